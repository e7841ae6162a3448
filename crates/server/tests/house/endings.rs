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
async fn without_secrets_the_record_is_there_from_the_beginning() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let path = format!("/api/tables/{id}/record");
    for (seat, action) in [(0, "o1"), (1, "m3"), (0, "o5"), (1, "m8"), (0, "r1"), (1, "m2"), (0, "r5")] {
        let running = house.stranger().get(&path).await;
        let table = catalog::load(running.text()).expect("the record so far can be read");
        assert!(table.pending().outcome().is_none());
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

#[tokio::test]
async fn with_secrets_one_has_what_one_saw_until_it_is_over() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("blindbid", json!({ "players": 2 }), seats).await;
    ben.sit(&id, 1).await.ok();
    let path = format!("/api/tables/{id}/record");
    let before = ben.get(&path).await.text().to_owned();
    ben.act(&id, 1, "vote").await.ok();

    // Ben has what he did; nobody else knows that he did anything.
    let own = ben.get(&path).await.text().to_owned();
    assert!(own.starts_with("tabletier running record 1\ngame blindbid 1\nconfig {"), "{own}");
    assert!(own.contains("\nseen by 1\nnote This match is still being played."), "{own}");
    assert!(own.contains(" [1 vote] "), "{own}");
    assert_eq!(own.lines().count(), before.lines().count() + 1);
    let public = house.stranger().get(&path).await;
    assert!(public.text().contains("\nseen by public\n") && !public.text().contains("vote"));
    assert_eq!(ben.get(&format!("{path}?as=public")).await.body, public.body);
    assert!(ana.get(&format!("{path}?lang=fr")).await.text().contains("\nnote Cette partie est en cours."));
    ana.get(&format!("{path}?as=1")).await.refused(403, "not-your-seat");
    ana.get(&format!("{path}?lang=de")).await.refused(400, "unknown-language");
    assert!(catalog::load(&own).is_err(), "nobody takes it for a complete one");

    // Giving up opens everything to everybody.
    ana.resign(&id, 0).await.ok();
    let answer = house.stranger().get(&path).await;
    let complete = answer.text();
    assert!(complete.starts_with("tabletier record 1\n") && complete.contains(" act 1 vote\n"), "{complete}");
    assert!(complete.contains(" chance hands "), "{complete}");
    assert_eq!(ana.get(&path).await.text(), complete);
}
