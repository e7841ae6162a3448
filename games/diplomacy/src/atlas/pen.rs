//! A pen that writes path data, as short as it can be: the map travels to telephones.

use std::fmt::Write;

use scene::Point;

use super::read::{Ring, Sheet};

/// What was written, and where the pen is.
#[derive(Default, Debug)]
pub(super) struct Pen {
    data: String,
    at: Point,
    is_drawing: bool,
}

impl Pen {
    /// The path.
    pub(super) fn data(self) -> String {
        self.data
    }

    /// Begins a line here.
    pub(super) fn start(&mut self, at: Point) {
        self.data.push('M');
        self.number(at.x);
        self.number(at.y);
        (self.at, self.is_drawing) = (at, false);
    }

    /// Draws to here.
    pub(super) fn to(&mut self, point: Point) {
        if point == self.at {
            return;
        }
        if !self.is_drawing {
            self.data.push('l');
        }
        self.number(point.x - self.at.x);
        self.number(point.y - self.at.y);
        (self.at, self.is_drawing) = (point, true);
    }

    /// Draws through all these, from the first.
    pub(super) fn line(&mut self, points: impl IntoIterator<Item = Point>) {
        let mut points = points.into_iter();
        points.by_ref().take(1).for_each(|first| self.start(first));
        points.for_each(|point| self.to(point));
    }

    /// Draws a closed line.
    pub(super) fn loop_through(&mut self, points: impl IntoIterator<Item = Point>) {
        self.line(points);
        self.data.push('z');
        self.is_drawing = false;
    }

    /// Draws a ring of arcs.
    pub(super) fn ring(&mut self, sheet: &Sheet, ring: &Ring) {
        self.loop_through(ring.iter().flat_map(|arc| sheet.along(*arc)));
    }

    /// Writes a number, with a blank before it only where it would run into another.
    fn number(&mut self, number: i32) {
        if number >= 0 && self.data.ends_with(|char: char| char.is_ascii_digit()) {
            self.data.push(' ');
        }
        // Writing to a string does not fail.
        let _ = write!(self.data, "{number}");
    }
}
