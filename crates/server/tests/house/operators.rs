//! What whoever runs a house can do while it serves.

use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

use crate::tools::{Answer, Caller, Follower, TestHouse, at};

fn operator(house: &TestHouse) -> Caller {
    Caller::new(server::api::admin::app(house.house.clone()))
}

async fn give(house: &TestHouse, id: &str, seat: u64, to: Value) -> Answer {
    operator(house).post(&format!("/tables/{id}/seats/{seat}"), &json!({ "to": to })).await
}

fn free() -> Value {
    json!({ "how": "vacate" })
}

fn bot() -> Value {
    json!({ "how": "bot", "level": 1 })
}

#[tokio::test]
async fn nobody_else_finds_it() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    for path in ["/tables", "/bans", "/admin", "/api/admin/tables"] {
        let found = ana.get(path).await;
        assert!(!found.body.contains("\"bans\"") && !found.body.contains(&id), "{path}: {found:?}");
    }
    for path in [format!("/tables/{id}/close"), format!("/api/tables/{id}/close")] {
        assert!(ana.post(&path, &json!({})).await.status.is_client_error(), "{path}");
    }
    assert_eq!(ana.table(&id).await["table"]["status"], "running");
}

#[tokio::test]
async fn all_tables_are_listed_as_everybody_may_see_them() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    let private = json!({
        "game": "blindbid", "config": { "players": 3, "roles": "hidden" }, "listed": false, "lot": false,
        "seats": [{ "kind": "me" }, { "kind": "invite" }, { "kind": "bot", "level": 2 }],
    });
    let made = ana.post("/api/tables", &private).await;
    let listed = operator(&house).get("/tables").await.ok();
    let tables = listed["tables"].as_array().expect("tables");
    assert!(tables.iter().any(|table| table["id"] == json!(id)));
    assert_eq!(tables.len(), if made.status.is_success() { 2 } else { 1 });
    for secret in ["token", "nonce", "seed", "cookie"] {
        assert!(!listed.to_string().contains(secret), "{secret}");
    }
    ana.resign(&id, 0).await.ok();
    let listed = operator(&house).get("/tables").await.ok();
    assert!(!listed.to_string().contains(&id), "what is over needs nobody");
}

#[tokio::test]
async fn a_table_is_closed_by_an_entry() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    let mut follower = Follower::new(house.listen().await, &id, ana.cookie.as_deref()).await;
    operator(&house).post(&format!("/tables/{id}/close"), &json!({})).await.ok();
    assert_eq!(ana.table(&id).await["table"]["status"], "over");
    assert_eq!(house.journal(&id).await.last().map(String::as_str), Some("abandoned"));
    follower.drain().await;
    follower.must_agree(&mut ana, &id).await;
    let again = operator(&house).post(&format!("/tables/{id}/close"), &json!({})).await;
    again.refused(409, "refused-over");
    operator(&house).post("/tables/nowhere/close", &json!({})).await.refused(404, "not-found");
}

#[tokio::test]
async fn a_seat_is_given_away_by_an_entry() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let mut follower = Follower::new(house.listen().await, &id, ana.cookie.as_deref()).await;
    give(&house, &id, 1, free()).await.ok();
    give(&house, &id, 1, free()).await.refused(409, "seat-free");
    assert_eq!(at(&ana.table(&id).await, "table.seats.1.kind"), &json!("open"));
    ben.act(&id, 1, "m2").await.refused(403, "not-your-seat");
    ben.sit(&id, 1).await.ok();
    give(&house, &id, 1, bot()).await.ok();
    ben.act(&id, 1, "m2").await.refused(403, "not-your-seat");
    give(&house, &id, 1, free()).await.refused(409, "seat-taken");
    ana.act(&id, 0, "r1").await.ok();
    house.until(&mut ana, &id, |seen| at(seen, "waiting.must") == &json!([0])).await;
    let journal = house.journal(&id).await;
    let lines: Vec<&str> = journal.iter().map(String::as_str).collect();
    assert_eq!(lines[2..6], ["vacated 1", "seated 1 Ben", "seated 1 Bot 1", "act 0 r1"]);
    follower.drain().await;
    follower.must_agree(&mut ana, &id).await;
    give(&house, &id, 7, free()).await.refused(404, "not-found");
    give(&house, &id, 0, json!({ "how": "offer" })).await.refused(400, "bad-heir");
    give(&house, &id, 0, json!({ "how": "bot", "level": 7 })).await.refused(400, "unknown-level");
    ana.resign(&id, 0).await.ok();
    give(&house, &id, 0, free()).await.refused(409, "refused-over");
}

/// Asks from an address.
async fn from(house: &TestHouse, address: &str, path: &str) -> Answer {
    let request = Request::get(path).header("x-forwarded-for", address).body(Body::empty());
    house.stranger().send(request.expect("a request")).await
}

#[tokio::test]
async fn whoever_is_banned_gets_nothing_and_nobody_else_notices() {
    let house = TestHouse::with(|options| options.trusts_proxy = true).await;
    let ban = async |house: &TestHouse, network: &str, banned: bool| {
        operator(house).post("/bans", &json!({ "network": network, "banned": banned })).await
    };
    assert_eq!(ban(&house, "10.0.0.0/24", true).await.ok()["news"], true);
    assert_eq!(ban(&house, "10.0.0.0/24", true).await.ok()["news"], false);
    ban(&house, "2001:db8::7", true).await.ok();
    for path in ["/", "/api/house", "/api/games", "/api/nothing"] {
        for address in ["10.0.0.1", "10.0.0.255", "::ffff:10.0.0.1", "2001:db8::7"] {
            from(&house, address, path).await.refused(403, "banned");
        }
        for address in ["10.0.1.1", "9.255.255.255", "2001:db8::8"] {
            assert_ne!(from(&house, address, path).await.status.as_u16(), 403, "{address} {path}");
        }
    }
    for wrong in ["", "nobody", "10.0.0.1/33", "10.0.0.0/3", "0.0.0.0/0", "::/0", "10.0.0.1/x", "10.0.0.1 "] {
        ban(&house, wrong, true).await.refused(400, "bad-address");
    }
    let house = house.reopen().await;
    from(&house, "10.0.0.9", "/api/house").await.refused(403, "banned");
    assert_eq!(operator(&house).get("/bans").await.ok()["bans"], json!(["10.0.0.0/24", "2001:db8::7"]));
    ban(&house, "10.0.0.0/24", false).await.ok();
    from(&house, "10.0.0.9", "/api/house").await.ok();
    assert_eq!(ban(&house, "10.0.0.0/24", false).await.ok()["news"], false);
}
