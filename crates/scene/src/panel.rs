//! What lies beside the board: a few kinds of panel, the same for every game.
//!
//! A panel says what it holds and where it lies in the view box; how it looks is the renderer's business,
//! so that every game's reserve looks like every other's. Kinds come with the games that need them.

use serde::Serialize;
use tabletop::Message;

use crate::{Cell, Rect};

/// Something beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Panel {
    /// Its id, distinct from all others of the scene.
    pub id: String,
    /// Its heading.
    pub label: Message,
    /// Where it lies in the view box.
    pub place: Rect,
    /// Whether the match waits for whom it belongs to.
    pub is_active: bool,
    /// A short word that must not be missed, such as an announcement.
    pub note: Option<Message>,
    /// What it holds.
    pub content: Content,
}

impl Panel {
    /// The slots of a tray; none in any other panel.
    pub fn slots(&self) -> &[Slot] {
        match &self.content {
            Content::Tray(tray) => &tray.slots,
            Content::Text(_) => &[],
        }
    }
}

/// The kinds of panel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Content {
    /// Sentences, one a line.
    Text(Vec<Message>),
    /// Pieces off the board: a reserve, a rack, prisoners.
    Tray(Tray),
}

/// Pieces off the board, by sort.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tray {
    /// One slot for each sort, from top to bottom.
    pub slots: Vec<Slot>,
}

impl Tray {
    /// Whether the match waits for whom this slot belongs to, but not for everybody of this tray.
    pub fn singles_out(&self, slot: &Slot) -> bool {
        slot.is_active && self.slots.iter().any(|other| !other.is_active)
    }
}

/// Some pieces of one sort, which one can point at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Slot {
    /// Its id in paths.
    pub id: String,
    /// What it holds, in words.
    pub label: Message,
    /// The name of the pieces' drawing.
    pub symbol: &'static str,
    /// What the terminal shows for one piece.
    pub cell: Cell,
    /// How many pieces there are.
    pub count: u8,
    /// How many there can be; the missing ones are shown as empty wells.
    pub capacity: u8,
    /// Whether the match waits for whom it belongs to.
    pub is_active: bool,
}
