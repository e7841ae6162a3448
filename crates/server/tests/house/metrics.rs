//! Figures for whoever runs the house: they count, and tell nobody's secret.

use serde_json::json;
use store::Chair;

use crate::tools::{Caller, DAY, Planted, TestHouse};

const TABLE: &str = "hidden";

/// The value of a figure.
fn figure(house: &TestHouse, name: &str) -> f64 {
    let text = house.house.metrics();
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().expect("a number")
}

fn requests(kind: &str, outcome: &str) -> String {
    format!("tabletier_requests_total{{kind=\"{kind}\",outcome=\"{outcome}\"}}")
}

#[tokio::test]
async fn what_the_house_does_is_counted() {
    let house = TestHouse::with(|options| options.sockets_per_address = 1).await;
    let (id, mut ana, _ben) = house.diam().await;
    let before = figure(&house, &requests("submit", "answered"));
    let reads = figure(&house, &requests("read", "answered"));
    ana.act(&id, 0, "r1").await.ok();
    assert_eq!(figure(&house, &requests("submit", "answered")), before + 1.0);
    assert_eq!(figure(&house, &requests("read", "answered")), reads + 1.0, "which window is open");
    assert_eq!(figure(&house, "tabletier_submit_seconds_count"), before + 1.0);
    assert_eq!(figure(&house, "tabletier_tables_in_memory"), 1.0);
    let address = house.listen().await;
    let live = format!("/api/tables/{id}/live");
    let socket = crate::tools::Socket::open(address, &live, None, None).await.expect("it opens");
    assert_eq!(figure(&house, "tabletier_sockets"), 1.0);
    assert!(crate::tools::Socket::open(address, &live, None, None).await.is_err());
    assert_eq!(figure(&house, &requests("socket", "put_off")), 1.0);
    drop(socket);
}

#[tokio::test]
async fn a_store_that_fails_and_deadlines_are_counted() {
    let (house, shaky) = TestHouse::shaky().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make_timed("diam", json!({}), seats, json!({ "kind": "days", "days": 1 })).await;
    ben.sit(&id, 1).await.ok();
    shaky.leave_room(0);
    assert_eq!(ana.act(&id, 0, "r1").await.status.as_u16(), 503);
    assert_eq!(figure(&house, "tabletier_store_errors_total{met_by=\"request\"}"), 1.0);
    assert_eq!(figure(&house, &requests("submit", "failed")), 1.0);
    house.pass(DAY + 2_000);
    house.house.expire_due().await.expect("it is looked up");
    assert_eq!(figure(&house, "tabletier_store_errors_total{met_by=\"deadline\"}"), 1.0);
    shaky.leave_room(u64::MAX);
    house.house.expire_due().await.expect("it is looked up");
    assert_eq!(figure(&house, "tabletier_deadline_lateness_seconds_count"), 1.0);
    assert_eq!(figure(&house, "tabletier_deadline_lateness_seconds_sum"), 2.0);
    assert_eq!(figure(&house, "tabletier_deadline_lateness_seconds_bucket{le=\"1\"}"), 0.0);
    assert_eq!(figure(&house, "tabletier_deadline_lateness_seconds_bucket{le=\"5\"}"), 1.0);
}

/// A match in which Ben holds these cards and does these things. Gives the figures, and what Ben was answered.
async fn world(hands: &str, actions: [&str; 3]) -> (String, Vec<u16>) {
    let house = TestHouse::new().await;
    let (ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let chair = |caller: &Caller, name: &str| Chair::guest(caller.id(), name);
    let mut lines: Vec<String> = ["seated 0 Ana", "seated 1 Ben"].map(str::to_owned).into();
    lines.extend([format!("chance {hands}"), "chance prize 2".to_owned()]);
    let (config, chairs) = (json!({ "players": 2 }), vec![chair(&ana, "Ana"), chair(&ben, "Ben")]);
    let time = r#"{"kind":"days","days":2}"#;
    let planted = Planted { id: TABLE, game: "blindbid", config, chairs, lines, time, ..Planted::default() };
    planted.into(house.house.store.as_ref()).await;
    let mut answers = Vec::new();
    for action in actions {
        house.pass(1_000);
        answers.push(ben.act(TABLE, 1, action).await.status.as_u16());
    }
    (house.house.metrics(), answers)
}

#[tokio::test]
async fn no_figure_moves_with_a_secret() {
    let (first, allowed) = world("hands 1,2,3 4,7,8", ["bid 4", "bid 8", "bid 7"]).await;
    let (second, refused) = world("hands 1,2,3 5,6,7", ["bid 4", "bid 8", "bid 5"]).await;
    let (third, _) = world("hands 1,2,3 6,7,8", ["vote", "unvote", "vote"]).await;
    assert_eq!((allowed, refused), (vec![200, 200, 200], vec![422, 422, 200]), "the worlds do differ");
    assert_eq!(first, second);
    assert_eq!(first, third);
    assert!(first.contains("tabletier_submit_seconds_count 3\n"), "{first}");
}

/// Labels are from lists that are fixed: none can hold anything of a table or a person.
#[tokio::test]
async fn no_figure_is_about_a_table_or_a_person() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    let text = house.house.metrics();
    let mut labels: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .collect();
    labels.retain(|label| label.parse::<f64>().is_err() && *label != "+Inf");
    labels.sort_unstable();
    labels.dedup();
    let known = [
        env!("CARGO_PKG_VERSION"),
        "answered",
        "bot",
        "change",
        "deadline",
        "failed",
        "put_off",
        "read",
        "request",
        "socket",
        "submit",
    ];
    assert_eq!(labels, known);
    for secret in [id.as_str(), "Ana", "Ben", "diam"] {
        assert!(!text.contains(secret), "{secret}");
    }
}

#[tokio::test]
async fn figures_are_not_served_where_people_play() {
    let house = TestHouse::new().await;
    for path in ["/metrics", "/api/metrics"] {
        let answer = house.stranger().get(path).await;
        assert_eq!(answer.status.as_u16(), 404, "{path}");
        assert!(!answer.body.contains("tabletier_"), "{path}");
    }
    let mut apart = Caller::new(server::metrics::app(house.house.clone()));
    assert_eq!(apart.get("/metrics").await.text(), house.house.metrics());
    assert_eq!(apart.get("/api/house").await.status.as_u16(), 404);
}
