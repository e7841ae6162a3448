//! A game that panics, a store that fails, a client that goes away.

use std::sync::{Arc, OnceLock};

use serde_json::json;
use store::Store;

use crate::tools::{Caller, Shaky, Socket, TestHouse, at};

async fn fused(house: &TestHouse) -> (String, Caller) {
    let mut ana = house.guest("Ana").await;
    let id = ana.make("fuse", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
    (id, ana)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_freezes_its_match_alone() {
    let house = TestHouse::new().await;
    let (id, mut ana) = fused(&house).await;
    let (sound, mut ben, _) = house.diam().await;
    let (other, mut eve) = fused(&house).await;
    let address = house.listen().await;
    let mut socket = Socket::live(address, &id, ana.cookie.as_deref()).await;
    assert_eq!(socket.next().await["frozen"], false);
    ana.act(&id, 0, "r1").await.ok();
    socket.next().await;
    ana.act(&id, 1, "m2").await.ok();
    socket.next().await;
    ana.act(&id, 0, "r8").await.refused(409, "table-frozen");
    assert_eq!(socket.next().await["frozen"], true, "those who watch are told");
    let seen = ana.table(&id).await;
    assert_eq!((&seen["frozen"], &seen["number"]), (&json!(true), &json!(4)), "what happened can be seen");
    assert_eq!(seen["can"], json!({ "resign": false, "draw": false, "rematch": false }));
    ana.act(&id, 0, "r3").await.refused(409, "table-frozen");
    assert_eq!(house.journal(&id).await.len(), 4, "nothing was written");
    // The others go on.
    ben.act(&sound, 0, "r8").await.ok();
    eve.act(&other, 0, "r1").await.ok();
    assert_eq!(ana.get("/api/tables").await.ok()["mine"].as_array().map(Vec::len), Some(1));
    // A new start is a new chance: the journal is sound.
    let cookie = ana.cookie.clone().expect("a guest");
    drop((ana, ben, eve, socket));
    let house = house.reopen().await;
    let mut ana = house.stranger().with_cookie(&cookie);
    assert_eq!(ana.table(&id).await["frozen"], false);
    ana.act(&id, 0, "r3").await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_panics_freezes_its_match_alone() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let against = |level: u8| json!([{ "kind": "me" }, { "kind": "bot", "level": level }]);
    let broken = ana.make("fuse", json!({}), against(4)).await;
    let sound = ana.make("fuse", json!({}), against(1)).await;
    ana.act(&broken, 0, "r1").await.ok();
    house.until(&mut ana, &broken, |seen| seen["frozen"] == true).await;
    assert_eq!(house.journal(&broken).await.len(), 3, "what was played is on disk");
    ana.act(&sound, 0, "r1").await.ok();
    house.until(&mut ana, &sound, |seen| at(seen, "table.your_turn") == true).await;
}

#[tokio::test]
async fn a_panic_after_the_commit_keeps_what_is_on_disk() {
    let house = TestHouse::new().await;
    let (id, mut ana) = fused(&house).await;
    ana.act(&id, 0, "r1").await.ok();
    ana.act(&id, 1, "m2").await.ok();
    ana.act(&id, 0, "r7").await.refused(409, "table-frozen");
    assert_eq!(house.journal(&id).await.len(), 5);
    let cookie = ana.cookie.clone().expect("a guest");
    drop(ana);
    let house = house.reopen().await;
    house.house.wake().await.expect("one broken table keeps no house closed");
    let seen = house.stranger().with_cookie(&cookie).table(&id).await;
    assert_eq!((&seen["frozen"], &seen["number"]), (&json!(true), &json!(4)), "as far as it can be told");
}

#[tokio::test]
async fn a_table_that_cannot_be_shown_spoils_no_list() {
    let house = TestHouse::new().await;
    let (id, mut ana) = fused(&house).await;
    let sound = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
    ana.act(&id, 0, "r6").await.refused(409, "table-frozen");
    ana.get(&format!("/api/tables/{id}")).await.refused(409, "table-frozen");
    ana.get(&format!("/api/tables/{id}/at/1")).await.refused(409, "table-frozen");
    ana.get(&format!("/api/tables/{id}/picture.svg?at=1")).await.refused(409, "table-frozen");
    let lists = ana.get("/api/tables").await.ok();
    for list in ["mine", "running"] {
        let ids: Vec<_> = lists[list].as_array().expect("a list").iter().map(|card| &card["id"]).collect();
        assert_eq!(ids, [sound.as_str()], "{list}");
    }
}

/// A house whose store can be shaken.
async fn shaky_house() -> (TestHouse, Arc<Shaky>) {
    let shaky = OnceLock::new();
    let wrap = |store| -> Arc<dyn Store> { Arc::clone(shaky.get_or_init(|| Shaky::new(store))) as _ };
    let house = TestHouse::on(|_| {}, wrap).await;
    (house, shaky.into_inner().expect("it was wrapped"))
}

#[tokio::test]
async fn a_full_disk_refuses_and_loses_nothing() {
    let (house, shaky) = shaky_house().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let before = ana.table(&id).await;
    shaky.leave_room(0);
    let window = before["waiting"]["window"].as_u64().expect("a window");
    let error = ana.act_as(&id, 0, "r1", window, "on-a-full-disk").await.refused(503, "store-full");
    assert!(error["message"].as_str().is_some_and(|text| text.contains("full")), "{error}");
    ana.resign(&id, 0).await.refused(503, "store-full");
    ana.say(&id, "table", "hello?").await.refused(503, "store-full");
    house.stranger().get("/healthz").await.refused(503, "store-full");
    assert_eq!(ana.table(&id).await, before, "the match is as it was");
    shaky.leave_room(u64::MAX);
    ana.act_as(&id, 0, "r1", window, "on-a-full-disk").await.ok();
    ben.act(&id, 1, "m2").await.ok();
    assert_eq!(house.journal(&id).await[2..], ["act 0 r1", "act 1 m2"]);
    assert_eq!(house.stranger().get("/healthz").await.text(), "ok\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_could_not_write_tries_again() {
    let (house, shaky) = shaky_house().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }])).await;
    // The person's action is written; the disk is full when the bot answers.
    shaky.leave_room(1);
    ana.act(&id, 0, "r1").await.ok();
    shaky.failed().await;
    shaky.leave_room(u64::MAX);
    house.until(&mut ana, &id, |seen| at(seen, "table.your_turn") == true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_follows_a_change_waits_for_room() {
    let (house, shaky) = shaky_house().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("blindbid", json!({ "players": 2 }), seats).await;
    // Room for one name; the other, the deal and the die come later.
    shaky.leave_room(1);
    assert_eq!(ben.sit(&id, 1).await.ok()["own"], json!([1]), "the seat is taken");
    shaky.failed().await;
    assert_eq!(house.journal(&id).await, ["seated 0 Ana"]);
    shaky.leave_room(u64::MAX);
    house.until(&mut ana, &id, |seen| seen["waiting"]["must"].is_array()).await;
    let journal = house.journal(&id).await;
    assert_eq!(journal[..2], ["seated 0 Ana", "seated 1 Ben"]);
    assert_eq!(journal.len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_client_began_is_finished_without_it() {
    let (house, shaky) = shaky_house().await;
    let (mut ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    // Each request reaches the disk; whoever asked is gone before it is answered.
    shaky.hold();
    let sitting = tokio::spawn({
        let (mut ben, id) = (ben.clone(), id.clone());
        async move { ben.sit(&id, 1).await }
    });
    shaky.reached().await;
    sitting.abort();
    assert!(sitting.await.is_err());
    shaky.release();
    house.until(&mut ana, &id, |seen| at(seen, "table.status") == "running").await;
    assert_eq!(house.journal(&id).await, ["seated 0 Ana", "seated 1 Ben"]);

    let window = ana.table(&id).await["waiting"]["window"].as_u64().expect("a window");
    shaky.hold();
    let acting = tokio::spawn({
        let (mut ana, id) = (ana.clone(), id.clone());
        async move { ana.act_as(&id, 0, "r1", window, "gone-before-it").await }
    });
    shaky.reached().await;
    acting.abort();
    assert!(acting.await.is_err());
    shaky.release();
    let seen = house.until(&mut ana, &id, |seen| seen["number"] == 3).await;
    assert_eq!(at(&seen, "log.2.action.text"), "r1");
    ana.act_as(&id, 0, "r1", window, "gone-before-it").await.ok();
    assert_eq!(house.journal(&id).await.len(), 3);

    shaky.hold();
    let talking = tokio::spawn({
        let (mut ana, id) = (ana.clone(), id.clone());
        async move { ana.say(&id, "table", "bye").await }
    });
    shaky.reached().await;
    talking.abort();
    assert!(talking.await.is_err());
    shaky.release();
    house.until(&mut ana, &id, |seen| at(seen, "chat.0.text") == "bye").await;
}
