//! What a unit could be told: its steps, where fleets could carry it, and by which of them.

use crate::map::{PROVINCES, Place, PlaceSet, Province, ProvinceSet, SEAS};
use crate::order::Order;
use crate::unit::{Kind, Unit};

/// Where a unit can go in one step, coasts named.
#[inline]
pub(super) fn steps(unit: Unit) -> PlaceSet {
    match unit.kind {
        Kind::Army => PlaceSet::from_bits(unit.place.army_steps().bits()),
        Kind::Fleet => unit.place.fleet_steps(),
    }
}

/// The shores where these fleets could land an army.
pub(super) fn landings(army: Unit, fleets: ProvinceSet) -> ProvinceSet {
    if army.kind == Kind::Fleet {
        return ProvinceSet::EMPTY;
    }
    let mut reached = army.province().seas().and(fleets);
    let (mut fresh, mut shores) = (reached, ProvinceSet::EMPTY);
    while !fresh.is_empty() {
        let near = fresh.fold(ProvinceSet::EMPTY, |near, sea| near.or(sea.place().fleet_reach()));
        shores = shores.or(near.minus(SEAS));
        fresh = near.and(fleets).minus(reached);
        reached = reached.or(fresh);
    }
    shores.without(army.province())
}

/// A shortest chain of these fleets from one shore to another.
pub(super) fn chain(from: Province, to: Province, fleets: ProvinceSet) -> Option<ProvinceSet> {
    let mut came_from = [None; PROVINCES];
    let mut reached = from.seas().and(fleets);
    let mut fresh = reached;
    while !fresh.is_empty() {
        if let Some(last) = fresh.and(to.seas()).first() {
            let links = std::iter::successors(Some(last), |sea: &Province| came_from[sea.index()]);
            return Some(links.collect());
        }
        let mut next = ProvinceSet::EMPTY;
        for sea in fresh {
            for beyond in sea.place().fleet_reach().and(fleets).minus(reached).minus(next) {
                came_from[beyond.index()] = Some(sea);
                next = next.with(beyond);
            }
        }
        reached = reached.or(next);
        fresh = next;
    }
    None
}

/// An army's move: over a border if there is one.
pub(super) fn walk(unit: Unit, to: Place) -> Order {
    Order::Move { unit: unit.piece(), to, via: false }
}

/// An army's move by sea.
pub(super) fn sail(army: Unit, to: Province) -> Order {
    Order::Move { unit: army.piece(), to: to.place(), via: army.place.army_steps().has(to) }
}
