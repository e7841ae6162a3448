//! The turn (§3).

use super::*;

#[test]
fn p3_1_roll_then_move_one_piece_so_far() {
    let mut game = at("y ySO=a4 yTK=n4 pSO=n7 pOF=f10");
    assert_eq!(rolls_next(&game), Some(YELLOW));
    roll(&mut game, "2");
    assert_eq!(refused(&game, YELLOW, "c4-c6"), Refusal::NoPiece("c4".parse().expect("a square")).into());
    assert_eq!(refused(&game, YELLOW, "n7-n5"), Refusal::NotYours("n7".parse().expect("a square")).into());
    assert_eq!(refused(&game, YELLOW, "3:a4-a7"), Refusal::NumberGiven.into());
    assert_eq!(refused(&game, PINK, "n7-n5"), Refused::NotYourMove);
    assert_eq!(refused(&game, YELLOW, "decline"), Refusal::NotNow.into());
    act(&mut game, YELLOW, "a4-c6");
    assert_eq!(rolls_next(&game), Some(PINK));
    assert_eq!(army(&game), "yTK=n4 ySO=c6 pOF=f10 pSO=n7");
}

#[test]
fn p3_2_one_must_play_even_to_ones_harm() {
    // The soldier can go to black only, and goes.
    let mut game = at("y1 ySO=g7 yTK=f7 yCA=f8 yMI=g8 yOF=h8 yPA=h7 yBO=f6 yDC=h6 pSO=n7 yAV=i5");
    let all = moves(&game, YELLOW);
    assert!(all.contains(&"g7-g6".to_owned()) && !all.contains(&"pass".to_owned()), "{all:?}");
    act(&mut game, YELLOW, "g7-g6");
    assert!(!army(&game).contains("ySO"));
}

#[test]
fn p3_3_whoever_cannot_play_loses_the_turn() {
    // Both of yellow's pieces are encircled or wounded.
    let mut game = at("y ySO=b6 yTK=d6 pSO=n7");
    roll(&mut game, "3");
    assert_eq!(rolls_next(&game), Some(PINK));
    assert_eq!(position(&game).split(' ').nth(1), Some("1/1"));
}

#[test]
fn p3_4_time_loses() {
    let mut game = at("y3 ySO=a4 pSO=n7 pTK=y");
    let window = game.pending().window().expect("a window is open");
    game.input(Input::Expired(window)).expect("the window is open");
    assert_eq!(ending(&game), Some(("time", [2, 1])));
}
