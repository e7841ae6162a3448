//! Where a piece could come to with a number were it alone on the board: never less than where it can come to.
//!
//! Most of the time that already tells that nobody can be taken, and it is what a move is drawn from.

use super::Board;
use super::reach::Reach;
use crate::board::rays::{FARTHEST, Ray};
use crate::rules::moving::Walker;
use crate::square::Square;

/// The spans of every square, for those who mind water and those who do not.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spans {
    words: usize,
    bits: Vec<u64>,
    counts: Vec<u16>,
    /// By square and square, the numbers that may lead from one to the other, as bits.
    numbers: Vec<u8>,
    /// By square and word, the squares from which some number may lead there.
    origins: Vec<u64>,
}

impl Spans {
    /// Measures a board.
    pub(crate) fn of(board: &Board) -> Self {
        let squares = board.squares().count();
        let (numbers, origins) = (vec![0; 2 * squares * squares], vec![0; squares * board.sets.words]);
        let mut spans = Spans { words: board.sets.words, numbers, origins, ..Spans::default() };
        for minds_water in [true, false] {
            for square in board.squares() {
                let own = board.rays.at(square).place();
                let row = spans.row(board, own, minds_water);
                for number in 1..=FARTHEST {
                    let mut reach = Reach::EMPTY;
                    Walker::alone(board, square, minds_water).reach(number, &mut reach);
                    spans.bits.extend(&reach.0[..spans.words]);
                    spans.counts.push(reach.places(spans.words).count() as u16);
                    for place in reach.places(spans.words) {
                        spans.numbers[row + place] |= 1 << (number - 1);
                        spans.origins[place * spans.words + own / 64] |= 1 << (own % 64);
                    }
                }
            }
        }
        spans
    }

    #[inline]
    fn at(&self, board: &Board, square: Square, minds_water: bool, number: u8) -> usize {
        let place = board.rays.at(square).place() + if minds_water { 0 } else { squares(board) };
        place * usize::from(FARTHEST) + usize::from(number) - 1
    }

    #[inline]
    fn row(&self, board: &Board, from: usize, minds_water: bool) -> usize {
        (from + if minds_water { 0 } else { squares(board) }) * squares(board)
    }

    /// The numbers with which a piece alone on the board could come from one place to another: the lowest bit is 1.
    #[inline]
    pub(crate) fn numbers(&self, board: &Board, from: usize, to: usize, minds_water: bool) -> u8 {
        self.numbers[self.row(board, from, minds_water) + to]
    }

    /// The squares from which some piece, alone on the board, could come to this one, word by word.
    #[inline]
    pub(crate) fn origins(&self, to: &Ray) -> &[u64] {
        &self.origins[to.place() * self.words..(to.place() + 1) * self.words]
    }

    /// The span of a square with a number, word by word, and how many squares it holds.
    #[inline]
    pub(crate) fn of_square(
        &self,
        board: &Board,
        square: Square,
        minds_water: bool,
        number: u8,
    ) -> (&[u64], u32) {
        let at = self.at(board, square, minds_water, number);
        (&self.bits[at * self.words..(at + 1) * self.words], u32::from(self.counts[at]))
    }
}

#[inline]
fn squares(board: &Board) -> usize {
    usize::from(board.columns()) * usize::from(board.rows())
}
