//! What can be reached in a straight line, square by square, before any piece stands in the way.
//!
//! Directions are numbered so that 4 apart is opposite. The squares of a row, column or diagonal are bits of one
//! line; with the pieces on a line as a number, how far a piece sees is a count of zeros (`Sight`).

use super::Ground;
use super::picture::Picture;
use super::reach::Reach;
use crate::square::{MOST, SQUARES, Square};

/// The eight directions as columns and rows.
pub(crate) const DIRECTIONS: [(i8, i8); 8] =
    [(1, 0), (0, 1), (1, 1), (-1, 1), (-1, 0), (0, -1), (-1, -1), (1, -1)];

/// Rows, columns and both diagonals of the largest board.
pub(crate) const LINES: usize = 2 * MOST as usize + 2 * (2 * MOST as usize - 1);

/// The highest number on the die.
pub(crate) const FARTHEST: u8 = 5;

/// Directions as bits.
pub(crate) type Directions = u8;

/// What is known of one square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ray {
    /// For each axis, the line the square lies on and its place there.
    pub(crate) spots: [(u8, u8); 4],
    /// By number: where a piece on the ground can go so far, were nobody there.
    pub(crate) land: [Directions; FARTHEST as usize + 1],
    /// By number: where one that minds no water can.
    pub(crate) any: [Directions; FARTHEST as usize + 1],
    /// By number: where so many steps stay in the camp that the square belongs to.
    pub(crate) inside: [Directions; FARTHEST as usize + 1],
    /// By distance: where a star lies.
    pub(crate) starred: [Directions; FARTHEST as usize + 1],
    /// By distance and direction: which star that is.
    pub(crate) stars: [[u8; 8]; FARTHEST as usize + 1],
    /// By number and direction: the place so many steps away, where there is one.
    pub(crate) places: [[u16; 8]; FARTHEST as usize + 1],
    /// Its place in sets of squares.
    place: u16,
}

impl Ray {
    /// Its place in sets of squares.
    #[inline]
    pub(crate) fn place(&self) -> usize {
        usize::from(self.place)
    }
}

const NOWHERE: Ray = Ray {
    spots: [(0, 0); 4],
    land: [0; 6],
    any: [0; 6],
    inside: [0; 6],
    starred: [0; 6],
    stars: [[0; 8]; 6],
    places: [[0; 8]; 6],
    place: 0,
};

/// The rays of every square.
#[derive(Clone, Debug)]
pub(crate) struct Rays {
    squares: Box<[Ray; SQUARES]>,
    /// By star, its own ray.
    stars: Vec<Ray>,
    /// By star, the squares around it: those that can be stepped to on the ground, and all.
    around: Vec<[Reach; 2]>,
}

impl Rays {
    /// Measures a picture.
    pub(crate) fn of(picture: &Picture) -> Self {
        let mut rays = Box::new([NOWHERE; SQUARES]);
        for square in picture.squares() {
            let ray = &mut rays[square.index()];
            ray.spots = spots(square);
            ray.place = place(picture, square);
            for direction in 0..8 {
                measure(picture, square, direction, ray);
            }
        }
        let around = |star: &Square| {
            let ray = &rays[star.index()];
            [ray.land[1], ray.any[1]].map(|open| {
                let mut reach = Reach::EMPTY;
                let ways = (0..8).filter(|direction| open & 1 << direction != 0);
                ways.for_each(|direction| reach.insert(usize::from(ray.places[1][direction])));
                reach
            })
        };
        let around = picture.stars.iter().map(around).collect();
        let stars = picture.stars.iter().map(|star| rays[star.index()]).collect();
        Rays { squares: rays, stars, around }
    }

    /// The ray of a star.
    #[inline]
    pub(crate) fn star(&self, number: u8) -> &Ray {
        &self.stars[usize::from(number)]
    }

    /// The squares around a star, to whoever minds water or does not.
    #[inline]
    pub(crate) fn around(&self, star: u8, minds_water: bool) -> &Reach {
        &self.around[usize::from(star)][usize::from(!minds_water)]
    }

