//! Playing a match over HTTP.

use serde_json::{Value, json};

use crate::tools::{TestHouse, at, is_awaited, seat_of};

/// A match that ends with a diam of seat 0: red on the squares 1 and 5, face to face at level 2.
const TO_THE_DIAM: [(u64, &str); 7] =
    [(0, "o1"), (1, "m3"), (0, "o5"), (1, "m8"), (0, "r1"), (1, "m2"), (0, "r5")];

#[tokio::test]
async fn a_whole_match_to_the_diam() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let mut eve = house.stranger();
    for (n, (seat, action)) in TO_THE_DIAM.into_iter().enumerate() {
        let caller = if seat == 0 { &mut ana } else { &mut ben };
        let seen = caller.table(&id).await;
        assert!(is_awaited(&seen));
        assert_eq!(seat_of(&seen), seat);
        assert!(caller.moves(&id, &seen).await.iter().any(|listed| listed == action), "it can be done");
        let number = caller.act(&id, seat, action).await.ok()["number"].as_u64();
        let seen = caller.table(&id).await;
        assert!(number.is_some() && seen["told"].as_u64() >= number);
        let line = at(&seen, "log").as_array().expect("a log").iter().rfind(|line| !line["action"].is_null());
        assert_eq!(line.expect("the action")["action"], json!({ "seat": seat, "text": action }));
        assert_eq!(eve.table(&id).await["log"], seen["log"], "no secrets in Diam");
        assert_eq!(house.journal(&id).await.len(), 3 + n);
    }
    for caller in [&mut ana, &mut ben, &mut eve] {
        let seen = caller.table(&id).await;
        assert_eq!(at(&seen, "table.status"), "over");
        assert_eq!(at(&seen, "waiting.over.how"), "diam");
        assert_eq!(at(&seen, "waiting.over.standings.0.place"), 1);
        assert_eq!(seen["moves"], json!([]));
    }
    let seen = ana.table(&id).await;
    assert_eq!(seen["draw"], json!({ "offered": [], "can": false }));
    let window = 7;
    ben.act_as(&id, 1, "m3", window, "too-late-1").await.refused(409, "refused-over");
    ben.resign(&id, 1).await.refused(409, "refused-over");
}

#[tokio::test]
async fn only_ones_own_seat() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ben.act(&id, 0, "r1").await.refused(403, "not-your-seat");
    house.guest("Eve").await.act(&id, 0, "r1").await.refused(403, "not-your-seat");
    house.stranger().act(&id, 0, "r1").await.refused(403, "not-your-seat");
    for nowhere in [2, 99, u64::MAX] {
        ana.act(&id, nowhere, "r1").await.refused(403, "not-your-seat");
    }
    house.stranger().resign(&id, 0).await.refused(403, "not-your-seat");
    ben.resign(&id, 0).await.refused(403, "not-your-seat");
    ben.draw(&id, 0, true).await.refused(403, "not-your-seat");
    ana.get(&format!("/api/tables/{id}?as=1")).await.refused(403, "not-your-seat");
    ana.get(&format!("/api/tables/{id}/at/0?as=1")).await.refused(403, "not-your-seat");
    ana.get(&format!("/api/tables/{id}/picture.svg?as=1")).await.refused(403, "not-your-seat");
    house.stranger().get(&format!("/api/tables/{id}?as=0")).await.refused(403, "not-your-seat");
    ana.get(&format!("/api/tables/{id}?as=99")).await.refused(404, "not-found");
    ana.get(&format!("/api/tables/{id}?as=me")).await.refused(404, "not-found");
    assert_eq!(house.journal(&id).await.len(), 2, "nothing happened");
}

#[tokio::test]
async fn refusals_tell_why() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let error = ben.act(&id, 1, "m1").await.refused(422, "refused-not-your-move");
    assert_eq!(
        (&error["kind"], at(&error, "said.key")),
        (&json!("refused"), &json!("refused-not-your-move"))
    );
    let error = ana.act(&id, 0, "m1").await.refused(422, "diam-refused-not-your-reserve");
    assert!(error["paragraph"].is_string() && error["said"]["args"]["colour"] == "brown", "{error}");
    let error = ana.act(&id, 0, "what?").await.refused(422, "notation");
    assert_eq!(error["kind"], "notation");
    ana.act(&id, 0, "").await.refused(422, "notation");
    ana.act(&id, 0, &"r".repeat(50_000)).await.refused(422, "notation");
    assert_eq!(house.journal(&id).await.len(), 2, "nothing happened");
}

