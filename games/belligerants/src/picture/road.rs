//! Roads, stars and bridges: lanes that join the stars of the field, lead over its bridges and end at the camps.
//!
//! Roads are a drawing and no rule: pieces go by squares. They join each star to those nearest, never through water.

use std::fmt::Write;

use scene::{Art, Paint};

use super::contour::{grain, place};
use super::layout::CELL;
use super::terrain::{Canvas, draw, fill, line};
use crate::Square;
use crate::board::Ground;
use crate::piece::Side;
use crate::rules::setting::from_the_front;

/// A lane between two squares, and how gladly it is built.
struct Lane {
    cost: i32,
    ends: [usize; 2],
}

impl Canvas<'_> {
    /// Roads, bridges and stars.
    pub(super) fn roads(&self, art: &mut Vec<Art>) {
        let mut data = String::new();
        for (one, other) in self.lanes() {
            self.lane(one, other, &mut data);
        }
        art.push(line(data.clone(), "verge", 120).opacity(60).into());
        art.push(line(data, "path", 84).opacity(85).into());
        self.bridges(art);
        self.stars(art);
    }

    /// Where roads lead: the stars, both ends of every bridge, the gate of each camp.
    fn stops(&self) -> Vec<Square> {
        let ends = self.board.bridges().iter().flat_map(|(one, other)| [*one, *other]);
        let gates = Side::BOTH.map(|side| from_the_front(self.board, side)[2]);
        let mut stops: Vec<Square> = self.board.stars().iter().copied().chain(ends).chain(gates).collect();
        stops.sort_unstable();
        stops.dedup();
        stops
    }

    /// The roads: the shortest lanes that bring all stops together as far as there is dry ground between them.
    fn lanes(&self) -> Vec<(Square, Square)> {
        let stops = self.stops();
        let mut possible = Vec::new();
        for (at, one) in stops.iter().enumerate() {
            for (other_at, other) in stops.iter().enumerate().skip(at + 1) {
                possible.extend(self.cost(*one, *other).map(|cost| Lane { cost, ends: [at, other_at] }));
            }
        }
        possible.sort_by_key(|lane| (lane.cost, lane.ends));
        let mut part: Vec<usize> = (0..stops.len()).collect();
        let mut lanes = Vec::new();
        for Lane { ends: [one, other], .. } in possible {
            let (a, b) = (part[one], part[other]);
            if a != b {
                part.iter_mut().filter(|mine| **mine == b).for_each(|mine| *mine = a);
                lanes.push((stops[one], stops[other]));
            }
        }
        lanes
    }

    /// What a lane costs: more where it is long, crooked or leads over bad ground; none leads far or through water.
    fn cost(&self, one: Square, other: Square) -> Option<i32> {
        let bridge = if one < other { (one, other) } else { (other, one) };
        if self.board.bridges().contains(&bridge) {
            return Some(0);
        }
        let (columns, rows) = (one.column().abs_diff(other.column()), one.row().abs_diff(other.row()));
        let is_straight = columns == rows || columns == 0 || rows == 0;
        let far = i32::from(one.distance(other));
        let mut cost = 10 * far + if is_straight { 0 } else { 7 };
        for step in 0..=4 * far {
            let along = |from: u8, to: u8| {
                let way = i32::from(from) * (4 * far - step) + i32::from(to) * step;
                ((way + 2 * far) / (4 * far)) as u8
            };
            let square = Square::new(along(one.column(), other.column()), along(one.row(), other.row()));
            cost += match self.board.ground(square) {
                Ground::Blue => return None,
                Ground::Black | Ground::White | Ground::Grey => 6,
                _ => 0,
            };
        }
        (far <= 7).then_some(cost)
    }

    /// A lane with a slight bend.
    fn lane(&self, one: Square, other: Square, data: &mut String) {
        let (a, b) = (place(self.board, one), place(self.board, other));
        let middle = |(x, y): (i32, i32)| (CELL * x + CELL / 2, CELL * y + CELL / 2);
        let ((ax, ay), (bx, by)) = (middle(a), middle(b));
        let far = (ax - bx).abs().max((ay - by).abs());
        let bend = (grain((ax + bx, ay + by), 9, 3) - 1) * far / 9;
        let swerve = |across: i32| across.signum() * bend;
        let lead = (i32::midpoint(ax, bx) - swerve(by - ay), i32::midpoint(ay, by) + swerve(bx - ax));
        let [start, lead, end] = [(ax, ay), lead, (bx, by)].map(|(x, y)| self.layout.on_field(x, y));
        draw!(data, "M{} {}Q{} {} {} {}", start.x, start.y, lead.x, lead.y, end.x, end.y);
    }

    /// Stars of eight points, one for each direction, each on a round place where roads meet.
    fn stars(&self, art: &mut Vec<Art>) {
        let (mut places, mut stars) = (String::new(), String::new());
        for star in self.board.stars() {
            let at = self.layout.middle(*star);
            draw!(places, "M{} {}h1", at.x, at.y);
            draw!(
                stars,
                "M{} {}l5 15 14-7-7 14 15 5-15 5 7 14-14-7-5 15-5-15-14 7 7-14-15-5 15-5-7-14 14 7z",
                at.x,
                at.y - 27
            );
        }
        art.push(line(places.clone(), "verge", 470).into());
        art.push(line(places, "path", 430).into());
        art.push(fill(stars, "star-fill").edged(Paint::Colour("pattern"), 16).into());
    }

    /// Planks between two rails over the corners where two waters meet.
    fn bridges(&self, art: &mut Vec<Art>) {
        let (mut decks, mut planks, mut rails) = (String::new(), String::new(), String::new());
        for (one, other) in self.board.bridges() {
            let (a, b) = (self.layout.middle(*one), self.layout.middle(*other));
            let (x, y) = (i32::midpoint(a.x, b.x), i32::midpoint(a.y, b.y));
            let (dx, dy) = ((b.x - a.x).signum(), (b.y - a.y).signum());
            let corner = |along: i32, aside: i32| (x + along * dx - aside * dy, y + along * dy + aside * dx);
            let stroke = |data: &mut String, from: (i32, i32), to: (i32, i32)| {
                draw!(data, "M{} {}L{} {}", from.0, from.1, to.0, to.1);
            };
            stroke(&mut decks, corner(-15, 0), corner(15, 0));
            for step in [-16, -11, -5, 0, 5, 11, 16] {
                stroke(&mut planks, corner(step, -7), corner(step, 7));
            }
            for aside in [-9, 9] {
                stroke(&mut rails, corner(-20, aside), corner(20, aside));
            }
        }
        art.push(line(decks, "deck", 230).into());
        art.push(line(planks, "plank", 14).into());
        art.push(line(rails, "plank", 40).into());
    }
}
