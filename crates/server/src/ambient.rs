//! What the house takes from the world: chance. Tests bring their own. Time is the store's.

use std::fmt;
use std::time::{Duration, Instant};

type Generator = Box<dyn Fn(&mut [u8]) + Send + Sync>;

/// Random bytes.
pub struct Ambient {
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
    /// The generator of the system.
    pub fn real() -> Self {
        let random = |bytes: &mut [u8]| getrandom::fill(bytes).expect("the system has random bytes");
        Ambient { began: Some(Instant::now()), ..Ambient::new(random) }
    }

    /// A generator of one's own.
    pub fn new(random: impl Fn(&mut [u8]) + Send + Sync + 'static) -> Self {
        Ambient { began: None, random: Box::new(random) }
    }

    /// How long it has been there, to measure what takes a while; nothing where a test brings its own.
    pub(crate) fn elapsed(&self) -> Option<Duration> {
        self.began.map(|began| began.elapsed())
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
