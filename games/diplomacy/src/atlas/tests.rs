//! The drawing against the rules: it has the same neighbours, no gap, and room for everything.
//!
//! There is no list of exceptions, since there are none. Where the rules join what water parts, the water is drawn as part of
//! a province: the Danish narrows belong to Denmark, whose region so reaches the Swedish shore, and keep the Baltic Sea from
//! the Skagerrak; the Sea of Marmara belongs to Constantinople and keeps the Aegean Sea from the Black Sea. Where the rules
//! part what lies close together, land that nobody can enter keeps it apart: Crete is no part of Greece, which would
//! otherwise reach the Eastern Mediterranean, and Ireland none of Britain.

use std::collections::{BTreeMap, BTreeSet};

use scene::{Art, Outline, Point, Rect, Scene, TextStyle, flaws, text};
use tabletop::Message;
use words::{Lang, Words};

use super::read::{Kind, Ring};
use super::*;
use crate::map::{PLACES, PROVINCES};

/// The arcs around a place.
fn arcs(place: Place) -> BTreeSet<usize> {
    rings(place).iter().flatten().map(|(arc, _)| *arc).collect()
}

/// The arcs that two places have in common.
fn shared(one: Place, other: Place) -> Vec<usize> {
    arcs(one).intersection(&arcs(other)).copied().collect()
}

/// Where the coasts of seas begin, end and meet.
fn sea_nodes() -> BTreeSet<(i32, i32)> {
    let seas = Province::all().filter(|province| province.is_sea());
    let arcs = seas.flat_map(|sea| arcs(sea.place()));
    arcs.flat_map(ends).collect()
}

fn ends(arc: usize) -> [(i32, i32); 2] {
    let points = &SHEET.arcs[arc].points;
    [points[0], points[points.len() - 1]].map(|point| (point.x, point.y))
}

fn pairs() -> impl Iterator<Item = (Province, Province)> {
    Province::all()
        .flat_map(|one| Province::all().filter(move |other| one < *other).map(move |other| (one, other)))
}

#[test]
fn provinces_share_a_line_of_the_map_if_and_only_if_they_are_neighbours() {
    for (one, other) in pairs() {
        let is_drawn = !shared(one.place(), other.place()).is_empty();
        assert_eq!(is_drawn, one.neighbours().has(other), "{one} {other}");
    }
}

#[test]
fn armies_cross_lines_of_the_map_between_land() {
    for (one, other) in pairs().filter(|(one, other)| !one.is_sea() && !other.is_sea()) {
        let is_drawn = !shared(one.place(), other.place()).is_empty();
        assert_eq!(is_drawn, one.place().army_steps().has(other), "{one} {other}");
    }
}

#[test]
fn fleets_cross_lines_of_the_map_at_sea_and_where_borders_reach_it() {
    let nodes = sea_nodes();
    let stand = |place: &Place| place.is_coast() || !place.province().has_coasts();
    for one in Place::all().filter(stand) {
        for other in Place::all().filter(stand).filter(|other| other.province() != one.province()) {
            let is_at_sea = one.province().is_sea() || other.province().is_sea();
            let mut common = shared(one, other).into_iter();
            let is_open = common.any(|arc| is_at_sea || ends(arc).iter().any(|end| nodes.contains(end)));
            assert_eq!(is_open, one.fleet_steps().has(other), "{one} {other}");
        }
    }
}

#[test]
fn every_line_of_the_map_has_one_area_on_either_side() {
    let mut sides: BTreeMap<(usize, bool), &str> = BTreeMap::new();
    let whole = SHEET.areas.iter().filter(|(name, _)| name.len() == 3 || name.starts_with('#'));
    for (name, rings) in whole {
        for side in rings.iter().flatten() {
            assert_eq!(sides.insert(*side, name), None, "{name} {side:?}");
        }
    }
    for (arc, line) in SHEET.arcs.iter().enumerate() {
        let count = [false, true].iter().filter(|back| sides.contains_key(&(arc, **back))).count();
        let expected: &[usize] = match line.kind {
            Kind::Frame => &[1],
            Kind::Strip => &[0],
            // None along the narrows of a province.
            Kind::Coast => &[0, 2],
            Kind::State | Kind::Border | Kind::Sea | Kind::Narrow => &[2],
        };
        assert!(expected.contains(&count), "{arc} {line:?}");
    }
}

/// Twice the area within rings. What lies within goes the other way round and is taken off.
fn doubled(rings: &[Ring]) -> i64 {
    let points = |ring: &Ring| ring.iter().flat_map(|arc| SHEET.along(*arc)).collect::<Vec<Point>>();
    let turn = |a: &Point, b: &Point| i64::from(a.x) * i64::from(b.y) - i64::from(b.x) * i64::from(a.y);
    let ring = |points: Vec<Point>| {
        points.iter().zip(points.iter().cycle().skip(1)).map(|(a, b)| turn(a, b)).sum::<i64>()
    };
    rings.iter().map(points).map(ring).sum()
}

#[test]
fn the_map_has_no_gap_and_nothing_lies_on_something_else() {
    let whole = SHEET.areas.iter().filter(|(name, _)| name.len() == 3 || name.starts_with('#'));
    let sizes: Vec<i64> = whole.map(|(_, rings)| doubled(rings)).collect();
    assert!(sizes.iter().all(|size| *size > 0));
    assert_eq!(sizes.iter().sum::<i64>(), 2 * i64::from(SHEET.width) * i64::from(SHEET.height));
}

