//! Two guests who play several tables against each other, on whichever node. What gets no answer is asked for again under the same
//! key, until it does.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::PATIENCE;
use crate::ask::{Answer, Asker};
use crate::history::{Ack, Run, Table};
use crate::luck::Luck;

/// What everybody adds to the dice.
const NONCE: &str = "00112233445566778899aabbccddeeff";
/// How long whoever got no answer waits.
const PAUSE: Duration = Duration::from_millis(30);
/// Once in so many times a decision is answered on two nodes at once.
const RACES: usize = 8;

/// Two guests.
pub(crate) struct Player<'a> {
    run: &'a Run,
    doors: Vec<SocketAddr>,
    pub(crate) cookies: [String; 2],
    /// By seat and node.
    askers: [Vec<Asker>; 2],
    luck: Luck,
    keys: usize,
}

impl<'a> Player<'a> {
    pub(crate) fn new(run: &'a Run, doors: &[SocketAddr], number: u64) -> Self {
        let guest = |name: &str| {
            let made =
                Asker::new(doors[0], "").post("/api/me", &json!({ "name": format!("{name} {number}") }));
            made.and_then(|made| made.cookie).expect("nothing goes wrong yet")
        };
        let cookies = [guest("Ana"), guest("Ben")];
        let askers =
            cookies.each_ref().map(|cookie| doors.iter().map(|door| Asker::new(*door, cookie)).collect());
        Player { run, doors: doors.to_vec(), cookies, askers, luck: Luck::new(number), keys: 0 }
    }

    /// Asks until there is an answer that does not blame the store, and gives it with its node.
    fn insist(&mut self, seat: usize, path: &str, body: &Value) -> (usize, Answer) {
        insist(self.run, &mut self.askers[seat], &mut self.luck, path, body)
    }

    /// Makes a table at which both sit.
    pub(crate) fn make(&mut self, game: &str, has_bot: bool, time: &Value) -> Arc<Table> {
        let other = if has_bot { json!({ "kind": "bot", "level": 1 }) } else { json!({ "kind": "open" }) };
        let wanted = json!({
            "game": game, "seats": [{ "kind": "me" }, other], "lot": false, "listed": false, "time": time
        });
        let (_, made) = self.insist(0, "/api/tables", &wanted);
        assert_eq!(made.status, 200, "{}", made.body);
        let table = Table::new(made.body["id"].as_str().expect("an id").to_owned(), has_bot);
        // Whoever sat down and was not told finds the seat taken: by themselves.
        self.insist(0, &table.path("/nonce"), &json!({ "seat": 0, "nonce": NONCE }));
        if !has_bot {
            self.insist(1, &table.path("/sit"), &json!({ "seat": 1, "nonce": NONCE }));
        }
        let table = Arc::new(table);
        self.run.tables.lock().expect("held for a moment").push(Arc::clone(&table));
        table
    }

    /// Looks at a table as one of its seats, and acts if that seat is awaited. Whether it is over.
    pub(crate) fn step(&mut self, table: &Table) -> bool {
        let seat = if table.has_bot { 0 } else { self.luck.below(2) };
        let node = self.luck.below(self.doors.len());
        let Some(seen) = self.look(table, seat, node) else {
            thread::sleep(PAUSE);
            return false;
        };
        assert_eq!(seen["frozen"], false, "{} is frozen", table.id);
        table.see(&seen, 0);
        if seen["table"]["status"] == "over" {
            return true;
        }
        let must = seen["waiting"]["must"].as_array();
        if seen["table"]["status"] != "running" || !must.is_some_and(|must| must.contains(&json!(seat))) {
            return false;
        }
        let Some(action) = self.choose(table, seat, node, &seen) else { return false };
        let submit = self.submit(seat, &action, &seen);
        if !self.luck.once_in(RACES) {
            self.act(table, &submit);
        } else if self.luck.once_in(2) {
            self.race(table, &submit, &submit);
        } else if let Some(other) = self.choose(table, seat, node, &seen) {
            let crossing = self.submit(seat, &other, &seen);
            self.race(table, &submit, &crossing);
        }
        false
    }

