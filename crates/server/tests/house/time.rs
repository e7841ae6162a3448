//! Time that is limited: clocks, deadlines, and a house that was closed meanwhile. The clock is the test's own.

use serde_json::{Value, json};

use crate::tools::{Caller, DAY, Follower, MORNING, TestHouse, at};

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;

fn fischer() -> Value {
    json!({ "kind": "fischer", "minutes": 1, "increment": 5 })
}

fn days(days: u32) -> Value {
    json!({ "kind": "days", "days": days })
}

/// A running match of Diam between Ana and Ben.
async fn diam(house: &TestHouse, time: Value) -> (String, Caller, Caller) {
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make_timed("diam", json!({}), seats, time).await;
    ben.sit(&id, 1).await.ok();
    (id, ana, ben)
}

/// Three who bid in secret.
async fn bidders(house: &TestHouse, time: Value) -> (String, [Caller; 3]) {
    let mut callers = [house.guest("Ana").await, house.guest("Ben").await, house.guest("Cléo").await];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let id = callers[0].make_timed("blindbid", json!({ "players": 3 }), seats, time).await;
    for seat in [1, 2] {
        callers[seat].sit(&id, seat as u64).await.ok();
    }
    (id, callers)
}

async fn deadline(caller: &mut Caller, id: &str) -> u64 {
    let seen = caller.table(id).await;
    at(&seen, "clock.deadline").as_u64().unwrap_or_else(|| panic!("no deadline: {}", seen["clock"]))
}

async fn last(house: &TestHouse, id: &str) -> String {
    house.journal(id).await.pop().expect("a journal")
}

#[tokio::test]
async fn a_game_is_lost_on_time_once_and_everybody_sees_it() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = diam(&house, fischer()).await;
    let seen = ana.table(&id).await;
    assert_eq!(seen["table"]["time"], fischer());
    assert_eq!(seen["now"], house.now());
    assert_eq!((at(&seen, "clock.runs"), at(&seen, "clock.left")), (&json!(0), &json!([MINUTE, MINUTE])));
    assert_eq!(deadline(&mut ana, &id).await, house.now() + MINUTE);
    house.pass(10 * SECOND);
    ana.act(&id, 0, "r1").await.ok();
    let seen = ben.table(&id).await;
    assert_eq!(at(&seen, "clock.left"), &json!([55 * SECOND, MINUTE]), "50 left, and 5 for the turn");
    assert_eq!(at(&seen, "clock.runs"), &json!(1));
    let mut follower = Follower::new(house.listen().await, &id, ana.cookie.as_deref()).await;
    house.pass(MINUTE - 1);
    assert_eq!(house.house.expire_due().await, Ok(0), "a moment is left");
    house.pass(1);
    assert_eq!(house.house.expire_due().await, Ok(1));
    assert_eq!(house.house.expire_due().await, Ok(0), "once");
    let over = at(&ana.table(&id).await, "waiting.over").clone();
    assert_eq!((&over["how"], at(&over, "standings.0.seat")), (&json!("time"), &json!(0)));
    assert!(last(&house, &id).await.starts_with("expired "));
    follower.drain().await;
    follower.must_agree(&mut ana, &id).await;
    assert_eq!(at(&ana.table(&id).await, "clock.deadline"), &Value::Null);
}

#[tokio::test]
async fn whoever_acts_too_late_is_refused_and_has_lost() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = diam(&house, fischer()).await;
    house.pass(MINUTE - 1);
    ana.act(&id, 0, "r1").await.ok();
    let window = ben.table(&id).await["waiting"]["window"].as_u64().expect("a window");
    house.pass(MINUTE);
    let late = ben.act_as(&id, 1, "m2", window, "one-moment-late").await;
    late.refused(409, "refused-over");
    assert_eq!(house.journal(&id).await.iter().filter(|line| line.starts_with("expired")).count(), 1);
    assert_eq!(house.house.expire_due().await, Ok(0));
}

#[tokio::test]
async fn deadlines_stand_in_the_store_and_survive_a_restart() {
    let house = TestHouse::new().await;
    let (id, mut ana, _) = diam(&house, days(2)).await;
    let due = deadline(&mut ana, &id).await;
    assert_eq!(due, house.now() + 2 * DAY);
    let listed = ana.list("mine").await[0].clone();
    assert_eq!((&listed["time"], &listed["deadline"]), (&days(2), &json!(due)));
    house.pass(DAY);
    house.house.beat().await;
    ana.gone();
    let house = house.reopen().await;
    assert_eq!(house.house.store.take_due(9).await, Ok(vec![]));
    house.pass(DAY);
    assert_eq!(house.house.store.take_due(9).await, Ok(vec![id.clone()]));
    assert_eq!(house.house.expire_due().await, Ok(1));
    assert!(last(&house, &id).await.starts_with("expired "));
}

