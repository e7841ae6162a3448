//! Positions of 1998 solved and searched through plainly: both must agree, and whatever is proven can be written down and checked.

use std::ops::ControlFlow;

use search::dfpn::{Limits, Verdict, solve};
use tabletop::{Claim, Keyed, Solvable, Team};

use super::*;
use crate::solution::{Certificate, Summary, Unproven, verify};

/// Positions from random games of 1998 in which somebody is to move, each with its text.
fn positions(games: u64, mut look: impl FnMut(&Diam)) {
    for seed in 0..games {
        let mut coin = ::laws::Coin::new(seed);
        let mut state = Diam::start(&old()).expect("can be played");
        while state.side_to_act().is_some() {
            look(&state);
            let seat = state.now.seat();
            let action = state.sample(seat, &mut coin);
            state.apply(Input::Act(seat, action), &mut ());
        }
    }
}

fn followers(state: &Diam) -> Vec<Diam> {
    let seat = state.now.seat();
    let mut moves = Vec::new();
    state.moves(seat, &mut moves);
    let after = |action| {
        let mut next = *state;
        next.apply(Input::Act(seat, action), &mut ());
        next
    };
    moves.into_iter().map(after).collect()
}

fn winner(state: &Diam) -> Option<Team> {
    state.now.end.and_then(crate::state::End::winner).map(crate::Side::team)
}

/// By looking at everything: whether a team wins within so many plies.
fn wins_within(state: &Diam, team: Team, plies: u32) -> bool {
    if state.now.end.is_some() {
        return winner(state) == Some(team);
    }
    let wins = |next: &Diam| wins_within(next, team, plies - 1);
    match plies {
        0 => false,
        _ if state.now.side().team() == team => followers(state).iter().any(wins),
        _ => followers(state).iter().all(wins),
    }
}

#[test]
fn what_wins_and_what_parries_is_seen_at_a_glance() {
    let (mut wins, mut parries) = (0, 0);
    positions(60, |state| {
        let own = state.now.side();
        let can_win = wins_within(state, own.team(), 1);
        let outlook = state.outlook(state.now.seat()).expect("1998 has one");
        assert_eq!(outlook == 0, can_win, "{}", position::text(state));
        wins += u32::from(can_win);
        if !can_win {
            let is_warned = state.now.announced & own.other().bit() != 0;
            let is_answer = |next: &&Diam| {
                winner(next).is_none()
                    && !(is_warned && crate::rules::moving::can_make_diam(&next.now.board, own.other()))
            };
            let answers = followers(state).iter().filter(is_answer).count();
            assert_eq!(outlook as usize, answers.max(1), "{}", position::text(state));
            parries += u32::from(is_warned);
        }
    });
    assert!(wins > 20 && parries > 20, "{wins} {parries}");
    assert_eq!(Diam::start(&two()).expect("can be played").outlook(A), None);
}

/// What came of one position for one team: the certificate, checked, of whoever wins or holds.
fn certificate(state: &Diam, team: Team, expansions: u64) -> Option<Summary> {
    let config = Config { position: position::text(state), ..old() };
    let start = Diam::start(&config).expect("can be played");
    let limits = Limits { expansions, entries: 200_000, ..Limits::default() };
    let (seat, claim, replies) = match solve(&start, team, limits, |_| ControlFlow::Continue(())) {
        Verdict::Proven(proof) => {
            let mut replies = Vec::new();
            proof.strategy(|state, action, rank| replies.push((*state, *action, rank)));
            (Seat::new(team.0), Claim::Wins, replies)
        }
        Verdict::Disproven(hold) => {
            let mut replies = Vec::new();
            hold.strategy(|state, action| replies.push((*state, *action, 0)));
            (Seat::new(1 - team.0), Claim::Holds, replies)
        }
        Verdict::Unknown(_) => return None,
    };
    let text = Diam::write_solution(&config, seat, claim, replies).expect("1998 can be written");
    assert_eq!(Certificate::parse(&text).expect("it can be read").text(), text);
    let summary = verify(&text).unwrap_or_else(|unproven| panic!("{}: {unproven}", config.position));
    assert_eq!((summary.seat, summary.claim), (seat, claim));
    if summary.replies > 0 {
        assert!(matches!(verify(&without_a_reply(&text)), Err(Unproven::Unanswered(_))), "{text}");
    }
    Some(summary)
}

/// A certificate without its first reply, the count mended.
fn without_a_reply(text: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.remove(5);
    let count = lines.len() - 6;
    *lines.last_mut().expect("the last line is the count") = format!("end {count}");
    lines.join("\n")
}

/// Verdicts of 1998 agree with looking at everything three plies deep, and each has a certificate that stands.
#[test]
fn verdicts_agree_with_looking_at_everything() {
    let (mut number, mut won, mut held) = (0, 0, 0);
    positions(40, |state| {
        number += 1;
        if number % 9 != 0 {
            return;
        }
        for team in [Team(0), Team(1)] {
            let plain = wins_within(state, team, 3);
            match certificate(state, team, 1_500) {
                Some(Summary { claim: Claim::Wins, longest, .. }) => {
                    won += 1;
                    assert!(plain || longest > 3, "{}", position::text(state));
                }
                Some(_) => {
                    held += 1;
                    assert!(!plain, "{}", position::text(state));
                }
                None => assert!(!plain, "{}", position::text(state)),
            }
        }
    });
    assert!(won > 10 && held > 5, "{won} won, {held} held");
}
