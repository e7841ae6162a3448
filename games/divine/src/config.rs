//! What is agreed on before the game (§25).

use diplomacy::campaign::Campaign;
use diplomacy::config::Press;
use diplomacy::status::Rout;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::BadConfig;

use crate::opposition::Opposition;

/// What everybody learns of casts once a phase is judged (§25.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reveal {
    /// All of them.
    #[default]
    Full,
    /// Those that changed what came of the phase.
    Effective,
    /// None before the end.
    None,
}

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// What everybody learns of casts.
    pub reveal: Reveal,
    /// Which units oppose each other, so that a blessing and a curse on them cancel (§25.2).
    pub opposition: Opposition,
    /// When a cursed unit is driven out (§25.3).
    pub rout: Rout,
    /// The year after whose winter the survivors draw (§25.4); without one they play on.
    #[schemars(range(min = 1901, max = 1960))]
    pub year_limit: Option<u16>,
    /// How the powers talk (§25.5).
    pub press: Press,
    /// The position to start from (§25.6); empty for the usual one. It holds nothing secret.
    #[schemars(length(max = 4096))]
    pub position: String,
}

impl Config {
    /// What of it is Diplomacy's.
    pub(crate) fn earthly(&self) -> diplomacy::Config {
        diplomacy::Config { year_limit: self.year_limit, press: self.press, position: self.position.clone() }
    }

    /// The game it starts with, or every reason why it cannot be played.
    pub(crate) fn campaign(&self) -> Result<Campaign, BadConfig> {
        self.earthly().campaign()
    }
}
