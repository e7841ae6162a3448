//! Every mistake is found, and a scene without one is clean.

use super::fixture::{board, scene};
use crate::{Cell, Emphasis, Flaw, Mark, Paint, Path, Point, Shape, flaws};

#[test]
fn a_sound_scene_has_none() {
    let path = Path::new().id("reserve-a").id("square-1").choice("silent", tabletop::Message::new("silent"));
    assert_eq!(flaws(&board(), &scene(), [&path]), []);
}

#[test]
fn each_mistake_is_named() {
    let (mut board, mut scene) = (board(), scene());
    let outline = board.symbols[0].outline.clone();
    board.backdrop.push(Shape::filled(outline, Paint::Gradient("marble")).into());
    scene.regions[0].id = "square-2".into();
    scene.pieces[0].symbol = "queen";
    scene.pieces[0].cell = Cell::new("q", "mauve");
    scene.pieces[1].at = Point::new(101, 10);
    scene.marks = vec![Mark { id: "nowhere".into(), why: Emphasis::Last }];
    let path = Path::new().id("elsewhere");
    assert_eq!(
        flaws(&board, &scene, [&path]),
        [
            Flaw::TwiceTheSameId("square-2".into()),
            Flaw::UnknownId("elsewhere".into()),
            Flaw::UnknownId("nowhere".into()),
            Flaw::UnknownId("square-1".into()),
            Flaw::UnknownSymbol("queen".into()),
            Flaw::UnknownColour("mauve".into()),
            Flaw::UnknownGradient("marble".into()),
            Flaw::OffTheBoard("piece-1".into()),
        ]
    );
}

#[test]
fn a_path_is_plain_json() {
    let path = Path::new().id("piece-1").choice("announce", tabletop::Message::new("announce"));
    expect_test::expect![[r#"[{"id":"piece-1"},{"choice":{"name":"announce","label":{"key":"announce"}}}]"#]]
        .assert_eq(&serde_json::to_string(&path).unwrap());
}
