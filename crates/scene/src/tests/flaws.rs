//! Every mistake is found, and a scene without one is clean.

use super::fixture::{board, scene};
use crate::{
    Caption, Cell, Content, Emphasis, Flaw, Label, Mark, Overlay, Paint, Path, Point, Rect, Row, Shape,
    Stage, Tint, flaws,
};

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
    board.regions[0].id = "square-2".into();
    board.previews[0].pieces[0].symbol = "rook";
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
            Flaw::UnknownSymbol("rook".into()),
            Flaw::UnknownColour("mauve".into()),
            Flaw::UnknownGradient("marble".into()),
            Flaw::OffTheBoard("piece-1".into()),
        ]
    );
}

#[test]
fn wings_lie_beside_the_field_and_each_other() {
    let mut board = board();
    let stage =
        |wings: &[Rect]| Stage { field: Rect::new(0, 10, 100, 40), wings: wings.to_vec(), turns: Vec::new() };
    board.stage = stage(&[Rect::new(0, 0, 100, 10), Rect::new(0, 50, 100, 10)]);
    assert_eq!(flaws(&board, &scene(), []), []);
    board.stage = stage(&[Rect::new(0, 0, 100, 11), Rect::new(0, 50, 60, 10), Rect::new(50, 50, 50, 11)]);
    assert_eq!(flaws(&board, &scene(), []), [Flaw::WingAstray(1), Flaw::WingAstray(3)]);
}

#[test]
fn what_comes_and_goes_is_looked_at_too() {
    let (board, mut scene) = (board(), scene());
    let outline = board.symbols[0].outline.clone();
    let label = tabletop::Message::new("label");
    scene.overlays.push(Overlay { z: 0, shape: Shape::filled(outline.clone(), Paint::Colour("ochre")) });
    scene.overlays.push(Overlay { z: 0, shape: Shape::filled(outline, Paint::Gradient("mist")) });
    scene.captions.push(Caption::new(Point::new(1, 1), label.clone(), 5, "sepia"));
    let mut sheet = scene.sheets[0].clone();
    sheet.of = "nobody".into();
    sheet.rows.push(Row::new(label).with_symbol("king"));
    scene.sheets.push(sheet);
    assert_eq!(
        flaws(&board, &scene, []),
        [
            Flaw::TwiceTheSameId("pile-2".into()),
            Flaw::UnknownId("nobody".into()),
            Flaw::UnknownSymbol("king".into()),
            Flaw::UnknownColour("ochre".into()),
            Flaw::UnknownColour("sepia".into()),
            Flaw::UnknownGradient("mist".into()),
        ]
    );
}

#[test]
fn tints_and_arrows_use_what_there_is() {
    let (board, mut scene) = (board(), scene());
    scene.tints =
        vec![Tint { of: "piece-1".into(), colour: "red" }, Tint { of: "square-1".into(), colour: "puce" }];
    scene.arrows[1].ink = Some("teal");
    assert_eq!(
        flaws(&board, &scene, []),
        [
            Flaw::UnknownId("piece-1".into()),
            Flaw::UnknownColour("puce".into()),
            Flaw::UnknownColour("teal".into())
        ]
    );
}

#[test]
fn panels_have_a_place_where_they_need_one() {
    let (board, mut scene) = (board(), scene());
    for panel in &mut scene.panels {
        panel.place = if panel.place.is_some() { None } else { Some(Rect::new(0, 0, 9, 9)) };
    }
    let astray = ["course", "queue", "scores", "tray"].map(|id| Flaw::PanelAstray(id.into()));
    assert_eq!(flaws(&board, &scene, []), astray, "a text may have one or none");
}

#[test]
fn tables_and_charts_are_even_and_name_what_there_is() {
    let (board, mut scene) = (board(), scene());
    for panel in &mut scene.panels {
        match &mut panel.content {
            Content::Table(table) => {
                table.rows[1].cells.pop();
                table.rows[0].symbol = Some("king");
            }
            Content::Chart(chart) => {
                chart.moments.pop();
                (chart.series[0].symbol, chart.series[1].colour) = (Some("queen"), "ochre");
            }
            Content::Text(_) | Content::Tray(_) | Content::Queue(_) => {}
        }
    }
    assert_eq!(
        flaws(&board, &scene, []),
        [
            Flaw::UnknownSymbol("king".into()),
            Flaw::UnknownSymbol("queen".into()),
            Flaw::UnknownColour("ochre".into()),
            Flaw::Uneven("course".into()),
            Flaw::Uneven("scores".into()),
        ]
    );
}

#[test]
fn a_label_is_there_only_for_what_changed_and_in_order() {
    let (board, mut scene) = (board(), scene());
    let label = |of: &str, text| Label { of: of.into(), text };
    scene.labels = vec![label("square-1", board.regions[0].label.clone())];
    assert_eq!(flaws(&board, &scene, []), [Flaw::IdleLabel("square-1".into())]);
    let held = || tabletop::Message::new("square-held");
    scene.labels = vec![label("square-2", held()), label("square-1", held()), label("piece-1", held())];
    assert_eq!(
        flaws(&board, &scene, []),
        [Flaw::UnknownId("piece-1".into()), Flaw::IdleLabel("square-1".into())]
    );
}

#[test]
fn a_sheet_may_belong_to_anything_there_is() {
    let (board, mut scene) = (board(), scene());
    for of in ["square-1", "piece-1", "reserve-b", "queue"] {
        scene.sheets[0].of = of.into();
        assert_eq!(flaws(&board, &scene, []), [], "{of}");
    }
}

#[test]
fn a_sheet_is_plain_json() {
    let sheets = serde_json::to_value(&scene().sheets).unwrap();
    assert_eq!(
        sheets,
        serde_json::json!([{
            "id": "pile-2", "of": "piece-2", "title": { "key": "pile" },
            "rows": [
                { "symbol": "pawn", "label": { "key": "pawn" }, "count": 2, "is_faint": false },
                { "symbol": "pawn", "label": { "key": "gone" }, "count": 0, "is_faint": true },
                { "symbol": null, "label": { "key": "unknown" }, "count": null, "is_faint": false },
            ],
            "note": { "key": "counted" },
        }])
    );
}

#[test]
fn a_path_is_plain_json() {
    let path = Path::new().id("piece-1").choice("announce", tabletop::Message::new("announce"));
    expect_test::expect![[r#"[{"id":"piece-1"},{"choice":{"name":"announce","label":{"key":"announce"}}}]"#]]
        .assert_eq(&serde_json::to_string(&path).unwrap());
}
