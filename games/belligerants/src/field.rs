//! The pieces: where each stands, for whom it fights, and what became of it.
//!
//! Squares know their piece, pieces their square, and every row, column and diagonal its pieces as bits; the
//! three are changed together and nowhere else. Which moves there are is not known here.

use crate::board::rays::{LINES, Ray, Sight};
use crate::board::reach::Reach;
use crate::board::{Board, Ground};
use crate::piece::{PIECES, Piece, Side, pieces};
use crate::square::{SQUARES, Square};

/// Nobody.
const EMPTY: u8 = 255;
/// No square.
const NOWHERE: u16 = u16::MAX;

/// What became of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It stands on a square.
    Standing(Square),
    /// This side holds it as a prisoner.
    Prisoner(Side),
    /// It is out of the game and nobody's booty.
    Gone,
}

/// All pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    on: [u8; SQUARES],
    at: [u16; PIECES],
    lines: [u32; LINES],
    /// The pieces that stand and fight for each side, as bits.
    army: [u32; 2],
    /// Of those, the ones that have entered the enemy's camp.
    entered: [u32; 2],
    /// Of those, the ones in their own camp.
    home: [u32; 2],
    /// The prisoners of each side.
    held: [u32; 2],
    /// The squares each side stands on.
    stands: [Reach; 2],
}

impl Field {
    /// Nobody anywhere.
    pub(crate) const EMPTY: Field = Field {
        on: [EMPTY; SQUARES],
        at: [NOWHERE; PIECES],
        lines: [0; LINES],
        army: [0; 2],
        entered: [0; 2],
        home: [0; 2],
        held: [0; 2],
        stands: [Reach::EMPTY; 2],
    };

    /// Who stands there.
    #[inline]
    pub(crate) fn on(&self, square: Square) -> Option<Piece> {
        let piece = self.on[square.index()];
        (piece != EMPTY).then_some(Piece(piece))
    }

    /// Where a piece stands.
    #[inline]
    pub(crate) fn at(&self, piece: Piece) -> Option<Square> {
        let square = self.at[piece.index()];
        (square != NOWHERE).then(|| Square::from_index(usize::from(square)))
    }

    /// Where a piece that stands does.
    #[inline]
    pub(crate) fn stand(&self, piece: Piece) -> Square {
        Square::from_index(usize::from(self.at[piece.index()]))
    }

    /// What became of a piece.
    pub(crate) fn fate(&self, piece: Piece) -> Fate {
        let holder = Side::BOTH.into_iter().find(|side| self.held[side.index()] & piece.bit() != 0);
        match (self.at(piece), holder) {
            (Some(square), _) => Fate::Standing(square),
            (None, Some(side)) => Fate::Prisoner(side),
            (None, None) => Fate::Gone,
        }
    }

    /// The side a piece that stands fights for.
    #[inline]
    pub(crate) fn owner(&self, piece: Piece) -> Side {
        if self.army[0] & piece.bit() != 0 { Side::Yellow } else { Side::Pink }
    }

    /// The pieces that fight for a side, as bits.
    #[inline]
    pub(crate) fn army(&self, side: Side) -> u32 {
        self.army[side.index()]
    }

    /// Of those, the ones that have entered.
    #[inline]
    pub(crate) fn entered(&self, side: Side) -> u32 {
        self.entered[side.index()]
    }

    /// The prisoners of a side, as bits.
    #[inline]
    pub(crate) fn held(&self, side: Side) -> u32 {
        self.held[side.index()]
    }

    /// Whether a side's own camp is empty of its pieces (§9.1).
    #[inline]
    pub(crate) fn has_left_camp(&self, side: Side) -> bool {
        self.home[side.index()] == 0
    }

    /// Whether a side has pieces that still have something to do (§10.1).
    #[inline]
    pub(crate) fn is_in_battle(&self, side: Side) -> bool {
        self.army[side.index()] != self.entered[side.index()]
    }

    /// What is seen from here, one piece being lifted off the board.
    #[inline]
    pub(crate) fn sight(&self, lifted: &Ray, ray: &Ray) -> Sight {
        Sight::along(std::array::from_fn(|axis| {
            let (line, place) = ray.spots[axis];
            let (own, own_place) = lifted.spots[axis];
            let bits = self.lines[usize::from(line)];
            (if line == own { bits & !(1 << (own_place & 31)) } else { bits }, place)
        }))
    }

    /// The squares a side stands on.
    #[inline]
    pub(crate) fn stands(&self, side: Side) -> &Reach {
        &self.stands[side.index()]
    }

    #[inline]
    fn flip(&mut self, board: &Board, square: Square, side: Side) {
        let ray = board.rays.at(square);
        for (line, place) in ray.spots {
            self.lines[usize::from(line)] ^= 1 << (place & 31);
        }
        self.stands[side.index()].flip(ray.place());
    }

    /// Puts a piece that is nowhere on a free square, fighting for a side.
    #[inline]
    pub(crate) fn put(&mut self, board: &Board, piece: Piece, square: Square, side: Side) {
        self.on[square.index()] = piece.0;
        self.at[piece.index()] = square.index() as u16;
        self.army[side.index()] |= piece.bit();
        self.flip(board, square, side);
        match board.ground(square) {
            ground if ground == Ground::of_camp(side) => self.home[side.index()] |= piece.bit(),
            ground if ground == Ground::of_camp(side.other()) => self.entered[side.index()] |= piece.bit(),
            _ => {}
        }
    }

    /// Takes a piece that stands off the board.
    #[inline]
    pub(crate) fn lift(&mut self, board: &Board, piece: Piece) -> Square {
        let square = self.stand(piece);
        self.on[square.index()] = EMPTY;
        self.at[piece.index()] = NOWHERE;
        self.flip(board, square, self.owner(piece));
        for side in 0..2 {
            self.army[side] &= !piece.bit();
            self.entered[side] &= !piece.bit();
            self.home[side] &= !piece.bit();
        }
        square
    }

    /// Makes a piece that is nowhere a prisoner.
    #[inline]
    pub(crate) fn hold(&mut self, piece: Piece, by: Side) {
        self.held[by.index()] |= piece.bit();
    }

    /// Exchanges the pieces of two squares of one camp.
    pub(crate) fn swap(&mut self, one: Square, other: Square) {
        let pair = [one, other].map(|square| self.on[square.index()]);
        self.on[one.index()] = pair[1];
        self.on[other.index()] = pair[0];
        self.at[usize::from(pair[0])] = other.index() as u16;
        self.at[usize::from(pair[1])] = one.index() as u16;
    }

    /// What a side has won so far: entered pieces twice, prisoners once (§10.2).
    pub(crate) fn score(&self, side: Side) -> i32 {
        let sum = |bits| pieces(bits).map(|piece| piece.kind().value()).sum::<i32>();
        2 * sum(self.entered(side)) + sum(self.held(side))
    }

    /// The sentinel that can guard for a side, if it is fit (§6.4).
    #[inline]
    pub(crate) fn guard(&self, board: &Board, side: Side) -> Option<Square> {
        let sentinel = Piece::first_of(side, crate::piece::Kind::Sentinel);
        self.at(sentinel).filter(|square| board.ground(*square) != Ground::White)
    }
}
