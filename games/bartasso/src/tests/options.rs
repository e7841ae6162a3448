//! §13 and §14: what is agreed on beforehand, positions, and notation.

use serde_json::{Value, json};
use tabletop::{Arg, Reason, Viewer};

use super::*;
use crate::{Motion, Square};

fn reasons(config: &Value) -> Vec<Reason> {
    tabletop::config::start::<Bartasso>(config).expect_err("cannot be played").reasons
}

fn codes(config: &Value) -> Vec<&'static str> {
    reasons(config).iter().map(Reason::code).collect()
}

/// What is wrong with the position, each as the end of its key with the arguments.
fn wrong(config: &Value) -> Vec<String> {
    let shown = |arg: &Arg| match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Word(word) => word.to_string(),
        Arg::Seat { seat } => seat.to_string(),
    };
    let told = |reason: Reason| {
        let what = reason.code().strip_prefix("bartasso-bad-position-").expect("of a position").to_owned();
        let args = reason.said.args.iter().map(|(name, arg)| format!(" {name}={}", shown(arg)));
        what + &args.collect::<String>()
    };
    reasons(config).into_iter().map(told).collect()
}

#[test]
fn p13_1_every_option_has_a_default() {
    let (config, _) = tabletop::config::start::<Bartasso>(&json!({})).expect("the default can be played");
    assert_eq!(config, Config::default());
    let expected = json!({
        "camps": 4, "players": 2, "capture": "huff", "sauteur": "chain", "exchange": false, "position": "",
    });
    assert_eq!(serde_json::to_value(&config).expect("plain data"), expected);
    // Every single option can be changed alone.
    for one in [
        json!({"camps": 2}),
        json!({"players": 3}),
        json!({"players": 4}),
        json!({"capture": "must"}),
        json!({"sauteur": "single"}),
        json!({"exchange": true}),
    ] {
        assert!(tabletop::config::start::<Bartasso>(&one).is_ok(), "{one}");
    }
}

#[test]
fn p13_2_how_many_play() {
    assert_eq!(codes(&json!({"camps": 3})), ["bartasso-bad-camps"]);
    assert_eq!(codes(&json!({"players": 5})), ["bartasso-bad-players"]);
    assert_eq!(codes(&json!({"camps": 2, "players": 3})), ["bartasso-bad-half"]);
    let both = json!({"camps": 5, "players": 1, "capture": "no"});
    assert_eq!(codes(&both), ["config-unknown-value", "bartasso-bad-camps", "bartasso-bad-players"]);
}

#[test]
fn p13_3_positions_are_read_and_written() {
    let texts = [
        (half(), "1 2 1:P31K43D38 4:P22K3S1"),
        (half(), "4 17 1:P31K43C23D* 4:P22,38K3S1 huff:23,31"),
        (full(), "3 2 1:P61K83D13 2:K88 3:P26K8U2 4:K3"),
        (exchange(half()), "1 5 1:P31,32K43X1 4:P21,22K3E2"),
        (full(), "1 2 1:P61K83 2: 3:P26K8 4:K3"),
        (full(), "3 3 1:P12,13,22,24,61K83 2:K88 3:P26K8 4:K3D21 blocked:4"),
        (full(), "1 3 1:P12,13,22,24,61K83 2:P77K52 3:P26K8 4:K3D21 huff:52 blocked:4"),
    ];
    for (config, text) in texts {
        assert_eq!(after(&config, text, ""), text);
    }
    // What camp 1 left undone is camp 4's to huff if camp 2 is out of the game.
    let later = "3 2 1:P51,52K83 2: 3:P26,40K8 4:P24,42,50K4 huff:52";
    assert_eq!(after(&full(), later, ""), later);
    assert_eq!(plies_from(&play(&full(), later, "26-36"), "huff"), ["huff 40", "huff 52"]);
}

#[test]
fn p13_3_every_turn_of_a_game_can_be_written_down_and_gone_on_from() {
    for (seed, config) in (0..).zip(variants()) {
        let mut game: Match<Bartasso> = Match::start(config.clone()).expect("can be played");
        let (mut coin, mut turns) = (::laws::Coin::new(seed), u16::MAX);
        while game.pending().outcome().is_none() {
            let state = game.state();
            if state.now.turns != turns {
                turns = state.now.turns;
                let text = position::text(state);
                let again = from(&config, &text).state().now;
                // How one got there is not part of a position.
                let (window, fresh, last) = (state.now.window, state.now.fresh, state.now.last);
                assert_eq!(crate::state::Position { window, fresh, last, ..again }, state.now, "{text}");
            }
            let seat = state.now.seat();
            let action = state.sample(seat, &mut coin);
            game.input(Input::Act(seat, action)).expect("a sample is accepted");
        }
    }
}

