//! A board that people write as a text, described so that a page can offer to paint it.
//!
//! The text has lines: one that names the signs, one that begins the picture, a row of signs for each row of squares from the
//! top, each sign followed by the mark where the square has it, and one that lists pairs of squares that belong together.
//! Squares are called by a letter for the column and a number for the row, `a1` at the lower left. What all of it is called
//! stands in the game's texts, under the option's own key: `<game>-config-<field>-paint-<word>`.
//!
//! A config's schema carries it under the keyword `sketch`, beside the text that it describes.

use serde::Serialize;

use crate::Colour;

/// How a board as a text is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sketch {
    /// How the line begins that names the signs.
    pub legend: &'static str,
    /// The line after which the rows stand.
    pub rows: &'static str,
    /// What a square can be painted with.
    pub signs: Vec<Sign>,
    /// What a square can have besides.
    pub mark: Option<Extra>,
    /// What leads from a square to another.
    pub link: Option<Extra>,
    /// What becomes of what when the board is turned half around, both ways; everything else stays what it is.
    pub turned: Vec<[&'static str; 2]>,
    /// Boards to begin with, by the names of their choices; the usual one first.
    pub from: Vec<Begun>,
}

/// A sign in a text and what it stands for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sign {
    /// One character.
    pub sign: char,
    /// The word for it in the legend, and in the keys of texts.
    pub word: &'static str,
    /// What it is painted with.
    pub colour: Colour,
}

/// Something beside the grounds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Extra {
    /// The sign after a square's sign, or how the line begins that lists it.
    pub sign: &'static str,
    /// The word for it in the keys of texts.
    pub word: &'static str,
}

/// A board to begin with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Begun {
    /// The choice it belongs to.
    pub name: &'static str,
    /// Its text.
    pub text: String,
}
