//! What divine players bring onto the map: a halo over a blessed unit, flames under a cursed one, and the emblems of both.
//!
//! Blessing and curse are told by their shapes, a ring with rays above and tongues of fire below, and not by colour alone.

use diplomacy::atlas;
use diplomacy::unit::Kind;
use diplomacy::{Place, Power, picture};
use scene::{Art, Board, Colour, Decor, Emblem, Outline, Paint, Point, Rect, Shape, Symbol};
use tabletop::Seat;

use crate::role::{Divinity, SEATS};

/// By day and by night.
const COLOURS: [Colour; 4] = [
    Colour::new("halo", 0xd9a400, 0xffd95a),
    Colour::new("halo-edge", 0x6b4a00, 0x3a2a00),
    Colour::new("flame", 0xd23a12, 0xff7a45),
    Colour::new("flame-edge", 0x5c1200, 0x3d0d00),
];

/// Rays around a ring.
const RAYS: &str = "M0 -12L0 -9M8.5 -9.5L6.6 -7.4M-8.5 -9.5L-6.6 -7.4M12.5 -4L9.8 -3.4M-12.5 -4L-9.8 -3.4";
/// Tongues of fire, from the left.
const FIRE: &str = "M-17 6C-19 0 -14 -3 -14.5 -8C-10.5 -5 -9.5 -2 -9 1C-7.5 -2 -6 -5 -6.5 -10C-1.5 -7 1 -3 1.5 0.5C3.5 -2 4.5 -5 4 -9C9 -6 10 -2 9.5 1.5C11.5 0 13 -3 13.5 -6C18 -2 18.5 2 17 6Z";

/// The name of the sign of what a divine player casts.
pub(crate) const fn sign(divinity: Divinity) -> &'static str {
    match divinity {
        Divinity::Devil => "curse",
        Divinity::Lord => "blessing",
    }
}

/// The map of Diplomacy with the signs of both.
pub(crate) fn board() -> Board {
    let mut board = picture::board();
    board.symbols.extend([blessing(), curse()]);
    board.colours.extend(COLOURS);
    board
}

/// What seats play with: the powers' units, and the signs of what divine players cast.
pub(crate) fn emblems() -> Vec<Emblem> {
    Emblem::all(SEATS, |seat: Seat| {
        let power = Power::of(seat).map(|power| picture::symbol(power, Kind::Army));
        power.or_else(|| Divinity::of(seat).map(sign)).into_iter()
    })
}

/// The sign of a cast on the unit that stands there: a halo above it, fire at its foot.
pub(crate) fn decor(divinity: Divinity, place: Place) -> Decor {
    let at = atlas::stand(place);
    let (at, z) = match divinity {
        Divinity::Lord => (Point::new(at.x, at.y - 15), 4),
        Divinity::Devil => (Point::new(at.x, at.y + 12), 4),
    };
    Decor { symbol: sign(divinity), at, z }
}

fn blessing() -> Symbol {
    let ring = Outline::ellipse(0, 0, 11, 5);
    let art: Vec<Art> = vec![
        Shape::stroked(ring.clone(), Paint::Colour("halo-edge"), 42).into(),
        Shape::stroked(Outline::Path(RAYS.to_owned()), Paint::Colour("halo-edge"), 34).into(),
        Shape::stroked(ring.clone(), Paint::Colour("halo"), 24).into(),
        Shape::stroked(Outline::Path(RAYS.to_owned()), Paint::Colour("halo"), 17).into(),
    ];
    Symbol { name: sign(Divinity::Lord), art, outline: ring, bounds: Rect::new(-14, -14, 28, 21) }
}

fn curse() -> Symbol {
    let fire = Outline::Path(FIRE.to_owned());
    let art = Shape::filled(fire.clone(), Paint::Colour("flame")).edged(Paint::Colour("flame-edge"), 14);
    Symbol {
        name: sign(Divinity::Devil),
        art: vec![art.into()],
        outline: fire,
        bounds: Rect::new(-19, -11, 38, 18),
    }
}
