//! What goes wrong, and when: a seeded schedule that goes by the count of acknowledged actions, not by time.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use crate::history::Run;
use crate::luck::Luck;
use crate::node::Node;

/// Something that goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    /// `kill -9` of a node, which is started again.
    NodeKilled,
    /// The same for all nodes at once.
    HouseKilled,
    /// One node after another is stopped as an operator does it (SIGTERM) and started again, with the program as it is now.
    Rolled,
    /// `kill -9` of PostgreSQL, which is started again.
    DatabaseKilled,
    /// A node stands still for a while (SIGSTOP), and goes on.
    NodePaused,
    /// The same for longer than the others wait for it.
    NodePausedLong,
    /// All connections between a node and the database end.
    DatabaseCut,
    /// What a node and the database say to each other is held back for a while.
    DatabaseDelayed,
    /// Nothing that the database answers reaches a node for a while; then their connections end.
    DatabaseDeaf,
    /// All connections between clients and a node end.
    ClientsCut,
    /// What clients and a node say to each other is held back for a while.
    ClientsDelayed,
    /// Nothing that a node answers reaches its clients for a while; then their connections end.
    AnswersLost,
    /// No file of the house may grow any more: writes are cut off and fail, until it is killed and started without that limit.
    WritesFail,
}

/// A database that can be killed.
pub(crate) type Database = Mutex<pgtest::Frail>;

/// How often each fault was tried, and after how long actions were acknowledged again where it was.
pub(crate) type Seen = BTreeMap<Fault, Vec<Duration>>;

/// The house and what it stands on.
pub(crate) struct Stage<'a> {
    pub(crate) run: &'a Run,
    pub(crate) nodes: &'a [Node],
    pub(crate) database: Option<&'a Database>,
    /// How long a pause takes, short and long.
    pub(crate) pauses: [Duration; 2],
}

impl Stage<'_> {
    /// Lets faults happen, each kind as often as every other, spread over so many actions.
    pub(crate) fn play(&self, kinds: &[Fault], count: usize, actions: usize, luck: &mut Luck) -> Seen {
        let mut seen = Seen::new();
        let mut left = Vec::new();
        for happened in 0..count {
            self.run.wait_for(actions * (happened + 1) / (count + 1));
            if left.is_empty() {
                left = kinds.to_vec();
            }
            let fault = left.swap_remove(luck.below(left.len()));
            let took = self.happen(fault, luck);
            seen.entry(fault).or_default().push(took);
        }
        self.run.wait_for(actions);
        seen
    }

    /// Gives how long it took from the fault, or from the end of what lasts by itself, until actions were acknowledged again.
    fn happen(&self, fault: Fault, luck: &mut Luck) -> Duration {
        let at = luck.below(self.nodes.len());
        let all: Vec<usize> = (0..self.nodes.len()).collect();
        let (node, one) = (&self.nodes[at], [at]);
        let a_while = Duration::from_millis(300 + luck.below(900) as u64);
        let mut began = Instant::now();
        let mut concerned = &one[..];
        match fault {
            Fault::NodeKilled => {
                node.kill();
                node.open();
            }
            Fault::HouseKilled => {
                concerned = &all;
                self.nodes.iter().for_each(Node::kill);
                thread::scope(|scope| self.nodes.iter().for_each(|node| drop(scope.spawn(|| node.open()))));
            }
            Fault::Rolled => {
                concerned = &all;
                self.nodes.iter().for_each(Node::renew);
                began = Instant::now();
            }
            Fault::DatabaseKilled => {
                concerned = &all;
                let mut database = self.database.expect("it has one").lock().expect("one at a time");
                database.kill();
                thread::sleep(a_while);
                database.restart();
            }
            Fault::NodePaused | Fault::NodePausedLong => {
                node.signal("STOP");
                thread::sleep(self.pauses[usize::from(fault == Fault::NodePausedLong)]);
                node.signal("CONT");
                began = Instant::now();
            }
            Fault::DatabaseCut => node.wire().cut(),
            Fault::ClientsCut => node.door.cut(),
            Fault::DatabaseDelayed | Fault::ClientsDelayed => {
                let way = if fault == Fault::DatabaseDelayed { node.wire() } else { &node.door };
                way.delay(20 + luck.below(200) as u64);
                thread::sleep(a_while);
                way.delay(0);
                began = Instant::now();
            }
            Fault::DatabaseDeaf | Fault::AnswersLost => {
                let way = if fault == Fault::DatabaseDeaf { node.wire() } else { &node.door };
                way.lose_answers(true);
                thread::sleep(a_while);
                way.cut();
                way.lose_answers(false);
                began = Instant::now();
            }
            Fault::WritesFail => {
                node.kill();
                let room = node.blocks() + 16 + luck.below(160) as u64;
                node.try_open(Some(room));
                thread::sleep(2 * a_while);
                node.kill();
                began = Instant::now();
                node.open();
            }
        }
        self.run.wait_for_nodes(concerned, began);
        began.elapsed()
    }
}
