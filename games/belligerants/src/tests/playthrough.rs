//! One recorded game for each board, compared with what was seen before: whatever changes the rules shows here.

use expect_test::{Expect, expect};
use tabletop::Viewer;

use super::*;

/// Plays at random from a seed and writes down every tenth position, and the end as the public saw it.
fn play(config: Config, seed: u64) -> String {
    let mut coin = ::laws::Coin::new(seed);
    let mut game = Match::<Belligerants>::start(config).expect("can be played");
    let mut lines = Vec::new();
    loop {
        match game.pending() {
            Pending::Over(_) => break,
            Pending::Chance => {
                let outcome = game.state().roll(&mut coin);
                if game.state().now.rolls.is_multiple_of(40) {
                    lines.push(position(&game));
                }
                game.input(Input::Chance(outcome)).expect("it can come");
            }
            Pending::Seats { must, .. } => {
                let seat = must.first().expect("somebody acts");
                let action = game.state().sample(seat, &mut coin);
                game.input(Input::Act(seat, action)).expect("it is listed");
            }
        }
    }
    let told = game.stream(Viewer::Public).len();
    lines.push(format!(
        "{} inputs, {told} facts seen, {:?}, {:?}",
        game.journal().len(),
        ending(&game),
        scores(&game)
    ));
    lines.join("\n") + "\n"
}

fn check(board: &str, capture: Capture, seed: u64, expected: &Expect) {
    expected.assert_eq(&play(Config { board: board.to_owned(), capture, position: String::new() }, seed));
}

