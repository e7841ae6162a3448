//! Who wins with best play: proof-number search for each team in turn.

use std::ops::ControlFlow;

use search::dfpn::{self, Limits, Progress, Verdict};
use tabletop::{Claim, Game, Keyed, Seat, Team};

/// How much to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SolveEffort {
    /// Positions to expand for each team, in one go; else more and more, up to a limit of the house.
    pub nodes: Option<u64>,
    /// Bytes for what is remembered; else what eight million positions take.
    pub memory: Option<u64>,
}

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
    /// The first seats of the teams that were shown not to win.
    pub held: Vec<Seat>,
    /// How many teams there are.
    pub teams: usize,
    /// What was done, for each team tried.
    pub tried: Vec<SolveProgress>,
    /// The winner's strategy as a file; or without one that of whoever holds, against each team that was shown not to win. With two
    /// teams only: otherwise those who hold are many.
    pub certificates: Vec<String>,
}

/// Proofs that take this many expansions are given up; the work for one team is far below that where a
/// proof is known.
const FIRST_TRY: u64 = 1_000_000;
const LAST_TRY: u64 = 64_000_000;

/// How a seat's strategy is written down, if the game has a form for it: config, seat, what is claimed, replies with their ranks.
pub(crate) type WriteDown<G> =
    fn(&<G as Game>::Config, Seat, Claim, Vec<(G, <G as Game>::Action, u16)>) -> Option<String>;

/// Tries every team, with more and more work, until one is proven to win or each of them not to.
pub(crate) fn solve<G: Keyed>(
    config: &G::Config,
    start: &G,
    effort: SolveEffort,
    progress: &mut dyn FnMut(&SolveProgress),
    write_down: WriteDown<G>,
) -> Solved {
    let firsts = firsts(start);
    let mut solved = Solved {
        winner: None,
        held: Vec::new(),
        teams: firsts.len(),
        tried: Vec::new(),
        certificates: Vec::new(),
    };
    for expansions in tries(effort) {
        for (team, seat) in &firsts {
            if solved.held.contains(seat) {
                continue;
            }
            let entries = effort.memory.map_or(Limits::default().entries, Limits::entries_in);
            let limits = Limits { expansions, entries, ..Limits::default() };
            let verdict = dfpn::solve(start, *team, limits, |search| {
                progress(&SolveProgress { seat: *seat, search });
                ControlFlow::Continue(())
            });
            let search = match &verdict {
                Verdict::Proven(proof) => proof.progress(),
                Verdict::Disproven(hold) => hold.progress(),
                Verdict::Unknown(search) => *search,
            };
            solved.tried.push(SolveProgress { seat: *seat, search });
            let mut replies = Vec::new();
            match verdict {
                Verdict::Proven(proof) => {
                    proof.strategy(|state, action, rank| replies.push((state.clone(), action.clone(), rank)));
                    solved.winner = Some(*seat);
                    solved.certificates =
                        write_down(config, *seat, Claim::Wins, replies).into_iter().collect();
                    return solved;
                }
                Verdict::Disproven(hold) => {
                    solved.held.push(*seat);
                    if let [one, other] = firsts[..] {
                        let holder = if one.1 == *seat { other.1 } else { one.1 };
                        hold.strategy(|state, action| replies.push((state.clone(), action.clone(), 0)));
                        solved.certificates.extend(write_down(config, holder, Claim::Holds, replies));
                    }
                }
                Verdict::Unknown(_) => (),
            }
        }
        if solved.held.len() == firsts.len() {
            break;
        }
    }
    solved
}

/// Whether no team can be proved to win with so many expansions.
pub(crate) fn is_undecided<G: Keyed>(state: &G, expansions: u64) -> bool {
    let limits = Limits { expansions, ..Limits::default() };
    let wins = |team| dfpn::solve(state, team, limits, |_| ControlFlow::Continue(()));
    firsts(state).into_iter().all(|(team, _)| !matches!(wins(team), Verdict::Proven(_)))
}

/// Every team with its first seat.
fn firsts<G: Game>(start: &G) -> Vec<(Team, Seat)> {
    let mut firsts: Vec<(Team, Seat)> = Vec::new();
    for seat in Seat::all(start.seats()) {
        if firsts.iter().all(|(team, _)| *team != start.team(seat)) {
            firsts.push((start.team(seat), seat));
        }
    }
    firsts
}

/// How many expansions to try one after the other.
fn tries(effort: SolveEffort) -> Vec<u64> {
    match effort.nodes {
        Some(nodes) => vec![nodes],
        None => std::iter::successors(Some(FIRST_TRY), |tried| Some(tried * 4))
            .take_while(|tried| *tried <= LAST_TRY)
            .collect(),
    }
}
