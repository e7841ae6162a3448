//! Who plays which seat is drawn by lot, once everybody is there.

use serde_json::{Value, json};

use crate::tools::{Caller, Follower, TestHouse, at};

/// Makes a table at which seats are drawn. Gives what was made.
async fn make(host: &mut Caller, game: &str, config: Value, seats: Value) -> Value {
    let wanted = json!({ "game": game, "config": config, "seats": seats, "listed": true });
    host.post("/api/tables", &wanted).await.ok()
}

fn id(made: &Value) -> String {
    made["id"].as_str().expect("an id").to_owned()
}

fn names(table: &Value) -> Vec<String> {
    let seats = at(table, "table.seats").as_array().expect("seats");
    seats.iter().map(|seat| seat["name"].as_str().unwrap_or("-").to_owned()).collect()
}

#[tokio::test]
async fn who_begins_is_drawn_when_everybody_is_there() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let mut begun = 0;
    for _ in 0..40 {
        let id = id(&make(&mut ana, "diam", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await);
        let before = ana.table(&id).await;
        assert_eq!(
            (at(&before, "table.lot"), names(&before)),
            (&json!(true), vec!["Ana".into(), "-".into()])
        );
        assert!(house.journal(&id).await.is_empty(), "nothing is drawn before");
        let of_ben = ben.sit(&id, 1).await.ok();
        let of_ana = ana.table(&id).await;
        assert_eq!(at(&of_ana, "table.lot"), false, "now it is");
        let lines = house.journal(&id).await;
        let seat = names(&of_ana).iter().position(|name| name == "Ana").expect("she plays");
        let [first, second] = if seat == 0 { ["Ana", "Ben"] } else { ["Ben", "Ana"] };
        assert_eq!(
            lines,
            [format!("lot {seat} {}", 1 - seat), format!("seated 0 {first}"), format!("seated 1 {second}")]
        );
        assert_eq!((at(&of_ana, "own.seats"), &of_ana["as"]), (&json!([seat]), &json!(seat)));
        assert_eq!((at(&of_ben, "own.seats"), &of_ben["as"]), (&json!([1 - seat]), &json!(1 - seat)));
        assert_eq!(at(&of_ana, "log.0.text.key"), "notice-drawn");
        begun += usize::from(seat == 0);
        let caller = if seat == 0 { &mut ana } else { &mut ben };
        caller.act(&id, 0, "r1").await.ok();
    }
    assert!((8..=32).contains(&begun), "she began {begun} times of 40");
}

#[tokio::test]
async fn against_a_bot_too_and_at_once() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let mut begun = 0;
    for _ in 0..20 {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]);
        let id = id(&make(&mut ana, "diam", json!({}), seats).await);
        let seen = ana.table(&id).await;
        let seat = at(&seen, "own.seats.0").as_u64().expect("a seat");
        assert_eq!(at(&seen, &format!("table.seats.{}.kind", 1 - seat)), "bot");
        begun += seat;
    }
    assert!((3..=17).contains(&begun), "{begun} of 20");
}

#[tokio::test]
async fn or_everybody_plays_where_they_sit_down() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    for _ in 0..12 {
        let id = ana.make("diam", json!({}), json!([{ "kind": "open" }, { "kind": "me" }])).await;
        assert_eq!(at(&ana.table(&id).await, "table.lot"), false);
        ben.sit(&id, 0).await.ok();
        assert_eq!(names(&ana.table(&id).await), ["Ben", "Ana"]);
        assert_eq!(house.journal(&id).await, ["seated 0 Ben", "seated 1 Ana"]);
    }
}

#[tokio::test]
async fn allies_stay_together_and_so_they_do_in_a_rematch() {
    let house = TestHouse::new().await;
    let mut people = Vec::new();
    for name in ["Ana", "Ben", "Cy", "Dee"] {
        people.push(house.guest(name).await);
    }
    let mut seatings = std::collections::BTreeSet::new();
    for _ in 0..30 {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }, { "kind": "open" }]);
        let id = id(&make(&mut people[0], "diam", json!({ "players": 4 }), seats).await);
        for (seat, caller) in people.iter_mut().enumerate().skip(1) {
            caller.sit(&id, seat as u64).await.ok();
        }
        let drawn = names(&people[0].table(&id).await);
        // In Diam the seats 0 and 1 play together.
        let mut side: Vec<&str> = drawn[..2].iter().map(String::as_str).collect();
        side.sort_unstable();
        assert!(side == ["Ana", "Ben"] || side == ["Cy", "Dee"], "{drawn:?}");
        let seat = drawn.iter().position(|name| name == "Ana").expect("she plays") as u64;
        people[0].resign(&id, seat).await.ok();
        let next = people[0].rematch(&id).await.ok()["id"].as_str().expect("an id").to_owned();
        for caller in &mut people {
            caller.seal(&next).await;
        }
        let turned = names(&people[0].table(&next).await);
        assert_eq!(turned, [&drawn[2..], &drawn[..2]].concat(), "the others begin, allies are still allies");
        assert!(!house.journal(&next).await[0].starts_with("lot"), "a rematch draws nothing");
        seatings.insert(drawn);
    }
    assert!(seatings.len() > 4, "of eight: {seatings:?}");
}

