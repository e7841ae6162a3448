//! The board: an octagon in 2003, a round one in 1998, both of oiled wood with engraved diameters.

use scene::{Art, Colour, Direction, Gradient, Lettering, Outline, Paint, Point, Shape, Stop};

use super::ring::{self, CENTRE, RX, RY};
use crate::{Edition, Square};

/// How thick the board is, as seen from the front.
const EDGE: i32 = 42;
/// The octagon's corners: long and short distances from the middle, across and in depth.
const FAR: (i32, i32) = (468, 365);
const NEAR: (i32, i32) = (194, 151);
/// Half the width and half the depth of the round board.
const ROUND: (i32, i32) = (484, 378);

/// The wood of an edition, by day and by night.
pub(super) fn colours(edition: Edition) -> Vec<Colour> {
    let ground = Colour::new("ground", 0x3a2a1a, 0x000000);
    match edition {
        Edition::V2003 => vec![
            ground,
            Colour::new("wood-light", 0xf3d5a8, 0xc9a06c),
            Colour::new("wood", 0xe2b981, 0xb58851),
            Colour::new("wood-deep", 0xc6945a, 0x8f6639),
            Colour::new("wood-edge", 0x9a6a38, 0x6a4824),
            Colour::new("groove", 0x7a5026, 0x4d3216),
            Colour::new("glint", 0xfff3dc, 0xe3c496),
        ],
        Edition::V1998 => vec![
            ground,
            Colour::new("wood-light", 0xf7e3c4, 0xcfae82),
            Colour::new("wood", 0xebcfa2, 0xbd9868),
            Colour::new("wood-deep", 0xd0a878, 0x95734a),
            Colour::new("wood-edge", 0xa67c4e, 0x705233),
            Colour::new("groove", 0x80592f, 0x513a1e),
            Colour::new("glint", 0xfff8ea, 0xe8cfa8),
        ],
    }
}

/// The paints of the board.
pub(super) fn gradients() -> Vec<Gradient> {
    let stop = |at, colour| Stop { at, colour, opacity: 100 };
    vec![
        Gradient {
            name: "top",
            direction: Direction::Aslant,
            stops: vec![stop(0, "wood-light"), stop(55, "wood"), stop(100, "wood-deep")],
        },
        Gradient {
            name: "edge",
            direction: Direction::Across,
            stops: vec![stop(0, "wood-deep"), stop(40, "wood-deep"), stop(100, "wood-edge")],
        },
        Gradient {
            name: "well",
            direction: Direction::Aslant,
            stops: vec![stop(0, "wood-deep"), stop(100, "wood-light")],
        },
        Gradient {
            name: "ground",
            direction: Direction::Outwards,
            stops: vec![
                Stop { at: 0, colour: "ground", opacity: 60 },
                Stop { at: 78, colour: "ground", opacity: 46 },
                Stop { at: 100, colour: "ground", opacity: 0 },
            ],
        },
    ]
}

/// The whole board, empty.
pub(super) fn backdrop(edition: Edition) -> Vec<Art> {
    let mut art = vec![ground_shadow()];
    match edition {
        Edition::V2003 => art.extend(octagon()),
        Edition::V1998 => art.extend(round()),
    }
    art.extend(grain(edition));
    art.extend(border(edition));
    art.extend(
        (0..4)
            .map(Square::new)
            .flat_map(|square| diameter(ring::middle(square), ring::middle(square.across()))),
    );
    art.extend(medallion());
    art.extend(Square::all().flat_map(well));
    art.extend(Square::all().map(number));
    art
}

fn ground_shadow() -> Art {
    let outline = Outline::ellipse(CENTRE.x + 6, CENTRE.y + EDGE + 8, 498, 384);
    Shape::filled(outline, Paint::Gradient("ground")).into()
}

/// The eight corners, drawn in by some percent of the way to the middle and lowered.
fn corners(percent: i32, lower: i32) -> Vec<Point> {
    let signs = [
        (1, -1, true),
        (1, -1, false),
        (1, 1, false),
        (1, 1, true),
        (-1, 1, true),
        (-1, 1, false),
        (-1, -1, false),
        (-1, -1, true),
    ];
    let corner = |(sx, sy, is_end): (i32, i32, bool)| {
        let (x, y) = if is_end { (NEAR.0, FAR.1) } else { (FAR.0, NEAR.1) };
        Point::new(CENTRE.x + sx * x * percent / 100, CENTRE.y + sy * y * percent / 100 + lower)
    };
    signs.into_iter().map(corner).collect()
}

/// The octagon's faces: three of its sides show their thickness, the left one lit, the right one dark.
fn octagon() -> Vec<Art> {
    let (top, foot) = (corners(100, 0), corners(100, EDGE));
    let face = |a: usize, b: usize| Outline::Polygon(vec![top[a], top[b], foot[b], foot[a]]);
    vec![
        Shape::filled(face(5, 4), Paint::Colour("wood-deep")).into(),
        Shape::filled(face(5, 4), Paint::Colour("glint")).opacity(18).into(),
        Shape::filled(face(4, 3), Paint::Gradient("edge")).into(),
        Shape::filled(face(3, 2), Paint::Colour("wood-edge")).into(),
        Shape::filled(Outline::Polygon(top), Paint::Gradient("top")).into(),
    ]
}

