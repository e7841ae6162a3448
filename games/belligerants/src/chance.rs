//! The die: five numbers and the devil (§1.4).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::NotationError;

/// What the die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Roll {
    /// A number from 1 to 5.
    Number(u8),
    /// The devil (§8).
    Devil,
}

impl Roll {
    /// The six faces.
    pub const ALL: [Roll; 6] =
        [Roll::Number(1), Roll::Number(2), Roll::Number(3), Roll::Number(4), Roll::Number(5), Roll::Devil];

    /// The numbers that can be played with it: the devil leaves the choice (§8.1).
    #[inline]
    pub(crate) fn numbers(self) -> std::ops::RangeInclusive<u8> {
        match self {
            Roll::Number(number) => number..=number,
            Roll::Devil => 1..=5,
        }
    }

    /// Whether it is the devil.
    #[inline]
    pub fn is_devil(self) -> bool {
        self == Roll::Devil
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::Number(number) => number.fmt(f),
            Roll::Devil => f.write_str("devil"),
        }
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.to_ascii_lowercase().as_str() {
            "devil" | "d" | "diable" => Ok(Roll::Devil),
            text => match text.parse() {
                Ok(number @ 1..=5) if text.len() == 1 => Ok(Roll::Number(number)),
                _ => Err(NotationError::new(0, "1 to 5 or devil")),
            },
        }
    }
}

impl Serialize for Roll {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
