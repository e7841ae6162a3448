//! Alpha-beta with proofs beside it: what the master does in games in which wins can be proved.
//!
//! One hand looks ahead while another tries to prove that its side wins. What is proved is played. Otherwise the actions that
//! looked best are tried in their order, two at a time, until one stands after which nobody could prove that the others win.
//! Proof-number search follows lines of threats far beyond what alpha-beta sees, and alpha-beta knows what to do where nothing
//! can be proved.
//!
//! Half of the budget is for looking, a quarter for one's own win, a quarter for those of the others. What an expansion costs is
//! counted in positions, so that the budget is one number; nothing is measured in time, and hands change nothing but how long it
//! takes.

use std::ops::ControlFlow;

use tabletop::{Evaluate, Keyed, Seat, Team};

use crate::alphabeta::{self, Limits};
use crate::dfpn::{self, Proof, Verdict};
use crate::hands::each;
use crate::turn::{Turn, after, teams, turn};
use crate::wanted::is_unwanted;

/// Positions of alpha-beta that take as long as expanding one for a proof.
const EXPANSION: u64 = 60;
/// Actions that are tried against the others' proofs, at most.
const TRIED: usize = 4;
/// How many of them at once: one for each hand.
const AT_ONCE: usize = 2;
/// Expansions between two looks at whether the thought is still wanted.
const REPORT: u64 = 500;

/// What came of half a thought.
enum Half<A> {
    /// All actions, those that looked best first, and whether the first one wins for sure.
    Looked(Vec<A>, bool),
    /// An action that begins a proved win.
    Proved(Option<A>),
}

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
    let look = || {
        let (order, wins) = alphabeta::order(state, seat, Limits::nodes(shares.look));
        Half::Looked(order, wins)
    };
    let prove = || {
        let proof = proof(state, state.team(seat), shares.own_win);
        Half::Proved(proof.and_then(|proof| proof.first()))
    };
    let halves = each(vec![true, false], |looks| if looks { look() } else { prove() });
    let (mut order, mut is_won, mut proved) = (Vec::new(), false, None);
    for half in halves {
        match half {
            Half::Looked(all, wins) => (order, is_won) = (all, wins),
            Half::Proved(action) => proved = action,
        }
    }
    match proved {
        // Alpha-beta sees the shortest win that it sees at all.
        Some(action) if !is_won => action,
        _ if is_won => order.swap_remove(0),
        _ => unrefuted(state, seat, order, shares.others_wins),
    }
}

/// The first of these actions after which no win of the others is found; if there is none, the one that is lost latest.
fn unrefuted<G: Evaluate + Keyed>(state: &G, seat: Seat, mut order: Vec<G::Action>, nodes: u64) -> G::Action {
    order.truncate(TRIED);
    let mut latest: Option<(u16, G::Action)> = None;
    for some in order.chunks(AT_ONCE) {
        let refutations = each(some.iter().collect(), |action| {
            refuted_within(&after(state, seat, action), state.team(seat), nodes / TRIED as u64)
        });
        for (action, refuted) in some.iter().zip(refutations) {
            match refuted {
                None => return action.clone(),
                Some(plies) if latest.as_ref().is_none_or(|(most, _)| plies > *most) => {
                    latest = Some((plies, action.clone()));
                }
                Some(_) => {}
            }
        }
    }
    latest.expect("a seat in must has an action").1
}

/// Within how many plies a team loses, if that can be proved.
fn refuted_within<G: Keyed>(state: &G, team: Team, nodes: u64) -> Option<u16> {
    let Turn::Act(_) = turn(state) else { return None };
    let others = teams(state).into_iter().find(|other| *other != team)?;
    proof(state, others, nodes).map(|proof| proof.rank())
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
        // Noughts at the corner beside a cross in the other corner lose to a fork; the middle holds.
        let state = Toy::<TicTacToe>::after(&[0]);
        let order: Vec<Pick> = [1, 2, 8, 4].map(Pick).to_vec();
        assert_eq!(unrefuted(&state, Seat::new(1), order, 4_000_000), Pick(4));
        let lost: Vec<Pick> = [1, 2].map(Pick).to_vec();
        let held_out = unrefuted(&state, Seat::new(1), lost.clone(), 4_000_000);
        assert!(lost.contains(&held_out), "something is played even so");
        let unproved = unrefuted(&state, Seat::new(1), [1, 4].map(Pick).to_vec(), 1);
        assert_eq!(unproved, Pick(1), "what cannot be proved counts for nothing");
    }
}
