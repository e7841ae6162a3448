//! What a player can do, and its notation.

use std::fmt;
use std::str::FromStr;

use tabletop::NotationError;

/// Takes so many stones (§2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action(pub u8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = text.strip_prefix("take ").unwrap_or(text);
        number
            .parse()
            .map(Action)
            .map_err(|_| NotationError::new(0, "a number of stones, such as \"take 2\""))
    }
}
