//! Positions that are images of each other: turned, mirrored, or with a side's two colours exchanged.

use crate::board::Board;
use crate::state::Position;

/// A number shared by all images of a position with the same side to act. With partners the colours of
/// a side are not interchangeable, since each belongs to somebody.
pub(crate) fn class(now: &Position) -> u64 {
    let exchanges = if now.rules.players() == 2 { 4 } else { 1 };
    let mut least = now.board;
    for turned in [now.board, mirrored(now.board)] {
        for steps in 0..8 {
            let rotated = rotated(turned, 4 * steps);
            for exchange in 0..exchanges {
                let image = exchanged(rotated, exchange);
                if order(image) < order(least) {
                    least = image;
                }
            }
        }
    }
    Position { board: least, ..*now }.key()
}

fn order(board: Board) -> (u32, u32, u32) {
    (board.occupied, board.second, board.hue)
}

fn each_plane(board: Board, change: impl Fn(u32) -> u32) -> Board {
    Board { occupied: change(board.occupied), second: change(board.second), hue: change(board.hue) }
}

fn rotated(board: Board, bits: u32) -> Board {
    each_plane(board, |plane| plane.rotate_left(bits))
}

/// Square i becomes square 7 - i; levels stay.
fn mirrored(board: Board) -> Board {
    each_plane(board, |plane| {
        let bytes = plane.swap_bytes();
        (bytes >> 4) & 0x0f0f_0f0f | (bytes & 0x0f0f_0f0f) << 4
    })
}

/// The two colours of the sides in these bits exchanged.
fn exchanged(board: Board, sides: u8) -> Board {
    let first = if sides & 1 != 0 { board.occupied & !board.second } else { 0 };
    let second = if sides & 2 != 0 { board.second } else { 0 };
    Board { hue: board.hue ^ (first | second), ..board }
}
