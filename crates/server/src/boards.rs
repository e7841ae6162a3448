//! The parts of drawings that never change, encoded once for all tables with the same options.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use scene::Board;
use tabletop::Viewer;

use crate::error::ApiError;
use crate::live_table::TableState;

/// How many are kept.
const MOST: usize = 128;

/// A board as it travels.
#[derive(Debug)]
pub(crate) struct EncodedBoard {
    /// A name for just this drawing.
    pub(crate) tag: String,
    /// The drawing as JSON.
    pub(crate) text: String,
}

/// What a drawing depends on: game, revision, options and viewer.
type BoardKey = (String, u32, String, Viewer);

/// The boards that were asked for lately.
#[derive(Default)]
pub(crate) struct Boards(Mutex<HashMap<BoardKey, Arc<EncodedBoard>>>);

fn encode(board: &Board) -> EncodedBoard {
    let text = serde_json::to_string(board).expect("boards are plain data");
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    EncodedBoard { tag: format!("{:016x}", hasher.finish()), text }
}

impl Boards {
    /// The board of a table as it lies before a viewer.
    pub(crate) fn of(&self, state: &TableState, who: Viewer) -> Result<Arc<EncodedBoard>, ApiError> {
        let made = &state.row.made;
        let key = (made.game.clone(), made.rules, made.config.clone(), who);
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(board) = known().get(&key) {
            return Ok(Arc::clone(board));
        }
        let board = Arc::new(encode(&state.game.read(|table| table.board(who))?));
        let mut boards = known();
        if boards.len() >= MOST {
            boards.clear();
        }
        boards.insert(key, Arc::clone(&board));
        Ok(board)
    }
}
