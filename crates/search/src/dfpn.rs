//! Proving wins: depth-first proof-number search over positions up to symmetry ([`Keyed::class`]).
//!
//! The question is whether one team, the *prover*, can force a win, whatever all others do. Draws count as
//! not won, and so does a position that comes back on the line being searched.
//!
//! **Proofs are sound** whatever line led to a position: a position is marked proven only when actions to
//! positions already marked prove it, so its *rank*, the most plies the win can take, falls with every ply
//! of the strategy and nothing repeats. Proven positions are never forgotten.
//!
//! **Disproofs are checked before they are believed.** "Not won because that position was on the line" may be remembered and met
//! again on another line, where it is false. So what is remembered as disproven is a guess, until [`Hold`] has found a set of
//! positions that the others never leave and in which the prover never wins: going round in it is as good as a draw,
//! and it matters not how one came there. What does not belong to such a set is forgotten, and the search goes on.
//!
//! It is for games without chance, secrets and waiting, whose [`Keyed::class`] is exact: two positions with the same
//! number must be the same game. Rules that look at the past, such as a draw after so many plies without
//! progress, must not bite within the rank, and must help nobody but those who hold.

mod hold;
mod proof;
mod table;
#[cfg(test)]
mod tests;

pub use hold::Hold;
pub use proof::Proof;

use std::collections::HashSet;
use std::ops::ControlFlow;

use tabletop::{Keyed, Outcome, Seat, Team};

use crate::mix::Mixed;
use crate::turn::{Turn, after, turn};
use table::{ENDLESS, Numbers, Table};

/// How much to try, and how often to tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Positions to expand at most, counting one again when it is expanded again.
    pub expansions: u64,
    /// Positions to remember at most ([`Limits::entries_in`]). Beyond that the least worked-on are forgotten.
    pub entries: usize,
    /// Progress is told every so many expansions.
    pub report: u64,
}

impl Limits {
    /// How many positions fit into so many bytes. A table grows by doubling, with the old one beside the new.
    pub fn entries_in(bytes: u64) -> usize {
        const SLOT: u64 = 33;
        let slots = (bytes / (SLOT + SLOT / 2)).max(16);
        (1usize << slots.ilog2()) / 8 * 7
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits { expansions: 100_000_000, entries: 8_000_000, report: 100_000 }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Positions expanded.
    pub expansions: u64,
    /// Positions remembered.
    pub entries: usize,
    /// Of those, proven ones.
    pub proven: usize,
}

/// What came of it.
#[derive(Debug)]
pub enum Verdict<G: Keyed> {
    /// The prover wins.
    Proven(Proof<G>),
    /// The others keep the prover from winning.
    Disproven(Hold<G>),
    /// A limit was reached, or the caller broke off.
    Unknown(Progress),
}

/// Tries to prove that a team wins from here, or that it does not.
///
/// # Panics
/// If a chance outcome is met.
pub fn solve<G: Keyed>(
    root: &G,
    prover: Team,
    limits: Limits,
    progress: impl FnMut(Progress) -> ControlFlow<()>,
) -> Verdict<G> {
    let mut solver = Solver {
        prover,
        limits,
        table: Table::default(),
        path: HashSet::default(),
        now: Progress::default(),
        is_stopped: false,
        progress,
    };
    let Turn::Act(seat) = turn(root) else { return settled(root, prover) };
    loop {
        let numbers = solver.settle(root, seat);
        let progress = solver.count();
        if numbers.proof == 0 {
            return Verdict::Proven(Proof { root: root.clone(), prover, table: solver.table, progress });
        }
        if numbers.disproof != 0 {
            return Verdict::Unknown(progress);
        }
        match Hold::find(root, seat, prover, &solver.table, progress) {
            Ok(hold) => return Verdict::Disproven(hold),
            Err(_) if solver.is_stopped => return Verdict::Unknown(progress),
            Err(unfounded) => unfounded.into_iter().for_each(|place| solver.table.forget(place)),
        }
    }
}

/// What there is to say of a match that is over.
fn settled<G: Keyed>(root: &G, prover: Team) -> Verdict<G> {
    let progress = Progress::default();
    match turn(root) {
        Turn::Over(outcome) if has_won(root, &outcome, prover) => {
            Verdict::Proven(Proof { root: root.clone(), prover, table: Table::default(), progress })
        }
        Turn::Over(_) => Verdict::Disproven(Hold::of_the_end(progress)),
        Turn::Chance | Turn::Expire(_) | Turn::Act(_) => not_here(),
    }
}

fn not_here() -> ! {
    panic!("proofs are for games without chance and without waiting")
}

/// A position up to symmetry, with the prover or somebody else to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Place {
    class: u64,
    own: bool,
}

