//! The dice of matches begun by older houses.

use server::dice::SecretDice;
use tabletop::Dice;

fn roll(seed: u8, id: &str, number: u32) -> Vec<u32> {
    let mut dice = SecretDice::new(&[seed; 32], id, number);
    (0..40).map(|_| dice.below(1_000_000)).collect()
}

#[test]
fn every_outcome_of_every_match_has_dice_of_its_own() {
    let first = roll(1, "a", 0);
    assert_eq!(first, roll(1, "a", 0), "the same number, the same dice");
    for other in [roll(1, "a", 1), roll(1, "b", 0), roll(2, "a", 0)] {
        assert_ne!(first, other);
    }
}

#[test]
fn faces_are_equally_likely() {
    let mut counts = [0_u32; 6];
    for number in 0..6_000 {
        counts[SecretDice::new(b"seed", "m", number).below(6) as usize] += 1;
    }
    assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
}
