//! The armistice (§11).

use tabletop::{SeatSet, Window};

use super::*;

fn asked() -> Match<Belligerants> {
    let mut game = at("y2 ySO=l5 pTK=a4");
    act(&mut game, YELLOW, "ask");
    game
}

#[test]
fn p11_1_the_player_whose_turn_it_is_may_ask() {
    let game = at("y2 ySO=l5 pTK=a4");
    assert!(moves(&game, YELLOW).contains(&"ask".to_owned()));
    assert_eq!(refused(&game, PINK, "ask"), Refused::NotYourMove);
}

#[test]
fn p11_2_the_other_names_the_indemnity() {
    let mut game = asked();
    assert_eq!(refused(&at("y2 ySO=l5 pTK=a4"), PINK, "demand 500"), Refused::NotYourMove);
    assert_eq!(moves(&game, PINK).len(), 213);
    assert_eq!(refused(&game, PINK, "a4-a5"), Refusal::NotNow.into());
    act(&mut game, PINK, "demand 500");
    assert_eq!(game.state().view(YELLOW.into()).deal, crate::state::Deal::Demanded(5));
    assert_eq!(refused(&game, PINK, "demand 400"), Refused::NotYourMove, "once");
}

#[test]
fn p11_3_accepted_it_ends_the_game_refused_it_goes_on() {
    let mut game = asked();
    assert_eq!(refused(&game, YELLOW, "accept"), Refusal::NothingDemanded.into());
    act(&mut game, PINK, "demand 500");
    let mut other = game.clone();
    act(&mut game, YELLOW, "accept");
    assert_eq!(ending(&game), Some(("armistice", [2, 1])));
    act(&mut other, YELLOW, "refuse");
    assert_eq!(ending(&other), None);
    act(&mut other, YELLOW, "l5-l7");
}

#[test]
fn p11_4_once_a_turn_and_nobody_waits() {
    let mut game = asked();
    let waiting = Pending::Seats { must: SeatSet::one(YELLOW), may: SeatSet::one(PINK), window: Window(0) };
    assert_eq!(game.pending(), waiting);
    assert_eq!(refused(&game, YELLOW, "ask"), Refusal::AskedAlready.into());
    act(&mut game, PINK, "demand 500");
    act(&mut game, YELLOW, "refuse");
    assert_eq!(refused(&game, YELLOW, "ask"), Refusal::AskedAlready.into());
    act(&mut game, YELLOW, "l5-l7");
    roll(&mut game, "1");
    act(&mut game, PINK, "ask");
    // A devil's second roll begins another turn.
    let mut game = at("yd ySO=l5 pTK=a4");
    act(&mut game, YELLOW, "ask");
    act(&mut game, YELLOW, "2:l5-l7");
    roll(&mut game, "1");
    act(&mut game, YELLOW, "ask");
    // While one waits for the answer, one's time runs on.
    let window = game.pending().window().expect("a window is open");
    game.input(Input::Expired(window)).expect("the window is open");
    assert_eq!(ending(&game), Some(("time", [2, 1])));
    assert!(!at("y ySO=l5 pTK=a4").pending().admits(YELLOW), "not before the roll");
}

#[test]
fn p11_5_hundreds_up_to_the_most_one_can_win() {
    for demand in ["demand 100", "demand 21300"] {
        act(&mut asked(), PINK, demand);
    }
    for bad in ["demand 0", "demand 150", "demand 21400", "demand -100", "demand", "demand x"] {
        assert!(bad.parse::<Action>().is_err(), "{bad}");
    }
    for hundreds in [0, 214] {
        let bad = asked().input(Input::Act(PINK, Action::Demand(hundreds)));
        assert_eq!(bad, Err(Refusal::BadDemand.into()));
    }
}

#[test]
fn p11_6_it_lapses_with_the_move() {
    let mut game = asked();
    act(&mut game, PINK, "demand 500");
    act(&mut game, YELLOW, "l5-l7");
    roll(&mut game, "1");
    assert_eq!(refused(&game, PINK, "accept"), Refusal::NothingDemanded.into());
    assert_eq!(game.state().view(PINK.into()).deal, crate::state::Deal::Silent);
}

#[test]
fn p11_7_the_asker_loses_by_what_was_demanded() {
    let mut game = asked();
    act(&mut game, PINK, "demand 1200");
    act(&mut game, YELLOW, "accept");
    let outcome = game.pending().outcome().cloned().expect("over");
    let scores: Vec<i32> = outcome.standings.iter().map(|standing| standing.score).collect();
    assert_eq!(scores, [0, 1200]);
    assert!(!game.state().has_table_draw());
}
