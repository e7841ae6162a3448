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
            y 0/0 yEM=m3 yBO=m1 yAV=l1 yDC=k1 yMI=l4 yCA=l3 yTK=j2 yOF=j1 yAM=m2 yES=i1 yPA=m5 ySE=k3 ySO=k2 ySO=m4 ySO=l2 pEM=b18 pBO=a18 pAV=a19 pDC=a17 pMI=c18 pCA=b17 pTK=d19 pOF=a15 pAM=b19 pES=c19 pPA=e19 pSE=c17 pSO=d18 pSO=b16 pSO=a16
            p 40/40 yEM=k7 yBO=m1 yAV=l1 yDC=k1 yMI=f4 yCA=l3 yTK=g4 yOF=i2 yAM=m2 yES=c1 yPA=i4 ySE=j4 ySO=k4 ySO=m5 ySO=l2 pEM=b18 pBO=a18 pAV=a19 pDC=a15 pMI=e15 pCA=g18 pTK=a16 pOF=e10 pAM=j14 pES=c19 pPA=e19 pSE=f12 pSO=d18 pSO=f18 pSO=e12
            p 80/80 yEM=i11 yBO=m1 yAV=i2 yDC=k1 yMI=f4 yCA=h7 yTK=f3 yOF=d2 yAM=m2 yES=b8 yPA=j2 ySE=j4 ySO=j6 ySO=m5 ySO=l2 pEM=b18 pBO=f13 pAV=a19 pDC=d11 pMI=d18 pCA=f19 pTK=a16 pOF=e10 pAM=c9 pES=d19 pPA=e19 pSE=c13 pSO=b16 pSO=f18 pSO=h16
            p 120/23 yEM=m11 yBO=m3 yAV=h1 yDC=k2 yMI=f4 yCA=i8 yTK=g3 yOF=d2 yAM=j5 yES=g1 yPA=j2 ySE=l9 ySO=i4 ySO=m9 ySO=k1 pEM=b18 pBO=f14 pAV=a19 pDC=a18 pMI=e17 pCA=f19 pTK=a14 pOF=e10 pAM=d12 pES=c18 pPA=e19 pSE=c13 pSO=i18 pSO=d16 pSO=y
            p 160/15 yEM=p yBO=k5 yAV=g4 yDC=k4 yMI=f4 yCA=m12 yTK=g3 yOF=e3 yAM=j10 yES=g1 yPA=i3 ySE=p ySO=h6 ySO=p ySO=m1 pEM=b18 pBO=f14 pAV=c17 pDC=a18 pMI=h17 pCA=g16 pTK=a14 pAM=l14 pES=d19 pPA=j14 pSE=e16 pSO=i16 pSO=d16 pSO=y
            y 200/55 yEM=p yBO=i8 yAV=k3 yDC=l6 yMI=f4 yCA=l13 yTK=f3 yOF=e3 yAM=g11 yES=h1 yPA=l8 ySE=p ySO=h6 ySO=p ySO=l2 pEM=d18 pBO=f14 pAV=c16 pDC=a18 pMI=j17 pCA=g15 pTK=a14 pAM=i18 pES=a19 pPA=m10 pSE=e16 pSO=i16 pSO=a17 pSO=y
            p 240/8 yEM=p yBO=j8 yAV=k3 yDC=p yMI=f4 yCA=p yTK=e5 yOF=f1 yAM=j12 yES=l1 yPA=i9 ySE=p ySO=h6 ySO=p ySO=k2 pEM=b17 pBO=l13 pAV=y pDC=a18 pMI=j17 pCA=y pTK=a14 pAM=e17 pES=a19 pPA=m9 pSE=g18 pSO=j19 pSO=f15 pSO=y
            y 280/22 yEM=p yBO=l13 yAV=j5 yDC=p yMI=i2 yCA=p yTK=e5 yOF=b1 yAM=m12 yES=l3 yPA=g7 ySE=p ySO=h6 ySO=p ySO=m2 pEM=b17 pBO=y pAV=y pDC=a18 pMI=g13 pCA=y pTK=e17 pAM=b11 pES=a19 pPA=y pSE=j17 pSO=k19 pSO=c14 pSO=y
            y 320/22 yEM=p yBO=l13 yAV=k7 yDC=p yMI=k2 yCA=p yTK=h3 yOF=b1 yAM=h16 yES=g10 yPA=j11 ySE=p ySO=k6 ySO=p ySO=m2 pEM=a16 pBO=y pAV=y pDC=a17 pMI=g13 pCA=y pTK=c17 pAM=b14 pES=b19 pPA=y pSE=d19 pSO=y pSO=a15 pSO=y
            p 360/0 yEM=p yBO=k13 yAV=l5 yDC=p yMI=f4 yCA=p yTK=h7 yOF=b1 yAM=h14 yES=h17 yPA=g6 ySE=p ySO=g4 ySO=p ySO=m2 pEM=y pBO=y pAV=y pDC=d16 pCA=y pTK=y pAM=h11 pES=b18 pPA=y pSE=y pSO=y pSO=e12 pSO=y
            p 400/1 yEM=p yBO=k13 yAV=p yDC=p yMI=p yCA=p yTK=p yOF=f5 yAM=b11 yES=p yPA=c1 ySE=p ySO=j4 ySO=p ySO=i3 pEM=y pBO=y pAV=y pDC=d16 pCA=y pTK=y pAM=k11 pES=m3 pPA=y pSE=y pSO=y pSO=a7 pSO=y
            p 440/18 yEM=p yBO=k13 yAV=p yDC=p yMI=p yCA=p yTK=p yOF=p yAM=a11 yES=p yPA=k10 ySE=p ySO=g4 ySO=p ySO=e4 pEM=y pBO=y pAV=y pDC=b17 pCA=y pTK=y pAM=c13 pES=l2 pPA=y pSE=y pSO=y pSO=g15 pSO=y
            p 480/4 yEM=p yBO=k13 yAV=p yDC=p yMI=p yCA=p yTK=p yOF=p yAM=f15 yES=p yPA=p ySE=p ySO=h9 ySO=p ySO=e4 pEM=y pBO=y pAV=y pDC=y pCA=y pTK=y pAM=h11 pES=m2 pPA=y pSE=y pSO=y pSO=c11 pSO=y
            p 520/8 yEM=p yAV=p yDC=p yMI=p yCA=p yTK=p yOF=p yAM=c18 yES=p yPA=p ySE=p ySO=j4 ySO=p ySO=e4 pEM=y pBO=y pAV=y pDC=y pCA=y pTK=y pAM=m9 pES=l3 pPA=y pSE=y pSO=y pSO=a11 pSO=y
            p 560/0 yEM=p yAV=p yDC=p yMI=p yCA=p yTK=p yOF=p yAM=b19 yES=p yPA=p ySE=p ySO=l10 ySO=p ySO=f14 pEM=y pBO=y pAV=y pDC=y pCA=y pTK=y pAM=j19 pES=l2 pPA=y pSE=y pSO=y pSO=y pSO=y
            1168 inputs, 1203 facts seen, Some(("battle", [2, 1])), [5100, 5600]
        "#]],
    );
    check(
        "quick",
        Capture::Must,
        2,
        &expect![[r#"
            y 0/0 yEM=j3 yBO=j1 yAV=i1 yDC=h1 yMI=i4 yCA=i3 yTK=g2 yOF=g1 yAM=j2 yES=f1 yPA=j5 ySE=h3 ySO=h2 ySO=j4 ySO=i2 pEM=a7 pBO=a9 pAV=a10 pDC=a8 pMI=b8 pCA=b9 pTK=c10 pOF=d9 pAM=b10 pES=d10 pPA=b7 pSE=c9 pSO=e10 pSO=c8 pSO=a6
            p 40/2 yEM=j3 yBO=j1 yAV=i1 yDC=e1 yMI=p yCA=g3 yTK=p yOF=g1 yAM=e9 yES=p yPA=p ySE=p ySO=f2 ySO=h7 ySO=h2 pEM=b6 pBO=a7 pDC=b7 pMI=y pCA=a9 pTK=y pOF=y pAM=b10 pES=c10 pPA=y pSE=e7 pSO=y pSO=y pSO=a6
            p 80/1 yEM=p yBO=p yAV=i1 yDC=p yMI=p yCA=p yTK=p yOF=h1 yAM=f4 yES=p yPA=p ySE=p ySO=i3 ySO=p ySO=h2 pEM=a3 pBO=y pDC=c8 pMI=y pCA=b8 pTK=y pOF=y pAM=c9 pES=e9 pPA=y pSE=h7 pSO=y pSO=y pSO=a7
            p 120/3 yEM=p yBO=p yAV=g1 yDC=p yMI=p yCA=p yTK=p yOF=p yAM=g4 yES=p yPA=p ySE=p ySO=p ySO=p ySO=p pEM=y pBO=y pMI=y pTK=y pOF=y pAM=b3 pES=d2 pPA=y pSE=g6 pSO=y pSO=y pSO=c9
            p 160/32 yEM=p yBO=p yAV=p yDC=p yMI=p yCA=p yTK=p yOF=p yAM=c6 yES=p yPA=p ySE=p ySO=p ySO=p ySO=p pEM=y pBO=y pMI=y pTK=y pOF=y pAM=a2 pES=c7 pPA=y pSE=d2 pSO=y pSO=y pSO=c10
            350 inputs, 377 facts seen, Some(("battle", [2, 1])), [4000, 5700]
        "#]],
    );
    check(
        "quick",
        Capture::Huff,
        3,
        &expect![[r#"
            y 0/0 yEM=i2 yBO=j2 yAV=j1 yDC=j3 yMI=h2 yCA=i3 yTK=g1 yOF=j5 yAM=i1 yES=h1 yPA=f1 ySE=h3 ySO=g2 ySO=i4 ySO=j4 pEM=b8 pBO=a9 pAV=a10 pDC=d10 pMI=b7 pCA=d9 pTK=c8 pOF=a7 pAM=b10 pES=b9 pPA=c10 pSE=c9 pSO=e10 pSO=a6 pSO=a8
            p 40/1 yEM=h5 yAV=j1 yDC=j3 yMI=p yCA=p yTK=f2 yOF=p yAM=i2 yES=h1 yPA=f1 ySE=h6 ySO=f4 ySO=p ySO=j4 pEM=e9 pAV=a10 pDC=d10 pMI=y pCA=d9 pTK=c5 pOF=e7 pAM=b10 pES=b9 pPA=c10 pSE=b7 pSO=f8 pSO=a2 pSO=a6
            y 80/12 yAV=j1 yDC=f1 yMI=p yCA=p yOF=p yAM=h4 yES=p yPA=p ySE=h6 ySO=p ySO=p ySO=p pEM=f10 pAV=a10 pDC=d10 pMI=y pCA=d6 pOF=c6 pAM=f6 pES=a9 pPA=y pSE=f8 pSO=f4 pSO=c4 pSO=d7
            p 120/0 yAV=g5 yDC=g3 yMI=p yCA=p yOF=p yAM=p yES=p yPA=p ySE=h6 ySO=p ySO=p ySO=p pEM=c5 pAV=a10 pDC=e10 pMI=y pCA=d6 pOF=c7 pAM=y pES=y pPA=y pSE=e7 pSO=h5 pSO=f2 pSO=e9
            284 inputs, 294 facts seen, Some(("battle", [2, 1])), [2500, 3300]
        "#]],
    );
}
