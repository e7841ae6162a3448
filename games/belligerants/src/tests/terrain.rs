//! The grounds (§5).

use super::*;

fn can(position: &str, step: &str) -> bool {
    moves_from(&at(position), step).iter().any(|text| text == step)
}

#[test]
fn p5_1_brown_is_open() {
    assert!(can("y2 ySO=n7 pSO=a4", "n7-n5"));
    assert!(can("y2 ySO=n7 pSO=n5 pTK=a4", "n7-n5"));
}

#[test]
fn p5_2_water_is_not_crossed() {
    assert!(!can("y2 yTK=b3 pSO=n7", "b3-b1"), "over b2");
    assert!(!can("y2 yTK=d4 pSO=n7", "d4-b2"), "onto b2, while there is something else");
    assert!(!can("y1 yTK=f3 pSO=n7", "f3-g2"), "between f2 and g3");
    assert!(!can("y2 yTK=e4 pSO=n7", "e4-g2"), "the same in passing");
    assert!(can("y1 yTK=f3 pSO=n7", "f3-e2"));
}

#[test]
fn p5_3_bridges_join_points() {
    assert!(can("y1 yTK=b3 pSO=n7", "b3-c2"));
    assert!(can("y1 yTK=c2 pSO=n7", "c2-b3"), "both ways");
    assert!(can("y2 yTK=a4 pSO=n7", "a4-c2"), "in passing");
    // e1 is a gap between d1 and f1.
    assert!(can("y1 yTK=e2 pSO=n7", "e2-e1"));
}

#[test]
fn p5_4_some_cross_water_as_they_like() {
    for kind in ["BO", "AV", "ES", "AM"] {
        assert!(can(&format!("y2 y{kind}=b3 pSO=n7"), "b3-b1"), "{kind}");
        assert!(can(&format!("y1 y{kind}=f3 pSO=n7"), "f3-g2"), "{kind}");
    }
}

#[test]
fn p5_5_spies_and_ambulances_stop_on_water() {
    for kind in ["ES", "AM"] {
        assert!(can(&format!("y1 y{kind}=b3 pSO=n7"), "b3-b2"), "{kind}");
    }
    for kind in ["BO", "AV"] {
        let game = at(&format!("y1 y{kind}=b3 pSO=n7"));
        let wet = refused(&game, YELLOW, "b3-b2");
        assert_eq!(wet, Refusal::WouldDrown("b2".parse().expect("a square")).into(), "{kind}");
        assert!(moves_from(&game, "b3-b2").is_empty(), "{kind}");
    }
}

#[test]
fn p5_6_one_drowns_when_nothing_else_can_be_played() {
    // A soldier in the corner e1 with its friends on every dry square around.
    let mut game = at("y1 ySO=e1 yTK=b6 yCA=d6 yMI=e6 pSO=d2 pTK=e2 pCA=n7");
    assert_eq!(moves_from(&game, "e1"), ["e1-d2"], "taking comes first");
    game = at("y1 ySO=e1 yTK=b6 pMI=d2 pTK=e2 pCA=n7");
    assert_eq!(moves(&game, YELLOW), ["ask", "e1-d1", "e1-f1", "e1-f2"]);
    act(&mut game, YELLOW, "e1-f2");
    assert_eq!(army(&game), "yTK=b6 pMI=d2 pCA=n7 pTK=e2");
    assert_eq!(scores(&game), [0, 0]);
    // Aircraft drown like the others; where an enemy is in the water nobody can.
    assert_eq!(moves(&at("y1 yAV=e1 yTK=b6 pCA=d2 pTK=e2 pES=f1 pAM=d1"), YELLOW), ["ask", "e1-f2"]);
}

#[test]
fn p5_7_cover_protects_from_all() {
    for kind in ["ES", "TK", "MI", "OF"] {
        let game = at(&format!("y2 y{kind}=i4 pSO=i6 pMI=a4"));
        let hidden = refused(&game, YELLOW, "i4-i6");
        assert_eq!(hidden, Refusal::UnderCover("i6".parse().expect("a square")).into(), "{kind}");
    }
    assert!(can("y2 ySO=i6 pSO=i4 pMI=a4", "i6-i4"), "one attacks from it");
}

