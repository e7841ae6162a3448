//! One table in memory: a cache of what the store holds. What is entered runs ahead of the disk only as long as the
//! table is held, and is dropped again if it could not be written.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::time::Duration;

use catalog::Look;
use scene::Tree;
use serde_json::Value;
use store::{
    Chair, Channel, ChatLine, Guest, JournalLine, MatchRow, NewMatch, Place, Status, Stretch, Summary,
};
use tabletop::{Pending, Press, Seat, SeatSet, Viewer, Window};
use tokio::sync::{Mutex, MutexGuard, watch};
use words::Lang;

use crate::audience::{Audience, ViewerKind};
use crate::bot_names::bot_name;
use crate::bots::Thought;
use crate::clock::Clock;
use crate::error::ApiError;
use crate::guarded::Guarded;
use crate::letters::Letters;
use crate::plans::{Plan, Step, read_plans};
use crate::presence::Presence;
use crate::wire::{DrawCard, Holder, Invitation, LogLine, Own, Played, SeatCard, TableCard, Talk};

/// A table and those who follow it.
#[derive(Debug)]
pub struct LiveTable {
    /// Its match.
    pub id: String,
    /// Whose it is, if it is a private branch: to everybody else there is no such table.
    pub(crate) only_for: Option<String>,
    state: Mutex<TableState>,
    /// Grows with every change: whoever holds several seats looks which of them is to act.
    turns: watch::Sender<u64>,
    /// Grows when somebody sits down.
    sittings: watch::Sender<u64>,
}

/// Who sits there and what has happened.
pub struct TableState {
    /// The match as it is kept.
    pub row: MatchRow,
    /// The match itself.
    pub game: Guarded,
    /// Its time, derived from its journal.
    pub(crate) clock: Clock,
    /// What was said.
    pub(crate) chat: Vec<ChatLine>,
    /// How much of it among those who watch.
    watchers_said: usize,
    /// Whether the last line of it is not on disk yet.
    pub(crate) is_saying: bool,
    /// What seats wrote to each other.
    pub(crate) letters: Letters,
    /// The versions that the entries made, in order.
    pub(crate) seqs: Vec<u32>,
    pub(crate) audiences: Vec<Audience>,
    /// The bots that are thinking, each about a window: none thinks twice about one.
    pub(crate) thinking: BTreeMap<Seat, Thought>,
    /// The hint that is thought about, if somebody asked for one.
    pub(crate) hinting: Option<Thought>,
    /// What the last hint came to: for which seat in which window, and what a bot would do there.
    pub(crate) advice: Option<(Seat, Window, String)>,
    config: Value,
    /// Grows when a card would be another one.
    pub(crate) cards: u32,
    /// Who is here, by their sockets, and who has been gone for a while.
    presence: Presence,
    /// Whether what is being entered gives seats to others: nobody looks at it from a seat that may be theirs no more.
    pub(crate) is_reseated: bool,
    /// Who sat where before what is being entered, if that gives seats to others.
    pub(crate) sat_before: Option<Vec<Chair>>,
    /// The veiled seats that what is being entered gives to others: those who follow from there come anew, and nobody else.
    pub(crate) handed: SeatSet,
    /// Who had put themselves down before what is being entered, if that changes it.
    pub(crate) placed_before: Option<Vec<Place>>,
    /// Whether it was a branch and is no more: whoever follows it is sent away.
    pub(crate) is_thrown_away: bool,
    /// Who gave up a seat and has not been told what that means for their lists.
    pub(crate) unseated: Vec<String>,
    /// What seats would answer, which is theirs alone.
    pub(crate) plans: BTreeMap<Seat, Vec<Step>>,
    /// The same before what is being entered, if that changes it.
    pub(crate) planned_before: Option<BTreeMap<Seat, Vec<Step>>>,
}

impl std::fmt::Debug for TableState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableState").field("match", &self.row.made.id).finish_non_exhaustive()
    }
}

