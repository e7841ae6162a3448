//! The painted field, put together: terrain, the lines between squares, roads, prison camps and letters; and its colours.

use std::fmt::Write;

use scene::{Art, Colour, Direction, Gradient, Lettering, Outline, Paint, Point, Region, Shape, Stop};
use tabletop::Message;

use super::layout::{CELL, EDGE, Layout};
use super::paths::square_id;
use super::prison::prison;
use super::terrain::{Canvas, draw, line};
use crate::Square;
use crate::board::Board;
use crate::piece::Side;

/// The name of the shade at the edge of the map.
const SHADE: &str = "shade";
/// How much of what is below the lines between squares cover.
const GRID: u8 = 45;

/// The colours of the field, by the names of the grounds.
pub(super) const COLOURS: &[Colour] = &[
    Colour::new("yellow", 0xf2d26b, 0x8f741f),
    Colour::new("pink", 0xf0b4bb, 0x8a4a55),
    Colour::new("brown", 0xdcc69f, 0x6a5842),
    Colour::new("blue", 0x86bfe3, 0x2c5f86),
    Colour::new("green", 0x9cc07f, 0x3a5f30),
    Colour::new("grey", 0xb2aca0, 0x5d5a55),
    Colour::new("white", 0xfdfcf8, 0xcfccc4),
    Colour::new("black", 0x3a3530, 0x161310),
    Colour::new("rule", 0x6f5a3c, 0x20180e),
    Colour::new("pattern", 0x4a3b28, 0x15110b),
    Colour::new("meadow", 0xc9c78f, 0x5c6138),
    Colour::new("dust", 0xe9d8b6, 0x786448),
    Colour::new("tuft", 0x6f7a3a, 0xa9a56a),
    Colour::new("bank", 0xe6cf9c, 0x8a7448),
    Colour::new("wave", 0x2f6c9c, 0x8fc4ea),
    Colour::new("leaf", 0x2f5f2b, 0x18300f),
    Colour::new("crown", 0x4f8f45, 0x3f7a36),
    Colour::new("light-leaf", 0x86b86a, 0x6fa85c),
    Colour::new("wire", 0x3f3c38, 0x1f1d1a),
    Colour::new("mud", 0x7d7263, 0x8c8375),
    Colour::new("hem", 0xb9a48c, 0x7d7465),
    Colour::new("canvas", 0xefe9dc, 0xe4dfd3),
    Colour::new("hurt", 0xc0302f, 0xa32424),
    Colour::new("ash", 0x6b6259, 0x4b443c),
    Colour::new("ember", 0x8f4a2a, 0x7d3f22),
    Colour::new("blast", 0xcfc2ab, 0x8f8573),
    Colour::new("path", 0xf1e2bf, 0xa58d63),
    Colour::new("verge", 0x8d7654, 0x2f2519),
    Colour::new("star-fill", 0xfff3c4, 0xf3d98a),
    Colour::new("plank", 0x7a4f24, 0x3d2710),
    Colour::new("deck", 0xd9ad72, 0xb5824a),
];

/// Everything beneath the pieces.
pub(super) fn backdrop(board: &Board, layout: &Layout) -> Vec<Art> {
    let mut art = Vec::new();
    for side in Side::BOTH {
        prison(layout, side, &mut art);
    }
    let field = || Outline::Rect { area: layout.field(), radius: 4 };
    art.push(Shape::filled(field(), Paint::Colour("brown")).into());
    let canvas = Canvas { board, layout };
    canvas.paint(&mut art);
    art.push(line(grid(board, layout), "rule", 10).opacity(GRID).into());
    canvas.roads(&mut art);
    // Of what a board lacks nothing is painted.
    art.retain(
        |art| !matches!(art, Art::Shape(Shape { outline: Outline::Path(data), .. }) if data.is_empty()),
    );
    art.push(Shape::filled(field(), Paint::Gradient(SHADE)).into());
    art.push(Shape::stroked(field(), Paint::Colour("rule"), 40).into());
    letters(board, layout, &mut art);
    art
}

/// The edge of the map is darker than its middle.
pub(super) fn gradients() -> Vec<Gradient> {
    let stop = |at, opacity| Stop { at, colour: "rule", opacity };
    let stops = vec![stop(65, 0), stop(100, 12)];
    vec![Gradient { name: SHADE, direction: Direction::Outwards, stops }]
}

/// The lines between squares, as one.
fn grid(board: &Board, layout: &Layout) -> String {
    let field = layout.field();
    let mut data = String::new();
    for column in 1..i32::from(board.columns()) {
        draw!(data, "M{} {}v{}", field.x + CELL * column, field.y, field.height);
    }
    for row in 1..i32::from(board.rows()) {
        draw!(data, "M{} {}h{}", field.x, field.y + CELL * row, field.width);
    }
    data
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
