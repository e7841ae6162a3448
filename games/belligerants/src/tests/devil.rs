//! The devil (§8).

use super::*;

#[test]
fn p8_1_the_devil_chooses_a_number_and_rolls_again() {
    let mut game = at("y ySO=l5 pSO=a4");
    roll(&mut game, "devil");
    assert_eq!(refused(&game, YELLOW, "l5-l6"), Refusal::NumberMissing.into());
    // Numbers the die has not cannot be written, but a stranger might send them.
    for number in [0, 6, 9, 255] {
        let Ok(Action::Move(step)) = "1:l5-l6".parse() else { panic!("a move") };
        let odd = Action::Move(crate::Move { number: Some(number), ..step });
        assert_eq!(game.clone().input(Input::Act(YELLOW, odd)), Err(Refusal::NumberMissing.into()));
    }
    for step in ["1:l5-l6", "2:l5-l7", "3:l5-i5", "4:l5-h5", "5:l5-g5"] {
        assert!(moves(&game, YELLOW).contains(&step.to_owned()), "{step}");
        act(&mut game.clone(), YELLOW, step);
    }
    act(&mut game, YELLOW, "1:l5-l6");
    assert_eq!(rolls_next(&game), Some(YELLOW));
    roll(&mut game, "1");
    act(&mut game, YELLOW, "l6-l7");
    assert_eq!(rolls_next(&game), Some(PINK));
}

#[test]
fn p8_2_without_a_playable_number_one_rolls_again() {
    // Yellow's four in the corner are walled in.
    let walled = "y ySO=n10 yMI=m10 yTK=n9 yCA=m9 pTK=l10 pMI=l9 pSO=l8 pBO=m8 pDC=n8 pOF=k10 pCA=k8 pPA=k7 pEM=m7 \
                  pAM=n7 pSE=k9 pES=l7 pAV=a4";
    let mut game = at(walled);
    let numbers: Vec<String> = {
        let mut devil = game.clone();
        roll(&mut devil, "devil");
        if rolls_next(&devil).is_some() { Vec::new() } else { moves(&devil, YELLOW) }
    };
    assert!(numbers.is_empty(), "{numbers:?}");
    roll(&mut game, "devil");
    assert_eq!(rolls_next(&game), Some(YELLOW), "still the same side");
    for _ in 0..5 {
        roll(&mut game, "devil");
    }
    assert_eq!(rolls_next(&game), Some(YELLOW), "there is no limit");
}

#[test]
fn p8_3_duties_are_judged_by_the_number_chosen() {
    // With 3 the tank must take; with 2 it may do what it likes.
    let game = at("yd yTK=n7 pMI=n4 pSO=a4");
    assert_eq!(moves_from(&game, "3:"), ["3:n7-n4", "3:n7-n4+"]);
    assert!(moves_from(&game, "2:").contains(&"2:n7-l7".to_owned()));
    act(&mut game.clone(), YELLOW, "2:n7-l7");
    assert_eq!(refused(&game, YELLOW, "3:n7-k7"), Refusal::MustTake.into());
    // The duty not to drown is over all pieces.
    let game = at("yd ySO=e1 yTK=n7 pMI=d2 pTK=e2 pCA=a4");
    assert_eq!(refused(&game, YELLOW, "1:e1-d1").paragraph(), Some("5.6"), "the tank can move");
    // With 1 there is only the water, and one may choose it though the fighter could fly with 2.
    let mut game = at("yd ySO=e1 yAV=n10 pMI=d2 pTK=e2 pSO=m10 pOF=m9 pCA=n9");
    assert_eq!(moves_from(&game, "1:"), ["1:e1-d1", "1:e1-f1", "1:e1-f2"]);
    assert!(moves_from(&game, "2:").contains(&"2:n10-n8".to_owned()));
    act(&mut game, YELLOW, "1:e1-d1");
    let game = at("yd ySO=e1 pMI=d2 pTK=e2 pCA=a4");
    assert_eq!(
        moves(&game, YELLOW),
        ["1:e1-d1", "1:e1-f1", "1:e1-f2", "ask"],
        "a number that can be played must be chosen"
    );
}

#[test]
fn p8_4_the_encircled_are_freed_and_take() {
    let mut game = at("yd yTK=b6 pSO=b4 pMI=n7");
    assert_eq!(moves_from(&game, "2:b6"), ["2:b6-b4"]);
    act(&mut game, YELLOW, "2:b6-b4");
    assert_eq!(army(&game), "yTK=b4 pMI=n7 pSO=y");
}

#[test]
fn p8_5_the_wounded_are_freed_but_take_nobody() {
    let game = at("yd yTK=d6 pSO=d4 pMI=n7");
    let taking = refused(&game, YELLOW, "2:d6-d4");
    assert_eq!(taking, Refusal::TooWounded("d6".parse().expect("a square")).into());
    assert!(moves_from(&game, "2:d6").contains(&"2:d6-b4".to_owned()), "and nothing obliges it");
}

#[test]
fn p8_6_material_is_taken_in_good_condition() {
    let mut game = at("yd yOF=n7 pTK=n4 pSO=a4");
    act(&mut game, YELLOW, "3:n7-n4+");
    assert_eq!(army(&game), "yOF=n4 pTK=y:n7 pSO=a4");
    for kind in crate::Kind::ALL {
        let game = at(&format!("yd yES=n7 p{}=n4 pSO=a4 ySO=a7", kind.code()));
        let can = moves_from(&game, "3:n7-n4+").len() == 1;
        assert_eq!(can, kind.is_material(), "{kind:?}");
    }
    assert!(moves_from(&at("y3 yOF=n7 pTK=n4 pSO=a4"), "n7-n4+").is_empty(), "with the devil only");
}

