//! The lists: open tables, running ones, mine.

use serde_json::{Value, json};

use crate::tools::{Caller, TestHouse, at};

async fn ids(caller: &mut Caller, list: &str) -> Vec<String> {
    let cards = caller.list(list).await;
    cards.into_iter().map(|card| card["id"].as_str().expect("an id").to_owned()).collect()
}

#[tokio::test]
async fn open_running_and_over() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben, mut eve) = (house.guest("Ana").await, house.guest("Ben").await, house.stranger());
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("diam", json!({ "edition": "1998" }), seats).await;
    for caller in [&mut ana, &mut ben, &mut eve] {
        assert_eq!(ids(caller, "open").await, [id.as_str()]);
        assert!(ids(caller, "running").await.is_empty());
    }
    assert_eq!(ids(&mut ana, "mine").await, [id.as_str()]);
    assert!(ids(&mut ben, "mine").await.is_empty() && ids(&mut eve, "mine").await.is_empty());
    ben.sit(&id, 1).await.ok();
    assert!(ids(&mut eve, "open").await.is_empty());
    let mut cy = house.guest("Cy").await;
    for watcher in [&mut eve, &mut cy] {
        assert_eq!(ids(watcher, "running").await, [id.as_str()]);
    }
    for player in [&mut ana, &mut ben] {
        assert!(ids(player, "running").await.is_empty(), "nobody watches a game of their own");
        assert_eq!(ids(player, "mine").await, [id.as_str()]);
    }
    ben.resign(&id, 1).await.ok();
    assert!(ids(&mut eve, "open").await.is_empty() && ids(&mut eve, "running").await.is_empty());
    assert_eq!(ids(&mut ana, "mine").await, [id.as_str()]);
    let card = ana.list("mine").await.swap_remove(0);
    assert_eq!((&card["status"], at(&card, "config.edition")), (&json!("over"), &json!("1998")));
}

#[tokio::test]
async fn private_tables_are_in_nobodys_lobby() {
    let house = TestHouse::new().await;
    let (mut ana, mut eve) = (house.guest("Ana").await, house.stranger());
    let wanted = json!({ "game": "diam", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = ana.post("/api/tables", &wanted).await.ok()["id"].as_str().expect("an id").to_owned();
    for caller in [&mut ana, &mut eve] {
        assert!(ids(caller, "open").await.is_empty());
    }
    assert_eq!(ids(&mut ana, "mine").await, [id.as_str()]);
    // Whoever has the address may sit down and watch.
    eve.sit(&id, 1).await.ok();
    assert!(ids(&mut house.stranger(), "running").await.is_empty());
    assert_eq!(ids(&mut eve, "mine").await, [id.as_str()]);
}

#[tokio::test]
async fn my_turn_comes_first() {
    let house = TestHouse::new().await;
    let (first, mut ana, mut ben) = house.diam().await;
    house.pass(1000);
    let second = ana.make("diam", json!({}), json!([{ "kind": "open" }, { "kind": "me" }])).await;
    ben.sit(&second, 0).await.ok();
    // Ana begins at the first table, Ben at the second.
    assert_eq!(ids(&mut ana, "mine").await, [first.as_str(), &second]);
    assert_eq!(ids(&mut ben, "mine").await, [second.as_str(), &first]);
    let mine = Value::Array(ana.list("mine").await);
    assert_eq!((at(&mine, "0.your_turn"), at(&mine, "1.your_turn")), (&json!(true), &json!(false)));
    assert_eq!(at(&mine, "0.seats.0.you"), true);
    ana.act(&first, 0, "r1").await.ok();
    ben.act(&second, 0, "r1").await.ok();
    assert_eq!(ids(&mut ana, "mine").await, [second.as_str(), &first]);
    for card in house.stranger().list("running").await {
        assert_eq!(card["your_turn"], false, "it is nobody's turn to a stranger");
        assert!(
            card["seats"].as_array().expect("seats").iter().all(|seat| seat["you"] == Value::Bool(false))
        );
    }
}

#[tokio::test]
async fn lists_are_read_page_by_page() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let mut made = Vec::new();
    for n in 0..65 {
        made.push(ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await);
        // Some are made in the same millisecond.
        house.pass(n % 2);
    }
    made.sort();
    for list in ["open", "mine"] {
        let (mut seen, mut sizes, mut after) = (Vec::new(), Vec::new(), String::new());
        loop {
            let page = ana.get(&format!("/api/tables?list={list}{after}")).await.ok();
            let tables = page["tables"].as_array().expect("a list");
            sizes.push(tables.len());
            seen.extend(tables.iter().map(|card| card["id"].as_str().expect("an id").to_owned()));
            match page["next"].as_str() {
                Some(next) => after = format!("&after={next}"),
                None => break,
            }
        }
        assert_eq!(sizes, [30, 30, 5], "{list}");
        seen.sort();
        assert_eq!(seen, made, "each once");
    }
}

#[tokio::test]
async fn the_tables_that_wait() {
    let house = TestHouse::new().await;
    let (first, mut ana, mut ben) = house.diam().await;
    house.pass(1000);
    let second = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let waiting = async |caller: &mut Caller| caller.get("/api/tables/waiting").await.ok();
    assert_eq!(waiting(&mut ana).await, json!({ "count": 1, "tables": [first] }));
    assert_eq!(waiting(&mut ben).await, json!({ "count": 0, "tables": [] }));
    ben.sit(&second, 1).await.ok();
    assert_eq!(waiting(&mut ana).await, json!({ "count": 2, "tables": [first, second] }), "the oldest first");
    ana.act(&first, 0, "r1").await.ok();
    assert_eq!(waiting(&mut ana).await, json!({ "count": 1, "tables": [second] }));
    assert_eq!(waiting(&mut ben).await, json!({ "count": 1, "tables": [first] }));
    ana.resign(&second, 0).await.ok();
    assert_eq!(waiting(&mut ana).await, json!({ "count": 0, "tables": [] }));
    assert_eq!(waiting(&mut house.stranger()).await, json!({ "count": 0, "tables": [] }));
}
