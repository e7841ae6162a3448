//! What happened, as facts. Only the set-up is secret; of everything else everybody sees all.

use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::Action;
use crate::chance::Roll;
use crate::piece::Kind;
use crate::square::Square;

/// How a piece was lost to the ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// In the water (§5.6).
    Drowned,
    /// On a black square (§5.11).
    Destroyed,
    /// Taken material that was brought where nobody can stand (§8.8).
    Sunk,
}

impl Loss {
    /// Its name for messages.
    pub const fn word(self) -> &'static str {
        match self {
            Loss::Drowned => "drowned",
            Loss::Destroyed => "destroyed",
            Loss::Sunk => "sunk",
        }
    }
}

/// One fact. Where it names a seat and a piece, the seat is that of whoever did it; of a loss, whose the piece was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "fields say what they are: who, what, where from, where to")]
pub enum Event {
    /// Somebody changed their set-up, in secret.
    Arranged { seat: Seat, action: Action },
    /// Somebody is ready for the battle, or not any more.
    Ready { seat: Seat, is_ready: bool },
    /// Somebody's time for the set-up ran out.
    Defaulted { seat: Seat },
    /// Both armies are seen.
    Revealed { armies: [Vec<(Kind, Square)>; 2] },
    /// The die was rolled.
    Rolled { seat: Seat, roll: Roll },
    /// Somebody had nothing to play.
    Blocked { seat: Seat },
    /// A piece moved; with the devil, by the number chosen.
    Moved { seat: Seat, kind: Kind, from: Square, to: Square, number: Option<u8> },
    /// An enemy was made prisoner.
    Taken { seat: Seat, kind: Kind, at: Square },
    /// An enemy was taken in good condition and now stands there.
    Enlisted { seat: Seat, kind: Kind, at: Square },
    /// One's own material was taken back and now stands there.
    Returned { seat: Seat, kind: Kind, at: Square },
    /// A piece was lost to the ground.
    Lost { seat: Seat, kind: Kind, at: Square, how: Loss },
    /// An ambulance brought a wounded piece home.
    Rescued { seat: Seat, kind: Kind, from: Square, to: Square },
    /// A piece entered the enemy's camp.
    Entered { seat: Seat, kind: Kind, at: Square },
    /// Somebody asked for an armistice.
    Asked { seat: Seat },
    /// Somebody named the indemnity.
    Demanded { seat: Seat, points: u16 },
    /// The asker accepted or refused.
    Answered { seat: Seat, accepts: bool },
    /// A piece that did not take was taken for it.
    Huffed { seat: Seat, kind: Kind, at: Square },
    /// Somebody took no such piece.
    Declined { seat: Seat },
    /// Somebody's time ran out, which loses.
    TimedOut { seat: Seat },
    /// The game is over, with these scores.
    Ended { how: &'static str, scores: [i32; 2] },
}

impl Event {
    /// Whether this viewer learns of it: of a set-up, only whose it is.
    pub fn is_for(&self, who: Viewer) -> bool {
        match self {
            Event::Arranged { seat, .. } => who.is(*seat),
            _ => true,
        }
    }
}
