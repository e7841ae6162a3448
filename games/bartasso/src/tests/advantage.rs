//! §8: the diplomat's advantage.

use super::*;
use crate::{Camp, Kind, Square};

fn square(number: u8) -> Square {
    Square::new(number).expect("a square")
}

/// One step before the mission, on half the board: camp 1 has one pawn left of ten.
const HALF: &str = "1 2 1:P31K43D13 4:P21K3S1";
/// The same with four camps.
const FULL: &str = "1 2 1:P61K83D23 2:K88 3:P26K8 4:K3";

#[test]
fn p8_1_three_units_of_two_kinds() {
    let game = play(&half(), HALF, "13-8");
    let (steps, pawns): (Vec<String>, Vec<String>) =
        plies_from(&game, "+").into_iter().partition(|text| text.contains('-'));
    assert_eq!(steps, ["+31-26"]);
    assert_eq!(pawns.len(), 13, "every free square of the camp");
    // Mixed: a step, a pawn, a step.
    assert_eq!(after(&half(), HALF, "13-8; +31-26; +45; +26-22"), "4 2 1:P22,45K43D38 4:P21K3S1");
    let game = from(&half(), HALF);
    assert_eq!(refused(&game, "+31-26"), Refusal::NoUnits.into());
    assert_eq!(refused(&game, "+45"), Refusal::NoUnits.into());
}

#[test]
fn p8_2_used_at_once_on_top_of_the_move() {
    let mut game = play(&half(), HALF, "13-8");
    assert_eq!(game.state().now.camp, Camp::ONE);
    go_on(&mut game, "+36; +37");
    assert_eq!(game.state().now.camp, Camp::ONE, "a unit is left");
    assert_eq!(refused(&game, "31-26"), Refusal::AlreadyMoved.into());
    go_on(&mut game, "+39");
    assert_eq!(game.state().now.camp, Camp::FOUR);
}

#[test]
fn p8_3_extra_moves_are_for_ordinary_pawns() {
    let game = play(&half(), "1 2 1:P31K43S41C32D13 4:P21,26K3S1", "13-8");
    assert_eq!(refused(&game, "+43-37"), Refusal::OnlyPawns(Kind::Crowned).into());
    assert_eq!(refused(&game, "+41-37"), Refusal::OnlyPawns(Kind::Sauteur).into());
    assert_eq!(refused(&game, "+32-28"), Refusal::OnlyPawns(Kind::Couronne).into());
    // They may take.
    let position = "1 2 1:P28K43D13 4:P23,12K3S1";
    let game = play(&half(), position, "13-8; +28x17; +36; +37");
    assert_eq!(position::text(game.state()), "4 2 1:P17,36,37K43D38 4:P12K3S1 huff:17");
}

#[test]
fn p8_4_lost_pawns_come_back_to_their_camp() {
    let game = play(&half(), HALF, "13-8");
    assert_eq!(refused(&game, "+26"), Refusal::NotHome(square(26)).into());
    assert_eq!(refused(&game, "+31"), Refusal::Occupied(square(31)).into());
    // Nobody is lost: only moves are left.
    let full_house = "1 2 1:P31,32,33,34,35,36,37,39,40,45K43D13 4:P21K3S1";
    let game = play(&half(), full_house, "13-8");
    assert_eq!(refused(&game, "+44"), Refusal::NoLostPawn.into());
    assert!(plies_from(&game, "+").iter().all(|text| text.contains('-')));
    // Fewer lost than units: the rest goes into moves.
    let game = play(&half(), &full_house.replace("31,", ""), "13-8; +44");
    assert!(plies_from(&game, "+").iter().all(|text| text.contains('-')));
}

#[test]
fn p8_5_what_sauteurs_took_stays_away_where_prisoners_are_exchanged() {
    let position = "1 2 1:P31,32K43D13X8 4:P21K3S1";
    let game = play(&exchange(half()), position, "13-8");
    assert_eq!(refused(&game, "+45"), Refusal::NoLostPawn.into());
    // Without exchanges nobody keeps count.
    let game = play(&exchange(half()), "4 2 1:P23,31K43 4:P11K3S7", "7x23");
    assert_eq!(game.state().now.destroyed, [1, 0, 0, 0]);
    // Only sauteurs destroy, and only ordinary pawns are counted.
    let game = play(&exchange(half()), "1 2 1:P28K43 4:P23,11K3", "28x17");
    assert_eq!(game.state().now.destroyed, [0; 4]);
    let game = play(&exchange(half()), "4 2 1:P31K43,23 4:P11K3S7", "7x23");
    assert_eq!(game.state().now.destroyed, [0; 4]);
    let game = play(&half(), "4 2 1:P23,31K43 4:P11K3S7", "7x23");
    assert_eq!(game.state().now.destroyed, [0; 4]);
}

