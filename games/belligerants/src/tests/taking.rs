//! Taking (§6).

use super::*;

#[test]
fn p6_1_the_taken_are_prisoners() {
    let mut game = at("y3 yTK=n7 pMI=n4 pSO=a4 pSO=a5");
    act(&mut game, YELLOW, "n7-n4");
    assert_eq!(army(&game), "yTK=n4 pMI=y pSO=a4 pSO=a5");
    assert_eq!(scores(&game), [500, 0]);
}

#[test]
fn p6_3_the_sentinel_guards_its_neighbours() {
    for from in ["y3", "yd"] {
        let game = at(&format!("{from} yTK=n7 pMI=n4 pSE=m4 pSO=a4"));
        let step = if from == "yd" { "3:n7-n4" } else { "n7-n4" };
        assert_eq!(refused(&game, YELLOW, step), Refusal::Guarded("n4".parse().expect("a square")).into());
    }
    let mut game = at("y3 yPA=n7 pMI=m4 pSE=n4 pSO=a4");
    act(&mut game, YELLOW, "n7-n4");
    assert_eq!(army(&game), "yPA=n4 pMI=m4 pSE=y pSO=a4");
    // Nobody gets past the guard, not even a spy.
    for kind in ["ES", "TK", "MI", "AV"] {
        let game = at(&format!("y3 y{kind}=n7 pMI=n4 pSE=n3 pSO=a4"));
        assert_eq!(refused(&game, YELLOW, "n7-n4").paragraph(), Some("6.3"), "{kind}");
        assert!(moves_from(&game, "n7-n4").is_empty(), "{kind}");
    }
    // Two squares away is too far.
    assert_eq!(moves_from(&at("y3 yTK=n7 pMI=n4 pSE=l4 pSO=a4"), "n7"), ["n7-n4"]);
    // It guards its own army only.
    assert_eq!(moves_from(&at("y3 yTK=n7 pMI=n4 ySE=m4 pSO=a4"), "n7"), ["n7-n4"]);
}

#[test]
fn p6_4_when_a_sentinel_guards() {
    // Wounded on e6 it does not guard f7; encircled on b6 it does guard a7.
    assert_eq!(moves_from(&at("y2 yTK=h7 pMI=f7 pSE=e6 pSO=a4"), "h7-f7"), ["h7-f7"]);
    assert_eq!(refused(&at("y2 yTK=a5 pMI=a7 pSE=b6 pSO=a4"), YELLOW, "a5-a7").paragraph(), Some("6.3"));
    // In its own camp, and in the enemy's, against the ambulance too.
    assert_eq!(refused(&at("y2 yTK=f5 pMI=f7 pSE=e8 pSO=a4"), YELLOW, "f5-f7").paragraph(), Some("6.3"));
    assert_eq!(refused(&at("y2 yTK=i6 pMI=i4 pSE=j3 pSO=a4"), YELLOW, "i6-i4").paragraph(), Some("6.3"));
    assert_eq!(refused(&at("y1 yAM=d5 pMI=d6 pSE=c7 pSO=a4"), YELLOW, "d5-d6").paragraph(), Some("6.3"));
}

#[test]
fn p6_5_whoever_can_take_must() {
    let game = at("y3 yTK=n7 pMI=n4 pSO=a4");
    assert_eq!(moves(&game, YELLOW), ["ask", "n7-n4"]);
    assert_eq!(refused(&game, YELLOW, "n7-k7"), Refusal::MustTake.into());
}

#[test]
fn p6_6_any_capture_will_do_and_goes_before_all_else() {
    let game = at("y3 yTK=n7 yOF=i4 pMI=n4 pSO=l4 pSO=a4");
    assert_eq!(moves(&game, YELLOW), ["ask", "i4-l4", "n7-n4"]);
    assert_eq!(refused(&game, YELLOW, "i4-f4"), Refusal::MustTake.into(), "another piece can take");
    // Before entering and before a rescue.
    let game = at("y1 yTK=f8 yAM=d5 ySO=d6 pMI=f7 pSO=a4");
    assert_eq!(moves(&game, YELLOW), ["ask", "f8-f7"]);
    // By a piece that has entered, and by one that is lost for it.
    assert_eq!(moves(&at("y1 yTK=a9 ySO=n7 pMI=a8 pSO=a4"), YELLOW), ["a9-a8", "ask"]);
    let mut game = at("y2 yEM=g4 ySO=n7 pES=g6 pSO=a4");
    assert_eq!(moves(&game, YELLOW), ["ask", "g4-g6"]);
    act(&mut game, YELLOW, "g4-g6");
    assert_eq!(army(&game), "ySO=n7 pES=y pSO=a4");
}

#[test]
fn p6_7_the_captor_suffers_the_ground() {
    for (square, from) in [("d6", "d4"), ("b6", "b4")] {
        let mut game = at(&format!("y2 yEM={from} ySO=n7 pES={square} pSO=a4"));
        act(&mut game, YELLOW, &format!("{from}-{square}"));
        assert_eq!(army(&game), format!("yEM={square} ySO=n7 pES=y pSO=a4"));
        roll(&mut game, "1");
        act(&mut game, PINK, "a4-a5");
        roll(&mut game, "2");
        assert_eq!(moves_from(&game, square), [""; 0], "stuck on {square}");
    }
    // On water the staff takes no spy, a spy does.
    let game = at("y1 yEM=b3 pES=b2 pSO=a4");
    assert_eq!(refused(&game, YELLOW, "b3-b2"), Refusal::OnWater("b2".parse().expect("a square")).into());
    assert_eq!(moves_from(&at("y1 yES=b3 pES=b2 pSO=n7"), "b3"), ["b3-b2"]);
}
