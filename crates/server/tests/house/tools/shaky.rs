//! A store that fails or waits when a test says so, and counts what is asked of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use async_trait::async_trait;
use store::{
    After, Change, Changed, Guest, Heard, JournalLine, Listing, Mark, MatchId, MatchRow, NewMatch,
    OpeningRow, Store, StoreError, Stretch, StudyHead, StudyRow, SubmitKey, Summary, Timed,
};
use tokio::sync::{Semaphore, broadcast, watch};

/// A store in front of another one.
pub(crate) struct Shaky {
    inner: Arc<dyn Store>,
    /// A secret that is always the same, so that two houses sign alike.
    secret: Option<[u8; 32]>,
    /// How much still fits on the disk.
    room: AtomicU64,
    /// What did not fit, one permit each.
    failures: Semaphore,
    /// Whether what is written stays unanswered.
    is_held: watch::Sender<bool>,
    /// What was written and is not answered, one permit each.
    unanswered: Semaphore,
    /// Whether what is written is said to have failed.
    is_denied: AtomicBool,
    changes: AtomicU64,
    journals: AtomicU64,
}

impl Shaky {
    pub(crate) fn new(inner: Arc<dyn Store>) -> Arc<Self> {
        Arc::new(Shaky::with(inner, None))
    }

    /// Two of these sign alike.
    pub(crate) fn alike(inner: Arc<dyn Store>) -> Arc<Self> {
        Arc::new(Shaky::with(inner, Some([7; 32])))
    }

    fn with(inner: Arc<dyn Store>, secret: Option<[u8; 32]>) -> Self {
        Shaky {
            inner,
            secret,
            room: AtomicU64::new(u64::MAX),
            failures: Semaphore::new(0),
            is_held: watch::Sender::new(false),
            unanswered: Semaphore::new(0),
            is_denied: AtomicBool::new(false),
            changes: AtomicU64::new(0),
            journals: AtomicU64::new(0),
        }
    }

