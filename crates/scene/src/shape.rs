//! What is drawn: outlines, paint and lettering, in whole units of the board's view box.
//!
//! Coordinates are integers so that two scenes compare exactly. Colours are named, never given: the theme
//! decides what a name means. Nothing here refers to anything outside the board.

use serde::Serialize;
use utoipa::ToSchema;

/// A place on the board, in units from its top left corner; inside a symbol, from the symbol's origin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, ToSchema)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: i32, y: i32) -> Self {
        Point { x, y }
    }
}

/// An upright rectangle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
pub struct Rect {
    /// Its left edge.
    pub x: i32,
    /// Its top edge.
    pub y: i32,
    /// How wide it is.
    pub width: i32,
    /// How high it is.
    pub height: i32,
}

impl Rect {
    /// The rectangle with this top left corner and size.
    pub const fn new(x: i32, y: i32, width: i32, height: i32) -> Self {
        Rect { x, y, width, height }
    }

    /// The same with this much more on every side.
    #[must_use]
    pub const fn grown(&self, by: i32) -> Self {
        Rect::new(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)
    }

    /// Whether all of another lies in it.
    pub const fn contains(&self, other: &Rect) -> bool {
        self.x <= other.x
            && other.x + other.width <= self.x + self.width
            && self.y <= other.y
            && other.y + other.height <= self.y + self.height
    }

    /// Whether the two have more than an edge in common.
    pub const fn overlaps(&self, other: &Rect) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }

    /// Whether the point lies in it or on its edge.
    pub const fn holds(&self, point: Point) -> bool {
        self.x <= point.x
            && point.x <= self.x + self.width
            && self.y <= point.y
            && point.y <= self.y + self.height
    }
}

/// The edge of something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Outline {
    /// An upright rectangle, its corners rounded by `radius`.
    Rect {
        /// The rectangle.
        area: Rect,
        /// The radius of its corners.
        radius: i32,
    },
    /// An upright ellipse.
    Ellipse {
        /// Its centre.
        centre: Point,
        /// Half its width.
        rx: i32,
        /// Half its height.
        ry: i32,
    },
    /// A closed polygon.
    Polygon(Vec<Point>),
    /// Anything else, as SVG path data.
    Path(String),
}

impl Outline {
    /// An ellipse around a centre.
    pub const fn ellipse(x: i32, y: i32, rx: i32, ry: i32) -> Self {
        Outline::Ellipse { centre: Point::new(x, y), rx, ry }
    }
}

/// What an outline is filled or stroked with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Paint {
    /// A named colour of the board or the house.
    Colour(&'static str),
    /// A named gradient of the board.
    Gradient(&'static str),
}

/// A line along an outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Stroke {
    /// Its paint.
    pub paint: Paint,
    /// Its width, in tenths of a unit.
    pub tenths: u16,
}

/// An outline with its paint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Shape {
    /// Its edge.
    pub outline: Outline,
    /// What it is filled with.
    #[schema(required = true)]
    pub fill: Option<Paint>,
    /// The line along its edge.
    #[schema(required = true)]
    pub stroke: Option<Stroke>,
    /// How much it covers what is below, in percent.
    pub opacity: u8,
}

impl Shape {
    /// A filled shape without a line.
    pub fn filled(outline: Outline, fill: Paint) -> Self {
        Shape { outline, fill: Some(fill), stroke: None, opacity: 100 }
    }

    /// A line without a filling.
    pub fn stroked(outline: Outline, paint: Paint, tenths: u16) -> Self {
        Shape { outline, fill: None, stroke: Some(Stroke { paint, tenths }), opacity: 100 }
    }

    /// The same with a line along its edge.
    #[must_use]
    pub fn edged(mut self, paint: Paint, tenths: u16) -> Self {
        self.stroke = Some(Stroke { paint, tenths });
        self
    }

    /// The same, covering only so many percent of what is below.
    #[must_use]
    pub fn opacity(mut self, percent: u8) -> Self {
        self.opacity = percent;
        self
    }
}

/// Letters or digits printed on the board, the same in every language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Lettering {
    /// The middle of the text.
    pub at: Point,
    /// What is printed.
    pub text: String,
    /// The height of the letters.
    pub size: i32,
    /// The named colour.
    pub ink: &'static str,
}

/// One stroke of the illustrator: a shape or a lettering. Later ones lie above earlier ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Art {
    /// A shape.
    Shape(Shape),
    /// A lettering.
    Lettering(Lettering),
}

impl From<Shape> for Art {
    fn from(shape: Shape) -> Self {
        Art::Shape(shape)
    }
}

/// Which way a gradient runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
    /// From the top left to the bottom right corner.
    Aslant,
    /// From the centre outwards.
    Outwards,
}

/// One colour along a gradient.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Stop {
    /// How far along, in percent.
    pub at: u8,
    /// The named colour.
    pub colour: &'static str,
    /// How much it covers, in percent.
    pub opacity: u8,
}

/// A paint that changes over the box around what it fills.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Gradient {
    /// Its name on the board.
    pub name: &'static str,
    /// Which way it runs.
    pub direction: Direction,
    /// Its colours, in order.
    pub stops: Vec<Stop>,
}
