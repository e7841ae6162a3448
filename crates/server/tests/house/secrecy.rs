//! Two worlds that differ only in what is hidden are the same, byte for byte, to whom it is hidden.

use std::fmt::Write as _;
use std::net::SocketAddr;

use serde_json::{Value, json};
use store::{Chair, JournalLine, NewMatch, Status};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::tools::{Caller, MORNING, Shaky, Socket, TestHouse};

const TABLE: &str = "hidden";

/// What is different: Ben's cards, and what he does with them in secret before and after Ana bids. The card he ends
/// up with is the same, since it will be shown.
struct World {
    hands: &'static str,
    first: &'static [&'static str],
    then: &'static [&'static str],
    /// In the second round, up to the end.
    later: &'static [&'static str],
}

/// In both worlds the same number of entries is made before each roll: the dice know that number.
const WORLDS: [World; 2] = [
    World {
        hands: "hands 1,2,3 4,7,8",
        first: &["bid 4", "bid 8", "bid 7", "ready"],
        then: &[],
        later: &["vote", "unvote", "bid 8", "bid 4"],
    },
    World { hands: "hands 1,2,3 5,6,7", first: &[], then: &["vote", "bid 7", "unvote", "ready"], later: &[] },
];

/// All that the ones from whom it is hidden were sent.
struct Watched {
    address: SocketAddr,
    /// Ana in seat 0, a guest who watches, and somebody without a name.
    cookies: [Option<String>; 3],
    sockets: Vec<Socket>,
    transcript: String,
}

/// Asks over a connection of its own, and gives every byte of the answer but the time of day.
async fn raw_get(address: SocketAddr, path: &str, cookie: Option<&str>) -> String {
    let mut stream = TcpStream::connect(address).await.expect("the house listens");
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let request = format!("GET {path} HTTP/1.1\r\nHost: house.test\r\nConnection: close\r\n{cookie}\r\n");
    stream.write_all(request.as_bytes()).await.expect("it is read");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.contains("content-length: "), "{answer}");
    let lines = answer.split_inclusive("\r\n").filter(|line| !line.starts_with("date: "));
    lines.collect()
}

impl Watched {
    /// Writes down everything that can be asked for, and everything that was sent unasked.
    async fn look(&mut self, when: &str) {
        let Watched { address, cookies, sockets, transcript } = self;
        for (who, socket) in ["Ana", "Ana as public", "watcher", "nobody"].iter().zip(sockets) {
            let frames = socket.drain().await;
            writeln!(transcript, "== {when}: {} frames for {who}", frames.len()).expect("memory");
            for frame in frames {
                writeln!(transcript, "{frame}").expect("memory");
            }
        }
        let table = format!("/api/tables/{TABLE}");
        let mut paths: Vec<String> =
            ["/api/house", "/api/games", "/api/tables", "/healthz", "/"].map(str::to_owned).into();
        for rest in [
            "",
            "?as=0",
            "?as=1",
            "?as=public",
            "?since=2",
            "?since=99",
            "/board",
            "/board?as=0",
            "/board?as=1",
            "/board?as=public",
            "/record",
            "/record?as=0",
            "/record?as=1",
            "/record?as=public&lang=fr",
            "/picture.svg",
            "/picture.svg?theme=dark&lang=fr",
            "/picture.svg?as=0",
            "/picture.svg?as=1",
            "/picture.svg?at=2",
        ] {
            paths.push(format!("{table}{rest}"));
        }
        for number in 0..20 {
            paths.push(format!("{table}/at/{number}"));
            paths.push(format!("{table}/at/{number}?as=public"));
        }
        for (who, cookie) in ["Ana", "watcher", "nobody"].iter().zip(cookies) {
            for path in &paths {
                let answer = raw_get(*address, path, cookie.as_deref()).await;
                writeln!(transcript, "== {when}: {path} for {who}\n{answer}").expect("memory");
            }
        }
    }

    /// Ana does something; its answer is written down too.
    async fn act(&mut self, ana: &mut Caller, action: &str) {
        let answer = ana.act(TABLE, 0, action).await;
        writeln!(self.transcript, "== {action}\n{answer:?}").expect("memory");
        self.look(action).await;
    }
}

