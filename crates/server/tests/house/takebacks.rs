//! Taking one's last decision back, where nobody else would have to redo theirs.

use serde_json::{Value, json};

use crate::tools::{Caller, Follower, TestHouse, at, is_awaited};

/// A match of Ana's against a bot, in which she begins.
async fn against_bot(house: &TestHouse, game: &str, level: u8) -> (String, Caller) {
    let mut ana = house.guest("Ana").await;
    let id = ana.make(game, json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": level }])).await;
    (id, ana)
}

#[tokio::test]
async fn one_goes_back_to_ones_last_decision() {
    let house = TestHouse::new().await;
    let (id, mut ana) = against_bot(&house, "diam", 1).await;
    let before = house.until(&mut ana, &id, is_awaited).await;
    assert_eq!(before["takeback"], false, "nothing was decided yet");
    ana.take_back(&id, 0).await.refused(409, "no-takeback");
    ana.act(&id, 0, "r1").await.ok();
    let after = house.until(&mut ana, &id, is_awaited).await;
    assert_eq!(after["takeback"], true);
    let mut follower = Follower::new(house.listen().await, &id, ana.cookie.as_deref()).await;
    ana.take_back(&id, 0).await.ok();
    let journal = house.journal(&id).await;
    assert_eq!((journal.len(), journal.last().map(String::as_str)), (5, Some("takeback 4")), "{journal:?}");
    let back = ana.table(&id).await;
    assert_eq!((&back["scene"], &back["moves"]), (&before["scene"], &before["moves"]), "as it was");
    assert!(back["waiting"]["window"].as_u64() > after["waiting"]["window"].as_u64(), "under a new number");
    assert_eq!((&back["takeback"], is_awaited(&back)), (&json!(false), true));
    follower.drain().await;
    follower.must_agree(&mut ana, &id).await;
    // What was decided in the old window comes too late, and the game goes on.
    let (old, now) = (before["waiting"]["window"].as_u64(), back["waiting"]["window"].as_u64());
    let late = ana.act_as(&id, 0, "r2", old.expect("a window"), "for-the-old-window").await;
    late.refused(409, "refused-window-closed");
    ana.act_as(&id, 0, "r3", now.expect("a window"), "for-the-new-window").await.ok();
    house.until(&mut ana, &id, is_awaited).await;
}

/// The bot that was thinking must not act in a window that is gone, nor the same one twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_was_thinking_does_not_act() {
    let house = TestHouse::new().await;
    let (id, mut ana) = against_bot(&house, "diam", 3).await;
    for (n, action) in ["r1", "r2", "r3", "r4"].into_iter().enumerate() {
        house.until(&mut ana, &id, is_awaited).await;
        ana.act(&id, 0, action).await.ok();
        // Sometimes before the bot has answered, sometimes after; and sometimes just between looking and asking.
        tokio::time::sleep(std::time::Duration::from_millis(3 * n as u64)).await;
        loop {
            let answer = ana.take_back(&id, 0).await;
            if answer.status.is_success() {
                break;
            }
            answer.refused(409, "refused-window-closed");
        }
        let back = ana.table(&id).await;
        assert!(is_awaited(&back), "it is Ana's turn: {back}");
    }
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert!(house.journal(&id).await.last().is_some_and(|line| line.starts_with("takeback ")));
    ana.act(&id, 0, "r5").await.ok();
    let seen = house.until(&mut ana, &id, is_awaited).await;
    assert_eq!(seen["scene"]["pieces"].as_array().map(Vec::len), Some(2), "one of hers, one of the bot's");
}

#[tokio::test]
async fn never_for_others_nor_when_it_is_over() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    assert_eq!(ben.table(&id).await["takeback"], false, "he has decided nothing");
    ben.take_back(&id, 1).await.refused(409, "no-takeback");
    ben.take_back(&id, 0).await.refused(403, "not-your-seat");
    let (id, mut ana) = against_bot(&house, "diam", 1).await;
    house.until(&mut ana, &id, is_awaited).await;
    ana.act(&id, 0, "r1").await.ok();
    house.until(&mut ana, &id, is_awaited).await;
    assert_eq!(house.stranger().table(&id).await["takeback"], false);
    house.stranger().take_back(&id, 0).await.refused(403, "not-your-seat");
    ana.resign(&id, 0).await.ok();
    assert_eq!(ana.table(&id).await["takeback"], false);
    ana.take_back(&id, 0).await.refused(409, "refused-over");
}

#[tokio::test]
async fn whoever_plays_all_seats_takes_back_move_by_move() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
    for (seat, action) in [(0, "r1"), (1, "m2"), (0, "o3")] {
        ana.act(&id, seat, action).await.ok();
    }
    let pieces = |seen: &Value| at(seen, "scene.pieces").as_array().map(Vec::len);
    for left in [2, 1, 0] {
        ana.take_back(&id, 0).await.ok();
        assert_eq!(pieces(&ana.table(&id).await), Some(left));
    }
    ana.take_back(&id, 0).await.refused(409, "no-takeback");
}

#[tokio::test]
async fn a_repeat_takes_nothing_back_twice() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
    ana.act(&id, 0, "r1").await.ok();
    ana.act(&id, 1, "m2").await.ok();
    let window = ana.table(&id).await["waiting"]["window"].clone();
    let body = |key: &str| json!({ "seat": 0, "window": window, "key": key });
    let path = format!("/api/tables/{id}/takeback");
    let first = ana.post(&path, &body("the-same-key")).await;
    first.ok();
    assert_eq!(ana.post(&path, &body("the-same-key")).await, first);
    // A second tap has a key of its own, and means the same decision.
    ana.post(&path, &body("another-key")).await.refused(409, "refused-window-closed");
    assert_eq!(house.journal(&id).await.len(), 5);
}

/// Luck and what was shown are not taken back: the die of Les Belligérants, the troops of Toy Battle.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_taken_back_across_luck_or_secrets() {
    let house = TestHouse::new().await;
    let (id, mut ana) = against_bot(&house, "toybattle", 1).await;
    let seen = house.until(&mut ana, &id, is_awaited).await;
    assert_eq!(seen["takeback"], false);
    ana.act(&id, 0, "draw").await.ok();
    let seen = house.until(&mut ana, &id, is_awaited).await;
    assert_eq!(seen["takeback"], false, "she saw what she drew");
    ana.take_back(&id, 0).await.refused(409, "no-takeback");
    let (id, mut ana) = against_bot(&house, "belligerants", 1).await;
    house.until(&mut ana, &id, is_awaited).await;
    ana.act(&id, 0, "swap k3 i1").await.ok();
    assert_eq!(
        ana.table(&id).await["takeback"],
        false,
        "several decide at once: what one saved is unsaid, not undone"
    );
    ana.act(&id, 0, "ready").await.ok();
    let seen = house.until(&mut ana, &id, |seen| is_awaited(seen) || seen["told"].as_u64() > Some(6)).await;
    assert_eq!(seen["takeback"], false, "all was shown, and the die was rolled");
}

/// Where players are unknown, whether they are bots is too.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_of_bots_by_it() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let id = ana
        .make("masked", json!({ "players": 2 }), json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]))
        .await;
    ana.act(&id, 0, "vote").await.ok();
    assert_eq!(ana.table(&id).await["takeback"], false);
    ana.take_back(&id, 0).await.refused(409, "no-takeback");
}