/// What passed while the house was closed is as long after its opening as it was closed: an hour at least, a day at most.
#[tokio::test]
async fn a_deadline_that_passed_while_the_house_was_closed_gets_grace() {
    for (closed, grace) in [(10 * MINUTE, HOUR), (5 * HOUR, 5 * HOUR), (40 * DAY, DAY)] {
        let house = TestHouse::new().await;
        let (id, ana, _) = diam(&house, days(1)).await;
        let cookie = ana.gone();
        house.pass(DAY - 1);
        house.house.beat().await;
        house.pass(closed);
        let house = house.reopen().await;
        let mut ana = house.stranger().with_cookie(&cookie);
        assert_eq!(deadline(&mut ana, &id).await, house.now() + grace, "closed for {closed}");
        let said = last(&house, &id).await;
        assert_eq!(said, format!("down {} {}", MORNING + DAY - 1, house.now()));
        let told = ana.table(&id).await["log"].as_array().and_then(|log| log.last().cloned());
        assert_eq!(told.expect("a log")["text"]["key"], "notice-down");
        assert_eq!(house.house.expire_due().await, Ok(0));
        house.pass(grace);
        assert_eq!(house.house.expire_due().await, Ok(1));
    }
}

#[tokio::test]
async fn a_deadline_still_to_come_stays_where_it_is() {
    let house = TestHouse::new().await;
    let (id, ana, _) = diam(&house, days(2)).await;
    let (cookie, due) = (ana.gone(), house.now() + 2 * DAY);
    house.house.beat().await;
    house.pass(DAY);
    let house = house.reopen().await;
    let mut ana = house.stranger().with_cookie(&cookie);
    assert_eq!(deadline(&mut ana, &id).await, due);
    assert!(!last(&house, &id).await.starts_with("down"), "nothing about time changed");
}

#[tokio::test]
async fn live_clocks_stand_still_while_the_house_is_closed() {
    let house = TestHouse::new().await;
    let (id, ana, _) = diam(&house, fischer()).await;
    let cookie = ana.gone();
    house.pass(20 * SECOND);
    house.house.beat().await;
    house.pass(3 * HOUR);
    let house = house.reopen().await;
    let mut ana = house.stranger().with_cookie(&cookie);
    assert_eq!(deadline(&mut ana, &id).await, house.now() + 40 * SECOND);
    // A second restart counts nothing twice.
    let cookie = ana.gone();
    house.pass(10 * SECOND);
    house.house.beat().await;
    house.pass(HOUR);
    let house = house.reopen().await;
    let mut ana = house.stranger().with_cookie(&cookie);
    assert_eq!(deadline(&mut ana, &id).await, house.now() + 30 * SECOND);
}

#[tokio::test]
async fn times_never_go_back_though_the_machines_clock_does() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = diam(&house, fischer()).await;
    house.pass(10 * SECOND);
    ana.act(&id, 0, "r1").await.ok();
    house.set_clock(MORNING - DAY);
    ben.act(&id, 1, "m2").await.ok();
    let lines = house.house.store.journal(&id, 0).await.expect("the journal can be read");
    assert!(lines.is_sorted_by_key(|line| line.at), "{lines:?}");
    assert_eq!(
        at(&ana.table(&id).await, "clock.left"),
        &json!([55 * SECOND, 65 * SECOND]),
        "it took no time"
    );
    let record = ana.get(&format!("/api/tables/{id}/record")).await;
    assert!(record.text().contains(&format!("@{} act 0 r1", MORNING + 10 * SECOND)), "records carry times");
}

#[tokio::test]
async fn phases_end_at_the_hour_of_the_tables_own_zone() {
    let house = TestHouse::new().await;
    // 15 June 2025, 15:06 in universal time: 17:06 in Paris, 11:06 in New York.
    let phases = |zone: &str| json!({ "kind": "phases", "zone": zone, "hour": 20, "days": { "orders": 1 } });
    let midnight = MORNING - MORNING % DAY;
    for (zone, utc) in [("Europe/Paris", 18), ("America/New_York", 24)] {
        let (id, mut ana, _) = diam(&house, phases(zone)).await;
        assert_eq!(deadline(&mut ana, &id).await, midnight + DAY + utc * HOUR, "{zone}");
    }
}

