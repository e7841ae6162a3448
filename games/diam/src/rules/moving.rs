//! Moving (§4).

use crate::board::Board;
use crate::piece::{Side, Square};
use crate::{Diam, Refusal};

impl Diam {
    /// Whether the side to act may move the stack from this level up to that square.
    pub(crate) fn judge_moving(&self, from: Square, level: u8, to: Square) -> Result<(), Refusal> {
        let board = &self.now.board;
        let slot = board.slot_at(from, level).ok_or(Refusal::NoPiece(from, level))?;
        if Side::of_slot(slot) != self.now.side() {
            return Err(Refusal::NotYourPiece(from, level));
        }
        if !from.neighbours().contains(&to) {
            return Err(Refusal::TooFar(from, to));
        }
        if !board.fits(from, level, to) {
            return Err(Refusal::TooHigh(to));
        }
        Ok(())
    }
}

/// A stack that can move: where from, from which level, and where to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shift {
    pub(crate) from: Square,
    pub(crate) level: u8,
    pub(crate) to: Square,
}

/// The moves of one side that no pile is too high for, square by square.
pub(crate) fn shifts(board: Board, side: Side) -> impl Iterator<Item = Shift> {
    let mut places = board.places_of(side);
    let chosen = std::iter::from_fn(move || {
        let place = (places != 0).then(|| places.trailing_zeros() as u8)?;
        places &= places - 1;
        Some((Square::new(place >> 2), place & 3))
    });
    chosen.flat_map(move |(from, level)| {
        let targets = from.neighbours().into_iter().filter(move |to| board.fits(from, level, *to));
        targets.map(move |to| Shift { from, level, to })
    })
}

/// By how much a plane is turned so that each square's next neighbour comes to stand in its place, or the one before.
const TURNS: [u32; 2] = [4, 28];
/// The lowest place of each square.
const FLOOR: u32 = 0x1111_1111;

/// How many moves a side has, and how many of them make a diam, the highest one being its own. There is no diam yet.
///
/// Bots ask this of every position they judge, so it looks at all squares at once and tries hardly a move.
pub(crate) fn moves_and_diams(board: &Board, side: Side) -> (u32, u32) {
    TURNS.into_iter().fold((0, 0), |(moves, diams), turn| {
        let movable = movable(board, side, turn);
        (moves + movable.count_ones(), diams + winning(board, side, turn, movable).count() as u32)
    })
}

/// Whether a side could make a diam, the highest one being its own, if it moved now (§6.2). There is no diam yet, and placing never
/// makes one in the only edition that asks.
pub(crate) fn can_make_diam(board: &Board, side: Side) -> bool {
    TURNS.into_iter().any(|turn| winning(board, side, turn, movable(board, side, turn)).next().is_some())
}

/// The places of a side's pieces which, with all above them, fit on the neighbour that this turn brings (§4.4).
#[inline]
fn movable(board: &Board, side: Side, turn: u32) -> u32 {
    // Both stacks together, four bits a square. From the level up to which they are too many, they fit.
    let heights = board.heights();
    let both = heights + heights.rotate_right(turn);
    let is_more_than = |most: u32| (both + (7 - most) * FLOOR) >> 3 & FLOOR;
    let too_low = is_more_than(4) | is_more_than(5) << 1 | is_more_than(6) << 2 | is_more_than(7) << 3;
    board.places_of(side) & !too_low
}

/// The moves of these places to the neighbour that this turn brings which make a diam, the highest one being the side's.
#[inline]
fn winning(board: &Board, side: Side, turn: u32, movable: u32) -> impl Iterator<Item = Shift> {
    // What a stack would face: pieces across from its target that stand higher than the target, above the first level.
    let across = |plane: u32| plane.rotate_right(turn + 16);
    let faced = across(board.places_of(side)) & !board.occupied.rotate_right(turn) & !FLOOR;
    let faced_hue = across(board.hue);
    let somewhere = |plane: u32| (plane | plane >> 1 | plane >> 2 | plane >> 3) & FLOOR;
    let alike = |own: u32, faced: u32| somewhere(own) & somewhere(faced);
    // The highest diam is made by a piece of the side's own that moves and then faces its like.
    let squares =
        alike(movable & !board.hue, faced & !faced_hue) | alike(movable & board.hue, faced & faced_hue);
    let mut places = movable & (squares * 15);
    let board = *board;
    std::iter::from_fn(move || {
        while places != 0 {
            let place = places.trailing_zeros() as u8;
            places &= places - 1;
            let from = Square::new(place >> 2);
            let to = Square::new(((place >> 2) + (turn >> 2) as u8) & 7);
            let shift = Shift { from, level: place & 3, to };
            if winner_after(board, shift) == Some(side) {
                return Some(shift);
            }
        }
        None
    })
}

/// Who wins by this move, if anybody does.
pub(crate) fn winner_after(mut board: Board, shift: Shift) -> Option<Side> {
    board.shift(shift.from, shift.level, shift.to);
    board.diam_through(shift.to).map(crate::board::Alignment::side)
}
