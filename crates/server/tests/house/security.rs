//! Origins, headers, cookies, limits.

use axum::body::Body;
use axum::http::Request;
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use serde_json::json;

use crate::tools::{Answer, Caller, Socket, TestHouse};

async fn post_from(caller: &mut Caller, origin: &str) -> Answer {
    post_to(caller, "house.test", Some(origin)).await
}

async fn post_to(caller: &mut Caller, host: &str, origin: Option<&str>) -> Answer {
    let mut request = Request::post("/api/me").header(CONTENT_TYPE, "application/json").header(HOST, host);
    if let Some(origin) = origin {
        request = request.header(ORIGIN, origin);
    }
    caller.send(request.body(Body::from("{\"name\":\"Ana\"}")).expect("a request")).await
}

async fn known_as(url: &str) -> TestHouse {
    TestHouse::with(|options| options.public_url = Some(url.to_owned())).await
}

#[tokio::test]
async fn other_sites_change_nothing() {
    let house = TestHouse::new().await;
    let mut ana = house.stranger();
    for origin in [
        "http://evil.example",
        "http://house.test.evil.example",
        "https://games.example.evil",
        "null",
        "house.test",
        "",
        "http://house.test:81",
        "https://games.example:444",
    ] {
        post_from(&mut ana, origin).await.refused(403, "other-origin");
    }
    for origin in ["http://house.test", "https://house.test"] {
        assert_eq!(post_from(&mut ana, origin).await.ok()["name"], "Ana");
    }
    post_from(&mut ana, "https://games.example").await.refused(403, "other-origin");
    // A proxy may give its own name for the house and hands the visitor's origin on.
    let house = known_as("https://games.example/").await;
    for host in ["games.example", "127.0.0.1:7878"] {
        post_to(&mut house.stranger(), host, Some("https://games.example")).await.ok();
        let other = post_to(&mut house.stranger(), host, Some("https://games.example:444")).await;
        other.refused(403, "other-origin");
    }
    // Reading is free: the browser keeps the answer from other sites.
    let request = Request::get("/api/games").header(ORIGIN, "http://evil.example");
    ana.send(request.body(Body::empty()).expect("a request")).await.ok();
}

/// A name server of somebody else's may lead their page here: what it asks for it gets under their name only.
#[tokio::test]
async fn a_house_with_a_name_answers_to_no_other() {
    let house = known_as("https://Games.example").await;
    let mut caller = house.stranger();
    for host in
        ["evil.example", "games.example.evil", "games.example:8443", "127.0.0.1.evil.example", "", "10.0.0.1"]
    {
        post_to(&mut caller, host, None).await.refused(421, "other-host");
        for path in ["/", "/api/house", "/api/games"] {
            let request = Request::get(path).header(HOST, host).body(Body::empty()).expect("a request");
            caller.send(request).await.refused(421, "other-host");
        }
        let request = Request::get("/healthz").header(HOST, host).body(Body::empty()).expect("a request");
        caller.send(request).await.text();
    }
    let own = [
        "games.example",
        "GAMES.example:443",
        "127.0.0.1:7878",
        "127.0.0.1",
        "localhost:7878",
        "[::1]:7878",
        "[::1]",
    ];
    for host in own {
        post_to(&mut caller, host, None).await.ok();
    }
    let plain = known_as("http://games.example:8080").await;
    post_to(&mut plain.stranger(), "games.example:8080", None).await.ok();
    post_to(&mut plain.stranger(), "games.example", None).await.refused(421, "other-host");
}

