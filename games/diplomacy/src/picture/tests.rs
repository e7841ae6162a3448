//! Units and their signs can be told apart, orders become the arrows they should, and all of it fits the map.

use std::collections::BTreeSet;

use expect_test::{Expect, expect};
use scene::{Art, Board, Outline, Paint, Rect, Scene, Shape, Symbol, TextStyle, Theme, flaws, text};

use super::*;
use crate::judge::Ruling;
use crate::map::PLACES;
use crate::notation;

/// Every unit that could stand somewhere, one after another.
fn everywhere() -> impl Iterator<Item = Unit> {
    let powers = Power::ALL.into_iter().cycle();
    let units = Place::all().flat_map(|place| Kind::ALL.map(|kind| (kind, place)));
    let units = units.filter(|(kind, place)| kind.can_stand(*place));
    let needs_coast =
        |kind, place: Place| kind == Kind::Fleet && !place.is_coast() && place.province().has_coasts();
    let units = units.filter(move |(kind, place)| !needs_coast(*kind, *place));
    units.zip(powers).map(|((kind, place), power)| Unit { power, kind, place })
}

/// The numbers of path data that has absolute commands alone.
fn points(data: &str) -> Vec<(f64, f64)> {
    assert!(data.chars().all(|c| "MLCZ-. 0123456789".contains(c)), "{data}");
    let numbers = data.split(|c: char| !"-.0123456789".contains(c)).filter(|word| !word.is_empty());
    let numbers: Vec<f64> = numbers.map(|word| word.parse().expect(data)).collect();
    numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

/// The points of what is drawn, and half the width of the line along it. Rims reach further: they part a unit from the map.
fn drawn(symbol: &Symbol) -> Vec<((f64, f64), f64)> {
    let mut all = Vec::new();
    for art in &symbol.art {
        let Art::Shape(Shape { outline, stroke, .. }) = art else {
            panic!("letters are not drawn alike everywhere")
        };
        let is_rim = stroke.is_some_and(|stroke| stroke.paint == Paint::Colour("unit-rim"));
        let edge = stroke.filter(|_| !is_rim).map_or(0.0, |stroke| f64::from(stroke.tenths) / 20.0);
        let points = match outline {
            Outline::Path(data) => points(data),
            Outline::Ellipse { centre, rx, ry } => {
                let corner = |sign: i32| (f64::from(centre.x + sign * rx), f64::from(centre.y + sign * ry));
                vec![corner(-1), corner(1)]
            }
            other => panic!("{other:?}"),
        };
        all.extend(points.into_iter().map(|point| (point, edge)));
    }
    all
}

#[test]
fn units_fit_the_room_there_is_for_them() {
    for symbol in unit::symbols() {
        let Rect { x, y, width, height } = symbol.bounds;
        // Half of an edge may lie outside.
        let within = |at: f64, least: i32, size: i32, edge: f64| {
            f64::from(least) - edge.min(1.0) <= at && at <= f64::from(least + size) + edge.min(1.0)
        };
        for ((at_x, at_y), edge) in drawn(&symbol) {
            assert!(
                within(at_x, x, width, edge) && within(at_y, y, height, edge),
                "{} {at_x} {at_y}",
                symbol.name
            );
        }
    }
}

#[test]
fn no_two_powers_share_a_colour_or_a_device() {
    for (i, one) in Power::ALL.into_iter().enumerate() {
        for other in &Power::ALL[..i] {
            assert_ne!(device::path(one, 1.0, 0.0, 0.0), device::path(*other, 1.0, 0.0, 0.0));
            for theme in [Theme::Light, Theme::Dark] {
                let apart = ratio(value(colour::of(one), theme), value(colour::of(*other), theme));
                let hue = far(value(colour::of(one), theme), value(colour::of(*other), theme));
                assert!(apart > 1.35 || hue > 110, "{one} {other} {apart} {hue}");
            }
        }
    }
}

fn value(name: &str, theme: Theme) -> (u8, u8, u8) {
    board().colour(name, theme).expect(name).parts()
}

/// How far two colours are apart, in steps of all three of their parts.
fn far(one: (u8, u8, u8), other: (u8, u8, u8)) -> u32 {
    let steps = |a: u8, b: u8| u32::from(a.abs_diff(b));
    steps(one.0, other.0) + steps(one.1, other.1) + steps(one.2, other.2)
}

/// The contrast of two colours, as it is measured for pages.
fn ratio(one: (u8, u8, u8), other: (u8, u8, u8)) -> f64 {
    let part = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let light = |(r, g, b): (u8, u8, u8)| 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b) + 0.05;
    let (a, b) = (light(one), light(other));
    a.max(b) / a.min(b)
}

