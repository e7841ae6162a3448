//! Counting leaves, chance branches included, against the second set of rules.

use std::fmt::Write as _;

use expect_test::expect;

use super::paper::{Paper, Stage};
use super::*;

impl Paper {
    fn leaves(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |tell: &dyn Fn(&mut Paper)| {
            let mut next = self.clone();
            tell(&mut next);
            next.leaves(depth - 1)
        };
        match self.stage {
            Stage::Over(..) => 0,
            Stage::Turn | Stage::Ask(..) => {
                self.moves().iter().map(|text| after(&|next| next.act(text))).sum()
            }
            _ => self.outcomes().keys().map(|text| after(&|next| next.fall(text))).sum(),
        }
    }
}

/// Positions with much to decide, on every terrain.
fn positions() -> Vec<(&'static str, Setup)> {
    let on = |terrain, blue: &str, red: &str| Setup::on(terrain).lay(A, blue).lay(B, red);
    let castles = on(Castles, "kwak b01, star b03", "roxy b14, star b12").rack(A, "captain captain star");
    let jungle =
        on(Jungle, "kwak b01, star b04", "skully b08, kwak b07").rack(A, "captain roxy").rack(B, "hook");
    let trenches = on(Battlefield, "kwak b01, star b03", "kwak b13, roxy b10").rack(A, "captain hook");
    let crypts =
        on(Cemetery, "kwak b03, star b05", "kwak b13, jumbo b10").rack(A, "captain jumbo").rack(B, "xb42");
    let clouds =
        on(Clouds, "kwak b01, roxy b05", "kwak b13, roxy b10").rack(A, "skully captain").rack(B, "star");
    let pool = on(Pool, "kwak b01, kwak b03, star b07", "kwak b13, roxy b11").rack(A, "jumbo hook star");
    let station = on(Station, "kwak b02, roxy b05", "kwak b12, star b09").rack(A, "jumbo hook captain");
    let sea = on(Caribbean, "kwak b05, star b02", "kwak b10, roxy b11").red_first().rack(A, "jumbo captain");
    vec![
        ("castles", castles.rack(B, "kwak").lot(A, "kwak skully hook roxy roxy")),
        ("gates", pool.rack(B, "kwak xb42")),
        ("clouds", clouds.lot(A, "kwak kwak hook star roxy roxy")),
        ("volcanoes", jungle.reserve(A, 0).reserve(B, 0)),
        ("crypts", crypts.dead(A, "roxy skully").dead(B, "star")),
        ("two headquarters", sea.rack(B, "xb42 hook")),
        ("mutes", station.rack(B, "skully")),
        ("trenches", trenches.rack(B, "star xb42 hook").reserve(A, 1).reserve(B, 1)),
    ]
}

/// The second set of rules counts to depth 3, or to depth 4 if `TABLETIER_SOAK` is set.
#[test]
fn both_count_the_same_leaves() {
    let deepest = if std::env::var_os("TABLETIER_SOAK").is_some() { 4 } else { 3 };
    for (name, setup) in positions() {
        let (state, paper) = (setup.start().state, Paper::at(&setup));
        for depth in 0..=deepest {
            let fast = search::perft::perft(&state, depth, u64::MAX);
            assert_eq!(fast, Ok(paper.leaves(depth)), "{name} at depth {depth}");
        }
    }
}

#[test]
fn leaves_to_depth_four() {
    let mut counted = String::new();
    for (name, setup) in positions() {
        let state = setup.start().state;
        let leaves =
            [1, 2, 3, 4].map(|depth| search::perft::perft(&state, depth, u64::MAX).expect("no limit"));
        writeln!(counted, "{name}: {leaves:?}").expect("a text");
    }
    expect![[r#"
        castles: [13, 102, 543, 2924]
        gates: [23, 176, 2043, 21862]
        clouds: [13, 68, 252, 1658]
        volcanoes: [12, 107, 822, 1642]
        crypts: [15, 123, 619, 4917]
        two headquarters: [5, 62, 748, 6434]
        mutes: [29, 329, 3326, 41217]
        trenches: [20, 312, 1996, 8618]
    "#]]
    .assert_eq(&counted);
}
