//! What one has and a frame give what one has next: for every game, every viewer and every change.

use search::Luck;
use serde_json::{Value, json};
use tabletop::Dice;

use crate::tools::{Caller, Follower, TestHouse, at};

/// The most actions of a match that is played here.
const LONGEST: u32 = 60;

fn pick(luck: &mut Luck, of: usize) -> usize {
    luck.below(of as u32) as usize
}

/// Plays something at random for one of the seats. Whether anything could be played.
async fn play(people: &mut [Caller], id: &str, luck: &mut Luck) -> bool {
    let first = pick(luck, people.len());
    for turn in 0..people.len() {
        let seat = (first + turn) % people.len();
        let seen = people[seat].table(id).await;
        let moves = people[seat].moves(id, &seen).await;
        if !moves.is_empty() {
            let action = &moves[pick(luck, moves.len())];
            let key = people[seat].key();
            let window = seen["waiting"]["window"].as_u64().expect("a window");
            people[seat].act_as(id, seat as u64, action, window, &key).await.ok();
            return true;
        }
    }
    false
}

/// Everybody agrees with what a caller of their kind is shown.
async fn look(followers: &mut [Follower], callers: &mut [Caller], id: &str) -> usize {
    let mut frames = 0;
    for (follower, caller) in followers.iter_mut().zip(callers) {
        let sent = follower.drain().await;
        assert!(sent.iter().all(|message| message["frame"].is_object()), "{sent:?}");
        frames += sent.len();
        follower.must_agree(caller, id).await;
    }
    frames
}

async fn match_of(game: &str, config: &Value, seed: u64) {
    let house = TestHouse::new().await;
    let mut luck = Luck::from_seed(seed);
    let mut people = vec![house.guest("Ana").await, house.guest("Ben").await];
    let mut eve = house.guest("Eve").await;
    let address = house.listen().await;
    let id = people[0].make(game, config.clone(), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    // Seat 0 is there before the match begins; whoever sits down later opens a socket then.
    let path = format!("/api/tables/{id}/live?as=public");
    let mut followers = vec![
        Follower::new(address, &id, people[0].cookie.as_deref()).await,
        Follower::by(address, &path, people[0].cookie.as_deref()).await,
        Follower::new(address, &id, eve.cookie.as_deref()).await,
        Follower::new(address, &id, None).await,
    ];
    let mut callers = vec![people[0].clone(), people[0].clone(), eve.clone(), house.stranger()];
    people[1].sit(&id, 1).await.ok();
    followers.push(Follower::new(address, &id, people[1].cookie.as_deref()).await);
    callers.push(people[1].clone());
    assert!(look(&mut followers, &mut callers, &id).await > 0, "{game}: the match began");
    let mut frames = 0;
    for _ in 0..LONGEST {
        match luck.below(10) {
            0 => people[pick(&mut luck, 2)].say(&id, "table", "well?").await.ok(),
            1 => eve.say(&id, "watchers", "well, well").await.ok(),
            2 => {
                let seat = pick(&mut luck, 2);
                let offered = at(&people[seat].table(&id).await, "draw.offered").clone();
                let is_first = offered.as_array().is_some_and(Vec::is_empty);
                // Never both: the match is to go on.
                let yes = is_first || !offered.as_array().is_some_and(|seats| seats.contains(&json!(seat)));
                if is_first || !yes {
                    people[seat].draw(&id, seat as u64, yes).await;
                }
                Value::Null
            }
            _ if play(&mut people, &id, &mut luck).await => Value::Null,
            _ => break,
        };
        frames += look(&mut followers, &mut callers, &id).await;
    }
    assert!(frames > 10, "{game}: {frames}");
    if at(&people[0].table(&id).await, "table.status") == "running" {
        people[1].resign(&id, 1).await;
        look(&mut followers, &mut callers, &id).await;
    }
    people[1].rematch(&id).await.ok();
    look(&mut followers, &mut callers, &id).await;
    for follower in &followers {
        assert_eq!(at(&follower.seen, "table.status"), "over");
        assert!(follower.seen["rematch"].is_string());
        let talk = follower.seen["talk"].as_array().expect("talk");
        assert_eq!(talk, followers[0].seen["talk"].as_array().expect("talk"), "everybody hears everything");
    }
}

#[tokio::test]
async fn diam() {
    for seed in 0..3 {
        match_of("diam", &json!({}), seed).await;
    }
}

#[tokio::test]
async fn belligerants() {
    match_of("belligerants", &json!({}), 1).await;
    match_of("belligerants", &json!({ "board": "quick" }), 2).await;
}

#[tokio::test]
async fn bartasso() {
    for seed in 0..2 {
        match_of("bartasso", &json!({}), seed).await;
    }
}

#[tokio::test]
async fn toybattle() {
    for seed in 0..3 {
        match_of("toybattle", &json!({}), seed).await;
    }
}

#[tokio::test]
async fn blindbid() {
    for seed in 0..4 {
        match_of("blindbid", &json!({ "players": 2 }), seed).await;
    }
}

#[tokio::test]
async fn masked() {
    match_of("masked", &json!({ "players": 2 }), 5).await;
}
