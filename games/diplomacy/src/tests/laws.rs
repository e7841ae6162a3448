//! Laws on random positions: nothing gets lost, nobody shares a province, and nothing depends on the sequence of
//! orders or on which power is which.

use proptest::collection::vec;
use proptest::prelude::*;

use super::explanations::assert_consistent;
use crate::desk;
use crate::map::PLACES;
use crate::possible;
use crate::{
    Kind, Order, Orders, Piece, Place, Position, Power, Province, Rout, Statuses, Unit, Verdict, movement,
    movement_with,
};

/// What a random phase is made from: for each unit a place, a power and two choices.
pub(crate) type Seed = Vec<(u8, u8, u16, u16)>;

pub(crate) fn seeds(most: usize) -> impl Strategy<Value = Seed> {
    vec((0..PLACES as u8, 0..7_u8, any::<u16>(), any::<u16>()), 0..most)
}

/// A random phase: units on some places, with possible orders that often are about each other.
pub(crate) fn phase(seed: &Seed, places: &[Place], powers: &[Power]) -> (Position, Orders) {
    let mut position = Position::default();
    let mut choices = Vec::new();
    for (place, power, first, second) in seed {
        let place = places[usize::from(*place) % places.len()];
        let power = powers[usize::from(*power) % powers.len()];
        let kind = if first % 2 == 0 && Kind::Army.can_stand(place) { Kind::Army } else { Kind::Fleet };
        if position.put(Unit { power, kind, place }).is_ok() {
            choices.push((place.province(), *first, *second));
        }
    }
    let moves: Vec<(Unit, Option<Order>)> = choices
        .iter()
        .map(|(at, first, _)| {
            let unit = position.at(*at).expect("it was put there");
            (unit, some_move(&position, unit, *first))
        })
        .collect();
    let mut orders = Orders::default();
    for ((unit, movement), (_, _, second)) in moves.iter().zip(&choices) {
        let order = match second % 5 {
            0 | 1 => some_help(&position, *unit, &moves, second / 5).or(*movement),
            _ => *movement,
        };
        let order = order.unwrap_or(Order::Hold(unit.piece()));
        orders.give(&position, unit.power, order).expect("an order for its own unit");
    }
    (position, orders)
}

fn some_move(position: &Position, unit: Unit, choice: u16) -> Option<Order> {
    let goals: Vec<Order> = Place::all()
        .flat_map(|to| [false, true].map(|via| Order::Move { unit: unit.piece(), to, via }))
        .filter(|order| !matches!(order, Order::Move { to, .. } if unit.kind == Kind::Army && to.is_coast()))
        .filter(|order| possible::check(position, order).is_ok())
        .collect();
    pick(&goals, choice / 2)
}

/// A support or a convoy for what another unit does or might do.
fn some_help(position: &Position, unit: Unit, moves: &[(Unit, Option<Order>)], choice: u16) -> Option<Order> {
    let own = unit.piece();
    let mut list = Vec::new();
    for (other, movement) in moves {
        let whom: Piece = other.piece();
        list.push(Order::SupportHold { unit: own, whom });
        if let Some(Order::Move { to, .. }) = *movement {
            list.push(Order::SupportMove { unit: own, whom, to });
            list.push(Order::Convoy { unit: own, whom, to: to.province().place() });
        }
    }
    list.retain(|order| possible::check(position, order).is_ok());
    pick(&list, choice)
}

fn pick(list: &[Order], choice: u16) -> Option<Order> {
    (!list.is_empty()).then(|| list[usize::from(choice) % list.len()])
}

fn anywhere() -> Vec<Place> {
    Place::all().collect()
}

pub(crate) fn statuses(position: &Position, choice: u16) -> Statuses {
    let units: Vec<Province> = position.units().map(Unit::province).collect();
    let at = |choice: usize| units.get(choice % (units.len() + 3)).copied();
    let blessed = at(usize::from(choice));
    let cursed = at(usize::from(choice / 64)).filter(|cursed| Some(*cursed) != blessed);
    let rout = if choice.count_ones().is_multiple_of(2) { Rout::Entering } else { Rout::Literal };
    Statuses { blessed, cursed, rout }
}

fn relabelled(position: &Position, by: usize) -> Position {
    let mut other = Position::default();
    for unit in position.units() {
        let power = Power::ALL[(unit.power.index() + by) % 7];
        other.put(Unit { power, ..unit }).expect("the same places");
    }
    other
}

/// The lines of a case.
fn lines(position: &Position, orders: &Orders) -> Vec<String> {
    let units = position.units().map(|unit| format!("U {unit}"));
    let orders = position.units().filter_map(|unit| {
        let order = orders.of(unit.province())?;
        Some(format!("O {} {order}", unit.power))
    });
    units.chain(orders).collect()
}

fn sorted_pieces(units: impl Iterator<Item = Unit>) -> Vec<(Power, Kind)> {
    let mut pieces: Vec<_> = units.map(|unit| (unit.power, unit.kind)).collect();
    pieces.sort();
    pieces
}

fn judged(seed: &Seed, choice: u16) -> (Position, Orders, Statuses, Verdict) {
    let (position, orders) = phase(seed, &anywhere(), &Power::ALL);
    let statuses = statuses(&position, choice);
    let verdict = movement(&position, &orders, statuses);
    (position, orders, statuses, verdict)
}

