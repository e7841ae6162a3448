//! Several nodes of one house on a real PostgreSQL: what happens on one is seen on the others, and nothing is done twice.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::House;
use store::postgres::Postgres;

use crate::tools::{Caller, Follower, MORNING, PATIENCE, TestNode, at, shown_by};

/// Nobody is ever away.
const NEVER: Duration = Duration::from_secs(86_400);

/// A house of several nodes, with one clock.
struct Shared {
    url: String,
    clock: Arc<AtomicU64>,
    /// How soon somebody without a socket is away.
    away_after: Duration,
}

impl Shared {
    async fn new() -> Self {
        Shared { url: pgtest::fresh().await, clock: Arc::new(AtomicU64::new(MORNING)), away_after: NEVER }
    }

    /// One more node, which listens.
    async fn node(&self, number: u64) -> TestNode {
        let store = Postgres::open_by(&self.url, Some(shown_by(&self.clock))).await.expect("it opens");
        TestNode::open(Arc::new(store), number, self.away_after).await
    }

    fn pass(&self, millis: u64) {
        self.clock.fetch_add(millis, Ordering::Relaxed);
    }
}

/// Waits until something is so.
async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let began = std::time::Instant::now();
    while !is_so().await {
        assert!(began.elapsed() < PATIENCE, "it did not come: {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// A match of Diam between two guests, Ana on one node and Ben on the other.
async fn diam(one: &TestNode, other: &TestNode) -> (String, Caller, Caller) {
    let (mut ana, mut ben) = (one.guest("Ana").await, other.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("diam", json!({}), seats).await;
    ben.sit(&id, 1).await.ok();
    (id, ana, ben)
}

/// Follows until so much was told.
async fn until_told(follower: &mut Follower, told: &Value) {
    while at(&follower.seen, "told") != told {
        follower.next().await;
    }
}

async fn lines(house: &House, id: &str) -> Vec<String> {
    house.store.journal(id, 0).await.expect("read").into_iter().map(|line| line.text).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_on_different_nodes_see_each_others_actions_talk_and_seats() {
    let shared = Shared::new().await;
    let (one, other) = (shared.node(1).await, shared.node(2).await);
    let (id, mut ana, mut ben) = diam(&one, &other).await;
    let mut ana_sees = Follower::new(one.address, &id, ana.cookie.as_deref()).await;
    let mut ben_sees = Follower::new(other.address, &id, ben.cookie.as_deref()).await;
    assert_eq!(at(&ana_sees.seen, "table.seats.1.name"), "Ben");
    ana.act(&id, 0, "r1").await.ok();
    let told = at(&ana.table(&id).await, "told").clone();
    for follower in [&mut ana_sees, &mut ben_sees] {
        until_told(follower, &told).await;
    }
    ben.say(&id, "table", "well played").await.ok();
    while at(&ana_sees.seen, "talk.0.text") != "well played" {
        ana_sees.next().await;
    }
    ben.act(&id, 1, "m2").await.ok();
    until_told(&mut ana_sees, at(&ben.table(&id).await, "told")).await;
    // Whoever asks a node right after an answer of another gets what that one told.
    let mut ana_there = other.caller_with(&ana);
    assert_eq!(at(&ana_there.table(&id).await, "told"), at(&ana.table(&id).await, "told"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_is_answered_on_two_nodes_at_once_is_made_once() {
    let shared = Shared::new().await;
    let (one, other) = (shared.node(1).await, shared.node(2).await);
    let (id, mut ana, mut ben) = diam(&one, &other).await;
    let mut ana_there = other.caller_with(&ana);
    let window = ana.table(&id).await["waiting"]["window"].as_u64().expect("a window");
    let (here, there) = tokio::join!(
        ana.act_as(&id, 0, "r1", window, "key-of-one"),
        ana_there.act_as(&id, 0, "r2", window, "key-of-two")
    );
    let accepted = [&here, &there].iter().filter(|answer| answer.status == 200).count();
    assert_eq!(accepted, 1, "{} {}", here.body, there.body);
    let acts = lines(&one.house, &id).await.into_iter().filter(|line| line.starts_with("act 0")).count();
    assert_eq!(acts, 1);
    // The same submit under one key is one entry, whichever node it comes to.
    let mut ben_here = one.caller_with(&ben);
    let window = ben.table(&id).await["waiting"]["window"].as_u64().expect("a window");
    let (here, there) = tokio::join!(
        ben.act_as(&id, 1, "m3", window, "key-of-both"),
        ben_here.act_as(&id, 1, "m3", window, "key-of-both")
    );
    assert_eq!((here.status.as_u16(), there.status.as_u16()), (200, 200), "{} {}", here.body, there.body);
    let acts = lines(&one.house, &id).await.into_iter().filter(|line| line.starts_with("act 1")).count();
    assert_eq!(acts, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_of_a_node_that_dies_is_played_by_another() {
    let shared = Shared::new().await;
    let (one, other) = (shared.node(1).await, shared.node(2).await);
    let mut ana = one.guest("Ana").await;
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }])).await;
    let answers = async |house: &House, count: usize| {
        until("the bot's answer", async || {
            lines(house, &id).await.iter().filter(|line| line.starts_with("act 1")).count() >= count
        })
        .await;
    };
    ana.act(&id, 0, "r1").await.ok();
    answers(&other.house, 1).await;
    // The other node takes a move and dies before its bot thinks.
    let mut ana_there = other.caller_with(&ana);
    let table = ana_there.table(&id).await;
    let moves = ana_there.moves(&id, &table).await;
    other.house.close();
    ana_there.act(&id, 0, &moves[0]).await.ok();
    let row = one.house.store.find_match(&id).await.expect("read").expect("there");
    assert!(row.summary.owes && !row.is_ours, "the other node has that work");
    one.house.wake().await.expect("looked up");
    assert_eq!(one.house.store.take_owing(9).await, Ok(vec![]), "as long as it is not given up");
    shared.pass(20_000);
    one.house.beat().await;
    one.house.wake().await.expect("looked up");
    answers(&one.house, 2).await;
    let played = lines(&one.house, &id).await.into_iter().filter(|line| line.starts_with("act 1")).count();
    assert_eq!(played, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_fires_once_on_whichever_node() {
    let shared = Shared::new().await;
    let (one, other) = (shared.node(1).await, shared.node(2).await);
    let (mut ana, mut ben) = (one.guest("Ana").await, other.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make_timed("diam", json!({}), seats, json!({ "kind": "days", "days": 1 })).await;
    ben.sit(&id, 1).await.ok();
    shared.pass(25 * 3_600_000);
    for node in [&one, &other] {
        node.house.beat().await;
    }
    let (here, there) = tokio::join!(one.house.expire_due(), other.house.expire_due());
    assert_eq!(here.expect("read") + there.expect("read"), 1);
    let expired = lines(&one.house, &id).await.into_iter().filter(|line| line.starts_with("expired")).count();
    assert_eq!(expired, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_on_another_node_is_not_away() {
    let shared = Shared { away_after: TestNode::AWAY_AFTER, ..Shared::new().await };
    let (one, other) = (shared.node(1).await, shared.node(2).await);
    let (id, mut ana, ben) = diam(&one, &other).await;
    let mut ana_sees = Follower::new(one.address, &id, ana.cookie.as_deref()).await;
    let ben_sees = Follower::new(other.address, &id, ben.cookie.as_deref()).await;
    until("Ben's presence", async || one.house.store.present_elsewhere(&id).await.expect("read").len() == 1)
        .await;
    // Long after a node would have said that somebody is away for good; one that had not heard of it yet takes it back.
    tokio::time::sleep(TestNode::AWAY_AFTER * 4).await;
    until("Ben is there", async || at(&ana.table(&id).await, "table.seats.1.away").is_null()).await;
    drop(ben_sees);
    while at(&ana_sees.seen, "table.seats.1.away") != true {
        ana_sees.next().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_asked_for_on_two_nodes_is_one_table() {
    let shared = Shared::new().await;
    let (one, other) = (shared.node(1).await, shared.node(2).await);
    let (id, mut ana, mut ben) = diam(&one, &other).await;
    ana.resign(&id, 0).await.ok();
    let (here, there) = tokio::join!(ana.rematch(&id), ben.rematch(&id));
    assert_eq!(here.ok(), there.ok());
    assert_eq!(ana.list("mine").await.len(), 2);
}

#[tokio::test]
async fn what_is_saved_in_secret_on_one_node_moves_nothing_on_another() {
    let shared = Shared::new().await;
    let (one, other) = (shared.node(1).await, shared.node(2).await);
    let (mut ana, mut ben) = (one.guest("Ana").await, other.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("belligerants", json!({}), seats).await;
    ben.sit(&id, 1).await.ok();
    let mut ben_sees = Follower::new(other.address, &id, ben.cookie.as_deref()).await;
    let mut watcher = Follower::new(other.address, &id, None).await;
    let table = ana.table(&id).await;
    let secret = ana.moves(&id, &table).await.into_iter().find(|action| action != "ready").expect("a move");
    ana.act(&id, 0, &secret).await.ok();
    // That the other node has heard of it shows in what it reads next.
    let kept = one.house.store.find_match(&id).await.expect("read").expect("there").version;
    until("the other node's copy", async || {
        let table = other.house.table(&id).await.expect("there");
        let version = table.hold().await.row.version;
        version == kept
    })
    .await;
    assert_eq!((ben_sees.drain().await, watcher.drain().await), (vec![], vec![]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_closes_leaves_its_tables_to_the_others() {
    let shared = Shared::new().await;
    let (one, other) = (shared.node(1).await, shared.node(2).await);
    let (id, mut ana, ben) = diam(&one, &other).await;
    other.close().await;
    ana.act(&id, 0, "r1").await.ok();
    let mut ben_here = one.caller_with(&ben);
    ben_here.act(&id, 1, "m2").await.ok();
    // A new version of the program takes the place of the one that closed.
    let third = shared.node(3).await;
    let mut ana_there = third.caller_with(&ana);
    ana_there.act(&id, 0, "r3").await.ok();
    let acts = lines(&one.house, &id).await.into_iter().filter(|line| line.starts_with("act")).count();
    assert_eq!(acts, 3);
    // The house was open all the time: no clock stood still.
    assert!(!lines(&one.house, &id).await.iter().any(|line| line.starts_with("down")));
}

/// However many nodes count at once, a match is counted once.
#[tokio::test(flavor = "multi_thread")]
async fn openings_are_counted_by_one_node() {
    let shared = Shared::new().await;
    let (one, other) = (shared.node(1).await, shared.node(2).await);
    for _ in 0..3 {
        let (id, mut ana, mut ben) = diam(&one, &other).await;
        ana.act(&id, 0, "r1").await.ok();
        ben.resign(&id, 1).await.ok();
    }
    let (first, second) = tokio::join!(one.house.count_openings(), other.house.count_openings());
    first.and(second).expect("both count");
    one.house.count_openings().await.expect("nothing is left");
    let mut eve = other.guest("Eve").await;
    let made = eve.post("/api/studies", &json!({ "game": "diam", "config": {} })).await.ok();
    let path = format!("/api/studies/{}/openings?node=0", made["id"].as_str().expect("an id"));
    let expected = json!([{ "action": "r1", "played": 3, "won": 3, "drawn": 0 }]);
    assert_eq!(eve.get(&path).await.ok()["moves"], expected);
}
