//! How a board of one's own is painted (§13.2): the signs and colours of the grounds, stars, bridges, and the boards of the
//! house to begin with.

use scene::{Colour, Sketch};

use super::picture::LEGEND;
use super::{Ground, SHIPPED_BOARDS};
use crate::picture::ground_colour;

/// What a page needs to offer a board to be painted.
pub fn sketch() -> Sketch {
    let sign = |(sign, ground): &(char, Ground)| scene::Sign {
        sign: *sign,
        word: ground.word(),
        colour: ground_colour(*ground).unwrap_or(Colour::new(ground.word(), 0x80_8080, 0x80_8080)),
    };
    let begun = |(name, text): &(&'static str, &str)| scene::Begun { name, text: bare(text) };
    Sketch {
        legend: "legend:",
        rows: "board:",
        signs: LEGEND.iter().map(sign).collect(),
        mark: Some(scene::Extra { sign: "*", word: "star" }),
        link: Some(scene::Extra { sign: "bridges:", word: "bridge" }),
        turned: vec![[Ground::Yellow.word(), Ground::Pink.word()]],
        from: SHIPPED_BOARDS.iter().map(begun).collect(),
    }
}

/// A board without what the house says about it: title and remarks are the painter's own.
fn bare(text: &str) -> String {
    let is_kept = |line: &&str| !line.starts_with('#') && !line.starts_with("title:");
    text.lines().filter(is_kept).map(|line| format!("{line}\n")).collect()
}
