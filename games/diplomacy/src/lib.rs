//! Diplomacy: the map, orders, and the judge that adjudicates them with reasons.
//!
//! The rules stand in `RULES.en.md` and `RULES.fr.md`; code and tests cite their paragraphs (`§5.4`).
//! Reading order: [`map`] (provinces and borders), [`power`], [`mod@unit`] (units and positions), [`order`],
//! [`notation`] (reading orders), [`possible`] (what can be ordered), [`judge`] (the movement phase),
//! [`retreat`], [`adjust`] (winter), [`status`] (blessings and curses, for variants), [`tell`] (reasons as
//! messages), [`desk`] (case files), [`atlas`] (the map as a drawing).
//!
//! Nothing here reads a clock, a file or a random number, and the judge allocates nothing.

pub mod adjust;
pub mod atlas;
pub mod desk;
pub mod judge;
pub mod map;
mod names;
pub mod notation;
pub mod order;
pub mod possible;
pub mod power;
pub mod retreat;
mod route;
pub mod status;
pub mod tell;
pub mod unit;

#[cfg(test)]
mod tests;

pub use judge::{Reason, Ruling, Verdict, movement, movement_with};
pub use map::{Place, PlaceSet, Province, ProvinceSet};
pub use order::{Order, Orders, Phase};
pub use possible::Impossible;
pub use power::Power;
pub use status::Statuses;
pub use unit::{Kind, Piece, Position, Unit};
