//! What every test uses: a house, people who call it, and things that go wrong.

mod caller;
mod fuse;
mod shaky;
mod socket;

pub(crate) use caller::{Answer, Caller, seat_of};
pub(crate) use fuse::FUSE;
pub(crate) use shaky::Shaky;
pub(crate) use socket::Socket;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bartasso::Bartasso;
use belligerants::Belligerants;
use blindbid::BlindBid;
use catalog::Kind;
use catalog::listed::Shelf;
use diam::Diam;
use serde_json::{Value, json};
use server::{Ambient, House, Options};
use store::Store;
use store::sqlite::Sqlite;
use tempfile::TempDir;

/// A day of the house's clock, in milliseconds.
pub(crate) const DAY: u64 = 24 * 3600 * 1000;
/// How long a test waits for what must come before it fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
/// When every test begins.
pub(crate) const MORNING: u64 = 1_750_000_000_000;

/// The games of a test's house: one without secrets, one full of them, one that breaks, one with boards of
/// one's own, one with allies.
static GAMES: [&dyn Kind; 5] = [
    &Shelf::<Diam>::NEW,
    &Shelf::<BlindBid>::NEW,
    &FUSE,
    &Shelf::<Belligerants>::NEW,
    &Shelf::<Bartasso>::NEW,
];

/// A house of its own.
pub(crate) struct TestHouse {
    pub(crate) house: Arc<House>,
    clock: Arc<AtomicU64>,
    folder: TempDir,
    servers: Mutex<Vec<tokio::task::JoinHandle<()>>>,
}

/// Numbers that look random and are the same in every run.
fn counting(start: u64) -> impl Fn(&mut [u8]) + Send + Sync {
    let count = AtomicU64::new(start);
    move |bytes| {
        for byte in bytes {
            let mut mixed = count.fetch_add(1, Ordering::Relaxed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            *byte = (mixed >> 56) as u8;
        }
    }
}

impl TestHouse {
    /// A fresh one.
    pub(crate) async fn new() -> Self {
        TestHouse::with(|_| {}).await
    }

    /// A fresh one with other options.
    pub(crate) async fn with(change: impl FnOnce(&mut Options)) -> Self {
        TestHouse::on(change, |store| store).await
    }

    /// A fresh one with other options, on a store of one's own.
    pub(crate) async fn on(
        change: impl FnOnce(&mut Options),
        wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>,
    ) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut options = generous(folder.path().to_owned());
        change(&mut options);
        let store = wrap(Arc::new(Sqlite::open(folder.path()).expect("a fresh house opens")));
        let clock = Arc::new(AtomicU64::new(MORNING));
        let house = open(options, store, &clock, 0).await;
        TestHouse { house, clock, folder, servers: Mutex::default() }
    }

    /// Closes the house and opens it again in the same folder.
    pub(crate) async fn reopen(self) -> Self {
        let TestHouse { house, clock, folder, servers } = self;
        house.close();
        house.store.close().await;
        for server in servers.into_inner().expect("no panic") {
            server.abort();
        }
        let options = house.options.clone();
        // Whoever still holds the old house holds its lock on the folder.
        let gone = async {
            let mut old = house;
            while let Err(held) = Arc::try_unwrap(old) {
                old = held;
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, gone).await.expect("nobody holds the closed house");
        let store = Arc::new(Sqlite::open(&options.data).expect("a closed house opens again"));
        let house = open(options, store, &clock, 1 << 40).await;
        TestHouse { house, clock, folder, servers: Mutex::default() }
    }

    /// Somebody who has not been here yet.
    pub(crate) fn stranger(&self) -> Caller {
        Caller::new(server::api::app(Arc::clone(&self.house)))
    }

    /// A guest with a name.
    pub(crate) async fn guest(&self, name: &str) -> Caller {
        let mut caller = self.stranger();
        caller.post("/api/me", &json!({ "name": name })).await.ok();
        caller
    }

    /// Lets time pass.
    pub(crate) fn pass(&self, millis: u64) {
        self.clock.fetch_add(millis, Ordering::Relaxed);
    }

    /// Listens on a free port.
    pub(crate) async fn listen(&self) -> SocketAddr {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let app = server::api::app(Arc::clone(&self.house));
        let service = app.into_make_service_with_connect_info::<SocketAddr>();
        let server = tokio::spawn(async move { axum::serve(listener, service).await.expect("it serves") });
        self.servers.lock().expect("no panic").push(server);
        address
    }

    /// A running match of Diam between two guests, who sit in the seats 0 and 1.
    pub(crate) async fn diam(&self) -> (String, Caller, Caller) {
        let (mut ana, mut ben) = (self.guest("Ana").await, self.guest("Ben").await);
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let id = ana.make("diam", json!({}), seats).await;
        ben.sit(&id, 1).await.ok();
        (id, ana, ben)
    }

    /// Waits until a table shows a caller what is waited for.
    pub(crate) async fn until(&self, caller: &mut Caller, id: &str, shows: impl Fn(&Value) -> bool) -> Value {
        let mut changes = self.house.desk(id).await.expect("the table is there").changes();
        loop {
            let seen = caller.table(id).await;
            if shows(&seen) {
                return seen;
            }
            let changed = tokio::time::timeout(PATIENCE, changes.changed()).await;
            changed.unwrap_or_else(|_| panic!("it did not come: {seen}")).expect("the table is there");
        }
    }

    /// The journal of a match, as lines.
    pub(crate) async fn journal(&self, id: &str) -> Vec<String> {
        let lines = self.house.store.journal(id, 0).await.expect("the journal can be read");
        lines.into_iter().map(|line| line.text).collect()
    }
}

fn generous(folder: PathBuf) -> Options {
    Options { changes_per_address: 1_000_000, changes_per_guest: 1_000_000, ..Options::local(folder) }
}

async fn open(options: Options, store: Arc<dyn Store>, clock: &Arc<AtomicU64>, start: u64) -> Arc<House> {
    let clock = Arc::clone(clock);
    let ambient = Ambient::new(move || clock.load(Ordering::Relaxed), counting(start));
    House::open(options, store, GAMES.to_vec(), ambient).await.expect("the house opens")
}

/// What stands at a path of keys and indices, such as `"table.seats.0.name"`.
pub(crate) fn at<'a>(value: &'a Value, path: &str) -> &'a Value {
    path.split('.').fold(value, |value, step| match step.parse::<usize>() {
        Ok(index) => &value[index],
        Err(_) => &value[step],
    })
}
