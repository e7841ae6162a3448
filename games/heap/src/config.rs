//! The options.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// How many stones lie on the heap, 3 to 30 (§1.1).
    #[schemars(range(min = 3, max = 30))]
    pub stones: u8,
}

impl Default for Config {
    fn default() -> Self {
        Config { stones: 12 }
    }
}
