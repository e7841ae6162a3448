//! The engine protocol, request by request, good and bad.

use catalog::engine::Engine;
use serde_json::{Value, json};
use tabletop::{Seat, Viewer};

fn ask(engine: &mut Engine, request: &Value) -> Value {
    let answer: Value = serde_json::from_str(&engine.handle(&request.to_string())).expect("one line of JSON");
    assert_eq!(answer["id"], request["id"], "the answer has the request's id");
    answer
}

fn ok(engine: &mut Engine, request: &Value) -> Value {
    let answer = ask(engine, request);
    assert!(answer.get("error").is_none(), "{answer}");
    answer["ok"].clone()
}

fn error(engine: &mut Engine, request: &Value) -> Value {
    let answer = ask(engine, request);
    assert!(answer.get("ok").is_none(), "{answer}");
    answer["error"].clone()
}

fn fresh(config: &Value) -> Engine {
    let mut engine = Engine::new();
    ok(&mut engine, &json!({"do": "new", "game": "diam", "config": config}));
    engine
}

fn act(engine: &mut Engine, seat: u64, action: &str) -> Value {
    ok(engine, &json!({"do": "act", "seat": seat, "action": action}))
}

#[test]
fn games_have_keys_seats_and_schemas() {
    let answer = ok(&mut Engine::new(), &json!({"id": 1, "do": "games"}));
    let diam = &answer["games"][0];
    assert_eq!((&diam["key"], &diam["seats"]), (&json!("diam"), &json!([2, 3, 4])));
    let properties = diam["config"]["properties"].as_object().expect("a schema of an object");
    let names: Vec<&String> = properties.keys().collect();
    assert_eq!(names, ["edition", "players", "announce", "swap", "position"]);
    assert_eq!(diam["config"]["additionalProperties"], json!(false));
    assert!(diam["config"].get("required").is_none(), "every field has a default");
}

#[test]
fn a_game_from_start_to_end() {
    let mut engine = Engine::new();
    let begun = ok(&mut engine, &json!({"id": "a", "do": "new", "game": "diam"}));
    assert_eq!(begun, json!({"must": [0], "may": [], "window": 0}));
    let moves = ok(&mut engine, &json!({"do": "moves", "seat": 0}));
    assert_eq!(moves["moves"].as_array().map(Vec::len), Some(16));
    assert_eq!(ok(&mut engine, &json!({"do": "moves", "seat": 1})), json!({"moves": []}));
    let placed = act(&mut engine, 0, "r2");
    assert_eq!((&placed["must"], &placed["window"]), (&json!([1]), &json!(1)));
    assert_eq!(
        placed["events"],
        json!([{"event": "placed", "seat": 0, "colour": "red", "square": 2, "level": 1}])
    );
    for (seat, action) in [(1, "m1"), (0, "r1"), (1, "n5")] {
        act(&mut engine, seat, action);
    }
    let won = act(&mut engine, 0, "r5");
    let standings = json!([{"seat": 0, "place": 1, "score": 0}, {"seat": 1, "place": 2, "score": 0}]);
    let over = json!({"over": {"standings": standings, "how": "diam"}});
    assert_eq!(won["over"], over["over"]);
    assert_eq!(won["events"][1]["event"], "diam");
    assert_eq!(ok(&mut engine, &json!({"do": "pending", "seat": "public"})), over);
    assert_eq!(error(&mut engine, &json!({"do": "expire"}))["code"], "refused-over");
    assert_eq!(error(&mut engine, &json!({"do": "act", "seat": 1, "action": "m1"}))["code"], "refused-over");
}

#[test]
fn a_window_that_runs_out() {
    let mut engine = fresh(&json!({}));
    let over = ok(&mut engine, &json!({"do": "expire"}));
    assert_eq!(over["over"]["how"], "time");
    assert_eq!(over["over"]["standings"][1]["place"], 1);
}

#[test]
fn views_scenes_and_boards() {
    let mut engine = fresh(&json!({"position": "rm/-/o/-/-/-/-/- 1"}));
    let answer = ok(&mut engine, &json!({"do": "view", "seat": 0}));
    assert_eq!(answer["view"]["position"], "rm/-/o/-/-/-/-/- 1");
    assert_eq!(answer["view"]["squares"][0], json!(["red", "brown"]));
    assert!(answer.get("scene").is_none());
    let answer = ok(&mut engine, &json!({"do": "view", "seat": "public", "scene": true}));
    let labels = answer["scene"]["labels"].as_array().expect("labels");
    let held: Vec<&Value> = labels.iter().map(|label| &label["of"]).collect();
    assert_eq!(held, ["sq-1", "sq-3"], "the other squares are as the board says");
    let text = ok(&mut engine, &json!({"do": "show", "seat": 1}));
    assert!(text["text"].as_str().is_some_and(|text| text.contains('●') && !text.contains('\u{1b}')));
    assert_eq!(ok(&mut engine, &json!({"do": "show"})), text);
}

