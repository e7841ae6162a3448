//! Level 1: any possible orders, but nobody leaves what is free to take. In autumn, when centres change hands, a unit stays on
//! a centre that is not its power's yet, and one beside an empty one goes there.

use crate::adjust::Centres;
use crate::legal;
use crate::map::{Place, ProvinceSet};
use crate::order::Order;
use crate::power::Power;
use crate::unit::{Position, Unit};

use super::chance::{Rolls, pick};
use super::options::{steps, walk};

/// A power's orders.
pub(super) fn orders(
    position: &Position,
    centres: &Centres,
    is_fall: bool,
    power: Power,
    dice: &mut Rolls,
) -> Vec<Order> {
    let mut taken = ProvinceSet::EMPTY;
    let mut order = |unit: Unit| {
        let is_prize = |to: &Place| to.province().is_centre() && !centres.of(power).has(to.province());
        if is_fall && is_prize(&unit.place) {
            return Order::Hold(unit.piece());
        }
        let is_free =
            |to: &Place| position.at(to.province()).is_none() && !taken.has(to.province()) && is_prize(to);
        let free: Vec<Place> = steps(unit).filter(|to| is_fall && is_free(to)).collect();
        if let Some(to) = pick(&free, dice) {
            taken = taken.with(to.province());
            return walk(unit, *to);
        }
        any(position, unit, taken, dice)
    };
    position.of(power).map(&mut order).collect()
}

/// Any possible order, but none to go where another unit of the power goes for sure.
pub(super) fn any(position: &Position, unit: Unit, taken: ProvinceSet, dice: &mut Rolls) -> Order {
    let mut list = Vec::new();
    legal::orders(position, unit, &mut list);
    list.retain(|order| !matches!(order, Order::Move { to, .. } if taken.has(to.province())));
    pick(&list, dice).copied().unwrap_or(Order::Hold(unit.piece()))
}
