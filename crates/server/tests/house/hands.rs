//! Seats that change hands: given up, offered, taken over, handed to a bot and back; takebacks that others agree to.

use serde_json::{Value, json};

use crate::tools::{Caller, Follower, TestHouse, at, is_awaited};

fn to(how: &str) -> Value {
    json!({ "how": how })
}

async fn kind(caller: &mut Caller, id: &str, seat: usize) -> Value {
    caller.table(id).await["table"]["seats"][seat]["kind"].clone()
}

#[tokio::test]
async fn a_seat_is_given_up_and_taken_over_with_all_it_knows() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    ana.say(&id, "table", "for us alone").await.ok();
    let mut follower = Follower::new(house.listen().await, &id, ana.cookie.as_deref()).await;
    ana.leave(&id, 1, to("vacate")).await.refused(403, "not-your-seat");
    let left = ben.leave(&id, 1, to("vacate")).await.ok();
    assert_eq!((&left["as"], &left["own"]["seats"]), (&json!("public"), &json!([])));
    assert_eq!(left["talk"], json!([]), "what is said at the table is theirs");
    assert_eq!(kind(&mut ana, &id, 1).await, "open");
    ben.act(&id, 1, "m2").await.refused(403, "not-your-seat");
    follower.drain().await;
    follower.must_agree(&mut ana, &id).await;
    let mut dan = house.guest("Dan").await;
    let seen = dan.sit(&id, 1).await.ok();
    assert_eq!((&seen["as"], at(&seen, "talk.0.text")), (&json!(1), &json!("for us alone")));
    dan.act(&id, 1, "m2").await.ok();
    let journal = house.journal(&id).await;
    assert_eq!(journal[3..5], ["vacated 1", "seated 1 Dan"]);
    follower.drain().await;
    follower.must_agree(&mut ana, &id).await;
}

#[tokio::test]
async fn whoever_offers_a_seat_plays_on_until_somebody_takes_it() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let mut dan = house.guest("Dan").await;
    dan.sit(&id, 1).await.refused(409, "seat-taken");
    ben.leave(&id, 1, to("offer")).await.ok();
    assert_eq!(at(&ana.table(&id).await, "table.seats.1.offered"), &json!(true));
    assert!(dan.list("open").await.iter().any(|table| table["id"] == json!(id)), "somebody is looked for");
    ben.leave(&id, 1, to("keep")).await.ok();
    assert_eq!(dan.list("open").await, Vec::<Value>::new());
    dan.sit(&id, 1).await.refused(409, "seat-taken");
    ben.leave(&id, 1, to("offer")).await.ok();
    ana.act(&id, 0, "r1").await.ok();
    ben.act(&id, 1, "m2").await.ok();
    dan.sit(&id, 1).await.ok();
    assert_eq!(ben.table(&id).await["own"]["seats"], json!([]));
    assert_eq!(at(&ana.table(&id).await, "table.seats.1.name"), &json!("Dan"));
    assert_eq!(at(&ana.table(&id).await, "table.seats.1.offered"), &Value::Null);
}

#[tokio::test]
async fn a_bot_plays_until_one_comes_back() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ben.leave(&id, 1, json!({ "how": "bot", "level": 9 })).await.refused(400, "unknown-level");
    ben.leave(&id, 1, json!({ "how": "bot", "level": 1 })).await.ok();
    let card = ana.table(&id).await["table"]["seats"][1].clone();
    assert_eq!((&card["kind"], &card["for"], &card["level"]), (&json!("bot"), &json!("Ben"), &json!(1)));
    ana.act(&id, 0, "r1").await.ok();
    house.until(&mut ana, &id, is_awaited).await;
    let cookies = [ana, ben].map(Caller::gone);
    let house = house.reopen().await;
    let [mut ana, mut ben] = cookies.map(|cookie| house.stranger().with_cookie(&cookie));
    let mut dan = house.guest("Dan").await;
    dan.sit(&id, 1).await.refused(409, "seat-taken");
    assert_eq!(ben.table(&id).await["own"]["kept"], json!([1]));
    ben.sit(&id, 1).await.ok();
    ana.act(&id, 0, "r2").await.ok();
    assert!(is_awaited(&ben.table(&id).await), "it is Ben's own turn");
    ben.act(&id, 1, "m8").await.ok();
}

