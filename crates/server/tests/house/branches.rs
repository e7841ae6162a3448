//! What if: private branches hold what their maker knows and nothing else, are nobody else's, and reach nobody.

use axum::body::Body;
use axum::http::Request;
use axum::http::header::CONTENT_TYPE;
use serde_json::{Value, json};
use server::branches::WITHERED;

use crate::tools::{Caller, DAY, Socket, TestHouse};

/// France, England and Germany in the spring of 1905; nobody else is left.
const THREE: &str = "S1905M; ENGLAND A LON, F NTH; FRANCE A PAR, A MAR; GERMANY A BUR, A MUN; ENGLAND = LON; FRANCE = PAR MAR; GERMANY = MUN";

/// Ana plays France, Ben England, Carl Germany; the others, of whom nothing is left, are bots.
async fn three(house: &TestHouse) -> (String, [Caller; 3]) {
    let mut ana = house.guest("Ana").await;
    let mut ben = house.guest("Ben").await;
    let mut carl = house.guest("Carl").await;
    let bot = json!({ "kind": "bot", "level": 1 });
    let seats = json!([bot, { "kind": "open" }, { "kind": "me" }, { "kind": "open" }, bot, bot, bot]);
    let id = ana.make("diplomacy", json!({ "position": THREE }), seats).await;
    ben.sit(&id, 1).await.ok();
    carl.sit(&id, 3).await.ok();
    (id, [ana, ben, carl])
}

async fn branch(caller: &mut Caller, id: &str, wanted: Value) -> String {
    let made = caller.post(&format!("/api/tables/{id}/branch"), &wanted).await.ok();
    made["id"].as_str().expect("an id").to_owned()
}

/// A seat's own orders as the panel lists them.
async fn orders(caller: &mut Caller, id: &str, seat: u64) -> Vec<String> {
    let table = caller.get(&format!("/api/tables/{id}?as={seat}")).await.ok();
    let panels = table["scene"]["panels"].as_array().cloned().unwrap_or_default();
    let lines = panels.iter().filter(|panel| panel["id"] == "orders");
    let lines = lines.flat_map(|panel| panel["content"]["text"].as_array().cloned().unwrap_or_default());
    let order = |line: Value| line["args"]["order"].as_str().map(str::to_owned);
    lines.filter(|line| line["key"] == "diplomacy-order").filter_map(order).collect()
}

#[tokio::test]
async fn one_plays_every_seat_from_what_one_knows() {
    let house = TestHouse::new().await;
    let (id, [mut ana, mut ben, mut carl]) = three(&house).await;
    ana.act(&id, 2, "A PAR-BUR; A MAR S A PAR-BUR").await.ok();
    ben.act(&id, 1, "A LON-NWY; F NTH C A LON-NWY").await.ok();
    let twig = branch(&mut ana, &id, json!({ "as": 2 })).await;
    let seen = ana.table(&twig).await;
    assert_eq!(seen["table"]["branch_of"], json!(id));
    assert_eq!(seen["table"]["status"], "running", "nobody is waited for");
    assert_eq!(seen["own"]["seats"], json!([0, 1, 2, 3, 4, 5, 6]));
    assert_eq!(
        (&seen["table"]["listed"], &seen["table"]["time"]["kind"]),
        (&json!(false), &json!("unlimited"))
    );
    assert_eq!(seen["table"]["press"]["writers"], json!([]), "nobody writes to oneself");
    assert_eq!(orders(&mut ana, &twig, 2).await, ["A PAR-BUR", "A MAR S A PAR-BUR"], "her own are there");
    assert!(orders(&mut ana, &twig, 1).await.is_empty(), "of others' she knows nothing");
    // Those who are to act are shown one after the other, without asking for them.
    for (seat, action) in [(1, "A LON H; ready"), (2, "ready"), (3, "A BUR H; ready")] {
        assert_eq!(ana.table(&twig).await["as"], json!(seat));
        ana.act(&twig, seat, action).await.ok();
    }
    let after = ana.table(&twig).await;
    assert_eq!(
        after["scene"]["caption"]["args"]["stage"], "spring-retreats",
        "{}",
        after["scene"]["caption"]
    );
    // The same position with secrets of the others that differ gives the same branch.
    carl.act(&id, 3, "A BUR-PAR; vote; ready").await.ok();
    let other = branch(&mut ana, &id, json!({ "as": 2 })).await;
    let config = |table: &Value| table["table"]["config"].clone();
    assert_eq!(config(&ana.table(&other).await), config(&seen));
}

