//! Entering the enemy's camp (§9).

use super::*;

#[test]
fn p9_1_one_enters_when_ones_own_camp_is_empty() {
    let mut game = at("y1 yTK=f8 ySO=n3 pSO=a4");
    let closed = refused(&game, YELLOW, "f8-e8");
    assert_eq!(closed, Refusal::CampClosed("e8".parse().expect("a square")).into());
    assert!(moves_from(&game, "f8-e8").is_empty(), "nor is it offered");
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
    // Whatever a piece beside the camp can do, it does not stop there.
    let inside =
        ["8", "9", "10"].map(|row| ["a", "b", "c", "d", "e"].map(|column| format!("b7-{column}{row}")));
    for number in 1..=5 {
        let all = moves(&at(&format!("y{number} yAV=b7 ySO=n3 pSO=n7")), YELLOW);
        assert!(inside.iter().flatten().all(|step| !all.contains(step)), "{all:?}");
    }
    let crossing = at("y3 yTK=f10 ySO=n3 pSO=n7");
    assert_eq!(moves_from(&crossing, "f10-c7"), ["f10-c7"], "over e9 and d8");
}

#[test]
fn p9_3_who_counts_and_when() {
    // Material in one's service keeps the camp closed.
    assert_eq!(refused(&at("y1 yTK=f8 pTK=y:n3 pSO=a4"), YELLOW, "f8-e8").paragraph(), Some("9.1"));
    // It is the state before the move that counts: the last to leave does not enter by that very move.
    let game = at("y5 yTK=j3 pSO=a4");
    assert_eq!(refused(&game, YELLOW, "j3-e8").paragraph(), Some("9.1"));
    assert!(moves_from(&game, "j3-e8").is_empty());
    assert_eq!(moves_from(&at("y4 yTK=i4 pSO=a4"), "i4-e8"), ["i4-e8"]);
    // One may go back, and then nobody enters.
    let mut game = at("y1 yTK=f8 ySO=n4 pSO=a4");
    act(&mut game, YELLOW, "n4-n3");
    roll(&mut game, "1");
    act(&mut game, PINK, "a4-a5");
    roll(&mut game, "1");
    assert_eq!(refused(&game, YELLOW, "f8-e8").paragraph(), Some("9.1"));
    // Who has entered already still moves.
    assert!(moves_from(&at("y1 yTK=e8 ySO=n3 pSO=a4"), "e8").contains(&"e8-d8".to_owned()));
    assert_eq!(moves(&at("y1 yTK=a9 ySO=n3 pMI=a8 pSO=a4"), YELLOW), ["a9-a8", "ask"], "and takes");
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
    // The whole way lies inside: in a camp with a gap at e9 nobody who has entered goes through it.
    assert_eq!(moves_from(&at("y2 yTK=e9 ySO=n4 pSO=a4"), "e9"), ["e9-c9"]);
    let board = DRILL
        .replacen("P P P P P .  . . .* .* .* .* .* .*", "P P P P P P  . . .* .* .* .* .* .*", 1)
        .replacen("P P P P P .  . . .* .* .* .* .* .*", "P P P P . P  . . .* .* .* .* .* .*", 1)
        .replacen("P P P P P .", "P P P P . .", 1);
    let position = "y2 yTK=d9 ySO=n4 pSO=a4".to_owned();
    let game =
        Match::<Belligerants>::start(Config { board, position, ..Config::default() }).expect("can be played");
    assert_eq!(moves_from(&game, "d9"), ["d9-b9"], "not over e9");
}

#[test]
fn p9_6_what_is_taken_inside_has_entered() {
    let mut game = at("yd yOF=a8 ySO=n4 pTK=c10 pSO=a4");
    act(&mut game, YELLOW, "2:a8-c10+");
    assert_eq!(army(&game), "yOF=c10 ySO=n4 pTK=y:a8 pSO=a4");
    assert_eq!(scores(&game), [1600, 0]);
}