fn round() -> Vec<Art> {
    let (rx, ry) = ROUND;
    let side = format!("M{} {} v{EDGE} a{rx} {ry} 0 0 0 {} 0 v{} Z", CENTRE.x - rx, CENTRE.y, 2 * rx, -EDGE);
    vec![
        Shape::filled(Outline::Path(side), Paint::Gradient("edge")).into(),
        Shape::filled(Outline::ellipse(CENTRE.x, CENTRE.y, rx, ry), Paint::Gradient("top")).into(),
    ]
}

/// Half the width of the board at a depth from its middle.
fn half_width(edition: Edition, depth: i32) -> i32 {
    match edition {
        Edition::V2003 if depth.abs() <= NEAR.1 => FAR.0,
        Edition::V2003 => FAR.0 - (depth.abs() - NEAR.1) * (FAR.0 - NEAR.0) / (FAR.1 - NEAR.1),
        Edition::V1998 => ROUND.0 * (ROUND.1 * ROUND.1 - depth * depth).max(0).isqrt() / ROUND.1,
    }
}

/// Long, slightly waving lines from edge to edge, some dark, some light.
fn grain(edition: Edition) -> Vec<Art> {
    let depth = match edition {
        Edition::V2003 => FAR.1,
        Edition::V1998 => ROUND.1,
    };
    let mut lines = Vec::new();
    let (mut at, mut turn) = (-depth + 9, 7);
    while at < depth - 8 {
        // A fixed sequence that looks like none.
        turn = (turn * 37 + 11) % 101;
        let half = half_width(edition, at.abs() + 5) - 6;
        let (wave, part) = (turn % 9 - 4, half / 2);
        let (x, y) = (CENTRE.x - half, CENTRE.y + at);
        let data = format!(
            "M{x} {y} q{} {wave} {part} 0 t{part} {} t{part} 0 t{part} {}",
            part / 2,
            wave / 2,
            -wave / 2
        );
        let colour = if turn % 4 == 0 { "glint" } else { "groove" };
        let (tenths, opacity) = (8 + (turn % 5) as u16 * 4, 9 + (turn % 7) as u8 * 2);
        lines
            .push(Shape::stroked(Outline::Path(data), Paint::Colour(colour), tenths).opacity(opacity).into());
        at += 6 + turn % 13;
    }
    lines
}

/// A light catching the edge, and an inlaid line along it.
fn border(edition: Edition) -> Vec<Art> {
    let at = |percent: i32| match edition {
        Edition::V2003 => Outline::Polygon(corners(percent, 0)),
        Edition::V1998 => {
            Outline::ellipse(CENTRE.x, CENTRE.y, ROUND.0 * percent / 100, ROUND.1 * percent / 100)
        }
    };
    vec![
        Shape::stroked(at(100), Paint::Colour("groove"), 25).opacity(55).into(),
        Shape::stroked(at(99), Paint::Colour("glint"), 26).opacity(80).into(),
        Shape::stroked(at(97), Paint::Colour("groove"), 16).opacity(45).into(),
    ]
}

/// A groove from square to square: its dark side and, just below, the lit one.
fn diameter(from: Point, to: Point) -> Vec<Art> {
    let line =
        |lower: i32| Outline::Path(format!("M{} {} L{} {}", from.x, from.y + lower, to.x, to.y + lower));
    vec![
        Shape::stroked(line(3), Paint::Colour("glint"), 30).opacity(75).into(),
        Shape::stroked(line(0), Paint::Colour("groove"), 36).opacity(80).into(),
    ]
}

fn medallion() -> Vec<Art> {
    let ring = |rx: i32, ry: i32, lower: i32| Outline::ellipse(CENTRE.x, CENTRE.y + lower, rx, ry);
    vec![
        Shape::filled(ring(46, 36, 3), Paint::Colour("glint")).opacity(70).into(),
        Shape::filled(ring(46, 36, 0), Paint::Gradient("well")).edged(Paint::Colour("groove"), 30).into(),
        Shape::stroked(ring(34, 26, 0), Paint::Colour("groove"), 16).opacity(60).into(),
    ]
}

/// A shallow round seat for the pieces.
fn well(square: Square) -> Vec<Art> {
    let Point { x, y } = ring::middle(square);
    let (rx, ry) = (RX + 7, RY + 6);
    vec![
        Shape::filled(Outline::ellipse(x, y + 3, rx, ry), Paint::Colour("glint")).opacity(80).into(),
        Shape::filled(Outline::ellipse(x, y, rx, ry), Paint::Gradient("well"))
            .edged(Paint::Colour("groove"), 24)
            .into(),
    ]
}

fn number(square: Square) -> Art {
    Art::Lettering(Lettering { at: ring::number(square), text: square.to_string(), size: 36, ink: "groove" })
}