#[tokio::test]
async fn nothing_of_it_reaches_the_table_or_anybody() {
    let house = TestHouse::new().await;
    let (id, [mut ana, mut ben, mut carl]) = three(&house).await;
    let mut eve = house.guest("Eve").await;
    let address = house.listen().await;
    ana.act(&id, 2, "A PAR-BUR").await.ok();
    let mut sockets = Vec::new();
    for person in [&ana, &ben, &carl, &eve] {
        sockets.push(Socket::live(address, &id, person.cookie.as_deref()).await);
        let news =
            Socket::open(address, "/api/live", person.cookie.as_deref(), None).await.expect("it opens");
        sockets.push(news);
    }
    for socket in &mut sockets {
        socket.drain().await;
    }
    let paths = ["", "/record?as=public", "/picture.svg?as=public", "/press?as=public"];
    let lists =
        ["/api/tables?list=mine", "/api/tables?list=open", "/api/tables?list=running", "/api/tables/waiting"];
    let all: Vec<String> = paths
        .map(|path| format!("/api/tables/{id}{path}"))
        .into_iter()
        .chain(lists.map(str::to_owned))
        .collect();
    let mut before = Vec::new();
    for person in [&mut ana, &mut ben, &mut carl, &mut eve] {
        for path in &all {
            before.push(person.get(path).await.body);
        }
    }
    let journal = house.journal(&id).await;
    let twig = branch(&mut ana, &id, json!({ "as": 2 })).await;
    let follower = Socket::live(address, &twig, ana.cookie.as_deref()).await;
    for (seat, action) in [(1, "A LON-NWY; F NTH C A LON-NWY; ready"), (2, "A PAR-PIC; ready"), (3, "ready")]
    {
        ana.act(&twig, seat, action).await.ok();
    }
    drop(follower);
    let mut after = Vec::new();
    for person in [&mut ana, &mut ben, &mut carl, &mut eve] {
        for path in &all {
            after.push(person.get(path).await.body);
        }
    }
    assert_eq!(before, after, "not a byte");
    assert_eq!(house.journal(&id).await, journal);
    for socket in &mut sockets {
        assert!(socket.drain().await.is_empty(), "nobody is told, not even that it is there");
    }
}

/// Every way to a table that there is, tried by others: a branch answers exactly as a table that is not there.
#[tokio::test]
async fn to_everybody_else_there_is_no_such_table() {
    let house = TestHouse::new().await;
    let (id, [mut ana, ben, _]) = three(&house).await;
    let twig = branch(&mut ana, &id, json!({ "as": 2 })).await;
    let eve = house.guest("Eve").await;
    let address = house.listen().await;
    let document: Value = serde_json::from_str(&server::api::document()).expect("JSON");
    let paths = document["paths"].as_object().expect("paths").iter();
    let mut tried = 0;
    for (path, ways) in paths.filter(|(path, _)| path.starts_with("/api/tables/{id}")) {
        let at = |id: &str| path.replace("{id}", id).replace("{number}", "1");
        for person in [&ben, &eve, &house.stranger()] {
            if path.ends_with("/live") {
                for id in [twig.as_str(), "nowhere"] {
                    let opened = Socket::open(address, &at(id), person.cookie.as_deref(), None).await;
                    assert_eq!(opened.err().map(|status| status.as_u16()), Some(404), "{path}");
                }
                continue;
            }
            for way in ways.as_object().expect("ways").keys() {
                let body = BODIES.iter().find(|(end, _)| path.ends_with(end)).map_or("{}", |(_, body)| *body);
                let mut answers = Vec::new();
                for id in [twig.as_str(), "nowhere"] {
                    let mut person = person.clone();
                    let query =
                        QUERIES.iter().find(|(end, _)| path.ends_with(end)).map_or("", |(_, query)| *query);
                    let answer = match way.as_str() {
                        "get" => person.get(&format!("{}{query}", at(id))).await,
                        "put" => {
                            let request = Request::put(format!("{}{query}", at(id)));
                            let request = request.header(CONTENT_TYPE, "application/json");
                            person.send(request.body(Body::from(body)).expect("a request")).await
                        }
                        _ => person.post_text(&at(id), body.to_owned()).await,
                    };
                    answers.push((answer.status, answer.body));
                }
                assert_eq!(answers[0], answers[1], "{way} {path}");
                let is_hidden = [403, 404].contains(&answers[0].0.as_u16());
                assert!(is_hidden, "{way} {path} was heard: {answers:?}");
                tried += 1;
            }
        }
    }
    assert!(tried > 60, "{tried}");
}

/// What must be said in an address, by its end.
const QUERIES: [(&str, &str); 3] = [("/card", "?of=BUR"), ("/invitation", "?invite=x"), ("/notes", "?as=2")];

