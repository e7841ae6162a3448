//! Studies: what somebody studies is theirs, grows by what the rules allow, and tells nobody anything of a match that is being played.

use serde_json::{Value, json};

use crate::tools::{Caller, TestHouse};

/// Makes a study. Gives where it is.
async fn make(caller: &mut Caller, wanted: Value) -> String {
    let made = caller.post("/api/studies", &wanted).await.ok();
    format!("/api/studies/{}", made["id"].as_str().expect("an id"))
}

/// A seat acts after a node.
async fn act(caller: &mut Caller, at: &str, version: u64, node: u64, seat: u64, action: &str) -> Value {
    let input = json!({ "kind": "act", "seat": seat, "action": action });
    let played = json!({ "version": version, "node": node, "input": input });
    caller.post(&format!("{at}/play"), &played).await.ok()
}

fn remark(version: u64, node: u64, name: &str, comment: &str) -> Value {
    json!({ "version": version, "node": node, "name": name, "comment": comment, "arrows": [{ "from": "r1", "to": "5" }] })
}

/// A match of Diam that Ben has given up, after one action of each.
async fn over(house: &TestHouse) -> (String, Caller, Caller) {
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    ben.act(&id, 1, "n1").await.ok();
    ben.resign(&id, 1).await.ok();
    (id, ana, ben)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_grows_branches_and_is_kept() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let at = make(&mut ana, json!({ "game": "diam" })).await;
    let stand = ana.get(&format!("{at}/at/0")).await.ok();
    assert_eq!(
        (&stand["viewer"], &stand["outcomes"], &stand["window"]),
        (&json!(0), &json!(null), &json!(true))
    );
    assert!(stand["moves"].as_array().is_some_and(|moves| !moves.is_empty()));
    assert!(ana.get(&format!("{at}/board")).await.ok()["regions"].is_array());
    let grown = act(&mut ana, &at, 1, 0, 0, "r1").await;
    assert_eq!((&grown["study"]["version"], &grown["stand"]["node"]), (&json!(2), &json!(1)));
    assert_eq!(grown["stand"]["viewer"], json!(1), "one looks from the seat that is to act");
    assert_eq!(act(&mut ana, &at, 2, 1, 1, "n1").await["stand"]["node"], json!(2));
    assert_eq!(act(&mut ana, &at, 3, 1, 1, "m3").await["stand"]["node"], json!(3));
    let again = act(&mut ana, &at, 4, 1, 1, "n1").await;
    assert_eq!((&again["study"]["version"], &again["stand"]["node"]), (&json!(4), &json!(2)), "it was there");
    let named = ana.post(&format!("{at}/remark"), &remark(4, 0, "The long defence", "")).await.ok();
    assert_eq!(named["name"], "The long defence");
    ana.post(&format!("{at}/remark"), &remark(5, 3, "Far off", "one\ntwo")).await.ok();
    let cookie = ana.gone();
    let house = house.reopen().await;
    let mut ana = house.stranger().with_cookie(&cookie);
    let study = ana.get(&at).await.ok();
    assert_eq!(
        (&study["mine"], &study["tied"], &study["shared"]),
        (&json!(true), &json!(false), &json!(false))
    );
    let nodes = study["nodes"].as_array().expect("a list");
    assert_eq!(nodes.len(), 4);
    assert_eq!(
        (&nodes[3]["after"], &nodes[3]["seat"], &nodes[3]["text"], &nodes[3]["comment"]),
        (&json!(1), &json!(1), &json!("m3"), &json!("one\ntwo"))
    );
    assert_eq!(nodes[3]["arrows"], json!([{ "from": "r1", "to": "5" }]));
    let cut = ana.post(&format!("{at}/prune"), &json!({ "version": 6, "node": 2 })).await.ok();
    assert_eq!(cut["nodes"].as_array().map(Vec::len), Some(3));
    let mine = ana.get("/api/studies").await.ok();
    assert_eq!((mine.as_array().map(Vec::len), &mine[0]["name"]), (Some(1), &json!("The long defence")));
    ana.post(&format!("{at}/discard"), &json!({})).await.ok();
    ana.get(&at).await.refused(404, "not-found");
    assert_eq!(ana.get("/api/studies").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_refuse_is_not_kept_and_who_is_late_is_told() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let at = make(&mut ana, json!({ "game": "diam" })).await;
    let play = format!("{at}/play");
    let input = |version: u64, node: u64, seat: u64, action: &str| json!({ "version": version, "node": node, "input": { "kind": "act", "seat": seat, "action": action } });
    ana.post(&play, &input(1, 0, 1, "n1")).await.refused(422, "refused-not-your-move");
    ana.post(&play, &input(1, 0, 0, "x9")).await.refused(422, "notation");
    ana.post(&play, &input(1, 7, 0, "r1")).await.refused(404, "not-found");
    ana.get(&format!("{at}/at/7")).await.refused(404, "not-found");
    let rolled = json!({ "version": 1, "node": 0, "input": { "kind": "chance" } });
    ana.post(&play, &rolled).await.refused(409, "refused-out-of-turn");
    act(&mut ana, &at, 1, 0, 0, "r1").await;
    ana.post(&play, &input(1, 0, 0, "r2")).await.refused(409, "study-changed");
    ana.post(&format!("{at}/remark"), &remark(1, 0, "late", "")).await.refused(409, "study-changed");
    ana.post(&format!("{at}/remark"), &remark(2, 0, "two\nlines", "")).await.refused(422, "bad-remarks");
    ana.post(&format!("{at}/prune"), &json!({ "version": 2, "node": 0 })).await.refused(404, "not-found");
    assert_eq!(ana.get(&at).await.ok()["version"], json!(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn chance_is_chosen_or_rolled() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let at = make(&mut ana, json!({ "game": "toybattle" })).await;
    let stand = ana.get(&format!("{at}/at/0")).await.ok();
    assert!(stand["outcomes"].is_array(), "chance is awaited");
    let chance =
        |version: u64, node: u64| json!({ "version": version, "node": node, "input": { "kind": "chance" } });
    let rolled = ana.post(&format!("{at}/play"), &chance(1, 0)).await.ok();
    let text = rolled["study"]["nodes"][1]["text"].as_str().expect("an outcome").to_owned();
    let chosen = json!({ "version": 2, "node": 0, "input": { "kind": "chance", "outcome": text } });
    let same = ana.post(&format!("{at}/play"), &chosen).await.ok();
    assert_eq!((&same["study"]["version"], &same["stand"]["node"]), (&json!(2), &json!(1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn anothers_study_is_like_none_until_it_is_shared() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let at = make(&mut ana, json!({ "game": "diam" })).await;
    act(&mut ana, &at, 1, 0, 0, "r1").await;
    let gets = ["", "/text", "/board", "/at/0", "/at/9", "/card?node=0&of=1"];
    let posts = [
        ("play", json!({ "version": 2, "node": 0, "input": { "kind": "expired" } })),
        ("remark", remark(2, 0, "mine", "")),
        ("prune", json!({ "version": 2, "node": 1 })),
        ("promote", json!({ "version": 2, "node": 1, "first": true })),
        ("share", json!({ "shared": true })),
        ("eye", json!({ "node": 0, "level": 1 })),
        ("discard", json!({})),
    ];
    let nowhere = "/api/studies/nosuchstudynosuchstudynosu";
    for mut caller in [ben.clone(), house.stranger()] {
        for path in gets {
            let (there, none) =
                (caller.get(&format!("{at}{path}")).await, caller.get(&format!("{nowhere}{path}")).await);
            assert_eq!(there.refused(404, "not-found"), none.refused(404, "not-found"), "{path}");
        }
        for (path, body) in &posts {
            let there = caller.post(&format!("{at}/{path}"), body).await;
            let none = caller.post(&format!("{nowhere}/{path}"), body).await;
            assert_eq!(there.refused(404, "not-found"), none.refused(404, "not-found"), "{path}");
        }
    }
    let id = at.rsplit('/').next().expect("an id");
    ben.post("/api/studies", &json!({ "study": id })).await.refused(404, "not-found");
    ana.post(&format!("{at}/share"), &json!({ "shared": true })).await.ok();
    let seen = ben.get(&at).await.ok();
    assert_eq!((&seen["mine"], seen["nodes"].as_array().map(Vec::len)), (&json!(false), Some(2)));
    assert_eq!(ben.get(&format!("{at}/at/1")).await.ok()["node"], json!(1));
    for (path, body) in posts.iter().filter(|(path, _)| *path != "eye") {
        ben.post(&format!("{at}/{path}"), body).await.refused(403, "not-your-study");
    }
    let copy = make(&mut ben, json!({ "study": id })).await;
    assert_eq!(ben.get(&format!("{copy}/text")).await.text(), ana.get(&format!("{at}/text")).await.text());
    assert_eq!(ben.get(&copy).await.ok()["mine"], json!(true));
    ana.post(&format!("{at}/share"), &json!({ "shared": false })).await.ok();
    ben.get(&at).await.refused(404, "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_are_pasted_and_given_back() {
    let house = TestHouse::new().await;
    let (id, mut ana, _) = over(&house).await;
    let record = ana.get(&format!("/api/tables/{id}/record")).await.text().to_owned();
    let at = make(&mut ana, json!({ "text": record })).await;
    let text = ana.get(&format!("{at}/text")).await.text().to_owned();
    assert!(
        text.starts_with("tabletier study 1\ngame diam ")
            && text.ends_with("1 0 act 0 r1\n2 1 act 1 n1\nend 2\n"),
        "{text}"
    );
    let again = make(&mut ana, json!({ "text": text.trim_end() })).await;
    assert_eq!(ana.get(&format!("{again}/text")).await.text(), text);
    let refused = ana.post("/api/studies", &json!({ "text": text.replace("r1", "r0") })).await;
    assert!(
        refused.refused(422, "study-refused")["message"].as_str().is_some_and(|said| said.contains("line 4"))
    );
    ana.post("/api/studies", &json!({ "text": "anything" })).await.refused(422, "record-line");
    ana.post("/api/studies", &json!({})).await.refused(400, "bad-request");
    let unplayable = json!({ "game": "diam", "config": { "position": "?" } });
    assert_eq!(ana.post("/api/studies", &unplayable).await.status, 422);
    let placed =
        make(&mut ana, json!({ "game": "diam", "config": { "position": "r/-/mr/-/-/-/n/- 0" } })).await;
    assert!(
        ana.get(&placed).await.ok()["config"]["position"]
            .as_str()
            .is_some_and(|position| position.starts_with("r/-/mr"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_of_a_running_match_is_its_makers_alone_until_the_end() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    let made = ana.post("/api/studies", &json!({ "table": id })).await.ok();
    assert_eq!(made["node"], json!(1));
    let at = format!("/api/studies/{}", made["id"].as_str().expect("an id"));
    assert_eq!(ana.get(&at).await.ok()["tied"], json!(true));
    ana.post(&format!("{at}/share"), &json!({ "shared": true })).await.refused(409, "study-tied");
    let eye = json!({ "node": 1, "level": 1 });
    ana.post(&format!("{at}/eye"), &eye).await.refused(409, "study-tied");
    // What could be set up anew by hand would not be tied any more.
    assert_eq!(ana.get(&format!("{at}/at/1")).await.ok()["position"], json!(null));
    let grown = act(&mut ana, &at, 1, 1, 1, "n1").await;
    assert_eq!(grown["stand"]["position"], json!(null));
    let copied = make(&mut ana, json!({ "study": made["id"] })).await;
    assert_eq!(ana.get(&format!("{copied}/at/1")).await.ok()["position"], json!(null));
    ana.post(&format!("{copied}/eye"), &eye).await.refused(409, "study-tied");
    ana.post(&format!("{copied}/share"), &json!({ "shared": true })).await.refused(409, "study-tied");
    ben.get(&at).await.refused(404, "not-found");
    ben.resign(&id, 1).await.ok();
    assert_eq!(ana.get(&at).await.ok()["tied"], json!(false));
    assert_eq!(ana.get(&format!("{at}/at/1")).await.ok()["position"], json!("r/-/-/-/-/-/-/- 1"));
    assert_eq!(ana.post(&format!("{at}/eye"), &eye).await.ok()["seat"], json!(1));
    ana.post(&format!("{at}/share"), &json!({ "shared": true })).await.ok();
    assert_eq!(ben.get(&at).await.ok()["mine"], json!(false));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_hidden_is_in_no_study_before_the_end() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("toybattle", json!({}), seats).await;
    ben.sit(&id, 1).await.ok();
    // Toy Battle cannot begin from what one seat knows: it is not studied before its end, by nobody.
    for caller in [&mut ana, &mut ben] {
        caller.post("/api/studies", &json!({ "table": id })).await.refused(409, "no-branch");
        caller.post("/api/studies", &json!({ "table": id, "at": 0 })).await.refused(409, "no-branch");
    }
    ben.resign(&id, 1).await.ok();
    let at = make(&mut ana, json!({ "table": id })).await;
    let study = ana.get(&at).await.ok();
    let last = study["nodes"].as_array().map_or(0, Vec::len) - 1;
    assert!(last > 0, "what was dealt is there");
    for seat in [0, 1] {
        assert_eq!(ana.get(&format!("{at}/at/{last}?as={seat}")).await.ok()["viewer"], json!(seat));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_of_a_match_with_secrets_holds_what_its_maker_knows() {
    const TWO: &str = "S1905M; ENGLAND A LON, F NTH; FRANCE A PAR, A MAR; ENGLAND = LON; FRANCE = PAR MAR";
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let bot = json!({ "kind": "bot", "level": 1 });
    let seats = json!([bot, { "kind": "open" }, { "kind": "me" }, bot, bot, bot, bot]);
    let id = ana.make("diplomacy", json!({ "position": TWO }), seats).await;
    ben.sit(&id, 1).await.ok();
    ana.act(&id, 2, "A PAR-BUR").await.ok();
    ben.act(&id, 1, "A LON-NWY; F NTH C A LON-NWY").await.ok();
    let at = make(&mut ana, json!({ "table": id, "as": "2" })).await;
    let text = ana.get(&format!("{at}/text")).await.text().to_owned();
    assert!(text.contains("act 2 A PAR-BUR") && !text.contains("NWY"), "{text}");
    ana.post("/api/studies", &json!({ "table": id, "as": "1" })).await.refused(403, "not-your-seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_eye_tells_lines_with_what_they_are_worth() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let at = make(&mut ana, json!({ "game": "diam" })).await;
    let sight = ana.post(&format!("{at}/eye"), &json!({ "node": 0, "level": 2 })).await.ok();
    let lines = sight["lines"].as_array().expect("a list");
    assert!((1..=3).contains(&lines.len()), "{sight}");
    for line in lines {
        assert!(line["value"].as_f64().is_some_and(|value| (0.0..=1.0).contains(&value)), "{line}");
        assert!(line["actions"].as_array().is_some_and(|actions| !actions.is_empty()), "{line}");
    }
    assert!(sight["counted"].as_u64().is_some_and(|counted| counted > 0));
    assert_eq!(sight["known"]["wins"], json!(false), "the second side wins this game");
    assert!(sight["known"]["plies"].as_u64().is_some_and(|plies| plies > 1), "{sight}");
    let won = make(&mut ana, json!({ "game": "diam", "config": { "position": "r/-/mr/-/-/-/n/- 0" } })).await;
    ana.post(&format!("{won}/eye"), &json!({ "node": 0, "level": 9 })).await.refused(400, "unknown-level");
    ana.post(&format!("{won}/eye"), &json!({ "node": 3, "level": 2 })).await.refused(404, "not-found");
    let map = make(&mut ana, json!({ "game": "diplomacy" })).await;
    ana.post(&format!("{map}/eye"), &json!({ "node": 0, "level": 2 })).await.refused(400, "no-eye");
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_has_a_hundred_studies_at_most() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    for _ in 0..server::studies::MOST_STUDIES {
        make(&mut ana, json!({ "game": "diam" })).await;
    }
    ana.post("/api/studies", &json!({ "game": "diam" })).await.refused(409, "too-many-studies");
    make(&mut ben, json!({ "game": "diam" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn variations_are_put_into_another_order() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let at = make(&mut ana, json!({ "game": "diam" })).await;
    for (version, action) in [(1, "r1"), (2, "r2"), (3, "o3")] {
        act(&mut ana, &at, version, 0, 0, action).await;
    }
    act(&mut ana, &at, 4, 3, 1, "n1").await;
    let promote = format!("{at}/promote");
    let put =
        |version: u64, node: u64, first: bool| json!({ "version": version, "node": node, "first": first });
    let texts = |study: &Value| -> Vec<String> {
        let nodes = study["nodes"].as_array().expect("a list");
        nodes
            .iter()
            .map(|node| format!("{} {}", node["after"], node["text"].as_str().unwrap_or_default()))
            .collect()
    };
    let up = ana.post(&promote, &put(5, 3, false)).await.ok();
    assert_eq!((&up["node"], &up["study"]["version"]), (&json!(2), &json!(6)));
    assert_eq!(texts(&up["study"]), ["0 ", "0 r1", "0 o3", "0 r2", "2 n1"]);
    let first = ana.post(&promote, &put(6, 2, true)).await.ok();
    assert_eq!(texts(&first["study"]), ["0 ", "0 o3", "0 r1", "0 r2", "1 n1"]);
    // Who is late, who is first already, and what is not there.
    ana.post(&promote, &put(6, 2, true)).await.refused(409, "study-changed");
    ana.post(&promote, &put(7, 1, true)).await.refused(409, "study-first");
    ana.post(&promote, &put(7, 0, true)).await.refused(409, "study-first");
    ana.post(&promote, &put(7, 9, true)).await.refused(404, "not-found");
    let kept = ana.get(&at).await.ok();
    assert_eq!((texts(&kept), &kept["version"]), (texts(&first["study"]), &json!(7)));
    assert!(ana.get(&format!("{at}/text")).await.text().contains("1 0 act 0 o3\n2 0 act 0 r1\n"));
}