/// The night of 26 October 2025 has an hour more, that of 29 March 2026 one less: 20 o'clock stays 20 o'clock.
#[tokio::test]
async fn phases_cross_the_change_to_winter_and_to_summer_time() {
    let phases = json!({ "kind": "phases", "zone": "Europe/Paris", "hour": 20, "days": { "orders": 2 } });
    for (day, utc) in [(1_761_350_400_000, 19), (1_774_656_000_000, 18)] {
        let house = TestHouse::new().await;
        house.set_clock(day + 12 * HOUR);
        let (id, ana, _) = diam(&house, phases.clone()).await;
        let cookie = ana.gone();
        house.house.beat().await;
        house.pass(DAY);
        let house = house.reopen().await;
        let mut ana = house.stranger().with_cookie(&cookie);
        assert_eq!(deadline(&mut ana, &id).await, day + 2 * DAY + utc * HOUR);
        house.set_clock(day + 2 * DAY + utc * HOUR);
        assert_eq!(house.house.expire_due().await, Ok(1));
    }
}

#[tokio::test]
async fn a_time_that_cannot_be_kept_is_refused_whole() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    for time in [
        json!({ "kind": "fischer", "minutes": 0, "increment": 0 }),
        json!({ "kind": "days", "days": 31 }),
        json!({ "kind": "phases", "zone": "Europe/Nowhere", "hour": 24, "days": { "orders": 1 } }),
    ] {
        let wanted = json!({ "game": "diam", "seats": seats, "time": time });
        ana.post("/api/tables", &wanted).await.refused(422, "bad-time");
    }
    for time in [json!({ "kind": "soon" }), json!({ "kind": "days", "weeks": 1 }), json!(7)] {
        let wanted = json!({ "game": "diam", "seats": seats, "time": time });
        ana.post("/api/tables", &wanted).await.refused(400, "bad-request");
    }
}

#[tokio::test]
async fn more_time_once_a_seat_and_not_under_live_clocks() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = diam(&house, days(3)).await;
    let due = deadline(&mut ana, &id).await;
    ana.ask(&id, "extend", 0, json!({})).await.ok();
    assert_eq!(deadline(&mut ben, &id).await, due + 2 * DAY, "48 hours at most");
    assert_eq!(at(&ben.table(&id).await, "clock.extended"), &json!([0]));
    ana.ask(&id, "extend", 0, json!({})).await.refused(409, "no-extension");
    ben.ask(&id, "extend", 1, json!({})).await.ok();
    assert_eq!(deadline(&mut ana, &id).await, due + 4 * DAY);
    ana.act(&id, 0, "r1").await.ok();
    ana.ask(&id, "extend", 0, json!({})).await.ok();
    let (id, mut ana, _) = diam(&house, fischer()).await;
    ana.ask(&id, "extend", 0, json!({})).await.refused(409, "no-extension");
    let (id, mut ana, _) = house.diam().await;
    ana.ask(&id, "extend", 0, json!({})).await.refused(409, "no-extension");
}

#[tokio::test]
async fn a_pause_is_agreed_on_and_ends_by_itself_or_by_all() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = diam(&house, days(2)).await;
    let due = deadline(&mut ana, &id).await;
    let pause = json!({ "proposal": { "what": "pause" } });
    ana.ask(&id, "propose", 0, pause.clone()).await.ok();
    let asking = ben.table(&id).await["asking"].clone();
    assert_eq!(asking, json!([{ "by": 0, "what": "pause", "asked": [1], "agreed": [] }]));
    ana.ask(&id, "answer", 0, json!({ "yes": true })).await.refused(422, "not-asked");
    ben.ask(&id, "answer", 1, json!({ "yes": false })).await.ok();
    assert_eq!(deadline(&mut ana, &id).await, due, "one says no");
    ben.ask(&id, "propose", 1, pause.clone()).await.ok();
    ana.ask(&id, "answer", 0, json!({ "yes": true })).await.ok();
    assert_eq!(deadline(&mut ana, &id).await, due + 14 * DAY);
    ana.ask(&id, "propose", 0, pause).await.refused(409, "bad-proposal");
    house.pass(DAY);
    ana.ask(&id, "propose", 0, json!({ "proposal": { "what": "resume" } })).await.ok();
    ben.ask(&id, "answer", 1, json!({ "yes": true })).await.ok();
    assert_eq!(deadline(&mut ben, &id).await, due + DAY);
    let told = house.journal(&id).await;
    assert!(told.iter().any(|line| line == "resumed"), "{told:?}");
}

