//! What the house takes from the world: chance. Tests bring their own. Time is the store's.

use std::fmt;

type Generator = Box<dyn Fn(&mut [u8]) + Send + Sync>;

/// Random bytes.
pub struct Ambient {
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
        Ambient::new(|bytes: &mut [u8]| getrandom::fill(bytes).expect("the system has random bytes"))
    }

    /// A generator of one's own.
    pub fn new(random: impl Fn(&mut [u8]) + Send + Sync + 'static) -> Self {
        Ambient { random: Box::new(random) }
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
