//! What is agreed on before the game (§13).

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use crate::board::sketch::sketch;
use crate::board::{SHIPPED_BOARDS, STANDARD};

/// The most bytes the text of a board can have: records, lists of tables and the database carry it.
pub const LONGEST_BOARD: usize = 8 * 1024;

/// What happens to whoever could take and does not (§6.6, §12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Capture {
    /// Taking is compulsory.
    #[default]
    Must,
    /// Taking is optional, and the opponent may then huff a piece that could have taken.
    Huff,
}

/// The options of a match of Les Belligérants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The board: `standard-2`, `quick-2`, one of their first editions `standard` and `quick`, or a whole picture (§13.2).
    #[schemars(schema_with = "board_schema")]
    pub board: String,
    /// What happens when a piece could take and does not.
    pub capture: Capture,
    /// The position to start from (§13.4); empty to begin with the set-up.
    pub position: String,
}

impl Default for Config {
    fn default() -> Self {
        Config { board: STANDARD.to_owned(), capture: Capture::default(), position: String::new() }
    }
}

/// One of the boards we ship, or a text.
fn board_schema(_: &mut SchemaGenerator) -> Schema {
    let shipped = SHIPPED_BOARDS.iter().map(|(name, text)| {
        let title = text.lines().find_map(|line| line.strip_prefix("title:")).unwrap_or_default();
        json_schema!({ "const": *name, "description": format!("{}.", title.trim()) })
    });
    let own = json_schema!({
        "type": "string",
        "maxLength": LONGEST_BOARD,
        "description": "A board of your own, as text (§13.2).",
        "sketch": sketch(),
    });
    let choices: Vec<Schema> = shipped.chain([own]).collect();
    json_schema!({ "anyOf": choices })
}
