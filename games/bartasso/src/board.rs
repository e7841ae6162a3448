//! The board as bits: where squares lie, what is a neighbour of what, which squares are marked (§1).
//!
//! A `Spot` is a bit of a `Spots` set. Rows follow one another with one unused bit after every second
//! row, so that a step along a diagonal is the same shift everywhere and never runs round an edge: unused
//! bits are in no set. Spots belong to both boards; printed numbers differ, so a [`Square`] is only put on
//! the board through its `Size`. This module knows no rules.

use std::fmt;

/// A set of spots.
pub(crate) type Spots = u128;

/// A dark square as a bit number.
pub(crate) type Spot = u8;

/// Bits in use: nine rows and the gaps between them.
pub(crate) const SPOTS: usize = 95;

/// Rows of both boards.
pub(crate) const ROWS: u8 = 9;

/// A dark square by its printed number (§1.6), kept from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square with this printed number, 1 to 90.
    pub fn new(number: u8) -> Option<Self> {
        (1..=90).contains(&number).then(|| Square(number - 1))
    }

    /// Its printed number.
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl serde::Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

/// Which board is played on (§1.1, §1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    /// Ten columns, 45 dark squares.
    Half,
    /// Twenty columns, 90 dark squares.
    Full,
}

impl Size {
    /// Dark squares in a row.
    pub(crate) const fn width(self) -> u8 {
        match self {
            Size::Half => 5,
            Size::Full => 10,
        }
    }

    /// Columns, light squares included.
    pub(crate) const fn columns(self) -> u8 {
        2 * self.width()
    }

    /// All its spots.
    #[inline]
    pub(crate) const fn all(self) -> Spots {
        match self {
            Size::Half => HALF,
            Size::Full => FULL,
        }
    }

    /// The spot of a square, if the board has it.
    pub(crate) fn spot(self, square: Square) -> Option<Spot> {
        (square.number() <= self.width() * ROWS).then(|| self.known_spot(square))
    }

    /// The spot of a square that the board has.
    #[inline]
    pub(crate) fn known_spot(self, square: Square) -> Spot {
        let (from_top, along) = (square.0 / self.width(), square.0 % self.width());
        first_of_row(ROWS - from_top) + along
    }

    /// The square of a spot.
    #[inline]
    pub(crate) fn square(self, spot: Spot) -> Square {
        let (row, along) = (ROW[spot as usize], ALONG[spot as usize]);
        Square((ROWS - row) * self.width() + along)
    }
}

/// The first spot of a row, counted from 1 at the near side.
const fn first_of_row(row: u8) -> Spot {
    (row - 1) / 2 * 21 + (row - 1) % 2 * 11
}

/// The spot in this row and column, both counted from 1; the square there must be dark.
pub(crate) const fn spot_at(row: u8, column: u8) -> Spot {
    first_of_row(row) + (column - 1) / 2
}

/// The spot as a set.
#[inline]
pub(crate) const fn bit(spot: Spot) -> Spots {
    1u128.wrapping_shl(spot as u32)
}

const fn row_table() -> [u8; SPOTS] {
    let mut rows = [0; SPOTS];
    let mut row = 1;
    while row <= ROWS {
        let mut along = 0;
        while along < 10 {
            rows[(first_of_row(row) + along) as usize] = row;
            along += 1;
        }
        row += 1;
    }
    rows
}

const fn along_table() -> [u8; SPOTS] {
    let mut table = [0; SPOTS];
    let mut row = 1;
    while row <= ROWS {
        let mut along = 0;
        while along < 10 {
            table[(first_of_row(row) + along) as usize] = along;
            along += 1;
        }
        row += 1;
    }
    table
}

/// The row of each spot, from 1; 0 in the gaps.
static ROW: [u8; SPOTS] = row_table();
/// How many dark squares lie to the left of each spot.
static ALONG: [u8; SPOTS] = along_table();

/// The row of a spot, from 1 at the near side.
#[inline]
pub(crate) fn row(spot: Spot) -> u8 {
    ROW[spot as usize]
}

/// The column of a spot, from 1 at the left.
pub(crate) fn column(spot: Spot) -> u8 {
    2 * ALONG[spot as usize] + if row(spot) % 2 == 1 { 1 } else { 2 }
}

/// The spots of some rows and columns, both bounds included.
const fn block(rows: (u8, u8), columns: (u8, u8)) -> Spots {
    let mut spots = 0;
    let mut row = rows.0;
    while row <= rows.1 {
        let mut column = columns.0;
        while column <= columns.1 {
            if (row + column).is_multiple_of(2) {
                spots |= bit(spot_at(row, column));
            }
            column += 1;
        }
        row += 1;
    }
    spots
}

const FULL: Spots = block((1, 9), (1, 20));

/// Whether a single bit is a spot and not a gap.
pub(crate) const fn is_spot(bit: Spots) -> bool {
    bit & FULL != 0
}

const HALF: Spots = block((1, 9), (1, 10));

/// The fifteen squares of each camp (§1.3).
pub(crate) const HOMES: [Spots; 4] =
    [block((1, 3), (1, 10)), block((1, 3), (11, 20)), block((7, 9), (11, 20)), block((7, 9), (1, 10))];

const fn three(row: u8, first: u8) -> Spots {
    bit(spot_at(row, first)) | bit(spot_at(row, first + 2)) | bit(spot_at(row, first + 4))
}

/// Where each camp's crowned pawns start (§1.5).
pub(crate) const CROWNED_STARTS: [Spots; 4] = [three(1, 3), three(1, 13), three(9, 13), three(9, 3)];