#[tokio::test]
async fn a_closed_window_is_closed() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let window = ana.table(&id).await["waiting"]["window"].as_u64().expect("a window");
    ana.act_as(&id, 0, "r1", window, "first-key").await.ok();
    ana.act_as(&id, 0, "r2", window, "second-key").await.refused(409, "refused-window-closed");
    ben.act_as(&id, 1, "m2", window, "another-key").await.refused(409, "refused-window-closed");
    ben.act_as(&id, 1, "m2", window + 7, "early-key").await.refused(409, "refused-window-ahead");
    ben.act(&id, 1, "m2").await.ok();
    assert_eq!(house.journal(&id).await[2..], ["act 0 r1", "act 1 m2"]);
}

#[tokio::test]
async fn a_repeated_submit_is_answered_again_and_done_once() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let window = ana.table(&id).await["waiting"]["window"].as_u64().expect("a window");
    let first = ana.act_as(&id, 0, "r1", window, "the-same-key").await;
    first.ok();
    assert_eq!(ana.act_as(&id, 0, "r1", window, "the-same-key").await, first);
    // The same, after the match went on and after it was over, even where the text would not be understood now.
    ben.act(&id, 1, "m2").await.ok();
    assert_eq!(ana.act_as(&id, 0, "r1", window, "the-same-key").await, first);
    // Something else under that key is no repeat, whether it would be possible now or not.
    for (action, at) in [("nonsense", window), ("r2", window), ("r1", window + 2), ("o3", window + 2)] {
        ana.act_as(&id, 0, action, at, "the-same-key").await.refused(422, "key-reused");
    }
    ana.post(&format!("/api/tables/{id}/resign"), &json!({ "seat": 0, "key": "the-same-key" }))
        .await
        .refused(422, "key-reused");
    // Another's key of the same name is another key.
    ana.act(&id, 0, "o3").await.ok();
    let now = ben.table(&id).await["waiting"]["window"].as_u64().expect("a window");
    ben.act_as(&id, 1, "m4", now, "the-same-key").await.ok();
    let resigned =
        ana.post(&format!("/api/tables/{id}/resign"), &json!({ "seat": 0, "key": "resign-key" })).await;
    resigned.ok();
    let again =
        ana.post(&format!("/api/tables/{id}/resign"), &json!({ "seat": 0, "key": "resign-key" })).await;
    assert_eq!(again, resigned);
    assert_eq!(ana.act_as(&id, 0, "r1", window, "the-same-key").await, first);
    assert_eq!(house.journal(&id).await.len(), 2 + 5);
    for bad in ["", "short", "é-is-no-ascii", "with a space", "line\nfeeds", &"x".repeat(65)] {
        let error = ana.act_as(&id, 0, "r1", window, bad).await.refused(400, "bad-key");
        assert!(
            error["message"].as_str().is_some_and(|text| text.contains("8 to 64 visible ASCII")),
            "{error}"
        );
    }
    for good in ["12345678", "!~aZ-_./", &"x".repeat(64)] {
        ana.act_as(&id, 0, "r1", window, good).await.refused(409, "refused-over");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_submit_at_the_same_time_is_done_once() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    let window = ana.table(&id).await["waiting"]["window"].as_u64().expect("a window");
    let tries: Vec<_> = (0..16)
        .map(|n| {
            let (mut tab, id) = (ana.clone(), id.clone());
            let key = if n % 2 == 0 { "the-same-key" } else { "the-other-tab" };
            tokio::spawn(async move { (n, tab.act_as(&id, 0, "r1", window, key).await) })
        })
        .collect();
    let mut done = [Vec::new(), Vec::new()];
    for attempt in tries {
        let (n, answer) = attempt.await.expect("no panic");
        done[n % 2].push(answer.status.as_u16());
    }
    // One key did it, all its tries are answered well; the other came too late.
    done.sort();
    assert_eq!(done, [vec![200; 8], vec![409; 8]]);
    assert_eq!(house.journal(&id).await.len(), 3);
}

#[tokio::test]
async fn the_past_is_what_was_seen() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let mut seen = vec![ana.table(&id).await];
    for (seat, action) in [(0, "r1"), (1, "m1"), (0, "o2"), (1, "m2")] {
        let caller = if seat == 0 { &mut ana } else { &mut ben };
        caller.act(&id, seat, action).await.ok();
        seen.push(ana.table(&id).await);
    }
    for then in &seen {
        let number = &then["told"];
        let past = ana.get(&format!("/api/tables/{id}/at/{number}")).await.ok();
        assert_eq!(&past["number"], number);
        assert_eq!((&past["scene"], &past["waiting"]), (&then["scene"], &then["waiting"]));
        let public = house.stranger().get(&format!("/api/tables/{id}/at/{number}")).await.ok();
        assert_eq!(public["scene"], then["scene"], "no secrets in Diam");
        let picture = ana.get(&format!("/api/tables/{id}/picture.svg?at={number}&theme=dark&lang=fr")).await;
        roxmltree::Document::parse(picture.text()).expect("well-formed");
    }
    let start = ana.get(&format!("/api/tables/{id}/at/0")).await.ok();
    assert_eq!(start["scene"], seen[0]["scene"]);
    let beyond = seen.last().expect("the last")["told"].as_u64().expect("a number") + 1;
    ana.get(&format!("/api/tables/{id}/at/{beyond}")).await.refused(404, "not-found");
    ana.get(&format!("/api/tables/{id}/picture.svg?at={beyond}")).await.refused(404, "not-found");
    let now = ana.get(&format!("/api/tables/{id}/picture.svg")).await;
    let last = ana.get(&format!("/api/tables/{id}/picture.svg?at={}", beyond - 1)).await;
    assert_eq!(now.body, last.body);
}

