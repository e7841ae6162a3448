//! Where things lie: the board seen straight from above, from the near side or the far one, and as laid out on a
//! terminal.

use scene::{Point, Rect, Spot as Place, Stage, Turn};

use crate::board::{ROWS as BOARD_ROWS, Size, Spot, column, row};
use crate::piece::Camp;

/// The side of a square.
pub(super) const SIDE: i32 = 64;
/// The wooden edge around the squares.
pub(super) const EDGE: i32 = 26;
/// The height of what is said of a camp, above or below the board, and the gap between.
const STRIP: i32 = 40;
const GAP: i32 = 6;
/// The left and the upper edge of the squares.
pub(super) const SQUARES_LEFT: i32 = EDGE;
pub(super) const SQUARES_TOP: i32 = STRIP + GAP + EDGE;
/// Lines of the terminal.
pub(super) const ROWS: u16 = 9;

/// The board as somebody sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) size: Size,
    is_turned: bool,
}

impl Field {
    pub(super) fn new(size: Size, is_turned: bool) -> Self {
        Field { size, is_turned }
    }

    pub(super) fn width(&self) -> i32 {
        SIDE * i32::from(self.size.columns()) + 2 * EDGE
    }

    pub(super) fn height(&self) -> i32 {
        self.board().height + 2 * (STRIP + GAP)
    }

    /// The board with its edge.
    pub(super) fn board(&self) -> Rect {
        Rect::new(0, STRIP + GAP, self.width(), SIDE * i32::from(BOARD_ROWS) + 2 * EDGE)
    }

    /// The board can lie or stand; what is said of the camps goes where there is room for it.
    pub(super) fn stage(&self) -> Stage {
        let is_full = self.size == Size::Full;
        let camps = Camp::ALL.into_iter().filter(|camp| is_full || [Camp::ONE, Camp::FOUR].contains(camp));
        Stage {
            field: self.board(),
            wings: camps.map(|camp| self.strip(camp)).collect(),
            turns: Turn::ALL.to_vec(),
        }
    }

    /// All squares.
    pub(super) fn squares(&self) -> Rect {
        let board = self.board();
        Rect::new(SQUARES_LEFT, SQUARES_TOP, board.width - 2 * EDGE, board.height - 2 * EDGE)
    }

    /// How far from the left and from the top a square lies, counted in squares, as it is seen.
    fn seen(&self, row: u8, column: u8) -> (i32, i32) {
        let (across, down) = (column - 1, BOARD_ROWS - row);
        let (across, down) = if self.is_turned {
            (self.size.columns() - 1 - across, BOARD_ROWS - 1 - down)
        } else {
            (across, down)
        };
        (i32::from(across), i32::from(down))
    }

    /// The square in this row and column, dark or light.
    pub(super) fn square_at(&self, row: u8, column: u8) -> Rect {
        let (across, down) = self.seen(row, column);
        let Rect { x, y, .. } = self.squares();
        Rect::new(x + SIDE * across, y + SIDE * down, SIDE, SIDE)
    }

    /// The square of a spot.
    pub(super) fn square(&self, spot: Spot) -> Rect {
        self.square_at(row(spot), column(spot))
    }

    /// The middle of a square.
    pub(super) fn middle(&self, spot: Spot) -> Point {
        let Rect { x, y, .. } = self.square(spot);
        Point::new(x + SIDE / 2, y + SIDE / 2)
    }

    /// Where a piece stands: aside, so that the number of its square can be read.
    pub(super) fn stand(&self, spot: Spot) -> Point {
        let Point { x, y } = self.middle(spot);
        Point::new(x + 7, y - 7)
    }

    /// The ground of a camp: three rows of ten columns.
    pub(super) fn camp(&self, camp: Camp) -> Rect {
        let (rows, columns) = ground(camp);
        let (one, other) = (self.square_at(rows.0, columns.0), self.square_at(rows.1, columns.1));
        let (x, y) = (one.x.min(other.x), one.y.min(other.y));
        Rect::new(x, y, (one.x - other.x).abs() + SIDE, (one.y - other.y).abs() + SIDE)
    }

    /// Where a camp is spoken of: above or below its ground.
    pub(super) fn strip(&self, camp: Camp) -> Rect {
        let ground = self.camp(camp);
        let is_above = ground.y < self.height() / 2;
        let y = if is_above { 0 } else { self.height() - STRIP };
        let is_left = ground.x < self.width() / 2;
        match self.size {
            Size::Half => Rect::new(0, y, self.width(), STRIP),
            Size::Full if is_left => Rect::new(0, y, self.width() / 2 - GAP / 2, STRIP),
            Size::Full => Rect::new(self.width() / 2 + GAP / 2, y, self.width() / 2 - GAP / 2, STRIP),
        }
    }

    /// Characters of a line of the terminal.
    pub(super) fn columns(&self) -> u16 {
        3 * u16::from(self.size.columns()) + 2
    }

    /// Where a square stands on the terminal.
    pub(super) fn place(&self, spot: Spot) -> Place {
        let (across, down) = self.seen(row(spot), column(spot));
        Place { column: 3 * across as u16 + 2, row: down as u16 }
    }
}

/// The rows and columns of a camp, first and last.
fn ground(camp: Camp) -> ((u8, u8), (u8, u8)) {
    let rows = if camp.goes_up() { (1, 3) } else { (7, 9) };
    let columns = if camp == Camp::ONE || camp == Camp::FOUR { (1, 10) } else { (11, 20) };
    (rows, columns)
}
