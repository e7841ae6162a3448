//! A hall of watchers at one table: sockets without a cookie.

use std::cell::Cell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::live::Live;

/// A move that nobody heard of after this long was a secret one.
const SECRET: Duration = Duration::from_millis(50);

/// Nothing takes longer than this, or it failed.
const PATIENCE: Duration = Duration::from_secs(20);

/// All who watch. They go when this is dropped.
pub struct Hall {
    seen: Rc<Seen>,
    /// The last frame that was waited for.
    last: Cell<u64>,
    /// They stop when this is dropped.
    watchers: JoinSet<()>,
}

/// How far they have seen.
#[derive(Default)]
struct Seen {
    /// The last frame that anybody has.
    newest: Cell<u64>,
    /// How many have it.
    have_it: Cell<usize>,
    /// The last frame that all have.
    all: Cell<u64>,
    changed: Notify,
}

impl Hall {
    /// Opens so many sockets.
    pub async fn open(address: SocketAddr, table: &str, watchers: usize) -> Result<Self> {
        let mut hall = Hall { seen: Rc::default(), last: Cell::default(), watchers: JoinSet::new() };
        for _ in 0..watchers {
            let live = Live::open(address, table, "").await?;
            hall.seen.newest.set(live.seen.number);
            hall.seen.all.set(live.seen.number);
            hall.last.set(live.seen.number);
            hall.watchers.spawn_local(watch(live, hall.seen.clone(), watchers));
        }
        Ok(hall)
    }

    /// Waits until all have seen what anybody has; a little, for what nobody may see.
    pub async fn has_seen(&self) -> Result<()> {
        let last = self.last.get();
        let newer = self.until(|seen| seen.newest.get() > last);
        if timeout(SECRET, newer).await.is_ok() {
            let all = self.until(|seen| seen.all.get() == seen.newest.get());
            timeout(PATIENCE, all).await.context("watchers do not see a move in time")?;
        }
        self.last.set(self.seen.newest.get());
        Ok(())
    }

    async fn until(&self, is_so: impl Fn(&Seen) -> bool) {
        while !is_so(&self.seen) {
            self.seen.changed.notified().await;
        }
    }
}

async fn watch(mut live: Live, seen: Rc<Seen>, watchers: usize) {
    let mut number = live.seen.number;
    while live.next().await.is_ok() {
        if live.seen.number == number {
            continue;
        }
        number = live.seen.number;
        if number > seen.newest.replace(number.max(seen.newest.get())) {
            seen.have_it.set(0);
        }
        if number == seen.newest.get() {
            seen.have_it.set(seen.have_it.get() + 1);
        }
        if seen.have_it.get() == watchers {
            seen.all.set(number);
        }
        seen.changed.notify_one();
    }
}
