//! Pauses and extensions.

use super::*;
use crate::{LONGEST_EXTENSION, LONGEST_PAUSE, Standstill};

#[test]
fn the_clock_stands_still_during_a_pause() {
    let mut keeper = fischer(5, 0);
    turn(&mut keeper, NOON, 1, A);
    keeper.paused(NOON + MINUTE, NOON + HOUR);
    assert_eq!(left(&keeper, A, NOON + 30 * MINUTE), 4 * MINUTE);
    assert_eq!(due(&keeper), NOON + HOUR + 4 * MINUTE);
    keeper.resumed(NOON + 30 * MINUTE);
    assert_eq!(due(&keeper), NOON + 34 * MINUTE);
    keeper.resumed(NOON + 31 * MINUTE);
    assert_eq!(due(&keeper), NOON + 34 * MINUTE, "going on twice is going on");
}

#[test]
fn the_deadline_of_a_phase_moves_by_the_pause_and_is_not_rounded() {
    let mut keeper = phases("Europe/Paris", 20, 0, 2);
    both(&mut keeper, moment("2027-03-26T12:00:00+01:00"), 1, WindowKind::Orders);
    assert_eq!(due(&keeper), moment("2027-03-28T20:00:00+02:00"));
    let pause = 3 * DAY + 123;
    let at = moment("2027-03-27T12:00:00+01:00");
    keeper.paused(at, at + pause);
    assert_eq!(due(&keeper), moment("2027-03-28T20:00:00+02:00") + pause);
    keeper.resumed(at + HOUR);
    assert_eq!(due(&keeper), moment("2027-03-28T21:00:00+02:00"));
}

#[test]
fn a_pause_lasts_fourteen_days_at_most() {
    let mut keeper = days(3);
    turn(&mut keeper, NOON, 1, A);
    keeper.paused(NOON + DAY, NOON + 100 * DAY);
    assert_eq!(due(&keeper), NOON + DAY + LONGEST_PAUSE + 2 * DAY);
    // Another vote counts from its own moment, and takes the place of the first.
    keeper.paused(NOON + 2 * DAY, NOON + 3 * DAY);
    assert_eq!(due(&keeper), NOON + 5 * DAY);
    keeper.paused(NOON + 2 * DAY, u64::MAX);
    assert_eq!(due(&keeper), NOON + 2 * DAY + LONGEST_PAUSE + 2 * DAY);
}

#[test]
fn a_window_that_opens_during_a_pause_begins_after_it() {
    let mut keeper = days(3);
    keeper.paused(NOON, NOON + DAY);
    turn(&mut keeper, NOON + HOUR, 1, A);
    assert_eq!(due(&keeper), NOON + 4 * DAY);
    assert_eq!(
        keeper.reading(NOON + HOUR).open.and_then(|open| open.stands),
        Some(Standstill::Pause { until: NOON + DAY })
    );
    assert_eq!(keeper.reading(NOON + DAY).open.and_then(|open| open.stands), None);
}

#[test]
fn time_that_has_run_out_does_not_come_back() {
    let mut keeper = days(1);
    turn(&mut keeper, NOON, 1, A);
    let late = NOON + DAY;
    keeper.paused(late, late + DAY);
    keeper.holiday(late, A, late + DAY);
    assert!(!keeper.may_extend(late, B));
    keeper.extended(late, B);
    assert_eq!(due(&keeper), late);
    let open = keeper.reading(late).open.expect("a window is open");
    assert_eq!((open.left, open.stands), (Some(0), None), "and is not shown as standing");
}

#[test]
fn an_extension_is_a_phase_length_and_two_days_at_most() {
    for (days, added) in [(1, DAY), (2, 2 * DAY), (5, LONGEST_EXTENSION)] {
        let mut keeper = phases("UTC", 12, 0, days);
        both(&mut keeper, NOON, 1, WindowKind::Orders);
        let before = due(&keeper);
        keeper.extended(NOON + HOUR, A);
        assert_eq!(due(&keeper), before + added);
    }
    let mut keeper = phases("UTC", 12, 0, 2);
    both(&mut keeper, NOON, 1, WindowKind::Retreats);
    keeper.extended(NOON, A);
    assert_eq!(due(&keeper), NOON + 2 * DAY, "by the kind of window");
    // Hours of the clock, even when the clocks change.
    let mut keeper = phases("Europe/Paris", 20, 0, 1);
    both(&mut keeper, moment("2027-03-26T12:00:00+01:00"), 1, WindowKind::Orders);
    keeper.extended(moment("2027-03-27T12:00:00+01:00"), A);
    assert_eq!(due(&keeper), moment("2027-03-28T21:00:00+02:00"));
}

#[test]
fn each_seat_extends_each_window_once() {
    let mut keeper = days(1);
    both(&mut keeper, NOON, 1, WindowKind::Orders);
    keeper.extended(NOON, A);
    assert!(!keeper.may_extend(NOON, A));
    keeper.extended(NOON, A);
    assert_eq!(due(&keeper), NOON + 2 * DAY);
    keeper.extended(NOON, B);
    assert_eq!(due(&keeper), NOON + 3 * DAY);
    assert_eq!(keeper.reading(NOON).open.expect("a window is open").extended, SeatSet::all(2));
    both(&mut keeper, NOON + HOUR, 2, WindowKind::Orders);
    assert!(keeper.may_extend(NOON + HOUR, A));
    assert!(!keeper.may_extend(NOON + HOUR, Seat::new(2)), "there is no such seat");
}

#[test]
fn live_clocks_are_not_extended() {
    let mut keeper = fischer(5, 0);
    both(&mut keeper, NOON, 1, WindowKind::SetUp);
    assert!(!keeper.may_extend(NOON, A));
    keeper.extended(NOON, A);
    assert_eq!(due(&keeper), NOON + 5 * MINUTE);
}
