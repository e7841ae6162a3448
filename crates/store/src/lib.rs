//! What the house keeps: journals of matches, seats, guests, chat, letters and studies.
//!
//! One trait, [`Store`]; its embedded form is [`sqlite::Sqlite`], the one that several nodes share [`postgres::Postgres`]. What is answered with `Ok` is on disk. The
//! store's clock is the only one: a change whose time is not the store's when it is written is not written, so that nodes that
//! share a store cannot disagree. Everything that changes a match (entries, seats, talk, letters, the match that follows) shares one version: a [`Change`] names the one it
//! builds on and is told when somebody else was faster, so that whoever follows a match needs its version alone. A
//! submit carries an idempotency key, so that a repeated one finds its first answer. The store knows no game: entries
//! are the lines of a record.
//!
//! Several nodes may share a store. Each has a number of its own ([`Store::join`]); what must be done for a match (a bot's answer, a
//! deadline) is handed out to one of them at a time, and what others did is heard ([`Store::heard`]).
//!
//! [`suite`] is the test suite every backend passes. [`copy`] takes a house from one to another.

pub mod copy;
pub mod model;
pub mod postgres;
pub mod sqlite;
pub mod suite;

pub use model::{
    After, Chair, Change, Changed, Channel, ChatLine, Clock, Gathering, Guest, Heard, JournalLine, Letter,
    Listing, Mark, MatchId, MatchRow, NewMatch, OpeningRow, Place, Status, StoreError, Stretch, StudyHead,
    StudyRow, SubmitKey, Summary, Timed,
};

use async_trait::async_trait;
use tokio::sync::broadcast;