impl Place {
    fn of<G: Keyed>(state: &G, seat: Seat, prover: Team) -> Self {
        Place { class: state.class(), own: state.team(seat) == prover }
    }
}

fn has_won<G: Keyed>(state: &G, outcome: &Outcome, prover: Team) -> bool {
    let mut own = Seat::all(state.seats()).filter(|seat| state.team(*seat) == prover);
    own.any(|seat| outcome.value(seat, |seat| state.team(seat)) == 1.0)
}

/// An action that ends the match at once as the mover wishes: won, or by others than the prover, not won.
fn at_once<G: Keyed>(state: &G, seat: Seat, prover: Team) -> Option<G::Action> {
    let own = state.team(seat) == prover;
    let mut plies = Vec::new();
    state.plies(seat, &mut plies);
    plies.into_iter().find(|action| {
        let next = after(state, seat, action);
        matches!(turn(&next), Turn::Over(outcome) if has_won(&next, &outcome, prover) == own)
    })
}

/// What can follow a position, no two of one class; actions that end the match against the mover are left
/// out. Nothing if the mover can end it at once as wished: then there is nothing to look into.
fn children<G: Keyed>(state: &G, seat: Seat, prover: Team) -> Option<Vec<(G::Action, Place)>> {
    let own = state.team(seat) == prover;
    let mut plies = Vec::new();
    state.plies(seat, &mut plies);
    let mut children: Vec<(G::Action, Place)> = Vec::with_capacity(plies.len());
    for action in plies {
        let next = after(state, seat, &action);
        match turn(&next) {
            Turn::Over(outcome) => {
                if has_won(&next, &outcome, prover) == own {
                    return None;
                }
            }
            Turn::Chance | Turn::Expire(_) => not_here(),
            Turn::Act(mover) => {
                let place = Place::of(&next, mover, prover);
                if children.iter().all(|(_, known)| *known != place) {
                    children.push((action, place));
                }
            }
        }
    }
    Some(children)
}

/// The position after an action that does not end the match, and who is to move there.
fn follow<G: Keyed>(state: &G, seat: Seat, action: &G::Action) -> (G, Seat) {
    let next = after(state, seat, action);
    let Turn::Act(mover) = turn(&next) else { unreachable!("finished children are not listed") };
    (next, mover)
}

struct Solver<P> {
    prover: Team,
    limits: Limits,
    table: Table,
    /// The positions on the line being searched.
    path: HashSet<Place, Mixed>,
    now: Progress,
    is_stopped: bool,
    progress: P,
}

/// The children of a position, summed up for whoever is to move.
struct Summary {
    numbers: Numbers,
    /// The most promising child.
    best: usize,
    /// What the next best would take.
    second: u32,
    /// What refuting the best would take.
    refusal: u32,
}

impl Summary {
    /// How far to work on the best child: until another is better, or its parent's limit is reached. A
    /// little further than needed, lest two children of equal promise be visited in turns.
    fn limit(&self, limit: Numbers, own: bool) -> Numbers {
        let (choice, refusal) = limit.seen(own);
        let (_, all) = self.numbers.seen(own);
        let beyond = self.second.saturating_add(1 + self.second / 4);
        let rest = if refusal == ENDLESS { ENDLESS } else { refusal - all + self.refusal };
        Numbers::from_seen((choice.min(beyond), rest), own)
    }
}

