//! Chance as data: what can come and how often. The rules never roll; the host does and tells them.

use std::fmt;
use std::str::FromStr;

use crate::NotationError;

/// A source of random numbers that a host, a bot or a test lends to a function. What it is made of is
/// their business; the rules only ask.
pub trait Dice {
    /// A number from 0 to `sides - 1`, each as likely as the others. `sides` is at least 1.
    fn below(&mut self, sides: u32) -> u32;
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn below(&mut self, sides: u32) -> u32 {
        (**self).below(sides)
    }
}

/// What a chance node can bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Odds<C> {
    /// Every outcome with its weight, a positive whole number.
    Explicit(Vec<(C, u32)>),
    /// Too many to list (a shuffled reserve): [`crate::Game::roll`] draws one.
    Sampled,
}

impl<C> Odds<C> {
    /// One outcome of explicit odds, by weight.
    ///
    /// # Panics
    /// On sampled odds, which cannot be listed, on an empty list, and on weights of more than `u32::MAX` in all.
    pub fn pick<D: Dice + ?Sized>(self, dice: &mut D) -> C {
        let Odds::Explicit(outcomes) = self else { panic!("sampled odds have no list to pick from") };
        let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
        assert!(total > 0, "explicit odds list at least one outcome");
        let total = u32::try_from(total).expect("the weights of explicit odds add up to at most 2^32 - 1");
        let mut at = dice.below(total);
        for (outcome, weight) in outcomes {
            if at < weight {
                return outcome;
            }
            at -= weight;
        }
        unreachable!("the weights add up to the total")
    }
}

/// The chance of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Never {
    type Err = NotationError;

    fn from_str(_: &str) -> Result<Self, NotationError> {
        Err(NotationError::new(0, "nothing: this game has no chance"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dice that always show their highest face.
    struct High;

    impl Dice for High {
        fn below(&mut self, sides: u32) -> u32 {
            sides - 1
        }
    }

    #[test]
    fn weights_reach_up_to_the_largest_number() {
        assert_eq!(Odds::Explicit(vec![('a', 1), ('b', u32::MAX - 1)]).pick(&mut High), 'b');
    }

    #[test]
    #[should_panic(expected = "add up to at most 2^32 - 1")]
    fn weights_beyond_it_are_a_fault_of_the_game() {
        Odds::Explicit(vec![('a', u32::MAX), ('b', 1)]).pick(&mut High);
    }
}
