//! The checker is worth something: whatever is wrong with a history, it finds.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use store::sqlite::Sqlite;
use store::{Change, Changed, Clock, Gathering, NewMatch, Store, SubmitKey};

use crate::checker;
use crate::history::{Ack, Table, Told};

const NOW: u64 = 1_750_000_000_000;

/// A store with one match of two actions.
async fn kept(folder: &std::path::Path) -> Sqlite {
    let store = Sqlite::open_by(folder, Clock::new(|| NOW)).expect("it opens");
    let table = catalog::game("diam").and_then(|game| game.start(&json!({}))).expect("it starts");
    let new = NewMatch {
        id: "m".to_owned(),
        game: "diam".to_owned(),
        rules: table.revision(),
        config: table.config().to_string(),
        host: "a".to_owned(),
        listed: false,
        lot: false,
        time: String::new(),
        press_opened: true,
        branch_of: None,
        seed: vec![],
        chairs: vec![],
        gathering: Gathering::default(),
        share: None,
        created: NOW,
    };
    let key = |name: &str| Some(SubmitKey { name: format!("guest/{name}"), asked: String::new() });
    let lines = vec![("act 0 r1".to_owned(), key("one")), ("act 1 m2".to_owned(), key("two"))];
    let first = Change { at: NOW, lines, ..Change::default() };
    assert_eq!(store.add_match(new, first, None).await, Ok(Changed::Written(2)));
    store
}

fn ack(key: &str, seat: usize, action: &str, number: u64, asked: Instant) -> Ack {
    let answered = asked + Duration::from_millis(1);
    Ack { key: key.to_owned(), seat, action: action.to_owned(), number, asked, answered }
}

/// What honest clients would say, after something was done to it.
async fn is_found(changed: impl FnOnce(&mut Told)) -> bool {
    let folder = tempfile::tempdir().expect("a folder");
    let store = kept(folder.path()).await;
    let began = Instant::now();
    let table = Table::new("m".to_owned(), false);
    let mut told = Told::default();
    told.acks.push(ack("one", 0, "r1", 1, began));
    told.acks.push(ack("two", 1, "m2", 2, began + Duration::from_millis(5)));
    changed(&mut told);
    *table.told.lock().expect("nobody else has it") = told;
    // What panics is found.
    tokio::spawn(async move { checker::check(&store, &[Arc::new(table)]).await }).await.is_err()
}

#[tokio::test]
async fn the_checker_finds_what_is_wrong() {
    assert!(!is_found(|_| {}).await, "nothing is wrong with the truth");
    let now = Instant::now();
    assert!(is_found(|told| told.acks.push(ack("three", 0, "r3", 3, now))).await, "lost");
    assert!(is_found(|told| drop(told.acks.pop())).await, "there, and nobody was told");
    assert!(is_found(|told| told.acks[1].number = 1).await, "another number");
    assert!(is_found(|told| told.acks[1].action = "m3".to_owned()).await, "another action");
    assert!(
        is_found(|told| told.acks[1].answered = told.acks[0].asked - Duration::from_secs(1)).await,
        "order"
    );
    assert!(is_found(|told| told.refused.extend(["one".to_owned()])).await, "refused and there");
    let line = ("1".to_owned(), 1);
    assert!(is_found(|told| drop(told.lines.insert(line.clone(), "[]".to_owned()))).await, "another line");
    assert!(
        is_found(|told| told.drawn.entry(line.clone()).or_default().extend([7])).await,
        "another drawing"
    );
}
