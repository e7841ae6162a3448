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
    /// On sampled odds, which cannot be listed, and on an empty list.
    pub fn pick<D: Dice + ?Sized>(self, dice: &mut D) -> C {
        let Odds::Explicit(outcomes) = self else { panic!("sampled odds have no list to pick from") };
        let total = outcomes.iter().map(|(_, weight)| weight).sum();
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
