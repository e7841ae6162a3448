//! Diable et Bon Dieu: Diplomacy with two divine players whom nobody knows.
//!
//! The rules stand in `RULES.en.md` and `RULES.fr.md`, chapters 15 to 25, behind the fourteen of Diplomacy, which hold here too;
//! code and tests cite their paragraphs (`§17.7`). The powers' side is `diplomacy::campaign::Campaign`, used and never copied.
//!
//! Reading order: [`role`] (who plays), [`config`], [`heaven`] (what is above the map, with all its secrets), [`opposition`] (when
//! blessing and curse cancel), [`knowledge`] (what orders look like to those who do not know all casts), [`action`],
//! [`refusal`], [`event`], [`state`] (the game of the house), `casting` (what divine players may do), `closing` (what becomes of a
//! phase), `ending`, [`view`], `telling` (what is said), [`shown`] (what is seen), `paths`, `cards`, `arranged` (setting positions up),
//! `figures`, `lessons`, `puzzles` with [`omens`] (what can still be cast), [`desk`] (the referee's desk), [`bot`] and [`brains`] (who plays the seats nobody holds).
//!
//! Nothing here reads a clock, a file or a random number.

pub mod action;
mod arranged;
pub mod bot;
pub mod brains;
mod cards;
mod casting;
mod closing;
pub mod config;
pub mod desk;
mod ending;
pub mod event;
mod figures;
pub mod heaven;
pub mod knowledge;
mod lessons;
pub mod omens;
pub mod opposition;
mod paths;
mod picture;
mod puzzles;
pub mod refusal;
pub mod role;
pub mod shown;
pub mod state;
mod telling;
pub mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use config::Config;
pub use event::{Event, Seen};
pub use heaven::Protected;
pub use refusal::Refusal;
pub use role::{Divinity, Role};
pub use state::Divine;
pub use view::View;
