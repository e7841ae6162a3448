//! Symbols: armies are cannons, fleets are ships, each in the colour of its power and with its device; and small signs.
//!
//! A unit fits 36 by 26 units of the map around its origin ([`crate::atlas::stand`]).

use scene::{Art, Outline, Paint, Rect, Shape, Symbol};

use super::colour;
use super::device;
use crate::power::{POWERS, Power};
use crate::unit::Kind;

/// Behind a unit that was driven out.
pub(super) const BURST: &str = "burst";
/// On a unit that is to be built.
pub(super) const PLUS: &str = "plus";
/// On a unit that is to go.
pub(super) const MINUS: &str = "minus";

const ARMIES: [&str; POWERS] = [
    "army-austria",
    "army-england",
    "army-france",
    "army-germany",
    "army-italy",
    "army-russia",
    "army-turkey",
];
const FLEETS: [&str; POWERS] = [
    "fleet-austria",
    "fleet-england",
    "fleet-france",
    "fleet-germany",
    "fleet-italy",
    "fleet-russia",
    "fleet-turkey",
];
const OWNED: [&str; POWERS] = [
    "centre-austria",
    "centre-england",
    "centre-france",
    "centre-germany",
    "centre-italy",
    "centre-russia",
    "centre-turkey",
];

/// How large a unit is.
pub(super) const BOUNDS: Rect = Rect::new(-18, -13, 36, 26);

/// A gun on its carriage, from the left: the trail, the barrel.
const TRAIL: &str = "M-6 2L-17.5 10.5L-15.5 12.8L-2 8Z";
const BARREL: &str = "M-13.6 -2.2L-15.2 -4.6L-13.9 -7.8L-11 -8.6L12.6 -12.4L13.4 -13L15.2 -12.6L17.4 -6.6L16.6 -5L15 -5L-9 1.6Z";
const GUN: &str =
    "M-15.2 -4.6L-13.9 -7.8L13.4 -13L15.2 -12.6L17.4 -6.6L9 -3L9 8L4 13L-8 13L-17.5 12.8L-17.5 10.5L-12 5Z";
/// The wheel's middle and radius.
const WHEEL: (i32, i32, i32) = (-1, 3, 10);

/// A ship under sail: the hull, the sail, the mast with its pennant.
const HULL: &str = "M-17.5 3.5L-12.5 5.5L11.5 5.5L17.5 2.5C16.5 8.5 13.5 12.8 9 12.8L-9.5 12.8C-13.5 12.8 -16.5 9.5 -17.5 3.5Z";
const SAIL: &str = "M-11.5 -11.5C-4 -10.2 5 -10.2 11.5 -11.5C14 -6.5 14 -1 11.5 3.8C5 2.6 -4 2.6 -11.5 3.8C-9.4 -1 -9.4 -6.5 -11.5 -11.5Z";
const SHIP: &str = "M-11.5 -12.5L11.5 -12.5C14 -6.5 14.5 -1 13 4L17.5 2.5C16.5 8.5 13.5 13 9 13L-9.5 13C-13.5 13 -16.5 9.5 -17.5 3.5L-11.5 4C-9.6 -1 -9.6 -7 -11.5 -12.5Z";
/// The middle of the sail.
const SAIL_AT: (f64, f64) = (1.2, -3.8);

/// The name of a unit's symbol.
pub const fn name(power: Power, kind: Kind) -> &'static str {
    match kind {
        Kind::Army => ARMIES[power.index()],
        Kind::Fleet => FLEETS[power.index()],
    }
}

/// The name of the sign on a centre.
pub(crate) const fn centre(power: Power) -> &'static str {
    OWNED[power.index()]
}

/// Everything that stands on the map.
pub(super) fn symbols() -> Vec<Symbol> {
    let of_power = |power| [army(power), fleet(power), flag(power)];
    let signs = [burst(), sign(PLUS, "M-4 0L4 0M0 -4L0 4"), sign(MINUS, "M-4 0L4 0")];
    Power::ALL.into_iter().flat_map(of_power).chain(signs).collect()
}

fn army(power: Power) -> Symbol {
    let (x, y, radius) = WHEEL;
    let wheel = Outline::ellipse(x, y, radius, radius);
    let parts = [path(TRAIL), path(BARREL), wheel];
    let mut art = rims(&parts);
    art.extend(faces(&parts, power));
    art.push(sign_of(power, 1.0, (f64::from(x), f64::from(y))));
    Symbol { name: name(power, Kind::Army), art, outline: path(GUN), bounds: BOUNDS }
}

fn fleet(power: Power) -> Symbol {
    let parts = [path(HULL), path(SAIL)];
    let mut art = rims(&parts);
    art.extend(faces(&parts, power));
    art.push(sign_of(power, 0.94, SAIL_AT));
    Symbol { name: name(power, Kind::Fleet), art, outline: path(SHIP), bounds: BOUNDS }
}

/// The sign of an owner, over the mark of a centre.
fn flag(power: Power) -> Symbol {
    let disc = Outline::ellipse(0, 0, 8, 8);
    let face =
        Shape::filled(disc.clone(), Paint::Colour(colour::of(power))).edged(Paint::Colour("unit-edge"), 14);
    let art = vec![face.into(), sign_of(power, 0.8, (0.0, 0.0))];
    Symbol { name: centre(power), art, outline: disc, bounds: Rect::new(-9, -9, 18, 18) }
}

/// A line around everything, as pale or as dark as the sheet, so that a unit stands out from whatever is beneath.
fn rims(parts: &[Outline]) -> Vec<Art> {
    parts.iter().map(|part| Shape::stroked(part.clone(), Paint::Colour("unit-rim"), 45).into()).collect()
}

fn faces(parts: &[Outline], power: Power) -> Vec<Art> {
    let face = |part: &Outline| {
        Shape::filled(part.clone(), Paint::Colour(colour::of(power)))
            .edged(Paint::Colour("unit-edge"), 16)
            .into()
    };
    parts.iter().map(face).collect()
}

fn sign_of(power: Power, scale: f64, (x, y): (f64, f64)) -> Art {
    Shape::filled(path(&device::path(power, scale, x, y)), Paint::Colour(colour::sign(power))).into()
}

/// A jagged star, larger than a unit.
fn burst() -> Symbol {
    let corner = |n: u8| {
        let angle = f64::from(n) * std::f64::consts::PI / 12.0;
        let (wide, high) = if n.is_multiple_of(2) { (25.0, 20.0) } else { (18.0, 13.5) };
        format!("{} {}", device::tenth(wide * angle.sin()), device::tenth(-high * angle.cos()))
    };
    let corners: Vec<String> = (0..24).map(corner).collect();
    let outline = path(&format!("M{}Z", corners.join("L")));
    let art =
        Shape::filled(outline.clone(), Paint::Colour("note")).edged(Paint::Colour("unit-rim"), 16).into();
    Symbol { name: BURST, art: vec![art], outline, bounds: Rect::new(-25, -20, 50, 40) }
}

/// A small round sign.
fn sign(name: &'static str, strokes: &str) -> Symbol {
    let disc = Outline::ellipse(0, 0, 8, 8);
    let art = vec![
        Shape::filled(disc.clone(), Paint::Colour("paper")).edged(Paint::Colour("ink"), 16).into(),
        Shape::stroked(path(strokes), Paint::Colour("ink"), 26).into(),
    ];
    Symbol { name, art, outline: disc, bounds: Rect::new(-9, -9, 18, 18) }
}

fn path(data: &str) -> Outline {
    Outline::Path(data.to_owned())
}
