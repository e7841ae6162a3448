//! When a phase is: a year, and one of the five phases it can have (§10.2).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::{NotationError, WindowKind};

use crate::order::Phase;

/// The first year of a game.
pub const FIRST_YEAR: u16 = 1901;
/// The last year that is played (§13.5).
pub const LAST_YEAR: u16 = 1960;

/// The phases of a year, in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Moves in spring.
    SpringMoves,
    /// Retreats after them.
    SpringRetreats,
    /// Moves in fall.
    FallMoves,
    /// Retreats after them.
    FallRetreats,
    /// Builds and disbandings.
    Winter,
}

impl Stage {
    /// All five.
    pub const ALL: [Stage; 5] =
        [Stage::SpringMoves, Stage::SpringRetreats, Stage::FallMoves, Stage::FallRetreats, Stage::Winter];

    /// Which orders are given.
    pub const fn phase(self) -> Phase {
        match self {
            Stage::SpringMoves | Stage::FallMoves => Phase::Movement,
            Stage::SpringRetreats | Stage::FallRetreats => Phase::Retreats,
            Stage::Winter => Phase::Adjustments,
        }
    }

    /// What kind of window it is.
    pub const fn window_kind(self) -> WindowKind {
        match self.phase() {
            Phase::Movement => WindowKind::Orders,
            Phase::Retreats => WindowKind::Retreats,
            Phase::Adjustments => WindowKind::Adjustments,
        }
    }

    /// Whether it is fall, when units take the centres they stand on.
    pub const fn is_fall(self) -> bool {
        matches!(self, Stage::FallMoves | Stage::FallRetreats)
    }

    /// Its word, for messages.
    pub const fn word(self) -> &'static str {
        match self {
            Stage::SpringMoves => "spring-moves",
            Stage::SpringRetreats => "spring-retreats",
            Stage::FallMoves => "fall-moves",
            Stage::FallRetreats => "fall-retreats",
            Stage::Winter => "winter",
        }
    }

    /// The letters before and after the year.
    const fn letters(self) -> (char, char) {
        match self {
            Stage::SpringMoves => ('S', 'M'),
            Stage::SpringRetreats => ('S', 'R'),
            Stage::FallMoves => ('F', 'M'),
            Stage::FallRetreats => ('F', 'R'),
            Stage::Winter => ('W', 'A'),
        }
    }
}

/// A phase of a game: `S1901M`, `F1904R`, `W1901A`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The phase in it.
    pub stage: Stage,
}

impl Date {
    /// Where every game begins.
    pub const START: Date = Date { year: FIRST_YEAR, stage: Stage::SpringMoves };

    /// The same year at another phase.
    #[must_use]
    pub const fn at(self, stage: Stage) -> Date {
        Date { year: self.year, stage }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (season, phase) = self.stage.letters();
        write!(f, "{season}{}{phase}", self.year)
    }
}

impl FromStr for Date {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unknown = NotationError::new(0, "a phase such as S1901M, F1901R or W1901A");
        let text = text.to_ascii_uppercase();
        let stage = Stage::ALL.into_iter().find(|stage| {
            let (season, phase) = stage.letters();
            text.starts_with(season) && text.ends_with(phase)
        });
        let year = text.get(1..text.len().saturating_sub(1)).filter(|digits| digits.len() == 4);
        match (stage, year.map(str::parse)) {
            (Some(stage), Some(Ok(year))) => Ok(Date { year, stage }),
            _ => Err(unknown),
        }
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
