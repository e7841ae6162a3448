//! Who is at a table, by their sockets there. Whoever has had none for a while is away: a page that is loaded anew, or a
//! train in a tunnel, is not.
//!
//! It is no part of the match and of no journal: a house that opens again learns it anew.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use tokio::time::Instant;

/// Who is here and who is away.
#[derive(Debug)]
pub struct Presence {
    /// How many sockets each has.
    sockets: BTreeMap<String, usize>,
    /// Since when those have none who had some.
    gone: BTreeMap<String, Instant>,
    /// Since when anything is known.
    since: Instant,
    away: BTreeSet<String>,
    /// Who has sockets on other nodes.
    elsewhere: BTreeSet<String>,
}

impl Default for Presence {
    fn default() -> Self {
        Self::new()
    }
}

impl Presence {
    /// Nobody is known yet.
    pub fn new() -> Self {
        Presence {
            sockets: BTreeMap::new(),
            gone: BTreeMap::new(),
            since: Instant::now(),
            away: BTreeSet::new(),
            elsewhere: BTreeSet::new(),
        }
    }

    /// Whether somebody is away.
    pub fn is_away(&self, guest: &str) -> bool {
        self.away.contains(guest)
    }

    /// Somebody opens a socket. Whether they were away.
    pub fn arrived(&mut self, guest: &str) -> bool {
        *self.sockets.entry(guest.to_owned()).or_default() += 1;
        self.gone.remove(guest);
        self.away.remove(guest)
    }

    /// Whether somebody has one here.
    pub fn is_here(&self, guest: &str) -> bool {
        self.sockets.contains_key(guest)
    }

    /// Somebody closes one.
    pub fn departed(&mut self, guest: &str) {
        let Some(count) = self.sockets.get_mut(guest) else { return };
        *count -= 1;
        if *count == 0 {
            self.sockets.remove(guest);
            self.gone.insert(guest.to_owned(), Instant::now());
        }
    }

    /// These and no others have sockets on other nodes. Whether one of them was away.
    pub fn note_elsewhere(&mut self, guests: Vec<String>) -> bool {
        let now: BTreeSet<String> = guests.into_iter().collect();
        for left in self.elsewhere.difference(&now).filter(|guest| !self.sockets.contains_key(*guest)) {
            self.gone.insert(left.clone(), Instant::now());
        }
        let before = self.away.len();
        self.away.retain(|guest| !now.contains(guest));
        self.elsewhere = now;
        self.away.len() < before
    }

    /// Of these, whoever has had no socket for so long is away. Whether that is news.
    pub fn note_away(&mut self, seated: &[String], patience: Duration) -> bool {
        let is_gone = |guest: &&String| {
            let since = self.gone.get(*guest).unwrap_or(&self.since);
            let is_there = self.sockets.contains_key(*guest) || self.elsewhere.contains(*guest);
            !is_there && since.elapsed() >= patience
        };
        let gone: Vec<String> = seated.iter().filter(is_gone).cloned().collect();
        // Whoever only watched is nobody to be missed.
        self.gone.retain(|guest, _| seated.contains(guest));
        let before = self.away.len();
        self.away.extend(gone);
        self.away.len() > before
    }
}
