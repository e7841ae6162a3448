//! Where things stand: the ring as seen from above and in front, and as laid out on a terminal.
//!
//! Squares go clockwise from just right of the far side. Depth is drawn at 78 percent, which leaves room for
//! a pile of four in front of every other pile: no pile hides the foot of the one behind it.

use scene::{Cell, Point, Rect, Spot};

use crate::{Side, Square};

pub(super) const WIDTH: i32 = 1000;
pub(super) const HEIGHT: i32 = 985;
/// The middle of the board.
pub(super) const CENTRE: Point = Point::new(500, 555);
/// Half the width and half the depth of a piece, and its thickness.
pub(super) const RX: i32 = 70;
pub(super) const RY: i32 = 55;
pub(super) const THICK: i32 = 30;

/// The middle of each square, from the middle of the board.
const SQUARES: [(i32, i32); 8] =
    [(147, -278), (346, -115), (346, 115), (147, 278), (-147, 278), (-346, 115), (-346, -115), (-147, -278)];

/// The printed numbers, beside the squares where no pile covers them.
const NUMBERS: [(i32, i32); 8] =
    [(243, -278), (439, -115), (439, 115), (243, 278), (-243, 278), (-439, 115), (-439, -115), (-243, -278)];

fn on_board((x, y): (i32, i32)) -> Point {
    Point::new(CENTRE.x + x, CENTRE.y + y)
}

/// The middle of a square.
pub(super) fn middle(square: Square) -> Point {
    on_board(SQUARES[usize::from(square.index())])
}

/// The middle of the underside of a piece at a level.
pub(super) fn foot(square: Square, level: u8) -> Point {
    let Point { x, y } = middle(square);
    Point::new(x, y - THICK * i32::from(level))
}

/// Half-way up the rim of a piece, where it faces the middle of the board.
pub(super) fn inner_rim(square: Square, level: u8) -> Point {
    let (x, y) = SQUARES[usize::from(square.index())];
    let Point { x: foot_x, y: foot_y } = foot(square, level);
    // The radius of a piece is 19 percent of that of the ring.
    Point::new(foot_x - x * 19 / 100, foot_y - THICK / 2 - y * 19 / 100)
}

/// Where a square's number is printed.
pub(super) fn number(square: Square) -> Point {
    on_board(NUMBERS[usize::from(square.index())])
}

/// Nearer pieces are drawn over farther ones, higher ones over lower ones.
pub(super) fn order(square: Square, level: u8) -> i32 {
    middle(square).y * 4 + i32::from(level)
}

/// Where a side's reserve lies: in the corners that the far piles leave free.
pub(super) fn tray(side: Side) -> Rect {
    const SIZE: (i32, i32) = (258, 234);
    let x = match side {
        Side::First => 12,
        Side::Second => WIDTH - 12 - SIZE.0,
    };
    Rect::new(x, 4, SIZE.0, SIZE.1)
}

pub(super) const COLUMNS: u16 = 49;
pub(super) const ROWS: u16 = 19;

/// Where the number of each square stands on the terminal; its pile is above.
const FEET: [(u16, u16); 8] = [(31, 4), (43, 8), (43, 14), (31, 18), (17, 18), (5, 14), (5, 8), (17, 4)];

/// Where a piece at a level stands on the terminal.
pub(super) fn spot(square: Square, level: u8) -> Spot {
    let (column, row) = FEET[usize::from(square.index())];
    Spot { column, row: row - 1 - u16::from(level) }
}

/// The seat of a square on the terminal, with its number.
pub(super) fn seat(square: Square) -> Cell {
    let (column, row) = FEET[usize::from(square.index())];
    Cell::new(format!("╶─{square}─╴"), "text").at(column, row)
}

/// The empty board on the terminal: dotted diameters.
pub(super) fn cells() -> Vec<Cell> {
    (0..4).map(Square::new).flat_map(dots).collect()
}

/// A dotted line from a square to the one across.
fn dots(square: Square) -> impl Iterator<Item = Cell> {
    const STEPS: u16 = 14;
    let [from, to] = [square, square.across()].map(|square| FEET[usize::from(square.index())]);
    let between = |from: u16, to: u16, step: u16| (from * (STEPS - step) + to * step + STEPS / 2) / STEPS;
    (2..STEPS - 1)
        .map(move |step| Cell::new("·", "muted").at(between(from.0, to.0, step), between(from.1, to.1, step)))
}