#[test]
fn p5_8_the_encircled_cannot_move() {
    for kind in crate::Kind::ALL.into_iter().filter(|kind| !kind.roams()) {
        let game = at(&format!("y2 y{}=b6 yES=n4 pSO=n7", kind.code()));
        let held = refused(&game, YELLOW, "b6-d4");
        assert_eq!(held, Refusal::Encircled("b6".parse().expect("a square")).into(), "{kind:?}");
        assert!(moves_from(&game, "b6").is_empty(), "{kind:?}");
    }
    for kind in ["ES", "AM"] {
        assert!(can(&format!("y2 y{kind}=b6 pSO=n7"), "b6-d4"), "{kind}");
    }
}

#[test]
fn p5_9_the_encircled_can_be_taken_by_whoever_joins_them() {
    let mut game = at("y2 yTK=b4 pSO=b6 pMI=n7");
    act(&mut game, YELLOW, "b4-b6");
    assert_eq!(army(&game), "yTK=b6 pMI=n7 pSO=y");
    roll(&mut game, "1");
    act(&mut game, PINK, "n7-n6");
    roll(&mut game, "1");
    assert_eq!(rolls_next(&game), Some(PINK), "yellow's only piece is encircled");
}

#[test]
fn p5_10_the_wounded_do_nothing_and_are_left_alone() {
    for kind in crate::Kind::ALL.into_iter().filter(|kind| !kind.roams()) {
        let game = at(&format!("y2 y{}=d6 yES=n4 pSO=n7", kind.code()));
        let held = refused(&game, YELLOW, "d6-d4");
        assert_eq!(held, Refusal::Wounded("d6".parse().expect("a square")).into(), "{kind:?}");
        assert!(moves_from(&game, "d6").is_empty(), "{kind:?}");
    }
    let game = at("y2 yTK=d4 pSO=d6 pMI=n7");
    assert_eq!(refused(&game, YELLOW, "d4-d6"), Refusal::LiesWounded("d6".parse().expect("a square")).into());
    assert_eq!(refused(&game, YELLOW, "d4-d6").paragraph(), Some("5.10"));
}

#[test]
fn p5_11_black_destroys_without_booty() {
    for kind in crate::Kind::ALL.into_iter().filter(|kind| !kind.roams()) {
        let mut game = at(&format!("y2 y{}=g4 yES=n4 pSO=n7", kind.code()));
        act(&mut game, YELLOW, "g4-g6");
        assert_eq!(army(&game), "yES=n4 pSO=n7", "{kind:?}");
        assert_eq!(scores(&game), [0, 0]);
    }
}

#[test]
fn p5_12_spies_and_ambulances_are_harmed_nowhere() {
    for kind in ["ES", "AM"] {
        for (from, to) in [("g4", "g6"), ("b4", "b6"), ("d4", "d6"), ("e4", "e6"), ("b4", "b2")] {
            let mut game = at(&format!("y2 y{kind}={from} pSO=n7"));
            act(&mut game, YELLOW, &format!("{from}-{to}"));
            assert_eq!(army(&game), format!("y{kind}={to} pSO=n7"));
        }
    }
    // A spy on white is not wounded: it moves, and is taken by whoever takes spies.
    assert!(can("y2 yES=d6 pSO=n7", "d6-d4"));
    assert!(can("y2 yES=d4 pES=d6 pSO=n7", "d4-d6"));
    assert!(!can("y2 yAM=d4 pES=d6 pSO=n7", "d4-d6"), "but not picked up by an ambulance");
}

#[test]
fn p5_13_crossing_harms_nobody() {
    for (from, to) in [("b5", "b7"), ("d5", "d7"), ("g5", "g7"), ("i5", "i7")] {
        let mut game = at(&format!("y2 yTK={from} pSO=n7"));
        act(&mut game, YELLOW, &format!("{from}-{to}"));
        assert_eq!(army(&game), format!("yTK={to} pSO=n7"));
    }
}
