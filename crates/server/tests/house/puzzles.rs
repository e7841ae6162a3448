//! Puzzles: a try is judged by the proof and forgotten, and a solution leaves the house only when somebody asks for it.

use serde_json::{Value, json};

use crate::tools::TestHouse;

fn actions(list: &[&str]) -> Value {
    json!({ "actions": list })
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_lists_its_puzzles_without_solutions_and_one_of_them_is_todays() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    let games = caller.get("/api/games").await.json();
    for game in games.as_array().expect("there are games") {
        let (key, count) =
            (game["key"].as_str().expect("a key"), game["puzzles"].as_u64().expect("a number"));
        let list = caller.get(&format!("/api/games/{key}/puzzles")).await.json();
        let puzzles = list["puzzles"].as_array().expect("a list");
        assert_eq!(puzzles.len(), usize::try_from(count).expect("few"), "{key}");
        assert_eq!(
            puzzles.iter().filter(|puzzle| puzzle["id"] == list["daily"]).count(),
            count.min(1) as usize
        );
        let Some(first) = puzzles.first() else { continue };
        let fields: Vec<&str> = first.as_object().expect("a card").keys().map(String::as_str).collect();
        assert_eq!(fields, ["id", "theme", "level", "odds", "seat", "goal"], "{key}");
        let path = format!("/api/games/{key}/puzzles/{}", first["id"].as_str().expect("a name"));
        assert!(caller.get(&format!("{path}/board")).await.json()["regions"].is_array(), "{path}");
        let begun = caller.post(&format!("{path}/try"), &actions(&[])).await.json();
        assert_eq!(begun["verdict"], "asks", "{path}");
        assert!(begun["moves"][0].is_object() && begun.get("answer").is_none(), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_solved_by_what_the_house_answers_and_nothing_comes_after_its_end() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    let list = caller.get("/api/games/diam/puzzles").await.json();
    let id = list["puzzles"][0]["id"].as_str().expect("a name").to_owned();
    let path = format!("/api/games/diam/puzzles/{id}");
    let mut done: Vec<String> = Vec::new();
    loop {
        let given: Vec<&str> = done.iter().map(String::as_str).collect();
        let stand = caller.post(&format!("{path}/try"), &actions(&given)).await.json();
        if stand["verdict"] == "done" {
            break;
        }
        assert_eq!(stand["verdict"], "asks");
        let answer = caller.post(&format!("{path}/answer"), &actions(&given)).await.json();
        done.push(answer["answer"].as_str().expect("there is an answer until it is done").to_owned());
    }
    let given: Vec<&str> = done.iter().map(String::as_str).collect();
    let after = caller.post(&format!("{path}/answer"), &actions(&given)).await.json();
    assert_eq!(after["answer"], Value::Null);
    let more: Vec<&str> = given.iter().copied().chain(["r1"]).collect();
    caller.post(&format!("{path}/try"), &actions(&more)).await.refused(400, "bad-line");
    caller.post("/api/games/diam/puzzles/none/try", &actions(&[])).await.refused(404, "not-found");
}
