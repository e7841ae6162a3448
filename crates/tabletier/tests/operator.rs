//! What an operator does with the program itself: copies of a house that serves, put back and replayed; `tabletier admin`; figures.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Barrier, Mutex, mpsc};
use std::thread;

use serde_json::{Value, json};
use server::soundness::{record_sums, sum_of};
use store::postgres::Postgres;
use store::sqlite::Sqlite;
use store::{JournalLine, Store};

/// The house as its own process, killed when it is dropped.
struct House {
    process: Child,
    address: SocketAddr,
    figures: SocketAddr,
}

impl House {
    /// Opens the house in a folder.
    fn open(data: &Path) -> Self {
        House::open_on(data, None)
    }

    /// Opens the house and waits until it says where it listens.
    fn open_on(data: &Path, database: Option<&str>) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_tabletier"))
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--metrics",
                "127.0.0.1:0",
                "--log-json",
                "--trust-proxy",
            ])
            .args(["--changes-per-address", "100000000", "--changes-per-guest", "100000000", "--data"])
            .arg(data)
            .args(database.map(|url| format!("--database={url}")))
            .env("TABLETIER_LOG", "info")
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (said, hear) = mpsc::channel();
        let log = BufReader::new(process.stderr.take().expect("a log"));
        thread::spawn(move || {
            for line in log.lines().map_while(Result::ok) {
                let line = serde_json::from_str::<Value>(&line).unwrap_or_default();
                for field in ["address", "metrics"] {
                    if let Some(address) = line["fields"][field].as_str() {
                        let address: SocketAddr = address.parse().expect("an address");
                        let _ = said.send((field, address));
                    }
                }
            }
        });
        let (mut address, mut figures) = (None, None);
        while address.is_none() || figures.is_none() {
            match hear.recv().expect("the house says where it listens") {
                ("address", at) => address = Some(at),
                (_, at) => figures = Some(at),
            }
        }
        House { process, address: address.expect("said"), figures: figures.expect("said") }
    }

    /// Closes it as the system does.
    fn close(mut self) {
        let told = Command::new("kill").arg(self.process.id().to_string()).status().expect("kill is there");
        assert!(told.success());
        assert!(self.process.wait().expect("it ends").success(), "it closes in good order");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// What was answered: the status, the cookie and the body.
fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
) -> (u16, Option<String>, String) {
    let mut stream = TcpStream::connect(address).expect("the house listens");
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: house\r\nConnection: close\r\nCookie: {cookie}\r\n\
         X-Forwarded-For: 10.0.0.7\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).expect("it is read");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    (status, cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned), body.to_owned())
}

fn post(address: SocketAddr, path: &str, cookie: &str, body: &Value) -> Value {
    let (status, _, answer) = ask(address, "POST", path, cookie, &body.to_string());
    assert_eq!(status, 200, "{path}: {answer}");
    serde_json::from_str(&answer).expect("JSON")
}

fn get(address: SocketAddr, path: &str, cookie: &str) -> Value {
    let (status, _, answer) = ask(address, "GET", path, cookie, "");
    assert_eq!(status, 200, "{path}: {answer}");
    serde_json::from_str(&answer).expect("JSON")
}

fn guest(address: SocketAddr, name: &str) -> String {
    let (_, cookie, _) = ask(address, "POST", "/api/me", "", &json!({ "name": name }).to_string());
    cookie.expect("a cookie")
}

/// The program with arguments.
fn tabletier(args: &[&str], data: &Path) -> Output {
    let program = Command::new(env!("CARGO_BIN_EXE_tabletier")).args(args).arg("--data").arg(data).output();
    program.expect("the program starts")
}

#[track_caller]
fn done(output: &Output) -> String {
    let (said, why) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}{why}");
    said.into_owned()
}

#[track_caller]
fn refused(output: &Output, why: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains(why), "{said}");
}

const NONCE: &str = "00112233445566778899aabbccddeeff";

