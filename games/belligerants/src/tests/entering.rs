//! Entering the enemy's camp (§9).

use super::*;

#[test]
fn p9_1_one_enters_when_ones_own_camp_is_empty() {
    let mut game = at("y1 yTK=f8 ySO=n3 pSO=a4");
    let closed = refused(&game, YELLOW, "f8-e8");
    assert_eq!(closed, Refusal::CampClosed("e8".parse().expect("a square")).into());
    act(&mut game, YELLOW, "n3-n4");
    roll(&mut game, "1");
    act(&mut game, PINK, "a4-a5");
    roll(&mut game, "1");
    act(&mut game, YELLOW, "f8-e8");
    assert_eq!(scores(&game), [800, 0]);
}

#[test]
fn p9_2_before_that_one_crosses_it_only() {
    let game = at("y1 yTK=f8 ySO=n3 pMI=e8 pSO=a4");
    assert_eq!(refused(&game, YELLOW, "f8-e8").paragraph(), Some("9.1"), "no taking there either");
    // From a7 over a8 … is too far; from f7 over e8 to d9 ends inside; from c7 over the corner squares.
    let game = at("y5 yAV=b7 ySO=n3 pSO=n7");
    assert!(moves_from(&game, "b7").iter().all(|text| !text.contains('8') && !text.contains('9')));
    assert_eq!(moves_from(&at("y4 yTK=c7 ySO=n3 pTK=n7"), "c7-g7").len(), 1);
    let crossing = at("y3 yTK=f10 ySO=n3 pSO=n7");
    assert!(moves_from(&crossing, "f10-c7").len() == 1, "over e9 and d8");
}

#[test]
fn p9_3_who_counts_and_when() {
    // Material in one's service keeps the camp closed.
    assert_eq!(refused(&at("y1 yTK=f8 pTK=y:n3 pSO=a4"), YELLOW, "f8-e8").paragraph(), Some("9.1"));
    // It is the state before the move that counts: with the last piece out by this very move nobody enters.
    assert!(at("y1 yTK=n3 pSO=a4").moves(YELLOW).len() > 1);
    // One may go back, and then nobody enters.
    let mut game = at("y1 yTK=f8 ySO=n4 pSO=a4");
    act(&mut game, YELLOW, "n4-n3");
    roll(&mut game, "1");
    act(&mut game, PINK, "a4-a5");
    roll(&mut game, "1");
    assert_eq!(refused(&game, YELLOW, "f8-e8").paragraph(), Some("9.1"));
    // Who has entered already still moves.
    assert!(moves_from(&at("y1 yTK=e8 ySO=n3 pSO=a4"), "e8").contains(&"e8-d8".to_owned()));
}

#[test]
fn p9_4_the_entered_stay_and_are_safe() {
    let game = at("y1 yTK=e8 ySO=n4 pSO=a4");
    let leaving = refused(&game, YELLOW, "e8-f8");
    assert_eq!(leaving, Refusal::MayNotLeave("e8".parse().expect("a square")).into());
    let game = at("p1 yTK=e8 ySO=n4 pOF=f8 pSO=a4");
    assert_eq!(refused(&game, PINK, "f8-e8"), Refusal::HasEntered("e8".parse().expect("a square")).into());
}

#[test]
fn p9_5_inside_one_moves_and_takes() {
    let game = at("y2 yTK=a8 ySO=n4 pMI=c10 pSO=a4");
    assert_eq!(moves_from(&game, "a8"), ["a8-c10"], "it must");
    // The whole way lies inside: from e9 two steps back and forth over f8 do not count.
    let game = at("y2 yTK=e9 ySO=n4 pSO=a4");
    assert_eq!(moves_from(&game, "e9"), ["e9-c9"]);
}

#[test]
fn p9_6_what_is_taken_inside_has_entered() {
    let mut game = at("yd yOF=a8 ySO=n4 pTK=c10 pSO=a4");
    act(&mut game, YELLOW, "2:a8-c10+");
    assert_eq!(army(&game), "yOF=c10 ySO=n4 pTK=y:a8 pSO=a4");
    assert_eq!(scores(&game), [1600, 0]);
}
