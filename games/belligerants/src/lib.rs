//! Les Belligérants, a game of Diamino, 1943: two armies on a battlefield of many grounds, and a die with a devil.
//!
//! The rules stand in `RULES.en.md` and `RULES.fr.md`; code and tests cite their paragraphs (`§4.2`).
//! Reading order: [`piece`] (kinds and who takes whom), [`square`], [`board`] (the battlefield and its tables),
//! [`field`] (where the pieces stand), [`config`], [`chance`], [`action`] (with its notation), [`state`] (the
//! game), [`rules`] (chapter by chapter), [`position`] (positions as text), [`view`],
//! [`picture`], [`evaluate`] (for the bots).

pub mod action;
pub mod board;
pub mod chance;
pub mod config;
pub mod evaluate;
pub mod event;
pub mod field;
mod lessons;
pub mod picture;
pub mod piece;
pub mod position;
mod puzzles;
pub mod refusal;
pub mod rules;
pub mod square;
pub mod state;
mod threats;
pub mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Move};
pub use board::Board;
pub use chance::Roll;
pub use config::{Capture, Config};
pub use event::Event;
pub use piece::{Kind, Piece, Side};
pub use refusal::Refusal;
pub use square::Square;
pub use state::Belligerants;
pub use view::View;

impl tabletop::Printed for Belligerants {
    const TEXTS: [&'static str; 2] = [include_str!("../text/en.ftl"), include_str!("../text/fr.ftl")];
    const RULES: [&'static str; 2] = [include_str!("../RULES.en.md"), include_str!("../RULES.fr.md")];
}
