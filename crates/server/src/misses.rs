//! How often an address asks for tables that are not there. Whoever has the address of a table may watch it, so that nobody may
//! find addresses by trying: after too many in a minute nothing is looked up for them until that minute is over.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// How long misses are counted together.
const MINUTE: Duration = Duration::from_secs(60);

/// Goes with an answer that says that a table is not there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Missed;

/// The misses of every address that had some.
#[derive(Debug)]
pub(crate) struct Misses {
    by_address: Mutex<HashMap<IpAddr, (Instant, u32)>>,
    most: u32,
}

impl Misses {
    pub(crate) fn new(most: u32) -> Self {
        Misses { by_address: Mutex::default(), most }
    }

    fn hold(&self) -> MutexGuard<'_, HashMap<IpAddr, (Instant, u32)>> {
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long an address must wait before anything is looked up for it again; nothing if it need not.
    pub(crate) fn wait(&self, address: IpAddr) -> Option<Duration> {
        let (since, count) = self.hold().get(&address).copied()?;
        if count < self.most {
            return None;
        }
        MINUTE.checked_sub(since.elapsed())
    }

    /// One more.
    pub(crate) fn note(&self, address: IpAddr) {
        let mut misses = self.hold();
        let (since, count) = misses.entry(address).or_insert((Instant::now(), 0));
        if since.elapsed() >= MINUTE {
            (*since, *count) = (Instant::now(), 0);
        }
        *count = count.saturating_add(1);
    }

    /// Forgets those whose minute is over.
    pub(crate) fn forget_calm(&self) {
        let mut misses = self.hold();
        misses.retain(|_, (since, _)| since.elapsed() < MINUTE);
        misses.shrink_to_fit();
    }

    pub(crate) fn len(&self) -> usize {
        self.hold().len()
    }
}
