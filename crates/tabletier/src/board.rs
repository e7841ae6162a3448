//! `--board FILE`: a board of one's own, in games that have boards.
//!
//! Whether a game has them, and how long their texts can be, its own schema says. What is wrong with a board is
//! the game's to say when the match starts.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::cli::Game;

/// The option that takes a board.
pub(crate) const FIELD: &str = "board";

/// Why a file gives no board.
#[derive(Debug)]
pub(crate) enum BoardError {
    /// The game has one board, or boards that are chosen by name only.
    NoBoards {
        /// The game's key.
        game: &'static str,
    },
    /// The file cannot be read.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// The file is longer than any board.
    TooBig {
        /// The file.
        path: PathBuf,
        /// The most bytes a board can have.
        most: u64,
    },
    /// The file is not text.
    NotText {
        /// The file.
        path: PathBuf,
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::NoBoards { game } => {
                write!(f, "{game} does not accept a board of your own: --board cannot be used with it")
            }
            BoardError::Unreadable { path, why } => write!(f, "{} cannot be read: {why}", path.display()),
            BoardError::TooBig { path, most } => {
                write!(f, "{} is not a board: it has more than {most} bytes", path.display())
            }
            BoardError::NotText { path } => write!(f, "{} is not text", path.display()),
        }
    }
}

impl std::error::Error for BoardError {}

/// The text of a board for this game.
pub(crate) fn read(path: &Path, game: Game) -> Result<String, BoardError> {
    let most = most_bytes(&game.schema()).ok_or(BoardError::NoBoards { game: game.info().key })?;
    let unreadable = |why| BoardError::Unreadable { path: path.to_owned(), why };
    let mut bytes = Vec::new();
    // One byte more than there can be tells a file that is too long, without reading it whole.
    let file = File::open(path).map_err(unreadable)?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > most {
        return Err(BoardError::TooBig { path: path.to_owned(), most });
    }
    String::from_utf8(bytes).map_err(|_| BoardError::NotText { path: path.to_owned() })
}

/// How long the text of a board can be, in games that take one.
fn most_bytes(schema: &Value) -> Option<u64> {
    let forms = schema["properties"][FIELD]["anyOf"].as_array()?;
    let text = forms.iter().find(|form| form["type"] == "string")?;
    text["maxLength"].as_u64()
}
