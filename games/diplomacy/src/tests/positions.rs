//! Chapter 14: options, and positions as text.

use proptest::prelude::*;
use tabletop::{Dice, Game, Input, Match, Pending};

use super::game::begun;
use crate::config::Press;
use crate::{Config, Diplomacy, setup};

fn reasons(config: &Config) -> Vec<&'static str> {
    match Diplomacy::start(config) {
        Ok(_) => Vec::new(),
        Err(bad) => bad.reasons.iter().map(|reason| reason.said.key).collect(),
    }
}

fn limited(year_limit: u16) -> Config {
    Config { year_limit: Some(year_limit), ..Config::default() }
}

fn placed(position: &str) -> Config {
    Config { position: position.to_owned(), ..Config::default() }
}

#[test]
fn p14_1_a_last_year_from_1901_to_1960() {
    assert_eq!(reasons(&limited(1901)), [""; 0]);
    assert_eq!(reasons(&limited(1960)), [""; 0]);
    for year in [1900, 1961] {
        assert_eq!(reasons(&limited(year)), ["diplomacy-bad-year"]);
    }
    let past = Config { position: "S1905M; FRANCE A PAR".to_owned(), ..limited(1904) };
    assert_eq!(reasons(&past), ["diplomacy-bad-past-limit"]);
    let config: Config = serde_json::from_str(r#"{"year_limit":null}"#).expect("none is none");
    assert_eq!(config, Config::default());
}

#[test]
fn p14_2_three_kinds_of_press() {
    let kinds = [
        ("full", Press::Full, (7, 7, 7)),
        ("public", Press::Public, (7, 0, 0)),
        ("none", Press::None, (0, 0, 0)),
    ];
    for (word, press, expected) in kinds {
        let config: Config =
            serde_json::from_value(serde_json::json!({ "press": word })).expect("it is one of three");
        assert_eq!(config.press, press);
        let tabletop::Press::Letters(lines) = Diplomacy::press(&config) else { panic!("seats write") };
        let counts = (lines.speakers.len(), lines.writers.len(), lines.receivers.len());
        assert_eq!(counts, expected, "{word}");
    }
    assert_eq!(Config::default().press, Press::Full);
}

#[test]
fn p14_3_a_position_is_text_and_reads_back() {
    let start = setup::text(begun("").state().campaign());
    assert!(start.starts_with("S1901M; AUSTRIA A BUD, F TRI, A VIE; ENGLAND F EDI, F LON, A LVP"), "{start}");
    assert!(start.ends_with("CHANGED 1901"), "{start}");
    assert_eq!(begun(&start).state(), begun("").state());
    let rich = "F1905R; FRANCE A BUR, F SPA/NC; RUSSIA A MOS; FRANCE = PAR SPA; RUSSIA = MOS STP; GERMANY A MUN > BOH SIL; DISORDER RUSSIA; CHANGED 1903";
    assert_eq!(setup::text(begun(rich).state().campaign()), rich);
    // Other orders of parts, French names and small letters are understood.
    let other = "f1905r; disorder russie; changed 1903; Allemagne a mun > boh sil; France = par spa; France A BUR, F SPA/NC; Russie A MOS; Russie = mos stp";
    assert_eq!(begun(other).state(), begun(rich).state());
}

#[test]
fn p14_3_whatever_is_wrong_with_a_position_is_said() {
    let cases = [
        ("1901; FRANCE A PAR", "diplomacy-bad-phase"),
        ("S1899M; FRANCE A PAR", "diplomacy-bad-year"),
        ("S1901M; GAUL A PAR", "diplomacy-bad-part"),
        ("S1901M; FRANCE A NTH", "diplomacy-fault-wrong-terrain"),
        ("S1901M; FRANCE F SPA", "diplomacy-fault-coast-needed"),
        ("S1901M; FRANCE A PAR; ITALY A PAR", "diplomacy-fault-occupied"),
        ("S1901M; FRANCE A PAR; FRANCE = BUR", "diplomacy-bad-no-centre"),
        ("S1901M; FRANCE = PAR; ITALY = PAR", "diplomacy-bad-owned-twice"),
        ("S1901M; FRANCE A PAR > PIC", "diplomacy-bad-retreat"),
        ("S1901R; FRANCE A PAR > MOS; FRANCE = PAR", "diplomacy-bad-retreat"),
        ("S1901R; FRANCE A PAR > PIC; FRANCE A PIC; FRANCE = PAR", "diplomacy-bad-retreat"),
        ("S1901M; FRANCE A PAR; CHANGED 1902", "diplomacy-bad-year"),
        ("S1901M", "diplomacy-bad-nobody"),
    ];
    for (text, key) in cases {
        assert_eq!(reasons(&placed(text)), [key], "{text}");
    }
    assert_eq!(reasons(&placed(&"S1901M; ".repeat(600))), ["diplomacy-bad-long"]);
    let both = placed("S1901M; GAUL A PAR; FRANCE A NTH");
    assert_eq!(reasons(&both).len(), 2, "every reason at once");
}

/// The dice of a test.
struct Steps(u64);

impl Dice for Steps {
    fn below(&mut self, sides: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % u64::from(sides)) as u32
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Wherever a game stands at the beginning of a phase, its text begins the same game.
    #[test]
    fn positions_of_played_games_round_trip(seed: u64) {
        let mut dice = Steps(seed);
        let mut table = Match::<Diplomacy>::start(limited(1903)).expect("it can be played");
        let mut window = None;
        while let Pending::Seats { must, window: open, .. } = table.pending() {
            if window != Some(open) {
                window = Some(open);
                let campaign = table.state().campaign();
                let text = setup::text(campaign);
                let again = Diplomacy::start(&Config { position: text.clone(), ..limited(1903) }).expect("it reads");
                prop_assert_eq!(&setup::text(again.campaign()), &text);
                prop_assert_eq!(&again.campaign().position, &campaign.position);
                prop_assert_eq!(&again.campaign().centres, &campaign.centres);
                prop_assert_eq!(again.campaign().deciders(), campaign.deciders());
            }
            let seat = must.first().expect("somebody is awaited");
            let action = table.state().sample(seat, &mut dice);
            table.input(Input::Act(seat, action)).expect("plies are accepted");
        }
    }
}
