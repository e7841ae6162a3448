//! Those who follow a table, by kind: one picture, one frame and one encoding for all sockets of a kind.
//!
//! A frame is the difference between two pictures owed to a kind of viewer, and is made from those two alone. A change
//! that the kind may not know of leaves its picture as it is: nothing is sent, merged or counted. Frames are made while
//! a change is entered and sent once it is on disk.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use catalog::Look;
use scene::{Node, Scene, SceneChange, Tree};
use serde_json::value::RawValue;
use tabletop::{Asking, Viewer, Waiting};
use tokio::sync::broadcast;

use crate::error::ApiError;
use crate::live_table::TableState;
use crate::wire::{DrawCard, Frame, LetterCard, LogLine, TableCard, TableMessage, Talk, TimeCard, Whole};

/// How many frames a slow socket may be behind before it gets the whole instead.
const BACKLOG: usize = 32;
/// A tree of moves that is longer travels level by level, in bytes.
pub(crate) const LARGEST_TREE: usize = 16 * 1024;

/// A viewer and the talk it hears: sockets of one kind get the same bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ViewerKind {
    /// As whom they see the table.
    pub viewer: Viewer,
    /// Whether they hear those at the table, or those who watch.
    pub is_seated: bool,
}

/// What a kind of viewer is owed at one moment. Of what only grows it holds the length.
pub(crate) struct Picture {
    pub(crate) card: Arc<TableCard>,
    /// What the card was made from: if that is the same, so is the card.
    card_key: (u32, u16),
    waiting: Waiting,
    scene: Arc<Scene>,
    pub(crate) moves: Arc<Tree>,
    told: usize,
    heard: usize,
    hears_all: bool,
    letters: usize,
    reads_all: bool,
    draw: DrawCard,
    takeback: bool,
    clock: Option<TimeCard>,
    asking: Option<Asking>,
    rematch: Option<String>,
    frozen: bool,
}

/// The tree of moves as it travels: level by level if it is large.
pub(crate) fn encoded(moves: &[Node]) -> Box<RawValue> {
    let all = encoded_whole(moves);
    if all.get().len() > LARGEST_TREE { encoded_whole(&Tree::level(moves).nodes) } else { all }
}

/// The same in one piece, however large: for those who are asked once and cannot be asked for more.
pub(crate) fn encoded_whole(moves: &[Node]) -> Box<RawValue> {
    serde_json::value::to_raw_value(moves).expect("moves are plain data")
}

impl Picture {
    /// What a kind of viewer is owed now, asked for by itself.
    pub(crate) fn new(state: &TableState, kind: ViewerKind) -> Result<Self, ApiError> {
        let look = state.looks(&[kind])?.pop().ok_or_else(ApiError::fault)?;
        Picture::of(state, kind, look, None)
    }

    /// What a kind of viewer is owed now. What did not change is taken from the picture before.
    fn of(
        state: &TableState,
        kind: ViewerKind,
        look: Look,
        before: Option<&Picture>,
    ) -> Result<Self, ApiError> {
        let who = kind.viewer;
        let key = state.card_key(who)?;
        let card = match before.filter(|before| before.card_key == key) {
            Some(before) => Arc::clone(&before.card),
            None => {
                // What changed may concern players that this kind does not know: then nothing did.
                let card = state.card(key.1);
                match before.filter(|before| *before.card == card) {
                    Some(before) => Arc::clone(&before.card),
                    None => Arc::new(card),
                }
            }
        };
        let moves = match before.filter(|before| *before.moves == look.moves) {
            Some(before) => Arc::clone(&before.moves),
            None => Arc::new(look.moves),
        };
        Ok(Picture {
            card,
            card_key: key,
            waiting: look.waiting,
            scene: look.scene,
            moves,
            told: state.game.read(|table| table.told_by(who, usize::MAX))?,
            heard: state.heard_by(kind),
            hears_all: state.is_over(),
            letters: state.letters_read_by(who),
            reads_all: state.is_press_open(),
            draw: state.draw_card(who)?,
            takeback: state.takeback(who)?.is_some(),
            clock: state.time_card()?,
            asking: state.game.read(|table| table.asking())?.filter(|asking| !asking.is_agreed()),
            rematch: state.row.rematch.clone(),
            frozen: state.game.is_frozen(),
        })
    }

