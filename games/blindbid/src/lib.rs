//! Blind Bid, the kernel's test game: chance, hidden cards, simultaneous secret orders, expiry, a secret
//! vote and an open deal, in as few rules as will hold them. It proves the `Game` trait and serves the
//! server's secrecy tests. Nobody plays it: it is not in the catalog.
//!
//! The rules stand in `RULES.en.md` and `RULES.fr.md`. Reading order: [`action`], [`state`], [`view`].

pub mod action;
mod house;
pub mod state;
pub mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Draw, Refusal};
pub use state::{BlindBid, Config, Event, Roles, Writing};
pub use view::{Seen, View};