#[tokio::test]
async fn a_blind_bid_is_seen_by_each_from_their_own_seat() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id =
        ana.make("blindbid", json!({ "players": 2 }), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ben.sit(&id, 1).await.ok();
    let hand = |seen: &Value| -> Vec<String> {
        let pieces = seen["scene"]["pieces"].as_array().expect("pieces");
        pieces.iter().map(|piece| piece["id"].as_str().expect("an id").replace("card-", "bid ")).collect()
    };
    for round in 1..=3 {
        for (seat, caller) in [(0, &mut ana), (1, &mut ben)] {
            let cards = hand(&caller.table(&id).await);
            assert_eq!(cards.len(), 4 - round);
            caller.act(&id, seat, &cards[0]).await.ok();
            caller.act(&id, seat, "ready").await.ok();
        }
        assert!(hand(&house.stranger().table(&id).await).is_empty());
    }
    let seen = ana.table(&id).await;
    assert_eq!(
        (at(&seen, "table.status"), at(&seen, "waiting.over.how")),
        (&json!("over"), &json!("rounds"))
    );
    let journal = house.journal(&id).await;
    assert!(
        journal[2].starts_with("chance hands ") && journal[3].starts_with("chance prize "),
        "{journal:?}"
    );
    // What each saw on the way is what they can look at again, secrets of their own included.
    for number in 0..=seen["told"].as_u64().expect("a number") {
        ana.get(&format!("/api/tables/{id}/at/{number}")).await.ok();
    }
}

#[tokio::test]
async fn the_board_is_fetched_once() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    let path = format!("/api/tables/{id}/board");
    let answer = ana.get(&path).await;
    assert!(answer.ok()["width"].is_number());
    let tag = answer.header("etag").expect("a tag").to_owned();
    ana.act(&id, 0, "r1").await.ok();
    let request = axum::http::Request::get(&path).header("if-none-match", &tag);
    let again = ana.send(request.body(axum::body::Body::empty()).expect("a request")).await;
    assert_eq!((again.status.as_u16(), again.body.as_str()), (304, ""));
    let since = ana.get(&format!("/api/tables/{id}?since=2")).await.ok();
    assert_eq!((&since["since"], at(&since, "log.0.number")), (&json!(2), &json!(3)));
    let beyond = ana.get(&format!("/api/tables/{id}?since=9999")).await.ok();
    assert_eq!((&beyond["since"], &beyond["log"]), (&beyond["told"], &json!([])));
}

#[tokio::test]
async fn everybody_has_the_board_before_them() {
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("blindbid", json!({ "players": 2 }), seats).await;
    ben.sit(&id, 1).await.ok();
    let path = format!("/api/tables/{id}/board");
    let faces = |board: &Value| at(board, "backdrop.1.lettering.text").clone();
    assert_eq!(faces(&ana.get(&path).await.ok()), json!("0"));
    assert_eq!(faces(&ben.get(&path).await.ok()), json!("1"));
    assert_eq!(faces(&ben.get(&format!("{path}?as=1")).await.ok()), json!("1"));
    assert_eq!(faces(&ben.get(&format!("{path}?as=public")).await.ok()), Value::Null);
    assert_eq!(faces(&house.stranger().get(&path).await.ok()), Value::Null);
    // It holds nothing of a position: lots may give a seat to somebody else while it is on its way.
    assert_eq!(faces(&ana.get(&format!("{path}?as=1")).await.ok()), json!("1"));
    for nobody in ["2", "x"] {
        ana.get(&format!("{path}?as={nobody}")).await.refused(404, "not-found");
    }
    // The picture is drawn on the same board.
    let picture = |text: &str| {
        roxmltree::Document::parse(text)
            .expect("well-formed")
            .descendants()
            .filter(|node| node.has_tag_name("text") && node.text() == Some("1"))
            .count()
    };
    assert_eq!(picture(ben.get(&format!("/api/tables/{id}/picture.svg")).await.text()), 1);
}
