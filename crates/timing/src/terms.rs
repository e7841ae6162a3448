//! A pace that was checked: lengths in milliseconds, zones that exist. The one place that says what is accepted, and how
//! long a window lasts.

use std::ops::RangeInclusive;

use jiff::civil::Time;
use tabletop::WindowKind;

use crate::calendar::Zone;
use crate::rest::Resting;
use crate::run::Run;
use crate::{BadPace, DAY, LONGEST_EXTENSION, MINUTE, Pace, PaceFault, PhaseDays, Rest, SECOND};

/// Minutes on a live clock.
const MINUTES: RangeInclusive<u32> = 1..=300;
/// Seconds that a clock gains after a turn.
const INCREMENT: RangeInclusive<u32> = 0..=300;
/// Seconds of a turn that no clock counts.
const DELAY: RangeInclusive<u32> = 1..=300;
/// Days for a move or a phase.
const DAYS: RangeInclusive<u32> = 1..=30;
/// An hour of the day.
const HOUR_OF_DAY: RangeInclusive<u32> = 0..=23;
/// A minute of an hour.
const MINUTE_OF_HOUR: RangeInclusive<u32> = 0..=59;
/// Hours of a night: eight hours of each day are left to count, so that a deadline is never far.
const NIGHT: RangeInclusive<u32> = 1..=16;

/// The shortest and the longest that several seats get at once on live clocks.
const SHARED: (u64, u64) = (2 * MINUTE, 10 * MINUTE);

/// How long a window that time alone ends lasts where one person plays among bots.
const MOMENT: u64 = 2 * SECOND;

/// What a table agreed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Terms {
    /// No limit.
    Unlimited,
    /// A clock for each seat.
    Live {
        /// What it begins with.
        start: u64,
        /// What it gains after a turn.
        increment: u64,
        /// What it does not count of a turn.
        delay: u64,
    },
    /// So much for every window.
    Days {
        /// How much.
        length: u64,
        /// What the clock leaves out.
        rest: Option<Resting>,
    },
    /// Up to a time of day.
    Phases {
        /// Where.
        zone: Zone,
        /// Which.
        time: Time,
        /// So many days later.
        days: PhaseDays,
    },
}

impl Terms {
    /// A pace as it can be kept, or every reason why it cannot.
    pub(crate) fn of(pace: &Pace) -> Result<Self, BadPace> {
        let mut faults = Faults(Vec::new());
        let terms = match pace {
            Pace::Unlimited {} => Some(Terms::Unlimited),
            Pace::Fischer { minutes, increment } => {
                faults.range("minutes", *minutes, MINUTES);
                faults.range("increment", *increment, INCREMENT);
                let increment = u64::from(*increment) * SECOND;
                Some(Terms::Live { start: u64::from(*minutes) * MINUTE, increment, delay: 0 })
            }
            Pace::Delay { minutes, delay } => {
                faults.range("minutes", *minutes, MINUTES);
                faults.range("delay", *delay, DELAY);
                let delay = u64::from(*delay) * SECOND;
                Some(Terms::Live { start: u64::from(*minutes) * MINUTE, increment: 0, delay })
            }
            Pace::Days { days, rest } => {
                faults.range("days", *days, DAYS);
                let rest = rest.as_ref().and_then(|rest| faults.rest(rest));
                Some(Terms::Days { length: u64::from(*days) * DAY, rest })
            }
            Pace::Phases { zone, hour, minute, days } => {
                let zone = faults.zone("zone", zone);
                faults.range("hour", *hour, HOUR_OF_DAY);
                faults.range("minute", *minute, MINUTE_OF_HOUR);
                faults.phase_days(days);
                let time = time(*hour, *minute);
                zone.zip(time).map(|(zone, time)| Terms::Phases { zone, time, days: *days })
            }
        };
        match terms {
            Some(terms) if faults.0.is_empty() => Ok(terms),
            Some(_) | None => Err(BadPace { faults: faults.0 }),
        }
    }

    /// Whether each seat has a clock.
    pub(crate) const fn is_live(&self) -> bool {
        matches!(self, Terms::Live { .. })
    }

    /// What each seat's clock begins with, 0 where there are none.
    pub(crate) const fn start(&self) -> u64 {
        match self {
            Terms::Live { start, .. } => *start,
            Terms::Unlimited | Terms::Days { .. } | Terms::Phases { .. } => 0,
        }
    }

    /// The clock of a window that opens now. `left` is what a seat that is awaited alone has on a live clock.
    pub(crate) fn run(&self, at: u64, kind: WindowKind, left: Option<u64>) -> Option<Run> {
        let run = |delay, left| Some(Run { since: at, delay, left });
        match self {
            Terms::Unlimited => None,
            Terms::Live { start, delay, .. } => match left {
                Some(left) => run(*delay, left),
                None => run(0, shared(*start, kind)),
            },
            Terms::Days { length, .. } => run(0, *length),
            Terms::Phases { zone, time, days } => run(0, zone.days_later(at, days.of(kind), *time) - at),
        }
    }

