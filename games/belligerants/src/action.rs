//! What a player can do, and how it is written (§14).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::NotationError;

use crate::square::Square;

/// The move of one piece. Routes with the same ends are one move (§4.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// The number chosen, if the devil was rolled (§8.1).
    pub number: Option<u8>,
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// Whether what it takes is kept in good condition (§8.6).
    pub good: bool,
    /// Where in the own camp a wounded piece is taken to (§7.2).
    pub rescue: Option<Square>,
}

/// One thing a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Exchange two pieces before the battle (§2.3).
    Swap(Square, Square),
    /// Take up one of the house's formations before the battle, counted from 1 (§2.3).
    Form(u8),
    /// Be ready for the battle, or not any more (§2.4).
    Ready(bool),
    /// Move a piece.
    Move(Move),
    /// Ask for an armistice (§11.1).
    Ask,
    /// Name the indemnity, in hundreds (§11.2).
    Demand(u8),
    /// Accept what is demanded, or not (§11.3).
    Answer(bool),
    /// Take a piece that did not take (§12.1).
    Huff(Square),
    /// Take none (§12.1).
    Decline,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.number {
            write!(f, "{number}:")?;
        }
        write!(f, "{}-{}", self.from, self.to)?;
        if self.good {
            f.write_str("+")?;
        }
        match self.rescue {
            Some(square) => write!(f, ">{square}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Swap(one, other) => write!(f, "swap {one} {other}"),
            Action::Form(number) => write!(f, "form {number}"),
            Action::Ready(true) => f.write_str("ready"),
            Action::Ready(false) => f.write_str("unready"),
            Action::Move(step) => step.fmt(f),
            Action::Ask => f.write_str("ask"),
            Action::Demand(hundreds) => write!(f, "demand {}", u32::from(*hundreds) * 100),
            Action::Answer(true) => f.write_str("accept"),
            Action::Answer(false) => f.write_str("refuse"),
            Action::Huff(square) => write!(f, "huff {square}"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

/// A square at a place in a longer text.
fn square(text: &str, part: &str) -> Result<Square, NotationError> {
    // Parts are slices of the text, so their distance is where they stand.
    let at = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize).min(text.len());
    if part.get(1..).is_some_and(|row| row.starts_with('0')) {
        return Err(NotationError::new(at + 1, "a square such as c7"));
    }
    part.parse().map_err(|error: NotationError| NotationError { at: at + error.at, ..error })
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (number, rest) = match text.split_once(':') {
            Some((number, rest)) => {
                let number = ["1", "2", "3", "4", "5"].iter().position(|digit| *digit == number.trim());
                let number = number.ok_or(NotationError::new(0, "a number from 1 to 5"))?;
                (Some(number as u8 + 1), rest.trim_start())
            }
            None => (None, text),
        };
        let (rest, rescue) = match rest.split_once('>') {
            Some((rest, camp)) => (rest.trim_end(), Some(square(text, camp.trim())?)),
            None => (rest, None),
        };
        let (rest, good) = match rest.strip_suffix('+') {
            Some(rest) => (rest.trim_end(), true),
            None => (rest, false),
        };
        // Column x has squares too, so what parts the squares stands behind the first one's number.
        let parts = |(at, c): &(usize, char)| *at > 1 && ['-', 'x', ' '].contains(c);
        let Some((middle, sign)) = rest.char_indices().find(parts) else {
            return Err(NotationError::new(text.len() - rest.len(), "two squares, such as c7-f7"));
        };
        let from = square(text, &rest[..middle])?;
        let tail = rest[middle + 1..].trim_start();
        // One sign parts them: behind a space it may still come.
        let behind = tail.strip_prefix("x ").or(tail.strip_prefix('-')).filter(|_| sign == ' ');
        let tail = behind.unwrap_or(tail);
        let to = square(text, tail.trim_start())?;
        Ok(Move { number, from, to, good, rescue })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, &text[text.len()..]));
        let rest = rest.trim();
        let end = || NotationError::new(text.len(), "nothing more");
        let alone = |action| if rest.is_empty() { Ok(action) } else { Err(end()) };
        match word.to_ascii_lowercase().as_str() {
            "swap" => {
                let Some((one, other)) = rest.split_once(' ') else {
                    return Err(NotationError::new(text.len(), "two squares"));
                };
                Ok(Action::Swap(square(text, one)?, square(text, other.trim())?))
            }
            "form" => match rest.parse() {
                Ok(number) if is_plain_number(rest) => Ok(Action::Form(number)),
                _ => Err(NotationError::new(5.min(text.len()), "the number of a formation")),
            },
            "demand" => read_demand(rest)
                .map(Action::Demand)
                .ok_or(NotationError::new(7.min(text.len()), "hundreds from 100 to 21300")),
            "huff" => square(text, rest).map(Action::Huff),
            "ready" => alone(Action::Ready(true)),
            "unready" => alone(Action::Ready(false)),
            "ask" => alone(Action::Ask),
            "accept" => alone(Action::Answer(true)),
            "refuse" => alone(Action::Answer(false)),
            "decline" => alone(Action::Decline),
            _ => text.parse().map(Action::Move),
        }
    }
}

/// The highest demand in hundreds (§11.5).
pub(crate) const MOST_DEMANDED: u8 = 213;

/// Whether a number is written as it is listed: digits alone, and no zero before them.
fn is_plain_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'))
}

/// Hundreds from a number of points.
fn read_demand(points: &str) -> Option<u8> {
    let points: u32 = points.parse().ok().filter(|_| is_plain_number(points))?;
    let hundreds = u8::try_from(points / 100).ok()?;
    (points.is_multiple_of(100) && (1..=MOST_DEMANDED).contains(&hundreds)).then_some(hundreds)
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
