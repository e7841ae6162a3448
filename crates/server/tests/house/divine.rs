//! Diable et Bon Dieu in the house: nine seats that nobody chooses, of which two stay unknown.

use serde_json::{Value, json};

use crate::gathering::people;
use crate::tools::{Caller, DAY, TestHouse};

/// France, England and Germany in the spring of 1905; nobody else is left.
const THREE: &str = "S1905M; ENGLAND A LON, F NTH; FRANCE A PAR, A MAR; GERMANY A BUR, A MUN; ENGLAND = LON; FRANCE = PAR MAR; GERMANY = MUN";
const DEVIL: usize = 7;
const LORD: usize = 8;

/// A match of nine among so many who came: who plays each seat, and who got none.
async fn begun(house: &TestHouse, count: u8) -> (String, Vec<Caller>, Vec<Caller>) {
    let mut host = house.guest("Hal").await;
    let wanted = json!({ "game": "divine", "config": { "position": THREE }, "listed": true });
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

fn stage(seen: &Value) -> String {
    seen["scene"]["caption"].to_string()
}

#[tokio::test]
async fn the_divine_are_unknown_and_time_alone_ends_orders() {
    let house = TestHouse::new().await;
    let (id, mut seats, rest) = begun(&house, 11).await;
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
    let (id, mut seats, _) = begun(&house, 11).await;
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
