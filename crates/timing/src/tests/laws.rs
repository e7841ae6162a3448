//! Laws that hold for any pace and any journal.

use proptest::collection::vec;
use proptest::prelude::*;

use tabletop::WindowEnd;

use super::*;
use crate::Ending;
use crate::rest::Resting;
use crate::terms::Terms;

/// Something that a journal can say. Moments are told by how far they lie from the last, forwards or back.
#[derive(Clone, Copy, Debug)]
enum Note {
    Opened(u32, WindowKind, SeatSet, Ending),
    Ended,
    Down(u64),
    Extended(Seat),
    Paused(u64),
    Resumed,
    Holiday(Seat, u64),
    Back(Seat),
}

type Journal = Vec<(i64, Note)>;

fn note(keeper: &mut Timekeeper, at: u64, note: Note) {
    match note {
        Note::Opened(window, kind, must, ending) => {
            keeper.opened_until(at, Window(window), kind, must, ending);
        }
        Note::Ended => keeper.ended(at),
        Note::Down(long) => keeper.down(at, at + long),
        Note::Extended(seat) => keeper.extended(at, seat),
        Note::Paused(long) => keeper.paused(at, at + long),
        Note::Resumed => keeper.resumed(at),
        Note::Holiday(seat, long) => keeper.holiday(at, seat, at + long),
        Note::Back(seat) => keeper.back(at, seat),
    }
}

/// Notes a journal, and looks at the keeper before and after each note.
fn walk(
    keeper: &mut Timekeeper,
    journal: &Journal,
    mut look: impl FnMut(&Timekeeper, Note, u64, &Timekeeper),
) {
    for (step, what) in journal {
        let at = keeper.last.saturating_add_signed(*step);
        let before = keeper.clone();
        note(keeper, at, *what);
        look(&before, *what, at, keeper);
    }
}

fn any_seat() -> impl Strategy<Value = Seat> {
    prop_oneof![Just(A), Just(B)]
}

fn any_kind() -> impl Strategy<Value = WindowKind> {
    prop::sample::select(WindowKind::ALL.to_vec())
}

fn any_must() -> impl Strategy<Value = SeatSet> {
    prop_oneof![
        4 => any_seat().prop_map(SeatSet::one),
        1 => Just(SeatSet::all(2)),
        1 => Just(SeatSet::EMPTY),
    ]
}

fn any_ending() -> impl Strategy<Value = Ending> {
    let by = prop_oneof![
        4 => Just(WindowEnd::Acting),
        1 => Just(WindowEnd::Time),
        2 => any::<bool>().prop_map(|is_settled| WindowEnd::Share { is_settled }),
    ];
    (by, any::<bool>(), any::<bool>()).prop_map(|(by, is_solitary, is_done)| Ending {
        by,
        is_solitary,
        is_done,
    })
}

/// Seconds, minutes or days.
fn any_span() -> impl Strategy<Value = u64> {
    prop_oneof![0..MINUTE, 0..HOUR, 0..20 * DAY]
}

fn any_note() -> impl Strategy<Value = Note> {
    prop_oneof![
        6 => (0..6_u32, any_kind(), any_must(), any_ending())
            .prop_map(|(window, kind, must, ending)| Note::Opened(window, kind, must, ending)),
        1 => Just(Note::Ended),
        1 => any_span().prop_map(Note::Down),
        1 => any_seat().prop_map(Note::Extended),
        1 => any_span().prop_map(Note::Paused),
        1 => Just(Note::Resumed),
        1 => (any_seat(), any_span()).prop_map(|(seat, span)| Note::Holiday(seat, span)),
        1 => any_seat().prop_map(Note::Back),
    ]
}

fn any_journal() -> impl Strategy<Value = Journal> {
    let step = (any_span(), prop::bool::weighted(0.2));
    let step = step.prop_map(|(span, is_back)| if is_back { -(span as i64) } else { span as i64 });
    vec((step, any_note()), 1..30)
}

fn any_live() -> impl Strategy<Value = Pace> {
    prop_oneof![
        (1..=90_u32, 0..=60_u32).prop_map(|(minutes, increment)| Pace::Fischer { minutes, increment }),
        (1..=90_u32, 1..=60_u32).prop_map(|(minutes, delay)| Pace::Delay { minutes, delay }),
    ]
}