/// Where everything is kept. Every `Ok` is durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// The store's time, in milliseconds since 1970: the clock of every node.
    fn now(&self) -> u64;

    /// This node comes in. Nobody else does until it is [`opened`](Store::opened). Gives the last moment at which the house was open, if
    /// it is not: where another node is there, it is.
    async fn join(&self) -> Result<Option<u64>, StoreError>;

    /// This node is open from now on.
    async fn opened(&self) -> Result<(), StoreError>;

    /// This node is open at this moment. One that was silent for too long was given up: it comes back under another number, and
    /// what it had begun under the old one is others'.
    async fn beat(&self) -> Result<(), StoreError>;

    /// What other nodes do, as it comes; nothing where there are none.
    fn heard(&self) -> Option<broadcast::Receiver<Heard>>;

    /// Tells the other nodes something, soon. Changes of matches are told by themselves.
    fn tell(&self, news: Heard);

    /// The house's secret key for signing cookies, made at the first start.
    async fn secret(&self) -> Result<[u8; 32], StoreError>;

    /// A new guest.
    async fn add_guest(&self, guest: Guest) -> Result<(), StoreError>;

    /// A guest by id.
    async fn guest(&self, id: &str) -> Result<Option<Guest>, StoreError>;

    /// A guest by the hash of a return token.
    async fn guest_by_token(&self, hash: &str) -> Result<Option<Guest>, StoreError>;

    /// Another name for a guest.
    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), StoreError>;

    /// Another return token for a guest, by its hash: the one before is nobody's.
    async fn set_token(&self, id: &str, hash: &str) -> Result<(), StoreError>;

    /// The holidays that a guest has taken, from when to when, in their order.
    async fn holidays(&self, guest: &str) -> Result<Vec<(u64, u64)>, StoreError>;

    /// A guest's holiday that begins at a moment ends at another.
    async fn set_holiday(&self, guest: &str, from: u64, until: u64) -> Result<(), StoreError>;

    /// A new match with its seats, with what happens at it at once; and with the change of another match that names it, if there
    /// is one: both are kept, or nothing.
    async fn add_match(
        &self,
        new: NewMatch,
        first: Change,
        named_by: Option<(MatchId, Change)>,
    ) -> Result<Changed, StoreError>;

    /// A match by id.
    async fn find_match(&self, id: &str) -> Result<Option<MatchRow>, StoreError>;

    /// Matches, newest first within their rank, so many at most. Not by their last change: that would tell when
    /// somebody did something in secret.
    async fn list_matches(
        &self,
        listing: Listing,
        after: Option<After>,
        most: u32,
    ) -> Result<Vec<MatchRow>, StoreError>;

    /// The matches that wait for a guest, oldest first.
    async fn waiting_for(&self, guest: &str) -> Result<Vec<MatchId>, StoreError>;

    /// The matches that the house owes something and for which no open node works, so many at most: this node does from now on.
    async fn take_owing(&self, most: u32) -> Result<Vec<MatchId>, StoreError>;

    /// The matches whose time has run out, those longest ago first, so many at most. No other node gets them for a while.
    async fn take_due(&self, most: u32) -> Result<Vec<MatchId>, StoreError>;

    /// When the next time of any match runs out.
    async fn next_due(&self) -> Result<Option<u64>, StoreError>;

    /// Every match whose time runs, by the earliest moment at which it may run out.
    async fn timed(&self) -> Result<Vec<Timed>, StoreError>;

    /// The matches that are not over and that no person has touched since this moment, so many at most.
    async fn untouched(&self, since: u64, most: u32) -> Result<Vec<MatchId>, StoreError>;

    /// The branches that a guest made of a match, oldest first.
    async fn branches(&self, guest: &str, of: &str) -> Result<Vec<MatchId>, StoreError>;

    /// The branches that nobody has touched since this moment, so many at most.
    async fn withered(&self, since: u64, most: u32) -> Result<Vec<MatchId>, StoreError>;

    /// Throws a branch away with all that is kept of it. Whether it was one: a match that people play is never removed.
    async fn remove_branch(&self, id: &str) -> Result<bool, StoreError>;

    /// Matches of an older house whose summaries are still to be written.
    async fn unsummed(&self) -> Result<Vec<MatchId>, StoreError>;

    /// Writes the summary of such a match. Nothing else changes.
    async fn sum(&self, id: &str, summary: Summary) -> Result<(), StoreError>;

    /// Changes a match, all at once, if it is still at the version that the change builds on.
    async fn change(&self, id: &str, change: Change) -> Result<Changed, StoreError>;

    /// The journal of a match after a version, in order.
    async fn journal(&self, id: &str, after: u32) -> Result<Vec<JournalLine>, StoreError>;

    /// What became of a submit or a letter, if its idempotency key was used: [`Changed::Repeated`] or [`Changed::Reused`].
    async fn find_key(&self, id: &str, key: SubmitKey) -> Result<Option<Changed>, StoreError>;

    /// A match with everything that came after a version, all of one moment.
    async fn read_on(&self, id: &str, after: u32) -> Result<Option<Stretch>, StoreError>;

    /// The versions of those of these matches that are there.
    async fn versions(&self, ids: &[MatchId]) -> Result<Vec<(MatchId, u32)>, StoreError>;

    /// Whether a guest has a socket at a match, on this node.
    async fn set_present(&self, id: &str, guest: &str, is_here: bool) -> Result<(), StoreError>;

    /// The guests who have one on another open node.
    async fn present_elsewhere(&self, id: &str) -> Result<Vec<String>, StoreError>;

    /// How far a guest has read the letters of a match.
    async fn marks(&self, id: &str, guest: &str) -> Result<Vec<Mark>, StoreError>;

    /// A guest has read on in a thread, and never back, or wants to hear of it or not. No version is made.
    async fn set_mark(&self, id: &str, guest: &str, mark: Mark) -> Result<(), StoreError>;

    /// The notebook of a seat; empty where nobody wrote anything.
    async fn notes(&self, id: &str, seat: u8) -> Result<String, StoreError>;

    /// Another text for it. No version is made.
    async fn set_notes(&self, id: &str, seat: u8, text: &str) -> Result<(), StoreError>;

    /// The matches at which letters of others stand after those a guest has read, in threads of seats they hold and that they
    /// want to hear of, with how many; the oldest match first.
    async fn unread(&self, guest: &str) -> Result<Vec<(MatchId, u32)>, StoreError>;

    /// A new study, unless its owner has so many. Whether it was added.
    async fn add_study(&self, study: StudyRow, most: u32) -> Result<bool, StoreError>;

    /// A study by id.
    async fn study(&self, id: &str) -> Result<Option<StudyRow>, StoreError>;

    /// Whatever somebody studies, the newest first.
    async fn studies(&self, owner: &str) -> Result<Vec<StudyHead>, StoreError>;

    /// Another name and text for a study, under its next version: whether it was still at the one before.
    async fn save_study(&self, study: StudyRow) -> Result<bool, StoreError>;

    /// Others may read a study, or not. Whether it is there.
    async fn share_study(&self, id: &str, is_shared: bool) -> Result<bool, StoreError>;

    /// Throws a study away. Whether it was there.
    async fn remove_study(&self, id: &str) -> Result<bool, StoreError>;

    /// Matches that are over, listed and no branches, and whose moves are still to be counted, so many at most.
    async fn uncounted(&self, most: u32) -> Result<Vec<MatchId>, StoreError>;

    /// Counts what was played in such a match, each position and action once, unless somebody has. Whether nobody had.
    async fn count_openings(&self, id: &str, moves: Vec<OpeningRow>) -> Result<bool, StoreError>;

    /// What was played in a position, what was played most first, so many at most.
    async fn openings(&self, position: &str, most: u32) -> Result<Vec<OpeningRow>, StoreError>;

    /// Whether the store can be read and written now.
    async fn health(&self) -> Result<(), StoreError>;

    /// Finishes what was begun. Nothing may be asked afterwards.
    async fn close(&self);
}
