//! A match behind a guard: its rules run under it, and there is no other way to reach them.
//!
//! A panic in the rules, the drawing or the words of a game freezes that one table. Its journal is safe, and the rest of
//! the house goes on.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};

use catalog::Table;

use crate::error::ApiError;

/// A match that can be asked and changed only under a guard.
pub struct Guarded {
    id: String,
    table: Box<dyn Table>,
    is_frozen: AtomicBool,
}

impl std::fmt::Debug for Guarded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Guarded").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Runs rules that belong to no table, such as a picture of a game. A panic in them is an error like others.
pub fn guarded<T>(run: impl FnOnce() -> T) -> Result<T, ApiError> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|_| ApiError::fault())
}

/// The same beside all that waits, for what may take a while.
pub(crate) async fn played<T: Send + 'static>(
    play: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::task::spawn_blocking(play).await.unwrap_or_else(|_| Err(ApiError::fault()))
}

impl Guarded {
    /// Puts a match behind a guard.
    pub(crate) fn new(id: &str, table: Box<dyn Table>) -> Self {
        Guarded { id: id.to_owned(), table, is_frozen: AtomicBool::new(false) }
    }

    /// Whether a fault stopped it.
    pub fn is_frozen(&self) -> bool {
        self.is_frozen.load(Ordering::Relaxed)
    }

    /// Asks the match something.
    pub fn read<T>(&self, ask: impl FnOnce(&dyn Table) -> T) -> Result<T, ApiError> {
        catch_unwind(AssertUnwindSafe(|| ask(self.table.as_ref())))
            .map_err(|_| self.freeze("a panic in the rules"))
    }

    /// Changes the match, unless a fault stopped it.
    pub(crate) fn change<T>(&mut self, change: impl FnOnce(&mut dyn Table) -> T) -> Result<T, ApiError> {
        if self.is_frozen() {
            return Err(ApiError::frozen());
        }
        let changed = catch_unwind(AssertUnwindSafe(|| change(self.table.as_mut())));
        changed.map_err(|_| self.freeze("a panic in the rules"))
    }

    /// What was entered is on disk: it stays.
    pub(crate) fn settle(&mut self) {
        self.table.settle();
    }

    /// Drops what was entered since it was marked, and what a panic left half done with it.
    pub(crate) fn rewind(&mut self) {
        if catch_unwind(AssertUnwindSafe(|| self.table.rewind())).is_err() {
            self.freeze("a panic in the rules");
        }
    }

    /// It is thrown away: nothing changes it any more.
    pub(crate) fn retire(&self) {
        self.is_frozen.store(true, Ordering::Relaxed);
    }

    /// Stops it for good.
    pub(crate) fn freeze(&self, why: &str) -> ApiError {
        if !self.is_frozen.swap(true, Ordering::Relaxed) {
            tracing::error!(id = %self.id, why, "the table is frozen");
        }
        ApiError::frozen()
    }
}
