//! What can be played: games, words, rules, pictures, and the API's own description.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::Request;
use axum::http::header::ACCEPT;
use serde_json::{Value, json};

use crate::tools::{Answer, Caller, TestHouse};

#[tokio::test]
async fn the_games_with_their_options() {
    let house = TestHouse::new().await;
    let games = house.stranger().get("/api/games").await.ok();
    let keys: Vec<&Value> = games.as_array().expect("a list").iter().map(|game| &game["key"]).collect();
    assert_eq!(
        keys,
        [
            "diam",
            "blindbid",
            "fuse",
            "belligerants",
            "bartasso",
            "counted",
            "masked",
            "toybattle",
            "diplomacy",
            "divine"
        ]
    );
    assert_eq!(games[0]["seats"], json!([2, 3, 4]));
    assert_eq!(games[1]["has_secrets"], true);
    assert!(games[0]["schema"]["properties"]["edition"].is_object(), "{}", games[0]["schema"]);
}

#[tokio::test]
async fn words_and_rules_in_both_languages() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    for (path, start) in [
        ("/api/texts/en", "refused-over = The game is over."),
        ("/api/texts/fr", "refused-over = La partie est finie."),
        ("/api/games/diam/texts/en", "diam-announcement = Diam!"),
        ("/api/games/blindbid/texts/fr", "blindbid-ready = C’est prêt"),
        ("/api/games/belligerants/texts/fr", "belligerants-config-board = Tableau"),
        ("/api/games/bartasso/texts/en", "bartasso-config-camps = Camps"),
        ("/api/games/diam/rules/en", "**1.1**"),
        ("/api/games/diam/rules/fr", "**1.1**"),
    ] {
        let answer = caller.get(path).await;
        assert!(answer.text().contains(start), "{path}");
        assert!(answer.header("content-type").is_some_and(|media| media.starts_with("text/")), "{path}");
    }
    for path in ["/api/texts/de", "/api/games/diam/texts/de", "/api/games/diam/rules/EN"] {
        caller.get(path).await.refused(400, "unknown-language");
    }
    for path in ["/api/games/chess/texts/en", "/api/games/chess/rules/fr", "/api/games/chess/picture.svg"] {
        caller.get(path).await.refused(404, "not-found");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_seat_has_its_sign() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    for (game, config, seats) in [
        ("diam", json!({}), 2),
        ("diam", json!({ "players": 4 }), 4),
        ("belligerants", json!({}), 2),
        ("bartasso", json!({}), 2),
        ("toybattle", json!({}), 2),
    ] {
        let path = |seat: u8, theme: &str| {
            format!("/api/games/{game}/emblem.svg?seat={seat}&theme={theme}&config={}", encoded(&config))
        };
        let mut signs = BTreeSet::new();
        for seat in 0..seats {
            let answer = caller.get(&path(seat, "light")).await;
            assert_eq!(answer.header("content-type"), Some("image/svg+xml"));
            assert_eq!(answer.header("cache-control"), Some("public, max-age=3600"));
            assert!(answer.text().contains("<use"), "{game} {seat}");
            signs.insert(answer.text().to_owned());
        }
        assert_eq!(signs.len(), usize::from(seats), "{game}: seats are told apart by them");
        caller.get(&path(seats, "dark")).await.refused(404, "not-found");
    }
    caller.get("/api/games/chess/emblem.svg?seat=0").await.refused(404, "not-found");
    caller.get("/api/games/diam/emblem.svg?seat=0&config={").await.refused(400, "not-json");
    caller
        .get("/api/games/diam/emblem.svg?seat=0&config={%22players%22:9}")
        .await
        .refused(422, "diam-bad-players");
}

