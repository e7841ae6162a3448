//! Winter: what to build and where, and which units to give up.

use crate::adjust::{self, Centres};
use crate::judge::Ruling;
use crate::map::{Place, Province};
use crate::order::Order;
use crate::power::{POWERS, Power};
use crate::unit::{Kind, Piece, Position, Unit};

use super::chance::{Rolls, pick};
use super::forward::{Budget, Chooser, Situation, Stances};
use super::near::stands;
use super::outlook::Worth;

/// How much of each power's might is at sea, as its place on the map asks for.
const AT_SEA: [f32; POWERS] = [0.2, 0.7, 0.4, 0.3, 0.45, 0.3, 0.45];

/// Orders for one power's winter, taken at random.
pub(super) fn random(
    position: &Position,
    centres: &Centres,
    power: Power,
    allowance: i8,
    dice: &mut Rolls,
) -> Vec<Order> {
    let mut position = position.clone();
    let mut orders = Vec::new();
    for _ in 0..allowance {
        let list: Vec<Piece> = builds(&position, centres, power).collect();
        let piece = pick(&list, dice).copied();
        orders.push(piece.map_or(Order::Waive, Order::Build));
        build(&mut position, power, piece);
    }
    for _ in allowance..0 {
        let units: Vec<Unit> = position.of(power).collect();
        let Some(unit) = pick(&units, dice) else { break };
        position.take(unit.province());
        orders.push(Order::Disband(unit.piece()));
    }
    orders
}

/// Orders for one power's winter: builds where they are worth most, of the kind it has too few of; the units that
/// stand worst leave.
pub(super) fn plain(
    position: &Position,
    centres: &Centres,
    power: Power,
    allowance: i8,
    worth: &Worth,
) -> Vec<Order> {
    let mut position = position.clone();
    let mut orders = Vec::new();
    for _ in 0..allowance {
        let promise = |piece: &Piece| {
            worth.at(piece.kind, piece.place) + lack(&position, power, piece.kind) * worth.top()
        };
        let best = builds(&position, centres, power).max_by(|a, b| promise(a).total_cmp(&promise(b)));
        orders.push(best.map_or(Order::Waive, Order::Build));
        build(&mut position, power, best);
    }
    for _ in allowance..0 {
        let worst =
            position.of(power).min_by(|a, b| keep(centres, worth, *a).total_cmp(&keep(centres, worth, *b)));
        let Some(unit) = worst else { break };
        position.take(unit.province());
        orders.push(Order::Disband(unit.piece()));
    }
    orders
}

/// Orders for one power's winter: the plain ones, each changed where playing on shows that something else is better.
pub(super) fn thought(
    situation: &Situation,
    power: Power,
    allowance: i8,
    stances: &Stances,
    budget: &mut Budget,
    dice: &mut Rolls,
) -> Vec<Order> {
    let mut base = situation.clone();
    for other in Power::ALL.into_iter().filter(|other| *other != power) {
        base.adjust(other, &stances[other.index()]);
    }
    let chooser = Chooser { power, stances, phases: 4, runs: 24, seed: dice.seed() };
    let mut value = |orders: &[Order]| {
        let mut next = base.clone();
        let verdict = adjust::winter(&mut next.position, &next.centres, power, allowance, orders);
        let is_done = verdict.rulings.iter().all(|(_, ruling, _)| *ruling == Ruling::Ok);
        if is_done { chooser.value(&next, budget) } else { None }
    };
    let worth = &stances[power.index()];
    let mut best = plain(&situation.position, &situation.centres, power, allowance, worth);
    let Some(mut known) = value(&best) else { return best };
    for i in 0..best.len() {
        for order in options(situation, power, allowance) {
            let mut tried = best.clone();
            tried[i] = order;
            // The same units in another order are the same.
            let is_new = !best.contains(&order);
            if let Some(found) = is_new.then(|| value(&tried)).flatten().filter(|found| *found > known) {
                (best, known) = (tried, found);
            }
        }
    }
    best
}

/// What may be ordered once.
fn options(situation: &Situation, power: Power, allowance: i8) -> Vec<Order> {
    if allowance > 0 {
        builds(&situation.position, &situation.centres, power).map(Order::Build).collect()
    } else {
        situation.position.of(power).map(|unit| Order::Disband(unit.piece())).collect()
    }
}

/// What a power could build.
pub(super) fn builds(
    position: &Position,
    centres: &Centres,
    power: Power,
) -> impl Iterator<Item = Piece> + use<> {
    let free = power.homes().and(centres.of(power)).minus(position.occupied());
    let pieces = |province: Province| {
        let place = move |kind| stands(kind, province).map(move |place: Place| Piece { kind, place });
        Kind::ALL.into_iter().flat_map(place)
    };
    free.flat_map(pieces)
}

fn build(position: &mut Position, power: Power, piece: Option<Piece>) {
    if let Some(Piece { kind, place }) = piece {
        position.put(Unit { power, kind, place }).expect("builds are where they can stand and nobody is");
    }
}

/// How much a power lacks units of a kind.
fn lack(position: &Position, power: Power, kind: Kind) -> f32 {
    let (mut all, mut fleets) = (0.0, 0.0);
    for unit in position.of(power) {
        all += 1.0;
        fleets += f32::from(u8::from(unit.kind == Kind::Fleet));
    }
    let lack = AT_SEA[power.index()] - fleets / f32::max(all, 1.0);
    if kind == Kind::Fleet { lack } else { -lack }
}

/// What keeping a unit is worth. One on a centre that is not its own yet is about to win it.
fn keep(centres: &Centres, worth: &Worth, unit: Unit) -> f32 {
    let is_own = centres.of(unit.power).has(unit.province());
    worth.of(unit) + if is_own { 0.1 * worth.top() } else { 0.0 }
}
