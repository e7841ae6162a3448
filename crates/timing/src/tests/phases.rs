//! Phases that end at a fixed hour of a later day.

use super::*;

/// Zone, hour and minute, days, opening, end.
type Row = (&'static str, (u32, u32), u32, &'static str, &'static str);

fn check(rows: &[Row]) {
    for (zone, (hour, minute), days, opened, end) in rows {
        let mut keeper = phases(zone, *hour, *minute, *days);
        both(&mut keeper, moment(opened), 1, WindowKind::Orders);
        let found = due(&keeper);
        assert_eq!(
            found,
            moment(end),
            "{zone} {hour}:{minute:02}, {days} after {opened}: {}",
            written(found)
        );
    }
}

#[test]
fn a_phase_ends_at_the_hour_so_many_calendar_days_after_its_local_opening_date() {
    check(&[
        ("Europe/Paris", (20, 0), 1, "2027-01-04T19:59:00+01:00", "2027-01-05T20:00:00+01:00"),
        ("Europe/Paris", (20, 0), 1, "2027-01-04T20:01:00+01:00", "2027-01-05T20:00:00+01:00"),
        ("Europe/Paris", (20, 0), 3, "2027-02-27T00:00:00+01:00", "2027-03-02T20:00:00+01:00"),
        // Near midnight the date is that of the zone, not Greenwich's.
        ("Europe/Paris", (20, 0), 1, "2027-01-04T23:30:00Z", "2027-01-06T20:00:00+01:00"),
        ("America/New_York", (20, 0), 1, "2027-01-05T03:00:00Z", "2027-01-05T20:00:00-05:00"),
        ("Pacific/Kiritimati", (8, 30), 1, "2027-01-04T11:00:00Z", "2027-01-06T08:30:00+14:00"),
    ]);
}

#[test]
fn across_the_change_to_summer_time_the_hour_stays() {
    check(&[
        ("Europe/Paris", (20, 0), 1, "2027-03-27T20:00:00+01:00", "2027-03-28T20:00:00+02:00"),
        ("Europe/Paris", (1, 59), 1, "2027-03-27T20:00:00+01:00", "2027-03-28T01:59:00+01:00"),
        ("America/New_York", (9, 15), 2, "2027-03-13T20:00:00-05:00", "2027-03-15T09:15:00-04:00"),
    ]);
}

#[test]
fn across_the_change_to_winter_time_the_hour_stays() {
    check(&[
        ("Europe/Paris", (20, 0), 2, "2027-10-30T20:00:00+02:00", "2027-11-01T20:00:00+01:00"),
        ("Europe/Paris", (3, 0), 1, "2027-10-30T20:00:00+02:00", "2027-10-31T03:00:00+01:00"),
        ("America/New_York", (20, 0), 1, "2027-11-06T23:59:00-04:00", "2027-11-07T20:00:00-05:00"),
    ]);
}

#[test]
fn an_hour_that_does_not_exist_is_the_next_one_that_does() {
    check(&[
        ("Europe/Paris", (2, 0), 1, "2027-03-27T12:00:00+01:00", "2027-03-28T03:00:00+02:00"),
        ("Europe/Paris", (2, 30), 1, "2027-03-27T12:00:00+01:00", "2027-03-28T03:00:00+02:00"),
        ("Europe/Paris", (2, 59), 5, "2027-03-23T12:00:00+01:00", "2027-03-28T03:00:00+02:00"),
        ("America/New_York", (2, 30), 1, "2027-03-13T12:00:00-05:00", "2027-03-14T03:00:00-04:00"),
        ("Africa/Cairo", (0, 30), 1, "2027-04-29T12:00:00+02:00", "2027-04-30T01:00:00+03:00"),
        // A whole day was left out there.
        ("Pacific/Apia", (20, 0), 1, "2011-12-29T12:00:00-10:00", "2011-12-31T00:00:00+14:00"),
    ]);
}

#[test]
fn a_double_hour_is_the_first() {
    check(&[
        ("Europe/Paris", (2, 0), 1, "2027-10-30T12:00:00+02:00", "2027-10-31T02:00:00+02:00"),
        ("Europe/Paris", (2, 30), 1, "2027-10-30T12:00:00+02:00", "2027-10-31T02:30:00+02:00"),
        ("America/New_York", (1, 30), 1, "2027-11-06T12:00:00-04:00", "2027-11-07T01:30:00-04:00"),
    ]);
}

#[test]
fn zones_of_half_an_hour_are_like_any_other() {
    check(&[
        ("Asia/Kolkata", (20, 0), 1, "2027-05-01T23:50:00+05:30", "2027-05-02T20:00:00+05:30"),
        ("Asia/Kolkata", (20, 0), 1, "2027-05-01T19:00:00Z", "2027-05-03T20:00:00+05:30"),
        ("Australia/Adelaide", (2, 30), 1, "2027-10-02T12:00:00+09:30", "2027-10-03T03:00:00+10:30"),
        ("Australia/Adelaide", (2, 30), 1, "2027-04-03T12:00:00+10:30", "2027-04-04T02:30:00+10:30"),
        ("Australia/Lord_Howe", (2, 15), 1, "2027-10-02T12:00:00+10:30", "2027-10-03T02:30:00+11:00"),
        ("Australia/Lord_Howe", (1, 45), 1, "2027-04-03T12:00:00+11:00", "2027-04-04T01:45:00+11:00"),
    ]);
}

#[test]
fn two_tables_in_different_zones_end_when_each_says() {
    let end = |zone| {
        let mut keeper = phases(zone, 20, 0, 1);
        both(&mut keeper, moment("2027-03-20T12:00:00Z"), 1, WindowKind::Orders);
        due(&keeper)
    };
    // New York has summer time already, Paris not yet.
    assert_eq!(end("America/New_York") - end("Europe/Paris"), 5 * HOUR);
}

#[test]
fn each_kind_of_window_has_its_days_and_the_missing_ones_a_sensible_number() {
    let said = PhaseDays {
        turn: Some(4),
        set_up: Some(5),
        orders: 2,
        retreats: Some(6),
        gift: Some(7),
        adjustments: Some(8),
    };
    assert_eq!(WindowKind::ALL.map(|kind| said.of(kind)), [4, 5, 2, 6, 7, 8]);
    assert_eq!(WindowKind::ALL.map(|kind| only_orders(3).of(kind)), [3, 3, 3, 1, 1, 1]);
    let mut keeper = phases("Europe/Paris", 20, 0, 3);
    both(&mut keeper, NOON, 1, WindowKind::Orders);
    assert_eq!(due(&keeper), moment("2027-01-07T20:00:00+01:00"));
    both(&mut keeper, NOON, 2, WindowKind::Retreats);
    assert_eq!(due(&keeper), moment("2027-01-05T20:00:00+01:00"));
}

#[test]
fn a_seat_alone_has_the_same_deadline_as_several() {
    let mut keeper = phases("Europe/Paris", 20, 0, 2);
    turn(&mut keeper, NOON, 1, A);
    assert_eq!(due(&keeper), moment("2027-01-06T20:00:00+01:00"));
}

#[test]
fn beyond_the_calendar_a_day_has_24_hours() {
    for zone in ["Europe/Paris", "UTC"] {
        let mut keeper = phases(zone, 20, 0, 2);
        both(&mut keeper, u64::MAX - 1, 1, WindowKind::Orders);
        assert_eq!(due(&keeper), u64::MAX);
    }
}
