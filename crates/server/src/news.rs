//! What somebody hears of all their tables at once: how many wait for them, where letters are unread, and that the lobby changed.
//!
//! A guest is told when a seat of theirs comes to be awaited or is awaited no more, which that seat knows by itself, and of
//! letters that a seat of theirs may read, and of nothing else.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use store::{Chair, MatchId, Status};
use tabletop::{Seat, SeatSet};
use tokio::sync::watch;
use utoipa::ToSchema;

use crate::House;
use crate::live_table::TableState;

/// The most tables that are named.
const MOST_NAMED: usize = 50;

/// Those who listen.
pub(crate) struct News {
    guests: Mutex<HashMap<String, watch::Sender<u64>>>,
    lobby: watch::Sender<u64>,
}

/// The tables that wait for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct WaitingTables {
    /// How many there are.
    pub count: usize,
    /// The oldest of them.
    pub tables: Vec<MatchId>,
    /// The tables at which letters are unread that one wants to hear of, whether they wait for one or not: the oldest. It is
    /// missing where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub letters: Vec<UnreadLetters>,
}

/// Letters that somebody has not read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct UnreadLetters {
    /// At which table.
    pub table: MatchId,
    /// How many.
    pub count: u32,
}

impl WaitingTables {
    /// None.
    pub(crate) const NONE: WaitingTables =
        WaitingTables { count: 0, tables: Vec::new(), letters: Vec::new() };
}

/// A message on somebody's own socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GuestMessage {
    /// The tables that wait for them.
    Waiting(WaitingTables),
    /// The lists of open or running tables are others now.
    Lobby {},
}

impl GuestMessage {
    /// As JSON.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("news are plain data")
    }
}

impl News {
    pub(crate) fn new() -> Self {
        News { guests: Mutex::default(), lobby: watch::channel(0).0 }
    }

    fn guests(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<u64>>> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hears of a guest's tables.
    pub(crate) fn of_guest(&self, guest: &str) -> watch::Receiver<u64> {
        let mut guests = self.guests();
        guests.entry(guest.to_owned()).or_insert_with(|| watch::channel(0).0).subscribe()
    }

    /// Hears of the lobby.
    pub(crate) fn of_lobby(&self) -> watch::Receiver<u64> {
        self.lobby.subscribe()
    }

    fn tell(&self, guest: &str) {
        if let Some(sender) = self.guests().get(guest) {
            sender.send_modify(|count| *count += 1);
        }
    }

    /// Forgets those who no longer listen.
    pub(crate) fn forget_deserted(&self) {
        self.guests().retain(|_, sender| sender.receiver_count() > 0);
    }
}

impl House {
    /// The tables that wait for a guest.
    pub(crate) async fn waiting_for(&self, guest: &str) -> Result<WaitingTables, store::StoreError> {
        let mut tables = self.store.waiting_for(guest).await?;
        let count = tables.len();
        tables.truncate(MOST_NAMED);
        let unread = self.store.unread(guest).await?.into_iter().take(MOST_NAMED);
        let letters = unread.map(|(table, count)| UnreadLetters { table, count }).collect();
        Ok(WaitingTables { count, tables, letters })
    }

    /// Tells those who hold one of these seats that there is a letter, and nobody else.
    pub(crate) fn tell_readers(&self, state: &TableState, seats: SeatSet) {
        let is_reader = |(seat, _): &(Seat, &Chair)| seats.has(*seat);
        let readers = state.chairs().filter(is_reader).filter_map(|(_, chair)| chair.holder());
        readers.for_each(|guest| self.news.tell(guest));
    }

    /// Tells somebody that they have read something, wherever else they look.
    pub(crate) fn tell_read(&self, guest: &str) {
        self.news.tell(guest);
    }

    /// Tells those whose seats are awaited now and were not, or the other way round.
    pub(crate) fn tell_guests(&self, state: &mut TableState, awaited: u16, status: Status) {
        for guest in state.unseated.drain(..) {
            self.news.tell(&guest);
        }
        let changed = awaited ^ state.row.summary.awaited;
        for (seat, chair) in state.chairs() {
            if let Chair::Guest { id, .. } = chair
                && changed & 1 << seat.index() != 0
            {
                self.news.tell(id);
            }
        }
        if status != state.row.summary.status {
            self.tell_lobby(state);
        }
    }

    /// Says that the lists are others now, if this table stands in them.
    pub(crate) fn tell_lobby(&self, state: &TableState) {
        // A table that only waits for those who sit there has nothing to offer to others.
        let is_offered = state.has_free_seats() || state.status() != Status::Open;
        if state.row.made.listed && is_offered {
            self.news.lobby.send_modify(|count| *count += 1);
        }
    }
}
