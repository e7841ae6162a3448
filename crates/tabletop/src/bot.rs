//! What a game tells the bots about itself, and what a bot is. The thinking stands in crate `search`.

use crate::{Dice, Game, Seat, Team};

/// A game that can judge a position at a glance.
pub trait Evaluate: Game {
    /// How good an unfinished position is for a team, in hundredths of whatever the game counts in.
    /// Equal positions are worth 0; the sum over two opposed teams is 0.
    fn evaluate(&self, team: Team) -> i32;

    /// Adds the actions of a seat that cannot wait, some of [`Game::plies`], the most urgent first: takes and the
    /// like, after which the evaluation may be quite another one. Alpha-beta looks at them beyond its depth, and
    /// leaves them if none is better than the position as it is. Lines of them must end.
    fn urgent(&self, _seat: Seat, _out: &mut Vec<Self::Action>) {}

    /// The position as if the seat to move had passed, where a search that began at `root` need not look at all it can do, since it
    /// plays elsewhere on the board. What is [urgent](Evaluate::urgent) to it is looked at all the same. For searching alone: no rule
    /// lets anybody pass. Somebody must act between two such seats in the end.
    fn passed(&self, _root: &Self) -> Option<Self> {
        None
    }

    /// Whether an action takes something, as any beginner sees: weak levels make mistakes, but never leave what is free.
    fn takes(&self, _action: &Self::Action) -> bool {
        false
    }

    /// How promising an action looks before anything is searched; more is looked at sooner.
    fn promise(&self, _action: &Self::Action) -> u16 {
        0
    }

    /// The evaluation with which three of four games are won; more than 0. Search that mixes evaluations with
    /// results of finished games weighs them by it.
    const SURE: i32 = 100;

    /// A sensible action of a seat at a glance, one of [`Game::plies`]: bots play positions out with it. Any
    /// action must be possible to come, or what only it leads to is never seen.
    fn hunch<D: Dice + ?Sized>(&self, seat: Seat, dice: &mut D) -> Self::Action {
        self.sample(seat, dice)
    }
}

/// A game whose evaluation is learnt from games of its own bots: a sum of weights over what stands in a position.
pub trait Learnt: Evaluate {
    /// The weights it plays with, in the order of their features.
    fn weights() -> &'static [i32];

    /// What a feature is called, by its number; nothing beyond the last.
    fn feature(number: usize) -> Option<String>;

    /// Notes what stands in an unfinished position for a team, and against it with the other sign: numbers of features with
    /// how often each is there. The evaluation is their sum, each weighed.
    fn features(&self, team: Team, note: impl FnMut(usize, i32));
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
    /// All outcomes of chance weighed by their odds, the most promising actions looked into deeper.
    Expectimax {
        /// Positions to glance at, at most.
        nodes: u32,
        /// Each action's worth is blurred by up to so many thousandths either way.
        noise: u32,
    },
    /// Monte-Carlo tree search, for games in which nothing is hidden.
    Mcts {
        /// Playouts.
        iterations: u32,
    },
    /// Monte-Carlo tree search over all that may be hidden, imagined anew for every playout.
    Ismcts {
        /// Playouts.
        iterations: u32,
        /// Inputs after which a playout is cut off and the position evaluated; 0 plays to the end.
        depth: u32,
        /// Each root action's mean is blurred by up to so many thousandths either way before the best is
        /// taken; with 0 the action tried most is.
        noise: u32,
    },
}

impl Thinking {
    /// The same with a part of its budget, at least one: what measures are taken with that would last for days.
    #[must_use]
    pub fn divided(self, divisor: u32) -> Self {
        self.with_budget(|budget| (budget / divisor.max(1)).max(1))
    }

    /// The same with so many times its budget, for a look that must be better than a level's own.
    #[must_use]
    pub fn times(self, factor: u32) -> Self {
        self.with_budget(|budget| budget.saturating_mul(factor))
    }

    fn with_budget(self, change: impl Fn(u32) -> u32) -> Self {
        match self {
            Thinking::Random => self,
            Thinking::AlphaBeta { nodes, noise } => Thinking::AlphaBeta { nodes: change(nodes), noise },
            Thinking::Expectimax { nodes, noise } => Thinking::Expectimax { nodes: change(nodes), noise },
            Thinking::Mcts { iterations } => Thinking::Mcts { iterations: change(iterations) },
            Thinking::Ismcts { iterations, depth, noise } => {
                Thinking::Ismcts { iterations: change(iterations), depth, noise }
            }
        }
    }
}

/// The highest level of a bot: the master.
pub const TOP_LEVEL: u8 = 6;

/// A game with bots at levels 1 to 6.
pub trait Levels: Game {
    /// How a level thinks. Levels are 1 to 6; each is stronger than the one below. The budget of the highest is for all
    /// its hands together: about ten seconds of two cores.
    fn thinking(&self, level: u8) -> Thinking;

    /// A perfect action known beforehand, if this position is in the game's book.
    fn book(&self) -> Option<Self::Action> {
        None
    }

    /// What is known beforehand of who wins, if it is: whether the team to act does, and within how many plies.
    fn known(&self) -> Option<(bool, u32)> {
        None
    }

    /// What a bot says to a deal that its seat may answer and need not, if anything. It must change what is on the
    /// table, or bots would say it again for ever.
    fn reply(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }
}

/// Whoever chooses a seat's actions without being a person. A bot is given what its seat knows.
pub trait Bot<G: Game>: Send {
    /// The action of this seat.
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action;

    /// All that this seat does in the window that is open, in order: one action, unless the game decides many things at
    /// once. A bot thinks once about a window.
    fn choose_all(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> Vec<G::Action> {
        vec![self.choose(view, seat, dice)]
    }
}

/// How strong a bot of a game's own is: a level, with its whole budget or one of so many equal parts of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// The level.
    pub level: u8,
    /// What its budget is divided by.
    pub divisor: u32,
}

impl Strength {
    /// Its part of a budget of that level, at least one.
    pub fn part(self, budget: u32) -> u32 {
        (budget / self.divisor.max(1)).max(1)
    }
}

impl From<u8> for Strength {
    fn from(level: u8) -> Self {
        Strength { level, divisor: 1 }
    }
}

/// A game whose bots are its own at levels 1 to 6, since no search of the house fits it.
pub trait OwnBots: Game {
    /// All that a seat does in the window that is open, in order, by its view alone. Budgets are counted, never in time.
    fn decide(view: &Self::View, seat: Seat, strength: Strength, dice: &mut dyn Dice) -> Vec<Self::Action>;
}
