//! Whole games that must stay as they are: the same dice give the same orders, casts and gifts, the same journal and ending, and the
//! same bytes to every viewer. What they show when they change is to be read like code.

use expect_test::{Expect, expect};
use tabletop::{Dice, Game, Input, Match, Pending};

use super::table::{VIEWERS, viewer};
use crate::config::Reveal;
use crate::{Config, Divine};

/// The dice of a playthrough.
struct Steps(u64);

impl Dice for Steps {
    fn below(&mut self, sides: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(sides)) as u32
    }
}

/// A number that stands for a text.
fn mark(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |mark, byte| (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Everybody does anything, by these dice, to the end. After each window everybody's view is taken into their mark.
fn played(seed: u64, config: Config, expected: &Expect) {
    let mut table = Match::<Divine>::start(config).expect("it can be played");
    let (mut dice, mut marks) = (Steps(seed), [0_u32; 10]);
    loop {
        let input = match table.pending() {
            Pending::Chance => Input::Chance(table.state().roll(&mut dice)),
            Pending::Seats { must, window, .. } => match must.first() {
                Some(seat) => Input::Act(seat, table.state().sample(seat, &mut dice)),
                None => Input::Expired(window),
            },
            Pending::Over(_) => break,
        };
        let window = table.pending().window();
        table.input(input).expect("it can be done");
        if table.pending().window() != window {
            for (mark_of, who) in marks.iter_mut().zip(VIEWERS.map(viewer)) {
                let seen = serde_json::to_string(&table.state().view(who)).expect("views can be written");
                *mark_of = mark(&format!("{mark_of} {seen}"));
            }
        }
    }
    let state = table.state();
    let mut shown = vec![state.heaven().protected.map_or_else(String::new, |pair| pair.to_string())];
    for cast in &state.heaven().casts {
        shown.push(format!("{} {} {} {}", cast.date, cast.by, cast.unit, cast.fate.word()));
    }
    shown.extend(state.heaven().gifts.iter().map(|gift| format!("{} gift {:?}", gift.year, gift.to)));
    shown.push(diplomacy::setup::text(state.campaign()).replace("; ", "\n"));
    for (name, mark) in VIEWERS.iter().zip(marks) {
        shown.push(format!("{name}: {} told, {mark:08x}", table.stream_of(viewer(name)).told().len()));
    }
    shown.push(table.pending().outcome().map_or("", |outcome| outcome.how).to_owned());
    expected.assert_eq(&shown.join("\n"));
    let again = Match::<Divine>::from_record(&table.record()).expect("the record reads");
    assert_eq!(again.state(), state, "the record gives the same match");
}

fn config(reveal: Reveal, year: u16, position: &str) -> Config {
    Config { reveal, year_limit: Some(year), position: position.to_owned(), ..Config::default() }
}

#[test]
fn a_first_year_with_everything_told() {
    played(
        7,
        config(Reveal::Full, 1901, ""),
        &expect![[r#"
        devil TURKEY lord FRANCE
        S1901M devil RUSSIA F SEV idle
        S1901M lord GERMANY A MUN idle
        F1901M devil AUSTRIA A VIE idle
        F1901M lord ENGLAND F LON idle
        W1901A
        AUSTRIA A BUD, F TRI, A VIE
        ENGLAND F CLY, F LON, A YOR
        FRANCE F ENG, A MAR, A PAR
        GERMANY A BER, F HOL, A MUN
        ITALY F NAP, A ROM, A TUS
        RUSSIA A LVN, F RUM, F SEV, F STP/SC, A WAR
        TURKEY F ANK, A CON, A SYR
        AUSTRIA = BUD TRI VIE
        ENGLAND = EDI LON LVP
        FRANCE = BRE MAR PAR
        GERMANY = BER HOL KIE MUN
        ITALY = NAP ROM VEN
        RUSSIA = MOS RUM SEV STP WAR
        TURKEY = ANK CON SMY
        CHANGED 1901
        AUSTRIA: 66 told, ca52ec40
        ENGLAND: 66 told, 37fd4057
        FRANCE: 66 told, 6a0c70f2
        GERMANY: 68 told, 538460ec
        ITALY: 66 told, 153dacab
        RUSSIA: 70 told, 07266a9e
        TURKEY: 66 told, 4e7aeaf8
        DEVIL: 62 told, e490c88a
        LORD: 62 told, 6ebb0a39
        NOBODY: 58 told, 0be13745
        limit"#]],
    );
}

#[test]
fn three_powers_and_a_gift_with_what_mattered_told() {
    let position = "S1903M; FRANCE A PAR, A MAR, F BRE; GERMANY A BUR, A MUN, A RUH; ITALY A PIE, A VEN; \
        FRANCE = BRE MAR PAR; GERMANY = KIE MUN BER; ITALY = ROM VEN NAP";
    played(
        11,
        config(Reveal::Effective, 1904, position),
        &expect![[r#"
            devil ITALY lord FRANCE
            S1903M devil ITALY A PIE cancelled-same
            S1903M lord ITALY A PIE cancelled-same
            F1903M devil GERMANY A RUH idle
            F1903M lord FRANCE F ENG idle
            S1904M lord ITALY A NAP idle
            F1904M devil ITALY A VEN idle
            F1904M lord GERMANY F DEN idle
            1903 gift Some(Germany)
            W1904A
            FRANCE A GAS, F NAO, A PIE
            GERMANY A BUR, F DEN, A MUN, A RUH
            ITALY A NAP, A ROM, A VEN
            FRANCE = BRE MAR PAR
            GERMANY = BER DEN KIE MUN
            ITALY = NAP ROM VEN
            CHANGED 1904
            AUSTRIA: 56 told, 388f7f13
            ENGLAND: 56 told, 25cf8c87
            FRANCE: 73 told, 67b303e3
            GERMANY: 77 told, 70a35360
            ITALY: 72 told, 70cc5110
            RUSSIA: 56 told, 9b3ca291
            TURKEY: 56 told, 2ce02c43
            DEVIL: 63 told, 417b5253
            LORD: 66 told, 8b4d863e
            NOBODY: 56 told, 017be720
            limit"#]],
    );
}

#[test]
fn a_fall_in_secret() {
    let position = "F1904M; FRANCE A PAR, A MAR; GERMANY A BUR; ITALY A PIE, A VEN; RUSSIA A BOH; \
        FRANCE = BRE MAR; ITALY = ROM VEN; RUSSIA = WAR MOS";
    played(
        14,
        config(Reveal::None, 1905, position),
        &expect![[r#"
        devil GERMANY lord ITALY
        F1904M devil FRANCE A MAR idle
        F1904M lord RUSSIA A BOH idle
        W1905A
        FRANCE F MAR, A PAR, A SPA
        ITALY A ROM, A TUS
        RUSSIA A SEV, A VIE, A WAR
        FRANCE = BRE MAR PAR SPA
        ITALY = ROM VEN
        RUSSIA = MOS SEV VIE WAR
        CHANGED 1905
        AUSTRIA: 41 told, 4e2807fb
        ENGLAND: 41 told, 980e9143
        FRANCE: 53 told, df786419
        GERMANY: 43 told, e0a8d598
        ITALY: 50 told, a3ff3d1c
        RUSSIA: 55 told, 81c73e95
        TURKEY: 41 told, 8e18d18a
        DEVIL: 43 told, 79cffe9e
        LORD: 43 told, 24ce919f
        NOBODY: 41 told, 5e2e2f26
        limit"#]],
    );
}
