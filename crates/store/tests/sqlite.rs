//! The suite on the embedded store, and what can be wrong with a file.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use store::sqlite::Sqlite;
use store::{Change, Changed, Clock, Gathering, JournalLine, NewMatch, Store, StoreError, suite};

/// A clock that stands until it is set.
fn clock() -> (Clock, impl Fn(u64) + Sync) {
    let time = Arc::new(AtomicU64::new(suite::NOW));
    let shown = Arc::clone(&time);
    (Clock::new(move || shown.load(Ordering::SeqCst)), move |now| time.store(now, Ordering::SeqCst))
}

fn fresh() -> (tempfile::TempDir, Sqlite) {
    let (folder, store, _) = fresh_with_clock();
    (folder, store)
}

fn fresh_with_clock() -> (tempfile::TempDir, Sqlite, impl Fn(u64) + Sync) {
    let folder = tempfile::tempdir().expect("a folder");
    let (clock, set_clock) = clock();
    let store = Sqlite::open_by(folder.path(), clock).expect("a fresh house opens");
    (folder, store, set_clock)
}

async fn fresh_for_suite() -> (tempfile::TempDir, Sqlite, impl Fn(u64) + Sync) {
    fresh_with_clock()
}

store::suite_tests!(fresh_for_suite);

#[tokio::test]
async fn the_house_remembers_when_it_was_last_open() {
    let (_folder, store, set_clock) = fresh_with_clock();
    assert_eq!(store.join().await, Ok(None));
    store.opened().await.expect("kept");
    assert_eq!(store.join().await, Ok(Some(suite::NOW)));
    set_clock(9);
    store.beat().await.expect("kept");
    assert_eq!(store.join().await, Ok(Some(9)));
}

fn a_match(id: &str) -> NewMatch {
    NewMatch {
        id: id.to_owned(),
        game: "diam".to_owned(),
        rules: 1,
        config: "{}".to_owned(),
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
        created: 1,
    }
}

fn entry(after: u32, text: &str) -> Change {
    Change { after, at: 1, lines: vec![(text.to_owned(), None)], ..Change::default() }
}

#[tokio::test]
async fn a_closed_house_opens_again_with_everything_in_it() {
    let (folder, store) = fresh();
    store.add_match(a_match("m"), Change { at: 1, ..Change::default() }, None).await.expect("kept");
    let line = JournalLine { seq: 1, at: 1, text: "act 0 r1".to_owned(), key: None };
    assert_eq!(store.change("m", entry(0, &line.text)).await, Ok(Changed::Written(1)));
    let secret = store.secret().await;
    store.close().await;
    assert_eq!(store.change("m", entry(1, "act 1 m1")).await, Err(StoreError::Closed));
    drop(store);
    let store = Sqlite::open_by(folder.path(), clock().0).expect("it opens again");
    assert_eq!(store.journal("m", 0).await, Ok(vec![line]));
    assert_eq!(store.secret().await, secret);
    store.health().await.expect("healthy");
}

#[tokio::test]
async fn a_second_house_is_kept_out() {
    let (folder, _store) = fresh();
    assert_eq!(Sqlite::open(folder.path()).err(), Some(StoreError::Locked));
}

/// What a house says when its file was changed while it was closed.
async fn after(change: impl Fn(&std::path::Path)) -> Option<StoreError> {
    let (folder, store) = fresh();
    store.close().await;
    drop(store);
    change(&folder.path().join("tabletier.db"));
    Sqlite::open(folder.path()).err()
}

#[tokio::test]
async fn damaged_foreign_and_newer_files_are_told_apart() {
    let damaged = after(|file| fs::write(file, [b'?'; 8192]).expect("written")).await;
    assert!(matches!(damaged, Some(StoreError::Corrupt(_))), "{damaged:?}");
    let run = |sql: &'static str| {
        move |file: &std::path::Path| {
            let connection = rusqlite::Connection::open(file).expect("a database");
            connection.execute_batch(sql).expect("changed");
        }
    };
    assert_eq!(after(run("PRAGMA user_version = 99")).await, Some(StoreError::TooNew));
    let foreign = after(run("PRAGMA application_id = 12")).await;
    assert!(matches!(foreign, Some(StoreError::Corrupt(_))), "{foreign:?}");
}

#[tokio::test]
async fn a_folder_that_is_a_file_is_said_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let inside = folder.path().join("a file");
    fs::write(&inside, "in the way").expect("written");
    assert!(matches!(Sqlite::open(&inside), Err(StoreError::Other(_))));
}

#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_answered() {
    let (folder, store) = fresh();
    store.add_match(a_match("m"), Change { at: 1, ..Change::default() }, None).await.expect("kept");
    store.close().await;
    drop(store);
    // A database that may not grow is a disk that is full.
    let file = folder.path().join("tabletier.db");
    let connection = rusqlite::Connection::open(&file).expect("a database");
    let pages: i64 = connection.pragma_query_value(None, "page_count", |row| row.get(0)).expect("a number");
    drop(connection);
    let store = Sqlite::open_limited(folder.path(), clock().0, pages + 2).expect("it opens");
    let text = "x".repeat(2000);
    let mut written = 0;
    let full = loop {
        match store.change("m", entry(written, &text)).await {
            Ok(Changed::Written(_)) => written += 1,
            other => break other,
        }
    };
    assert_eq!(full, Err(StoreError::Full));
    assert_eq!(store.journal("m", 0).await.map(|lines| lines.len()), Ok(written as usize));
    store.close().await;
    drop(store);
    let store = Sqlite::open_by(folder.path(), clock().0).expect("it opens again");
    assert_eq!(store.journal("m", 0).await.map(|lines| lines.len()), Ok(written as usize));
}
