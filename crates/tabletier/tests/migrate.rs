//! A house that moves from one database to another and back, by the program itself.

use std::process::Command;

use store::copy::{House, sums};
use store::sqlite::Sqlite;
use store::{Chair, Change, Gathering, Guest, NewMatch, Store};

fn migrate(from: &str, to: &str) -> (bool, String) {
    let done =
        Command::new(env!("CARGO_BIN_EXE_tabletier")).args(["migrate", "--from", from, "--to", to]).output();
    let done = done.expect("the program starts");
    let said = [done.stdout, done.stderr].map(|bytes| String::from_utf8(bytes).expect("UTF-8"));
    (done.status.success(), said.concat())
}

async fn a_house(folder: &std::path::Path) {
    let store = Sqlite::open(folder).expect("a fresh house opens");
    let now = store.now();
    let (id, name, token) = ("g".to_owned(), "Zoé 🦆".to_owned(), "hash".to_owned());
    store.add_guest(Guest { id, name, token, created: now }).await.expect("kept");
    let new = NewMatch {
        id: "m".to_owned(),
        game: "diam".to_owned(),
        rules: 1,
        config: "{}".to_owned(),
        host: "g".to_owned(),
        listed: true,
        lot: false,
        time: String::new(),
        press_opened: true,
        branch_of: None,
        seed: vec![0, 255, 7],
        chairs: vec![Chair::guest("g", "Zoé 🦆"), Chair::Bot { level: 3 }],
        gathering: Gathering::default(),
        share: None,
        created: now,
    };
    let first = Change { at: now, lines: vec![("seated 0 Zoé".to_owned(), None)], ..Change::default() };
    store.add_match(new, first, None).await.expect("kept");
    store.set_notes("m", 0, "it is Ben").await.expect("kept");
    store.close().await;
}

#[tokio::test]
async fn a_house_moves_to_postgres_and_back_and_is_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let (old, new) = (folder.path().join("old"), folder.path().join("new"));
    a_house(&old).await;
    let address = |folder: &std::path::Path| format!("sqlite:{}", folder.display());
    let shared = pgtest::fresh().await;
    let (is_done, said) = migrate(&address(&old), &shared);
    assert!(is_done && said.contains("matches: 1") && said.contains("notes: 1"), "{said}");
    assert!(!said.contains("not-told"), "no password is shown: {said}");
    let (is_done, said) = migrate(&shared, &address(&new));
    assert!(is_done, "{said}");
    let of = async |address: &str| sums(&House::open(address, false).await.expect("it opens")).await;
    assert_eq!(of(&address(&old)).await, of(&address(&new)).await);
    // Where somebody lives already nobody moves in.
    let (is_done, said) = migrate(&address(&old), &shared);
    assert!(!is_done && said.contains("not empty"), "{said}");
    let (is_done, said) = migrate(&address(&folder.path().join("nowhere")), &address(&new));
    assert!(!is_done && said.contains("cannot be opened"), "{said}");
}
