//! The tiles: blue ones round, red ones with cut corners, so that the sides are told apart by shape. Their
//! backs bear a wave and a star. The toys are the same for both.

use scene::{Art, Direction, Gradient, Outline, Paint, Point, Rect, Shape, Stop, Symbol};

use super::numeral::numeral;
use super::pen::{Patch, fill, line, put, traced};
use super::toys::toy;
use crate::terrain::Colour;
use crate::troop::Troop;

/// Half the width of a tile's box, its strength included.
const HALF: i32 = 64;
/// How thick a tile is, as seen from above and in front; so much lower shows the tile beneath.
pub(crate) const THICK: i32 = 7;
/// Where the strength stands.
const BADGE: Point = Point::new(-35, 34);
const ORIGIN: Point = Point::new(0, 0);

/// What a side's tiles are drawn with.
struct Side {
    deep: &'static str,
    rim: &'static str,
    face: &'static str,
    edge: &'static str,
    inner: &'static str,
    badge: &'static str,
    device: Patch,
}

const BLUE: Side = Side {
    deep: "blue-deep",
    rim: "blue",
    face: "blue-face",
    edge: "O0 0 57",
    inner: "O0 0 48",
    badge: "O0 0 22",
    device: line(
        "blue-pale",
        80,
        "M-34 -16 C-22 -30 -12 -2 0 -16 C12 -30 22 -2 34 -16 M-36 2 C-24 -12 -12 16 0 2 \
             C12 -12 24 16 36 2 M-34 20 C-22 6 -12 34 0 20 C12 6 22 34 34 20",
    ),
};

const RED: Side = Side {
    deep: "red-deep",
    rim: "red",
    face: "red-face",
    edge: "M-36 -54 H36 L54 -36 V36 L36 54 H-36 L-54 36 V-36 Z",
    inner: "M-30 -45 H30 L45 -30 V30 L30 45 H-30 L-45 30 V-30 Z",
    badge: "M-13 -21 H13 L21 -13 V13 L13 21 H-13 L-21 13 V-13 Z",
    device: fill("red-pale", "M0 -38 L10 -13 L37 -12 L16 5 L23 31 L0 16 L-23 31 L-16 5 L-37 -12 L-10 -13 Z"),
};

const fn side(colour: Colour) -> &'static Side {
    match colour {
        Colour::Blue => &BLUE,
        Colour::Red => &RED,
    }
}

/// The name of a side's tile with a kind of troop on it.
pub(crate) const fn name(colour: Colour, troop: Troop) -> &'static str {
    match (colour, troop) {
        (Colour::Blue, Troop::Kwak) => "blue-kwak",
        (Colour::Blue, Troop::Skully) => "blue-skully",
        (Colour::Blue, Troop::Captain) => "blue-captain",
        (Colour::Blue, Troop::Jumbo) => "blue-jumbo",
        (Colour::Blue, Troop::Hook) => "blue-hook",
        (Colour::Blue, Troop::Xb42) => "blue-xb42",
        (Colour::Blue, Troop::Star) => "blue-star",
        (Colour::Blue, Troop::Roxy) => "blue-roxy",
        (Colour::Red, Troop::Kwak) => "red-kwak",
        (Colour::Red, Troop::Skully) => "red-skully",
        (Colour::Red, Troop::Captain) => "red-captain",
        (Colour::Red, Troop::Jumbo) => "red-jumbo",
        (Colour::Red, Troop::Hook) => "red-hook",
        (Colour::Red, Troop::Xb42) => "red-xb42",
        (Colour::Red, Troop::Star) => "red-star",
        (Colour::Red, Troop::Roxy) => "red-roxy",
    }
}

/// The name of the back of a side's tiles.
pub(crate) const fn back(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue-back",
        Colour::Red => "red-back",
    }
}

/// The name of the small back of a side's tiles, for the far rack.
pub(crate) const fn small_back(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue-back-small",
        Colour::Red => "red-back-small",
    }
}

/// The name of a tile beneath others, of which only the edge shows.
pub(crate) const fn under(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue-under",
        Colour::Red => "red-under",
    }
}

/// The name of a side's reserve.
pub(crate) const fn reserve(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue-reserve",
        Colour::Red => "red-reserve",
    }
}