    /// All of it, with what was told after a number.
    pub(crate) fn whole<'a>(
        &'a self,
        state: &TableState,
        kind: ViewerKind,
        number: u64,
        since: usize,
        now: u64,
        board: &'a str,
    ) -> Result<Whole<'a>, ApiError> {
        let since = since.min(self.told);
        Ok(Whole {
            number,
            viewer: kind.viewer,
            board,
            table: &self.card,
            waiting: &self.waiting,
            scene: &self.scene,
            moves: encoded(&self.moves.nodes),
            told: self.told,
            since,
            log: state.log_for(kind.viewer, since)?,
            talk: state.talk_for(kind, 0)?,
            letters: state.letters_for(kind.viewer, 0),
            draw: self.draw,
            takeback: self.takeback,
            now,
            clock: self.clock.as_ref(),
            asking: self.asking.into_iter().map(Into::into).collect(),
            rematch: self.rematch.as_deref(),
            frozen: self.frozen,
        })
    }

    /// The frame that leads from another picture to this one, if they differ.
    fn frame(&self, before: &Picture, number: u64, fresh: Fresh) -> Option<String> {
        let Fresh { log, talk, letters } = fresh;
        let moves = (!Arc::ptr_eq(&self.moves, &before.moves)).then(|| encoded(&self.moves.nodes));
        let (talk, all_talk) =
            if self.hears_all == before.hears_all { (talk, None) } else { (Vec::new(), Some(talk)) };
        let (letters, all_letters) =
            if self.reads_all == before.reads_all { (letters, None) } else { (Vec::new(), Some(letters)) };
        let frame = Frame {
            table: (!Arc::ptr_eq(&self.card, &before.card)).then_some(&*self.card),
            waiting: (self.waiting != before.waiting).then_some(&self.waiting),
            scene: SceneChange::between(&before.scene, &self.scene),
            moves,
            log,
            talk,
            all_talk,
            letters,
            all_letters,
            draw: (self.draw != before.draw).then_some(self.draw),
            takeback: (self.takeback != before.takeback).then_some(self.takeback),
            clock: self.clock.as_ref().filter(|clock| Some(*clock) != before.clock.as_ref()),
            asking: (self.asking != before.asking).then(|| self.asking.into_iter().map(Into::into).collect()),
            rematch: self.rematch.as_deref().filter(|_| self.rematch != before.rematch),
            frozen: (self.frozen != before.frozen).then_some(self.frozen),
            ..Frame::empty(number)
        };
        (!frame.is_empty()).then(|| TableMessage::Frame(frame).text())
    }
}

/// What a picture has and the one before it has not, of what only grows.
struct Fresh {
    log: Vec<LogLine>,
    talk: Vec<Talk>,
    letters: Vec<LetterCard>,
}

impl Fresh {
    /// Where more of the past may be known now, all of it. O(what is fresh).
    fn between(
        state: &TableState,
        kind: ViewerKind,
        now: &Picture,
        before: &Picture,
    ) -> Result<Self, ApiError> {
        let heard = if now.hears_all == before.hears_all { before.heard } else { 0 };
        let read = if now.reads_all == before.reads_all { before.letters } else { 0 };
        Ok(Fresh {
            log: if now.told > before.told { state.log_for(kind.viewer, before.told)? } else { Vec::new() },
            talk: if now.heard > heard { state.talk_for(kind, heard)? } else { Vec::new() },
            letters: if now.letters > read { state.letters_for(kind.viewer, read) } else { Vec::new() },
        })
    }
}

/// All sockets of one kind.
pub(crate) struct Audience {
    pub(crate) kind: ViewerKind,
    pub(crate) picture: Picture,
    pub(crate) number: u64,
    sender: broadcast::Sender<Utf8Bytes>,
    /// The picture after what is being entered, and the frames that lead there: owed once it is on disk.
    next: Option<Picture>,
    owed: Vec<String>,
}

impl Audience {
    pub(crate) fn new(state: &TableState, kind: ViewerKind) -> Result<Self, ApiError> {
        let picture = Picture::new(state, kind)?;
        let sender = broadcast::Sender::new(BACKLOG);
        Ok(Audience { kind, picture, number: 0, sender, next: None, owed: Vec::new() })
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Utf8Bytes> {
        self.sender.subscribe()
    }

    pub(crate) fn is_deserted(&self) -> bool {
        self.sender.receiver_count() == 0
    }

    /// Looks at the table while something is being entered. O(what the kind sees).
    pub(crate) fn look(&mut self, state: &TableState, look: Look) -> Result<(), ApiError> {
        let before = self.next.as_ref().unwrap_or(&self.picture);
        let now = Picture::of(state, self.kind, look, Some(before))?;
        let fresh = Fresh::between(state, self.kind, &now, before)?;
        let number = self.number + self.owed.len() as u64 + 1;
        if let Some(frame) = now.frame(before, number, fresh) {
            self.owed.push(frame);
            self.next = Some(now);
        }
        Ok(())
    }

    /// What was entered is on disk: everybody hears of it.
    pub(crate) fn publish(&mut self) {
        self.number += self.owed.len() as u64;
        for frame in self.owed.drain(..) {
            // Nobody may be there any more.
            drop(self.sender.send(frame.into()));
        }
        if let Some(next) = self.next.take() {
            self.picture = next;
        }
    }

    /// What was entered never happened.
    pub(crate) fn forget(&mut self) {
        self.owed.clear();
        self.next = None;
    }

    /// A fault stopped the table: that is said without asking its rules.
    pub(crate) fn freeze(&mut self) {
        self.forget();
        if !self.picture.frozen {
            self.picture.frozen = true;
            self.number += 1;
            let frame = Frame { frozen: Some(true), ..Frame::empty(self.number) };
            drop(self.sender.send(TableMessage::Frame(frame).text().into()));
        }
    }
}
