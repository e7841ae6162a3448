//! The positions since the last placing, for repetition and for the end of games that go nowhere.
//!
//! A placing can never be undone, so positions before it cannot come back; and after a hundred actions
//! without one the game is over (§9.3). The history is therefore short, of fixed size, and copied with
//! the state: searching allocates nothing.

use tabletop::Past;

/// How many actions without a placing end the game (§9.3).
pub(crate) const QUIET_LIMIT: usize = 100;

/// Keys of the positions since the last placing, the one right after it first. That one is written down
/// only when something follows that can lead back to it: placings are most of what playouts do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct History(Past<{ QUIET_LIMIT + 1 }>);

/// What a new position means for the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Recurrence {
    None,
    Third,
    Quiet,
}

impl History {
    /// A history of nothing.
    pub(crate) fn new() -> Self {
        History(Past::new())
    }

    /// Forgets everything: a piece was placed.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Whether not even the position right after the last placing is in it.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Writes down the position right after a placing.
    #[inline]
    pub(crate) fn begin(&mut self, key: u64) {
        self.0.clear();
        self.0.push(key);
    }

    /// Adds the position after an action that placed nothing, the last one included that ends the game.
    #[inline]
    pub(crate) fn push(&mut self, key: u64) -> Recurrence {
        if self.0.push(key) >= 3 {
            Recurrence::Third
        } else if usize::from(self.quiet()) >= QUIET_LIMIT {
            Recurrence::Quiet
        } else {
            Recurrence::None
        }
    }

    /// How often a position is in it.
    #[inline]
    pub(crate) fn count(&self, key: u64) -> usize {
        self.0.count(key)
    }

    /// Actions since the last placing.
    pub(crate) fn quiet(&self) -> u8 {
        self.0.len().saturating_sub(1) as u8
    }
}
