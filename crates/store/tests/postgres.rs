//! The suite on a real PostgreSQL, and what only several nodes can do: share work, hear each other, be given up.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use store::postgres::Postgres;
use store::{Change, Changed, Clock, Gathering, Heard, NewMatch, Status, Store, StoreError, Summary, suite};
use tokio::sync::broadcast::Receiver;

/// How long something that must come may take to.
const PATIENCE: Duration = Duration::from_secs(60);

/// A clock that stands until it is set.
#[derive(Clone)]
struct Hands(Arc<AtomicU64>);

impl Hands {
    fn new() -> Self {
        Hands(Arc::new(AtomicU64::new(suite::NOW)))
    }

    fn clock(&self) -> Clock {
        let shown = Arc::clone(&self.0);
        Clock::new(move || shown.load(Ordering::SeqCst))
    }

    fn set(&self, now: u64) {
        self.0.store(now, Ordering::SeqCst);
    }
}

async fn fresh() -> ((), Postgres, impl Fn(u64) + Sync) {
    let hands = Hands::new();
    let store = Postgres::open_by(&pgtest::fresh().await, Some(hands.clock())).await.expect("it opens");
    ((), store, move |now| hands.set(now))
}

store::suite_tests!(fresh);

/// Two nodes that came in, and the clock of both.
async fn two() -> (String, Postgres, Postgres, Hands) {
    let (url, hands) = (pgtest::fresh().await, Hands::new());
    let node = async || {
        let node = Postgres::open_by(&url, Some(hands.clock())).await.expect("it opens");
        node.join().await.expect("in");
        node.opened().await.expect("open");
        node
    };
    let (one, other) = (node().await, node().await);
    (url.clone(), one, other, hands)
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
        seed: vec![0, 255, 7],
        chairs: vec![],
        gathering: Gathering::default(),
        share: None,
        created: 1,
    }
}

fn at(now: u64) -> Change {
    Change { at: now, ..Change::default() }
}

fn entry(after: u32, now: u64) -> Change {
    Change { after, lines: vec![("act 0 r1".to_owned(), None)], ..at(now) }
}

fn running() -> Summary {
    Summary { status: Status::Running, ..Summary::OPEN }
}

async fn add(store: &Postgres, id: &str, summary: Summary) {
    let first = Change { summary: Some(summary), ..at(store.now()) };
    assert_eq!(store.add_match(a_match(id), first, None).await, Ok(Changed::Written(0)));
}

/// The next that is heard.
async fn hear(heard: &mut Receiver<Heard>) -> Heard {
    tokio::time::timeout(PATIENCE, heard.recv()).await.expect("it is heard").expect("the house is open")
}

/// Hears until this comes.
async fn hear_of(heard: &mut Receiver<Heard>, wanted: &Heard) {
    while hear(heard).await != *wanted {}
}

/// Asks until it is so.
async fn until(what: &str, is_so: impl AsyncFn() -> bool) {
    let asking = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, asking).await.unwrap_or_else(|_| panic!("never: {what}"));
}

fn ids(ids: &[&str]) -> Result<Vec<String>, StoreError> {
    Ok(ids.iter().map(|id| (*id).to_owned()).collect())
}

#[tokio::test]
async fn of_two_changes_on_one_version_one_is_written() {
    let (_, one, other, _) = two().await;
    add(&one, "m", running()).await;
    for version in 0..30 {
        let (first, second) =
            tokio::join!(one.change("m", entry(version, 1_000)), other.change("m", entry(version, 1_000)));
        let mut became = [first.expect("kept"), second.expect("kept")];
        became.sort_by_key(|changed| *changed == Changed::Taken);
        assert_eq!(became, [Changed::Written(version + 1), Changed::Taken]);
    }
    assert_eq!(one.read_on("m", 0).await, other.read_on("m", 0).await);
}

