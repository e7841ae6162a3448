//! A small portable hasher. The standard one differs from run to run, and hashing must never decide
//! between two actions differently on two machines.

use std::hash::{BuildHasherDefault, Hash, Hasher};

const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

/// Multiplies and folds, once for every number written.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Mix(u64);

/// For maps that are only looked up, never walked.
pub(crate) type Mixed = BuildHasherDefault<Mix>;

impl Hasher for Mix {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.write_u64(u64::from(n));
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.write_u64(u64::from(n));
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        let wide = u128::from(self.0 ^ n ^ ODD) * u128::from(ODD.rotate_left(19));
        self.0 = (wide as u64) ^ ((wide >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
}

/// A number for a value: equal values have equal ones, others hardly ever.
#[inline]
pub(crate) fn tag<T: Hash>(value: &T) -> u32 {
    let mut mix = Mix::default();
    value.hash(&mut mix);
    (mix.finish() >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_values_have_their_own_tags() {
        let mut tags: Vec<u32> = (0..64u8).flat_map(|a| (0..64u8).map(move |b| tag(&(a, Some(b))))).collect();
        tags.sort_unstable();
        tags.dedup();
        assert_eq!(tags.len(), 64 * 64);
    }
}
