//! Alpha-beta with proofs beside it: what the master does in games in which wins can be proved.
//!
//! One hand looks ahead while another tries to prove that its side wins. What is proved is played. Otherwise the actions that
//! looked best are tried in their order, two at a time, until one stands after which nobody could prove that the others win.
//! Proof-number search follows lines of threats far beyond what alpha-beta sees, and alpha-beta knows what to do where nothing
//! can be proved, and how to lose as late as can be.
//!
//! Half of the budget is for looking, a quarter for one's own win, a quarter for those of the others. What an expansion costs is
//! counted in positions, so that the budget is one number; nothing is measured in time, and hands change nothing but how long it
//! takes.

use std::ops::ControlFlow;

use tabletop::{Evaluate, Keyed, Seat, Team};

use crate::alphabeta::{self, Limits};
use crate::dfpn::{self, Proof, Verdict};
use crate::hands::each;
use crate::turn::{after, teams};
use crate::wanted::is_unwanted;

/// Positions of alpha-beta that take as long as expanding one for a proof.
const EXPANSION: u64 = 60;
/// The part of the budget against the others' wins that one action may take.
const TRIAL: u64 = 4;
/// Actions that are tried at once: one for each hand.
const AT_ONCE: usize = 2;
/// Expansions between two looks at whether the thought is still wanted.
const REPORT: u64 = 500;

/// What each part of a thought may take, in positions of alpha-beta.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shares {
    look: u64,
    own_win: u64,
    others_wins: u64,
}

/// The best action of a seat in `must`, with a budget in positions.
///
/// # Panics
/// If the match is over, has chance in it, or has not exactly two teams.
pub(crate) fn best<G: Evaluate + Keyed>(state: &G, seat: Seat, nodes: u64) -> G::Action {
    think(state, seat, Shares { look: nodes / 2, own_win: nodes / 4, others_wins: nodes / 4 })
}

fn think<G: Evaluate + Keyed>(state: &G, seat: Seat, shares: Shares) -> G::Action {
    let look = || alphabeta::order(state, seat, Limits::nodes(shares.look));
    let prove = || proof(state, state.team(seat), shares.own_win).and_then(|proof| proof.first());
    // Each gives its half of what is known.
    let halves = each(vec![true, false], |looks| match looks {
        true => (Some(look()), None),
        false => (None, prove()),
    });
    let (looked, proved): (Vec<_>, Vec<_>) = halves.into_iter().unzip();
    let (mut order, score) = looked.into_iter().flatten().next().expect("one hand looked");
    // Alpha-beta knows the shortest way to win, and the longest to lose, where it sees the end.
    if alphabeta::is_decided(score) {
        return order.swap_remove(0);
    }
    match proved.into_iter().flatten().next() {
        Some(action) => action,
        None => unrefuted(state, seat, order, shares.others_wins),
    }
}

/// The first of these actions after which no win of the others is found within the budget. If all lose, the one that may take
/// longest.
fn unrefuted<G: Evaluate + Keyed>(state: &G, seat: Seat, order: Vec<G::Action>, nodes: u64) -> G::Action {
    let (mut left, mut tried) = (nodes, 0);
    let mut latest: Option<(u16, &G::Action)> = None;
    while tried < order.len() && left > 0 && !is_unwanted() {
        let some = &order[tried..order.len().min(tried + AT_ONCE)];
        let refutations =
            each(some.iter().collect(), |action| refutation(state, seat, action, nodes / TRIAL));
        for (action, refutation) in some.iter().zip(refutations) {
            let Some(proof) = refutation else { return action.clone() };
            left = left.saturating_sub(EXPANSION * proof.progress().expansions.max(1));
            if latest.is_none_or(|(most, _)| proof.rank() > most) {
                latest = Some((proof.rank(), action));
            }
        }
        tried += some.len();
    }
    // What was not tried may hold, and what was does not.
    match (order.get(tried), latest) {
        (None, Some((_, action))) => action.clone(),
        (next, _) => next.unwrap_or(&order[0]).clone(),
    }
}

