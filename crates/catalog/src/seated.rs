//! A match with its type hidden: how [`Show`], [`Play`] and [`Probe`] are answered from a [`Match`].
//!
//! [`Show`]: crate::Show
//! [`Play`]: crate::Play
//! [`Probe`]: crate::Probe

use tabletop::{
    Closing, Entry, Input, Match, MatchMark, Message, Moment, Notice, Pending, Proposal, Refused, Seat, What,
};
use words::Words;

use scene::{Content, Paint, Scene, Shape};

use crate::abilities::Abilities;
use crate::shelf::Listed;
use crate::{Fault, Table};

/// A match with the words its refusals are told in, and what its game can do.
pub(crate) struct Seated<G: Listed> {
    pub(crate) game: Match<G>,
    pub(crate) words: &'static Words,
    pub(crate) abilities: Abilities<G>,
    /// Where to go back to if what was entered cannot be written down.
    pub(crate) mark: Option<MatchMark<G>>,
}

impl<G: Listed> Table for Seated<G> {}

/// A match as it stood at an earlier entry.
pub(crate) struct Past<G: Listed> {
    pub(crate) config: G::Config,
    pub(crate) names: Vec<Option<String>>,
    pub(crate) abilities: Abilities<G>,
    pub(crate) moment: Moment<G>,
}

/// What can be shown: a match, or a moment of one.
pub(crate) trait Shown<G: Listed>: Send {
    fn moment(&self) -> &Moment<G>;
    fn options(&self) -> &G::Config;
    fn seated(&self) -> &[Option<String>];
    fn abilities(&self) -> &Abilities<G>;
}

impl<G: Listed> Shown<G> for Seated<G> {
    fn moment(&self) -> &Moment<G> {
        self.game.now()
    }

    fn options(&self) -> &G::Config {
        self.game.config()
    }

    fn seated(&self) -> &[Option<String>] {
        self.game.names()
    }

    fn abilities(&self) -> &Abilities<G> {
        &self.abilities
    }
}

impl<G: Listed> Shown<G> for Past<G> {
    fn moment(&self) -> &Moment<G> {
        &self.moment
    }

    fn options(&self) -> &G::Config {
        &self.config
    }

    fn seated(&self) -> &[Option<String>] {
        &self.names
    }

    fn abilities(&self) -> &Abilities<G> {
        &self.abilities
    }
}

impl<G: Listed> Seated<G> {
    pub(crate) fn new(game: Match<G>, words: &'static Words, abilities: Abilities<G>) -> Self {
        Seated { game, words, abilities, mark: None }
    }

    /// Enters something that was understood. Gives its line in the journal.
    pub(crate) fn enter_what(&mut self, at: Option<u64>, what: What<G>) -> Result<String, Fault> {
        let line = what.to_string();
        let entered = self.game.enter(Entry { at, what });
        entered.map_err(|refused| Fault::entry(&refused, self.words))?;
        Ok(line)
    }

    /// The action of an entry, by its number.
    pub(crate) fn action_of(&self, entry: usize) -> Option<(Seat, String)> {
        match &self.game.journal()[entry - 1].what {
            What::Input(Input::Act(seat, action)) => Some((*seat, action.to_string())),
            _ => None,
        }
    }

    pub(crate) fn refuse(&self, refused: Refused<G::Refusal>) -> Fault {
        Fault::refused(&refused, self.words)
    }

    pub(crate) fn must_wait_for_chance(&self) -> Result<(), Fault> {
        match self.game.pending() {
            Pending::Chance => Ok(()),
            Pending::Over(_) => Err(self.refuse(Refused::Over)),
            Pending::Seats { .. } => Err(self.refuse(Refused::OutOfTurn)),
        }
    }

    pub(crate) fn must_be_open(&self) -> Result<(), Fault> {
        match self.game.pending() {
            Pending::Over(_) => Err(self.refuse(Refused::Over)),
            Pending::Chance | Pending::Seats { .. } => Ok(()),
        }
    }

