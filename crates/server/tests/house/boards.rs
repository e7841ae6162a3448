//! A board of one's own: its text travels in the config, from the form to the record and back.

use serde_json::{Value, json};
use tabletop::{Pending, Viewer};

use crate::tools::{TestHouse, at, is_awaited};

/// A whole board of fifteen by fifteen squares.
const WIDE: &str = include_str!("../../../../fuzz/corpus/board/ok-15-by-15");

fn wanted(board: &str) -> Value {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]);
    json!({ "game": "belligerants", "config": { "board": board }, "seats": seats, "lot": false })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_on_ones_own_board_is_played_kept_and_replayed() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let made = ana.post("/api/tables", &wanted(WIDE)).await.ok();
    let id = made["id"].as_str().expect("an id").to_owned();
    let seen = ana.table(&id).await;
    assert_eq!(at(&seen, "table.config.board"), WIDE);
    let board = ana.get(&format!("/api/tables/{id}/board")).await.ok();
    assert_eq!(board["regions"].as_array().map(Vec::len), Some(15 * 15), "one for each square");
    ana.act(&id, 0, "ready").await.ok();
    for _ in 0..3 {
        let seen = house.until(&mut ana, &id, is_awaited).await;
        let action = ana.moves(&id, &seen).await.swap_remove(0);
        ana.act(&id, 0, &action).await.ok();
    }

    // The whole table is in the database, the board with it.
    let (cookie, path) = (ana.cookie.clone().expect("a guest"), format!("/api/tables/{id}/record"));
    drop(ana);
    let house = house.reopen().await;
    let mut ana = house.stranger().with_cookie(&cookie);
    let running = ana.get(&path).await;
    assert!(running.text().starts_with("tabletier running record 1\n"), "{}", running.body);
    // A key of its own: this caller counts from the start again.
    let over = json!({ "seat": 0, "key": "after-the-restart" });
    ana.post(&format!("/api/tables/{id}/resign"), &over).await.ok();
    let record = ana.get(&path).await.text().to_owned();
    let loaded = catalog::load(&record).expect("what the house hands out can be read");
    assert_eq!(loaded.record(), fair::split(&record).0);
    assert_eq!(loaded.config()["board"], WIDE);
    assert!(matches!(loaded.pending(), Pending::Over(_)));
    let last = ana.table(&id).await;
    let scene = serde_json::to_value(loaded.scene(Viewer::Public)).expect("plain data");
    assert_eq!(scene["pieces"], at(&last, "scene.pieces").clone(), "everybody stands where they stood");
}

#[tokio::test]
async fn every_flaw_of_a_board_is_told_by_itself() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    // No black square, one star too few, and a bridge that is no diagonal step.
    let flawed = WIDE.replace('@', ".").replacen(".*", ". ", 1).replace("b3-c2", "b3-c2 a1-a2");
    let flawed = flawed.replace(". black", "@ black");
    let error = ana.post("/api/tables", &wanted(&flawed)).await.json()["error"].clone();
    assert_eq!(error["kind"], "config");
    let reasons = error["reasons"].as_array().expect("every reason");
    assert_eq!(reasons.len(), 3, "{error}");
    let message = error["message"].as_str().expect("words");
    for (reason, words) in reasons.iter().zip(["black", "17 starred", "a1-a2"]) {
        assert_eq!((&reason["fields"], &reason["paragraph"]), (&json!(["board"]), &json!("13.2")));
        assert!(message.contains(words), "{words}: {error}");
        assert_eq!(reason["code"], reason["said"]["key"], "the page has words of its own for it");
        assert!(
            reason["code"].as_str().is_some_and(|code| code.starts_with("belligerants-flaw-")),
            "{reason}"
        );
    }
    // Elsewhere there are no reasons to tell.
    let other = ana.post("/api/tables", &json!({ "game": "chess", "seats": [] })).await;
    assert!(other.json()["error"].get("reasons").is_none(), "{}", other.body);
}

#[tokio::test]
async fn a_board_that_nobody_would_carry_is_refused() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let long = |bytes: usize| format!("{WIDE}# {}\n", "x".repeat(bytes - WIDE.len() - 3));
    let most = belligerants::config::LONGEST_BOARD;
    ana.post("/api/tables", &wanted(&long(most))).await.ok();
    let error =
        ana.post("/api/tables", &wanted(&long(most + 1))).await.refused(422, "belligerants-flaw-too-long");
    assert_eq!(at(&error, "reasons.0.fields"), &json!(["board"]));
    assert_eq!(ana.list("mine").await.len(), 1);
}
