//! What is shown of the time of a match. Everything is given as of one moment; a client counts on from there by its own
//! clock and needs the hour of nobody's machine: `left` and `deadline` say the same, the one for clocks, the other for a
//! day and hour in the reader's own zone.

use serde::Serialize;
use tabletop::{Seat, SeatSet, Window, WindowKind};
use utoipa::ToSchema;

use crate::Timekeeper;
use crate::keeper::Open;

/// The time of a match as it stands at a moment. Moments are milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Reading {
    /// The moment.
    pub now: u64,
    /// The window that is open, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub open: Option<WindowReading>,
    /// The clock of each seat where the pace is live, in the order of seats; otherwise none.
    pub clocks: Vec<SeatClock>,
}

/// The time of the open window.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct WindowReading {
    /// The window.
    pub window: Window,
    /// What kind of decision it is.
    pub kind: WindowKind,
    /// When its time runs out, if nothing else happens; missing where there is no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub deadline: Option<u64>,
    /// How many milliseconds its clock still counts until then, without what it leaves out; missing where there is no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub left: Option<u64>,
    /// Why it stands still, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub stands: Option<Standstill>,
    /// Who had it extended.
    pub extended: SeatSet,
}

/// Why a clock stands still, and until when.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Standstill {
    /// The match is paused.
    Pause {
        /// Until then.
        until: u64,
    },
    /// Whoever is awaited is on holiday.
    Holiday {
        /// Until then.
        until: u64,
    },
    /// It is night, or a weekend.
    Rest {
        /// Until then.
        until: u64,
    },
}

/// The live clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatClock {
    /// The seat.
    pub seat: Seat,
    /// Milliseconds left on it.
    pub left: u64,
    /// Milliseconds of this turn that it still passes over.
    pub delay: u64,
    /// Whether it runs, or will when the delay is over.
    pub running: bool,
}

/// The time of a match as it is shown to those who follow it: moments alone, so that it changes only when something about
/// time does, and never tells when somebody did something in secret. A client counts towards them by its own clock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Face {
    /// The window that is open, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub window: Option<Window>,
    /// What kind of decision it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub kind: Option<WindowKind>,
    /// When its time runs out, if nothing else happens; missing where there is no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub deadline: Option<u64>,
    /// Where time alone ends the window: when it can end at the earliest, once those who are openly awaited have nothing more to
    /// do. Whether they have is not shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub earliest: Option<u64>,
    /// Until when the match is paused; a moment that has passed means that it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub paused: Option<u64>,
    /// Until when whoever is awaited is on holiday; a moment that has passed means that they are not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub holiday: Option<u64>,
    /// Who had the window extended.
    pub extended: SeatSet,
    /// Whose live clock the window runs on. It shows what is left until the deadline, and never more than `left`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub runs: Option<Seat>,
    /// What each live clock showed when it last began to run or stopped, in milliseconds; empty where none is live.
    pub left: Vec<u64>,
}

impl Timekeeper {
    /// What is shown of it to those who follow.
    pub fn face(&self) -> Face {
        let open = self.open.as_ref();
        let run = open.and_then(|open| open.run);
        let runs = open.and_then(|open| open.alone).filter(|_| self.terms.is_live());
        let until = |moment: u64| Some(moment).filter(|moment| *moment > 0);
        let left = |seat: Seat| match run.filter(|_| runs == Some(seat)) {
            Some(run) => run.left,
            None => self.clocks[seat.index()],
        };
        let seats = if self.terms.is_live() { self.seats } else { 0 };
        Face {
            window: open.map(|open| open.window),
            kind: open.map(|open| open.kind),
            deadline: run.map(|run| run.due(&self.terms)),
            earliest: open.and_then(|open| open.share).map(|share| share.due(&self.terms)),
            paused: until(self.paused),
            holiday: until(self.holiday_until()),
            extended: open.map_or(SeatSet::EMPTY, |open| open.extended),
            runs,
            left: Seat::all(seats).map(left).collect(),
        }
    }

    /// The time of the match as it stands at a moment, the last one noted at the earliest.
    pub fn reading(&self, now: u64) -> Reading {
        let now = self.last.max(now);
        let open = self.open.as_ref().map(|open| self.read_window(open, now));
        let seats = if self.terms.is_live() { self.seats } else { 0 };
        Reading { now, open, clocks: Seat::all(seats).map(|seat| self.read_clock(seat, now)).collect() }
    }

    fn read_window(&self, open: &Open, now: u64) -> WindowReading {
        let left = open.run.map(|run| run.at(now, &self.terms)).map(|run| run.delay.saturating_add(run.left));
        WindowReading {
            window: open.window,
            kind: open.kind,
            deadline: self.deadline().map(|deadline| deadline.max(self.last)),
            left,
            stands: if self.has_run_out(now) { None } else { self.standstill(now) },
            extended: open.extended,
        }
    }

    fn standstill(&self, now: u64) -> Option<Standstill> {
        let holiday = self.holiday_until();
        if now < self.paused {
            Some(Standstill::Pause { until: self.paused })
        } else if now < holiday {
            Some(Standstill::Holiday { until: holiday })
        } else {
            let until = self.terms.rest().and_then(|rest| rest.rests_until(now))?;
            Some(Standstill::Rest { until })
        }
    }

    fn read_clock(&self, seat: Seat, now: u64) -> SeatClock {
        let resting = SeatClock { seat, left: self.clocks[seat.index()], delay: 0, running: false };
        let Some(Open { alone: Some(awaited), run: Some(run), .. }) = self.open else { return resting };
        if awaited != seat {
            return resting;
        }
        let run_now = run.at(now, &self.terms);
        let running = run.since <= now && !self.has_run_out(now);
        SeatClock { seat, left: run_now.left, delay: run_now.delay, running }
    }
}
