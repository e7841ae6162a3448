//! What if: a game that begins where somebody stands, made from what they know alone.

use tabletop::{Branch, Seat};

use crate::action::Action;
use crate::config::{Config, Press};
use crate::setup;
use crate::state::Diplomacy;
use crate::view::View;

impl Branch for Diplomacy {
    /// The position as its text has it (§14.3), without letters: nobody writes to oneself.
    fn branch(config: &Config, view: &View) -> Option<Config> {
        let position = view.outcome.is_none().then(|| setup::text(&view.known))?;
        Some(Config { position, press: Press::None, ..config.clone() })
    }

    /// The orders one's own power has saved, not that it is ready.
    fn repeated(view: &View) -> Vec<(Seat, Action)> {
        let order = |own: Seat| move |order: &crate::Order| (own, Action::Order(*order));
        match (view.own, view.saved()) {
            (Some(own), Some(saved)) => saved.orders.iter().map(order(own.seat())).collect(),
            _ => Vec::new(),
        }
    }
}
