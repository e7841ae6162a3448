//! Retreats: where dislodged units go.

use crate::adjust::Centres;
use crate::judge::Dislodged;
use crate::map::{Place, PlaceSet, ProvinceSet};
use crate::order::Order;
use crate::power::Power;
use crate::unit::{Position, Unit};

use super::chance::{Rolls, pick};
use super::forward::{Budget, Chooser, Situation, Stances};
use super::outlook::Worth;

/// Where a dislodged unit goes if nobody thinks about it: to a centre, else to the best place.
pub(super) fn plain(unit: Unit, open: PlaceSet, centres: &Centres, worth: &Worth) -> Option<Place> {
    let promise = |place: Place| {
        let is_own = centres.of(unit.power).has(place.province());
        let centre = if is_own { 0.5 } else { 1.0 };
        let bonus = if place.province().is_centre() { worth.top() * centre } else { 0.0 };
        worth.at(unit.kind, place) + bonus
    };
    open.max_by(|a, b| promise(*a).total_cmp(&promise(*b)))
}

/// One order for each dislodged unit of a power, as somebody chooses among the places that are open. None of them
/// goes where another does.
pub(super) fn orders(
    dislodged: &[Dislodged],
    power: Power,
    mut choose: impl FnMut(&Dislodged, PlaceSet) -> Option<Place>,
) -> Vec<Order> {
    let mut taken = ProvinceSet::EMPTY;
    let mut orders = Vec::new();
    for lost in dislodged.iter().filter(|lost| lost.unit.power == power) {
        let unit = lost.unit.piece();
        let open = lost.retreats.filter(|place| !taken.has(place.province())).collect();
        let to = choose(lost, open);
        taken = to.map_or(taken, |place| taken.with(place.province()));
        orders.push(to.map_or(Order::Disband(unit), |to| Order::Retreat { unit, to }));
    }
    orders
}

/// Anywhere.
pub(super) fn random(open: PlaceSet, dice: &mut Rolls) -> Option<Place> {
    let list: Vec<Place> = open.collect();
    pick(&list, dice).copied()
}

/// Tries every way of retreating by playing on from it, one unit after another.
pub(super) fn thought(
    situation: &Situation,
    dislodged: &[Dislodged],
    power: Power,
    stances: &Stances,
    budget: &mut Budget,
    dice: &mut Rolls,
) -> Vec<Order> {
    let mut chosen: Vec<Unit> = Vec::new();
    let chooser = Chooser { power, stances, phases: 3, runs: 24, seed: dice.seed() };
    orders(dislodged, power, |lost, open| {
        let first = plain(lost.unit, open, &situation.centres, &stances[power.index()]);
        let mut best = (f32::MIN, first);
        for to in open.map(Some).chain([None]) {
            let retreated = to.map(|place| Unit { place, ..lost.unit });
            let others = dislodged.iter().filter(|other| other.unit != lost.unit);
            let placed: Vec<Unit> = chosen.iter().copied().chain(retreated).collect();
            let next = resolved(situation, &placed, others, power, stances);
            let Some(value) = chooser.value(&next, budget) else { break };
            if value > best.0 {
                best = (value, to);
            }
        }
        chosen.extend(best.1.map(|place| Unit { place, ..lost.unit }));
        best.1
    })
}

/// The situation after some retreats of a power's own, and plain ones of the others.
fn resolved<'a>(
    situation: &Situation,
    placed: &[Unit],
    others: impl Iterator<Item = &'a Dislodged>,
    power: Power,
    stances: &Stances,
) -> Situation {
    let mut next = situation.clone();
    let put = |position: &mut Position, unit| {
        // Where two come, the first one stays: a plain guess.
        let _ = position.put(unit);
    };
    for unit in placed {
        put(&mut next.position, *unit);
    }
    for other in others.filter(|other| other.unit.power != power) {
        let worth = &stances[other.unit.power.index()];
        if let Some(place) = plain(other.unit, other.retreats, &situation.centres, worth) {
            put(&mut next.position, Unit { place, ..other.unit });
        }
    }
    next.close(stances);
    next
}
