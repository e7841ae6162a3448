//! Conditional moves: laid down, played at once when they fit, thrown away when they do not.

use serde_json::{Value, json};

use crate::tools::{Caller, Follower, TestHouse, at, is_awaited};

fn step(action: &str, next: Value) -> Value {
    json!({ "action": action, "next": next })
}

/// If Ben plays m2, r3; if he then plays n4, r5. If he plays m8, r7.
fn plan() -> Value {
    let long = step("m2", json!([step("r3", json!([step("n4", json!([step("r5", json!([]))]))]))]));
    json!([long, step("m8", json!([step("r7", json!([]))]))])
}

#[tokio::test]
async fn a_plan_is_played_while_one_is_away() {
    let house = TestHouse::new().await;
    let (id, mut ana, ben) = house.diam().await;
    ana.plan(&id, 0, plan()).await.refused(409, "bad-plan");
    ana.act(&id, 0, "r1").await.ok();
    let kept = ana.plan(&id, 0, plan()).await.ok();
    assert_eq!(ana.table(&id).await["own"]["plans"], json!([kept]));
    let cookies = [ana, ben].map(Caller::gone);
    let house = house.reopen().await;
    let [mut ana, mut ben] = cookies.map(|cookie| house.stranger().with_cookie(&cookie));
    let mut follower = Follower::new(house.listen().await, &id, ben.cookie.as_deref()).await;
    ben.act(&id, 1, "m2").await.ok();
    assert!(is_awaited(&ben.table(&id).await), "Ana has answered");
    ben.act(&id, 1, "n4").await.ok();
    let journal = house.journal(&id).await;
    assert_eq!(journal[journal.len() - 4..], ["act 1 m2", "act 0 r3", "act 1 n4", "act 0 r5"]);
    assert_eq!(ana.table(&id).await["own"]["plans"], json!([]), "it is used up");
    follower.drain().await;
    follower.must_agree(&mut ben, &id).await;
}

#[tokio::test]
async fn what_does_not_fit_is_thrown_away() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    ana.plan(&id, 0, plan()).await.ok();
    ben.act(&id, 1, "n6").await.ok();
    assert!(is_awaited(&ana.table(&id).await));
    assert_eq!(ana.table(&id).await["own"]["plans"], json!([]));
    // Nothing clears one; and a seat that changes hands has none.
    ana.act(&id, 0, "r2").await.ok();
    ana.plan(&id, 0, json!([step("m8", json!([step("r7", json!([]))]))])).await.ok();
    ana.plan(&id, 0, json!([])).await.ok();
    assert_eq!(ana.table(&id).await["own"]["plans"], json!([]));
    ana.plan(&id, 0, json!([step("m8", json!([step("r7", json!([]))]))])).await.ok();
    ana.leave(&id, 0, json!({ "how": "vacate" })).await.ok();
    let mut dan = house.guest("Dan").await;
    assert_eq!(dan.sit(&id, 0).await.ok()["own"]["plans"], json!([]), "a plan is a person's");
    ben.act(&id, 1, "m8").await.ok();
    assert!(is_awaited(&dan.table(&id).await), "nobody answered");
}

#[tokio::test]
async fn a_takeback_ends_plans() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    ana.plan(&id, 0, plan()).await.ok();
    ana.take_back(&id, 0).await.ok();
    ben.ask(&id, "answer", 1, json!({ "yes": true })).await.ok();
    assert_eq!(ana.table(&id).await["own"]["plans"], json!([]));
}

#[tokio::test]
async fn a_bad_plan_is_refused_with_its_reason() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    let leaf = |action: &str| step(action, json!([]));
    let two_answers = json!([step("m2", json!([leaf("r3"), leaf("r4")]))]);
    let twice = json!([leaf("m2"), leaf("M2")]);
    let mut deep = json!([]);
    for number in 0..30 {
        deep = json!([step(["m2", "r3"][number % 2], deep)]);
    }
    for steps in [two_answers, twice, deep] {
        let answer = ana.plan(&id, 0, steps.clone()).await;
        assert!(answer.status.is_client_error(), "{steps}: {}", answer.body);
    }
    ana.plan(&id, 0, json!([leaf("r2")])).await.refused(422, "diam-refused-not-your-reserve");
    ana.plan(&id, 1, plan()).await.refused(403, "not-your-seat");
    ben.plan(&id, 1, plan()).await.refused(409, "bad-plan");
    let wide: Vec<Value> = (0..101).map(|_| leaf("m2")).collect();
    ana.plan(&id, 0, json!(wide)).await.refused(409, "bad-plan");
    // Where something is hidden there are none.
    let secret =
        ana.make("blindbid", json!({ "players": 2 }), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ben.sit(&secret, 1).await.ok();
    ana.plan(&secret, 0, json!([leaf("vote")])).await.refused(409, "bad-plan");
}

#[tokio::test]
async fn a_line_is_tried_on_the_board_and_nothing_happens() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    let before = ana.table(&id).await;
    let path = format!("/api/tables/{id}/line");
    let seen = ana.post(&path, &json!({ "seat": 0, "actions": ["M2", "r3"] })).await.ok();
    assert_eq!(seen["actions"], json!(["m2", "r3"]), "as the game writes them");
    assert_eq!(at(&seen, "scene.pieces").as_array().map(Vec::len), Some(3));
    assert_eq!(at(&seen, "waiting.must"), &json!([1]));
    assert!(seen["moves"].as_array().is_some_and(|moves| !moves.is_empty()), "what Ben could do");
    assert_eq!(ana.table(&id).await, before);
    assert_eq!(house.journal(&id).await.len(), 3);
    ben.post(&path, &json!({ "seat": 0, "actions": [] })).await.refused(403, "not-your-seat");
}

#[tokio::test]
async fn a_plan_says_whose_each_action_is_where_a_turn_has_several() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    // Ben is to play; Ana's diplomat is one step from its goal, which is worth three actions more in that turn.
    let config = json!({ "camps": 2, "position": "4 2 1:P31K43D13 4:P25K3S1" });
    let id = ana.make("bartasso", config, json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ben.sit(&id, 1).await.ok();
    let line = ["25-30", "13-8", "+31-26", "+45", "+26-22"];
    let steps = line.iter().rev().fold(json!([]), |next, action| json!([step(action, next)]));
    let kept = ana.plan(&id, 0, steps).await.ok();
    let mut whose = Vec::new();
    let mut here = &kept["steps"][0];
    while !here.is_null() {
        whose.push((here["action"].as_str().expect("an action"), here["own"] == json!(true)));
        here = &here["next"][0];
    }
    let expected: Vec<_> = line.iter().map(|action| (*action, *action != "25-30")).collect();
    assert_eq!(whose, expected);
    // Whatever is sent about it is set right.
    let wrong = json!([{ "action": "25-30", "own": true, "next": [{ "action": "13-8", "own": false }] }]);
    let kept = ana.plan(&id, 0, wrong).await.ok();
    assert_eq!(
        (&kept["steps"][0]["own"], &kept["steps"][0]["next"][0]["own"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(ana.table(&id).await["own"]["plans"], json!([kept]));
}
