//! A game that panics, a store that fails, a client that goes away.

use serde_json::{Value, json};

use crate::tools::{
    BREAKS_AS_BOT, BREAKS_ON_APPLY, BREAKS_ON_CHECK, BREAKS_ON_SCENE, BREAKS_ON_TELL, Caller, Follower,
    TestHouse, at, is_awaited,
};

async fn fused(house: &TestHouse) -> (String, Caller) {
    let mut ana = house.guest("Ana").await;
    let id = ana.make("fuse", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
    (id, ana)
}

fn ids(tables: &[Value]) -> Vec<&str> {
    tables.iter().map(|card| card["id"].as_str().expect("an id")).collect()
}

/// Wherever the rules, the drawing or the words panic while something is entered.
#[tokio::test]
async fn a_panic_freezes_its_match_alone() {
    for breaking in [BREAKS_ON_CHECK, BREAKS_ON_APPLY, BREAKS_ON_TELL, BREAKS_ON_SCENE] {
        let house = TestHouse::new().await;
        let (id, mut ana) = fused(&house).await;
        let (sound, mut ben, _) = house.diam().await;
        let (other, mut eve) = fused(&house).await;
        let address = house.listen().await;
        let path = format!("/api/tables/{id}/live?as=0");
        let mut seat = Follower::by(address, &path, ana.cookie.as_deref()).await;
        let mut public = Follower::new(address, &id, None).await;
        let mut elsewhere = Follower::new(address, &sound, None).await;
        assert_eq!(seat.seen["frozen"], false);
        ana.act(&id, 0, "r1").await.ok();
        ana.act(&id, 1, "m2").await.ok();
        for follower in [&mut seat, &mut public] {
            assert_eq!(follower.drain().await.len(), 2);
        }
        ana.act(&id, 0, breaking).await.refused(409, "table-frozen");
        for follower in [&mut seat, &mut public] {
            let number = follower.seen["number"].as_u64().expect("a number") + 1;
            let sent = follower.drain().await;
            assert_eq!(
                sent,
                [json!({ "frame": { "number": number, "frozen": true } })],
                "{breaking}: they are told"
            );
        }
        assert_eq!(
            house.journal(&id).await[2..],
            ["act 0 r1", "act 1 m2"],
            "{breaking}: nothing was written"
        );
        // The table stands as it was before the action that broke it: what is not on disk never happened.
        let seen = ana.get(&format!("/api/tables/{id}?as=0")).await.ok();
        assert_eq!((&seen["frozen"], &seen["told"]), (&json!(true), &json!(4)), "{breaking}");
        assert_eq!(
            (&seen["moves"], at(&seen, "draw.can")),
            (&json!([]), &json!(false)),
            "nothing can be done"
        );
        assert_eq!(
            (&seen["scene"], &seen["waiting"]),
            (&seat.seen["scene"], &seat.seen["waiting"]),
            "{breaking}"
        );
        ana.act(&id, 0, "r3").await.refused(409, "table-frozen");
        ana.resign(&id, 0).await.refused(409, "table-frozen");
        ana.say(&id, "table", "hello?").await.refused(409, "table-frozen");
        assert!(seat.drain().await.is_empty() && public.drain().await.is_empty(), "they are told once");
        // The others go on.
        assert!(elsewhere.drain().await.is_empty());
        ben.act(&sound, 0, BREAKS_ON_CHECK).await.ok();
        eve.act(&other, 0, "r1").await.ok();
        assert_eq!(ids(&ana.list("mine").await), [id.as_str()]);
        // A new start is a new chance: the journal is sound.
        let cookie = ana.cookie.clone().expect("a guest");
        drop((ana, ben, eve, seat, public, elsewhere));
        let house = house.reopen().await;
        let mut ana = house.stranger().with_cookie(&cookie);
        let seen = ana.table(&id).await;
        assert_eq!((&seen["frozen"], &seen["told"]), (&json!(false), &json!(4)), "{breaking}");
        ana.act_as(&id, 0, "r3", 2, "after-the-restart").await.ok();
    }
}

#[tokio::test]
async fn a_bot_that_panics_freezes_its_match_alone() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let against = |level: u8| json!([{ "kind": "me" }, { "kind": "bot", "level": level }]);
    let broken = ana.make("fuse", json!({}), against(BREAKS_AS_BOT)).await;
    let sound = ana.make("fuse", json!({}), against(1)).await;
    let address = house.listen().await;
    let mut follower = Follower::new(address, &broken, ana.cookie.as_deref()).await;
    ana.act(&broken, 0, "r1").await.ok();
    assert!(follower.frame().await.get("frozen").is_none());
    assert_eq!(follower.frame().await, json!({ "number": 2, "frozen": true }), "those who watch are told");
    house.until(&mut ana, &broken, |seen| seen["frozen"] == true).await;
    assert_eq!(house.journal(&broken).await.len(), 3, "what was played is on disk");
    ana.act(&sound, 0, "r1").await.ok();
    house.until(&mut ana, &sound, is_awaited).await;
}

