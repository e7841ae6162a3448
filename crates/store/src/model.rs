//! What is kept, as plain data.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use tabletop::{Address, MAX_SEATS, Seat, SeatSet};
use utoipa::ToSchema;

/// A match's id: short, random, in its address.
pub type MatchId = String;

/// Gives milliseconds since 1970. Tests bring their own.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> u64 + Send + Sync>);

impl Clock {
    /// A clock of one's own.
    pub fn new(now: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        Clock(Arc::new(now))
    }

    /// The clock of the system.
    pub fn system() -> Self {
        Clock::new(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
        })
    }

    /// What it shows.
    pub fn now(&self) -> u64 {
        (self.0)()
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock")
    }
}

/// How far the time of a change may be from the store's when it is written, in milliseconds.
const SLACK: u64 = 2_000;

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
        /// What they added to the match's dice: nothing yet, or nothing at all where they came after its start.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
        /// Whether anybody may take the seat over.
        #[serde(default, skip_serializing_if = "is_false")]
        offered: bool,
    },
    /// A bot.
    Bot {
        /// Its level, 1 to 6.
        level: u8,
    },
    /// A bot that plays for a guest until they come back.
    Standin {
        /// Its level, 1 to 6.
        level: u8,
        /// For whom.
        id: String,
        /// Under which name they played.
        name: String,
    },
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl Chair {
    /// A guest who has added nothing to the dice.
    pub fn guest(id: impl Into<String>, name: impl Into<String>) -> Self {
        Chair::Guest { id: id.into(), name: name.into(), nonce: None, offered: false }
    }

    /// The guest in it.
    pub fn holder(&self) -> Option<&str> {
        match self {
            Chair::Guest { id, .. } => Some(id),
            Chair::Open | Chair::Invite { .. } | Chair::Bot { .. } | Chair::Standin { .. } => None,
        }
    }

    /// Whether somebody else may sit down in it.
    pub fn is_offered(&self) -> bool {
        matches!(self, Chair::Open | Chair::Guest { offered: true, .. })
    }
}

/// A chair in the database.
pub(crate) fn chair_text(chair: &Chair) -> String {
    serde_json::to_string(chair).expect("chairs are plain data")
}

/// Seats in the database: bit n for seat n.
pub(crate) fn bits(seats: SeatSet) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

/// The seats of such bits.
pub(crate) fn seats(bits: i64) -> SeatSet {
    Seat::all(MAX_SEATS as u8).filter(|seat| bits & 1 << seat.index() != 0).collect()
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
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
    /// The revision of the game's rules that it is played under, to its end.
    pub rules: u32,
    /// The options, as JSON.
    pub config: String,
    /// Who made the table.
    pub host: String,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Whether seats are drawn by lot when everybody is there.
    pub lot: bool,
    /// How much time it gives, as JSON; empty for no limit.
    pub time: String,
    /// Whether everybody may read the letters of its seats once it is over.
    pub press_opened: bool,
    /// The match it is a private branch of, if it is one: its host tries things out there alone.
    pub branch_of: Option<MatchId>,
    /// The seed of its dice: 32 secret bytes.
    pub seed: Vec<u8>,
    /// Its seats.
    pub chairs: Vec<Chair>,
    /// Who has come, where seats are drawn among all who do.
    pub gathering: Gathering,
    /// How many minutes of a window are kept for those who may not be noticed, where the table says so.
    pub share: Option<u32>,
    /// When, in milliseconds since 1970.
    pub created: u64,
}

/// Those who come to a table at which nobody chooses a seat. A table at which everybody does has none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gathering {
    /// How many can put themselves down; 0 where everybody sits down where they like.
    pub most: u8,
    /// The level of the bots that fill up, and that play for those who left unnoticed.
    pub bots: u8,
    /// Those who have put themselves down, in their order.
    pub places: Vec<Place>,
}

impl Gathering {
    /// Whether people put themselves down here instead of sitting down.
    pub fn is_drawn(&self) -> bool {
        self.most > 0
    }

    /// The place of a guest.
    pub fn of(&self, guest: &str) -> Option<&Place> {
        self.places.iter().find(|place| place.guest == guest)
    }
}

/// Somebody who has put themselves down at such a table. Whoever got no seat there is a substitute.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Who.
    pub guest: String,
    /// Under which name.
    pub name: String,
    /// What they added to the match's dice.
    pub nonce: Option<String>,
    /// The last seat they were given, whether they hold it still or not.
    pub seat: Option<u8>,
}

impl NewMatch {
    /// Its chairs when whoever holds seat n comes to hold the n-th of these.
    pub fn reseated(&self, seats: &[Seat]) -> Vec<Chair> {
        let mut chairs = self.chairs.clone();
        for (chair, seat) in self.chairs.iter().zip(seats) {
            chairs[seat.index()].clone_from(chair);
        }
        chairs
    }

