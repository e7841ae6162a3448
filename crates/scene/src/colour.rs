//! Named colours, each with a value by day and one by night.
//!
//! Boards name their own; what belongs to no game (text, trays, marks) comes from the house. A colour is
//! never the only sign of anything: whoever uses one also gives a shape, a glyph or a word.

use std::fmt;

use serde::{Serialize, Serializer};
use utoipa::ToSchema;

/// Which of its two values every colour takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// On a light page.
    #[default]
    Light,
    /// On a dark page.
    Dark,
}

/// A colour value: red, green and blue as one number, `0xRRGGBB`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rgb(pub u32);

impl Rgb {
    /// Red, green and blue.
    pub const fn parts(self) -> (u8, u8, u8) {
        ((self.0 >> 16) as u8, (self.0 >> 8) as u8, self.0 as u8)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}

impl fmt::Debug for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Rgb {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// A name and what it means in each theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Colour {
    /// The name that shapes, cells and gradients use.
    pub name: &'static str,
    /// Its value on a light page.
    pub light: Rgb,
    /// Its value on a dark page.
    pub dark: Rgb,
}

impl Colour {
    /// A named colour from its two values, `0xRRGGBB`.
    pub const fn new(name: &'static str, light: u32, dark: u32) -> Self {
        Colour { name, light: Rgb(light), dark: Rgb(dark) }
    }

    /// Its value in a theme.
    pub const fn value(&self, theme: Theme) -> Rgb {
        match theme {
            Theme::Light => self.light,
            Theme::Dark => self.dark,
        }
    }
}

/// The colours of the house: every board has them, and may bring its own under the same name.
pub const HOUSE: &[Colour] = &[
    Colour::new("text", 0x2b2118, 0xf2e9dc),
    Colour::new("muted", 0x6f6255, 0xb3a797),
    Colour::new("tray", 0xf4ede2, 0x423a32),
    Colour::new("tray-edge", 0xcdbfab, 0x5e5449),
    Colour::new("well", 0xe6dccd, 0x332d26),
    Colour::new("active", 0x1769aa, 0x6cb8f0),
    Colour::new("note", 0xb3261e, 0xff8a7a),
    Colour::new("on-note", 0xffffff, 0x2a0d08),
    Colour::new("halo", 0xffffff, 0x14110e),
    Colour::new("last", 0x1769aa, 0x7cc4f7),
    Colour::new("selected", 0x1769aa, 0x7cc4f7),
    Colour::new("target", 0x2e7d32, 0x8ad48e),
    Colour::new("winning", 0xffc61a, 0xffd54a),
    Colour::new("winning-edge", 0x4a1e00, 0x2b1000),
    Colour::new("winning-core", 0xfffbe8, 0xfffbe8),
];