#[test]
fn counting_playing_and_thinking() {
    let mut engine = fresh(&json!({}));
    assert_eq!(ok(&mut engine, &json!({"do": "perft", "depth": 3})), json!({"count": 4608}));
    assert_eq!(ok(&mut engine, &json!({"do": "perft", "depth": 0})), json!({"count": 1}));
    let played = ok(&mut engine, &json!({"do": "playouts", "count": 500, "seed": 3}));
    let wins: u64 = played["wins"].as_array().expect("by seat").iter().filter_map(Value::as_u64).sum();
    assert_eq!(played["plays"], 500);
    assert_eq!(wins + played["draws"].as_u64().expect("a number"), 500);
    assert!(played["inputs"].as_u64() > Some(2500) && played["seconds"].as_f64() > Some(0.0));
    let choose = json!({"do": "bot", "seat": 0, "level": 2, "seed": 9});
    let chosen = ok(&mut engine, &choose);
    assert_eq!(ok(&mut engine, &choose), chosen, "same seed, same action");
    act(&mut engine, 0, chosen["action"].as_str().expect("an action"));
    assert_eq!(error(&mut engine, &choose)["code"], "refused-not-your-move");
}

#[test]
fn records_go_out_and_in() {
    let mut engine = fresh(&json!({"players": 3}));
    act(&mut engine, 0, "r1");
    act(&mut engine, 1, "m1");
    let record = ok(&mut engine, &json!({"do": "record"}))["record"].clone();
    let mut other = Engine::new();
    let pending = ok(&mut other, &json!({"do": "load", "record": record}));
    assert_eq!(pending, json!({"must": [0], "may": [], "window": 2}));
    assert_eq!(ok(&mut other, &json!({"do": "record"}))["record"], record);
}

#[test]
fn a_record_for_a_seat_tells_what_that_seat_saw() {
    let mut engine = Engine::new();
    let mut pending = ok(&mut engine, &json!({"do": "new", "game": "toybattle"}));
    while pending["chance"] == true {
        pending = ok(&mut engine, &json!({"do": "roll", "seed": 4}));
    }
    let record = |engine: &mut Engine, seat: Value| {
        let text = ok(engine, &json!({"do": "record", "seat": seat}))["record"].clone();
        text.as_str().expect("a text").to_owned()
    };
    let [first, second, public] = [json!(0), json!(1), json!("public")].map(|seat| record(&mut engine, seat));
    for (text, who) in [(&first, "0"), (&second, "1"), (&public, "public")] {
        assert!(text.starts_with("tabletier running record 1\ngame toybattle "), "{text}");
        assert!(text.contains(&format!("\nseen by {who}\nnote ")), "{text}");
        let answer = ask(&mut Engine::new(), &json!({"do": "load", "record": text}));
        assert_eq!(answer["error"]["code"], "record-line", "it is no complete record");
    }
    assert!(
        first.lines().nth(5) != public.lines().nth(5) && first != second,
        "each was told of their own draw"
    );
    let whole = ok(&mut engine, &json!({"do": "record"}))["record"].clone();
    ok(&mut Engine::new(), &json!({"do": "load", "record": whole}));
    // Without secrets there is one record for all.
    let mut open = fresh(&json!({}));
    act(&mut open, 0, "r1");
    assert_eq!(record(&mut open, json!(1)), ok(&mut open, &json!({"do": "record"}))["record"]);
    assert_eq!(error(&mut open, &json!({"do": "record", "seat": 7}))["code"], "no-such-seat");
}

