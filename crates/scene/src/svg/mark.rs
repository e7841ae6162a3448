//! Marks in the picture: rings and lines, the same for every game.

use std::fmt::Display;

use super::Picture;
use crate::{Emphasis, Line, Outline};

impl Picture<'_> {
    pub(super) fn rings(&mut self, id: &str, outline: &Outline) {
        for why in self.scene.marks_on(id) {
            for (name, width, opacity) in layers(why) {
                let dashes = if *name == "target" { "14 11" } else { "none" };
                let colour = self.colour(name);
                self.outline(
                    outline,
                    &[
                        ("fill", &"none"),
                        ("stroke", &colour),
                        ("stroke-width", width),
                        ("stroke-linejoin", &"round"),
                        ("stroke-linecap", &"round"),
                        ("stroke-dasharray", &dashes),
                        ("opacity", opacity),
                    ],
                );
            }
        }
    }

    pub(super) fn line(&mut self, line: &Line) {
        let data = format!("M{} {} L{} {}", line.from.x, line.from.y, line.to.x, line.to.y);
        self.xml.open("g", &[("aria-hidden", &"true"), ("pointer-events", &"none")]);
        for (colour, width, opacity) in layers(line.why) {
            let colour = self.colour(colour);
            self.trace(&data, &colour, *width, *opacity);
        }
        self.xml.close();
    }

    fn trace(&mut self, data: &str, colour: &dyn Display, width: i32, opacity: f64) {
        self.xml.leaf(
            "path",
            &[
                ("d", &data),
                ("fill", &"none"),
                ("stroke", colour),
                ("stroke-width", &width),
                ("stroke-linecap", &"round"),
                ("opacity", &opacity),
            ],
        );
    }
}

/// The colours, widths and opacities of a mark, from the lowest layer to the highest: as on the page.
fn layers(why: Emphasis) -> &'static [(&'static str, i32, f64)] {
    match why {
        Emphasis::Last => &[("last", 11, 0.3), ("last", 4, 0.95)],
        Emphasis::Selected => &[("halo", 17, 0.75), ("selected", 13, 0.35), ("selected", 7, 1.0)],
        Emphasis::Must => &[("halo", 13, 0.8), ("target", 8, 1.0)],
        Emphasis::Target => &[("halo", 11, 0.7), ("target", 6, 1.0)],
        Emphasis::Winning => &[
            ("winning", 28, 0.35),
            ("winning-edge", 15, 0.85),
            ("winning", 10, 1.0),
            ("winning-core", 4, 0.95),
        ],
    }
}
