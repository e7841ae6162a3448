//! Numbers that stand for positions: one for each piece on each spot, and a mixer for the rest.
//!
//! A position's number is the exclusive or of its parts. Two positions share a number by accident only, once
//! in 2^64 pairs; repetition (§11.1) accepts that.

use tabletop::keys::{ODD, scattered};

use crate::board::{SPOTS, Spot, Spots};
use crate::piece::{Camp, Kind};

const PARTS: usize = 4 * 5 * SPOTS;

const fn table() -> [u64; PARTS] {
    let mut numbers = [0; PARTS];
    let mut i = 0;
    while i < PARTS {
        numbers[i] = mixed(i as u64 + 1);
        i += 1;
    }
    numbers
}

static NUMBERS: [u64; PARTS] = table();

/// The number of a piece on a spot.
#[inline]
pub(crate) fn number(camp: Camp, kind: Kind, spot: Spot) -> u64 {
    NUMBERS[(camp.index() * 5 + kind.index()) * SPOTS + usize::from(spot)]
}

/// A number that looks like any other (SplitMix64).
#[inline]
pub(crate) const fn mixed(value: u64) -> u64 {
    scattered(value.wrapping_mul(ODD))
}

/// The number of a set; 0 for the empty one. The salt tells sets of different meaning apart.
#[inline]
pub(crate) fn of_set(spots: Spots, salt: u64) -> u64 {
    if spots == 0 { 0 } else { mixed(mixed(spots as u64 ^ salt) ^ (spots >> 64) as u64 ^ salt) }
}
