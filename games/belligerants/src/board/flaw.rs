//! What is wrong with a board: flaws, which the sheet rules out, and warnings, which a fair board avoids (§13.2,
//! §13.3). Each names its place.

use tabletop::Message;

use super::Ground;
use super::picture::Picture;
use super::rays::Rays;
use super::ways::Ways;
use crate::config::LONGEST_BOARD;
use crate::piece::{ARMY, Side};
use crate::square::{MOST, Square};

/// Starred squares of a board (§1.6).
pub const STARS: usize = 18;

/// What a line of a board's text would be understood as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// One of the words that begin a part.
    Heading,
    /// A sign and its colour.
    Legend,
    /// Two squares.
    Bridge,
    /// Signs of the legend.
    Sign,
}

impl Wanted {
    /// Its word in messages.
    fn word(self) -> &'static str {
        match self {
            Wanted::Heading => "heading",
            Wanted::Legend => "legend",
            Wanted::Bridge => "bridge",
            Wanted::Sign => "sign",
        }
    }
}

/// Why a board cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// No board of the house has this name.
    NoSuchBoard(String),
    /// The text has more bytes than anybody would want to carry.
    TooLong(usize),
    /// A line of the text cannot be understood.
    Unreadable {
        /// Which, from 1.
        line: usize,
        /// What would have been.
        expected: Wanted,
    },
    /// There is no picture, or it is too large.
    Size {
        /// Columns found.
        columns: usize,
        /// Rows found.
        rows: usize,
    },
    /// A row has more or fewer squares than the first.
    Ragged {
        /// Its line, from 1.
        line: usize,
        /// Squares found.
        squares: usize,
        /// Squares of the first row.
        expected: usize,
    },
    /// A camp has not fifteen squares.
    CampCount {
        /// Whose.
        side: Side,
        /// Squares found.
        found: usize,
    },
    /// The corner on the right hand of its player is not the camp's.
    CampCorner {
        /// Whose.
        side: Side,
        /// The corner.
        corner: Square,
    },
    /// A camp is not in one piece.
    CampScattered {
        /// Whose.
        side: Side,
        /// A square apart from the corner's part.
        square: Square,
    },
    /// A colour does not occur.
    MissingColour(Ground),
    /// There are not eighteen stars.
    StarCount(usize),
    /// A star stands on water.
    StarOnWater(Square),
    /// A bridge has an end off the board.
    BridgeOutside(Square, Square),
    /// A bridge is not a diagonal step.
    BridgeNotDiagonal(Square, Square),
    /// A bridge ends in the water.
    BridgeInWater(Square, Square),
    /// A bridge does not lead between two blue squares.
    BridgeWithoutWater(Square, Square),
    /// A bridge is listed twice.
    BridgeTwice(Square, Square),
    /// There are fewer than two bridges, gaps between blue squares included.
    TooFewBridges(usize),
}

impl Flaw {
    /// The sentence for whoever drew the board.
    pub fn message(&self) -> Message {
        match self {
            Flaw::NoSuchBoard(name) => {
                Message::new("belligerants-flaw-no-such-board").with("name", quoted(name))
            }
            Flaw::TooLong(found) => {
                Message::new("belligerants-flaw-too-long").with("found", *found).with("most", LONGEST_BOARD)
            }
            Flaw::Unreadable { line, expected } => Message::new("belligerants-flaw-unreadable")
                .with("line", *line)
                .with("wanted", expected.word()),
            Flaw::Size { columns, rows } => Message::new("belligerants-flaw-size")
                .with("columns", *columns)
                .with("rows", *rows)
                .with("most", MOST),
            Flaw::Ragged { line, squares, expected } => Message::new("belligerants-flaw-ragged")
                .with("line", *line)
                .with("squares", *squares)
                .with("expected", *expected),
            Flaw::CampCount { side, found } => Message::new("belligerants-flaw-camp-count")
                .with("side", side.word())
                .with("found", *found)
                .with("expected", ARMY),
            Flaw::CampCorner { side, corner } => {
                at("belligerants-flaw-camp-corner", *corner).with("side", side.word())
            }
            Flaw::CampScattered { side, square } => {
                at("belligerants-flaw-camp-scattered", *square).with("side", side.word())
            }
            Flaw::MissingColour(ground) => {
                Message::new("belligerants-flaw-missing-colour").with("ground", ground.word())
            }
            Flaw::StarCount(found) => {
                Message::new("belligerants-flaw-star-count").with("found", *found).with("expected", STARS)
            }
            Flaw::StarOnWater(square) => at("belligerants-flaw-star-on-water", *square),
            Flaw::BridgeOutside(one, other) => bridge("belligerants-flaw-bridge-outside", *one, *other),
            Flaw::BridgeNotDiagonal(one, other) => {
                bridge("belligerants-flaw-bridge-not-diagonal", *one, *other)
            }
            Flaw::BridgeInWater(one, other) => bridge("belligerants-flaw-bridge-in-water", *one, *other),
            Flaw::BridgeWithoutWater(one, other) => {
                bridge("belligerants-flaw-bridge-without-water", *one, *other)
            }
            Flaw::BridgeTwice(one, other) => bridge("belligerants-flaw-bridge-twice", *one, *other),
            Flaw::TooFewBridges(found) => {
                Message::new("belligerants-flaw-too-few-bridges").with("found", *found)
            }
        }
    }
}

