//! Who wins with best play: proof-number search for each team in turn.

use std::ops::ControlFlow;

use search::dfpn::{self, Limits, Progress, Verdict};
use tabletop::{Game, Keyed, Seat, Team};

/// How far a proof has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolveProgress {
    /// The first seat of the team that is tried.
    pub seat: Seat,
    /// What was done for it so far.
    pub search: Progress,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The first seat of the team that wins, if one was found.
    pub winner: Option<Seat>,
    /// What was done, for each team tried.
    pub tried: Vec<SolveProgress>,
    /// The winner's strategy, as a file.
    pub certificate: Option<String>,
}

/// Proofs that take this many expansions are given up; the work for one team is far below that where a
/// proof is known.
const FIRST_TRY: u64 = 1_000_000;
const LAST_TRY: u64 = 64_000_000;

/// How a winner's strategy is written down, if the game has a form for it: config, winner, replies with their ranks.
pub(crate) type WriteDown<G> =
    fn(&<G as Game>::Config, Seat, Vec<(G, <G as Game>::Action, u16)>) -> Option<String>;

/// Tries every team, with more and more work, until one is proven to win.
pub(crate) fn solve<G: Keyed>(
    config: &G::Config,
    start: &G,
    progress: &mut dyn FnMut(&SolveProgress),
    write_down: WriteDown<G>,
) -> Solved {
    let mut firsts: Vec<(Team, Seat)> = Vec::new();
    for seat in Seat::all(start.seats()) {
        if firsts.iter().all(|(team, _)| *team != start.team(seat)) {
            firsts.push((start.team(seat), seat));
        }
    }
    let mut tried = Vec::new();
    let mut expansions = FIRST_TRY;
    while expansions <= LAST_TRY {
        for (team, seat) in &firsts {
            let limits = Limits { expansions, ..Limits::default() };
            let verdict = dfpn::solve(start, *team, limits, |search| {
                progress(&SolveProgress { seat: *seat, search });
                ControlFlow::Continue(())
            });
            match verdict {
                Verdict::Proven(proof) => {
                    tried.push(SolveProgress { seat: *seat, search: proof.progress() });
                    let mut replies = Vec::new();
                    proof.strategy(|state, action, rank| replies.push((state.clone(), action.clone(), rank)));
                    let certificate = write_down(config, *seat, replies);
                    return Solved { winner: Some(*seat), tried, certificate };
                }
                Verdict::Disproven(search) | Verdict::Unknown(search) => {
                    tried.push(SolveProgress { seat: *seat, search });
                }
            }
        }
        expansions *= 4;
    }
    Solved { winner: None, tried, certificate: None }
}