/// Whoever lets two windows running run out is taken off the table, what they had saved is cleared, and somebody else may
/// sit down and know what the seat knew.
#[tokio::test]
async fn two_missed_windows_put_a_seat_up() {
    let house = TestHouse::new().await;
    let (id, [mut ana, mut ben, cleo]) = bidders(&house, days(1)).await;
    for round in 0..2 {
        for (caller, seat) in [(&mut ana, 0), (&mut ben, 1)] {
            let seen = caller.table(&id).await;
            let moves = caller.moves(&id, &seen).await;
            let bid = moves.iter().find(|action| action.starts_with("bid")).expect("a card");
            caller.act(&id, seat, bid).await.ok();
            caller.act(&id, seat, "ready").await.ok();
        }
        assert_eq!(at(&ana.table(&id).await, "table.seats.2.kind"), &json!("guest"), "round {round}");
        house.pass(DAY);
        assert_eq!(house.house.expire_due().await, Ok(1));
    }
    let journal = house.journal(&id).await;
    assert!(journal.iter().any(|line| line == "vacated 2"), "{journal:?}");
    assert_eq!(at(&ana.table(&id).await, "table.seats.2.kind"), &json!("open"));
    let mut cleo = cleo;
    assert_eq!(cleo.table(&id).await["own"]["seats"], json!([]));
    // In the lobby somebody is looked for; whoever comes knows what the seat was told.
    let mut dan = house.guest("Dan").await;
    assert!(dan.list("open").await.iter().any(|table| table["id"] == json!(id)));
    dan.sit(&id, 2).await.ok();
    let seen = dan.table(&id).await;
    assert_eq!((&seen["as"], &seen["own"]["seats"]), (&json!(2), &json!([2])));
    assert!(seen["moves"].as_array().is_some_and(|moves| !moves.is_empty()), "its own cards");
    cleo.act(&id, 2, "ready").await.refused(403, "not-your-seat");
}

/// Whoever bid and is not ready had decided something: that counts as being there.
#[tokio::test]
async fn whoever_acts_at_all_is_not_missing() {
    let house = TestHouse::new().await;
    let (id, [.., mut cleo]) = bidders(&house, days(1)).await;
    for _ in 0..3 {
        let seen = cleo.table(&id).await;
        let moves = cleo.moves(&id, &seen).await;
        cleo.act(&id, 2, moves.iter().find(|action| action.starts_with("bid")).expect("a card")).await.ok();
        house.pass(DAY);
        house.house.expire_due().await.expect("it runs out");
        if at(&cleo.table(&id).await, "waiting.over") != &Value::Null {
            return;
        }
        assert_eq!(at(&cleo.table(&id).await, "table.seats.2.kind"), &json!("guest"));
    }
}

#[tokio::test]
async fn a_table_nobody_touches_is_closed_and_its_secrets_opened() {
    let house = TestHouse::new().await;
    let (id, [mut ana, ..]) = bidders(&house, json!({ "kind": "unlimited" })).await;
    let open = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    house.pass(59 * DAY);
    assert_eq!(house.house.close_untouched().await, Ok(0));
    ana.act(&id, 0, "vote").await.ok();
    house.pass(2 * DAY);
    assert_eq!(house.house.close_untouched().await, Ok(1), "the table at which nobody sat down");
    assert_eq!(at(&ana.table(&open).await, "table.status"), &json!("over"));
    house.pass(59 * DAY);
    assert_eq!(house.house.close_untouched().await, Ok(1));
    assert_eq!(last(&house, &id).await, "abandoned");
    let record = house.stranger().get(&format!("/api/tables/{id}/record")).await;
    assert!(record.text().contains("\nfair 1\n") && record.text().contains(" chance "), "{}", record.body);
}

/// In a match of days nobody's clock runs while they are on holiday and awaited alone; the year has 21 days of it.
#[tokio::test]
async fn holidays_stop_ones_own_clock_alone() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = diam(&house, days(2)).await;
    let (live, ..) = diam(&house, fischer()).await;
    let due = deadline(&mut ana, &id).await;
    let holiday = |until: Value| json!({ "until": until });
    let left = ana.get("/api/me/holiday").await.ok();
    assert_eq!(left, json!({ "until": null, "latest": house.now() + 21 * DAY }));
    for until in [house.now(), house.now() + 22 * DAY] {
        ana.post("/api/me/holiday", &holiday(json!(until))).await.refused(409, "bad-holiday");
    }
    house.stranger().post("/api/me/holiday", &holiday(json!(null))).await.refused(403, "no-guest");
    let until = house.now() + 10 * DAY;
    ana.post("/api/me/holiday", &holiday(json!(until))).await.ok();
    assert_eq!(deadline(&mut ana, &id).await, due + 10 * DAY);
    assert_eq!(at(&ben.table(&id).await, "clock.holiday"), &json!(until));
    assert!(!last(&house, &live).await.starts_with("holiday"), "live clocks know none");
    house.pass(4 * DAY);
    ana.post("/api/me/holiday", &holiday(json!(null))).await.ok();
    assert_eq!(deadline(&mut ana, &id).await, due + 4 * DAY);
    assert_eq!(ana.get("/api/me/holiday").await.ok()["latest"], house.now() + 17 * DAY, "4 are used");
    ana.act(&id, 0, "r1").await.ok();
    ana.post("/api/me/holiday", &holiday(json!(house.now() + DAY))).await.ok();
    assert_eq!(deadline(&mut ben, &id).await, house.now() + 2 * DAY, "it is Ben's turn");
}
