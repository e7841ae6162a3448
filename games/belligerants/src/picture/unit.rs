//! The pieces: a round token for yellow, a square one for pink, with a drawing of the unit; a second rim for
//! material that fights for its captor; small ones for prisoners; and signs for what ails or shelters a piece.

use scene::{Art, Colour, Outline, Paint, Rect, Shape, Symbol};

use crate::piece::{Kind, Side};

/// The colours of the tokens.
pub(super) const COLOURS: &[Colour] = &[
    Colour::new("token-yellow", 0xffd23c, 0xffd95c),
    Colour::new("token-pink", 0xe8527c, 0xf27a9c),
    Colour::new("rim-yellow", 0x6b4e00, 0x3a2a00),
    Colour::new("rim-pink", 0x5e0f2b, 0x3d0a1d),
    Colour::new("ink-yellow", 0x2a1f00, 0x241a00),
    Colour::new("ink-pink", 0xffffff, 0x2b0512),
    Colour::new("sign", 0xffffff, 0xffffff),
    Colour::new("sign-ink", 0x202020, 0x202020),
    Colour::new("die", 0xfffdf5, 0xefe8d8),
    Colour::new("pip", 0x2b2118, 0x2b2118),
    Colour::new("devil", 0xb3261e, 0xb3261e),
];

/// The names of the tokens by side and kind, of those that serve their captor, and of prisoners.
pub(super) fn name(side: Side, kind: Kind) -> &'static str {
    NAMES[side.index()][kind as usize]
}

pub(super) fn flat_name(side: Side, kind: Kind) -> &'static str {
    FLAT[side.index()][kind as usize]
}

pub(super) fn small_name(side: Side, kind: Kind) -> &'static str {
    SMALL[side.index()][kind as usize]
}

macro_rules! names {
    ($prefix:literal) => {
        [
            concat!($prefix, "staff"),
            concat!($prefix, "bomber"),
            concat!($prefix, "fighter"),
            concat!($prefix, "flak"),
            concat!($prefix, "machine-gun"),
            concat!($prefix, "cannon"),
            concat!($prefix, "tank"),
            concat!($prefix, "officer"),
            concat!($prefix, "ambulance"),
            concat!($prefix, "spy"),
            concat!($prefix, "patrol"),
            concat!($prefix, "sentinel"),
            concat!($prefix, "soldier"),
        ]
    };
}

const NAMES: [[&str; 13]; 2] = [names!("yellow-"), names!("pink-")];
const FLAT: [[&str; 13]; 2] = [names!("yellow-flat-"), names!("pink-flat-")];
const SMALL: [[&str; 13]; 2] = [names!("yellow-small-"), names!("pink-small-")];

/// Signs at the corner of a piece, by what ails or shelters it.
pub(super) const SIGNS: [&str; 5] = ["wounded", "encircled", "guarded", "hidden", "entered"];

/// Every drawing of a piece.
pub(super) fn symbols() -> Vec<Symbol> {
    let mut symbols = Vec::new();
    for side in Side::BOTH {
        for kind in Kind::ALL {
            symbols.push(token(name(side, kind), side, kind, false));
            symbols.push(small(side, kind));
            if kind.is_material() {
                symbols.push(token(flat_name(side, kind), side, kind, true));
            }
        }
    }
    symbols.extend(SIGNS.map(sign));
    symbols
}

fn paint(side: Side, yellow: &'static str, pink: &'static str) -> Paint {
    Paint::Colour(if side == Side::Yellow { yellow } else { pink })
}

fn outline(side: Side, half: i32) -> Outline {
    match side {
        Side::Yellow => Outline::ellipse(0, 0, half, half),
        Side::Pink => Outline::Rect { area: Rect::new(-half, -half, 2 * half, 2 * half), radius: half / 3 },
    }
}

fn token(name: &'static str, side: Side, kind: Kind, is_flat: bool) -> Symbol {
    let half = if side == Side::Yellow { 27 } else { 25 };
    let body = Shape::filled(outline(side, half), paint(side, "token-yellow", "token-pink"));
    let mut art = vec![Art::Shape(body.edged(paint(side, "rim-yellow", "rim-pink"), 30))];
    if is_flat {
        // The rim of the army it was taken from, inside its new owner's.
        let rim = Shape::stroked(outline(side.other(), half - 5), paint(side, "rim-pink", "rim-yellow"), 30);
        art.push(rim.into());
    }
    art.extend(glyph(kind, paint(side, "ink-yellow", "ink-pink"), 100));
    Symbol { name, art, outline: outline(side, half), bounds: Rect::new(-half, -half, 2 * half, 2 * half) }
}

