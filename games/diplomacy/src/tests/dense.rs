//! Crowded positions with known results, all of them equal; and the same with blessings and curses.

use expect_test::expect;

use crate::desk;
use crate::{Province, Rout, Statuses, Unit, movement};

#[test]
fn crowded_positions_come_out_as_known() {
    let cases = desk::read(include_str!("../../data/dense.txt")).expect("the cases are sound");
    assert_eq!(cases.len(), 500);
    let mut expected = include_str!("../../data/dense.expected").split_inclusive("END\n");
    for case in &cases {
        let verdict = movement(&case.position, &case.orders, case.statuses);
        assert_eq!(Some(&*desk::results(case, &verdict)), expected.next(), "{}", case.id);
        assert!(case.remarks.is_empty(), "all these orders are possible");
    }
    assert_eq!(expected.next(), None);
}

/// The same positions with statuses: some unit blessed, another cursed, by the number of the case.
#[test]
fn crowded_positions_with_statuses_come_out_as_known() {
    let cases = desk::read(include_str!("../../data/dense.txt")).expect("the cases are sound");
    let mut counts = [0_usize; 4];
    for (number, case) in cases.iter().enumerate() {
        let units: Vec<Province> = case.position.units().map(Unit::province).collect();
        let [blessed, cursed] = [number, number * 7 + 1].map(|at| Some(units[at % units.len()]));
        let cursed = cursed.filter(|cursed| Some(*cursed) != blessed);
        let [neutral, entering, literal] = [
            Statuses::NEUTRAL,
            Statuses { blessed, cursed, rout: Rout::Entering },
            Statuses { blessed, cursed, rout: Rout::Literal },
        ]
        .map(|statuses| movement(&case.position, &case.orders, statuses));
        counts[0] += usize::from(neutral.after() != entering.after());
        counts[1] += entering.dislodged().count();
        counts[2] += literal.dislodged().count();
        counts[3] += entering
            .after()
            .units()
            .filter(|unit| neutral.after().at(unit.province()) == Some(*unit))
            .count();
    }
    expect!["[233, 646, 665, 11501]"].assert_eq(&format!("{counts:?}"));
}
