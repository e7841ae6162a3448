//! Figures of the rules: listed with their sizes, drawn in both themes, and nothing else to be had there.

use serde_json::Value;

use crate::tools::TestHouse;

#[tokio::test(flavor = "multi_thread")]
async fn every_figure_is_listed_and_drawn() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    for game in ["diam", "belligerants", "bartasso", "toybattle"] {
        let list = caller.get(&format!("/api/games/{game}/figures")).await.ok();
        let list = list.as_array().expect("a list");
        assert!(list.len() > 5, "{game}");
        for figure in list {
            let name = figure["name"].as_str().expect("a name");
            let path = format!("/api/games/{game}/figures/{name}");
            let [light, dark] =
                [caller.get(&path).await, caller.get(&format!("{path}?theme=dark&lang=fr")).await];
            assert_eq!(light.header("content-type"), Some("image/svg+xml"));
            assert_ne!(light.body, dark.body, "{name}");
            for answer in [&light, &dark] {
                let picture = roxmltree::Document::parse(answer.text()).expect("well-formed");
                let view = picture.root_element().attribute("viewBox").expect("a view box").to_owned();
                let size = format!(" {} {}", figure["width"], figure["height"]);
                assert!(view.ends_with(&size), "{name}: {view} is not{size}");
            }
        }
    }
}

#[tokio::test]
async fn what_is_no_figure_is_not_found() {
    let house = TestHouse::new().await;
    let mut caller = house.stranger();
    assert_eq!(caller.get("/api/games/blindbid/figures").await.ok(), Value::Array(Vec::new()));
    for path in [
        "/api/games/diam/figures/board",
        "/api/games/belligerants/figures/BOARD",
        "/api/games/belligerants/figures/..%2Frules%2Fen",
        "/api/games/chess/figures/board",
        "/api/games/chess/figures",
    ] {
        caller.get(path).await.refused(404, "not-found");
    }
    caller.get("/api/games/belligerants/figures/board?lang=de").await.refused(400, "unknown-language");
    caller.get("/api/games/belligerants/figures/board?at=1").await.refused(400, "bad-request");
}
