//! One line of a journal: an input of the rules, or something the table adds; and why a line was not written.

use std::fmt;

use crate::game::InputOf;
use crate::{BadConfig, Game, Input, Lot, Message, Proposal, Refused, Seat, SeatSet, TimeNote};

/// One line of the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<G: Game> {
    /// When, in milliseconds since 1970, where somebody noted it.
    pub at: Option<u64>,
    /// What.
    pub what: What<G>,
}

/// What an entry says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What<G: Game> {
    /// An input of the rules.
    Input(InputOf<G>),
    /// The commitment to the seed of its dice (docs/fair-chance.md), before anything else. New in records of the second form.
    Committed(String),
    /// Whoever sat down in a place before the start added this nonce, right after the commitment. New in records of the second
    /// form.
    Nonce(u8, String),
    /// Seats were drawn by lot, before anything but those. Whoever sat down in a place plays the seat it names, if it names one.
    /// New in records of the second form.
    Lot(Lot),
    /// Somebody sits down in a seat, or takes it over.
    Seated(Seat, String),
    /// The match goes back to what it was after this many entries.
    Takeback(usize),
    /// A seat gives up, and its team with it, unless the game has other words: [`Game::resign`].
    Resigned(Seat),
    /// A seat gives up and the match goes on without it: [`Game::leave`]. New in records of the second form.
    Left(Seat),
    /// A seat says yes to a draw, or takes that back. When all seats say yes the match is drawn. The voices
    /// count for one decision: they fall silent when its window closes, never at an edit inside it.
    Draw(Seat, bool),
    /// A seat says no to the draw that others offer: their voices fall silent, and they do not offer one again before the
    /// decision is taken. New in records of the second form.
    Declined(Seat),
    /// A seat proposes something to these others. New in records of the second form, as are the answers.
    Proposed(Seat, SeatSet, Proposal),
    /// A seat says yes to what is proposed.
    Consented(Seat),
    /// A seat says no to it, or takes its own proposal back.
    Dissented(Seat),
    /// Nobody holds a seat any more: whoever did gave it up, or was missing for too long. What was saved there in secret is
    /// cleared: [`Game::forget`]. New in records of the second form.
    Vacated(Seat),
    /// A seat that is awaited was told where to look, or what to play. A takeback does not undo it. New in records of the second form.
    Hinted(Seat),
    /// Something about the time of the match. New in records of the second form.
    Time(TimeNote),
    /// The match was closed without a result. It is kept as a draw whose `how` is `"abandoned"`, which
    /// does not count for ratings.
    Abandoned,
}

impl<G: Game> What<G> {
    /// Whether it seals the dice: a commitment, or a nonce.
    pub(crate) fn is_sealing(&self) -> bool {
        matches!(self, What::Committed(_) | What::Nonce(..))
    }
}

/// Why an entry was not written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryRefused<R> {
    /// The rules or the state of the match forbid the input.
    Input(Refused<R>),
    /// A takeback to an entry that is not there yet.
    NoSuchEntry,
    /// A player's name that a record cannot hold: empty, longer than 100 characters, or with line breaks.
    BadName,
    /// A commitment or a nonce that comes after something else, out of order, or is none.
    BadNonce,
    /// A lot that comes after something else, or that parts those who play together.
    BadLot,
    /// The seat has said that already.
    SaidAlready,
    /// Nobody else offers a draw.
    NoOffer,
    /// The seat's offer was declined in this decision already.
    Declined,
    /// Nothing is proposed that the seat could answer.
    NotAsked,
    /// Something else is proposed already, or this cannot be.
    BadProposal,
    /// Nobody holds the seat.
    Vacant,
    /// The game does not have that: no resigning here, or no draw by agreement.
    NotHere,
}

impl<R: crate::Refusal> EntryRefused<R> {
    /// The paragraph that forbids it, where a rule of the game does.
    pub fn paragraph(&self) -> Option<&'static str> {
        match self {
            EntryRefused::Input(refused) => refused.paragraph(),
            _ => None,
        }
    }

    /// The sentence for whoever tried.
    pub fn message(&self) -> Message {
        Message::new(match self {
            EntryRefused::Input(refused) => return refused.message(),
            EntryRefused::NoSuchEntry => "refused-no-such-entry",
            EntryRefused::BadName => "refused-bad-name",
            EntryRefused::BadNonce => "refused-bad-nonce",
            EntryRefused::BadLot => "refused-bad-lot",
            EntryRefused::SaidAlready => "refused-said-already",
            EntryRefused::NoOffer => "refused-no-offer",
            EntryRefused::Declined => "refused-draw-declined",
            EntryRefused::NotAsked => "refused-not-asked",
            EntryRefused::BadProposal => "refused-bad-proposal",
            EntryRefused::Vacant => "refused-vacant",
            EntryRefused::NotHere => "refused-not-here",
        })
    }
}

impl<R> From<Refused<R>> for EntryRefused<R> {
    fn from(refused: Refused<R>) -> Self {
        EntryRefused::Input(refused)
    }
}

impl<R: crate::Refusal> fmt::Display for EntryRefused<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryRefused::Input(refused) => refused.fmt(f),
            EntryRefused::NoSuchEntry => f.write_str("a takeback names an entry that is not there"),
            EntryRefused::BadName => f.write_str("a name has 1 to 100 characters on one line"),
            EntryRefused::BadNonce => {
                f.write_str("a commitment and nonces come before anything else, in the order of places")
            }
            EntryRefused::BadLot => f.write_str("lots come before anything else and keep sides together"),
            EntryRefused::SaidAlready => f.write_str("this seat has said so already"),
            EntryRefused::NoOffer => f.write_str("nobody offers a draw"),
            EntryRefused::Declined => f.write_str("the offer was declined in this decision"),
            EntryRefused::NotAsked => f.write_str("nothing is proposed that this seat could answer"),
            EntryRefused::BadProposal => f.write_str("this cannot be proposed here, or something else is"),
            EntryRefused::Vacant => f.write_str("nobody holds this seat"),
            EntryRefused::NotHere => f.write_str("this game does not have that"),
        }
    }
}

impl<R: crate::Refusal> std::error::Error for EntryRefused<R> {}

/// Why a match could not be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayFailed<R> {
    /// The config cannot be played.
    Config(BadConfig),
    /// The entry of this number, from 1, was refused.
    Entry(usize, EntryRefused<R>),
}

impl<G: Game> From<InputOf<G>> for What<G> {
    fn from(input: Input<G::Action, G::Chance>) -> Self {
        What::Input(input)
    }
}
