//! Clocks at the terminal. Nobody is interrupted while they type: what is typed too late is not played, and the window has
//! run out.

use std::time::{SystemTime, UNIX_EPOCH};

use catalog::Table;
use tabletop::{Seat, Window};
use timing::{Pace, Timekeeper};

/// The clocks of a match.
pub(super) struct Clock {
    keeper: Timekeeper,
    now: fn() -> u64,
    /// How many entries were noted.
    noted: usize,
}

/// The moment, in milliseconds since 1970.
fn machine_time() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

impl Clock {
    /// The clocks of a match that is about to begin or to go on, each with its full time.
    pub(super) fn new(pace: &Pace, table: &dyn Table) -> Result<Self, timing::BadPace> {
        Clock::by(pace, table, machine_time)
    }

    fn by(pace: &Pace, table: &dyn Table, now: fn() -> u64) -> Result<Self, timing::BadPace> {
        let mut keeper = Timekeeper::new(pace, table.seats())?;
        catalog::note_entry(&mut keeper, table, now(), "");
        Ok(Clock { keeper, now, noted: table.entries() })
    }

    /// The moment.
    pub(super) fn now(&self) -> u64 {
        (self.now)()
    }

    /// Notes what was entered since it was last looked at.
    pub(super) fn catch_up(&mut self, table: &dyn Table) {
        let lines = table.journal();
        for line in lines.get(self.noted..).unwrap_or_default() {
            catalog::note_entry(&mut self.keeper, table, (self.now)(), &line.text);
        }
        self.noted = lines.len();
    }

    /// The window whose time has run out, if it has.
    pub(super) fn run_out(&self) -> Option<Window> {
        self.keeper.due().filter(|due| due.at <= (self.now)()).map(|due| due.window)
    }

    /// What a seat's clock shows, in minutes and seconds.
    pub(super) fn shown(&self, seat: Seat) -> Option<String> {
        let reading = self.keeper.reading((self.now)());
        let clock = reading.clocks.iter().find(|clock| clock.seat == seat)?;
        let seconds = clock.left.div_ceil(1000);
        Some(format!("{}:{:02}", seconds / 60, seconds % 60))
    }
}

/// Reads a time for each player, such as `10+5` (minutes and seconds that each turn adds) or `10d5` (seconds of each turn that
/// are not counted).
pub(crate) fn pace(text: &str) -> Result<Pace, String> {
    let read = |separator: char| {
        let (minutes, seconds) = text.split_once(separator)?;
        Some((minutes.parse::<u32>().ok()?, seconds.parse::<u32>().ok()?))
    };
    let pace = match (read('+'), read('d')) {
        (Some((minutes, increment)), _) => Pace::Fischer { minutes, increment },
        (None, Some((minutes, delay))) => Pace::Delay { minutes, delay },
        (None, None) => return Err("expected minutes and seconds, such as 10+5 or 10d5".to_owned()),
    };
    pace.check().map_err(|bad| bad.to_string())?;
    Ok(pace)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    #[test]
    fn times_are_read() {
        assert_eq!(pace("10+5"), Ok(Pace::Fischer { minutes: 10, increment: 5 }));
        assert_eq!(pace("3d2"), Ok(Pace::Delay { minutes: 3, delay: 2 }));
        for bad in ["", "10", "10+", "+5", "0+5", "10+999", "x+y", "-1+5"] {
            assert!(pace(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_clock_runs_gains_and_runs_out() {
        static NOW: AtomicU64 = AtomicU64::new(1_000_000);
        let pass = |millis| NOW.fetch_add(millis, Ordering::Relaxed);
        let diam = catalog::game("diam").expect("it is in the catalog");
        let mut table = diam.start(&serde_json::json!({})).expect("the default can be played");
        let pace = Pace::Fischer { minutes: 1, increment: 5 };
        let mut clock = Clock::by(&pace, table.as_ref(), || NOW.load(Ordering::Relaxed)).expect("a pace");
        let [ana, ben] = [0, 1].map(Seat::new);
        pass(10_500);
        assert_eq!((clock.shown(ana).as_deref(), clock.shown(ben).as_deref()), (Some("0:50"), Some("1:00")));
        table.act_at(Some(clock.now()), ana, "r1").expect("it can be played");
        clock.catch_up(table.as_ref());
        assert_eq!(clock.shown(ana).as_deref(), Some("0:55"));
        pass(59_999);
        assert_eq!(clock.run_out(), None);
        pass(1);
        let window = clock.run_out().expect("Ben's time is up");
        table.expire(window).expect("the window is open");
        clock.catch_up(table.as_ref());
        assert!(table.pending().outcome().is_some() && clock.run_out().is_none());
    }
}
