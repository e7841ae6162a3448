//! The picture: well-formed, labelled, closed to the outside and to markup in names.

use std::collections::BTreeSet;

use roxmltree::{Document, Node};

use super::fixture::{board, say, scene};
use crate::{Content, Rect, Theme, svg};

fn check(test: impl Fn(&Document<'_>)) {
    for theme in [Theme::Light, Theme::Dark] {
        let picture = svg(&board(), &scene(), theme, &say);
        test(&Document::parse(&picture).expect("well-formed"));
    }
}

fn by_id<'a>(picture: &'a Document<'a>, id: &str) -> Option<Node<'a, 'a>> {
    picture.descendants().find(|node| node.attribute("id") == Some(id))
}

#[test]
fn ids_are_distinct() {
    check(|picture| {
        let mut seen = BTreeSet::new();
        for id in picture.descendants().filter_map(|node| node.attribute("id")) {
            assert!(seen.insert(id), "{id} is there twice");
        }
    });
}

#[test]
fn whatever_can_be_pointed_at_has_a_role_and_a_name() {
    check(|picture| {
        for id in scene().ids(&board()) {
            let node = by_id(picture, id).expect(id);
            assert_eq!(node.attribute("role"), Some("img"));
            let title = node.first_element_child().and_then(|child| child.text());
            assert!(title.is_some() && title == node.attribute("aria-label"), "{id}");
        }
    });
}

#[test]
fn a_region_says_what_it_is_now() {
    check(|picture| {
        let label = |id| by_id(picture, id).and_then(|node| node.attribute("aria-label"));
        assert_eq!(label("square-1"), Some("square square-1"), "the board's own words");
        assert_eq!(label("square-2"), Some("square-held"));
    });
}

#[test]
fn names_never_become_markup() {
    check(|picture| {
        assert_eq!(picture.root_element().attribute("aria-label"), Some("turn <b>\"Zoé\" & co</b>"));
        assert!(picture.descendants().all(|node| !node.has_tag_name(("http://www.w3.org/2000/svg", "b"))));
    });
}

#[test]
fn nothing_outside_is_referred_to() {
    check(|picture| {
        for attribute in picture.descendants().flat_map(|node| node.attributes()) {
            let value = attribute.value();
            let target = value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')'));
            if let Some(id) = target.or(value.strip_prefix('#').filter(|_| attribute.name() == "href")) {
                assert!(by_id(picture, id).is_some(), "{id} is not in the picture");
            } else {
                assert!(attribute.name() != "href" && !value.contains("url("), "{value}");
            }
        }
    });
}

#[test]
fn nearer_pieces_are_drawn_later() {
    check(|picture| {
        let order: Vec<&str> = picture.descendants().filter_map(|node| node.attribute("id")).collect();
        let place = |id| order.iter().position(|other| *other == id);
        assert!(place("piece-1") < place("piece-2"));
    });
}

/// The words of a picture, in the order in which they are drawn.
fn words<'a>(picture: &'a Document<'_>) -> Vec<&'a str> {
    picture.descendants().filter(|node| node.has_tag_name("text")).filter_map(|node| node.text()).collect()
}

#[test]
fn overlays_lie_among_the_pieces_and_are_only_looked_at() {
    check(|picture| {
        let way =
            picture.descendants().find(|node| node.attribute("d") == Some("M25 35 L75 35")).expect("drawn");
        let group = way.parent().expect("in a group");
        assert_eq!(group.attribute("aria-hidden"), Some("true"));
        assert_eq!(group.attribute("pointer-events"), Some("none"));
        let order: Vec<_> = picture.descendants().map(|node| node.id()).collect();
        let place = |node: Node<'_, '_>| order.iter().position(|other| *other == node.id());
        assert!(
            place(way) < place(by_id(picture, "piece-1").expect("a piece")),
            "the same z: overlays below"
        );
    });
    let mut above = scene();
    above.overlays[0].z = 2;
    let picture = svg(&board(), &above, Theme::Light, &say);
    assert!(picture.find("M25 35 L75 35") > picture.find("id=\"piece-1\""));
}

#[test]
fn captions_are_words_that_catch_no_clicks() {
    check(|picture| {
        let score = picture.descendants().find(|node| node.text() == Some("score 7")).expect("written");
        let is = |name, value| assert_eq!(score.attribute(name), Some(value), "{name}");
        is("text-anchor", "end");
        is("font-size", "6");
        is("x", "95");
        is("pointer-events", "none");
    });
    let mut nasty = scene();
    nasty.captions[0].text = tabletop::Message::new("score").with("name", "<script>");
    let picture = svg(&board(), &nasty, Theme::Light, &say);
    assert!(words(&Document::parse(&picture).expect("well-formed")).contains(&"score <script>"));
}