#[test]
fn bad_requests_are_told_apart_and_change_nothing() {
    let mut engine = fresh(&json!({}));
    act(&mut engine, 0, "r1");
    let before = ok(&mut engine, &json!({"do": "record"}));
    let cases = [
        (json!({"do": "act", "seat": 1, "action": "x9"}), "notation", "notation", None),
        (json!({"do": "act", "seat": 0, "action": "r2"}), "refused", "refused-not-your-move", None),
        (
            json!({"do": "act", "seat": 1, "action": "r2"}),
            "refused",
            "diam-refused-not-your-reserve",
            Some("3.4"),
        ),
        (
            json!({"do": "act", "seat": 1, "action": "1.1-2"}),
            "refused",
            "diam-refused-not-your-piece",
            Some("4.5"),
        ),
        (json!({"do": "act", "seat": 7, "action": "m1"}), "protocol", "no-such-seat", None),
        (json!({"do": "act", "seat": -1, "action": "m1"}), "protocol", "bad-request", None),
        (json!({"do": "act", "seat": 1}), "protocol", "bad-request", None),
        (json!({"do": "act", "seat": 1, "action": "m1", "x": 1}), "protocol", "bad-request", None),
        (json!({"do": "dance"}), "protocol", "bad-request", None),
        (json!({"id": 4}), "protocol", "bad-request", None),
        (json!({"do": "new", "game": "chess"}), "protocol", "unknown-game", None),
        (
            json!({"do": "new", "game": "diam", "config": {"players": 9}}),
            "config",
            "diam-bad-players",
            Some("11.2"),
        ),
        (json!({"do": "new", "game": "diam", "config": 3}), "config", "config-not-an-object", None),
        (json!({"do": "perft", "depth": 1_000_000_000_u64}), "protocol", "depth-too-large", None),
        (json!({"do": "perft", "depth": u64::MAX}), "protocol", "depth-too-large", None),
        (json!({"do": "playouts", "count": 1_000_000_000_000_u64}), "protocol", "count-too-large", None),
        (json!({"do": "playouts", "count": 10_000_001}), "protocol", "count-too-large", None),
        (json!({"do": "bot", "seat": 1, "level": 7}), "protocol", "unknown-level", None),
        (json!({"do": "bot", "seat": 1, "level": 1_000}), "protocol", "unknown-level", None),
        (json!({"do": "odds"}), "refused", "refused-out-of-turn", None),
        (json!({"do": "roll", "seed": 1}), "refused", "refused-out-of-turn", None),
        (json!({"do": "roll", "seed": 1, "outcome": "5"}), "protocol", "bad-request", None),
        (json!({"do": "view", "seat": "me"}), "protocol", "no-such-seat", None),
        (json!({"do": "view", "seat": 2}), "protocol", "no-such-seat", None),
        (
            json!({"do": "load", "record": "tabletier record 1\ngame diam 1\n"}),
            "notation",
            "record-truncated",
            None,
        ),
        (json!({"do": "load", "record": ""}), "notation", "record-line", None),
    ];
    for (request, kind, code, paragraph) in cases {
        let error = error(&mut engine, &request);
        assert_eq!((&error["kind"], &error["code"]), (&json!(kind), &json!(code)), "{request}: {error}");
        assert_eq!(error.get("paragraph").and_then(Value::as_str), paragraph, "{request}");
        assert!(error["message"].as_str().is_some_and(|message| message.len() > 10), "{error}");
        assert_eq!(ok(&mut engine, &json!({"do": "record"})), before, "{request} changed the match");
    }
}

#[test]
fn what_is_not_json_is_answered_too() {
    let mut engine = Engine::new();
    let deep = "[".repeat(100_000);
    for line in ["", "{", "[]", "7", "null", "\"do\"", "{\"do\":\"games\"", deep.as_str()] {
        let answer: Value = serde_json::from_str(&engine.handle(line)).expect("one line of JSON");
        assert_eq!(answer["error"]["code"], "not-json", "{line:.20}");
        assert_eq!(answer["id"], Value::Null);
    }
    let long = "x".repeat(catalog::engine::LONGEST_LINE + 1);
    assert!(engine.handle(&long).contains("not-json"));
    for request in ["moves", "pending", "record", "expire", "odds"] {
        let seat =
            if request == "moves" { json!({"do": request, "seat": 0}) } else { json!({"do": request}) };
        assert_eq!(error(&mut engine, &seat)["code"], "no-match");
    }
}

#[test]
fn a_config_with_three_errors_gets_one_answer_with_all_of_them() {
    let config = json!({"edition": "1998", "players": 3, "swap": true, "position": "r"});
    let request = json!({"do": "new", "game": "diam", "config": config});
    let message = error(&mut Engine::new(), &request)["message"].clone();
    let message = message.as_str().expect("a text");
    for part in [
        "1998 edition is for 2 players",
        "swap is for 2 players",
        "starts from the empty board",
        "Eight squares",
    ] {
        assert!(message.contains(part), "{message}");
    }
}

