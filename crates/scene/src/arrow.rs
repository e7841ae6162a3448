//! Arrows over the board: what went where, and what helped or failed.
//!
//! What an arrow says it says by its shape: how its line is drawn, how it ends, and a cross where it failed. Colour only adds
//! to that. Arrows are looked at only: what they mean stands in words elsewhere, and screen readers pass over them.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{Emphasis, Point};

/// An arrow over the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Arrow {
    /// Where it starts.
    pub from: Point,
    /// The point it bends towards; the middle makes it straight.
    pub bend: Point,
    /// Where its tip is.
    pub to: Point,
    /// Why it is there. Those that show the last action have the house's colour for it, unless they have their own.
    pub why: Emphasis,
    /// A named colour of its own. Such an arrow has an edge as well, so that it can be seen on any ground.
    #[schema(required = true)]
    pub ink: Option<&'static str>,
    /// How its line is drawn.
    pub shaft: Shaft,
    /// How it ends.
    pub tip: Tip,
    /// Whether it failed: it ends in a cross before its goal.
    pub is_stopped: bool,
    /// How wide its line is, in tenths of a unit. Its tip is as large as befits that.
    pub tenths: u16,
}

/// How the line of an arrow is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shaft {
    /// One line.
    #[default]
    Solid,
    /// Long dashes.
    Dashed,
    /// Dots.
    Dotted,
    /// A line in waves.
    Wavy,
}

/// How an arrow ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tip {
    /// In a head: something goes there.
    #[default]
    Head,
    /// In a knob: it joins what is there, such as another arrow.
    Knob,
    /// In a bar across: it holds what is there.
    Bar,
}

impl Arrow {
    /// The width of a line, unless a game says otherwise.
    pub const TENTHS: u16 = 90;

    /// A solid arrow with a head, in the house's colour.
    pub const fn new(from: Point, bend: Point, to: Point, why: Emphasis) -> Self {
        let (shaft, tip) = (Shaft::Solid, Tip::Head);
        Arrow { from, bend, to, why, ink: None, shaft, tip, is_stopped: false, tenths: Arrow::TENTHS }
    }

    /// The same without a bend.
    pub const fn straight(from: Point, to: Point, why: Emphasis) -> Self {
        let bend = Point::new((from.x + to.x) / 2, (from.y + to.y) / 2);
        Arrow::new(from, bend, to, why)
    }

    /// The same in a colour of its own, with a line so wide.
    #[must_use]
    pub const fn inked(mut self, ink: &'static str, tenths: u16) -> Self {
        (self.ink, self.tenths) = (Some(ink), tenths);
        self
    }

    /// The same, drawn and ended in this way.
    #[must_use]
    pub const fn drawn(mut self, shaft: Shaft, tip: Tip) -> Self {
        (self.shaft, self.tip) = (shaft, tip);
        self
    }

    /// The same, failed or not.
    #[must_use]
    pub const fn stopped(mut self, is_stopped: bool) -> Self {
        self.is_stopped = is_stopped;
        self
    }

    /// The point halfway along its line.
    pub const fn middle(&self) -> Point {
        let Arrow { from, bend, to, .. } = self;
        Point::new((from.x + 2 * bend.x + to.x) / 4, (from.y + 2 * bend.y + to.y) / 4)
    }
}
