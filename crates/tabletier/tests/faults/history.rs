//! What clients were told, kept table by table, and how far the run has come.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Instant;

use serde_json::Value;

use crate::PATIENCE;

/// As whom something was seen: a seat's number or `"public"`.
pub(crate) type Who = String;

/// A submit that was answered with 200.
pub(crate) struct Ack {
    pub(crate) key: String,
    pub(crate) seat: usize,
    pub(crate) action: String,
    pub(crate) number: u64,
    pub(crate) asked: Instant,
    pub(crate) answered: Instant,
}

/// Everything that anybody was told about a table.
#[derive(Default)]
pub(crate) struct Told {
    pub(crate) acks: Vec<Ack>,
    /// The keys of submits that were refused.
    pub(crate) refused: BTreeSet<String>,
    /// Lines of the log, by viewer and number.
    pub(crate) lines: BTreeMap<(Who, u64), String>,
    /// Sums of what was drawn, by viewer and the number of lines that were told.
    pub(crate) drawn: BTreeMap<(Who, u64), BTreeSet<u64>>,
}

/// A table.
pub(crate) struct Table {
    pub(crate) id: String,
    /// Whether a bot plays the second seat.
    pub(crate) has_bot: bool,
    pub(crate) told: Mutex<Told>,
}

/// A sum of a drawing and of whom the match waits for.
pub(crate) fn sum(scene: &str, waiting: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (scene, waiting).hash(&mut hasher);
    hasher.finish()
}

impl Table {
    pub(crate) fn new(id: String, has_bot: bool) -> Self {
        Table { id, has_bot, told: Mutex::default() }
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }

    /// Keeps what somebody sees, whose log was kept up to a number.
    pub(crate) fn see(&self, seen: &Value, after: u64) {
        if seen["table"]["status"] == "open" {
            return;
        }
        let who: Who = seen["as"].as_str().map_or_else(|| seen["as"].to_string(), str::to_owned);
        let mut told = self.told.lock().expect("held for a moment");
        for line in seen["log"].as_array().expect("a log") {
            let number = line["number"].as_u64().expect("a number");
            if number > after {
                let said = serde_json::json!([line["text"], line["action"]]).to_string();
                let before = told.lines.insert((who.clone(), number), said.clone());
                assert!(before.is_none_or(|before| before == said), "{who} was told two things: {said}");
            }
        }
        let drawn = sum(&seen["scene"].to_string(), &seen["waiting"].to_string());
        let number = seen["told"].as_u64().expect("a number");
        told.drawn.entry((who, number)).or_default().insert(drawn);
    }
}

/// How far a run has come.
pub(crate) struct Run {
    /// Every table that was ever made.
    pub(crate) tables: Mutex<Vec<Arc<Table>>>,
    /// How many actions were acknowledged, and for each node when the last one was asked for that it acknowledged.
    acks: Mutex<(usize, Vec<Option<Instant>>)>,
    came: Condvar,
    /// Nobody begins anything any more.
    pub(crate) is_over: AtomicBool,
    /// How often somebody got no answer and asked again under the same key.
    pub(crate) repeats: AtomicUsize,
    /// How often somebody was refused, since others were faster.
    pub(crate) refusals: AtomicUsize,
    /// How many messages came by sockets, and how many sockets were opened.
    pub(crate) messages: AtomicUsize,
    pub(crate) sockets: AtomicUsize,
}

impl Run {
    pub(crate) fn new(nodes: usize) -> Self {
        Run {
            tables: Mutex::default(),
            acks: Mutex::new((0, vec![None; nodes])),
            came: Condvar::new(),
            is_over: AtomicBool::new(false),
            repeats: AtomicUsize::new(0),
            refusals: AtomicUsize::new(0),
            messages: AtomicUsize::new(0),
            sockets: AtomicUsize::new(0),
        }
    }

    pub(crate) fn goes_on(&self) -> bool {
        !self.is_over.load(Ordering::Relaxed)
    }

    /// Somebody was told that their action is on disk.
    pub(crate) fn acknowledged(&self, node: usize, asked: Instant) {
        let mut acks = self.acks.lock().expect("held for a moment");
        acks.0 += 1;
        acks.1[node] = acks.1[node].max(Some(asked));
        self.came.notify_all();
    }

    pub(crate) fn count(&self) -> usize {
        self.acks.lock().expect("held for a moment").0
    }

    /// Waits until so many were.
    pub(crate) fn wait_for(&self, count: usize) {
        self.wait("more actions", true, |acks| acks.0 >= count);
    }

    /// Waits until one of these nodes acknowledges what was asked for after a moment.
    pub(crate) fn wait_for_nodes(&self, nodes: &[usize], since: Instant) {
        self.wait("a node that is back", false, |acks| nodes.iter().any(|node| acks.1[*node] > Some(since)));
    }

    /// However long it takes where it is enough that others come meanwhile.
    fn wait(&self, what: &str, counts: bool, is_so: impl Fn(&(usize, Vec<Option<Instant>>)) -> bool) {
        let mut began = Instant::now();
        let mut acks = self.acks.lock().expect("held for a moment");
        while !is_so(&acks) {
            let before = acks.0;
            acks = self.came.wait_timeout(acks, PATIENCE).expect("held for a moment").0;
            assert!(self.goes_on(), "something else failed");
            if counts && before < acks.0 {
                began = Instant::now();
            }
            assert!(began.elapsed() < PATIENCE, "it did not come: {what}");
        }
    }
}

/// Ends a run, also where somebody panics, so that nobody waits for ever.
pub(crate) struct Ending<'a>(pub(crate) &'a Run);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.is_over.store(true, Ordering::Relaxed);
        self.0.came.notify_all();
    }
}
