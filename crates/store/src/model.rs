//! What is kept, as plain data.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A match's id: short, random, in its address.
pub type MatchId = String;

/// Somebody without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The id in the signed cookie.
    pub id: String,
    /// The name the others read.
    pub name: String,
    /// The hash of the token in the return link.
    pub token: String,
    /// When, in milliseconds since 1970.
    pub created: u64,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Chair {
    /// Anybody may sit down.
    Open,
    /// Whoever has the link may sit down.
    Invite {
        /// The token in the link.
        token: String,
        /// When the link ends, in milliseconds since 1970.
        until: u64,
    },
    /// A guest.
    Guest {
        /// Who.
        id: String,
        /// Under which name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level, 1 to 5.
        level: u8,
    },
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are free.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Over,
}

impl Status {
    /// Its word in the database.
    pub fn word(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Over => "over",
        }
    }

    /// The status of a word in the database.
    pub fn from_word(word: &str) -> Option<Self> {
        [Status::Open, Status::Running, Status::Over].into_iter().find(|status| status.word() == word)
    }
}

/// A match to be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMatch {
    /// Its id.
    pub id: MatchId,
    /// The game's key.
    pub game: String,
    /// The options, as JSON.
    pub config: String,
    /// Who made the table.
    pub host: String,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// The seed of its dice: 32 secret bytes.
    pub seed: Vec<u8>,
    /// Where it stands.
    pub status: Status,
    /// Its seats.
    pub chairs: Vec<Chair>,
    /// When, in milliseconds since 1970.
    pub created: u64,
}

/// A match as it is kept, without its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchRow {
    /// What it began as, with its seats as they are now.
    pub made: NewMatch,
    /// The match that follows it, if one does.
    pub rematch: Option<MatchId>,
    /// How many entries its journal has.
    pub entries: u32,
    /// When something last happened, in milliseconds since 1970.
    pub changed: u64,
}

/// Which matches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Listed ones with this status, at most so many.
    Listed(Status, u32),
    /// Those a guest sits at or made, at most so many.
    Of(String, u32),
    /// All that are not over.
    Unfinished,
}

/// One line of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalLine {
    /// Its number, from 1.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The entry, as a record writes it.
    pub text: String,
    /// The submit's idempotency key, where somebody submitted it.
    pub key: Option<String>,
}

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on disk under the number it named.
    Written,
    /// Somebody else's entry has that number: read on and try again.
    Taken,
    /// The same key was written before, under this number.
    Repeated(u32),
}

/// Who may read a line of talk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// Those at the table.
    Table,
    /// Those who watch.
    Watchers,
}

/// A line of talk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number, from 1; 0 until it is kept.
    pub n: u32,
    /// Who may read it.
    pub channel: Channel,
    /// Who said it.
    pub guest: String,
    /// Under which name.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// The store could not do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Another program holds the database.
    Locked,
    /// It cannot be written: the file or its folder is read-only.
    ReadOnly,
    /// The disk is full.
    Full,
    /// The file is damaged, or is no database of this house.
    Corrupt(String),
    /// The database was made by a newer version.
    TooNew,
    /// The store is closing.
    Closed,
    /// Anything else, in the database's words.
    Other(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Locked => f.write_str("another program holds the database; stop it, then try again"),
            StoreError::ReadOnly => {
                f.write_str("the database cannot be written; check the permissions of the data folder")
            }
            StoreError::Full => {
                f.write_str("the disk is full; nothing was lost, free some space and try again")
            }
            StoreError::Corrupt(what) => {
                write!(f, "the database is damaged or not of this house ({what}); restore a backup")
            }
            StoreError::TooNew => {
                f.write_str("the database was made by a newer version of tabletier; use that version")
            }
            StoreError::Closed => f.write_str("the house is closing"),
            StoreError::Other(what) => write!(f, "the database failed: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}
