//! What is agreed on before the game (§13).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What happens to whoever could take and does not (§6.6, §12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Capture {
    /// One must take.
    #[default]
    Must,
    /// One may leave it, and the opponent may then take a piece that could have taken.
    Huff,
}

/// The options of a match of Les Belligérants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The board: `standard`, `quick`, or a whole picture (§13.2).
    pub board: String,
    /// What happens to whoever could take and does not.
    pub capture: Capture,
    /// The position to start from (§13.4); empty to begin with the set-up.
    pub position: String,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            board: crate::board::STANDARD.to_owned(),
            capture: Capture::default(),
            position: String::new(),
        }
    }
}
