//! Crowded positions with known results, all of them equal; and the sample of cases with blessings and curses.

use crate::desk;
use crate::movement;

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
