//! Sets of provinces and of places, one bit each. They keep no order but that of the numbers.

use std::fmt;

use super::{Place, Province};

/// One bit each. Looking a bit up is quicker than shifting it over two words.
static BITS: [u128; 128] = bits();

const fn bits() -> [u128; 128] {
    let mut bits = [0; 128];
    let mut at = 0;
    while at < bits.len() {
        bits[at] = 1 << at;
        at += 1;
    }
    bits
}

macro_rules! set {
    ($name:ident of $item:ident, $about:literal) => {
        #[doc = $about]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(u128);

        impl $name {
            /// Nothing.
            pub const EMPTY: Self = $name(0);

            pub(crate) const fn from_bits(bits: u128) -> Self {
                $name(bits)
            }

            pub(crate) const fn bits(self) -> u128 {
                self.0
            }

            /// Just this.
            pub const fn only(item: $item) -> Self {
                $name(BITS[item.index()])
            }

            /// Whether it is in it.
            pub const fn has(self, item: $item) -> bool {
                self.0 & BITS[item.index()] != 0
            }

            /// Whether there is nothing in it.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// This and one more.
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                $name(self.0 | BITS[item.index()])
            }

            /// This without one.
            #[must_use]
            pub const fn without(self, item: $item) -> Self {
                $name(self.0 & !BITS[item.index()])
            }

            /// What is in both.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                $name(self.0 & other.0)
            }

            /// What is in either.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                $name(self.0 | other.0)
            }

            /// What is in this and not in the other.
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                $name(self.0 & !other.0)
            }

            /// The first, by number.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item::new(self.0.trailing_zeros() as u8)) }
            }
        }

        impl Iterator for $name {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                let first = self.first()?;
                self.0 &= self.0.wrapping_sub(1);
                Some(first)
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }
    };
}

set!(ProvinceSet of Province, "A set of provinces. Going through it goes by number.");
set!(PlaceSet of Place, "A set of places. Going through it goes by number.");
