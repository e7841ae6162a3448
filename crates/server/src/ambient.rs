//! What the house takes from the world: time and chance. Tests bring their own.

use std::fmt;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

type Clock = Box<dyn Fn() -> u64 + Send + Sync>;
type Generator = Box<dyn Fn(&mut [u8]) + Send + Sync>;

/// Time and random bytes.
pub struct Ambient {
    now: Clock,
    /// When it was begun, for the system's own: what takes a while is measured by a clock that nobody sets.
    began: Option<Instant>,
    random: Generator,
}

impl fmt::Debug for Ambient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ambient")
    }
}

impl Ambient {
    /// The clock and the generator of the system.
    pub fn real() -> Self {
        let now = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
        };
        let random = |bytes: &mut [u8]| getrandom::fill(bytes).expect("the system has random bytes");
        Ambient { began: Some(Instant::now()), ..Ambient::new(now, random) }
    }

    /// A clock and a generator of one's own.
    pub fn new(
        now: impl Fn() -> u64 + Send + Sync + 'static,
        random: impl Fn(&mut [u8]) + Send + Sync + 'static,
    ) -> Self {
        Ambient { now: Box::new(now), began: None, random: Box::new(random) }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        (self.now)()
    }

    /// How long it has been there, to measure what takes a while.
    pub(crate) fn elapsed(&self) -> Duration {
        self.began.map_or_else(|| Duration::from_millis(self.now()), |began| began.elapsed())
    }

    /// Random bytes.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.random)(&mut bytes);
        bytes
    }

    /// A random word for addresses and tokens: five bits a letter, without letters that look alike.
    pub fn word<const N: usize>(&self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        self.bytes::<N>().iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
    }
}
