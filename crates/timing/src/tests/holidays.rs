//! Holidays.

use super::*;
use crate::Standstill;

#[test]
fn a_holiday_stops_the_clock_of_its_seat_in_its_own_turns() {
    let mut keeper = days(2);
    turn(&mut keeper, NOON, 1, A);
    keeper.holiday(NOON + DAY, A, NOON + 5 * DAY);
    assert_eq!(due(&keeper), NOON + 6 * DAY);
    let open = keeper.reading(NOON + 2 * DAY).open.expect("a window is open");
    assert_eq!((open.left, open.stands), (Some(DAY), Some(Standstill::Holiday { until: NOON + 5 * DAY })));
    keeper.back(NOON + 3 * DAY, A);
    assert_eq!(due(&keeper), NOON + 4 * DAY);
}

#[test]
fn a_turn_that_begins_in_a_holiday_begins_after_it() {
    let mut keeper = days(2);
    turn(&mut keeper, NOON, 1, A);
    keeper.holiday(NOON, B, NOON + 5 * DAY);
    assert_eq!(due(&keeper), NOON + 2 * DAY, "it is not that seat's turn");
    turn(&mut keeper, NOON + DAY, 2, B);
    assert_eq!(due(&keeper), NOON + 7 * DAY);
    turn(&mut keeper, NOON + 2 * DAY, 3, A);
    assert_eq!(due(&keeper), NOON + 4 * DAY);
    turn(&mut keeper, NOON + 6 * DAY - HOUR, 4, B);
    assert_eq!(due(&keeper), NOON + 8 * DAY - HOUR, "it is over");
}

#[test]
fn other_windows_do_not_wait_for_a_holiday() {
    let mut keeper = days(2);
    keeper.holiday(NOON, A, NOON + 5 * DAY);
    both(&mut keeper, NOON, 1, WindowKind::Turn);
    assert_eq!(due(&keeper), NOON + 2 * DAY, "several seats");
    keeper.opened(NOON, Window(2), WindowKind::Retreats, SeatSet::one(A));
    assert_eq!(due(&keeper), NOON + 2 * DAY, "no turn");
    let mut keeper = fischer(5, 0);
    keeper.holiday(NOON, A, NOON + 5 * DAY);
    turn(&mut keeper, NOON, 1, A);
    assert_eq!(due(&keeper), NOON + 5 * MINUTE, "a live clock");
}

#[test]
fn a_pause_and_a_holiday_count_once() {
    let mut keeper = days(2);
    turn(&mut keeper, NOON, 1, A);
    keeper.holiday(NOON, A, NOON + 5 * DAY);
    keeper.paused(NOON + DAY, NOON + 3 * DAY);
    assert_eq!(due(&keeper), NOON + 7 * DAY);
    keeper.back(NOON + 2 * DAY, A);
    assert_eq!(due(&keeper), NOON + 5 * DAY, "the pause goes on");
    keeper.resumed(NOON + 2 * DAY);
    assert_eq!(due(&keeper), NOON + 4 * DAY);
}
