//! How a match ends beside the rules, and what comes after.

use serde_json::json;

use crate::tools::{Caller, Follower, TestHouse, at};

#[tokio::test]
async fn resigning() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    assert_eq!(ana.table(&id).await["draw"], json!({ "offered": [], "can": true }));
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
    assert_eq!(ben.table(&id).await["draw"], json!({ "offered": [0], "can": true }));
    let error = ana.draw(&id, 0, true).await;
    assert_eq!(error.status.as_u16(), 422, "{}", error.body);
    ana.draw(&id, 0, false).await.ok();
    assert_eq!(ben.table(&id).await["draw"], json!({ "offered": [], "can": true }));
    ana.draw(&id, 0, true).await.ok();
    ben.draw(&id, 1, true).await.ok();
    let seen = house.stranger().table(&id).await;
    assert_eq!(
        (at(&seen, "table.status"), at(&seen, "waiting.over.how")),
        (&json!("over"), &json!("agreed"))
    );
}

#[tokio::test]
async fn an_offer_can_be_declined() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let mut follower = Follower::new(house.listen().await, &id, ana.cookie.as_deref()).await;
    ben.draw(&id, 1, false).await.refused(422, "no-offer");
    ana.draw(&id, 0, true).await.ok();
    assert_eq!(at(&ben.table(&id).await, "draw.offered"), &json!([0]));
    ben.draw(&id, 1, false).await.ok();
    let (of_ana, of_ben) = (ana.table(&id).await, ben.table(&id).await);
    for seen in [&of_ana, &of_ben] {
        assert_eq!(at(seen, "draw.offered"), &json!([]), "it fell silent");
        let last = seen["log"].as_array().and_then(|log| log.last()).expect("a log");
        assert_eq!(at(last, "text.key"), "notice-declined", "and everybody was told");
    }
    // Until a move was made only Ben may bring it up again.
    assert_eq!((at(&of_ana, "draw.can"), at(&of_ben, "draw.can")), (&json!(false), &json!(true)));
    ana.draw(&id, 0, true).await.refused(422, "draw-declined");
    ben.draw(&id, 1, true).await.ok();
    assert_eq!(at(&ana.table(&id).await, "draw.can"), true, "she may agree to that");
    ana.draw(&id, 0, false).await.ok();
    for (caller, seat) in [(&mut ana, 0), (&mut ben, 1)] {
        caller.draw(&id, seat, true).await.refused(422, "draw-declined");
    }
    ana.act(&id, 0, "r1").await.ok();
    ana.draw(&id, 0, true).await.ok();
    // A second no takes back what one said oneself.
    ana.draw(&id, 0, false).await.ok();
    let journal = house.journal(&id).await;
    let said = ["draw 0", "declined 1", "draw 1", "declined 0", "act 0 r1", "draw 0", "no-draw 0"];
    assert_eq!(journal[2..], said);
    follower.drain().await;
    follower.must_agree(&mut ana, &id).await;
    let record = ana.get(&format!("/api/tables/{id}/record")).await.text().to_owned();
    assert!(record.starts_with("tabletier record 2\n"), "{record}");
    assert_eq!(catalog::load(&record).expect("it reads").record(), record);
}

#[tokio::test]
async fn bots_agree_on_nothing() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }])).await;
    assert_eq!(at(&ana.table(&id).await, "draw.can"), false);
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
    assert_eq!((at(&seen, "own.seats"), at(&seen, "table.status")), (&json!([1]), &json!("running")));
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
    assert_eq!(ben.list("mine").await.len(), 2, "the match and its rematch, no third table");
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
    assert_eq!(lines, house.whole_journal(&id).await);
    assert_eq!(table.record(), fair::split(record).0);
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
    assert!(own.contains("\nseen by 1\nnote This game is still being played."), "{own}");
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
    assert!(complete.starts_with("tabletier record 2\n") && complete.contains(" act 1 vote\n"), "{complete}");
    assert!(complete.contains(" chance hands "), "{complete}");
    assert_eq!(ana.get(&path).await.text(), complete);
}

