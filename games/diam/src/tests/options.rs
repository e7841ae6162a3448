//! §11 and §12: what is agreed on beforehand, and notation.

use serde_json::{Value, json};
use tabletop::{Message, Reason, Viewer};

use super::*;

fn reasons(config: &Value) -> Vec<Reason> {
    tabletop::config::start::<Diam>(config).expect_err("cannot be played").reasons
}

fn codes(config: &Value) -> Vec<&'static str> {
    reasons(config).iter().map(Reason::code).collect()
}

/// The fields of each reason, joined by commas.
fn fields(config: &Value) -> Vec<String> {
    reasons(config).iter().map(|reason| reason.fields.join(",")).collect()
}

#[test]
fn p11_1_every_option_has_a_default() {
    let (config, _) = tabletop::config::start::<Diam>(&json!({})).expect("the default can be played");
    assert_eq!(config, Config::default());
    assert_eq!(
        serde_json::to_value(&config).expect("plain data"),
        json!({"edition": "2003", "players": 2, "announce": "auto", "swap": false, "position": ""})
    );
}

#[test]
fn p11_2_how_many_play_which_edition() {
    for players in [2, 3, 4] {
        assert!(tabletop::config::start::<Diam>(&json!({"players": players})).is_ok());
    }
    assert_eq!(codes(&json!({"players": 5})), ["diam-bad-players"]);
    assert_eq!(codes(&json!({"edition": "1998", "players": 3})), ["diam-bad-edition-players"]);
}

#[test]
fn p11_3_options_that_do_not_go_together() {
    assert_eq!(codes(&json!({"announce": "manual"})), ["diam-bad-announce"]);
    assert_eq!(codes(&json!({"swap": true, "players": 3})), ["diam-bad-swap-players"]);
    for text in ["r/-/-/-/-/-/-/- 1", "r/-/-/-/-/-/-/- 0", "-/-/-/-/-/-/-/- 1"] {
        let placed = json!({"swap": true, "position": text});
        assert_eq!(codes(&placed), ["diam-bad-swap-position"], "{text}");
        assert_eq!(fields(&placed), ["swap,position"]);
    }
    // The empty board may be written out.
    for text in ["-/-/-/-/-/-/-/- 0", "-/-/-/-/-/-/-/-", ""] {
        assert!(tabletop::config::start::<Diam>(&json!({"swap": true, "position": text})).is_ok(), "{text}");
    }
}

#[test]
fn every_reason_is_given_at_once() {
    let three = json!({"edition": "1998", "players": 4, "swap": true, "position": "r"});
    let expected = [
        "diam-bad-edition-players",
        "diam-bad-swap-players",
        "diam-bad-position-squares",
        "diam-bad-swap-position",
    ];
    assert_eq!(codes(&three), expected);
    // Fields that cannot be read do not hide combinations of those that can, nor the other way round.
    let mixed = json!({"edition": "1999", "colour": 3, "players": 4, "swap": true, "announce": "manual"});
    assert_eq!(codes(&mixed), ["config-unknown-value", "config-unknown-field", "diam-bad-swap-players"]);
    assert_eq!(codes(&json!([])), ["config-not-an-object"]);
    assert_eq!(codes(&json!({"players": "two"})), ["config-not-a-number"]);
    let both = json!({"players": 7, "position": "zz"});
    assert_eq!(codes(&both), ["diam-bad-players", "diam-bad-position-squares"]);
    // A turn cannot be judged among seven; what follows it can.
    let both = json!({"players": 7, "position": "r/-/-/-/-/-/-/- 9 !2"});
    assert_eq!(codes(&both), ["diam-bad-players", "diam-bad-position-announced"]);
}

#[test]
fn p11_4_everything_wrong_with_a_position_is_said_at_once() {
    let text = "rrmmo/x/j//-/yz/rrr/- 7 !0 more";
    let said: Vec<Message> =
        reasons(&json!({"position": text})).into_iter().map(|reason| reason.said).collect();
    let at = |key, square: u8| Message::new(key).with("square", square);
    let expected = [
        at("diam-bad-position-pile", 1),
        at("diam-bad-position-letter", 2).with("letter", "x"),
        at("diam-bad-position-colour", 3).with("colour", "yellow"),
        at("diam-bad-position-pile", 4),
        at("diam-bad-position-letter", 6).with("letter", "z"),
        at("diam-bad-position-colour", 6).with("colour", "yellow"),
        Message::new("diam-bad-position-many").with("colour", "red"),
        Message::new("diam-bad-position-turn").with("last", 1).with("word", "7"),
        Message::new("diam-bad-position-silent"),
        Message::new("diam-bad-position-more").with("word", "more"),
    ];
    assert_eq!(said, expected);
}

