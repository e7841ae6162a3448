//! The document that says what the API offers: it stands in the repository, it is valid, and it is true of everything that
//! a house answers and sends while two games are played in it.

mod caller;
mod schema;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::caller::{Room, leaf};
use crate::schema::Document;

fn document() -> Document {
    Document(serde_json::from_str(&server::api::document()).expect("the document is JSON"))
}

/// Every operation: its path, its method, itself.
fn operations<'a>(document: &'a Document) -> Vec<(&'a str, &'a str, &'a Value)> {
    let paths = document.0["paths"].as_object().expect("there are paths");
    let of_path = |(path, item): (&'a String, &'a Value)| {
        let methods = item.as_object().expect("a path has methods").iter();
        methods.map(move |(method, operation)| (path.as_str(), method.as_str(), operation))
    };
    paths.iter().flat_map(of_path).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

#[test]
fn the_document_in_the_repository_is_the_one_the_house_gives() {
    expect_test::expect_file!["../../../../docs/openapi.json"].assert_eq(&server::api::document());
}

#[test]
fn every_operation_is_told_whole() {
    let document = document();
    assert_eq!(document.0["openapi"], "3.1.0");
    let mut ids = BTreeSet::new();
    for (path, method, operation) in operations(&document) {
        let id = operation["operationId"].as_str().unwrap_or_else(|| panic!("{method} {path} has no id"));
        assert!(ids.insert(id), "two operations are called {id}");
        assert!(id.bytes().all(|byte| byte.is_ascii_alphabetic()), "{id} is no name of a function");
        assert!(!operation["summary"].as_str().unwrap_or_default().is_empty(), "{id} says nothing of itself");
        assert_eq!(list(&operation["tags"]).len(), 1, "{id}");

        let named: BTreeSet<&str> =
            path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
        let mut declared = BTreeSet::new();
        for parameter in list(&operation["parameters"]) {
            let name = parameter["name"].as_str().expect("a parameter has a name");
            assert!(parameter["schema"].is_object(), "{id}: {name} has no schema");
            assert!(parameter["description"].is_string(), "{id}: nobody knows what {name} is");
            match parameter["in"].as_str() {
                Some("path") => {
                    assert_eq!(parameter["required"], true, "{id}: {name}");
                    assert!(declared.insert(name), "{id}: {name} is there twice");
                }
                Some("query") => assert!(["get", "put"].contains(&method), "{id}: {name}"),
                other => panic!("{id}: {name} is in {other:?}"),
            }
        }
        assert_eq!(declared, named, "{id}: the parameters in its path");

        for (status, answer) in operation["responses"].as_object().expect("there are answers") {
            assert!(
                !answer["description"].as_str().unwrap_or_default().is_empty(),
                "{id}: {status} means nothing"
            );
            let kinds = answer["content"].as_object().into_iter().flatten();
            let schemas: Vec<&Value> = kinds.map(|(_, kind)| &kind["schema"]).collect();
            match status.parse::<u16>().expect("a status") {
                101 => assert!(answer["x-messages"]["$ref"].is_string(), "{id}: what travels on the socket?"),
                303 | 304 => assert!(schemas.is_empty(), "{id}: {status} has no body"),
                200 => assert!(schemas.len() == 1 && schemas[0].is_object(), "{id}: what is answered?"),
                _ => assert_eq!(
                    schemas,
                    [&json!({ "$ref": "#/components/schemas/ApiFault" })],
                    "{id}: {status}"
                ),
            }
        }
        let is_bare = ["rematch", "makeLink", "withdraw", "begin", "discard", "discardStudy"].contains(&id);
        assert_eq!(method != "get" && !is_bare, operation["requestBody"].is_object(), "{id}: its body");
    }
}

#[test]
fn every_reference_leads_somewhere_and_no_schema_is_empty() {
    fn walk(document: &Document, value: &Value, way: &str, used: &mut BTreeSet<String>) {
        match value {
            Value::Object(fields) => {
                assert!(!fields.is_empty(), "{way} says nothing");
                for (name, field) in fields {
                    let way = format!("{way}/{name}");
                    if name == "$ref" {
                        let reference = field.as_str().expect("a reference is a text");
                        assert!(document.resolve(reference).is_some(), "{way} leads nowhere: {reference}");
                        used.insert(reference.to_owned());
                    }
                    walk(document, field, &way, used);
                }
            }
            Value::Array(items) => items.iter().for_each(|item| walk(document, item, way, used)),
            _ => {}
        }
    }
    let (document, mut used) = (document(), BTreeSet::new());
    walk(&document, &document.0, "#", &mut used);
    for name in document.0["components"]["schemas"].as_object().expect("there are schemas").keys() {
        assert!(used.contains(&format!("#/components/schemas/{name}")), "nothing is a {name}");
    }
}

#[test]
fn what_is_not_as_the_document_says_is_found() {
    let document = document();
    let judge = |name: &str, value: Value| {
        document.judge(&json!({ "$ref": format!("#/components/schemas/{name}") }), &value)
    };
    let seat = json!({ "seat": 1, "kind": "bot", "name": null, "level": 3 });
    assert_eq!(judge("SeatCard", seat.clone()), Ok(()));
    for (field, value) in
        [("seat", json!("1")), ("kind", json!("cat")), ("level", json!(-1)), ("more", json!(1))]
    {
        let mut wrong = seat.clone();
        wrong[field] = value;
        assert!(judge("SeatCard", wrong).is_err(), "{field}");
    }
    assert!(judge("SeatCard", json!({ "seat": 1, "kind": "bot", "name": null })).is_err());
    assert_eq!(judge("Node", json!({ "id": "a", "next": [{ "id": "b", "action": "ab" }] })), Ok(()));
    assert!(judge("Node", json!({ "id": "a", "next": [{ "id": "b", "act": "ab" }] })).is_err());
    assert!(judge("Node", json!({ "id": "a", "action": "a", "next": [], "more": true })).is_err());
    assert!(judge("Waiting", json!({ "chance": false })).is_err());
    assert_eq!(
        judge("SceneChange", json!({ "marks": { "put": [[0, { "id": "a", "why": "last" }]] } })),
        Ok(())
    );
    assert!(judge("SceneChange", json!({ "marks": { "put": [[0, { "id": "a" }]] } })).is_err());
    assert!(
        judge("SceneChange", json!({ "marks": { "put": [[0, { "id": "a", "why": "last" }, 1]] } })).is_err()
    );
    assert!(judge("Rgb", json!("#12345G")).is_err());
}

/// A lesson: how it begins, a wrong try, a refused one, the right one, and what things are.
async fn lessons(room: &mut Room) {
    let course = "/api/games/diam/lessons";
    let list = room.get(course).await.ok();
    assert_eq!(list[0]["name"], "first-piece");
    room.get(&format!("{course}/texts/fr")).await.text();
    room.get("/api/games/blindbid/lessons").await.refused(404);
    let lesson = format!("{course}/level-one");
    room.get(&format!("{lesson}/board")).await.ok();
    let attempt = format!("{lesson}/try");
    for (actions, verdict) in [(json!([]), "asks"), (json!(["r5"]), "wrong"), (json!(["r7"]), "done")] {
        let stand = room.post(&attempt, &json!({ "actions": actions })).await.ok();
        assert_eq!(stand["verdict"], verdict);
    }
    room.post(&attempt, &json!({ "actions": ["m1"] })).await.refused(422);
    room.post(&attempt, &json!({ "actions": ["r5", "r7"] })).await.refused(400);
    room.post(&format!("{course}/none/try"), &json!({ "actions": [] })).await.refused(404);
    let card = format!("{lesson}/card");
    room.post(&card, &json!({ "actions": [], "of": "sq-1" })).await.ok();
    room.post(&card, &json!({ "actions": [], "of": "sq-99" })).await.refused(404);
}

/// A study: made, grown, remarked upon, looked at, shared and thrown away.
async fn studies(room: &mut Room) {
    room.get("/api/studies").await.ok();
    room.post("/api/studies", &json!({ "game": "chess" })).await.refused(404);
    room.post("/api/studies", &json!({ "text": "nonsense" })).await.refused(422);
    room.post("/api/studies", &json!({})).await.refused(400);
    let made = room.post("/api/studies", &json!({ "game": "diam", "config": {} })).await.ok();
    let study = format!("/api/studies/{}", made["id"].as_str().expect("an id"));
    room.get(&format!("{study}/board")).await.ok();
    room.get(&format!("{study}/at/0?as=1")).await.ok();
    room.get(&format!("{study}/at/9")).await.refused(404);
    room.get(&format!("{study}/card?node=0&of=sq-1")).await.ok();
    let act = |version: u32, action: &str| json!({ "version": version, "node": 0, "input": { "kind": "act", "seat": 0, "action": action } });
    room.post(&format!("{study}/play"), &act(1, "r1")).await.ok();
    room.post(&format!("{study}/play"), &act(1, "r2")).await.refused(409);
    room.post(&format!("{study}/play"), &act(2, "x")).await.refused(422);
    let arrows = json!([{ "from": "sq-1", "to": "sq-2" }]);
    let said = json!({ "version": 2, "node": 1, "name": "First", "comment": "why not", "arrows": arrows });
    room.post(&format!("{study}/remark"), &said).await.ok();
    room.get(&study).await.ok();
    room.get(&format!("{study}/text")).await.text();
    room.post(&format!("{study}/eye"), &json!({ "node": 1, "level": 2 })).await.ok();
    room.post(&format!("{study}/eye"), &json!({ "node": 1, "level": 9 })).await.refused(400);
    room.get(&format!("{study}/openings?node=1")).await.ok();
    room.get(&format!("{study}/openings?node=9")).await.refused(404);
    room.post(&format!("{study}/share"), &json!({ "shared": true })).await.ok();
    let owner = room.becomes(None);
    room.post("/api/me", &json!({ "name": "Zoé" })).await.ok();
    room.get(&study).await.ok();
    room.post(&format!("{study}/prune"), &json!({ "version": 3, "node": 1 })).await.refused(403);
    room.becomes(owner);
    room.post(&format!("{study}/play"), &act(3, "o2")).await.ok();
    let put = |node: u32| json!({ "version": 4, "node": node, "first": true });
    room.post(&format!("{study}/promote"), &put(2)).await.ok();
    room.post(&format!("{study}/promote"), &put(2)).await.refused(409);
    room.post(&format!("{study}/promote"), &json!({ "version": 5, "node": 9, "first": false }))
        .await
        .refused(404);
    room.post(&format!("{study}/prune"), &json!({ "version": 5, "node": 1 })).await.ok();
    room.get("/api/studies").await.ok();
    let dice = room.post("/api/studies", &json!({ "game": "blindbid" })).await.ok();
    let dice = format!("/api/studies/{}/at/0", dice["id"].as_str().expect("an id"));
    room.get(&dice).await.ok();
    room.post(&format!("{study}/discard"), &json!({})).await.ok();
    room.get(&study).await.refused(404);
}

/// A position that is set up: with an empty board, from a text, from pieces, and what is not understood.
async fn editor(room: &mut Room) {
    for game in ["diam", "belligerants"] {
        let editor = format!("/api/games/{game}/editor");
        let empty = room.post(&editor, &json!({ "from": "empty", "whole": true })).await.ok();
        assert!(!list(&empty["setup"]["palette"]).is_empty());
        // An empty ring is where Diam begins; armies without pieces cannot play.
        assert_eq!(list(&empty["reasons"]).is_empty(), game == "diam");
        let usual = room.post(&editor, &json!({ "from": "usual" })).await.ok();
        assert!(usual.get("board").is_none() && list(&usual["reasons"]).is_empty());
        room.post(&editor, &json!({ "text": usual["text"] })).await.ok();
        room.post(&editor, &json!({ "pieces": usual["pieces"] })).await.ok();
        room.post(&editor, &json!({ "text": "nonsense" })).await.ok();
        room.post(&editor, &json!({})).await.refused(400);
        let odd = json!({ "pieces": [{ "sort": "king", "place": "e1" }], "fields": {} });
        room.post(&editor, &json!({ "pieces": odd })).await.refused(400);
    }
    room.post("/api/games/diam/editor", &json!({ "from": "empty", "config": { "players": 9 } }))
        .await
        .refused(422);
    room.post("/api/games/blindbid/editor", &json!({ "from": "empty" })).await.refused(404);
}

/// A puzzle: how it begins, what would be right, a refused try, and what things are.
async fn puzzles(room: &mut Room) {
    let all = "/api/games/diam/puzzles";
    let list = room.get(all).await.ok();
    let puzzle = format!("{all}/{}", list["puzzles"][0]["id"].as_str().expect("a name"));
    room.get("/api/games/none/puzzles").await.refused(404);
    room.get(&format!("{puzzle}/board")).await.ok();
    let answer = room.post(&format!("{puzzle}/answer"), &json!({ "actions": [] })).await.ok();
    for actions in [json!([]), json!([answer["answer"]])] {
        let stand = room.post(&format!("{puzzle}/try"), &json!({ "actions": actions })).await.ok();
        assert_ne!(stand["verdict"], "wrong");
    }
    room.post(&format!("{puzzle}/try"), &json!({ "actions": ["r9"] })).await.refused(422);
    room.post(&format!("{all}/none/try"), &json!({ "actions": [] })).await.refused(404);
    let card = format!("{puzzle}/card");
    room.post(&card, &json!({ "actions": [], "of": "sq-1" })).await.ok();
    room.post(&card, &json!({ "actions": [], "of": "sq-99" })).await.refused(404);
}

/// What is added to dice.
const NONCE: &str = "00112233445566778899aabbccddeeff";

/// A game for one guest who holds all its seats, told to a stranger too.
async fn play(room: &mut Room, game: &str, config: Value, seats: usize, most: usize) {
    let body = json!({ "game": game, "config": config, "seats": vec![json!({ "kind": "me" }); seats], "listed": true });
    let made = room.post("/api/tables", &body).await.ok();
    let id = made["id"].as_str().expect("an id").to_owned();
    let table = format!("/api/tables/{id}");
    for seat in list(&made["owes"]) {
        room.post(&format!("{table}/nonce"), &json!({ "seat": seat, "nonce": NONCE })).await.ok();
    }
    room.post(&format!("{table}/nonce"), &json!({ "seat": 0, "nonce": "other" })).await.refused(400);
    let mut sockets = vec![room.follow(&format!("{table}/live?as=public"), false).await];
    sockets.push(room.follow(&format!("{table}/live?as=0&since=0"), true).await);

    let games = room.get("/api/games").await.ok();
    let mut games = games.as_array().into_iter().flatten();
    let has_cards = games.any(|one| one["key"] == game && one["has_cards"] == true);
    let mut over = false;
    for step in 0..most {
        let whole = room.get(&table).await.ok();
        let waiting = &whole["waiting"];
        if waiting.get("over").is_some() {
            over = true;
            break;
        }
        let (seat, window) = (&whole["as"], &waiting["window"]);
        let (words, action) = leaf(room, &table, &whole, step).await;
        let asked = format!("{table}/moves?as={seat}&under={}", words.first().map_or("", String::as_str));
        let _ = room.get(&asked).await;
        let things = whole["scene"]["pieces"].as_array().into_iter().flatten();
        for thing in things.take(if has_cards { 3 } else { 0 }) {
            let of = thing["id"].as_str().expect("an id");
            room.get(&format!("{table}/card?as={seat}&of={of}")).await.ok();
        }
        let act =
            json!({ "seat": seat, "action": action, "window": window, "key": format!("{game}-{step:08}") });
        let number = room.post(&format!("{table}/act"), &act).await.ok()["number"].clone();
        room.get(&format!("{table}/at/{number}?as={seat}")).await.ok();
        // Once more is the same; another one comes too late.
        assert_eq!(room.post(&format!("{table}/act"), &act).await.ok()["number"], number);
        let mut late = act.clone();
        late["key"] = json!(format!("late-{game}-{step:08}"));
        late["window"] = json!(window.as_u64().expect("a number") + 1000);
        room.post(&format!("{table}/act"), &late).await.refused(409);
        if step == 0 {
            refusals(room, &table).await;
            room.post(&format!("{table}/chat"), &json!({ "channel": "table", "text": "Hello." })).await.ok();
            let draw = json!({ "seat": 0, "yes": true, "window": window, "key": "draw-0000" });
            let _ = room.post(&format!("{table}/draw"), &draw).await;
            let back = json!({ "seat": 0, "window": window, "key": "back-0000" });
            let _ = room.post(&format!("{table}/takeback"), &back).await;
        }
    }
    if !over {
        for seat in 0..seats {
            let key = format!("resign-{seat:08}");
            let _ = room.post(&format!("{table}/resign"), &json!({ "seat": seat, "key": key })).await;
        }
    }
    let end = room.get(&format!("{table}?as=public&since=2")).await.ok();
    assert!(end["waiting"]["over"].is_object(), "{}", end["waiting"]);
    room.post(&format!("{table}/rematch"), &json!({})).await.ok();
    for viewer in ["0", "public"] {
        room.get(&format!("{table}/board?as={viewer}")).await.ok();
        room.get(&format!("{table}/record?as={viewer}&lang=fr")).await.text();
        room.get(&format!("{table}/picture.svg?as={viewer}&theme=dark&at=1")).await.text();
    }
    review(room, &table).await;
    for socket in sockets {
        let seen = socket.until(|message| message["frame"]["rematch"].is_string()).await;
        assert!(
            seen.iter().any(|message| message["frame"]["scene"].is_object()),
            "{game}: no change of a scene"
        );
    }
}

/// A match that is over, looked back on.
async fn review(room: &mut Room, table: &str) {
    let review = room.get(&format!("{table}/review")).await.ok();
    let last = list(&review["path"]).len();
    room.get(&format!("{table}/review/board?as=1")).await.ok();
    room.get(&format!("{table}/review/at/0")).await.ok();
    room.get(&format!("{table}/review/at/999999?as=0")).await.refused(404);
    let wanted = |from: usize, to: usize, level: u8| json!({ "from": from, "to": to, "level": level });
    let judge = format!("{table}/review/judge");
    room.post(&judge, &wanted(0, 1, 1)).await.ok();
    room.post(&judge, &wanted(last.saturating_sub(2), last, 1)).await.ok();
    room.post(&judge, &wanted(1, 0, 1)).await.refused(422);
    room.post(&judge, &wanted(0, 1, 9)).await.refused(400);
}

/// What is refused, in every way there is.
async fn refusals(room: &mut Room, table: &str) {
    room.get(&format!("{table}/review")).await.refused(409);
    let now = room.get(table).await.ok();
    let (seat, window) = (&now["as"], &now["waiting"]["window"]);
    let act =
        |action: &str, key: &str| json!({ "seat": seat, "action": action, "window": window, "key": key });
    room.post(&format!("{table}/act"), &act("?!", "a-wrong-one")).await.refused(422);
    room.post(&format!("{table}/act"), &act("?!", "short")).await.refused(400);
    room.post(&format!("{table}/act"), &json!({ "seat": 9, "action": "x", "window": 0, "key": "12345678" }))
        .await
        .refused(403);
    room.post(&format!("{table}/act"), &json!({ "nonsense": true })).await.refused(400);
    room.get(&format!("{table}?as=9")).await.refused(403);
    room.get(&format!("{table}?as=nobody")).await.refused(404);
    room.get(&format!("{table}?nonsense=1")).await.refused(400);
    room.get(&format!("{table}/at/99999")).await.refused(404);
    room.get(&format!("{table}/moves?under=nowhere")).await.refused(404);
    room.get(&format!("{table}/card?of=nowhere")).await.refused(404);
    room.get("/api/tables/nowhere").await.refused(404);
    room.post(&format!("{table}/chat"), &json!({ "channel": "watchers", "text": "!" })).await.refused(403);
    room.post(&format!("{table}/sit"), &json!({ "seat": 0 })).await.refused(409);
}

/// Two at a table over days: more time, a pause, a takeback, plans, a holiday, a seat that a bot takes.
async fn days(room: &mut Room) {
    let time = json!({ "kind": "days", "days": 2, "rest": { "zone": "Europe/Paris", "weekends": true } });
    let body = json!({ "game": "diam", "seats": [{ "kind": "me" }, { "kind": "open" }], "lot": false, "time": time });
    let made = room.post("/api/tables", &body).await.ok();
    let table = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    room.post(&format!("{table}/nonce"), &json!({ "seat": 0, "nonce": NONCE })).await.ok();
    let ana = room.becomes(None);
    room.post("/api/me", &json!({ "name": "Ben" })).await.ok();
    room.post(&format!("{table}/sit"), &json!({ "seat": 1, "nonce": NONCE })).await.ok();
    let ben = room.becomes(ana.clone());
    let window = |whole: Value| whole["waiting"]["window"].clone();
    let first = window(room.get(&table).await.ok());
    let said = |seat: u64, window: &Value, key: &str| json!({ "seat": seat, "window": window, "key": key });
    room.post(&format!("{table}/extend"), &said(0, &first, "more-time")).await.ok();
    room.post(&format!("{table}/extend"), &said(0, &first, "more-time-2")).await.refused(409);
    let mut pause = said(0, &first, "let-us-pause");
    pause["proposal"] = json!({ "what": "pause" });
    room.post(&format!("{table}/propose"), &pause).await.ok();
    room.becomes(ben.clone());
    let mut yes = said(1, &first, "yes-let-us");
    yes["yes"] = json!(true);
    room.post(&format!("{table}/answer"), &yes).await.ok();
    room.becomes(ana.clone());
    let mut act = said(0, &first, "the-first-move");
    act["action"] = json!("r1");
    room.post(&format!("{table}/act"), &act).await.ok();
    let steps = json!([{ "action": "m2", "next": [{ "action": "r3" }] }]);
    room.post(&format!("{table}/plan"), &json!({ "seat": 0, "steps": steps })).await.ok();
    room.post(&format!("{table}/plan"), &json!({ "seat": 0, "steps": [{ "action": "r2" }] }))
        .await
        .refused(422);
    room.post(&format!("{table}/line"), &json!({ "seat": 0, "actions": ["m2"] })).await.ok();
    room.get(&table).await.ok();
    let second = window(room.get(&table).await.ok());
    room.post(&format!("{table}/takeback"), &said(0, &second, "take-it-back")).await.ok();
    let holiday = room.get("/api/me/holiday").await.ok();
    room.post("/api/me/holiday", &json!({ "until": holiday["latest"] })).await.ok();
    room.post("/api/me/holiday", &json!({ "until": 1 })).await.refused(409);
    room.get(&table).await.ok();
    room.becomes(ben);
    room.post(&format!("{table}/leave"), &json!({ "seat": 1, "to": { "how": "bot", "level": 1 } }))
        .await
        .ok();
    room.get(&table).await.ok();
    room.post(&format!("{table}/leave"), &json!({ "seat": 1, "to": { "how": "keep" } })).await.refused(403);
    room.becomes(ana);
    let body = json!({ "game": "diam", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let made = room.post("/api/tables", &body).await.ok();
    let bot = format!("/api/tables/{}/bot", made["id"].as_str().expect("an id"));
    room.post(&bot, &json!({ "seat": 1, "level": 1 })).await.ok();
    room.post(&bot, &json!({ "seat": 1, "level": 1 })).await.refused(409);
}

/// Both steps of a hint against a bot, in a position that is won at once.
async fn hints(room: &mut Room) {
    let seats = [json!({ "kind": "me" }), json!({ "kind": "bot", "level": 1 })];
    let config = json!({ "position": "mr/r/-/-/n/-/-/- 0" });
    let body = json!({ "game": "diam", "config": config, "seats": seats, "lot": false });
    let made = room.post("/api/tables", &body).await.ok();
    let table = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    room.post(&format!("{table}/hint"), &json!({ "seat": 0, "window": 0 })).await.refused(409);
    for seat in list(&made["owes"]) {
        room.post(&format!("{table}/nonce"), &json!({ "seat": seat, "nonce": NONCE })).await.ok();
    }
    let window = room.get(&table).await.ok()["waiting"]["window"].clone();
    for is_whole in [false, true] {
        let hint = room.post(&format!("{table}/hint"), &json!({ "seat": 0, "window": window })).await.ok();
        assert_eq!(hint["play"].is_array(), is_whole);
    }
    room.post(&format!("{table}/hint"), &json!({ "seat": 1, "window": window })).await.refused(403);
}

/// What is tried out, alone.
async fn branches(room: &mut Room) {
    let seats = vec![json!({ "kind": "me" }); 2];
    let made = room.post("/api/tables", &json!({ "game": "diam", "seats": seats })).await.ok();
    let table = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    for seat in list(&made["owes"]) {
        room.post(&format!("{table}/nonce"), &json!({ "seat": seat, "nonce": NONCE })).await.ok();
    }
    let branch = room.post(&format!("{table}/branch"), &json!({ "as": 0, "at": 1 })).await.ok();
    let tried = format!("/api/tables/{}", branch["id"].as_str().expect("an id"));
    assert!(room.get(&tried).await.ok()["table"]["branch_of"].is_string());
    room.post(&format!("{tried}/leave"), &json!({ "seat": 0, "to": { "how": "vacate" } })).await.refused(409);
    room.post(&format!("{table}/branch"), &json!({ "as": 7 })).await.refused(403);
    room.post(&format!("{table}/branch"), &json!({ "at": 99 })).await.refused(404);
    room.post(&format!("{table}/discard"), &json!({})).await.refused(409);
    room.post(&format!("{tried}/discard"), &json!({})).await.ok();
    room.get(&tried).await.refused(404);
}

/// Seats that write to each other, until the end opens what they wrote.
async fn letters(room: &mut Room) {
    let seats = vec![json!({ "kind": "me" }); 3];
    let config = json!({ "players": 3, "press": "full" });
    let checked = room.post("/api/games/blindbid/check", &json!({ "config": config })).await.ok();
    assert_eq!(checked["has_letters"], true);
    let body = json!({ "game": "blindbid", "config": config, "seats": seats, "press_opened": true });
    let made = room.post("/api/tables", &body).await.ok();
    let table = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    for seat in list(&made["owes"]) {
        room.post(&format!("{table}/nonce"), &json!({ "seat": seat, "nonce": NONCE })).await.ok();
    }
    let socket = room.follow(&format!("{table}/live?as=0"), true).await;
    let (press, marks) = (format!("{table}/press"), format!("{table}/marks"));
    let letter =
        |to: Value, key: &str| json!({ "seat": 0, "to": to, "text": "Hello.\nAnd so on.", "key": key });
    room.post(&press, &letter(json!([1, 2]), "letter-to-two")).await.ok();
    room.post(&press, &letter(Value::Null, "letter-to-all")).await.ok();
    room.post(&press, &letter(json!([]), "letter-to-none")).await.refused(422);
    room.post(&press, &letter(json!([9]), "letter-to-nine")).await.refused(404);
    room.post(&press, &json!({ "seat": 0, "text": "to whom?", "key": "letter-unsaid" })).await.refused(400);
    room.post(&format!("{table}/chat"), &json!({ "channel": "table", "text": "Psst." })).await.refused(403);
    room.get(&press).await.text();
    room.get(&format!("{press}?as=9")).await.refused(403);
    room.post(&marks, &json!({ "seat": 1, "thread": [0, 1, 2], "read": 1, "muted": false })).await.ok();
    room.post(&marks, &json!({ "seat": 1, "thread": [0, 2], "read": 1, "muted": false })).await.refused(400);
    assert_eq!(list(&room.get(&marks).await.ok()["marks"]).len(), 1);
    room.get(&format!("{table}?as=1")).await.ok();
    for seat in 0..3 {
        let whole = room.get(&format!("{table}?as={seat}")).await.ok();
        let window = &whole["waiting"]["window"];
        let vote =
            json!({ "seat": seat, "action": "vote", "window": window, "key": format!("vote-{seat:08}") });
        room.post(&format!("{table}/act"), &vote).await.ok();
    }
    room.post(&press, &letter(json!([1]), "letter-too-late")).await.refused(409);
    let seen = socket.until(|message| message["frame"]["all_letters"].is_array()).await;
    assert!(seen.iter().any(|message| message["frame"]["letters"].is_array()), "no letter came");
}

/// People who put themselves down where nobody chooses a seat, and the notebook of one of them.
async fn gathers(room: &mut Room) {
    let config = json!({ "players": 3, "roles": "drawn", "press": "public" });
    let checked = room.post("/api/games/blindbid/check", &json!({ "config": config })).await.ok();
    assert_eq!(checked["drawn"], 18);
    let body = json!({ "game": "blindbid", "config": config, "listed": true, "bots": 1, "share_minutes": 5 });
    let made = room.post("/api/tables", &body).await.ok();
    let table = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let socket = room.follow(&format!("{table}/live"), true).await;
    room.post(&format!("{table}/begin"), &json!({})).await.refused(409);
    room.post(&format!("{table}/sit"), &json!({ "seat": 1 })).await.refused(409);
    room.post(&format!("{table}/sit"), &json!({})).await.ok();
    room.post(&format!("{table}/nonce"), &json!({ "nonce": NONCE })).await.ok();
    room.post(&format!("{table}/withdraw"), &json!({})).await.ok();
    room.post(&format!("{table}/withdraw"), &json!({})).await.refused(409);
    room.post(&format!("{table}/chat"), &json!({ "channel": "watchers", "text": "!" })).await.refused(403);
    for _ in 0..5 {
        let host = room.becomes(None);
        room.post(&format!("{table}/sit"), &json!({ "nonce": NONCE })).await.ok();
        room.get("/api/tables?list=mine").await.ok();
        room.becomes(host);
    }
    room.post(&format!("{table}/sit"), &json!({ "nonce": NONCE })).await.ok();
    room.get("/api/tables?list=open").await.ok();
    room.post(&format!("{table}/begin"), &json!({})).await.ok();
    socket.until(|message| message["whole"]["clock"]["earliest"].is_u64()).await;
    room.get("/api/tables?list=mine").await.ok();
    let alone = json!({ "game": "blindbid", "config": config, "alone": true, "role": 2 });
    let made = room.post("/api/tables", &alone).await.ok();
    let notes = format!("/api/tables/{}/notes?as=2", made["id"].as_str().expect("an id"));
    room.put(&notes, &json!({ "text": "Who is it?" })).await.ok();
    room.put(&notes, &json!({ "text": "!".repeat(20_000) })).await.refused(422);
    room.get(&notes).await.ok();
    room.get(&notes.replace("=2", "=0")).await.refused(403);
}

#[tokio::test]
async fn what_the_document_says_is_true() {
    let mut room = Room::open(document()).await;
    room.get("/api/house").await.ok();
    room.post("/api/me", &json!({ "name": "Ana" })).await.ok();
    room.get("/api/house").await.ok();
    room.post("/api/me", &json!({ "name": "" })).await.refused(400);
    room.get("/api/games").await.ok();
    room.get("/api/openapi.json").await.ok();
    room.get("/healthz").await.text();
    room.get("/api/texts/fr").await.text();
    room.get("/api/texts/tlh").await.refused(400);
    room.get("/api/games/diam/texts/en").await.text();
    room.get("/api/games/diam/rules/en").await.text();
    room.get("/api/games/diam/picture.svg?theme=dark").await.text();
    room.get("/api/games/diam/emblem.svg?seat=1&theme=dark").await.text();
    let figures = room.get("/api/games/belligerants/figures").await.ok();
    let name = figures[0]["name"].as_str().expect("there are figures").to_owned();
    room.get(&format!("/api/games/belligerants/figures/{name}?lang=fr")).await.text();
    room.get("/api/games/chess/figures").await.refused(404);
    lessons(&mut room).await;
    studies(&mut room).await;
    editor(&mut room).await;
    puzzles(&mut room).await;
    room.post("/api/games/diam/check", &json!({ "config": {} })).await.ok();
    let bad =
        room.post("/api/games/diam/check", &json!({ "config": { "edition": "1850", "size": 3 } })).await;
    assert!(bad.refused(422)["reasons"].is_array());

    let news = room.follow("/api/live", true).await;
    // One at which somebody else may sit.
    let body = json!({ "game": "diam", "seats": [{ "kind": "invite" }, { "kind": "bot", "level": 1 }], "listed": true });
    let made = room.post("/api/tables", &body).await.ok();
    let id = made["id"].as_str().expect("an id").to_owned();
    room.get("/api/tables?list=open").await.ok();
    let link = made["invites"][0]["link"].as_str().expect("an invitation").to_owned();
    let token = link.rsplit(['=', '/']).next().expect("a token").to_owned();
    room.get(&format!("/api/tables/{id}/invitation?invite={token}")).await.ok();
    room.get(&format!("/api/tables/{id}/invitation?invite=none")).await.refused(404);
    room.post(&format!("/api/tables/{id}/sit"), &json!({ "seat": 0, "invite": token, "nonce": NONCE }))
        .await
        .ok();

    play(&mut room, "diam", json!({}), 2, 60).await;
    play(&mut room, "blindbid", json!({}), 3, 60).await;
    // One that is given up.
    play(&mut room, "belligerants", json!({}), 2, 3).await;
    days(&mut room).await;
    branches(&mut room).await;
    hints(&mut room).await;
    letters(&mut room).await;
    gathers(&mut room).await;

    for list in ["open", "running", "mine"] {
        let page = room.get(&format!("/api/tables?list={list}")).await.ok();
        assert!(list != "mine" || !self::list(&page["tables"]).is_empty(), "{list}");
    }
    room.get("/api/tables?list=all").await.refused(400);
    room.get("/api/tables/waiting").await.ok();
    news.until(|message| message["waiting"]["count"].as_u64() > Some(0)).await;
    let back =
        room.post("/api/me/link", &json!({})).await.ok()["return_link"].as_str().expect("a link").to_owned();
    let token = back.rsplit('/').next().expect("a token");
    room.post("/api/me/return", &json!({ "token": token })).await.ok();
    room.post("/api/me/return", &json!({ "token": "none" })).await.refused(404);
    assert_eq!(room.get(&back).await.status, 303);

    let all: BTreeSet<String> = operations(&room.document)
        .iter()
        .filter_map(|(_, _, operation)| Some(operation["operationId"].as_str()?.to_owned()))
        .collect();
    assert_eq!(room.done, all, "every operation was done once");
}