/// Where each camp's diplomat starts (§1.5).
pub(crate) const DIPLOMAT_STARTS: [Spot; 4] = [spot_at(2, 6), spot_at(2, 16), spot_at(8, 16), spot_at(8, 6)];

/// The first and the last row.
pub(crate) const NEAR_ROW: Spots = block((1, 1), (1, 20));
pub(crate) const FAR_ROW: Spots = block((9, 9), (1, 20));

/// A diagonal direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    UpLeft,
    UpRight,
    DownRight,
    DownLeft,
}

impl Way {
    pub(crate) const ALL: [Way; 4] = [Way::UpLeft, Way::UpRight, Way::DownRight, Way::DownLeft];

    /// The difference of spots that a step makes.
    #[inline(always)]
    pub(crate) const fn step(self) -> i8 {
        match self {
            Way::UpLeft => 10,
            Way::UpRight => 11,
            Way::DownRight => -10,
            Way::DownLeft => -11,
        }
    }

    /// Every spot of a set one step further. The result may lie in a gap: sets it is compared with do not.
    #[inline(always)]
    pub(crate) const fn shift(self, spots: Spots) -> Spots {
        match self {
            Way::UpLeft => spots << 10,
            Way::UpRight => spots << 11,
            Way::DownRight => spots >> 10,
            Way::DownLeft => spots >> 11,
        }
    }

    /// Every spot of a set one step back.
    #[inline(always)]
    pub(crate) const fn back(self, spots: Spots) -> Spots {
        match self {
            Way::UpLeft => spots >> 10,
            Way::UpRight => spots >> 11,
            Way::DownRight => spots << 10,
            Way::DownLeft => spots << 11,
        }
    }
}

/// Where a sauteur gets from a dark square: three rows and one column away, or one row and three columns.
const fn leaps_from(row: i8, column: i8) -> Spots {
    const BY: [(i8, i8); 8] = [(3, 1), (3, -1), (-3, 1), (-3, -1), (1, 3), (1, -3), (-1, 3), (-1, -3)];
    let mut spots = 0;
    let mut i = 0;
    while i < BY.len() {
        let (row, column) = (row + BY[i].0, column + BY[i].1);
        if row >= 1 && row <= 9 && column >= 1 && column <= 20 {
            spots |= bit(spot_at(row as u8, column as u8));
        }
        i += 1;
    }
    spots
}

const fn leap_table() -> [Spots; SPOTS] {
    let mut table = [0; SPOTS];
    let mut row = 1;
    while row <= ROWS {
        let mut column = 2 - row % 2;
        while column <= 20 {
            table[spot_at(row, column) as usize] = leaps_from(row as i8, column as i8);
            column += 2;
        }
        row += 1;
    }
    table
}

/// Where a sauteur gets from each spot of the full board (§6.1).
static LEAPS: [Spots; SPOTS] = leap_table();

/// Where a sauteur gets from a spot. May lie outside the half board: sets it is compared with do not.
#[inline]
pub(crate) fn leaps(spot: Spot) -> Spots {
    LEAPS[spot as usize]
}

/// What lies around a spot of a set: the spot becomes bit 32, so that all that is as far away in the same direction has the
/// same bit, whatever the spot.
#[inline(always)]
pub(crate) fn around(from: Spot, spots: Spots) -> Spots {
    (spots << 32).wrapping_shr(from.into())
}

/// How far the leaps of a sauteur go, as differences of spots in the order of printed numbers.
const LEAPS_BY_NUMBER: [i8; 8] = [31, 32, 9, 12, -12, -9, -32, -31];

/// Some of the spots a sauteur gets to from a spot, in the order of their printed numbers.
#[inline]
pub(crate) fn leaps_by_number(from: Spot, among: Spots) -> impl Iterator<Item = Spot> {
    let around = around(from, among);
    let (low, high) = (around as u64, (around >> 64) as u64);
    let leap = |bit: u32| (low >> bit & 1) as u8;
    let first = leap(63) | ((high & 1) as u8) << 1 | leap(41) << 2 | leap(44) << 3;
    let mut leaps = first | leap(20) << 4 | leap(23) << 5 | leap(0) << 6 | leap(1) << 7;
    std::iter::from_fn(move || {
        let leap = (leaps != 0).then(|| leaps.trailing_zeros() as usize & 7)?;
        leaps &= leaps.wrapping_sub(1);
        Some(from.wrapping_add_signed(LEAPS_BY_NUMBER[leap]))
    })
}

/// The spots of a set, lowest bit first.
#[inline]
pub(crate) fn each(mut spots: Spots) -> impl Iterator<Item = Spot> {
    std::iter::from_fn(move || {
        if spots == 0 {
            return None;
        }
        let spot = spots.trailing_zeros() as Spot;
        spots &= spots.wrapping_sub(1);
        Some(spot)
    })
}

/// The only spot of a set.
#[inline]
pub(crate) fn only(spots: Spots) -> Spot {
    spots.trailing_zeros() as Spot
}

/// The spots of a set in the order of their printed numbers: from the far row down, left to right.
#[inline]
pub(crate) fn by_number(mut spots: Spots) -> impl Iterator<Item = Spot> {
    let mut of_row: Spots = 0;
    std::iter::from_fn(move || {
        if of_row == 0 {
            let highest = 127_u32.checked_sub(spots.leading_zeros())?;
            of_row = spots & (0x3ff << first_of_row(row(highest as Spot)));
            spots ^= of_row;
        }
        let spot = of_row.trailing_zeros() as Spot;
        of_row &= of_row - 1;
        Some(spot)
    })
}