/// The colour of an owner that a drawing of either side's means.
pub(super) fn dye(name: &'static str, colour: Colour) -> &'static str {
    match (name, colour) {
        ("side", Colour::Blue) => "blue",
        ("side", Colour::Red) => "red",
        ("side-deep", Colour::Blue) => "blue-deep",
        ("side-deep", Colour::Red) => "red-deep",
        ("side-mid", Colour::Blue) => "blue-mid",
        ("side-mid", Colour::Red) => "red-mid",
        ("side-pale", Colour::Blue) => "blue-pale",
        ("side-pale", Colour::Red) => "red-pale",
        _ => name,
    }
}

/// What a side's headquarters stand on: round or with cut corners, like its tiles.
pub(super) fn plinth(colour: Colour) -> [Patch; 2] {
    match colour {
        Colour::Blue => [fill("blue", "O0 4 74").edged("edge", 50), fill("blue-pale", "O0 0 64")],
        Colour::Red => [
            fill("red", "M-48 -68 H48 L70 -46 V54 L48 76 H-48 L-70 54 V-46 Z").edged("edge", 50),
            fill("red-pale", "M-43 -61 H43 L61 -43 V43 L43 61 H-43 L-61 43 V-43 Z"),
        ],
    }
}

/// Names and values of the colours of the tiles and the toys.
pub(super) const COLOURS: [(&str, u32); 33] = [
    ("blue", 0x1646a0),
    ("blue-deep", 0x0c2a66),
    ("blue-pale", 0xb9dcff),
    ("blue-mid", 0x74b4f2),
    ("red", 0xa31b1d),
    ("red-deep", 0x640d10),
    ("red-pale", 0xffd3bd),
    ("red-mid", 0xf28d72),
    ("edge", 0xfff8e7),
    ("ink", 0x2a1824),
    ("white", 0xffffff),
    ("bone", 0xfbf1d8),
    ("bone-deep", 0xdcc9a0),
    ("duck", 0xffd836),
    ("duck-deep", 0xeda81c),
    ("orange", 0xff7a2b),
    ("gold", 0xf9c22e),
    ("steel", 0xc4cfdb),
    ("steel-deep", 0x8795a8),
    ("navy", 0x2c3a78),
    ("skin", 0xffcfa3),
    ("ginger", 0xc9511d),
    ("rose", 0xff7fa5),
    ("plum", 0x8a3fa8),
    ("violet", 0x8e62e0),
    ("mist", 0xd9dcf2),
    ("fur", 0x8a5230),
    ("tan", 0xf3c58f),
    ("teal", 0x4fc3b5),
    ("teal-deep", 0x2b8d8a),
    ("lamp", 0xffe45c),
    ("leaf", 0x5cb947),
    ("lime", 0xc9e56b),
];

/// The light on the tiles' faces.
pub(super) fn gradients() -> Vec<Gradient> {
    let face = |name, pale, mid| Gradient {
        name,
        direction: Direction::Down,
        stops: vec![Stop { at: 0, colour: pale, opacity: 100 }, Stop { at: 100, colour: mid, opacity: 100 }],
    };
    vec![face("blue-face", "blue-pale", "blue-mid"), face("red-face", "red-pale", "red-mid")]
}

/// The drawings of all tiles.
pub(super) fn symbols() -> Vec<Symbol> {
    let sides = [Colour::Blue, Colour::Red];
    let troops = sides.into_iter().flat_map(|colour| Troop::ALL.map(|troop| troop_tile(colour, troop)));
    let others = sides.into_iter().flat_map(|colour| {
        [
            back_tile(colour, back(colour), 100),
            back_tile(colour, small_back(colour), 62),
            symbol(colour, under(colour), body(colour, 100).collect(), 100),
            pile(colour),
        ]
    });
    troops.chain(others).collect()
}

fn symbol(colour: Colour, name: &'static str, art: Vec<Art>, percent: i32) -> Symbol {
    let outline = Outline::Path(traced(side(colour).edge, ORIGIN, percent));
    let half = HALF * percent / 100;
    Symbol { name, art, outline, bounds: Rect::new(-half, -half, 2 * half, 2 * half + THICK * percent / 100) }
}

/// A tile without a face: its side below, its rim above, a pale line around both.
fn body(colour: Colour, percent: i32) -> impl Iterator<Item = Art> {
    let Side { deep, rim, edge, .. } = side(colour);
    let foot = Point::new(0, THICK * percent / 100);
    let pale = fill(deep, edge).edged("edge", 50).put(foot, percent);
    [pale, fill(rim, edge).edged("edge", 30).put(ORIGIN, percent)].into_iter()
}

fn troop_tile(colour: Colour, troop: Troop) -> Symbol {
    let Side { deep, face, inner, badge, .. } = side(colour);
    let face = Shape::filled(Outline::Path(traced(inner, ORIGIN, 100)), Paint::Gradient(face));
    let mut art: Vec<Art> = body(colour, 100).collect();
    art.push(face.into());
    art.extend(put(toy(troop), ORIGIN, 100));
    art.push(fill(deep, badge).edged("edge", 34).put(BADGE, 100));
    art.push(numeral(troop.strength().map_or(0, usize::from), "white").put(BADGE, 100));
    symbol(colour, name(colour, troop), art, 100)
}

fn back_tile(colour: Colour, name: &'static str, percent: i32) -> Symbol {
    let Side { deep, inner, device, .. } = side(colour);
    let art = body(colour, percent)
        .chain([fill(deep, inner).faint(55).put(ORIGIN, percent), device.put(ORIGIN, percent)])
        .collect();
    symbol(colour, name, art, percent)
}

/// Four tiles on each other, backs up.
fn pile(colour: Colour) -> Symbol {
    const PERCENT: i32 = 34;
    let Side { deep, rim, edge, device, .. } = side(colour);
    let tile = |level: i32| {
        fill(if level == 3 { rim } else { deep }, edge)
            .edged("edge", 60)
            .put(Point::new(0, 9 - 5 * level), PERCENT)
    };
    let mut art: Vec<Art> = (0..4).map(tile).collect();
    art.push(device.put(Point::new(0, -6), PERCENT));
    let area = Rect::new(-24, -27, 48, 56);
    Symbol { name: reserve(colour), art, outline: Outline::Rect { area, radius: 12 }, bounds: area }
}
