//! A house that closes and opens again has lost nothing.

use serde_json::{Value, json};

use crate::tools::{Caller, TestHouse, at};

/// Everything these callers can see.
async fn everything(callers: &mut [Caller], ids: &[String]) -> Vec<Value> {
    let mut seen = Vec::new();
    for caller in callers {
        for path in [
            "/api/house",
            "/api/tables?list=open",
            "/api/tables?list=running",
            "/api/tables?list=mine",
            "/api/tables/waiting",
        ] {
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

/// An older house wrote a seat, the names and what chance brought one by one, and could stop between any two of them.
#[tokio::test]
async fn a_match_that_was_about_to_begin_begins() {
    for (status, kept) in [("open", 0), ("running", 0), ("running", 1), ("running", 2), ("running", 3)] {
        let house = TestHouse::new().await;
        let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let id = ana.make("blindbid", json!({ "players": 2 }), seats).await;
        ben.sit(&id, 1).await.ok();
        let cookie = ana.cookie.clone().expect("a guest");
        drop((ana, ben));
        let stop = |connection: &rusqlite::Connection| {
            // It did not seal its dice either.
            let sealing = "DELETE FROM journal WHERE text LIKE 'committed %' OR text LIKE 'nonce %'";
            assert_eq!(connection.execute(sealing, []), Ok(3));
            let seq = "(SELECT seq FROM journal ORDER BY seq LIMIT 1 OFFSET ?1)";
            let cut = connection.execute(&format!("DELETE FROM journal WHERE seq >= {seq}"), [kept as i64]);
            assert_eq!(cut, Ok(4 - kept), "{status}, {kept}");
            let older = "UPDATE matches SET status = ?1, summed = 0, awaited = 0, owes = 0";
            assert_eq!(connection.execute(older, [status]), Ok(1));
        };
        let house = house.reopen_after(stop).await;
        house.house.wake().await.expect("nothing is broken");
        let seen = house.stranger().with_cookie(&cookie).table(&id).await;
        assert_eq!(at(&seen, "table.status"), "running");
        assert!(seen["waiting"]["must"].is_array(), "chance has answered: {}", seen["waiting"]);
        let journal = house.journal(&id).await;
        let names = journal.iter().filter(|line| line.starts_with("seated"));
        assert_eq!(
            names.collect::<Vec<_>>(),
            ["seated 0 Ana", "seated 1 Ben"],
            "{status}, {kept}: each once"
        );
        assert_eq!(journal.len(), 4, "{journal:?}");
        assert!(journal[2].starts_with("chance hands"), "{journal:?}");
    }
}
