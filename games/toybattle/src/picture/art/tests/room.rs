//! Nothing that is scattered about may hide a base, a path, a medal, a sign or another thing, whichever side
//! looks; and everything lies within its part of the view box.

use scene::{Art, Outline, Point, Shape};

use crate::picture::art::field::Field;
use crate::picture::art::layout::{self, HEIGHT, TALLY, TERRAIN, WIDTH, rack, rack_spot, turn, turn_all};
use crate::picture::art::mood::{Mood, mood};
use crate::picture::art::pen::{Patch, traced};
use crate::picture::art::{sign, symbols};
use crate::terrain::{Special, TerrainId};

fn every_field() -> impl Iterator<Item = (Field, &'static Mood)> {
    TerrainId::ALL.into_iter().flat_map(|id| {
        let field = |turned| Field { terrain: id.terrain(), has_specials: true, turned };
        [(field(false), mood(id)), (field(true), mood(id))]
    })
}

/// Every point that path data names, ends and bends alike: the outline lies between them.
fn points(data: &str) -> Vec<Point> {
    let starts = data.char_indices().filter(|(_, char)| char.is_ascii_alphabetic()).map(|(start, _)| start);
    let ends = starts.clone().skip(1).chain([data.len()]);
    let (mut pen, mut first, mut found) = (Point::default(), Point::default(), Vec::new());
    for (start, end) in starts.zip(ends) {
        let command = data.as_bytes()[start] as char;
        let numbers: Vec<i32> = data[start + 1..end]
            .replace('-', " -")
            .split_whitespace()
            .map(|n| n.parse().expect("whole"))
            .collect();
        let from = if command.is_ascii_lowercase() { pen } else { Point::default() };
        let pairs: Vec<Point> = match command.to_ascii_uppercase() {
            'H' => numbers.iter().map(|x| Point::new(from.x + x, pen.y)).collect(),
            'V' => numbers.iter().map(|y| Point::new(pen.x, from.y + y)).collect(),
            'A' => arcs(&numbers, pen, command == 'a'),
            'T' | 'L' if command.is_ascii_lowercase() => numbers
                .chunks(2)
                .scan(pen, |at, pair| {
                    *at = Point::new(at.x + pair[0], at.y + pair[1]);
                    Some(*at)
                })
                .collect(),
            _ => numbers.chunks(2).map(|pair| Point::new(from.x + pair[0], from.y + pair[1])).collect(),
        };
        if command.eq_ignore_ascii_case(&'z') {
            pen = first;
        }
        pen = pairs.last().copied().unwrap_or(pen);
        if command.eq_ignore_ascii_case(&'m') {
            first = pen;
        }
        found.extend(pairs);
    }
    found
}

/// The ends of arcs, and points their radii away from both, between which they lie.
fn arcs(numbers: &[i32], start: Point, is_relative: bool) -> Vec<Point> {
    let mut at = start;
    let mut found = Vec::new();
    for arc in numbers.chunks(7) {
        let from = if is_relative { at } else { Point::default() };
        let to = Point::new(from.x + arc[5], from.y + arc[6]);
        let middle = Point::new((at.x + to.x) / 2, (at.y + to.y) / 2);
        found.extend([Point::new(middle.x, middle.y - arc[1]), Point::new(middle.x, middle.y + arc[1]), to]);
        at = to;
    }
    found
}

fn drawn(patches: &[Patch], at: Point, percent: i32) -> Vec<Point> {
    patches.iter().flat_map(|patch| points(&traced(patch.data(), at, percent))).collect()
}

/// Everything scattered on a field: where it stands and its points.
fn scattered(field: Field, mood: &Mood) -> Vec<(Point, Vec<Point>)> {
    let things =
        mood.scattered.iter().flat_map(|thing| thing.places.iter().map(move |place| (thing, *place)));
    things
        .map(|(thing, (x, y))| {
            let at = turn(Point::new(x, y), field.turned);
            (at, drawn(thing.patches, at, thing.percent))
        })
        .collect()
}

fn distance(one: Point, other: Point) -> f64 {
    f64::from(one.x - other.x).hypot(f64::from(one.y - other.y))
}