#[test]
fn p13_3_everything_wrong_with_a_position_is_said_at_once() {
    let text = "2 0 1:P31,31,99K3,4x 4:P7Q1S1,2C11,12,13,14U9X1 1:K43 nonsense huff:31";
    let expected = [
        "first camps=1, 4 word=2",
        "round most=300 word=0",
        "taken square=31",
        "square most=45 word=99",
        "couronne square=3",
        "couronne square=4",
        "letter camp=1 letter=x",
        "letter camp=4 letter=Q",
        "count letter=U most=3 word=9",
        "exchange letter=X",
        "twice camp=1",
        "field word=nonsense",
        "huff square=31",
        "crowned camp=4",
        "sauteurs camp=4",
    ];
    assert_eq!(wrong(&json!({"camps": 2, "position": text})), expected);
}

#[test]
fn p13_3_what_no_game_can_have() {
    let cases = [
        ("1 2 1:P31K43 4:P22", "hopeless"),
        ("1 2 1:P31K5 4:P22K3", "hopeless"),
        ("1 2 1:P31,32,33,34,35,36,37,38,39,40,41K43 4:K3", "pawns camp=1"),
        ("1 2 1:P31K43D38,37 4:K3", "diplomats camp=1"),
        ("1 2 1:P31K43D38D* 4:K3", "diplomats camp=1"),
        ("1 2 1:P31K43D8 4:K3", "units"),
        ("1 2 1:P31K43U2 4:K3", "units"),
        ("1 2 1:P31K43U02 4:K3", "count letter=U most=3 word=02"),
        ("1 1 1:P31K43 4:P22K3 huff:22", "huff square=22"),
        ("1 2 1:P31K43 4:P22K3 huff:31", "huff square=31"),
        ("1 2 1:P31K43 4:P22K3D8 huff:8", "huff square=8"),
        ("4 2 1:P7,8,12,14,31K43 4:K3D6", "over"),
    ];
    for (text, expected) in cases {
        assert_eq!(wrong(&json!({"camps": 2, "position": text})), [expected], "{text}");
    }
    let four = [
        // Units are there from the ally's arrival to the end of one's own turn.
        ("4 2 1:P61K83D13 2:K88 3:P26K8U2 4:K3", "units"),
        ("1 2 1:P61K83D13 2:K88 3:P26K8U2 4:K3", "units"),
        ("2 2 1:P61K83 2:K88 3:P26K8U2 4:K3", "units"),
        // The camp between is in the game, and has had its chance.
        ("3 2 1:P52K83 2:K88 3:P26K8 4:P42K4 huff:52", "huff square=52"),
        ("4 300 1:P61K83 2:K88 3:P26K8 4:", "over"),
        // Blocked are camps with a crowned piece and no fighter that can move.
        ("1 3 1:P61K83 2:K88 3:K8 4:K3 blocked:4", "blocked camp=4"),
        ("1 3 1:P61K83 2:K88 3:K8 4:D3 blocked:4", "blocked camp=4"),
        ("1 1 1:P12,13,22,24,61K83 2:K88 3:K8 4:K3 blocked:4", "blocked camp=4"),
        ("1 3 1:P61K83 2:K88 3:K8 4:K3 blocked:5", "blocked-camp camps=1, 2, 3, 4 word=5"),
        ("1 3 1:P12,13,22,24,61K83 2: 3:K8 4:K3 blocked:4", "hopeless"),
    ];
    for (text, expected) in four {
        assert_eq!(wrong(&json!({"position": text})), [expected], "{text}");
    }
    let huffs = json!({"camps": 2, "capture": "must", "position": "1 2 1:P31K43 4:P22K3 huff:22"});
    assert_eq!(reasons(&huffs)[0].fields, ["position", "capture"]);
    for text in ["", "1", "1 2", "x", "1 2 1:", "1 2 1:P", "é é", "1 2 1:Pé"] {
        if !text.is_empty() {
            assert!(!wrong(&json!({"position": text})).is_empty(), "{text}");
        }
    }
    // A crowd through which a sauteur could run in a hundred thousand ways; one at a time it is fine.
    let crowd = "1 2 1:S32K83 2:P73,53,33,13,64,44,24,74,54,34K88 3:K8 4:P14,65,45,25,75,55,35,15,66,46K3";
    let expected = "takes camp=1 count=50000";
    assert_eq!(wrong(&json!({"position": crowd})), [expected]);
    assert!(tabletop::config::start::<Bartasso>(&json!({"position": crowd, "sauteur": "single"})).is_ok());
    // More pieces than a game has: nobody follows a sauteur through them.
    let mob: Vec<String> = (2..=80).map(|number| number.to_string()).collect();
    let text = format!("1 2 1:S1K83 4:P{}", mob.join(","));
    assert_eq!(wrong(&json!({"position": text})), ["pawns camp=4"]);
    // Fields that cannot be read hide no reason that does not depend on them.
    let mixed = json!({"camps": "2", "capture": 1, "position": "1 0 1:P31K43 4:K3"});
    assert_eq!(codes(&mixed), ["config-not-a-number", "config-unknown-value", "bartasso-bad-position-round"]);
}