#[test]
fn hand_edited_records_are_refused_where_they_are_wrong() {
    let mut engine = fresh(&json!({"position": "mr/-/-/-/m/-/-/- 0"}));
    act(&mut engine, 0, "r5");
    let record = ok(&mut engine, &json!({"do": "record"}))["record"].clone();
    let record = record.as_str().expect("a text");
    assert!(record.ends_with("\"how\":\"diam\"}\nend 1\n"), "{record}");
    let load = |text: &str| {
        let answer = ask(&mut Engine::new(), &json!({"do": "load", "record": text}));
        answer["error"]["code"].as_str().unwrap_or("read").to_owned()
    };
    assert_eq!(load(record), "read");
    for (from, to, code) in [
        ("act 0 r5", "act 0 r1", "record-wrong-result"),
        ("act 0 r5", "act 1 r5", "record-refused"),
        ("act 0 r5", "act 0 R5", "record-line"),
        ("act 0 r5", "act 0 m5", "record-refused"),
        ("1 act", "2 act", "record-line"),
        ("\"place\":1", "\"place\":2", "record-wrong-result"),
        ("\"how\":\"diam\"", "\"how\":\"time\"", "record-wrong-result"),
        ("end 1", "end 2", "record-truncated"),
        ("end 1\n", "", "record-truncated"),
        ("end 1\n", "end 1\nmore\n", "record-line"),
        ("game diam 1", "game diam 2", "record-other-rules"),
        ("game diam 1", "game chess 1", "unknown-game"),
        ("\"players\":2", "\"players\":7", "record-config"),
        ("tabletier record 1", "tabletier record 2", "record-line"),
        // What would not print as it was read.
        ("end 1\n", "end 1", "record-line"),
        ("end 1\n", "end 1\n\n", "record-line"),
        ("end 1\n", "end 1 \n", "record-truncated"),
        ("act 0 r5\n", "act 0 r5\r\n", "record-line"),
        ("act 0 r5", "act 0  r5", "record-line"),
        ("1 act", "01 act", "record-line"),
        ("game diam 1", "game diam  1", "record-line"),
        ("game diam 1", "game diam 1 ", "record-line"),
        ("game diam 1", "game diam", "record-line"),
        ("{\"edition\"", "{ \"edition\"", "record-config-form"),
        ("\"players\":2,", "", "record-config-form"),
        ("\"players\":2", "\"players\":2,\"players\":2", "record-config-form"),
    ] {
        let edited = record.replacen(from, to, 1);
        assert_ne!(edited, record, "{from}");
        assert_eq!(load(&edited), code, "{from} -> {to}");
    }
    let windows = record.replace('\n', "\r\n");
    assert_eq!(load(&windows), "record-line");
}

#[test]
fn errors_of_records_say_what_to_do() {
    let load = |record: &str| error(&mut Engine::new(), &json!({"do": "load", "record": record}));
    let short = load("tabletier record 1\ngame diam 1\nconfig {}\nend 0\n");
    let config = r#"config {"edition":"2003","players":2,"announce":"auto","swap":false,"position":""}"#;
    let form = format!("record, line 3: the config must name every option, in this form: {config}");
    assert_eq!((&short["kind"], &short["message"]), (&json!("notation"), &json!(form)));
    let refused = load(&format!("tabletier record 1\ngame diam 1\n{config}\n1 act 0 m1\nend 1\n"));
    let sentence = "record, line 4: this entry is not possible here: The brown pieces are the other side's.";
    let fault =
        json!({"kind": "notation", "code": "record-refused", "paragraph": "3.4", "message": sentence});
    assert_eq!(refused, fault);
    let name = load(&format!("tabletier record 1\ngame diam 1\n{config}\n1 seated 0  x\nend 1\n"));
    assert!(
        name["message"].as_str().is_some_and(|text| text.ends_with("100 characters on one line.")),
        "{name}"
    );
    assert!(name.get("paragraph").is_none());
}

#[test]
fn places_in_a_text_are_counted_in_its_characters() {
    let mut engine = fresh(&json!({}));
    let mut told = |action: &str| {
        let error = error(&mut engine, &json!({"do": "act", "seat": 0, "action": action}));
        error["message"].as_str().expect("a text").to_owned()
    };
    assert!(told("rx").starts_with("\"rx\": not understood at character 2: expected a square"));
    assert!(told("  rx").contains("at character 4:"));
    assert!(told("\u{a0}\u{2003}ré").contains("at character 4:"));
}

