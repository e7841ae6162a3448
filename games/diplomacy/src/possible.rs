//! What can be ordered at all, on this map with these units (§4). An impossible order is ignored and its unit
//! holds; each reason is a variant of its own.
//!
//! What is possible depends on where units stand, never on what others order: a convoy is possible where fleets
//! are at sea, whoever commands them and whatever they do.

use tabletop::Message;

use crate::map::{Place, Province, ProvinceSet, SEAS};
use crate::order::Order;
use crate::route;
use crate::unit::{Kind, Piece, Position, Unit};

/// Why an order cannot be carried out whatever anybody does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// A unit goes somewhere else than where it is (§4.1).
    SamePlace,
    /// Armies stay on land (§4.1).
    ArmyAtSea,
    /// There is no border, and no chain of fleets at sea (§4.1, §4.6).
    TooFar,
    /// The fleet cannot go there along its coast or over its sea (§4.2).
    NotByFleet,
    /// Both coasts can be reached, and the order says neither (§4.3).
    CoastNeeded,
    /// That coast cannot be reached (§4.3).
    WrongCoast,
    /// Only armies are carried over sea (§4.6).
    FleetByConvoy,
    /// The order is about a unit that is not there (§4.4).
    NoSuchUnit(Piece),
    /// A unit does not support itself (§4.4).
    OwnSupport,
    /// A unit does not support an attack on its own province (§4.4).
    OwnProvince,
    /// The supporter could not go there itself (§4.4).
    SupportTooFar,
    /// The move that is supported is impossible (§4.5).
    SupportedMove,
    /// Only fleets at sea carry armies (§4.6).
    NotAtSea,
    /// An army goes by convoy from shore to shore (§4.6).
    NotAShore,
    /// The fleet is on no route for that army (§4.7).
    OffRoute,
    /// The order is one of another phase.
    OtherPhase,
}

impl Impossible {
    /// The paragraph of the rules that says so.
    pub const fn paragraph(self) -> &'static str {
        match self {
            Impossible::SamePlace | Impossible::ArmyAtSea | Impossible::TooFar => "4.1",
            Impossible::NotByFleet => "4.2",
            Impossible::CoastNeeded | Impossible::WrongCoast => "4.3",
            Impossible::NoSuchUnit(_)
            | Impossible::OwnSupport
            | Impossible::OwnProvince
            | Impossible::SupportTooFar => "4.4",
            Impossible::SupportedMove => "4.5",
            Impossible::FleetByConvoy | Impossible::NotAtSea | Impossible::NotAShore => "4.6",
            Impossible::OffRoute => "4.7",
            Impossible::OtherPhase => "3.3",
        }
    }

    /// The sentence for whoever wrote the order.
    pub fn message(self) -> Message {
        let message = Message::new(match self {
            Impossible::SamePlace => "diplomacy-impossible-same-place",
            Impossible::ArmyAtSea => "diplomacy-impossible-army-at-sea",
            Impossible::TooFar => "diplomacy-impossible-too-far",
            Impossible::NotByFleet => "diplomacy-impossible-not-by-fleet",
            Impossible::CoastNeeded => "diplomacy-impossible-coast-needed",
            Impossible::WrongCoast => "diplomacy-impossible-wrong-coast",
            Impossible::FleetByConvoy => "diplomacy-impossible-fleet-by-convoy",
            Impossible::NoSuchUnit(_) => "diplomacy-impossible-no-such-unit",
            Impossible::OwnSupport => "diplomacy-impossible-own-support",
            Impossible::OwnProvince => "diplomacy-impossible-own-province",
            Impossible::SupportTooFar => "diplomacy-impossible-support-too-far",
            Impossible::SupportedMove => "diplomacy-impossible-supported-move",
            Impossible::NotAtSea => "diplomacy-impossible-not-at-sea",
            Impossible::NotAShore => "diplomacy-impossible-not-a-shore",
            Impossible::OffRoute => "diplomacy-impossible-off-route",
            Impossible::OtherPhase => "diplomacy-impossible-other-phase",
        });
        match self {
            Impossible::NoSuchUnit(piece) => message.with("unit", piece.to_string()),
            _ => message,
        }
    }
}

/// A possible order in the terms of the judge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    Hold,
    /// Over a border. An army's may turn into a convoy if its power shows that it means one (§4.9).
    Step(Place),
    /// Over sea.
    Sail(Province),
    SupportHold(Province),
    SupportMove(Province, Place),
    Convoy(Province, Province),
}

/// Whether a unit's order can be carried out if all goes well, and why not.
pub fn check(position: &Position, order: &Order) -> Result<(), Impossible> {
    let unit = order.unit().ok_or(Impossible::OtherPhase)?;
    let here = position.at(unit.province()).filter(|here| here.kind == unit.kind);
    let unit = here.ok_or(Impossible::NoSuchUnit(unit))?;
    task(position, position.occupied().and(SEAS), unit, order).map(|_| ())
}

