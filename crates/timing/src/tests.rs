//! A test for each rule of time, named after it, and laws tried with random journals. No test waits for anything.

mod downtime;
mod ending;
mod holidays;
mod laws;
mod live;
mod nights;
mod paces;
mod pauses;
mod phases;
mod shared;
mod shown;

use jiff::Timestamp;
use tabletop::{Seat, SeatSet, Window, WindowKind};

use crate::{DAY, HOUR, MINUTE, Nights, Pace, PhaseDays, Rest, SECOND, Timekeeper};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// Some moment to begin at: Monday 4 January 2027, noon in Greenwich.
const NOON: u64 = 1_799_064_000_000;

/// A moment written with its offset, so that no expectation depends on the zones it is to prove.
fn moment(text: &str) -> u64 {
    let moment: Timestamp = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    moment.as_millisecond().try_into().expect("after 1970")
}

/// The other way round, for messages.
fn written(at: u64) -> String {
    Timestamp::from_millisecond(at as i64).expect("before the year 9999").to_string()
}

fn fischer(minutes: u32, increment: u32) -> Timekeeper {
    keeper(&Pace::Fischer { minutes, increment })
}

fn delay(minutes: u32, delay: u32) -> Timekeeper {
    keeper(&Pace::Delay { minutes, delay })
}

fn days(days: u32) -> Timekeeper {
    keeper(&Pace::Days { days, rest: None })
}

fn phases(zone: &str, hour: u32, minute: u32, orders: u32) -> Timekeeper {
    keeper(&Pace::Phases { zone: zone.to_owned(), hour, minute, days: only_orders(orders) })
}

fn only_orders(orders: u32) -> PhaseDays {
    PhaseDays { turn: None, set_up: None, orders, retreats: None, gift: None, adjustments: None }
}

fn resting(zone: &str, nights: Option<(u32, u32)>, weekends: bool) -> Rest {
    Rest { zone: zone.to_owned(), nights: nights.map(|(from, to)| Nights { from, to }), weekends }
}

fn keeper(pace: &Pace) -> Timekeeper {
    Timekeeper::new(pace, 2).unwrap_or_else(|bad| panic!("{bad}"))
}

/// A seat is awaited alone, in a turn.
fn turn(keeper: &mut Timekeeper, at: u64, window: u32, seat: Seat) {
    keeper.opened(at, Window(window), WindowKind::Turn, SeatSet::one(seat));
}

/// Both seats are awaited.
fn both(keeper: &mut Timekeeper, at: u64, window: u32, kind: WindowKind) {
    keeper.opened(at, Window(window), kind, SeatSet::all(2));
}

/// When the open window runs out.
fn due(keeper: &Timekeeper) -> u64 {
    keeper.due().expect("something is due").at
}

/// What a seat has on its live clock at a moment.
fn left(keeper: &Timekeeper, seat: Seat, now: u64) -> u64 {
    keeper.reading(now).clocks[seat.index()].left
}

#[test]
fn the_moment_to_begin_at_is_what_it_says() {
    assert_eq!(NOON, moment("2027-01-04T12:00:00Z"));
}

#[test]
fn a_keeper_is_small() {
    assert!(size_of::<Timekeeper>() <= 320, "{} bytes", size_of::<Timekeeper>());
}