#[test]
fn a_caption_keeps_within_its_width() {
    let mut scene = scene();
    let caption = scene.captions[0].clone();
    let drawn = |scene: &crate::Scene| {
        let picture = svg(&board(), scene, Theme::Light, &say);
        let picture = Document::parse(&picture).expect("well-formed");
        let node =
            picture.descendants().find(|node| node.attribute("text-anchor") == Some("end")).expect("drawn");
        (
            node.text().unwrap_or_default().to_owned(),
            node.attribute("font-size").unwrap_or_default().to_owned(),
        )
    };
    scene.captions[0] = crate::Caption { size: 20, ..caption }.within(90);
    assert_eq!(drawn(&scene), ("score 7".to_owned(), "20".to_owned()));
    scene.captions[0].width = Some(70);
    assert_eq!(drawn(&scene), ("score 7".to_owned(), "16".to_owned()), "smaller letters first");
    scene.captions[0].width = Some(40);
    assert_eq!(drawn(&scene), ("sco…".to_owned(), "15".to_owned()), "then fewer");
}

#[test]
fn what_stands_beside_the_drawing_is_not_in_the_picture() {
    check(|picture| {
        for panel in scene().panels {
            assert_eq!(by_id(picture, &panel.id).is_some(), panel.place.is_some(), "{}", panel.id);
        }
    });
}

#[test]
fn a_tint_lies_over_the_backdrop_and_beneath_what_is_printed_over_it() {
    for (theme, red) in [(Theme::Light, "#aa0000"), (Theme::Dark, "#ff4444")] {
        let picture = svg(&board(), &scene(), theme, &say);
        let wash = format!("clip-path=\"url(#tint-square-1)\" fill=\"{red}\" fill-opacity=\"0.4\"");
        let at = picture.find(&wash).expect("washed");
        assert!(picture.find("A&lt;1&gt;").expect("beneath") < at);
        assert!(picture.find(">B2<").expect("printed over it") > at);
        assert!(picture.find("id=\"square-1\"").expect("a region") > picture.find(">B2<").expect("so"));
    }
}

#[test]
fn a_tint_of_nothing_is_nothing() {
    let mut scene = scene();
    scene.tints[0].of = "nowhere".into();
    assert!(!svg(&board(), &scene, Theme::Light, &say).contains("fill-opacity=\"0.4\""));
}

#[test]
fn single_pieces_stand_side_by_side_in_a_wide_tray() {
    let mut scene = scene();
    let Content::Tray(tray) = &mut scene.panels[0].content else { panic!("a tray") };
    let (wide, high) = (Rect::new(0, 40, 216, 68), Rect::new(0, 40, 68, 216));
    let rows = [Rect::new(8, 40, 200, 30), Rect::new(8, 70, 200, 30)];
    assert_eq!(tray.areas(wide), rows, "two sorts of several pieces");
    for slot in &mut tray.slots {
        (slot.count, slot.capacity) = (1, 1);
    }
    assert_eq!(tray.areas(wide), [Rect::new(8, 40, 100, 60), Rect::new(108, 40, 100, 60)]);
    assert_eq!(tray.areas(high), [Rect::new(8, 40, 52, 104), Rect::new(8, 144, 52, 104)]);
}

#[test]
fn each_theme_has_its_colours() {
    let [light, dark] = [Theme::Light, Theme::Dark].map(|theme| svg(&board(), &scene(), theme, &say));
    assert!(light.contains("#aa0000") && !light.contains("#ff4444"));
    assert!(dark.contains("#ff4444") && !dark.contains("#aa0000"));
    assert!(!light.contains("none\" stroke=\"none"), "a mark has no colour");
}

#[test]
fn a_long_heading_is_made_to_fit() {
    let mut scene = scene();
    scene.panels[0].label = tabletop::Message::new("tray").with("name", "Aristide de la Tour du Pin");
    let picture = svg(&board(), &scene, Theme::Light, &say);
    let picture = Document::parse(&picture).expect("well-formed");
    let tray = by_id(&picture, "tray").expect("a tray");
    let heading = tray.children().find(|node| node.has_tag_name("text")).and_then(|node| node.text());
    assert_eq!(heading, Some("…"));
    assert_eq!(tray.attribute("aria-label"), Some("tray Aristide de la Tour du Pin"));
}
