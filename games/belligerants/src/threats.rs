//! What a side could take with each number of the die, exactly.
//!
//! The most valuable targets are tried first, and a way is only looked for where one exists on an empty board: bots
//! ask this of every position they glance at.

use arrayvec::ArrayVec;

use crate::Belligerants;
use crate::board::Ground;
use crate::board::rays::FARTHEST;
use crate::board::reach::places;
use crate::piece::{PIECES, Piece, Side, pieces};
use crate::rules::landing::{Arrival, Landing, is_stuck};
use crate::rules::moving::Walker;
use crate::square::Square;

/// The most a side could win by taking, by number less one.
pub(crate) type Most = [i32; FARTHEST as usize];

/// Numbers as bits, the lowest 1.
type Numbers = u8;

/// All of them.
const EVERY: Numbers = (1 << FARTHEST) - 1;

impl Belligerants {
    /// The most that taking is worth to a side with each number, nothing where it cannot take.
    pub(crate) fn most_taken(&self, side: Side, worth: impl Fn(Piece) -> i32) -> Most {
        let guard = self.now.field.guard(&self.board, side.other());
        let (mut most, mut open) = ([0; FARTHEST as usize], EVERY);
        for (worth, to) in self.targets(side, worth) {
            for captor in places(self.captors(side, to)) {
                let mut taking = self.taking(side, guard, captor, to, open);
                open &= !taking;
                while taking != 0 {
                    most[taking.trailing_zeros() as usize] = worth;
                    taking &= taking - 1;
                }
            }
            if open == 0 {
                break;
            }
        }
        most
    }

    /// Whom a side may have near enough to take, the most valuable first.
    fn targets(&self, side: Side, worth: impl Fn(Piece) -> i32) -> ArrayVec<(i32, Square), PIECES> {
        let (board, field) = (&*self.board, &self.now.field);
        let outside = field.army(side.other()) & !field.entered(side.other());
        let mut targets: ArrayVec<(i32, Square), PIECES> = pieces(outside)
            .map(|piece| (piece, field.stand(piece)))
            .filter(|(_, square)| board.ground(*square) != Ground::Green)
            .filter(|(_, square)| self.captors(side, *square).any(|word| word != 0))
            .map(|(piece, square)| (worth(piece), square))
            .collect();
        targets.sort_unstable_by(|one, other| other.cmp(one));
        targets
    }

    /// Where a side's pieces stand that could come to a square with some number, were nobody in their way: a set, word by word.
    #[inline]
    fn captors(&self, side: Side, to: Square) -> impl Iterator<Item = u64> {
        let stands = self.now.field.stands(side).0.iter();
        stands.zip(self.board.spans.origins(self.board.rays.at(to))).map(|(stands, origins)| stands & origins)
    }

    /// The numbers among these with which a side's piece at a place takes on a square.
    #[inline]
    fn taking(&self, side: Side, guard: Option<Square>, place: usize, to: Square, among: Numbers) -> Numbers {
        let (board, field) = (&*self.board, &self.now.field);
        let from = board.square_at(place);
        let Some(piece) = field.on(from) else { return 0 };
        let kind = piece.kind();
        let goal = board.rays.at(to).place();
        let mut numbers = among & board.spans.numbers(board, place, goal, kind.minds_water());
        if numbers == 0
            || is_stuck(kind, board.ground(from))
            || Arrival::new(board, field, piece, side, guard).at(to) != Ok(Landing::Take)
        {
            return 0;
        }
        let (walker, mut taking) = (Walker::new(board, field, piece, side), 0);
        while numbers != 0 {
            let less_one = numbers.trailing_zeros() as u8;
            numbers &= numbers - 1;
            if walker.comes_to(less_one + 1, to) {
                taking |= 1 << less_one;
            }
        }
        taking
    }
}
