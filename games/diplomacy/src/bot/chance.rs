//! What bots ask of dice: fractions, picks and shuffles. Only sums, products and comparisons of floating numbers
//! are used by bots: those are the same on every machine.

use tabletop::Dice;
use tabletop::keys::{ODD, scattered};

/// Dice of a bot's own, from a seed: it can roll the same again for another line of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rolls {
    state: u64,
}

impl Rolls {
    /// The dice of a seed.
    pub const fn from_seed(seed: u64) -> Self {
        Rolls { state: seed }
    }

    /// From borrowed dice, which move on by two rolls.
    pub fn from_dice<D: Dice + ?Sized>(dice: &mut D) -> Self {
        let mut half = || u64::from(dice.below(u32::MAX));
        Rolls::from_seed(half() << 32 | half())
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(ODD);
        scattered(self.state)
    }

    /// The seed of other dice.
    pub fn seed(&mut self) -> u64 {
        self.next()
    }

    /// A number from 0 to `sides - 1`. That some come a little more often, by one in millions, is of no matter to bots.
    fn below(&mut self, sides: u32) -> u32 {
        (((self.next() >> 32) * u64::from(sides)) >> 32) as u32
    }
}

/// A number from 0 to just under 1.
pub fn fraction(dice: &mut Rolls) -> f32 {
    const STEPS: u32 = 1 << 20;
    dice.below(STEPS) as f32 / STEPS as f32
}

/// One of a list, each as likely.
pub fn pick<'a, T>(list: &'a [T], dice: &mut Rolls) -> Option<&'a T> {
    let len = u32::try_from(list.len()).ok().filter(|len| *len > 0)?;
    list.get(dice.below(len) as usize)
}

/// The number of one of some weights, each as likely as it is heavy. The last one if nothing weighs anything.
pub fn weighted(weights: &[f32], dice: &mut Rolls) -> usize {
    let mut at = fraction(dice) * weights.iter().sum::<f32>();
    for (i, weight) in weights.iter().enumerate() {
        at -= weight;
        if at < 0.0 {
            return i;
        }
    }
    weights.len().saturating_sub(1)
}

/// Brings a list into a random order.
pub fn shuffle<T>(list: &mut [T], dice: &mut Rolls) {
    for i in (1..list.len()).rev() {
        list.swap(i, dice.below(i as u32 + 1) as usize);
    }
}
