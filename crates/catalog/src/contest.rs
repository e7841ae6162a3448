//! Bots by name, and matches between them.

use std::fmt;
use std::str::FromStr;

use search::arena::Setup;
use serde_json::Value;
pub use tabletop::TOP_LEVEL;
use tabletop::Thinking;

/// A bot by name: `random`, a level `1` to `6`, `alphabeta:NODES`, `expectimax:NODES:NOISE`,
/// `mcts:PLAYOUTS` or `ismcts:PLAYOUTS:DEPTH:NOISE`; depth and noise may be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    /// A level of the game, with its whole budget or one of so many equal parts of it.
    Level {
        /// The level.
        level: u8,
        /// What its budget is divided by.
        divisor: u32,
    },
    /// A way of thinking, whatever the game.
    Thinking(Thinking),
}

impl BotSpec {
    /// A level of the game.
    pub fn level(level: u8) -> Self {
        BotSpec::Level { level, divisor: 1 }
    }

    /// The same with one of so many equal parts of its budget, if it is a level.
    #[must_use]
    pub fn divided(self, divisor: u32) -> Self {
        match self {
            BotSpec::Level { level, .. } => BotSpec::Level { level, divisor },
            BotSpec::Thinking(_) => self,
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Level { level, divisor: 1 } => write!(f, "level {level}"),
            BotSpec::Level { level, divisor } => write!(f, "level {level} with 1/{divisor} of its budget"),
            BotSpec::Thinking(Thinking::Random) => f.write_str("random"),
            BotSpec::Thinking(Thinking::AlphaBeta { nodes, .. }) => write!(f, "alphabeta:{nodes}"),
            BotSpec::Thinking(Thinking::Expectimax { nodes, noise }) => {
                write!(f, "expectimax:{nodes}:{noise}")
            }
            BotSpec::Thinking(Thinking::Mcts { iterations }) => write!(f, "mcts:{iterations}"),
            BotSpec::Thinking(Thinking::Ismcts { iterations, depth, noise }) => {
                write!(f, "ismcts:{iterations}:{depth}:{noise}")
            }
        }
    }
}

impl FromStr for BotSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = match text.split_once(':') {
            None if text == "random" => Some(BotSpec::Thinking(Thinking::Random)),
            None => {
                let level = text.parse().ok().filter(|level| (1..=TOP_LEVEL).contains(level));
                level.map(BotSpec::level)
            }
            Some((name, numbers)) => thinking(name, numbers).map(BotSpec::Thinking),
        };
        found.ok_or_else(|| {
            format!(
                "{text:?} is no bot; use random, a level from 1 to {TOP_LEVEL}, alphabeta:NODES, \
                 expectimax:NODES:NOISE, mcts:PLAYOUTS or ismcts:PLAYOUTS:DEPTH:NOISE"
            )
        })
    }
}

/// A way of thinking by name and budget.
fn thinking(name: &str, numbers: &str) -> Option<Thinking> {
    let numbers = numbers.split(':').map(str::parse).collect::<Result<Vec<u32>, _>>().ok()?;
    let (budget, rest) = numbers.split_first().filter(|(budget, _)| **budget > 0)?;
    match (name, rest) {
        ("alphabeta", []) => Some(Thinking::AlphaBeta { nodes: *budget, noise: 0 }),
        ("expectimax", [] | [_]) => {
            Some(Thinking::Expectimax { nodes: *budget, noise: rest.first().copied().unwrap_or(0) })
        }
        ("mcts", []) => Some(Thinking::Mcts { iterations: *budget }),
        ("ismcts", rest) if rest.len() <= 2 => {
            let number = |at: usize| rest.get(at).copied().unwrap_or(0);
            Some(Thinking::Ismcts { iterations: *budget, depth: number(0), noise: number(1) })
        }
        _ => None,
    }
}

/// Games between two bots.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// The options of the games: as many are played with each of these.
    pub configs: Vec<Value>,
    /// The bot whose share is reported.
    pub first: BotSpec,
    /// The other.
    pub second: BotSpec,
    /// Openings in which a win is proved for anybody with so many expansions are drawn again: whoever has the better side would
    /// win them whichever bot it is.
    pub undecided: Option<u64>,
    /// How many games, how many random inputs they open with, from which seed and on how many threads.
    pub setup: Setup,
}