#[tokio::test]
async fn sockets_of_one_address_are_limited() {
    let house = TestHouse::with(|options| options.sockets_per_address = 2).await;
    let (id, ana, _ben) = house.diam().await;
    let (address, table) = (house.listen().await, format!("/api/tables/{id}/live"));
    let open = async |path: &str| Socket::open(address, path, ana.cookie.as_deref(), None).await;
    let (first, mut second) = (open(&table).await.expect("room"), open("/api/live").await.expect("room"));
    for path in [table.as_str(), "/api/live"] {
        assert_eq!(open(path).await.err().map(|status| status.as_u16()), Some(429));
    }
    // What is refused takes no room, and who leaves makes some.
    drop(first);
    let began = std::time::Instant::now();
    let mut third = loop {
        if let Ok(socket) = open(&table).await {
            break socket;
        }
        assert!(began.elapsed() < crate::tools::PATIENCE, "there is no room again");
    };
    assert!(third.next().await["whole"].is_object() && second.next().await["waiting"].is_object());
    let request = Request::get(&table).header("upgrade", "websocket").body(Body::empty()).expect("a request");
    let refused = ana.clone().send(request).await;
    refused.refused(429, "too-many-sockets");
    assert!(refused.header("retry-after").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_open_no_socket() {
    let house = TestHouse::new().await;
    let (id, ana, _ben) = house.diam().await;
    let address = house.listen().await;
    let path = format!("/api/tables/{id}/live");
    let refused =
        Socket::open(address, &path, ana.cookie.as_deref(), Some("http://evil.example")).await.err();
    assert_eq!(refused.map(|status| status.as_u16()), Some(403));
    let own = format!("http://{address}");
    let mut socket = Socket::open(address, &path, ana.cookie.as_deref(), Some(&own)).await.expect("it opens");
    assert_eq!(socket.next().await["whole"]["as"], 0);
}

const STRICT: [(&str, &str); 6] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("content-security-policy", "default-src 'none'; script-src 'self'"),
];

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_strict() {
    let house = TestHouse::with(|options| options.changes_per_guest = 40).await;
    let (id, mut ana, _ben) = house.diam().await;
    let fuse = ana.make("fuse", json!({}), json!([{ "kind": "me" }, { "kind": "me" }])).await;
    let mut answers = Vec::new();
    for path in [
        "/",
        "/api/house",
        "/api/games",
        "/api/texts/fr",
        "/api/games/diam/picture.svg",
        "/api/games/diam/emblem.svg?seat=0",
        "/api/nothing",
        "/healthz",
        "/return/none",
        "/assets/none.js",
        "/api/openapi.json",
    ] {
        answers.push((path.to_owned(), ana.get(path).await));
    }
    for path in ["", "/board", "/moves", "/at/0", "/at/x", "/record", "/review", "/picture.svg", "/live"] {
        let path = format!("/api/tables/{id}{path}");
        answers.push((path.clone(), ana.get(&path).await));
    }
    answers.push(("act".to_owned(), ana.act(&id, 0, "r1").await));
    answers.push(("refused".to_owned(), ana.act(&id, 0, "r1").await));
    answers.push(("foreign".to_owned(), post_from(&mut ana, "http://evil.example").await));
    answers.push(("too large".to_owned(), ana.post_text("/api/me", "x".repeat(100_000)).await));
    answers.push(("no method".to_owned(), ana.post("/api/house", &json!({})).await));
    ana.act(&fuse, 0, "r6").await;
    answers.push(("broken".to_owned(), ana.get(&format!("/api/tables/{fuse}")).await));
    let mut last = ana.post("/api/me", &json!({ "name": "Ana" })).await;
    for _ in 0..50 {
        last = ana.post("/api/me", &json!({ "name": "Ana" })).await;
    }
    assert_eq!(last.status.as_u16(), 429);
    answers.push(("too many".to_owned(), last));
    for (what, answer) in answers {
        for (name, value) in STRICT {
            assert!(
                answer.header(name).is_some_and(|found| found.starts_with(value)),
                "{name} of {what}: {answer:?}"
            );
        }
        assert!(answer.header("cache-control").is_some(), "{what}");
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(!policy.contains("unsafe"), "{policy}");
    }
}

#[tokio::test]
async fn what_is_personal_is_kept_by_nobody() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    for path in [
        "/api/house".to_owned(),
        "/api/tables?list=mine".to_owned(),
        "/api/tables/waiting".to_owned(),
        format!("/api/tables/{id}"),
        format!("/api/tables/{id}/at/0"),
    ] {
        assert_eq!(ana.get(&path).await.header("cache-control"), Some("no-store"), "{path}");
    }
    for rest in ["", "?as=0", "?as=public", "?at=1"] {
        let picture = ana.get(&format!("/api/tables/{id}/picture.svg{rest}")).await;
        assert_eq!(picture.header("cache-control"), Some("private, no-store"), "{rest}");
    }
}