#[test]
fn p8_7_it_is_a_choice_and_not_an_ambulances() {
    let mut game = at("yd yOF=n7 pTK=n4 pSO=a4");
    act(&mut game, YELLOW, "3:n7-n4");
    assert_eq!(army(&game), "yOF=n4 pTK=y pSO=a4");
    let game = at("yd yAM=d5 pTK=d6 pSO=a4");
    assert_eq!(moves_from(&game, "1:d5-d6"), ["1:d5-d6"]);
    assert_eq!(refused(&game, YELLOW, "1:d5-d6+").paragraph(), Some("8.7"));
    assert_eq!(refused(&at("yd yOF=n7 pTK=n4 pSO=a4"), YELLOW, "2:n7-n5+").paragraph(), Some("8.7"));
}

#[test]
fn p8_8_where_the_captor_came_from() {
    for (from, to, number) in [("b2", "b4", 2), ("g6", "g4", 2)] {
        let mut game = at(&format!("yd yES={from} pTK={to} pSO=n7"));
        act(&mut game, YELLOW, &format!("{number}:{from}-{to}+"));
        assert_eq!(army(&game), format!("yES={to} pSO=n7"), "lost");
        assert_eq!(scores(&game), [0, 0]);
    }
    let mut game = at("yd yES=d6 pTK=d4 pSO=n7");
    act(&mut game, YELLOW, "2:d6-d4+");
    assert_eq!(army(&game), "yES=d4 pTK=y:d6 pSO=n7");
    roll(&mut game, "1");
    assert_eq!(refused(&game, YELLOW, "d6-d5").paragraph(), Some("5.10"), "wounded");
    let mut game = at("yd yES=b6 pTK=b4 pSO=n7");
    act(&mut game, YELLOW, "2:b6-b4+");
    roll(&mut game, "1");
    assert_eq!(refused(&game, YELLOW, "b6-b5").paragraph(), Some("5.8"), "encircled");
    let mut game = at("yd yOF=n7 pTK=n4 pSO=a4");
    act(&mut game, YELLOW, "3:n7-n4+");
    roll(&mut game, "1");
    act(&mut game, YELLOW, "n7-m7");
}

#[test]
fn p8_9_it_fights_as_its_kind() {
    // A tank that yellow took takes a soldier, is guarded by yellow's sentinel, is not taken by yellow and no longer
    // moved by pink.
    assert_eq!(moves_from(&at("y3 pTK=y:n7 pSO=n4 pSO=a4"), "n7"), ["n7-n4"]);
    assert_eq!(refused(&at("p3 pOF=n7 pTK=y:n4 ySE=m4 yEM=a4"), PINK, "n7-n4").paragraph(), Some("6.3"));
    assert_eq!(refused(&at("y3 yOF=n7 pTK=y:n4 pSO=a4"), YELLOW, "n7-n4").paragraph(), Some("4.9"));
    let game = at("p1 pTK=y:n7 pSO=a4 ySO=a7");
    assert_eq!(refused(&game, PINK, "n7-n6"), Refusal::NotYours("n7".parse().expect("a square")).into());
    assert_eq!(moves_from(&at("p3 pTK=n7 yTK=n4 pSO=a4 ySO=a7"), "n7"), ["n7-n4"], "same kind, same rule");
}

#[test]
fn p8_10_retaken_by_a_number_it_is_booty() {
    let mut game = at("p3 pOF=n7 pTK=y:n4 ySO=a4");
    act(&mut game, PINK, "n7-n4");
    assert_eq!(army(&game), "ySO=a4 pTK=p pOF=n4");
    assert_eq!(scores(&game), [0, 400]);
}

#[test]
fn p8_11_retaken_by_the_devil_it_comes_home() {
    let mut game = at("pd pOF=n7 pTK=y:n4 ySO=a4");
    assert_eq!(moves_from(&game, "3:n7"), ["3:n7-n4"], "by itself");
    act(&mut game, PINK, "3:n7-n4");
    assert_eq!(army(&game), "ySO=a4 pTK=n7 pOF=n4");
    let mut game = at("pd pAM=d5 pTK=y:d6 ySO=a4");
    act(&mut game, PINK, "1:d5-d6");
    assert_eq!(army(&game), "ySO=a4 pTK=p pAM=d6");
    // From the water it is lost, on white it is wounded.
    let mut game = at("pd pES=b2 pTK=y:b4 ySO=n7");
    act(&mut game, PINK, "2:b2-b4");
    assert_eq!(army(&game), "ySO=n7 pES=b4");
    let mut game = at("pd pES=d6 pTK=y:d4 ySO=n7");
    act(&mut game, PINK, "2:d6-d4");
    assert_eq!(army(&game), "ySO=n7 pTK=d6 pES=d4");
}

#[test]
fn p8_12_a_flat_piece_can_be_used_again() {
    let mut game = at("pd pOF=n7 pTK=y:n4 yOF=k4 ySO=a4");
    act(&mut game, PINK, "3:n7-n4");
    roll(&mut game, "1");
    act(&mut game, PINK, "n4-n5");
    roll(&mut game, "devil");
    act(&mut game, YELLOW, "3:k4-n7+");
    assert!(army(&game).contains("pTK=y:k4"), "{}", army(&game));
}