#[tokio::test]
async fn nodes_hear_of_each_other_and_not_of_themselves() {
    let (_, one, other, _) = two().await;
    let (mut ones, mut others) = (one.heard().expect("nodes"), other.heard().expect("nodes"));
    add(&one, "m", running()).await;
    assert_eq!(hear(&mut others).await, Heard::Match("m".to_owned()));
    let naming = Change { rematch: Some("next".to_owned()), ..at(1_000) };
    let added = one.add_match(a_match("next"), at(1_000), Some(("m".to_owned(), naming))).await;
    assert_eq!(added, Ok(Changed::Written(0)));
    assert_eq!(hear(&mut others).await, Heard::Match("m".to_owned()));
    assert_eq!(hear(&mut others).await, Heard::Match("next".to_owned()));
    other.tell(Heard::Guest("é 'quoted'".to_owned()));
    other.tell(Heard::Lobby);
    assert_eq!(hear(&mut ones).await, Heard::Guest("é 'quoted'".to_owned()), "and nothing of its own");
    assert_eq!(hear(&mut ones).await, Heard::Lobby);
    for number in 0..1_000 {
        one.tell(Heard::Guest(format!("somebody with a long name {number}")));
    }
    for number in 0..1_000 {
        assert_eq!(hear(&mut others).await, Heard::Guest(format!("somebody with a long name {number}")));
    }
}

#[tokio::test]
async fn what_a_node_owed_is_done_by_another_once_it_is_given_up() {
    let (_, one, other, hands) = two().await;
    let owes = Summary { owes: true, ..running() };
    add(&one, "m", owes).await;
    let is_ours = async |store: &Postgres| store.find_match("m").await.expect("read").expect("there").is_ours;
    assert_eq!((is_ours(&one).await, is_ours(&other).await), (true, false));
    assert_eq!(other.take_owing(9).await, ids(&[]), "somebody works for it");
    assert_eq!(one.take_owing(9).await, ids(&["m"]), "told once");
    assert_eq!(one.take_owing(9).await, ids(&[]), "and once only");
    hands.set(17_000);
    other.beat().await.expect("open");
    assert_eq!(other.take_owing(9).await, ids(&["m"]));
    assert_eq!((is_ours(&one).await, is_ours(&other).await), (false, true));
    assert_eq!(one.take_owing(9).await, ids(&[]), "whoever was given up takes nothing");
    assert_eq!(one.change("m", entry(0, 17_000)).await, Ok(Changed::Taken), "it was given up");
    assert_eq!(one.change("m", entry(0, 17_000)).await, Ok(Changed::Written(1)), "it is back");
    assert!(is_ours(&other).await, "what the other took stays its own");
    one.beat().await.expect("open");
    let answered = Change { summary: Some(running()), ..entry(1, 17_000) };
    assert_eq!(other.change("m", answered).await, Ok(Changed::Written(2)));
    let owed = Change { summary: Some(owes), ..entry(2, 17_000) };
    assert_eq!(one.change("m", owed).await, Ok(Changed::Written(3)));
    assert_eq!((is_ours(&one).await, is_ours(&other).await), (true, false));
    one.close().await;
    assert_eq!(other.take_owing(9).await, ids(&["m"]), "of one that closed too");
}

#[tokio::test]
async fn a_beat_brings_a_node_back() {
    let (url, one, other, hands) = two().await;
    hands.set(17_000);
    other.beat().await.expect("open");
    assert_eq!(pgtest::number(&url, "SELECT count(*) FROM nodes WHERE gone IS NULL").await, 1);
    one.beat().await.expect("open");
    assert_eq!(pgtest::number(&url, "SELECT count(*) FROM nodes WHERE gone IS NULL").await, 2);
    add(&one, "m", running()).await;
    assert_eq!(one.change("m", entry(0, 17_000)).await, Ok(Changed::Written(1)), "it knows");
}

