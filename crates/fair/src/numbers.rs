//! Commitments, and the numbers of each outcome.

use sha2::{Digest, Sha256};
use tabletop::Dice;

use crate::{answer, hex, is_hex};

/// What is shown of a seed before anybody adds a nonce.
pub fn commitment(id: &str, seed: &[u8]) -> String {
    hex(&Sha256::digest(format!("tabletier commitment 1\n{id}\n{}\n", hex(seed))))
}

/// Whether a text is a nonce: 16 bytes.
pub fn is_nonce(text: &str) -> bool {
    is_hex(text, 32)
}

/// The dice of one outcome. They remember what was drawn.
#[derive(Clone, Debug)]
pub struct FairDice<'a> {
    seed: &'a [u8],
    /// What all blocks begin with.
    head: String,
    block: u32,
    /// Numbers that were not drawn yet, the next one last.
    left: Vec<u32>,
    drawn: Vec<(u32, u32)>,
}

impl<'a> FairDice<'a> {
    /// For outcome `number` of a match with these nonces, in their order.
    pub fn new<S: AsRef<str>>(seed: &'a [u8], id: &str, nonces: &[S], number: u32) -> Self {
        let nonces: Vec<&str> = nonces.iter().map(AsRef::as_ref).collect();
        let head = format!("tabletier chance 1\n{id}\n{}\n{number} ", nonces.join(" "));
        FairDice { seed, head, block: 0, left: Vec::new(), drawn: Vec::new() }
    }

    /// What was drawn so far: of how many, and which.
    pub fn drawn(&self) -> &[(u32, u32)] {
        &self.drawn
    }

    fn next(&mut self) -> u32 {
        if self.left.is_empty() {
            let bytes = answer(self.seed, &format!("{}{}\n", self.head, self.block));
            self.block += 1;
            let number = |four: &[u8]| u32::from_be_bytes([four[0], four[1], four[2], four[3]]);
            self.left = bytes.chunks_exact(4).rev().map(number).collect();
        }
        self.left.pop().expect("a block holds numbers")
    }
}

impl Dice for FairDice<'_> {
    fn below(&mut self, sides: u32) -> u32 {
        // Numbers beyond the last full round are passed over, so that every face is as likely as the others.
        let all = 1_u64 << 32;
        let limit = all - all % u64::from(sides);
        let number = loop {
            let number = self.next();
            if u64::from(number) < limit {
                break number % sides;
            }
        };
        self.drawn.push((sides, number));
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roll(seed: u8, id: &str, nonces: &[&str], number: u32) -> Vec<u32> {
        let seed = [seed; 32];
        let mut dice = FairDice::new(&seed, id, nonces, number);
        (0..40).map(|_| dice.below(1_000_000)).collect()
    }

    #[test]
    fn every_outcome_of_every_match_has_dice_of_its_own() {
        let first = roll(1, "a", &["x"], 0);
        assert_eq!(first, roll(1, "a", &["x"], 0), "the same number, the same dice");
        for other in [
            roll(1, "a", &["x"], 1),
            roll(1, "b", &["x"], 0),
            roll(2, "a", &["x"], 0),
            roll(1, "a", &["y"], 0),
            roll(1, "a", &["x", "y"], 0),
        ] {
            assert_ne!(first, other);
        }
    }

    #[test]
    fn faces_are_equally_likely() {
        let mut counts = [0_u32; 6];
        for number in 0..6_000 {
            counts[FairDice::new(b"seed", "m", &["n"], number).below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }

    #[test]
    fn what_was_drawn_is_remembered() {
        let mut dice = FairDice::new(b"seed", "m", &["n"], 3);
        let drawn: Vec<(u32, u32)> = [6, 52, 1].into_iter().map(|sides| (sides, dice.below(sides))).collect();
        assert_eq!(dice.drawn(), drawn);
    }
}
