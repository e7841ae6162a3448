//! A house that was made before: everybody finds their tables as they left them. See fixtures/house-1/README.md.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use serde_json::{Value, json};
use store::{Store, StoreError};
use tempfile::TempDir;

use crate::tools::{Caller, Shaky, TestHouse, at, is_awaited};

const FIXTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/house-1");
const PEOPLE: [&str; 3] = ["a", "b", "w"];
const TABLES: usize = 22;

/// A copy of the old house.
fn copy() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::copy(Path::new(FIXTURE).join("tabletier.db"), folder.path().join("tabletier.db"))
        .expect("a copy");
    folder
}

async fn open(folder: TempDir) -> TestHouse {
    let opened = TestHouse::in_folder(folder, catalog::games().to_vec(), |store| store).await;
    opened.map_err(|(_, error)| error).expect("the old house opens")
}

/// What the people were shown by the program that made it.
struct Expected(Value);

impl Expected {
    fn read() -> Self {
        let text = std::fs::read_to_string(Path::new(FIXTURE).join("expected.json")).expect("it is there");
        Expected(serde_json::from_str(&text).expect("JSON"))
    }

    fn people(&self, house: &TestHouse) -> Vec<(&'static str, Caller)> {
        let cookie = |who: &str| format!("tabletier={}", self.0["cookies"][who].as_str().expect("a cookie"));
        PEOPLE.iter().map(|who| (*who, house.stranger().with_cookie(&cookie(who)))).collect()
    }

    /// The tables by their names, with their ids.
    fn tables(&self) -> Vec<(&str, &str)> {
        let tables = self.0["tables"].as_object().expect("tables");
        tables.iter().map(|(name, table)| (name.as_str(), table["id"].as_str().expect("an id"))).collect()
    }

    fn id(&self, name: &str) -> &str {
        self.0["tables"][name]["id"].as_str().expect("an id")
    }

    /// What somebody was shown of a table.
    fn of(&self, name: &str, who: &str, what: &str) -> &Value {
        let table = &self.0["tables"][name];
        let shown = &table[who][what];
        assert!(!shown.is_null() || table[who].get(what).is_some(), "{what} of {name} for {who}");
        if shown == "as a" { &table["a"][what] } else { shown }
    }
}

/// A record without its sentences, which are said otherwise now: only those of running games have some.
fn wordless(record: &Value) -> Value {
    let text = record.as_str().expect("a record");
    if !text.starts_with("tabletier running record") {
        return record.clone();
    }
    let played = |line: &str| line.split_once(']').map_or(line, |(played, _)| played).to_owned();
    let is_told = |line: &str| line.starts_with(|c: char| c.is_ascii_digit()) && !line.contains('[');
    let number = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    let lines = text.lines().filter(|line| !line.starts_with("note "));
    lines.map(|line| if is_told(line) { number(line) } else { played(line) }).collect()
}

/// Seats as the older house told of them: bots had no names then.
fn unnamed(mut seats: Value) -> Value {
    let seats_now = seats.as_array_mut().expect("seats");
    for bot in seats_now.iter_mut().filter(|seat| seat["kind"] == "bot") {
        assert!(bot["name"].is_string(), "bots have names now: {bot}");
        bot["name"] = Value::Null;
    }
    seats
}

/// What somebody is shown of a table now, in the words of what was expected.
async fn shown(caller: &mut Caller, id: &str) -> Value {
    let seen = caller.table(id).await;
    let moves = caller.moves(id, &seen).await;
    let own = at(&seen, "own.seats").clone();
    let mut seats = at(&seen, "table.seats").clone();
    for seat in seats.as_array_mut().expect("seats") {
        seat["you"] = json!(own.as_array().expect("own seats").contains(&seat["seat"]));
    }
    seats = unnamed(seats);
    let line = |line: &Value| json!([line["channel"], line["name"], line["text"]]);
    let piece = |piece: &Value| json!([piece["id"], piece["symbol"]]);
    let pieces = at(&seen, "scene.pieces").as_array().expect("pieces").iter().map(piece);
    assert_eq!((at(&seen, "table.rules"), &seen["frozen"]), (&json!(1), &json!(false)));
    json!({
        "as": seen["as"],
        "own": own,
        "number": seen["told"],
        "waiting": seen["waiting"],
        "draw": at(&seen, "draw.offered"),
        "rematch": seen["rematch"],
        "log": seen["log"],
        "moves": moves,
        "chat": seen["talk"].as_array().expect("talk").iter().map(line).collect::<Vec<_>>(),
        "status": at(&seen, "table.status"),
        "seats": seats,
        "record": caller.get(&format!("/api/tables/{id}/record")).await.text(),
        "pieces": pieces.collect::<Vec<_>>(),
        "caption": at(&seen, "scene.caption"),
    })
}

