//! What bots do in a window, from their view alone: powers as in Diplomacy; divine players hit what helps or hurts.

use diplomacy::brains::{orders, wants_draw};
use tabletop::{Dice, OwnBots, Seat};

use crate::action::Action;
use crate::role::{Divinity, Role};
use crate::state::Divine;
use crate::view::View;

impl OwnBots for Divine {
    fn decide(view: &View, seat: Seat, level: u8, dice: &mut dyn Dice) -> Vec<Action> {
        match Role::of(seat) {
            Some(Role::Power(power)) => {
                let known = &view.earth.known;
                let votes = wants_draw(known, power);
                let vote = (votes != known.ballot.has(seat)).then_some(diplomacy::Action::Vote(votes));
                let orders = orders(known, power, level, dice).into_iter().map(diplomacy::Action::Order);
                vote.into_iter().chain(orders).map(Action::Earthly).chain([Action::READY]).collect()
            }
            Some(Role::Divine(own)) => decide_divine(view, own, dice),
            None => Vec::new(),
        }
    }
}

fn decide_divine(view: &View, own: Divinity, dice: &mut dyn Dice) -> Vec<Action> {
    if view.is_giving() {
        return vec![Action::Gift(view.heaven.protected[own.index()])];
    }
    let units: Vec<_> =
        view.earth.known.position.units().filter(|unit| !view.heaven.spent.has(unit.power.seat())).collect();
    if units.is_empty() {
        return vec![Action::READY];
    }
    let unit = units[dice.below(units.len() as u32) as usize];
    vec![Action::Cast(own, unit.province()), Action::READY]
}
