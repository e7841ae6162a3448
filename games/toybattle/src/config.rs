//! What is agreed on before the game (§20).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::terrain::{Colour, TerrainId};

/// The options of a match of Toy Battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The terrain fought on.
    pub terrain: TerrainId,
    /// Whether special bases, gates and muted bases are in force; without them every base is plain.
    pub special_bases: bool,
    /// The colour of the side that begins.
    pub first_colour: Colour,
}

impl Default for Config {
    fn default() -> Self {
        Config { terrain: TerrainId::PlaineDesChateaux, special_bases: true, first_colour: Colour::Blue }
    }
}
