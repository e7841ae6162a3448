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
        self.add_ends(self.start, number, reach, &mut turns);
        for left in (1..number).rev() {
            for star in stars(turns[usize::from(left)]) {
                if left == 1 && !self.is_inside {
                    reach.add(self.board.rays.around(star, self.minds_water), self.board.sets.words);
                } else {
                    self.add_ends(self.board.rays.star(star), left, reach, &mut turns);
                }
            }
        }
        reach.remove(self.start.place());
    }

    /// Whether the piece can come to a square that is not its own with a number: what [`Walker::reach`] tells, but no star is
    /// gone on from that leads nowhere near.
    #[inline]
    pub(crate) fn comes_to(&self, number: u8, to: Square) -> bool {
        let (board, goal) = (self.board, self.board.rays.at(to).place());
        let mut turns = [0; FARTHEST as usize];
        if self.ends_at(self.start, number, goal, &mut turns) {
            return true;
        }
        for left in (1..number).rev() {
            for star in stars(turns[usize::from(left)]) {
                let ray = board.rays.star(star);
                // No span holds the square it is of, to which a piece that flies may come back by another star.
                let may = board.spans.numbers(board, ray.place(), goal, self.minds_water);
                let is_near = may & 1 << (left - 1) != 0 || ray.place() == goal;
                if is_near && self.ends_at(ray, left, goal, &mut turns) {
                    return true;
                }
            }
        }
        false
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

    /// Adds where so many steps straight on from a square lead, and notes the stars on the way.
    #[inline]
    fn add_ends(&self, from: &Ray, steps: u8, reach: &mut Reach, turns: &mut Turns) {
        let mut straight = self.go_on(from, steps, turns);
        let places = &from.places[usize::from(steps)];
        while straight != 0 {
            let direction = straight.trailing_zeros() as usize;
            straight &= straight - 1;
            reach.insert(usize::from(places[direction & 7]));
        }
    }

    /// Whether so many steps straight on from a square lead to a place. Notes the stars on the way.
    #[inline]
    fn ends_at(&self, from: &Ray, steps: u8, goal: usize, turns: &mut Turns) -> bool {
        let straight = self.go_on(from, steps, turns);
        let places = from.places[usize::from(steps)].iter().enumerate();
        let there = places.fold(0, |there, (direction, place)| {
            there | Directions::from(usize::from(*place) == goal) << direction
        });
        straight & there != 0
    }

    /// Goes on in every direction from where the piece set out or from a star: gives the directions in which it may end
    /// there, and notes the stars on the way with the steps left there.
    #[inline]
    fn go_on(&self, ray: &Ray, steps: u8, turns: &mut Turns) -> Directions {
        let sight = if self.flies { Sight::OPEN } else { self.field.sight(self.start, ray) };
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
        self.directions(ray, steps) & sight.at_least(steps - 1)
    }
}

/// The stars to go on from by steps left, as bits.
type Turns = [u32; FARTHEST as usize];

/// The numbers of these stars.
#[inline]
fn stars(mut bits: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let star = (bits != 0).then(|| bits.trailing_zeros() as u8)?;
        bits &= bits - 1;
        Some(star)
    })
}
