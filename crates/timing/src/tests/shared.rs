//! Windows in which several seats are awaited, or nobody is.

use super::*;

#[test]
fn several_seats_have_one_deadline_and_no_clock_each() {
    let mut keeper = fischer(5, 10);
    both(&mut keeper, NOON, 1, WindowKind::Orders);
    assert_eq!(due(&keeper), NOON + 5 * MINUTE);
    let clocks = keeper.reading(NOON + MINUTE).clocks;
    assert!(clocks.iter().all(|clock| !clock.running && clock.left == 5 * MINUTE), "{clocks:?}");
    // One is ready: nobody's clock begins to run by that.
    keeper.opened(NOON + MINUTE, Window(1), WindowKind::Orders, SeatSet::one(B));
    assert_eq!(due(&keeper), NOON + 5 * MINUTE);
    turn(&mut keeper, NOON + 2 * MINUTE, 2, A);
    assert_eq!(left(&keeper, B, NOON + 2 * MINUTE), 5 * MINUTE, "and nobody gains");
}

#[test]
fn its_length_on_live_clocks_goes_by_the_kind_of_window() {
    let kinds = [
        WindowKind::SetUp,
        WindowKind::Orders,
        WindowKind::Retreats,
        WindowKind::Gift,
        WindowKind::Adjustments,
        WindowKind::Turn,
    ];
    let lengths = |minutes| {
        kinds.map(|kind| {
            let mut keeper = delay(minutes, 5);
            both(&mut keeper, NOON, 1, kind);
            (due(&keeper) - NOON) / SECOND
        })
    };
    assert_eq!(lengths(1), [120, 120, 60, 60, 60, 60]);
    assert_eq!(lengths(5), [300, 300, 150, 150, 150, 150]);
    assert_eq!(lengths(30), [600, 600, 300, 300, 300, 300]);
}

#[test]
fn a_window_that_nobody_must_act_in_ends_by_time() {
    for mut keeper in [fischer(10, 0), days(2), phases("Europe/Paris", 20, 0, 2)] {
        keeper.opened(NOON, Window(1), WindowKind::Turn, SeatSet::EMPTY);
        assert!(NOON < due(&keeper));
    }
}

#[test]
fn days_are_the_same_for_every_window() {
    for kind in WindowKind::ALL {
        let mut keeper = days(3);
        both(&mut keeper, NOON, 1, kind);
        assert_eq!(due(&keeper), NOON + 3 * DAY);
        turn(&mut keeper, NOON + DAY, 2, A);
        assert_eq!(due(&keeper), NOON + 4 * DAY);
        turn(&mut keeper, NOON + 2 * DAY, 3, A);
        assert_eq!(due(&keeper), NOON + 5 * DAY, "each window has its days, whoever had the one before");
    }
}