    /// The guests' seats that are others' there.
    pub fn passed_on(&self, later: &NewMatch) -> Vec<u8> {
        let is_passed = |(_, (now, then)): &(u8, (&Chair, &Chair))| {
            now.holder().is_some() && now.holder() != then.holder()
        };
        let pairs = self.chairs.iter().zip(&later.chairs);
        (0..).zip(pairs).filter(is_passed).map(|(seat, _)| seat).collect()
    }
}

/// What lists need to know of a match, written whenever it changes, so that no list loads one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Where it stands.
    pub status: Status,
    /// The seats that are awaited, each as far as itself may know: bit n for seat n. Nobody else learns of it.
    pub awaited: u16,
    /// Whether the house itself owes the match something: a bot's answer.
    pub owes: bool,
    /// How many actions everybody has seen.
    pub actions: u32,
    /// The seats whose players the public may not know: bit n for seat n.
    pub veiled: u16,
    /// When the house lets what it waits for run out, in milliseconds since 1970; nothing where there is no limit. Nobody else
    /// learns of it: it may tell that somebody has finished in secret.
    pub due: Option<u64>,
    /// The same as far as everybody may know.
    pub deadline: Option<u64>,
    /// The earliest moment at which time may end what it waits for, as far as everybody may know.
    pub earliest: Option<u64>,
    /// When a person last did something there, in milliseconds since 1970.
    pub touched: u64,
    /// Whether somebody is looked for to take over a seat of a match that is being played.
    pub wanted: bool,
}

impl Summary {
    /// Of a table at which nobody plays yet.
    pub const OPEN: Summary = Summary {
        status: Status::Open,
        awaited: 0,
        owes: false,
        actions: 0,
        veiled: 0,
        due: None,
        deadline: None,
        earliest: None,
        touched: 0,
        wanted: false,
    };
}

/// A match as it is kept, without its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchRow {
    /// What it began as, with its seats as they are now.
    pub made: NewMatch,
    /// The match that follows it, if one does.
    pub rematch: Option<MatchId>,
    /// The number of its last change: entries, seats, talk and all else share one count.
    pub version: u32,
    /// What lists show of it.
    pub summary: Summary,
    /// When something last happened, in milliseconds since 1970.
    pub changed: u64,
    /// Whether this node is the one to do what the house owes the match.
    pub is_ours: bool,
}

/// A match with what came after a version, all of one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The match.
    pub row: MatchRow,
    /// Its journal after that version, in order.
    pub journal: Vec<JournalLine>,
    /// What was said after it.
    pub chat: Vec<ChatLine>,
    /// What seats wrote to each other after it, in order.
    pub letters: Vec<Letter>,
    /// What seats plan now, each as JSON.
    pub plans: Vec<(u8, String)>,
}

/// What a node hears of others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Heard {
    /// A match is at another version, or is gone.
    Match(MatchId),
    /// Who is at a match changed.
    Present(MatchId),
    /// Something about the tables of a guest, or the guest, is other than it was.
    Guest(String),
    /// The lists of open or running tables are.
    Lobby,
    /// Something may have been missed.
    Gap,
}

impl MatchRow {
    /// Its place among the matches of a guest, for the page after it.
    pub fn place_for(&self, guest: &str) -> After {
        let mut chairs = self.made.chairs.iter().enumerate();
        let awaits = chairs
            .any(|(seat, chair)| chair.holder() == Some(guest) && self.summary.awaited & 1 << seat != 0);
        let rank = match self.summary.status {
            Status::Over => 2,
            Status::Open | Status::Running => u8::from(!awaits),
        };
        self.place(rank)
    }

    /// The same for a rank.
    pub fn place(&self, rank: u8) -> After {
        After { rank, created: self.made.created, id: self.made.id.clone() }
    }
}

/// A match whose time runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timed {
    /// Its id.
    pub id: MatchId,
    /// How much time it gives, as JSON.
    pub time: String,
    /// The earliest moment at which its time may run out, in milliseconds since 1970.
    pub due: u64,
}

/// Where the next page of a list begins: after the last match of the one before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct After {
    /// How that match was ranked: 0 waits for the guest, 1 does not, 2 is over.
    pub rank: u8,
    /// When it was made.
    pub created: u64,
    /// Its id.
    pub id: MatchId,
}

/// Which matches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Listed ones with this status; among the open ones also those at which somebody is looked for to take over.
    Listed(Status),
    /// Listed ones that are being played without this guest.
    Others(String),
    /// Those a guest sits at, has put themselves down at or made, without branches: first those that wait for the guest, last those
    /// that are over.
    Of(String),
}

