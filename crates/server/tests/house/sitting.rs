//! Sitting down.

use serde_json::json;

use crate::tools::{DAY, TestHouse, at};

#[tokio::test]
async fn the_match_begins_when_everybody_sits() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let before = ana.table(&id).await;
    assert_eq!((at(&before, "table.status"), &before["moves"]), (&json!("open"), &json!([])));
    ana.act(&id, 0, "r1").await.refused(409, "table-open");
    ana.resign(&id, 0).await.refused(409, "table-open");
    let seen = ben.sit(&id, 1).await.ok();
    assert_eq!((at(&seen, "table.status"), &seen["as"]), (&json!("running"), &json!(1)));
    assert_eq!(at(&seen, "table.seats.1.name"), "Ben");
    assert_eq!(house.journal(&id).await, ["seated 0 Ana", "seated 1 Ben"]);
    ana.act(&id, 0, "r1").await.ok();
}

#[tokio::test]
async fn seats_that_cannot_be_taken() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats =
        json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }, { "kind": "invite" }, { "kind": "open" }]);
    let id = ana.make("diam", json!({ "players": 4 }), seats).await;
    let mut ben = house.guest("Ben").await;
    ben.sit(&id, 0).await.refused(409, "seat-taken");
    ben.sit(&id, 1).await.refused(409, "seat-taken");
    ben.sit(&id, 2).await.refused(403, "invited-only");
    for nowhere in [4, 10, 255, 256, u64::MAX] {
        ben.sit(&id, nowhere).await.refused(404, "not-found");
    }
    ana.sit(&id, 3).await.refused(409, "already-seated");
    ben.sit(&id, 3).await.ok();
    ben.sit(&id, 3).await.refused(409, "already-seated");
    house.guest("Eve").await.sit(&id, 3).await.refused(409, "seat-taken");
    ben.sit("nowhere", 0).await.refused(404, "not-found");
}

#[tokio::test]
async fn by_invitation() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }, { "kind": "invite" }]);
    let id = ana.make("diam", json!({ "players": 3 }), seats).await;
    let invites = at(&ana.table(&id).await, "own.invites").clone();
    let token = |place: &str| {
        let link = at(&invites, place)["link"].as_str().expect("a link");
        link.split_once("invite=").expect("a token").1.to_owned()
    };
    let path = format!("/api/tables/{id}/sit");
    let mut ben = house.stranger();
    // What a link opens is told before anybody tries it, to whoever has it whole.
    let ask = |token: &str| format!("/api/tables/{id}/invitation?invite={token}");
    for (place, seat) in [("0", 1), ("1", 2)] {
        assert_eq!(ben.get(&ask(&token(place))).await.ok(), json!({ "seat": seat }));
    }
    for useless in ["wrong", "", &token("0")[1..]] {
        ben.get(&ask(useless)).await.refused(404, "not-found");
    }
    ben.post(&path, &json!({ "seat": 1, "invite": "wrong" })).await.refused(403, "invited-only");
    ben.post(&path, &json!({ "seat": 1, "invite": "" })).await.refused(403, "invited-only");
    ben.post(&path, &json!({ "seat": 1, "invite": token("1") })).await.refused(403, "invited-only");
    let seen = ben.post(&path, &json!({ "seat": 1, "invite": token("0") })).await.ok();
    assert_eq!(at(&seen, "own.seats"), &json!([1]));
    // A link is used up, and ends after a week.
    let mut eve = house.guest("Eve").await;
    eve.post(&path, &json!({ "seat": 1, "invite": token("0") })).await.refused(409, "seat-taken");
    house.pass(7 * DAY + 1);
    eve.post(&path, &json!({ "seat": 2, "invite": token("1") })).await.refused(409, "invitation-expired");
    assert_eq!(at(&ana.table(&id).await, "table.status"), "open");
}

#[tokio::test]
async fn an_invitation_holds_for_a_week() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "invite" }])).await;
    let link = at(&ana.table(&id).await, "own.invites.0.link").as_str().expect("a link").to_owned();
    let token = link.split_once("invite=").expect("a token").1;
    house.pass(7 * DAY);
    let body = json!({ "seat": 1, "invite": token });
    house.stranger().post(&format!("/api/tables/{id}/sit"), &body).await.ok();
    assert_eq!(at(&ana.table(&id).await, "own.invites"), &json!([]), "used up");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_want_one_seat_exactly_one_gets_it() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    let mut racers = Vec::new();
    for n in 0..12 {
        let (mut racer, id) = (house.guest(&format!("Racer {n}")).await, id.clone());
        racers.push(tokio::spawn(async move { racer.sit(&id, 1).await }));
    }
    let mut winners = 0;
    for racer in racers {
        let answer = racer.await.expect("no panic");
        match answer.status.as_u16() {
            200 => winners += 1,
            _ => drop(answer.refused(409, "seat-taken")),
        }
    }
    assert_eq!(winners, 1);
    assert_eq!(house.journal(&id).await.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_guest_in_two_tabs_gets_one_seat() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats = json!([{ "kind": "open" }, { "kind": "open" }, { "kind": "open" }]);
    let id = ana.make("diam", json!({ "players": 3 }), seats).await;
    let tabs: Vec<_> = (0..3)
        .map(|seat| {
            let (mut tab, id) = (ana.clone(), id.clone());
            tokio::spawn(async move { tab.sit(&id, seat).await.status.as_u16() })
        })
        .collect();
    let mut answers = Vec::new();
    for tab in tabs {
        answers.push(tab.await.expect("no panic"));
    }
    answers.sort_unstable();
    assert_eq!(answers, [200, 409, 409]);
}
