//! Agreements by seats that need not act: a vote for which nobody waits, an offer with terms.
//!
//! A game puts these into its state and their steps among its actions; the seats concerned stand in
//! `may`. They never block the match, and an offer that is not answered is refused when its window
//! expires.

use serde::Serialize;

use crate::{Seat, SeatSet};

/// A vote that passes when everybody entitled says yes. Who said yes may be secret: the game's view
/// decides what it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Ballot {
    yes: SeatSet,
}

impl Ballot {
    /// Puts a seat's voice in, or takes it back. Tells whether that changed anything.
    pub fn set(&mut self, seat: Seat, yes: bool) -> bool {
        let before = self.yes;
        self.yes = if yes { before.with(seat) } else { before.without(seat) };
        self.yes != before
    }

    /// Whether this seat says yes.
    pub fn has(&self, seat: Seat) -> bool {
        self.yes.has(seat)
    }

    /// Who says yes.
    pub fn voices(&self) -> SeatSet {
        self.yes
    }

    /// Whether all of these seats say yes.
    pub fn passes(&self, entitled: SeatSet) -> bool {
        entitled.minus(self.yes).is_empty()
    }
}

/// Terms put by one seat to others, in force once all of them agree.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Offer<T> {
    /// Who offers.
    pub by: Seat,
    /// What: an indemnity, a number of prisoners.
    pub terms: T,
    /// Whose answer is still out.
    pub open: SeatSet,
}

impl<T> Offer<T> {
    /// Terms put to these seats.
    pub fn new(by: Seat, to: SeatSet, terms: T) -> Self {
        Offer { by, terms, open: to.without(by) }
    }

    /// A seat agrees. Tells whether now everybody has.
    pub fn agree(&mut self, seat: Seat) -> bool {
        self.open = self.open.without(seat);
        self.open.is_empty()
    }
}
