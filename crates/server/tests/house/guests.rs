//! Guests: a name, a signed cookie, a return link.

use serde_json::{Value, json};

use crate::tools::{Caller, TestHouse};

#[tokio::test]
async fn nobody_becomes_somebody_with_a_name() {
    let house = TestHouse::new().await;
    let mut ana = house.stranger();
    let before = ana.get("/api/house").await.ok();
    assert_eq!((&before["me"], &before["version"]), (&Value::Null, &json!(env!("CARGO_PKG_VERSION"))));
    let answer = ana.post("/api/me", &json!({ "name": "  Ana \t Lía " })).await;
    assert_eq!(answer.ok()["name"], "Ana Lía");
    let cookie = answer.header("set-cookie").expect("a cookie").to_owned();
    for part in ["tabletier=", "; Path=/", "; HttpOnly", "; SameSite=Lax", "; Max-Age="] {
        assert!(cookie.contains(part), "{part} in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "no TLS here: {cookie}");
    assert_eq!(ana.get("/api/house").await.ok()["me"]["name"], "Ana Lía");
}

#[tokio::test]
async fn a_cookie_the_house_did_not_sign_is_nobodys() {
    let house = TestHouse::new().await;
    let (ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let (good, other) = (ana.cookie.clone().expect("a cookie"), ben.cookie.clone().expect("a cookie"));
    let (id, signature) = good.split_once('.').expect("two parts");
    let flipped = if signature.starts_with('0') { '1' } else { '0' };
    let forged = [
        format!("{id}.{flipped}{}", &signature[1..]),
        format!("{}.{signature}", other.split_once('.').expect("two parts").0),
        format!("{id}."),
        id.to_owned(),
        format!("{id}.{}", &signature[..signature.len() - 2]),
        format!("{id}.zz{}", &signature[2..]),
        format!("{id}.{signature}é").replace('é', "%C3%A9"),
        "tabletier=.".to_owned(),
        "other=1".to_owned(),
    ];
    for cookie in forged {
        let me = ana.with_cookie(&cookie).get("/api/house").await.ok()["me"].clone();
        assert_eq!(me, Value::Null, "{cookie}");
    }
    // Among others, the good one is found.
    let among = format!("a=1; {good}; b=2");
    assert_eq!(ana.with_cookie(&among).get("/api/house").await.ok()["me"]["name"], "Ana");
}

#[tokio::test]
async fn a_signed_cookie_of_a_forgotten_guest_is_nobodys() {
    let house = TestHouse::new().await;
    let cookie = house.house.cookie("neverwasaguest");
    let cookie = cookie.split(';').next().expect("a cookie");
    let mut ghost = house.stranger().with_cookie(cookie);
    assert_eq!(ghost.get("/api/house").await.ok()["me"], Value::Null);
    assert_eq!(ghost.post("/api/me", &json!({ "name": "Casper" })).await.ok()["name"], "Casper");
}

/// Makes a return link.
async fn link_of(caller: &mut Caller) -> String {
    let made = caller.post("/api/me/link", &json!({})).await.ok();
    made["return_link"].as_str().expect("a link").to_owned()
}

async fn name_of(caller: &mut Caller) -> Value {
    caller.get("/api/house").await.ok()["me"]["name"].clone()
}

#[tokio::test]
async fn the_return_link_leads_back_from_any_device() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let link = link_of(&mut ana).await;
    let mut phone = house.stranger();
    let answer = phone.get(&link).await;
    assert_eq!((answer.status.as_u16(), answer.header("location")), (303, Some("/")));
    assert_eq!(name_of(&mut phone).await, "Ana");
    // Whoever is that guest already goes on as they are.
    assert_eq!(phone.get(&link).await.header("location"), Some("/"));
    let mut guesser = house.stranger();
    guesser.get("/return/0000").await.refused(404, "not-found");
    guesser.get(&format!("{link}0")).await.refused(404, "not-found");
    guesser.post("/api/me/return", &json!({ "token": "0000" })).await.refused(404, "not-found");
    assert_eq!(guesser.cookie, None);
    guesser.post("/api/me/link", &json!({})).await.refused(403, "no-guest");
}

#[tokio::test]
async fn a_new_link_ends_the_one_before_and_none_is_kept() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let (first, second) = (link_of(&mut ana).await, link_of(&mut ana).await);
    assert_ne!(first, second);
    house.stranger().get(&first).await.refused(404, "not-found");
    assert_eq!(house.stranger().get(&second).await.status.as_u16(), 303);
    let token = second.strip_prefix("/return/").expect("a token").to_owned();
    let kept = house.house.store.guest(&ana.id()).await.expect("read").expect("there").token;
    assert_eq!(kept, server::guest::token_hash(&token), "only its hash");
    for path in ["/api/house", "/api/tables?list=mine"] {
        assert!(!ana.get(path).await.body.contains(&token), "it was told once");
    }
    drop(ana);
    let house = house.reopen().await;
    assert_eq!(house.stranger().get(&second).await.status.as_u16(), 303, "after a night too");
}

#[tokio::test]
async fn nobody_becomes_somebody_else_unasked() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let link = link_of(&mut ana).await;
    let token = link.strip_prefix("/return/").expect("a token");
    let answer = ben.get(&link).await;
    let asks = format!("/switch/{token}");
    assert_eq!((answer.status.as_u16(), answer.header("location")), (303, Some(asks.as_str())));
    assert_eq!(answer.header("set-cookie"), None);
    assert_eq!(name_of(&mut ben).await, "Ben", "nothing happened yet");
    let now = ben.post("/api/me/return", &json!({ "token": token })).await.ok();
    assert_eq!((&now["name"], name_of(&mut ben).await), (&json!("Ana"), json!("Ana")));
}

#[tokio::test]
async fn names_can_be_changed_and_must_be_names() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.id();
    assert_eq!(ana.post("/api/me", &json!({ "name": "Zoe\u{301} \u{202e}🦆" })).await.ok()["name"], "Zoé 🦆");
    assert_eq!(ana.id(), id, "the same guest");
    for bad in [
        "",
        "   ",
        "\u{200b}\u{2060}",
        "\u{202e}\u{202c}",
        "é".repeat(25).as_str(),
        "x".repeat(60_000).as_str(),
    ] {
        ana.post("/api/me", &json!({ "name": bad })).await.refused(400, "bad-name");
        house.stranger().post("/api/me", &json!({ "name": bad })).await.refused(400, "bad-name");
    }
    assert_eq!(name_of(&mut ana).await, "Zoé 🦆");
}