    /// Leaves room for so many changes.
    pub(crate) fn leave_room(&self, changes: u64) {
        self.room.store(changes, Ordering::SeqCst);
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

    /// Whether what is written from now on is said to have failed, as by a connection that breaks after the commit.
    pub(crate) fn deny(&self, is_denied: bool) {
        self.is_denied.store(is_denied, Ordering::SeqCst);
    }

    /// How many changes of matches were asked for since the last time.
    pub(crate) fn changes_since(&self) -> u64 {
        self.changes.swap(0, Ordering::SeqCst)
    }

    /// How many journals were read since the last time.
    pub(crate) fn journals_since(&self) -> u64 {
        self.journals.swap(0, Ordering::SeqCst)
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
    fn now(&self) -> u64 {
        self.inner.now()
    }

    async fn join(&self) -> Result<Option<u64>, StoreError> {
        self.inner.join().await
    }

    async fn opened(&self) -> Result<(), StoreError> {
        self.inner.opened().await
    }

    fn heard(&self) -> Option<broadcast::Receiver<Heard>> {
        self.inner.heard()
    }

    fn tell(&self, news: Heard) {
        self.inner.tell(news);
    }

    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        match self.secret {
            Some(secret) => Ok(secret),
            None => self.inner.secret().await,
        }
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

    async fn set_token(&self, id: &str, hash: &str) -> Result<(), StoreError> {
        self.inner.set_token(id, hash).await
    }

    async fn holidays(&self, guest: &str) -> Result<Vec<(u64, u64)>, StoreError> {
        self.inner.holidays(guest).await
    }

    async fn set_holiday(&self, guest: &str, from: u64, until: u64) -> Result<(), StoreError> {
        self.take_room()?;
        self.inner.set_holiday(guest, from, until).await
    }

    async fn add_match(
        &self,
        new: NewMatch,
        first: Change,
        named_by: Option<(MatchId, Change)>,
    ) -> Result<Changed, StoreError> {
        self.take_room()?;
        self.inner.add_match(new, first, named_by).await
    }

    async fn find_match(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        self.inner.find_match(id).await
    }

    async fn list_matches(
        &self,
        listing: Listing,
        after: Option<After>,
        most: u32,
    ) -> Result<Vec<MatchRow>, StoreError> {
        self.inner.list_matches(listing, after, most).await
    }

    async fn waiting_for(&self, guest: &str) -> Result<Vec<MatchId>, StoreError> {
        self.inner.waiting_for(guest).await
    }

    async fn take_owing(&self, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.inner.take_owing(most).await
    }

    async fn take_due(&self, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.inner.take_due(most).await
    }

    async fn next_due(&self) -> Result<Option<u64>, StoreError> {
        self.inner.next_due().await
    }

    async fn timed(&self) -> Result<Vec<Timed>, StoreError> {
        self.inner.timed().await
    }

    async fn untouched(&self, since: u64, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.inner.untouched(since, most).await
    }

    async fn beat(&self) -> Result<(), StoreError> {
        self.take_room()?;
        self.inner.beat().await
    }

    async fn unsummed(&self) -> Result<Vec<MatchId>, StoreError> {
        self.inner.unsummed().await
    }

    async fn sum(&self, id: &str, summary: Summary) -> Result<(), StoreError> {
        self.take_room()?;
        self.inner.sum(id, summary).await
    }

    async fn change(&self, id: &str, change: Change) -> Result<Changed, StoreError> {
        self.changes.fetch_add(1, Ordering::SeqCst);
        self.take_room()?;
        let changed = self.inner.change(id, change).await;
        if self.is_denied.load(Ordering::SeqCst) {
            return Err(StoreError::Other("the connection was lost".to_owned()));
        }
        self.answer(changed).await
    }

    async fn journal(&self, id: &str, after: u32) -> Result<Vec<JournalLine>, StoreError> {
        self.inner.journal(id, after).await
    }

    async fn find_key(&self, id: &str, key: SubmitKey) -> Result<Option<Changed>, StoreError> {
        self.inner.find_key(id, key).await
    }

    async fn read_on(&self, id: &str, after: u32) -> Result<Option<Stretch>, StoreError> {
        self.journals.fetch_add(1, Ordering::SeqCst);
        self.inner.read_on(id, after).await
    }

    async fn versions(&self, ids: &[MatchId]) -> Result<Vec<(MatchId, u32)>, StoreError> {
        self.inner.versions(ids).await
    }

    async fn set_present(&self, id: &str, guest: &str, is_here: bool) -> Result<(), StoreError> {
        self.inner.set_present(id, guest, is_here).await
    }

    async fn present_elsewhere(&self, id: &str) -> Result<Vec<String>, StoreError> {
        self.inner.present_elsewhere(id).await
    }

    async fn marks(&self, id: &str, guest: &str) -> Result<Vec<Mark>, StoreError> {
        self.inner.marks(id, guest).await
    }

    async fn set_mark(&self, id: &str, guest: &str, mark: Mark) -> Result<(), StoreError> {
        self.take_room()?;
        self.inner.set_mark(id, guest, mark).await
    }

    async fn notes(&self, id: &str, seat: u8) -> Result<String, StoreError> {
        self.inner.notes(id, seat).await
    }

    async fn set_notes(&self, id: &str, seat: u8, text: &str) -> Result<(), StoreError> {
        self.take_room()?;
        self.inner.set_notes(id, seat, text).await
    }

    async fn add_study(&self, study: StudyRow, most: u32) -> Result<bool, StoreError> {
        self.take_room()?;
        self.inner.add_study(study, most).await
    }

    async fn study(&self, id: &str) -> Result<Option<StudyRow>, StoreError> {
        self.inner.study(id).await
    }

    async fn studies(&self, owner: &str) -> Result<Vec<StudyHead>, StoreError> {
        self.inner.studies(owner).await
    }

    async fn uncounted(&self, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.inner.uncounted(most).await
    }

    async fn count_openings(&self, id: &str, moves: Vec<OpeningRow>) -> Result<bool, StoreError> {
        self.take_room()?;
        self.inner.count_openings(id, moves).await
    }

    async fn openings(&self, position: &str, most: u32) -> Result<Vec<OpeningRow>, StoreError> {
        self.inner.openings(position, most).await
    }

    async fn save_study(&self, study: StudyRow) -> Result<bool, StoreError> {
        self.take_room()?;
        self.inner.save_study(study).await
    }

    async fn share_study(&self, id: &str, is_shared: bool) -> Result<bool, StoreError> {
        self.take_room()?;
        self.inner.share_study(id, is_shared).await
    }

    async fn remove_study(&self, id: &str) -> Result<bool, StoreError> {
        self.take_room()?;
        self.inner.remove_study(id).await
    }

    async fn unread(&self, guest: &str) -> Result<Vec<(MatchId, u32)>, StoreError> {
        self.inner.unread(guest).await
    }

    async fn branches(&self, guest: &str, of: &str) -> Result<Vec<MatchId>, StoreError> {
        self.inner.branches(guest, of).await
    }

    async fn withered(&self, since: u64, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.inner.withered(since, most).await
    }

    async fn remove_branch(&self, id: &str) -> Result<bool, StoreError> {
        self.take_room()?;
        self.inner.remove_branch(id).await
    }

    async fn health(&self) -> Result<(), StoreError> {
        self.take_room()?;
        self.inner.health().await
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}
