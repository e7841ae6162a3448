//! What travels to those who follow a table: whole pictures, frames and what is personal. docs/protocol.md tells it.

use scene::{Node, Scene, SceneChange};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use store::{Channel, Status};
use tabletop::{Asking, Message, Proposal, Seat, SeatSet, Viewer, Waiting};
use timing::{Face, Pace};
use utoipa::ToSchema;

use crate::api::any_object;
use crate::plans::Plan;

/// The version of everything that travels on sockets, as the name of a WebSocket subprotocol.
pub const SUBPROTOCOL: &str = "tabletier.2";

/// A table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: String,
    /// The revision of the game's rules that it is played under.
    pub rules: u32,
    /// Its options.
    #[schema(schema_with = any_object)]
    pub config: Value,
    /// Where it stands.
    pub status: Status,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Whether who plays which seat is still to be drawn by lot.
    pub lot: bool,
    /// How much time it gives.
    pub time: Pace,
    /// Who may write to whom; missing where people talk at the table and seats write no letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub press: Option<PressCard>,
    /// The table it is a private branch of, if it is one: whoever made it plays every seat there, and nobody else can see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub branch_of: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// The commitment to the seed of its dice; none where a match was begun without one, and its dice cannot be proved.
    #[schema(required = true)]
    pub commitment: Option<String>,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// How many have come, while people put themselves down at a table at which nobody chooses a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub gathering: Option<GatheringCard>,
    /// How many minutes of a window are kept for those who may not be noticed, where the table says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub share_minutes: Option<u32>,
}

/// How many have put themselves down at a table that draws its seats. Who they are nobody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct GatheringCard {
    /// How many.
    pub count: usize,
    /// How many can.
    pub most: u8,
    /// How many will play; bots fill up, and who is left over is a substitute.
    pub seats: usize,
    /// Whether exactly as many have come as will play: those who know each other could tell by elimination who plays unknown.
    pub exact: bool,
    /// How many of them have not added to the dice yet: it can begin when nobody owes anything.
    pub owing: usize,
}

/// What somebody is told who has put themselves down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Down {
    /// Whether they owe the dice a nonce.
    pub owes: bool,
}

/// What a substitute is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Substitute {
    /// Whether they are asked to play: whoever sits down first without naming a seat gets the one that is free.
    pub asked: bool,
}

/// Who may write to whom at a table. Letters to everybody are read by every seat and by those who watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PressCard {
    /// The seats that may write to everybody.
    pub speakers: SeatSet,
    /// The seats that may write to some others in private.
    pub writers: SeatSet,
    /// The seats that can be written to in private.
    pub receivers: SeatSet,
    /// Whether everybody may read all letters once the match is over.
    pub opened: bool,
}

/// What holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody: anybody may sit down.
    Open,
    /// Nobody yet: it is kept for whoever has the link.
    Invite,
    /// A person.
    Guest,
    /// A bot.
    Bot,
    /// Somebody, a bot or nobody: the viewer may not know.
    Hidden,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatCard {
    /// Its number.
    pub seat: Seat,
    /// What holds it.
    pub kind: Holder,
    /// The guest's name, or the bot's.
    #[schema(required = true)]
    pub name: Option<String>,
    /// The bot's level.
    #[schema(required = true)]
    pub level: Option<u8>,
    /// Whether the guest has not been at the table for a while. It is missing where they are there, or nobody can tell.
    #[serde(skip_serializing_if = "is_false")]
    #[schema(required = false)]
    pub away: bool,
    /// Whether the guest offers the seat to anybody. It is missing where they do not.
    #[serde(skip_serializing_if = "is_false")]
    #[schema(required = false)]
    pub offered: bool,
    /// For whom a bot plays until they come back.
    #[serde(rename = "for", skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub stands_in: Option<String>,
}

pub(crate) fn is_false(flag: &bool) -> bool {
    !flag
}

/// An action as it stands in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Played {
    /// By whom.
    pub seat: Seat,
    /// In notation.
    pub text: String,
}

