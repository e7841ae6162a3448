//! Tables at which nobody chooses a seat: people put themselves down, lots place them, the rest are substitutes.

use serde_json::{Value, json};

use crate::tools::{Caller, NONCE, TestHouse};

/// Four seats, of which nobody knows who plays the last two.
pub(crate) fn four() -> Value {
    json!({ "players": 4, "roles": "drawn", "press": "full" })
}

/// A table that gathers people, made by this one.
pub(crate) async fn made(host: &mut Caller, more: Value) -> String {
    let mut wanted = json!({ "game": "blindbid", "config": four(), "listed": true });
    let fields = wanted.as_object_mut().expect("an object");
    fields.extend(more.as_object().expect("an object").clone());
    let answer = host.post("/api/tables", &wanted).await.ok();
    answer["id"].as_str().expect("an id").to_owned()
}

impl Caller {
    pub(crate) async fn come(&mut self, id: &str) -> crate::tools::Answer {
        self.post(&format!("/api/tables/{id}/sit"), &json!({})).await
    }

    pub(crate) async fn withdraw(&mut self, id: &str) -> crate::tools::Answer {
        self.post(&format!("/api/tables/{id}/withdraw"), &json!({})).await
    }

    pub(crate) async fn begin(&mut self, id: &str) -> crate::tools::Answer {
        self.post(&format!("/api/tables/{id}/begin"), &json!({})).await
    }

    async fn own(&mut self, id: &str) -> Value {
        self.table(id).await["own"].clone()
    }
}

/// So many people, named by letters.
pub(crate) async fn people(house: &TestHouse, count: u8) -> Vec<Caller> {
    let mut people = Vec::new();
    for number in 0..count {
        people.push(house.guest(&format!("Guest {}", char::from(b'A' + number))).await);
    }
    people
}

fn gathering(seen: &Value) -> Value {
    seen["table"]["gathering"].clone()
}

#[tokio::test]
async fn people_gather_unseen() {
    let house = TestHouse::new().await;
    let mut host = house.guest("Hal").await;
    let id = made(&mut host, json!({})).await;
    let mut all = people(&house, 3).await;
    let empty = json!({ "count": 0, "most": 18, "seats": 4, "exact": false, "owing": 0 });
    assert_eq!(gathering(&host.table(&id).await), empty);
    let bare = json!({}).to_string();
    let path = format!("/api/tables/{id}");
    // One owes the dice something at first.
    all[0].post_text(&format!("{path}/sit"), bare).await.ok();
    assert_eq!(all[0].own(&id).await["down"], json!({ "owes": true }));
    assert_eq!(gathering(&host.table(&id).await)["owing"], 1);
    host.begin(&id).await.refused(409, "nonces-owed");
    all[0].post(&format!("{path}/nonce"), &json!({ "nonce": NONCE })).await.ok();
    all[0].post(&format!("{path}/nonce"), &json!({ "nonce": NONCE })).await.ok();
    all[0]
        .post(&format!("{path}/nonce"), &json!({ "nonce": "0".repeat(32) }))
        .await
        .refused(409, "nonce-given");
    for caller in &mut all[1..] {
        let seen = caller.come(&id).await.ok();
        assert_eq!(seen["own"]["down"], json!({ "owes": false }));
        caller.come(&id).await.refused(409, "already-seated");
    }
    // A count and nothing else, to anybody.
    let seen = host.table(&id).await;
    assert_eq!(gathering(&seen)["count"], 3);
    let kinds: Vec<&Value> =
        seen["table"]["seats"].as_array().expect("seats").iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["hidden"; 4]);
    for caller in [&mut host, &mut house.stranger()] {
        let text = caller.get(&path).await.body + &caller.get("/api/tables?list=open").await.body;
        assert!(!text.contains("Guest ") && text.contains("\"gathering\":{\"count\":3"), "{text}");
    }
    assert_eq!(all[0].list("mine").await[0]["down"], true);
    assert_eq!(host.list("mine").await[0]["down"], Value::Null);
    all[0].sit(&id, 1).await.refused(409, "seats-drawn");
    for caller in [&mut host, &mut all.remove(0)] {
        for channel in ["table", "watchers"] {
            caller.say(&id, channel, "who is it?").await.refused(403, "unheard");
        }
        caller.post(&format!("{path}/bot"), &json!({ "seat": 1, "level": 2 })).await.json();
    }
    all[0].withdraw(&id).await.ok();
    all[0].withdraw(&id).await.refused(409, "not-down");
    assert_eq!(
        (gathering(&host.table(&id).await)["count"].as_u64(), all[0].own(&id).await["down"].clone()),
        (Some(2), Value::Null)
    );
    all[1].begin(&id).await.refused(403, "not-host");
    for (caller, exact) in people(&house, 2).await.iter_mut().zip([false, true]) {
        caller.come(&id).await.ok();
        assert_eq!(gathering(&host.table(&id).await)["exact"], exact);
    }
    host.begin(&id).await.ok();
    host.begin(&id).await.refused(409, "already-begun");
    all[0].come(&id).await.refused(409, "not-asked");
    let seen = host.table(&id).await;
    assert_eq!((seen["table"]["status"].as_str(), gathering(&seen)), (Some("running"), Value::Null));
}

