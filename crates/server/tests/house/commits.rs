//! Something and all that follows from it is one commit; what could not be written never happened.

use serde_json::{Value, json};
use store::{Chair, Change, Changed, Channel, ChatLine, SubmitKey, Summary};

use crate::tools::{Caller, Follower, Planted, TestHouse};

/// Two who bid: Ben has, and what Ana says next turns the cards over and rolls the die.
async fn before_the_roll(house: &TestHouse) -> (String, Caller, Caller) {
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("blindbid", json!({ "players": 2 }), seats).await;
    ben.sit(&id, 1).await.ok();
    for (seat, caller) in [(0, &mut ana), (1, &mut ben)] {
        let seen = caller.table(&id).await;
        let action = caller.moves(&id, &seen).await.swap_remove(0);
        caller.act(&id, seat, &action).await.ok();
    }
    ben.act(&id, 1, "ready").await.ok();
    (id, ana, ben)
}

/// Everything that people can ask about a table.
async fn everything(callers: &mut [Caller], id: &str) -> Vec<Value> {
    let mut seen = Vec::new();
    for caller in callers {
        seen.push(caller.table(id).await);
        for list in ["open", "running", "mine"] {
            seen.push(Value::Array(caller.list(list).await));
        }
        seen.push(caller.get("/api/tables/waiting").await.ok());
        seen.push(json!(caller.get(&format!("/api/tables/{id}/record")).await.text()));
    }
    seen
}

#[tokio::test]
async fn a_submit_and_what_chance_makes_of_it_are_one() {
    let (house, shaky) = TestHouse::shaky().await;
    let (id, mut ana, ben) = before_the_roll(&house).await;
    let mut follower = Follower::new(house.listen().await, &id, ben.cookie.as_deref()).await;
    let before = house.journal(&id).await.len();
    shaky.changes_since();
    ana.act(&id, 0, "ready").await.ok();
    assert_eq!(shaky.changes_since(), 1);
    let journal = house.journal(&id).await;
    assert_eq!((journal.len(), journal[before].as_str()), (before + 2, "act 0 ready"));
    assert!(journal[before + 1].starts_with("chance prize "));
    assert_eq!(follower.drain().await.len(), 1, "and one step to those who follow");
    // So are a seat, the names, the deal and the die.
    let seats = json!([{ "kind": "open" }, { "kind": "open" }]);
    let next = ana.make("blindbid", json!({ "players": 2 }), seats).await;
    ana.sit(&next, 0).await.ok();
    shaky.changes_since();
    house.guest("Eve").await.sit(&next, 1).await.ok();
    assert_eq!((shaky.changes_since(), house.journal(&next).await.len()), (1, 4));
}

#[tokio::test]
async fn what_could_not_be_written_never_happened() {
    let (house, shaky) = TestHouse::shaky().await;
    let (id, mut ana, ben) = before_the_roll(&house).await;
    let mut follower = Follower::new(house.listen().await, &id, ben.cookie.as_deref()).await;
    let mut callers = [ana.clone(), ben.clone(), house.stranger()];
    let before = everything(&mut callers, &id).await;
    let window = before[0]["waiting"]["window"].as_u64().expect("a window");
    let ready = async |ana: &mut Caller| ana.act_as(&id, 0, "ready", window, "the-very-same-key").await;
    for _ in 0..3 {
        shaky.leave_room(0);
        ready(&mut ana).await.refused(503, "store-full");
        ana.resign(&id, 0).await.refused(503, "store-full");
        ana.say(&id, "table", "hello?").await.refused(503, "store-full");
        ana.act(&id, 0, "vote").await.refused(503, "store-full");
        assert_eq!(everything(&mut callers, &id).await, before);
        assert!(follower.drain().await.is_empty(), "nobody was told");
        shaky.leave_room(u64::MAX);
        // What is refused for another reason drops nothing of what is there.
        ana.act_as(&id, 0, "ready", window + 1, "another-key").await.refused(409, "refused-window-ahead");
        ana.act_as(&id, 0, "bid 99", window, "another-key").await;
        assert_eq!(everything(&mut callers, &id).await, before);
    }
    let entries = house.journal(&id).await.len();
    let first = ready(&mut ana).await;
    first.ok();
    assert_eq!(follower.drain().await.len(), 1);
    follower.must_agree(&mut ben.clone(), &id).await;
    let after = everything(&mut callers, &id).await;
    assert_ne!(after, before);
    for _ in 0..2 {
        assert_eq!(ready(&mut ana).await, first, "a repeat is answered alike");
    }
    assert_eq!((house.journal(&id).await.len(), everything(&mut callers, &id).await), (entries + 2, after));
    assert!(follower.drain().await.is_empty(), "and entered once");
}

