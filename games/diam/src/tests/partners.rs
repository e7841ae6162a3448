//! §7 and §8: three and four players.

use super::*;
use crate::piece::Colour;

fn order(config: &Config, turns: usize) -> Vec<usize> {
    let mut game = from(config, "");
    let mut seats = Vec::new();
    for square in 0..turns {
        let seat = game.state().now.seat();
        seats.push(seat.index());
        let action = game.moves(seat)[square];
        game.input(Input::Act(seat, action)).expect("a listed action");
    }
    seats
}

fn reserves(config: &Config) -> Vec<(Colour, usize)> {
    let view = from(config, "").state().view(A.into());
    view.reserve.iter().map(|reserve| (reserve.colour, reserve.seat.index())).collect()
}

#[test]
fn p7_1_one_against_two() {
    let expected = [(Colour::Red, 0), (Colour::Orange, 0), (Colour::Brown, 1), (Colour::Black, 2)];
    assert_eq!(reserves(&players(3)), expected);
    let state = *from(&players(3), "").state();
    assert_eq!([A, B, C].map(|seat| state.team(seat).0), [0, 1, 1]);
}

#[test]
fn p7_2_the_lone_player_takes_every_other_turn() {
    assert_eq!(order(&players(3), 6), [0, 1, 0, 2, 0, 1]);
}

#[test]
fn p7_3_partners_of_three_follow_the_rules_for_four() {
    let game = play(&players(3), "", "r1");
    assert_eq!(refused(&game, "n2"), Refusal::PartnersReserve(Colour::Black).into());
    assert!(moves(&from(&players(3), "r/n/-/-/-/-/-/- 1")).contains(&"2.1-3".to_owned()));
    assert_eq!(winners(&play(&players(3), "rm/-/-/-/o/-/-/- 1", "m5")), (vec![B, C], "diam"));
}

#[test]
fn p8_1_two_against_two() {
    let expected = [(Colour::Red, 0), (Colour::Orange, 1), (Colour::Brown, 2), (Colour::Black, 3)];
    assert_eq!(reserves(&players(4)), expected);
    let state = *from(&players(4), "").state();
    assert_eq!([A, B, C, D].map(|seat| state.team(seat).0), [0, 0, 1, 1]);
}

#[test]
fn p8_2_red_brown_orange_black() {
    assert_eq!(order(&players(4), 6), [0, 2, 1, 3, 0, 2]);
}

#[test]
fn p8_3_nobody_places_for_the_partner() {
    let game = from(&players(4), "");
    assert_eq!(refused(&game, "o1"), Refusal::PartnersReserve(Colour::Orange).into());
    assert_eq!(refused(&game, "o1").paragraph(), Some("8.3"));
    assert_eq!(moves(&game).len(), 8);
    assert_eq!(refused(&game, "m1"), Refusal::NotYourReserve(Colour::Brown).into());
}

#[test]
fn p8_4_the_partners_pieces_may_be_moved() {
    let game = from(&players(4), "o/m/-/-/-/-/-/- 0");
    assert!(moves(&game).contains(&"1.1-2".to_owned()));
    assert_eq!(refused(&game, "2.1-3").paragraph(), Some("4.5"));
}

#[test]
fn p8_5_a_diam_of_either_colour_wins_for_both() {
    // Red's player completes orange's diam; an enemy's move may complete it too.
    assert_eq!(winners(&play(&players(4), "mo/-/-/o/m/-/-/- 0", "4.1-5")), (vec![A, B], "diam"));
    assert_eq!(winners(&play(&players(4), "rno/-/-/mo/r/-/-/- 1", "4.1-5")), (vec![A, B], "diam"));
}

#[test]
fn p8_6_an_empty_reserve_means_moving_or_being_skipped() {
    // Red has placed all four pieces: only moves are left.
    let game = from(&players(4), "rr/r/-/r/-/-/-/- 0");
    assert!(moves(&game).iter().all(|text| text.contains('-')));
    // Brown is walled in and has no reserve; black, who has one, goes on after orange.
    let walled = play(&players(4), "mmmm/rrrr/-/-/-/-/-/ooo 2", "o8 n5 2.4-3 5.1-6");
    assert_eq!(walled.state().now.seat(), B, "brown could move black's piece instead");
    let walled = play(&players(4), "mmmm/rrrr/-/-/-/-/-/oooo 0", "2.4-3");
    assert!(moves(&walled).iter().all(|text| text.starts_with("1.")), "square 2 has room again");
    let walled = from(&players(4), "mmmm/rrrr/-/-/-/-/-/oooo 1");
    assert_eq!(walled.state().now.turn, 2, "brown is skipped");
}

#[test]
fn lots_keep_partners_together() {
    let mut luck = search::Luck::from_seed(1);
    let mut drawn = |players: u8| {
        let state = Diam::start(&Config { players, ..Config::default() }).expect("it can be played");
        let lots = (0..200).map(|_| tabletop::Lot::draw(&state, &mut luck).to_string());
        (lots.collect::<std::collections::BTreeSet<_>>(), tabletop::Lot::turned(&state).to_string())
    };
    let all = |lots: &[&str]| lots.iter().map(|lot| (*lot).to_owned()).collect();
    assert_eq!(drawn(2), (all(&["0 1", "1 0"]), "1 0".to_owned()));
    assert_eq!(drawn(3), (all(&["0 1 2", "0 2 1"]), "1 2 0".to_owned()), "each plays alone in turn");
    let (lots, turned) = drawn(4);
    let fours = ["0 1 2 3", "0 1 3 2", "1 0 2 3", "1 0 3 2", "2 3 0 1", "2 3 1 0", "3 2 0 1", "3 2 1 0"];
    assert_eq!((lots, turned), (all(&fours), "2 3 0 1".to_owned()));
}
