//! What never changes during a match: the drawing of a config, as one viewer has it before them.
//!
//! A board depends on the config and the viewer's seat alone, so that clients fetch it once for each seat and
//! keep it. Nothing of a position may enter it.

use serde::Serialize;
use tabletop::Message;
use utoipa::ToSchema;

use crate::{Art, Colour, Decor, Gradient, HOUSE, Outline, Rect, Rgb, Theme};

/// The static drawing of a config.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Board {
    /// The width of the view box, in units.
    pub width: i32,
    /// The height of the view box, in units.
    pub height: i32,
    /// The drawing beneath everything else.
    pub backdrop: Vec<Art>,
    /// What is printed over it and over the tints of regions: lines and letters that must stay clear.
    pub overprint: Vec<Art>,
    /// The drawings that pieces, decor and trays use by name.
    pub symbols: Vec<Symbol>,
    /// The gradients that shapes use by name.
    pub gradients: Vec<Gradient>,
    /// The colours that everything uses by name, beside those of the house.
    pub colours: Vec<Colour>,
    /// The places one can point at. Later ones lie above earlier ones, pieces above all of them.
    pub regions: Vec<Region>,
    /// What of all this can be laid differently where there is room for it.
    pub stage: Stage,
    /// What would stand on the board after some choices, to be looked at before one chooses. Choices of one kind, such
    /// as arrangements of one's own pieces, have a picture each or none.
    pub previews: Vec<Preview>,
    /// The board on a terminal. It does not travel: pages have no use for it.
    #[serde(skip)]
    pub grid: Grid,
}

/// How a drawing can be laid on screens of any shape. A client that knows nothing of it draws the view box as it is.
///
/// Whatever lies in a wing moves with it, as it is. Where the field is turned, places turn and what stands on them does
/// not: drawings of pieces, words, and whatever lies wholly within one region stay upright.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Stage {
    /// The board proper, within the view box.
    pub field: Rect,
    /// Parts outside the field that can lie elsewhere: all to one side of it, or above and below.
    pub wings: Vec<Rect>,
    /// The turns in which the field can lie, beside upright.
    pub turns: Vec<Turn>,
}

impl Stage {
    /// A drawing that is always laid as it is.
    pub const fn whole(width: i32, height: i32) -> Self {
        Stage { field: Rect::new(0, 0, width, height), wings: Vec::new(), turns: Vec::new() }
    }
}

/// How far something is turned, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// What was on the left is at the top.
    Quarter,
    /// What was at the bottom is at the top.
    Half,
    /// What was on the right is at the top.
    ThreeQuarters,
}

impl Turn {
    /// Every turn there is.
    pub const ALL: [Turn; 3] = [Turn::Quarter, Turn::Half, Turn::ThreeQuarters];
}

/// A choice as it would look: pieces that would stand where they stand now, whatever is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Preview {
    /// The name of the choice, as paths have it.
    pub choice: &'static str,
    /// What one would see.
    pub pieces: Vec<Decor>,
}

impl Board {
    /// The drawing of this name.
    pub fn symbol(&self, name: &str) -> Option<&Symbol> {
        self.symbols.iter().find(|symbol| symbol.name == name)
    }

    /// The value of a named colour: the board's own, else the house's.
    pub fn colour(&self, name: &str, theme: Theme) -> Option<Rgb> {
        let found = self.colours.iter().chain(HOUSE).find(|colour| colour.name == name);
        found.map(|colour| colour.value(theme))
    }

    /// The whole view box.
    pub fn area(&self) -> Rect {
        Rect::new(0, 0, self.width, self.height)
    }
}

/// A place one can point at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Region {
    /// Its id in paths.
    pub id: String,
    /// Its edge.
    pub outline: Outline,
    /// What it is and holds, in words, as long as the scene has no label for it.
    pub label: Message,
    /// What the terminal shows, beneath any piece, at a spot of its own. It does not travel.
    #[serde(skip)]
    pub cell: Option<Cell>,
}

/// A drawing used again and again, around its own origin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Symbol {
    /// Its name.
    pub name: &'static str,
    /// The drawing.
    pub art: Vec<Art>,
    /// Its silhouette: what is clicked, and where a mark runs.
    pub outline: Outline,
    /// The box around it, for fitting it into a tray.
    pub bounds: Rect,
}

/// The board on a terminal: a grid of characters onto which the view box is scaled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    /// How many characters wide.
    pub columns: u16,
    /// How many lines high.
    pub rows: u16,
    /// What is printed there before any piece, like the backdrop.
    pub cells: Vec<Cell>,
}

/// A place on the character grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Characters from the left.
    pub column: u16,
    /// Lines from the top.
    pub row: u16,
}

/// A few characters on one line of the grid. They must say the same without their colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The characters, each one column wide.
    pub text: String,
    /// The named colour of the characters.
    pub ink: &'static str,
    /// The named colour behind them.
    pub paper: Option<&'static str>,
    /// Where the middle of the text stands. Without it, a piece's position is scaled onto the grid; what has
    /// no position to scale stands at the top left.
    pub at: Option<Spot>,
}

impl Cell {
    /// A text in a colour, placed by scaling.
    pub fn new(text: impl Into<String>, ink: &'static str) -> Self {
        Cell { text: text.into(), ink, paper: None, at: None }
    }

    /// The same with a colour behind it.
    #[must_use]
    pub fn on(mut self, paper: &'static str) -> Self {
        self.paper = Some(paper);
        self
    }

    /// The same with its middle at this spot.
    #[must_use]
    pub fn at(mut self, column: u16, row: u16) -> Self {
        self.at = Some(Spot { column, row });
        self
    }
}
