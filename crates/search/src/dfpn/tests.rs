//! Small games whose values are known by heart, and one searched through a second time, plainly.

use super::*;
use crate::toys::warren::{BURROWS, Warren};
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

/// Holds against everything and checks that nothing leads out of the set; gives the number of replies.
fn verify_hold<G: Keyed>(root: &G, hold: &Hold<G>, prover: Team) -> usize {
    let mut replies = BTreeMap::new();
    hold.strategy(|state, action| {
        let twice = replies.insert(state.class(), action.clone());
        assert!(twice.is_none(), "one reply for each class");
    });
    let mut seen = HashSet::new();
    let mut ahead = vec![root.clone()];
    while let Some(state) = ahead.pop() {
        match turn(&state) {
            Turn::Over(outcome) => assert!(!has_won(&state, &outcome, prover)),
            Turn::Chance | Turn::Expire(_) => not_here(),
            Turn::Act(seat) if !seen.insert((state.class(), seat)) => (),
            Turn::Act(seat) if state.team(seat) == prover => {
                let mut plies = Vec::new();
                state.plies(seat, &mut plies);
                ahead.extend(plies.iter().map(|action| after(&state, seat, action)));
            }
            Turn::Act(seat) => ahead.push(after(&state, seat, &replies[&state.class()])),
        }
    }
    replies.len()
}

/// Every burrow of many warrens, for either team: what is proven is true, and so is what is disproven, circles or not.
#[test]
fn verdicts_agree_with_a_search_from_the_ends_backwards() {
    let mut verdicts = [0; 2];
    for number in 0..300 {
        for team in [Team(0), Team(1)] {
            let won = Warren::won_by(number, team);
            for at in 0..BURROWS {
                let state = Warren::at(number, at);
                let is_won = match prove(&state, team.0) {
                    Verdict::Proven(proof) => {
                        if matches!(turn(&state), Turn::Act(_)) {
                            verify(&proof, team);
                        }
                        true
                    }
                    Verdict::Disproven(hold) => {
                        verify_hold(&state, &hold, team);
                        false
                    }
                    Verdict::Unknown(_) => panic!("warren {number}, burrow {at}"),
                };
                assert_eq!(is_won, won[usize::from(at)], "warren {number}, burrow {at}, {team:?}");
                verdicts[usize::from(is_won)] += 1;
            }
        }
    }
    assert!(verdicts.iter().all(|count| *count > 1_000), "{verdicts:?}");
}

/// With a table far too small nothing false is said either.
#[test]
fn forgetting_makes_no_verdict_false() {
    for number in 0..100 {
        let won = Warren::won_by(number, Team(0));
        for at in 0..BURROWS {
            let limits = Limits { entries: 12, expansions: 2_000, ..Limits::default() };
            match solve(&Warren::at(number, at), Team(0), limits, |_| ControlFlow::Continue(())) {
                Verdict::Proven(_) => assert!(won[usize::from(at)], "warren {number}, burrow {at}"),
                Verdict::Disproven(_) => assert!(!won[usize::from(at)], "warren {number}, burrow {at}"),
                Verdict::Unknown(_) => (),
            }
        }
    }
}

#[test]
fn tables_stay_within_their_memory() {
    for mebibytes in [1_u64, 64, 800, 4096] {
        let entries = Limits::entries_in(mebibytes << 20) as u64;
        let slots = entries / 7 * 8;
        assert!(
            slots.is_power_of_two() && slots * 33 * 3 / 2 <= mebibytes << 20,
            "{mebibytes} MiB: {entries}"
        );
    }
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
            let Verdict::Proven(proof) = prove(&state, winner.0) else { panic!("pile {pile}, seat {seat}") };
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
