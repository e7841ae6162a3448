//! Live clocks: Fischer's, and those with a delay.

use super::*;

#[test]
fn a_clock_runs_only_for_a_seat_that_is_awaited_alone() {
    let mut keeper = fischer(5, 0);
    turn(&mut keeper, NOON, 1, A);
    let later = NOON + 30 * SECOND;
    assert_eq!([left(&keeper, A, later), left(&keeper, B, later)], [5 * MINUTE - 30 * SECOND, 5 * MINUTE]);
    both(&mut keeper, later, 2, WindowKind::Orders);
    let much_later = later + 100 * SECOND;
    assert_eq!(
        [left(&keeper, A, much_later), left(&keeper, B, much_later)],
        [5 * MINUTE - 30 * SECOND, 5 * MINUTE]
    );
    turn(&mut keeper, much_later, 3, B);
    assert_eq!(left(&keeper, B, much_later + SECOND), 5 * MINUTE - SECOND);
}

#[test]
fn an_increment_is_added_after_the_move() {
    let mut keeper = fischer(1, 10);
    turn(&mut keeper, NOON, 1, A);
    assert_eq!(due(&keeper), NOON + MINUTE, "not before it");
    turn(&mut keeper, NOON + 4 * SECOND, 2, B);
    assert_eq!(left(&keeper, A, NOON + 4 * SECOND), 66 * SECOND);
    assert_eq!(left(&keeper, B, NOON + 4 * SECOND), 60 * SECOND);
    turn(&mut keeper, NOON + 5 * SECOND, 3, A);
    assert_eq!(due(&keeper), NOON + 71 * SECOND);
}

#[test]
fn a_flag_falls_exactly_when_nothing_is_left() {
    let mut keeper = fischer(1, 10);
    turn(&mut keeper, NOON, 7, A);
    let due = keeper.due().expect("a clock runs");
    assert_eq!((due.window, due.at), (Window(7), NOON + MINUTE));
    assert_eq!(left(&keeper, A, due.at - 1), 1);
    assert_eq!(left(&keeper, A, due.at), 0);
    let mut in_time = keeper.clone();
    turn(&mut in_time, due.at - 1, 8, B);
    assert_eq!(left(&in_time, A, due.at), 1 + 10 * SECOND);
    // A move of that moment is late: it gains nothing, and the next turn has no time at all.
    turn(&mut keeper, due.at, 8, B);
    assert_eq!(left(&keeper, A, due.at), 0);
    turn(&mut keeper, due.at + SECOND, 9, A);
    assert_eq!(super::due(&keeper), due.at + SECOND);
}

#[test]
fn a_delay_comes_before_the_clock_and_is_not_kept() {
    let mut keeper = delay(1, 5);
    turn(&mut keeper, NOON, 1, A);
    assert_eq!(due(&keeper), NOON + 65 * SECOND);
    assert_eq!(left(&keeper, A, NOON + 5 * SECOND), 60 * SECOND);
    assert_eq!(left(&keeper, A, NOON + 6 * SECOND), 59 * SECOND);
    turn(&mut keeper, NOON + 3 * SECOND, 2, B);
    assert_eq!(left(&keeper, A, NOON + 3 * SECOND), 60 * SECOND, "nothing used, nothing gained");
    turn(&mut keeper, NOON + 18 * SECOND, 3, A);
    assert_eq!(left(&keeper, B, NOON + 18 * SECOND), 50 * SECOND);
    assert_eq!(due(&keeper), NOON + (18 + 65) * SECOND, "a whole delay at each turn");
}

#[test]
fn the_same_window_noted_again_restarts_nothing() {
    for mut keeper in [fischer(1, 10), delay(1, 5), days(3), phases("Europe/Paris", 20, 0, 2)] {
        turn(&mut keeper, NOON, 1, A);
        let before = due(&keeper);
        for (at, must) in [(1, SeatSet::one(A)), (2, SeatSet::EMPTY), (3, SeatSet::all(2))] {
            keeper.opened(NOON + at * SECOND, Window(1), WindowKind::Turn, must);
            assert_eq!(due(&keeper), before);
        }
    }
}

#[test]
fn a_turn_of_several_windows_is_one_turn() {
    let mut keeper = fischer(1, 10);
    turn(&mut keeper, NOON, 1, A);
    turn(&mut keeper, NOON + 20 * SECOND, 2, A);
    keeper.opened(NOON + 30 * SECOND, Window(3), WindowKind::Gift, SeatSet::one(A));
    let due = keeper.due().expect("the clock runs on");
    assert_eq!((due.window, due.at), (Window(3), NOON + MINUTE));
    turn(&mut keeper, NOON + 40 * SECOND, 4, B);
    assert_eq!(left(&keeper, A, NOON + 40 * SECOND), 30 * SECOND);

    let mut keeper = delay(1, 5);
    turn(&mut keeper, NOON, 1, A);
    turn(&mut keeper, NOON + 10 * SECOND, 2, A);
    assert_eq!(super::due(&keeper), NOON + 65 * SECOND, "and has one delay");
}

#[test]
fn nobody_gains_by_a_match_that_ends_or_is_taken_back() {
    let mut keeper = fischer(1, 10);
    turn(&mut keeper, NOON, 1, A);
    turn(&mut keeper, NOON + 10 * SECOND, 2, B);
    keeper.ended(NOON + 15 * SECOND);
    assert_eq!(keeper.due(), None);
    let later = NOON + HOUR;
    assert_eq!([left(&keeper, A, later), left(&keeper, B, later)], [60 * SECOND, 55 * SECOND]);
    turn(&mut keeper, NOON + 15 * SECOND, 3, A);
    assert_eq!(due(&keeper), NOON + 75 * SECOND);
}

#[test]
fn times_never_go_back() {
    // The machine's clock is set back by an hour in the middle of a turn.
    let mut keeper = fischer(5, 0);
    turn(&mut keeper, NOON, 1, A);
    turn(&mut keeper, NOON + MINUTE, 2, B);
    turn(&mut keeper, NOON - HOUR, 3, A);
    assert_eq!(left(&keeper, B, NOON - HOUR), 5 * MINUTE, "no time has passed for it");
    assert_eq!(due(&keeper), NOON + 5 * MINUTE);
    assert_eq!(keeper.reading(NOON - HOUR).now, NOON + MINUTE);
    turn(&mut keeper, NOON + 2 * MINUTE, 4, B);
    assert_eq!(left(&keeper, A, NOON + 2 * MINUTE), 3 * MINUTE, "what passed since the last moment counts");

    let mut keeper = days(1);
    turn(&mut keeper, NOON, 1, A);
    turn(&mut keeper, NOON - DAY, 2, B);
    assert_eq!(due(&keeper), NOON + DAY);
}

#[test]
fn without_a_limit_nothing_is_due() {
    let mut keeper = keeper(&Pace::default());
    turn(&mut keeper, NOON, 1, A);
    both(&mut keeper, NOON, 2, WindowKind::Orders);
    keeper.down(NOON, NOON + DAY);
    assert_eq!(keeper.due(), None);
    assert!(!keeper.may_extend(NOON, A));
    assert_eq!(keeper.reading(NOON).clocks, []);
}
