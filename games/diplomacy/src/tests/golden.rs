//! Whole games that must stay as they are: the same dice give the same orders, the same journal and the same ending. What they show
//! when they change is to be read like code.

use expect_test::{Expect, expect};
use tabletop::{Dice, Game, Input, Match, Pending, Viewer};

use crate::{Config, Diplomacy, setup};

/// The dice of a playthrough.
struct Steps(u64);

impl Dice for Steps {
    fn below(&mut self, sides: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(sides)) as u32
    }
}

/// Everybody orders anything, by these dice, to the end of a year: the centres each year, what was told, and where it ended. Every so
/// many phases time runs out on somebody.
fn played(seed: u64, last: u16, hurry: u32, expected: &Expect) {
    let config = Config { year_limit: Some(last), ..Config::default() };
    let mut table = Match::<Diplomacy>::start(config).expect("it can be played");
    let mut dice = Steps(seed);
    while let Pending::Seats { must, window, .. } = table.pending() {
        let seat = must.first().expect("somebody is awaited");
        let is_late = hurry > 0 && dice.below(hurry) == 0;
        let input = match is_late {
            true => Input::Expired(window),
            false => Input::Act(seat, table.state().sample(seat, &mut dice)),
        };
        table.input(input).expect("it can be done");
    }
    let campaign = table.state().campaign();
    let mut shown: Vec<String> =
        campaign.history.iter().map(|tally| format!("{} {:?}", tally.year, tally.centres)).collect();
    shown.push(format!("{} told", table.stream_of(Viewer::Public).told().len()));
    shown.push(setup::text(campaign).replace("; ", "\n"));
    shown.push(table.pending().outcome().map_or("", |outcome| outcome.how).to_owned());
    expected.assert_eq(&shown.join("\n"));
    let again = Match::<Diplomacy>::from_record(&table.record()).expect("the record reads");
    assert_eq!(again.state(), table.state(), "the record gives the same match");
}

#[test]
fn two_years_in_time() {
    played(
        7,
        1902,
        0,
        &expect![[r#"
        1900 [3, 3, 3, 3, 3, 4, 3]
        1901 [4, 3, 4, 3, 3, 4, 3]
        1902 [5, 3, 6, 3, 2, 4, 3]
        109 told
        W1902A
        AUSTRIA F ADR, A TRI, A TYR, A VEN
        ENGLAND F LON, F NAO, A YOR
        FRANCE F BEL, F BRE, A BUR, A MAR, A PAR, A POR
        GERMANY F BAL, A BER, A MUN
        ITALY A PIE, A ROM
        RUSSIA F ARM, F BOT, A PRU, A STP
        TURKEY F BLA, A SMY, A SYR
        AUSTRIA = BUD RUM TRI VEN VIE
        ENGLAND = EDI LON LVP
        FRANCE = BEL BRE MAR PAR POR SPA
        GERMANY = BER KIE MUN
        ITALY = NAP ROM
        RUSSIA = MOS SEV STP WAR
        TURKEY = ANK CON SMY
        CHANGED 1902
        limit"#]],
    );
}

#[test]
fn three_years_in_a_hurry() {
    played(
        8,
        1903,
        30,
        &expect![[r#"
        1900 [3, 3, 3, 3, 3, 4, 3]
        1901 [4, 3, 3, 3, 3, 4, 3]
        1902 [4, 4, 3, 3, 3, 4, 3]
        1903 [5, 4, 3, 3, 3, 4, 3]
        170 told
        W1903A
        AUSTRIA F ADR, A BUD, A SER, A UKR, A VIE
        ENGLAND A EDI, F HOL, F YOR
        FRANCE A BUR, F GAS, A PAR
        GERMANY A BER, F KIE, A MUN
        ITALY A BOH, F NAP, A ROM
        RUSSIA F LVN, A MOS, F SEV, A WAR
        TURKEY F ANK, A CON, A SYR
        AUSTRIA = BUD RUM SER TRI VIE
        ENGLAND = EDI HOL LON LVP
        FRANCE = BRE MAR PAR
        GERMANY = BER KIE MUN
        ITALY = NAP ROM VEN
        RUSSIA = MOS SEV STP WAR
        TURKEY = ANK CON SMY
        CHANGED 1903
        limit"#]],
    );
}

/// Leaves along the orders of the next unit, from the start: Austria's army in Budapest, then its fleet in Trieste, then Vienna.
#[test]
fn the_first_orders_are_counted() {
    let count = |depth: u32| -> usize {
        let mut states =
            vec![Match::<Diplomacy>::start(Config::default()).expect("it can be played").state().clone()];
        for _ in 0..depth {
            states = states
                .iter()
                .flat_map(|state| {
                    let Pending::Seats { must, .. } = state.pending() else { return Vec::new() };
                    let seat = must.first().expect("somebody is awaited");
                    let mut plies = Vec::new();
                    state.plies(seat, &mut plies);
                    let after = |action| {
                        let mut next = state.clone();
                        next.apply(Input::Act(seat, action), &mut ());
                        next
                    };
                    plies.into_iter().map(after).collect()
                })
                .collect();
        }
        states.len()
    };
    assert_eq!([1, 2, 3].map(count), [13, 78, 1170]);
}
