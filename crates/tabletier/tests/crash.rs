//! The house is killed in the middle of 200 running games: every action it acknowledged is there, once.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;

use serde_json::{Value, json};

/// Games that run at the same time.
const GAMES: usize = 200;
/// Clients that play them, each its own.
const CLIENTS: usize = 8;
/// The house is killed after this many acknowledgements, while all clients are asking.
const BEFORE: usize = 1_500;
/// How many actions more are played after it came back.
const AFTER: usize = 400;

/// The house as its own process, killed when it is dropped: nothing it could do about it.
struct House {
    process: Child,
    address: SocketAddr,
}

impl House {
    /// Opens the house and waits until it says where it listens.
    fn open(data: &Path) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_tabletier"))
            .args(["serve", "--listen", "127.0.0.1:0", "--log-json"])
            .args(["--changes-per-address", "100000000", "--changes-per-guest", "100000000", "--data"])
            .arg(data)
            .env("TABLETIER_LOG", "info")
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (said, hear) = mpsc::channel();
        let log = BufReader::new(process.stderr.take().expect("a log"));
        thread::spawn(move || {
            // Read to the end, so that the house never waits for its log to be read.
            for line in log.lines().map_while(Result::ok) {
                let line = serde_json::from_str::<Value>(&line).unwrap_or_default();
                if let Some(address) = line["fields"]["address"].as_str() {
                    let _ = said.send(address.parse().expect("an address"));
                }
            }
        });
        let address = hear.recv().expect("the house says where it listens");
        House { process, address }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// An answer that came whole.
struct Answer {
    status: u16,
    cookie: Option<String>,
    body: Value,
}

impl Answer {
    fn read(text: &str) -> Option<Self> {
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let field = |name: &str| {
            let mut lines = head.lines().filter_map(|line| line.split_once(": "));
            lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
        };
        let length: usize = field("content-length")?.parse().ok()?;
        let cookie = field("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let body = (body.len() == length).then(|| serde_json::from_str(body).expect("JSON"))?;
        Some(Answer { status, cookie, body })
    }

    fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{}", self.body);
        self.body
    }
}

/// Asks something. Nothing if the house is gone before the answer is whole.
fn ask(address: SocketAddr, method: &str, path: &str, cookie: &str, body: &str) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).ok()?;
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: house\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Answer::read(&answer)
}

fn post(address: SocketAddr, path: &str, cookie: &str, body: &Value) -> Option<Answer> {
    ask(address, "POST", path, cookie, &body.to_string())
}

/// A game and what was submitted in it.
struct Game {
    id: String,
    /// Of the guests in the seats 0 and 1.
    cookies: [String; 2],
    /// Every submit that was acknowledged, by the number that was answered.
    acknowledged: BTreeMap<u64, Value>,
    /// The submit that was never answered: its action is there once or not at all.
    unanswered: Option<Value>,
}

impl Game {
    fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }

    /// The game as a seat sees it. Nothing if the house is gone.
    fn seen(&self, address: SocketAddr, seat: u64) -> Option<Value> {
        let seen = ask(address, "GET", &self.path(""), &self.cookies[seat as usize], "")?;
        Some(seen.ok())
    }

    /// Sends a submit. Gives the number that was answered; nothing if the house is gone.
    fn submit(&self, address: SocketAddr, submit: &Value) -> Option<u64> {
        let seat = submit["seat"].as_u64().expect("a seat");
        let answer = post(address, &self.path("/act"), &self.cookies[seat as usize], submit)?;
        Some(answer.ok()["number"].as_u64().expect("a number"))
    }

    /// Whoever is to move does something. Tells whether it was acknowledged; nothing if the house is gone.
    fn step(&mut self, address: SocketAddr, choose: &mut impl FnMut(usize) -> usize) -> Option<bool> {
        let Some(seat) = self.seen(address, 0)?["waiting"]["must"][0].as_u64() else {
            return Some(false);
        };
        let seen = self.seen(address, seat)?;
        let mut moves = Vec::new();
        leaves(&seen["moves"], &mut moves);
        let submit = json!({
            "seat": seat,
            "action": moves[choose(moves.len())],
            "window": seen["waiting"]["window"],
            "key": format!("crash-{:06}", self.acknowledged.len()),
        });
        self.unanswered = Some(submit.clone());
        let number = self.submit(address, &submit)?;
        self.unanswered = None;
        assert!(self.acknowledged.insert(number, submit).is_none(), "a number is given once");
        Some(true)
    }

    /// Checks that the log holds every acknowledged action under its number, and no other but `more`.
    fn check(&self, address: SocketAddr, more: std::ops::RangeInclusive<usize>) {
        let seen = self.seen(address, 0).expect("the house is there");
        let log = seen["log"].as_array().expect("a log");
        let actions: Vec<&Value> = log.iter().filter(|line| !line["action"].is_null()).collect();
        for (number, submit) in &self.acknowledged {
            // One action can make several lines; the number is the last one's.
            let line = actions.iter().rfind(|line| line["number"].as_u64() <= Some(*number));
            let action = json!({ "seat": submit["seat"], "text": submit["action"] });
            assert_eq!(line.map(|line| &line["action"]), Some(&action), "number {number} of {}", self.id);
        }
        let extra = actions.len() - self.acknowledged.len();
        assert!(more.contains(&extra), "{extra} actions more than acknowledged in {}", self.id);
    }
}