#[tokio::test]
async fn over_tls_cookies_stay_there() {
    let house = known_as("https://games.example").await;
    let answer = post_to(&mut house.stranger(), "games.example", None).await;
    let cookie = answer.header("set-cookie").expect("a cookie");
    assert!(cookie.ends_with("; Secure") && cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
    let plain = known_as("http://games.example").await;
    let answer = post_to(&mut plain.stranger(), "games.example", None).await;
    assert!(!answer.header("set-cookie").expect("a cookie").contains("Secure"));
}

async fn hurry(caller: &mut Caller, times: usize) -> Vec<u16> {
    let mut statuses = Vec::new();
    for _ in 0..times {
        let answer = caller.post("/api/me", &json!({ "name": "Ana" })).await;
        if answer.status.as_u16() == 429 {
            answer.refused(429, "too-many");
            let seconds = answer.header("retry-after").expect("when to come back").parse::<u32>();
            assert!(seconds.is_ok_and(|seconds| seconds > 0));
        }
        statuses.push(answer.status.as_u16());
    }
    statuses
}

/// Whoever is refused gets the answer even if they were still sending, and the connection goes on.
#[tokio::test]
async fn a_refusal_reaches_whoever_was_still_sending() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let house = TestHouse::with(|options| options.changes_per_address = 1).await;
    let mut stream = tokio::net::TcpStream::connect(house.listen().await).await.expect("the house listens");
    let mut ask = async |split: usize| {
        let body = format!("{{\"name\":\"Ana{}\"}}", " ".repeat(20_000));
        let head = format!(
            "POST /api/me HTTP/1.1\r\nHost: house.test\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).await.expect("it is read");
        stream.write_all(&body.as_bytes()[..split]).await.expect("it is read");
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        stream.write_all(&body.as_bytes()[split..]).await.expect("it is still read");
        let mut answer = String::new();
        while !answer.contains("\r\n\r\n") || !answer.ends_with('}') {
            let mut bytes = [0; 4096];
            let read = stream.read(&mut bytes).await.expect("the connection is whole");
            assert!(read > 0, "it was closed: {answer}");
            answer.push_str(std::str::from_utf8(&bytes[..read]).expect("text"));
        }
        answer
    };
    assert!(ask(20_000).await.starts_with("HTTP/1.1 200 "));
    for split in [0, 100, 15_000] {
        let refused = ask(split).await;
        assert!(refused.starts_with("HTTP/1.1 429 "), "{refused}");
        assert!(refused.contains("retry-after: 60\r\n"), "as long as it takes: {refused}");
        assert!(!refused.contains("connection: close"), "{refused}");
    }
}

#[tokio::test]
async fn one_guest_alone_is_slowed_down() {
    let house = TestHouse::with(|options| options.changes_per_guest = 3).await;
    let mut ana = house.guest("Ana").await;
    assert_eq!(hurry(&mut ana, 5).await, [200, 200, 200, 429, 429]);
    ana.get("/api/house").await.ok();
    assert_eq!(hurry(&mut house.guest("Ben").await, 2).await, [200, 200]);
}

#[tokio::test]
async fn one_address_is_slowed_down() {
    let house = TestHouse::with(|options| options.changes_per_address = 3).await;
    assert_eq!(hurry(&mut house.stranger(), 2).await, [200, 200]);
    assert_eq!(hurry(&mut house.stranger(), 2).await, [200, 429]);
    house.stranger().get("/api/games").await.ok();
}

#[tokio::test]
async fn behind_a_proxy_the_caller_is_whom_the_proxy_saw() {
    let knock = async |house: &TestHouse, forwarded: &str| {
        let request = Request::post("/api/me").header(CONTENT_TYPE, "application/json");
        let request = request.header("x-forwarded-for", forwarded).body(Body::from("{\"name\":\"A\"}"));
        house.stranger().send(request.expect("a request")).await.status.as_u16()
    };
    let house = TestHouse::with(|options| {
        options.changes_per_address = 1;
        options.trusts_proxy = true;
    })
    .await;
    assert_eq!(knock(&house, "10.0.0.1").await, 200);
    assert_eq!(knock(&house, "10.0.0.2").await, 200);
    assert_eq!(knock(&house, "10.0.0.1").await, 429);
    assert_eq!(knock(&house, "10.9.9.9, 10.0.0.2").await, 429, "what the caller made up counts for nothing");
    let direct = TestHouse::with(|options| options.changes_per_address = 1).await;
    assert_eq!(knock(&direct, "10.0.0.1").await, 200);
    assert_eq!(knock(&direct, "10.0.0.2").await, 429, "without a proxy nobody is believed");
}

#[tokio::test]
async fn whoever_has_been_calm_is_forgotten() {
    let house = TestHouse::with(|options| {
        (options.changes_per_address, options.changes_per_guest) = (600, 600);
        (options.pictures_per_address, options.trusts_proxy) = (600, true);
    })
    .await;
    let mut people = Vec::new();
    for n in 0..60 {
        let mut caller = house.stranger();
        for _ in 0..2 {
            let request = Request::post("/api/me").header(CONTENT_TYPE, "application/json");
            let request = request.header("x-forwarded-for", format!("10.0.0.{n}"));
            let request = request.body(Body::from("{\"name\":\"A\"}"));
            caller.send(request.expect("a request")).await.ok();
        }
        let request =
            Request::get("/api/games/diam/picture.svg").header("x-forwarded-for", format!("10.0.1.{n}"));
        caller.send(request.body(Body::empty()).expect("a request")).await.text();
        people.push(caller);
    }
    assert!(house.house.callers_remembered() > 60, "addresses, guests and who looked at pictures");
    // What each asked for is forgiven after two tenths of a second.
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    house.house.sweep();
    assert_eq!(house.house.callers_remembered(), 0);
    hurry(&mut people[0], 1).await;
    assert_eq!(house.house.callers_remembered(), 2, "an address and a guest");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_drawn_for_whoever_asks_is_limited() {
    for path in [
        "/api/games/diam/picture.svg",
        "/api/games/diam/emblem.svg?seat=0",
        "/api/games/belligerants/figures/board",
        "/api/tables/ID/picture.svg",
        "/api/tables/ID/at/1",
        "/api/tables/ID/card?of=sq-1",
        "/api/tables/ID/record",
    ] {
        let house = TestHouse::with(|options| options.pictures_per_address = 3).await;
        let (id, mut ana, _ben) = house.diam().await;
        let path = path.replace("ID", &id);
        let mut statuses = Vec::new();
        for _ in 0..5 {
            let answer = ana.get(&path).await;
            if answer.status.as_u16() == 429 {
                answer.refused(429, "too-many");
                assert!(answer.header("retry-after").is_some());
            }
            statuses.push(answer.status.as_u16());
        }
        assert_eq!(statuses, [200, 200, 200, 429, 429], "{path}");
        // All else goes on.
        ana.table(&id).await;
        ana.act(&id, 0, "r1").await.ok();
    }
}
