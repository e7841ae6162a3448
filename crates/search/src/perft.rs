//! Counting leaves, the test of every move generator.
//!
//! The convention is the house's: the leaves at depth n along [`Game::plies`]. A finished match has no
//! children, one that finishes exactly at depth n counts 1, and every chance outcome is a branch, however
//! likely. Where several seats act at once the lowest acts first; a window that waits for time alone has one
//! branch.

use std::fmt;

use tabletop::{Game, Input, Odds};

use crate::turn::{Turn, turn};

/// Why leaves could not be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Uncounted {
    /// More positions than the budget allows.
    TooMany {
        /// The budget.
        budget: u64,
    },
    /// A chance outcome is sampled, so its branches cannot be listed.
    Unlisted,
}

impl fmt::Display for Uncounted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Uncounted::TooMany { budget } => write!(f, "more than {budget} positions"),
            Uncounted::Unlisted => f.write_str("chance outcomes are sampled here and cannot be counted"),
        }
    }
}

impl std::error::Error for Uncounted {}

/// What a game can be told at a branch.
type Branch<G> = Input<<G as Game>::Action, <G as Game>::Chance>;

/// The leaves at a depth. The budget counts positions, leaves included.
pub fn perft<G: Game>(state: &G, depth: u32, budget: u64) -> Result<u64, Uncounted> {
    Walk { budget, left: budget, spare: Vec::new() }.leaves(state, depth)
}

/// The same, split by the first input, for finding where two generators differ.
pub fn divide<G: Game>(state: &G, depth: u32, budget: u64) -> Result<Vec<(Branch<G>, u64)>, Uncounted> {
    let mut walk = Walk { budget, left: budget, spare: Vec::new() };
    let branches = if depth == 0 { Vec::new() } else { branches(state)? };
    let each = branches.into_iter().map(|branch| {
        let mut next = state.clone();
        next.apply(branch.clone(), &mut ());
        Ok((branch, walk.leaves(&next, depth - 1)?))
    });
    each.collect()
}

struct Walk<G: Game> {
    budget: u64,
    left: u64,
    /// Emptied lists of actions, to be filled again.
    spare: Vec<Vec<G::Action>>,
}

impl<G: Game> Walk<G> {
    fn leaves(&mut self, state: &G, depth: u32) -> Result<u64, Uncounted> {
        self.spend(1)?;
        if depth == 0 {
            return Ok(1);
        }
        match turn(state) {
            Turn::Over(_) => Ok(0),
            Turn::Chance => branches(state)?.into_iter().map(|branch| self.below(state, branch, depth)).sum(),
            Turn::Expire(window) => self.below(state, Input::Expired(window), depth),
            Turn::Act(seat) => {
                let mut plies = self.spare.pop().unwrap_or_default();
                state.plies(seat, &mut plies);
                let count = if depth == 1 {
                    self.spend(plies.len() as u64).map(|()| plies.len() as u64)
                } else {
                    plies.drain(..).map(|action| self.below(state, Input::Act(seat, action), depth)).sum()
                };
                plies.clear();
                self.spare.push(plies);
                count
            }
        }
    }

    fn below(&mut self, state: &G, branch: Branch<G>, depth: u32) -> Result<u64, Uncounted> {
        let mut next = state.clone();
        next.apply(branch, &mut ());
        self.leaves(&next, depth - 1)
    }

    fn spend(&mut self, positions: u64) -> Result<(), Uncounted> {
        self.left = self.left.checked_sub(positions).ok_or(Uncounted::TooMany { budget: self.budget })?;
        Ok(())
    }
}

/// Everything that can happen next.
fn branches<G: Game>(state: &G) -> Result<Vec<Branch<G>>, Uncounted> {
    match turn(state) {
        Turn::Over(_) => Ok(Vec::new()),
        Turn::Chance => match state.odds() {
            Odds::Explicit(outcomes) => Ok(outcomes.into_iter().map(|(one, _)| Input::Chance(one)).collect()),
            Odds::Sampled => Err(Uncounted::Unlisted),
        },
        Turn::Expire(window) => Ok(vec![Input::Expired(window)]),
        Turn::Act(seat) => {
            let mut plies = Vec::new();
            state.plies(seat, &mut plies);
            Ok(plies.into_iter().map(|action| Input::Act(seat, action)).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Window;

    use crate::toys::{Duo, Lull, Race, TicTacToe, Toy, Urn};

    const ENOUGH: u64 = 10_000_000;

    #[test]
    fn tic_tac_toe() {
        let start = Toy::<TicTacToe>::default();
        let counts: Vec<u64> = (0..=10).map(|depth| perft(&start, depth, ENOUGH).unwrap()).collect();
        assert_eq!(
            counts,
            [1, 9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872, 0],
            "leaves at each depth; nothing is deeper than a full board"
        );
    }

    #[test]
    fn divided_counts_add_up() {
        let start = Toy::<TicTacToe>::default();
        let parts = divide(&start, 6, ENOUGH).unwrap();
        assert_eq!(parts.len(), 9);
        assert_eq!(parts.iter().map(|(_, leaves)| leaves).sum::<u64>(), 54_720);
        assert_eq!(divide(&start, 0, ENOUGH), Ok(vec![]));
    }

    #[test]
    fn chance_outcomes_are_branches() {
        let start = Toy::<Race>::default();
        let counts: Vec<u64> = (1..=4).map(|depth| perft(&start, depth, ENOUGH).unwrap()).collect();
        assert_eq!(counts, [3, 6, 18, 36], "three faces, then two choices, and so on");
        assert_eq!(divide(&start, 2, ENOUGH).unwrap().len(), 3);
    }

    #[test]
    fn seats_at_once_act_one_after_another() {
        assert_eq!(perft(&Toy::<Duo>::default(), 2, ENOUGH), Ok(9));
    }

    #[test]
    fn time_passing_is_one_branch() {
        let start = Toy::<Lull>::default();
        let counts: Vec<u64> = (1..=5).map(|depth| perft(&start, depth, ENOUGH).unwrap()).collect();
        assert_eq!(counts, [3, 3, 6, 6, 0]);
        let parts = divide(&Toy::<Lull>::after(&[2]), 2, ENOUGH).unwrap();
        assert_eq!(parts, [(Input::Expired(Window(1)), 2)]);
    }

    #[test]
    fn refuses_what_it_cannot_count() {
        let start = Toy::<TicTacToe>::default();
        assert_eq!(perft(&start, 3, 585), Err(Uncounted::TooMany { budget: 585 }));
        assert_eq!(perft(&start, 3, 586), Ok(504), "1 + 9 + 72 + 504 positions");
        assert_eq!(perft(&Toy::<Urn>::default(), 1, ENOUGH), Ok(2));
        assert_eq!(perft(&Toy::<Urn>::default(), 2, ENOUGH), Err(Uncounted::Unlisted));
    }
}
