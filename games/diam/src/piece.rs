//! Squares, sides and colours (§1).

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::Team;

use crate::Edition;

/// One of the eight squares of the ring, 0 to 7 inside and 1 to 8 for people (§1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square with this number from 0; numbers go round the ring.
    #[inline]
    pub const fn new(index: u8) -> Self {
        Square(index & 7)
    }

    /// Its number from 0.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The number people read.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// All squares, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..8).map(Square)
    }

    /// Both neighbours: the next one round the ring, then the one before.
    #[inline]
    pub const fn neighbours(self) -> [Square; 2] {
        [Square((self.0 + 1) & 7), Square((self.0 + 7) & 7)]
    }

    /// The square straight across.
    #[inline]
    pub const fn across(self) -> Square {
        Square(self.0 ^ 4)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

/// One of the two sides (§1.3). With partners a side is a team.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Red and orange; in 1998 red and yellow. It begins.
    First,
    /// Brown and black; in 1998 green and blue.
    Second,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The side to which a turn of the order of play belongs.
    #[inline]
    pub(crate) const fn of_turn(turn: u8) -> Side {
        if turn & 1 == 0 { Side::First } else { Side::Second }
    }

    /// The side that owns a colour.
    #[inline]
    pub(crate) const fn of_slot(slot: Slot) -> Side {
        if slot < 2 { Side::First } else { Side::Second }
    }

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// Its bit among two.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The kernel's word for it.
    pub const fn team(self) -> Team {
        Team(self as u8)
    }
}

/// Which of the four colours of a set: slots 0 and 1 are the first side's, 2 and 3 the second's.
pub(crate) type Slot = u8;

/// A colour (§1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// First side, both editions.
    Red,
    /// First side, 2003.
    Orange,
    /// Second side, 2003.
    Brown,
    /// Second side, 2003.
    Black,
    /// First side, 1998.
    Yellow,
    /// Second side, 1998.
    Green,
    /// Second side, 1998.
    Blue,
}

impl Colour {
    /// Every colour of either edition.
    pub const ALL: [Colour; 7] = [
        Colour::Red,
        Colour::Orange,
        Colour::Brown,
        Colour::Black,
        Colour::Yellow,
        Colour::Green,
        Colour::Blue,
    ];

    /// The four colours of an edition, by slot.
    pub const fn of(edition: Edition) -> [Colour; 4] {
        match edition {
            Edition::V2003 => [Colour::Red, Colour::Orange, Colour::Brown, Colour::Black],
            Edition::V1998 => [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue],
        }
    }

    /// Which of the four of its edition it is.
    #[inline]
    pub(crate) const fn slot(self) -> Slot {
        match self {
            Colour::Red => 0,
            Colour::Orange | Colour::Yellow => 1,
            Colour::Brown | Colour::Green => 2,
            Colour::Black | Colour::Blue => 3,
        }
    }

    /// Whose colour it is.
    #[inline]
    pub const fn side(self) -> Side {
        Side::of_slot(self.slot())
    }

    /// Whether an edition has it.
    pub fn is_in(self, edition: Edition) -> bool {
        Colour::of(edition).contains(&self)
    }

    /// Its letter in the notation (§12.1).
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::Orange => 'o',
            Colour::Brown => 'm',
            Colour::Black => 'n',
            Colour::Yellow => 'j',
            Colour::Green => 'v',
            Colour::Blue => 'b',
        }
    }

    /// The colour a letter means, English letters included where they mean one colour only.
    pub fn from_letter(letter: char) -> Option<Colour> {
        let letter = match letter.to_ascii_lowercase() {
            'y' => 'j',
            'g' => 'v',
            'k' => 'n',
            other => other,
        };
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// The colour a letter means in a match of this edition, in either language: brown too has an English letter,
    /// where there is no blue.
    pub(crate) fn from_letter_in(letter: char, edition: Edition) -> Option<Colour> {
        match (letter, edition) {
            ('b' | 'B', Edition::V2003) => Some(Colour::Brown),
            _ => Colour::from_letter(letter),
        }
    }

    /// Its name for messages and identifiers.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Orange => "orange",
            Colour::Brown => "brown",
            Colour::Black => "black",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
        }
    }
}
