//! Bots in seats.

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Waker};

use catalog::Unwanted;
use serde_json::json;
use server::places::Places;

use crate::tools::{TestHouse, at, is_awaited};

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "bot", "level": 1 }, { "kind": "me" }])).await;
    let seen = house.until(&mut ana, &id, is_awaited).await;
    assert_eq!(
        (at(&seen, "table.seats.0.kind"), at(&seen, "table.seats.0.level")),
        (&json!("bot"), &json!(1))
    );
    let action = ana.moves(&id, &seen).await.swap_remove(0);
    ana.act(&id, 1, &action).await.ok();
    house.until(&mut ana, &id, |seen| is_awaited(seen) || at(seen, "table.status") == "over").await;
    let journal = house.journal(&id).await;
    assert_eq!(journal[0], "seated 0 Bot 1");
    assert!(journal[2].starts_with("act 0 ") && journal[3] == format!("act 1 {action}"), "{journal:?}");
    assert!(journal[4].starts_with("act 0 "), "{journal:?}");
}

/// Where the public may know who plays; `secrecy` shows that a hidden bot has no name.
#[tokio::test(flavor = "multi_thread")]
async fn bots_have_names_that_stay_the_same() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let bot = json!({ "kind": "bot", "level": 3 });
    let seats = json!([{ "kind": "me" }, bot, bot]);
    let id = ana.make("diam", json!({ "players": 3 }), seats).await;
    let name = |seen: &serde_json::Value, seat: &str| at(seen, &format!("table.seats.{seat}.name")).clone();
    let seen = ana.table(&id).await;
    assert!(name(&seen, "1").is_string() && name(&seen, "1") != name(&seen, "2"), "{seen}");
    let public = house.stranger().table(&id).await;
    let card = ana.list("mine").await.swap_remove(0);
    for other in [name(&public, "1"), card["seats"][1]["name"].clone()] {
        assert_eq!(other, name(&seen, "1"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_a_whole_match_alone() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats =
        json!([{ "kind": "bot", "level": 1 }, { "kind": "bot", "level": 2 }, { "kind": "bot", "level": 1 }]);
    for game in ["diam", "blindbid"] {
        let id = ana.make(game, json!({ "players": 3 }), seats.clone()).await;
        let seen = house.until(&mut ana, &id, |seen| at(seen, "table.status") == "over").await;
        assert!(at(&seen, "waiting.over.how").is_string());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_was_to_move_moves_after_a_restart() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": 5 }])).await;
    // The house closes before the bot begins to think.
    house.house.close();
    ana.act(&id, 0, "r1").await.ok();
    assert_eq!(house.journal(&id).await.len(), 3);
    let cookie = ana.cookie.clone().expect("a guest");
    drop(ana);
    let house = house.reopen().await;
    let mut ana = house.stranger().with_cookie(&cookie);
    assert!(!is_awaited(&ana.table(&id).await));
    house.house.wake().await.expect("the bots wake");
    house.until(&mut ana, &id, is_awaited).await;
    assert_eq!(house.journal(&id).await.len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_a_deal_that_it_need_not() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]);
    let id = ana.make("belligerants", json!({}), seats).await;
    ana.act(&id, 0, "ready").await.ok();
    house.until(&mut ana, &id, is_awaited).await;
    ana.act(&id, 0, "ask").await.ok();
    house.until(&mut ana, &id, |seen| seen["moves"].to_string().contains("\"action\":\"accept\"")).await;
    ana.act(&id, 0, "accept").await.ok();
    let seen = ana.table(&id).await;
    assert_eq!(at(&seen, "waiting.over.how"), "armistice");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_master_answers_like_any_bot() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    // As second player it knows the game by heart.
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": 6 }])).await;
    let seen = house.until(&mut ana, &id, is_awaited).await;
    assert_eq!(at(&seen, "table.seats.1.level"), &json!(6));
    let action = ana.moves(&id, &seen).await.swap_remove(0);
    ana.act(&id, 0, &action).await.ok();
    house.until(&mut ana, &id, is_awaited).await;
    let journal = house.journal(&id).await;
    assert!(journal.iter().any(|line| line == "seated 1 Bot 6"), "{journal:?}");
    assert!(journal.last().is_some_and(|line| line.starts_with("act 1 ")), "{journal:?}");
}

/// Whether something is ready at once.
fn is_ready<T>(waiting: &mut std::pin::Pin<&mut impl Future<Output = T>>) -> bool {
    waiting.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_ready()
}

#[test]
fn one_master_thinks_at_a_time_and_takes_nobodys_place() {
    let places = Places::new(1);
    let mut first = Box::pin(places.take(6));
    let std::task::Poll::Ready(master) = first.as_mut().poll(&mut Context::from_waker(Waker::noop())) else {
        panic!("the place is free")
    };
    let mut second = pin!(places.take(6));
    assert!(!is_ready(&mut second), "one at a time");
    assert_eq!(places.taken(), 1);
    let mut other = pin!(places.take(5));
    assert!(is_ready(&mut other), "and beside it another bot");
    drop(master);
    assert!(is_ready(&mut second), "then the next");
}

/// How far back the thread stands that this is asked on.
#[cfg(target_os = "linux")]
fn niceness() -> i32 {
    rustix::process::getpriority_process(None).expect("a thread may ask about itself")
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_master_thinks_behind_all_others() {
    let (places, wanted, usual) = (Places::new(1), Unwanted::default(), niceness());
    let behind =
        places.take(6).await.think(&wanted, || [niceness(), std::thread::spawn(niceness).join().unwrap()]);
    assert_eq!(behind.await, Some([19, 19]), "with all of its threads");
    assert_eq!(places.take(5).await.think(&wanted, niceness).await, Some(usual), "others do not");
    assert_eq!(niceness(), usual);
}

#[tokio::test]
async fn a_thought_that_panics_gives_its_place_back() {
    let (places, wanted) = (Places::new(1), Unwanted::default());
    for level in [5, 6] {
        let nothing: Option<()> = places.take(level).await.think(&wanted, || panic!("a bot's fault")).await;
        assert_eq!((nothing, places.taken()), (None, 0), "level {level}");
    }
}
