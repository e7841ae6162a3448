//! Setting a position up: the house says what stands, what its text is and what is wrong with it, and keeps nothing.

use serde_json::{Value, json};

use crate::tools::TestHouse;

#[tokio::test(flavor = "multi_thread")]
async fn pieces_become_a_text_and_a_text_pieces_and_a_study_begins_there() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    let path = "/api/games/diam/editor";
    let empty = caller.post(path, &json!({ "from": "empty", "whole": true })).await.ok();
    assert_eq!((&empty["text"], &empty["reasons"]), (&json!("-/-/-/-/-/-/-/- 0"), &json!([])));
    assert_eq!(empty["setup"]["palette"].as_array().map(Vec::len), Some(4));
    assert!(empty["board"]["regions"].is_array());
    let put = json!({ "pieces": [{ "sort": "red", "place": "sq-3" }, { "sort": "brown", "place": "sq-3" }], "fields": { "turn": "1" } });
    let stands = caller.post(path, &json!({ "pieces": put })).await.ok();
    assert_eq!(stands["text"], json!("-/-/rm/-/-/-/-/- 1"));
    assert_eq!(stands["pieces"]["pieces"][1]["shown"], json!("piece-3-2"));
    assert!(stands.get("board").is_none() && stands.get("setup").is_none(), "they were not wanted");
    assert_eq!(stands["scene"]["pieces"].as_array().map(Vec::len), Some(2));
    let read = caller.post(path, &json!({ "text": "-/-/rm/-/-/-/-/- 1" })).await.ok();
    assert_eq!(read, stands);
    let made = caller.post("/api/studies", &json!({ "game": "diam", "config": stands["config"] })).await.ok();
    let at = format!("/api/studies/{}/at/0", made["id"].as_str().expect("an id"));
    assert_eq!(caller.get(&at).await.ok()["position"], stands["text"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_told_as_the_game_says_it() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    let path = "/api/games/bartasso/editor";
    let odd = caller.post(path, &json!({ "text": "7 0 1:P200Q" })).await.ok();
    let codes: Vec<&Value> =
        odd["reasons"].as_array().expect("a list").iter().map(|reason| &reason["said"]["key"]).collect();
    for code in [
        "bartasso-bad-position-first",
        "bartasso-bad-position-round",
        "bartasso-bad-position-square",
        "bartasso-bad-position-letter",
    ] {
        assert!(codes.contains(&&json!(code)), "{code}: {codes:?}");
    }
    assert_eq!((&odd["text"], &odd["reasons"][0]["paragraph"]), (&json!("7 0 1:P200Q"), &json!("13.3")));
    let year = caller.post("/api/games/diplomacy/editor", &json!({ "from": "usual" })).await.ok();
    assert_eq!(
        (&year["pieces"]["fields"]["year"], &year["pieces"]["fields"]["stage"]),
        (&json!("1901"), &json!("spring-moves"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    let path = "/api/games/diam/editor";
    let odd = |pieces: Value| json!({ "pieces": pieces });
    caller.post(path, &json!({})).await.refused(400, "bad-request");
    caller.post(path, &json!({ "from": "empty", "text": "" })).await.refused(400, "bad-request");
    caller.post(path, &json!({ "from": "somewhere" })).await.refused(400, "bad-request");
    caller.post(path, &json!({ "text": "r".repeat(20_000) })).await.refused(400, "position-too-long");
    let nowhere = json!({ "pieces": [{ "sort": "red", "place": "sq-9" }], "fields": {} });
    caller.post(path, &odd(nowhere)).await.refused(400, "bad-arrangement");
    caller
        .post(path, &odd(json!({ "pieces": [], "fields": { "turn": "8" } })))
        .await
        .refused(400, "bad-arrangement");
    caller.post(path, &odd(json!({ "pieces": [], "more": 1 }))).await.refused(400, "bad-request");
    caller
        .post(path, &json!({ "from": "empty", "config": { "players": 9 } }))
        .await
        .refused(422, "diam-bad-players");
    caller.post("/api/games/toybattle/editor", &json!({ "from": "empty" })).await.refused(404, "not-found");
    caller.post("/api/games/chess/editor", &json!({ "from": "empty" })).await.refused(404, "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn setting_up_counts_as_a_picture_and_not_as_a_change() {
    let house = TestHouse::with(|options| {
        options.pictures_per_address = 3;
        options.changes_per_address = 5;
    })
    .await;
    let mut caller = house.stranger();
    let wish = json!({ "from": "empty" });
    for status in [200, 200, 200, 429] {
        assert_eq!(caller.post("/api/games/diam/editor", &wish).await.status, status);
    }
    caller.post("/api/games/diam/editor", &wish).await.refused(429, "too-many");
    for _ in 0..5 {
        caller.post("/api/games/diam/check", &json!({ "config": {} })).await.ok();
    }
}