/// The last move too: a match that could not be ended goes on.
#[tokio::test]
async fn an_end_that_could_not_be_written_is_none() {
    let (house, shaky) = TestHouse::shaky().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let mut follower = Follower::new(house.listen().await, &id, None).await;
    let mut callers = [ana.clone(), ben.clone(), house.stranger()];
    let before = everything(&mut callers, &id).await;
    shaky.leave_room(0);
    ben.resign(&id, 1).await.refused(503, "store-full");
    assert_eq!(everything(&mut callers, &id).await, before);
    ana.rematch(&id).await.refused(409, "not-over");
    shaky.leave_room(u64::MAX);
    ana.act(&id, 0, "r1").await.ok();
    ben.resign(&id, 1).await.ok();
    let over = everything(&mut callers, &id).await;
    // Nor is there a rematch that could not be written: neither the table nor its name.
    shaky.leave_room(0);
    ana.rematch(&id).await.refused(503, "store-full");
    assert_eq!(callers[0].table(&id).await, over[0]);
    shaky.leave_room(u64::MAX);
    let next = ana.rematch(&id).await.ok()["id"].clone();
    assert_eq!(ben.rematch(&id).await.ok()["id"], next);
    follower.drain().await;
    follower.must_agree(&mut house.stranger(), &id).await;
    assert_eq!(follower.seen["rematch"], next);
}

/// Another node of the house, or a request that was dropped after its commit.
#[tokio::test]
async fn whoever_was_slower_reads_on_and_tries_again() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let mut follower = Follower::new(house.listen().await, &id, None).await;
    let store = &house.house.store;
    let row = store.find_match(&id).await.expect("read").expect("there");
    let key = SubmitKey { name: "of-another-node".to_owned(), asked: "a sum".to_owned() };
    let lines = vec![("act 0 r1".to_owned(), Some(key))];
    let summary = Some(Summary { awaited: 0b10, actions: 1, ..row.summary });
    let chair = |caller: &Caller, name: &str| (caller.id(), name.to_owned());
    let (guest, name) = chair(&ben, "Ben");
    let talk = ChatLine { n: 1, channel: Channel::Watchers, guest, name, text: "hm".to_owned(), at: 7 };
    let written = Change {
        after: row.version,
        at: row.changed + 5,
        lines,
        talk: Some(talk),
        summary,
        ..Change::default()
    };
    assert_eq!(store.change(&id, written).await, Ok(Changed::Written(row.version + 2)));
    ana.act_as(&id, 0, "o3", 0, "in-the-same-window").await.refused(409, "refused-window-closed");
    assert_eq!(follower.drain().await.len(), 1, "what the other wrote is told");
    follower.must_agree(&mut house.stranger(), &id).await;
    assert_eq!(follower.seen["talk"][0]["text"], "hm");
    ben.act(&id, 1, "m2").await.ok();
    assert_eq!(house.journal(&id).await[2..], ["act 0 r1", "act 1 m2"]);
    follower.drain().await;
    follower.must_agree(&mut house.stranger(), &id).await;
}

/// Outcome number i of a match is the same whatever else happens at the table.
#[tokio::test]
async fn dice_do_not_hear_what_is_said() {
    let mut rolled = Vec::new();
    for talks in [false, true] {
        let house = TestHouse::new().await;
        let (mut ana, mut ben, mut eve) =
            (house.guest("Ana").await, house.guest("Ben").await, house.guest("Eve").await);
        let chair = |caller: &Caller, name: &str| Chair::guest(caller.id(), name);
        let lines = ["seated 0 Ana", "seated 1 Ben", "chance draws kwak hook xb42"];
        let lines = [lines.as_slice(), &["chance draws skully skully captain hook"]].concat();
        let chairs = vec![chair(&ana, "Ana"), chair(&ben, "Ben")];
        let (id, game, config) = ("dice", "toybattle", json!({}));
        let lines = lines.into_iter().map(str::to_owned).collect();
        let planted = Planted { id, game, config, chairs, lines, ..Planted::default() };
        planted.into(house.house.store.as_ref()).await;
        for _ in 0..2 {
            for (seat, caller) in [(0, &mut ana), (1, &mut ben)] {
                if talks {
                    caller.say(id, "table", "give me something good").await.ok();
                    caller.draw(id, seat, true).await.ok();
                    caller.draw(id, seat, false).await.ok();
                    eve.say(id, "watchers", "watch the dice").await.ok();
                    house.pass(12_345);
                }
                caller.act(id, seat, "draw").await.ok();
            }
        }
        let journal = house.journal(id).await;
        let chance = journal.iter().filter(|line| line.starts_with("chance ")).cloned();
        rolled.push((chance.collect::<Vec<_>>(), journal.len()));
    }
    assert_eq!(rolled[0].0.len(), 6);
    assert_eq!(rolled[0].0, rolled[1].0);
    assert!(rolled[0].1 < rolled[1].1, "more happened there");
}