/// One thing a viewer was told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LogLine {
    /// The viewer's own number of it.
    pub number: usize,
    /// In words.
    pub text: Message,
    /// The action behind it, where the viewer may read it.
    #[schema(required = true)]
    pub action: Option<Played>,
}

/// A line of talk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Talk {
    /// Its number among what the viewer may hear.
    pub n: u32,
    /// Who may read it.
    pub channel: Channel,
    /// Who said it, where the viewer may know.
    #[schema(required = true)]
    pub name: Option<String>,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A letter. It is written by a seat: `table.seats` says who sits there, to whom that may be known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LetterCard {
    /// Its number among what the viewer may read.
    pub n: u32,
    /// The seat that wrote it.
    pub from: Seat,
    /// The seats it went to; null for everybody.
    #[schema(required = true)]
    pub to: Option<SeatSet>,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A draw by agreement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DrawCard {
    /// The seats that say yes.
    pub offered: SeatSet,
    /// Whether those at this table can agree on one now.
    pub can: bool,
}

/// What can be proposed at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ProposalKind {
    /// To pause the match.
    Pause,
    /// To go on with one that is paused.
    Resume,
    /// To take decisions back.
    Takeback,
    /// To put a bot into the seat of somebody who is missing.
    Bot,
}

/// A proposal while it is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct AskingCard {
    /// Who proposes it.
    pub by: Seat,
    /// What.
    pub what: ProposalKind,
    /// The seat a bot shall have.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub seat: Option<Seat>,
    /// The level of that bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub level: Option<u8>,
    /// Who has not answered yet.
    pub asked: SeatSet,
    /// Who says yes, without the one who proposes it.
    pub agreed: SeatSet,
}

impl From<Asking> for AskingCard {
    fn from(Asking { by, what, asked, agreed }: Asking) -> Self {
        let (what, seat, level) = match what {
            Proposal::Pause => (ProposalKind::Pause, None, None),
            Proposal::Resume => (ProposalKind::Resume, None, None),
            // How far it goes back is the journal's number.
            Proposal::Takeback { .. } => (ProposalKind::Takeback, None, None),
            Proposal::Bot { seat, level } => (ProposalKind::Bot, Some(seat), Some(level)),
        };
        AskingCard { by, what, seat, level, asked, agreed }
    }
}

/// The time of a table whose time is limited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TimeCard {
    #[serde(flatten)]
    pub(crate) face: Face,
    /// What happens if the open window runs out.
    pub(crate) expiry: Message,
}

/// A table as one kind of viewer sees it, all of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Whole<'a> {
    /// The number of the last frame of this kind of viewer.
    pub number: u64,
    /// As whom this is seen.
    #[serde(rename = "as")]
    pub viewer: Viewer,
    /// The tag of the part of the drawing that never changes.
    pub board: &'a str,
    /// The table.
    pub table: &'a TableCard,
    /// Whom the match waits for, as far as the viewer may know.
    pub waiting: &'a Waiting,
    /// The drawing.
    pub scene: &'a Scene,
    /// What the viewer's seat can do: a tree of moves.
    #[schema(value_type = Vec<Node>)]
    pub moves: Box<RawValue>,
    /// The number of the last line of the log.
    pub told: usize,
    /// The log begins after this number.
    pub since: usize,
    /// What the viewer was told since.
    pub log: Vec<LogLine>,
    /// What was said where the viewer may hear it.
    pub talk: Vec<Talk>,
    /// The letters that the viewer may read.
    pub letters: Vec<LetterCard>,
    /// A draw by agreement.
    pub draw: DrawCard,
    /// Whether the viewer can take their last decision back, or ask the others to.
    pub takeback: bool,
    /// The moment of the house, in milliseconds since 1970: clocks are counted from it, not from the reader's own.
    pub now: u64,
    /// Its time, where that is limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub clock: Option<&'a TimeCard>,
    /// What is proposed: one thing, or nothing.
    pub asking: Vec<AskingCard>,
    /// The match that follows.
    #[schema(required = true)]
    pub rematch: Option<&'a str>,
    /// Whether a fault stopped the table.
    pub frozen: bool,
}