#[tokio::test]
async fn a_deadline_is_handed_out_once() {
    let (_, one, other, hands) = two().await;
    let due = |due| Summary { due: Some(due), ..running() };
    for number in 0..40 {
        add(&one, &format!("m{number:02}"), due(900 + number)).await;
    }
    let (first, second) = tokio::join!(one.take_due(30), other.take_due(30));
    let mut all: Vec<_> = [first.expect("taken"), second.expect("taken")].concat();
    all.sort();
    all.dedup();
    // Whoever finds a row locked goes past it: what is left comes with the next question.
    all.extend(one.take_due(40).await.expect("taken"));
    all.sort();
    assert_eq!(all, (0..40).map(|number| format!("m{number:02}")).collect::<Vec<_>>());
    assert_eq!(other.take_due(40).await, ids(&[]));
    let later = Change { summary: Some(due(950)), ..at(1_000) };
    assert_eq!(one.change("m03", later).await, Ok(Changed::Written(0)));
    assert_eq!(other.take_due(40).await, ids(&["m03"]), "another deadline is another's");
    hands.set(11_001);
    assert_eq!(other.take_due(2).await, ids(&["m00", "m01"]), "nobody did it");
}

#[tokio::test]
async fn nodes_come_in_one_after_another() {
    let (url, hands) = (pgtest::fresh().await, Hands::new());
    let open = async || Postgres::open_by(&url, Some(hands.clock())).await.expect("it opens");
    let (one, other) = (open().await, Arc::new(open().await));
    assert_eq!(one.join().await, Ok(None), "nobody was ever here");
    let joining = tokio::spawn({
        let other = Arc::clone(&other);
        async move { other.join().await }
    });
    let waits = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
                 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    until("the other waits", async || pgtest::number(&url, waits).await == 1).await;
    assert!(!joining.is_finished());
    one.opened().await.expect("open");
    assert_eq!(joining.await.expect("it comes in"), Ok(None), "the house is open");
    other.opened().await.expect("open");
    hands.set(5_000);
    one.beat().await.expect("open");
    one.close().await;
    assert!(matches!(one.find_match("m").await, Err(StoreError::Closed)));
    hands.set(6_000);
    other.close().await;
    hands.set(90_000);
    let third = open().await;
    assert_eq!(third.join().await, Ok(Some(6_000)), "the last moment of the last one");
    drop(third);
    // It went before it was open, and its number with it.
    let fourth = open().await;
    assert_eq!(fourth.join().await, Ok(Some(6_000)));
    fourth.opened().await.expect("open");
    hands.set(200_000);
    let fifth = open().await;
    assert_eq!(fifth.join().await, Ok(Some(90_000)), "a node that is silent is gone");
}

#[tokio::test]
async fn who_is_at_a_match_is_known_everywhere() {
    let (url, one, other, hands) = two().await;
    let mut others = other.heard().expect("nodes");
    let present = Heard::Present("m".to_owned());
    one.set_present("m", "b", true).await.expect("said");
    one.set_present("m", "a", true).await.expect("said");
    other.set_present("m", "c", true).await.expect("said");
    hear_of(&mut others, &present).await;
    assert_eq!(other.present_elsewhere("m").await, ids(&["a", "b"]));
    assert_eq!(one.present_elsewhere("m").await, ids(&["c"]));
    assert_eq!(one.present_elsewhere("n").await, ids(&[]));
    one.set_present("m", "b", false).await.expect("said");
    assert_eq!(other.present_elsewhere("m").await, ids(&["a"]));
    other.tell(Heard::Lobby);
    hands.set(17_000);
    while others.try_recv().is_ok() {}
    other.beat().await.expect("open");
    hear_of(&mut others, &present).await;
    assert_eq!(other.present_elsewhere("m").await, ids(&[]), "a node that is given up has nobody");
    assert_eq!(pgtest::number(&url, "SELECT count(*) FROM present").await, 1);
    one.beat().await.expect("back");
    assert_eq!(other.present_elsewhere("m").await, ids(&["a"]), "and is back with whom it has");
    one.close().await;
    assert_eq!(other.present_elsewhere("m").await, ids(&[]));
}

