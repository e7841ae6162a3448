//! Where a piece can come to with a number, whoever stands there (§4, and §5.2 to §5.4).

use crate::board::Board;
use crate::board::rays::{Directions, Ray, Sight};
use crate::board::reach::Reach;
use crate::field::Field;
use crate::piece::{Piece, Side};

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
            minds_water: !kind.flies() && !kind.roams(),
            is_inside: field.entered(side) & piece.bit() != 0,
        }
    }

    /// Adds every square the piece can come to with a number but its own.
    #[inline]
    pub(crate) fn reach(&self, number: u8, reach: &mut Reach) {
        let mut turned = 0;
        self.spread(self.start, number, reach, &mut turned);
        reach.remove(self.start.place());
    }

    /// Where so many steps in a straight line lead from a square, were nobody there.
    #[inline]
    fn directions(&self, ray: &Ray, steps: u8) -> Directions {
        let at = usize::from(steps);
        let open = if self.minds_water { ray.land[at] } else { ray.any[at] };
        if self.is_inside { open & ray.inside[at] } else { open }
    }

    /// Goes on in every direction from where the piece set out or from a star. What is reached from a star with so
    /// many steps left does not depend on the way there, so `turned` notes where that was done (§4.5, §4.6).
    fn spread(&self, ray: &Ray, steps: u8, reach: &mut Reach, turned: &mut u128) {
        let sight = if self.flies { Sight::OPEN } else { self.field.sight(self.start, ray) };
        let mut straight = self.directions(ray, steps) & sight.at_least(steps - 1);
        while straight != 0 {
            let direction = straight.trailing_zeros() as usize;
            straight &= straight - 1;
            reach.insert(self.board.rays.place_beyond(ray, direction, steps));
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
                let star = ray.stars[usize::from(away)][direction & 7];
                let bit = 1u128 << ((4 * star + steps - away - 1) & 127);
                if *turned & bit == 0 {
                    *turned |= bit;
                    self.spread(self.board.rays.star(star), steps - away, reach, turned);
                }
            }
        }
    }
}
