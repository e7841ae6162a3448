//! What a side could take with each number of the die, exactly.
//!
//! The most valuable targets are tried first, and a way is only looked for where one exists on an empty board: bots
//! ask this of every position they glance at.

use arrayvec::ArrayVec;

use crate::Belligerants;
use crate::board::Ground;
use crate::board::rays::FARTHEST;
use crate::board::reach::Reach;
use crate::piece::{PIECES, Piece, Side, pieces};
use crate::rules::landing::{Arrival, Landing, is_stuck};
use crate::rules::moving::Walker;
use crate::square::Square;

/// The most a side could win by taking, by number less one.
pub(crate) type Most = [i32; FARTHEST as usize];

/// All numbers, as bits.
const NUMBERS: u8 = (1 << FARTHEST) - 1;

impl Belligerants {
    /// The most that taking is worth to a side with each number, nothing where it cannot take.
    pub(crate) fn most_taken(&self, side: Side, worth: impl Fn(Piece) -> i32) -> Most {
        let (board, field) = (&*self.board, &self.now.field);
        let outside = field.army(side.other()) & !field.entered(side.other());
        let mut targets: ArrayVec<(i32, Square), PIECES> = pieces(outside)
            .map(|piece| (worth(piece), field.stand(piece)))
            .filter(|(_, square)| board.ground(*square) != Ground::Green)
            .collect();
        targets.sort_unstable_by(|one, other| other.cmp(one));
        let captors: ArrayVec<Captor<'_>, PIECES> = self.captors(side).collect();
        let (mut most, mut open) = ([0; FARTHEST as usize], NUMBERS);
        for (worth, to) in targets {
            for captor in &captors {
                let mut numbers = open & board.spans.numbers(board, captor.from, to, captor.minds_water);
                if numbers == 0 || captor.arrival.at(to) != Ok(Landing::Take) {
                    continue;
                }
                while numbers != 0 {
                    let number = numbers.trailing_zeros() as u8 + 1;
                    numbers &= numbers - 1;
                    if self.comes_to(captor, number, to) {
                        most[usize::from(number) - 1] = worth;
                        open &= !(1 << (number - 1));
                    }
                }
            }
            if open == 0 {
                break;
            }
        }
        most
    }

    /// The pieces of a side that can move with a number.
    fn captors(&self, side: Side) -> impl Iterator<Item = Captor<'_>> {
        let (board, field) = (&*self.board, &self.now.field);
        let guard = field.guard(board, side.other());
        pieces(field.army(side)).filter_map(move |piece| {
            let (kind, from) = (piece.kind(), field.stand(piece));
            let is_free = !is_stuck(kind, board.ground(from));
            is_free.then(|| Captor {
                from,
                minds_water: kind.minds_water(),
                walker: Walker::new(board, field, piece, side),
                arrival: Arrival::new(board, field, piece, side, guard),
            })
        })
    }

    fn comes_to(&self, captor: &Captor<'_>, number: u8, to: Square) -> bool {
        let mut reach = Reach::EMPTY;
        captor.walker.reach(number, &mut reach);
        reach.has(self.board.rays.at(to).place())
    }
}

/// A piece that may take.
struct Captor<'a> {
    from: Square,
    minds_water: bool,
    walker: Walker<'a>,
    arrival: Arrival<'a>,
}
