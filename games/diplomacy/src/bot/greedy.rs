//! Level 2: each unit for itself, to the best province beside it. Nobody supports anybody; they only keep out of
//! each other's way.

use crate::map::{Place, ProvinceSet};
use crate::order::Order;
use crate::power::Power;
use crate::unit::Unit;

use super::chance::{Rolls, fraction, shuffle};
use super::options::{steps, walk};
use super::outlook::{Outlook, Worth};

/// A power's orders.
pub(super) fn orders(outlook: &Outlook<'_>, worth: &Worth, power: Power, dice: &mut Rolls) -> Vec<Order> {
    let mut units: Vec<Unit> = outlook.position.of(power).collect();
    shuffle(&mut units, dice);
    let mut taken = ProvinceSet::EMPTY;
    let mut waiting: ProvinceSet = units.iter().map(|unit| unit.province()).collect();
    let mut orders = Vec::with_capacity(units.len());
    for unit in units {
        waiting = waiting.without(unit.province());
        // Whoever has not been told yet may stay.
        let closed = taken.or(waiting);
        let open = steps(unit).filter(|to| !closed.has(to.province()));
        let mut best = (f32::MIN, unit.place);
        let stay = Some(unit.place).filter(|_| !taken.has(unit.province()));
        for to in open.chain(stay) {
            let promise = plain(outlook, worth, unit, to) * (1.0 + 0.1 * fraction(dice));
            if promise > best.0 {
                best = (promise, to);
            }
        }
        let to = best.1;
        taken = taken.with(to.province());
        orders.push(if to == unit.place { Order::Hold(unit.piece()) } else { walk(unit, to) });
    }
    orders.sort();
    orders
}

/// A place's value: a centre of somebody else's before all, then what is near.
fn plain(outlook: &Outlook<'_>, worth: &Worth, unit: Unit, to: Place) -> f32 {
    let province = to.province();
    let is_prize = province.is_centre() && !outlook.centres.of(unit.power).has(province);
    let near = worth.at(unit.kind, to) / worth.top();
    if is_prize { 2.0 + near } else { near }
}
