//! What is counted while tables are played.

use std::cell::{Cell, RefCell};
use std::time::Duration;

/// Counts since the last time they were taken.
#[derive(Default)]
pub struct Tally {
    moves: Cell<u64>,
    bytes: Cell<usize>,
    faults: Cell<u64>,
    latencies: RefCell<Vec<Duration>>,
}

/// What was counted.
pub struct Counts {
    pub moves: u64,
    pub bytes: usize,
    pub faults: u64,
    latencies: Vec<Duration>,
}

impl Tally {
    /// A move was made, and so many bytes were sent to both players.
    pub fn moved(&self, bytes: usize) {
        self.moves.set(self.moves.get() + 1);
        self.bytes.set(self.bytes.get() + bytes);
    }

    /// The other player saw a move so long after it was asked for.
    pub fn seen(&self, after: Duration) {
        self.latencies.borrow_mut().push(after);
    }

    /// Something failed at a table.
    pub fn failed(&self) {
        self.faults.set(self.faults.get() + 1);
    }

    /// Begins to count anew.
    pub fn take(&self) -> Counts {
        let mut latencies = self.latencies.take();
        latencies.sort_unstable();
        Counts { moves: self.moves.take(), bytes: self.bytes.take(), faults: self.faults.take(), latencies }
    }
}

impl Counts {
    /// Milliseconds within which this part of the moves was seen.
    pub fn quantile(&self, part: f64) -> f64 {
        let at = (self.latencies.len() as f64 * part) as usize;
        let found = self.latencies.get(at).or(self.latencies.last());
        found.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }

    /// Mean bytes for each of two viewers and each move.
    pub fn bytes_each(&self) -> f64 {
        self.bytes as f64 / (2 * self.moves.max(1)) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_of_what_was_seen() {
        let tally = Tally::default();
        (0..100).rev().for_each(|ms| tally.seen(Duration::from_millis(ms)));
        let counts = tally.take();
        assert_eq!((counts.quantile(0.5), counts.quantile(0.99)), (50.0, 99.0));
        assert_eq!(tally.take().quantile(0.5), 0.0);
    }
}
