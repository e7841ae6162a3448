//! Diable et Bon Dieu in the house: nine seats that nobody chooses, of which two stay unknown.

use serde_json::{Value, json};

use crate::gathering::people;
use crate::tools::{Caller, DAY, TestHouse};

/// France, England and Germany in the spring of 1905; nobody else is left.
const THREE: &str = "S1905M; ENGLAND A LON, F NTH; FRANCE A PAR, A MAR; GERMANY A BUR, A MUN; ENGLAND = LON; FRANCE = PAR MAR; GERMANY = MUN";
const HOUR: u64 = DAY / 24;
const DEVIL: usize = 7;
const LORD: usize = 8;

/// A match of nine among so many who came: who plays each seat, and who got none.
async fn begun(house: &TestHouse, count: u8, time: Value) -> (String, Vec<Caller>, Vec<Caller>) {
    let mut host = house.guest("Hal").await;
    let wanted = json!({ "game": "divine", "config": { "position": THREE }, "listed": true, "time": time });
    let id = host.post("/api/tables", &wanted).await.ok()["id"].as_str().expect("an id").to_owned();
    let mut all = people(house, count).await;
    for caller in &mut all {
        caller.come(&id).await.ok();
    }
    host.begin(&id).await.ok();
    let mut seats: Vec<Option<Caller>> = vec![None; 9];
    let mut rest = Vec::new();
    for mut caller in all {
        match caller.table(&id).await["own"]["seats"][0].as_u64() {
            Some(seat) => seats[seat as usize] = Some(caller),
            None => rest.push(caller),
        }
    }
    (id, seats.into_iter().flatten().collect(), rest)
}

fn unlimited() -> Value {
    json!({ "kind": "unlimited" })
}

fn stage(seen: &Value) -> String {
    let args = &seen["scene"]["caption"]["args"];
    format!("{} {}", args["stage"], args["year"])
}

#[tokio::test]
async fn the_divine_are_unknown_and_time_alone_ends_orders() {
    let house = TestHouse::new().await;
    let (id, mut seats, rest) = begun(&house, 11, unlimited()).await;
    assert_eq!((seats.len(), rest.len()), (9, 2));
    for (seat, caller) in seats.iter_mut().enumerate() {
        let seen = caller.table(&id).await;
        let kinds: Vec<&str> = seen["table"]["seats"]
            .as_array()
            .expect("seats")
            .iter()
            .filter_map(|seat| seat["kind"].as_str())
            .collect();
        let known = |other: usize| if other < DEVIL || other == seat { "guest" } else { "hidden" };
        assert_eq!(kinds, (0..9).map(known).collect::<Vec<_>>(), "from {seat}");
    }
    // What is written to all reaches the divine, who write to nobody.
    seats[2].send_letter(&id, 2, Value::Null, "Paris is fair.").await.ok();
    seats[2].send_letter(&id, 2, json!([1]), "London is not.").await.ok();
    seats[2].send_letter(&id, 2, json!([7]), "Psst.").await.refused(422, "press-not-reached");
    for divine in [DEVIL, LORD] {
        assert_eq!(seats[divine].table(&id).await["letters"].as_array().map(Vec::len), Some(1));
        seats[divine]
            .send_letter(&id, divine as u64, Value::Null, "Hear me.")
            .await
            .refused(422, "press-silent-seat");
        seats[divine].say(&id, "watchers", "Hear me.").await.refused(403, "unheard");
    }
    let before = stage(&seats[0].table(&id).await);
    for (seat, orders) in
        [(1, "A LON H; ready"), (2, "A PAR-BUR; A MAR S A PAR-BUR; ready"), (3, "A BUR H; ready")]
    {
        seats[seat].act(&id, seat as u64, orders).await.ok();
    }
    let open = seats[0].table(&id).await;
    seats[LORD].act(&id, LORD as u64, "bless BUR; ready").await.ok();
    seats[DEVIL].act(&id, DEVIL as u64, "curse NTH; ready").await.ok();
    let mut cast = seats[0].table(&id).await;
    cast["now"] = open["now"].clone();
    assert_eq!(cast, open, "nobody learns that they cast");
    house.pass(59_999);
    assert_eq!((house.house.expire_due().await, stage(&seats[0].table(&id).await)), (Ok(0), before.clone()));
    house.pass(1);
    assert_eq!(house.house.expire_due().await, Ok(1));
    assert_ne!(stage(&seats[0].table(&id).await), before);
}

#[tokio::test]
async fn the_lot_among_eleven_is_proved_at_the_end() {
    let house = TestHouse::new().await;
    let (id, mut seats, _) = begun(&house, 11, unlimited()).await;
    house.pass(61 * DAY);
    assert_eq!(house.house.close_untouched().await, Ok(1));
    let seen = seats[0].table(&id).await;
    let names = seen["table"]["seats"].as_array().expect("seats").iter().map(|seat| seat["name"].clone());
    assert!(names.into_iter().all(|name| name.is_string()), "now it is known: {seen}");
    let record = seats[0].get(&format!("/api/tables/{id}/record")).await.text().to_owned();
    assert!(record.contains("nonce 10 ") && record.contains(" -"), "{record}");
    let verified = catalog::verify(&record).expect("it is true");
    assert!(verified.outcomes >= 2, "the lot, and whom they protect");
    let (line, lot) = record.lines().find_map(|line| line.split_once(" lot ")).expect("a lot");
    let mut places: Vec<&str> = lot.split(' ').collect();
    places.swap(0, 10);
    if places != lot.split(' ').collect::<Vec<_>>() {
        let other = record.replace(&format!("{line} lot {lot}"), &format!("{line} lot {}", places.join(" ")));
        catalog::verify(&other).expect_err("another lot is not what the seed gives");
    }
}