    pub(crate) fn must_be_seat(&self, seat: Seat) -> Result<(), Fault> {
        if seat.index() < usize::from(self.game.state().seats()) {
            Ok(())
        } else {
            Err(self.refuse(Refused::NoSuchSeat))
        }
    }

    pub(crate) fn must_await(&self, seat: Seat) -> Result<(), Fault> {
        self.must_be_seat(seat)?;
        match self.game.pending() {
            Pending::Seats { must, .. } if must.has(seat) => Ok(()),
            Pending::Seats { .. } => Err(self.refuse(Refused::NotYourMove)),
            Pending::Over(_) => Err(self.refuse(Refused::Over)),
            Pending::Chance => Err(self.refuse(Refused::OutOfTurn)),
        }
    }
}

pub(crate) fn as_words<S>(notice: &Notice<S>, tell: impl Fn(&S) -> Message) -> Message {
    match notice {
        Notice::Seen(seen) => tell(seen),
        Notice::Drawn => Message::new("notice-drawn"),
        Notice::Seated { name, .. } => Message::new("notice-seated").with("name", name.clone()),
        Notice::Draw { seat, yes: true } => Message::new("notice-draw").with("seat", *seat),
        Notice::Draw { seat, yes: false } => Message::new("notice-no-draw").with("seat", *seat),
        Notice::Declined { seat } => Message::new("notice-declined").with("seat", *seat),
        Notice::TakenBack { .. } => Message::new("notice-taken-back"),
        Notice::Left { seat } => Message::new("notice-left").with("seat", *seat),
        Notice::Proposed { seat, proposal } => proposed(*seat, *proposal),
        Notice::Consented { seat } => Message::new("notice-consented").with("seat", *seat),
        Notice::Dissented { seat } => Message::new("notice-dissented").with("seat", *seat),
        Notice::Vacated { name, .. } => Message::new("notice-vacated").with("name", name.clone()),
        Notice::Hinted { seat } => Message::new("notice-hinted").with("seat", *seat),
        Notice::Time { how, seat: Some(seat) } => Message::new(how).with("seat", *seat),
        Notice::Time { how, seat: None } => Message::new(how),
        Notice::Closed { seat: Some(seat), .. } => Message::new("notice-resigned").with("seat", *seat),
        Notice::Closed { how: "agreed", .. } => Message::new("notice-agreed"),
        Notice::Closed { .. } => Message::new("notice-abandoned"),
    }
}

fn proposed(by: Seat, proposal: Proposal) -> Message {
    let said = |key| Message::new(key).with("seat", by);
    match proposal {
        Proposal::Pause => said("notice-proposed-pause"),
        Proposal::Resume => said("notice-proposed-resume"),
        Proposal::Takeback { .. } => said("notice-proposed-takeback"),
        Proposal::Bot { seat, .. } => said("notice-proposed-bot").with("other", seat),
    }
}

/// The table closed the match: the game's drawing does not know.
pub(crate) fn close(scene: &mut Scene, closing: &Closing) {
    scene.caption = match (closing.how, closing.seat) {
        (_, Some(seat)) => Message::new("closed-resigned").with("seat", seat),
        ("agreed", None) => Message::new("closed-agreed"),
        _ => Message::new("closed-abandoned"),
    };
    // Nobody is on turn any more.
    let is_turn = |shape: &Shape| shape.stroke.is_some_and(|stroke| stroke.paint == Paint::Colour("active"));
    scene.overlays.retain(|overlay| !is_turn(&overlay.shape));
    scene.panels.retain(|panel| !matches!(panel.content, Content::Queue(_)));
    for panel in &mut scene.panels {
        panel.is_active = false;
        if let Content::Tray(tray) = &mut panel.content {
            tray.slots.iter_mut().for_each(|slot| slot.is_active = false);
        }
    }
}
