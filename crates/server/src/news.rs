//! What somebody hears of all their tables at once: how many wait for them, where letters are unread, and that the lobby changed.
//!
//! A guest is told when a seat of theirs comes to be awaited or is awaited no more, which that seat knows by itself, and of
//! letters that a seat of theirs may read, and of nothing else.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use store::{Chair, Heard, MatchId, Status};
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

    /// Tells somebody who listens on this node.
    pub(crate) fn tell_here(&self, guest: &str) {
        if let Some(sender) = self.guests().get(guest) {
            sender.send_modify(|count| *count += 1);
        }
    }

    /// Tells those who listen to the lobby on this node.
    pub(crate) fn tell_lobby_here(&self) {
        self.lobby.send_modify(|count| *count += 1);
    }

    /// Tells everybody on this node to look anew.
    pub(crate) fn tell_everybody_here(&self) {
        self.guests().values().for_each(|sender| sender.send_modify(|count| *count += 1));
        self.tell_lobby_here();
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
        readers.for_each(|guest| self.tell_guest(guest));
    }

    /// Tells somebody that they have read something, wherever else they look.
    pub(crate) fn tell_read(&self, guest: &str) {
        self.tell_guest(guest);
    }

    /// Tells somebody, on whichever node they listen.
    fn tell_guest(&self, guest: &str) {
        self.news.tell_here(guest);
        self.store.tell(Heard::Guest(guest.to_owned()));
    }

    /// Tells those whose seats are awaited now and were not, or the other way round.
    pub(crate) fn tell_guests(&self, state: &mut TableState, awaited: u16, status: Status) {
        for guest in state.unseated.drain(..) {
            self.tell_guest(&guest);
        }
        awaited_otherwise(state, awaited).for_each(|guest| self.tell_guest(guest));
        if status != state.row.summary.status {
            self.tell_lobby(state);
        }
    }

    /// The same for a change that another node made: whoever listens elsewhere was told there.
    pub(crate) fn tell_guests_here(&self, state: &TableState, awaited: u16) {
        awaited_otherwise(state, awaited).for_each(|guest| self.news.tell_here(guest));
    }

    /// Says that the lists are others now, if this table stands in them.
    pub(crate) fn tell_lobby(&self, state: &TableState) {
        // A table that only waits for those who sit there has nothing to offer to others.
        let is_offered = state.has_free_seats() || state.status() != Status::Open;
        if state.row.made.listed && is_offered {
            self.news.tell_lobby_here();
            self.store.tell(Heard::Lobby);
        }
    }
}

/// Those whose seats are awaited now and were not, or the other way round.
fn awaited_otherwise(state: &TableState, awaited: u16) -> impl Iterator<Item = &str> {
    let changed = awaited ^ state.row.summary.awaited;
    let is_changed = move |(seat, _): &(Seat, &Chair)| changed & 1 << seat.index() != 0;
    state.chairs().filter(is_changed).filter_map(|(_, chair)| chair.holder())
}
