//! What happened, as facts. Diam has no secrets: everybody sees every fact.

use serde::Serialize;
use tabletop::Seat;

use crate::piece::{Colour, Side, Square};

/// One fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A piece was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        colour: Colour,
        /// Where.
        square: Square,
        /// At which level, from 1.
        level: u8,
    },
    /// A piece moved, with what stood on it.
    Moved {
        /// By whom.
        seat: Seat,
        /// The chosen piece.
        colour: Colour,
        /// From here.
        from: Square,
        /// From this level, from 1.
        level: u8,
        /// To here.
        to: Square,
        /// How many pieces went.
        count: u8,
    },
    /// Somebody said "Diam!", or the program did for them.
    Announced {
        /// Who.
        seat: Seat,
    },
    /// The two players exchanged sides.
    Swapped {
        /// Whose wish it was.
        seat: Seat,
    },
    /// Somebody had nothing to play.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// A diam was made and the game is over.
    Diam {
        /// Its colour.
        colour: Colour,
        /// One of its squares; the other is across.
        square: Square,
        /// Its level, from 1.
        level: u8,
        /// Who wins.
        winner: Side,
    },
    /// The game is drawn.
    Drawn {
        /// `"repetition"`, `"blocked"` or `"quiet"`.
        how: &'static str,
    },
    /// Somebody's time ran out, which loses.
    TimedOut {
        /// Who.
        seat: Seat,
    },
}