/// A table while it is held. Whoever found a fault in it tells those who follow when they let go of it.
#[derive(Debug)]
pub struct Held<'a>(MutexGuard<'a, TableState>);

impl Deref for Held<'_> {
    type Target = TableState;

    fn deref(&self) -> &TableState {
        &self.0
    }
}

impl DerefMut for Held<'_> {
    fn deref_mut(&mut self) -> &mut TableState {
        &mut self.0
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        if self.0.game.is_frozen() {
            self.0.audiences.iter_mut().for_each(Audience::freeze);
        }
    }
}

impl LiveTable {
    pub(crate) fn new(state: TableState) -> Self {
        let made = &state.row.made;
        let (id, host) = (made.id.clone(), made.host.clone());
        let only_for = made.branch_of.is_some().then_some(host);
        let (turns, sittings) = (watch::channel(0).0, watch::channel(0).0);
        LiveTable { id, only_for, state: Mutex::new(state), turns, sittings }
    }

    /// The table, for as long as it is held.
    pub async fn hold(&self) -> Held<'_> {
        Held(self.state.lock().await)
    }

    /// Hears when somebody sat down.
    pub(crate) fn sittings(&self) -> watch::Receiver<u64> {
        self.sittings.subscribe()
    }

    /// Says that somebody did.
    pub(crate) fn seats_changed(&self) {
        self.sittings.send_modify(|count| *count += 1);
    }

    /// Hears when it may be another's turn.
    pub(crate) fn turns(&self) -> watch::Receiver<u64> {
        self.turns.subscribe()
    }

    /// Says that it may be.
    pub(crate) fn turn(&self) {
        self.turns.send_modify(|count| *count += 1);
    }
}

impl TableState {
    /// A table from what the store holds of it. One whose journal cannot be replayed is frozen as far as it came.
    pub(crate) fn replay(kept: Stretch, game: Guarded) -> Self {
        let Stretch { row, journal, chat, letters, plans } = kept;
        let config = serde_json::from_str(&row.made.config).unwrap_or_default();
        let watchers_said = chat.iter().filter(|line| line.channel == Channel::Watchers).count();
        let clock = Clock::of(&row.made);
        // A game that cannot say is frozen by then.
        let letters = Letters::new(game.read(|table| table.press()).unwrap_or(Press::NONE), letters);
        let mut state = TableState {
            row,
            game,
            clock,
            chat,
            watchers_said,
            is_saying: false,
            letters,
            seqs: Vec::new(),
            audiences: Vec::new(),
            thinking: BTreeMap::new(),
            hinting: None,
            advice: None,
            config,
            cards: 0,
            presence: Presence::new(),
            is_reseated: false,
            handed: SeatSet::EMPTY,
            placed_before: None,
            sat_before: None,
            is_thrown_away: false,
            unseated: Vec::new(),
            plans: read_plans(plans),
            planned_before: None,
        };
        if state.take_in(&journal).is_err() {
            state.game.freeze("its journal cannot be replayed");
        }
        // Most tables that are loaded rest again soon.
        drop(state.game.change(|table| table.shrink()));
        state
    }

    /// Enters lines that are on disk.
    pub(crate) fn take_in(&mut self, journal: &[JournalLine]) -> Result<(), ApiError> {
        for line in journal {
            self.enter_line(line.at, &line.text)?;
            self.seqs.push(line.seq);
        }
        Ok(())
    }

    /// Where it stands.
    pub fn status(&self) -> Status {
        self.row.summary.status
    }

    /// Whether it is over.
    pub(crate) fn is_over(&self) -> bool {
        self.status() == Status::Over
    }

