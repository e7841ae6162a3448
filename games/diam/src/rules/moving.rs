//! Moving (§4).

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
pub(crate) fn shifts(board: crate::board::Board, side: Side) -> impl Iterator<Item = Shift> {
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
