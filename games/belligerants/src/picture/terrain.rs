//! What lies on the grounds: trees in the woods, waves, trenches behind wire, tents of a field hospital and of the camps, craters,
//! tufts of grass. Each kind of thing is one line or one shape for the whole field, however many there are of it.
//!
//! Everything is seen from above, so that it looks right however the field is turned.

use std::fmt::Write;

use scene::{Art, Outline, Paint, Point, Shape};

use super::contour::{grain, place, rings, smooth, spline};
use super::layout::{CELL, Layout};
use crate::Square;
use crate::board::{Board, Ground};

/// The map that is being painted.
#[derive(Clone, Copy)]
pub(super) struct Canvas<'a> {
    pub(super) board: &'a Board,
    pub(super) layout: &'a Layout,
}

/// A line in a colour of the board.
pub(super) fn line(data: impl Into<String>, name: &'static str, tenths: u16) -> Shape {
    Shape::stroked(Outline::Path(data.into()), Paint::Colour(name), tenths)
}

/// An area in a colour of the board.
pub(super) fn fill(data: impl Into<String>, name: &'static str) -> Shape {
    Shape::filled(Outline::Path(data.into()), Paint::Colour(name))
}

/// Writes at the end of path data.
macro_rules! draw {
    ($data:expr, $($words:tt)*) => { write!($data, $($words)*).expect("text can be written") };
}
pub(super) use draw;

/// A dot: a line so short that only its round ends are seen.
const DOT: &str = "h1";

