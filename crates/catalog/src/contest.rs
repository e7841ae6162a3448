//! Bots by name, and matches between them.

use std::fmt;
use std::str::FromStr;

use search::arena::Setup;
use search::bots::{LevelBot, bot_for};
use serde_json::Value;
use tabletop::{Bot, Thinking};

use crate::listed::Listed;

/// The highest level of a bot.
pub const TOP_LEVEL: u8 = search::bots::TOP_LEVEL;

/// A bot by name: `random`, a level `1` to `5`, `alphabeta:NODES` or `mcts:PLAYOUTS`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    /// A level of the game.
    Level(u8),
    /// A way of thinking, whatever the game.
    Thinking(Thinking),
}

impl BotSpec {
    pub(crate) fn make<G: Listed>(self) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Level(level) => Box::new(LevelBot { level }),
            BotSpec::Thinking(thinking) => bot_for(thinking),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Level(level) => write!(f, "level {level}"),
            BotSpec::Thinking(Thinking::Random) => f.write_str("random"),
            BotSpec::Thinking(Thinking::AlphaBeta { nodes, .. }) => write!(f, "alphabeta:{nodes}"),
            BotSpec::Thinking(Thinking::Mcts { iterations }) => write!(f, "mcts:{iterations}"),
        }
    }
}

impl FromStr for BotSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let budget = |number: &str| number.parse().ok().filter(|budget| *budget > 0);
        let found = match text.split_once(':') {
            None if text == "random" => Some(BotSpec::Thinking(Thinking::Random)),
            None => {
                let level = text.parse().ok().filter(|level| (1..=TOP_LEVEL).contains(level));
                level.map(BotSpec::Level)
            }
            Some(("alphabeta", nodes)) => {
                budget(nodes).map(|nodes| BotSpec::Thinking(Thinking::AlphaBeta { nodes, noise: 0 }))
            }
            Some(("mcts", playouts)) => {
                budget(playouts).map(|iterations| BotSpec::Thinking(Thinking::Mcts { iterations }))
            }
            Some(_) => None,
        };
        found.ok_or_else(|| {
            format!("{text:?} is no bot; use random, a level from 1 to 5, alphabeta:NODES or mcts:PLAYOUTS")
        })
    }
}

/// Games between two bots.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// The options of each game.
    pub config: Value,
    /// The bot whose share is reported.
    pub first: BotSpec,
    /// The other.
    pub second: BotSpec,
    /// How many games, how many random inputs they open with, from which seed and on how many threads.
    pub setup: Setup,
}