/// The table closes a match that the rules would go on with.
#[test]
fn a_match_closed_by_the_table_is_over_for_everybody() {
    let record = "tabletier record 1\ngame diam 1\n\
        config {\"edition\":\"2003\",\"players\":2,\"announce\":\"auto\",\"swap\":false,\"position\":\"\"}\n\
        1 act 0 r1\n2 resigned 0\n\
        result {\"standings\":[{\"seat\":0,\"place\":2,\"score\":0},{\"seat\":1,\"place\":1,\"score\":0}],\
        \"how\":\"resigned\"}\nend 2\n";
    let mut engine = Engine::new();
    let over = ok(&mut engine, &json!({"do": "load", "record": record}))["over"].clone();
    assert_eq!(over["how"], "resigned");
    let view = ok(&mut engine, &json!({"do": "view", "seat": 1, "scene": true}));
    assert_eq!(view["over"], over);
    assert_eq!(view["scene"]["caption"], json!({"key": "closed-resigned", "args": {"seat": {"seat": 0}}}));
    let shown = ok(&mut engine, &json!({"do": "show"}));
    let last = shown["text"].as_str().expect("a text").trim_end().lines().last();
    assert_eq!(last.map(str::trim), Some("seat 0 resigned: the game is over"));
    assert_eq!(ok(&mut engine, &json!({"do": "perft", "depth": 0})), json!({"count": 1}));
    assert_eq!(ok(&mut engine, &json!({"do": "perft", "depth": 2})), json!({"count": 0}));
    for request in [json!({"do": "playouts", "count": 1}), json!({"do": "bot", "seat": 1, "level": 1})] {
        assert_eq!(error(&mut engine, &request)["code"], "refused-over", "{request}");
    }
    let table = catalog::load(record).expect("it was loaded before");
    assert_eq!(table.divide(1), Ok(Vec::new()));
    assert_eq!(table.mcts(10, 1).expect_err("it is over").code, "refused-over");
    let open = ok(&mut fresh(&json!({})), &json!({"do": "view", "seat": 1}));
    assert!(open.get("over").is_none());
}

#[test]
fn takebacks_that_are_fair_and_names_that_are_known() {
    let mut table = catalog::game("diam").expect("it is listed").start(&json!({})).expect("can be played");
    table.sit(Seat::new(0), "Ana").expect("a name");
    table.act(Seat::new(0), "r1").expect("it is legal");
    assert!(table.may_take_back(0) && !table.may_take_back(3), "nothing is secret, nothing is rolled");
    assert_eq!(table.names_for(Viewer::Public), [Some("Ana".to_owned()), None]);
}

#[test]
fn clocks_run_by_the_moments_that_are_told() {
    let mut engine = Engine::new();
    let time = json!({"kind": "fischer", "minutes": 1, "increment": 5});
    ok(&mut engine, &json!({"do": "new", "game": "diam", "time": time, "at": 1000}));
    let clock = |engine: &mut Engine, at: u64| ok(engine, &json!({"do": "clock", "at": at}));
    let shown = clock(&mut engine, 11_000);
    assert_eq!(shown["expiry"], json!({"key": "expiry-lost"}));
    assert_eq!(
        (&shown["clock"]["open"]["deadline"], &shown["clock"]["clocks"][0]["left"]),
        (&json!(61_000), &json!(50_000))
    );
    ok(&mut engine, &json!({"do": "act", "seat": 0, "action": "r1", "at": 11_000}));
    let shown = clock(&mut engine, 12_000);
    assert_eq!(shown["clock"]["clocks"][0], json!({"seat": 0, "left": 55_000, "delay": 0, "running": false}));
    let late = json!({"do": "act", "seat": 1, "action": "m2", "at": 71_000});
    assert_eq!(error(&mut engine, &late)["code"], "too-late");
    let over = ok(&mut engine, &json!({"do": "expire", "at": 71_000}));
    assert_eq!(over["over"]["how"], "time");
    let record = ok(&mut engine, &json!({"do": "record"}))["record"].clone();
    assert!(
        record.as_str().is_some_and(|text| text.contains("@11000 act 0 r1\n2 @71000 expired 1\n")),
        "{record}"
    );
}

#[test]
fn a_match_without_time_has_no_clock() {
    let mut engine = fresh(&json!({}));
    assert_eq!(error(&mut engine, &json!({"do": "clock", "at": 1}))["code"], "no-clock");
    let bad = json!({"do": "new", "game": "diam", "time": {"kind": "days", "days": 99}});
    assert_eq!(error(&mut engine, &bad)["code"], "bad-time");
    act(&mut engine, 0, "r1");
}
