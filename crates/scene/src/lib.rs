//! A board as data, and its renderers.
//!
//! A game describes what it looks like once per config ([`Board`]) and once per view ([`Scene`]); the page,
//! the terminal and the picture all draw those two. Every place and piece has an id and a spoken label, and
//! an action is a [`Path`] through ids and named choices: clicking, dragging, typing and pressing a button
//! are the same thing. This crate knows no game, does no I/O and speaks no language: words are
//! [`tabletop::Message`]s, put into sentences by whoever calls a renderer.
//!
//! Reading order: `shape` (what is drawn), `colour` (light and dark), `board` (what never changes), `scene`
//! (what does), `arrow` (what went where), `panel` (what lies beside the board), `chart` (tables and charts), `sheet` (what
//! is shown on request), `path` (how an action is given), `tree` (all that a seat can do), `change` (what differs between two scenes), `figure` (what explains the
//! rules), `lesson` (what teaches it, for games that have courses), `sketch` (boards that people paint), `setup` (positions that are set up by hand), `pictured` (the trait), `card` (what explains the table, for games that
//! can), `flaw` (what a game can get wrong), `trial` (what tests ask of every game), then the
//! renderers `svg` and `text`, and `schema` (what travels, for the house's OpenAPI document).

mod arrow;
mod board;
mod card;
mod change;
mod chart;
mod colour;
mod figure;
mod flaw;
mod lesson;
mod panel;
mod path;
mod pictured;
mod scene;
mod schema;
mod setup;
mod shape;
mod sheet;
mod sketch;
mod svg;
mod text;
mod tree;
pub mod trial;
mod xml;

#[cfg(test)]
mod tests;

pub use arrow::{Arrow, Shaft, Tip};
pub use board::{Board, Cell, Grid, Preview, Region, Spot, Stage, Symbol, Turn};
pub use card::{Card, Explained, Why, begins, leads};
pub use change::{ListChange, PanelChange, SceneChange, SheetChange};
pub use chart::{Chart, Dash, DataRow, DataTable, Datum, Series};
pub use colour::{Colour, HOUSE, Rgb, Theme};
pub use figure::Figure;
pub use flaw::{Flaw, flaws};
pub use lesson::{Lesson, SAID, Taught, Wrong, fits};
pub use panel::{Content, Panel, QueueItem, Slot, Tray};
pub use path::{Path, Step};
pub use pictured::Pictured;
pub use scene::{Anchor, Caption, Decor, Emblem, Emphasis, Label, Line, Mark, Overlay, Piece, Scene, Tint};
pub use setup::{
    Arranged, Arrangement, FieldTakes, FieldValue, Placement, Setup, SetupAside, SetupField, SetupSort,
};
pub use shape::{Art, Direction, Gradient, Lettering, Outline, Paint, Point, Rect, Shape, Stop, Stroke};
pub use sheet::{Row, Sheet};
pub use sketch::{Begun, Extra, Sign, Sketch};
pub use svg::{ROOM, emblem_svg, svg, svg_within};
pub use text::{TextStyle, sheet_text, text};
pub use tree::{Node, Then, Tree};
