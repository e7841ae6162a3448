//! The house was down.

use super::*;
use crate::{LEAST_GRACE, MOST_GRACE};

#[test]
fn live_clocks_stop_while_the_house_is_down() {
    let mut keeper = fischer(5, 0);
    turn(&mut keeper, NOON, 1, A);
    keeper.down(NOON + MINUTE, NOON + HOUR);
    assert_eq!(left(&keeper, A, NOON + HOUR), 4 * MINUTE);
    assert_eq!(due(&keeper), NOON + HOUR + 4 * MINUTE);

    let mut keeper = delay(5, 10);
    turn(&mut keeper, NOON, 1, A);
    keeper.down(NOON + 4 * SECOND, NOON + HOUR);
    assert_eq!(due(&keeper), NOON + HOUR + 5 * MINUTE + 6 * SECOND, "in the middle of a delay");

    let mut keeper = fischer(5, 0);
    both(&mut keeper, NOON, 1, WindowKind::SetUp);
    keeper.down(NOON + MINUTE, NOON + HOUR);
    assert_eq!(due(&keeper), NOON + HOUR + 4 * MINUTE, "and those of several seats");
}

#[test]
fn a_flag_that_fell_before_the_house_went_down_stays_fallen() {
    let mut keeper = fischer(1, 5);
    turn(&mut keeper, NOON, 1, A);
    keeper.down(NOON + MINUTE, NOON + HOUR);
    assert_eq!(due(&keeper), NOON + HOUR);
    assert_eq!(left(&keeper, A, NOON + HOUR), 0);

    let mut keeper = fischer(1, 5);
    turn(&mut keeper, NOON, 1, A);
    keeper.paused(NOON + MINUTE, NOON + 3 * HOUR);
    keeper.down(NOON + 2 * MINUTE, NOON + HOUR);
    assert_eq!(due(&keeper), NOON + HOUR, "even in a pause that came too late");
}

#[test]
fn a_deadline_that_passed_meanwhile_is_as_long_after_the_start_as_the_house_was_down() {
    let rows = [
        // From, to, grace.
        (NOON + DAY - MINUTE, NOON + DAY + MINUTE, LEAST_GRACE),
        (NOON + DAY - HOUR, NOON + DAY + HOUR, 2 * HOUR),
        (NOON + HOUR, NOON + 7 * DAY, MOST_GRACE),
        // Passed at the last sign of life, or at the start.
        (NOON + DAY, NOON + DAY + 3 * HOUR, 3 * HOUR),
        (NOON + DAY - 3 * HOUR, NOON + DAY, 3 * HOUR),
    ];
    for (from, to, grace) in rows {
        let mut keeper = days(1);
        turn(&mut keeper, NOON, 1, A);
        keeper.down(from, to);
        assert_eq!(due(&keeper), to + grace, "down from {} to {}", written(from), written(to));
    }
}

#[test]
fn any_other_deadline_stays_where_it_is() {
    for mut keeper in [days(1), phases("UTC", 12, 0, 1)] {
        turn(&mut keeper, NOON, 1, A);
        keeper.down(NOON + HOUR, NOON + DAY - 1);
        assert_eq!(due(&keeper), NOON + DAY);
        // Nothing lies between two signs of life at one moment.
        keeper.down(NOON + DAY, NOON + DAY);
        assert_eq!(due(&keeper), NOON + DAY);
    }
}

#[test]
fn a_restart_across_a_deadline_on_the_night_of_the_change_gives_real_hours() {
    let mut keeper = phases("Europe/Paris", 2, 30, 1);
    both(&mut keeper, moment("2027-10-30T12:00:00+02:00"), 1, WindowKind::Orders);
    keeper.down(moment("2027-10-31T01:30:00+02:00"), moment("2027-10-31T02:30:00+01:00"));
    assert_eq!(written(due(&keeper)), "2027-10-31T03:30:00Z", "two hours down, though the clock shows one");
}

#[test]
fn downtime_begins_at_the_last_entry_where_the_sign_of_life_is_older() {
    let mut keeper = fischer(5, 0);
    turn(&mut keeper, NOON, 1, B);
    turn(&mut keeper, NOON + 30 * SECOND, 2, A);
    keeper.down(NOON + 20 * SECOND, NOON + MINUTE);
    assert_eq!(left(&keeper, A, NOON + MINUTE), 5 * MINUTE);
    assert_eq!(left(&keeper, B, NOON + MINUTE), 5 * MINUTE - 30 * SECOND);
}

#[test]
fn a_pause_that_ended_while_the_house_was_down_lasted_until_it_was_up() {
    let mut keeper = fischer(5, 0);
    turn(&mut keeper, NOON, 1, A);
    keeper.paused(NOON + MINUTE, NOON + HOUR);
    keeper.down(NOON + 30 * MINUTE, NOON + 2 * HOUR);
    assert_eq!(due(&keeper), NOON + 2 * HOUR + 4 * MINUTE);
    // And one that goes on after the start goes on.
    let mut keeper = fischer(5, 0);
    turn(&mut keeper, NOON, 1, A);
    keeper.paused(NOON + MINUTE, NOON + 3 * HOUR);
    keeper.down(NOON + 30 * MINUTE, NOON + 2 * HOUR);
    assert_eq!(due(&keeper), NOON + 3 * HOUR + 4 * MINUTE);
}
