//! Windows that time alone ends: the house waits for what everybody knows, and closes early when nobody need be noticed.

use serde_json::{Value, json};

use crate::gathering::{made, people};
use crate::tools::{Caller, DAY, TestHouse};

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;

/// A match that has begun: whoever plays each of the four seats, and who got none.
struct Begun {
    id: String,
    seats: Vec<Caller>,
    rest: Vec<Caller>,
}

async fn begun(house: &TestHouse, count: u8, more: Value) -> Begun {
    let mut host = house.guest("Hal").await;
    let id = made(&mut host, more).await;
    let mut seats: Vec<Option<Caller>> = vec![None, None, None, None];
    let mut all = people(house, count).await;
    for caller in &mut all {
        caller.come(&id).await.ok();
    }
    host.begin(&id).await.ok();
    let mut rest = Vec::new();
    for mut caller in all {
        match caller.table(&id).await["own"]["seats"][0].as_u64() {
            Some(seat) => seats[seat as usize] = Some(caller),
            None => rest.push(caller),
        }
    }
    Begun { id, seats: seats.into_iter().flatten().collect(), rest }
}

impl Begun {
    /// A seat lays down its first card and is ready.
    async fn ready(&mut self, seat: usize) {
        let id = self.id.clone();
        let seen = self.seats[seat].table(&id).await;
        let card = seen["moves"][0]["action"].as_str().expect("a card").to_owned();
        self.seats[seat].act(&id, seat as u64, &card).await.ok();
        self.seats[seat].act(&id, seat as u64, "ready").await.ok();
    }

    async fn window(&mut self) -> u64 {
        let id = self.id.clone();
        self.seats[0].table(&id).await["waiting"]["window"].as_u64().expect("a window")
    }
}

/// Lets time pass and what is due run out. Gives how many windows did.
async fn pass(house: &TestHouse, millis: u64) -> usize {
    house.pass(millis);
    house.house.expire_due().await.expect("it expires")
}

#[tokio::test]
async fn without_limit_a_minute_is_kept() {
    let house = TestHouse::new().await;
    let mut table = begun(&house, 4, json!({})).await;
    let (id, opened) = (table.id.clone(), house.now());
    let seen = table.seats[0].table(&id).await;
    assert_eq!(
        (&seen["clock"]["earliest"], &seen["clock"]["deadline"]),
        (&json!(opened + MINUTE), &Value::Null)
    );
    assert_eq!(pass(&house, 10_000).await, 0);
    table.ready(0).await;
    table.ready(1).await;
    assert_eq!((pass(&house, 49_999).await, table.window().await), (0, 1), "those unknown have their minute");
    table.seats[1].act(&id, 1, "unready").await.ok();
    assert_eq!((pass(&house, 10_000).await, table.window().await), (0, 1), "somebody needs more time");
    assert_eq!(table.seats[0].table(&id).await["clock"], seen["clock"], "nothing of that shows");
    table.seats[1].act(&id, 1, "ready").await.ok();
    assert_eq!(table.window().await, 2, "the minute is over");
    // Whether those unknown are ready is never looked at.
    for seat in [2, 3, 1] {
        table.ready(seat).await;
    }
    assert_eq!((pass(&house, HOUR).await, table.window().await), (0, 2));
    table.ready(0).await;
    assert_eq!(table.window().await, 3);
    // The last one lasts a minute, whatever anybody does.
    let due = house.now() + MINUTE;
    for seat in 0..4 {
        table.ready(seat).await;
    }
    let seen = table.seats[0].table(&id).await;
    assert_eq!((&seen["clock"]["deadline"], &seen["clock"]["kind"]), (&json!(due), &json!("gift")));
    assert_eq!((pass(&house, MINUTE - 1).await, table.window().await), (0, 3));
    assert_eq!(pass(&house, 1).await, 1);
    assert_eq!(table.seats[0].table(&id).await["table"]["status"], "over");
}

#[tokio::test]
async fn over_days_half_is_kept_and_lists_show_the_deadline_alone() {
    let house = TestHouse::new().await;
    let time = json!({ "kind": "days", "days": 2 });
    let mut table = begun(&house, 4, json!({ "time": time })).await;
    let (id, opened) = (table.id.clone(), house.now());
    let mut stranger = house.stranger();
    let listed = stranger.list("running").await[0].clone();
    assert_eq!(listed["deadline"], json!(opened + 2 * DAY));
    table.ready(0).await;
    table.ready(1).await;
    let row = house.house.store.find_match(&id).await.expect("read").expect("there");
    assert_eq!((row.summary.due, row.summary.deadline), (Some(opened + DAY), Some(opened + 2 * DAY)));
    assert_eq!(stranger.list("running").await[0], listed, "no list moves");
    table.seats[0].act(&id, 0, "unready").await.ok();
    let row = house.house.store.find_match(&id).await.expect("read").expect("there");
    assert_eq!(row.summary.due, Some(opened + 2 * DAY));
    table.seats[0].act(&id, 0, "ready").await.ok();
    assert_eq!((pass(&house, DAY - 1).await, pass(&house, 1).await), (0, 1));
    assert_eq!(table.window().await, 2);
    // A pause holds it up.
    table.ready(0).await;
    table.ready(1).await;
    table.seats[0].ask(&id, "propose", 0, json!({ "proposal": { "what": "pause" } })).await.ok();
    table.seats[1].ask(&id, "answer", 1, json!({ "yes": true })).await.ok();
    assert_eq!((pass(&house, 3 * DAY).await, table.window().await), (0, 2));
    table.seats[0].ask(&id, "propose", 0, json!({ "proposal": { "what": "resume" } })).await.ok();
    table.seats[1].ask(&id, "answer", 1, json!({ "yes": true })).await.ok();
    assert_eq!((pass(&house, DAY - 1).await, pass(&house, 1).await), (0, 1));
}

