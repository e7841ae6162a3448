//! What a player can do, and how it is written (§2.1, §12).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::NotationError;

use crate::Edition;
use crate::piece::{Colour, Square};

/// One turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Put a piece from the reserve on a square.
    Place {
        /// Its colour.
        colour: Colour,
        /// Where.
        square: Square,
        /// Whether "Diam!" is called (§6.4).
        announce: bool,
    },
    /// Move a piece, with all that stands on it, one step.
    Move {
        /// Its square.
        from: Square,
        /// Its level, from 0.
        level: u8,
        /// Where to.
        to: Square,
        /// Whether "Diam!" is called (§6.4).
        announce: bool,
    },
    /// Exchange sides (§10).
    Swap,
}

impl Action {
    /// The same action with or without a called announcement.
    #[must_use]
    pub fn announcing(self, announce: bool) -> Self {
        match self {
            Action::Place { colour, square, .. } => Action::Place { colour, square, announce },
            Action::Move { from, level, to, .. } => Action::Move { from, level, to, announce },
            Action::Swap => Action::Swap,
        }
    }

    /// Whether "Diam!" is called with it.
    pub fn is_announcing(self) -> bool {
        matches!(self, Action::Place { announce: true, .. } | Action::Move { announce: true, .. })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place { colour, square, .. } => write!(f, "{}{square}", colour.letter())?,
            Action::Move { from, level, to, .. } => write!(f, "{from}.{}-{to}", level + 1)?,
            Action::Swap => f.write_str("swap")?,
        }
        if self.is_announcing() { f.write_str("!") } else { Ok(()) }
    }
}

impl Action {
    /// Understands a text in a match of this edition, with the letters of either language (§12.1).
    pub(crate) fn read(text: &str, edition: Edition) -> Result<Self, NotationError> {
        Action::with_letters(text, |letter| Colour::from_letter_in(letter, edition))
    }

    fn with_letters(text: &str, colour: impl Fn(char) -> Option<Colour>) -> Result<Self, NotationError> {
        if text.eq_ignore_ascii_case("swap") {
            return Ok(Action::Swap);
        }
        let (body, announce) = match text.strip_suffix('!') {
            Some(body) => (body, true),
            None => (text, false),
        };
        let mut reader = Reader { text: body, at: 0 };
        let action = match reader.peek() {
            Some(first) if first.is_ascii_digit() => reader.movement(announce)?,
            _ => reader.placing(colour, announce)?,
        };
        reader.end()?;
        Ok(action)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Action::with_letters(text, Colour::from_letter)
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn take<T>(
        &mut self,
        expected: &'static str,
        read: impl Fn(char) -> Option<T>,
    ) -> Result<T, NotationError> {
        let here = self.peek();
        let value = here.and_then(read).ok_or(NotationError::new(self.at, expected))?;
        self.at += here.map_or(0, char::len_utf8);
        Ok(value)
    }

    fn placing(
        &mut self,
        colour: impl Fn(char) -> Option<Colour>,
        announce: bool,
    ) -> Result<Action, NotationError> {
        let expected = "a colour letter (r o m n, in 1998 r j v b), a square number, or \"swap\"";
        let colour = self.take(expected, colour)?;
        let square = self.square()?;
        Ok(Action::Place { colour, square, announce })
    }

    fn movement(&mut self, announce: bool) -> Result<Action, NotationError> {
        let from = self.square()?;
        self.take("a dot and the level of the piece, as in 3.2-4", |c| (c == '.').then_some(()))?;
        let level = self.take("a level from 1 to 4", |c| c.to_digit(5).and_then(|n| n.checked_sub(1)))?;
        self.take("a dash and the square it goes to, as in 3.2-4", |c| (c == '-').then_some(()))?;
        let to = self.square()?;
        Ok(Action::Move { from, level: level as u8, to, announce })
    }

    fn square(&mut self) -> Result<Square, NotationError> {
        let index = self.take("a square from 1 to 8", |c| c.to_digit(9).and_then(|n| n.checked_sub(1)))?;
        Ok(Square::new(index as u8))
    }

    fn end(&self) -> Result<(), NotationError> {
        if self.at == self.text.len() {
            Ok(())
        } else {
            Err(NotationError::new(self.at, "nothing more, or ! to announce"))
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
