//! Figures: what was pointed at and what can follow is marked, and a picture can be cut down.

use roxmltree::Document;

use super::fixture::{board, say, scene};
use crate::{Emphasis, Path, ROOM, Rect, Scene, Theme, svg, svg_within};

fn paths() -> Vec<Path> {
    let stop = || tabletop::Message::new("stop");
    vec![
        Path::new().id("piece-1").id("square-1"),
        Path::new().id("piece-1").id("square-2").choice("halt", stop()),
        Path::new().id("piece-1").id("square-2").id("square-1"),
        Path::new().choice("pass", stop()),
        Path::new().id("piece-2").id("square-1"),
    ]
}

fn marked(scene: &Scene, why: Emphasis) -> Vec<&str> {
    scene.marks.iter().filter(|mark| mark.why == why).map(|mark| mark.id.as_str()).collect()
}

fn pointed(picked: &[&str]) -> Scene {
    let mut scene = scene();
    scene.marks.clear();
    scene.point(&paths(), picked).expect("an action begins so");
    scene
}

#[test]
fn what_can_follow_is_marked_once() {
    let first = pointed(&[]);
    assert_eq!(marked(&first, Emphasis::Target), ["piece-1", "piece-2"]);
    assert!(marked(&first, Emphasis::Selected).is_empty());
    let second = pointed(&["piece-1"]);
    assert_eq!(marked(&second, Emphasis::Selected), ["piece-1"]);
    assert_eq!(marked(&second, Emphasis::Target), ["square-1", "square-2"]);
    let third = pointed(&["piece-1", "square-2"]);
    assert_eq!(marked(&third, Emphasis::Selected), ["piece-1", "square-2"]);
    assert_eq!(marked(&third, Emphasis::Target), ["square-1"]);
}

#[test]
fn steps_that_lead_nowhere_are_refused() {
    let mut scene = scene();
    let before = scene.clone();
    for picked in [&["piece-3"][..], &["square-1"], &["pass"], &["piece-2", "square-1"]] {
        assert_eq!(scene.point(&paths(), picked), Err(picked));
    }
    assert_eq!(scene, before);
}

#[test]
fn a_part_of_the_board_has_room_around_it() {
    let frame = Rect::new(10, 20, 60, 50);
    let part = svg_within(&board(), &scene(), frame, Theme::Light, &say);
    let picture = Document::parse(&part).expect("well-formed");
    let view = format!("{} {} {} {}", 10 - ROOM, 20 - ROOM, 60 + 2 * ROOM, 50 + 2 * ROOM);
    assert_eq!(picture.root_element().attribute("viewBox"), Some(view.as_str()));
    let clip = picture.descendants().find(|node| node.has_tag_name("clipPath")).expect("a frame");
    let cut = format!("url(#{})", clip.attribute("id").expect("an id"));
    assert!(picture.descendants().any(|node| node.attribute("clip-path") == Some(&cut)));
    let id = format!("id=\"{}\"", clip.attribute("id").expect("an id"));
    assert!(
        part.contains(&id) && !svg(&board(), &scene(), Theme::Light, &say).contains(&id),
        "the whole is not cut"
    );
}

#[test]
fn only_what_is_used_is_defined() {
    let mut scene = scene();
    let whole = svg(&board(), &scene, Theme::Light, &say);
    let name = scene.pieces[0].symbol;
    scene.pieces.clear();
    scene.decor.clear();
    scene.panels.clear();
    let bare = svg(&board(), &scene, Theme::Light, &say);
    let definition = format!("id=\"symbol-{name}\"");
    assert!(whole.contains(&definition) && !bare.contains(&definition));
}