/// A table of two seats, both the caller's unless one is a bot's.
fn make(address: SocketAddr, cookie: &str, game: &str, second: Value) -> String {
    let wanted = json!({ "game": game, "seats": [{ "kind": "me" }, second], "lot": false });
    let made = post(address, "/api/tables", cookie, &wanted);
    let id = made["id"].as_str().expect("an id").to_owned();
    let owes = get(address, &format!("/api/tables/{id}"), cookie)["own"]["owes"].clone();
    for seat in owes.as_array().expect("seats") {
        post(address, &format!("/api/tables/{id}/nonce"), cookie, &json!({ "seat": seat, "nonce": NONCE }));
    }
    id
}

/// The actions of a tree of moves.
fn leaves<'a>(nodes: &'a Value, found: &mut Vec<&'a Value>) {
    for node in nodes.as_array().into_iter().flatten() {
        found.extend(node.get("action"));
        leaves(&node["next"], found);
    }
}

/// Whoever is to move at a table does something, if they are the caller.
fn step(address: SocketAddr, cookie: &str, id: &str, n: usize) -> bool {
    let seen = get(address, &format!("/api/tables/{id}"), cookie);
    let (own, must) = (seen["own"]["seats"].as_array().expect("seats"), &seen["waiting"]["must"]);
    let Some(seat) = own.iter().find(|seat| must.as_array().is_some_and(|must| must.contains(seat))) else {
        return false;
    };
    let seen = get(address, &format!("/api/tables/{id}?as={seat}"), cookie);
    let mut moves = Vec::new();
    leaves(&seen["moves"], &mut moves);
    let Some(action) = moves.get(n * 7 % moves.len().max(1)) else { return false };
    let submit = json!({
        "seat": seat, "action": action, "window": seen["waiting"]["window"], "key": format!("step-{n:08}"),
    });
    post(address, &format!("/api/tables/{id}/act"), cookie, &submit);
    true
}

/// Every match's journal, and the sums of their records.
type Kept = (BTreeMap<String, Vec<JournalLine>>, BTreeMap<String, String>);

/// What a house holds of these matches, every one replayed by the rules.
fn kept(opened: impl Future<Output = Box<dyn Store>>, ids: &[String]) -> Kept {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = opened.await;
        let mut journals = BTreeMap::new();
        for id in ids {
            journals.insert(id.clone(), store.journal(id, 0).await.expect("a journal"));
        }
        let sums = record_sums(&*store, catalog::games(), ids).await.expect("every match is replayed");
        store.close().await;
        (journals, sums)
    })
}

async fn folder(data: &Path) -> Box<dyn Store> {
    Box::new(Sqlite::open(data).expect("a house"))
}

async fn database(url: &str) -> Box<dyn Store> {
    Box::new(Postgres::open(url).await.expect("a house"))
}

/// Clients that play without a pause, each at two tables of its own.
const GAMES: [&str; 4] = ["diam", "toybattle", "belligerants", "bartasso"];
/// Acknowledged actions before each copy.
const BEFORE: usize = 60;
/// How many copies are made meanwhile.
const COPIES: usize = 2;

