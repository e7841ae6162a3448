//! The illustrator's pen: patches of paint written as short path data, put down at any place and size.
//!
//! The data is SVG path data in whole units around the drawing's own origin, with two words more, so that
//! common outlines stay short: `O x y r` is a circle, `E x y rx ry` an ellipse.
//! A size of minus hundred percent is a half-turn. Nothing here knows what it draws.

use scene::{Art, Outline, Paint, Point, Shape};

/// A patch of paint.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patch {
    data: &'static str,
    fill: Option<&'static str>,
    line: Option<(&'static str, u16)>,
    opacity: u8,
}

/// A patch of one colour.
pub(super) const fn fill(colour: &'static str, data: &'static str) -> Patch {
    Patch { data, fill: Some(colour), line: None, opacity: 100 }
}

/// A line, its width in tenths of a unit.
pub(super) const fn line(colour: &'static str, tenths: u16, data: &'static str) -> Patch {
    Patch { data, fill: None, line: Some((colour, tenths)), opacity: 100 }
}

impl Patch {
    /// Its path data.
    #[cfg(test)]
    pub(super) const fn data(&self) -> &'static str {
        self.data
    }

    /// The same with a line along its edge.
    pub(super) const fn edged(self, colour: &'static str, tenths: u16) -> Patch {
        Patch { line: Some((colour, tenths)), ..self }
    }

    /// The same, covering only so many percent of what is below.
    pub(super) const fn faint(self, percent: u8) -> Patch {
        Patch { opacity: percent, ..self }
    }

    /// The same in other colours.
    pub(super) fn dyed(self, dye: impl Fn(&'static str) -> &'static str) -> Patch {
        let line = self.line.map(|(colour, tenths)| (dye(colour), tenths));
        Patch { fill: self.fill.map(dye), line, ..self }
    }

    /// The same put down with its origin at a point, at a size in percent.
    pub(super) fn put(self, at: Point, percent: i32) -> Art {
        self.painted(traced(self.data, at, percent), percent)
    }

    /// The same put down at many points, as one shape.
    pub(super) fn stamp(self, points: &[Point], percent: i32) -> Art {
        self.painted(points.iter().map(|point| traced(self.data, *point, percent)).collect(), percent)
    }

    /// Its paint on another outline.
    fn painted(self, data: String, percent: i32) -> Art {
        let shape = Shape {
            outline: Outline::Path(data),
            fill: self.fill.map(Paint::Colour),
            stroke: None,
            opacity: self.opacity,
        };
        match self.line {
            Some((colour, tenths)) => {
                let tenths = (i32::from(tenths) * percent.abs() / 100) as u16;
                shape.edged(Paint::Colour(colour), tenths).into()
            }
            None => shape.into(),
        }
    }
}

/// A whole drawing put down with its origin at a point, at a size in percent.
pub(super) fn put(patches: &[Patch], at: Point, percent: i32) -> impl Iterator<Item = Art> {
    patches.iter().map(move |patch| patch.put(at, percent))
}

/// What becomes of a number of path data when the drawing is put somewhere else.
#[derive(Clone, Copy)]
enum Axis {
    X,
    Y,
    Length,
    Kept,
}

fn axes(command: char) -> &'static [Axis] {
    use Axis::{Kept, Length, X, Y};
    match command.to_ascii_uppercase() {
        'H' => &[X],
        'V' => &[Y],
        'A' => &[Length, Length, Kept, Kept, Kept, X, Y],
        'O' => &[X, Y, Length],
        'E' => &[X, Y, Length, Length],
        _ => &[X, Y],
    }
}

/// Path data with its origin moved to a point, at a size in percent.
pub(super) fn traced(data: &str, at: Point, percent: i32) -> String {
    let mut out = String::new();
    let starts = data.char_indices().filter(|(_, char)| char.is_ascii_alphabetic()).map(|(start, _)| start);
    let ends = starts.clone().skip(1).chain([data.len()]);
    for (start, end) in starts.zip(ends) {
        let command = data.as_bytes()[start] as char;
        let origin = if command.is_ascii_uppercase() { at } else { Point::default() };
        let words = data[start + 1..end].split_whitespace().zip(axes(command).iter().cycle());
        let numbers: Vec<i32> = words
            .map(|(word, axis)| {
                let number: i32 = word.parse().expect("all drawings are drawn by tests");
                match axis {
                    Axis::X => origin.x + number * percent / 100,
                    Axis::Y => origin.y + number * percent / 100,
                    // Radii have no sign: a half-turn changes the ends alone.
                    Axis::Length => (number * percent / 100).abs(),
                    Axis::Kept => number,
                }
            })
            .collect();
        write(&mut out, command, &numbers);
    }
    out
}

/// One command in plain SVG.
fn write(out: &mut String, command: char, numbers: &[i32]) {
    match (command, numbers) {
        ('O', &[x, y, radius]) => ellipse(out, x, y, radius, radius),
        ('E', &[x, y, rx, ry]) => ellipse(out, x, y, rx, ry),
        _ => words(out, command, numbers),
    }
}

fn ellipse(out: &mut String, x: i32, y: i32, rx: i32, ry: i32) {
    words(out, 'M', &[x - rx, y]);
    words(out, 'a', &[rx, ry, 0, 1, 0, 2 * rx, 0, rx, ry, 0, 1, 0, -2 * rx, 0]);
    out.push('z');
}

/// A command and its numbers with as few spaces as can be.
fn words(out: &mut String, command: char, numbers: &[i32]) {
    out.push(command);
    for (place, number) in numbers.iter().enumerate() {
        if place > 0 && *number >= 0 {
            out.push(' ');
        }
        *out += &number.to_string();
    }
}