/// The actions of a tree of moves.
fn leaves<'a>(nodes: &'a Value, found: &mut Vec<&'a Value>) {
    for node in nodes.as_array().into_iter().flatten() {
        found.extend(node.get("action"));
        leaves(&node["next"], found);
    }
}

/// Makes the games, two guests for each client.
fn make_games(address: SocketAddr) -> Vec<Mutex<Vec<Game>>> {
    let make = |client: usize| {
        let guest = |name: String| {
            let made = post(address, "/api/me", "", &json!({ "name": name })).expect("the house is there");
            made.cookie.expect("a cookie")
        };
        let cookies = [guest(format!("Ana {client}")), guest(format!("Ben {client}"))];
        let game = |_| {
            let wanted =
                json!({ "game": "diam", "seats": [{ "kind": "me" }, { "kind": "open" }], "lot": false });
            let made = post(address, "/api/tables", &cookies[0], &wanted).expect("the house is there").ok();
            let id = made["id"].as_str().expect("an id").to_owned();
            let game = Game { id, cookies: cookies.clone(), acknowledged: BTreeMap::new(), unanswered: None };
            let nonce = "00112233445566778899aabbccddeeff";
            let (added, sat) = (json!({ "seat": 0, "nonce": nonce }), json!({ "seat": 1, "nonce": nonce }));
            post(address, &game.path("/nonce"), &cookies[0], &added).expect("it is there").ok();
            post(address, &game.path("/sit"), &cookies[1], &sat).expect("it is there").ok();
            game
        };
        Mutex::new((0..GAMES / CLIENTS).map(game).collect())
    };
    (0..CLIENTS).map(make).collect()
}

/// Every client plays its games in turn, until so many actions were acknowledged in all; then `then` happens
/// while they are still playing, and they stop.
fn play(address: SocketAddr, clients: &[Mutex<Vec<Game>>], target: usize, then: impl FnOnce()) {
    let is_over = AtomicBool::new(false);
    let (acknowledge, acknowledgements) = mpsc::channel();
    thread::scope(|scope| {
        for (client, games) in clients.iter().enumerate() {
            let (is_over, acknowledge) = (&is_over, acknowledge.clone());
            scope.spawn(move || {
                let mut luck = client as u64 + 1;
                let mut choose = |count: usize| {
                    luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    (luck >> 33) as usize % count
                };
                let mut games = games.lock().expect("no client failed");
                loop {
                    for game in games.iter_mut() {
                        match game.step(address, &mut choose) {
                            None => return,
                            Some(_) if is_over.load(Ordering::Relaxed) => return,
                            Some(true) => acknowledge.send(()).expect("somebody counts"),
                            Some(false) => {}
                        }
                    }
                }
            });
        }
        drop(acknowledge);
        assert_eq!(acknowledgements.iter().take(target).count(), target, "the house goes on");
        then();
        is_over.store(true, Ordering::Relaxed);
    });
}

#[test]
fn a_killed_house_has_every_action_it_acknowledged_once() {
    let data = tempfile::tempdir().expect("a folder");
    let house = House::open(data.path());
    let mut clients = make_games(house.address);
    play(house.address, &clients, BEFORE, || drop(house));

    let house = House::open(data.path());
    let address = house.address;
    for game in clients.iter_mut().flat_map(|games| games.get_mut().expect("no client failed")) {
        game.check(address, 0..=usize::from(game.unanswered.is_some()));
        // Whoever got no answer asks again, and so may everybody else: nothing happens twice.
        if let Some(submit) = game.unanswered.take() {
            let number = game.submit(address, &submit).expect("the house is there");
            game.acknowledged.insert(number, submit);
        }
        for (number, submit) in &game.acknowledged {
            assert_eq!(game.submit(address, submit), Some(*number), "the same answer again");
        }
        game.check(address, 0..=0);
    }
    play(address, &clients, AFTER, || {});
    for game in clients.iter_mut().flat_map(|games| games.get_mut().expect("no client failed")) {
        game.check(address, 0..=0);
    }
}
