//! What was played in public matches that are over: counted once, by whichever node; nothing of private ones and branches.

use serde_json::{Value, json};

use crate::tools::{Caller, TestHouse};

/// A match of Ana's and Ben's, listed or not, in which these moves are played and then the first seat gives up.
async fn played(house: &TestHouse, is_listed: bool, moves: &[&str]) -> String {
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wanted = json!({ "game": "diam", "config": {}, "seats": seats, "listed": is_listed, "lot": false });
    let id = ana.post("/api/tables", &wanted).await.ok()["id"].as_str().expect("an id").to_owned();
    ben.sit(&id, 1).await.ok();
    for (ply, action) in moves.iter().enumerate() {
        let player = if ply % 2 == 0 { &mut ana } else { &mut ben };
        player.act(&id, (ply % 2) as u64, action).await.ok();
    }
    ana.resign(&id, 0).await.ok();
    id
}

/// A study of an empty board, with this first move. Gives its address.
async fn study(caller: &mut Caller, action: &str) -> String {
    let made = caller.post("/api/studies", &json!({ "game": "diam", "config": {} })).await.ok();
    let at = format!("/api/studies/{}", made["id"].as_str().expect("an id"));
    let input = json!({ "kind": "act", "seat": 0, "action": action });
    caller.post(&format!("{at}/play"), &json!({ "version": 1, "node": 0, "input": input })).await.ok();
    at
}

async fn at(caller: &mut Caller, study: &str, node: usize) -> Value {
    caller.get(&format!("{study}/openings?node={node}")).await.ok()
}

fn line(action: &str, played: u32, won: u32) -> Value {
    json!({ "action": action, "played": played, "won": won, "drawn": 0 })
}

#[tokio::test]
async fn public_matches_are_counted_once() {
    let house = TestHouse::new().await;
    let mut eve = house.guest("Eve").await;
    let study = study(&mut eve, "r1").await;
    played(&house, true, &["r1", "m2", "r3"]).await;
    played(&house, true, &["r1", "n5"]).await;
    played(&house, true, &["o4"]).await;
    played(&house, false, &["r8", "m7"]).await;
    assert_eq!(at(&mut eve, &study, 0).await, json!({ "seat": 0, "moves": [] }), "nobody has counted yet");
    assert_eq!(house.house.count_openings().await.expect("counted"), 3, "not the private one");
    assert_eq!(house.house.count_openings().await.expect("counted"), 0, "each once");
    // Whoever began gave up.
    assert_eq!(at(&mut eve, &study, 0).await["moves"], json!([line("r1", 2, 0), line("o4", 1, 0)]));
    let second = at(&mut eve, &study, 1).await;
    assert_eq!(second, json!({ "seat": 1, "moves": [line("m2", 1, 1), line("n5", 1, 1)] }));
    // Nothing of it says who played.
    assert!(!second.to_string().contains("Ana"));
    let mut ana = house.stranger();
    ana.get(&format!("{study}/openings?node=0")).await.refused(404, "not-found");
    eve.get(&format!("{study}/openings?node=9")).await.refused(404, "not-found");
}

#[tokio::test]
async fn what_was_taken_back_was_not_played() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
    ana.act(&id, 0, "r1").await.ok();
    ana.take_back(&id, 0).await.ok();
    ana.act(&id, 0, "r2").await.ok();
    let branch = ana.post(&format!("/api/tables/{id}/branch"), &json!({ "as": 0 })).await.ok();
    let branch = branch["id"].as_str().expect("an id").to_owned();
    ana.act(&branch, 1, "m2").await.ok();
    ana.resign(&branch, 0).await.ok();
    ana.resign(&id, 1).await.ok();
    assert_eq!(house.house.count_openings().await.expect("counted"), 1, "not the branch");
    let study = study(&mut ana, "r2").await;
    assert_eq!(at(&mut ana, &study, 0).await["moves"], json!([line("r2", 1, 1)]));
    assert_eq!(at(&mut ana, &study, 1).await["moves"], json!([]));
}

/// Nobody is told what others played while they play.
#[tokio::test]
async fn not_while_the_match_is_played() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let made = ana.post("/api/studies", &json!({ "table": id, "as": "0" })).await.ok();
    let study = format!("/api/studies/{}", made["id"].as_str().expect("an id"));
    ana.get(&format!("{study}/openings?node=0")).await.refused(409, "study-tied");
    ben.resign(&id, 1).await.ok();
    assert_eq!(at(&mut ana, &study, 0).await["seat"], 0);
}

/// Where several decide at once nothing is counted: what was written and taken back looks like what was played.
#[tokio::test]
async fn decisions_of_several_are_left_out() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let made = ana.post("/api/studies", &json!({ "game": "diplomacy", "config": {} })).await.ok();
    let study = format!("/api/studies/{}", made["id"].as_str().expect("an id"));
    assert_eq!(at(&mut ana, &study, 0).await, json!({ "seat": null, "moves": [] }));
}
