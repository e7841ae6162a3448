//! A proven win as a strategy.

use std::collections::HashMap;

use tabletop::{Keyed, Seat, Team};

use super::table::Table;
use super::{Place, Progress, at_once, children, follow, not_here};
use crate::mix::Mixed;
use crate::turn::{Turn, turn};

/// A proven win, with what it takes to play it out.
#[derive(Debug)]
pub struct Proof<G: Keyed> {
    pub(super) root: G,
    pub(super) prover: Team,
    pub(super) table: Table,
    pub(super) progress: Progress,
}

impl<G: Keyed> Proof<G> {
    /// What it took to find it.
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// What the prover does first; nothing if somebody else begins, or all is over.
    pub fn first(&self) -> Option<G::Action> {
        match turn(&self.root) {
            Turn::Act(seat) if self.root.team(seat) == self.prover => {
                let at_once = at_once(&self.root, seat, self.prover);
                Some(at_once.unwrap_or_else(|| self.quickest(&self.root, seat)))
            }
            Turn::Act(_) | Turn::Over(_) | Turn::Chance | Turn::Expire(_) => None,
        }
    }

    /// The most plies the win can take, as far as the search knows.
    pub fn rank(&self) -> u16 {
        match turn(&self.root) {
            Turn::Act(seat) => self.table.rank(Place::of(&self.root, seat, self.prover)).unwrap_or(0),
            Turn::Over(_) | Turn::Chance | Turn::Expire(_) => 0,
        }
    }

    /// The action of the prover to the proven child with the least rank.
    fn quickest(&self, state: &G, seat: Seat) -> G::Action {
        let children = children(state, seat, self.prover).expect("the win is not at hand");
        let proven =
            children.into_iter().filter_map(|(action, place)| Some((self.table.rank(place)?, action)));
        let (_, action) = proven.min_by_key(|(rank, _)| *rank).expect("a proven position has a proven child");
        action
    }

    /// The winning strategy: called once for every class of positions with the prover to move that can come
    /// up when the prover follows it, with a position of that class, the action to take and the rank, the
    /// most plies the win can still take from there. Ranks fall along every line. Gives the root's rank.
    pub fn strategy(&self, tell: impl FnMut(&G, &G::Action, u16)) -> u16 {
        match turn(&self.root) {
            Turn::Over(_) => 0,
            Turn::Chance | Turn::Expire(_) => not_here(),
            Turn::Act(seat) => {
                let mut walk = Walk { proof: self, ranks: HashMap::default(), tell };
                walk.rank(&self.root, seat, Place::of(&self.root, seat, self.prover))
            }
        }
    }
}

struct Walk<'a, G: Keyed, T> {
    proof: &'a Proof<G>,
    ranks: HashMap<Place, u16, Mixed>,
    tell: T,
}

impl<G: Keyed, T: FnMut(&G, &G::Action, u16)> Walk<'_, G, T> {
    fn rank(&mut self, state: &G, seat: Seat, place: Place) -> u16 {
        if let Some(rank) = self.ranks.get(&place) {
            return *rank;
        }
        let prover = self.proof.prover;
        let rank = if place.own {
            let (action, rank) = match at_once(state, seat, prover) {
                Some(action) => (action, 1),
                None => {
                    let action = self.proof.quickest(state, seat);
                    let rank = 1 + self.below(state, seat, &action);
                    (action, rank)
                }
            };
            (self.tell)(state, &action, rank);
            rank
        } else {
            let replies = children(state, seat, prover).expect("nobody escapes from a proven position");
            1 + replies.iter().map(|(action, _)| self.below(state, seat, action)).max().unwrap_or(0)
        };
        self.ranks.insert(place, rank);
        rank
    }

    fn below(&mut self, state: &G, seat: Seat, action: &G::Action) -> u16 {
        let (next, mover) = follow(state, seat, action);
        self.rank(&next, mover, Place::of(&next, mover, self.proof.prover))
    }
}
