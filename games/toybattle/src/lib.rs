//! Toy Battle, by Paolo Mori and Alessandro Zucchini: toys with hidden racks on eight terrains.
//!
//! The rules stand in `RULES.en.md` and `RULES.fr.md`; code and tests cite their paragraphs (`§6.9`).
//! Reading order: [`troop`], [`terrain`], [`config`], [`action`] (with its notation), [`field`] (all that lies open),
//! [`hands`] (all that is hidden), [`state`] (the game), [`rules`] (chapter by chapter), [`view`], [`picture`] and
//! [`evaluate`] (for the bots).

pub mod action;
pub mod config;
pub mod evaluate;
pub mod event;
pub mod field;
pub mod hands;
mod lessons;
pub mod picture;
mod puzzles;
pub mod refusal;
pub mod rules;
pub mod state;
pub mod terrain;
pub mod troop;
pub mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Chance};
pub use config::Config;
pub use event::{Event, Seen};
pub use refusal::Refusal;
pub use state::ToyBattle;
pub use terrain::{Colour, Slot, TerrainId};
pub use troop::{Troop, Troops};
pub use view::View;

impl tabletop::Printed for ToyBattle {
    const TEXTS: [&'static str; 2] = [include_str!("../text/en.ftl"), include_str!("../text/fr.ftl")];
    const RULES: [&'static str; 2] = [include_str!("../RULES.en.md"), include_str!("../RULES.fr.md")];
}
