//! What every test uses: a house, people who call it, and things that go wrong.

mod asking;
mod caller;
mod follower;
mod merge;
mod node;
mod planted;
mod shaky;
mod socket;
mod twisted;
pub(crate) mod veiled;
mod watched;

pub(crate) use asking::Curiosity;
pub(crate) use caller::{Answer, Caller, NONCE, is_awaited, seat_of};
pub(crate) use follower::Follower;
pub(crate) use node::TestNode;
pub(crate) use planted::Planted;
pub(crate) use shaky::Shaky;
pub(crate) use socket::Socket;
pub(crate) use twisted::{
    BREAKS_AS_BOT, BREAKS_ON_APPLY, BREAKS_ON_CHECK, BREAKS_ON_SCENE, BREAKS_ON_TELL, Counted,
};
pub(crate) use watched::{Transcript, Watched, Watcher, must_read_alike};

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use blindbid::BlindBid;
use catalog::Title;
use catalog::shelf::Shelf;
use serde_json::{Value, json};
use server::{Ambient, House, Options};
use store::sqlite::Sqlite;
use store::{Clock, Store, StoreError};
use tempfile::TempDir;
use twisted::{Fuse, Masked, Twisted};

/// A day of the house's clock, in milliseconds.
pub(crate) const DAY: u64 = 24 * 3600 * 1000;
/// How long a test waits for what must come before it fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
/// When every test begins.
pub(crate) const MORNING: u64 = 1_750_000_000_000;

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

    /// One whose store can be shaken.
    pub(crate) async fn shaky() -> (Self, Arc<Shaky>) {
        let shaky = OnceLock::new();
        let wrap = |store| -> Arc<dyn Store> { Arc::clone(shaky.get_or_init(|| Shaky::new(store))) as _ };
        let house = TestHouse::on(|_| {}, wrap).await;
        (house, shaky.into_inner().expect("it was wrapped"))
    }

    /// A fresh one with other options, on a store of one's own.
    pub(crate) async fn on(
        change: impl FnOnce(&mut Options),
        wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>,
    ) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut options = generous(folder.path().to_owned());
        change(&mut options);
        let clock = Arc::new(AtomicU64::new(MORNING));
        let store = Sqlite::open_by(folder.path(), shown_by(&clock)).expect("a fresh house opens");
        let house = open(options, wrap(Arc::new(store)), 0).await;
        TestHouse { house, clock, folder, servers: Mutex::default() }
    }

    /// A fresh one in a folder that may hold a house already.
    pub(crate) async fn in_folder(
        folder: TempDir,
        games: Vec<&'static dyn Title>,
        wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>,
    ) -> Result<Self, (TempDir, StoreError)> {
        let clock = Arc::new(AtomicU64::new(MORNING));
        let store = Sqlite::open_by(folder.path(), shown_by(&clock)).expect("the house opens");
        let store = wrap(Arc::new(store));
        let options = generous(folder.path().to_owned());
        match try_open(options, Arc::clone(&store), games, 1 << 41).await {
            Ok(house) => Ok(TestHouse { house, clock, folder, servers: Mutex::default() }),
            Err(error) => {
                store.close().await;
                Err((folder, error))
            }
        }
    }

    /// Closes the house and opens it again in the same folder.
    pub(crate) async fn reopen(self) -> Self {
        self.reopen_after(|_| {}).await
    }

    /// The same, after something was done to its closed database.
    pub(crate) async fn reopen_after(self, change: impl FnOnce(&rusqlite::Connection)) -> Self {
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
        let file = options.data.join("tabletier.db");
        change(&rusqlite::Connection::open(file).expect("the database opens"));
        // A program that another test starts at this moment has the lock too, until it is a program of its own.
        let unlocked = async {
            loop {
                match Sqlite::open_by(&options.data, shown_by(&clock)) {
                    Err(StoreError::Locked) => tokio::task::yield_now().await,
                    opened => break opened.expect("a closed house opens again"),
                }
            }
        };
        let store = tokio::time::timeout(PATIENCE, unlocked).await.expect("nobody keeps the lock");
        let house = open(options, Arc::new(store), 1 << 40).await;
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

    /// The moment of the house's clock.
    pub(crate) fn now(&self) -> u64 {
        self.clock.load(Ordering::Relaxed)
    }

    /// Sets the machine's clock.
    pub(crate) fn set_clock(&self, moment: u64) {
        self.clock.store(moment, Ordering::Relaxed);
    }

    /// Lets time pass.
    pub(crate) fn pass(&self, millis: u64) {
        self.clock.fetch_add(millis, Ordering::Relaxed);
    }

    /// Listens on a free port.
    pub(crate) async fn listen(&self) -> SocketAddr {
        self.serve(tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port"))
    }

    /// The same with hardly any room on the way for what is not read yet.
    pub(crate) async fn listen_narrow(&self) -> SocketAddr {
        let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
        socket.set_send_buffer_size(socket::NARROW).expect("it can be made small");
        socket.bind("127.0.0.1:0".parse().expect("an address")).expect("a free port");
        self.serve(socket.listen(16).expect("it listens"))
    }

    fn serve(&self, listener: tokio::net::TcpListener) -> SocketAddr {
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
        let began = std::time::Instant::now();
        loop {
            let seen = caller.table(id).await;
            if shows(&seen) {
                return seen;
            }
            assert!(began.elapsed() < PATIENCE, "it did not come: {seen}");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// The journal of a match, as lines, without what seals its dice.
    pub(crate) async fn journal(&self, id: &str) -> Vec<String> {
        let is_sealing = |line: &String| line.starts_with("committed ") || line.starts_with("nonce ");
        self.whole_journal(id).await.into_iter().filter(|line| !is_sealing(line)).collect()
    }

    /// The journal of a match, as lines.
    pub(crate) async fn whole_journal(&self, id: &str) -> Vec<String> {
        let lines = self.house.store.journal(id, 0).await.expect("the journal can be read");
        lines.into_iter().map(|line| line.text).collect()
    }
}

fn generous(folder: PathBuf) -> Options {
    Options {
        changes_per_address: 1_000_000,
        changes_per_guest: 1_000_000,
        pictures_per_address: 1_000_000,
        misses_per_address: 1_000_000,
        sockets_per_address: 1_000_000,
        away_after: Duration::from_secs(3600),
        pulse: Duration::from_secs(3600),
        ..Options::local(folder)
    }
}

/// The clock of a store that shows what a test sets.
pub(crate) fn shown_by(clock: &Arc<AtomicU64>) -> Clock {
    let clock = Arc::clone(clock);
    Clock::new(move || clock.load(Ordering::Relaxed))
}

pub(super) async fn open(options: Options, store: Arc<dyn Store>, start: u64) -> Arc<House> {
    try_open(options, store, games(), start).await.expect("the house opens")
}

async fn try_open(
    options: Options,
    store: Arc<dyn Store>,
    games: Vec<&'static dyn Title>,
    start: u64,
) -> Result<Arc<House>, StoreError> {
    House::open(options, store, games, Ambient::new(counting(start))).await
}

/// The games of a test's house: those of the catalog, which are compiled there, and what tests need beside them: one full of
/// secrets, one that breaks, one that counts, one that hides who plays.
fn games() -> Vec<&'static dyn Title> {
    let catalog = |key| catalog::game(key).expect("it is in the catalog");
    vec![
        catalog("diam"),
        &Shelf::<BlindBid>::NEW,
        const { &Shelf::<Twisted<Fuse>>::NEW.with_keyed_levels() },
        catalog("belligerants"),
        catalog("bartasso"),
        const { &Shelf::<Twisted<Counted>>::NEW.with_keyed_levels() },
        &Shelf::<Twisted<Masked>>::NEW,
        catalog("toybattle"),
        catalog("diplomacy"),
        catalog("divine"),
    ]
}

/// What stands at a path of keys and indices, such as `"table.seats.0.name"`.
pub(crate) fn at<'a>(value: &'a Value, path: &str) -> &'a Value {
    path.split('.').fold(value, |value, step| match step.parse::<usize>() {
        Ok(index) => &value[index],
        Err(_) => &value[step],
    })
}
