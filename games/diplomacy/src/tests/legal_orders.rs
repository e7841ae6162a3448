//! §11.2: what is listed is exactly what is possible, each order in its one form.

use std::collections::BTreeSet;

use crate::legal::{canonical, orders};
use crate::map::Place;
use crate::possible;
use crate::{Order, Piece, Position};

/// Every order that could be written for a unit.
fn written(position: &Position, unit: Piece) -> Vec<Order> {
    let mut all = vec![Order::Hold(unit)];
    let others: Vec<Piece> = position.units().map(crate::Unit::piece).collect();
    for to in Place::all() {
        all.extend([false, true].map(|via| Order::Move { unit, to, via }));
        all.extend(others.iter().map(|whom| Order::SupportMove { unit, whom: *whom, to }));
        all.extend(others.iter().map(|whom| Order::Convoy { unit, whom: *whom, to }));
    }
    all.extend(others.iter().map(|whom| Order::SupportHold { unit, whom: *whom }));
    all
}

#[test]
fn what_is_listed_is_what_is_possible() {
    let crowded = super::game::begun(super::looks::CROWDED).state().campaign().position.clone();
    for position in [Position::start(), crowded] {
        for unit in position.units() {
            let mut listed = Vec::new();
            orders(&position, unit, &mut listed);
            let set: BTreeSet<Order> = listed.iter().copied().collect();
            assert_eq!(set.len(), listed.len(), "{unit}: nothing is listed twice");
            for order in written(&position, unit.piece()) {
                match canonical(&position, &order) {
                    Ok(kept) => {
                        assert!(possible::check(&position, &order).is_ok(), "{order}");
                        assert!(set.contains(&kept), "{order} is kept as {kept}, which is not listed");
                        assert_eq!(canonical(&position, &kept), Ok(kept), "one form");
                    }
                    Err(_) => assert!(possible::check(&position, &order).is_err() && !set.contains(&order)),
                }
            }
            assert!(listed.iter().all(|order| canonical(&position, order) == Ok(*order)), "{unit}");
        }
    }
}