/// What the order of this unit means, if it is possible.
#[inline]
pub(crate) fn task(
    position: &Position,
    fleets: ProvinceSet,
    unit: Unit,
    order: &Order,
) -> Result<Task, Impossible> {
    match *order {
        Order::Hold(_) => Ok(Task::Hold),
        Order::Move { to, via, .. } => movement(fleets, unit, to, via),
        Order::SupportHold { whom, .. } => {
            let whom = found(position, whom)?;
            support(unit, whom.province())?;
            Ok(Task::SupportHold(whom.province()))
        }
        Order::SupportMove { whom, to, .. } => {
            let whom = found(position, whom)?;
            supported_move(fleets, unit, whom, to)?;
            Ok(Task::SupportMove(whom.province(), to))
        }
        Order::Convoy { whom, to, .. } => {
            let whom = found(position, whom)?;
            convoy(fleets, unit, whom, to.province())?;
            Ok(Task::Convoy(whom.province(), to.province()))
        }
        Order::Retreat { .. } | Order::Disband(_) | Order::Build(_) | Order::Waive => {
            Err(Impossible::OtherPhase)
        }
    }
}

/// The unit an order is about. Its coast is not looked at.
fn found(position: &Position, piece: Piece) -> Result<Unit, Impossible> {
    let unit = position.at(piece.province()).filter(|unit| unit.kind == piece.kind);
    unit.ok_or(Impossible::NoSuchUnit(piece))
}

fn movement(fleets: ProvinceSet, unit: Unit, to: Place, via: bool) -> Result<Task, Impossible> {
    let goal = to.province();
    if goal == unit.province() {
        return Err(Impossible::SamePlace);
    }
    match unit.kind {
        Kind::Fleet if via => Err(Impossible::FleetByConvoy),
        Kind::Fleet => fleet_step(unit.place, to).map(Task::Step),
        Kind::Army if goal.is_sea() => Err(Impossible::ArmyAtSea),
        Kind::Army if !via && unit.place.army_steps().has(goal) => Ok(Task::Step(goal.place())),
        Kind::Army if route::exists(unit.province(), goal, fleets) => Ok(Task::Sail(goal)),
        Kind::Army => Err(Impossible::TooFar),
    }
}

/// Where exactly a fleet ends up. A coast that is not named is clear where only one can be reached (§4.3).
fn fleet_step(from: Place, to: Place) -> Result<Place, Impossible> {
    let steps = from.fleet_steps();
    if steps.has(to) {
        return Ok(to);
    }
    let goal = to.province();
    if !from.fleet_reach().has(goal) {
        return Err(Impossible::NotByFleet);
    }
    let coasts = goal.coasts().and(steps);
    match coasts.first() {
        Some(coast) if !to.is_coast() && coasts.len() == 1 => Ok(coast),
        _ if to.is_coast() => Err(Impossible::WrongCoast),
        _ => Err(Impossible::CoastNeeded),
    }
}

/// Whether a unit can support anything in a province: one it could go to itself, on whatever coast.
fn support(unit: Unit, goal: Province) -> Result<(), Impossible> {
    if goal == unit.province() {
        Err(Impossible::OwnSupport)
    } else if unit.reach().has(goal) {
        Ok(())
    } else {
        Err(Impossible::SupportTooFar)
    }
}

fn supported_move(fleets: ProvinceSet, unit: Unit, whom: Unit, to: Place) -> Result<(), Impossible> {
    let goal = to.province();
    if whom.province() == unit.province() {
        return Err(Impossible::OwnSupport);
    }
    if goal == unit.province() {
        return Err(Impossible::OwnProvince);
    }
    support(unit, goal)?;
    if whom.province() == goal {
        return Err(Impossible::SupportedMove);
    }
    let can_come = match whom.kind {
        Kind::Fleet if to.is_coast() => whom.place.fleet_steps().has(to),
        Kind::Fleet => whom.place.fleet_reach().has(goal),
        Kind::Army => {
            // A fleet that supports does not carry: the army needs another route (§4.5).
            whom.place.army_steps().has(goal)
                || route::exists(whom.province(), goal, fleets.without(unit.province()))
        }
    };
    if can_come { Ok(()) } else { Err(Impossible::SupportedMove) }
}

fn convoy(fleets: ProvinceSet, unit: Unit, whom: Unit, goal: Province) -> Result<(), Impossible> {
    let from = whom.province();
    if whom.kind == Kind::Fleet || unit.kind == Kind::Army {
        return Err(Impossible::FleetByConvoy);
    }
    if !unit.province().is_sea() {
        return Err(Impossible::NotAtSea);
    }
    if from == goal {
        return Err(Impossible::SamePlace);
    }
    if from.seas().is_empty() || goal.is_sea() || goal.seas().is_empty() {
        return Err(Impossible::NotAShore);
    }
    if route::needs(from, goal, fleets, unit.province()) { Ok(()) } else { Err(Impossible::OffRoute) }
}