#[test]
fn p11_4_reasons_name_the_fields_they_depend_on() {
    let cases = [
        (json!({"position": "zz"}), "position"),
        (json!({"position": "x/-/-/-/-/-/-/-"}), "position"),
        (json!({"position": "rrrr/r/-/-/-/-/-/-"}), "position"),
        (json!({"position": "mr/-/-/-/nr/-/-/-"}), "position"),
        (json!({"position": "r/-/-/-/-/-/-/- 1 !2"}), "position"),
        (json!({"edition": "1998", "position": "r/-/-/-/-/-/-/- 1 !0 !"}), "position"),
        (json!({"position": "j/-/-/-/-/-/-/-"}), "position,edition"),
        (json!({"position": "r/-/-/-/-/-/-/- 1 !0"}), "position,edition"),
        (json!({"position": "r/-/-/-/-/-/-/- 2"}), "position,players"),
    ];
    for (config, expected) in cases {
        assert_eq!(fields(&config), [expected], "{config}");
    }
    // So nothing is held against a position that only a default would forbid.
    let old = json!({"edition": 1998, "position": "vr/-/-/j/-/-/-/- 1 !0"});
    assert_eq!(codes(&old), ["config-unknown-value"]);
    let four = json!({"players": "4", "position": "r/-/-/-/-/-/-/- 3"});
    assert_eq!(codes(&four), ["config-not-a-number"]);
    let wrong = json!({"edition": 1998, "players": "4", "position": "j/x/-/-/-/-/-/- 3 !0"});
    assert_eq!(codes(&wrong), ["config-unknown-value", "config-not-a-number", "diam-bad-position-letter"]);
}

#[test]
fn p11_4_positions_are_read_and_written() {
    for text in ["rm/-/o/-/-/-/-/- 1", "rmon/m/-/-/n/-/-/r 0"] {
        assert_eq!(after(&two(), text, ""), text);
    }
    assert_eq!(after(&old(), "rv/-/j/-/-/-/-/- 1 !01", ""), "rv/-/j/-/-/-/-/- 1 !01");
    assert_eq!(after(&players(4), "rm/-/o/-/-/-/-/- 3", ""), "rm/-/o/-/-/-/-/- 3");
    assert_eq!(after(&two(), "k/y/-/-/-/-/-/-".replace('y', "-").as_str(), ""), "n/-/-/-/-/-/-/- 0");
    let wrong = [
        "rm/-/o/-/-/-/- 1",
        "rm//o/-/-/-/-/- 1",
        "rrmmo/-/-/-/-/-/-/- 1",
        "rrrr/r/-/-/-/-/-/- 1",
        "x/-/-/-/-/-/-/- 1",
        "j/-/-/-/-/-/-/- 1",
        "r/-/-/-/-/-/-/- 2",
        "r/-/-/-/-/-/-/- 01",
        "r/-/-/-/-/-/-/- 1 !0",
        "r/-/-/-/-/-/-/- 1 more",
        "mr/-/-/-/nr/-/-/- 1",
        "r/-/-/-/-/-/-/- 1 ",
        "é",
    ];
    for text in wrong {
        let codes = codes(&json!({"position": text}));
        assert!(matches!(codes[..], [code] if code.starts_with("diam-bad-position-")), "{text}: {codes:?}");
    }
    assert_eq!(
        codes(&json!({"edition": "1998", "position": "r/-/-/-/-/-/-/- 1 !2"})),
        ["diam-bad-position-announced"]
    );
}

#[test]
fn p12_1_a_placing() {
    for (text, canonical) in
        [("r3", "r3"), ("R3", "r3"), ("k8", "n8"), ("y1", "j1"), ("g2", "v2"), ("B2", "b2")]
    {
        assert_eq!(read(text).to_string(), canonical);
    }
}

/// §12.1: with the letters of either language no text means two actions of a match.
#[test]
fn letters_of_both_languages_mean_one_colour_each() {
    for (config, letters, canonical) in
        [(two(), "roMmbBNnkK", "rommmmnnnn"), (old(), "rjJyvVgGbB", "rjjjvvvvbb")]
    {
        let view = Diam::start(&config).expect("it can be played").view(Viewer::Public);
        for (letter, written) in letters.chars().zip(canonical.chars()) {
            for rest in ["1", "8", "3!"] {
                let action = Diam::read(&view, &format!(" {letter}{rest} ")).expect("it is understood");
                assert_eq!(
                    action.to_string(),
                    format!("{written}{rest}"),
                    "{letter} in {:?}",
                    config.edition
                );
            }
        }
        assert_eq!(Diam::read(&view, "  x1").expect_err("no colour").at, 2);
    }
}

#[test]
fn p12_2_a_move() {
    assert_eq!(
        read("3.2-4"),
        Action::Move { from: crate::Square::new(2), level: 1, to: crate::Square::new(3), announce: false }
    );
}

#[test]
fn p12_3_announcing_and_swapping() {
    assert!(read("3.2-4!").is_announcing() && read("r1!").is_announcing());
    assert_eq!(read("SWAP"), Action::Swap);
    assert_eq!(read("swap").to_string(), "swap");
}

#[test]
fn what_is_not_understood_is_said_where() {
    let at = |text: &str| text.parse::<Action>().expect_err("not understood").at;
    let cases = [("", 0), ("x3", 0), ("r", 1), ("r9", 1), ("r0", 1), ("3", 1), ("3.5-4", 2), ("3.2", 3)];
    for (text, place) in cases {
        assert_eq!(at(text), place, "{text}");
    }
    for (text, place) in
        [("3.2-9", 4), ("3.2-4x", 5), ("r3!!", 2), ("é", 0), ("r3é", 2), ("swap!", 0), ("3.0-4", 2)]
    {
        assert_eq!(at(text), place, "{text}");
    }
}
