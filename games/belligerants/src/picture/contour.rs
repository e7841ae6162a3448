//! The outlines of terrain: squares of one ground become one area, with a bent and slightly uneven edge.
//!
//! An edge runs along corners of squares, each moved a little by a rule of its own, so that two grounds that meet share it.
//! Corners are the points that lead a curve (a quadratic spline): it passes midway between them and never near the middle of
//! a square, which is why one can still tell what every square is. Seen from the other side the same map lies turned around.

use std::collections::BTreeMap;
use std::fmt::Write;

use scene::Point;

use super::layout::{CELL, Layout};
use crate::Square;
use crate::board::Board;

/// A corner of squares: columns from the left and rows from the top, as yellow sees them.
type Corner = (i32, i32);

/// How far a corner is moved at most; an even number, so that what lies midway between two corners is a whole one.
const UNEVEN: i32 = 6;

/// A number that looks like chance and is the same for the same place, below a bound.
pub(super) fn grain(place: (i32, i32), salt: u32, below: i32) -> i32 {
    let seed = (place.0 as u32).wrapping_mul(0x9e37_79b1) ^ (place.1 as u32).wrapping_mul(0x85eb_ca77);
    let mixed = (seed ^ salt.wrapping_mul(0xc2b2_ae3d)).wrapping_mul(0x27d4_eb2f);
    let mixed = (mixed ^ mixed >> 15).wrapping_mul(0x2c1b_3c6d);
    ((mixed ^ mixed >> 13) % below as u32) as i32
}

/// A square's columns from the left and rows from the top, as yellow sees them.
pub(super) fn place(board: &Board, square: Square) -> (i32, i32) {
    (square.column().into(), i32::from(board.rows() - 1 - square.row()))
}

/// The edges around some squares, each a ring of corners. Squares that touch at a corner are one area where they are `joined`.
pub(super) fn rings(board: &Board, is_joined: bool, is_in: impl Fn(Square) -> bool) -> Vec<Vec<Corner>> {
    let mut steps = steps(board, is_in);
    let mut rings = Vec::new();
    while let Some((start, first)) = steps.iter().find_map(|(from, to)| Some((*from, *to.first()?))) {
        let (mut ring, mut here, mut next) = (Vec::new(), start, first);
        loop {
            let ways = steps.get_mut(&here).expect("an edge goes on until it closes");
            ways.retain(|way| *way != next);
            ring.push(here);
            let heading = (next.0 - here.0, next.1 - here.1);
            here = next;
            if here == start {
                break;
            }
            let ways = &steps[&here];
            // Where four edges meet, one way keeps to the square at hand and the other leads over to the next.
            let right = (here.0 - heading.1, here.1 + heading.0);
            next = match ways[..] {
                [only] => only,
                [one, other] if (one == right) == is_joined => other,
                [one, _] => one,
                _ => unreachable!("a corner has four squares"),
            };
        }
        rings.push(ring);
    }
    rings
}

/// Every step along an edge, clockwise around the squares.
fn steps(board: &Board, is_in: impl Fn(Square) -> bool) -> BTreeMap<Corner, Vec<Corner>> {
    let mut steps: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    let holds = |x: i32, y: i32| {
        let (columns, rows) = (i32::from(board.columns()), i32::from(board.rows()));
        let is_on = (0..columns).contains(&x) && (0..rows).contains(&y);
        is_on && is_in(Square::new(x as u8, (rows - 1 - y) as u8))
    };
    for square in board.squares() {
        let (x, y) = place(board, square);
        if !holds(x, y) {
            continue;
        }
        let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
        for (side, (dx, dy)) in [(0, -1), (1, 0), (0, 1), (-1, 0)].into_iter().enumerate() {
            if !holds(x + dx, y + dy) {
                steps.entry(corners[side]).or_default().push(corners[(side + 1) % 4]);
            }
        }
    }
    steps
}

/// How far a corner is moved from the crossing of the lines.
pub(super) fn led_by(corner: Corner) -> (i32, i32) {
    let moved = |salt| 2 * grain(corner, salt, UNEVEN + 1) - UNEVEN;
    (moved(1), moved(2))
}

/// Where a corner lies: a little beside the crossing of the lines, except along the border of the field.
/// There it stays so far inside.
fn led(board: &Board, layout: &Layout, corner: Corner, inside: i32) -> (Point, bool) {
    let (columns, rows) = (i32::from(board.columns()), i32::from(board.rows()));
    let moved = led_by(corner);
    let is_side = corner.0 == 0 || corner.0 == columns;
    let is_end = corner.1 == 0 || corner.1 == rows;
    let x = (CELL * corner.0).clamp(inside, CELL * columns - inside) + if is_side { 0 } else { moved.0 };
    let y = (CELL * corner.1).clamp(inside, CELL * rows - inside) + if is_end { 0 } else { moved.1 };
    (layout.on_field(x, y), is_side || is_end)
}

/// The rings as one path: curves led by corners, which reach the border of the field where they come to it, or end so far
/// inside of it: an even number.
pub(super) fn smooth(board: &Board, layout: &Layout, rings: &[Vec<Corner>], inside: i32) -> String {
    let mut data = String::new();
    for ring in rings {
        let mut points = Vec::new();
        for corner in ring {
            let (point, is_border) = led(board, layout, *corner, inside);
            points.push(point);
            points.extend(is_border.then_some(point));
        }
        spline(&points, &mut data);
    }
    data
}

/// A closed curve that passes midway between the points that lead it.
pub(super) fn spline(points: &[Point], data: &mut String) {
    let midway = |at: usize| {
        let (a, b) = (points[at % points.len()], points[(at + 1) % points.len()]);
        Point::new(i32::midpoint(a.x, b.x), i32::midpoint(a.y, b.y))
    };
    let start = midway(points.len() - 1);
    let (lead, mut here) = (points[0], midway(0));
    let first = [lead.x - start.x, lead.y - start.y, here.x - start.x, here.y - start.y];
    write!(data, "M{} {}q{} {} {} {}t", start.x, start.y, first[0], first[1], first[2], first[3])
        .expect("text can be written");
    for at in 1..points.len() {
        let next = midway(at);
        write!(data, "{}{} {}", if at > 1 { " " } else { "" }, next.x - here.x, next.y - here.y)
            .expect("text can be written");
        here = next;
    }
    data.push('z');
}
