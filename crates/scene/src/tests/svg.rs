//! The picture: well-formed, labelled, closed to the outside and to markup in names.

use std::collections::BTreeSet;

use roxmltree::{Document, Node};

use super::fixture::{board, say, scene};
use crate::{Theme, svg};

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
        for id in scene().ids() {
            let node = by_id(picture, id).expect(id);
            assert_eq!(node.attribute("role"), Some("img"));
            let title = node.first_element_child().and_then(|child| child.text());
            assert!(title.is_some() && title == node.attribute("aria-label"), "{id}");
        }
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