/// With nobody to look on, what cannot be shown is noticed by the first who asks.
#[tokio::test]
async fn a_table_that_cannot_be_shown_spoils_no_list() {
    for breaking in [BREAKS_ON_TELL, BREAKS_ON_SCENE] {
        let house = TestHouse::new().await;
        let (id, mut ana) = fused(&house).await;
        let sound = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
        ana.act(&id, 0, breaking).await.ok();
        assert_eq!(house.journal(&id).await.len(), 3, "it is on disk");
        ana.get(&format!("/api/tables/{id}")).await.refused(409, "table-frozen");
        ana.act_as(&id, 1, "m2", 1, "too-late-for-this").await.refused(409, "table-frozen");
        for (list, caller) in [("mine", &mut ana), ("running", &mut house.stranger())] {
            let tables = caller.list(list).await;
            let mut ids = ids(&tables);
            ids.sort_unstable();
            let mut both = [id.as_str(), &sound];
            both.sort_unstable();
            assert_eq!(ids, both, "{list}");
        }
        ana.act(&sound, 0, breaking).await.ok();
    }
}

/// Whoever asks finds a fault; those who follow are told that the table is frozen, not only the one who asked.
#[tokio::test]
async fn a_fault_that_somebody_finds_is_told_to_all() {
    let house = TestHouse::new().await;
    let (id, mut ana) = fused(&house).await;
    ana.act(&id, 0, BREAKS_ON_TELL).await.ok();
    let address = house.listen().await;
    // This one was told everything before it broke, as far as it says.
    let mut follower = Follower::by(address, &format!("/api/tables/{id}/live?since=3"), None).await;
    assert_eq!((&follower.seen["frozen"], &follower.seen["log"]), (&json!(false), &json!([])));
    ana.get(&format!("/api/tables/{id}/record")).await.text();
    assert!(follower.drain().await.is_empty());
    ana.get(&format!("/api/tables/{id}")).await.refused(409, "table-frozen");
    assert_eq!(follower.drain().await, [json!({ "frame": { "number": 1, "frozen": true } })]);
}

#[tokio::test]
async fn a_full_disk_refuses_and_loses_nothing() {
    let (house, shaky) = TestHouse::shaky().await;
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

#[tokio::test]
async fn a_bot_that_could_not_write_tries_again() {
    let (house, shaky) = TestHouse::shaky().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }])).await;
    // The person's action is written; the disk is full when the bot answers.
    shaky.leave_room(1);
    ana.act(&id, 0, "r1").await.ok();
    shaky.failed().await;
    shaky.leave_room(u64::MAX);
    house.until(&mut ana, &id, is_awaited).await;
}

#[tokio::test]
async fn what_follows_a_change_is_one_with_it() {
    let (house, shaky) = TestHouse::shaky().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("blindbid", json!({ "players": 2 }), seats).await;
    let before = ana.table(&id).await;
    // Without room for the seat, the names, the deal and the die together there is none of them.
    shaky.leave_room(0);
    ben.sit(&id, 1).await.refused(503, "store-full");
    assert_eq!(house.journal(&id).await, Vec::<String>::new());
    assert_eq!(ana.table(&id).await, before);
    shaky.leave_room(1);
    let seen = ben.sit(&id, 1).await.ok();
    assert_eq!(at(&seen, "own.seats"), &json!([1]), "the seat is taken");
    assert!(seen["waiting"]["must"].is_array());
    let journal = house.journal(&id).await;
    assert_eq!(journal[..2], ["seated 0 Ana", "seated 1 Ben"]);
    assert_eq!(journal.len(), 4);
}

#[tokio::test]
async fn what_a_client_began_is_finished_without_it() {
    let (house, shaky) = TestHouse::shaky().await;
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
    let seen = house.until(&mut ana, &id, |seen| seen["told"] == 3).await;
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
    house.until(&mut ana, &id, |seen| at(seen, "talk.0.text") == "bye").await;
}
