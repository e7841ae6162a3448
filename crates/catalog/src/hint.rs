//! A hint: what a bot would do in a seat, as steps through what that seat sees. It must never hold anything but what the bot said, which knows that seat's
//! view alone.

use scene::{Path, Step};
use tabletop::Seat;

use crate::Table;
use crate::play::actions_in;

/// An action that a bot would take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advised {
    /// In notation.
    pub action: String,
    /// The steps by which it is given, where it can be given as the match stands.
    pub path: Path,
}

impl Advised {
    /// What a bot said, action by action, with the steps of those that the seat can take now. Costs as much as listing the moves.
    pub fn all(table: &dyn Table, seat: Seat, said: &str) -> Vec<Self> {
        let (moves, paths) = (table.moves(seat), table.paths(seat));
        let advised = |action: &str| {
            let path = moves.iter().position(|other| other == action).and_then(|at| paths.get(at));
            Advised { action: action.to_owned(), path: path.cloned().unwrap_or_default() }
        };
        actions_in(said).map(str::trim).map(advised).collect()
    }

    /// The first thing that one points at for it: nothing where there are only buttons to press.
    pub fn place(&self) -> Option<&str> {
        self.path.steps.iter().find_map(|step| match step {
            Step::Id(id) => Some(id.as_str()),
            Step::Choice { .. } => None,
        })
    }
}