#[test]
fn devices_can_be_read_on_their_colours_and_units_on_the_map() {
    for theme in [Theme::Light, Theme::Dark] {
        for power in Power::ALL {
            let fill = value(colour::of(power), theme);
            let sign = ratio(fill, value(colour::sign(power), theme));
            assert!(sign >= 3.5, "{power} {theme:?} {sign}");
        }
        // Whatever lies beneath, a unit has a dark line and a pale one around it.
        let lines = ratio(value("unit-edge", theme), value("unit-rim", theme));
        assert!(lines >= 7.0, "{theme:?} {lines}");
    }
}

fn scene(position: &Position, dislodged: &[Unit], centres: &Centres) -> Scene {
    let mut scene = Scene::new(Message::new("diplomacy-caption"));
    scene.pieces = pieces(position, dislodged);
    scene.labels = labels(centres);
    scene.tints = tints(centres);
    scene.decor = decor(centres, dislodged);
    scene.emblems = emblems();
    scene
}

#[test]
fn the_picture_has_no_flaws_wherever_a_unit_stands() {
    let (board, mut centres) = (board(), Centres::default());
    CENTRES
        .into_iter()
        .zip(Power::ALL.into_iter().cycle())
        .for_each(|(centre, power)| centres.give(centre, power));
    assert_eq!(tints(&centres).len(), 34);
    for unit in everywhere() {
        let mut position = Position::default();
        position.put(unit).expect("it can stand there");
        let mut scene = scene(&position, &[unit], &centres);
        scene.arrows = arrows(&[Given { unit, order: Order::Hold(unit.piece()), ruling: None }]);
        assert_eq!(flaws(&board, &scene, []), [], "{unit}");
        assert_eq!(scene.emblems.len(), POWERS);
    }
}

