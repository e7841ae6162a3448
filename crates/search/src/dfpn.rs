//! Proving wins: depth-first proof-number search over positions up to symmetry ([`Keyed::class`]).
//!
//! The question is whether one team, the *prover*, can force a win, whatever all others do. Draws count as
//! not won, and so does a position that comes back on the line being searched.
//!
//! **Proofs are sound** whatever line led to a position: a position is marked proven only when actions to
//! positions already marked prove it, so its *rank*, the most plies the win can take, falls with every ply
//! of the strategy and nothing repeats. Proven positions are never forgotten. **Disproofs are not**: "not won
//! because that position was on the line" may be remembered and met again on another line, so
//! [`Verdict::Disproven`] says that no proof was found that way, not that none exists.
//!
//! It is for games without chance, secrets and waiting, whose [`Keyed::class`] is exact: two positions with the same
//! number must be the same game. Rules that look at the past, such as a draw after so many plies without
//! progress, must not bite within the rank.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

use tabletop::{Keyed, Outcome, Seat, Team};

use crate::mix::Mixed;
use crate::turn::{Turn, after, turn};

/// How much to try, and how often to tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Positions to expand at most, counting one again when it is expanded again.
    pub expansions: u64,
    /// Positions to remember at most (some 50 bytes each). Beyond that the least worked-on are forgotten.
    pub entries: usize,
    /// Progress is told every so many expansions.
    pub report: u64,
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
    /// No win was found although everything was tried; see above for what that is worth.
    Disproven(Progress),
    /// A limit was reached, or the caller broke off.
    Unknown(Progress),
}

