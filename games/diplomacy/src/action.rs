//! What a player can do (§11 to §13), as text: an order, `clear`, `ready`, `vote`, `concede`, and their opposites.

use std::fmt;
use std::str::FromStr;

use tabletop::NotationError;

use crate::names::plain;
use crate::notation::{self, Expected};
use crate::order::Order;
use crate::unit::Piece;

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Save an order (§11.1).
    Order(Order),
    /// Take the order of a unit back, or that of a unit to be built (§11.1).
    Clear(Piece),
    /// Take all orders back (§11.1).
    ClearAll,
    /// Be ready, or not any more (§11.4).
    Ready(bool),
    /// Vote for a draw, or not any more (§13.3).
    Vote(bool),
    /// Give the power up, for good (§12.1).
    Concede,
}

/// How each word is written, the canonical form first; then what else is understood, without accents.
const WORDS: [(Action, &[&str]); 6] = [
    (Action::ClearAll, &["clear", "efface", "effacer"]),
    (Action::Ready(true), &["ready", "pret", "prete"]),
    (Action::Ready(false), &["unready", "not ready", "pas pret", "pas prete"]),
    (Action::Vote(true), &["vote", "draw", "voter", "nulle"]),
    (Action::Vote(false), &["unvote", "no draw", "retirer"]),
    (Action::Concede, &["concede", "conceder", "capituler"]),
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Order(order) => order.fmt(f),
            Action::Clear(piece) => write!(f, "clear {piece}"),
            word => {
                let known = WORDS.iter().find(|(action, _)| action == word);
                f.write_str(known.map_or("", |(_, spellings)| spellings[0]))
            }
        }
    }
}

impl Action {
    /// A text that is one of the words, or a unit whose order is to be cleared; nothing if it is an order or unknown.
    pub(crate) fn word(text: &str) -> Option<Result<Action, NotationError>> {
        let said = plain(text.trim());
        if let Some((action, _)) = WORDS.iter().find(|(_, spellings)| spellings.contains(&said.as_str())) {
            return Some(Ok(*action));
        }
        let rest = ["clear ", "efface ", "effacer "].iter().find_map(|word| said.strip_prefix(word))?;
        let before = text.len() - rest.len().min(text.len());
        Some(
            notation::read_piece(rest)
                .map(Action::Clear)
                .map_err(|_| NotationError::new(before, Expected::Unit.wording())),
        )
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match Action::word(text) {
            Some(word) => word,
            None => text.parse().map(Action::Order),
        }
    }
}
