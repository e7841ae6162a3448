//! Arrows in the picture: their lines, tips and crosses, as on the page (web/src/board/arrow.ts).

use super::Picture;
use crate::{Arrow, Shaft, Tip};

/// The parts of an arrow as path data.
#[derive(PartialEq, Debug)]
pub(crate) struct Drawn {
    /// Its line.
    pub(crate) shaft: String,
    /// Its lengths of dashes and gaps, if it has any.
    pub(crate) dashes: Option<String>,
    /// What it ends in.
    pub(crate) end: End,
}

/// What an arrow ends in.
#[derive(PartialEq, Debug)]
pub(crate) enum End {
    /// Something filled.
    Face(String),
    /// Lines as wide as the arrow's own.
    Lines(String),
    /// The same, since it failed.
    Cross(String),
}

type Spot = (f64, f64);

impl Picture<'_> {
    pub(super) fn arrow(&mut self, arrow: &Arrow) {
        let Drawn { shaft, dashes, end } = drawn(arrow);
        let width = f64::from(arrow.tenths) / 10.0;
        let (halo, edge) = (self.colour("halo"), self.colour("text"));
        let ink = self.colour(arrow.ink.unwrap_or_else(|| arrow.why.colour()));
        let end_ink = if matches!(end, End::Cross(_)) { self.colour("note") } else { ink.clone() };
        let dashes = dashes.as_deref();
        self.stroke(&shaft, &halo, width * 17.0 / 9.0, 0.7, None);
        self.end(&end, &halo, width, width * 8.0 / 9.0, 0.7);
        if arrow.ink.is_some() {
            self.stroke(&shaft, &edge, width * 1.45, 1.0, dashes);
            self.end(&end, &edge, width, width * 0.45, 1.0);
        }
        self.stroke(&shaft, &ink, width, 1.0, dashes);
        self.end(&end, &end_ink, width, 0.0, 1.0);
    }

    /// A tip, so much larger all around.
    fn end(&mut self, end: &End, colour: &str, width: f64, more: f64, opacity: f64) {
        match end {
            End::Lines(data) | End::Cross(data) => self.stroke(data, colour, width + more, opacity, None),
            End::Face(data) => self.xml.leaf(
                "path",
                &[
                    ("d", data),
                    ("fill", &colour),
                    ("stroke", &colour),
                    ("stroke-width", &tidy(more)),
                    ("stroke-linejoin", &"round"),
                    ("opacity", &opacity),
                ],
            ),
        }
    }

    fn stroke(&mut self, data: &str, colour: &str, width: f64, opacity: f64, dashes: Option<&str>) {
        self.xml.leaf(
            "path",
            &[
                ("d", &data),
                ("fill", &"none"),
                ("stroke", &colour),
                ("stroke-width", &tidy(width)),
                ("stroke-linecap", &"round"),
                ("stroke-linejoin", &"round"),
                ("stroke-dasharray", &dashes.unwrap_or("none")),
                ("opacity", &opacity),
            ],
        );
    }
}

/// A number without digits that nobody sees.
fn tidy(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// The parts of an arrow.
pub(crate) fn drawn(arrow: &Arrow) -> Drawn {
    let width = f64::from(arrow.tenths) / 10.0;
    let [from, bend, to] = [arrow.from, arrow.bend, arrow.to].map(|at| (f64::from(at.x), f64::from(at.y)));
    let (dx, dy) = (to.0 - bend.0, to.1 - bend.1);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    // So far along the arrow and so far to its right, from a spot, in units of nine tenths of its width.
    let off = |(x, y): Spot, along: f64, aside: f64| {
        let unit = width / 9.0;
        (x + unit * (along * dx - aside * dy), y + unit * (along * dy + aside * dx))
    };
    let foot = off(to, -24.0, 0.0);
    let line = |a: Spot, b: Spot| format!("M{} L{}", at(a), at(b));
    let (stop, end) = match arrow.tip {
        _ if arrow.is_stopped => {
            let arm = |along: f64, aside: f64| line(off(foot, -along, -aside), off(foot, along, aside));
            (foot, End::Cross(format!("{} {}", arm(11.0, 11.0), arm(11.0, -11.0))))
        }
        Tip::Head => {
            let corners = [to, off(foot, 0.0, 17.0), off(foot, 0.0, -17.0)].map(at);
            (foot, End::Face(format!("M{} Z", corners.join(" L"))))
        }
        Tip::Knob => {
            let (left, right, radius) = (off(to, 0.0, -11.0), off(to, 0.0, 11.0), tidy(width * 11.0 / 9.0));
            let half = |end: Spot| format!("A{radius} {radius} 0 0 1 {}", at(end));
            (to, End::Face(format!("M{} {} {} Z", at(left), half(right), half(left))))
        }
        Tip::Bar => (to, End::Lines(line(off(to, 0.0, -16.0), off(to, 0.0, 16.0)))),
    };
    let dashes = match arrow.shaft {
        Shaft::Solid | Shaft::Wavy => None,
        Shaft::Dashed => Some(format!("{} {}", tidy(width * 1.6), tidy(width * 2.2))),
        Shaft::Dotted => Some(format!("0.01 {}", tidy(width * 2.1))),
    };
    let shaft = match arrow.shaft {
        Shaft::Wavy => waves(from, bend, stop, width),
        Shaft::Solid | Shaft::Dashed | Shaft::Dotted => format!("M{} Q{} {}", at(from), at(bend), at(stop)),
    };
    Drawn { shaft, dashes, end }
}

fn at((x, y): Spot) -> String {
    format!("{} {}", tenth(x), tenth(y))
}

/// A number to one digit, never less than nothing by a hair.
fn tenth(number: f64) -> f64 {
    (number * 10.0).round() / 10.0 + 0.0
}

/// A curve in waves, as many as are about six widths long.
fn waves(from: Spot, bend: Spot, to: Spot, width: f64) -> String {
    let along = |t: f64| {
        let mix = |a: f64, b: f64, c: f64| (1.0 - t).powi(2) * a + 2.0 * t * (1.0 - t) * b + t * t * c;
        (mix(from.0, bend.0, to.0), mix(from.1, bend.1, to.1))
    };
    let slope = |t: f64| {
        let lean = |a: f64, b: f64, c: f64| (1.0 - t) * (b - a) + t * (c - b);
        (lean(from.0, bend.0, to.0), lean(from.1, bend.1, to.1))
    };
    let leg = |a: Spot, b: Spot| (b.0 - a.0).hypot(b.1 - a.1);
    let length = (leg(from, bend) + leg(bend, to) + leg(from, to)) / 2.0;
    let count = ((length / width / 6.0).round() as i32).max(1) * 2;
    let mut data = format!("M{}", at(from));
    for i in 0..count {
        let [middle, end] = [0.5, 1.0].map(|more| (f64::from(i) + more) / f64::from(count));
        let ((x, y), (dx, dy)) = (along(middle), slope(middle));
        let rise = if i % 2 == 0 { 1.9 } else { -1.9 } * width / dx.hypot(dy).max(0.001);
        data += &format!(" Q{} {}", at((x - rise * dy, y + rise * dx)), at(along(end)));
    }
    data
}