#[test]
fn games_go_as_they_went() {
    check(
        "standard",
        Capture::Must,
        1,
        &expect![[r#"
        y 0/0 yEM=m4 yBO=m2 yAV=l1 yDC=l3 yMI=m5 yCA=k2 yTK=k3 yOF=j1 yAM=m1 yES=j2 yPA=i1 ySE=l4 ySO=k1 ySO=l2 ySO=m3 pEM=a13 pBO=a15 pAV=a14 pDC=a12 pMI=c15 pCA=c14 pTK=d15 pOF=e15 pAM=b15 pES=b13 pPA=d14 pSE=b12 pSO=c13 pSO=a11 pSO=b14
        y 40/18 yEM=m4 yBO=j5 yAV=l1 yDC=l3 yMI=l6 yCA=k2 yTK=i3 yAM=m1 yES=g2 yPA=c1 ySE=p ySO=i6 ySO=l2 ySO=m3 pEM=a13 pBO=a14 pAV=g6 pDC=b12 pMI=c15 pCA=b13 pTK=f14 pOF=e15 pAM=c14 pES=y pPA=d14 pSE=f11 pSO=c13 pSO=a11 pSO=b14
        y 80/3 yEM=k9 yBO=h2 yAV=l1 yDC=l3 yMI=m7 yCA=l5 yTK=i1 yAM=m1 yES=f11 yPA=c1 ySE=p ySO=i7 ySO=l2 pEM=a13 pBO=a14 pAV=y pDC=b12 pMI=c15 pCA=a8 pTK=y pOF=e15 pAM=f9 pES=y pPA=d14 pSE=y pSO=a9 pSO=b11 pSO=b15
        y 120/2 yBO=j3 yAV=i2 yDC=l3 yMI=i4 yCA=j9 yTK=p yAM=m5 yES=p yPA=c1 ySE=p ySO=k6 ySO=m1 pEM=d8 pBO=e10 pAV=y pDC=y pMI=g15 pCA=a8 pTK=y pOF=a9 pAM=h2 pES=y pPA=d14 pSE=y pSO=b12 pSO=j10 pSO=a14
        y 160/2 yBO=h1 yAV=l4 yMI=m3 yCA=j9 yTK=p yAM=k10 yES=p yPA=f1 ySE=p ySO=p ySO=g4 pEM=e11 pBO=h13 pAV=y pDC=y pMI=e14 pCA=c7 pTK=y pOF=g13 pAM=g3 pES=y pPA=f12 pSE=y pSO=b9 pSO=e3 pSO=a15
        p 200/9 yBO=k1 yAV=i10 yMI=m3 yCA=j8 yTK=p yAM=i5 yES=p yPA=j9 ySE=p ySO=p ySO=i8 pEM=e13 pBO=h13 pAV=y pDC=y pMI=h15 pCA=c7 pTK=y pOF=j14 pAM=e1 pES=y pPA=f8 pSE=y pSO=c8 pSO=a12
        p 240/2 yBO=i7 yAV=f10 yMI=l2 yCA=p yTK=p yAM=h13 yES=p ySE=p ySO=p pBO=y pAV=y pDC=y pMI=y pCA=d7 pTK=y pOF=j14 pAM=c8 pES=y pPA=e13 pSE=y pSO=b7 pSO=a11
        y 280/1 yBO=d7 yAV=f10 yMI=i2 yCA=p yTK=p yAM=c6 yES=p ySE=p ySO=p pBO=y pAV=y pDC=y pMI=y pCA=y pTK=y pOF=h12 pAM=k3 pES=y pPA=c13 pSE=y pSO=c7
        p 320/33 yBO=d7 yAV=f10 yCA=p yTK=p yAM=g7 yES=p ySE=p ySO=p pBO=y pAV=y pDC=y pMI=y pCA=y pTK=y pOF=k6 pAM=l2 pES=y pPA=e13 pSE=y pSO=c7
        y 360/12 yBO=d7 yCA=p yTK=p yAM=d5 yES=p ySE=p ySO=p pBO=y pAV=y pDC=y pMI=y pCA=y pTK=y pAM=m2 pES=y pPA=g9 pSE=y pSO=y
        732 inputs, 761 facts seen, Some(("battle", [1, 2])), [3900, 2500]
    "#]],
    );
    check(
        "quick",
        Capture::Must,
        2,
        &expect![[r#"
        y 0/0 yEM=j4 yBO=j2 yAV=i1 yDC=i3 yMI=i4 yCA=h2 yTK=g2 yOF=g1 yAM=j1 yES=f1 yPA=j5 ySE=h3 ySO=h1 ySO=i2 ySO=j3 pEM=b9 pBO=a10 pAV=a9 pDC=a7 pMI=c9 pCA=a8 pTK=b8 pOF=d9 pAM=b10 pES=d10 pPA=b7 pSE=c10 pSO=e10 pSO=c8 pSO=a6
        y 40/0 yEM=p yBO=p yAV=p yDC=e1 yMI=i4 yCA=h4 yTK=p yOF=d1 yAM=j1 yES=p yPA=p ySE=f2 ySO=f4 ySO=i2 ySO=j3 pEM=d8 pBO=a10 pAV=y pDC=b7 pMI=y pCA=c8 pTK=y pOF=y pAM=b10 pES=h6 pPA=y pSE=y pSO=e9 pSO=y pSO=a6
        p 80/12 yEM=p yBO=p yAV=p yDC=p yMI=p yCA=p yTK=p yOF=j3 yAM=j1 yES=p yPA=p ySE=h1 ySO=f4 ySO=p pEM=c10 pBO=a10 pAV=y pDC=f10 pMI=y pTK=y pOF=y pAM=f7 pES=f6 pPA=y pSE=y pSO=c5 pSO=y pSO=y
        y 120/3 yEM=p yBO=p yAV=p yDC=p yMI=p yCA=p yTK=p yOF=p yAM=f6 yES=p yPA=p ySE=j1 ySO=p pEM=e7 pBO=a10 pAV=y pDC=i7 pMI=y pTK=y pOF=y pAM=e4 pES=h4 pPA=y pSE=y pSO=y pSO=y pSO=y
        p 160/5 yEM=p yBO=p yAV=p yDC=p yMI=p yCA=p yTK=p yOF=p yAM=d3 yES=p yPA=p ySE=p ySO=p pBO=f4 pAV=y pDC=y pMI=y pTK=y pOF=y pAM=h3 pES=c6 pPA=y pSE=y pSO=y pSO=y pSO=y
        350 inputs, 381 facts seen, Some(("battle", [2, 1])), [3800, 6100]
    "#]],
    );
    check(
        "quick",
        Capture::Huff,
        3,
        &expect![[r#"
        y 0/0 yEM=j3 yBO=j1 yAV=j2 yDC=j4 yMI=h1 yCA=h2 yTK=g1 yOF=j5 yAM=i1 yES=i3 yPA=f1 ySE=h3 ySO=g2 ySO=i4 ySO=i2 pEM=c9 pBO=a10 pAV=a9 pDC=d10 pMI=b7 pCA=d9 pTK=c8 pOF=b9 pAM=b10 pES=a8 pPA=b8 pSE=c10 pSO=e10 pSO=a6 pSO=a7
        p 40/15 yEM=e6 yBO=j1 yAV=j7 yDC=j4 yMI=h1 yCA=i8 yTK=g1 yAM=j2 yES=p yPA=d1 ySE=h6 ySO=f2 ySO=i4 ySO=i2 pBO=a10 pAV=a9 pDC=d10 pMI=y pCA=y pTK=g8 pOF=c9 pAM=b10 pES=y pPA=a6 pSE=c10 pSO=c4 pSO=g6 pSO=b8
        p 80/1 yBO=f4 yAV=h3 yDC=c1 yMI=j1 yCA=p yTK=g1 yAM=p yES=p yPA=p ySE=h6 ySO=p ySO=f3 pBO=a10 pAV=y pDC=e7 pMI=y pCA=y pTK=f10 pOF=y pAM=d8 pES=y pPA=y pSE=e8 pSO=y pSO=j8 pSO=y
        y 120/13 yBO=f4 yAV=j7 yDC=c1 yMI=j4 yCA=p yTK=d2 yAM=p yES=p yPA=p ySE=h6 ySO=p ySO=i4 pBO=y pAV=y pDC=y pMI=y pCA=y pTK=y pOF=y pAM=a9 pES=y pPA=y pSE=e3 pSO=y pSO=j6 pSO=y
        p 160/3 yBO=e6 yAV=e8 yDC=c2 yMI=p yCA=p yTK=p yAM=p yES=p yPA=p ySE=p ySO=p pBO=y pAV=y pDC=y pMI=y pCA=y pTK=y pOF=y pAM=c8 pES=y pPA=y pSE=y pSO=y pSO=h7 pSO=y
        388 inputs, 396 facts seen, Some(("battle", [1, 2])), [4600, 3100]
    "#]],
    );
}
