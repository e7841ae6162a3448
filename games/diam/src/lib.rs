//! Diam, by Alain Couchot and Bernard Klein: a ring of eight stacks, editions 1998 and 2003.
//!
//! The rules stand in `RULES.en.md` and `RULES.fr.md`; code and tests cite their paragraphs (`§4.2`).
//! Reading order: [`piece`] (squares and colours), [`board`] (the ring as three bit planes),
//! [`config`], [`action`] (with its notation), [`state`] (the game), [`rules`] (chapter by chapter),
//! [`position`] (positions as text), [`view`], [`picture`], [`evaluate`] and [`solution`] (for the bots), `lessons` and `puzzles` (for learners).

pub mod action;
pub mod board;
pub mod config;
pub mod evaluate;
pub mod event;
pub mod history;
mod lessons;
pub mod picture;
pub mod piece;
pub mod position;
mod puzzles;
pub mod refusal;
pub mod rules;
pub mod solution;
pub mod state;
pub mod symmetry;
pub mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use config::{Announce, Config, Edition};
pub use event::Event;
pub use piece::{Colour, Side, Square};
pub use refusal::Refusal;
pub use state::Diam;
pub use view::View;

impl tabletop::Printed for Diam {
    const TEXTS: [&'static str; 2] = [include_str!("../text/en.ftl"), include_str!("../text/fr.ftl")];
    const RULES: [&'static str; 2] = [include_str!("../RULES.en.md"), include_str!("../RULES.fr.md")];
}
