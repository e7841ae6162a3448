//! One table in memory: a cache of what the store holds, changed only after the store has it.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};

use catalog::Table;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::{Appended, Chair, ChatLine, JournalLine, MatchRow, Status, Store};
use tabletop::{Dice, Pending, Seat, Viewer, Window};
use tokio::sync::{Mutex, watch};

use crate::error::ApiError;

/// A table and those who watch it.
pub struct Desk {
    /// Its match.
    pub id: String,
    seating: Mutex<Seating>,
    changes: watch::Sender<u64>,
    frozen: AtomicBool,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Who sits there and what has happened.
pub struct Seating {
    /// The match as it is kept.
    pub row: MatchRow,
    /// The match itself.
    pub table: Box<dyn Table>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    keys: BTreeMap<String, u32>,
}

impl std::fmt::Debug for Seating {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seating").field("match", &self.row.made.id).finish_non_exhaustive()
    }
}

/// Something to be entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Submit {
    /// The entry, as a record writes it.
    pub line: String,
    /// The decision it answers, where it answers one.
    pub window: Option<Window>,
    /// The submit's idempotency key.
    pub key: Option<String>,
}

impl Seating {
    /// The seats a guest holds.
    pub fn seats_of(&self, guest: &str) -> Vec<Seat> {
        let holds = |chair: &Chair| matches!(chair, Chair::Guest { id, .. } if id == guest);
        Seat::all(self.table.seats()).filter(|seat| holds(&self.row.made.chairs[seat.index()])).collect()
    }

    /// The entry that was made with an idempotency key, if one was.
    pub(crate) fn seq_of(&self, key: &str) -> Option<u32> {
        self.keys.get(key).copied()
    }

    /// The level of the bot in a seat, if there is one.
    pub fn bot_in(&self, seat: Seat) -> Option<u8> {
        match self.row.made.chairs[seat.index()] {
            Chair::Bot { level } => Some(level),
            Chair::Open | Chair::Invite { .. } | Chair::Guest { .. } => None,
        }
    }

    /// A bot that is awaited, or that has an answer to a deal: its seat, its level and the decision.
    pub fn bot_to_act(&self) -> Option<(Seat, u8, Window)> {
        if self.row.made.status != Status::Running {
            return None;
        }
        match self.table.pending() {
            Pending::Seats { must, may, window } => {
                let bot = |seat| Some((seat, self.bot_in(seat)?, window));
                let mut replying =
                    may.iter().filter_map(bot).filter(|(seat, ..)| self.table.reply(*seat).is_some());
                replying.next().or_else(|| must.iter().find_map(bot))
            }
            Pending::Chance | Pending::Over(_) => None,
        }
    }

    fn take_in(&mut self, line: &JournalLine) -> Result<(), ApiError> {
        self.table.enter_line(line.at, &line.text)?;
        self.row.entries = line.seq;
        if let Some(key) = &line.key {
            self.keys.insert(key.clone(), line.seq);
        }
        Ok(())
    }
}

impl Desk {
    /// A table from what the store holds of it. One whose journal cannot be replayed is frozen as far as it came.
    pub(crate) fn new(
        row: MatchRow,
        table: Box<dyn Table>,
        journal: &[JournalLine],
        chat: Vec<ChatLine>,
    ) -> Self {
        let id = row.made.id.clone();
        let mut seating = Seating { row: MatchRow { entries: 0, ..row }, table, chat, keys: BTreeMap::new() };
        let replayed =
            catch_unwind(AssertUnwindSafe(|| journal.iter().try_for_each(|line| seating.take_in(line))));
        let is_whole = matches!(replayed, Ok(Ok(())));
        if !is_whole {
            tracing::error!(%id, "a journal cannot be replayed; the table is frozen");
        }
        let (changes, _) = watch::channel(0);
        Desk { id, seating: Mutex::new(seating), changes, frozen: AtomicBool::new(!is_whole) }
    }

