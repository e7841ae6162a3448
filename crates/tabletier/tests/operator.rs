//! What an operator does with the program itself: copies of a house that serves, put back and replayed; `tabletier admin`; figures.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;

use serde_json::{Value, json};
use server::soundness::{record_sums, sum_of};
use store::sqlite::Sqlite;
use store::{JournalLine, Store};

/// The house as its own process, killed when it is dropped.
struct House {
    process: Child,
    address: SocketAddr,
    figures: SocketAddr,
}

impl House {
    /// Opens the house and waits until it says where it listens.
    fn open(data: &Path) -> Self {
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

/// What a folder holds: every match's journal and the sums of their records.
fn kept(data: &Path) -> (BTreeMap<String, Vec<JournalLine>>, BTreeMap<String, String>) {
    let ids = {
        let file = rusqlite::Connection::open(data.join("tabletier.db")).expect("a database");
        let mut ask = file.prepare("SELECT id FROM matches").expect("matches");
        let ids = ask.query_map([], |row| row.get::<_, String>(0)).expect("ids");
        ids.collect::<Result<Vec<_>, _>>().expect("ids")
    };
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = Sqlite::open(data).expect("a house");
        let mut journals = BTreeMap::new();
        for id in &ids {
            journals.insert(id.clone(), store.journal(id, 0).await.expect("a journal"));
        }
        let sums = record_sums(&store, catalog::games(), &ids).await.expect("every match is replayed");
        store.close().await;
        (journals, sums)
    })
}

/// Clients that play without a pause, each at tables of its own.
const CLIENTS: usize = 4;
/// Acknowledged actions before each copy.
const BEFORE: usize = 60;

#[test]
fn a_copy_made_while_people_play_is_restored_to_the_same_matches() {
    let (data, place) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let house = House::open(data.path());
    let address = house.address;
    let (is_over, acknowledged) = (AtomicBool::new(false), AtomicUsize::new(0));
    let tables = Mutex::new(BTreeMap::<String, usize>::new());
    let copy = |name: &str| place.path().join(name);
    let mut promised = Vec::new();
    thread::scope(|scope| {
        for client in 0..CLIENTS {
            let (is_over, acknowledged, tables) = (&is_over, &acknowledged, &tables);
            scope.spawn(move || {
                let cookie = guest(address, &format!("Ana {client}"));
                let others = [json!({ "kind": "me" }), json!({ "kind": "bot", "level": 1 })];
                let games = ["diam", "toybattle", "belligerants", "bartasso"];
                let ids: Vec<String> =
                    others.iter().map(|other| make(address, &cookie, games[client], other.clone())).collect();
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
        for n in 1..=2 {
            while acknowledged.load(Ordering::Relaxed) < n * BEFORE {
                thread::yield_now();
            }
            promised.push(tables.lock().expect("no client failed").clone());
            let file = copy(&format!("{n}.backup"));
            let said = done(&tabletier(&["backup", "--to", file.to_str().expect("UTF-8")], data.path()));
            assert!(said.starts_with("8 matches, "), "{said}");
        }
        is_over.store(true, Ordering::Relaxed);
    });
    house.close();
    let last = copy("last.backup");
    done(&tabletier(&["backup", "--to", last.to_str().expect("UTF-8")], data.path()));
    let (journals, sums) = kept(data.path());
    for n in 1..=2 {
        let folder = copy(&format!("house-{n}"));
        let file = copy(&format!("{n}.backup"));
        done(&tabletier(&["restore", "--from", file.to_str().expect("UTF-8")], &folder));
        let (copied, _) = kept(&folder);
        for (id, lines) in &copied {
            assert_eq!(
                lines[..],
                journals[id][..lines.len()],
                "what was written by then, and nothing else: {id}"
            );
            let acts =
                lines.iter().filter(|line| line.key.is_some() && line.text.starts_with("act ")).count();
            let told = promised[n - 1].get(id).copied().unwrap_or_default();
            assert!(acts >= told, "{acts} of {told} acknowledged actions are in the copy of {id}");
        }
    }
    let folder = copy("house");
    let said = done(&tabletier(&["restore", "--from", last.to_str().expect("UTF-8")], &folder));
    assert!(said.contains(&format!("sum of their records: {}", sum_of(&sums))), "{said}");
    assert_eq!(kept(&folder), (journals, sums));
    // And it can be played on.
    let house = House::open(&folder);
    assert_eq!(
        get(house.address, "/api/tables?list=running", "").as_object().map(serde_json::Map::len),
        Some(2)
    );
    refused(&tabletier(&["restore", "--from", last.to_str().expect("UTF-8")], &folder), "cannot be restored");
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
