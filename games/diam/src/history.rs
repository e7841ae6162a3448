//! The positions since the last placing, for repetition and for the end of games that go nowhere.
//!
//! A placing can never be undone, so positions before it cannot come back; and after a hundred actions
//! without one the game is over (§9.3). The history is therefore short, of fixed size, and copied with
//! the state: searching allocates nothing.

/// How many actions without a placing end the game (§9.3).
pub(crate) const QUIET_LIMIT: usize = 100;

/// Keys of the positions since the last placing, the one right after it first.
#[derive(Clone, Copy)]
pub(crate) struct History {
    keys: [u64; QUIET_LIMIT],
    len: u8,
}

/// What a new position means for the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Recurrence {
    None,
    Third,
    Quiet,
}

impl History {
    /// A history with one position in it.
    pub(crate) fn new(key: u64) -> Self {
        let mut history = History { keys: [0; QUIET_LIMIT], len: 0 };
        history.restart(key);
        history
    }

    /// Forgets everything but this position: a piece was placed.
    #[inline]
    pub(crate) fn restart(&mut self, key: u64) {
        self.keys[0] = key;
        self.len = 1;
    }

    /// Adds the position after an action that placed nothing.
    #[inline]
    pub(crate) fn push(&mut self, key: u64) -> Recurrence {
        if self.count(key) >= 2 {
            return Recurrence::Third;
        }
        if usize::from(self.len) == QUIET_LIMIT {
            return Recurrence::Quiet;
        }
        self.keys[usize::from(self.len)] = key;
        self.len += 1;
        Recurrence::None
    }

    /// How often a position is in it.
    #[inline]
    pub(crate) fn count(&self, key: u64) -> usize {
        self.positions().iter().filter(|seen| **seen == key).count()
    }

    /// Actions since the last placing.
    pub(crate) fn quiet(&self) -> u8 {
        self.len.saturating_sub(1)
    }

    fn positions(&self) -> &[u64] {
        &self.keys[..usize::from(self.len)]
    }
}

impl PartialEq for History {
    fn eq(&self, other: &Self) -> bool {
        self.positions() == other.positions()
    }
}

impl Eq for History {}

impl std::fmt::Debug for History {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.positions()).finish()
    }
}