fn small(side: Side, kind: Kind) -> Symbol {
    let half = 16;
    let body = Shape::filled(outline(side, half), paint(side, "token-yellow", "token-pink"));
    let mut art = vec![Art::Shape(body.edged(paint(side, "rim-yellow", "rim-pink"), 20))];
    art.extend(glyph(kind, paint(side, "ink-yellow", "ink-pink"), 60));
    let bounds = Rect::new(-half, -half, 2 * half, 2 * half);
    Symbol { name: small_name(side, kind), art, outline: outline(side, half), bounds }
}

/// Path data at a part of its size; every number in it is a place.
fn scaled(data: &str, percent: i32) -> String {
    let scale = |number: i32| format!("{:.1}", f64::from(number * percent) / 100.0);
    let word = |word: &str| match word.parse() {
        Ok(number) => scale(number),
        Err(_) => word.to_owned(),
    };
    data.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// What a unit looks like, around the middle of its token: filled parts, lines, and round ones of both.
struct Drawing {
    fills: &'static [&'static str],
    lines: &'static [&'static str],
    discs: &'static [(i32, i32, i32)],
    rings: &'static [(i32, i32, i32)],
}

const NOTHING: Drawing = Drawing { fills: &[], lines: &[], discs: &[], rings: &[] };

/// The unit in an ink, at a part of its size.
fn glyph(kind: Kind, ink: Paint, percent: i32) -> Vec<Art> {
    let drawing = drawing(kind);
    let width = (30 * percent / 100) as u16;
    let path = |data: &&str| Outline::Path(scaled(data, percent));
    let round = |(x, y, radius): &(i32, i32, i32)| {
        let scale = |number: &i32| number * percent / 100;
        Outline::ellipse(scale(x), scale(y), scale(radius), scale(radius))
    };
    let filled = drawing.fills.iter().map(path).chain(drawing.discs.iter().map(round));
    let lined = drawing.lines.iter().map(path).chain(drawing.rings.iter().map(round));
    let filled = filled.map(|outline| Art::Shape(Shape::filled(outline, ink)));
    filled.chain(lined.map(|outline| Art::Shape(Shape::stroked(outline, ink, width)))).collect()
}

