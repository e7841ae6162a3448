//! Diplomacy in the house: seven seats, saved orders that survive the night, several orders at once, secrets down to the bytes.

use serde_json::{Value, json};

use crate::tools::{Caller, TestHouse};

/// France, England and Germany in the spring of 1905; nobody else is left.
const THREE: &str = "S1905M; ENGLAND A LON, F NTH; FRANCE A PAR, A MAR; GERMANY A BUR, A MUN; ENGLAND = LON; FRANCE = PAR MAR; GERMANY = MUN";

/// Ana plays France, Ben England, Carl Germany; the other four, of whom nothing is left, are nobody's but the host's.
async fn three(house: &TestHouse) -> (String, [Caller; 3]) {
    let mut ana = house.guest("Ana").await;
    let mut ben = house.guest("Ben").await;
    let mut carl = house.guest("Carl").await;
    let seats = json!([
        { "kind": "bot", "level": 1 }, { "kind": "open" }, { "kind": "me" }, { "kind": "open" },
        { "kind": "bot", "level": 1 }, { "kind": "bot", "level": 1 }, { "kind": "bot", "level": 1 },
    ]);
    let id = ana.make("diplomacy", json!({ "position": THREE }), seats).await;
    ben.sit(&id, 1).await.ok();
    carl.sit(&id, 3).await.ok();
    (id, [ana, ben, carl])
}

fn panel<'a>(table: &'a Value, id: &str) -> Option<&'a Value> {
    table["scene"]["panels"].as_array()?.iter().find(|panel| panel["id"] == id)
}

/// One's own orders as the panel lists them.
fn orders(table: &Value) -> Vec<String> {
    let lines = panel(table, "orders").map(|panel| panel["content"]["text"].clone()).unwrap_or_default();
    let lines = lines.as_array().cloned().unwrap_or_default();
    let order = |line: &Value| line["args"]["order"].as_str().map(str::to_owned);
    lines.iter().filter(|line| line["key"] == "diplomacy-order").filter_map(order).collect()
}

#[tokio::test]
async fn saved_orders_are_there_after_the_night() {
    let house = TestHouse::new().await;
    let (id, [mut ana, mut ben, carl]) = three(&house).await;
    let receipt = ana.act(&id, 2, "A PAR-BUR; mar s par-bur").await.ok();
    assert!(receipt["receipt"]["hash"].is_string(), "every save has its receipt: {receipt}");
    ben.act(&id, 1, "A LON-NWY; F NTH C A LON-NWY; ready").await.ok();
    let before = ana.table(&id).await;
    let cookies = [ana, ben, carl].map(Caller::gone);
    let house = house.reopen().await;
    let [mut ana, mut ben, mut carl] = cookies.map(|cookie| house.stranger().with_cookie(&cookie));
    let after = ana.table(&id).await;
    assert_eq!(orders(&after), ["A PAR-BUR", "A MAR S A PAR-BUR"]);
    assert_eq!(after["scene"], before["scene"]);
    assert!(orders(&carl.table(&id).await).is_empty());
    assert_eq!(orders(&ben.table(&id).await).len(), 2);
    // The phase closes when the last of those who decide is ready.
    ana.act(&id, 2, "ready").await.ok();
    carl.act(&id, 3, "A BUR H; ready").await.ok();
    let told = ana.table(&id).await;
    assert_eq!(told["scene"]["caption"]["args"]["stage"], "spring-retreats", "{}", told["scene"]["caption"]);
}

#[tokio::test]
async fn several_orders_are_taken_all_or_none() {
    let house = TestHouse::new().await;
    let (id, [mut ana, ..]) = three(&house).await;
    ana.act(&id, 2, "A PAR-PIC; A MAR-MOS").await.refused(422, "diplomacy-impossible-too-far");
    assert!(orders(&ana.table(&id).await).is_empty(), "none is saved");
    ana.act(&id, 2, "A PAR-PIC; A MAR-XXX").await.refused(422, "notation");
    assert!(orders(&ana.table(&id).await).is_empty(), "none is saved");
    ana.act(&id, 2, " A PAR-PIC ;; A MAR-SPA; ").await.ok();
    assert_eq!(orders(&ana.table(&id).await), ["A MAR-SPA", "A PAR-PIC"]);
    let window = ana.table(&id).await["waiting"]["window"].as_u64().expect("a window");
    // Under one key the whole list is entered once.
    for _ in 0..2 {
        ana.act_as(&id, 2, "clear; A PAR-BUR", window, "one-key-for-both").await.ok();
    }
    let lines = house.journal(&id).await;
    assert_eq!(lines.iter().filter(|line| line.ends_with(" clear")).count(), 1, "{lines:?}");
}

#[tokio::test]
async fn nobody_sees_what_others_save_or_whether_they_are_ready() {
    let house = TestHouse::new().await;
    let (id, [mut ana, mut ben, mut carl]) = three(&house).await;
    let mut eve = house.guest("Eve").await;
    let before =
        [carl.get(&format!("/api/tables/{id}")).await.body, eve.get(&format!("/api/tables/{id}")).await.body];
    ana.act(&id, 2, "A PAR-BUR; vote; ready").await.ok();
    ben.act(&id, 1, "concede").await.ok();
    let after =
        [carl.get(&format!("/api/tables/{id}")).await.body, eve.get(&format!("/api/tables/{id}")).await.body];
    assert_eq!(before, after, "not a byte");
}

#[tokio::test]
async fn bots_decide_a_whole_window_in_one_transaction_and_play_to_the_end() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let bot = json!({ "kind": "bot", "level": 2 });
    let seats = json!([bot, bot, { "kind": "me" }, bot, bot, bot, bot]);
    let id = ana.make("diplomacy", json!({ "year_limit": 1901 }), seats).await;
    let mut rounds = 0;
    loop {
        let now = ana.table(&id).await;
        if now["waiting"]["over"].is_object() {
            break;
        }
        let window = now["waiting"]["window"].as_u64();
        let is_mine = now["waiting"]["must"].as_array().is_some_and(|must| must.contains(&json!(2)));
        if is_mine {
            rounds += 1;
            ana.act(&id, 2, "ready").await.ok();
        }
        house
            .until(&mut ana, &id, |table| {
                table["waiting"]["over"].is_object() || table["waiting"]["window"].as_u64() != window
            })
            .await;
    }
    assert!(rounds >= 2, "spring and fall at least");
    let over = ana.table(&id).await;
    assert_eq!(over["waiting"]["over"]["how"], "limit");
}
