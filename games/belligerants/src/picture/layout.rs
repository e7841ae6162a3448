//! Where everything lies: a bar with both players and the die on top, the field with a strip on either side below.

use scene::{Cell, Grid, Point, Rect};
use tabletop::Viewer;

use crate::Square;
use crate::board::{Board, Ground};
use crate::piece::Side;

/// The side of a square.
pub(super) const CELL: i32 = 60;
/// The width of a prison camp.
const STRIP: i32 = 84;
/// The room around the field, where its letters and numbers stand.
pub(super) const EDGE: i32 = 26;
/// The height of the bar on top.
const BAR: i32 = 164;

/// The left and the upper edge of every field.
pub(super) const FIELD_LEFT: i32 = STRIP + EDGE;
pub(super) const FIELD_TOP: i32 = BAR + EDGE;

/// The places of a board as one viewer has it before them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    columns: i32,
    rows: i32,
    /// Whether it is turned half around, for pink.
    is_turned: bool,
}

impl Layout {
    pub(super) fn of(board: &Board, who: Viewer) -> Self {
        let is_turned = who.is(Side::Pink.seat());
        Layout { columns: board.columns().into(), rows: board.rows().into(), is_turned }
    }

    pub(super) fn width(&self) -> i32 {
        2 * STRIP + 2 * EDGE + CELL * self.columns
    }

    pub(super) fn height(&self) -> i32 {
        BAR + 2 * EDGE + CELL * self.rows
    }

    /// The whole field.
    pub(super) fn field(&self) -> Rect {
        Rect::new(FIELD_LEFT, FIELD_TOP, CELL * self.columns, CELL * self.rows)
    }

    /// Column and row as they are seen, from the upper left.
    fn seen(&self, square: Square) -> (i32, i32) {
        let (column, row) = (i32::from(square.column()), i32::from(square.row()));
        if self.is_turned { (self.columns - 1 - column, row) } else { (column, self.rows - 1 - row) }
    }

    /// The area of a square.
    pub(super) fn area(&self, square: Square) -> Rect {
        let (column, row) = self.seen(square);
        let field = self.field();
        Rect::new(field.x + CELL * column, field.y + CELL * row, CELL, CELL)
    }

    /// The middle of a square.
    pub(super) fn middle(&self, square: Square) -> Point {
        let area = self.area(square);
        Point::new(area.x + CELL / 2, area.y + CELL / 2)
    }

    /// Whether a side's strip lies on the right: one's own does.
    pub(super) fn is_right(&self, side: Side) -> bool {
        (side == Side::Yellow) != self.is_turned
    }

    /// The prison camp of a side.
    pub(super) fn strip(&self, side: Side) -> Rect {
        let x = if self.is_right(side) { self.width() - STRIP + 6 } else { 6 };
        Rect::new(x, BAR + EDGE, STRIP - 12, CELL * self.rows)
    }

    /// Where a prisoner lies, in two columns.
    pub(super) fn prisoner(&self, side: Side, number: i32) -> Point {
        let strip = self.strip(side);
        let step = (strip.height / 12).min(36);
        Point::new(strip.x + 19 + 34 * (number % 2), strip.y + 20 + step * (number / 2))
    }

    /// The panel of a side.
    pub(super) fn panel(&self, side: Side) -> Rect {
        let width = (self.width() - 150) / 2;
        let x = if self.is_right(side) { self.width() - width - 8 } else { 8 };
        Rect::new(x, 8, width, BAR - 12)
    }

    /// The middle of the die.
    pub(super) fn die(&self) -> Point {
        Point::new(self.width() / 2, BAR / 2 + 2)
    }

    /// The middle of a square on a terminal.
    pub(super) fn spot(&self, square: Square) -> (u16, u16) {
        let (column, row) = self.seen(square);
        (5 + 4 * column as u16, 1 + row as u16)
    }

    /// The board on a terminal: four characters for each square.
    pub(super) fn grid(&self, board: &Board) -> Grid {
        let mut cells = Vec::new();
        for square in board.squares() {
            let (column, row) = self.spot(square);
            if square.row() == 0 {
                let bottom = if self.is_turned { 0 } else { 1 + self.rows as u16 };
                cells.push(
                    Cell::new(char::from(b'a' + square.column()).to_string(), "muted").at(column, bottom),
                );
            }
            if square.column() == 0 {
                cells.push(Cell::new(format!("{:>2}", square.row() + 1), "muted").at(1, row));
            }
            let sign = sign(board, square);
            cells.push(Cell::new(sign, "text").on(board.ground(square).word()).at(column, row));
        }
        Grid { columns: 6 + 4 * self.columns as u16, rows: 2 + self.rows as u16, cells }
    }
}

/// A square on a terminal, told by characters alone.
fn sign(board: &Board, square: Square) -> String {
    let ground = match board.ground(square) {
        Ground::Yellow | Ground::Pink => "·",
        Ground::Brown => " ",
        Ground::Blue => "≈",
        Ground::Green => "♣",
        Ground::Grey => "#",
        Ground::White => "+",
        Ground::Black => "█",
    };
    let star = if board.is_star(square) { "*" } else { ground };
    format!("{ground}{star}{ground}")
}
