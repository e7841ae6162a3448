//! The options: chapter 25, a test for each paragraph.

use serde_json::json;
use tabletop::Game;

use super::table::{Table, begun};
use crate::{Config, Divine};

fn config(value: serde_json::Value) -> Result<Config, String> {
    serde_json::from_value(value).map_err(|error| error.to_string())
}

/// A field of the options, as it is if nothing is said; each word is taken, and no other.
fn choice(field: &str, words: &[&str], usual: &str) {
    let written = serde_json::to_value(Config::default()).expect("options can be written");
    assert_eq!(written[field], json!(usual), "{field}");
    for word in words {
        let read = config(json!({ field: word })).expect("it is one of them");
        assert_eq!(serde_json::to_value(read).expect("options can be written")[field], json!(word));
    }
    config(json!({ field: "otherwise" })).expect_err("there is no such word");
}

#[test]
fn p25_1_what_is_told_of_casts() {
    choice("reveal", &["full", "effective", "none"], "full");
}

#[test]
fn p25_2_which_units_oppose_each_other() {
    choice("opposition", &["direct", "broad"], "direct");
    // A German fleet supports the attack on Marseilles: broadly it opposes the army there.
    let position = "S1905M; FRANCE A MAR; GERMANY F LYO, A PIE; FRANCE = MAR; GERMANY = MUN";
    let fate = |word: &str| {
        let config = config(json!({ "opposition": word, "position": position })).expect("options");
        let mut table = Table::of(config, "FRANCE GERMANY");
        table.play("GERMANY: A PIE-MAR; F LYO S A PIE-MAR\nLORD: bless LYO\nDEVIL: curse MAR\nexpired");
        table.view("NOBODY").heaven.casts[0].fate.map(crate::heaven::Fate::word)
    };
    assert_eq!([fate("direct"), fate("broad")], [Some("idle"), Some("cancelled-opposed")]);
}

#[test]
fn p25_3_when_a_cursed_unit_is_driven_out() {
    choice("rout", &["entering", "literal"], "entering");
    let position =
        "S1905M; FRANCE A MAR, A PAR; GERMANY A BUR; ITALY A PIE; FRANCE = MAR; GERMANY = MUN; ITALY = ROM";
    let phase = |word: &str| {
        let config = config(json!({ "rout": word, "position": position })).expect("options");
        let mut table = Table::of(config, "FRANCE GERMANY");
        table.play("GERMANY: A BUR-MAR\nITALY: A PIE-MAR\nDEVIL: curse MAR\nexpired");
        table.date()
    };
    assert_eq!([phase("entering"), phase("literal")], ["F1905M", "S1905R"], "they keep each other out");
}

#[test]
fn p25_4_the_last_year() {
    for year in [1901, 1960] {
        assert!(Divine::start(&config(json!({ "year_limit": year })).expect("options")).is_ok());
    }
    for year in [1900, 1961] {
        assert!(Divine::start(&config(json!({ "year_limit": year })).expect("options")).is_err());
    }
    assert_eq!(Config::default().year_limit, None);
    let short = Divine::bound(&config(json!({ "year_limit": 1905 })).expect("options"));
    assert!(short < Divine::bound(&Config::default()));
}

#[test]
fn p25_5_how_the_powers_write() {
    choice("press", &["full", "public", "none"], "full");
    let letters =
        |word: &str| Divine::press(&config(json!({ "press": word })).expect("options")).has_letters();
    assert_eq!([letters("full"), letters("public"), letters("none")], [true, true, false]);
}

#[test]
fn p25_6_a_position_holds_nothing_secret() {
    let table = begun("W1904A; FRANCE A PAR; ITALY A ROM; FRANCE = PAR BRE; ITALY = ROM", "FRANCE ITALY");
    let (heaven, campaign) = (table.0.state().heaven(), table.0.state().campaign());
    assert!(heaven.spent.iter().all(|spent| spent.is_empty()) && heaven.casts.is_empty());
    assert!(campaign.extra == [0; 7] && heaven.gifts.is_empty() && !campaign.all_confirm);
    assert_eq!(table.words("NOBODY"), ["devil", "opened"], "drawn after it is set, then the phase opens");
    let text = diplomacy::setup::text(campaign);
    let again = begun(&text, "ITALY FRANCE");
    assert_eq!(again.0.state().campaign(), campaign, "what it says is the whole of it");
    assert!(Divine::start(&config(json!({ "position": "S1905M; GAUL A PAR" })).expect("options")).is_err());
}
