//! Numbers that stand for positions: how they are mixed, and which were there before, for rules about repetition.
//!
//! A game that ends after so many quiet actions has only so many positions that can come back. Its past has
//! therefore a fixed size and is copied with the state: searching allocates nothing.

use std::fmt;

/// The numbers of at most `N` positions, in their order.
#[derive(Clone, Copy)]
pub struct Past<const N: usize> {
    keys: [u64; N],
    len: u16,
}

impl<const N: usize> Past<N> {
    /// A past in which nothing was.
    pub const fn new() -> Self {
        Past { keys: [0; N], len: 0 }
    }

    /// Forgets everything: nothing that was can come back.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a position. Tells how often it has been there, this time included.
    #[inline]
    pub fn push(&mut self, key: u64) -> usize {
        let before = self.count(key);
        self.keys[self.len()] = key;
        self.len += 1;
        before + 1
    }

    /// How often a position was there.
    #[inline]
    pub fn count(&self, key: u64) -> usize {
        self.positions().iter().filter(|seen| **seen == key).count()
    }

    /// How many positions there were.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there were none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn positions(&self) -> &[u64] {
        &self.keys[..self.len()]
    }
}

impl<const N: usize> Default for Past<N> {
    fn default() -> Self {
        Past::new()
    }
}

impl<const N: usize> PartialEq for Past<N> {
    fn eq(&self, other: &Self) -> bool {
        self.positions() == other.positions()
    }
}

impl<const N: usize> Eq for Past<N> {}

impl<const N: usize> fmt::Debug for Past<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.positions()).finish()
    }
}

/// A number that looks like any other, different for different ones (the end of SplitMix64).
#[inline]
pub const fn scattered(number: u64) -> u64 {
    let mut z = number;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The step of SplitMix64: an odd number without a pattern.
pub const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_there_is_counted_until_it_is_forgotten() {
        let mut past = Past::<4>::new();
        assert_eq!([past.push(7), past.push(8), past.push(7)], [1, 1, 2]);
        assert_eq!((past.count(7), past.count(9), past.len()), (2, 0, 3));
        let before = past;
        past.clear();
        assert!(past.is_empty() && past == Past::new() && past != before, "{past:?}");
        assert_eq!(past.push(7), 1);
    }

    #[test]
    fn numbers_are_scattered_as_everywhere() {
        // The first two numbers of SplitMix64 from the seed 0.
        assert_eq!(scattered(ODD), 0xe220_a839_7b1d_cdaf);
        assert_eq!(scattered(ODD.wrapping_mul(2)), 0x6e78_9e6a_a1b9_65f4);
    }
}