/// Whose unit stands in a province, by the symbol that is drawn there.
fn unit(seen: &Value, at: &str) -> Option<String> {
    let pieces = seen["scene"]["pieces"].as_array()?;
    let piece = pieces.iter().find(|piece| piece["id"] == format!("unit-{at}"))?;
    piece["symbol"].as_str().map(str::to_owned)
}

/// How often something stands in the log that a seat was told.
fn told(seen: &Value, key: &str) -> usize {
    let log = seen["log"].as_array().expect("a log");
    log.iter().filter(|line| line["text"]["key"] == key).count()
}

async fn reopened(house: TestHouse, seats: Vec<Caller>) -> (TestHouse, Vec<Caller>) {
    let cookies: Vec<String> = seats.into_iter().map(Caller::gone).collect();
    let house = house.reopen().await;
    let seats = cookies.iter().map(|cookie| house.stranger().with_cookie(cookie)).collect();
    (house, seats)
}

/// A deadline passes while the house is closed: it is announced anew, and then the phase is judged once, with what had been saved.
#[tokio::test]
async fn a_deadline_that_passes_while_the_house_is_closed_gets_grace_and_what_was_saved_counts() {
    let house = TestHouse::new().await;
    let (id, mut seats, rest) = begun(&house, 9, json!({ "kind": "days", "days": 2 })).await;
    assert!(rest.is_empty());
    let opened = house.now();
    // France attacks with two against one; the blessing holds Burgundy all the same. Nobody is ready.
    seats[2].act(&id, 2, "A PAR-BUR; A MAR S A PAR-BUR").await.ok();
    seats[3].act(&id, 3, "A BUR H").await.ok();
    seats[LORD].act(&id, LORD as u64, "bless BUR").await.ok();
    seats[DEVIL].act(&id, DEVIL as u64, "curse NTH").await.ok();
    let before = stage(&seats[2].table(&id).await);
    house.pass(2 * DAY - HOUR);
    assert_eq!(house.house.expire_due().await, Ok(0));
    house.house.beat().await;
    house.pass(5 * HOUR);
    let (house, mut seats) = reopened(house, seats).await;
    // All are told, those unknown too, and the phase is the same.
    let grace = house.now() + 5 * HOUR;
    for seat in &mut seats {
        let seen = seat.table(&id).await;
        assert_eq!((&seen["clock"]["deadline"], told(&seen, "notice-down")), (&json!(grace), 1));
        assert_eq!(stage(&seen), before);
    }
    assert_eq!(
        house.journal(&id).await.last(),
        Some(&format!("down {} {}", opened + 2 * DAY - HOUR, house.now()))
    );
    assert_eq!(house.house.expire_due().await, Ok(0), "not before the grace is over");
    // What was saved can be changed meanwhile.
    seats[1].act(&id, 1, "A LON H; F NTH-HOL").await.ok();
    house.pass(5 * HOUR - 1);
    assert_eq!(house.house.expire_due().await, Ok(0));
    house.pass(1);
    assert_eq!((house.house.expire_due().await, house.house.expire_due().await), (Ok(1), Ok(0)), "once");
    let journal = house.journal(&id).await;
    assert_eq!(journal.iter().filter(|line| line.starts_with("expired ")).count(), 1, "{journal:?}");
    let seen = seats[0].table(&id).await;
    assert_ne!(stage(&seen), before);
    let units = ["par", "bur", "nth", "hol"].map(|at| unit(&seen, at));
    let [paris, burgundy, north, holland] = &units;
    assert!(paris.as_ref().is_some_and(|unit| unit.contains("france")), "it bounced: {units:?}");
    assert!(burgundy.as_ref().is_some_and(|unit| unit.contains("germany")), "it was blessed: {units:?}");
    assert!(north.is_some() && holland.is_none(), "it was cursed: {units:?}");
    // A second restart judges nothing twice.
    let (house, mut seats) = reopened(house, seats).await;
    assert_eq!((house.house.expire_due().await, stage(&seats[0].table(&id).await)), (Ok(0), stage(&seen)));
}

/// All powers are ready, and what is kept for the divine runs out while the house is closed: nothing is judged in the dark, and whether
/// they had done something shows in nothing.
#[tokio::test]
async fn what_is_kept_for_the_divine_is_theirs_though_the_house_was_closed() {
    let mut lived = Vec::new();
    for casts in [false, true] {
        let house = TestHouse::new().await;
        let (id, mut seats, _) = begun(&house, 9, json!({ "kind": "days", "days": 2 })).await;
        if casts {
            seats[LORD].act(&id, LORD as u64, "bless LON; ready").await.ok();
            seats[DEVIL].act(&id, DEVIL as u64, "curse MAR; unready").await.json();
        }
        for (seat, orders) in [(1, "A LON H; ready"), (2, "A MAR H; ready"), (3, "A BUR H; ready")] {
            seats[seat].act(&id, seat as u64, orders).await.ok();
        }
        house.pass(DAY - HOUR);
        house.house.beat().await;
        house.pass(3 * HOUR);
        let (house, mut seats) = reopened(house, seats).await;
        let first = house.house.expire_due().await;
        let seen = seats[2].get(&format!("/api/tables/{id}")).await.body;
        house.pass(DAY);
        let then = house.house.expire_due().await;
        let journal = house.journal(&id).await;
        assert_eq!(journal.iter().filter(|line| line.starts_with("expired ")).count(), 1, "{journal:?}");
        lived.push((first, then, seen.replace(&id, "")));
    }
    assert_eq!(lived[0], lived[1]);
}
