//! Who may think: a few bots at a time, and beside them one master, which thinks with every core.
//!
//! A master never takes the place of others, or a table with one would make the bots of all tables wait for as long as it
//! thinks. Nor does it hold up people: its threads get the processor when nobody else of the house wants it.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;

use catalog::{Unwanted, while_wanted};
use tabletop::TOP_LEVEL;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The places for bots that think.
#[derive(Debug)]
pub struct Places {
    all: usize,
    free: Arc<Semaphore>,
    master: Arc<Semaphore>,
}

/// A place to think in. It is given back when it is dropped, or when the thought ends that was begun in it.
#[derive(Debug)]
pub struct ThinkingPlace {
    permit: OwnedSemaphorePermit,
    is_masters: bool,
}

impl Places {
    /// So many, and one for a master.
    pub fn new(bots: usize) -> Self {
        let all = bots.max(1);
        Places { all, free: Arc::new(Semaphore::new(all)), master: Arc::new(Semaphore::new(1)) }
    }

    /// Waits for a place for a bot of this level.
    pub async fn take(&self, level: u8) -> ThinkingPlace {
        let is_masters = level >= TOP_LEVEL;
        let places = if is_masters { &self.master } else { &self.free };
        let permit = Arc::clone(places).acquire_owned().await.expect("places are never taken away");
        ThinkingPlace { permit, is_masters }
    }

    /// How many think, the master among them.
    pub fn taken(&self) -> usize {
        self.all + 1 - self.free.available_permits() - self.master.available_permits()
    }
}

impl ThinkingPlace {
    /// Thinks beside all that waits, and ends early when nobody wants it any more; the place is held for as long as the
    /// thought goes on, whoever waits for it. Nothing comes of a thought that panics.
    pub async fn think<T: Send + 'static>(
        self,
        unwanted: &Unwanted,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let unwanted = unwanted.clone();
        let thinking = tokio::task::spawn_blocking(move || {
            let ThinkingPlace { permit: _permit, is_masters } = self;
            let think = || while_wanted(&unwanted, thought);
            if is_masters { behind_all(think) } else { think() }
        });
        thinking.await.ok()
    }
}

/// On a thread of its own, which gets the processor when nobody else wants it, as do those that it begins.
fn behind_all<T: Send>(run: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| {
        let running = scope.spawn(|| {
            step_back();
            run()
        });
        running.join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

/// Puts this thread behind all others. Elsewhere than on Linux that would be the whole house.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, LAST) {
        tracing::debug!(%error, "a master thinks with the same right as everybody");
    }
}

/// As far back as there is.
#[cfg(target_os = "linux")]
const LAST: i32 = 19;