/// The most characters of somebody's text that are said back to them.
const LONGEST_QUOTE: usize = 40;

/// A name as it is said back: however long it is, it fits a line.
fn quoted(name: &str) -> String {
    let mut kept: String = name.chars().take(LONGEST_QUOTE).collect();
    if kept.len() < name.len() {
        kept.push('…');
    }
    kept
}

fn at(key: &'static str, square: Square) -> Message {
    Message::new(key).with("square", square.to_string())
}

fn bridge(key: &'static str, one: Square, other: Square) -> Message {
    at(key, one).with("other", other.to_string())
}

/// What a board can be played with, but which is not fair or not in the sheet's spirit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// Turned half around, this square is not what lies opposite.
    NotSymmetric(Square),
    /// Bridges differ when the board is turned half around.
    BridgeNotSymmetric(Square, Square),
    /// A camp is neither a triangle in its corner nor a block.
    CampShape(Side),
    /// No ground piece comes safely from its camp to this square of the enemy's.
    Unreachable {
        /// Whose pieces.
        side: Side,
        /// The square.
        square: Square,
    },
    /// A star stands where one is harmed.
    StarOnHarm(Square),
}

impl Warning {
    /// The sentence for whoever drew the board.
    pub fn message(&self) -> Message {
        match self {
            Warning::NotSymmetric(square) => at("belligerants-warning-not-symmetric", *square),
            Warning::BridgeNotSymmetric(one, other) => {
                bridge("belligerants-warning-bridge-not-symmetric", *one, *other)
            }
            Warning::CampShape(side) => {
                Message::new("belligerants-warning-camp-shape").with("side", side.word())
            }
            Warning::Unreachable { side, square } => {
                at("belligerants-warning-unreachable", *square).with("side", side.word())
            }
            Warning::StarOnHarm(square) => at("belligerants-warning-star-on-harm", *square),
        }
    }
}

/// Everything the sheet rules out.
pub fn flaws(picture: &Picture) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    for side in Side::BOTH {
        camp_flaws(picture, side, &mut flaws);
    }
    for ground in Ground::ALL.into_iter().filter(|ground| ground.camp().is_none()) {
        if !picture.colours.contains(&ground) {
            flaws.push(Flaw::MissingColour(ground));
        }
    }
    if picture.stars.len() != STARS {
        flaws.push(Flaw::StarCount(picture.stars.len()));
    }
    let wet = picture.stars.iter().filter(|star| picture.ground(**star) == Ground::Blue);
    flaws.extend(wet.map(|star| Flaw::StarOnWater(*star)));
    bridge_flaws(picture, &mut flaws);
    flaws
}

/// The corner on the right of whoever plays a side.
fn corner(picture: &Picture, side: Side) -> Square {
    match side {
        Side::Yellow => Square::new(picture.columns - 1, 0),
        Side::Pink => Square::new(0, picture.rows - 1),
    }
}

fn camp_flaws(picture: &Picture, side: Side, flaws: &mut Vec<Flaw>) {
    let is_camp = |square: Square| picture.ground(square).camp() == Some(side);
    let found = picture.squares().filter(|square| is_camp(*square)).count();
    if found != ARMY {
        flaws.push(Flaw::CampCount { side, found });
    }
    let corner = corner(picture, side);
    if !is_camp(corner) {
        flaws.push(Flaw::CampCorner { side, corner });
        return;
    }
    let mut together = vec![corner];
    let mut next = 0;
    while let Some(square) = together.get(next).copied() {
        next += 1;
        for (columns, rows) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let beside = picture.step(square, columns, rows).filter(|beside| is_camp(*beside));
            together.extend(beside.filter(|beside| !together.contains(beside)));
        }
    }
    let apart = picture.squares().find(|square| is_camp(*square) && !together.contains(square));
    flaws.extend(apart.map(|square| Flaw::CampScattered { side, square }));
}

