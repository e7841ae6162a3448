//! The database's clock, kept between two questions by a clock of this machine that only counts on: what the machine believes the
//! time to be does not matter.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use deadpool_postgres::Pool;

use super::pipe::Fault;
use crate::Clock;

/// How many answers are remembered. The one that came back soonest is believed.
const REMEMBERED: usize = 8;
/// How often the database is asked.
const PACE: Duration = Duration::from_secs(1);
/// How far a new answer may be from the old ones, beyond its own journey, before those are forgotten.
const LEAP: u64 = 250;

/// An answer: what the database showed half-way between question and answer.
#[derive(Clone, Copy)]
struct Sample {
    middle: Instant,
    shown: u64,
    journey: Duration,
}

impl Sample {
    fn at(&self, now: Instant) -> u64 {
        let passed = now.saturating_duration_since(self.middle).as_millis() as u64;
        let to_come = self.middle.saturating_duration_since(now).as_millis() as u64;
        (self.shown + passed).saturating_sub(to_come)
    }
}

/// What the time is, as the database has it.
pub(super) struct Time {
    test: Option<Clock>,
    samples: Mutex<VecDeque<Sample>>,
}

impl Time {
    pub(super) fn new(test: Option<Clock>) -> Self {
        Time { test, samples: Mutex::default() }
    }

    /// The time of a test's own clock, for statements that would else ask the database's.
    pub(super) fn given(&self) -> Option<i64> {
        self.test.as_ref().map(|clock| clock.now() as i64)
    }

    pub(super) fn now(&self) -> u64 {
        match &self.test {
            Some(clock) => clock.now(),
            None => self.shown(Instant::now()),
        }
    }

    /// By the answer that came back soonest.
    fn shown(&self, now: Instant) -> u64 {
        let samples = self.samples.lock().unwrap_or_else(PoisonError::into_inner);
        samples.iter().min_by_key(|sample| sample.journey).map_or(0, |sample| sample.at(now))
    }

    fn remember(&self, sample: Sample) {
        let expected = self.shown(sample.middle);
        let mut samples = self.samples.lock().unwrap_or_else(PoisonError::into_inner);
        if expected.abs_diff(sample.shown) > LEAP + sample.journey.as_millis() as u64 {
            samples.clear();
        }
        samples.truncate(REMEMBERED - 1);
        samples.push_front(sample);
    }

    /// Asks the database once.
    pub(super) async fn ask(&self, pool: &Pool) -> Result<(), Fault> {
        let client = pool.get().await.map_err(|error| super::from_pool(&error))?;
        let sql = "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        let statement = client.prepare_cached(sql).await?;
        let asked = Instant::now();
        let row = client.query_one(&statement, &[]).await?;
        let journey = asked.elapsed();
        self.remember(Sample {
            middle: asked + journey / 2,
            shown: row.try_get::<_, i64>(0)? as u64,
            journey,
        });
        Ok(())
    }

    /// Asks it again and again.
    pub(super) async fn follow(&self, pool: &Pool) {
        if self.test.is_some() {
            return;
        }
        loop {
            tokio::time::sleep(PACE).await;
            // What cannot be asked now is asked a second later; the clock goes on meanwhile.
            if let Err(fault) = self.ask(pool).await {
                tracing::debug!(error = %fault.error, "the database's clock cannot be asked");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(middle: Instant, shown: u64, journey: u64) -> Sample {
        Sample { middle, shown, journey: Duration::from_millis(journey) }
    }

    #[test]
    fn the_answer_that_came_back_soonest_is_believed() {
        let (time, start) = (Time::new(None), Instant::now());
        let later = |ms| start + Duration::from_millis(ms);
        for (at, shown, journey) in [(0, 10_000, 40), (1_000, 11_005, 2), (2_000, 12_090, 200)] {
            time.remember(sample(later(at), shown, journey));
        }
        assert_eq!(time.shown(later(2_500)), 12_505);
        for second in 3..12 {
            time.remember(sample(later(second * 1_000), 10_010 + second * 1_000, 30));
        }
        assert_eq!(time.shown(later(12_000)), 22_010, "what is old is forgotten");
    }

    #[test]
    fn a_database_whose_clock_leaps_is_followed_at_once() {
        let (time, start) = (Time::new(None), Instant::now());
        time.remember(sample(start, 10_000, 1));
        time.remember(sample(start + Duration::from_secs(1), 3_600_000, 30));
        assert_eq!(time.shown(start + Duration::from_secs(2)), 3_601_000);
    }
}
