//! What bots do in a window, from their view alone: powers as in Diplomacy, with what they suspect; divine players cast and give. The
//! thinking is [`crate::bot`].

use diplomacy::Power;
use diplomacy::bot::Hints;
use diplomacy::brains::{orders_with, wants_draw};
use diplomacy::order::Phase;
use tabletop::{Dice, OwnBots, Seat, Strength};

use crate::action::Action;
use crate::bot;
use crate::role::{Divinity, Role};
use crate::state::Divine;
use crate::view::View;

/// The first level that suspects anybody.
const SUSPECTS: u8 = 3;

impl OwnBots for Divine {
    fn decide(view: &View, seat: Seat, strength: Strength, dice: &mut dyn Dice) -> Vec<Action> {
        match Role::of(seat) {
            Some(Role::Power(power)) => decide_power(view, power, strength, dice),
            Some(Role::Divine(own)) => decide_divine(view, own, strength, dice),
            None => Vec::new(),
        }
    }
}

fn decide_power(view: &View, power: Power, strength: Strength, dice: &mut dyn Dice) -> Vec<Action> {
    let known = &view.earth.known;
    let votes = wants_draw(known, power);
    let vote = (votes != known.ballot.has(power.seat())).then_some(diplomacy::Action::Vote(votes));
    let is_movement = known.date.stage.phase() == Phase::Movement;
    let suspects = strength.level >= SUSPECTS && is_movement;
    let hints = if suspects { bot::hints(view, dice) } else { Hints::default() };
    let orders = orders_with(known, power, strength, &hints, dice).into_iter().map(diplomacy::Action::Order);
    vote.into_iter().chain(orders).map(Action::Earthly).chain([Action::READY]).collect()
}

fn decide_divine(view: &View, own: Divinity, strength: Strength, dice: &mut dyn Dice) -> Vec<Action> {
    if view.is_giving() {
        return vec![Action::Gift(bot::gift(view, strength, dice))];
    }
    let saved = view.heaven.casting.and_then(|casting| casting.at);
    let cast = match bot::cast(view, own, strength, dice) {
        at if at == saved => None,
        Some(at) => Some(Action::Cast(own, at)),
        None => Some(Action::CLEAR),
    };
    cast.into_iter().chain([Action::READY]).collect()
}