#[test]
fn units_have_the_ids_of_their_provinces_and_stand_on_their_places() {
    let position = Position::start();
    let lost =
        Unit { power: Power::Italy, kind: Kind::Army, place: Place::from_code("MUN").expect("a place") };
    let pieces = pieces(&position, &[lost]);
    let of = |id: &str| pieces.iter().find(|piece| piece.id == id).expect(id);
    assert_eq!(pieces.len(), 23);
    let fleet = of("unit-stp");
    assert_eq!((fleet.symbol, fleet.on.as_deref()), ("fleet-russia", Some("province-stp")));
    expect![[r#"Message { key: "diplomacy-unit", args: [("power", Word("RUSSIA")), ("kind", Word("fleet")), ("province", Word("STP")), ("coast", Word("SC"))] }"#]].assert_eq(&format!("{:?}", fleet.label));
    assert_eq!((of("unit-mun").symbol, of("out-mun").symbol), ("army-germany", "army-italy"));
    assert_eq!(of("out-mun").at, atlas::aside(lost.place));
    assert_ne!(of("unit-mun").at, of("out-mun").at);
}

#[test]
fn every_unit_and_every_code_can_be_read_on_a_terminal() {
    let board = board();
    let read = |scene: &Scene| text(&board, scene, &TextStyle::default(), &|_| String::new());
    for unit in everywhere() {
        for (position, dislodged, word) in [(true, &[][..], ""), (false, &[unit][..], "!")] {
            let mut standing = Position::default();
            if position {
                standing.put(unit).expect("it can stand there");
            }
            let shown = read(&scene(&standing, dislodged, &Centres::default()));
            let code = |province: Province| shown.matches(province.code()).count();
            assert!(Province::all().all(|province| code(province) >= 1), "{unit} hides a code\n{shown}");
            let initial = unit.power.name()[..1].to_lowercase();
            assert!(shown.contains(&format!("{}{initial}{word}", unit.kind.letter())), "{unit}\n{shown}");
        }
    }
}

#[test]
fn tints_and_signs_tell_whose_a_centre_is() {
    let mut centres = Centres::default();
    let province = |code| Province::from_code(code).expect(code);
    centres.give(province("PAR"), Power::France);
    centres.give(province("STP"), Power::Russia);
    let told = |list: Vec<String>| list.join("\n");
    expect![[r#"
        Tint { of: "province-par", colour: "france" }
        Tint { of: "province-stp", colour: "russia" }"#]]
    .assert_eq(&told(tints(&centres).iter().map(|tint| format!("{tint:?}")).collect()));
    expect![[r#"
        Decor { symbol: "centre-france", at: Point { x: 446, y: 771 }, z: 0 }
        Decor { symbol: "centre-russia", at: Point { x: 1032, y: 357 }, z: 0 }"#]]
    .assert_eq(&told(decor(&centres, &[]).iter().map(|decor| format!("{decor:?}")).collect()));
    expect![[r#"
        province-par Message { key: "diplomacy-held", args: [("power", Word("FRANCE")), ("province", Word("PAR")), ("coast", Word("none"))] }
        province-stp Message { key: "diplomacy-held", args: [("power", Word("RUSSIA")), ("province", Word("STP")), ("coast", Word("none"))] }
        coast-stp-nc Message { key: "diplomacy-held", args: [("power", Word("RUSSIA")), ("province", Word("STP")), ("coast", Word("NC"))] }
        coast-stp-sc Message { key: "diplomacy-held", args: [("power", Word("RUSSIA")), ("province", Word("STP")), ("coast", Word("SC"))] }"#]].assert_eq(&told(
        labels(&centres).iter().map(|label| format!("{} {:?}", label.of, label.text)).collect(),
    ));
}

/// Orders as they are written, `POWER order` and, after a slash, that they failed, as arrows.
fn check(orders: &[&str], expected: &Expect) {
    let given = |text: &&str| {
        let (power, rest) = text.split_once(' ').expect("a power");
        let (order, ruling) = match rest.split_once(" / ") {
            Some((order, "ok")) => (order, Some(Ruling::Ok)),
            Some((order, _)) => (order, Some(Ruling::Bounce)),
            None => (rest, None),
        };
        let order = notation::read(order).expect("an order");
        let unit = order.unit().expect("a unit");
        let power = Power::from_name(power).expect("a power");
        Given { unit: Unit { power, kind: unit.kind, place: unit.place }, order, ruling }
    };
    let given: Vec<Given> = orders.iter().map(given).collect();
    let line = |arrow: &scene::Arrow| {
        let [from, bend, to] = [arrow.from, arrow.bend, arrow.to].map(|at| format!("{},{}", at.x, at.y));
        let (shaft, tip, stopped) = (arrow.shaft, arrow.tip, if arrow.is_stopped { " stopped" } else { "" });
        format!("{from} {bend} {to} {} {shaft:?} {tip:?}{stopped}\n", arrow.ink.unwrap_or("-"))
    };
    expected.assert_eq(&arrows(&given).iter().map(line).collect::<String>());
}

#[test]
fn a_move_is_an_arrow_and_a_support_joins_its_middle() {
    check(
        &["FRANCE A PAR-BUR", "FRANCE A MAR S A PAR-BUR"],
        &expect![[r#"
        444,805 467,817 491,816 france Solid Head
        493,920 480,866 467,813 france Dashed Knob
    "#]],
    );
}

#[test]
fn one_there_and_one_back_lie_apart() {
    check(
        &["FRANCE A PAR-BUR / no", "GERMANY A BUR-PAR / no"],
        &expect![[r#"
        444,805 467,817 491,816 france Solid Head stopped
        495,806 471,793 448,795 germany Solid Head stopped
    "#]],
    );
}

#[test]
fn a_support_to_hold_ends_in_a_bar_and_a_hold_is_one() {
    check(
        &["ITALY F NAP H / ok", "ITALY A ROM S F NAP / ok"],
        &expect![[r#"
        772,1125 772,1125 772,1126 italy Solid Bar
        713,1045 736,1070 760,1096 italy Dashed Bar
    "#]],
    );
}

#[test]
fn a_hold_that_failed_has_no_arrow() {
    check(&["ITALY F NAP H / no"], &expect![]);
}

#[test]
fn a_convoy_is_a_line_in_waves_that_passes_the_fleet() {
    check(
        &["ENGLAND A LON-NWY / ok", "ENGLAND F NTH C A LON-NWY / ok"],
        &expect![[r#"
        389,655 482,558 648,362 england Wavy Head
        509,511 511,514 513,518 england Wavy Knob
    "#]],
    );
}

#[test]
fn what_is_meant_by_a_support_is_shown_where_nobody_says_it() {
    check(
        &["AUSTRIA A VIE S A MUN-BOH", "AUSTRIA A BUD S A MUN-BOH"],
        &expect![[r#"
        661,785 698,791 734,776 muted Solid Head
        761,836 729,810 697,785 austria Dashed Knob
        901,839 799,812 697,785 austria Dashed Knob
    "#]],
    );
}

#[test]
fn a_retreat_is_dotted_and_begins_where_the_unit_was_put() {
    check(
        &["AUSTRIA F TRI R ALB"],
        &expect![[r#"
        850,996 878,1034 906,1072 austria Dotted Head
    "#]],
    );
}

#[test]
fn winter_plans_have_their_signs() {
    let orders = ["B F STP/NC", "A MUN D"].map(|order| notation::read(order).expect("an order"));
    let told: Vec<String> =
        plans(&orders).iter().map(|decor| format!("{} {:?}", decor.symbol, decor.at)).collect();
    expect![[r#"
        fleet-russia Point { x: 1184, y: 90 }
        plus Point { x: 1199, y: 79 }
        minus Point { x: 655, y: 771 }"#]]
    .assert_eq(&told.join("\n"));
}

/// What travels when everything is on the map.
#[test]
fn a_full_map_is_small_enough_to_travel() {
    let mut centres = Centres::default();
    CENTRES.into_iter().for_each(|centre| centres.give(centre, Power::Austria));
    let size = |value: &dyn Fn() -> serde_json::Value| value().to_string().len();
    let tints = size(&|| serde_json::to_value(tints(&centres)).expect("plain data"));
    assert!(tints < 34 * 48, "{tints}");
    let hold = |unit: Unit| Given { unit, order: Order::Hold(unit.piece()), ruling: None };
    let given: Vec<Given> = everywhere().take(34).map(hold).collect();
    let arrows = size(&|| serde_json::to_value(arrows(&given)).expect("plain data"));
    assert!(arrows < 34 * 200, "{arrows}");
    let symbols = size(&|| serde_json::to_value(board().symbols).expect("plain data"));
    assert!(symbols < 40_000, "{symbols}");
}

#[test]
fn every_kind_of_unit_of_every_power_has_a_symbol_of_its_own() {
    let board: Board = board();
    let names: BTreeSet<&str> = board.symbols.iter().map(|symbol| symbol.name).collect();
    assert_eq!(names.len(), board.symbols.len());
    for power in Power::ALL {
        for kind in Kind::ALL {
            assert!(names.contains(unit::name(power, kind)));
        }
    }
    assert!(everywhere().count() > PLACES);
}
