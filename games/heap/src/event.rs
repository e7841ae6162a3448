//! What happens, as everybody sees it.

use serde::Serialize;
use tabletop::Seat;

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody took stones.
    Took {
        /// Who.
        seat: Seat,
        /// How many.
        stones: u8,
    },
    /// Somebody won.
    Won {
        /// Who.
        seat: Seat,
        /// `"last"` or `"time"`.
        how: &'static str,
    },
}
