//! What is shown on request: an opened stack, a discard pile, what somebody may still hold.
//!
//! A sheet belongs to something of the scene and lists rows of drawings and words. Like everything in a scene
//! it is made from one viewer's view: it holds nothing that viewer may not know, shown or not.

use serde::Serialize;
use tabletop::Message;
use utoipa::ToSchema;

/// A closer look at something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Sheet {
    /// Its id, distinct from those of other sheets.
    pub id: String,
    /// The id of the region, piece, slot or panel it belongs to.
    pub of: String,
    /// Its heading.
    pub title: Message,
    /// What it lists, from top to bottom.
    pub rows: Vec<Row>,
    /// What must be said beside the rows.
    #[schema(required = true)]
    pub note: Option<Message>,
}

impl Sheet {
    /// A sheet without rows yet.
    pub fn new(id: impl Into<String>, of: impl Into<String>, title: Message) -> Self {
        Sheet { id: id.into(), of: of.into(), title, rows: Vec::new(), note: None }
    }
}

/// One line of a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Row {
    /// The name of a drawing of the board.
    #[schema(required = true)]
    pub symbol: Option<&'static str>,
    /// What it is, in words.
    pub label: Message,
    /// How many there are.
    #[schema(required = true)]
    pub count: Option<u8>,
    /// Whether it matters less than the others: used up, covered, not there any more.
    pub is_faint: bool,
}

impl Row {
    /// A line of words.
    pub const fn new(label: Message) -> Self {
        Row { symbol: None, label, count: None, is_faint: false }
    }

    /// The same with a drawing.
    #[must_use]
    pub const fn with_symbol(mut self, symbol: &'static str) -> Self {
        self.symbol = Some(symbol);
        self
    }

    /// The same with a number.
    #[must_use]
    pub const fn with_count(mut self, count: u8) -> Self {
        self.count = Some(count);
        self
    }

    /// The same, faint or not.
    #[must_use]
    pub const fn faint(mut self, is_faint: bool) -> Self {
        self.is_faint = is_faint;
        self
    }
}
