//! The dice of a match: numbers from its secret seed, without bias.
//!
//! Outcome number i of a match has dice of its own, and no number is ever used twice: it counts the chance outcomes
//! that were ever entered, lots and those that were taken back included. What else happens at the table does not move them.

use std::fmt;

use catalog::Table;
use fair::FairDice;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::NewMatch;
use tabletop::Dice;

/// The dice of the next outcome of a match: such as can be proved (docs/fair-chance.md), unless it was begun without a commitment.
pub(crate) fn dice<'a>(made: &'a NewMatch, table: &dyn Table) -> Box<dyn Dice + 'a> {
    let number = table.chances();
    match table.nonces() {
        Some(nonces) => Box::new(FairDice::new(&made.seed, &made.id, &nonces, number)),
        None => Box::new(SecretDice::new(&made.seed, &made.id, number)),
    }
}

/// Dice for one chance outcome of a match of an older house.
pub struct SecretDice {
    key: Hmac<Sha256>,
    block: u32,
    left: Vec<u32>,
}

impl fmt::Debug for SecretDice {
    /// Nothing of what they will show.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretDice")
    }
}

impl SecretDice {
    /// For outcome `number` of a match.
    ///
    /// # Panics
    /// Never: keys may have any length.
    pub fn new(seed: &[u8], id: &str, number: u32) -> Self {
        let mut key = Hmac::<Sha256>::new_from_slice(seed).expect("any key will do");
        // Matches begun before outcomes were counted used their entries' numbers: these never meet those.
        key.update(b"chance\0");
        key.update(id.as_bytes());
        key.update(&number.to_be_bytes());
        SecretDice { key, block: 0, left: Vec::new() }
    }

    fn next(&mut self) -> u32 {
        if let Some(number) = self.left.pop() {
            return number;
        }
        let mut mac = self.key.clone();
        mac.update(&self.block.to_be_bytes());
        self.block += 1;
        let bytes = mac.finalize().into_bytes();
        let numbers =
            bytes.chunks_exact(4).map(|four| u32::from_be_bytes([four[0], four[1], four[2], four[3]]));
        self.left = numbers.collect();
        self.left.pop().expect("a block holds numbers")
    }
}

impl Dice for SecretDice {
    fn below(&mut self, sides: u32) -> u32 {
        // Numbers beyond the last full round are thrown away, so that every face is as likely as the others.
        let rounds = u32::MAX - u32::MAX % sides;
        loop {
            let number = self.next();
            if number < rounds {
                return number % sides;
            }
        }
    }
}
