//! Who is at the table is shown to those who know who sits there.

use std::time::Duration;

use serde_json::{Value, json};
use server::presence::Presence;

use crate::tools::{Follower, Socket, TestHouse, at};

/// A house that misses people soon.
async fn attentive() -> TestHouse {
    TestHouse::with(|options| options.away_after = Duration::from_millis(60)).await
}

/// Takes messages until one of them shows a seat so.
async fn until(follower: &mut Follower, seat: usize, is_away: bool) {
    let shows = |seen: &Value| at(seen, &format!("table.seats.{seat}.away")) == &json!(true);
    while shows(&follower.seen) != is_away {
        follower.next().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_no_socket_for_a_while_is_away() {
    let house = attentive().await;
    let (id, ana, mut ben) = house.diam().await;
    let address = house.listen().await;
    let mut of_ana = Follower::new(address, &id, ana.cookie.as_deref()).await;
    assert_eq!(
        at(&of_ana.seen, "table.seats.1"),
        &json!({ "seat": 1, "kind": "guest", "name": "Ben", "level": null })
    );
    until(&mut of_ana, 1, true).await;
    let of_ben = Follower::new(address, &id, ben.cookie.as_deref()).await;
    until(&mut of_ana, 1, false).await;
    // Two windows: he is there as long as one is open.
    let second = Follower::new(address, &id, ben.cookie.as_deref()).await;
    drop(of_ben);
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert_eq!(at(&ben.table(&id).await, "table.seats.1.away"), &Value::Null);
    drop(second);
    until(&mut of_ana, 1, true).await;
    assert_eq!(at(&ben.table(&id).await, "table.seats.1.away"), true, "whoever asks is told so too");
    assert_eq!(at(&of_ana.seen, "table.seats.0.away"), &Value::Null, "she is here");
    for list in ["mine", "running"] {
        assert!(
            ben.list(list).await.iter().all(|card| at(card, "seats.0.away").is_null()),
            "lists load no table"
        );
    }
    // Once it is over nobody is missed.
    ben.resign(&id, 1).await.ok();
    until(&mut of_ana, 1, false).await;
}

/// A phone that lost its network closes nothing: whoever does not answer is not there, and their room is free again.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_answers_nothing_is_gone() {
    let house = TestHouse::with(|options| {
        (options.away_after, options.pulse) = (Duration::from_millis(60), Duration::from_millis(150));
        options.sockets_per_address = 3;
    })
    .await;
    let (id, ana, ben) = house.diam().await;
    let address = house.listen().await;
    let mut of_ana = Follower::new(address, &id, ana.cookie.as_deref()).await;
    // Nobody reads from these: what they are asked stays unanswered.
    let _silent = Follower::new(address, &id, ben.cookie.as_deref()).await;
    let _lobby = Socket::open(address, "/api/live", ben.cookie.as_deref(), None).await.expect("it opens");
    let path = format!("/api/tables/{id}/live");
    assert!(Socket::open(address, &path, None, None).await.is_err(), "three is enough");
    until(&mut of_ana, 1, true).await;
    // Ana's socket answers whenever it is read from.
    let mut room = Socket::open(address, &path, None, None).await;
    while room.is_err() {
        tokio::select! {
            _ = of_ana.next() => {}
            () = tokio::time::sleep(Duration::from_millis(20)) => {
                room = Socket::open(address, &path, None, None).await;
            }
        }
    }
    assert_eq!(at(&of_ana.seen, "table.seats.0.away"), &Value::Null, "whoever answers stays");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_always_there() {
    let house = attentive().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }])).await;
    let _of_ana = Follower::new(house.listen().await, &id, ana.cookie.as_deref()).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(at(&ana.table(&id).await, "table.seats.1.away"), &Value::Null);
}

/// Where a player is unknown, neither what is sent nor when it is sent tells whether they are there.
#[tokio::test]
async fn the_coming_and_going_of_the_unknown_is_not_told() {
    let house = attentive().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id = ana.make("masked", json!({ "players": 2 }), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ben.sit(&id, 1).await.ok();
    let address = house.listen().await;
    let mut of_ana = Follower::new(address, &id, ana.cookie.as_deref()).await;
    let mut watcher = Follower::new(address, &id, None).await;
    let mut of_ben = Follower::new(address, &id, ben.cookie.as_deref()).await;
    for _ in 0..2 {
        drop(of_ben);
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(at(&ben.table(&id).await, "table.seats.1.away"), true, "to himself he is known");
        of_ben = Follower::new(address, &id, ben.cookie.as_deref()).await;
        assert_eq!(at(&of_ben.seen, "table.seats.1.away"), &Value::Null);
    }
    assert!(of_ana.drain().await.is_empty() && watcher.drain().await.is_empty());
}

#[tokio::test(start_paused = true)]
async fn only_a_longer_absence_is_one() {
    let patience = Duration::from_secs(10);
    let (mut room, ana) = (Presence::new(), "ana".to_owned());
    let seated = [ana.clone()];
    assert!(!room.note_away(&seated, patience), "nothing is known yet");
    tokio::time::advance(patience).await;
    assert!(room.note_away(&seated, patience) && room.is_away(&ana), "she never came");
    assert!(!room.note_away(&seated, patience), "that is no news");
    assert!(room.arrived(&ana) && !room.is_away(&ana));
    assert!(!room.arrived(&ana), "a second window");
    room.departed(&ana);
    tokio::time::advance(patience).await;
    assert!(!room.note_away(&seated, patience), "one is still open");
    room.departed(&ana);
    tokio::time::advance(patience / 2).await;
    assert!(!room.note_away(&seated, patience) && !room.arrived(&ana), "she only loaded the page anew");
    room.departed(&ana);
    tokio::time::advance(patience).await;
    assert!(room.note_away(&seated, patience));
    assert!(!room.note_away(&[], patience), "whoever does not sit here is not missed");
}
