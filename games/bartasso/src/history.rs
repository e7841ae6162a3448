//! The positions since something last happened that starts the count anew, for repetition (§11.1).
//!
//! After forty quiet rounds the game is over (§11.2), so the history has a fixed size and is copied with the
//! state: searching allocates nothing.

use tabletop::Past;

/// Rounds without progress that end the game (§11.2).
pub(crate) const QUIET_ROUNDS: u16 = 40;

/// One position for each turn of four camps in those rounds.
const LONGEST: usize = 4 * QUIET_ROUNDS as usize;

/// Numbers of the positions at the start of each turn.
pub(crate) type History = Past<LONGEST>;
