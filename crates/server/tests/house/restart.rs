//! A house that closes and opens again has lost nothing.

use serde_json::{Value, json};
use store::{Chair, Status};

use crate::tools::{Caller, TestHouse, at};

/// Everything these callers can see.
async fn everything(callers: &mut [Caller], ids: &[String]) -> Vec<Value> {
    let mut seen = Vec::new();
    for caller in callers {
        for path in ["/api/house", "/api/tables"] {
            seen.push(caller.get(path).await.ok());
        }
        for id in ids {
            seen.push(caller.table(id).await);
        }
    }
    seen
}

#[tokio::test]
async fn nothing_is_lost() {
    let house = TestHouse::new().await;
    let (running, mut ana, mut ben) = house.diam().await;
    let mut eve = house.guest("Eve").await;
    ana.act(&running, 0, "r1").await.ok();
    let window = ben.table(&running).await["waiting"]["window"].as_u64().expect("a window");
    ben.act_as(&running, 1, "m2", window, "before-the-night").await.ok();
    ana.draw(&running, 0, true).await.ok();
    ana.say(&running, "table", "see you tomorrow").await.ok();
    eve.say(&running, "watchers", "good night").await.ok();
    house.pass(1000);
    let open = ana
        .make(
            "diam",
            json!({ "players": 3 }),
            json!([{ "kind": "me" }, { "kind": "invite" }, { "kind": "open" }]),
        )
        .await;
    house.pass(1000);
    let secret =
        ben.make("blindbid", json!({ "players": 2 }), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ana.sit(&secret, 1).await.ok();
    ben.act(&secret, 0, "vote").await.ok();
    house.pass(1000);
    let over = eve.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ben.sit(&over, 1).await.ok();
    eve.resign(&over, 0).await.ok();
    eve.rematch(&over).await.ok();
    let ids = [running.clone(), open, secret, over];
    let before = everything(&mut [ana.clone(), ben.clone(), eve.clone(), house.stranger()], &ids).await;
    let mut journals = Vec::new();
    for id in &ids {
        journals.push(house.journal(id).await);
    }
    let cookies = [&ana, &ben, &eve].map(|caller| caller.cookie.clone().expect("a guest"));
    drop((ana, ben, eve));
    let house = house.reopen().await;
    house.house.wake().await.expect("nothing is broken");
    let [ana, mut ben, eve] = cookies.map(|cookie| house.stranger().with_cookie(&cookie));
    let after = everything(&mut [ana, ben.clone(), eve, house.stranger()], &ids).await;
    assert_eq!(after, before);
    for (id, journal) in ids.iter().zip(journals) {
        assert_eq!(house.journal(id).await, journal);
    }
    // A submit from before is known, and play goes on.
    ben.act_as(&running, 1, "m2", window, "before-the-night").await.ok();
    ben.draw(&running, 1, true).await.ok();
    assert_eq!(at(&ben.table(&running).await, "waiting.over.how"), "agreed");
}

#[tokio::test]
async fn a_match_that_was_about_to_begin_begins() {
    let house = TestHouse::new().await;
    let (mut ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id =
        ana.make("blindbid", json!({ "players": 2 }), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    // The house stops just after Ben's seat is on disk.
    let chair = Chair::Guest { id: ben.id(), name: "Ben".to_owned() };
    assert_eq!(house.house.store.take_seat(&id, 1, &Chair::Open, &chair).await, Ok(true));
    let cookie = ana.cookie.clone().expect("a guest");
    drop((ana, ben));
    let house = house.reopen().await;
    house.house.wake().await.expect("nothing is broken");
    let seen = house.stranger().with_cookie(&cookie).table(&id).await;
    assert_eq!(at(&seen, "table.status"), "running");
    assert!(seen["waiting"]["must"].is_array(), "chance has answered: {}", seen["waiting"]);
    let journal = house.journal(&id).await;
    assert_eq!(journal[..2], ["seated 0 Ana", "seated 1 Ben"]);
    assert!(journal[2].starts_with("chance hands"), "{journal:?}");
    // Or between the names.
    let id = house.stranger().make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
    house.house.store.set_status(&id, Status::Running).await.expect("kept");
    let house = house.reopen().await;
    house.house.wake().await.expect("nothing is broken");
    assert_eq!(house.journal(&id).await.len(), 2, "nobody sits down twice");
}
