//! The strengths as strokes of our own, because letters of a page's font may hang below the line or be
//! missing. A numeral is 26 units high around its origin, and 32 with the width of its stroke.

use super::pen::{Patch, fill, line};

/// The width of a numeral's stroke, in tenths of a unit.
const TENTHS: u16 = 66;

/// The numeral of a strength from 1 to 7 in an ink; the joker's star for anything else.
pub(super) const fn numeral(strength: usize, ink: &'static str) -> Patch {
    let data = match strength {
        1 => "M-7 -6 L2 -13 V13",
        2 => "M-8 -6 C-8 -16 9 -16 8 -5 C7 1 -4 6 -8 13 H9",
        3 => "M-7 -13 H8 L-1 -3 C12 -4 11 13 -1 13 C-5 13 -7 12 -8 9",
        4 => "M4 13 V-13 L-9 6 H10",
        5 => "M8 -13 H-5 L-7 -1 C-1 -6 9 -4 9 5 C9 15 -4 16 -8 10",
        6 => "M5 -13 C-3 -11 -9 -3 -8 5 C-7 16 9 15 8 4 C7 -4 -6 -4 -8 5",
        7 => "M-8 -13 H9 L-2 13",
        _ => return fill(ink, "M0 -18 L5 -6 L18 -5 L8 3 L11 16 L0 9 L-11 16 L-8 3 L-18 -5 L-5 -6 Z"),
    };
    line(ink, TENTHS, data)
}