#[tokio::test]
async fn the_host_fills_a_seat_with_a_bot_before_the_start() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "invite" }])).await;
    let body = json!({ "seat": 1, "level": 2 });
    let path = format!("/api/tables/{id}/bot");
    ben.post(&path, &body).await.refused(403, "not-host");
    ana.post(&path, &json!({ "seat": 0, "level": 2 })).await.refused(409, "seat-taken");
    ana.post(&path, &json!({ "seat": 2, "level": 2 })).await.refused(404, "not-found");
    ana.post(&path, &body).await.ok();
    house.until(&mut ana, &id, is_awaited).await;
    ana.post(&path, &body).await.refused(409, "table-begun");
}

#[tokio::test]
async fn the_others_put_a_bot_where_somebody_is_missing() {
    let house = TestHouse::new().await;
    let mut callers = [house.guest("Ana").await, house.guest("Ben").await, house.guest("Cléo").await];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let id = callers[0].make("blindbid", json!({ "players": 3 }), seats).await;
    for seat in [1, 2] {
        callers[seat].sit(&id, seat as u64).await.ok();
    }
    let [ana, ben, cleo] = &mut callers;
    let bot = json!({ "proposal": { "what": "bot", "seat": 2, "level": 1 } });
    ana.ask(&id, "propose", 0, bot.clone()).await.refused(409, "bad-proposal");
    cleo.leave(&id, 2, to("vacate")).await.ok();
    ana.ask(&id, "propose", 0, bot).await.ok();
    assert_eq!(kind(ben, &id, 2).await, "open", "Ben is asked");
    ben.ask(&id, "answer", 1, json!({ "yes": true })).await.ok();
    assert_eq!(kind(ana, &id, 2).await, "bot");
    assert_eq!(ana.table(&id).await["asking"], json!([]));
}

#[tokio::test]
async fn a_takeback_between_people_is_asked_for() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    assert_eq!(ana.table(&id).await["takeback"], false);
    ana.act(&id, 0, "r1").await.ok();
    ben.act(&id, 1, "m2").await.ok();
    assert_eq!(ana.table(&id).await["takeback"], true);
    ana.take_back(&id, 0).await.ok();
    let asking = json!([{ "by": 0, "what": "takeback", "asked": [1], "agreed": [] }]);
    assert_eq!(ben.table(&id).await["asking"], asking, "how far it goes back is not said");
    ana.take_back(&id, 0).await.refused(422, "bad-proposal");
    ben.ask(&id, "answer", 1, json!({ "yes": false })).await.ok();
    assert_eq!(at(&ana.table(&id).await, "scene.pieces").as_array().map(Vec::len), Some(2));
    ana.take_back(&id, 0).await.ok();
    ben.ask(&id, "answer", 1, json!({ "yes": true })).await.ok();
    let seen = ana.table(&id).await;
    assert_eq!(at(&seen, "scene.pieces").as_array().map(Vec::len), Some(0));
    assert!(is_awaited(&seen) && seen["asking"] == json!([]));
    // An answer that comes when the decision is taken comes too late.
    ana.act(&id, 0, "r1").await.ok();
    ana.take_back(&id, 0).await.ok();
    ben.act(&id, 1, "m2").await.ok();
    ben.ask(&id, "answer", 1, json!({ "yes": true })).await.refused(422, "not-asked");
}

/// Where several decide at once nobody's decision is undone by another.
#[tokio::test]
async fn nothing_is_taken_back_where_several_decide() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana
        .make("blindbid", json!({ "players": 2 }), json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]))
        .await;
    let seen = ana.table(&id).await;
    let bid = ana.moves(&id, &seen).await.into_iter().find(|action| action.starts_with("bid"));
    ana.act(&id, 0, &bid.expect("a card")).await.ok();
    assert_eq!(ana.table(&id).await["takeback"], false);
    ana.take_back(&id, 0).await.refused(409, "no-takeback");
}
