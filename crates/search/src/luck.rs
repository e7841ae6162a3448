//! Seeded luck for playouts and bots: xoshiro256++, fast and the same on every machine.
//!
//! It is not for the table: a match's own rolls come from the host, who can prove them. Numbers below a
//! bound are drawn without bias by Lemire's multiplication with rejection.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tabletop::Dice;
use tabletop::keys::{ODD, scattered};

/// Dice that roll the same for the same seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Luck(Xoshiro256PlusPlus);

impl Luck {
    /// Dice from a seed. Neighbouring seeds give unrelated dice.
    pub fn from_seed(seed: u64) -> Self {
        Luck(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Dice of one's own, from borrowed ones: the lender's moves on by two rolls.
    pub fn from_dice<D: Dice + ?Sized>(dice: &mut D) -> Self {
        let mut half = || u64::from(dice.below(u32::MAX));
        let seed = half() << 32 | half();
        Luck::from_seed(seed)
    }
}

impl Dice for Luck {
    #[inline]
    fn below(&mut self, sides: u32) -> u32 {
        let mut product = (self.0.next_u64() >> 32) * u64::from(sides);
        if (product as u32) < sides {
            let uneven = sides.wrapping_neg() % sides;
            while (product as u32) < uneven {
                product = (self.0.next_u64() >> 32) * u64::from(sides);
            }
        }
        (product >> 32) as u32
    }
}

/// The seed of the `index`-th of many independent things made from one seed (SplitMix64).
pub fn sub_seed(seed: u64, index: u64) -> u64 {
    scattered(seed.wrapping_add(index.wrapping_add(1).wrapping_mul(ODD)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_same_rolls() {
        let rolls = |seed| {
            let mut luck = Luck::from_seed(seed);
            [0; 8].map(|_| luck.below(1000))
        };
        assert_eq!(rolls(1), rolls(1));
        assert_ne!(rolls(1), rolls(2));
        assert_eq!(rolls(42), [814, 318, 983, 701, 793, 588, 125, 605], "every machine rolls this");
    }

    #[test]
    fn faces_are_even() {
        let mut luck = Luck::from_seed(7);
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[luck.below(6) as usize] += 1;
        }
        assert!(faces.iter().all(|n| (9_600..10_400).contains(n)), "{faces:?}");
        assert!((0..100).all(|_| luck.below(1) == 0));
    }

    #[test]
    fn large_bounds_are_even_too() {
        let mut luck = Luck::from_seed(8);
        let sides = 3 << 30;
        let low = (0..30_000).filter(|_| luck.below(sides) < 1 << 30).count();
        assert!((9_600..10_400).contains(&low), "a third lies in the lowest third, not {low}");
    }

    #[test]
    fn sub_seeds_differ() {
        let mut seeds: Vec<u64> =
            (0..4).flat_map(|seed| (0..100).map(move |index| sub_seed(seed, index))).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 400);
    }
}
