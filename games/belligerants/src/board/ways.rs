//! How far it is to the enemy's camp on an empty board, and what can be reached at all.

use super::Ground;
use super::picture::Picture;
use super::rays::{FARTHEST, Rays, beyond};
use crate::piece::Side;
use crate::square::{SQUARES, Square};

/// Farther than any way.
pub(crate) const NO_WAY: u8 = 99;

/// The steps from every square to the camp each side wants to enter.
#[derive(Clone, Debug)]
pub(crate) struct Ways {
    /// On the ground, by side.
    land: Box<[[u8; SQUARES]; 2]>,
    /// For those who mind no water.
    any: Box<[[u8; SQUARES]; 2]>,
    rays: Rays,
}

impl Ways {
    /// Measures a picture.
    pub(crate) fn of(picture: &Picture, rays: &Rays) -> Self {
        let steps = |is_land| Box::new(Side::BOTH.map(|side| steps(picture, rays, side.other(), is_land)));
        Ways { land: steps(true), any: steps(false), rays: rays.clone() }
    }

    /// The steps a side's piece has to go.
    #[inline]
    pub(crate) fn steps(&self, side: Side, square: Square, minds_water: bool) -> u8 {
        let ways = if minds_water { &self.land } else { &self.any };
        ways[side.index()][square.index()]
    }

    /// Every square that a piece on the ground reaches by whole moves from these, ending each unharmed.
    pub(crate) fn reached(&self, picture: &Picture, from: &[Square]) -> Vec<Square> {
        let mut reached = from.to_vec();
        let mut next = 0;
        while let Some(square) = reached.get(next).copied() {
            next += 1;
            for number in 1..=FARTHEST {
                self.go_on(picture, square, number, &mut reached);
            }
        }
        reached
    }

    /// Adds the unharmed ends of a move with so many steps left, from where it began or from a star (§4.5).
    fn go_on(&self, picture: &Picture, from: Square, left: u8, reached: &mut Vec<Square>) {
        let ray = self.rays.at(from);
        for direction in 0..8 {
            let is_open = |steps: u8| ray.land[usize::from(steps)] & 1 << direction != 0;
            let is_star = |steps: u8| ray.starred[usize::from(steps)] & 1 << direction != 0;
            if is_open(left) {
                let to = beyond(from, direction, left);
                let ground = picture.ground(to);
                if !ground.holds() && !ground.destroys() && !reached.contains(&to) {
                    reached.push(to);
                }
            }
            for steps in (1..left).filter(|steps| is_open(*steps) && is_star(*steps)) {
                self.go_on(picture, beyond(from, direction, steps), left - steps, reached);
            }
        }
    }
}

/// Steps to a camp from everywhere, going backwards from it.
fn steps(picture: &Picture, rays: &Rays, camp: Side, is_land: bool) -> [u8; SQUARES] {
    let mut steps = [NO_WAY; SQUARES];
    let mut reached: Vec<Square> =
        picture.squares().filter(|square| picture.ground(*square).camp() == Some(camp)).collect();
    reached.iter().for_each(|square| steps[square.index()] = 0);
    let mut next = 0;
    while let Some(square) = reached.get(next).copied() {
        next += 1;
        let ray = rays.at(square);
        let directions = if is_land { ray.land[1] } else { ray.any[1] };
        for direction in (0..8).filter(|direction| directions & 1 << direction != 0) {
            let to = beyond(square, direction, 1);
            let is_open = !is_land || picture.ground(to) != Ground::Blue;
            if is_open && steps[to.index()] == NO_WAY {
                steps[to.index()] = steps[square.index()] + 1;
                reached.push(to);
            }
        }
    }
    steps
}
