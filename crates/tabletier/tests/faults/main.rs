//! The real program under faults: nodes and the database are killed, paused, cut off and held back while many tables are played, and
//! in the end what clients were told is compared with what the store holds.
//!
//! `TABLETIER_ACTIONS` says how many actions each of the two trials acknowledges (`cargo xtask soak faults` asks for many), and
//! `TABLETIER_SEED` repeats the schedule of a run that failed. `TABLETIER_OLDER` names an older program that nodes run until they are
//! renewed one by one.
//!
//! Reading order: [`schedule`] (what goes wrong), [`player`] and [`follower`] (who plays and looks on), [`history`] (what they were
//! told), [`checker`], [`node`] and [`proxy`] (what can be killed and cut).
#![allow(clippy::print_stderr, reason = "seeds and figures are printed")]

mod ask;
mod checker;
mod follower;
mod history;
mod liars;
mod luck;
#[path = "../../../server/tests/house/tools/merge.rs"]
mod merge;
mod node;
mod player;
mod proxy;
mod schedule;

use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::thread::{self, Scope};
use std::time::Duration;

use serde_json::{Value, json};
use store::Store;
use store::postgres::Postgres;
use store::sqlite::Sqlite;

use crate::history::{Ending, Run, Table};
use crate::luck::{Luck, seed};
use crate::node::{House, Node};
use crate::player::Player;
use crate::proxy::{Proxy, Target};
use crate::schedule::{Database, Fault, Seen, Stage};

/// How long anything that must come may take. Machines may be busy.
const PATIENCE: Duration = Duration::from_secs(180);

/// The games that are played: one in the open, one with a secret set-up and dice, one with secret hands.
const GAMES: [&str; 3] = ["diam", "belligerants", "toybattle"];

/// How many people play, two guests each, and at how many tables each.
const PLAYERS: usize = 4;
const TABLES: usize = 4;

/// Once in so many steps somebody makes a table with a clock at which nobody plays: its time runs out.
const IDLE: usize = 40;

/// The shortest clock there is.
fn clock() -> Value {
    json!({ "kind": "fischer", "minutes": 1, "increment": 0 })
}

/// How much is tried.
struct Size {
    actions: usize,
    faults: usize,
    pauses: [Duration; 2],
}

impl Size {
    /// As many actions as asked for, or some; with a fault for every so many of them.
    fn of(some: usize, faults: usize) -> Self {
        let asked = std::env::var("TABLETIER_ACTIONS").ok();
        let asked = asked.map(|count| count.parse::<usize>().expect("TABLETIER_ACTIONS is a number"));
        let seconds = Duration::from_secs;
        match asked {
            None => Size { actions: some, faults, pauses: [seconds(1), seconds(3)] },
            Some(actions) => Size {
                actions,
                faults: faults.max(actions * faults / some / 4),
                pauses: [seconds(4), seconds(60)],
            },
        }
    }
}

/// One player's tables, one after another, until all is over. Each is followed by two.
fn play<'scope, 'env>(
    scope: &'scope Scope<'scope, 'env>,
    run: &'scope Run,
    doors: &'scope [SocketAddr],
    mut player: Player<'scope>,
    number: u64,
) {
    let mut luck = Luck::new(1_000 + number);
    let mut tables: Vec<Arc<Table>> = Vec::new();
    let mut made = number as usize;
    while run.goes_on() {
        while tables.len() < TABLES {
            made += 1;
            // Some have a bot, some a clock that nobody may run out of.
            let time = if made.is_multiple_of(3) { clock() } else { json!({ "kind": "unlimited" }) };
            let has_bot = made.is_multiple_of(7);
            let table = player.make(GAMES[made % GAMES.len()], has_bot, &time);
            for (who, seat) in [(made % 2, made % 2), (2, 0)] {
                let (table, luck) =
                    (Arc::clone(&table), Luck::new(((made as u64) << 20) + number * 64 + who as u64));
                let cookie = player.cookies[seat].clone();
                let who =
                    if who == 2 || (has_bot && who == 1) { "public".to_owned() } else { who.to_string() };
                scope.spawn(move || {
                    guarded(run, || follower::follow(run, doors, &table, &cookie, &who, luck));
                });
            }
            tables.push(table);
        }
        if luck.once_in(IDLE) {
            player.make(GAMES[0], false, &clock());
        }
        let at = luck.below(tables.len());
        if player.step(&tables[at]) {
            tables.swap_remove(at);
        }
    }
}

/// Does something; if it panics, all is over.
fn guarded(run: &Run, what: impl FnOnce()) {
    let ending = Ending(run);
    what();
    std::mem::forget(ending);
}