#[tokio::test]
async fn at_most_eighteen_come_and_nobody_begins_without_any() {
    let house = TestHouse::new().await;
    let mut host = house.guest("Hal").await;
    let id = made(&mut host, json!({})).await;
    host.begin(&id).await.refused(409, "nobody-down");
    let mut all = people(&house, 19).await;
    let mut last = all.pop().expect("nineteen");
    for caller in &mut all {
        caller.come(&id).await.ok();
    }
    last.come(&id).await.refused(409, "gathering-full");
    assert!(last.list("open").await.is_empty(), "it has no room");
    host.begin(&id).await.ok();
    let journal = house.whole_journal(&id).await;
    assert!(journal[0].starts_with("committed ") && journal[18].starts_with("nonce 17 "), "{journal:?}");
    let lot = journal[19].strip_prefix("lot ").expect("lots are drawn");
    let seats: Vec<&str> = lot.split(' ').collect();
    assert_eq!((seats.len(), seats.iter().filter(|seat| **seat == "-").count()), (18, 14));
    for (caller, seat) in all.iter_mut().zip(seats) {
        let own = caller.own(&id).await;
        match seat.parse::<u64>() {
            Ok(seat) => assert_eq!((&own["seats"], &own["substitute"]), (&json!([seat]), &Value::Null)),
            Err(_) => {
                assert_eq!((&own["seats"], &own["substitute"]), (&json!([]), &json!({ "asked": false })));
            }
        }
    }
}

#[tokio::test]
async fn what_cannot_be_wished_for_is_refused() {
    let house = TestHouse::new().await;
    let mut host = house.guest("Hal").await;
    let wanted = |more: Value| {
        let mut wanted = json!({ "game": "blindbid", "config": four() });
        wanted.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        wanted
    };
    for (more, status, code) in [
        (json!({ "seats": [{ "kind": "me" }] }), 400, "bad-seats"),
        (json!({ "role": 2 }), 422, "bad-company"),
        (json!({ "bots": 7 }), 400, "unknown-level"),
        (json!({ "alone": true, "role": 4 }), 404, "not-found"),
        (json!({ "share_minutes": 0 }), 422, "bad-share"),
        (json!({ "share_minutes": 43201 }), 422, "bad-share"),
        (json!({ "config": { "players": 3 } }), 400, "bad-seats"),
        (json!({ "config": { "players": 2, "roles": "drawn" } }), 422, "blindbid-bad-roles"),
    ] {
        host.post("/api/tables", &wanted(more.clone())).await.refused(status, code);
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    for (more, code) in
        [(json!({ "alone": true }), "bad-company"), (json!({ "share_minutes": 5 }), "bad-share")]
    {
        let mut chosen = wanted(more);
        (chosen["config"], chosen["seats"]) = (json!({ "players": 3 }), seats.clone());
        host.post("/api/tables", &chosen).await.refused(422, code);
    }
    let id = host.make("blindbid", json!({ "players": 3 }), seats).await;
    host.come(&id).await.refused(409, "seats-chosen");
    host.begin(&id).await.refused(409, "seats-chosen");
    let checked = host.post("/api/games/blindbid/check", &json!({ "config": four() })).await.ok();
    assert_eq!(checked["drawn"], 18);
}

#[tokio::test]
async fn one_person_among_bots_may_choose_a_role() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    for role in [Some(3), Some(0), None] {
        let mut more = json!({ "alone": true, "bots": 1 });
        if let Some(role) = role {
            more["role"] = json!(role);
        }
        let id = made(&mut ana, more).await;
        let seen = ana.table(&id).await;
        assert_eq!(seen["table"]["status"], "running", "{seen}");
        let own = seen["own"]["seats"][0].as_u64().expect("a seat");
        assert!(role.is_none_or(|role| role == own));
        let journal = house.journal(&id).await;
        assert_eq!(journal[0].starts_with("lot "), role.is_none(), "{journal:?}");
        // All four are ready some time: then it does not wait for anything.
        let card = seen["moves"][0]["action"].as_str().expect("a card").to_owned();
        ana.act(&id, own, &card).await.ok();
        ana.act(&id, own, "ready").await.ok();
        let second = house.until(&mut ana, &id, |seen| seen["waiting"]["window"] == 2).await;
        assert_eq!(second["table"]["status"], "running");
    }
}

