//! What somebody tries who wants in where they do not belong: a session of their choosing, tables by guessing, files by odd
//! addresses, markup by names, more than their share of the machine.

use axum::body::Body;
use axum::http::Request;
use serde_json::json;

use crate::tools::{Answer, Caller, TestHouse};

/// Nobody can be made to use a session that somebody else knows.
#[tokio::test]
async fn whoever_brings_a_session_along_gets_another() {
    let house = TestHouse::new().await;
    let forged = [
        "tabletier=chosenbyanother",
        "tabletier=chosenbyanother.",
        "tabletier=chosenbyanother.00",
        "tabletier=.",
        "tabletier=chosenbyanother.zz; tabletier=chosenbyanother.00",
        "Tabletier=chosenbyanother.00",
    ];
    for cookie in forged {
        let mut caller = house.stranger().with_cookie(cookie);
        caller.post("/api/me", &json!({ "name": "Ana" })).await.ok();
        assert!(!caller.id().contains("chosenbyanother"), "{cookie}");
        assert_ne!(caller.cookie.as_deref(), Some(cookie));
    }
    // What one gets is one's own: the next gets another.
    let (ana, ben) = (house.guest("Ana").await, house.guest("Ana").await);
    assert_ne!(ana.cookie, ben.cookie);
    // A signature belongs to one id.
    let signature = ana.cookie.as_deref().and_then(|cookie| cookie.split_once('.')).expect("signed").1;
    let mut mixed = house.stranger().with_cookie(&format!("tabletier={}.{signature}", ben.id()));
    assert!(mixed.get("/api/house").await.ok()["me"].is_null());
}

