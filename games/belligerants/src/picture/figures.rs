//! The figures of the rules: the standard board, and positions on a ground of their own, as yellow sees them. However
//! the boards of the house are drawn, these stay what their captions say.

use std::sync::LazyLock;

use scene::{Figure, Rect};
use tabletop::{Seat, Viewer};

use super::layout::{CELL, EDGE, FIELD_LEFT, FIELD_TOP, Layout};
use crate::board::{Board, STANDARD};
use crate::piece::Side;

const YELLOW: Viewer = Viewer::Seat(Seat::new(0));
/// Rows of the figures' ground.
const ROWS: i32 = 15;

/// A position on the figures' ground.
macro_rules! position {
    ($position:literal) => {
        concat!(
            r#"{"board": "title: Figures of the rules\nboard:\n"#,
            "P P P P P . . ^ ^ . . . ~\\n",
            "P P P P . . . @ . .* . ~ .\\n",
            "P P P . ^ .* . + + . ~ . .\\n",
            "P P . ^ . . . .* . ~ . ^ .\\n",
            "P . .* . . = . . ~ .* . ^ ^\\n",
            ". ^ ^ . .* = . ~ . . . .* .\\n",
            ". . . @ . . . ~ . = = . +\\n",
            "+ . .* . . .* ~ .* . . .* . +\\n",
            "+ . = = . ~ . . . @ . . .\\n",
            ". .* . . . ~ . = .* . ^ ^ .\\n",
            "^ ^ . .* ~ . . = . . .* . Y\\n",
            ". ^ . ~ . .* . . . ^ . Y Y\\n",
            ". . ~ . + + . .* ^ . Y Y Y\\n",
            ". ~ . .* . @ . . . Y Y Y Y\\n",
            "~ . . . ^ ^ . . Y Y Y Y Y\\n",
            "bridges: b3-c2 d5-e4 f8-g7 g9-h8 i12-j11 k14-l13",
            r#"", "position": ""#,
            $position,
            r#""}"#
        )
    };
}

/// The part of the figures' ground between two squares, the upper left one and the lower right one.
const fn squares(upper_left: &str, lower_right: &str) -> Rect {
    let ((left, top), (right, bottom)) = (place(upper_left), place(lower_right));
    let (x, y) = (FIELD_LEFT + CELL * left, FIELD_TOP + CELL * top);
    Rect::new(x, y, CELL * (right - left + 1), CELL * (bottom - top + 1))
}

/// How many squares lie left of a square and above it.
const fn place(square: &str) -> (i32, i32) {
    let text = square.as_bytes();
    let mut row = 0;
    let mut at = 1;
    while at < text.len() {
        row = 10 * row + (text[at] - b'0') as i32;
        at += 1;
    }
    ((text[0] - b'a') as i32, ROWS - row)
}

/// All figures, in the order of the rules.
pub(super) fn figures() -> &'static [Figure] {
    static ALL: LazyLock<Vec<Figure>> = LazyLock::new(|| [&[whole_board()], POSITIONS].concat());
    &ALL
}

/// Both armies on the standard board, below their prison camps.
fn whole_board() -> Figure {
    let board = Board::named_or_read(STANDARD).expect("a board we ship");
    let layout = Layout::of(&board, Viewer::Public);
    let field = layout.field();
    let top = layout.strip(Side::Pink).y;
    let frame = Rect::new(0, top, layout.width(), field.y + field.height + EDGE - top);
    Figure::new("board", "{}").after(&["act 0 ready", "act 1 ready"]).within(frame)
}

/// What is explained with a few pieces. Yellow's are numbered in the order of §6.2: the tank is 6.
const POSITIONS: &[Figure] = &[
    // A two for the tank: eight ways, one of them stopped by a friend, another by an enemy.
    Figure::new("exact-count", position!("y2 yTK=k8 ySO=l8 pMI=l9 pSO=b9"))
        .seen_by(YELLOW)
        .picked(&["piece-6"])
        .within(squares("i10", "m6")),
    // A three for the soldier: two squares to the star, the third in any direction.
    Figure::new("star", position!("y3 ySO=l12 pSO=b9"))
        .seen_by(YELLOW)
        .picked(&["piece-12"])
        .within(squares("i13", "m9")),
    Figure::new("bridge", position!("y2 yTK=b3 yES=d4 pSO=b9"))
        .seen_by(YELLOW)
        .picked(&["piece-6"])
        .within(squares("a5", "e1")),
    // A one for the machine gun, with three enemies beside it.
    Figure::new("grounds", position!("y1 yMI=l10 yES=j7 pOF=l11 pSO=k9 pPA=m9 pTK=b9"))
        .seen_by(YELLOW)
        .picked(&["piece-4"])
        .within(squares("j12", "m7")),
    Figure::new("guard", position!("y1 yPA=g3 pSE=h2 pSO=h3 pSO=g2 pDC=f4 pTK=b9"))
        .seen_by(YELLOW)
        .picked(&["piece-10"])
        .within(squares("f5", "i1")),
    Figure::new("rescue", position!("y1 yAM=l7 ySO=m8 yEM=m1 yBO=l2 yCA=m3 yMI=k2 pTK=b9"))
        .seen_by(YELLOW)
        .picked(&["piece-8", "square-m8"])
        .within(squares("i8", "m1")),
    Figure::new("good-condition", position!("yd yOF=e12 pTK=g12 pSO=b9"))
        .seen_by(YELLOW)
        .after(&["act 0 2:e12-g12+"])
        .within(squares("d13", "h11")),
    Figure::new("entering", position!("y2 yOF=c11 yTK=b14 pSO=c14 pCA=k8"))
        .seen_by(YELLOW)
        .picked(&["piece-7"])
        .within(squares("a15", "e9")),
];