impl Canvas<'_> {
    /// The squares of a ground, with their places as yellow sees them.
    fn squares(&self, ground: Ground) -> impl Iterator<Item = (i32, i32)> {
        let board = self.board;
        board.squares().filter(move |square| board.ground(*square) == ground).map(move |s| place(board, s))
    }

    /// What the square at a place is painted with, if there is one.
    fn ground(&self, (x, y): (i32, i32)) -> Option<Ground> {
        let row = i32::from(self.board.rows()) - 1 - y;
        let square = Square::new(u8::try_from(x).ok()?, u8::try_from(row).ok()?);
        self.board.has(square).then(|| self.board.ground(square))
    }

    /// The middle of the square at a place.
    fn middle(&self, (x, y): (i32, i32)) -> Point {
        self.layout.on_field(CELL * x + CELL / 2, CELL * y + CELL / 2)
    }

    /// The area of a ground, up to so far from the border of the field.
    fn area_within(&self, ground: Ground, inside: i32) -> String {
        let is_in = |square| self.board.ground(square) == ground;
        // Water flows from corner to corner, and tents stand in one row; everything else ends there.
        let is_joined = matches!(ground, Ground::Blue | Ground::White);
        let rings = rings(self.board, is_joined, is_in);
        smooth(self.board, self.layout, &rings, inside)
    }

    /// The area of a ground.
    fn area(&self, ground: Ground) -> String {
        self.area_within(ground, 0)
    }

    /// Marks scattered over the squares of a ground, at fixed places of a square moved by up to `play`.
    fn scattered(&self, ground: Ground, spots: &[(i32, i32)], play: i32, mark: &str) -> String {
        let mut data = String::new();
        for (x, y) in self.squares(ground) {
            for (salt, (dx, dy)) in (3..).zip(spots) {
                let moved = |salt| grain((x, y), salt, 2 * play + 1) - play;
                let at = self.middle((x, y));
                draw!(data, "M{} {}{mark}", at.x + dx + moved(2 * salt), at.y + dy + moved(2 * salt + 1));
            }
        }
        data
    }

    /// Everything that is ground, from the lowest to the highest.
    pub(super) fn paint(&self, art: &mut Vec<Art>) {
        self.meadows(art);
        self.woods(art);
        self.hospital(art);
        self.trenches(art);
        self.waste(art);
        self.camp(Ground::Yellow, art);
        self.camp(Ground::Pink, art);
        self.water(art);
    }

    /// Open ground: patches of another tint, and tufts of grass.
    fn meadows(&self, art: &mut Vec<Art>) {
        for (name, salt) in [("meadow", 40), ("dust", 60)] {
            let mut data = String::new();
            for (x, y) in self.squares(Ground::Brown).filter(|at| grain(*at, salt, 7) == 0) {
                let reach = |way: u32| 2 * (20 + grain((x, y), salt + 1 + way, 18));
                let ways = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
                let (width, height) =
                    (CELL * i32::from(self.board.columns()), CELL * i32::from(self.board.rows()));
                let led = ways.iter().zip(0..).map(|((dx, dy), way)| {
                    let far = if dx * dy == 0 { reach(way) } else { reach(way) * 7 / 10 / 2 * 2 };
                    let (x, y) = (CELL * x + CELL / 2 + dx * far, CELL * y + CELL / 2 + dy * far);
                    self.layout.on_field(x.clamp(4, width - 4), y.clamp(4, height - 4))
                });
                spline(&led.collect::<Vec<_>>(), &mut data);
            }
            art.push(fill(data, name).opacity(55).into());
        }
        let tufts = self.scattered(Ground::Brown, &[(2, 4)], 22, "l-2-5m2 5v-6m0 6l3-4");
        art.push(line(tufts, "tuft", 12).opacity(45).into());
    }

    /// Cover: crowns of trees, which close over the lines between squares.
    fn woods(&self, art: &mut Vec<Art>) {
        let area = self.area(Ground::Green);
        art.push(fill(area, "green").edged(Paint::Colour("leaf"), 22).into());
        let mut crowns = Vec::new();
        let is_green = |at: (i32, i32)| self.ground(at) == Some(Ground::Green);
        for (x, y) in self.squares(Ground::Green) {
            let (left, top) = (CELL * x + CELL / 2, CELL * y + CELL / 2);
            for (dx, dy) in [(-15, -14), (14, -16), (-16, 14), (15, 15), (0, 0)] {
                crowns.push((left + dx, top + dy));
            }
            crowns.extend(is_green((x + 1, y)).then_some((left + CELL / 2, top)));
            crowns.extend(is_green((x, y + 1)).then_some((left, top + CELL / 2)));
        }
        let dots = |dx: i32, dy: i32| {
            let mut data = String::new();
            for (at, place) in (0..).zip(&crowns) {
                let moved = |salt| grain((at, place.0 + place.1), salt, 9) - 4;
                let tree = self.layout.on_field(place.0 + moved(1), place.1 + moved(2));
                draw!(data, "M{} {}{DOT}", tree.x + dx, tree.y + dy);
            }
            data
        };
        art.push(line(dots(2, 3), "leaf", 210).into());
        art.push(line(dots(0, 0), "crown", 180).into());
        art.push(line(dots(-3, -3), "light-leaf", 70).opacity(75).into());
    }

    /// Water with its banks, and waves on it.
    fn water(&self, art: &mut Vec<Art>) {
        let area = self.area(Ground::Blue);
        art.push(line(self.area_within(Ground::Blue, 6), "bank", 110).into());
        art.push(fill(area, "blue").edged(Paint::Colour("wave"), 20).into());
        let waves = self.scattered(Ground::Blue, &[(-19, -11), (-9, 14)], 5, "q5-6 10 0t10 0t10 0");
        art.push(line(waves, "wave", 20).opacity(70).into());
    }

    /// Encirclement: a village of trenches, which run from square to square, with wire around it.
    fn trenches(&self, art: &mut Vec<Art>) {
        let area = self.area(Ground::Grey);
        art.push(fill(area, "grey").edged(Paint::Colour("wire"), 14).into());
        let mut data = String::new();
        let is_grey = |at: (i32, i32)| self.ground(at) == Some(Ground::Grey);
        for (x, y) in self.squares(Ground::Grey) {
            for (dx, dy) in [(1, 0), (0, 1)] {
                if is_grey((x + dx, y + dy)) {
                    self.trench((x, y), (dx, dy), &mut data);
                }
            }
        }
        art.push(line(data.clone(), "wire", 90).into());
        art.push(line(data, "mud", 46).into());
        let dugouts = self.scattered(Ground::Grey, &[(0, 0)], 2, "m-8-8h16v16h-16z");
        art.push(fill(dugouts, "mud").edged(Paint::Colour("wire"), 22).into());
        let wire =
            self.scattered(Ground::Grey, &[(-19, -20), (20, -18), (-18, 20), (19, 19)], 3, "l7 7m-7 0l7-7");
        art.push(line(wire, "wire", 16).into());
    }

    /// A trench from the middle of a square to that of the next, in zigzags.
    fn trench(&self, (x, y): (i32, i32), (dx, dy): (i32, i32), data: &mut String) {
        let (left, top) = (CELL * x + CELL / 2, CELL * y + CELL / 2);
        let bends = [(0, 0), (14, 0), (14, 8), (30, 8), (30, -6), (46, -6), (46, 0), (60, 0)];
        for (at, (along, aside)) in bends.into_iter().enumerate() {
            let (x, y) = (left + dx * along + dy * aside, top + dy * along + dx * aside);
            let point = self.layout.on_field(x, y);
            draw!(data, "{}{} {}", if at == 0 { "M" } else { "L" }, point.x, point.y);
        }
    }

    /// Where one is wounded: a field hospital of tents with red crosses.
    fn hospital(&self, art: &mut Vec<Art>) {
        let area = self.area(Ground::White);
        art.push(fill(area, "white").edged(Paint::Colour("hem"), 26).into());
        let tents = self.scattered(Ground::White, &[(0, 0)], 3, "m-19-14h38v28h-38z");
        art.push(fill(tents, "canvas").edged(Paint::Colour("hem"), 16).into());
        let crosses = self.scattered(Ground::White, &[(0, 0)], 3, "m-4-11h8v7h7v8h-7v7h-8v-7h-7v-8h7z");
        art.push(fill(crosses, "hurt").into());
    }

    /// Annihilation: burnt ground with craters.
    fn waste(&self, art: &mut Vec<Art>) {
        let area = self.area(Ground::Black);
        art.push(fill(area, "black").edged(Paint::Colour("ash"), 30).into());
        let craters: [(&[_], _); 2] = [(&[(-9, -10)], 250), (&[(14, 13)], 170)];
        for (spots, size) in craters {
            let dots = self.scattered(Ground::Black, spots, 5, DOT);
            art.push(line(dots.clone(), "ash", size).into());
            art.push(line(dots.clone(), "black", size - 50).into());
            art.push(line(dots, "ember", size / 4).into());
        }
        // The lines between squares are too dark to be seen here.
        let mut lines = String::new();
        for (x, y) in self.squares(Ground::Black) {
            for (dx, dy) in [(1, 0), (0, 1)] {
                if self.ground((x + dx, y + dy)) == Some(Ground::Black) {
                    let from = self.layout.on_field(CELL * (x + dx), CELL * (y + dy));
                    let to = self.layout.on_field(CELL * (x + 1), CELL * (y + 1));
                    draw!(lines, "M{} {}L{} {}", from.x, from.y, to.x, to.y);
                }
            }
        }
        art.push(line(lines, "ash", 12).into());
        let rubble = self.scattered(Ground::Black, &[(16, -16), (-17, 17), (22, 2)], 6, "l3 1m-7 5l2 1");
        art.push(line(rubble, "blast", 22).opacity(80).into());
    }

    /// A camp: a tent on every square, and a palisade around all of them.
    fn camp(&self, ground: Ground, art: &mut Vec<Art>) {
        let area = self.area(ground);
        art.push(fill(area.clone(), ground.word()).edged(Paint::Colour("plank"), 50).into());
        art.push(line(area, "path", 14).opacity(80).into());
        let tents = self.scattered(ground, &[(0, 0)], 0, "m-15-15h30v30h-30zl30 30m0-30l-30 30");
        art.push(line(tents, "plank", 16).opacity(50).into());
    }
}
