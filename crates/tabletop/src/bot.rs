//! What a game tells the bots about itself, and what a bot is. The thinking stands in crate `search`.

use crate::{Dice, Game, Seat, Team};

/// A game that can judge a position at a glance.
pub trait Evaluate: Game {
    /// How good an unfinished position is for a team, in hundredths of whatever the game counts in.
    /// Equal positions are worth 0; the sum over two opposed teams is 0.
    fn evaluate(&self, team: Team) -> i32;
}

/// How a level thinks. Budgets are counted in nodes, never in time: a level plays the same everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thinking {
    /// Any action, each as likely as the others.
    Random,
    /// Alpha-beta with iterative deepening, for two opposed teams without chance.
    AlphaBeta {
        /// Positions to visit at most.
        nodes: u32,
        /// Each root action's score is blurred by up to this much either way.
        noise: u32,
    },
    /// Monte-Carlo tree search.
    Mcts {
        /// Playouts.
        iterations: u32,
    },
}

/// A game with bots at levels 1 to 5.
pub trait Levels: Game {
    /// How a level thinks. Levels are 1 to 5; each is stronger than the one below.
    fn thinking(&self, level: u8) -> Thinking;

    /// A perfect action known beforehand, if this position is in the game's book.
    fn book(&self) -> Option<Self::Action> {
        None
    }
}

/// Whoever chooses a seat's actions without being a person. A bot is given what its seat knows.
pub trait Bot<G: Game>: Send {
    /// The action of this seat.
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action;
}
