//! Why a pace cannot be kept: every reason at once, each with the field it is about and what would have been accepted.
//! Clients put it into words; the English here is for logs.

use std::error::Error;
use std::fmt;

use serde::Serialize;
use utoipa::ToSchema;

/// One reason why a pace cannot be kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum PaceFault {
    /// A number is too small or too large.
    Range {
        /// Which, with the fields that it stands in: `minutes`, `rest.nights.from`. For `rest.nights` it is the hours from
        /// one to the other.
        field: &'static str,
        /// The least that is accepted.
        least: u32,
        /// The most that is accepted.
        most: u32,
        /// What was given.
        given: u32,
    },
    /// There is no such time zone.
    Zone {
        /// Where it was named.
        field: &'static str,
        /// How.
        given: String,
    },
}

/// A pace cannot be kept, for these reasons: all of them, so that one reading mends it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BadPace {
    /// Never empty in an error.
    pub faults: Vec<PaceFault>,
}

impl fmt::Display for PaceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PaceFault::Range { field, least, most, given } => {
                write!(f, "{field} is {given} and can be {least} to {most}")
            }
            PaceFault::Zone { field, given } => write!(f, "{field}: no time zone is called {given:?}"),
        }
    }
}

impl fmt::Display for BadPace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            let between = if i > 0 { "; " } else { "" };
            write!(f, "{between}{fault}")?;
        }
        Ok(())
    }
}

impl Error for BadPace {}
