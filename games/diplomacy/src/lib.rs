//! Diplomacy: the map, orders, and the judge that adjudicates them with reasons.
//!
//! The rules stand in `RULES.en.md` and `RULES.fr.md`; code and tests cite their paragraphs (`§5.4`).
//! Reading order, the judge: [`map`] (provinces and borders), [`power`], [`mod@unit`] (units and positions), [`order`],
//! [`notation`] (reading orders), [`possible`] (what can be ordered), [`judge`] (the movement phase),
//! [`retreat`], [`adjust`] (winter), [`status`] (blessings and curses, for variants), [`tell`] (reasons as
//! messages), [`desk`] (case files), [`atlas`] (the map as a drawing).
//!
//! The game: [`calendar`] (phases), [`legal`] (orders, each in one form), [`campaign`] (a game as it stands), `saving`, [`closing`]
//! and [`ending`] (what becomes of it), [`advice`] (orders that do not fit together), [`config`], [`setup`] (positions as text), [`arranged`] (setting them up by hand),
//! [`action`], [`refusal`], [`event`], [`view`], [`state`] (the game of the house), [`paths`] (orders by pointing), [`telling`] (what is
//! said), [`picture`] and [`shown`] (what is seen), `cards`, `figures`, `branch` (what if), [`bot`] and [`brains`] (who plays the other powers).
//!
//! The bots: [`bot`], from a position to one power's orders.
//!
//! Nothing here reads a clock, a file or a random number, and the judge allocates nothing.

pub mod action;
pub mod adjust;
pub mod advice;
pub mod arranged;
pub mod atlas;
pub mod bot;
pub mod brains;
mod branch;
pub mod calendar;
pub mod campaign;
mod cards;
pub mod closing;
pub mod config;
pub mod desk;
pub mod ending;
pub mod event;
mod figures;
pub mod judge;
pub mod legal;
mod lessons;
pub mod map;
mod names;
pub mod notation;
pub mod order;
pub mod paths;
pub mod picture;
pub mod possible;
pub mod power;
pub mod puzzles;
pub mod refusal;
pub mod retreat;
mod route;
mod saving;
pub mod setup;
pub mod shown;
pub mod siege;
pub mod state;
pub mod status;
pub mod tell;
pub mod telling;
pub mod unit;
pub mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use config::Config;
pub use event::{Event, Seen};
pub use judge::{Reason, Ruling, Verdict, movement, movement_with};
pub use map::{Place, PlaceSet, Province, ProvinceSet};
pub use order::{Order, Orders, Phase};
pub use possible::Impossible;
pub use power::Power;
pub use refusal::Refusal;
pub use state::Diplomacy;
pub use status::{Rout, Statuses};
pub use unit::{Kind, Piece, Position, Unit};
pub use view::View;