#[tokio::test]
async fn what_must_not_be_guessed_is_long() {
    let house = TestHouse::new().await;
    let mut ana = house.guest("Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }]);
    let (one, other) =
        (ana.make("diam", json!({}), seats.clone()).await, ana.make("diam", json!({}), seats).await);
    assert!(one != other && one.len() >= 10, "50 bits: {one}");
    let invites = ana.table(&one).await["own"]["invites"].to_string();
    let token = invites.split("invite=").nth(1).and_then(|rest| rest.split('"').next());
    assert!(token.is_some_and(|token| token.len() >= 20), "100 bits: {invites}");
    let link = ana.post("/api/me/link", &json!({})).await.ok().to_string();
    let is_hex = |part: &&str| part.len() >= 64 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    assert!(link.split(['"', '/']).any(|part| is_hex(&part)), "256 bits: {link}");
    assert!(ana.id().len() >= 20, "100 bits");
}

async fn ask_from(caller: &mut Caller, address: &str, path: &str) -> Answer {
    let request = Request::get(path).header("x-forwarded-for", address).body(Body::empty());
    caller.send(request.expect("a request")).await
}

#[tokio::test]
async fn tables_are_not_found_by_trying() {
    let house = TestHouse::with(|options| {
        (options.misses_per_address, options.trusts_proxy) = (6, true);
    })
    .await;
    let (id, _ana, _ben) = house.diam().await;
    let mut eve = house.guest("Eve").await;
    let ways = ["/api/tables/ID", "/api/tables/ID/board", "/api/tables/ID/record", "/table/ID"];
    let real = |way: &str| way.replace("ID", &id);
    for (n, way) in ways.iter().cycle().take(6).enumerate() {
        let missed = ask_from(&mut eve, "10.0.0.1", &way.replace("ID", &format!("guess{n}"))).await;
        assert_eq!(missed.status.as_u16(), 404);
        // What is not a table is no guess.
        ask_from(&mut eve, "10.0.0.1", "/api/games/nothing/texts/en").await.refused(404, "not-found");
    }
    for way in ways {
        let stopped = ask_from(&mut eve, "10.0.0.1", &real(way)).await;
        stopped.refused(429, "too-many");
        let seconds = stopped.header("retry-after").expect("when to come back").parse::<u64>();
        assert!(seconds.is_ok_and(|seconds| (1..=60).contains(&seconds)));
        assert_eq!(ask_from(&mut eve, "10.0.0.2", &real(way)).await.status.as_u16(), 200, "others look");
    }
    ask_from(&mut eve, "10.0.0.1", "/api/house").await.ok();
    tokio::time::pause();
    tokio::time::advance(std::time::Duration::from_secs(61)).await;
    tokio::time::resume();
    for way in ways {
        assert_eq!(ask_from(&mut eve, "10.0.0.1", &real(way)).await.status.as_u16(), 200, "{way}");
    }
    house.house.sweep();
    assert_eq!(ask_from(&mut eve, "10.0.0.1", "/api/tables/guess").await.status.as_u16(), 404);
}

#[tokio::test]
async fn no_address_leads_out_of_the_house() {
    let house = TestHouse::new().await;
    let (id, mut ana, _ben) = house.diam().await;
    let ups =
        ["../../../../../../etc/passwd", "..%2f..%2f..%2f..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/etc/passwd"];
    let more =
        ["..%5c..%5cetc%5cpasswd", "%2fetc%2fpasswd", "....//....//etc/passwd", "x%00/../../etc/passwd"];
    let places = [
        "/",
        "/assets/",
        "/return/",
        "/rules/",
        "/table/",
        "/api/texts/",
        "/api/games/",
        "/api/games/diam/figures/",
        "/api/games/diam/rules/",
        "/api/games/diam/texts/",
        "/api/tables/",
        "/api/tables/ID/at/",
        "/api/tables/ID/",
    ];
    for place in places {
        for up in
            ups.iter().chain(&more).chain(&["tabletier.db", "../tabletier.db", "..%2ftabletier.db", "bans"])
        {
            let path = format!("{}{up}", place.replace("ID", &id));
            let answer = ana.get(&path).await;
            assert!(answer.status.is_client_error(), "{path}: {answer:?}");
            assert!(!answer.body.contains("root:") && !answer.body.contains("SQLite"), "{path}: {answer:?}");
        }
    }
}

/// Names and talk are text to everybody: no answer that holds them is a page, and what is drawn has no markup of theirs.
#[tokio::test]
async fn markup_is_only_text() {
    const NASTY: &str = "<b onload=x>\"'&amp;";
    let house = TestHouse::new().await;
    let (mut ana, mut ben) = (house.guest(NASTY).await, house.guest("<svg/onload=1>").await);
    let id = ana.make("diam", json!({}), json!([{ "kind": "me" }, { "kind": "open" }])).await;
    ben.sit(&id, 1).await.ok();
    ana.say(&id, "table", "<script>alert(1)</script><img src=x onerror=alert(1)>").await.ok();
    let seen = ana.table(&id).await;
    assert_eq!(seen["table"]["seats"][0]["name"], NASTY, "it is told as it was given");
    assert!(seen["talk"].to_string().contains("<script>"), "so is what was said");
    for rest in ["", "/board", "/moves", "/at/1"] {
        let answer = ana.get(&format!("/api/tables/{id}{rest}")).await;
        assert_eq!(answer.header("content-type"), Some("application/json"), "{rest}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{rest}");
    }
    let record = ana.get(&format!("/api/tables/{id}/record")).await;
    assert!(
        record.body.contains(NASTY)
            && record.header("content-type").is_some_and(|kind| kind.starts_with("text/plain"))
    );
    for rest in ["", "?as=0", "?as=public&lang=fr"] {
        let picture = ana.get(&format!("/api/tables/{id}/picture.svg{rest}")).await;
        let drawn = roxmltree::Document::parse(picture.text()).expect("sound XML");
        for node in drawn.descendants() {
            assert!(!["script", "b", "img", "foreignObject"].contains(&node.tag_name().name()), "{node:?}");
            assert!(node.attributes().all(|attribute| !attribute.name().starts_with("on")), "{node:?}");
        }
    }
}

/// However many tables wait for bots, so many think at a time as the operator allows.
#[tokio::test(flavor = "multi_thread")]
async fn bots_do_not_take_the_whole_machine() {
    let house = TestHouse::with(|options| options.bot_threads = 1).await;
    let mut ana = house.guest("Ana").await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        let seats = json!([{ "kind": "bot", "level": 2 }, { "kind": "me" }]);
        tables.push(ana.make("diam", json!({}), seats).await);
    }
    let thinking = || {
        let text = house.house.metrics();
        let line = text.lines().find_map(|line| line.strip_prefix("tabletier_bots_thinking "));
        line.and_then(|count| count.parse::<u32>().ok()).expect("a figure")
    };
    let began = std::time::Instant::now();
    for id in tables {
        while house.journal(&id).await.iter().all(|line| !line.starts_with("act 0 ")) {
            assert!(thinking() <= 1, "one thinks at a time");
            assert!(began.elapsed() < crate::tools::PATIENCE, "the others come too");
        }
    }
}
