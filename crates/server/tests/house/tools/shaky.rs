//! A store that fails or waits when a test says so.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use async_trait::async_trait;
use store::{
    Appended, Chair, ChatLine, Guest, JournalLine, Listing, MatchRow, NewMatch, Status, Store, StoreError,
};
use tokio::sync::{Semaphore, watch};

/// A store in front of another one.
pub(crate) struct Shaky {
    inner: Arc<dyn Store>,
    /// How much still fits on the disk.
    room: AtomicU64,
    /// What did not fit, one permit each.
    failures: Semaphore,
    /// Whether what is written stays unanswered.
    is_held: watch::Sender<bool>,
    /// What was written and is not answered, one permit each.
    unanswered: Semaphore,
}

impl Shaky {
    pub(crate) fn new(inner: Arc<dyn Store>) -> Arc<Self> {
        Arc::new(Shaky {
            inner,
            room: AtomicU64::new(u64::MAX),
            failures: Semaphore::new(0),
            is_held: watch::Sender::new(false),
            unanswered: Semaphore::new(0),
        })
    }

    /// Leaves room for so many lines.
    pub(crate) fn leave_room(&self, lines: u64) {
        self.room.store(lines, Ordering::SeqCst);
    }

    /// Waits until something did not fit.
    pub(crate) async fn failed(&self) {
        self.failures.acquire().await.expect("never closed").forget();
    }

    /// From now on what is written is answered only after [`Shaky::release`].
    pub(crate) fn hold(&self) {
        self.is_held.send_replace(true);
    }

    /// Waits until something was written that is not answered yet.
    pub(crate) async fn reached(&self) {
        self.unanswered.acquire().await.expect("never closed").forget();
    }

    /// Answers everything again.
    pub(crate) fn release(&self) {
        self.is_held.send_replace(false);
    }

    async fn answer<T>(&self, written: T) -> T {
        let mut held = self.is_held.subscribe();
        if *held.borrow_and_update() {
            self.unanswered.add_permits(1);
            held.wait_for(|is_held| !is_held).await.expect("the store is there");
        }
        written
    }

    fn take_room(&self) -> Result<(), StoreError> {
        let taken = self.room.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |room| room.checked_sub(1));
        taken.map(drop).map_err(|_| {
            self.failures.add_permits(1);
            StoreError::Full
        })
    }
}

#[async_trait]
impl Store for Shaky {
    /// Always the same, so that two houses sign alike.
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        Ok([7; 32])
    }

    async fn add_guest(&self, guest: Guest) -> Result<(), StoreError> {
        self.inner.add_guest(guest).await
    }

    async fn guest(&self, id: &str) -> Result<Option<Guest>, StoreError> {
        self.inner.guest(id).await
    }

    async fn guest_by_token(&self, hash: &str) -> Result<Option<Guest>, StoreError> {
        self.inner.guest_by_token(hash).await
    }

    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), StoreError> {
        self.inner.rename_guest(id, name).await
    }

    async fn add_match(&self, new: NewMatch) -> Result<(), StoreError> {
        self.inner.add_match(new).await
    }

    async fn find_match(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        self.inner.find_match(id).await
    }

    async fn list_matches(&self, listing: Listing) -> Result<Vec<MatchRow>, StoreError> {
        self.inner.list_matches(listing).await
    }

    async fn take_seat(&self, id: &str, seat: u8, was: &Chair, now: &Chair) -> Result<bool, StoreError> {
        let taken = self.inner.take_seat(id, seat, was, now).await;
        self.answer(taken).await
    }

    async fn set_status(&self, id: &str, status: Status) -> Result<(), StoreError> {
        self.inner.set_status(id, status).await
    }

    async fn set_rematch(&self, id: &str, next: &str) -> Result<String, StoreError> {
        self.inner.set_rematch(id, next).await
    }

    async fn journal(&self, id: &str, after: u32) -> Result<Vec<JournalLine>, StoreError> {
        self.inner.journal(id, after).await
    }

    async fn append(&self, id: &str, line: JournalLine) -> Result<Appended, StoreError> {
        self.take_room()?;
        let appended = self.inner.append(id, line).await;
        self.answer(appended).await
    }

    async fn say(&self, id: &str, line: ChatLine) -> Result<u32, StoreError> {
        self.take_room()?;
        let said = self.inner.say(id, line).await;
        self.answer(said).await
    }

    async fn chat(&self, id: &str) -> Result<Vec<ChatLine>, StoreError> {
        self.inner.chat(id).await
    }

    async fn health(&self) -> Result<(), StoreError> {
        self.take_room()?;
        self.inner.health().await
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}
