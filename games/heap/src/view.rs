//! What a viewer knows: here, everything.

use serde::Serialize;
use tabletop::Seat;

/// All there is to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The stones on the heap.
    pub stones: u8,
    /// Whose turn it is.
    pub to_move: Option<Seat>,
    /// Who won, and how.
    pub won: Option<(Seat, &'static str)>,
}