#[tokio::test]
async fn the_database_has_the_clock() {
    let url = pgtest::fresh().await;
    let store = Postgres::open(&url).await.expect("it opens");
    let shown = || pgtest::number(&url, "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint");
    let before = shown().await as u64;
    let now = store.now();
    let after = shown().await as u64;
    assert!((before - 1_000..=after + 1_000).contains(&now), "{before} {now} {after}");
    let mut new = a_match("m");
    new.created = now;
    assert_eq!(store.add_match(new, at(store.now()), None).await, Ok(Changed::Written(0)));
    for skewed in [now + 3_600_000, now - 3_600_000] {
        assert_eq!(store.change("m", entry(0, skewed)).await, Ok(Changed::Untimely));
        let mut late = a_match("n");
        late.created = skewed;
        assert_eq!(store.add_match(late, at(skewed), None).await, Ok(Changed::Untimely));
    }
    assert_eq!(store.find_match("n").await, Ok(None));
    assert_eq!(store.change("m", entry(0, store.now())).await, Ok(Changed::Written(1)));
    store.health().await.expect("healthy");
}

/// Ends the connections of a database that do this.
async fn cut(url: &str, doing: &str) {
    let sql = format!(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND {doing}"
    );
    pgtest::run(url, &sql).await;
}

#[tokio::test]
async fn who_loses_the_others_hears_of_a_gap_and_then_of_them_again() {
    let (url, one, other, _) = two().await;
    let mut others = other.heard().expect("nodes");
    add(&one, "m", running()).await;
    assert_eq!(hear(&mut others).await, Heard::Match("m".to_owned()));
    let listens = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SET%LISTEN%'";
    assert!(pgtest::number(&url, listens).await >= 1);
    // Whatever they said last: every connection of both.
    cut(&url, "true").await;
    hear_of(&mut others, &Heard::Gap).await;
    // Each is heard again once both stand; what is said meanwhile may be lost, which is what a gap says.
    let mut version = 0;
    loop {
        let became = one.change("m", entry(version, 1_000)).await.expect("the connections are made anew");
        assert_eq!(became, Changed::Written(version + 1));
        version += 1;
        let heard = tokio::time::timeout(Duration::from_millis(200), others.recv()).await;
        if matches!(heard, Ok(Ok(Heard::Match(_)))) {
            break;
        }
        assert!(version < 3_000, "it hears nothing any more");
    }
    assert_eq!(other.find_match("m").await.expect("read").expect("there").version, version);
}

#[tokio::test]
async fn the_password_is_told_to_nobody() {
    let url = pgtest::fresh().await;
    assert!(url.contains("not-told"));
    let store = Postgres::open(&url).await.expect("it opens");
    let secret = store.secret().await.expect("made");
    assert_eq!(store.secret().await, Ok(secret));
    let elsewhere = url.replace("house_", "nowhere_");
    let mut said = vec![format!("{store:?}")];
    for wrong in
        [elsewhere.as_str(), "postgres://me:not-told@127.0.0.1:1/x", "postgres://me:not-told@[/x", "not-told"]
    {
        let error = Postgres::open(wrong).await.expect_err("nothing is there");
        said.push(format!("{error} {error:?}"));
    }
    store.close().await;
    said.push(format!("{:?}", store.health().await));
    assert!(said.iter().all(|said| !said.contains("not-told")), "{said:?}");
}

