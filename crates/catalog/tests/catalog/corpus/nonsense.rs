//! Nonsense made from the corpus: its inputs cut, doubled, crossed and scribbled on. The same in every run; the fuzzer
//! itself, which learns what is worth trying, runs in `cargo xtask soak`.

use std::fs;
use std::panic;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

use super::{inputs, laws};

/// Something done to an input.
#[derive(Clone, Debug)]
enum Twist {
    /// A stretch is left out.
    Cut(Index, Index),
    /// A stretch is said again elsewhere.
    Again(Index, Index, Index),
    /// One byte is another.
    Scribble(Index, u8),
    /// From somewhere on it is another input of the corpus.
    Cross(Index, Index, Index),
    /// A number that is too large for most things.
    Number(Index, u64),
}

fn twist() -> impl Strategy<Value = Twist> {
    let place = any::<Index>;
    prop_oneof![
        (place(), place()).prop_map(|(from, to)| Twist::Cut(from, to)),
        (place(), place(), place()).prop_map(|(from, to, at)| Twist::Again(from, to, at)),
        (place(), any::<u8>()).prop_map(|(at, byte)| Twist::Scribble(at, byte)),
        (place(), place(), place()).prop_map(|(at, other, from)| Twist::Cross(at, other, from)),
        (place(), any::<u64>()).prop_map(|(at, number)| Twist::Number(at, number)),
    ]
}

impl Twist {
    fn of(&self, mut text: Vec<u8>, corpus: &[Vec<u8>]) -> Vec<u8> {
        let stretch = |from: &Index, to: &Index| {
            let (from, to) = (from.index(text.len() + 1), to.index(text.len() + 1));
            from.min(to)..from.max(to)
        };
        match self {
            Twist::Cut(from, to) => {
                text.drain(stretch(from, to));
            }
            Twist::Again(from, to, at) => {
                let again = text[stretch(from, to)].to_vec();
                let at = at.index(text.len() + 1);
                text.splice(at..at, again);
            }
            Twist::Scribble(at, byte) => {
                let at = at.index(text.len().max(1));
                text.get_mut(at).into_iter().for_each(|there| *there = *byte);
            }
            Twist::Cross(at, other, from) => {
                let other = other.get(corpus);
                text.truncate(at.index(text.len() + 1));
                text.extend(&other[from.index(other.len() + 1)..]);
            }
            Twist::Number(at, number) => {
                let at = at.index(text.len() + 1);
                text.splice(at..at, number.to_string().into_bytes());
            }
        }
        text
    }
}

/// Calls a law with so many twisted inputs, twenty times as many if `TABLETIER_SOAK` is set.
fn holds(target: &str, law: fn(&[u8]), cases: u32) {
    let corpus: Vec<Vec<u8>> = inputs(target).iter().map(|file| fs::read(file).expect("a file")).collect();
    let soak = if std::env::var_os("TABLETIER_SOAK").is_some() { 20 } else { 1 };
    let config =
        ProptestConfig { cases: cases * soak, failure_persistence: None, ..ProptestConfig::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let outcome = runner.run(&(any::<Index>(), vec(twist(), 1..5)), |(first, twists)| {
        let nonsense = twists.iter().fold(first.get(&corpus).clone(), |text, twist| twist.of(text, &corpus));
        let is_broken = panic::catch_unwind(|| law(&nonsense)).is_err();
        prop_assert!(!is_broken, "the law of {target} is broken by {:?}", String::from_utf8_lossy(&nonsense));
        Ok(())
    });
    outcome.unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn notation() {
    holds("notation", laws::notation, 20_000);
}

#[test]
fn record() {
    holds("record", laws::record, 4_000);
}

#[test]
fn board() {
    holds("board", laws::board, 4_000);
}

#[test]
fn cases() {
    holds("cases", laws::cases, 4_000);
}

#[test]
fn frames() {
    holds("frames", laws::frames, 300);
}

#[test]
fn engine() {
    holds("engine", laws::engine, 1_000);
}