async fn live(world: &World) -> String {
    let house = TestHouse::on(|_| {}, |store| Shaky::new(store)).await;
    let (mut ana, mut ben, eve) =
        (house.guest("Ana").await, house.guest("Ben").await, house.guest("Eve").await);
    let chair = |caller: &Caller, name: &str| Chair::Guest { id: caller.id(), name: name.to_owned() };
    let store = &house.house.store;
    let new = NewMatch {
        id: TABLE.to_owned(),
        game: "blindbid".to_owned(),
        config: json!({ "players": 2 }).to_string(),
        host: ana.id(),
        listed: true,
        seed: vec![5; 32],
        status: Status::Running,
        chairs: vec![chair(&ana, "Ana"), chair(&ben, "Ben")],
        created: MORNING,
    };
    store.add_match(new).await.expect("kept");
    let dealt = ["seated 0 Ana", "seated 1 Ben", &format!("chance {}", world.hands), "chance prize 2"];
    for (seq, text) in (1..).zip(dealt) {
        let key = (seq <= 2).then(|| format!("seated-{}", seq - 1));
        let line = JournalLine { seq, at: MORNING, text: text.to_owned(), key };
        store.append(TABLE, line).await.expect("kept");
    }

    let address = house.listen().await;
    let mut sockets = Vec::new();
    for (cookie, rest) in [(&ana.cookie, ""), (&ana.cookie, "?as=public"), (&eve.cookie, ""), (&None, "")] {
        let path = format!("/api/tables/{TABLE}/live{rest}");
        sockets.push(Socket::open(address, &path, cookie.as_deref(), None).await.expect("it opens"));
    }
    let cookies = [ana.cookie.clone(), eve.cookie.clone(), None];
    let mut watched = Watched { address, cookies, sockets, transcript: String::new() };
    watched.look("at first").await;
    let secretly = async |ben: &mut Caller, actions: &[&str]| {
        for action in actions {
            house.pass(1000);
            ben.act(TABLE, 1, action).await.ok();
        }
        // Time passes the same, whatever is done in it.
        house.pass(100_000 - 1000 * actions.len() as u64);
    };
    secretly(&mut ben, world.first).await;
    watched.look("after Ben's first secrets").await;
    watched.act(&mut ana, "bid 1").await;
    watched.act(&mut ana, "bid 7").await;
    watched.act(&mut ana, "vote").await;
    watched.act(&mut ana, "unvote").await;
    secretly(&mut ben, world.then).await;
    watched.look("after Ben's next secrets").await;
    watched.act(&mut ana, "ready").await;
    assert_eq!(house.journal(TABLE).await.len(), 13, "cards were turned over and the die rolled");
    secretly(&mut ben, world.later).await;
    watched.look("after Ben's last secrets").await;
    watched.act(&mut ana, "offer 1").await;
    watched.act(&mut ana, "agree").await;
    let refused = ana.draw(TABLE, 0, true).await;
    writeln!(watched.transcript, "== draw\n{refused:?}").expect("memory");
    watched.look("after a draw was offered").await;
    watched.transcript
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_what_is_hidden() {
    let [one, other] = [live(&WORLDS[0]).await, live(&WORLDS[1]).await];
    for (line, (one, other)) in one.lines().zip(other.lines()).enumerate() {
        assert_eq!(one, other, "line {line}");
    }
    assert_eq!(one, other);
    // The test sees something: frames came when something happened, and only then.
    assert!(one.contains("== at first: 1 frames for Ana\n"));
    for when in ["after Ben's first secrets", "after Ben's next secrets", "after Ben's last secrets"] {
        for who in ["Ana", "Ana as public", "watcher", "nobody"] {
            assert!(one.contains(&format!("== {when}: 0 frames for {who}\n")), "{when}, {who}");
        }
    }
    assert!(one.contains("== bid 1: 1 frames for Ana\n") && one.contains("== bid 1: 0 frames for watcher\n"));
    assert!(one.contains("== ready: 1 frames for nobody\n") && one.contains("blindbid-shown"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_two_worlds_do_differ() {
    // To Ben they do: otherwise the test above would show nothing.
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = ana.make("blindbid", json!({ "players": 2 }), seats).await;
    ben.sit(&id, 1).await.ok();
    let (before, public) = (ben.table(&id).await, house.stranger().table(&id).await);
    ben.act(&id, 1, "vote").await.ok();
    let after = ben.table(&id).await;
    assert_ne!(after["scene"], before["scene"]);
    assert_eq!(after["number"].as_u64(), before["number"].as_u64().map(|number| number + 1));
    assert_eq!(house.stranger().table(&id).await, public);
    let own: Vec<&Value> =
        after["log"].as_array().expect("a log").iter().filter(|line| !line["action"].is_null()).collect();
    assert_eq!(own.len(), 1);
}
