//! Reviews: a match is looked back on when it is over, by whoever may have its record, and by nobody before.

use serde_json::{Value, json};

use crate::tools::{Caller, TestHouse};

/// A match of Diam that Ben has given up, after one action of each.
async fn over(house: &TestHouse) -> (String, Caller, Caller) {
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    ben.act(&id, 1, "n1").await.ok();
    ben.resign(&id, 1).await.ok();
    (format!("/api/tables/{id}/review"), ana, ben)
}

fn wanted(from: usize, to: usize) -> Value {
    json!({ "from": from, "to": to, "level": 2 })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_over_is_judged_in_portions() {
    let house = TestHouse::new().await;
    let (at, mut ana, _ben) = over(&house).await;
    let review = ana.get(&at).await.ok();
    assert_eq!((&review["game"], &review["kind"]), (&json!("diam"), &json!("judged")));
    assert_eq!((&review["sides"], &review["path"]), (&json!([[0], [1]]), &json!([0, 1, 2])));
    assert_eq!(review["end"], json!([1.0, 0.0]), "whoever gave up lost");
    assert_eq!((&review["nodes"][2]["seat"], &review["nodes"][2]["text"]), (&json!(1), &json!("n1")));
    let judged = ana.post(&format!("{at}/judge"), &wanted(0, 2)).await.ok();
    let points = judged["points"].as_array().expect("a list");
    assert_eq!(points.len(), 2);
    for (number, point) in points.iter().enumerate() {
        assert_eq!((&point["at"], &point["acting"]), (&json!(number), &json!(number)));
        let worth = |side: usize| point["worths"][side].as_f64().expect("it can be told");
        assert!((worth(0) + worth(1) - 1.0).abs() < 1e-6, "what one has the other lacks");
        assert_eq!(point["decision"]["seat"], json!(number));
        assert!(point["decision"]["better"].as_array().is_some_and(|better| !better.is_empty()));
    }
    let last = ana.post(&format!("{at}/judge"), &wanted(2, 3)).await.ok();
    assert_eq!(last["points"][0]["decision"], json!(null), "nobody decided anything there");
    let again = ana.post(&format!("{at}/judge"), &wanted(0, 2)).await.ok();
    assert_eq!(judged, again, "whoever asks is told the same");
    assert_eq!(ana.get(&format!("{at}/at/1")).await.ok()["viewer"], json!(1), "as the seat to act");
    assert!(ana.get(&format!("{at}/board?as=1")).await.ok()["regions"].is_array());
    // From there one may play it differently.
    let id = at.split('/').nth(3).expect("an id");
    let study = ana.post("/api/studies", &json!({ "table": id })).await.ok();
    let study = ana.get(&format!("/api/studies/{}", study["id"].as_str().expect("an id"))).await.ok();
    assert_eq!(study["nodes"], review["nodes"], "a study of the match has the same nodes");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused() {
    let house = TestHouse::new().await;
    let (at, mut ana, _ben) = over(&house).await;
    let judge = format!("{at}/judge");
    for (from, to) in [(0, 0), (2, 1), (0, 4), (3, 4), (0, usize::MAX)] {
        ana.post(&judge, &wanted(from, to)).await.refused(422, "review-range");
    }
    ana.post(&judge, &json!({ "from": 0, "to": 1, "level": 6 })).await.refused(400, "unknown-level");
    ana.post(&judge, &json!({ "from": 0 })).await.refused(400, "bad-request");
    ana.get(&format!("{at}/at/3")).await.refused(404, "not-found");
    ana.get(&format!("{at}/at/0?as=2")).await.refused(404, "not-found");
}

/// Everything there is to ask about a review.
async fn refused(caller: &mut Caller, id: &str, status: u16, code: &str) {
    let at = format!("/api/tables/{id}/review");
    for path in ["", "/board", "/board?as=0", "/at/0", "/at/9?as=1"] {
        caller.get(&format!("{at}{path}")).await.refused(status, code);
    }
    for body in [wanted(0, 1), wanted(5, 2)] {
        caller.post(&format!("{at}/judge"), &body).await.refused(status, code);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_played_is_looked_back_on_by_nobody() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    for caller in [&mut ana, &mut ben, &mut house.stranger()] {
        refused(caller, &id, 409, "not-over").await;
    }
    ben.resign(&id, 1).await.ok();
    // Whoever may have the record may look back, as a record is everybody's who has the address.
    for caller in [&mut ana, &mut ben, &mut house.stranger()] {
        caller.get(&format!("/api/tables/{id}/record")).await.text();
        caller.get(&format!("/api/tables/{id}/review")).await.ok();
        caller.post(&format!("/api/tables/{id}/review/judge"), &wanted(0, 1)).await.ok();
    }
    refused(&mut ana, "nowhere", 404, "not-found").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_hidden_is_open_when_it_is_over_and_not_before() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id = ana.make("toybattle", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ben.sit(&id, 1).await.ok();
    ana.seal(&id).await;
    ben.seal(&id).await;
    for caller in [&mut ana, &mut ben, &mut house.stranger()] {
        refused(caller, &id, 409, "not-over").await;
    }
    ben.resign(&id, 1).await.ok();
    let mut eve = house.stranger();
    let review = eve.get(&format!("/api/tables/{id}/review")).await.ok();
    assert_eq!(review["kind"], json!("judged"));
    let (path, wanted) =
        (format!("/api/tables/{id}/review/judge"), json!({ "from": 0, "to": 2, "level": 1 }));
    let judged = eve.post(&path, &wanted).await.ok();
    assert!(judged["points"][0]["errors"][0].is_number(), "playouts have an error");
    assert_eq!(judged["points"][0]["acting"], json!(null), "troops are dealt");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_branch_is_not_looked_back_on() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    let twig = ana.post(&format!("/api/tables/{id}/branch"), &json!({ "as": 0 })).await.ok();
    let twig = twig["id"].as_str().expect("an id").to_owned();
    refused(&mut ana, &twig, 409, "review-branch").await;
    for caller in [&mut ben, &mut house.stranger()] {
        refused(caller, &twig, 404, "not-found").await;
    }
}
