//! Making tables.

use serde_json::{Value, json};

use crate::tools::{TestHouse, at, seat_of};

#[tokio::test]
async fn what_cannot_be_made() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let two = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wanted =
        |game: &str, config: Value, seats: Value| json!({ "game": game, "config": config, "seats": seats });
    for (body, status, code) in [
        (wanted("chess", json!({}), two.clone()), 404, "not-found"),
        (wanted("diam", json!({}), json!([])), 400, "bad-seats"),
        (wanted("diam", json!({}), json!([{ "kind": "me" }])), 400, "bad-seats"),
        (wanted("diam", json!({ "players": 3 }), two.clone()), 400, "bad-seats"),
        (
            wanted("diam", json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": 9 }])),
            400,
            "unknown-level",
        ),
        (
            wanted("diam", json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": 0 }])),
            400,
            "unknown-level",
        ),
        (
            wanted("diam", json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": 999 }])),
            400,
            "bad-request",
        ),
        (wanted("diam", json!({}), json!([{ "kind": "me" }, { "kind": "robot" }])), 400, "bad-request"),
        (
            wanted("diam", json!({}), json!([{ "kind": "me", "x": 1 }, { "kind": "open" }])),
            400,
            "bad-request",
        ),
        (wanted("diam", json!([]), two.clone()), 422, "config-not-an-object"),
        (wanted("diam", json!({ "colour": "red" }), two.clone()), 422, "config-unknown-field"),
    ] {
        let error = ana.post("/api/tables", &body).await.refused(status, code);
        assert!(error["message"].is_string());
    }
    assert!(ana.list("mine").await.is_empty());
}

#[tokio::test]
async fn a_config_is_refused_with_all_reasons() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let config = json!({ "players": 7, "position": "zzz" });
    let body = json!({ "game": "diam", "config": config, "seats": [{ "kind": "me" }] });
    let answer = ana.post("/api/tables", &body).await;
    assert_eq!(answer.status.as_u16(), 422, "{}", answer.body);
    let error = answer.json()["error"].clone();
    assert_eq!(error["kind"], "config");
    let message = error["message"].as_str().expect("words");
    assert!(message.contains("players") && message.contains("position"), "{message}");
}

#[tokio::test]
async fn a_stranger_who_makes_a_table_becomes_a_guest() {
    let house = TestHouse::new().await;
    let mut ana = house.stranger();
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let name = ana.get("/api/house").await.ok()["me"]["name"].as_str().expect("a name").to_owned();
    assert!(name.starts_with("Guest "), "{name}");
    assert_eq!(at(&ana.table(&id).await, "table.seats.0.name"), name.as_str());
}

#[tokio::test]
async fn invitations_are_the_hosts() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }, { "kind": "invite" }, { "kind": "open" }]);
    let body = json!({ "game": "diam", "config": { "players": 4 }, "seats": seats });
    let made = ana.post("/api/tables", &body).await.ok();
    let id = made["id"].as_str().expect("an id");
    let links = made["invites"].clone();
    assert_eq!((at(&links, "0.seat"), at(&links, "1.seat")), (&json!(1), &json!(2)));
    let link = at(&links, "0.link").as_str().expect("a link").to_owned();
    assert!(link.starts_with(&format!("/table/{id}?invite=")));
    assert_ne!(at(&links, "0.link"), at(&links, "1.link"));
    assert_eq!(at(&ana.table(id).await, "own.invites"), &links);
    let token = link.split_once("invite=").expect("a token").1;
    for mut other in [house.guest("Eve").await, house.stranger()] {
        let answer = other.get(&format!("/api/tables/{id}")).await;
        assert_eq!(at(&answer.ok(), "own.invites"), &json!([]));
        assert!(!answer.body.contains(token));
        for list in ["open", "running", "mine"] {
            assert!(!other.get(&format!("/api/tables?list={list}")).await.body.contains(token));
        }
    }
    // Somebody else who sits there is no host.
    let mut ben = house.guest("Ben").await;
    assert_eq!(at(&ben.sit(id, 3).await.ok(), "own.invites"), &json!([]));
}

#[tokio::test]
async fn hot_seat_one_guest_plays_everybody() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
    for (seat, action) in [(0, "r1"), (1, "m2"), (0, "o3")] {
        let table = ana.table(&id).await;
        assert_eq!((&table["as"], seat_of(&table)), (&json!(seat), seat), "seen from the seat to act");
        assert_eq!(at(&table, "own.seats"), &json!([0, 1]));
        assert!(!table["moves"].as_array().expect("moves").is_empty());
        ana.act(&id, seat, action).await.ok();
    }
    let asked = ana.get(&format!("/api/tables/{id}?as=0")).await.ok();
    assert_eq!((&asked["as"], &asked["moves"]), (&json!(0), &json!([])));
    assert_eq!(ana.get(&format!("/api/tables/{id}?as=public")).await.ok()["as"], "public");
}

#[tokio::test]
async fn a_table_for_others_only() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "open" }, { "kind": "invite" }])).await;
    let table = ana.table(&id).await;
    assert_eq!((at(&table, "own.seats"), &table["as"]), (&json!([]), &json!("public")));
    assert_eq!(at(&table, "own.invites.0.seat"), 1);
    assert_eq!(at(&table, "draw.can"), false);
}