#[tokio::test]
async fn the_opened_record_proves_the_lot() {
    let house = TestHouse::new().await;
    let mut host = house.guest("Hal").await;
    let id = made(&mut host, json!({})).await;
    let mut all = people(&house, 6).await;
    for caller in &mut all {
        caller.come(&id).await.ok();
    }
    host.begin(&id).await.ok();
    let running = host.get(&format!("/api/tables/{id}/record")).await.text().to_owned();
    assert!(!running.contains(" lot ") && !running.contains("nonce"), "{running}");
    for caller in &mut all {
        let own = caller.table(&id).await["own"]["seats"].clone();
        if let Some(seat) = own[0].as_u64().filter(|seat| *seat < 2) {
            caller.act(&id, seat, "vote").await.ok();
        }
    }
    let seen = host.table(&id).await;
    assert_eq!(seen["table"]["status"], "over");
    let names: Vec<&Value> =
        seen["table"]["seats"].as_array().expect("seats").iter().map(|seat| &seat["name"]).collect();
    assert!(
        names.iter().all(|name| name.as_str().is_some_and(|name| name.starts_with("Guest "))),
        "{names:?}"
    );
    let record = host.get(&format!("/api/tables/{id}/record")).await.text().to_owned();
    assert!(record.contains(" - ") || record.contains(" -\n"), "two have no seat: {record}");
    // The other checkers, in Python and in the page, are tried on the same text.
    expect_test::expect_file!["../../../../docs/fair-chance-drawn.record"].assert_eq(&record);
    let verified = server_verify(&record);
    assert!(verified >= 2, "a lot and what was dealt");
    // Who played asks for the next one: everybody gathers anew.
    let mut player = all.remove(0);
    for mut caller in all {
        if caller.table(&id).await["own"]["seats"][0].is_u64() {
            player = caller;
        }
    }
    let next = player.rematch(&id).await.ok()["id"].as_str().expect("an id").to_owned();
    let seen = player.table(&next).await;
    assert_eq!((gathering(&seen)["count"].as_u64(), seen["own"]["seats"].clone()), (Some(0), json!([])));
}

/// How many outcomes an opened record of the test game proves.
fn server_verify(record: &str) -> usize {
    let (record, part) = fair::split(record);
    let opened = fair::Opened::read(part.expect("it is opened")).expect("as it was printed");
    let game = tabletop::Match::<blindbid::BlindBid>::from_record(record).expect("it can be replayed");
    let nonces = game.nonces().expect("it was sealed");
    let mut dice = fair::FairDice::new(&opened.seed, &opened.id, &nonces, 0);
    let lot = game.draw_lot(&mut dice);
    assert!(record.contains(&format!(" lot {lot}\n")), "{lot}");
    opened.proofs.len()
}

#[tokio::test]
async fn a_notebook_is_its_seats() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let path = |seat: u8| format!("/api/tables/{id}/notes?as={seat}");
    let put = |text: &str| json!({ "text": text }).to_string();
    assert_eq!(ana.get(&path(0)).await.ok(), json!({ "text": "" }));
    let before = ben.table(&id).await;
    ana.put_text(&path(0), put("Ben is\tthe Devil\n")).await.ok();
    assert_eq!(ana.get(&path(0)).await.ok(), json!({ "text": "Ben is\tthe Devil\n" }));
    let mut after = ben.table(&id).await;
    after["now"] = before["now"].clone();
    assert_eq!(after, before);
    let others =
        [(ben.clone(), 0), (ana.clone(), 1), (house.stranger(), 0), (ana.clone(), 9), (ana.clone(), 77)];
    for (mut caller, seat) in others {
        caller.get(&path(seat)).await.refused(403, "not-your-seat");
        caller.put_text(&path(seat), put("mine")).await.refused(403, "not-your-seat");
    }
    ana.put_text(&path(0), put(&"é".repeat(8193))).await.refused(422, "notes-too-long");
    ana.put_text(&path(0), put(&"é".repeat(8192))).await.ok();
    ana.put_text(&path(0), put("a\u{7}b")).await.refused(422, "bad-notes");
    ana.put_text(&path(0), "{}".to_owned()).await.refused(400, "bad-request");
    ana.put_text(&path(0), put("for whoever comes")).await.ok();
    ana.leave(&id, 0, json!({ "how": "vacate" })).await.ok();
    ana.get(&path(0)).await.refused(403, "not-your-seat");
    let mut cleo = house.guest("Cleo").await;
    cleo.sit(&id, 0).await.ok();
    assert_eq!(cleo.get(&path(0)).await.ok(), json!({ "text": "for whoever comes" }));
    let cookie = cleo.gone();
    drop((ana, ben));
    let house = house.reopen().await;
    let mut cleo = house.stranger().with_cookie(&cookie);
    assert_eq!(cleo.get(&path(0)).await.ok(), json!({ "text": "for whoever comes" }));
}
