//! What bots do in a window, from their view alone: orders for every unit, their vote, then ready. The thinking is [`crate::bot`].

use tabletop::{Dice, OwnBots, Seat, Strength};

use crate::action::Action;
use crate::bot;
use crate::campaign::Campaign;
use crate::order::{Order, Phase};
use crate::power::Power;
use crate::state::Diplomacy;
use crate::view::View;

impl OwnBots for Diplomacy {
    fn decide(view: &View, seat: Seat, strength: Strength, dice: &mut dyn Dice) -> Vec<Action> {
        let Some(power) = Power::of(seat) else { return Vec::new() };
        let known = &view.known;
        let mut actions: Vec<Action> = Vec::new();
        let votes = wants_draw(known, power);
        if votes != known.ballot.has(seat) {
            actions.push(Action::Vote(votes));
        }
        actions.extend(orders(known, power, strength, dice).into_iter().map(Action::Order));
        actions.push(Action::Ready(true));
        actions
    }
}

/// The orders of a power in the open phase, as a bot of this strength gives them. Those that cannot be saved are left out.
pub fn orders(known: &Campaign, power: Power, strength: Strength, dice: &mut dyn Dice) -> Vec<Order> {
    orders_with(known, power, strength, &bot::Hints::default(), dice)
}

/// The same for a variant's bots, which know more than the map.
pub fn orders_with(
    known: &Campaign,
    power: Power,
    strength: Strength,
    hints: &bot::Hints,
    dice: &mut dyn Dice,
) -> Vec<Order> {
    let Campaign { position, centres, date, dislodged, .. } = known;
    let is_fall = date.stage.is_fall();
    let orders = match date.stage.phase() {
        Phase::Movement => bot::movement_with(strength, position, centres, is_fall, power, hints, dice),
        Phase::Retreats => bot::retreats(strength, position, dislodged, centres, is_fall, power, dice),
        Phase::Adjustments => bot::winter(strength, position, centres, power, known.allowance(power), dice),
    };
    let mut table = known.clone();
    let mut kept = Vec::new();
    for order in orders {
        let action = Action::Order(order);
        if table.check(power, &action).is_ok() {
            table.save(power, &action);
            kept.push(order);
        }
    }
    kept
}

/// Whether a bot would have a draw.
pub fn wants_draw(known: &Campaign, power: Power) -> bool {
    let count = |power: Power| known.centres.of(power).len();
    let leader = Power::ALL.into_iter().map(count).max().unwrap_or(0);
    bot::wants_draw(u32::from(known.date.year.saturating_sub(known.changed)), count(power), leader)
}
