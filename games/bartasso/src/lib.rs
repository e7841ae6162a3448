//! Le Bartasso, by Marcel Bartassot (1944): draughts on nine rows of twenty squares, with crowned pawns,
//! leapers and diplomats, for two, three or four.
//!
//! The rules stand in `RULES.en.md` and `RULES.fr.md`; code and tests cite their paragraphs (`§4.2`).
//! Reading order: [`board`] (squares as bits), [`piece`], [`config`], [`action`] (with its notation), [`phase`],
//! [`state`] (the game), [`rules`] (chapter by chapter), [`position`] (positions as text), `view`, [`picture`] and
//! [`evaluate`] (for the bots).

pub mod action;
pub mod board;
pub mod config;
pub mod evaluate;
pub mod event;
pub mod history;
mod lessons;
pub mod phase;
pub mod picture;
pub mod piece;
pub mod position;
mod puzzles;
pub mod refusal;
pub mod rules;
pub mod state;
pub mod threats;
mod view;
mod zobrist;

#[cfg(test)]
mod tests;

pub use action::{Action, Motion, Route};
pub use board::Square;
pub use config::{Capture, Config, Sauteur};
pub use event::Event;
pub use piece::{Camp, Kind, Piece};
pub use refusal::Refusal;
pub use state::Bartasso;
pub use view::View;

impl tabletop::Printed for Bartasso {
    const TEXTS: [&'static str; 2] = [include_str!("../text/en.ftl"), include_str!("../text/fr.ftl")];
    const RULES: [&'static str; 2] = [include_str!("../RULES.en.md"), include_str!("../RULES.fr.md")];
}
