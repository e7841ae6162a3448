//! The figures of the rules: positions on half the board, as the first seat sees them, and both layouts.

use scene::{Figure, Rect};
use tabletop::{Seat, Viewer};

use super::field::{SIDE, SQUARES_LEFT, SQUARES_TOP};

const FIRST: Viewer = Viewer::Seat(Seat::new(0));

/// The part of the board from one square to another, each by its column from the left and its row from the top.
const fn squares(left: i32, top: i32, right: i32, bottom: i32) -> Rect {
    let (x, y) = (SQUARES_LEFT + SIDE * (left - 1), SQUARES_TOP + SIDE * (top - 1));
    Rect::new(x, y, SIDE * (right - left + 1), SIDE * (bottom - top + 1))
}

/// The board with its edge, without what is said of the camps.
const fn tray(columns: i32) -> Rect {
    Rect::new(0, SQUARES_TOP - SQUARES_LEFT, SIDE * columns + 2 * SQUARES_LEFT, SIDE * 9 + 2 * SQUARES_LEFT)
}

/// All figures, in the order of the rules.
pub(super) const FIGURES: &[Figure] = &[
    Figure::new("four-camps", "{}").within(tray(20)),
    Figure::new("two-camps", r#"{"camps": 2}"#).within(tray(10)),
    Figure::new("pawn", r#"{"camps": 2, "position": "1 2 1:P28K43 4:P23,33K3"}"#)
        .seen_by(FIRST)
        .picked(&["piece-28"])
        .within(squares(3, 3, 8, 8)),
    // The second of four takes, round a square and back to where it began.
    Figure::new("chain", r#"{"camps": 2, "position": "1 2 1:P28K43 4:P13,14,23,24K1"}"#)
        .seen_by(FIRST)
        .picked(&["piece-28", "square-17", "square-8"])
        .within(squares(3, 2, 8, 6)),
    Figure::new("crowning", r#"{"camps": 2, "position": "1 2 1:K8P31 4:P21K1"}"#)
        .seen_by(FIRST)
        .picked(&["piece-8"])
        .within(squares(3, 1, 9, 3)),
    Figure::new("couronne", r#"{"camps": 2, "position": "1 2 1:C32P21K43 4:P18K3"}"#)
        .seen_by(FIRST)
        .picked(&["piece-32"])
        .within(squares(1, 1, 10, 9)),
    Figure::new("sauteur", r#"{"camps": 2, "position": "1 2 1:S23P18,17K43 4:P19K1"}"#)
        .seen_by(FIRST)
        .picked(&["piece-23"])
        .within(squares(2, 2, 9, 8)),
    Figure::new("diplomat", r#"{"camps": 2, "position": "1 2 1:P31K43D13 4:P9K3,4"}"#)
        .seen_by(FIRST)
        .picked(&["piece-13"])
        .within(squares(2, 1, 9, 4)),
    Figure::new("mission", r#"{"camps": 2, "position": "1 2 1:P31,28,33K42,43,44S41D13 4:P21,11K3S1"}"#)
        .seen_by(FIRST)
        .after(&["act 0 13-8"])
        .picked(&[])
        .within(squares(1, 1, 10, 9)),
    Figure::new("huff", r#"{"camps": 2, "position": "1 2 1:P28,31K43 4:P15,23K3"}"#)
        .after(&["act 0 31-26"])
        .within(squares(1, 4, 8, 7)),
];