    fn look(&mut self, table: &Table, seat: usize, node: usize) -> Option<Value> {
        let answer = self.askers[seat][node].get(&table.path(&format!("?as={seat}")))?;
        if answer.status == 503 {
            return None;
        }
        assert_eq!(answer.status, 200, "{}", answer.body);
        Some(answer.body)
    }

    fn submit(&mut self, seat: usize, action: &str, seen: &Value) -> Value {
        self.keys += 1;
        let key = format!("faults-{:06}", self.keys);
        json!({ "seat": seat, "action": action, "window": seen["waiting"]["window"], "key": key })
    }

    /// Walks the tree of moves at random.
    fn choose(&mut self, table: &Table, seat: usize, node: usize, seen: &Value) -> Option<String> {
        let (mut way, mut nodes) = (Vec::new(), seen["moves"].clone());
        loop {
            let list = nodes.as_array()?;
            let chosen = list.get(self.luck.below(list.len()))?.clone();
            way.push(chosen["id"].as_str().or(chosen["choice"].as_str()).expect("a step").to_owned());
            if let Some(action) = chosen["action"].as_str() {
                return Some(action.to_owned());
            }
            nodes = if chosen["next"].is_array() {
                chosen["next"].clone()
            } else {
                let path = table.path(&format!("/moves?as={seat}&under={}", way.join("%20")));
                self.askers[seat][node].get(&path)?.body["moves"].clone()
            };
        }
    }

    fn act(&mut self, table: &Table, submit: &Value) {
        let seat = submit["seat"].as_u64().expect("a seat") as usize;
        act(self.run, &mut self.askers[seat], &mut self.luck, table, submit);
    }

    /// Two submits at once, each on nodes of its own choice.
    fn race(&mut self, table: &Table, one: &Value, other: &Value) {
        let seat = one["seat"].as_u64().expect("a seat") as usize;
        let cookie = &self.cookies[seat];
        let mut others: Vec<_> = self.doors.iter().rev().map(|door| Asker::new(*door, cookie)).collect();
        let (run, mut luck) = (self.run, self.luck.clone());
        thread::scope(|scope| {
            scope.spawn(|| act(run, &mut others, &mut luck, table, other));
            self.act(table, one);
        });
    }
}

fn insist(run: &Run, askers: &mut [Asker], luck: &mut Luck, path: &str, body: &Value) -> (usize, Answer) {
    let began = Instant::now();
    loop {
        let node = luck.below(askers.len());
        match askers[node].post(path, body) {
            Some(answer) if answer.status != 503 => return (node, answer),
            _ => {}
        }
        // What was begun is brought to its end also after the last fault.
        assert!(began.elapsed() < PATIENCE, "{path} is never answered");
        run.repeats.fetch_add(1, Ordering::Relaxed);
        thread::sleep(PAUSE);
    }
}

fn act(run: &Run, askers: &mut [Asker], luck: &mut Luck, table: &Table, submit: &Value) {
    let asked = Instant::now();
    let (node, answer) = insist(run, askers, luck, &table.path("/act"), submit);
    let text = |name: &str| submit[name].as_str().expect("a text").to_owned();
    let mut told = table.told.lock().expect("held for a moment");
    match answer.status {
        200 => {
            let is_new = told.acks.iter().rev().all(|ack| ack.key != text("key"));
            told.acks.push(Ack {
                key: text("key"),
                seat: submit["seat"].as_u64().expect("a seat") as usize,
                action: text("action"),
                number: answer.body["number"].as_u64().expect("a number"),
                asked,
                answered: Instant::now(),
            });
            drop(told);
            if is_new {
                run.acknowledged(node, asked);
            }
        }
        409 => {
            run.refusals.fetch_add(1, Ordering::Relaxed);
            told.refused.insert(text("key"));
        }
        // In a window that stays open the first of two may have made the second impossible.
        422 if answer.body["error"]["code"] != "key-reused" => told.refused.extend([text("key")]),
        status => panic!("{status}: {}", answer.body),
    }
}
