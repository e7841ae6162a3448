//! What is remembered of positions: how far each is from being settled, and of proven ones how long the win takes.

use std::collections::HashMap;

use super::Place;
use crate::mix::Mixed;

pub(super) const ENDLESS: u32 = u32::MAX;

/// How many positions would have to be proven, or disproven, to settle one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

impl Numbers {
    pub(super) const FRESH: Numbers = Numbers { proof: 1, disproof: 1 };
    pub(super) const NEITHER_YET: Numbers = Numbers { proof: ENDLESS, disproof: ENDLESS };

    pub(super) fn settled(won: bool) -> Self {
        if won { Numbers { proof: 0, disproof: ENDLESS } } else { Numbers { proof: ENDLESS, disproof: 0 } }
    }

    /// Seen by whoever is to move: what makes the choice, and what it would take to refute every choice.
    pub(super) fn seen(self, own: bool) -> (u32, u32) {
        if own { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }

    pub(super) fn from_seen((choice, refusal): (u32, u32), own: bool) -> Self {
        let (proof, disproof) = if own { (choice, refusal) } else { (refusal, choice) };
        Numbers { proof, disproof }
    }
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    numbers: Numbers,
    /// Expansions spent on it.
    work: u32,
    /// If proven, the most plies the win can take.
    rank: u16,
}

#[derive(Debug, Default)]
pub(super) struct Table {
    entries: HashMap<Place, Entry, Mixed>,
    proven: usize,
}

impl Table {
    pub(super) fn numbers(&self, place: Place) -> Numbers {
        self.entries.get(&place).map_or(Numbers::FRESH, |entry| entry.numbers)
    }

    pub(super) fn rank(&self, place: Place) -> Option<u16> {
        self.entries.get(&place).filter(|entry| entry.numbers.proof == 0).map(|entry| entry.rank)
    }

    pub(super) fn put(&mut self, place: Place, numbers: Numbers, work: u32, rank: u16) {
        self.proven += usize::from(numbers.proof == 0);
        let entry = self.entries.entry(place).or_insert(Entry { numbers, work: 0, rank });
        *entry = Entry { numbers, work: entry.work.saturating_add(work), rank };
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(super) fn proven(&self) -> usize {
        self.proven
    }

    pub(super) fn knows(&self, place: Place) -> bool {
        self.entries.contains_key(&place)
    }

    /// Takes back what was said of a position that is not proven.
    pub(super) fn forget(&mut self, place: Place) {
        debug_assert_eq!(self.rank(place), None, "proofs are never taken back");
        self.entries.remove(&place);
    }

    /// Forgets the unproven positions with the least work until a quarter is free, disproven ones later than others. Tells whether
    /// that was possible.
    pub(super) fn tidy(&mut self, limit: usize) -> bool {
        let goal = limit - limit / 4;
        let mut least = 2;
        while self.entries.len() > goal && self.proven < goal {
            self.entries.retain(|_, entry| {
                let worth =
                    if entry.numbers.disproof == 0 { entry.work.saturating_mul(16) } else { entry.work };
                entry.numbers.proof == 0 || (entry.work > 1 && worth >= least)
            });
            least *= 2;
        }
        self.entries.len() <= goal
    }
}
