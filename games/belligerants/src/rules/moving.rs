//! Where a piece can come to with a number, whoever stands there (§4, and §5.2 to §5.4).

use crate::board::Board;
use crate::board::rays::{Directions, FARTHEST, Ray, Sight};
use crate::board::reach::Reach;
use crate::field::Field;
use crate::piece::{Piece, Side};
use crate::square::Square;

/// A piece about to move, and what it minds on its way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walker<'a> {
    board: &'a Board,
    field: &'a Field,
    start: &'a Ray,
    flies: bool,
    minds_water: bool,
    /// Whether it has entered, so that its whole route lies in the camp (§9.5).
    is_inside: bool,
}

impl<'a> Walker<'a> {
    #[inline]
    pub(crate) fn new(board: &'a Board, field: &'a Field, piece: Piece, side: Side) -> Self {
        let kind = piece.kind();
        Walker {
            board,
            field,
            start: board.rays.at(field.stand(piece)),
            flies: kind.flies(),
            minds_water: kind.minds_water(),
            is_inside: field.entered(side) & piece.bit() != 0,
        }
    }

    /// A piece with nobody else on the board.
    pub(crate) fn alone(board: &'a Board, square: Square, minds_water: bool) -> Self {
        let start = board.rays.at(square);
        Walker { board, field: &Field::EMPTY, start, flies: true, minds_water, is_inside: false }
    }

    /// Adds every square the piece can come to with a number but its own.
    ///
    /// What is reached from a star with so many steps left does not depend on the way there, so each star is gone
    /// on from once for every number of steps left, the most steps first (§4.5, §4.6).
    #[inline]
    pub(crate) fn reach(&self, number: u8, reach: &mut Reach) {
        let mut turns = [0; FARTHEST as usize];
        self.go_on(self.start, number, reach, &mut turns);
        for left in (1..number).rev() {
            let mut stars = turns[usize::from(left)];
            while stars != 0 {
                let star = stars.trailing_zeros() as u8;
                stars &= stars - 1;
                if left == 1 && !self.is_inside {
                    reach.add(self.board.rays.around(star, self.minds_water), self.board.sets.words);
                } else {
                    self.go_on(self.board.rays.star(star), left, reach, &mut turns);
                }
            }
        }
        reach.remove(self.start.place());
    }

    /// The directions in which the piece can go a number straight ahead, and the places it comes to by each.
    #[inline]
    pub(crate) fn straight(&self, number: u8) -> (Directions, &'a [u16; 8]) {
        let sight = if self.flies { Sight::OPEN } else { self.field.sight(self.start, self.start) };
        let open = self.directions(self.start, number) & sight.at_least(number - 1);
        (open, &self.start.places[usize::from(number)])
    }

    /// Where so many steps in a straight line lead from a square, were nobody there.
    #[inline]
    fn directions(&self, ray: &Ray, steps: u8) -> Directions {
        let at = usize::from(steps);
        let open = if self.minds_water { ray.land[at] } else { ray.any[at] };
        if self.is_inside { open & ray.inside[at] } else { open }
    }

    /// Goes on in every direction from where the piece set out or from a star, and notes the stars on the way with
    /// the steps left there.
    #[inline]
    fn go_on(&self, ray: &Ray, steps: u8, reach: &mut Reach, turns: &mut [u32; FARTHEST as usize]) {
        let sight = if self.flies { Sight::OPEN } else { self.field.sight(self.start, ray) };
        let mut straight = self.directions(ray, steps) & sight.at_least(steps - 1);
        let places = &ray.places[usize::from(steps)];
        while straight != 0 {
            let direction = straight.trailing_zeros() as usize;
            straight &= straight - 1;
            reach.insert(usize::from(places[direction & 7]));
        }
        for away in 1..steps {
            let stars = ray.starred[usize::from(away)];
            if stars == 0 {
                continue;
            }
            let mut stars = stars & self.directions(ray, away) & sight.at_least(away);
            while stars != 0 {
                let direction = stars.trailing_zeros() as usize;
                stars &= stars - 1;
                turns[usize::from(steps - away)] |= 1 << (ray.stars[usize::from(away)][direction & 7] & 31);
            }
        }
    }
}