/// Tries to prove that a team wins from here.
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
    let verdict = match turn(root) {
        Turn::Over(outcome) => Numbers::settled(has_won(root, &outcome, prover)),
        Turn::Chance | Turn::Expire(_) => not_here(),
        Turn::Act(seat) => solver.settle(root, seat),
    };
    let now = solver.count();
    if verdict.proof == 0 {
        Verdict::Proven(Proof { root: root.clone(), prover, table: solver.table, progress: now })
    } else if verdict.disproof == 0 {
        Verdict::Disproven(now)
    } else {
        Verdict::Unknown(now)
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

const ENDLESS: u32 = u32::MAX;

/// How many positions would have to be proven, or disproven, to settle one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    const FRESH: Numbers = Numbers { proof: 1, disproof: 1 };
    const NEITHER_YET: Numbers = Numbers { proof: ENDLESS, disproof: ENDLESS };

    fn settled(won: bool) -> Self {
        if won { Numbers { proof: 0, disproof: ENDLESS } } else { Numbers { proof: ENDLESS, disproof: 0 } }
    }

    /// Seen by whoever is to move: what makes the choice, and what it would take to refute every choice.
    fn seen(self, own: bool) -> (u32, u32) {
        if own { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }

    fn from_seen((choice, refusal): (u32, u32), own: bool) -> Self {
        let (proof, disproof) = if own { (choice, refusal) } else { (refusal, choice) };
        Numbers { proof, disproof }
    }
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
struct Entry {
    numbers: Numbers,
    /// Expansions spent on it.
    work: u32,
    /// If proven, the most plies the win can take.
    rank: u16,
}

#[derive(Debug, Default)]
struct Table {
    entries: HashMap<Place, Entry, Mixed>,
    proven: usize,
}

impl Table {
    fn numbers(&self, place: Place) -> Numbers {
        self.entries.get(&place).map_or(Numbers::FRESH, |entry| entry.numbers)
    }

    fn rank(&self, place: Place) -> Option<u16> {
        self.entries.get(&place).filter(|entry| entry.numbers.proof == 0).map(|entry| entry.rank)
    }

    fn put(&mut self, place: Place, numbers: Numbers, work: u32, rank: u16) {
        self.proven += usize::from(numbers.proof == 0);
        let entry = self.entries.entry(place).or_insert(Entry { numbers, work: 0, rank });
        *entry = Entry { numbers, work: entry.work.saturating_add(work), rank };
    }

    /// Forgets the unproven positions with the least work until a quarter is free. Tells whether that
    /// was possible.
    fn tidy(&mut self, limit: usize) -> bool {
        let goal = limit - limit / 4;
        let mut least = 2;
        while self.entries.len() > goal && self.proven < goal {
            self.entries.retain(|_, entry| entry.numbers.proof == 0 || entry.work >= least);
            least *= 2;
        }
        self.entries.len() <= goal
    }
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
            if !self.table.entries.contains_key(child) {
                let (next, mover) = follow(state, seat, action);
                let settled = at_once(&next, mover, self.prover).map(|_| Numbers::settled(child.own));
                let numbers = settled.unwrap_or(Numbers::FRESH);
                self.table.put(*child, numbers, 1, 1);
            }
        }
    }

    fn tick(&mut self) {
        self.now.expansions += 1;
        if self.now.expansions >= self.limits.expansions {
            self.is_stopped = true;
        }
        if self.table.entries.len() >= self.limits.entries && !self.table.tidy(self.limits.entries) {
            self.is_stopped = true;
        }
        if self.now.expansions.is_multiple_of(self.limits.report) {
            let now = self.count();
            self.is_stopped |= (self.progress)(now).is_break();
        }
    }

    fn count(&self) -> Progress {
        Progress { entries: self.table.entries.len(), proven: self.table.proven, ..self.now }
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

/// A proven win, with what it takes to play it out.
#[derive(Debug)]
pub struct Proof<G: Keyed> {
    root: G,
    prover: Team,
    table: Table,
    progress: Progress,
}

impl<G: Keyed> Proof<G> {
    /// What it took to find it.
    pub fn progress(&self) -> Progress {
        self.progress
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
                None => self.quickest(state, seat),
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

    /// The action to the proven child with the least rank.
    fn quickest(&mut self, state: &G, seat: Seat) -> (G::Action, u16) {
        let known = |place| self.proof.table.rank(place);
        let children = children(state, seat, self.proof.prover).expect("the win is not at hand");
        let proven = children.into_iter().filter_map(|(action, place)| Some((known(place)?, action)));
        let (_, action) = proven.min_by_key(|(rank, _)| *rank).expect("a proven position has a proven child");
        let rank = 1 + self.below(state, seat, &action);
        (action, rank)
    }

    fn below(&mut self, state: &G, seat: Seat, action: &G::Action) -> u16 {
        let (next, mover) = follow(state, seat, action);
        self.rank(&next, mover, Place::of(&next, mover, self.proof.prover))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::{Allies, Maze, Pick, TicTacToe, Toy};
    use std::collections::BTreeMap;

    fn prove<G: Keyed>(state: &G, team: u8) -> Verdict<G> {
        solve(state, Team(team), Limits::default(), |_| ControlFlow::Continue(()))
    }

    /// Plays the strategy against everything and checks that ranks fall; gives the number of entries.
    fn verify<G: Keyed>(proof: &Proof<G>, prover: Team) -> usize {
        let mut entries = BTreeMap::new();
        proof.strategy(|state, action, rank| {
            let twice = entries.insert(state.class(), (state.clone(), action.clone(), rank));
            assert!(twice.is_none(), "one entry for each class");
        });
        for (state, action, rank) in entries.values() {
            let Turn::Act(seat) = turn(state) else { panic!("the prover is to move") };
            assert_eq!(state.team(seat), prover);
            let mut ahead = vec![after(state, seat, action)];
            while let Some(state) = ahead.pop() {
                match turn(&state) {
                    Turn::Over(outcome) => assert!(has_won(&state, &outcome, prover)),
                    Turn::Chance | Turn::Expire(_) => not_here(),
                    Turn::Act(seat) if state.team(seat) == prover => {
                        let (_, _, later) = &entries[&state.class()];
                        assert!(later < rank, "ranks fall");
                    }
                    Turn::Act(seat) => {
                        let mut plies = Vec::new();
                        state.plies(seat, &mut plies);
                        ahead.extend(plies.iter().map(|action| after(&state, seat, action)));
                    }
                }
            }
        }
        entries.len()
    }

    #[test]
    fn tic_tac_toe_has_no_winner() {
        let start = Toy::<TicTacToe>::default();
        assert!(matches!(prove(&start, 0), Verdict::Disproven(_)));
        assert!(matches!(prove(&start, 1), Verdict::Disproven(_)));
    }

    #[test]
    fn a_fork_wins() {
        // A cross in a corner, a nought beside it: crosses win by force.
        let state = Toy::<TicTacToe>::after(&[0, 1]);
        let Verdict::Proven(proof) = prove(&state, 0) else { panic!("crosses win") };
        assert!(verify(&proof, Team(0)) >= 3);
        assert_eq!(proof.strategy(|_, _, _| ()), 5);
        assert!(matches!(prove(&state, 1), Verdict::Disproven(_)));
    }

    #[test]
    fn partners_prove_together() {
        for pile in 1..=21 {
            for seat in 0..3 {
                let (winner, plies) = Allies::solved(pile, seat);
                let state = Allies::at(pile, seat);
                let Verdict::Proven(proof) = prove(&state, winner.0) else {
                    panic!("pile {pile}, seat {seat}")
                };
                verify(&proof, winner);
                assert!(u32::from(proof.strategy(|_, _, _| ())) >= plies);
                assert!(matches!(prove(&state, 1 - winner.0), Verdict::Disproven(_)));
            }
        }
    }

    #[test]
    fn going_round_is_not_winning() {
        assert!(matches!(prove(&Maze::at(2), 0), Verdict::Disproven(_)));
        assert!(matches!(prove(&Maze::at(2), 1), Verdict::Disproven(_)));
        let Verdict::Proven(proof) = prove(&Maze::at(0), 0) else { panic!("by way of 5") };
        verify(&proof, Team(0));
        let mut first = None;
        let rank = proof.strategy(|state, action, _| {
            if state.rules.at == 0 {
                first = Some(*action);
            }
        });
        assert_eq!((first, rank), (Some(Pick(5)), 3));
    }

    #[test]
    fn limits_and_the_caller_stop_it() {
        let start = Toy::<TicTacToe>::default();
        let limits = Limits { expansions: 10, ..Limits::default() };
        let Verdict::Unknown(progress) = solve(&start, Team(0), limits, |_| ControlFlow::Continue(())) else {
            panic!("too little work")
        };
        assert_eq!(progress.expansions, 10);
        let limits = Limits { report: 5, ..Limits::default() };
        let mut told = Vec::new();
        let verdict = solve(&start, Team(0), limits, |now| {
            told.push(now.expansions);
            if told.len() == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(matches!(verdict, Verdict::Unknown(_)));
        assert_eq!(told, [5, 10, 15]);
    }

    #[test]
    fn forgetting_costs_work_only() {
        let state = Toy::<TicTacToe>::after(&[0, 1]);
        let known = |entries| {
            let limits = Limits { entries, ..Limits::default() };
            match solve(&state, Team(0), limits, |_| ControlFlow::Continue(())) {
                Verdict::Proven(proof) => {
                    verify(&proof, Team(0));
                    Some(proof.progress())
                }
                Verdict::Disproven(_) => panic!("crosses win"),
                Verdict::Unknown(_) => None,
            }
        };
        let roomy = known(1_000_000).expect("room for everything");
        let tight = known(roomy.entries * 3 / 4).expect("room for what matters");
        assert!(tight.entries < roomy.entries, "{tight:?} {roomy:?}");
        assert_eq!(known(4), None, "not even the proven ones fit");
    }

    #[test]
    fn forgetting_never_proves_a_draw_won() {
        let start = Toy::<TicTacToe>::default();
        for entries in (10..400).step_by(13) {
            let limits = Limits { entries, expansions: 20_000, ..Limits::default() };
            let verdict = solve(&start, Team(0), limits, |_| ControlFlow::Continue(()));
            assert!(!matches!(verdict, Verdict::Proven(_)), "{entries} entries");
        }
    }
}
