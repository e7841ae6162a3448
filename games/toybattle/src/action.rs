//! What a player can do and what chance can bring, and how both are written (§21).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::NotationError;

use crate::terrain::Slot;
use crate::troop::{Troop, Troops};

/// One decision. Everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draw two troops, which is the whole turn.
    Draw,
    /// Place a troop: the turn's, or the one that Cap'n brings along.
    Place(Troop, Slot),
    /// Apply the effect in question, where nothing is to be chosen.
    Yes,
    /// Jumbo throws out the visible troop of this base.
    Discard(Slot),
    /// Take one's visible troop of this base back.
    Recall(Slot),
    /// Move the enemy's visible troop from one base to another.
    Push(Slot, Slot),
    /// Take a troop of this kind back from the discard.
    Raise(Troop),
    /// Do without the effect in question.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Place(troop, slot) => write!(f, "{troop} {slot}"),
            Action::Yes => f.write_str("yes"),
            Action::Discard(slot) => write!(f, "discard {slot}"),
            Action::Recall(slot) => write!(f, "recall {slot}"),
            Action::Push(from, to) => write!(f, "push {from} {to}"),
            Action::Raise(troop) => write!(f, "raise {troop}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

const VERBS: &str = "draw, a troop and a slot as in \"star b05\", yes, discard, recall, push, raise or pass";

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words { text, at: 0 };
        let (at, verb) = words.next(VERBS)?;
        let action = match verb.to_ascii_lowercase().as_str() {
            "draw" => Action::Draw,
            "yes" => Action::Yes,
            "pass" => Action::Pass,
            "discard" => Action::Discard(words.read("the base of the troop to discard")?),
            "recall" => Action::Recall(words.read("the base of the troop to take back")?),
            "raise" => Action::Raise(words.read("the kind of troop to raise")?),
            "push" => {
                let from = words.read("the base the troop stands on")?;
                Action::Push(from, words.read("the base it goes to")?)
            }
            _ => {
                let troop = verb.parse().map_err(|_| NotationError::new(at, VERBS))?;
                Action::Place(troop, words.read("the slot to place it on")?)
            }
        };
        words.end("nothing more")?;
        Ok(action)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// What chance brings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// These troops come out of the reserve: the drawer's business alone.
    Draws(Troops),
    /// XB-42 hits a troop of this kind: everybody sees it.
    Discards(Troop),
    /// A troop of this kind is pinned: its owner's business alone.
    Pins(Troop),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Draws(troops) => {
                f.write_str("draws")?;
                troops.each().try_for_each(|troop| write!(f, " {troop}"))
            }
            Chance::Discards(troop) => write!(f, "discards {troop}"),
            Chance::Pins(troop) => write!(f, "pins {troop}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "draws, discards or pins, and troops";
        let mut words = Words { text, at: 0 };
        let (at, verb) = words.next(expected)?;
        let chance = match verb.to_ascii_lowercase().as_str() {
            "draws" => {
                let mut troops = Troops::NONE.with(words.read("a troop")?);
                // No draw takes more than four.
                while !words.is_over() && troops.len() < 4 {
                    troops = troops.with(words.read("a troop")?);
                }
                Chance::Draws(troops)
            }
            "discards" => Chance::Discards(words.read("a troop")?),
            "pins" => Chance::Pins(words.read("a troop")?),
            _ => return Err(NotationError::new(at, expected)),
        };
        words.end("nothing more")?;
        Ok(chance)
    }
}

/// The words of a line, with their places.
struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    fn is_over(&self) -> bool {
        self.text[self.at..].trim_start().is_empty()
    }

    fn next(&mut self, expected: &'static str) -> Result<(usize, &'a str), NotationError> {
        let rest = &self.text[self.at..];
        let start = self.at + rest.len() - rest.trim_start().len();
        let word = self.text[start..].split_whitespace().next();
        let word = word.ok_or(NotationError::new(start, expected))?;
        self.at = start + word.len();
        Ok((start, word))
    }

    fn read<T: FromStr<Err = NotationError>>(&mut self, expected: &'static str) -> Result<T, NotationError> {
        let (at, word) = self.next(expected)?;
        word.parse().map_err(|error: NotationError| NotationError { at: at + error.at, ..error })
    }

    fn end(&self, expected: &'static str) -> Result<(), NotationError> {
        let rest = &self.text[self.at..];
        let start = self.at + rest.len() - rest.trim_start().len();
        if self.is_over() { Ok(()) } else { Err(NotationError::new(start, expected)) }
    }
}
