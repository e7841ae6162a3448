//! What the bots rely on: the solution, the book, the evaluation, symmetry.

use std::ops::ControlFlow;

use search::bots::LevelBot;
use search::dfpn::{Limits, Verdict, solve};
use tabletop::{Bot, Claim, Evaluate, Keyed, Solvable, Team, Viewer};

use super::*;
use crate::piece::Side;
use crate::solution::{CERTIFICATE_2003, Certificate, Unproven, book, known, verify};

#[test]
fn the_houses_certificate_proves_that_the_second_player_wins() {
    let summary = verify(CERTIFICATE_2003).expect("it proves it");
    assert_eq!((summary.seat, summary.claim), (B, Claim::Wins));
    assert!(summary.replies > 3_000 && summary.answers > 50_000, "{summary:?}");
    let read = Certificate::parse(CERTIFICATE_2003).expect("it can be read");
    assert_eq!(read.text(), CERTIFICATE_2003, "printing is the inverse of reading");
}

/// In 1998 the first player does not lose.
#[test]
fn the_first_player_of_1998_does_not_lose() {
    const HOLDS: &str = include_str!("../../data/holds-1998.txt");
    let summary = verify(HOLDS).expect("it shows it");
    assert_eq!((summary.seat, summary.claim, summary.replies), (A, Claim::Holds, 37_506));
    // A reply left out is missed by whatever leads to it.
    let first = HOLDS.lines().position(|line| line.starts_with("-/-/-/-/-/-/-/- ")).expect("the empty ring");
    let lines = HOLDS.lines().enumerate().filter(|(at, _)| *at != first).map(|(_, line)| line);
    let cut = lines.collect::<Vec<_>>().join("\n").replace("end 37506", "end 37505");
    assert!(matches!(verify(&cut), Err(Unproven::Unanswered(_))));
}

