//! Lessons: what a learner says they have done is played anew, judged and forgotten.

use serde_json::{Value, json};

use crate::tools::TestHouse;

fn actions(list: &[&str]) -> Value {
    json!({ "actions": list })
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_says_how_many_lessons_it_has_and_lists_them() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    let games = caller.get("/api/games").await.json();
    for game in games.as_array().expect("there are games") {
        let (key, count) =
            (game["key"].as_str().expect("a key"), game["lessons"].as_u64().expect("a number"));
        let answer = caller.get(&format!("/api/games/{key}/lessons")).await;
        if count == 0 {
            answer.refused(404, "not-found");
            continue;
        }
        let lessons = answer.json();
        assert_eq!(lessons.as_array().map(Vec::len), usize::try_from(count).ok(), "{key}");
        for lesson in lessons.as_array().into_iter().flatten() {
            let name = lesson["name"].as_str().expect("a name");
            let path = format!("/api/games/{key}/lessons/{name}");
            assert!(caller.get(&format!("{path}/board")).await.json()["regions"].is_array(), "{path}");
            let begun = caller.post(&format!("{path}/try"), &actions(&[])).await.json();
            assert_eq!(begun["verdict"], "asks", "{path}");
            assert!(begun["answer"].is_string() && begun["moves"][0].is_object(), "{path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_try_is_judged_and_a_wrong_one_says_why() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    let path = "/api/games/diam/lessons/guard/try";
    let wrong = caller.post(path, &actions(&["r2"])).await.json();
    assert_eq!(wrong["verdict"], "wrong");
    assert_eq!((&wrong["said"], &wrong["paragraph"]), (&json!("diam-lesson-guard-other"), &json!("5.1")));
    assert_eq!(
        (&wrong["actions"], &wrong["moves"], &wrong["answer"]),
        (&json!([]), &json!([]), &Value::Null)
    );
    assert_eq!(
        wrong["told"].as_array().map(Vec::len),
        Some(3),
        "what was tried, what was answered and what came of it: {wrong}"
    );
    let right = caller.post(path, &actions(&["r5"])).await.json();
    assert_eq!(
        (&right["verdict"], &right["said"], &right["actions"]),
        (&json!("done"), &Value::Null, &json!(["r5"]))
    );
    // What the rules refuse is refused as at a table, by its paragraph.
    let refused = caller.post("/api/games/diam/lessons/piling/try", &actions(&["o1"])).await;
    assert_eq!(refused.json()["error"]["paragraph"], "3.3");
    caller.post(path, &actions(&["r5", "r5"])).await.refused(400, "bad-line");
    caller.post(path, &actions(&["r5"; 65])).await.refused(400, "too-many-actions");
    caller.post(path, &json!({ "actions": [], "more": 1 })).await.refused(400, "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_learner_sees_what_their_seat_may_know_and_no_more() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    // The Devil has cursed Galicia, which the Good Lord does not learn before the phase closes.
    let path = "/api/games/divine/lessons/cancelled/try";
    let mut begun = caller.post(path, &actions(&[])).await.json();
    // The Devil's own sign is on every table.
    begun["scene"]["emblems"] = Value::Null;
    assert!(!begun.to_string().contains("curse"), "{begun}");
    assert!(!begun.to_string().contains(r#""divine-cast""#), "{begun}");
    let done = caller.post(path, &actions(&["bless GAL"])).await.json();
    assert!(done["told"].to_string().contains(r#""divinity":"devil""#), "{done}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_things_in_a_lesson_are_is_told_and_why_they_cannot_move() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    let path = "/api/games/diam/lessons/too-high/card";
    let card = caller.post(path, &json!({ "actions": [], "of": "sq-2", "after": "piece-3-1" })).await.json();
    assert_eq!(card["why"]["paragraph"], "4.4");
    caller.post(path, &json!({ "actions": [], "of": "sq-9" })).await.refused(404, "not-found");
    caller.post(path, &json!({ "actions": ["x"], "of": "sq-2" })).await.refused(422, "notation");
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_leave_nothing_behind() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    caller.post("/api/games/diam/lessons/diam/try", &actions(&["r5"])).await.json();
    for list in ["open", "running"] {
        let tables = caller.get(&format!("/api/tables?list={list}")).await.json();
        assert_eq!(tables["tables"], json!([]), "{list}");
    }
    assert_eq!(caller.get("/api/house").await.json()["me"], Value::Null, "nobody became a guest by learning");
}
