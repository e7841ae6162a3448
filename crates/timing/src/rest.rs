//! Time that a clock leaves out: nights and weekends by the local hour. It counts what passes between two moments, and
//! finds the moment at which so much has passed; both walk from stretch to stretch, O(days between).

use jiff::civil::{Date, Time, Weekday};

use crate::calendar::Zone;

/// When a clock rests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Resting {
    pub(crate) zone: Zone,
    /// From when to when it is night.
    pub(crate) nights: Option<(Time, Time)>,
    pub(crate) weekends: bool,
}

/// A piece of time that is all left out or all counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stretch {
    is_rest: bool,
    /// The first moment after it.
    end: u64,
}

impl Resting {
    /// How much time passes from one moment to another, what is left out not counted.
    pub(crate) fn counted(&self, from: u64, to: u64) -> u64 {
        let (mut at, mut counted) = (from, 0);
        while at < to {
            let Stretch { is_rest, end } = self.stretch(at);
            let end = end.min(to);
            if !is_rest {
                counted += end - at;
            }
            at = end;
        }
        counted
    }

    /// The first moment at which so much has passed.
    pub(crate) fn after(&self, from: u64, span: u64) -> u64 {
        let (mut at, mut left) = (from, span);
        while left > 0 {
            let Stretch { is_rest, end } = self.stretch(at);
            if !is_rest {
                if left <= end - at || end == u64::MAX {
                    return at.saturating_add(left);
                }
                left -= end - at;
            }
            at = end;
        }
        at
    }

    /// When the rest ends in which this moment lies, if it does.
    pub(crate) fn rests_until(&self, at: u64) -> Option<u64> {
        let mut stretch = self.stretch(at);
        let mut until = None;
        while stretch.is_rest {
            until = Some(stretch.end);
            stretch = self.stretch(stretch.end);
        }
        until
    }

    /// The stretch that goes on at a moment. Where the calendar ends there is no rest any more.
    fn stretch(&self, at: u64) -> Stretch {
        self.find_stretch(at).unwrap_or(Stretch { is_rest: false, end: u64::MAX })
    }

    fn find_stretch(&self, at: u64) -> Option<Stretch> {
        let shown = self.zone.shown(at)?;
        let (today, tomorrow) = (shown.date(), shown.date().tomorrow().ok()?);
        let changes = self.changes(today).into_iter().chain(self.changes(tomorrow));
        let end = changes.flatten().filter(|change| *change > at).min()?;
        let is_rest = self.is_weekend(today) || self.is_night(shown.time());
        Some(Stretch { is_rest, end })
    }

    /// The moments of a day at which rest may begin or end.
    fn changes(&self, day: Date) -> [Option<u64>; 3] {
        let moment = |time: Time| self.zone.moment(day.to_datetime(time));
        let nights = self.nights;
        [
            moment(Time::midnight()),
            nights.and_then(|(from, _)| moment(from)),
            nights.and_then(|(_, to)| moment(to)),
        ]
    }

    fn is_weekend(&self, day: Date) -> bool {
        self.weekends && matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday)
    }

    fn is_night(&self, time: Time) -> bool {
        self.nights.is_some_and(
            |(from, to)| {
                if from < to { from <= time && time < to } else { from <= time || time < to }
            },
        )
    }
}
