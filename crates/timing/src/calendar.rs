//! Hours of the day as moments, and back. Time zones come from the database that is built in, never from the machine:
//! nodes cannot disagree about a deadline.

use jiff::civil::{DateTime, Time};
use jiff::tz::{AmbiguousOffset, TimeZone, TimeZoneDatabase};
use jiff::{Timestamp, ToSpan};

use crate::DAY;

/// A time zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Zone(TimeZone);

impl Zone {
    /// The zone of this IANA name, in capitals or not.
    pub(crate) fn named(name: &str) -> Option<Self> {
        let zone = TimeZoneDatabase::bundled().get(name).ok()?;
        (!zone.is_unknown()).then_some(Zone(zone))
    }

    /// What calendar and clock show there at a moment; nothing beyond the year 9999.
    pub(crate) fn shown(&self, at: u64) -> Option<DateTime> {
        let at = Timestamp::from_millisecond(i64::try_from(at).ok()?).ok()?;
        Some(self.0.to_datetime(at))
    }

    /// The moment at which they show this. An hour that does not exist is the next one that does, a double one is
    /// the first.
    pub(crate) fn moment(&self, shown: DateTime) -> Option<u64> {
        let moment = match self.0.to_ambiguous_timestamp(shown).offset() {
            AmbiguousOffset::Unambiguous { offset } => offset.to_timestamp(shown).ok()?,
            AmbiguousOffset::Fold { before, .. } => before.to_timestamp(shown).ok()?,
            // Counted with the offset after the change, the hour lies before the change.
            AmbiguousOffset::Gap { after, .. } => {
                self.0.following(after.to_timestamp(shown).ok()?).next()?.timestamp()
            }
        };
        u64::try_from(moment.as_millisecond()).ok()
    }

    /// The moment at which they show this time of day, so many calendar days after the day of another moment.
    pub(crate) fn days_later(&self, at: u64, days: u32, time: Time) -> u64 {
        let date = self.shown(at).and_then(|shown| shown.date().checked_add(i64::from(days).days()).ok());
        let moment = date.and_then(|date| self.moment(date.to_datetime(time)));
        moment.unwrap_or_else(|| at.saturating_add(u64::from(days) * DAY)).max(at)
    }
}
