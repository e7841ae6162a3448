//! What no client of ours sends.

use axum::body::Body;
use axum::http::Request;
use axum::http::header::CONTENT_TYPE;
use serde_json::json;

use crate::tools::TestHouse;

const CHANGES: [&str; 8] = [
    "me",
    "tables",
    "tables/ID/sit",
    "tables/ID/act",
    "tables/ID/resign",
    "tables/ID/draw",
    "tables/ID/rematch",
    "tables/ID/chat",
];
const READS: [&str; 6] = ["", "/board", "/moves", "/at/0", "/record", "/picture.svg"];

#[tokio::test]
async fn bodies_that_are_none() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    for path in CHANGES.iter().filter(|path| !path.ends_with("rematch")) {
        let path = format!("/api/{}", path.replace("ID", &id));
        for body in ["", "{", "null", "[]", "\"x\"", "{\"seat\":", "{\"seat\":-1}", "{\"a\":1}", "\u{0}"] {
            ana.post_text(&path, body.to_owned()).await.refused(400, "bad-request");
        }
        let deep = "[".repeat(30_000);
        ana.post_text(&path, deep).await.refused(400, "bad-request");
        let request = Request::post(&path).header(CONTENT_TYPE, "text/plain");
        ana.send(request.body(Body::from("{}")).expect("a request")).await.refused(415, "not-json");
        let request = Request::post(&path);
        ana.send(request.body(Body::from("{}")).expect("a request")).await.refused(415, "not-json");
        let huge = format!("{{\"name\":\"{}\"}}", "x".repeat(10_000_000));
        ana.post_text(&path, huge).await.refused(413, "too-large");
    }
    assert_eq!(house.journal(&id).await.len(), 2, "nothing happened");
}

#[tokio::test]
async fn fields_nobody_knows() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    let extra = [
        ("me".to_owned(), json!({ "name": "A", "admin": true })),
        ("tables".to_owned(), json!({ "game": "diam", "seats": [], "seed": 1 })),
        (format!("tables/{id}/sit"), json!({ "seat": 1, "as": "Ben" })),
        (
            format!("tables/{id}/act"),
            json!({ "seat": 0, "action": "r1", "window": 0, "key": "12345678", "x": 1 }),
        ),
        (format!("tables/{id}/act"), json!({ "seat": 0, "action": "r1", "key": "12345678" })),
        (format!("tables/{id}/resign"), json!({ "seat": 0, "key": "12345678", "x": 1 })),
        (format!("tables/{id}/draw"), json!({ "seat": 0, "yes": true, "key": "12345678", "x": 1 })),
        (format!("tables/{id}/chat"), json!({ "channel": "table", "text": "hi", "name": "Ben" })),
        (format!("tables/{id}/chat"), json!({ "channel": "all", "text": "hi" })),
    ];
    for (path, body) in extra {
        ana.post(&format!("/api/{path}"), &body).await.refused(400, "bad-request");
    }
}

#[tokio::test]
async fn tables_that_are_not_there() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    for id in ["nowhere", "..%2f..", "%00", "'; DROP TABLE matches; --".replace(' ', "%20").as_str()] {
        for path in READS {
            ana.get(&format!("/api/tables/{id}{path}")).await.refused(404, "not-found");
        }
        ana.sit(id, 0).await.refused(404, "not-found");
        ana.act_as(id, 0, "r1", 0, "12345678").await.refused(404, "not-found");
        ana.resign(id, 0).await.refused(404, "not-found");
        ana.draw(id, 0, true).await.refused(404, "not-found");
        ana.rematch(id).await.refused(404, "not-found");
        ana.say(id, "table", "hello?").await.refused(404, "not-found");
    }
}

#[tokio::test]
async fn every_error_has_the_same_form() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    for (path, status, code) in [
        (format!("/api/tables/{id}/at/xyz"), 400, "bad-request"),
        (format!("/api/tables/{id}/at/-1"), 400, "bad-request"),
        (format!("/api/tables/{id}?since=-1"), 400, "bad-request"),
        (format!("/api/tables/{id}?nonsense=1"), 400, "bad-request"),
        (format!("/api/tables/{id}/picture.svg?at=x"), 400, "bad-request"),
        ("/api/games/diam/picture.svg?x=1".to_owned(), 400, "bad-request"),
        (format!("/api/tables/{id}/moves?nonsense=1"), 400, "bad-request"),
        ("/api/tables".to_owned(), 400, "bad-request"),
        ("/api/tables?list=all".to_owned(), 400, "unknown-list"),
        ("/api/tables?list=open&after=x".to_owned(), 400, "bad-cursor"),
        ("/api/tables?list=open&after=1.2".to_owned(), 400, "bad-cursor"),
        ("/api/live".to_owned(), 400, "bad-request"),
        (format!("/api/tables/{id}/live"), 400, "bad-request"),
        (format!("/api/tables/{id}/act"), 405, "bad-method"),
        ("/api/me".to_owned(), 405, "bad-method"),
    ] {
        let error = ana.get(&path).await.refused(status, code);
        assert_eq!(error["kind"], "protocol", "{path}");
    }
    ana.post(&format!("/api/tables/{id}"), &json!({})).await.refused(405, "bad-method");
    ana.post("/somewhere", &json!({})).await.refused(405, "bad-method");
    let request = Request::delete(format!("/api/tables/{id}"));
    ana.send(request.body(Body::empty()).expect("a request")).await.refused(405, "bad-method");
}