/// Three who bid against each other; seats 0 to 2.
async fn three(house: &TestHouse) -> (String, Vec<Caller>) {
    let mut people = Vec::new();
    for name in ["Ana", "Ben", "Cleo"] {
        people.push(house.guest(name).await);
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let id = people[0].make("blindbid", json!({ "players": 3 }), seats).await;
    for seat in [1, 2] {
        people[seat].sit(&id, seat as u64).await.ok();
    }
    (id, people)
}

/// Bids the first card and is ready.
async fn bid(caller: &mut Caller, id: &str, seat: u64) {
    let seen = caller.table(id).await;
    let action = caller.moves(id, &seen).await.swap_remove(0);
    assert!(action.starts_with("bid "), "{action}");
    caller.act(id, seat, &action).await.ok();
    caller.act(id, seat, "ready").await.ok();
}

#[tokio::test]
async fn of_more_than_two_sides_the_others_play_on() {
    let house = TestHouse::new().await;
    let (id, mut people) = three(&house).await;
    people[1].resign(&id, 1).await.ok();
    let seen = people[0].table(&id).await;
    assert_eq!(at(&seen, "table.status"), "running");
    let last = seen["log"].as_array().and_then(|log| log.last()).expect("a line");
    assert_eq!(at(last, "text.key"), "notice-left");
    assert_eq!(house.journal(&id).await.last().map(String::as_str), Some("left 1"));
    let again = people[1].resign(&id, 1).await;
    assert_eq!((again.status.as_u16(), house.journal(&id).await.len()), (422, 6), "{}", again.body);
    // Each round is over as soon as nobody is awaited who is still there.
    for round in 0..3 {
        let before = house.journal(&id).await.len();
        bid(&mut people[2], &id, 2).await;
        assert_eq!(house.journal(&id).await.len(), before + 2, "Ana is awaited");
        bid(&mut people[0], &id, 0).await;
        let journal = house.journal(&id).await;
        let expired = journal.iter().filter(|line| line.starts_with("expired ")).count();
        assert_eq!(expired, round + 1, "{journal:?}");
    }
    let seen = house.stranger().table(&id).await;
    assert_eq!(
        (at(&seen, "table.status"), at(&seen, "waiting.over.how")),
        (&json!("over"), &json!("rounds"))
    );
    // Its record is of the second form, and reads back.
    let answer = house.stranger().get(&format!("/api/tables/{id}/record")).await;
    let record = answer.text();
    assert!(record.starts_with("tabletier record 2\n") && record.contains(" left 1\n"), "{record}");
    let loaded =
        house.house.game("blindbid").and_then(|title| Ok(title.load(record)?)).expect("it can be read");
    assert_eq!(loaded.record(), fair::split(record).0);
    // And so does the house.
    let cookie = people[0].cookie.clone().expect("a guest");
    drop(people);
    let house = house.reopen().await;
    let again = house.stranger().with_cookie(&cookie).get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(again.text(), record);
}

#[tokio::test]
async fn whoever_leaves_last_is_not_waited_for() {
    let house = TestHouse::new().await;
    let (id, mut people) = three(&house).await;
    bid(&mut people[0], &id, 0).await;
    bid(&mut people[2], &id, 2).await;
    let before = house.journal(&id).await.len();
    people[1].resign(&id, 1).await.ok();
    let journal = house.journal(&id).await;
    assert_eq!(journal[before], "left 1");
    assert!(journal[before + 1].starts_with("expired ") && journal[before + 2].starts_with("chance prize"));
    assert_eq!(journal.len(), before + 3);
    assert_eq!(at(&people[0].table(&id).await, "table.status"), "running");
    // Whoever is left alone with those who left goes on all the same.
    people[2].resign(&id, 2).await.ok();
    for _ in 0..2 {
        bid(&mut people[0], &id, 0).await;
    }
    assert_eq!(at(&people[0].table(&id).await, "waiting.over.how"), "rounds");
}

#[tokio::test]
async fn in_a_circle_of_three_giving_up_ends_it() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let id = ana.make("diam", json!({ "players": 3 }), seats).await;
    let (mut ben, mut cleo) = (house.guest("Ben").await, house.guest("Cleo").await);
    ben.sit(&id, 1).await.ok();
    cleo.sit(&id, 2).await.ok();
    cleo.resign(&id, 2).await.ok();
    let seen = ana.table(&id).await;
    assert_eq!(
        (at(&seen, "table.status"), at(&seen, "waiting.over.how")),
        (&json!("over"), &json!("resigned"))
    );
    assert_eq!(house.journal(&id).await.last().map(String::as_str), Some("resigned 2"));
}
