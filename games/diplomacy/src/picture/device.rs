//! The devices of powers: seven figures of heraldry that differ in shape, each within seven units of its origin.
//!
//! They are our own drawings of what everybody may draw: bands, crosses, a lozenge, a star, a crescent.

use crate::power::Power;

/// A device as path data, so large and moved there.
pub(super) fn path(power: Power, scale: f64, dx: f64, dy: f64) -> String {
    let mut data = String::new();
    for ring in rings(power) {
        let corner = |(x, y): &(f64, f64)| format!("{} {}", tenth(x * scale + dx), tenth(y * scale + dy));
        let corners: Vec<String> = ring.iter().map(corner).collect();
        data += &format!("M{}Z", corners.join("L"));
    }
    data
}

/// A number to one digit.
pub(super) fn tenth(number: f64) -> f64 {
    (number * 10.0).round() / 10.0 + 0.0
}

fn rings(power: Power) -> Vec<Vec<(f64, f64)>> {
    match power {
        // A fess: one band across.
        Power::Austria => vec![band((6.3, 0.0), (0.0, 2.7))],
        // A cross.
        Power::England => vec![cross(2.0, 6.6, 0.0)],
        // Two pales: bands upright.
        Power::France => vec![
            shifted(band((1.7, 0.0), (0.0, 5.6)), (-3.2, 0.0)),
            shifted(band((1.7, 0.0), (0.0, 5.6)), (3.2, 0.0)),
        ],
        // A lozenge.
        Power::Germany => vec![vec![(0.0, -6.8), (5.0, 0.0), (0.0, 6.8), (-5.0, 0.0)]],
        // A star of five points.
        Power::Italy => vec![star()],
        // A saltire: a cross aslant.
        Power::Russia => vec![cross(1.8, 6.6, std::f64::consts::FRAC_PI_4)],
        // A crescent.
        Power::Turkey => vec![crescent()],
    }
}

/// A rectangle from its two half sides.
fn band((ax, ay): (f64, f64), (bx, by): (f64, f64)) -> Vec<(f64, f64)> {
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(a, b)| (a * ax + b * bx, a * ay + b * by))
        .to_vec()
}

fn shifted(ring: Vec<(f64, f64)>, (dx, dy): (f64, f64)) -> Vec<(f64, f64)> {
    ring.into_iter().map(|(x, y)| (x + dx, y + dy)).collect()
}

/// A cross with arms so wide and long, turned so far.
fn cross(half: f64, long: f64, turn: f64) -> Vec<(f64, f64)> {
    let arm = [(-half, -long), (half, -long), (half, -half)];
    let quarter = |n: u8| turn + f64::from(n) * std::f64::consts::FRAC_PI_2;
    (0..4).flat_map(|n| arm.map(|point| turned(point, quarter(n)))).collect()
}

fn star() -> Vec<(f64, f64)> {
    let step = std::f64::consts::PI / 5.0;
    let radius = |n: u8| if n.is_multiple_of(2) { 7.0 } else { 3.0 };
    (0..10).map(|n| turned((0.0, -radius(n)), f64::from(n) * step)).collect()
}

/// The outer edge from horn to horn, then the inner one back.
fn crescent() -> Vec<(f64, f64)> {
    let arc = |centre: f64, radius: f64, half: f64| {
        (0..=10).map(move |n| {
            let angle = half - 2.0 * half * f64::from(n) / 10.0 + std::f64::consts::PI;
            (centre + radius * angle.cos(), radius * angle.sin())
        })
    };
    let mut ring: Vec<(f64, f64)> = arc(0.6, 6.6, 2.2).collect();
    // Both edges end in the same two horns.
    let (horn_x, horn_y) = ring[0];
    let centre = 3.4;
    let radius = (horn_x - centre).hypot(horn_y);
    let half = std::f64::consts::PI - horn_y.abs().atan2(horn_x - centre);
    ring.extend(arc(centre, radius, half).collect::<Vec<_>>().into_iter().rev());
    ring
}

fn turned((x, y): (f64, f64), angle: f64) -> (f64, f64) {
    let (sin, cos) = angle.sin_cos();
    (x * cos - y * sin, x * sin + y * cos)
}
