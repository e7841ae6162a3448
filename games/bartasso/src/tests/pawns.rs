//! §4: pawns.

use super::*;
use crate::{Kind, Square};

fn square(number: u8) -> Square {
    Square::new(number).expect("a square")
}

#[test]
fn p4_1_one_step_forward() {
    let game = from(&half(), "1 2 1:P28K43 4:P11K3");
    assert_eq!(plies_from(&game, "28"), ["28-23", "28-24"]);
    let not_there = |to| Refusal::NotThere { kind: Kind::Pawn, from: square(28), to: square(to) };
    assert_eq!(refused(&game, "28-33"), not_there(33).into(), "not backward");
    assert_eq!(refused(&game, "28-18"), not_there(18).into(), "not two steps");
    assert_eq!(refused(&game, "28-28"), Refusal::Occupied(square(28)).into());
    // The other way for camp 4; at the edge there is one way only.
    let game = play(&half(), "1 2 1:P28K43 4:P11,14K3", "28-23");
    assert_eq!(plies_from(&game, "14"), ["14-18", "14-19"]);
    assert_eq!(plies_from(&game, "11"), ["11-16"]);
}

#[test]
fn p4_2_takes_forward_and_backward() {
    let game = from(&half(), "1 2 1:P28K43 4:P23,33K3");
    assert_eq!(plies_from(&game, "28x"), ["28x17", "28x37"]);
    assert_eq!(after(&half(), "1 2 1:P28K43 4:P23,33K3", "28x17"), "4 2 1:P17K43 4:P33K3");
    let blocked = from(&half(), "1 2 1:P28K43 4:P23,17K3");
    let no_take = Refusal::NotATake { kind: Kind::Pawn, from: square(28) };
    assert_eq!(refused(&blocked, "28x17"), no_take.into(), "no free square behind");
    assert_eq!(refused(&blocked, "28x19"), no_take.into(), "nobody to take");
}

#[test]
fn p4_3_several_in_one_move() {
    let position = "1 2 1:P28K43 4:P23,12,33K3";
    assert_eq!(plies_from(&from(&half(), position), "28x"), ["28x17", "28x17x6", "28x37"]);
    assert_eq!(after(&half(), position, "28x17x6"), "4 2 1:P6K43 4:P33K3");
}

#[test]
fn p4_4_taken_pieces_leave_at_the_end() {
    // Round a square of four and back to where it started.
    let position = "1 2 1:P28K43 4:P13,14,23,24K3";
    let game = from(&half(), position);
    assert!(plies(&game).contains(&"28x17x8x19x28".to_owned()));
    assert_eq!(after(&half(), position, "28x17x8x19x28"), "4 2 1:P28K43 4:K3");
    // No piece is jumped twice: one enemy gives one take.
    assert_eq!(plies_from(&from(&half(), "1 2 1:P28K43 4:P23K3"), "28x"), ["28x17"]);
    // A piece that was jumped is still there: the couronne, having come round to 16, cannot pass 27 again and
    // take 33.
    let position = "1 2 1:C41K43 4:P12,13,27,33K1";
    let game = from(&half(), position);
    assert_eq!(plies_from(&game, "41x18x7x16"), ["41x18x7x16"]);
    assert_eq!(after(&half(), position, "41x18x7x16"), "4 2 1:K43C16 4:P33K1", "and has not stopped");
}

#[test]
fn p4_5_no_need_to_take_the_most() {
    let game = from(&half(), "1 2 1:P28,31K43 4:P23,13,27K3");
    assert_eq!(plies_from(&game, "28x"), ["28x17", "28x17x8"], "may stop, and other pieces may move");
    assert!(plies(&game).contains(&"31-26".to_owned()));
}

#[test]
fn p4_6_crowned_pawns_move_like_ordinary_ones() {
    let game = from(&half(), "1 2 1:K28 4:P23,33K3");
    assert_eq!(plies(&game), ["28x17", "28x37", "28-24"]);
}

#[test]
fn p4_7_an_ordinary_pawn_on_the_last_row() {
    let game = from(&half(), "1 2 1:P3,31K43 4:P8K1");
    assert_eq!(plies_from(&game, "3x"), ["3x14"]);
    assert!(plies_from(&game, "3-").is_empty());
    assert_eq!(after(&half(), "1 2 1:P8,31K43 4:P21K1", "8-3"), "4 2 1:P3,31K43 4:P21K1");
}
