//! Guests: a name, a signed cookie, a return link.

use serde_json::{Value, json};

use crate::tools::TestHouse;

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

#[tokio::test]
async fn the_return_link_leads_back_from_any_device() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let link = ana.get("/api/house").await.ok()["me"]["return_link"].as_str().expect("a link").to_owned();
    let mut phone = house.stranger();
    let answer = phone.get(&link).await;
    assert_eq!((answer.status.as_u16(), answer.header("location")), (303, Some("/")));
    assert_eq!(phone.get("/api/house").await.ok()["me"]["name"], "Ana");
    let mut guesser = house.stranger();
    guesser.get("/return/0000").await.refused(404, "not-found");
    guesser.get(&format!("{link}0")).await.refused(404, "not-found");
    assert_eq!(guesser.cookie, None);
}

#[tokio::test]
async fn names_can_be_changed_and_must_be_names() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.id();
    assert_eq!(ana.post("/api/me", &json!({ "name": "Zoé 🦆" })).await.ok()["name"], "Zoé 🦆");
    assert_eq!(ana.id(), id, "the same guest");
    let longest = "é".repeat(40);
    assert_eq!(ana.post("/api/me", &json!({ "name": longest })).await.ok()["name"], longest.as_str());
    for bad in ["", "   ", "\n", "a\u{0}b", "\u{7}", "é".repeat(41).as_str(), "x".repeat(60_000).as_str()] {
        ana.post("/api/me", &json!({ "name": bad })).await.refused(400, "bad-name");
        house.stranger().post("/api/me", &json!({ "name": bad })).await.refused(400, "bad-name");
    }
    assert_eq!(ana.get("/api/house").await.ok()["me"]["name"], longest.as_str());
}
