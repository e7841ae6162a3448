//! Random matches.

use std::collections::BTreeSet;

use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tabletop::game::InputOf;
use tabletop::{Dice, Game, Input, Pending, Seat, SeatSet, Window};

use crate::Plan;

/// The dice of a random match.
#[derive(Clone, Debug)]
pub struct Coin(Xoshiro256PlusPlus);

impl Coin {
    /// Dice that always roll the same for the same seed.
    pub fn new(seed: u64) -> Self {
        Coin(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// One of the items, each as likely as the others.
    pub(crate) fn one_of<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize].clone()
    }
}

impl Dice for Coin {
    fn below(&mut self, sides: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(sides)) >> 32) as u32
    }
}

/// Runs a law on random matches: it is given a config, its start and dice. The first broken law fails the
/// test with the seed that shows it. `TABLETIER_SOAK` set makes it twenty times as many.
pub(crate) fn on_random_matches<G: Game>(plan: &Plan<G>, law: impl Fn(&G::Config, G, Coin)) {
    let soak = if std::env::var_os("TABLETIER_SOAK").is_some() { 20 } else { 1 };
    let config = Config { cases: plan.games * soak, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let strategy = (0..plan.configs.len(), proptest::num::u64::ANY);
    let outcome = runner.run(&strategy, |(which, seed)| {
        let config = &plan.configs[which];
        let start = G::start(config).expect("a plan's configs can be played");
        law(config, start, Coin::new(seed));
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
}

/// A random input the state accepts, deals and votes included; nothing when the match is over. Plies are
/// preferred, so that matches get somewhere.
pub(crate) fn any_input<G: Game>(state: &G, coin: &mut Coin) -> Option<InputOf<G>> {
    match state.pending() {
        Pending::Over(_) => None,
        Pending::Chance => Some(Input::Chance(state.roll(coin))),
        Pending::Seats { must, may, window } => {
            if coin.below(200) == 0 {
                return Some(Input::Expired(window));
            }
            if coin.below(3) > 0 {
                return Some(ply(state, must, window, coin));
            }
            let seats: Vec<Seat> = must.union(may).iter().collect();
            let moves = if seats.is_empty() { Vec::new() } else { moves_of_one(state, &seats, coin) };
            // A seat that may act need not have anything to do.
            Some(if moves.is_empty() { ply(state, must, window, coin) } else { coin.one_of(&moves) })
        }
    }
}

fn moves_of_one<G: Game>(state: &G, seats: &[Seat], coin: &mut Coin) -> Vec<InputOf<G>> {
    let seat = coin.one_of(seats);
    moves(state, seat).into_iter().map(|action| Input::Act(seat, action)).collect()
}

/// A ply of somebody who must act; where time alone closes the window, it does.
fn ply<G: Game>(state: &G, must: SeatSet, window: Window, coin: &mut Coin) -> InputOf<G> {
    let seats: Vec<Seat> = must.iter().collect();
    if seats.is_empty() {
        return Input::Expired(window);
    }
    let seat = coin.one_of(&seats);
    Input::Act(seat, state.sample(seat, coin))
}

/// Everything a seat can do.
pub(crate) fn moves<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut moves = Vec::new();
    state.moves(seat, &mut moves);
    moves
}

/// Actions met in play somewhere, and the plan's strangers: at most two thousand, in order, from all over.
pub(crate) fn known_actions<G: Game>(plan: &Plan<G>) -> Vec<G::Action> {
    let mut known: BTreeSet<G::Action> = plan.strangers.iter().cloned().collect();
    for (i, config) in plan.configs.iter().cycle().take(plan.configs.len() * 20).enumerate() {
        let mut state = G::start(config).expect("a plan's configs can be played");
        let mut coin = Coin::new(i as u64);
        while let Some(input) = any_input(&state, &mut coin) {
            for seat in Seat::all(state.seats()).filter(|seat| state.pending().admits(*seat)) {
                known.extend(moves(&state, seat));
            }
            state.apply(input, &mut ());
        }
    }
    evenly(known.into_iter().collect(), 2000)
}

/// At most so many of the items, spread evenly over all of them.
fn evenly<T: Clone>(items: Vec<T>, most: usize) -> Vec<T> {
    if items.len() <= most {
        return items;
    }
    (0..most).map(|i| items[i * items.len() / most].clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_actions_are_thinned_out_from_end_to_end() {
        assert_eq!(evenly((0..10).collect(), 10), (0..10).collect::<Vec<_>>());
        assert_eq!(evenly((0..100).collect(), 5), [0, 20, 40, 60, 80]);
        assert_eq!(evenly((0..7).collect(), 3), [0, 2, 4]);
    }
}