fn any_zone() -> impl Strategy<Value = String> {
    let zones = ["Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "UTC"];
    prop::sample::select(zones.to_vec()).prop_map(str::to_owned)
}

fn any_rest() -> impl Strategy<Value = Rest> {
    let nights = (0..24_u32, 1..=16_u32).prop_map(|(from, long)| Nights { from, to: (from + long) % 24 });
    (any_zone(), prop::option::of(nights), any::<bool>()).prop_map(|(zone, nights, weekends)| Rest {
        zone,
        nights,
        weekends,
    })
}

fn any_pace() -> impl Strategy<Value = Pace> {
    let phases = (any_zone(), 0..24_u32, 0..60_u32, 1..=5_u32);
    prop_oneof![
        Just(Pace::default()),
        any_live(),
        (1..=10_u32, prop::option::of(any_rest())).prop_map(|(days, rest)| Pace::Days { days, rest }),
        phases.prop_map(|(zone, hour, minute, orders)| {
            Pace::Phases { zone, hour, minute, days: only_orders(orders) }
        }),
    ]
}

/// A year in which clocks change as they do.
fn any_moment() -> impl Strategy<Value = u64> {
    NOON..NOON + 366 * DAY
}

fn begun(pace: &Pace, at: u64) -> Timekeeper {
    let mut keeper = keeper(pace);
    turn(&mut keeper, at, 0, A);
    keeper
}

fn rest_of(rest: Rest) -> Resting {
    let terms = Terms::of(&Pace::Days { days: 1, rest: Some(rest) }).expect("it can be kept");
    terms.rest().expect("it rests").clone()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(192) })]

    #[test]
    fn no_clock_grows_except_by_its_increment(pace in any_live(), start in any_moment(), journal in any_journal()) {
        let most = match pace { Pace::Fischer { increment, .. } => u64::from(increment) * SECOND, _ => 0 };
        let mut keeper = begun(&pace, start);
        walk(&mut keeper, &journal, |before, what, _, after| {
            let (then, now) = (before.reading(before.last), after.reading(before.last));
            for (then, now) in then.clocks.iter().zip(&now.clocks) {
                let was_awaited = before.open.is_some_and(|open| open.alone == Some(then.seat));
                let gains = matches!(what, Note::Opened(..)) && was_awaited;
                assert!(now.left <= then.left + if gains { most } else { 0 }, "{then:?} {what:?} {now:?}");
            }
        });
    }

    #[test]
    fn nothing_is_due_before_the_last_note(pace in any_pace(), start in any_moment(), journal in any_journal()) {
        let mut keeper = begun(&pace, start);
        walk(&mut keeper, &journal, |before, _, at, after| {
            assert!(before.last.max(at) <= after.last);
            assert!(after.due().is_none_or(|due| after.last <= due.at));
        });
    }

    #[test]
    fn time_that_has_run_out_stays_so_until_another_window_opens(
        pace in any_pace(), start in any_moment(), journal in any_journal(),
    ) {
        let mut keeper = begun(&pace, start);
        walk(&mut keeper, &journal, |before, what, at, after| {
            // What ends early may be put off again, when somebody is not ready after all.
            let has_passed = before.deadline().is_some_and(|deadline| deadline <= before.last.max(at));
            let Some(due) = before.due().filter(|_| has_passed) else { return };
            // A house that was down gives grace to what passed meanwhile, and stops clocks before they do.
            let is_same = after.due().is_some_and(|after| after.window == due.window);
            if is_same && !matches!(what, Note::Down(_)) {
                assert_eq!(after.due().map(|due| due.at), Some(after.last));
            }
        });
    }

    #[test]
    fn a_copy_put_back_goes_on_as_if_nothing_had_been_noted(
        pace in any_pace(), start in any_moment(), kept in any_journal(), dropped in any_journal(),
    ) {
        let mut straight = begun(&pace, start);
        let mut rewound = straight.clone();
        for note in &kept {
            let copy = rewound.clone();
            walk(&mut rewound, &dropped, |_, _, _, _| {});
            rewound = copy;
            let one = vec![*note];
            walk(&mut straight, &one, |_, _, _, _| {});
            walk(&mut rewound, &one, |_, _, _, _| {});
            assert_eq!(rewound, straight);
        }
    }

    #[test]
    fn downtime_in_two_parts_is_the_same_to_a_live_clock(
        pace in any_live(), start in any_moment(), journal in any_journal(),
        wait in any_span(), first in any_span(), second in any_span(),
    ) {
        let mut whole = begun(&pace, start);
        walk(&mut whole, &journal, |_, _, _, _| {});
        let from = whole.last + wait;
        let mut parts = whole.clone();
        whole.down(from, from + first + second);
        parts.down(from, from + first);
        parts.down(from + first, from + first + second);
        let later = whole.last + MINUTE;
        assert_eq!(parts.due(), whole.due());
        assert_eq!(parts.reading(later), whole.reading(later));
    }

    #[test]
    fn noting_the_same_window_again_moves_no_deadline(
        pace in any_pace(), start in any_moment(), journal in any_journal(), wait in any_span(), must in any_must(),
    ) {
        let mut keeper = begun(&pace, start);
        walk(&mut keeper, &journal, |_, _, _, _| {});
        if let (Some(due), Some(deadline)) = (keeper.due(), keeper.deadline()) {
            let at = keeper.last + wait;
            keeper.opened(at, due.window, WindowKind::Gift, must);
            assert_eq!(keeper.due().map(|due| due.at), Some(deadline.max(at)));
        }
    }

    #[test]
    fn nothing_that_is_shown_moves_with_who_has_finished(
        pace in any_pace(), start in any_moment(), journal in any_journal(), wait in any_span(),
        (one, other) in (any_ending(), any_ending()),
    ) {
        let mut keeper = begun(&pace, start);
        walk(&mut keeper, &journal, |_, _, _, _| {});
        let Some(open) = keeper.open else { return Ok(()) };
        let (mut first, mut second) = (keeper.clone(), keeper);
        for (keeper, ending) in [(&mut first, one), (&mut second, other)] {
            keeper.opened_until(keeper.last + wait, open.window, open.kind, SeatSet::EMPTY, ending);
        }
        assert_eq!((first.face(), first.deadline()), (second.face(), second.deadline()));
        assert_eq!(first.earliest(), second.earliest());
        for (seat, later) in [(A, 0), (B, wait)] {
            assert_eq!(first.may_extend(first.last + later, seat), second.may_extend(first.last + later, seat));
        }
        assert_eq!(first.reading(first.last + wait), second.reading(second.last + wait));
    }

    #[test]
    fn what_is_left_is_what_passes_up_to_the_deadline(
        pace in any_pace(), start in any_moment(), journal in any_journal(), wait in any_span(),
    ) {
        let mut keeper = begun(&pace, start);
        walk(&mut keeper, &journal, |_, _, _, _| {});
        let reading = keeper.reading(keeper.last + wait);
        if let Some((left, deadline)) = reading.open.and_then(|open| open.left.zip(open.deadline)) {
            assert_eq!(left == 0, deadline <= reading.now);
        }
    }

    #[test]
    fn rest_is_counted_the_same_in_both_directions(
        rest in any_rest(), start in any_moment(), first in 0..4 * DAY, second in 0..4 * DAY,
    ) {
        let rest = rest_of(rest);
        let middle = rest.after(start, first);
        assert_eq!(rest.counted(start, middle), first);
        assert_eq!(rest.after(middle, second), rest.after(start, first + second));
        assert_eq!(rest.counted(start, start + second), second - rested(&rest, start, start + second));
    }
}

/// The time that is left out between two moments, found by looking at every quarter of an hour.
fn rested(rest: &Resting, from: u64, to: u64) -> u64 {
    let quarter = 15 * MINUTE;
    let (mut at, mut rested) = (from, 0);
    while at < to {
        let end = (at / quarter * quarter + quarter).min(to);
        rested += if rest.rests_until(at).is_some() { end - at } else { 0 };
        at = end;
    }
    rested
}
