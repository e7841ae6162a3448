//! Hints at tables against bots alone: where to look, then what to play; each an entry, and none where people play.

use serde_json::{Value, json};

use crate::tools::{Answer, Caller, Follower, TestHouse, at, is_awaited};

/// Whoever has red is to move, and `r5` makes a diam.
const NEAR_END: &str = "mr/r/-/-/n/-/-/- 0";

async fn ask(caller: &mut Caller, id: &str, seat: u64) -> Answer {
    let window = caller.table(id).await["waiting"]["window"].as_u64().unwrap_or_default();
    ask_in(caller, id, seat, window).await
}

async fn ask_in(caller: &mut Caller, id: &str, seat: u64, window: u64) -> Answer {
    caller.post(&format!("/api/tables/{id}/hint"), &json!({ "seat": seat, "window": window })).await
}

fn bot() -> Value {
    json!({ "kind": "bot", "level": 1 })
}

/// A match of Ana's against a bot, in which she is to move.
async fn against_bot(house: &TestHouse) -> (String, Caller) {
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({ "position": NEAR_END }), json!([{ "kind": "me" }, bot()])).await;
    house.until(&mut ana, &id, is_awaited).await;
    (id, ana)
}

fn hinted(journal: &[String]) -> usize {
    journal.iter().filter(|line| line.starts_with("hinted ")).count()
}

/// Whether one may ask, as the page is told.
async fn may_ask(caller: &mut Caller, id: &str) -> bool {
    caller.table(id).await["own"]["hints"] == true
}

#[tokio::test]
async fn first_where_to_look_then_what_to_play() {
    let house = TestHouse::new().await;
    let (id, mut ana) = against_bot(&house).await;
    assert!(may_ask(&mut ana, &id).await && !may_ask(&mut house.stranger(), &id).await);
    let mut watcher = Follower::new(house.listen().await, &id, None).await;
    let first = ask(&mut ana, &id, 0).await.ok();
    assert!(first.get("play").is_none(), "not yet: {first}");
    assert_eq!(first["look"].as_array().map(Vec::len), Some(1), "{first}");
    assert_eq!(house.journal(&id).await.last().map(String::as_str), Some("hinted 0"), "before the answer");
    let seen = ana.table(&id).await;
    let place = first["look"][0].as_str().expect("an id");
    assert!(
        seen["moves"].to_string().contains(&format!("\"id\":\"{place}\"")),
        "it can be pointed at: {place}"
    );
    let last = seen["log"].as_array().and_then(|log| log.last()).expect("a line").clone();
    assert_eq!(at(&last, "text.key"), "notice-hinted");
    let second = ask(&mut ana, &id, 0).await.ok();
    assert_eq!(second["look"], first["look"]);
    let play = &second["play"][0];
    let action = play["action"].as_str().expect("an action").to_owned();
    assert!(ana.moves(&id, &seen).await.contains(&action), "{action}");
    assert_eq!(play["path"][0], first["look"][0]);
    assert_eq!(second["play"].as_array().map(Vec::len), Some(1));
    // Whoever asks once more is told the same, and that is no other hint.
    assert_eq!(ask(&mut ana, &id, 0).await.ok(), second);
    assert_eq!(hinted(&house.journal(&id).await), 2);
    watcher.drain().await;
    watcher.must_agree(&mut house.stranger(), &id).await;
    assert!(house.stranger().get(&format!("/api/tables/{id}/record")).await.text().contains(" hinted 0\n"));
    // Nothing was played, and what is told wins.
    assert!(is_awaited(&ana.table(&id).await));
    ana.act(&id, 0, &action).await.ok();
    assert_eq!(at(&ana.table(&id).await, "waiting.over.how"), "diam");
    assert!(!may_ask(&mut ana, &id).await, "it is over");
    ask(&mut ana, &id, 0).await.refused(409, "refused-over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_keeps_what_was_told() {
    let house = TestHouse::new().await;
    let (id, mut ana) = against_bot(&house).await;
    let first = ask(&mut ana, &id, 0).await.ok();
    let cookie = ana.gone();
    let house = house.reopen().await;
    let mut ana = house.stranger().with_cookie(&cookie);
    assert_eq!(hinted(&house.journal(&id).await), 1);
    let second = ask(&mut ana, &id, 0).await.ok();
    assert_eq!(second["look"], first["look"], "the same, thought about once more");
    assert!(second["play"].is_array(), "and this is the second step: {second}");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_ones_own_turn_and_window_only() {
    let house = TestHouse::new().await;
    let (id, mut ana) = against_bot(&house).await;
    let window = ana.table(&id).await["waiting"]["window"].as_u64().expect("a window");
    ask_in(&mut ana, &id, 0, window + 1).await.refused(409, "refused-window-ahead");
    ask(&mut ana, &id, 1).await.refused(403, "not-your-seat");
    ask(&mut ana, &id, 99).await.refused(403, "not-your-seat");
    ask(&mut house.stranger(), &id, 0).await.refused(403, "not-your-seat");
    ask(&mut house.guest("Eve").await, &id, 0).await.refused(403, "not-your-seat");
    ask_in(&mut ana, "nowhere", 0, 0).await.refused(404, "not-found");
    // The bot does not answer while the house closes: it stays its turn.
    let mut ben = house.guest("Ben").await;
    let id = ben.make("diam", json!({}), json!([{ "kind": "me" }, bot()])).await;
    house.until(&mut ben, &id, is_awaited).await;
    house.house.close();
    ben.act(&id, 0, "r1").await.ok();
    ask(&mut ben, &id, 0).await.refused(422, "refused-not-your-move");
    assert_eq!(hinted(&house.journal(&id).await), 0);
}

/// Whatever somebody else plays, was given or may come back to.
#[tokio::test]
async fn never_where_people_play() {
    let house = TestHouse::new().await;
    let mut ben = house.guest("Ben").await;
    let refused = |answer: Answer| answer.refused(409, "no-hints");
    let three = json!({ "players": 3 });
    // Ben plays, gives his seat to a bot, and gives it up.
    for how in [
        json!(null),
        json!({ "how": "bot", "level": 1 }),
        json!({ "how": "vacate" }),
        json!({ "how": "offer" }),
    ] {
        let mut ana = house.guest("Ana").await;
        let id = ana.make("diam", three.clone(), json!([{ "kind": "me" }, { "kind": "open" }, bot()])).await;
        ask(&mut ana, &id, 0).await.refused(409, "table-open");
        ben.sit(&id, 1).await.ok();
        if how.is_object() {
            ben.leave(&id, 1, how.clone()).await.ok();
        }
        assert!(is_awaited(&ana.table(&id).await) && !may_ask(&mut ana, &id).await, "{how}");
        refused(ask(&mut ana, &id, 0).await);
        if how["how"] == "vacate" {
            // A bot sits down where he was: it was a match against him.
            let bot = json!({ "proposal": { "what": "bot", "seat": 1, "level": 1 } });
            ana.ask(&id, "propose", 0, bot).await.ok();
            assert_eq!(at(&ana.table(&id).await, "table.seats.1.kind"), "bot");
            refused(ask(&mut ana, &id, 0).await);
        }
        assert_eq!(hinted(&house.journal(&id).await), 0);
    }
    // Two may share a screen.
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
    refused(ask(&mut ana, &id, 0).await);
    // Nobody tries a match against somebody out with hints.
    let (id, mut ana, _ben) = house.diam().await;
    let branch = ana.post(&format!("/api/tables/{id}/branch"), &json!({ "as": 0 })).await.ok();
    refused(ask(&mut ana, branch["id"].as_str().expect("an id"), 0).await);
}

/// Who plays two seats against bots plays against bots alone.
#[tokio::test(flavor = "multi_thread")]
async fn several_seats_may_be_ones_own() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, bot(), { "kind": "me" }]);
    let id = ana.make("diam", json!({ "players": 3 }), seats).await;
    house.until(&mut ana, &id, is_awaited).await;
    assert!(may_ask(&mut ana, &id).await);
    ask(&mut ana, &id, 0).await.ok();
    ask(&mut ana, &id, 2).await.refused(422, "refused-not-your-move");
}

