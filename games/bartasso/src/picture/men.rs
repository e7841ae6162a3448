//! The pieces: each camp has a colour and a shape, each kind a sign.

use scene::{Art, Colour, Direction, Gradient, Outline, Paint, Point, Rect, Shape, Stop, Symbol};

use crate::piece::{Camp, Kind, Piece};

/// The names of a camp's colour and of what is printed on it.
pub(super) fn names(camp: Camp) -> (&'static str, &'static str) {
    [("yellow", "on-yellow"), ("red", "on-red"), ("blue", "on-blue"), ("green", "on-green")][camp.index()]
}

/// The name of a piece's drawing.
pub(super) fn name(piece: Piece) -> &'static str {
    const NAMES: [[&str; 5]; 4] = [
        ["yellow-pawn", "yellow-crowned", "yellow-couronne", "yellow-sauteur", "yellow-diplomat"],
        ["red-pawn", "red-crowned", "red-couronne", "red-sauteur", "red-diplomat"],
        ["blue-pawn", "blue-crowned", "blue-couronne", "blue-sauteur", "blue-diplomat"],
        ["green-pawn", "green-crowned", "green-couronne", "green-sauteur", "green-diplomat"],
    ];
    NAMES[piece.camp.index()][piece.kind.index()]
}

/// A piece on a terminal: its kind's letter and its camp's number.
pub(super) fn text(piece: Piece) -> String {
    let letter = if piece.kind == Kind::Pawn { 'p' } else { piece.kind.letter() };
    format!("{letter}{}", piece.camp.number())
}

/// The colours of the pieces, by day and by night.
pub(super) fn colours() -> Vec<Colour> {
    vec![
        Colour::new("yellow", 0xf2c12e, 0xe8b930),
        Colour::new("on-yellow", 0x3a2604, 0x2e1e03),
        Colour::new("red", 0xc8372d, 0xc23a30),
        Colour::new("on-red", 0xfff0e2, 0xffe9d6),
        Colour::new("blue", 0x2f66b5, 0x3a70bd),
        Colour::new("on-blue", 0xeef5ff, 0xe4efff),
        Colour::new("green", 0x2f8a4f, 0x35905a),
        Colour::new("on-green", 0xf2fbe8, 0xe9f6dc),
        Colour::new("gold", 0xffd76a, 0xf5cc5e),
        Colour::new("shade", 0x150c05, 0x0a0502),
        Colour::new("shine", 0xffffff, 0xfff3e0),
    ]
}

/// The light on a piece and its shadow.
pub(super) fn gradients() -> Vec<Gradient> {
    let stop = |at, colour, opacity| Stop { at, colour, opacity };
    vec![
        Gradient {
            name: "gloss",
            direction: Direction::Aslant,
            stops: vec![stop(0, "shine", 42), stop(45, "shine", 4), stop(100, "shade", 34)],
        },
        Gradient {
            name: "under",
            direction: Direction::Outwards,
            stops: vec![stop(0, "shade", 70), stop(70, "shade", 45), stop(100, "shade", 0)],
        },
    ]
}

/// The drawings of all pieces.
pub(super) fn symbols() -> Vec<Symbol> {
    let pieces = Camp::ALL.into_iter().flat_map(|camp| Kind::ALL.map(|kind| Piece { camp, kind }));
    pieces.map(symbol).collect()
}

fn symbol(piece: Piece) -> Symbol {
    let (body, ink) = names(piece.camp);
    let (body, ink) = (Paint::Colour(body), Paint::Colour(ink));
    let (shade, shine) = (Paint::Colour("shade"), Paint::Colour("shine"));
    let edge = silhouette(piece.camp, 0);
    let mut art: Vec<Art> = vec![
        Shape::filled(Outline::ellipse(3, 5, 26, 24), Paint::Gradient("under")).into(),
        Shape::filled(edge.clone(), body).edged(shade, 22).into(),
        Shape::filled(edge.clone(), Paint::Gradient("gloss")).into(),
        Shape::stroked(silhouette(piece.camp, 4), shine, 14).opacity(45).into(),
    ];
    let middle = Point::default();
    match piece.kind {
        Kind::Pawn => {
            art.push(Shape::stroked(Outline::ellipse(0, 0, 9, 9), ink, 24).opacity(80).into());
        }
        Kind::Couronne => {
            let gold = Paint::Colour("gold");
            art.push(Shape::stroked(silhouette(piece.camp, 4), shade, 80).opacity(80).into());
            art.push(Shape::stroked(silhouette(piece.camp, 4), gold, 40).into());
            let crown = emblem(Kind::Crowned, middle, 14).into_iter();
            art.extend(crown.map(|outline| Shape::filled(outline, ink).edged(gold, 14).into()));
        }
        kind => {
            art.extend(
                emblem(kind, middle, 13).into_iter().map(|outline| Shape::filled(outline, ink).into()),
            );
        }
    }
    Symbol { name: name(piece), art, outline: edge, bounds: Rect::new(-26, -26, 52, 52) }
}

/// The shape of a camp's pieces, drawn in by some units: a disc, a square, a hexagon, a diamond. They leave the number of
/// their square free.
fn silhouette(camp: Camp, inset: i32) -> Outline {
    let at = |x: i32, y: i32, by: i32| Point::new(x - x.signum() * by, y - y.signum() * by);
    let corners = |points: &[(i32, i32)], by: i32| {
        Outline::Polygon(points.iter().map(|(x, y)| at(*x, *y, by)).collect())
    };
    match camp {
        Camp::ONE => Outline::ellipse(0, 0, 22 - inset, 22 - inset),
        Camp::TWO => {
            let half = 19 - inset;
            Outline::Rect { area: Rect::new(-half, -half, 2 * half, 2 * half), radius: 5 }
        }
        Camp::THREE => corners(&[(0, -24), (21, -12), (21, 12), (0, 24), (-21, 12), (-21, -12)], inset),
        _ => corners(&[(0, -26), (26, 0), (0, 26), (-26, 0)], inset * 14 / 10),
    }
}

/// The sign of a kind around a point, within about so many units.
pub(super) fn emblem(kind: Kind, Point { x, y }: Point, half: i32) -> Vec<Outline> {
    let scaled = |points: &[(i32, i32)]| {
        let place = |(dx, dy): &(i32, i32)| Point::new(x + dx * half / 15, y + dy * half / 15);
        Outline::Polygon(points.iter().map(place).collect())
    };
    match kind {
        Kind::Pawn => vec![Outline::ellipse(x, y, half / 2, half / 2)],
        Kind::Crowned | Kind::Couronne => vec![
            scaled(&[(-14, 7), (-15, -8), (-7, -1), (0, -12), (7, -1), (15, -8), (14, 7)]),
            scaled(&[(-13, 9), (13, 9), (13, 12), (-13, 12)]),
        ],
        Kind::Sauteur => vec![scaled(&[
            (-9, 13),
            (-5, 5),
            (-1, 1),
            (-7, 3),
            (-11, 1),
            (-12, -3),
            (-4, -9),
            (-3, -14),
            (2, -10),
            (9, -6),
            (12, 3),
            (11, 13),
        ])],
        Kind::Diplomat => vec![
            scaled(&[(-8, -12), (8, -12), (8, 3), (-8, 3)]),
            scaled(&[(-14, 5), (14, 5), (12, 9), (-12, 9)]),
        ],
    }
}
