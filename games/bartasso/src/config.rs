//! What is agreed on before the game (§13).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What becomes of a take that is not made (§9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Capture {
    /// The piece that did not take may be huffed.
    #[default]
    Huff,
    /// Taking is compulsory.
    Must,
}

/// How many pieces a sauteur takes in one move (§6.3, §6.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sauteur {
    /// As many as it can reach one after the other.
    #[default]
    Chain,
    /// One.
    Single,
}

/// The options of a match of Le Bartasso.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// How many camps: 2 on half the board, 4 on all of it.
    #[schemars(extend("enum" = [2, 4]))]
    pub camps: u8,
    /// How many play: 2, 3 or 4.
    #[schemars(range(min = 2, max = 4))]
    pub players: u8,
    /// What happens when a piece could take and does not.
    pub capture: Capture,
    /// How many pieces a sauteur takes in one move.
    pub sauteur: Sauteur,
    /// Whether enemies may exchange prisoners.
    pub exchange: bool,
    /// The position to start from (§13.3); empty for the usual start.
    pub position: String,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            camps: 4,
            players: 2,
            capture: Capture::default(),
            sauteur: Sauteur::default(),
            exchange: false,
            position: String::new(),
        }
    }
}
