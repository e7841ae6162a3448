//! Nights and weekends that a clock of days leaves out.

use super::*;

/// A clock of so many days, opened in a turn.
fn opened(days: u32, rest: Rest, at: &str) -> Timekeeper {
    let mut keeper = keeper(&Pace::Days { days, rest: Some(rest) });
    turn(&mut keeper, moment(at), 1, A);
    keeper
}

fn check(rows: &[(Rest, u32, &str, &str)]) {
    for (rest, days, at, end) in rows {
        let found = due(&opened(*days, rest.clone(), at));
        assert_eq!(found, moment(end), "{days} days after {at}, without {rest:?}: {}", written(found));
    }
}

#[test]
fn nights_are_left_out() {
    let paris = || resting("Europe/Paris", Some((22, 8)), false);
    check(&[
        // Fourteen hours of each day count: 6 on Monday evening, 14 on Tuesday, 4 on Wednesday.
        (paris(), 1, "2027-01-04T16:00:00+01:00", "2027-01-06T12:00:00+01:00"),
        // What begins in the night begins in the morning.
        (paris(), 1, "2027-01-04T23:00:00+01:00", "2027-01-06T18:00:00+01:00"),
        (paris(), 1, "2027-01-05T08:00:00+01:00", "2027-01-06T18:00:00+01:00"),
        // A night that does not reach over midnight.
        (
            resting("Europe/Paris", Some((0, 6)), false),
            1,
            "2027-01-04T12:00:00+01:00",
            "2027-01-05T18:00:00+01:00",
        ),
        // What would end in the night ends where the night begins.
        (
            resting("Europe/Paris", Some((22, 10)), false),
            1,
            "2027-01-04T22:00:00+01:00",
            "2027-01-06T22:00:00+01:00",
        ),
    ]);
}

#[test]
fn weekends_are_left_out() {
    let weekends = |zone| resting(zone, None, true);
    check(&[
        (weekends("Europe/Paris"), 2, "2027-01-04T12:00:00+01:00", "2027-01-06T12:00:00+01:00"),
        (weekends("Europe/Paris"), 2, "2027-01-08T12:00:00+01:00", "2027-01-12T12:00:00+01:00"),
        (weekends("Europe/Paris"), 1, "2027-01-09T12:00:00+01:00", "2027-01-12T00:00:00+01:00"),
        // Friday evening in New York is Saturday in Paris.
        (weekends("America/New_York"), 1, "2027-01-09T02:00:00Z", "2027-01-11T21:00:00-05:00"),
        (weekends("Asia/Kolkata"), 1, "2027-01-08T12:00:00+05:30", "2027-01-11T12:00:00+05:30"),
    ]);
}

#[test]
fn nights_and_weekends_together_are_left_out_once() {
    check(&[(
        resting("Europe/Paris", Some((22, 8)), true),
        1,
        // Six hours on Friday, none until Monday at eight, fourteen that day, four on Tuesday.
        "2027-01-08T16:00:00+01:00",
        "2027-01-12T12:00:00+01:00",
    )]);
}

#[test]
fn a_night_with_a_change_of_time_is_an_hour_shorter_or_longer() {
    check(&[
        // 12 hours on Saturday evening's side of the night, 12 after it.
        (
            resting("Europe/Paris", Some((23, 7)), false),
            1,
            "2027-03-27T11:00:00+01:00",
            "2027-03-28T19:00:00+02:00",
        ),
        (
            resting("Europe/Paris", Some((23, 7)), false),
            1,
            "2027-10-30T11:00:00+02:00",
            "2027-10-31T19:00:00+01:00",
        ),
        // The night ends at an hour that does not exist there, and with the first of a double one.
        (
            resting("Europe/Paris", Some((20, 2)), false),
            1,
            "2027-03-27T12:00:00+01:00",
            "2027-03-28T19:00:00+02:00",
        ),
        (
            resting("Europe/Paris", Some((20, 2)), false),
            1,
            "2027-10-30T12:00:00+02:00",
            "2027-10-31T17:00:00+01:00",
        ),
        (
            resting("America/New_York", Some((20, 4)), false),
            1,
            "2027-11-06T12:00:00-04:00",
            "2027-11-07T20:00:00-05:00",
        ),
    ]);
}

#[test]
fn a_clock_shows_that_it_rests_and_what_it_still_counts() {
    use crate::Standstill;
    let keeper = opened(1, resting("Europe/Paris", Some((22, 8)), true), "2027-01-08T16:00:00+01:00");
    let shown = |at| {
        let open = keeper.reading(moment(at)).open.expect("a window is open");
        (open.left.expect("it has a limit") / HOUR, open.stands)
    };
    let monday = Some(Standstill::Rest { until: moment("2027-01-11T08:00:00+01:00") });
    assert_eq!(shown("2027-01-08T21:00:00+01:00"), (19, None));
    assert_eq!(shown("2027-01-08T22:00:00+01:00"), (18, monday));
    assert_eq!(shown("2027-01-10T15:00:00+01:00"), (18, monday));
    assert_eq!(shown("2027-01-11T09:00:00+01:00"), (17, None));
}

#[test]
fn a_pause_and_an_extension_are_counted_on_the_same_clock() {
    let rest = || resting("Europe/Paris", Some((22, 8)), false);
    let mut keeper = opened(1, rest(), "2027-01-04T16:00:00+01:00");
    keeper.paused(moment("2027-01-04T20:00:00+01:00"), moment("2027-01-05T06:00:00+01:00"));
    // Four hours are gone, twenty left: fourteen on Tuesday, six on Wednesday.
    assert_eq!(written(due(&keeper)), "2027-01-06T13:00:00Z");
    keeper.extended(moment("2027-01-05T09:00:00+01:00"), A);
    // Twenty-four more: eight on Wednesday, fourteen on Thursday, two on Friday.
    assert_eq!(written(due(&keeper)), "2027-01-08T09:00:00Z");
}
