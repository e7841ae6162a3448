//! The wounded and the ambulance (§7).

use super::*;

#[test]
fn p7_1_an_ambulance_takes_the_wounded_only() {
    let mut game = at("y1 yAM=d5 yTK=n7 pMI=d6 pSO=a4");
    assert_eq!(moves(&game, YELLOW), ["ask", "d5-d6"], "it must");
    act(&mut game, YELLOW, "d5-d6");
    assert_eq!(army(&game), "yTK=n7 yAM=d6 pMI=y pSO=a4");
    let fit = at("y1 yAM=d5 pMI=c5 pSO=a4");
    assert_eq!(refused(&fit, YELLOW, "d5-c5").paragraph(), Some("6.2"));
    let friend = at("y1 yAM=d5 yMI=c5 pSO=a4");
    assert_eq!(refused(&friend, YELLOW, "d5-c5").paragraph(), Some("4.9"));
}

#[test]
fn p7_2_an_ambulance_brings_its_own_home() {
    let mut game = at("y1 yAM=d5 yMI=d6 pSO=a4");
    act(&mut game, YELLOW, "d5-d6>j3");
    assert_eq!(army(&game), "yMI=j3 yAM=d6 pSO=a4");
    assert_eq!(refused(&at("y1 yAM=d5 yMI=d6 pSO=a4"), YELLOW, "d5-d4>j3").paragraph(), Some("7.2"));
    // Material in one's service comes to one's own camp, and still serves.
    let mut game = at("y1 yAM=d5 pTK=y:d6 pSO=a4");
    act(&mut game, YELLOW, "d5-d6>j3");
    assert_eq!(army(&game), "yAM=d6 pTK=y:j3 pSO=a4");
    // Nobody else rescues, and whoever is not wounded is not picked up.
    for (one, other) in [("TK", "MI"), ("ES", "MI"), ("AM", "ES")] {
        let game = at(&format!("y1 y{one}=d5 y{other}=d6 pSO=a4"));
        assert_eq!(refused(&game, YELLOW, "d5-d6>j3").paragraph(), Some("4.9"), "{one} and {other}");
        assert!(moves_from(&game, "d5-d6").is_empty(), "{one} and {other}");
    }
}

#[test]
fn p7_3_to_a_free_square_of_its_choice() {
    let game = at("y1 yAM=d5 yMI=d6 yTK=k1 pSO=a4");
    assert_eq!(moves_from(&game, "d5-d6").len(), 14);
    assert_eq!(refused(&game, YELLOW, "d5-d6").paragraph(), Some("7.3"));
    assert_eq!(refused(&game, YELLOW, "d5-d6>k1").paragraph(), Some("7.3"));
    assert_eq!(refused(&game, YELLOW, "d5-d6>i1").paragraph(), Some("7.3"));
    // A full camp: thirteen others of yellow's, and two of the enemy's that have entered.
    let full = "y1 yAM=d5 yOF=d6 yEM=j1 yBO=k1 yAV=l1 yDC=m1 yMI=n1 yCA=j2 yTK=k2 yES=l2 yPA=m2 ySE=n2 ySO=j3 \
                ySO=k3 ySO=l3 pSO=m3 pSO=n3 pTK=a4";
    let full = at(full);
    assert_eq!(refused(&full, YELLOW, "d5-d6>j1"), Refusal::CampFull("d6".parse().expect("a square")).into());
    assert!(moves_from(&full, "d5-d6").is_empty());
}

#[test]
fn p7_4_nobody_must_rescue_unless_nothing_else_is_left() {
    let game = at("y1 yAM=d5 yMI=d6 pSO=a4");
    assert!(moves(&game, YELLOW).contains(&"d5-d4".to_owned()));
    // Walled in on d5 by its own wounded and the enemy, the ambulance has nothing but the rescue, even where another
    // piece could drown.
    let walled = "yAM=d5 yTK=d6 pSO=c4 pTK=c5 pMI=c6 pOF=d4 pCA=e4 pBO=e5 pDC=a4 yMI=e6";
    for more in ["", " yEM=e1 pPA=d2 pSE=e2"] {
        let all = moves(&at(&format!("y1 {walled}{more}")), YELLOW);
        assert_eq!(all.len(), 1 + 2 * 15, "{all:?}");
        assert!(all.iter().all(|text| text == "ask" || text.contains('>')), "{all:?}");
    }
}

#[test]
fn p7_5_an_ambulance_is_never_taken() {
    for kind in crate::Kind::ALL {
        let game = at(&format!("y3 y{}=a4 pAM=a7 pSO=n7 ySO=n4", kind.code()));
        assert!(moves_from(&game, "a4-a7").is_empty(), "{kind:?}");
    }
}
