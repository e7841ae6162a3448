//! Sets of squares as bits, counted along the rows of the board at hand: a board of 13 by 19 fills four words.

use crate::square::SQUARES;

/// Words of the largest board.
pub(crate) const WORDS: usize = SQUARES.div_ceil(64);

/// A set of squares of one board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reach(pub(crate) [u64; WORDS]);

impl Reach {
    /// No square.
    pub(crate) const EMPTY: Reach = Reach([0; WORDS]);

    #[inline]
    pub(crate) fn insert(&mut self, place: usize) {
        self.0[place >> 6] |= 1 << (place & 63);
    }

    #[inline]
    pub(crate) fn has(&self, place: usize) -> bool {
        self.0[place >> 6] & 1 << (place & 63) != 0
    }

    /// Adds another set, of a board with so many words.
    #[inline]
    pub(crate) fn add(&mut self, other: &Reach, words: usize) {
        for (own, more) in self.0.iter_mut().zip(other.0).take(words) {
            *own |= more;
        }
    }

    #[inline]
    pub(crate) fn remove(&mut self, place: usize) {
        self.0[place >> 6] &= !(1 << (place & 63));
    }

    #[inline]
    pub(crate) fn flip(&mut self, place: usize) {
        self.0[place >> 6] ^= 1 << (place & 63);
    }

    /// The places in it, lowest first, of a board with so many words.
    #[inline]
    pub(crate) fn places(self, words: usize) -> impl Iterator<Item = usize> {
        places((0..words).map(move |word| self.0[word]))
    }

    /// The place before which `skipped` others of the set come. There must be so many.
    #[inline]
    pub(crate) fn nth(self, skipped: u32) -> usize {
        Reach::nth_of(&self.0, skipped)
    }

    /// The same of a set given word by word.
    #[inline]
    pub(crate) fn nth_of(words: &[u64], mut skipped: u32) -> usize {
        let mut word = 0;
        while words[word].count_ones() <= skipped {
            skipped -= words[word].count_ones();
            word += 1;
        }
        let mut bits = words[word];
        for _ in 0..skipped {
            bits &= bits - 1;
        }
        (word << 6) | bits.trailing_zeros() as usize
    }
}

/// The places in a set that is given word by word, lowest first.
#[inline]
pub(crate) fn places(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(word, mut bits)| {
        std::iter::from_fn(move || {
            let place = (bits != 0).then(|| (word << 6) | bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(place)
        })
    })
}