/// How far a point is from a path.
fn off(point: Point, (from, to): (Point, Point)) -> f64 {
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let (px, py) = (f64::from(point.x - from.x), f64::from(point.y - from.y));
    let along = ((px * dx + py * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    (px - along * dx).hypot(py - along * dy)
}

#[test]
fn scattered_things_hide_nothing() {
    let mut faults = Vec::new();
    for (field, mood) in every_field() {
        let mut kept: Vec<(Point, f64)> = Vec::new();
        for slot in field.terrain.slots() {
            kept.push((field.at(slot), if slot.is_base() { 75.0 } else { 82.0 }));
            if let Some(special) = field.special(slot) {
                kept.extend(sign::spots(special, field.at(slot), field.aside(slot)).map(|at| (at, 28.0)));
            }
        }
        kept.extend(field.medals().map(|medal| (medal, 35.0)));
        for (at, points) in scattered(field, mood) {
            let is_near = |point: &Point| {
                kept.iter().any(|(spot, room)| distance(*spot, *point) < *room)
                    || field.paths().any(|path| off(*point, path) < 30.0)
            };
            if let Some(point) = points.iter().find(|point| is_near(point)) {
                faults.push(format!("{} {} {at:?} by {point:?}", field.terrain.id.word(), field.turned));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn scattered_things_stand_apart() {
    let mut faults = Vec::new();
    for (field, mood) in every_field() {
        let boxes: Vec<_> = scattered(field, mood)
            .into_iter()
            .map(|(at, points)| {
                let (xs, ys) = (points.iter().map(|p| p.x), points.iter().map(|p| p.y));
                let (left, right) = (xs.clone().min().expect("points"), xs.max().expect("points"));
                let (top, bottom) = (ys.clone().min().expect("points"), ys.max().expect("points"));
                (at, left, right, top, bottom)
            })
            .collect();
        for (place, one) in boxes.iter().enumerate() {
            for other in &boxes[..place] {
                if one.1 < other.2 && other.1 < one.2 && one.3 < other.4 && other.3 < one.4 {
                    faults.push(format!("{} {:?} {:?}", field.terrain.id.word(), one.0, other.0));
                }
            }
            if one.1 < TERRAIN.x + 6
                || one.2 > TERRAIN.x + TERRAIN.width - 6
                || one.3 < TERRAIN.y + 6
                || one.4 > TERRAIN.y + TERRAIN.height - 6
            {
                faults.push(format!("{} {:?} leaves the terrain", field.terrain.id.word(), one.0));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn symbols_stay_within_their_bounds() {
    for symbol in symbols() {
        let shapes = symbol.art.iter().filter_map(|art| match art {
            Art::Shape(Shape { outline: Outline::Path(data), .. }) => Some(data),
            Art::Shape(_) | Art::Lettering(_) => None,
        });
        assert_eq!(shapes.clone().count(), symbol.art.len(), "{} is drawn with paths", symbol.name);
        for point in shapes.flat_map(|data| points(data)) {
            assert!(symbol.bounds.holds(point), "{} reaches {point:?}", symbol.name);
        }
    }
}

#[test]
fn the_ground_stays_within_its_frame() {
    for (field, mood) in every_field() {
        let (at, percent) = turn_all(field.turned);
        for point in drawn(mood.ground, at, percent).into_iter().chain(drawn(mood.streams, at, percent)) {
            assert!(TERRAIN.holds(point), "{} {point:?}", field.terrain.id.word());
        }
    }
}

#[test]
fn slots_and_signs_lie_on_the_terrain() {
    for (field, _) in every_field() {
        for slot in field.terrain.slots() {
            let Point { x, y } = field.at(slot);
            let corners = [Point::new(x - 76, y - 76), Point::new(x + 76, y + 80)];
            assert!(
                corners.iter().all(|corner| TERRAIN.holds(*corner)),
                "{slot} of {}",
                field.terrain.id.word()
            );
            if let Some(special) = field.special(slot) {
                let spots: Vec<Point> = sign::spots(special, field.at(slot), field.aside(slot)).collect();
                let is_round = !matches!(special, Special::Gate(_));
                assert_eq!(spots.len() == 1, is_round, "{slot} of {}", field.terrain.id.word());
                assert!(
                    spots.iter().all(|spot| TERRAIN.holds(*spot)),
                    "{slot} of {}",
                    field.terrain.id.word()
                );
                // A sign shows beside the tile on its base, and beside every other tile.
                for spot in spots {
                    assert!(distance(spot, field.at(slot)) >= 74.0, "{slot} of {}", field.terrain.id.word());
                    let others = field.terrain.slots().filter(|other| *other != slot);
                    let nearest =
                        others.map(|other| distance(spot, field.at(other))).fold(f64::MAX, f64::min);
                    assert!(nearest >= 84.0, "the sign of {slot} of {}", field.terrain.id.word());
                }
            }
        }
    }
}

#[test]
fn a_half_turn_swaps_the_sides() {
    let place = (169, 916);
    let [one, other] = [false, true].map(|turned| layout::spot(place, turned));
    assert_eq!(Point::new(one.x + other.x, one.y + other.y), Point::new(WIDTH, 1620));
    assert_eq!(layout::spot((0, 0), false), Point::new(40, 170));
    assert_eq!(layout::spot((1000, 1000), false), Point::new(960, 1450));
}

#[test]
fn racks_and_rows_have_room_beside_the_terrain() {
    for far in [true, false] {
        let wood = rack(far);
        for place in 0..8 {
            assert!(wood.holds(rack_spot(place, far)), "place {place}");
        }
        let step = rack_spot(1, far).x - rack_spot(0, far).x;
        assert!(step >= if far { 74 } else { 118 }, "tiles overlap");
        let rows = [layout::name_place(far), layout::reserve_count(far), layout::discard_count(far), wood];
        for row in rows {
            assert!(row.x >= 0 && row.x + row.width <= WIDTH && row.y >= 0 && row.y + row.height <= HEIGHT);
            assert!(row.y + row.height <= TERRAIN.y || TERRAIN.y + TERRAIN.height <= row.y, "{row:?}");
        }
        let name = layout::name_place(far);
        let tally = [layout::medal_spot(0, far).x - 15, layout::medal_spot(TALLY - 1, far).x + 15];
        let (reserve, discard) = (layout::reserve_spot(far).x, layout::discard_spot(far).x);
        assert!(name.x + name.width <= tally[0] && tally[1] <= reserve - 28);
        assert!(reserve + 28 <= layout::reserve_count(far).x && discard + 28 <= layout::discard_count(far).x);
        let count = layout::reserve_count(far);
        assert!(count.x + count.width <= discard - 28);
    }
}