/// Whether a point lies within rings.
fn holds(rings: &[Ring], at: Point) -> bool {
    let crosses = |a: Point, b: Point| {
        let along = f64::from(b.x - a.x) * f64::from(at.y - a.y) / f64::from(b.y - a.y) + f64::from(a.x);
        (a.y > at.y) != (b.y > at.y) && f64::from(at.x) < along
    };
    let ring = |ring: &Ring| {
        let points: Vec<Point> = ring.iter().flat_map(|arc| SHEET.along(*arc)).collect();
        points.iter().zip(points.iter().cycle().skip(1)).filter(|(a, b)| crosses(**a, **b)).count()
    };
    rings.iter().map(ring).sum::<usize>() % 2 == 1
}

#[test]
fn units_and_centres_stand_in_their_own_place_of_the_map() {
    for place in Place::all() {
        assert!(holds(rings(place), stand(place)), "{place}");
        assert!(holds(rings(place.province().place()), stand(place)), "{place}");
    }
    for province in Province::all() {
        assert_eq!(centre(province).is_some(), province.is_centre(), "{province}");
        assert!(centre(province).is_none_or(|at| holds(rings(province.place()), at)), "{province}");
    }
}

/// Whether two boxes of this size around points lie apart.
fn apart(one: Point, other: Point, (width, height): (i32, i32)) -> bool {
    (one.x - other.x).abs() >= width || (one.y - other.y).abs() >= height
}

#[test]
fn units_of_the_map_do_not_cover_each_other() {
    let frame = Rect::new(0, 0, SHEET.width, SHEET.height).grown(-26);
    for place in Place::all() {
        let others = Place::all().filter(|other| other.province() != place.province());
        for other in others {
            assert!(apart(stand(place), stand(other), (34, 24)), "{place} {other}");
        }
        assert!(apart(stand(place), aside(place), (30, 22)), "{place}");
        assert!(frame.holds(stand(place)) && frame.holds(aside(place)), "{place}");
    }
}

#[test]
fn codes_on_the_map_lie_apart_from_each_other_and_from_centres() {
    let code = |province: Province| SHEET.spots[province.index()].code;
    for (one, other) in pairs() {
        assert!(apart(code(one), code(other), (44, 18)), "{one} {other}");
    }
    for (one, other) in Province::all().flat_map(|one| Province::all().map(move |other| (one, other))) {
        let is_free = centre(other).is_none_or(|at| apart(code(one), at, (26, 14)));
        assert!(is_free, "{one} covers the centre of {other}");
        assert!(
            apart(code(one), stand(other.place()), (34, 18)),
            "a unit in {other} covers the code of {one}"
        );
    }
}

#[test]
fn the_map_has_no_flaws_and_every_region_an_id() {
    let board = board();
    assert_eq!(flaws(&board, &Scene::new(Message::new("diplomacy-province")), []), []);
    assert_eq!(board.regions.len(), PLACES);
    assert!(board.regions.iter().any(|region| region.id == "province-par"));
    assert!(board.regions.iter().any(|region| region.id == "coast-stp-nc"));
    assert_eq!(SHEET.areas.iter().filter(|(name, _)| name.len() == 3).count(), PROVINCES);
}

/// How many bytes of path data a board has: of its regions, and of what lies beneath them.
fn sizes() -> [usize; 2] {
    let size = |outline: &Outline| if let Outline::Path(data) = outline { data.len() } else { 0 };
    let board = board();
    let beneath = board.backdrop.iter().chain(&board.overprint).map(|art| match art {
        Art::Shape(shape) => size(&shape.outline),
        Art::Lettering(_) => 0,
    });
    [board.regions.iter().map(|region| size(&region.outline)).sum(), beneath.sum()]
}

#[test]
fn the_map_is_small_enough_to_travel() {
    let [regions, beneath] = sizes();
    assert!(regions < 45_000 && beneath < 45_000, "{regions} {beneath}");
}

#[test]
fn names_on_the_map_are_those_that_orders_are_read_by() {
    let texts =
        [(Lang::En, include_str!("../../text/en.ftl")), (Lang::Fr, include_str!("../../text/fr.ftl"))];
    for (lang, text) in texts {
        let words = Words::new(lang, &[text]);
        let say = |place: Place| words.say(&label(place), &|seat| seat.to_string());
        for province in Province::all() {
            let name = if lang == Lang::En { province.english() } else { province.french() };
            assert_eq!(say(province.place()), name);
        }
        let coast = Place::from_code("SPA/NC").expect("a coast");
        assert_eq!(say(coast), if lang == Lang::En { "Spain, north coast" } else { "Espagne, côte nord" });
    }
}

#[test]
fn the_map_can_be_read_on_a_terminal() {
    let scene = Scene::new(Message::new("diplomacy-province"));
    let shown = text(&board(), &scene, &TextStyle::default(), &|_| String::new());
    for province in Province::all() {
        let count = shown.split_whitespace().filter(|word| *word == province.code()).count();
        assert_eq!(count, 1, "{province}\n{shown}");
    }
}
