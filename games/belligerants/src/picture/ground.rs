//! The painted field: every ground with a colour and a pattern of its own, stars, bridges, strips and letters.

use scene::{Art, Colour, Lettering, Outline, Paint, Point, Rect, Region, Shape};
use tabletop::Message;

use super::layout::{CELL, EDGE, Layout};
use super::paths::square_id;
use crate::Square;
use crate::board::{Board, Ground};
use crate::piece::Side;

/// The colours of the field, by the names of the grounds.
pub(super) const COLOURS: &[Colour] = &[
    Colour::new("yellow", 0xf2d26b, 0x8f741f),
    Colour::new("pink", 0xf0b4bb, 0x8a4a55),
    Colour::new("brown", 0xd9c2a0, 0x6a5842),
    Colour::new("blue", 0x8fc3e6, 0x2c5f86),
    Colour::new("green", 0x9cc58a, 0x3d6634),
    Colour::new("grey", 0xb4b6b8, 0x5a5d60),
    Colour::new("white", 0xfdfdfb, 0xc9c9c4),
    Colour::new("black", 0x35332f, 0x14130f),
    Colour::new("rule", 0x8d7654, 0x2f2519),
    Colour::new("pattern", 0x4a3b28, 0x15110b),
    Colour::new("wave", 0x2f6c9c, 0x9fd0f2),
    Colour::new("leaf", 0x2f5f2b, 0xa9d69d),
    Colour::new("wire", 0x3f4346, 0xd4d7da),
    Colour::new("hurt", 0xb23a3a, 0x8f2222),
    Colour::new("blast", 0xf2e6d0, 0xb9ab93),
    Colour::new("star-fill", 0xfff3c4, 0xf3d98a),
    Colour::new("plank", 0x7a4f24, 0xd9a566),
];

fn colour(name: &'static str) -> Paint {
    Paint::Colour(name)
}

fn line(data: String, name: &'static str, tenths: u16) -> Art {
    Shape::stroked(Outline::Path(data), colour(name), tenths).into()
}

/// Everything beneath the pieces.
pub(super) fn backdrop(board: &Board, layout: &Layout) -> Vec<Art> {
    let mut art = Vec::new();
    for side in Side::BOTH {
        let strip = Outline::Rect { area: layout.strip(side), radius: 10 };
        art.push(Shape::filled(strip, colour(side.word())).edged(colour("rule"), 20).into());
    }
    for square in board.squares() {
        paint(board, layout, square, &mut art);
    }
    let frame = Outline::Rect { area: layout.field(), radius: 4 };
    art.push(Shape::stroked(frame, colour("rule"), 40).into());
    for (one, other) in board.bridges() {
        bridge(layout, *one, *other, &mut art);
    }
    letters(board, layout, &mut art);
    art
}

fn paint(board: &Board, layout: &Layout, square: Square, art: &mut Vec<Art>) {
    let area = layout.area(square);
    let ground = board.ground(square);
    let outline = Outline::Rect { area, radius: 0 };
    art.push(Shape::filled(outline, colour(ground.word())).edged(colour("rule"), 8).into());
    let Rect { x, y, .. } = area;
    match ground {
        Ground::Brown => {}
        Ground::Yellow | Ground::Pink => art.push(Art::Shape(
            Shape::stroked(
                Outline::Path(format!("M{} {} l10 -16 l10 16 z M{} {} v-6", x + 20, y + 38, x + 30, y + 38)),
                colour("pattern"),
                16,
            )
            .opacity(35),
        )),
        Ground::Blue => {
            for row in [18, 32, 46] {
                art.push(line(format!("M{} {} q7 -8 14 0 t14 0 t14 0", x + 9, y + row), "wave", 22));
            }
        }
        Ground::Green => {
            for (dx, dy) in [(16, 26), (42, 24), (29, 48)] {
                art.push(line(format!("M{} {} l-8 -2 l8 -16 l8 16 z v5", x + dx, y + dy), "leaf", 26));
            }
        }
        Ground::Grey => {
            for row in [16, 30, 44] {
                art.push(line(
                    format!(
                        "M{} {} h44 M{} {} l8 -8 m-8 0 l8 8 M{} {} l8 -8 m-8 0 l8 8",
                        x + 8,
                        y + row,
                        x + 16,
                        y + row + 4,
                        x + 36,
                        y + row + 4
                    ),
                    "wire",
                    18,
                ));
            }
        }
        Ground::White => {
            for (dx, dy) in [(15, 15), (45, 15), (15, 45), (45, 45)] {
                art.push(line(format!("M{} {} h10 m-5 -5 v10", x + dx - 5, y + dy), "hurt", 26));
            }
        }
        Ground::Black => {
            art.push(line(
                format!("M{} {} l36 36 m0 -36 l-36 36 m18 -42 v48 m-24 -24 h48", x + 12, y + 12),
                "blast",
                20,
            ));
        }
    }
    if board.is_star(square) {
        let fill = Shape::filled(star(x + CELL / 2, y + CELL / 2), colour("star-fill"));
        art.push(fill.edged(colour("pattern"), 14).into());
    }
}

