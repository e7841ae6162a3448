//! Huffing (§12).

use super::*;

const START: &str = "y3 yTK=n7 yOF=i4 pMI=n4 pSO=l4 pSO=a4";

#[test]
fn p12_1_whoever_does_not_take_may_lose_the_piece() {
    let mut game = with(Capture::Huff, START);
    assert!(moves(&game, YELLOW).contains(&"i4-f4".to_owned()));
    act(&mut game, YELLOW, "i4-f4");
    assert_eq!(moves(&game, PINK), ["decline", "huff f4", "huff n7"]);
    assert_eq!(refused(&game, PINK, "huff a4").paragraph(), Some("12.1"));
    assert_eq!(refused(&game, PINK, "a4-a5"), Refusal::NotNow.into());
    act(&mut game, PINK, "huff n7");
    assert_eq!(army(&game), "yTK=p yOF=f4 pMI=n4 pSO=l4 pSO=a4");
    assert_eq!(scores(&game), [0, 400]);
    assert_eq!(rolls_next(&game), Some(PINK));
    // Whoever takes is not huffed, and where nothing could be taken nobody asks.
    let mut game = with(Capture::Huff, START);
    act(&mut game, YELLOW, "i4-l4");
    assert_eq!(rolls_next(&game), Some(PINK));
    let mut game = with(Capture::Huff, "y2 yTK=n7 pMI=n4 pSO=a4");
    act(&mut game, YELLOW, "n7-l7");
    assert_eq!(rolls_next(&game), Some(PINK));
    // With the devil it is the number chosen that counts.
    let mut game = with(Capture::Huff, "yd yTK=n7 pMI=n4 pSO=a4");
    act(&mut game, YELLOW, "2:n7-l7");
    assert_eq!(rolls_next(&game), Some(YELLOW));
    // A rescue is no capture: whoever rescues instead of taking is punished, whoever could only rescue is not.
    let mut game = with(Capture::Huff, "y1 yAM=d5 yMI=d6 yTK=n7 pMI=n6 pSO=a4");
    act(&mut game, YELLOW, "d5-d6>j3");
    assert_eq!(moves(&game, PINK), ["decline", "huff n7"]);
    let mut game = with(Capture::Huff, "y1 yAM=d5 yMI=d6 pSO=a4");
    act(&mut game, YELLOW, "d5-d4");
    assert_eq!(rolls_next(&game), Some(PINK));
    // Who cannot move could not have taken; the devil frees the wounded, but not to take.
    let mut game = with(Capture::Huff, "y2 yTK=b6 ySO=n7 pSO=b4 pMI=h9");
    act(&mut game, YELLOW, "n7-n5");
    assert_eq!(rolls_next(&game), Some(PINK));
    let mut game = with(Capture::Huff, "yd yTK=d6 pSO=d4 pMI=n7");
    act(&mut game, YELLOW, "2:d6-b4");
    assert_eq!(rolls_next(&game), Some(YELLOW));
}

#[test]
fn p12_2_nothing_protects_but_having_entered() {
    // Into cover, guarded by a sentinel.
    let mut game = with(Capture::Huff, "y3 yOF=f6 ySE=h7 pTK=f9 pSO=a4");
    act(&mut game, YELLOW, "f6-i6");
    assert_eq!(moves(&game, PINK), ["decline", "huff i6"]);
    act(&mut game, PINK, "huff i6");
    assert_eq!(army(&game), "yOF=p ySE=h7 pTK=f9 pSO=a4");
    // Onto white; and material of the enemy's first army, which is his prisoner all the same.
    let mut game = with(Capture::Huff, "y2 yOF=d4 pTK=f4 pSO=a4");
    act(&mut game, YELLOW, "d4-d6");
    assert_eq!(moves(&game, PINK), ["decline", "huff d6"]);
    let mut game = with(Capture::Huff, "yd pTK=y:d4 ySO=n7 pMI=f4 pSO=a4");
    act(&mut game, YELLOW, "2:d4-d6");
    act(&mut game, PINK, "huff d6");
    assert_eq!(army(&game), "ySO=n7 pMI=f4 pTK=p pSO=a4");
    // Entered before or by this move: exempt. Lost by this move: gone.
    let mut game = with(Capture::Huff, "y1 yTK=a9 ySO=n7 pMI=a8 pSO=a4");
    act(&mut game, YELLOW, "a9-b9");
    assert_eq!(rolls_next(&game), Some(PINK));
    let mut game = with(Capture::Huff, "y1 yTK=f8 ySO=n7 pMI=f7 pSO=a4");
    act(&mut game, YELLOW, "f8-e8");
    assert_eq!(rolls_next(&game), Some(PINK));
    let mut game = with(Capture::Huff, "y1 yTK=g7 ySO=n7 pMI=f7 pSO=a4");
    act(&mut game, YELLOW, "g7-g6");
    assert_eq!(rolls_next(&game), Some(PINK));
}

#[test]
fn p12_3_then_play_goes_on() {
    let mut game = with(Capture::Huff, "yd yTK=n7 yOF=i4 pMI=n4 pSO=a4");
    act(&mut game, YELLOW, "3:i4-f4");
    let window = game.pending().window().expect("a window is open");
    game.input(Input::Expired(window)).expect("the window is open");
    assert_eq!(rolls_next(&game), Some(YELLOW), "the second roll");
    assert!(army(&game).contains("yTK=n7"), "nothing is taken");
    // Taking it breaks the quiet; declining does not.
    for (answer, quiet) in [("huff n7", 0), ("decline", 50)] {
        let mut game = with(Capture::Huff, "y3 150/50 yTK=n7 yOF=i4 pMI=n4 pSO=a4");
        act(&mut game, YELLOW, "i4-f4");
        act(&mut game, PINK, answer);
        assert_eq!((rolls_next(&game), game.state().now.quiet), (Some(PINK), quiet), "{answer}");
    }
    let mut game = with(Capture::Huff, "y3 yTK=n7 pMI=n4 pSO=a4");
    act(&mut game, YELLOW, "n7-k7");
    act(&mut game, PINK, "huff k7");
    assert_eq!(ending(&game), Some(("battle", [2, 1])), "it was the last");
    assert_eq!(Belligerants::bound(&Config { capture: Capture::Huff, ..Config::default() }), 1201);
}
