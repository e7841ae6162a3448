//! What lies beside the board: a few kinds of panel, the same for every game.
//!
//! A panel says what it holds; how it looks is the renderer's business, so that every game's reserve looks like every
//! other's. Kinds come with the games that need them.
//!
//! A panel with a place lies there in the view box and is drawn with the board. One without a place stands beside the
//! drawing, in its order among those: the page has a tab of reports for them, a terminal writes them below the board, and a
//! picture leaves them out. Trays have a place, since one points at their slots; texts have one or none, and long ones none;
//! queues, tables and charts have none.

use serde::Serialize;
use tabletop::Message;
use utoipa::ToSchema;

use crate::{Cell, Chart, DataTable, Rect};

/// Something beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Panel {
    /// Its id, distinct from all others of the scene.
    pub id: String,
    /// Its heading.
    pub label: Message,
    /// Where it lies in the view box; beside the drawing if it is missing.
    #[schema(required = true)]
    pub place: Option<Rect>,
    /// Whether the match waits for whom it belongs to.
    pub is_active: bool,
    /// A short word that must not be missed, such as an announcement.
    #[schema(required = true)]
    pub note: Option<Message>,
    /// What it holds.
    pub content: Content,
}

impl Panel {
    /// Something beside the drawing.
    pub fn beside(id: impl Into<String>, label: Message, content: Content) -> Self {
        Panel { id: id.into(), label, place: None, is_active: false, note: None, content }
    }

    /// The slots of a tray; none in any other panel.
    pub fn slots(&self) -> &[Slot] {
        match &self.content {
            Content::Tray(tray) => &tray.slots,
            Content::Text(_) | Content::Queue(_) | Content::Table(_) | Content::Chart(_) => &[],
        }
    }
}

/// The kinds of panel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Content {
    /// Sentences, one a line.
    Text(Vec<Message>),
    /// Pieces off the board: a reserve, a rack, prisoners.
    Tray(Tray),
    /// What is still to be decided this turn, in its order. Pages show it where the player answers.
    Queue(Vec<QueueItem>),
    /// Words and numbers in rows and columns.
    Table(DataTable),
    /// Numbers as lines.
    Chart(Chart),
}

/// One decision of a queue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct QueueItem {
    /// What it is about.
    pub label: Message,
    /// Whether it is the one that is awaited now.
    pub is_current: bool,
}

/// Pieces off the board, by sort.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Tray {
    /// One slot for each sort, from top to bottom; from left to right where each holds a single piece and the
    /// panel is wide.
    pub slots: Vec<Slot>,
}

impl Tray {
    /// Where each slot lies in a panel whose heading leaves this room.
    pub fn areas(&self, body: Rect) -> Vec<Rect> {
        let count = i32::try_from(self.slots.len()).unwrap_or(i32::MAX).max(1);
        let is_rack = self.slots.iter().all(|slot| slot.capacity.max(slot.count) <= 1);
        let (width, height) = (body.width - 16, body.height - 8);
        (0..count)
            .map(|place| {
                if is_rack && width > height {
                    Rect::new(body.x + 8 + width * place / count, body.y, width / count, height)
                } else {
                    Rect::new(body.x + 8, body.y + height / count * place, width, height / count)
                }
            })
            .collect()
    }

    /// Whether the match waits for whom this slot belongs to, but not for everybody of this tray.
    pub fn singles_out(&self, slot: &Slot) -> bool {
        slot.is_active && self.slots.iter().any(|other| !other.is_active)
    }
}

/// Some pieces of one sort, which one can point at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Slot {
    /// Its id in paths.
    pub id: String,
    /// What it holds, in words.
    pub label: Message,
    /// The name of the pieces' drawing.
    pub symbol: &'static str,
    /// What the terminal shows for one piece. It does not travel.
    #[serde(skip)]
    pub cell: Cell,
    /// How many pieces there are.
    pub count: u8,
    /// How many there can be; the missing ones are shown as empty wells.
    pub capacity: u8,
    /// Whether the match waits for whom it belongs to. Where it waits for everybody of a tray, the panel says so, and
    /// no slot needs to.
    pub is_active: bool,
}