/// The squares one can point at.
pub(super) fn regions(board: &Board, layout: &Layout) -> Vec<Region> {
    let region = |square| {
        let is_star = if board.is_star(square) { "yes" } else { "no" };
        Region {
            id: square_id(square),
            outline: Outline::Rect { area: layout.area(square), radius: 0 },
            label: Message::new("belligerants-square")
                .with("square", square.to_string())
                .with("ground", board.ground(square).word())
                .with("star", is_star),
            cell: None,
        }
    };
    board.squares().map(region).collect()
}

/// A star of eight points, one for each direction.
fn star(x: i32, y: i32) -> Outline {
    const POINTS: [(i32, i32); 16] = [
        (0, -27),
        (5, -12),
        (19, -19),
        (12, -5),
        (27, 0),
        (12, 5),
        (19, 19),
        (5, 12),
        (0, 27),
        (-5, 12),
        (-19, 19),
        (-12, 5),
        (-27, 0),
        (-12, -5),
        (-19, -19),
        (-5, -12),
    ];
    Outline::Polygon(POINTS.map(|(dx, dy)| Point::new(x + dx, y + dy)).to_vec())
}

/// Planks over the corner where two squares meet.
fn bridge(layout: &Layout, one: Square, other: Square, art: &mut Vec<Art>) {
    let (a, b) = (layout.middle(one), layout.middle(other));
    let (x, y) = (i32::midpoint(a.x, b.x), i32::midpoint(a.y, b.y));
    let (dx, dy) = ((b.x - a.x).signum(), (b.y - a.y).signum());
    let rail = |side: i32| {
        let (ox, oy) = (-dy * side * 7, dx * side * 7);
        format!("M{} {} l{} {}", x - 15 * dx + ox, y - 15 * dy + oy, 30 * dx, 30 * dy)
    };
    art.push(line(format!("M{} {} l{} {}", x - 14 * dx, y - 14 * dy, 28 * dx, 28 * dy), "star-fill", 150));
    // All planks are one line: what lies in one square would stay upright where the field is turned.
    let planks = [-12, -6, 0, 6, 12].map(|step: i32| {
        format!("M{} {} l{} {}", x + step * dx - 6 * dy, y + step * dy + 6 * dx, 12 * dy, -12 * dx)
    });
    art.push(line(planks.join(" "), "plank", 26));
    art.push(line(format!("{} {}", rail(1), rail(-1)), "plank", 30));
}

/// Letters beneath the columns, numbers beside the rows.
fn letters(board: &Board, layout: &Layout, art: &mut Vec<Art>) {
    let field = layout.field();
    let mut write = |x, y, text: String| {
        art.push(Art::Lettering(Lettering { at: Point::new(x, y), text, size: 24, ink: "muted" }));
    };
    for column in 0..board.columns() {
        let x = layout.middle(Square::new(column, 0)).x;
        write(x, field.y + field.height + EDGE / 2, char::from(b'a' + column).to_string());
    }
    for row in 0..board.rows() {
        let y = layout.middle(Square::new(0, row)).y;
        write(field.x - EDGE / 2, y, (row + 1).to_string());
    }
}