/// Where orders are given, it is told whom to give orders first, and then all of them.
#[tokio::test(flavor = "multi_thread")]
async fn orders_are_told_all_at_once() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats: Vec<Value> =
        (0..7).map(|seat| if seat == 2 { json!({ "kind": "me" }) } else { bot() }).collect();
    let id = ana.make("diplomacy", json!({}), json!(seats)).await;
    house.until(&mut ana, &id, is_awaited).await;
    let first = ask(&mut ana, &id, 2).await.ok();
    assert_eq!(first["look"].as_array().map(Vec::len), Some(3), "three units: {first}");
    let second = ask(&mut ana, &id, 2).await.ok();
    let orders: Vec<&str> =
        second["play"].as_array().expect("orders").iter().filter_map(|one| one["action"].as_str()).collect();
    ana.act(&id, 2, &orders.join("; ")).await.ok();
}

/// Whoever plays unknown is not given away by asking, and nobody learns by a refusal who else does.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_hears_of_hints_to_veiled_seats() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("masked", json!({ "players": 2 }), json!([{ "kind": "me" }, bot()])).await;
    house.until(&mut ana, &id, is_awaited).await;
    ask(&mut ana, &id, 0).await.ok();
    assert_eq!(hinted(&house.journal(&id).await), 1);
    for caller in [&mut ana, &mut house.stranger()] {
        let seen = caller.table(&id).await;
        assert!(!seen["log"].to_string().contains("notice-hinted"), "{}", seen["log"]);
    }
    // With somebody else it is refused, whoever that is.
    let mut ben = house.guest("Ben").await;
    let id = ana.make("masked", json!({ "players": 2 }), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ben.sit(&id, 1).await.ok();
    house.until(&mut ana, &id, is_awaited).await;
    ask(&mut ana, &id, 0).await.refused(409, "no-hints");
    ask(&mut ben, &id, 1).await.refused(409, "no-hints");
}
