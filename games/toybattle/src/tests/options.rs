//! §20: what is agreed on before the game.

use serde_json::{Value, json};
use tabletop::{Message, Reason};

use super::*;

fn read(config: &Value) -> Config {
    tabletop::config::start::<ToyBattle>(config).expect("it can be played").0
}

fn reasons(config: &Value) -> Vec<Reason> {
    tabletop::config::start::<ToyBattle>(config).expect_err("cannot be played").reasons
}

#[test]
fn p20_1_eight_terrains_and_what_holds_unless_said_otherwise() {
    let default = json!({"terrain": "plaine-des-chateaux", "special_bases": true, "first_colour": "blue"});
    assert_eq!(serde_json::to_value(read(&json!({}))).expect("plain data"), default);
    for terrain in TerrainId::ALL {
        let config = read(&json!({"terrain": terrain.word()}));
        assert_eq!(config, Config { terrain, ..Config::default() });
        assert_eq!(Play::new(&config).state.view(Viewer::Public).terrain, terrain);
    }
    // The eight are eight, and the default has castles and lets blue begin.
    let play = Play::new(&read(&json!({}))).after("draws kwak hook roxy, draws kwak kwak skully star");
    assert_eq!(play.places("roxy"), "b01 b02");
    assert_eq!(Setup::on(Castles).lay(A, "roxy b01").rack(A, "hook").after("hook b05").question(), "recall");
}

/// Every special base of every terrain, once with and once without.
#[test]
fn p20_2_without_special_bases_everything_is_plain() {
    let on = |terrain, line: &str, rack: &str| Setup::on(terrain).lay(A, line).rack(A, rack).rack(B, "kwak");
    let cases = [
        (on(Castles, "roxy b01", "hook"), "hook b05", "recall"),
        (on(Clouds, "roxy b01", "hook"), "hook b03", "cloud"),
        (on(Jungle, "roxy b01", "hook").lay(B, "star b02"), "hook b05", "push"),
        (on(Cemetery, "roxy b01", "hook").dead(A, "roxy"), "hook b02", "raise"),
        (on(Battlefield, "roxy b01", "hook"), "hook b04", "pin"),
    ];
    for (setup, placing, question) in cases {
        assert_eq!(setup.after(placing).question(), question);
        assert_eq!(setup.plain().after(placing).turn(), B, "{placing}");
    }
    let gates = on(Pool, "kwak b01, kwak b03, star b07, roxy b11", "skully roxy");
    assert_eq!(gates.start().barred("skully HR1"), "13.3");
    assert_eq!(gates.start().barred("roxy b02"), "13.2");
    assert!(gates.clone().plain().start().can("skully HR1"));
    assert!(gates.plain().start().can("roxy b02"));
    let mutes = on(Station, "kwak b02", "hook star").plain();
    assert!(mutes.start().can("hook b07"));
    assert_eq!(mutes.lay(A, "roxy b05").after("star b07").question(), "star");
}

#[test]
fn p20_3_either_colour_may_begin() {
    let blue = read(&json!({"first_colour": "blue", "terrain": "mer-des-caraibes"}));
    let red = read(&json!({"first_colour": "red", "terrain": "mer-des-caraibes"}));
    let deal = "draws kwak hook roxy, draws kwak kwak skully star";
    assert_eq!(Play::new(&blue).after(deal).places("roxy"), "b01 b03 b05");
    let play = Play::new(&red).after(deal);
    assert_eq!((play.turn(), play.places("roxy").as_str()), (A, "b10 b12"));
    assert_eq!(play.after("roxy b10").places("star"), "b01 b03 b05");
}

#[test]
fn every_reason_is_given_at_once() {
    let codes = |config: &Value| {
        reasons(config).iter().map(|reason| (reason.code(), reason.fields.join(","))).collect::<Vec<_>>()
    };
    let three = json!({"terrain": "moon", "special_bases": 1, "first_colour": "green", "players": 3});
    let mut fields = codes(&three);
    fields.sort();
    let expected = [
        ("config-not-a-truth", "special_bases"),
        ("config-unknown-field", "players"),
        ("config-unknown-value", "first_colour"),
        ("config-unknown-value", "terrain"),
    ];
    assert_eq!(fields, expected.map(|(code, field)| (code, field.to_owned())));
    assert_eq!(codes(&json!([])), [("config-not-an-object", String::new())]);
    // What could have been written is named.
    let words = TerrainId::ALL.map(|terrain| format!("{:?}", terrain.word())).join(", ");
    let said = Message::new("config-unknown-value").with("field", "terrain").with("value", "\"moon\"");
    assert_eq!(reasons(&json!({"terrain": "moon"}))[0].said, said.with("known", words));
}