/// Whether a square is water.
fn is_blue(picture: &Picture, square: Option<Square>) -> bool {
    square.is_some_and(|square| picture.ground(square) == Ground::Blue)
}

fn bridge_flaws(picture: &Picture, flaws: &mut Vec<Flaw>) {
    for (at, (one, other)) in picture.bridges.iter().copied().enumerate() {
        if !picture.has(one) || !picture.has(other) {
            flaws.push(Flaw::BridgeOutside(one, other));
            continue;
        }
        let columns = one.column().abs_diff(other.column());
        let rows = one.row().abs_diff(other.row());
        if (columns, rows) != (1, 1) {
            flaws.push(Flaw::BridgeNotDiagonal(one, other));
            continue;
        }
        if is_blue(picture, Some(one)) || is_blue(picture, Some(other)) {
            flaws.push(Flaw::BridgeInWater(one, other));
        }
        let flanks = [Square::new(one.column(), other.row()), Square::new(other.column(), one.row())];
        if !flanks.into_iter().all(|flank| is_blue(picture, Some(flank))) {
            flaws.push(Flaw::BridgeWithoutWater(one, other));
        }
        if picture.bridges[..at].contains(&(one, other)) {
            flaws.push(Flaw::BridgeTwice(one, other));
        }
    }
    let bridges = picture.bridges.len() + gaps(picture);
    if bridges < 2 {
        flaws.push(Flaw::TooFewBridges(bridges));
    }
}

/// Dry squares with water on two opposite sides: bridges that need no listing.
fn gaps(picture: &Picture) -> usize {
    let is_gap = |square: &Square| {
        let blue = |columns, rows| is_blue(picture, picture.step(*square, columns, rows));
        let lies_between = blue(-1, 0) && blue(1, 0) || blue(0, -1) && blue(0, 1);
        picture.ground(*square) != Ground::Blue && lies_between
    };
    picture.squares().filter(is_gap).count()
}

/// Everything a fair board avoids, of a picture without flaws.
pub fn warnings(picture: &Picture) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let crooked = picture.squares().find(|square| {
        let opposite = picture.turned(*square);
        picture.ground(opposite) != swapped(picture.ground(*square))
            || picture.stars.contains(square) != picture.stars.contains(&opposite)
    });
    warnings.extend(crooked.map(Warning::NotSymmetric));
    let crooked = picture.bridges.iter().find(|(one, other)| {
        let (a, b) = (picture.turned(*one), picture.turned(*other));
        !picture.bridges.contains(&if a < b { (a, b) } else { (b, a) })
    });
    warnings.extend(crooked.map(|(one, other)| Warning::BridgeNotSymmetric(*one, *other)));
    let oddly_shaped = Side::BOTH.into_iter().filter(|side| !is_compact(picture, *side));
    warnings.extend(oddly_shaped.map(Warning::CampShape));
    warnings.extend(unreachable(picture));
    let is_harmful = |star: &&Square| picture.ground(**star).holds() || picture.ground(**star).destroys();
    warnings.extend(picture.stars.iter().filter(is_harmful).map(|star| Warning::StarOnHarm(*star)));
    warnings
}

fn swapped(ground: Ground) -> Ground {
    ground.camp().map_or(ground, |side| Ground::of_camp(side.other()))
}

/// Whether a camp is the triangle of five rows or a block of three by five, in its corner.
fn is_compact(picture: &Picture, side: Side) -> bool {
    let corner = corner(picture, side);
    let offsets = picture.squares().filter(|square| picture.ground(*square).camp() == Some(side));
    let offsets: Vec<(u8, u8)> = offsets
        .map(|square| (square.column().abs_diff(corner.column()), square.row().abs_diff(corner.row())))
        .collect();
    let within = |columns, rows| offsets.iter().all(|(column, row)| *column < columns && *row < rows);
    within(5, 3) || within(3, 5) || offsets.iter().all(|(column, row)| column + row < 5)
}

fn unreachable(picture: &Picture) -> Vec<Warning> {
    let ways = Ways::of(picture, &Rays::of(picture));
    let camp =
        |side: Side| picture.squares().filter(move |square| picture.ground(*square).camp() == Some(side));
    let mut found = Vec::new();
    for side in Side::BOTH {
        let from: Vec<Square> = camp(side).collect();
        let reached = ways.reached(picture, &from);
        found.extend(
            camp(side.other())
                .filter(|square| !reached.contains(square))
                .map(|square| Warning::Unreachable { side, square }),
        );
    }
    found
}
