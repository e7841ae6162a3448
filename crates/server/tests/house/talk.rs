//! Talk: those at the table and those who watch, apart until the end.

use serde_json::{Value, json};

use crate::tools::{Caller, MORNING, TestHouse, at};

async fn heard(caller: &mut Caller, id: &str) -> Vec<String> {
    let chat = caller.table(id).await["talk"].clone();
    let lines = chat.as_array().expect("lines").iter();
    lines.map(|line| format!("{}: {}", text(&line["name"]), text(&line["text"]))).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().expect("text")
}

#[tokio::test]
async fn two_rooms_until_the_end() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let (mut eve, mut nobody) = (house.guest("Eve").await, house.stranger());
    ana.say(&id, "table", "  hello, Ben  ").await.ok();
    eve.say(&id, "watchers", "she will lose").await.ok();
    ben.say(&id, "table", "<b>hi</b> 🦆").await.ok();
    let (table, watchers) = (["Ana: hello, Ben", "Ben: <b>hi</b> 🦆"], ["Eve: she will lose"]);
    assert_eq!(heard(&mut ana, &id).await, table);
    assert_eq!(heard(&mut ben, &id).await, table);
    assert_eq!(heard(&mut eve, &id).await, watchers);
    assert_eq!(heard(&mut nobody, &id).await, watchers);
    // Not even by looking as the public, and not by counting.
    let public = ana.get(&format!("/api/tables/{id}?as=public")).await.ok();
    assert_eq!(public["talk"].as_array().expect("lines").len(), 2);
    assert_eq!(at(&eve.table(&id).await, "talk.0.n"), 1);
    assert_eq!(at(&ben.table(&id).await, "talk.1.n"), 2);
    assert_eq!(at(&eve.table(&id).await, "talk.0.at"), MORNING);
    ana.say(&id, "watchers", "what do they say?").await.refused(403, "other-channel");
    eve.say(&id, "table", "watch out!").await.refused(403, "other-channel");
    ana.resign(&id, 0).await.ok();
    let both = ["Ana: hello, Ben", "Eve: she will lose", "Ben: <b>hi</b> 🦆"];
    for caller in [&mut ana, &mut eve, &mut nobody] {
        assert_eq!(heard(caller, &id).await, both);
    }
}

#[tokio::test]
async fn lines_that_are_none() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    for line in ["", "  \n ", "x".repeat(501).as_str()] {
        ana.say(&id, "table", line).await.refused(400, "bad-line");
    }
    ana.say(&id, "table", &"é".repeat(500)).await.ok();
    house.stranger().say(&id, "watchers", "who am I?").await.refused(403, "no-guest");
    assert_eq!(ana.table(&id).await["talk"].as_array().expect("lines").len(), 1);
    assert_eq!(at(&ana.table(&id).await, "draw.offered"), &json!([]));
}

/// Bartasso §2.6: allies give each other no advice, so there is no way to talk to one of them alone.
#[tokio::test]
async fn allies_have_no_talk_of_their_own() {
    let house = TestHouse::new().await;
    let mut people = Vec::new();
    for name in ["Ana", "Ben", "Cleo", "Dan"] {
        people.push(house.guest(name).await);
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }, { "kind": "open" }]);
    let id = people[0].make("bartasso", json!({ "players": 4 }), seats).await;
    for (seat, person) in people.iter_mut().enumerate().skip(1) {
        person.sit(&id, seat as u64).await.ok();
    }
    let mut eve = house.guest("Eve").await;
    people[0].say(&id, "table", "to my ally").await.ok();
    eve.say(&id, "watchers", "among us").await.ok();
    for person in &mut people {
        assert_eq!(heard(person, &id).await, ["Ana: to my ally"], "all four hear every line");
    }
    assert_eq!(heard(&mut eve, &id).await, ["Eve: among us"], "watchers talk apart");
    // Nobody can be named as the one who hears it, in any spelling, and there is no third room.
    for receiver in ["to", "seat", "team", "seats", "private"] {
        let mut line = json!({ "channel": "table", "text": "psst" });
        line[receiver] = json!(2);
        people[0].post(&format!("/api/tables/{id}/chat"), &line).await.refused(400, "bad-request");
    }
    for room in ["team", "allies", "seat", "2"] {
        people[0].say(&id, room, "psst").await.refused(400, "bad-request");
    }
    for person in &mut people {
        assert_eq!(heard(person, &id).await.len(), 1, "nothing of it was heard");
    }
}
