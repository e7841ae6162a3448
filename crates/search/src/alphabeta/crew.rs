//! Alpha-beta by several hands.
//!
//! Every action at the root belongs to one hand, which has a table of its own and so remembers what it found about its
//! actions. At each depth the hand of the best action so far looks at that one alone; then all hands ask of their other
//! actions whether one is better. What is left of the budget is dealt out anew whenever the hands have come together, so
//! that it is spent alike however many threads there are.

use std::mem;

use super::{Evaluate, Found, INFINITE, Keyed, Limits, Root, Search, Seat, after, is_proven, roots};
use crate::hands::each;

/// An action at the root and whose it is.
struct Owned<A> {
    root: Root<A>,
    hand: usize,
}

/// What a hand found better at some depth: the place of the action, its score and its line.
type Better<A> = (usize, i32, Vec<A>);

/// The best action of a seat in `must`, found by so many hands within one budget.
///
/// # Panics
/// If the match is over, has chance in it, or has not exactly two teams.
pub fn best_by_hands<G: Evaluate + Keyed>(
    state: &G,
    seat: Seat,
    limits: Limits,
    hands: usize,
) -> Found<G::Action> {
    let roots = roots(state, seat);
    let hands = hands.clamp(1, roots.len().max(1));
    let deal = |(place, root)| Owned { root, hand: place % hands };
    let mut owned: Vec<Owned<G::Action>> = roots.into_iter().enumerate().map(deal).collect();
    let mut crew: Vec<Search<G>> = (0..hands).map(|_| Search::new(state, seat, limits)).collect();
    let mut depth = 0;
    while depth < limits.depth && crew.iter().any(|search| search.cut) {
        crew.iter_mut().for_each(|search| search.cut = false);
        let is_whole = look(state, seat, &mut crew, &mut owned, depth + 1, limits);
        crew.iter_mut().for_each(|search| search.can_stop = true);
        if !is_whole {
            break;
        }
        depth += 1;
        if is_proven(owned[0].root.score, depth) {
            break;
        }
    }
    let nodes = spent(&crew);
    let Root { action, score, line, .. } = owned.swap_remove(0).root;
    Found { best: action, score, depth, line, nodes }
}

/// Looks at all actions at one depth and puts the best first. Tells whether the budget was enough; if not, what was
/// found better is better all the same.
fn look<G: Evaluate + Keyed>(
    state: &G,
    seat: Seat,
    crew: &mut [Search<G>],
    owned: &mut [Owned<G::Action>],
    depth: u32,
    limits: Limits,
) -> bool {
    let left = limits.nodes.saturating_sub(spent(crew));
    let leader = &mut crew[owned[0].hand];
    leader.limits.nodes = leader.nodes + left;
    let next = after(state, seat, &owned[0].root.action);
    let score = leader.child(&next, seat, depth, 1, (-INFINITE, INFINITE), true);
    if leader.stopped {
        return false;
    }
    let line = leader.line_from(1, &owned[0].root.action);
    (owned[0].root.score, owned[0].root.line) = (score, line);
    let share = limits.nodes.saturating_sub(spent(crew)) / crew.len() as u64;
    crew.iter_mut().for_each(|search| search.limits.nodes = search.nodes + share);
    let tasks: Vec<(usize, &mut Search<G>)> = crew.iter_mut().enumerate().collect();
    let others = &*owned;
    let found = each(tasks, |(hand, search)| challenge(state, seat, search, others, hand, depth));
    let mut better: Vec<Better<G::Action>> = found.into_iter().flatten().collect();
    // The best comes last and is put in front of all others; of equals, the one that stood first.
    better.sort_by_key(|(place, score, _)| (*score, usize::MAX - place));
    promote(owned, better);
    crew.iter().all(|search| !search.stopped)
}