    /// The clock of a window that time alone ends, and all of it: days have one of 24 hours for it, phases as many as its kind
    /// says; where one sits at the table, or nothing is limited, it is a minute, and where nobody has to stay unnoticed a moment.
    pub(crate) fn fixed(&self, at: u64, kind: WindowKind, is_solitary: bool) -> Run {
        let left = match self {
            // Nights do not make a moment longer.
            _ if is_solitary => self.counted(at, at.saturating_add(MOMENT)),
            Terms::Unlimited | Terms::Live { .. } => MINUTE,
            Terms::Days { .. } => DAY,
            Terms::Phases { zone, time, days } => zone.days_later(at, days.of(kind), *time) - at,
        };
        Run { since: at, delay: 0, left }
    }

    /// What of a window is kept for those who may not be noticed: as much as the table says, and where it says nothing half of
    /// a window over days, a minute of any other. Never more than the window has.
    pub(crate) fn share(&self, at: u64, run: Option<Run>, said: Option<u64>) -> Run {
        let whole = run.map(|run| run.delay.saturating_add(run.left));
        let usual = match (self, whole) {
            (Terms::Days { .. } | Terms::Phases { .. }, Some(whole)) => whole / 2,
            _ => MINUTE,
        };
        let left = said.unwrap_or(usual).min(whole.unwrap_or(u64::MAX));
        Run { since: at, delay: 0, left }
    }

    /// Whether its clocks stand still while the house is closed: those of people who sit at the table.
    pub(crate) const fn stops_with_house(&self) -> bool {
        matches!(self, Terms::Unlimited | Terms::Live { .. })
    }

    /// What an extension adds: the length of a window, days being of 24 hours, and two days at most.
    pub(crate) fn extension(&self, kind: WindowKind) -> Option<u64> {
        let length = match self {
            Terms::Unlimited | Terms::Live { .. } => return None,
            Terms::Days { length, .. } => *length,
            Terms::Phases { days, .. } => u64::from(days.of(kind)) * DAY,
        };
        Some(length.min(LONGEST_EXTENSION))
    }

    /// The time that these clocks leave out, if they do.
    pub(crate) const fn rest(&self) -> Option<&Resting> {
        match self {
            Terms::Days { rest, .. } => rest.as_ref(),
            Terms::Unlimited | Terms::Live { .. } | Terms::Phases { .. } => None,
        }
    }

    /// How much these clocks count from one moment to another.
    pub(crate) fn counted(&self, from: u64, to: u64) -> u64 {
        match self.rest() {
            Some(rest) => rest.counted(from, to),
            None => to.saturating_sub(from),
        }
    }

    /// The moment at which these clocks have counted so much.
    pub(crate) fn after(&self, from: u64, span: u64) -> u64 {
        match self.rest() {
            Some(rest) => rest.after(from, span),
            None => from.saturating_add(span),
        }
    }
}

/// What a window lasts on live clocks that no seat is awaited in alone: for a set-up and for orders as long as a clock
/// begins with, 2 to 10 minutes; half of that for anything smaller.
fn shared(start: u64, kind: WindowKind) -> u64 {
    let whole = start.clamp(SHARED.0, SHARED.1);
    match kind {
        WindowKind::SetUp | WindowKind::Orders => whole,
        WindowKind::Turn | WindowKind::Retreats | WindowKind::Gift | WindowKind::Adjustments => whole / 2,
    }
}

/// A time of day, if there is such a one.
fn time(hour: u32, minute: u32) -> Option<Time> {
    Time::new(i8::try_from(hour).ok()?, i8::try_from(minute).ok()?, 0, 0).ok()
}

/// What is wrong with a pace, as it is found.
struct Faults(Vec<PaceFault>);

impl Faults {
    fn range(&mut self, field: &'static str, given: u32, range: RangeInclusive<u32>) {
        if !range.contains(&given) {
            let (least, most) = range.into_inner();
            self.0.push(PaceFault::Range { field, least, most, given });
        }
    }

    fn zone(&mut self, field: &'static str, given: &str) -> Option<Zone> {
        let zone = Zone::named(given);
        if zone.is_none() {
            self.0.push(PaceFault::Zone { field, given: given.to_owned() });
        }
        zone
    }

    fn hour(&mut self, field: &'static str, hour: u32) -> Option<Time> {
        self.range(field, hour, HOUR_OF_DAY);
        time(hour, 0)
    }

    fn phase_days(&mut self, days: &PhaseDays) {
        let given = [
            ("days.turn", days.turn),
            ("days.set-up", days.set_up),
            ("days.orders", Some(days.orders)),
            ("days.retreats", days.retreats),
            ("days.gift", days.gift),
            ("days.adjustments", days.adjustments),
        ];
        for (field, days) in given {
            days.into_iter().for_each(|days| self.range(field, days, DAYS));
        }
    }

    fn rest(&mut self, rest: &Rest) -> Option<Resting> {
        let zone = self.zone("rest.zone", &rest.zone);
        let nights = rest.nights.and_then(|nights| {
            let from = self.hour("rest.nights.from", nights.from);
            let to = self.hour("rest.nights.to", nights.to);
            let (from, to) = from.zip(to)?;
            self.range("rest.nights", (24 + nights.to - nights.from) % 24, NIGHT);
            Some((from, to))
        });
        zone.map(|zone| Resting { zone, nights, weekends: rest.weekends })
    }
}