/// What is asked for, by the end of its address.
const BODIES: [(&str, &str); 20] = [
    ("/act", r#"{"seat":2,"action":"ready","window":0,"key":"key-of-eve"}"#),
    ("/resign", r#"{"seat":2,"key":"key-of-eve"}"#),
    ("/draw", r#"{"seat":2,"yes":true,"window":0,"key":"key-of-eve"}"#),
    ("/takeback", r#"{"seat":2,"window":0,"key":"key-of-eve"}"#),
    ("/extend", r#"{"seat":2,"window":0,"key":"key-of-eve"}"#),
    ("/hint", r#"{"seat":2,"window":0}"#),
    ("/propose", r#"{"seat":2,"proposal":{"what":"pause"},"window":0,"key":"key-of-eve"}"#),
    ("/answer", r#"{"seat":2,"yes":true,"window":0,"key":"key-of-eve"}"#),
    ("/plan", r#"{"seat":2,"steps":[]}"#),
    ("/line", r#"{"seat":2,"actions":[]}"#),
    ("/leave", r#"{"seat":2,"to":{"how":"vacate"}}"#),
    ("/bot", r#"{"seat":2,"level":1}"#),
    ("/sit", r#"{"seat":2}"#),
    ("/nonce", r#"{"seat":2,"nonce":"00112233445566778899aabbccddeeff"}"#),
    ("/chat", r#"{"channel":"watchers","text":"hello"}"#),
    ("/press", r#"{"seat":2,"to":null,"text":"hello","key":"key-of-eve"}"#),
    ("/marks", r#"{"seat":2,"thread":[],"read":0,"muted":false}"#),
    ("/branch", r#"{"as":"public"}"#),
    ("/notes", r#"{"text":"hello"}"#),
    ("/judge", r#"{"from":0,"to":1}"#),
];

#[tokio::test]
async fn it_begins_at_earlier_moments_too_and_where_one_only_watches() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    ana.act(&id, 0, "r1").await.ok();
    ben.act(&id, 1, "m2").await.ok();
    let now = ana.table(&id).await;
    let first = now["log"].as_array().expect("a log").iter().find(|line| line["action"]["seat"] == 0);
    let number = first.expect("her move")["number"].clone();
    let twig = branch(&mut ana, &id, json!({ "at": number })).await;
    let then = ana.table(&twig).await;
    assert_eq!(then["waiting"]["must"], json!([1]), "Ben has not played yet: {}", then["waiting"]);
    ana.act(&twig, 1, "m3").await.ok();
    ana.take_back(&twig, 1).await.ok();
    ana.post(&format!("/api/tables/{id}/branch"), &json!({ "at": 99 })).await.refused(404, "not-found");
    ana.post(&format!("/api/tables/{id}/branch"), &json!({ "as": 1 })).await.refused(403, "not-your-seat");
    // Whoever watches tries things out as well, and has a name of their own from then on.
    let mut stranger = house.stranger();
    let watched = branch(&mut stranger, &id, json!({})).await;
    assert_eq!(stranger.table(&watched).await["own"]["seats"], json!([0, 1]));
    ana.get(&format!("/api/tables/{watched}")).await.refused(404, "not-found");
    // What has secrets that a config cannot hold has no branches.
    let bot = json!({ "kind": "bot", "level": 1 });
    let bids = ana.make("blindbid", json!({}), json!([{ "kind": "me" }, bot, bot])).await;
    ana.post(&format!("/api/tables/{bids}/branch"), &json!({})).await.refused(409, "no-branch");
}

#[tokio::test]
async fn another_takes_its_place_and_what_nobody_touches_withers() {
    let house = TestHouse::new().await;
    let (id, mut ana, mut ben) = house.diam().await;
    let old = branch(&mut ana, &id, json!({})).await;
    let bens = branch(&mut ben, &id, json!({})).await;
    let address = house.listen().await;
    let mut follower = Socket::live(address, &old, ana.cookie.as_deref()).await;
    // A branch of a branch is one of the table: there is one at a time.
    let new = branch(&mut ana, &old, json!({})).await;
    follower.until_closed().await;
    ana.get(&format!("/api/tables/{old}")).await.refused(404, "not-found");
    assert_eq!(ana.table(&new).await["table"]["branch_of"], json!(id));
    assert_eq!(ben.table(&bens).await["table"]["branch_of"], json!(id), "others keep theirs");
    // Seats are not given up one by one, and there is no rematch.
    ana.leave(&new, 0, json!({ "how": "vacate" })).await.refused(409, "in-a-branch");
    ana.resign(&new, 0).await.ok();
    ana.rematch(&new).await.refused(409, "in-a-branch");
    ana.post(&format!("/api/tables/{id}/discard"), &json!({})).await.refused(409, "no-branch");
    ana.post(&format!("/api/tables/{new}/discard"), &json!({})).await.ok();
    ana.get(&format!("/api/tables/{new}")).await.refused(404, "not-found");
    house.pass(WITHERED - DAY);
    assert_eq!(house.house.throw_withered_away().await, 0);
    ben.act(&bens, 0, "r1").await.ok();
    house.pass(2 * DAY);
    assert_eq!(house.house.throw_withered_away().await, 0, "Ben touched it");
    house.pass(WITHERED);
    assert_eq!(house.house.throw_withered_away().await, 1);
    ben.get(&format!("/api/tables/{bens}")).await.refused(404, "not-found");
    assert_eq!(ben.table(&id).await["table"]["status"], "running", "the game itself goes on");
    let cookie = ana.gone();
    drop(ben);
    let house = house.reopen().await;
    house.stranger().with_cookie(&cookie).table(&id).await;
}
