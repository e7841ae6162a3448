//! The positions since something last happened that starts the count anew, for repetition (§11.1).
//!
//! After forty quiet rounds the game is over (§11.2), so the history has a fixed size and is copied with the
//! state: searching allocates nothing.

/// Rounds without progress that end the game (§11.2).
pub(crate) const QUIET_ROUNDS: u16 = 40;

/// One position for each turn of four camps in those rounds.
const LONGEST: usize = 4 * QUIET_ROUNDS as usize;

/// Numbers of the positions at the start of each turn.
#[derive(Clone, Copy)]
pub(crate) struct History {
    keys: [u64; LONGEST],
    len: u16,
}

impl History {
    /// A history of nothing.
    pub(crate) fn new() -> Self {
        History { keys: [0; LONGEST], len: 0 }
    }

    /// Forgets everything.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a position. Tells how often it has been there, this time included.
    #[inline]
    pub(crate) fn push(&mut self, key: u64) -> usize {
        let before = self.count(key);
        self.keys[usize::from(self.len)] = key;
        self.len += 1;
        before + 1
    }

    /// How often a position is in it.
    #[inline]
    pub(crate) fn count(&self, key: u64) -> usize {
        self.positions().iter().filter(|seen| **seen == key).count()
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
