//! Words as data: a key and its arguments, put into sentences by whoever knows the reader's language.
//!
//! Rules crates never write prose. They name a message; the text stands in the game's Fluent files,
//! in French and in English, and the terminal and the page read the same ones.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use smol_str::SmolStr;
use utoipa::ToSchema;

use crate::Seat;

/// One argument of a [`Message`].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Arg {
    /// A number, for counting and plurals.
    Number(i64),
    /// A word: a notation, or a name for a Fluent selector such as a colour. Most are short, and drawings are full of
    /// them: short ones cost no allocation.
    #[schema(value_type = String)]
    Word(SmolStr),
    /// A seat, which the host turns into its player's name.
    Seat {
        /// The seat.
        seat: Seat,
    },
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Arg::Number(i64::from(number))
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Self {
        Arg::Word(SmolStr::new(word))
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Self {
        Arg::Word(word.into())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat { seat }
    }
}

/// A sentence to be said: the key of a Fluent message and its arguments.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Message {
    /// The message's key in the Fluent files.
    pub key: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(key: &'static str) -> Self {
        Message { key, args: Vec::new() }
    }

    /// The same message with one argument more.
    ///
    /// ```
    /// use tabletop::Message;
    /// let message = Message::new("diam-piece").with("colour", "red").with("level", 2);
    /// assert_eq!(message.args.len(), 2);
    /// ```
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Arg::Number(i64::from(number))
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("key", self.key)?;
        if !self.args.is_empty() {
            struct Args<'a>(&'a [(&'static str, Arg)]);
            impl Serialize for Args<'_> {
                fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    to.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
                }
            }
            map.serialize_entry("args", &Args(&self.args))?;
        }
        map.end()
    }
}
