//! Moving (§4).

use super::*;

fn reach(position: &str, from: &str) -> Vec<String> {
    let game = at(position);
    let prefix = format!("{from}-");
    moves_from(&game, &prefix).into_iter().map(|text| text[prefix.len()..].to_owned()).collect()
}

#[test]
fn p4_1_straight_in_eight_directions() {
    assert_eq!(reach("y1 ySO=l5 pSO=a4", "l5"), ["k4", "k5", "k6", "l4", "l6", "m4", "m5", "m6"]);
    assert_eq!(reach("y2 ySO=l6 pSO=a4", "l6"), ["j4", "j6", "j8", "l4", "l8", "n4", "n6", "n8"]);
}

#[test]
fn p4_2_by_exactly_the_number() {
    assert_eq!(reach("y4 ySO=m4 pSO=a4", "m4"), ["i4", "i8", "m8"]);
    let game = at("y4 ySO=m4 pSO=a4");
    let far = refused(&game, YELLOW, "m4-m7");
    assert_eq!(far, Refusal::OutOfReach("m7".parse().expect("a square"), 4).into());
    assert_eq!(far.paragraph(), Some("4.2"));
}

#[test]
fn p4_3_the_way_must_be_free() {
    assert_eq!(reach("y3 ySO=h4 pSO=a4", "h4"), ["e4", "e7", "h1", "h7", "k1", "k4", "k7"]);
    assert_eq!(reach("y3 ySO=h4 pSO=h6 yTK=i4", "h4"), ["e4", "e7", "h1", "k1", "k7"]);
}

#[test]
fn p4_4_aircraft_fly_over_pieces() {
    for flier in ["BO", "AV"] {
        let ends = reach(&format!("y3 y{flier}=h4 pSO=h6 yTK=i4"), "h4");
        assert_eq!(ends, ["e1", "e4", "e7", "h1", "h7", "k1", "k4", "k7"]);
    }
}

#[test]
fn p4_5_one_may_turn_on_a_star() {
    // Two steps to d4, then two more anywhere but over the water of c3; or straight on.
    assert_eq!(reach("y4 ySO=b4 pSO=n7", "b4"), ["b6", "b8", "d2", "d6", "f4", "f6", "f8"]);
    // From b5 no star is crossed.
    assert_eq!(reach("y4 ySO=b5 pSO=n7", "b5"), ["b9", "f5", "f9"]);
}

#[test]
fn p4_6_several_stars_and_back() {
    // One step to the star, back over its own square and one more.
    assert!(reach("y3 ySO=c4 pSO=n7", "c4").contains(&"b4".to_owned()));
    assert!(
        !reach("y2 ySO=d4 pSO=n7", "d4").contains(&"e5".to_owned()),
        "a star to start from gives nothing"
    );
    // With i9 and j8 barred, only two turns lead to k9: right to i8, up right to j9, right again.
    let barred = "y3 ySO=h8 yTK=i9 yMI=j8 pSO=a4";
    assert!(reach(barred, "h8").contains(&"k9".to_owned()));
    assert!(!reach(&format!("{barred} yCA=j9"), "h8").contains(&"k9".to_owned()), "there is no other way");
    // Back to its own square and from there on: two steps away from the star it stands beside.
    assert!(reach("y3 ySO=d5 pSO=n7", "d5").contains(&"d6".to_owned()), "down to the star, up, up");
}

#[test]
fn p4_7_an_occupied_star_turns_aircraft_only() {
    let turned = |kind| reach(&format!("y4 y{kind}=b4 pDC=d4 pSO=n7"), "b4").contains(&"d2".to_owned());
    assert!(turned("AV") && turned("BO"));
    assert!(!turned("SO") && !turned("ES"));
}

#[test]
fn p4_8_a_move_ends_elsewhere_and_routes_are_one() {
    let game = at("y2 ySO=c4 pSO=n7");
    let back = refused(&game, YELLOW, "c4-c4");
    assert_eq!(back, Refusal::SameSquare("c4".parse().expect("a square")).into());
    // e4 is two steps straight on over the star; e5 and others are reached by turning: each is listed once.
    let all = moves(&game, YELLOW);
    let mut once = all.clone();
    once.dedup();
    assert_eq!(all, once);
    assert!(all.contains(&"c4-e4".to_owned()));
}

#[test]
fn p4_9_not_onto_ones_own_nor_the_untakable() {
    let game = at("y3 ySO=n7 yTK=n4 pTK=k7 pSO=a4");
    assert_eq!(refused(&game, YELLOW, "n7-n4"), Refusal::OwnPiece("n4".parse().expect("a square")).into());
    assert_eq!(refused(&game, YELLOW, "n7-k7").paragraph(), Some("6.2"));
}
