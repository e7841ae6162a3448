//! Cards: what things are and why they cannot move, asked for one by one, from what the caller sees alone.

use serde_json::{Value, json};

use crate::tools::TestHouse;

#[tokio::test]
async fn everything_on_the_board_has_a_card() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let listed = ana.get("/api/games").await.ok();
    let explain = |game: &&Value| game["has_cards"] == true;
    let able: Vec<&Value> = listed.as_array().expect("a list").iter().filter(explain).collect();
    assert_eq!(able.len(), 6, "{able:?}");
    for game in able {
        let key = game["key"].as_str().expect("a key");
        let count = game["seats"][0].as_u64().expect("a number of seats") as usize;
        // Where nobody chooses a seat the table is looked at before anybody has come.
        let seats = if game["drawn"].is_u64() { 0 } else { count };
        let id = ana.make(key, json!({}), vec![json!({ "kind": "me" }); seats].into()).await;
        let (seen, board) = (ana.table(&id).await, ana.get(&format!("/api/tables/{id}/board")).await.ok());
        let pieces = seen["scene"]["pieces"].as_array().expect("pieces");
        let regions = board["regions"].as_array().expect("regions");
        for thing in pieces.iter().chain(regions).take(40) {
            let of = thing["id"].as_str().expect("an id");
            let card = ana.get(&format!("/api/tables/{id}/card?of={of}")).await.ok();
            assert_eq!(card["of"], of);
            assert!(card["does"].as_array().is_some_and(|does| !does.is_empty()), "{card}");
        }
    }
}

#[tokio::test]
async fn a_card_says_why_nothing_can_be_done_to_whom_it_concerns() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    let path = format!("/api/tables/{id}/card?of=piece-1-1");
    let to_ben = ben.get(&path).await.ok();
    assert_eq!(to_ben["why"]["paragraph"], "4.5", "the piece is Ana's: {to_ben}");
    assert_eq!(to_ben["why"]["said"]["key"], "diam-refused-not-your-piece");
    assert_eq!(ana.get(&path).await.ok()["why"], Value::Null, "it is not her turn");
    assert_eq!(house.stranger().get(&path).await.ok()["why"], Value::Null, "nobody waits for who watches");
    let own = ben.get(&format!("/api/tables/{id}/card?of=reserve-brown")).await.ok();
    assert_eq!((&own["why"], &own["owner"]), (&Value::Null, &json!(1)), "it can be placed");
    // What was seen then is told as it was; nothing can be done about it.
    let before = ben.get(&format!("/api/tables/{id}/card?of=reserve-red&at=0")).await.ok();
    assert_eq!(before["state"][0]["label"]["args"]["left"], 4, "{before}");
    assert_eq!(before["why"], Value::Null);
    let now = ben.get(&format!("/api/tables/{id}/card?of=reserve-red")).await.ok();
    assert_eq!(now["state"][0]["label"]["args"]["left"], 3);
}

#[tokio::test]
async fn a_card_says_why_an_action_that_was_begun_does_not_go_on_there() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    ben.act(&id, 1, "m3").await.ok();
    ana.act(&id, 0, "r5").await.ok();
    let path = |of: &str, after: &str| format!("/api/tables/{id}/card?of={of}&after={after}");
    let wrong = ben.get(&path("sq-6", "piece-3-1")).await.ok();
    assert_eq!(wrong["why"]["said"]["key"], "diam-refused-too-far", "{wrong}");
    assert_eq!(ben.get(&path("sq-4", "piece-3-1")).await.ok()["why"], Value::Null, "it can go there");
    assert_eq!(
        ben.get(&path("sq-3", "piece-3-1")).await.ok()["why"]["paragraph"],
        "4.1",
        "or stay, which is no move"
    );
    assert_eq!(ben.get(&path("sq-6", "piece-1-1")).await.ok()["why"], Value::Null, "nothing begins there");
    assert_eq!(ben.get(&path("sq-6", "nonsense")).await.ok()["why"], Value::Null);
    assert_eq!(ana.get(&path("sq-6", "piece-3-1")).await.ok()["why"], Value::Null, "it is not her turn");
}

#[tokio::test]
async fn what_is_not_there_has_no_card() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    for of in ["piece-1-1", "nothing", "", "sq-9", "%2e%2e"] {
        ana.get(&format!("/api/tables/{id}/card?of={of}")).await.refused(404, "not-found");
    }
    ana.get(&format!("/api/tables/{id}/card")).await.refused(400, "bad-request");
    ana.get(&format!("/api/tables/{id}/card?of=sq-1&at=99")).await.refused(404, "not-found");
    ana.get(&format!("/api/tables/{id}/card?of=sq-1&as=1")).await.refused(403, "not-your-seat");
    ana.get("/api/tables/nowhere/card?of=sq-1").await.refused(404, "not-found");
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let silent = ana.make("blindbid", json!({ "players": 2 }), seats).await;
    ana.get(&format!("/api/tables/{silent}/card?of=card-1")).await.refused(404, "not-found");
}