/// Plays under faults. Gives what was seen of them.
fn trial(run: &Run, nodes: &[Node], database: Option<&Database>, kinds: &[Fault], size: &Size) -> Seen {
    eprintln!("TABLETIER_SEED={}", seed());
    nodes.iter().for_each(Node::open);
    let doors: Vec<SocketAddr> = nodes.iter().map(|node| node.door.address).collect();
    let stage = Stage { run, nodes, database, pauses: size.pauses };
    thread::scope(|scope| {
        let ending = Ending(run);
        let doors = &doors;
        let mut slow = Vec::new();
        for number in 0..PLAYERS as u64 {
            let mut player = Player::new(run, doors, number);
            // Somebody who never reads what they are sent.
            let table = player.make(GAMES[number as usize % GAMES.len()], false, &clock());
            slow.push((follower::never_read(doors[0], &table), table));
            scope.spawn(move || guarded(run, || play(scope, run, doors, player, number)));
        }
        let seen = stage.play(kinds, size.faults, size.actions, &mut Luck::new(99));
        drop(ending);
        seen
    })
}

/// Prints what was tried and what was seen.
fn report(name: &str, run: &Run, seen: &Seen, compared: &checker::Compared) {
    let count = |number: &std::sync::atomic::AtomicUsize| number.load(Ordering::Relaxed);
    eprintln!(
        "{name}: {} acknowledged, {} asked again, {} refused, {} sockets, {} messages; {compared:?}",
        run.count(),
        count(&run.repeats),
        count(&run.refusals),
        count(&run.sockets),
        count(&run.messages),
    );
    for (fault, took) in seen {
        let mut millis: Vec<u128> = took.iter().map(Duration::as_millis).collect();
        millis.sort_unstable();
        let (middle, last) = (millis[millis.len() / 2], millis[millis.len() - 1]);
        eprintln!(
            "{name}: {fault:?} {} times, back after {middle} ms (median), {last} ms (most)",
            took.len()
        );
    }
}

/// Opens what the nodes left and compares.
fn compare(run: &Run, opened: impl Future<Output = Box<dyn Store>>) -> checker::Compared {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let tables = run.tables.lock().expect("all is over");
    let compared = runtime.block_on(async { checker::check(&*opened.await, &tables).await });
    assert_eq!(compared.acknowledged, run.count(), "what was counted was compared");
    compared
}

#[test]
fn a_house_of_its_own_loses_nothing_under_faults() {
    let kinds = [
        Fault::NodeKilled,
        Fault::Rolled,
        Fault::WritesFail,
        Fault::NodePaused,
        Fault::ClientsCut,
        Fault::ClientsDelayed,
        Fault::AnswersLost,
    ];
    let size = Size::of(500, 14);
    let folder = tempfile::tempdir().expect("a folder");
    let (run, nodes) = (Run::new(1), [Node::new(House::Folder(folder.path().to_owned()))]);
    let seen = trial(&run, &nodes, None, &kinds, &size);
    nodes.iter().for_each(Node::kill);
    let opened = async { Box::new(Sqlite::open(folder.path()).expect("it opens")) as Box<dyn Store> };
    let compared = compare(&run, opened);
    report("SQLite", &run, &seen, &compared);
}

#[test]
fn nodes_that_share_a_database_lose_nothing_under_faults() {
    let mut kinds = vec![
        Fault::NodeKilled,
        Fault::HouseKilled,
        Fault::Rolled,
        Fault::DatabaseKilled,
        Fault::NodePaused,
        Fault::DatabaseCut,
        Fault::DatabaseDelayed,
        Fault::DatabaseDeaf,
        Fault::ClientsCut,
        Fault::ClientsDelayed,
        Fault::AnswersLost,
    ];
    let size = Size::of(600, 11);
    let is_soak = std::env::var_os("TABLETIER_ACTIONS").is_some();
    if is_soak {
        kinds.push(Fault::NodePausedLong);
    }
    let database = pgtest::Frail::start();
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(database.fresh("house"));
    let (socket, url) = (database.socket(), database.url("house"));
    let database = Mutex::new(database);
    let node = |_| Node::new(House::Database(Proxy::new(Some(Target::Unix(socket.clone())))));
    let nodes: Vec<Node> = (0..if is_soak { 3 } else { 2 }).map(node).collect();
    let run = Run::new(nodes.len());
    let seen = trial(&run, &nodes, Some(&database), &kinds, &size);
    nodes.iter().for_each(Node::kill);
    let opened = async { Box::new(Postgres::open(&url).await.expect("it opens")) as Box<dyn Store> };
    let compared = compare(&run, opened);
    report("PostgreSQL", &run, &seen, &compared);
}