    #[inline]
    pub(crate) fn at(&self, square: Square) -> &Ray {
        &self.squares[square.index()]
    }
}

/// The square so many steps away. There must be one.
#[inline]
pub(crate) fn beyond(square: Square, direction: usize, steps: u8) -> Square {
    const OFFSETS: [i16; 8] = {
        let mut offsets = [0; 8];
        let mut at = 0;
        while at < 8 {
            let (columns, rows) = DIRECTIONS[at];
            offsets[at] = columns as i16 + MOST as i16 * rows as i16;
            at += 1;
        }
        offsets
    };
    Square::from_index((square.index() as i16 + OFFSETS[direction] * i16::from(steps)) as usize)
}

/// The line and place of a square on each axis: row, column, rising and falling diagonal.
fn spots(square: Square) -> [(u8, u8); 4] {
    let (column, row) = (square.column(), square.row());
    let (columns, rising) = (MOST, 2 * MOST);
    let falling = rising + 2 * MOST - 1;
    [
        (row, column),
        (columns + column, row),
        (rising + column + MOST - 1 - row, row),
        (falling + column + row, row),
    ]
}

/// How many free squares a piece sees in each direction, a byte for each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight(u64);

const EVERY: u64 = 0x0101_0101_0101_0101;

impl Sight {
    /// Of whoever flies over everything.
    pub(crate) const OPEN: Sight = Sight(EVERY * 32);

    /// Of somebody on four lines, given who stands on each. At the end of a line one sees on: the board's edge is
    /// the rays' business.
    #[inline]
    pub(crate) fn along(lines: [(u32, u8); 4]) -> Self {
        let mut seen = 0;
        for (axis, (line, place)) in lines.into_iter().enumerate() {
            let up = (line >> ((place & 31) + 1)).trailing_zeros();
            let down = (line << (31 - (place & 31)) << 1).leading_zeros();
            seen |= u64::from(up) << (8 * axis) | u64::from(down) << (8 * axis + 32);
        }
        Sight(seen)
    }

    /// The directions in which at least so many squares are free, at most 5.
    #[inline]
    pub(crate) fn at_least(self, squares: u8) -> Directions {
        let high = (self.0 + (128 - u64::from(squares)) * EVERY) >> 7 & EVERY;
        (high.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
    }
}

/// The place of a square in sets: squares are counted along the rows of the board.
fn place(picture: &Picture, square: Square) -> u16 {
    u16::from(square.row()) * u16::from(picture.columns) + u16::from(square.column())
}

fn measure(picture: &Picture, from: Square, direction: usize, ray: &mut Ray) {
    let (columns, rows) = DIRECTIONS[direction];
    let bit = 1 << direction;
    let camp = picture.ground(from).camp();
    let (mut is_land, mut is_inside) = (true, camp.is_some());
    let mut here = from;
    for steps in 1..=FARTHEST {
        let Some(next) = picture.step(here, columns, rows) else { return };
        let is_wet_here = here != from && picture.ground(here) == Ground::Blue;
        is_land &= !is_wet_here && !is_cut(picture, here, next);
        is_inside &= picture.ground(next).camp() == camp;
        let at = usize::from(steps);
        ray.any[at] |= bit;
        ray.places[at][direction] = place(picture, next);
        ray.land[at] |= if is_land { bit } else { 0 };
        ray.inside[at] |= if is_inside { bit } else { 0 };
        if let Some(star) = picture.stars.iter().position(|star| *star == next) {
            ray.starred[at] |= bit;
            ray.stars[at][direction] = star as u8;
        }
        here = next;
    }
}

/// Whether a step leads between two blue squares where there is no bridge (§5.2, §5.3).
fn is_cut(picture: &Picture, from: Square, to: Square) -> bool {
    if from.column() == to.column() || from.row() == to.row() {
        return false;
    }
    let is_blue = |column, row| picture.ground(Square::new(column, row)) == Ground::Blue;
    let bridge = if from < to { (from, to) } else { (to, from) };
    is_blue(from.column(), to.row()) && is_blue(to.column(), from.row()) && !picture.bridges.contains(&bridge)
}
