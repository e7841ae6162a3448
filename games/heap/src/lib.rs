//! Heap: two players take stones off a heap, and whoever takes the last one wins.
//!
//! The smallest complete game: `cargo xtask new-game` copies this folder. The rules stand in `RULES.en.md` and
//! `RULES.fr.md`. Reading order: [`config`], [`action`], [`refusal`], [`event`], [`state`] (the rules), [`view`], `picture`.

pub mod action;
pub mod config;
pub mod event;
mod picture;
pub mod refusal;
pub mod state;
pub mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use config::Config;
pub use event::Event;
pub use refusal::Refusal;
pub use state::Heap;
pub use view::View;

impl tabletop::Printed for Heap {
    const TEXTS: [&'static str; 2] = [include_str!("../text/en.ftl"), include_str!("../text/fr.ftl")];
    const RULES: [&'static str; 2] = [include_str!("../RULES.en.md"), include_str!("../RULES.fr.md")];
}
