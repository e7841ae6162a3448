//! Squares by column and row, with their names: `a1` is the lower left corner as yellow sits (§14.1).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::NotationError;

/// The most columns or rows a board can have.
pub const MOST: u8 = 24;
/// Squares of the largest board.
pub const SQUARES: usize = MOST as usize * MOST as usize;

/// A square of a board, counted along the rows of the largest board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u16);

impl Square {
    /// The square in this column and row, both from 0.
    ///
    /// # Panics
    /// If no board has it.
    pub const fn new(column: u8, row: u8) -> Self {
        assert!(column < MOST && row < MOST, "no board has such a square");
        Square(row as u16 * MOST as u16 + column as u16)
    }

    /// The square with this number.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        Square(index as u16)
    }

    /// Its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, from 0 on the left.
    #[inline]
    pub const fn column(self) -> u8 {
        (self.0 % MOST as u16) as u8
    }

    /// Its row, from 0 at the bottom.
    #[inline]
    pub const fn row(self) -> u8 {
        (self.0 / MOST as u16) as u8
    }

    /// Whether the other is one of the eight squares around it.
    #[inline]
    pub const fn touches(self, other: Square) -> bool {
        self.distance(other) == 1
    }

    /// Steps between the two, across open ground.
    #[inline]
    pub const fn distance(self, other: Square) -> u8 {
        let columns = self.column().abs_diff(other.column());
        let rows = self.row().abs_diff(other.row());
        if columns > rows { columns } else { rows }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Square {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let bad = |at| NotationError::new(at, "a square such as c7");
        let letter = text.bytes().next().ok_or(bad(0))?.to_ascii_lowercase();
        if !letter.is_ascii_lowercase() || letter - b'a' >= MOST {
            return Err(bad(0));
        }
        let digits = &text[1..];
        let is_plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let number: u8 = digits.parse().ok().filter(|_| is_plain).ok_or(bad(1))?;
        let row = number.checked_sub(1).filter(|row| *row < MOST).ok_or(bad(1))?;
        Ok(Square::new(letter - b'a', row))
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