/// A certificate with one line changed, and what the verifier says.
fn with(change: impl Fn(&str) -> Option<String>) -> Result<(), Unproven> {
    let mut changed = 0;
    let lines = CERTIFICATE_2003.lines().filter_map(|line| {
        let new = if changed == 0 { change(line) } else { Some(line.to_owned()) };
        changed += usize::from(new.as_deref() != Some(line));
        new
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    assert_eq!(changed, 1, "one line was changed");
    verify(&text).map(|_| ())
}

fn replaced(from: &'static str, to: &'static str) -> impl Fn(&str) -> Option<String> {
    move |line| Some(line.replace(from, to))
}

#[test]
fn false_certificates_are_found_out() {
    let first = "-/-/-/-/-/-/-/o m8";
    // Another answer to the first move leads where no reply stands.
    assert!(matches!(with(replaced(first, "-/-/-/-/-/-/-/o m7")), Err(Unproven::Unanswered(_))));
    assert!(matches!(with(replaced(first, "-/-/-/-/-/-/-/o r8")), Err(Unproven::IllegalReply(..))));
    assert!(matches!(with(replaced(first, "o/-/-/-/-/-/-/- m1")), Err(Unproven::Unanswered(_))));
    assert!(matches!(with(replaced("/o m8 33", "/o m8 2")), Err(Unproven::Circle(_))));
    assert!(matches!(with(replaced("winner 1", "winner 0")), Err(Unproven::Unanswered(_))));
    assert!(matches!(with(replaced("winner 1", "winner 2")), Err(Unproven::NoSuchGame)));
    assert!(matches!(with(replaced("game diam 1", "game diam 2")), Err(Unproven::Unreadable(_))));
    // A line left out, with the count mended; and without.
    let short = CERTIFICATE_2003.replacen("end 3311", "end 3310", 1);
    let cut: Vec<&str> = short.lines().filter(|line| !line.starts_with(first)).collect();
    assert!(matches!(verify(&cut.join("\n")), Err(Unproven::Unanswered(_))));
    let cut: Vec<&str> = CERTIFICATE_2003.lines().filter(|line| !line.starts_with(first)).collect();
    assert!(matches!(verify(&cut.join("\n")), Err(Unproven::Unreadable(_))));
    assert!(matches!(verify(""), Err(Unproven::Unreadable(_))));
    assert!(matches!(verify(&CERTIFICATE_2003[..5_000]), Err(Unproven::Unreadable(_))));
}

#[test]
fn certificates_are_for_two_without_the_swap() {
    for (from, to) in [
        ("\"players\":2", "\"players\":3"),
        ("\"players\":2", "\"players\":4"),
        ("\"swap\":false", "\"swap\":true"),
    ] {
        assert_eq!(with(replaced(from, to)), Err(Unproven::OtherRules), "{to}");
    }
    assert_eq!(with(replaced("\"players\":2", "\"players\":5")), Err(Unproven::NoSuchGame));
    for config in [players(3), players(4), called(), Config { swap: true, ..two() }] {
        assert_eq!(Diam::write_solution(&config, B, Claim::Wins, Vec::new()), None, "{config:?}");
    }
    for config in [two(), old()] {
        assert!(Diam::write_solution(&config, B, Claim::Wins, Vec::new()).is_some());
    }
}

#[test]
fn ranks_are_below_a_hundred() {
    let unreadable =
        |rank: &'static str| matches!(with(replaced("/o m8 33", rank)), Err(Unproven::Unreadable(_)));
    assert!(unreadable("/o m8 100") && unreadable("/o m8 65534") && unreadable("/o m8 65536"));
    assert_eq!(with(replaced("/o m8 33", "/o m8 99")), Ok(()));
}

/// A rank says how many plies the win takes at most: the reply, the opponent's action, then the next rank.
#[test]
fn ranks_that_do_not_fall_are_found_out() {
    let next = CERTIFICATE_2003.lines().any(|line| line == "-/-/-/-/-/-/-/omo n8 31");
    assert!(next, "the first reply can lead to a position of rank 31");
    let circle = Err(Unproven::Circle("-/-/-/-/-/-/-/o".to_owned()));
    assert_eq!(with(replaced("/o m8 33", "/o m8 31")), circle, "as far as before");
    assert_eq!(with(replaced("/o m8 33", "/o m8 32")), circle, "nearer by one for two plies");
    assert_eq!(with(replaced("/o m8 33", "/o m8 0")), circle);
    assert_eq!(with(replaced("/o m8 33", "/o m8 34")), Ok(()));
}

/// What the verifier says of a certificate for this position with one reply, by whoever is to move; and the
/// position and the reply as the certificate writes them.
fn single(position: &str, reply: &str) -> (Result<(), Unproven>, String, Action) {
    let config = Config { position: position.to_owned(), ..two() };
    let state = Diam::start(&config).expect("can be played");
    let mut certificate = Certificate::new(config, state.now.seat(), Claim::Wins);
    certificate.add(&state, read(reply), 99);
    let (canonical, reply, _) = certificate.replies().next().expect("no diam at once");
    (verify(&certificate.text()).map(|_| ()), canonical.to_owned(), reply)
}

/// A reply cannot draw: with no past, only walling in everybody would, and sixteen pieces are too few.
#[test]
fn replies_that_lose_are_found_out() {
    // Red carries a brown piece to the level of its like.
    let (found, position, reply) = single("omm/-/-/-/n/rm/-/- 0", "6.1-5");
    assert_eq!(found, Err(Unproven::NotWon(position, reply)));
    // Red gives black the pile across that it needs.
    let (found, position, reply) = single("nn/-/-/o/-/-/-/- 0", "r5");
    assert_eq!((position.as_str(), reply), ("-/-/-/-/mm/-/-/o", read("r1")));
    assert_eq!(found, Err(Unproven::NotWon(position, read("m1"))));
}

#[test]
fn positions_nobody_would_reply_to_are_found_out() {
    let extended = |line: &str| {
        let text = CERTIFICATE_2003.replacen("end 3311", &format!("{line}\nend 3312"), 1);
        verify(&text).map(|_| ())
    };
    let bad = |position: &str| Err(Unproven::BadPosition(position.to_owned()));
    // An image that is not the least, a diam, something else.
    assert_eq!(extended("o/-/-/-/-/-/-/- m1 33"), bad("o/-/-/-/-/-/-/-"));
    assert_eq!(extended("-/-/-/-/-/-/-/r m8 33"), bad("-/-/-/-/-/-/-/r"));
    assert_eq!(extended("-/-/-/om/-/-/-/om m8 33"), bad("-/-/-/om/-/-/-/om"));
    assert_eq!(extended("start m8 33"), bad("start"));
    // The second side is walled in: the first is to move, whatever the line says.
    let walled = from(&two(), "mmmm/rrrr/-/-/-/-/oooo/nnnn 1");
    assert_eq!(walled.state().now.seat(), A);
    let mut certificate = Certificate::new(two(), A, Claim::Wins);
    certificate.add(walled.state(), read("2.4-3"), 9);
    let (position, reply, _) = certificate.replies().next().expect("no diam at once");
    assert_eq!(extended(&format!("{position} {reply} 9")), bad(position));
}

/// The solver, its strategy as a file, and the verifier, which shares nothing with it but the rules.
#[test]
fn the_game_is_solved_anew() {
    let start = Diam::start(&two()).expect("can be played");
    let go_on = |_| ControlFlow::Continue(());
    let Verdict::Proven(proof) = solve(&start, Side::Second.team(), Limits::default(), go_on) else {
        panic!("the second side wins")
    };
    let mut replies = Vec::new();
    let longest = proof.strategy(|state, action, rank| replies.push((*state, *action, rank)));
    let text = Diam::write_solution(&two(), B, Claim::Wins, replies).expect("it can be written");
    let summary = verify(&text).expect("it is proven");
    assert_eq!(summary.longest, longest);
    let known = verify(CERTIFICATE_2003).expect("it is proven");
    assert_eq!((summary.seat, summary.claim), (known.seat, known.claim));
}

/// The seat that wins when these two play from the empty board.
fn winner_of(first: &mut dyn Bot<Diam>, second: &mut dyn Bot<Diam>, seed: u64) -> Option<Side> {
    let mut luck = search::Luck::from_seed(seed);
    let mut state = Diam::start(&two()).expect("can be played");
    while let Some(side) = state.side_to_act() {
        let seat = state.now.seat();
        let view = state.view(seat.into());
        let action = match side {
            Side::First => first.choose(&view, seat, &mut luck),
            Side::Second => second.choose(&view, seat, &mut luck),
        };
        state.step(Input::Act(seat, action), &mut ()).expect("bots play by the rules");
    }
    state.now.end.and_then(crate::state::End::winner)
}

#[test]
fn level_five_as_second_player_wins_every_game() {
    for seed in 0..300 {
        let winner = winner_of(&mut search::bots::Random, &mut LevelBot::keyed(5), seed);
        assert_eq!(winner, Some(Side::Second), "against chance, seed {seed}");
    }
    for level in 1..=4 {
        for seed in 0..if level < 4 { 40 } else { 3 } {
            let winner = winner_of(&mut LevelBot::keyed(level), &mut LevelBot::keyed(5), seed);
            assert_eq!(winner, Some(Side::Second), "against level {level}, seed {seed}");
        }
    }
}

#[test]
fn the_book_is_for_the_second_side_of_two_in_2003() {
    let in_book = |config: &Config, actions: &str| book(play(config, "", actions).state()).is_some();
    assert!(in_book(&two(), "r1") && in_book(&two(), "o6"));
    assert!(!in_book(&two(), "") && !in_book(&two(), "r1 m1"));
    assert!(!in_book(&players(3), "r1") && !in_book(&old(), "r1"));
    assert!(in_book(&two(), "r1 m1 r2"));
}

#[test]
fn who_wins_is_known_where_the_solution_is_followed() {
    let of = |config: &Config, actions: &str| known(play(config, "", actions).state());
    let (wins, first) = of(&two(), "").expect("the first side has lost before it begins");
    assert!(!wins);
    let (wins, second) = of(&two(), "r1").expect("the second side wins");
    assert!(wins && second < first, "{second} plies after {first}");
    let answer = book(play(&two(), "", "r1").state()).expect("in the book");
    let (wins, third) = of(&two(), &format!("r1 {answer}")).expect("the book was followed");
    assert!(!wins && third < second, "{third} plies after {second}");
    assert_eq!((of(&players(3), "r1"), of(&old(), "r1")), (None, None));
}

#[test]
fn the_book_is_shut_until_the_swap_is_over() {
    let state = |actions: &str| *play(&Config { swap: true, ..two() }, "", actions).state();
    // A winning answer now would be swapped away.
    assert_eq!(book(&state("r1")), None);
    // Afterwards the book knows sides, not seats.
    for (actions, seat) in [("r1 m1 swap r2", A), ("r1 m1 r2", B)] {
        let state = state(actions);
        assert_eq!(state.now.seat(), seat);
        let reply = book(&state).expect("a won position");
        assert_eq!(book(play(&two(), "", "r1 m1 r2").state()), Some(reply));
    }
}

#[test]
fn a_partners_reserve_is_no_threat_of_ones_own() {
    let evaluate =
        |turn: u8| from(&players(4), &format!("mo/-/-/-/m/-/-/- {turn}")).state().evaluate(Team(0));
    // Orange on square 5 would be a diam: at orange's turn, not at red's.
    assert!(evaluate(2) > 1_000 && evaluate(0) < 1_000, "{} {}", evaluate(2), evaluate(0));
    // And it is a threat where orange is next, not where red is.
    assert!(evaluate(1) > evaluate(3), "{} {}", evaluate(1), evaluate(3));
}

#[test]
fn what_is_good_for_one_side_is_bad_for_the_other() {
    for seed in 0..50 {
        let mut coin = ::laws::Coin::new(seed);
        let mut state = Diam::start(&two()).expect("can be played");
        while state.side_to_act().is_some() {
            assert_eq!(state.evaluate(Team(0)), -state.evaluate(Team(1)));
            let action = state.sample(state.now.seat(), &mut coin);
            state.apply(Input::Act(state.now.seat(), action), &mut ());
        }
    }
}

#[test]
fn images_of_a_position_are_one_class() {
    let class = |config: &Config, position: &str| from(config, position).state().class();
    let images = ["rm/-/o/n/-/-/-/- 1", "-/rm/-/o/n/-/-/- 1", "n/o/-/rm/-/-/-/- 1", "on/-/r/m/-/-/-/- 1"];
    for image in images {
        assert_eq!(class(&two(), image), class(&two(), images[0]), "{image}");
    }
    for other in ["rm/-/o/n/-/-/-/- 0", "rm/o/-/n/-/-/-/- 1", "rm/-/r/n/-/-/-/- 1", "mr/-/o/n/-/-/-/- 1"] {
        assert_ne!(class(&two(), other), class(&two(), images[0]), "{other}");
    }
    // With partners a colour belongs to somebody.
    assert_ne!(class(&players(4), images[0]), class(&players(4), images[3]));
    let keys = images.map(|image| from(&two(), image).state().key());
    assert!(keys[1..].iter().all(|key| *key != keys[0]), "keys are not classes");
}

#[test]
fn the_boards_key_tells_all_small_boards_apart() {
    let mut seen = std::collections::BTreeMap::new();
    let mut todo = vec![Diam::start(&two()).expect("can be played")];
    for _ in 0..3 {
        let mut next = Vec::new();
        for state in todo {
            let mut all = Vec::new();
            state.moves(state.now.seat(), &mut all);
            for action in all {
                let mut after = state;
                after.apply(Input::Act(state.now.seat(), action), &mut ());
                let text = after.view(Viewer::Public).position;
                let known = seen.entry(after.now.recurrence_key()).or_insert_with(|| text.clone());
                assert_eq!(*known, text);
                next.push(after);
            }
        }
        todo = next;
    }
    assert!(seen.len() > 1_000);
}

#[test]
fn every_level_makes_the_diam_that_it_can_make() {
    for (config, position) in [(two(), "o/m/o/-/o/-/o/n 0"), (old(), "")] {
        let mut seen = 0;
        for seed in 0..40 {
            let mut luck = search::Luck::from_seed(seed);
            let mut state = Diam::start(&Config { position: position.to_owned(), ..config.clone() })
                .expect("can be played");
            while let Some(side) = state.side_to_act() {
                let seat = state.now.seat();
                let wins = |action: &Action| {
                    let mut next = state;
                    next.apply(Input::Act(seat, *action), &mut ());
                    next.now.end.and_then(crate::state::End::winner) == Some(side)
                };
                let mut plies = Vec::new();
                state.plies(seat, &mut plies);
                if plies.iter().any(wins) {
                    seen += 1;
                    for level in 1..=2 {
                        let view = state.view(Viewer::Seat(seat));
                        let done = Bot::<Diam>::choose(&mut LevelBot::keyed(level), &view, seat, &mut luck);
                        assert!(wins(&done), "level {level}: {done}");
                    }
                }
                let action = state.sample(seat, &mut luck);
                state.apply(Input::Act(seat, action), &mut ());
            }
        }
        assert!(seen > 20, "{seen} positions");
    }
}

/// Positions that are lost, in each of which some actions make the enemy's diam at once (§5.5).
#[test]
fn a_master_does_not_make_the_enemys_diam() {
    for text in ["orn/r/o/m/om/rrno/-/mnm 0", "mr/-/rn/rm/monn/m/o/oorn 0", "mm/n/-/rno/o/omr/rnmo/r 0"] {
        let state = *from(&two(), text).state();
        let view = state.view(A.into());
        let action =
            LevelBot::<Diam>::keyed(6).divided(200).choose(&view, A, &mut search::Luck::from_seed(1));
        let mut next = state;
        next.step(Input::Act(A, action), &mut ()).expect("bots play by the rules");
        assert!(next.now.end.is_none(), "{text}: {action:?}");
    }
}

#[test]
fn nothing_is_proved_while_sides_may_be_swapped() {
    let can_prove = |swap, actions| {
        let game = play(&Config { swap, ..two() }, "", actions);
        game.state().can_prove()
    };
    assert_eq!(
        ["", "r1", "r1 m1", "r1 m1 r2"].map(|actions| can_prove(true, actions)),
        [false, false, false, true]
    );
    assert!(can_prove(false, ""));
}