#[tokio::test]
async fn an_invitation_holds_for_the_person_whatever_seat_they_draw() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let mut drawn = std::collections::BTreeSet::new();
    for n in 0..12 {
        let made = make(&mut ana, "diam", json!({}), json!([{ "kind": "me" }, { "kind": "invite" }])).await;
        let (id, link) = (id(&made), at(&made, "invites.0.link").as_str().expect("a link").to_owned());
        let token = link.split_once("invite=").expect("a token").1;
        let mut ben = house.guest(&format!("Ben {n}")).await;
        assert_eq!(at(&ben.table(&id).await, "table.lot"), true, "the guest is told that lots decide");
        let sit = json!({ "seat": 1, "invite": token });
        let seen = ben.post(&format!("/api/tables/{id}/sit"), &sit).await.ok();
        drawn.insert(at(&seen, "own.seats.0").as_u64());
        assert_eq!(at(&ana.table(&id).await, "own.invites"), &json!([]), "it is used up");
        let (mut eve, again) = (house.guest("Eve").await, format!("/api/tables/{id}/sit"));
        for seat in [0, 1] {
            eve.post(&again, &json!({ "seat": seat, "invite": token })).await.refused(409, "seat-taken");
        }
    }
    assert_eq!(drawn.len(), 2, "sometimes this seat, sometimes the other");
}

/// Whoever followed the place of somebody else must not see what that seat comes to know.
#[tokio::test]
async fn nobody_sees_a_moment_from_a_seat_that_is_no_longer_theirs() {
    let house = TestHouse::new().await;
    let address = house.listen().await;
    let mut changed = 0;
    for n in 0..12 {
        let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
        let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
        let id = id(&make(&mut ana, "blindbid", json!({}), seats).await);
        let path = format!("/api/tables/{id}/live{}", if n % 2 == 0 { "" } else { "?as=0" });
        let mut of_ana = Follower::by(address, &path, ana.cookie.as_deref()).await;
        let mut watcher = Follower::new(address, &id, None).await;
        ben.sit(&id, 1).await.ok();
        assert_eq!(of_ana.drain().await.len(), 1, "a frame: Ben is there");
        house.guest("Cy").await.sit(&id, 2).await.ok();
        let told = of_ana.drain().await;
        let kinds: Vec<&String> =
            told.iter().flat_map(|one| one.as_object().expect("one key").keys()).collect();
        assert_eq!(kinds, ["whole", "own"], "she comes anew, and got no frame before");
        assert_eq!(of_ana.own["seats"], json!([of_ana.seen["as"]]));
        of_ana.must_agree(&mut ana, &id).await;
        changed += usize::from(of_ana.seen["as"] != json!(0));
        assert_eq!(watcher.drain().await.len(), 3, "those who watch see the same");
        watcher.must_agree(&mut house.stranger(), &id).await;
        // From here on by frames.
        let seat = of_ana.seen["as"].as_u64().expect("a seat");
        ana.act(&id, seat, "vote").await.ok();
        assert_eq!(of_ana.drain().await.len(), 1);
        of_ana.must_agree(&mut ana, &id).await;
    }
    assert!((1..12).contains(&changed), "{changed}");
}

#[tokio::test]
async fn a_lot_that_could_not_be_written_was_not_drawn() {
    let (house, shaky) = TestHouse::shaky().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id = id(&make(&mut ana, "diam", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await);
    let mut follower = Follower::new(house.listen().await, &id, ana.cookie.as_deref()).await;
    let before = ana.table(&id).await;
    for _ in 0..4 {
        shaky.leave_room(0);
        ben.sit(&id, 1).await.refused(503, "store-full");
        assert_eq!(ana.table(&id).await, before);
        assert!(follower.drain().await.is_empty());
    }
    shaky.leave_room(u64::MAX);
    ben.sit(&id, 1).await.ok();
    follower.drain().await;
    follower.must_agree(&mut ana, &id).await;
    let (seen, journal) = (ana.table(&id).await, house.journal(&id).await);
    let cookie = ana.cookie.clone().expect("a guest");
    drop((ana, ben, follower, shaky));
    let house = house.reopen().await;
    let mut ana = house.stranger().with_cookie(&cookie);
    let mut again = ana.table(&id).await;
    again["number"] = seen["number"].clone();
    assert_eq!((again, house.journal(&id).await), (seen, journal), "and it stays");
}

/// A lot that is on disk although the house did not hear of it: whoever followed a seat must not see what it becomes.
#[tokio::test]
async fn a_lot_that_was_written_unheard_moves_those_who_follow() {
    let (house, shaky) = TestHouse::shaky().await;
    let address = house.listen().await;
    let mut changed = 0;
    for _ in 0..12 {
        let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let id = id(&make(&mut ana, "toybattle", json!({}), seats).await);
        let mut of_ana = Follower::new(address, &id, ana.cookie.as_deref()).await;
        shaky.deny(true);
        assert_eq!(ben.sit(&id, 1).await.status.as_u16(), 503);
        shaky.deny(false);
        assert!(of_ana.drain().await.is_empty(), "nobody was told");
        ben.sit(&id, 1).await.refused(409, "already-seated");
        let told = of_ana.drain().await;
        let seat = at(&ana.table(&id).await, "own.seats.0").clone();
        assert_eq!((&of_ana.seen["as"], &of_ana.own["seats"][0]), (&seat, &seat), "{told:?}");
        of_ana.must_agree(&mut ana, &id).await;
        if seat != json!(0) {
            changed += 1;
            assert!(
                told.iter().all(|message| message["frame"].is_null()),
                "not a frame of a seat that is Ben's"
            );
        }
    }
    assert!((1..12).contains(&changed), "{changed}");
}