proptest! {
    #[test]
    fn units_are_conserved(seed in seeds(60), choice: u16) {
        let (position, _, _, verdict) = judged(&seed, choice);
        let lost = verdict.dislodged().map(|lost| lost.unit);
        let after = sorted_pieces(verdict.after().units().chain(lost));
        prop_assert_eq!(sorted_pieces(position.units()), after);
    }

    #[test]
    fn nobody_shares_a_province_and_the_dislodged_are_replaced(seed in seeds(60), choice: u16) {
        let (position, _, statuses, verdict) = judged(&seed, choice);
        for unit in verdict.after().units() {
            prop_assert!(unit.kind.can_stand(unit.place));
            prop_assert_eq!(verdict.after().at(unit.province()), Some(unit));
        }
        for lost in verdict.dislodged() {
            let by = position.at(lost.by).map(|unit| unit.power);
            prop_assert_ne!(by, Some(lost.unit.power));
            match verdict.after().at(lost.unit.province()) {
                Some(there) => prop_assert_eq!(by, Some(there.power)),
                None => {
                    prop_assert_eq!(Some(lost.unit.province()), statuses.cursed);
                    prop_assert_eq!(statuses.rout, Rout::Literal);
                    prop_assert!(verdict.contested().has(lost.unit.province()));
                }
            }
            for place in lost.retreats {
                prop_assert!(verdict.after().at(place.province()).is_none());
                prop_assert!(lost.unit.reach().has(place.province()));
                prop_assert!(!verdict.contested().has(place.province()));
            }
        }
    }

    #[test]
    fn the_sequence_of_lines_does_not_matter(seed in seeds(40), turn in 0..100_usize) {
        let (position, orders) = phase(&seed, &anywhere(), &Power::ALL);
        let mut lines = lines(&position, &orders);
        let straight = format!("CASE x\n{}\nEND\n", lines.join("\n"));
        if !lines.is_empty() {
            let by = turn % lines.len();
            lines.rotate_left(by);
            lines[by..].reverse();
        }
        let turned = format!("CASE x\n{}\nEND\n", lines.join("\n"));
        let [first, second] = [straight, turned].map(|text| {
            let case = desk::read(&text).expect("the case is sound").remove(0);
            desk::results(&case, &movement(&case.position, &case.orders, case.statuses))
        });
        prop_assert_eq!(first, second);
    }

    #[test]
    fn powers_are_alike(seed in seeds(60), choice: u16, by in 1..7_usize) {
        let (position, orders, statuses, verdict) = judged(&seed, choice);
        let other = relabelled(&position, by);
        let mut same = Orders::default();
        for unit in other.units() {
            if let Some(order) = orders.of(unit.province()) {
                same.give(&other, unit.power, *order).expect("the same units");
            }
        }
        let relabelled_verdict = movement(&other, &same, statuses);
        prop_assert_eq!(relabelled(verdict.after(), by), relabelled_verdict.after().clone());
        prop_assert_eq!(verdict.contested(), relabelled_verdict.contested());
        for province in Province::all() {
            prop_assert_eq!(verdict.ruling(province), relabelled_verdict.ruling(province));
            let retreats = |verdict: &Verdict| verdict.dislodged_at(province).map(|lost| lost.retreats);
            prop_assert_eq!(retreats(&verdict), retreats(&relabelled_verdict));
        }
    }

    #[test]
    fn reasons_agree_with_the_outcome(seed in seeds(60), choice: u16) {
        let (position, orders, statuses, verdict) = judged(&seed, choice);
        let mut reasons = Vec::new();
        let told = movement_with(&position, &orders, statuses, &mut reasons);
        prop_assert_eq!(&told, &verdict, "telling changes nothing");
        prop_assert_eq!(reasons.len(), position.units().count());
        for reason in &reasons {
            assert_consistent(reason, &position, &verdict);
        }
    }

    /// Whether any attack suffices or not, the same units get where they go, and the same supports count.
    #[test]
    fn a_rout_takes_the_cursed_unit_and_nothing_else(seed in seeds(60), choice: u16) {
        let (position, orders, statuses, _) = judged(&seed, choice);
        let [entering, literal] = [Rout::Entering, Rout::Literal]
            .map(|rout| movement(&position, &orders, Statuses { rout, ..statuses }));
        for province in Province::all().filter(|province| Some(*province) != statuses.cursed) {
            prop_assert_eq!(entering.ruling(province), literal.ruling(province));
            prop_assert_eq!(entering.after().at(province), literal.after().at(province));
            prop_assert_eq!(entering.contested().has(province), literal.contested().has(province));
            let lost = |verdict: &Verdict| verdict.dislodged_at(province).map(|lost| lost.by);
            prop_assert_eq!(lost(&entering), lost(&literal));
        }
        let cursed = statuses.cursed.and_then(|cursed| position.at(cursed));
        if let Some(unit) = cursed.filter(|unit| entering.dislodged_at(unit.province()).is_some()) {
            prop_assert!(literal.dislodged_at(unit.province()).is_some());
        }
    }

    #[test]
    fn orders_are_read_as_they_are_written(seed in seeds(40)) {
        let (position, orders) = phase(&seed, &anywhere(), &Power::ALL);
        for unit in position.units() {
            let order = orders.of(unit.province()).expect("every unit has an order");
            prop_assert_eq!(crate::notation::read(&order.to_string()), Ok(*order));
            let small = order.to_string().to_lowercase();
            prop_assert_eq!(crate::notation::read_in(&position, &small), Ok(*order));
        }
    }
}