/// Lets people play and copies the house meanwhile. Gives for each copy how many actions had been acknowledged at each table
/// before it was begun.
fn copied_while_people_play(address: SocketAddr, copy: impl Fn(usize)) -> Vec<BTreeMap<String, usize>> {
    let (is_over, acknowledged) = (AtomicBool::new(false), AtomicUsize::new(0));
    let tables = Mutex::new(BTreeMap::<String, usize>::new());
    let all_sit = Barrier::new(GAMES.len());
    let mut promised = Vec::new();
    thread::scope(|scope| {
        for (client, game) in GAMES.into_iter().enumerate() {
            let (is_over, acknowledged, tables, all_sit) = (&is_over, &acknowledged, &tables, &all_sit);
            scope.spawn(move || {
                let cookie = guest(address, &format!("Ana {client}"));
                let others = [json!({ "kind": "me" }), json!({ "kind": "bot", "level": 1 })];
                let ids = others.map(|other| make(address, &cookie, game, other));
                tables.lock().expect("no client failed").extend(ids.clone().map(|id| (id, 0)));
                all_sit.wait();
                for n in 0.. {
                    if is_over.load(Ordering::Relaxed) {
                        return;
                    }
                    let id = &ids[n % 2];
                    if step(address, &cookie, id, n) {
                        *tables.lock().expect("no client failed").entry(id.clone()).or_default() += 1;
                        acknowledged.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
        for n in 1..=COPIES {
            while acknowledged.load(Ordering::Relaxed) < n * BEFORE {
                thread::yield_now();
            }
            promised.push(tables.lock().expect("no client failed").clone());
            copy(n);
        }
        is_over.store(true, Ordering::Relaxed);
    });
    promised
}

/// A copy holds what was written by then and nothing else, and all that had been acknowledged.
fn is_a_beginning((copied, _): &Kept, (journals, _): &Kept, promised: &BTreeMap<String, usize>) {
    for (id, lines) in copied {
        assert_eq!(
            lines[..],
            journals[id][..lines.len()],
            "what was written by then, and nothing else: {id}"
        );
        let acts = lines.iter().filter(|line| line.key.is_some() && line.text.starts_with("act ")).count();
        let told = promised[id];
        assert!(acts >= told, "{acts} of {told} acknowledged actions are in the copy of {id}");
    }
}

#[test]
fn a_copy_made_while_people_play_is_restored_to_the_same_matches() {
    let (data, place) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let house = House::open(data.path());
    let copy = |name: &str| place.path().join(name);
    let promised = copied_while_people_play(house.address, |n| {
        let file = copy(&format!("{n}.backup"));
        let said = done(&tabletier(&["backup", "--to", file.to_str().expect("UTF-8")], data.path()));
        assert!(said.starts_with("8 matches, "), "{said}");
    });
    house.close();
    let last = copy("last.backup");
    done(&tabletier(&["backup", "--to", last.to_str().expect("UTF-8")], data.path()));
    let ids: Vec<String> = promised[0].keys().cloned().collect();
    let all = kept(folder(data.path()), &ids);
    for n in 1..=COPIES {
        let (place, file) = (copy(&format!("house-{n}")), copy(&format!("{n}.backup")));
        done(&tabletier(&["restore", "--from", file.to_str().expect("UTF-8")], &place));
        is_a_beginning(&kept(folder(&place), &ids), &all, &promised[n - 1]);
    }
    let place = copy("house");
    let said = done(&tabletier(&["restore", "--from", last.to_str().expect("UTF-8")], &place));
    assert!(said.contains(&format!("sum of their records: {}", sum_of(&all.1))), "{said}");
    assert_eq!(kept(folder(&place), &ids), all);
    // And it can be played on.
    let house = House::open(&place);
    assert_eq!(
        get(house.address, "/api/tables?list=running", "").as_object().map(serde_json::Map::len),
        Some(2)
    );
    refused(&tabletier(&["restore", "--from", last.to_str().expect("UTF-8")], &place), "cannot be restored");
}

#[test]
fn a_copy_of_a_shared_database_is_restored_to_the_same_matches() {
    let place = tempfile::tempdir().expect("a folder");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let fresh = || runtime.block_on(pgtest::fresh());
    let file = |n: usize| place.path().join(format!("{n}.dump"));
    let url = fresh();
    let house = House::open_on(place.path(), Some(&url));
    let promised = copied_while_people_play(house.address, |n| pgtest::dump(&url, &file(n)));
    house.close();
    pgtest::dump(&url, &file(0));
    let ids: Vec<String> = promised[0].keys().cloned().collect();
    let all = kept(database(&url), &ids);
    for n in 1..=COPIES {
        let copied = fresh();
        pgtest::restore(&copied, &file(n));
        is_a_beginning(&kept(database(&copied), &ids), &all, &promised[n - 1]);
    }
    let copied = fresh();
    pgtest::restore(&copied, &file(0));
    assert_eq!(kept(database(&copied), &ids), all);
    // And it is a house again.
    let house = House::open_on(place.path(), Some(&copied));
    for id in &ids {
        assert!(
            get(house.address, &format!("/api/tables/{id}"), "")["waiting"].is_object(),
            "{id} can be looked at"
        );
    }
}

#[test]
fn the_operator_is_heard_and_nobody_else() {
    let data = tempfile::tempdir().expect("a folder");
    refused(&tabletier(&["admin", "list"], data.path()), "no house serves");
    let house = House::open(data.path());
    let socket = data.path().join("admin.sock");
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&socket).expect("a socket").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "its owner's alone");
    }
    let cookie = guest(house.address, "Ana");
    let id = make(house.address, &cookie, "diam", json!({ "kind": "me" }));
    let listed = done(&tabletier(&["admin", "list"], data.path()));
    assert_eq!(listed, format!("{id}  diam  running  private  guest Ana, guest Ana\n"));
    done(&tabletier(&["admin", "seat", &id, "1", "--free"], data.path()));
    refused(&tabletier(&["admin", "seat", &id, "1", "--free"], data.path()), "nobody sits there");
    refused(&tabletier(&["admin", "seat", &id, "1"], data.path()), "required");
    done(&tabletier(&["admin", "seat", &id, "1", "--bot", "1"], data.path()));
    done(&tabletier(&["admin", "close", &id], data.path()));
    refused(&tabletier(&["admin", "close", &id], data.path()), "the game is over");
    assert_eq!(done(&tabletier(&["admin", "list"], data.path())), "");
    done(&tabletier(&["admin", "ban", "10.0.0.0/24"], data.path()));
    assert_eq!(ask(house.address, "GET", "/api/house", "", "").0, 403);
    assert_eq!(done(&tabletier(&["admin", "bans"], data.path())), "10.0.0.0/24\n");
    refused(&tabletier(&["admin", "ban", "everybody"], data.path()), "no address");
    done(&tabletier(&["admin", "unban", "10.0.0.0/24"], data.path()));
    assert_eq!(ask(house.address, "GET", "/api/house", "", "").0, 200);
    let (status, _, figures) = ask(house.figures, "GET", "/metrics", "", "");
    assert!(
        status == 200
            && figures.contains("\ntabletier_requests_total{kind=\"submit\",outcome=\"answered\"} ")
    );
    assert_eq!(ask(house.address, "GET", "/metrics", "", "").0, 404);
    house.close();
    assert!(!socket.exists(), "a closed house leaves no socket");
}

#[test]
fn another_key_ends_every_session() {
    let data = tempfile::tempdir().expect("a folder");
    refused(&tabletier(&["admin", "rotate-key"], data.path()), "there is no house");
    let house = House::open(data.path());
    let cookie = guest(house.address, "Ana");
    let link = post(house.address, "/api/me/link", &cookie, &json!({})).to_string();
    let token = link.split(['"', '/']).find(|part| part.len() == 64).expect("a token").to_owned();
    refused(&tabletier(&["admin", "rotate-key"], data.path()), "must be closed");
    house.close();
    let house = House::open(data.path());
    assert_eq!(get(house.address, "/api/house", &cookie)["me"]["name"], "Ana", "a restart ends nothing");
    house.close();
    done(&tabletier(&["admin", "rotate-key"], data.path()));
    let house = House::open(data.path());
    assert_eq!(get(house.address, "/api/house", &cookie)["me"], Value::Null);
    let back = post(house.address, "/api/me/return", "", &json!({ "token": token }));
    assert_eq!(back["name"], "Ana", "the return link leads back");
}
