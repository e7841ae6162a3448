//! A test for each paragraph of the rules, the laws, and the drawing.

use scene::trial;
use tabletop::{Game, Input, Match, Pending, Printed, Refused, Seat, Window};

use crate::{Action, Config, Heap, Refusal};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

laws::open_suite!(
    Heap,
    laws::Plan::new((3..=30).map(|stones| Config { stones }).collect())
        .games(500)
        .strangers((0..6).map(Action).collect())
);

fn played(stones: u8, takes: &[u8]) -> Match<Heap> {
    let mut game = Match::start(Config { stones }).expect("it can be played");
    for (turn, take) in takes.iter().enumerate() {
        game.input(Input::Act([A, B][turn % 2], Action(*take))).expect("it is accepted");
    }
    game
}

fn winner(game: &Match<Heap>) -> Option<(Seat, &'static str)> {
    let Pending::Over(outcome) = game.pending() else { return None };
    let first = outcome.standings.iter().find(|standing| standing.place == 1)?;
    Some((first.seat, outcome.how))
}

#[test]
fn p1_1_the_heap_has_three_to_thirty_stones() {
    assert_eq!(Config::default().stones, 12);
    for stones in [0, 2, 31] {
        let bad = Heap::start(&Config { stones }).expect_err("it cannot be played");
        assert_eq!(bad.reasons[0].paragraph, Some("1.1"));
    }
}

#[test]
fn p2_1_the_players_take_turns() {
    assert_eq!(played(9, &[]).pending(), Pending::turn(A, Window(1)));
    assert_eq!(played(9, &[1]).pending(), Pending::turn(B, Window(2)));
    let refused = played(9, &[1]).input(Input::Act(A, Action(1)));
    assert_eq!(refused, Err(Refused::NotYourMove));
}

#[test]
fn p2_2_one_two_or_three_and_no_more_than_lie_there() {
    assert_eq!(played(9, &[3]).moves(B), [1, 2, 3].map(Action));
    assert_eq!(played(5, &[3]).moves(B), [1, 2].map(Action));
    for wrong in [0, 3, 4] {
        let refused = played(5, &[3]).input(Input::Act(B, Action(wrong)));
        assert_eq!(refused, Err(Refusal::Count.into()));
    }
}

#[test]
fn p2_3_time_loses() {
    let mut game = played(9, &[1]);
    game.input(Input::Expired(Window(2))).expect("the window is open");
    assert_eq!(winner(&game), Some((A, "time")));
}

#[test]
fn p3_1_the_last_stone_wins() {
    assert_eq!(winner(&played(5, &[3])), None);
    assert_eq!(winner(&played(5, &[3, 2])), Some((B, "last")));
}

#[test]
fn drawings_have_no_flaws_and_words_for_everything() {
    let known = |key: &str| Heap::TEXTS[0].lines().any(|line| line.starts_with(&format!("{key} =")));
    let mut coin = laws::Coin::new(1);
    trial::look_on::<Heap>(&Config::default(), 1, &mut coin, |moment| {
        moment.must_be_sound();
        for message in moment.said() {
            assert!(known(message.key), "{}", message.key);
        }
    });
}
