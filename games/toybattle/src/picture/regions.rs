//! Who has a region, and who lacks but one base of it: a solid border and a flag for the one, a dashed border and a dashed
//! ring around the missing base for the other. Both are told by shape as well as by colour.

use scene::{Outline, Overlay, Paint, Point, Scene, Shape};
use tabletop::Seat;

use super::art::field::drawn_in;
use super::art::layout;
use super::table::Table;
use crate::terrain::{Colour, Region, Slot};

/// Beneath lines, rings and troops.
const REGIONS: i32 = -30;
/// Above the numbers of regions, beneath troops.
const FLAGS: i32 = 4;
/// How far a border runs from the paths around it.
const INSET: f64 = 29.0;
/// How far borders stay away from the middle of a slot.
const CLEAR: f64 = 84.0;

pub(super) fn show(table: &Table<'_>, scene: &mut Scene) {
    for (i, region) in table.field.terrain.regions.iter().enumerate() {
        let owner = Seat::all(2).find(|seat| table.field.taken[seat.index()] & 1 << i != 0);
        if let Some(seat) = owner {
            own(table, region, seat, scene);
            continue;
        }
        for seat in Seat::all(2) {
            let missing = region.bases & !table.field.held[seat.index()];
            if missing.count_ones() == 1 {
                threaten(table, region, missing, seat, scene);
            }
        }
    }
}

fn put(scene: &mut Scene, z: i32, shapes: impl IntoIterator<Item = Shape>) {
    scene.overlays.extend(shapes.into_iter().map(|shape| Overlay { z, shape }));
}

/// A line in a colour on a lighter one, so that it shows on every ground.
fn line(data: String, colour: Colour, tenths: u16) -> [Shape; 2] {
    let path = Outline::Path(data);
    let halo = Shape::stroked(path.clone(), Paint::Colour("edge"), tenths + 60).opacity(85);
    [halo, Shape::stroked(path, Paint::Colour(colour.word()), tenths)]
}

/// The medals are won: a solid border, a faint tint, and a flag where they lay.
fn own(table: &Table<'_>, region: &Region, seat: Seat, scene: &mut Scene) {
    let colour = table.colour(seat);
    let corners = drawn_in(&ring(table, region), INSET);
    let tint: Vec<Point> = corners.iter().map(|(x, y)| Point::new(*x as i32, *y as i32)).collect();
    let tint = Shape::filled(Outline::Polygon(tint), Paint::Colour(colour.word())).opacity(16);
    put(scene, REGIONS, [tint]);
    put(scene, REGIONS, line(border(table, region, &corners, None), colour, 80));
    // The first medal's place is free now.
    let at = region.spots.first().map(|place| layout::spot(*place, table.turned));
    put(scene, FLAGS, at.into_iter().flat_map(|at| flag(at, colour)));
}

/// One base is missing: a dashed border, and a dashed ring around that base.
fn threaten(table: &Table<'_>, region: &Region, missing: u32, seat: Seat, scene: &mut Scene) {
    let colour = table.colour(seat);
    let corners = drawn_in(&ring(table, region), INSET);
    put(scene, REGIONS, line(border(table, region, &corners, Some((26.0, 22.0))), colour, 60));
    for slot in Slot::each(missing) {
        // Both colours may want the same base, for two regions: one ring around the other.
        let radius = if colour == Colour::Blue { 63.0 } else { 71.0 };
        put(scene, REGIONS, line(dashed_ring(table.at(slot), radius), colour, 50));
    }
}

fn ring(table: &Table<'_>, region: &Region) -> Vec<Point> {
    region.ring.iter().map(|slot| table.at(*slot)).collect()
}

/// The border of a region, whole or in dashes, as path data. It keeps clear of the slots around.
fn border(table: &Table<'_>, region: &Region, corners: &[(f64, f64)], dashes: Option<(f64, f64)>) -> String {
    const STEP: f64 = 4.0;
    let slots = ring(table, region);
    let is_clear = |(x, y): (f64, f64)| {
        slots.iter().all(|slot| (f64::from(slot.x) - x).hypot(f64::from(slot.y) - y) > CLEAR)
    };
    let mut data = String::new();
    for (at, from) in corners.iter().enumerate() {
        let to = corners[(at + 1) % corners.len()];
        let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
        let point = |along: f64| {
            (from.0 + (to.0 - from.0) * along / length, from.1 + (to.1 - from.1) * along / length)
        };
        // Dashes lie evenly about the middle of each side.
        let is_drawn = |along: f64| {
            dashes.is_none_or(|(dash, gap)| (along - length / 2.0 + dash / 2.0).rem_euclid(dash + gap) < dash)
                && is_clear(point(along))
        };
        let mut began = None;
        for step in 0..=(length / STEP) as i32 + 1 {
            let along = f64::from(step) * STEP;
            let is_on = along <= length && is_drawn(along);
            match (is_on, began) {
                (true, None) => began = Some(along),
                (false, Some(start)) => {
                    let ((x, y), (ex, ey)) = (point(start), point(along - STEP));
                    data += &format!("M{x:.0} {y:.0}L{ex:.0} {ey:.0}");
                    began = None;
                }
                _ => {}
            }
        }
    }
    data
}

/// A ring of dashes, open below, where the name of the base stands.
fn dashed_ring(at: Point, radius: f64) -> String {
    let point = |turn: f64| {
        let angle = turn * std::f64::consts::TAU;
        (f64::from(at.x) + radius * angle.cos(), f64::from(at.y) + radius * angle.sin())
    };
    let dash = |n: i32| {
        let ((x, y), (ex, ey)) = (point(f64::from(n) / 12.0), point((f64::from(n) + 0.55) / 12.0));
        format!("M{x:.0} {y:.0}A{radius:.0} {radius:.0} 0 0 1 {ex:.0} {ey:.0}")
    };
    (0..12).filter(|n| !(2..4).contains(n)).map(dash).collect()
}

/// A flag on a pole: blue's is a pennant, red's has two tails.
fn flag(Point { x, y }: Point, colour: Colour) -> [Shape; 2] {
    let cloth = match colour {
        Colour::Blue => format!("M{} {}L{} {}L{} {}Z", x - 14, y - 30, x + 34, y - 12, x - 14, y + 6),
        Colour::Red => format!(
            "M{} {}H{}L{} {}L{} {}H{}Z",
            x - 14,
            y - 30,
            x + 34,
            x + 20,
            y - 12,
            x + 34,
            y + 6,
            x - 14
        ),
    };
    let pole = Outline::Path(format!("M{} {}V{}", x - 16, y - 34, y + 34));
    [
        Shape::stroked(pole, Paint::Colour("ink"), 70),
        Shape::filled(Outline::Path(cloth), Paint::Colour(colour.word())).edged(Paint::Colour("ink"), 34),
    ]
}