    /// The table, for as long as it is held.
    pub async fn seating(&self) -> tokio::sync::MutexGuard<'_, Seating> {
        self.seating.lock().await
    }

    /// Hears of every change.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Tells that something changed.
    pub fn tell(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// Whether the table was stopped by a fault of the program. Its journal is safe.
    pub fn is_frozen(&self) -> bool {
        self.frozen.load(Ordering::Relaxed)
    }

    /// Runs rules. A panic in them freezes this table alone.
    pub fn guarded<T>(&self, run: impl FnOnce() -> T) -> Result<T, ApiError> {
        catch_unwind(AssertUnwindSafe(run)).map_err(|_| {
            if !self.frozen.swap(true, Ordering::Relaxed) {
                tracing::error!(id = %self.id, "a panic in the rules; the table is frozen");
                self.tell();
            }
            frozen()
        })
    }

    /// Enters something: checked, on disk, then in memory. Gives the entry's number; a repeated submit gives the
    /// first one's.
    pub(crate) async fn enter(
        &self,
        store: &dyn Store,
        now: u64,
        seating: &mut Seating,
        submit: &Submit,
    ) -> Result<u32, ApiError> {
        if self.is_frozen() {
            return Err(frozen());
        }
        loop {
            if let Some(seq) = submit.key.as_ref().and_then(|key| seating.seq_of(key)) {
                return Ok(seq);
            }
            if submit.window.is_some() && seating.table.pending().window() != submit.window {
                return Err(late(seating));
            }
            self.guarded(|| seating.table.check_line(&submit.line))??;
            let line = JournalLine {
                seq: seating.row.entries + 1,
                at: now,
                text: submit.line.clone(),
                key: submit.key.clone(),
            };
            match store.append(&self.id, line.clone()).await? {
                Appended::Written => {
                    self.guarded(|| seating.take_in(&line))??;
                    return Ok(line.seq);
                }
                Appended::Repeated(seq) => return Ok(seq),
                Appended::Taken => {
                    // Another node, or a request that was dropped after its commit, was here: read on.
                    let more = store.journal(&self.id, seating.row.entries).await?;
                    if more.is_empty() {
                        return Err(ApiError::not_found("table"));
                    }
                    self.guarded(|| more.iter().try_for_each(|line| seating.take_in(line)))??;
                }
            }
        }
    }

    /// Lets chance answer as long as the match waits for it.
    pub(crate) async fn roll(
        &self,
        store: &dyn Store,
        now: u64,
        seating: &mut Seating,
    ) -> Result<(), ApiError> {
        while seating.table.pending() == Pending::Chance {
            let mut dice = SecretDice::new(&seating.row.made.seed, &self.id, seating.row.entries);
            let outcome = self.guarded(|| seating.table.draw_with(&mut dice))??;
            let submit = Submit { line: format!("chance {outcome}"), window: None, key: None };
            self.enter(store, now, seating, &submit).await?;
        }
        Ok(())
    }
}

fn frozen() -> ApiError {
    ApiError::conflict("table-frozen", "this table was stopped by a fault; its journal is safe")
}

fn late(seating: &Seating) -> ApiError {
    let (code, message) = match seating.table.waiting(Viewer::Public) {
        Pending::Over(_) => ("refused-over", "the game is over"),
        _ => ("refused-window-closed", "that moment has passed: the decision is closed"),
    };
    ApiError::conflict(code, message)
}

/// The dice of a match: numbers from its secret seed, its id and the place in its journal, without bias.
struct SecretDice {
    key: Hmac<Sha256>,
    block: u32,
    left: Vec<u32>,
}

impl SecretDice {
    fn new(seed: &[u8], id: &str, entries: u32) -> Self {
        let mut key = Hmac::<Sha256>::new_from_slice(seed).expect("any key will do");
        key.update(id.as_bytes());
        key.update(&entries.to_be_bytes());
        SecretDice { key, block: 0, left: Vec::new() }
    }

    fn next(&mut self) -> u32 {
        if let Some(number) = self.left.pop() {
            return number;
        }
        let mut mac = self.key.clone();
        mac.update(&self.block.to_be_bytes());
        self.block += 1;
        let bytes = mac.finalize().into_bytes();
        let numbers =
            bytes.chunks_exact(4).map(|four| u32::from_be_bytes([four[0], four[1], four[2], four[3]]));
        self.left = numbers.collect();
        self.left.pop().expect("a block holds numbers")
    }
}

impl Dice for SecretDice {
    fn below(&mut self, sides: u32) -> u32 {
        // Numbers beyond the last full round are thrown away, so that every face is as likely as the others.
        let rounds = u32::MAX - u32::MAX % sides;
        loop {
            let number = self.next();
            if number < rounds {
                return number % sides;
            }
        }
    }
}
