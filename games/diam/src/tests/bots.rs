//! What the bots rely on: the solution, the book, the evaluation, symmetry.

use search::bots::LevelBot;
use tabletop::{Bot, Evaluate, Keyed, Team, Viewer};

use super::*;
use crate::piece::Side;
use crate::solution::{CERTIFICATE_2003, Certificate, Unproven, book, verify};

#[test]
fn the_houses_certificate_proves_that_the_second_player_wins() {
    let summary = verify(CERTIFICATE_2003).expect("it proves it");
    assert_eq!(summary.winner, B);
    assert!(summary.replies > 3_000 && summary.answers > 50_000, "{summary:?}");
    let read = Certificate::parse(CERTIFICATE_2003).expect("it can be read");
    assert_eq!(read.text(), CERTIFICATE_2003, "printing is the inverse of reading");
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
    let not_won = |result| matches!(result, Err(Unproven::Unanswered(_) | Unproven::NotWon(..)));
    // Another answer to the first move leads where no reply stands.
    assert!(not_won(with(replaced(first, "-/-/-/-/-/-/-/o m7"))));
    assert!(matches!(with(replaced(first, "-/-/-/-/-/-/-/o r8")), Err(Unproven::IllegalReply(..))));
    assert!(matches!(with(replaced(first, "o/-/-/-/-/-/-/- m1")), Err(Unproven::Unanswered(_))));
    assert!(matches!(with(replaced("/o m8 33", "/o m8 2")), Err(Unproven::Circle(_))));
    assert!(matches!(with(replaced("winner 1", "winner 0")), Err(Unproven::Unanswered(_))));
    assert!(matches!(with(replaced("winner 1", "winner 2")), Err(Unproven::NoSuchGame)));
    assert!(matches!(
        with(replaced("\"players\":2", "\"players\":3")),
        Err(Unproven::Unanswered(_) | Unproven::BadPosition(_))
    ));
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
        let winner = winner_of(&mut search::bots::Random, &mut LevelBot { level: 5 }, seed);
        assert_eq!(winner, Some(Side::Second), "against chance, seed {seed}");
    }
    for level in 1..=4 {
        for seed in 0..if level < 4 { 40 } else { 3 } {
            let winner = winner_of(&mut LevelBot { level }, &mut LevelBot { level: 5 }, seed);
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
    // After a swap the other seat has the second side; the book knows sides, not seats.
    assert!(in_book(&Config { swap: true, ..two() }, "r1 m1 swap r2") || !in_book(&two(), "r1 m1 r2"));
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
