//! What the orders of a phase look like to somebody who knows some of its casts and not others (§17.20).
//!
//! What came of an order is open to all; why it did may hang on a cast that is secret. Whoever does not know a cast is told what
//! the judge would say without it where that comes to the same, and that the cause is unknown where it does not. So an
//! explanation depends on what is open and on what its reader knows, and on nothing else.

use diplomacy::closing::{Done, judged};
use diplomacy::{Orders, Position, Province, Statuses};

use crate::opposition;
use crate::role::Divinity;
use crate::state::Rulebook;

/// Which casts of a phase somebody knows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Known {
    has: [bool; 2],
}

impl Known {
    /// Every way to know some of them, by [`Known::index`].
    pub const ALL: [Known; 4] = [
        Known { has: [false, false] },
        Known { has: [true, false] },
        Known { has: [false, true] },
        Known { has: [true, true] },
    ];

    /// The same and that of this one.
    #[must_use]
    pub const fn and(mut self, divinity: Divinity) -> Self {
        self.has[divinity.index()] = true;
        self
    }

    /// The same without that of this one.
    #[must_use]
    pub const fn without(mut self, divinity: Divinity) -> Self {
        self.has[divinity.index()] = false;
        self
    }

    /// Whether that of this one is known.
    pub const fn has(self, divinity: Divinity) -> bool {
        self.has[divinity.index()]
    }

    /// The place in lists of all ways.
    pub const fn index(self) -> usize {
        self.has[0] as usize + 2 * self.has[1] as usize
    }
}

/// The orders of a phase, and what was cast in it.
#[derive(Clone, Debug)]
pub(crate) struct Scenery {
    pub(crate) position: Position,
    pub(crate) orders: Orders,
    /// Where, by [`Divinity::index`].
    pub(crate) cast: [Option<Province>; 2],
    pub(crate) rulebook: Rulebook,
}

impl Scenery {
    /// What blessing and curse come to if only the known ones were cast.
    pub(crate) fn statuses(&self, known: Known) -> (Statuses, Option<opposition::Cancelled>) {
        let at = |divinity: Divinity| self.cast[divinity.index()].filter(|_| known.has(divinity));
        let (blessed, cursed) = (at(Divinity::Lord), at(Divinity::Devil));
        let settled =
            opposition::settle(&self.position, &self.orders, blessed, cursed, self.rulebook.opposition);
        (settled.statuses(self.rulebook.rout), settled.cancelled)
    }

    /// What was really done, as it looks to somebody who knows these.
    pub(crate) fn telling(&self, truth: &[Done], known: Known) -> Vec<Done> {
        let (_, thought) = judged(&self.position, &self.orders, self.statuses(known).0);
        let told = |(real, thought): (&Done, Done)| {
            let agrees = (real.ruling, real.is_dislodged) == (thought.ruling, thought.is_dislodged);
            let unexplained = Done { rule: None, compared: None, is_unexplained: true, ..*real };
            if agrees { thought } else { unexplained }
        };
        truth.iter().zip(thought).map(told).collect()
    }
}