impl<P: FnMut(Progress) -> ControlFlow<()>> Solver<P> {
    fn settle<G: Keyed>(&mut self, root: &G, seat: Seat) -> Numbers {
        let place = Place::of(root, seat, self.prover);
        let mut numbers = Numbers::FRESH;
        while numbers.proof != 0 && numbers.disproof != 0 && !self.is_stopped {
            numbers = self.visit(root, seat, place, Numbers::NEITHER_YET);
        }
        numbers
    }

    /// Works below a position until one of its numbers reaches its limit.
    fn visit<G: Keyed>(&mut self, state: &G, seat: Seat, place: Place, limit: Numbers) -> Numbers {
        let before = self.now.expansions;
        self.tick();
        let Some(children) = children(state, seat, self.prover) else {
            let numbers = Numbers::settled(place.own);
            self.table.put(place, numbers, 1, 1);
            return numbers;
        };
        self.glance(state, seat, &children);
        self.path.insert(place);
        let numbers = loop {
            let summary = self.sum_up(&children, place.own);
            let Numbers { proof, disproof } = summary.numbers;
            if proof >= limit.proof || disproof >= limit.disproof || self.is_stopped {
                break summary.numbers;
            }
            let (action, child) = &children[summary.best];
            let (next, mover) = follow(state, seat, action);
            self.visit(&next, mover, *child, summary.limit(limit, place.own));
        };
        self.path.remove(&place);
        let rank = if numbers.proof == 0 { self.rank(&children, place.own) } else { 0 };
        self.table.put(place, numbers, (self.now.expansions - before) as u32, rank);
        numbers
    }

    /// Looks one ply beyond children that are new: most ends are seen there, before any work is spent.
    fn glance<G: Keyed>(&mut self, state: &G, seat: Seat, children: &[(G::Action, Place)]) {
        for (action, child) in children {
            if !self.table.knows(*child) {
                let (next, mover) = follow(state, seat, action);
                self.table.put(*child, self.outlook(&next, mover, child.own), 1, 1);
            }
        }
    }

    /// What a position looks like before it is expanded: as the game says, or settled by an action that ends it.
    fn outlook<G: Keyed>(&self, state: &G, mover: Seat, own: bool) -> Numbers {
        match state.outlook(mover) {
            Some(0) => Numbers::settled(own),
            // What the mover has to choose from is what the other must refute.
            Some(choices) => Numbers::from_seen((1, choices), own),
            None if at_once(state, mover, self.prover).is_some() => Numbers::settled(own),
            None => Numbers::FRESH,
        }
    }

    fn tick(&mut self) {
        self.now.expansions += 1;
        if self.now.expansions >= self.limits.expansions {
            self.is_stopped = true;
        }
        if self.table.len() >= self.limits.entries && !self.table.tidy(self.limits.entries) {
            self.is_stopped = true;
        }
        if self.now.expansions.is_multiple_of(self.limits.report) {
            let now = self.count();
            self.is_stopped |= (self.progress)(now).is_break();
        }
    }

    fn count(&self) -> Progress {
        Progress { entries: self.table.len(), proven: self.table.proven(), ..self.now }
    }

    /// What the children say of their parent: one suffices its mover, all must be refuted against it.
    fn sum_up<A>(&self, children: &[(A, Place)], own: bool) -> Summary {
        let (mut best, mut choice, mut second, mut refusal) = (0, ENDLESS, ENDLESS, 0);
        let mut all: u32 = 0;
        for (at, (_, child)) in children.iter().enumerate() {
            let numbers =
                if self.path.contains(child) { Numbers::settled(false) } else { self.table.numbers(*child) };
            let (chosen, refused) = numbers.seen(own);
            if chosen < choice {
                (second, choice, best, refusal) = (choice, chosen, at, refused);
            } else {
                second = second.min(chosen);
            }
            all = all.saturating_add(refused);
        }
        if all == ENDLESS && choice != 0 {
            all = ENDLESS - 1;
        }
        Summary { numbers: Numbers::from_seen((choice, all), own), best, second, refusal }
    }

    /// The rank of a proven position: the prover hurries, the others delay.
    fn rank<A>(&self, children: &[(A, Place)], own: bool) -> u16 {
        let ranks = children.iter().filter_map(|(_, child)| self.table.rank(*child));
        1 + if own { ranks.min() } else { ranks.max() }.unwrap_or(0)
    }
}
