//! What is shown.

use serde_json::json;

use super::*;
use crate::{Reading, SeatClock};

fn json(reading: &Reading) -> serde_json::Value {
    serde_json::to_value(reading).expect("it can be written")
}

#[test]
fn a_running_clock_shows_its_delay_what_is_left_and_when_that_ends() {
    let mut keeper = delay(1, 5);
    turn(&mut keeper, NOON, 4, B);
    let expected = json!({
        "now": NOON + 2 * SECOND,
        "open": {
            "window": 4,
            "kind": "turn",
            "deadline": NOON + 65 * SECOND,
            "left": 63_000,
            "extended": [],
        },
        "clocks": [
            { "seat": 0, "left": 60_000, "delay": 0, "running": false },
            { "seat": 1, "left": 60_000, "delay": 3_000, "running": true },
        ],
    });
    assert_eq!(json(&keeper.reading(NOON + 2 * SECOND)), expected);
    let clock = keeper.reading(NOON + 20 * SECOND).clocks[1];
    assert_eq!(clock, SeatClock { seat: B, left: 45 * SECOND, delay: 0, running: true });
    let clock = keeper.reading(NOON + 65 * SECOND).clocks[1];
    assert_eq!(clock, SeatClock { seat: B, left: 0, delay: 0, running: false });
}

#[test]
fn a_clock_that_stands_says_why_and_until_when() {
    let mut keeper = fischer(1, 0);
    turn(&mut keeper, NOON, 4, A);
    keeper.paused(NOON + SECOND, NOON + HOUR);
    let reading = keeper.reading(NOON + MINUTE);
    assert_eq!(json(&reading)["open"]["stands"], json!({ "why": "pause", "until": NOON + HOUR }));
    assert_eq!(reading.clocks[0], SeatClock { seat: A, left: 59 * SECOND, delay: 0, running: false });
    let reading = keeper.reading(NOON + HOUR);
    assert_eq!(json(&reading)["open"]["stands"], json!(null));
    assert!(reading.clocks[0].running);
}

#[test]
fn correspondence_shows_a_deadline_and_no_clocks() {
    let mut keeper = phases("Europe/Paris", 20, 0, 2);
    both(&mut keeper, NOON, 1, WindowKind::SetUp);
    let expected = json!({
        "now": NOON + HOUR,
        "open": {
            "window": 1,
            "kind": "set-up",
            "deadline": moment("2027-01-06T20:00:00+01:00"),
            "left": 54 * HOUR,
            "extended": [],
        },
        "clocks": [],
    });
    assert_eq!(json(&keeper.reading(NOON + HOUR)), expected);
}

#[test]
fn without_a_limit_the_window_is_shown_alone() {
    let mut keeper = keeper(&Pace::default());
    assert_eq!(json(&keeper.reading(NOON)), json!({ "now": NOON, "clocks": [] }));
    turn(&mut keeper, NOON, 1, A);
    let open = json!({ "window": 1, "kind": "turn", "extended": [] });
    assert_eq!(json(&keeper.reading(NOON)), json!({ "now": NOON, "open": open, "clocks": [] }));
}

#[test]
fn looking_changes_nothing() {
    let mut keeper = fischer(5, 3);
    turn(&mut keeper, NOON, 1, A);
    let before = keeper.clone();
    keeper.reading(NOON + HOUR);
    keeper.due();
    assert_eq!(keeper, before);
}
