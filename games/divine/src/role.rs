//! Who plays at the table (§15): seven powers whom everybody knows, and two divine players whom nobody does.

use std::fmt;

use diplomacy::Power;
use diplomacy::power::POWERS;
use serde::{Serialize, Serializer};
use tabletop::{Seat, SeatSet};

/// How many play.
pub const SEATS: u8 = POWERS as u8 + 2;

/// A divine player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Divinity {
    /// Who curses.
    Devil,
    /// Who blesses, and gives in winter.
    Lord,
}

impl Divinity {
    /// Both, in the order of their seats.
    pub const ALL: [Divinity; 2] = [Divinity::Devil, Divinity::Lord];

    /// The place in lists of both.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat, behind those of the powers.
    pub const fn seat(self) -> Seat {
        Seat::new(POWERS as u8 + self as u8)
    }

    /// Whose seat it is, if a divine player's.
    pub fn of(seat: Seat) -> Option<Self> {
        Divinity::ALL.into_iter().find(|divinity| divinity.seat() == seat)
    }

    /// Both seats.
    pub fn seats() -> SeatSet {
        Divinity::ALL.into_iter().map(Divinity::seat).collect()
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Divinity::Devil => Divinity::Lord,
            Divinity::Lord => Divinity::Devil,
        }
    }

    /// The word in messages, data and notation.
    pub const fn word(self) -> &'static str {
        match self {
            Divinity::Devil => "devil",
            Divinity::Lord => "lord",
        }
    }
}

impl fmt::Display for Divinity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Serialize for Divinity {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

/// What somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A power.
    Power(Power),
    /// The Devil or the Good Lord.
    Divine(Divinity),
}

impl Role {
    /// What is played from a seat of the table.
    pub fn of(seat: Seat) -> Option<Self> {
        Power::of(seat).map(Role::Power).or_else(|| Divinity::of(seat).map(Role::Divine))
    }

    /// The power, if it is one.
    pub const fn power(self) -> Option<Power> {
        match self {
            Role::Power(power) => Some(power),
            Role::Divine(_) => None,
        }
    }
}