/// That the others win after an action of a seat, if it can be proved.
fn refutation<G: Evaluate + Keyed>(
    state: &G,
    seat: Seat,
    action: &G::Action,
    nodes: u64,
) -> Option<Proof<G>> {
    let others = teams(state).into_iter().find(|other| *other != state.team(seat))?;
    proof(&after(state, seat, action), others, nodes)
}

/// That a team wins, if it can be proved.
fn proof<G: Keyed>(state: &G, prover: Team, nodes: u64) -> Option<Proof<G>> {
    let expansions = (nodes / EXPANSION).max(1);
    let limits = dfpn::Limits { expansions, report: REPORT, ..dfpn::Limits::default() };
    let go_on = |_| if is_unwanted() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    match dfpn::solve(state, prover, limits, go_on) {
        Verdict::Proven(proof) => Some(proof),
        Verdict::Disproven(_) | Verdict::Unknown(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hands::with_threads;
    use crate::toys::{Allies, Maze, Pick, TicTacToe, Toy};
    use tabletop::Game;

    #[test]
    fn threads_change_nothing() {
        for log in [&[][..], &[4], &[0, 4], &[0, 3, 1, 4], &[0, 4, 8]] {
            let (state, seat) = (Toy::<TicTacToe>::after(log), Seat::new(log.len() as u8 % 2));
            for nodes in [1, 400, 5_000, 200_000] {
                let on = |threads| with_threads(threads, || best(&state, seat, nodes));
                assert_eq!([2, 3].map(on), [on(1); 2], "{log:?} {nodes}");
            }
        }
    }

    #[test]
    fn what_is_proved_is_played() {
        let shares = Shares { look: 1, own_win: 1_000_000, others_wins: 1 };
        for (pile, seat) in (4..=21).flat_map(|pile| (0..3).map(move |seat| (pile, seat))) {
            let state = Allies::at(pile, seat);
            let (winner, _) = Allies::solved(pile, seat);
            if winner == state.team(Seat::new(seat)) {
                let Pick(taken) = think(&state, Seat::new(seat), shares);
                let (still, _) = Allies::solved(pile - taken, (seat + 1) % 3);
                assert_eq!(still, winner, "pile {pile}, seat {seat}");
            }
        }
        assert_eq!(think(&Maze::at(0), Seat::new(0), shares), Pick(5));
    }

    #[test]
    fn what_loses_for_sure_is_left() {
        // To a cross in the corner only the middle holds.
        let state = Toy::<TicTacToe>::after(&[0]);
        let held = |order: &[u8], nodes| {
            unrefuted(&state, Seat::new(1), order.iter().copied().map(Pick).collect(), nodes)
        };
        assert_eq!(held(&[1, 2, 8, 4], 4_000_000), Pick(4));
        assert_eq!(held(&[1, 2, 8, 3, 5, 6, 7, 4], 40_000_000), Pick(4), "however far back it stands");
        assert_eq!(held(&[1, 4], 1), Pick(1), "what cannot be proved counts for nothing");
    }

    #[test]
    fn what_is_lost_anyway_is_lost_late() {
        // Crosses are about to make a row to 8, and have a fork when that is stopped.
        let state = Toy::<TicTacToe>::after(&[0, 1, 4]);
        let rank = |square| {
            let refutation = refutation(&state, Seat::new(1), &Pick(square), 4_000_000);
            refutation.expect("all lose").rank()
        };
        let (stops, lets) = (8, 2);
        assert!(rank(stops) > rank(lets), "{} {}", rank(stops), rank(lets));
        for order in [[stops, lets], [lets, stops]] {
            let held = unrefuted(&state, Seat::new(1), order.map(Pick).to_vec(), 4_000_000);
            assert_eq!(held, Pick(stops));
        }
    }

    #[test]
    fn a_match_that_is_over_is_refuted_only_if_it_is_lost() {
        let state = Allies::at(2, 1);
        let refuted = |taken| refutation(&state, Seat::new(1), &Pick(taken), 1_000).is_some();
        assert_eq!([refuted(1), refuted(2)], [true, false], "leaving one loses, taking both wins");
    }
}