/// Options in an address.
fn encoded(config: &Value) -> String {
    config.to_string().replace('{', "%7B").replace('}', "%7D").replace('"', "%22")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_its_picture() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    for path in [
        "/api/games/diam/picture.svg",
        "/api/games/diam/picture.svg?theme=dark&lang=fr",
        "/api/games/blindbid/picture.svg?theme=light",
        "/api/games/belligerants/picture.svg?lang=fr",
        "/api/games/bartasso/picture.svg?theme=dark",
    ] {
        let answer = caller.get(path).await;
        assert_eq!(answer.header("content-type"), Some("image/svg+xml"));
        let picture = roxmltree::Document::parse(answer.text()).expect("well-formed");
        assert_eq!(picture.root_element().tag_name().name(), "svg");
        assert_eq!(caller.get(path).await.body, answer.body, "always the same");
    }
    caller.get("/api/games/diam/picture.svg?lang=de").await.refused(400, "unknown-language");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_shown_as_it_is_set_with_ones_options() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    let picture = async |caller: &mut Caller, config: &str| {
        let answer = caller.get(&format!("/api/games/diam/picture.svg?config={config}")).await;
        assert_eq!(answer.header("content-type"), Some("image/svg+xml"), "{config}");
        answer.body
    };
    let (usual, old) = ("%7B%7D", "%7B%22edition%22%3A%221998%22%7D");
    assert_eq!(picture(&mut caller, usual).await, picture(&mut caller, usual).await);
    assert_ne!(picture(&mut caller, usual).await, picture(&mut caller, old).await);
    let played = caller.get("/api/games/diam/picture.svg").await;
    assert_ne!(picture(&mut caller, usual).await, played.body, "nothing has been played yet");
    let bad = "/api/games/diam/picture.svg?config=";
    caller.get(&format!("{bad}%7B")).await.refused(400, "not-json");
    caller.get(&format!("{bad}%7B%22colour%22%3A1%7D")).await.refused(422, "config-unknown-field");
}

/// The router cannot be asked for its routes: they are read where they are written.
#[tokio::test]
async fn every_route_is_described() {
    let source = include_str!("../../src/api/mod.rs");
    let mut routes = BTreeSet::new();
    for line in source.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")) {
        let (path, handlers) = line.split_once('"').expect("a path");
        let is_nested = !matches!(path, "/healthz") && !path.starts_with("/return");
        let path = if is_nested { format!("/api{path}") } else { path.to_owned() };
        for method in ["get", "post", "put"] {
            if handlers.contains(&format!("{method}(")) {
                routes.insert((path.clone(), method.to_owned()));
            }
        }
    }
    let house = TestHouse::new().await;
    let described = house.stranger().get("/api/openapi.json").await.ok();
    let paths = described["paths"].as_object().expect("paths");
    let operations = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("methods");
        methods.keys().map(move |method| (path.clone(), method.clone()))
    });
    assert_eq!(operations.collect::<BTreeSet<_>>(), routes);
    // Whatever is referred to is there.
    let text = described.to_string();
    for name in text.split("\"#/components/schemas/").skip(1) {
        let name = name.split('"').next().expect("a name");
        assert!(described["components"]["schemas"][name].is_object(), "{name}");
    }
}

#[tokio::test]
async fn the_page_answers_everywhere_else() {
    let house = TestHouse::new().await;
    let (id, mut caller, _ben) = house.diam().await;
    let table = format!("/table/{id}");
    let invited = format!("/table/{id}?invite=anything");
    for path in [
        "/",
        "/play?game=diam",
        "/tables",
        "/tables/",
        "/about",
        "/verify",
        "/rules/diam",
        "/learn/diam",
        "/learn/diam/moving",
        "/review/abc",
        "/editor/diam",
        "/editor/diplomacy?config=%7B%7D",
        &table,
        &invited,
    ] {
        let answer = caller.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        is_page(path, &answer);
    }
    // Where there is nothing, the page says what to do, and the code says that there is nothing.
    for path in [
        "/nowhere",
        "/table/abc",
        "/table",
        "/review",
        "/rules/chess",
        "/rules",
        "/about/x",
        "/index.php",
        "/table/a/b",
        "/learn",
        "/learn/blindbid",
        "/learn/diam/flying",
        "/learn/diam/moving/x",
        "/editor",
        "/editor/toybattle",
        "/editor/diam/x",
    ] {
        let answer = caller.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        is_page(path, &answer);
    }
    for path in ["/api/nothing", "/api/", "/api/tables/x/y/z", "/assets/none.js"] {
        caller.get(path).await.refused(404, "not-found");
    }
    assert_eq!(caller.get("/healthz").await.text(), "ok\n");
}

fn is_page(path: &str, answer: &Answer) {
    assert!(answer.body.contains("<title>"), "{path}");
    assert!(answer.header("content-type").is_some_and(|media| media.starts_with("text/html")), "{path}");
}

#[tokio::test]
async fn a_return_link_that_leads_nowhere_is_a_page_for_people_and_a_refusal_for_programs() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    caller.get("/return/cut-short").await.refused(404, "not-found");
    let request =
        Request::get("/return/cut-short").header(ACCEPT, "text/html,application/xhtml+xml,*/*;q=0.8");
    let answer = caller.send(request.body(Body::empty()).expect("a request")).await;
    assert_eq!(answer.status, 404);
    is_page("/return/cut-short", &answer);
    assert_eq!(answer.header("set-cookie"), None);
}