fn drawing(kind: Kind) -> Drawing {
    match kind {
        // A star of five points.
        Kind::Staff => Drawing {
            fills: &["M 0 -17 L 4 -5 L 17 -5 L 7 3 L 10 15 L 0 8 L -10 15 L -7 3 L -17 -5 L -4 -5 Z"],
            ..NOTHING
        },
        // Seen from above: broad wings, engines, a tail.
        Kind::Bomber => Drawing {
            fills: &[
                "M -3 -15 L 3 -15 L 4 -4 L 19 0 L 19 5 L 4 4 L 2 12 L 8 15 L 8 18 L -8 18 L -8 15 L -2 12 L -4 4 \
                 L -19 5 L -19 0 L -4 -4 Z",
                "M -13 -6 L -10 -6 L -10 1 L -13 1 Z",
                "M 10 -6 L 13 -6 L 13 1 L 10 1 Z",
            ],
            ..NOTHING
        },
        // A swift wedge.
        Kind::Fighter => Drawing {
            fills: &[
                "M 0 -18 L 4 -3 L 16 10 L 16 13 L 3 8 L 4 14 L 0 17 L -4 14 L -3 8 L -16 13 L -16 10 L -4 -3 Z",
            ],
            ..NOTHING
        },
        // Two barrels pointing at the sky, on a base.
        Kind::Flak => Drawing {
            fills: &["M -12 10 L 12 10 L 15 16 L -15 16 Z"],
            lines: &["M -4 10 L 10 -15", "M 2 12 L 15 -10", "M -8 4 L 8 4"],
            ..NOTHING
        },
        // A gun on its legs.
        Kind::MachineGun => Drawing {
            fills: &["M -16 -6 L 4 -6 L 4 1 L -16 1 Z"],
            lines: &["M 4 -3 L 18 -3", "M -4 1 L -12 15", "M -4 1 L 6 15", "M -10 1 L -10 6"],
            ..NOTHING
        },
        // A barrel on a wheel.
        Kind::Cannon => Drawing {
            fills: &["M -12 -2 L 17 -13 L 19 -8 L -8 5 Z"],
            lines: &["M -10 10 L -18 15"],
            discs: &[(-3, 8, 3)],
            rings: &[(-3, 8, 9)],
        },
        // Hull, turret and barrel.
        Kind::Tank => Drawing {
            fills: &[
                "M -17 3 L 17 3 L 13 13 L -13 13 Z",
                "M -9 -6 L 5 -6 L 8 3 L -12 3 Z",
                "M 5 -5 L 19 -7 L 19 -4 L 6 -2 Z",
            ],
            ..NOTHING
        },
        // Three chevrons beneath a bar.
        Kind::Officer => Drawing {
            fills: &["M -13 -15 L 13 -15 L 13 -11 L -13 -11 Z"],
            lines: &["M -13 0 L 0 -8 L 13 0", "M -13 9 L 0 1 L 13 9", "M -13 18 L 0 10 L 13 18"],
            ..NOTHING
        },
        // A van with a heart on it.
        Kind::Ambulance => Drawing {
            fills: &["M 0 4 L -7 -4 L -5 -8 L -2 -8 L 0 -5 L 2 -8 L 5 -8 L 7 -4 Z"],
            lines: &["M -16 9 L -16 -13 L 12 -13 L 17 -2 L 17 9 Z"],
            discs: &[(-9, 11, 5), (10, 11, 5)],
            ..NOTHING
        },
        // An eye.
        Kind::Spy => {
            Drawing { lines: &["M -18 0 Q 0 -20 18 0 Q 0 20 -18 0 Z"], discs: &[(0, 0, 6)], ..NOTHING }
        }
        // Field glasses.
        Kind::Patrol => Drawing {
            fills: &[
                "M -4 -5 L 4 -5 L 4 0 L -4 0 Z",
                "M -13 -14 L -5 -14 L -5 -4 L -13 -4 Z",
                "M 5 -14 L 13 -14 L 13 -4 L 5 -4 Z",
            ],
            discs: &[(-9, 5, 3), (9, 5, 3)],
            rings: &[(-9, 5, 8), (9, 5, 8)],
            ..NOTHING
        },
        // A shield.
        Kind::Sentinel => Drawing {
            fills: &["M 0 -10 L 8 -7 L 8 2 Q 6 8 0 11 Z"],
            lines: &["M 0 -17 L 14 -12 L 14 2 Q 11 13 0 18 Q -11 13 -14 2 L -14 -12 Z"],
            ..NOTHING
        },
        // A helmet.
        Kind::Soldier => Drawing {
            fills: &["M -13 5 Q -13 -14 0 -14 Q 13 -14 13 5 Z", "M -18 5 L 18 5 L 15 10 L -15 10 Z"],
            ..NOTHING
        },
    }
}

/// A small round sign.
fn sign(name: &'static str) -> Symbol {
    let data = match name {
        "wounded" => "M -5 0 L 5 0 M 0 -5 L 0 5",
        "encircled" => "M -5 -5 L 5 5 M -5 5 L 5 -5",
        "guarded" => "M 0 -6 L 5 -4 L 5 1 L 0 6 L -5 1 L -5 -4 Z",
        "hidden" => "M 0 6 L 0 -1 M -5 1 L 0 -7 L 5 1 Z",
        _ => "M -3 6 L -3 -6 L 5 -3 L -3 0",
    };
    let disc = Shape::filled(Outline::ellipse(0, 0, 10, 10), Paint::Colour("sign"));
    let lines = Shape::stroked(Outline::Path(data.to_owned()), Paint::Colour("sign-ink"), 24);
    Symbol {
        name,
        art: vec![disc.edged(Paint::Colour("sign-ink"), 15).into(), lines.into()],
        outline: Outline::ellipse(0, 0, 10, 10),
        bounds: Rect::new(-10, -10, 20, 20),
    }
}
