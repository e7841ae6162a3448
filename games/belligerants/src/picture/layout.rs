//! Where everything lies: both players with their prison camps and the die on top, the field below. Where there is
//! room, what is on top lies beside the field instead, and the field can be turned.

use scene::{Cell, Grid, Point, Rect, Stage, Turn};
use tabletop::Viewer;

use crate::Square;
use crate::board::{Board, Ground};
use crate::piece::Side;

/// The side of a square.
pub(super) const CELL: i32 = 60;
/// The room left of the field and below it, where its letters and numbers stand.
pub(super) const EDGE: i32 = 32;
/// The room on the other sides of the field.
const RIM: i32 = 2;
/// The least width of a table: two players and the die between them.
const NARROW: i32 = 760;
/// The heights of what is said of a side, and of its prison camp below.
const PANEL: i32 = 140;
const CAMP: i32 = 62;
/// What a watchtower takes at either end of a prison camp.
pub(super) const TOWER: i32 = 26;
/// The width of what is kept free for the die.
const DIE: i32 = 104;
/// The room above: a word that must not be missed reaches into it.
const TOP: i32 = 16;
/// The height of all that, with some room around it.
const BAR: i32 = TOP + PANEL + 4 + CAMP + 4;

/// The left edge of fields of at least twelve columns, and the upper edge of every field.
pub(super) const FIELD_LEFT: i32 = EDGE;
pub(super) const FIELD_TOP: i32 = BAR + RIM;

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
        (EDGE + RIM + CELL * self.columns).max(NARROW)
    }

    pub(super) fn height(&self) -> i32 {
        FIELD_TOP + CELL * self.rows + EDGE
    }

    /// The whole field.
    pub(super) fn field(&self) -> Rect {
        let free = self.width() - EDGE - RIM - CELL * self.columns;
        Rect::new(FIELD_LEFT + free / 2, FIELD_TOP, CELL * self.columns, CELL * self.rows)
    }

    /// The field with its letters may be turned; both sides and the die go where there is room for them.
    pub(super) fn stage(&self) -> Stage {
        let field = self.field();
        let sides = [self.is_right(Side::Yellow), self.is_right(Side::Pink)];
        let [left, right] = if sides[0] { [Side::Pink, Side::Yellow] } else { [Side::Yellow, Side::Pink] };
        let wing = |side| {
            let panel = self.panel(side);
            Rect::new(panel.x - 6, 0, panel.width + 12, BAR)
        };
        Stage {
            field: Rect::new(field.x - EDGE, BAR, EDGE + field.width + RIM, self.height() - BAR),
            wings: vec![wing(left), Rect::new(self.die().x - DIE / 2, 0, DIE, BAR), wing(right)],
            turns: Turn::ALL.to_vec(),
        }
    }

    /// Column and row as they are seen, from the upper left.
    fn seen(&self, square: Square) -> (i32, i32) {
        let (column, row) = (i32::from(square.column()), i32::from(square.row()));
        if self.is_turned { (self.columns - 1 - column, row) } else { (column, self.rows - 1 - row) }
    }

    /// A point of the field, from its upper left corner as yellow sees it.
    pub(super) fn on_field(&self, x: i32, y: i32) -> Point {
        let Rect { x: left, y: top, width, height } = self.field();
        let (x, y) = if self.is_turned { (width - x, height - y) } else { (x, y) };
        Point::new(left + x, top + y)
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

    /// The prison camp of a side, below what is said of it.
    pub(super) fn strip(&self, side: Side) -> Rect {
        let panel = self.panel(side);
        Rect::new(panel.x, panel.y + PANEL + 4, panel.width, CAMP)
    }

    /// Where one of so many prisoners lies, in two rows between the towers: closer together when there are many.
    pub(super) fn prisoner(&self, side: Side, number: i32, count: i32) -> Point {
        let strip = self.strip(side);
        let free = strip.width - 2 * TOWER - 40;
        let step = (free / ((count + 1) / 2 - 1).max(1)).min(34);
        Point::new(strip.x + TOWER + 20 + step * (number / 2), strip.y + 16 + 30 * (number % 2))
    }

    /// The panel of a side.
    pub(super) fn panel(&self, side: Side) -> Rect {
        let width = (self.width() - DIE) / 2 - 12;
        let x = if self.is_right(side) { self.width() - width - 6 } else { 6 };
        Rect::new(x, TOP, width, PANEL)
    }

    /// The middle of the die.
    pub(super) fn die(&self) -> Point {
        Point::new(self.width() / 2, TOP + PANEL / 2)
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
