//! Numbers that look random and are the same for the same seed.

use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

/// The seed of this run: `TABLETIER_SEED`, or the time. A failure prints it.
pub(crate) fn seed() -> u64 {
    static SEED: OnceLock<u64> = OnceLock::new();
    *SEED.get_or_init(|| {
        let given = std::env::var("TABLETIER_SEED").ok();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs());
        given.map_or(now, |seed| seed.parse().expect("TABLETIER_SEED is a number"))
    })
}

/// A stream of numbers of its own.
#[derive(Clone)]
pub(crate) struct Luck(u64);

impl Luck {
    /// The stream of this name, for this run.
    pub(crate) fn new(stream: u64) -> Self {
        Luck(seed().wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ stream.wrapping_mul(0xd134_2543_de82_ef95))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below another.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        (self.next() % count.max(1) as u64) as usize
    }

    /// True once in so many times.
    pub(crate) fn once_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}
