//! Who is at a table, by their sockets there. Whoever has had none for a while is away: a page that is loaded anew, or a
//! train in a tunnel, is not.
//!
//! It is no part of the match and of no journal: a house that opens again learns it anew.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use tokio::time::Instant;

/// Who is here and who is away.
pub(crate) struct Presence {
    /// How many sockets each has.
    sockets: BTreeMap<String, usize>,
    /// Since when those have none who had some.
    gone: BTreeMap<String, Instant>,
    /// Since when anything is known.
    since: Instant,
    away: BTreeSet<String>,
}

impl Presence {
    pub(crate) fn new() -> Self {
        Presence {
            sockets: BTreeMap::new(),
            gone: BTreeMap::new(),
            since: Instant::now(),
            away: BTreeSet::new(),
        }
    }

    /// Whether somebody is away.
    pub(crate) fn is_away(&self, guest: &str) -> bool {
        self.away.contains(guest)
    }

    /// Somebody opens a socket. Whether they were away.
    pub(crate) fn arrived(&mut self, guest: &str) -> bool {
        *self.sockets.entry(guest.to_owned()).or_default() += 1;
        self.gone.remove(guest);
        self.away.remove(guest)
    }

    /// Somebody closes one.
    pub(crate) fn departed(&mut self, guest: &str) {
        let Some(count) = self.sockets.get_mut(guest) else { return };
        *count -= 1;
        if *count == 0 {
            self.sockets.remove(guest);
            self.gone.insert(guest.to_owned(), Instant::now());
        }
    }

    /// Of these, whoever has had no socket for so long is away. Whether that is news.
    pub(crate) fn note_away(&mut self, seated: &[String], patience: Duration) -> bool {
        let is_gone = |guest: &&String| {
            let since = self.gone.get(*guest).unwrap_or(&self.since);
            !self.sockets.contains_key(*guest) && since.elapsed() >= patience
        };
        let gone: Vec<String> = seated.iter().filter(is_gone).cloned().collect();
        // Whoever only watched is nobody to be missed.
        self.gone.retain(|guest, _| seated.contains(guest));
        let before = self.away.len();
        self.away.extend(gone);
        self.away.len() > before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn only_a_longer_absence_is_one() {
        let patience = Duration::from_secs(10);
        let (mut room, ana) = (Presence::new(), "ana".to_owned());
        let seated = [ana.clone()];
        assert!(!room.note_away(&seated, patience), "nothing is known yet");
        tokio::time::advance(patience).await;
        assert!(room.note_away(&seated, patience) && room.is_away(&ana), "she never came");
        assert!(!room.note_away(&seated, patience), "that is no news");
        assert!(room.arrived(&ana) && !room.is_away(&ana));
        assert!(!room.arrived(&ana), "a second window");
        room.departed(&ana);
        tokio::time::advance(patience).await;
        assert!(!room.note_away(&seated, patience), "one is still open");
        room.departed(&ana);
        tokio::time::advance(patience / 2).await;
        assert!(!room.note_away(&seated, patience) && !room.arrived(&ana), "she only loaded the page anew");
        room.departed(&ana);
        tokio::time::advance(patience).await;
        assert!(room.note_away(&seated, patience));
        assert!(!room.note_away(&[], patience), "whoever does not sit here is not missed");
    }
}