#[tokio::test]
async fn everybody_finds_their_tables_as_they_left_them() {
    let expected = Expected::read();
    let house = open(copy()).await;
    house.house.wake().await.expect("nothing is broken");
    assert_eq!(expected.tables().len(), TABLES);
    for (who, mut caller) in expected.people(&house) {
        for (name, id) in expected.tables() {
            let all = shown(&mut caller, id).await;
            for (what, value) in all.as_object().expect("what is shown") {
                // Moves and pieces stand there sorted.
                let mut now = value.clone();
                if let ("moves" | "pieces", Value::Array(items)) = (what.as_str(), &mut now) {
                    items.sort_by_key(Value::to_string);
                }
                let mut then = expected.of(name, who, what).clone();
                if let ("moves" | "pieces", Value::Array(items)) = (what.as_str(), &mut then) {
                    // Boards were drawn anew since: where on the drawing something stood means nothing now.
                    let pieces =
                        items.iter_mut().filter_map(Value::as_array_mut).filter(|_| what == "pieces");
                    pieces.for_each(|piece| piece.truncate(2));
                    items.sort_by_key(Value::to_string);
                }
                if what == "record" {
                    (now, then) = (wordless(&now), wordless(&then));
                }
                assert_eq!(now, then, "{what} of {name} for {who}");
            }
        }
    }
}

#[tokio::test]
async fn the_lists_say_what_the_tables_said() {
    let expected = Expected::read();
    let house = open(copy()).await;
    let name_of =
        |id: &Value| expected.tables().into_iter().find(|(_, other)| id == other).expect("a table").0;
    for (who, mut caller) in expected.people(&house) {
        let mut mine = Vec::new();
        for list in ["open", "running", "mine"] {
            let cards = caller.list(list).await;
            // Who watches has no tables of their own, and who plays need not watch others.
            let may_be_empty = (list == "mine") == (who == "w") && list != "open";
            assert!(!cards.is_empty() || may_be_empty, "{list} of {who}");
            for card in cards {
                let name = name_of(&card["id"]);
                assert!(
                    list != "running" || expected.of(name, who, "own") == &json!([]),
                    "{name} is {who}'s own"
                );
                for what in ["status", "seats", "actions", "your_turn"] {
                    let now = if what == "seats" { unnamed(card[what].clone()) } else { card[what].clone() };
                    assert_eq!(&now, expected.of(name, who, what), "{what} of {name} for {who} in {list}");
                }
                assert_eq!(card["rules"], 1);
                if list == "mine" {
                    mine.push(name);
                }
            }
        }
        let is_own = |name: &str| expected.of(name, who, "own") != &json!([]);
        let mut own: Vec<&str> =
            expected.tables().into_iter().map(|(name, _)| name).filter(|name| is_own(name)).collect();
        own.sort_unstable();
        mine.sort_unstable();
        assert_eq!(mine, own, "{who}");
        let turns = own.iter().filter(|name| expected.of(name, who, "your_turn") == true).count();
        assert_eq!(caller.get("/api/tables/waiting").await.ok()["count"], turns, "{who}");
    }
}

/// What only the rules can say of a match stands beside it now.
async fn must_be_summed_up(house: &TestHouse) {
    let expected = Expected::read();
    let store = &house.house.store;
    assert_eq!(store.unsummed().await, Ok(Vec::new()));
    for (name, id) in expected.tables() {
        let row = store.find_match(id).await.expect("read").expect("there");
        assert!(!row.summary.owes, "{name}");
        assert_eq!((row.made.rules, row.summary.veiled), (1, 0), "{name}");
        assert_eq!(&json!(row.summary.status), expected.of(name, "a", "status"), "{name}");
        assert_eq!(&json!(row.summary.actions), expected.of(name, "a", "actions"), "{name}");
        // Each seat of the two who play is awaited if it was told so.
        for who in ["a", "b"] {
            let is_on = row.summary.status == store::Status::Running;
            let must = expected.of(name, who, "waiting")["must"].as_array().cloned().unwrap_or_default();
            for seat in expected.of(name, who, "own").as_array().expect("seats") {
                let bit = row.summary.awaited & 1 << seat.as_u64().expect("a seat") != 0;
                assert_eq!(bit, is_on && must.contains(seat), "{name}, {who}, {seat}");
            }
        }
    }
}

#[tokio::test]
async fn summaries_are_written_once_and_a_stop_between_does_no_harm() {
    must_be_summed_up(&open(copy()).await).await;
    for stops in [0, 1, 7, 21] {
        let shaky = OnceLock::new();
        let wrap = |store| -> Arc<dyn Store> {
            let shaky = shaky.get_or_init(|| Shaky::new(store));
            shaky.leave_room(stops);
            Arc::clone(shaky) as _
        };
        let opened = TestHouse::in_folder(copy(), catalog::games().to_vec(), wrap).await;
        let (folder, error) = opened.err().expect("it stops");
        assert_eq!(error, StoreError::Full);
        drop(shaky);
        let house = open(folder).await;
        must_be_summed_up(&house).await;
        // The next time nothing is left to be done.
        let house = house.reopen().await;
        must_be_summed_up(&house).await;
    }
}

