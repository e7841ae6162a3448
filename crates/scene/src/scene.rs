//! What changes from move to move: pieces, marks and panels, each with an id and a spoken label.
//!
//! A scene is made from one viewer's view and holds nothing that viewer may not know. Ids are words such as
//! `square-3`, `piece-3-2`, `reserve-red`; they are what paths, marks and animations name.

use serde::Serialize;
use tabletop::{Message, Seat};
use utoipa::ToSchema;

use crate::{Arrow, Board, Cell, Panel, Point, Region, Shape, Sheet, Spot};

/// What a region of the board is and holds now, in words, where that is not what the board says of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Label {
    /// The id of the region.
    pub of: String,
    /// The words.
    pub text: Message,
}

/// A piece on the board, which one can point at too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Piece {
    /// Its id in paths.
    pub id: String,
    /// The name of its drawing.
    pub symbol: &'static str,
    /// Where the drawing's origin goes.
    pub at: Point,
    /// Higher ones are drawn later, over the others.
    pub z: i32,
    /// The id of the region it stands on: whoever points at the piece points at that as well.
    #[schema(required = true)]
    pub on: Option<String>,
    /// What it is and where, in words.
    pub label: Message,
    /// What the terminal shows. It does not travel.
    #[serde(skip)]
    pub cell: Cell,
}

/// A region washed with a colour, softly, over the backdrop and beneath what is printed over it. A tint is never the only sign
/// of what it says, since not everybody sees colours: a drawing or a label says it too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Tint {
    /// The id of the region.
    pub of: String,
    /// The named colour.
    pub colour: &'static str,
}

/// A drawing that is only looked at: a shadow, a burning village. Screen readers pass over it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Decor {
    /// The name of its drawing.
    pub symbol: &'static str,
    /// Where the drawing's origin goes.
    pub at: Point,
    /// Its order among pieces and decor.
    pub z: i32,
}

/// A shape that comes and goes: a supply line, a region about to be closed. It is looked at only, like decor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Overlay {
    /// Its order among pieces and decor.
    pub z: i32,
    /// The shape, on the board.
    pub shape: Shape,
}

/// Which end of a text stands at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    #[default]
    Middle,
    /// It ends there.
    End,
}

/// Words on the board that come and go: a score, how many are left. Whoever writes them sees to it that they
/// can be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Caption {
    /// Where the text stands; its letters lie around this height.
    pub at: Point,
    /// The words.
    pub text: Message,
    /// The height of the letters.
    pub size: i32,
    /// The named colour.
    pub ink: &'static str,
    /// Which end of the text is at that place.
    pub anchor: Anchor,
    /// Its order among pieces and decor.
    pub z: i32,
    /// How wide it may be: longer words are written smaller, then cut off.
    #[schema(required = true)]
    pub width: Option<i32>,
    /// Where it stands on a terminal. Without it, its place is scaled onto the grid. It does not travel.
    #[serde(skip)]
    pub spot: Option<Spot>,
}

impl Caption {
    /// Words around a place, above everything that stands.
    pub const fn new(at: Point, text: Message, size: i32, ink: &'static str) -> Self {
        Caption { at, text, size, ink, anchor: Anchor::Middle, z: i32::MAX, width: None, spot: None }
    }

    /// The same with this end at its place.
    #[must_use]
    pub const fn anchored(mut self, anchor: Anchor) -> Self {
        self.anchor = anchor;
        self
    }

    /// The same, kept within this width.
    #[must_use]
    pub const fn within(mut self, width: i32) -> Self {
        self.width = Some(width);
        self
    }

    /// The same at this height among the pieces.
    #[must_use]
    pub const fn at_z(mut self, z: i32) -> Self {
        self.z = z;
        self
    }

    /// The same with a spot of its own on a terminal.
    #[must_use]
    pub const fn at_spot(mut self, column: u16, row: u16) -> Self {
        self.spot = Some(Spot { column, row });
        self
    }
}

/// Why something is marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Emphasis {
    /// It took part in the last action.
    Last,
    /// The player has chosen it, on the way to an action.
    Selected,
    /// The player may choose it next.
    Target,
    /// One of those marked so must be chosen: an action is compulsory.
    Must,
    /// It decided the match.
    Winning,
}

