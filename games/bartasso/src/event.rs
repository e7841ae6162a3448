//! What happened, as facts. Le Bartasso has no secrets: everybody sees every fact.

use serde::Serialize;
use tabletop::Seat;

use crate::board::Square;
use crate::piece::{Camp, Piece};

/// A piece on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// The piece.
    pub piece: Piece,
    /// Its square.
    pub square: Square,
}

/// One fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A piece went to a free square.
    Moved {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// From here.
        from: Square,
        /// To here.
        to: Square,
        /// Whether a unit of an advantage was spent on it.
        extra: bool,
    },
    /// A piece took others.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// From here.
        from: Square,
        /// To here.
        to: Square,
        /// What was taken.
        taken: Vec<Standing>,
        /// Whether a unit of an advantage was spent on it.
        extra: bool,
    },
    /// A crowned pawn became a couronne.
    Promoted {
        /// Whose.
        camp: Camp,
        /// Where.
        square: Square,
    },
    /// A piece that did not take was huffed.
    Huffed {
        /// By whom.
        seat: Seat,
        /// What and where.
        taken: Standing,
    },
    /// A diplomat has fulfilled its mission.
    Arrived {
        /// Whose player.
        seat: Seat,
        /// Its camp.
        camp: Camp,
    },
    /// Units were given to the ally.
    Passed {
        /// By whom.
        seat: Seat,
        /// To which camp.
        camp: Camp,
        /// How many.
        units: u8,
    },
    /// A lost pawn was put back.
    Restored {
        /// By whom.
        seat: Seat,
        /// Of which camp.
        camp: Camp,
        /// Where.
        square: Square,
    },
    /// A diplomat stands on its first square again.
    Returned {
        /// Its camp.
        camp: Camp,
    },
    /// Units were given up.
    Stopped {
        /// By whom.
        seat: Seat,
        /// How many.
        units: u8,
    },
    /// A camp had nothing to play.
    Skipped {
        /// Whose.
        seat: Seat,
        /// The camp.
        camp: Camp,
    },
    /// A camp's turn came and none of its fighters could move: its crowned pieces are lost until one can.
    Blocked {
        /// The camp.
        camp: Camp,
    },
    /// A fighter of such a camp can move again.
    Freed {
        /// The camp.
        camp: Camp,
    },
    /// An exchange of prisoners was proposed.
    Proposed {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// How many pawns each.
        count: u8,
    },
    /// A square was named for a prisoner.
    Named {
        /// By whom.
        seat: Seat,
        /// Where the pawn is to stand.
        square: Square,
    },
    /// The proposal was withdrawn or declined.
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// Prisoners were exchanged.
    Exchanged {
        /// Who proposed it.
        seat: Seat,
        /// Who agreed.
        with: Seat,
        /// How many pawns each.
        count: u8,
    },
    /// An alliance has won.
    Won {
        /// The alliance: 0 for camps 1 and 3, 1 for camps 2 and 4.
        alliance: u8,
        /// `"taken"` or `"immobile"`.
        how: &'static str,
    },
    /// The game is drawn.
    Drawn {
        /// `"repetition"`, `"quiet"` or `"long"`.
        how: &'static str,
    },
    /// Somebody's time for a turn ran out, which loses.
    TimedOut {
        /// Who.
        seat: Seat,
    },
}