#[tokio::test]
async fn foreign_newer_and_needy_databases_are_told_apart() {
    let opened = async |sql: &str| {
        let url = pgtest::fresh().await;
        pgtest::run(&url, sql).await;
        Postgres::open(&url).await.err()
    };
    for foreign in ["CREATE TABLE other (x TEXT)", "CREATE TABLE house (doors BIGINT)"] {
        let said = opened(foreign).await;
        assert!(matches!(said, Some(StoreError::Corrupt(_))), "{said:?}");
    }
    let url = pgtest::fresh().await;
    let opening = (0..4).map(|_| {
        let url = url.clone();
        tokio::spawn(async move { Postgres::open(&url).await.expect("whoever comes first makes it") })
    });
    for opened in opening.collect::<Vec<_>>() {
        drop(opened.await.expect("it opens"));
    }
    pgtest::run(
        &url,
        "UPDATE house SET value = int8send(99) WHERE name = 'schema'; ALTER TABLE matches ADD more BIGINT",
    )
    .await;
    let old = Postgres::open(&url).await.expect("an older program goes on");
    old.add_match(a_match("m"), at(old.now()), None).await.expect("kept");
    pgtest::run(&url, "INSERT INTO house VALUES ('needs', int8send(99))").await;
    assert_eq!(Postgres::open(&url).await.err(), Some(StoreError::TooNew));
}

/// A house with something in every table.
async fn fill(store: &dyn Store) {
    use store::{Chair, Channel, ChatLine, Guest, Letter, Mark, OpeningRow, Place, SubmitKey};
    use tabletop::{Address, Seat, SeatSet};
    let text = |text: &str| text.to_owned();
    let key = |name: &str| SubmitKey { name: text(name), asked: text("asked") };
    store.secret().await.expect("made");
    store.join().await.expect("in");
    store.opened().await.expect("open");
    for number in 0..700 {
        let id = format!("guest {number}");
        let guest = Guest { name: text("Zoé 🦆"), token: format!("hash {number}"), created: number, id };
        store.add_guest(guest).await.expect("kept");
    }
    store.set_holiday("guest 1", 5, 9).await.expect("kept");
    let place = Place { guest: text("guest 2"), name: text("B"), nonce: None, seat: Some(3) };
    for id in ["m1", "m2", "é"] {
        let new = NewMatch {
            chairs: vec![Chair::guest("guest 1", "A"), Chair::Open],
            gathering: Gathering { most: 3, bots: 1, places: vec![place.clone()] },
            share: Some(7),
            ..a_match(id)
        };
        let summary = Summary { owes: true, due: Some(3_000), deadline: Some(4_000), ..running() };
        let (guest, name, said) = (text("guest 1"), text("A"), text("it's\nme"));
        let talk = ChatLine { n: 1, channel: Channel::Watchers, guest, name, text: said, at: 2 };
        let letter =
            Letter { version: 3, from: Seat::new(1), to: Address::Everybody, text: text("psst"), at: 2 };
        let first = Change {
            lines: vec![(text("act 0 r1"), Some(key("k1"))), (text("chance 3"), None)],
            talk: Some(talk),
            letter: Some((letter, key("k2"))),
            plans: vec![(1, Some(text("[1]")))],
            summary: Some(summary),
            ..at(store.now())
        };
        assert!(matches!(store.add_match(new, first, None).await, Ok(Changed::Written(5))));
        let mark = Mark { seat: Seat::new(1), thread: SeatSet::one(Seat::new(1)), read: 4, muted: true };
        store.set_mark(id, "guest 1", mark).await.expect("kept");
        store.set_notes(id, 1, "it is Ben").await.expect("kept");
        assert_eq!(store.add_study(suite::study(id, "guest 1", 5), 9).await, Ok(true));
    }
    // Two that are over, one of them counted.
    for id in ["o1", "o2"] {
        let listed = NewMatch { listed: true, ..a_match(id) };
        let first = Change { summary: Some(running()), ..at(store.now()) };
        assert_eq!(store.add_match(listed, first, None).await, Ok(Changed::Written(0)));
        let over = Summary { status: Status::Over, ..running() };
        let last = Change { summary: Some(over), ..entry(0, store.now()) };
        assert_eq!(store.change(id, last).await, Ok(Changed::Written(1)));
    }
    let opening = OpeningRow { position: text("p"), action: text("r1"), played: 1, won: 1, drawn: 0 };
    assert_eq!(store.count_openings("o1", vec![opening]).await, Ok(true));
}

