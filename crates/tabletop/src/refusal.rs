//! What is said to bad input. Three different things never share a type: *not understood*
//! ([`NotationError`]), *refused* ([`Refused`], naming the rule's paragraph) and *a config that cannot
//! be played* ([`BadConfig`], with every reason at once).

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::Message;

/// A text was not understood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NotationError {
    /// Where in the text as it was given, counted in bytes from 0.
    pub at: usize,
    /// What would have been understood there.
    pub expected: &'static str,
}

impl NotationError {
    /// Something else was expected at this byte.
    pub fn new(at: usize, expected: &'static str) -> Self {
        NotationError { at, expected }
    }

    /// Reads a text without the spaces around it. Errors count from where the spaces begin.
    ///
    /// ```
    /// use tabletop::{Never, NotationError};
    /// let error = NotationError::trimmed::<Never>("  5 ").expect_err("there is no chance");
    /// assert_eq!(error.at, 2);
    /// ```
    pub fn trimmed<T: FromStr<Err = NotationError>>(text: &str) -> Result<T, NotationError> {
        let spaces = text.len() - text.trim_start().len();
        text.trim().parse().map_err(|error: NotationError| NotationError { at: spaces + error.at, ..error })
    }

    /// The error in words, with its place counted in characters of the text from 1.
    ///
    /// ```
    /// use tabletop::NotationError;
    /// let error = NotationError::new(3, "a square");
    /// assert_eq!(error.in_text("né?"), "not understood at character 3: expected a square");
    /// ```
    pub fn in_text(&self, text: &str) -> String {
        let before = text.char_indices().take_while(|(at, _)| *at < self.at).count();
        format!("not understood at character {}: expected {}", before + 1, self.expected)
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not understood at byte {}: expected {}", self.at + 1, self.expected)
    }
}

impl Error for NotationError {}

/// Why a game's rules forbid an action: one variant for each rule.
pub trait Refusal: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// The paragraph of the game's RULES that forbids it, such as `"3.2"`.
    fn paragraph(&self) -> &'static str;

    /// The sentence for the player. Its key is the refusal's code.
    fn message(&self) -> Message;
}

/// An input was understood and cannot be accepted. The match is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// No such seat at this table.
    NoSuchSeat,
    /// The match does not wait for this seat.
    NotYourMove,
    /// The window named has closed, or is not open yet.
    WindowClosed,
    /// The match waits for seats, not for chance; or for chance, not for seats.
    OutOfTurn,
    /// The chance outcome cannot occur here.
    Impossible,
    /// The match is over.
    Over,
    /// A rule of the game forbids it.
    Rule(R),
}

impl<R: Refusal> Refused<R> {
    /// The paragraph that forbids it, where a rule of the game does.
    pub fn paragraph(&self) -> Option<&'static str> {
        match self {
            Refused::Rule(rule) => Some(rule.paragraph()),
            _ => None,
        }
    }

    /// The rule of the game that forbids it, where one does.
    pub fn rule(self) -> Option<R> {
        match self {
            Refused::Rule(rule) => Some(rule),
            _ => None,
        }
    }

    /// The sentence for the player. Its key is the refusal's code.
    pub fn message(&self) -> Message {
        Message::new(match self {
            Refused::NoSuchSeat => "refused-no-such-seat",
            Refused::NotYourMove => "refused-not-your-move",
            Refused::WindowClosed => "refused-window-closed",
            Refused::OutOfTurn => "refused-out-of-turn",
            Refused::Impossible => "refused-impossible",
            Refused::Over => "refused-over",
            Refused::Rule(rule) => return rule.message(),
        })
    }
}

impl<R> From<R> for Refused<R> {
    fn from(rule: R) -> Self {
        Refused::Rule(rule)
    }
}

impl<R: Refusal> fmt::Display for Refused<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().key)?;
        match self.paragraph() {
            Some(paragraph) => write!(f, " (§{paragraph})"),
            None => Ok(()),
        }
    }
}

impl<R: Refusal> Error for Refused<R> {}

/// One reason why a config cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The config fields that do not go together.
    pub fields: Vec<String>,
    /// The paragraph of the game's RULES, where one says so.
    pub paragraph: Option<&'static str>,
    /// The sentence for whoever asked, with the value that was refused. Its key is the reason's code.
    pub said: Message,
}

impl Reason {
    /// A code that stays the same from version to version.
    pub fn code(&self) -> &'static str {
        self.said.key
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self.paragraph {
            Some(paragraph) => write!(f, " (§{paragraph})"),
            None => Ok(()),
        }
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("code", self.code())?;
        map.serialize_entry("fields", &self.fields)?;
        if let Some(paragraph) = self.paragraph {
            map.serialize_entry("paragraph", paragraph)?;
        }
        map.serialize_entry("said", &self.said)?;
        map.end()
    }
}

/// A config cannot be played, for these reasons: all of them, so that one reading mends it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct BadConfig {
    /// Never empty in an error.
    pub reasons: Vec<Reason>,
}

impl BadConfig {
    /// Note a reason.
    pub fn because(&mut self, said: Message, fields: &[&str], paragraph: Option<&'static str>) {
        let fields = fields.iter().map(|field| (*field).to_owned()).collect();
        self.reasons.push(Reason { fields, paragraph, said });
    }

    /// Fails if any reason was noted.
    pub fn or_fail(self) -> Result<(), BadConfig> {
        if self.reasons.is_empty() { Ok(()) } else { Err(self) }
    }
}

impl fmt::Display for BadConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, reason) in self.reasons.iter().enumerate() {
            let between = if i > 0 { "; " } else { "" };
            write!(f, "{between}{reason}")?;
        }
        Ok(())
    }
}

impl Error for BadConfig {}
