//! What is agreed on before the game (§11).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whose sheet is played.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
pub enum Edition {
    /// The sheet of 1998: placing on empty squares only, diams are announced.
    #[serde(rename = "1998")]
    V1998,
    /// The box of 2003: placing on piles too, no announcements.
    #[default]
    #[serde(rename = "2003")]
    V2003,
}

/// Who says "Diam!" (§6.3, §6.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Announce {
    /// The program, whenever there is something to announce.
    #[default]
    Auto,
    /// The players, who may forget.
    Manual,
}

/// The options of a match of Diam.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The edition played.
    pub edition: Edition,
    /// How many play: 2, 3 or 4.
    #[schemars(range(min = 2, max = 4))]
    pub players: u8,
    /// Who announces, in the edition of 1998.
    pub announce: Announce,
    /// Whether the player who began may swap sides instead of taking a second turn.
    pub swap: bool,
    /// The position to start from (§11.4); empty for an empty board.
    pub position: String,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            edition: Edition::default(),
            players: 2,
            announce: Announce::default(),
            swap: false,
            position: String::new(),
        }
    }
}