#[tokio::test]
async fn a_table_says_how_long_it_waits_for_those_unknown() {
    let house = TestHouse::new().await;
    let mut table = begun(&house, 4, json!({ "share_minutes": 30 })).await;
    let id = table.id.clone();
    assert_eq!(table.seats[0].table(&id).await["table"]["share_minutes"], 30);
    table.ready(0).await;
    table.ready(1).await;
    assert_eq!((pass(&house, 30 * MINUTE - 1).await, pass(&house, 1).await), (0, 1));
}

#[tokio::test]
async fn one_person_among_bots_waits_for_nothing_but_bots() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id =
        made(&mut ana, json!({ "alone": true, "role": 2, "bots": 1, "time": { "kind": "days", "days": 2 } }))
            .await;
    for window in 1..=3 {
        let seen = house.until(&mut ana, &id, |seen| seen["waiting"]["window"] == window).await;
        let card = seen["moves"][0]["action"].as_str().expect("a card").to_owned();
        ana.act(&id, 2, &card).await.ok();
        ana.act(&id, 2, "ready").await.ok();
    }
    // The last one takes two seconds.
    let due = house.house.store.next_due().await.expect("read").expect("it is due");
    assert_eq!(due, house.now() + 2_000);
    assert_eq!((pass(&house, 1_999).await, pass(&house, 1).await), (0, 1));
    assert_eq!(ana.table(&id).await["table"]["status"], "over");
}

/// Whoever misses two windows running is replaced: by a substitute who was asked, or by a bot.
#[tokio::test]
async fn substitutes_are_asked_for_whoever_is_missing() {
    let house = TestHouse::new().await;
    let mut table = begun(&house, 6, json!({ "time": { "kind": "days", "days": 2 }, "bots": 1 })).await;
    let id = table.id.clone();
    let path = format!("/api/tables/{id}");
    table.seats[3]
        .put_text(&format!("{path}/notes?as=3"), json!({ "text": "I am late" }).to_string())
        .await
        .ok();
    for window in 1..=2 {
        assert_eq!(table.window().await, window);
        for seat in [0, 1, 2] {
            table.ready(seat).await;
        }
        assert_eq!(pass(&house, DAY).await, 1);
    }
    assert_eq!(table.window().await, 3, "seat 3 missed two running");
    let own = table.seats[3].table(&id).await["own"].clone();
    assert_eq!((&own["seats"], &own["substitute"]), (&json!([]), &Value::Null));
    table.seats[3].come(&id).await.refused(409, "not-asked");
    let mut stranger = house.stranger();
    stranger.sit(&id, 3).await.refused(409, "seat-taken");
    stranger.sit(&id, 2).await.refused(409, "seat-taken");
    for caller in &mut table.rest {
        assert_eq!(caller.table(&id).await["own"]["substitute"], json!({ "asked": true }));
    }
    let log = table.rest[1].table(&id).await["log"].clone();
    let seen = table.rest[1].come(&id).await.ok();
    assert_eq!((&seen["own"]["seats"], &seen["as"]), (&json!([3]), &json!(3)));
    assert_ne!(seen["log"], log, "with what that seat was told");
    let notes = table.rest[1].get(&format!("{path}/notes?as=3")).await.ok();
    assert_eq!(notes["text"], "I am late");
    table.rest[0].come(&id).await.refused(409, "not-asked");
    assert_eq!(table.rest[0].table(&id).await["own"]["substitute"], json!({ "asked": false }));
    // Another one gives up, and nobody steps in before the window closes.
    table.seats[2].leave(&id, 2, json!({ "how": "vacate" })).await.ok();
    assert_eq!(table.rest[0].table(&id).await["own"]["substitute"], json!({ "asked": true }));
    table.rest[0].withdraw(&id).await.ok();
    let journal = house.journal(&id).await;
    assert!(journal.iter().any(|line| line == "seated 2 Bot 1"), "nobody is left to be asked: {journal:?}");
}

/// Doing something is not missing, even for whoever is never ready.
#[tokio::test]
async fn who_does_something_is_not_missing() {
    let house = TestHouse::new().await;
    let mut table = begun(&house, 5, json!({ "time": { "kind": "days", "days": 2 } })).await;
    let id = table.id.clone();
    for _ in 1..=2 {
        for seat in [0, 1] {
            table.ready(seat).await;
        }
        for seat in [2, 3] {
            let seen = table.seats[seat].table(&id).await;
            let card = seen["moves"][0]["action"].as_str().expect("a card").to_owned();
            table.seats[seat].act(&id, seat as u64, &card).await.ok();
        }
        assert_eq!(pass(&house, DAY).await, 1);
    }
    for seat in [2, 3] {
        assert_eq!(table.seats[seat].table(&id).await["own"]["seats"], json!([seat]));
    }
    // One leaves, nobody steps in, and when the window closes a bot would: here the match is over then.
    table.seats[2].leave(&id, 2, json!({ "how": "vacate" })).await.ok();
    assert_eq!(house.journal(&id).await.last().map(String::as_str), Some("vacated 2"));
}