impl Emphasis {
    /// The house's colour for it.
    pub const fn colour(self) -> &'static str {
        match self {
            Emphasis::Last => "last",
            Emphasis::Selected => "selected",
            Emphasis::Target | Emphasis::Must => "target",
            Emphasis::Winning => "winning",
        }
    }
}

/// A ring around a region, a piece or a slot of a tray.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Mark {
    /// The id of what is marked.
    pub id: String,
    /// Why.
    pub why: Emphasis,
}

/// A straight line across the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Line {
    /// One end.
    pub from: Point,
    /// The other end.
    pub to: Point,
    /// Its order among pieces and decor.
    pub z: i32,
    /// Why it is there.
    pub why: Emphasis,
}

/// What a seat plays with: the drawings by which it is told from the others wherever it is named. They are open to
/// everybody, and may change where sides can be swapped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Emblem {
    /// The seat.
    pub seat: Seat,
    /// The names of drawings of the board: one, or one for each colour that the seat plays.
    pub symbols: Vec<&'static str>,
}

impl Emblem {
    /// The emblems of all seats, from the drawings of each. Seats that play with nothing of their own have none.
    pub fn all<S: Iterator<Item = &'static str>>(seats: u8, symbols: impl Fn(Seat) -> S) -> Vec<Self> {
        let emblem = |seat| Emblem { seat, symbols: symbols(seat).collect() };
        Seat::all(seats).map(emblem).filter(|emblem| !emblem.symbols.is_empty()).collect()
    }
}

/// All that a viewer sees at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Scene {
    /// Whose turn it is, or how the match ended.
    pub caption: Message,
    /// The words of regions that say something else now than the board does, in the board's order.
    pub labels: Vec<Label>,
    /// The pieces on the board.
    pub pieces: Vec<Piece>,
    /// The regions that are washed with a colour.
    pub tints: Vec<Tint>,
    /// What is only looked at.
    pub decor: Vec<Decor>,
    /// Rings around regions, pieces and slots.
    pub marks: Vec<Mark>,
    /// Arrows over the board.
    pub arrows: Vec<Arrow>,
    /// Lines across the board.
    pub lines: Vec<Line>,
    /// Shapes that come and go.
    pub overlays: Vec<Overlay>,
    /// Words on the board that come and go.
    pub captions: Vec<Caption>,
    /// What lies beside the board.
    pub panels: Vec<Panel>,
    /// What is shown on request.
    pub sheets: Vec<Sheet>,
    /// What the seats play with, in their order. A game that says nothing leaves them to their numbers.
    pub emblems: Vec<Emblem>,
}

impl Scene {
    /// A scene with nothing in it yet.
    pub fn new(caption: Message) -> Self {
        Scene {
            caption,
            labels: Vec::new(),
            pieces: Vec::new(),
            tints: Vec::new(),
            decor: Vec::new(),
            marks: Vec::new(),
            arrows: Vec::new(),
            lines: Vec::new(),
            overlays: Vec::new(),
            captions: Vec::new(),
            panels: Vec::new(),
            sheets: Vec::new(),
            emblems: Vec::new(),
        }
    }

    /// The board's regions, each with its words of now.
    pub fn regions<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = (&'a Region, &'a Message)> {
        let mut labels = self.labels.iter().peekable();
        board.regions.iter().map(move |region| {
            let own = labels.next_if(|label| label.of == region.id);
            (region, own.map_or(&region.label, |label| &label.text))
        })
    }

    /// The ids that paths and marks may name: regions of the board, pieces, slots of trays.
    pub fn ids<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = &'a str> {
        let regions = board.regions.iter().map(|region| region.id.as_str());
        let pieces = self.pieces.iter().map(|piece| piece.id.as_str());
        let slots = self.panels.iter().flat_map(Panel::slots).map(|slot| slot.id.as_str());
        regions.chain(pieces).chain(slots)
    }

    /// The marks on an element, in their order.
    pub fn marks_on(&self, id: &str) -> impl Iterator<Item = Emphasis> {
        self.marks.iter().filter(move |mark| mark.id == id).map(|mark| mark.why)
    }
}