/// One line of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalLine {
    /// The version of the match that it made. They grow, and leave out those that something else made.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The entry, as a record writes it.
    pub text: String,
    /// The submit's idempotency key, where somebody submitted it.
    pub key: Option<String>,
}

/// The idempotency key of a submit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SubmitKey {
    /// The key.
    pub name: String,
    /// A short sum of what was asked for under it: a repeat asks for the same.
    pub asked: String,
}

/// What happens to a match at once: all of it is kept, or nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// The version it builds on.
    pub after: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Others hold these seats.
    pub chairs: Vec<(u8, Chair)>,
    /// Entries, in order, each with the idempotency key of its submit.
    pub lines: Vec<(String, Option<SubmitKey>)>,
    /// A line of talk.
    pub talk: Option<ChatLine>,
    /// A letter, with the idempotency key of whoever sends it.
    pub letter: Option<(Letter, SubmitKey)>,
    /// What seats plan from now on, each as JSON, or that they plan nothing.
    pub plans: Vec<(u8, Option<String>)>,
    /// Who has put themselves down from now on, if that changed.
    pub places: Option<Vec<Place>>,
    /// The match that follows.
    pub rematch: Option<MatchId>,
    /// What lists show from now on, if that changed.
    pub summary: Option<Summary>,
}

impl Change {
    /// How many versions it makes.
    pub fn steps(&self) -> u32 {
        let others = [
            !self.chairs.is_empty(),
            self.talk.is_some(),
            self.letter.is_some(),
            !self.plans.is_empty(),
            self.places.is_some(),
            self.rematch.is_some(),
        ];
        self.lines.len() as u32 + others.into_iter().map(u32::from).sum::<u32>()
    }

    /// Whether its time is the store's, for a match that last changed at a moment. Times of a match never go back, whatever became of a
    /// clock.
    pub fn is_timely(&self, now: u64, changed: u64) -> bool {
        self.at >= changed && self.at + SLACK >= now && (self.at <= now + SLACK || self.at == changed)
    }

    /// The same for what happens first at a match made at a moment: nothing was there before it.
    pub fn is_timely_first(&self, now: u64, created: u64) -> bool {
        self.at >= created && self.is_timely(now, 0)
    }

    /// The version that its first entry makes.
    pub fn first_line(&self) -> u32 {
        self.after + u32::from(!self.chairs.is_empty()) + 1
    }
}

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// It is on disk, and this is the match's version now.
    Written(u32),
    /// The match is at another version: read on and try again.
    Taken,
    /// Its time is not the store's: try again with what the clock shows now.
    Untimely,
    /// It was written before under its key, with the entry or the letter of this version.
    Repeated(u32),
    /// Something else was written under its key.
    Reused,
}

/// Who may read a line of talk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// Those at the table.
    Table,
    /// Those who watch.
    Watchers,
}

impl Channel {
    /// Its word in the database.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Channel::Table => "table",
            Channel::Watchers => "watchers",
        }
    }

    /// The channel of a word in the database.
    pub(crate) fn from_word(word: &str) -> Self {
        if word == Channel::Watchers.word() { Channel::Watchers } else { Channel::Table }
    }
}

/// A line of talk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number among the talk of its match, from 1.
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

/// A letter from a seat to others. It is the seats' and nobody's in person: whoever holds one of them reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// The version of the match that it made.
    pub version: u32,
    /// The seat that wrote it.
    pub from: Seat,
    /// To whom.
    pub to: Address,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// How far somebody has read a thread of letters from a seat of theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The seat.
    pub seat: Seat,
    /// The seats that write to each other there, this one included; nobody for what is written to everybody.
    pub thread: SeatSet,
    /// How many letters of it were read.
    pub read: u32,
    /// Whether they do not want to hear of it.
    pub muted: bool,
}

/// What lists show of a study.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyHead {
    /// Its id: random, in its address, and not to be guessed.
    pub id: String,
    /// Whose it is.
    pub owner: String,
    /// The game's key.
    pub game: String,
    /// What it is called; nothing where nobody said.
    pub name: String,
    /// Grows by one whenever it is saved.
    pub version: u32,
    /// The match it was made from, if it was.
    pub of_match: Option<MatchId>,
    /// Whether whoever has its address may read it.
    pub is_shared: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When it was last saved.
    pub changed: u64,
}

/// A study as it is kept. The store does not know what its text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyRow {
    /// What lists show.
    pub head: StudyHead,
    /// The whole of it.
    pub text: String,
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

/// An action in a position: how often it was taken in matches that are over, and how it went for those who took it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningRow {
    /// The number of the position.
    pub position: String,
    /// The action, as the game writes it.
    pub action: String,
    /// How often.
    pub played: u32,
    /// How often they won.
    pub won: u32,
    /// How often nobody did, or they with others.
    pub drawn: u32,
}