/// The actions of a hand that are better than the best of all so far, each better than the one before.
fn challenge<G: Evaluate + Keyed>(
    state: &G,
    seat: Seat,
    search: &mut Search<G>,
    owned: &[Owned<G::Action>],
    hand: usize,
    depth: u32,
) -> Vec<Better<G::Action>> {
    let (mut alpha, mut better) = (owned[0].root.score, Vec::new());
    for (place, one) in owned.iter().enumerate().skip(1).filter(|(_, one)| one.hand == hand) {
        let next = after(state, seat, &one.root.action);
        let score = search.child(&next, seat, depth, 1, (alpha, INFINITE), false);
        if search.stopped {
            break;
        }
        if score > alpha {
            alpha = score;
            better.push((place, score, search.line_from(1, &one.root.action)));
        }
    }
    better
}

/// Puts these in front, one after the other.
fn promote<A>(owned: &mut [Owned<A>], better: Vec<Better<A>>) {
    let mut moved: Vec<usize> = (0..owned.len()).collect();
    for (place, score, mut line) in better {
        let at = moved.iter().position(|number| *number == place).expect("every action has a place");
        mem::swap(&mut owned[at].root.line, &mut line);
        owned[at].root.score = score;
        owned[..=at].rotate_right(1);
        moved[..=at].rotate_right(1);
    }
}

fn spent<G: Evaluate + Keyed>(crew: &[Search<G>]) -> u64 {
    crew.iter().map(|search| search.nodes).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hands::with_threads;
    use crate::toys::{Allies, Maze, Pick, TicTacToe, Toy};
    use tabletop::Game;

    fn think<G: Evaluate + Keyed>(state: &G, seat: u8, nodes: u64, threads: usize) -> Found<G::Action> {
        with_threads(threads, || best_by_hands(state, Seat::new(seat), Limits::nodes(nodes), 2))
    }

    #[test]
    fn threads_change_nothing() {
        for log in [&[][..], &[4], &[0, 4], &[0, 3, 1, 4]] {
            let state = Toy::<TicTacToe>::after(log);
            for nodes in [1, 60, 500, 100_000] {
                let alone = think(&state, log.len() as u8 % 2, nodes, 1);
                for threads in [2, 3] {
                    assert_eq!(think(&state, log.len() as u8 % 2, nodes, threads), alone, "{log:?} {nodes}");
                }
            }
        }
    }

    #[test]
    fn it_finds_what_one_hand_finds() {
        assert_eq!(think(&Toy::<TicTacToe>::default(), 0, 1_000_000, 2).score, 0);
        assert_eq!(think(&Toy::<TicTacToe>::after(&[0, 3, 1, 4]), 0, 10_000, 2).best, Pick(2));
        for pile in 1..=21 {
            for seat in 0..3 {
                let state = Allies::at(pile, seat);
                let (winner, plies) = Allies::solved(pile, seat);
                let wins = winner == state.team(Seat::new(seat));
                let found = think(&state, seat, 1_000_000, 2);
                assert_eq!(found.decided(), Some((wins, plies)), "pile {pile}, seat {seat} to move");
                assert_eq!(found.line.len(), plies as usize);
            }
        }
        let found = think(&Maze::at(0), 0, 10_000, 2);
        assert_eq!((found.best, found.decided()), (Pick(5), Some((true, 3))));
    }

    #[test]
    fn the_budget_is_for_all_hands_together() {
        let found = think(&Toy::<TicTacToe>::default(), 0, 2_000, 2);
        assert!(found.nodes <= 2_000 + 2 && found.depth >= 3, "{found:?}");
    }

    #[test]
    fn whatever_is_better_comes_first_and_the_rest_keeps_its_order() {
        let owned = |action| Owned { root: Root { action, score: 0, most: 0, line: Vec::new() }, hand: 0 };
        let mut all: Vec<Owned<u8>> = (0..5).map(owned).collect();
        promote(&mut all, vec![(3, 10, vec![3]), (1, 20, vec![1])]);
        let told: Vec<(u8, i32)> = all.iter().map(|one| (one.root.action, one.root.score)).collect();
        assert_eq!(told, [(1, 20), (3, 10), (0, 0), (2, 0), (4, 0)]);
    }
}
