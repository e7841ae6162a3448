//! How a match ends beside the rules, and what comes after.

use serde_json::json;

use crate::tools::{TestHouse, at};

#[tokio::test]
async fn resigning() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    assert_eq!(ana.table(&id).await["can"], json!({ "resign": true, "draw": true, "rematch": false }));
    // Not only at one's own turn.
    ben.resign(&id, 1).await.ok();
    let seen = ana.table(&id).await;
    assert_eq!(
        (at(&seen, "table.status"), at(&seen, "waiting.over.how")),
        (&json!("over"), &json!("resigned"))
    );
    let standings = at(&seen, "waiting.over.standings").as_array().expect("standings").clone();
    let place =
        |seat: u64| standings.iter().find(|one| one["seat"] == seat).expect("a place")["place"].clone();
    assert_eq!((place(0), place(1)), (json!(1), json!(2)));
    ana.resign(&id, 0).await.refused(409, "refused-over");
    ana.draw(&id, 0, true).await.refused(409, "refused-over");
}

#[tokio::test]
async fn a_draw_needs_everybody() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.draw(&id, 0, true).await.ok();
    assert_eq!(ben.table(&id).await["draw"], json!([0]));
    let error = ana.draw(&id, 0, true).await;
    assert_eq!(error.status.as_u16(), 422, "{}", error.body);
    ana.draw(&id, 0, false).await.ok();
    assert_eq!(ben.table(&id).await["draw"], json!([]));
    ana.draw(&id, 0, true).await.ok();
    ben.draw(&id, 1, true).await.ok();
    let seen = house.stranger().table(&id).await;
    assert_eq!(
        (at(&seen, "table.status"), at(&seen, "waiting.over.how")),
        (&json!("over"), &json!("agreed"))
    );
}

#[tokio::test]
async fn bots_agree_on_nothing() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }])).await;
    assert_eq!(at(&ana.table(&id).await, "can.draw"), false);
    ana.draw(&id, 0, true).await.refused(409, "bots-play-on");
    ana.resign(&id, 0).await.ok();
}

#[tokio::test]
async fn a_rematch_is_the_same_for_all_and_turns_the_seats() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.rematch(&id).await.refused(409, "not-over");
    ben.resign(&id, 1).await.ok();
    house.guest("Eve").await.rematch(&id).await.refused(403, "not-seated");
    house.stranger().rematch(&id).await.refused(403, "not-seated");
    let next = ana.rematch(&id).await.ok()["id"].as_str().expect("an id").to_owned();
    assert_eq!(ben.rematch(&id).await.ok()["id"], next.as_str());
    assert_eq!(ana.rematch(&id).await.ok()["id"], next.as_str());
    assert_eq!(house.stranger().table(&id).await["rematch"], next.as_str());
    let seen = ana.table(&next).await;
    assert_eq!(
        (at(&seen, "table.seats.0.name"), at(&seen, "table.seats.1.name")),
        (&json!("Ben"), &json!("Ana"))
    );
    assert_eq!((&seen["own"], at(&seen, "table.status")), (&json!([1]), &json!("running")));
    assert_eq!(at(&seen, "table.listed"), true);
    ben.act(&next, 0, "r1").await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_asked_for_at_once_is_one() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.resign(&id, 0).await.ok();
    let mut asking = Vec::new();
    for caller in [&ana, &ben, &ana, &ben, &ana, &ben] {
        let (mut caller, id) = (caller.clone(), id.clone());
        asking.push(tokio::spawn(async move { caller.rematch(&id).await.ok()["id"].clone() }));
    }
    let mut ids = Vec::new();
    for asked in asking {
        ids.push(asked.await.expect("no panic"));
    }
    ids.dedup();
    assert_eq!(ids.len(), 1);
    let mine = ben.get("/api/tables").await.ok()["mine"].as_array().expect("a list").len();
    assert_eq!(mine, 2, "the match and its rematch, no third table");
}

#[tokio::test]
async fn the_record_comes_when_it_is_over() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let path = format!("/api/tables/{id}/record");
    for (seat, action) in [(0, "o1"), (1, "m3"), (0, "o5"), (1, "m8"), (0, "r1"), (1, "m2"), (0, "r5")] {
        ana.get(&path).await.refused(403, "not-over");
        let caller = if seat == 0 { &mut ana } else { &mut ben };
        caller.act(&id, seat, action).await.ok();
    }
    let answer = house.stranger().get(&path).await;
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    let record = answer.text();
    let table = catalog::load(record).expect("the record can be read");
    assert_eq!(table.names(), [Some("Ana".to_owned()), Some("Ben".to_owned())]);
    assert_eq!(table.pending().outcome().expect("over").how, "diam");
    let lines: Vec<String> = table.journal().into_iter().map(|line| line.text).collect();
    assert_eq!(lines, house.journal(&id).await);
    assert_eq!(table.record(), record);
}
