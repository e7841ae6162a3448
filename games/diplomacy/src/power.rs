//! The seven powers and their homes (§1.5). A power is who orders a unit; who plays it is not known here.

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::Seat;

use crate::map::{ProvinceSet, provinces};

/// One of the seven.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Power {
    /// Austria-Hungary.
    Austria,
    /// England.
    England,
    /// France.
    France,
    /// Germany.
    Germany,
    /// Italy.
    Italy,
    /// Russia.
    Russia,
    /// Turkey.
    Turkey,
}

/// How many powers there are.
pub const POWERS: usize = 7;

const HOMES: [ProvinceSet; POWERS] = [
    provinces("BUD TRI VIE"),
    provinces("EDI LON LVP"),
    provinces("BRE MAR PAR"),
    provinces("BER KIE MUN"),
    provinces("NAP ROM VEN"),
    provinces("MOS SEV STP WAR"),
    provinces("ANK CON SMY"),
];

/// Names by which powers are known: as they are printed, then in French.
const NAMES: [[&str; 2]; POWERS] = [
    ["AUSTRIA", "AUTRICHE"],
    ["ENGLAND", "ANGLETERRE"],
    ["FRANCE", "FRANCE"],
    ["GERMANY", "ALLEMAGNE"],
    ["ITALY", "ITALIE"],
    ["RUSSIA", "RUSSIE"],
    ["TURKEY", "TURQUIE"],
];

impl Power {
    /// All seven, in the order of their names.
    pub const ALL: [Power; POWERS] = [
        Power::Austria,
        Power::England,
        Power::France,
        Power::Germany,
        Power::Italy,
        Power::Russia,
        Power::Turkey,
    ];

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat it is played from: seats are numbered in the order of powers (§10.1).
    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }

    /// The power that is played from a seat.
    pub fn of(seat: Seat) -> Option<Power> {
        Power::ALL.get(seat.index()).copied()
    }

    /// The centres where it may build.
    pub const fn homes(self) -> ProvinceSet {
        HOMES[self.index()]
    }

    /// Its name in capitals, as case files have it.
    pub const fn name(self) -> &'static str {
        NAMES[self.index()][0]
    }

    /// The power of this name, in English or in French, in any case.
    pub fn from_name(name: &str) -> Option<Self> {
        Power::ALL
            .into_iter()
            .find(|power| NAMES[power.index()].iter().any(|known| known.eq_ignore_ascii_case(name)))
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Power {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}
