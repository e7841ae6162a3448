//! Every order that a unit can be given, each once and in one canonical form (§11.2), and that form for whatever
//! somebody wrote.
//!
//! The judge takes more than this: it reads a fleet's coast where only one can be meant, and a convoy that is said twice.
//! At the table there is one way to say each thing, so that what is saved, shown and recorded is what was ordered.

use crate::map::{Place, Province, ProvinceSet, SEAS};
use crate::order::Order;
use crate::possible::{self, Impossible, Task};
use crate::route;
use crate::unit::{Kind, Piece, Position, Unit};

/// An order of a movement phase as it is kept: units where they really stand, coasts named where they matter, `VIA` only
/// where there is a choice.
pub fn canonical(position: &Position, order: &Order) -> Result<Order, Impossible> {
    let piece = order.unit().ok_or(Impossible::OtherPhase)?;
    let unit = position.at(piece.province()).filter(|unit| unit.kind == piece.kind);
    let unit = unit.ok_or(Impossible::NoSuchUnit(piece))?;
    let task = possible::task(position, position.occupied().and(SEAS), unit, order)?;
    let there = |province: Province, piece: Piece| position.at(province).map_or(piece, Unit::piece);
    let piece = unit.piece();
    Ok(match (task, *order) {
        (Task::Step(to), _) => Order::Move { unit: piece, to, via: false },
        (Task::Sail(goal), _) => {
            let via = unit.place.army_steps().has(goal);
            Order::Move { unit: piece, to: goal.place(), via }
        }
        (Task::SupportHold(at), Order::SupportHold { whom, .. }) => {
            Order::SupportHold { unit: piece, whom: there(at, whom) }
        }
        (Task::SupportMove(at, to), Order::SupportMove { whom, .. }) => {
            let whom = there(at, whom);
            let to = if whom.kind == Kind::Army { to.province().place() } else { to };
            Order::SupportMove { unit: piece, whom, to }
        }
        (Task::Convoy(at, to), Order::Convoy { whom, .. }) => {
            Order::Convoy { unit: piece, whom: there(at, whom), to: to.place() }
        }
        _ => Order::Hold(piece),
    })
}

/// Adds every order of a movement phase that a unit can be given: holding, moves, moves by convoy, supports, convoys.
pub fn orders(position: &Position, unit: Unit, out: &mut Vec<Order>) {
    let piece = unit.piece();
    out.push(Order::Hold(piece));
    moves(position, unit, out);
    let others = || position.units().filter(|other| other.province() != unit.province());
    for whom in others().filter(|whom| unit.reach().has(whom.province())) {
        out.push(Order::SupportHold { unit: piece, whom: whom.piece() });
    }
    for whom in others() {
        supports(position, unit, whom, out);
    }
    if unit.province().is_sea() {
        others().filter(|whom| whom.kind == Kind::Army).for_each(|army| convoys(position, unit, army, out));
    }
}

fn moves(position: &Position, unit: Unit, out: &mut Vec<Order>) {
    let piece = unit.piece();
    let order = |to: Place, via: bool| Order::Move { unit: piece, to, via };
    match unit.kind {
        Kind::Fleet => out.extend(unit.place.fleet_steps().map(|to| order(to, false))),
        Kind::Army => {
            let steps = unit.place.army_steps();
            out.extend(steps.into_iter().map(|to| order(to.place(), false)));
            let by_sea = shores(unit.province(), position.occupied().and(SEAS));
            out.extend(by_sea.into_iter().map(|to| order(to.place(), steps.has(to))));
        }
    }
}

/// The shores to which these fleets could carry an army from a province.
fn shores(from: Province, fleets: ProvinceSet) -> ProvinceSet {
    let mut reached = from.seas().and(fleets);
    let mut fresh = reached;
    while !fresh.is_empty() {
        let mut next = ProvinceSet::EMPTY;
        for sea in fresh {
            next = next.or(sea.place().fleet_reach());
        }
        fresh = next.and(fleets).minus(reached);
        reached = reached.or(fresh);
    }
    let mut shores = ProvinceSet::EMPTY;
    for sea in reached {
        shores = shores.or(sea.place().fleet_reach());
    }
    shores.minus(SEAS).without(from)
}

fn supports(position: &Position, unit: Unit, whom: Unit, out: &mut Vec<Order>) {
    let goals = unit.reach().without(whom.province());
    let order = |to: Place| Order::SupportMove { unit: unit.piece(), whom: whom.piece(), to };
    match whom.kind {
        Kind::Fleet => {
            for goal in goals.and(whom.place.fleet_reach()).without(unit.province()) {
                out.push(order(goal.place()));
                out.extend(goal.coasts().and(whom.place.fleet_steps()).map(order));
            }
        }
        Kind::Army => {
            // A fleet that supports does not carry (§4.5).
            let fleets = position.occupied().and(SEAS).without(unit.province());
            let by_sea = shores(whom.province(), fleets);
            let goals = goals.and(whom.place.army_steps().or(by_sea)).without(unit.province());
            out.extend(goals.into_iter().map(|goal| order(goal.place())));
        }
    }
}

fn convoys(position: &Position, unit: Unit, army: Unit, out: &mut Vec<Order>) {
    let fleets = position.occupied().and(SEAS);
    let from = army.province();
    for goal in shores(from, fleets) {
        if route::needs(from, goal, fleets, unit.province()) {
            out.push(Order::Convoy { unit: unit.piece(), whom: army.piece(), to: goal.place() });
        }
    }
}