#[tokio::test]
async fn complete_records_are_read_and_printed_alike() {
    let expected = Expected::read();
    let mut complete = 0;
    for (name, _) in expected.tables() {
        for who in PEOPLE {
            let record = expected.of(name, who, "record").as_str().expect("a record");
            if record.starts_with("tabletier record ") {
                let table = catalog::load(record).unwrap_or_else(|fault| panic!("{name}: {fault}"));
                assert_eq!(table.record(), record, "{name}");
                complete += 1;
            }
        }
    }
    assert!(complete > 40, "{complete}");
}

#[tokio::test]
async fn every_match_goes_on() {
    let expected = Expected::read();
    let house = open(copy()).await;
    house.house.wake().await.expect("nothing is broken");
    let mut played = Vec::new();
    for (_, mut caller) in expected.people(&house) {
        for (name, id) in expected.tables() {
            let seen = caller.table(id).await;
            if !is_awaited(&seen) || played.contains(&name) {
                continue;
            }
            let action = caller.moves(id, &seen).await.swap_remove(0);
            let seat = seen["as"].as_u64().expect("a seat");
            let number = caller.act(id, seat, &action).await.ok()["number"].as_u64();
            assert!(number >= seen["told"].as_u64(), "{name}");
            let told = caller.table(id).await["told"].as_u64();
            assert!(told > seen["told"].as_u64(), "{name}: {action}");
            played.push(name);
        }
    }
    for game in ["diam", "belligerants", "bartasso", "toy"] {
        assert!(played.iter().any(|name| name.starts_with(game)), "{game}: {played:?}");
    }
    // Where a bot is to answer it does.
    let (_, mut ana) = expected.people(&house).swap_remove(0);
    for name in ["toy-bot", "bell-bot", "bart-four"] {
        assert!(played.contains(&name));
        let is_answered = |seen: &Value| is_awaited(seen) || at(seen, "table.status") == "over";
        house.until(&mut ana, expected.id(name), is_answered).await;
    }
}

#[tokio::test]
async fn a_bot_that_owed_an_answer_gives_it() {
    let expected = Expected::read();
    let folder = copy();
    // The old house stopped after these entries, each before a bot's answer.
    let stopped = [("toy-bot", 14), ("bell-bot", 13), ("bart-four", 29)];
    {
        let database = rusqlite::Connection::open(folder.path().join("tabletier.db")).expect("it opens");
        for (name, entries) in stopped {
            let id = expected.id(name);
            let cut =
                database.execute("DELETE FROM journal WHERE match = ?1 AND seq > ?2", (id, entries as i64));
            assert!(cut.expect("they are there") > 0, "{name}");
            let counted =
                database.execute("UPDATE matches SET entries = ?2 WHERE id = ?1", (id, entries as i64));
            assert_eq!(counted, Ok(1));
        }
    }
    let house = open(folder).await;
    for (name, id) in expected.tables() {
        let row = house.house.store.find_match(id).await.expect("read").expect("there");
        assert_eq!(row.summary.owes, stopped.iter().any(|(bots, _)| *bots == name), "{name}");
    }
    house.house.wake().await.expect("nothing is broken");
    assert_eq!(house.house.tables_in_memory(), 3, "no other table is needed");
    let (_, mut ana) = expected.people(&house).swap_remove(0);
    for (name, entries) in stopped {
        let is_answered = |seen: &Value| is_awaited(seen) || at(seen, "table.status") == "over";
        house.until(&mut ana, expected.id(name), is_answered).await;
        assert!(house.journal(expected.id(name)).await.len() > entries as usize, "{name}");
    }
}

/// What an older house made from its secret leads back until another link is made.
#[tokio::test]
async fn a_return_link_holds_until_another_is_made() {
    use hmac::{Hmac, KeyInit, Mac};
    let (expected, house) = (Expected::read(), open(copy()).await);
    let secret = house.house.store.secret().await.expect("a secret");
    let (_, mut ana) = expected.people(&house).swap_remove(0);
    let mut mac = Hmac::<sha2::Sha256>::new_from_slice(&secret).expect("any key will do");
    mac.update(b"return\0");
    mac.update(ana.id().as_bytes());
    let token: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    let link = format!("/return/{token}");
    let mut phone = house.stranger();
    assert_eq!(phone.get(&link).await.status.as_u16(), 303);
    assert_eq!(phone.get("/api/house").await.ok()["me"], ana.get("/api/house").await.ok()["me"]);
    ana.post("/api/me/link", &json!({})).await.ok();
    house.stranger().get(&link).await.refused(404, "not-found");
}
