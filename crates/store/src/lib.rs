//! What the house keeps: journals of matches, seats, guests and chat.
//!
//! One trait, [`Store`]; its embedded form is [`sqlite::Sqlite`]. What is answered with `Ok` is on disk. A
//! match's journal has the key (match, seq): whoever wants to write the next entry names the number it would
//! have, and is told when somebody else was faster. A submit carries an idempotency key, so that a repeated one
//! finds its first answer. The store knows no game: entries are the lines of a record.
//!
//! [`suite`] is the test suite every backend passes.

pub mod model;
pub mod sqlite;
pub mod suite;

pub use model::{
    Appended, Chair, Channel, ChatLine, Guest, JournalLine, Listing, MatchId, MatchRow, NewMatch, Status,
    StoreError,
};

use async_trait::async_trait;

/// Where everything is kept. Every `Ok` is durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
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

    /// A new match with its seats.
    async fn add_match(&self, new: NewMatch) -> Result<(), StoreError>;

    /// A match by id.
    async fn find_match(&self, id: &str) -> Result<Option<MatchRow>, StoreError>;

    /// Matches, newest first. Not by their last change: that would tell when somebody did something in secret.
    async fn list_matches(&self, listing: Listing) -> Result<Vec<MatchRow>, StoreError>;

    /// Puts somebody else into a seat, if it is still held as `was`.
    async fn take_seat(&self, id: &str, seat: u8, was: &Chair, now: &Chair) -> Result<bool, StoreError>;

    /// Changes a match's status.
    async fn set_status(&self, id: &str, status: Status) -> Result<(), StoreError>;

    /// Names the match that follows this one, unless one is named already. Gives the one that is.
    async fn set_rematch(&self, id: &str, next: &str) -> Result<String, StoreError>;

    /// The journal of a match after this many entries, in order.
    async fn journal(&self, id: &str, after: u32) -> Result<Vec<JournalLine>, StoreError>;

    /// Writes the next entry of a journal. `line.seq` is the number it must get.
    async fn append(&self, id: &str, line: JournalLine) -> Result<Appended, StoreError>;

    /// Adds a line of talk and gives its number in that channel's match.
    async fn say(&self, id: &str, line: ChatLine) -> Result<u32, StoreError>;

    /// Everything said at a match.
    async fn chat(&self, id: &str) -> Result<Vec<ChatLine>, StoreError>;

    /// Whether the store can be read and written now.
    async fn health(&self) -> Result<(), StoreError>;

    /// Finishes what was begun. Nothing may be asked afterwards.
    async fn close(&self);
}
