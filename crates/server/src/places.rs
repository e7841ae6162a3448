//! Who may think: a few bots at a time, and beside them one master, which thinks with every core.
//!
//! A master never takes the place of others, or a table with one would make the bots of all tables wait for as long as it
//! thinks.

use std::sync::Arc;
use tabletop::TOP_LEVEL;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The places for bots that think.
#[derive(Debug)]
pub struct Places {
    all: usize,
    free: Arc<Semaphore>,
    master: Arc<Semaphore>,
}

impl Places {
    /// So many, and one for a master.
    pub fn new(bots: usize) -> Self {
        let all = bots.max(1);
        Places { all, free: Arc::new(Semaphore::new(all)), master: Arc::new(Semaphore::new(1)) }
    }

    /// Waits for a place for a bot of this level. Whoever drops it gives it back.
    pub async fn take(&self, level: u8) -> OwnedSemaphorePermit {
        let places = if level >= TOP_LEVEL { &self.master } else { &self.free };
        Arc::clone(places).acquire_owned().await.expect("places are never taken away")
    }

    /// How many think, the master among them.
    pub fn taken(&self) -> usize {
        self.all + 1 - self.free.available_permits() - self.master.available_permits()
    }
}