/// What changed for one kind of viewer. What is missing did not.
#[derive(Debug, Serialize, ToSchema)]
pub struct Frame<'a> {
    /// Its number among the frames of this kind of viewer.
    pub number: u64,
    /// The table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub table: Option<&'a TableCard>,
    /// Whom the match waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub waiting: Option<&'a Waiting>,
    /// What changed in the drawing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub scene: Option<SceneChange<'a>>,
    /// What the viewer's seat can do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<Node>, required = false)]
    pub moves: Option<Box<RawValue>>,
    /// Lines to be added to the log.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<LogLine>,
    /// Talk to be added.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub talk: Vec<Talk>,
    /// All talk, where more of what was said before may be heard now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub all_talk: Option<Vec<Talk>>,
    /// Letters to be added.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub letters: Vec<LetterCard>,
    /// All letters, where more of what was written before may be read now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub all_letters: Option<Vec<LetterCard>>,
    /// A draw by agreement.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub draw: Option<DrawCard>,
    /// Whether the viewer can take their last decision back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub takeback: Option<bool>,
    /// Its time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub clock: Option<&'a TimeCard>,
    /// What is proposed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub asking: Option<Vec<AskingCard>>,
    /// The match that follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rematch: Option<&'a str>,
    /// Whether a fault stopped the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub frozen: Option<bool>,
}

impl Frame<'_> {
    /// One in which nothing changed yet.
    pub(crate) const fn empty(number: u64) -> Self {
        Frame {
            number,
            table: None,
            waiting: None,
            scene: None,
            moves: None,
            log: Vec::new(),
            talk: Vec::new(),
            all_talk: None,
            letters: Vec::new(),
            all_letters: None,
            draw: None,
            takeback: None,
            clock: None,
            asking: None,
            rematch: None,
            frozen: None,
        }
    }

    /// Whether it says nothing.
    pub(crate) fn is_empty(&self) -> bool {
        let Frame {
            number: _,
            table,
            waiting,
            scene,
            moves,
            log,
            talk,
            all_talk,
            letters,
            all_letters,
            draw,
            takeback,
            clock,
            asking,
            rematch,
            frozen,
        } = self;
        table.is_none()
            && waiting.is_none()
            && scene.is_none()
            && moves.is_none()
            && log.is_empty()
            && talk.is_empty()
            && all_talk.is_none()
            && letters.is_empty()
            && all_letters.is_none()
            && draw.is_none()
            && takeback.is_none()
            && clock.is_none()
            && asking.is_none()
            && rematch.is_none()
            && frozen.is_none()
    }
}

/// An invitation, for the one who made the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Invitation {
    /// The seat.
    pub seat: Seat,
    /// The address that leads to it.
    pub link: String,
}

/// What is personal about a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Own {
    /// The caller's seats.
    pub seats: Vec<Seat>,
    /// The invitations, for the one who made the table.
    pub invites: Vec<Invitation>,
    /// Those of the caller's seats that owe the dice a nonce: the match begins when everybody has added theirs.
    pub owes: Vec<Seat>,
    /// Those that a bot plays for the caller, who may come back.
    pub kept: Vec<Seat>,
    /// Whether the caller made the table.
    pub host: bool,
    /// Whether the caller plays against bots alone, and may ask for hints.
    pub hints: bool,
    /// That the caller has put themselves down, where nobody chooses a seat and it has not begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub down: Option<Down>,
    /// That the caller is a substitute.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub substitute: Option<Substitute>,
    /// What the caller's seats would answer.
    pub plans: Vec<Plan>,
}

/// A table as one caller sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Snapshot<'a> {
    /// What their kind of viewer sees.
    #[serde(flatten)]
    pub whole: Whole<'a>,
    /// What is personal.
    pub own: Own,
}

/// A message on a table's socket.
#[expect(clippy::large_enum_variant, reason = "written down at once and gone")]
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableMessage<'a> {
    /// All of it.
    Whole(Whole<'a>),
    /// What changed.
    Frame(Frame<'a>),
    /// What is personal.
    Own(&'a Own),
}

impl TableMessage<'_> {
    /// As JSON.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("what travels is plain data")
    }
}