#[test]
fn p8_6_the_share_of_the_ally_is_said_first() {
    let game = play(&full(), FULL, "23-13");
    assert_eq!(plies(&game), ["pass 0", "pass 1", "pass 2", "pass 3"]);
    assert_eq!(refused(&game, "+61-51"), Refusal::SplitFirst.into());
    assert_eq!(refused(&from(&full(), FULL), "pass 1"), Refusal::NothingToSplit.into());
    let game = play(&full(), FULL, "23-13; pass 2");
    assert_eq!(game.state().now.units, [1, 0, 2, 0]);
    // All of it: the arriving camp is done.
    let game = play(&full(), FULL, "23-13; pass 3");
    assert_eq!((game.state().now.units, game.state().now.camp), ([0, 0, 3, 0], Camp::TWO));
    // No ally, no question.
    let game = play(&half(), HALF, "13-8");
    assert_eq!(refused(&game, "pass 0"), Refusal::NothingToSplit.into());
}

#[test]
fn p8_7_the_ally_spends_them_in_its_next_turn() {
    for order in ["+26-36; 8-17; +30", "8-17; +26-36; +30", "+30; +26-36; 8-17"] {
        let game = play(&players(4), FULL, &format!("23-13; pass 2; stop; 88-78; {order}"));
        assert_eq!(game.state().now.camp, Camp::FOUR, "{order}");
        let text = position::text(game.state());
        assert!(text.contains("3:P30,36K17 "), "{order}: {text}");
    }
    // A pawn put back is the ally's own.
    let game = play(&players(4), FULL, "23-13; pass 2; stop; 88-78");
    assert_eq!(refused(&game, "+45"), Refusal::NotHome(square(45)).into());
    assert_eq!(refused(&game, "+71"), Refusal::NotHome(square(71)).into());
    // A camp that cannot move is not skipped while it has units.
    let alone = "1 2 1:P61K83D23 2:K88 3:D81 4:K3";
    let game = play(&full(), alone, "23-13; pass 1; stop; 88-78");
    assert_eq!(game.state().now.camp, Camp::THREE);
    assert!(plies(&game).contains(&"stop".to_owned()) && plies(&game).contains(&"+30".to_owned()));
    // Nor is one that has nothing else.
    let game = play(&full(), &alone.replace("D81", ""), "23-13; pass 1; stop; 88-78");
    assert_eq!(game.state().now.camp, Camp::THREE);
    assert!(position::text(play_on(&game, "+30").state()).contains("3:P30 "));
}

fn play_on(game: &Match<Bartasso>, actions: &str) -> Match<Bartasso> {
    let mut game = game.clone();
    go_on(&mut game, actions);
    game
}

#[test]
fn p8_8_nobody_has_to_spend() {
    let game = play(&half(), HALF, "13-8; +36; stop");
    assert_eq!(position::text(game.state()), "4 2 1:P31,36K43D38 4:P21K3S1");
    let game = play(&players(4), FULL, "23-13; pass 2; stop; 88-78");
    assert_eq!(refused(&game, "stop"), Refusal::MoveFirst.into());
    // What cannot be used is lost without asking.
    let none = "1 2 1:P1,2,3,4,5,6,7,9,10,11K43D13 4:P21K26";
    let game = play(&half(), none, "13-8");
    assert_eq!(game.state().now.camp, Camp::FOUR, "{}", position::text(game.state()));
    // A pawn that could only take can be used, but not in the first round.
    let takes = none.replace("P21K26", "P16,21K26");
    assert_eq!(plies(&play(&half(), &takes, "13-8")), ["+11x22", "+11x22x31", "stop"]);
    let game = play(&half(), &takes.replace("1 2", "1 1"), "13-8");
    assert_eq!(game.state().now.camp, Camp::FOUR);
    // What was spent before the move may leave none: then the turn is over.
    let game = play(&full(), "3 2 1:P61K83D13 2:K88 3:P71U1 4:K3", "+71-81");
    assert_eq!(game.state().now.camp, Camp::FOUR);
}

#[test]
fn p8_9_the_diplomat_goes_home() {
    assert_eq!(after(&half(), HALF, "13-8; stop"), "4 2 1:P31K43D38 4:P21K3S1");
    // Its square is occupied: it waits, until a turn of its camp finds it free.
    let waits = "13-8; +38; stop";
    assert_eq!(after(&half(), HALF, waits), "4 2 1:P31,38K43D* 4:P21K3S1");
    let game = play(&half(), HALF, &format!("{waits}; 21-26"));
    assert!(position::text(game.state()).contains("1:P31,38K43D* "));
    let game = play(&half(), HALF, &format!("{waits}; 21-26; 38-33; 1-16"));
    assert!(position::text(game.state()).contains("1:P31,33K43D38 "), "{}", position::text(game.state()));
    // A huff may free it.
    assert_eq!(after(&half(), "4 2 1:P8,31K43 4:P11K3D* huff:8", "huff 8"), "4 2 1:P31K43 4:P11K3D8");
}

#[test]
fn p8_10_it_stays_while_its_ally_has_units() {
    let mut game = play(&players(4), FULL, "23-13; pass 1; stop");
    assert!(position::text(game.state()).contains("D13"));
    go_on(&mut game, "88-78; +26-36");
    assert!(position::text(game.state()).contains("D13"), "until the ally's turn is over");
    go_on(&mut game, "8-17");
    assert!(position::text(game.state()).contains("1:P61K83D73 "));
}
