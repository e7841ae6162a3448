//! The end (§10).

use super::*;

#[test]
fn p10_1_over_when_a_side_has_nothing_left_outside() {
    let mut game = at("y1 yTK=f8 pSO=a4");
    act(&mut game, YELLOW, "f8-e8");
    assert_eq!(ending(&game), Some(("battle", [1, 2])));
    // The last one taken.
    let mut game = at("y3 yTK=n7 pSO=n4");
    act(&mut game, YELLOW, "n7-n4");
    assert_eq!(ending(&game), Some(("battle", [1, 2])));
    // The last one lost, or in the enemy's service.
    let mut game = at("y2 yTK=g4 pSO=n7 pMI=y");
    act(&mut game, YELLOW, "g4-g6");
    assert_eq!(ending(&game), Some(("battle", [1, 2])));
    let mut game = at("yd yOF=n7 pTK=n4");
    act(&mut game, YELLOW, "3:n7-n4+");
    assert_eq!(ending(&game).map(|(how, _)| how), Some("battle"));
    // The wounded and the encircled keep it open.
    let mut game = at("y1 yTK=f8 ySO=d6 yMI=b6 pSO=a4");
    act(&mut game, YELLOW, "f8-e8");
    assert_eq!(ending(&game), None);
}

#[test]
fn p10_2_entered_twice_prisoners_once() {
    let game = at("y yTK=e8 yEM=d9 ySO=n7 pSO=a4 pBO=y pSO=y yPA=p");
    assert_eq!(scores(&game), [2 * 1400 + 800, 200]);
}

#[test]
fn p10_3_the_higher_total_wins() {
    let mut game = at("y1 ySO=f8 yBO=p pTK=a4");
    act(&mut game, YELLOW, "f8-e8");
    let outcome = game.pending().outcome().cloned().expect("over");
    let scores: Vec<i32> = outcome.standings.iter().map(|standing| standing.score).collect();
    assert_eq!((scores, ending(&game)), (vec![200, 700], Some(("battle", [2, 1]))));
    let mut game = at("y1 ySO=f8 yPA=p pTK=a4");
    act(&mut game, YELLOW, "f8-e8");
    assert_eq!(ending(&game), Some(("battle", [1, 1])), "equal totals");
}

#[test]
fn p10_4_material_counts_for_its_user_when_entered() {
    assert_eq!(scores(&at("y pTK=y:e8 pMI=y:n7 ySO=a7 pSO=a4")), [800, 0]);
    assert_eq!(scores(&at("y pTK=p ySO=a7 pSO=a4")), [0, 400]);
}

#[test]
fn p10_5_before_the_devils_second_roll() {
    let mut game = at("yd yTK=f8 pSO=a4");
    act(&mut game, YELLOW, "1:f8-e8");
    assert_eq!(ending(&game), Some(("battle", [1, 2])));
}

#[test]
fn p10_6_endless_games_are_ended() {
    let mut game = at("y 599/20 ySO=l5 pTK=a4 ySE=p");
    roll(&mut game, "1");
    assert_eq!(ending(&game), None, "the six hundredth roll is played");
    act(&mut game, YELLOW, "l5-l6");
    assert_eq!(ending(&game), Some(("rolls", [2, 1])));
    let mut game = at("y 150/99 ySO=l5 pTK=a4");
    roll(&mut game, "1");
    act(&mut game, YELLOW, "l5-l6");
    assert_eq!(ending(&game), Some(("quiet", [1, 1])));
    let mut game = at("p 150/99 ySO=l5 pTK=a4");
    roll(&mut game, "1");
    act(&mut game, PINK, "a4-a5");
    assert_eq!(ending(&game), Some(("quiet", [1, 1])), "whoever moved last");
    // The devil's rolls count too.
    for (position, how) in [("p 598/20 ySO=l5 pTK=a4", "rolls"), ("p 150/98 ySO=l5 pTK=a4", "quiet")] {
        let mut game = at(position);
        roll(&mut game, "devil");
        act(&mut game, PINK, "1:a4-a5");
        assert_eq!(ending(&game), None);
        roll(&mut game, "devil");
        act(&mut game, PINK, "1:a5-a6");
        assert_eq!(ending(&game), Some((how, [1, 1])));
    }
    // Who has entered already does not enter again.
    let mut game = at("y1 150/50 yTK=e8 ySO=n4 pSO=a4");
    act(&mut game, YELLOW, "e8-d8");
    assert_eq!(game.state().now.quiet, 50);
    // A capture, an entry, a loss or a rescue begins the count anew.
    for (position, step) in [
        ("y1 150/99 yTK=l5 pMI=l6 pTK=a4", "l5-l6"),
        ("y1 150/99 yTK=f8 yMI=l5 pTK=a4", "f8-e8"),
        ("y1 150/99 yTK=g7 yMI=l5 pTK=a4", "g7-g6"),
        ("y1 150/99 yAM=d5 yMI=d6 pTK=a4", "d5-d6>j1"),
    ] {
        let mut game = at(position);
        act(&mut game, YELLOW, step);
        assert_eq!((ending(&game), game.state().now.quiet), (None, 0), "{step}");
    }
    // Whoever cannot play loses the turn, and the count goes on.
    let mut game = at("y 150/99 yTK=b6 pTK=a4");
    roll(&mut game, "3");
    assert_eq!(ending(&game), Some(("quiet", [1, 1])));
    assert_eq!(Belligerants::bound(&Config::default()), 601);
}