#[tokio::test]
async fn a_house_is_copied_there_and_back() {
    use store::copy::{House, copy, sums};
    use store::sqlite::Sqlite;
    let (folder, hands) = (tempfile::tempdir().expect("a folder"), Hands::new());
    let at = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    let first = Sqlite::open_by(&folder.path().join("first"), hands.clock()).expect("it opens");
    fill(&first).await;
    let url = pgtest::fresh().await;
    let locked = House::open(&at("first"), false).await.err();
    assert_eq!(locked, Some(StoreError::Locked), "a house that is open is not copied");
    first.close().await;
    drop(first);

    let from = House::open(&at("first"), false).await.expect("closed");
    let counts = copy(&from, House::open(&url, true).await.expect("empty")).await.expect("copied");
    assert_eq!(counts.iter().map(|(_, count)| count).min(), Some(&1), "every table: {counts:?}");
    assert!(counts.contains(&("guests", 700)) && counts.contains(&("journal", 8)), "{counts:?}");
    let full = House::open(&url, true).await.expect("closed");
    let again = copy(&from, full).await;
    assert!(matches!(&again, Err(StoreError::Other(why)) if why.contains("not empty")), "{again:?}");

    let there = House::open(&url, false).await.expect("closed");
    let before = sums(&from).await.expect("read");
    assert_eq!(before.matches.len(), 5);
    assert_eq!(sums(&there).await.expect("read"), before);
    let back = House::open(&at("back"), true).await.expect("made");
    assert_eq!(copy(&there, back).await.expect("copied"), counts);
    drop(there);
    let back = House::open(&at("back"), false).await.expect("there");
    assert_eq!(sums(&back).await.expect("read"), before);
    assert!(House::open(&at("nowhere"), false).await.is_err());
    assert!(House::open(&pgtest::fresh().await, false).await.is_err());

    // What was copied is a house: it opens, and what it owes is done.
    let store = Postgres::open(&url).await.expect("it opens");
    assert_eq!(store.join().await, Ok(Some(suite::NOW)));
    store.opened().await.expect("open");
    assert_eq!(store.take_owing(9).await, ids(&["m1", "m2", "é"]));
    assert_eq!(House::open(&url, false).await.err(), Some(StoreError::Locked), "now it is open");
    store.set_notes("m1", 1, "it is Zoé").await.expect("kept");
    store.close().await;
    let after = sums(&House::open(&url, false).await.expect("closed")).await.expect("read");
    let changed = |id: &&str| after.matches[*id] != before.matches[*id];
    assert_eq!(["m1", "m2", "é"].iter().copied().filter(|id| changed(id)).collect::<Vec<_>>(), ["m1"]);
}

#[tokio::test]
async fn what_was_begun_is_written_and_told_even_if_whoever_asked_has_gone() {
    let (url, one, other, _) = two().await;
    let mut others = other.heard().expect("nodes");
    add(&one, "m", running()).await;
    hear_of(&mut others, &Heard::Match("m".to_owned())).await;
    for version in 0..20 {
        // Begun, and dropped before anything can have been answered.
        tokio::select! {
            biased;
            _ = one.change("m", entry(version, 1_000)) => panic!("nobody answers at once"),
            () = std::future::ready(()) => {}
        }
        hear_of(&mut others, &Heard::Match("m".to_owned())).await;
        // A reading that is dropped leaves nothing behind either.
        tokio::select! {
            biased;
            _ = one.read_on("m", 0) => panic!("nobody answers at once"),
            () = std::future::ready(()) => {}
        }
        assert_eq!(other.find_match("m").await.expect("read").expect("there").version, version + 1);
    }
    let open = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'";
    until("no transaction stays open", async || pgtest::number(&url, open).await == 0).await;
}