#[test]
fn p14_1_steps_and_takes() {
    for text in ["12-17", "12x19x28", "90-1"] {
        assert_eq!(read(text).to_string(), text);
    }
    assert_eq!(read("12X19:28").to_string(), "12x19x28");
    assert!(matches!(read("12-17"), Action::Move(Motion::Step { .. })));
}

#[test]
fn p14_2_one_take_one_writing() {
    let position = "1 2 1:P28K43 4:P13,14,23,24K3";
    let game = from(&half(), position);
    // Both ways round come to the same; the smaller is listed, the other is understood.
    let rounds: Vec<String> = plies(&game).into_iter().filter(|text| text.ends_with("x28")).collect();
    assert_eq!(rounds, ["28x17x8x19x28"]);
    assert_eq!(refused(&game, "28x19x8x17x28"), Refusal::SmallerRoute.into());
    let understood =
        |text: &str| Bartasso::read(&game.state().view(Viewer::Public), text).map(|a| a.to_string());
    assert_eq!(understood("28x19x8x17x28"), Ok("28x17x8x19x28".to_owned()));
    assert_eq!(understood("28x28"), Ok("28x17x8x19x28".to_owned()), "the only one that fits");
    assert_eq!(understood(" 28x17 "), Ok("28x17".to_owned()));
    // Two takes fit: 8 is reached from either side.
    assert_eq!(understood("28x8"), Ok("28x8".to_owned()));
    assert!(game.clone().input(Input::Act(A, read("28x8"))).is_err());
    // A short form ends where its take ends, though that take could go on.
    let chain = from(&half(), "1 2 1:P28K43 4:P24,14,13K1").state().view(Viewer::Public);
    let long = Bartasso::read(&chain, "28x8").map(|action| action.to_string());
    assert_eq!(long, Ok("28x19x8".to_owned()));
    // Where taking is compulsory, only takes that are complete fit: not 26x37x28, which goes on round the four.
    let round = |config: &Config| {
        let view = from(config, "1 2 1:P26K43 4:P13,14,23,24,32,33K1").state().view(Viewer::Public);
        Bartasso::read(&view, "26x28").map(|action| action.to_string())
    };
    assert_eq!(round(&half()), Ok("26x28".to_owned()), "either fits");
    assert_eq!(round(&must(half())), Ok("26x37x28x17x8x19x28".to_owned()));
}

#[test]
fn p14_3_units() {
    for text in ["+12-17", "+12x19", "+34", "pass 2", "stop"] {
        assert_eq!(read(text).to_string(), text);
    }
    assert_eq!(read("+34"), Action::Restore(Square::new(34).expect("one")));
    assert_eq!(read("STOP"), Action::Stop);
}

#[test]
fn p14_4_huffs_and_exchanges() {
    for text in ["huff 34", "keep", "exchange 1 3", "back 62", "decline"] {
        assert_eq!(read(text).to_string(), text);
    }
    assert_eq!(read("Huff  34").to_string(), "huff 34");
}

#[test]
fn what_is_not_understood_is_said_where() {
    let at = |text: &str| text.parse::<Action>().expect_err("not understood").at;
    let cases = [
        ("", 0),
        ("x", 0),
        ("12", 2),
        ("12-", 3),
        ("12-91", 3),
        ("0-1", 0),
        ("12x", 3),
        ("12-17x", 5),
        ("+", 1),
        ("+x", 1),
        ("huff", 4),
        ("huff 0", 5),
        ("pass 4", 5),
        ("pass", 4),
        ("stop!", 4),
        ("exchange 1", 10),
        ("exchange 4 1", 9),
        ("exchange 1 0", 11),
        ("exchange 1 11", 11),
        ("back é", 5),
        ("é", 0),
        ("300-1", 0),
        ("012-17", 0),
        ("12-017", 3),
    ];
    for (text, place) in cases {
        assert_eq!(at(text), place, "{text}");
    }
    let long = (0..30).map(|_| "1").collect::<Vec<_>>().join("x");
    assert!(long.parse::<Action>().is_err());
}