    /// The seats a guest holds.
    pub fn seats_of(&self, guest: &str) -> Vec<Seat> {
        let holds = |chair: &Chair| matches!(chair, Chair::Guest { id, .. } if id == guest);
        self.chairs().filter(|(_, chair)| holds(chair)).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn chairs(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        let chairs = &self.row.made.chairs;
        Seat::all(chairs.len() as u8).zip(chairs)
    }

    /// The level of the bot in a seat, if there is one.
    pub fn bot_in(&self, seat: Seat) -> Option<u8> {
        match self.row.made.chairs[seat.index()] {
            Chair::Bot { level } | Chair::Standin { level, .. } => Some(level),
            Chair::Open | Chair::Invite { .. } | Chair::Guest { .. } => None,
        }
    }

    pub(crate) fn has_bots(&self) -> bool {
        self.chairs().any(|(seat, _)| self.bot_in(seat).is_some())
    }

    /// The bots that owe an answer: their seats, their levels and the decision. One that has an answer to a deal
    /// comes before those that are awaited.
    pub(crate) fn bots_to_act(&self) -> Result<Vec<(Seat, u8, Window)>, ApiError> {
        if self.status() != Status::Running || self.game.is_frozen() || !self.has_bots() {
            return Ok(Vec::new());
        }
        self.game.read(|table| match table.pending() {
            Pending::Seats { must, may, window } => {
                let bot = |seat| Some((seat, self.bot_in(seat)?, window));
                let replying = may.iter().filter_map(bot).find(|(seat, ..)| table.reply(*seat).is_some());
                match replying {
                    Some(bot) => vec![bot],
                    None => must.iter().filter_map(bot).collect(),
                }
            }
            Pending::Chance | Pending::Over(_) => Vec::new(),
        })
    }

    /// Whether somebody can still sit down.
    pub(crate) fn has_free_seats(&self) -> bool {
        self.chairs().any(|(_, chair)| matches!(chair, Chair::Open | Chair::Invite { .. }))
    }

    /// What lists show of it. O(seats).
    pub(crate) fn summary(&self) -> Result<Summary, ApiError> {
        let summary = self.game.read(|table| {
            let seats = || Seat::all(table.seats());
            let mask = |is_in: &dyn Fn(Seat) -> bool| {
                seats().filter(|seat| is_in(*seat)).fold(0, |mask, seat| mask | 1 << seat.index())
            };
            let veiled = mask(&|seat| !table.knows_player(Viewer::Public, seat));
            let is_over = table.pending().outcome().is_some();
            // Until everybody sits somebody may still sit down, or owe the dice a nonce.
            if !is_over && !table.is_begun() {
                return Summary { veiled, ..Summary::OPEN };
            }
            let awaits = |seat: Seat| match table.waiting(seat.into()) {
                Pending::Seats { must, .. } => must.has(seat),
                Pending::Chance | Pending::Over(_) => false,
            };
            Summary {
                status: if is_over { Status::Over } else { Status::Running },
                awaited: if is_over { 0 } else { mask(&awaits) },
                owes: false,
                actions: table.actions_told(Viewer::Public) as u32,
                veiled,
                ..Summary::OPEN
            }
        })?;
        let is_over = summary.status == Status::Over;
        Ok(Summary {
            owes: summary.status == Status::Running && self.owes()?,
            due: self.clock.due().map(|due| due.at),
            deadline: self.clock.deadline().filter(|_| !is_over),
            earliest: self.clock.earliest().filter(|_| !is_over),
            touched: self.row.summary.touched,
            wanted: summary.status == Status::Running
                && self
                    .chairs()
                    .any(|(seat, chair)| chair.is_offered() && summary.veiled & 1 << seat.index() == 0),
            ..summary
        })
    }

    fn owes(&self) -> Result<bool, ApiError> {
        self.game.read(|table| match table.pending() {
            Pending::Seats { must, may, .. } if self.has_bots() => {
                let is_bot = |seat: Seat| self.bot_in(seat).is_some();
                must.iter().any(is_bot) || may.iter().any(|seat| is_bot(seat) && table.reply(seat).is_some())
            }
            Pending::Chance => true,
            Pending::Seats { .. } | Pending::Over(_) => false,
        })
    }

    /// As whom a guest sees the table: as asked, if that seat is theirs; else from the seat of theirs that is to act;
    /// else from their first seat; else as the public. And whether they sit there.
    pub fn kind(&self, guest: Option<&Guest>, asked: Option<Viewer>) -> Result<ViewerKind, ApiError> {
        let own = guest.map(|guest| self.seats_of(&guest.id)).unwrap_or_default();
        let is_seated = !own.is_empty();
        let viewer = match asked {
            Some(Viewer::Seat(seat)) if !own.contains(&seat) => {
                return Err(ApiError::forbidden("not-your-seat", "somebody else sits there"));
            }
            Some(viewer) => viewer,
            None => self.viewer_of(&own)?,
        };
        Ok(ViewerKind { viewer, is_seated })
    }

    fn viewer_of(&self, own: &[Seat]) -> Result<Viewer, ApiError> {
        let awaited = match own {
            [] | [_] => None,
            _ => match self.game.read(|table| table.pending())? {
                Pending::Seats { must, .. } => own.iter().copied().find(|seat| must.has(*seat)),
                Pending::Chance | Pending::Over(_) => None,
            },
        };
        Ok(awaited.or(own.first().copied()).map_or(Viewer::Public, Viewer::Seat))
    }

    /// What a viewer's card is made from: the seats as they are, and the players that the viewer may know.
    pub(crate) fn card_key(&self, who: Viewer) -> Result<(u32, u16), ApiError> {
        let known = self.game.read(|table| {
            let known = Seat::all(table.seats()).filter(|seat| table.knows_player(who, *seat));
            known.fold(0, |mask, seat| mask | 1 << seat.index())
        })?;
        Ok((self.cards, known))
    }

    /// The table for somebody who may know the players of these seats.
    pub(crate) fn card(&self, known: u16) -> TableCard {
        let made = &self.row.made;
        // Before the start nobody sits anywhere, and who has come is nobody's business.
        let gathering = self.gathering();
        let known = if gathering.is_some() { 0 } else { known };
        TableCard {
            gathering,
            share_minutes: made.share,
            id: made.id.clone(),
            game: made.game.clone(),
            rules: made.rules,
            config: self.config.clone(),
            status: self.status(),
            listed: made.listed,
            lot: made.lot && self.status() == Status::Open,
            time: self.clock.pace.clone(),
            press: self.press_card(),
            branch_of: made.branch_of.clone(),
            created: made.created,
            commitment: self.is_provable().then(|| fair::commitment(&made.id, &made.seed)),
            seats: self
                .chairs()
                .map(|(seat, chair)| {
                    seat_card(made, seat, known & 1 << seat.index() != 0, self.is_away(chair))
                })
                .collect(),
        }
    }

    /// Whether its dice can be proved, or will be when it begins.
    fn is_provable(&self) -> bool {
        self.game.read(|table| table.entries() == 0 || table.nonces().is_some()).unwrap_or(false)
    }

    /// The record as far as a viewer may have it: opened once the match is over.
    pub(crate) fn record(&self, who: Viewer, lang: Lang) -> Result<String, ApiError> {
        let made = &self.row.made;
        let (mut text, opened) = self.game.read(|table| {
            let is_open = table.pending().outcome().is_some() && table.nonces().is_some();
            (table.record_for(who, lang), is_open.then(|| table.prove(&made.id, &made.seed)))
        })?;
        match opened {
            Some(Ok(opened)) => text += &opened.to_string(),
            Some(Err(fault)) => {
                tracing::error!(id = %made.id, %fault, "the dice of a match cannot be proved");
            }
            None => {}
        }
        Ok(text)
    }

    /// Whether whoever holds a seat has been gone for a while. Once it is over nobody is waited for.
    pub(crate) fn is_away(&self, chair: &Chair) -> bool {
        matches!(chair, Chair::Guest { id, .. } if self.presence.is_away(id)) && !self.is_over()
    }

    /// Somebody opens a socket here.
    pub(crate) fn arrived(&mut self, guest: &str) -> Result<(), ApiError> {
        if self.presence.arrived(guest) { self.show_presence() } else { Ok(()) }
    }

    /// Somebody closes one.
    pub(crate) fn departed(&mut self, guest: &str) {
        self.presence.departed(guest);
    }

    /// Whether somebody has a socket here, on this node.
    pub(crate) fn is_here(&self, guest: &str) -> bool {
        self.presence.is_here(guest)
    }

    /// Notes who has one on another node.
    pub(crate) fn note_elsewhere(&mut self, guests: Vec<String>) -> Result<(), ApiError> {
        if self.presence.note_elsewhere(guests) { self.show_presence() } else { Ok(()) }
    }

    /// Notes who has been gone for so long.
    pub(crate) fn note_away(&mut self, patience: Duration) -> Result<(), ApiError> {
        let sits = |chair: &Chair| match chair {
            Chair::Guest { id, .. } => Some(id.clone()),
            Chair::Open | Chair::Invite { .. } | Chair::Bot { .. } | Chair::Standin { .. } => None,
        };
        let seated: Vec<String> = self.row.made.chairs.iter().filter_map(sits).collect();
        if self.presence.note_away(&seated, patience) { self.show_presence() } else { Ok(()) }
    }

    /// Shows who is here. It is no part of the match: nothing is written.
    fn show_presence(&mut self) -> Result<(), ApiError> {
        self.cards += 1;
        self.look()?;
        self.publish();
        Ok(())
    }

    /// What is personal about it.
    pub(crate) fn own(&self, guest: Option<&Guest>) -> Own {
        let Some(guest) = guest else { return Own::default() };
        let link = |(seat, chair): (Seat, &Chair)| match chair {
            Chair::Invite { token, .. } => {
                Some(Invitation { seat, link: format!("/table/{}?invite={token}", self.row.made.id) })
            }
            Chair::Open | Chair::Guest { .. } | Chair::Bot { .. } | Chair::Standin { .. } => None,
        };
        let is_host = guest.id == self.row.made.host;
        let invites = self.chairs().filter(|_| is_host).filter_map(link).collect();
        let owes = |(seat, chair): (Seat, &Chair)| {
            let is_owed = matches!(chair, Chair::Guest { id, nonce: None, .. } if *id == guest.id);
            (is_owed && self.status() == Status::Open).then_some(seat)
        };
        let keeps = |(seat, chair): (Seat, &Chair)| {
            matches!(chair, Chair::Standin { id, .. } if *id == guest.id && !self.is_over()).then_some(seat)
        };
        Own {
            seats: self.seats_of(&guest.id),
            invites,
            owes: self.chairs().filter_map(owes).collect(),
            kept: self.chairs().filter_map(keeps).collect(),
            host: is_host,
            hints: self.plays_bots_alone(&guest.id).unwrap_or(false),
            down: self.down(&guest.id),
            substitute: self.substitute(&guest.id),
            plans: self
                .seats_of(&guest.id)
                .into_iter()
                .filter(|seat| !self.plan_of(*seat).is_empty())
                .map(|seat| Plan { seat, steps: self.plan_of(seat).to_vec() })
                .collect(),
        }
    }

    /// What some kinds of viewers see.
    pub(crate) fn looks(&self, kinds: &[ViewerKind]) -> Result<Vec<Look>, ApiError> {
        if kinds.is_empty() {
            return Ok(Vec::new());
        }
        let has_moves = self.status() == Status::Running && !self.game.is_frozen();
        let viewers: Vec<_> = kinds.iter().map(|kind| (kind.viewer, has_moves)).collect();
        self.game.read(|table| table.looks(&viewers))
    }

    /// What a viewer's seat can do.
    pub(crate) fn tree_for(&self, who: Viewer) -> Result<Tree, ApiError> {
        match who.seat().filter(|_| self.status() == Status::Running && !self.game.is_frozen()) {
            Some(seat) => self.game.read(|table| table.tree(seat)),
            None => Ok(Tree::default()),
        }
    }

    pub(crate) fn draw_card(&self, who: Viewer) -> Result<DrawCard, ApiError> {
        let is_on = self.status() == Status::Running && !self.game.is_frozen();
        let can = is_on && !self.shows_bots(who)?;
        // Whoever said yes may always take that back.
        let may = |table: &dyn catalog::Table| {
            who.seat().is_none_or(|seat| table.may_agree(seat) || table.draw_voices().has(seat))
        };
        self.game.read(|table| DrawCard {
            offered: table.draw_voices(),
            can: can && table.has_table_draw() && may(table),
        })
    }

    /// How many entries stay when a viewer takes their last decision back: nothing where the rules of takeback do not allow
    /// it, or where the viewer may not know who would have to agree. O(what came since that decision).
    pub(crate) fn takeback(&self, who: Viewer) -> Result<Option<usize>, ApiError> {
        let held = who.seat().and_then(|seat| self.row.made.chairs.get(seat.index()));
        let Some(Chair::Guest { id, .. }) = held else { return Ok(None) };
        if self.status() != Status::Running || self.game.is_frozen() {
            return Ok(None);
        }
        let own = self.seats_of(id).into_iter().fold(SeatSet::EMPTY, SeatSet::with);
        self.game.read(|table| {
            let others = SeatSet::all(table.seats()).minus(own);
            let are_known = others.iter().all(|seat| table.knows_player(who, seat));
            are_known.then(|| table.before_last_decision(own)).flatten()
        })
    }

    /// Whether a viewer knows of a bot at the table: with those no draw can be agreed on.
    pub(crate) fn shows_bots(&self, who: Viewer) -> Result<bool, ApiError> {
        let bots = || self.chairs().filter(|(seat, _)| self.bot_in(*seat).is_some());
        self.game.read(|table| bots().any(|(seat, _)| table.knows_player(who, seat)))
    }

    /// What a viewer was told after a number of its own.
    pub(crate) fn log_for(&self, who: Viewer, after: usize) -> Result<Vec<LogLine>, ApiError> {
        let log = self.game.read(|table| table.log(who, after))?;
        let line = |(told, number): (catalog::LogLine, usize)| LogLine {
            number,
            text: told.text,
            action: told.action.map(|(seat, text)| Played { seat, text }),
        };
        Ok(log.into_iter().zip(after + 1..).map(line).collect())
    }

    /// How many lines of talk a kind of viewer may hear. O(1).
    pub(crate) fn heard_by(&self, kind: ViewerKind) -> usize {
        match (self.is_over(), kind.is_seated) {
            (true, _) => self.chat.len(),
            (false, true) => self.chat.len() - self.watchers_said,
            (false, false) => self.watchers_said,
        }
    }

    /// The talk that a kind of viewer may hear, without the first lines: at the table for those seated, the watchers'
    /// for the others, both once it is over. O(what was said since).
    pub(crate) fn talk_for(&self, kind: ViewerKind, after: usize) -> Result<Vec<Talk>, ApiError> {
        let is_over = self.is_over();
        let may_hear = |line: &&ChatLine| is_over || (line.channel == Channel::Table) == kind.is_seated;
        let heard = self.heard_by(kind);
        let fresh = self.chat.iter().rev().filter(may_hear).take(heard.saturating_sub(after));
        let numbered = fresh.zip((1..=heard as u32).rev());
        let mut talk = Vec::new();
        for (line, n) in numbered {
            let name = self.knows_guest(kind.viewer, &line.guest)?.then(|| line.name.clone());
            talk.push(Talk { n, channel: line.channel, name, text: line.text.clone(), at: line.at });
        }
        talk.reverse();
        Ok(talk)
    }

    /// Whether a viewer may know who somebody is: whoever sits in none but seats whose players the viewer does not
    /// know stays unknown.
    fn knows_guest(&self, who: Viewer, guest: &str) -> Result<bool, ApiError> {
        let seats = self.seats_of(guest);
        let knows = |table: &dyn catalog::Table| seats.iter().any(|seat| table.knows_player(who, *seat));
        Ok(seats.is_empty() || self.game.read(knows)?)
    }

    /// Somebody said something.
    pub(crate) fn hear(&mut self, line: ChatLine) {
        self.watchers_said += usize::from(line.channel == Channel::Watchers);
        self.chat.push(line);
    }

    /// Somebody says something that is not on disk yet.
    pub(crate) fn hear_tried(&mut self, line: ChatLine) {
        self.hear(line);
        self.is_saying = true;
    }

    /// Nobody said what is not on disk.
    pub(crate) fn unhear(&mut self) {
        if std::mem::take(&mut self.is_saying) {
            let last = self.chat.pop();
            self.watchers_said -= usize::from(last.is_some_and(|line| line.channel == Channel::Watchers));
        }
    }

    /// How many entries there were when a version was made.
    pub(crate) fn entries_at(&self, seq: u32) -> usize {
        self.seqs.partition_point(|other| *other <= seq)
    }

    /// Everybody who follows looks at what is being entered.
    pub(crate) fn look(&mut self) -> Result<(), ApiError> {
        if self.is_reseated {
            return Ok(());
        }
        let mut audiences = std::mem::take(&mut self.audiences);
        let kinds: Vec<ViewerKind> = audiences.iter().map(|audience| audience.kind).collect();
        let is_theirs = |kind: &ViewerKind| kind.viewer.seat().is_none_or(|seat| !self.handed.has(seat));
        let looked = self.looks(&kinds).and_then(|looks| {
            let mut pairs = audiences.iter_mut().zip(looks).filter(|(audience, _)| is_theirs(&audience.kind));
            pairs.try_for_each(|(audience, look)| audience.look(self, look))
        });
        self.audiences = audiences;
        looked
    }

    /// What was entered is on disk: everybody who follows hears of it. Where seats have become others' they come anew.
    pub(crate) fn publish(&mut self) {
        if std::mem::take(&mut self.is_reseated) {
            self.audiences.clear();
        }
        let handed = std::mem::replace(&mut self.handed, SeatSet::EMPTY);
        self.audiences.retain(|audience| audience.kind.viewer.seat().is_none_or(|seat| !handed.has(seat)));
        self.audiences.iter_mut().for_each(Audience::publish);
    }

    /// The sockets of a kind, made if they are the first.
    pub(crate) fn audience(&mut self, kind: ViewerKind) -> Result<&Audience, ApiError> {
        let at = match self.audiences.iter().position(|audience| audience.kind == kind) {
            Some(at) => at,
            None => {
                let new = Audience::new(self, kind)?;
                self.audiences.push(new);
                self.audiences.len() - 1
            }
        };
        Ok(&self.audiences[at])
    }

    /// Forgets the kinds that nobody follows any more.
    pub(crate) fn forget_deserted(&mut self) {
        self.audiences.retain(|audience| !audience.is_deserted());
        self.audiences.shrink_to_fit();
    }
}

/// Who holds a seat, for somebody who may know it or not. The one place through which a seat's holder leaves the house.
pub(crate) fn seat_card(made: &NewMatch, seat: Seat, is_known: bool, is_away: bool) -> SeatCard {
    let card = |kind, name, level| SeatCard {
        seat,
        kind,
        name,
        level,
        away: false,
        offered: false,
        stands_in: None,
    };
    match &made.chairs[seat.index()] {
        _ if !is_known => card(Holder::Hidden, None, None),
        Chair::Open => card(Holder::Open, None, None),
        Chair::Invite { .. } => card(Holder::Invite, None, None),
        Chair::Guest { name, offered, .. } => {
            SeatCard { away: is_away, offered: *offered, ..card(Holder::Guest, Some(name.clone()), None) }
        }
        Chair::Standin { level, name, .. } => SeatCard {
            stands_in: Some(name.clone()),
            ..card(Holder::Bot, Some(bot_name(&made.id, seat.index(), *level).to_owned()), Some(*level))
        },
        bot @ Chair::Bot { level } => {
            // Not by its seat: a lot may give it another.
            let nth = made.chairs[..seat.index()].iter().filter(|other| *other == bot).count();
            card(Holder::Bot, Some(bot_name(&made.id, nth, *level).to_owned()), Some(*level))
        }
    }
}
