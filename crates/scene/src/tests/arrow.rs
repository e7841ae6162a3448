//! Arrows: how their lines are drawn and how they end. The page draws the same (web/src/board/arrow.test.ts).

use expect_test::{Expect, expect};

use super::fixture::{board, say, scene};
use crate::svg::drawn;
use crate::{Arrow, Emphasis, Point, Shaft, Theme, Tip, svg};

const LEVEL: Arrow = Arrow::straight(Point::new(0, 0), Point::new(90, 0), Emphasis::Last);
const BENT: Arrow = Arrow::new(Point::new(10, 10), Point::new(60, -20), Point::new(100, 40), Emphasis::Last);

fn check(arrow: &Arrow, expected: &Expect) {
    let parts = drawn(arrow);
    expected.assert_eq(&format!("{}\n{:?}\n{:?}\n", parts.shaft, parts.dashes, parts.end));
}

#[test]
fn an_arrow_has_a_head_unless_it_says_otherwise() {
    check(
        &LEVEL,
        &expect![[r#"
        M0 0 Q45 0 66 0
        None
        Face("M90 0 L66 17 L66 -17 Z")
    "#]],
    );
    check(
        &BENT,
        &expect![[r#"
        M10 10 Q60 -20 86.7 20
        None
        Face("M100 40 L72.5 29.5 L100.8 10.6 Z")
    "#]],
    );
}

#[test]
fn each_way_of_drawing_an_arrow_differs_in_more_than_colour() {
    let drawn = |shaft, tip| LEVEL.clone().inked("red", 60).drawn(shaft, tip);
    check(
        &drawn(Shaft::Dashed, Tip::Bar),
        &expect![[r#"
        M0 0 Q45 0 90 0
        Some("9.6 13.2")
        Lines("M90 -10.7 L90 10.7")
    "#]],
    );
    check(
        &drawn(Shaft::Dotted, Tip::Head),
        &expect![[r#"
        M0 0 Q45 0 74 0
        Some("0.01 12.6")
        Face("M90 0 L74 11.3 L74 -11.3 Z")
    "#]],
    );
    check(
        &drawn(Shaft::Solid, Tip::Knob),
        &expect![[r#"
        M0 0 Q45 0 90 0
        None
        Face("M90 -7.3 A7.33 7.33 0 0 1 90 7.3 A7.33 7.33 0 0 1 90 -7.3 Z")
    "#]],
    );
    check(
        &BENT.clone().inked("red", 60).drawn(Shaft::Wavy, Tip::Head),
        &expect![[r#"
        M10 10 Q23.2 15.8 26.1 2.1 Q31.2 -11.3 41.2 -1.5 Q47.9 9.7 55.3 -0.8 Q65.9 -9.6 68.3 4.1 Q67.4 17.2 80.2 13.3 Q94.7 12.3 91.1 26.7
        None
        Face("M100 40 L81.7 33 L100.6 20.4 Z")
    "#]],
    );
}

#[test]
fn an_arrow_that_failed_ends_in_a_cross_before_its_goal() {
    check(
        &LEVEL.clone().stopped(true),
        &expect![[r#"
        M0 0 Q45 0 66 0
        None
        Cross("M55 -11 L77 11 M55 11 L77 -11")
    "#]],
    );
    let support = LEVEL.clone().inked("red", 60).drawn(Shaft::Dashed, Tip::Knob);
    check(
        &support.stopped(true),
        &expect![[r#"
        M0 0 Q45 0 74 0
        Some("9.6 13.2")
        Cross("M66.7 -7.3 L81.3 7.3 M66.7 7.3 L81.3 -7.3")
    "#]],
    );
}

#[test]
fn the_middle_of_an_arrow_lies_on_it() {
    assert_eq!(LEVEL.middle(), Point::new(45, 0));
    assert_eq!(BENT.middle(), Point::new(57, 2));
}

#[test]
fn an_arrow_with_a_colour_of_its_own_has_an_edge() {
    let strokes = |arrow: Arrow| {
        let mut scene = scene();
        scene.arrows = vec![arrow];
        let picture = svg(&board(), &scene, Theme::Light, &say);
        picture.matches("stroke=\"#2b2118\"").count()
    };
    assert_eq!(strokes(LEVEL), 0);
    assert_eq!(strokes(LEVEL.inked("red", 60)), 2, "around the line and around the head");
}

#[test]
fn arrows_are_passed_over_by_those_who_listen() {
    let picture = svg(&board(), &scene(), Theme::Light, &say);
    let picture = roxmltree::Document::parse(&picture).expect("well-formed");
    let shaft = drawn(&scene().arrows[1]).shaft;
    let path = picture.descendants().find(|node| node.attribute("d") == Some(&shaft)).expect("drawn");
    let group = path.parent().expect("in a group");
    assert_eq!(group.attribute("aria-hidden"), Some("true"));
    assert_eq!(group.attribute("pointer-events"), Some("none"));
}
