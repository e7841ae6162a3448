//! The board: printed card in a varnished tray. The first squares of crowned pawns and diplomats are marked in
//! the colour of their camp, and every dark square has its number.

use scene::{
    Art, Cell, Colour, Direction, Gradient, Lettering, Outline, Paint, Point, Rect, Region, Shape, Stop,
};
use tabletop::Message;

use super::field::{EDGE, Field, SIDE};
use super::{men, square_id};
use crate::board::{CROWNED_STARTS, DIPLOMAT_STARTS, ROWS, Size, Spot, bit, each};
use crate::piece::{Camp, Kind};

/// The colours of card, ink and wood, by day and by night.
pub(super) fn colours() -> Vec<Colour> {
    vec![
        Colour::new("card", 0xefe3c8, 0xc9bb9c),
        Colour::new("card-worn", 0xe3d4b3, 0xb5a685),
        Colour::new("print", 0x6b5342, 0x4a392d),
        Colour::new("print-worn", 0x5c4637, 0x3f3026),
        Colour::new("number", 0xd6c4a4, 0xa9967a),
        Colour::new("tray-light", 0x9a6336, 0x6e4526),
        Colour::new("tray-dark", 0x5a3519, 0x3c2311),
        Colour::new("brass", 0xd9b25a, 0xb8934a),
        Colour::new("ink", 0x2a1c10, 0x1a1109),
    ]
}

/// The paints of the board.
pub(super) fn gradients() -> Vec<Gradient> {
    let stop = |at, colour| Stop { at, colour, opacity: 100 };
    vec![
        Gradient {
            name: "tray",
            direction: Direction::Aslant,
            stops: vec![stop(0, "tray-light"), stop(55, "tray-dark"), stop(100, "tray-light")],
        },
        Gradient {
            name: "paper",
            direction: Direction::Aslant,
            stops: vec![stop(0, "card"), stop(100, "card-worn")],
        },
    ]
}

/// The whole board, empty.
pub(super) fn backdrop(field: &Field) -> Vec<Art> {
    let mut art = tray(field);
    art.extend(dark_squares(field));
    art.extend(camps(field).flat_map(|camp| marked_squares(field, camp)));
    art.extend(each(field.size.all()).map(|spot| number(field, spot)));
    art.extend(camps(field).map(|camp| border(field, camp)));
    art.extend(median(field));
    art
}

fn camps(field: &Field) -> impl Iterator<Item = Camp> {
    let is_full = field.size == Size::Full;
    Camp::ALL.into_iter().filter(move |camp| is_full || *camp == Camp::ONE || *camp == Camp::FOUR)
}

fn rect(area: Rect, radius: i32) -> Outline {
    Outline::Rect { area, radius }
}

fn grown(area: Rect, by: i32) -> Rect {
    Rect::new(area.x - by, area.y - by, area.width + 2 * by, area.height + 2 * by)
}

/// Varnished wood with a brass line, and the card in it.
fn tray(field: &Field) -> Vec<Art> {
    let squares = field.squares();
    let brass = Paint::Colour("brass");
    let mut art = vec![
        Shape::filled(rect(field.board(), 12), Paint::Gradient("tray"))
            .edged(Paint::Colour("ink"), 20)
            .into(),
        Shape::stroked(rect(grown(squares, EDGE / 2), 6), brass, 20).into(),
        Shape::filled(rect(grown(squares, 5), 2), Paint::Colour("ink")).into(),
        Shape::filled(rect(squares, 0), Paint::Gradient("paper")).into(),
    ];
    for corner in corners(grown(squares, EDGE / 2)) {
        art.push(Shape::filled(Outline::ellipse(corner.x, corner.y, 6, 6), brass).into());
    }
    art
}

fn corners(area: Rect) -> [Point; 4] {
    let (right, foot) = (area.x + area.width, area.y + area.height);
    [Point::new(area.x, area.y), Point::new(right, area.y), Point::new(right, foot), Point::new(area.x, foot)]
}

/// The dark squares, their print a little uneven.
fn dark_squares(field: &Field) -> impl Iterator<Item = Art> {
    each(field.size.all()).map(move |spot| {
        let name = if spot % 3 == 0 { "print-worn" } else { "print" };
        Shape::filled(rect(field.square(spot), 0), Paint::Colour(name)).into()
    })
}

/// A crown or a hat in the colour of the camp on the first squares of crowned pawns and of the diplomat.
fn marked_squares(field: &Field, camp: Camp) -> Vec<Art> {
    let ink = Paint::Colour(men::names(camp).0);
    let mut art = Vec::new();
    let starts = each(CROWNED_STARTS[camp.index()]).map(|spot| (spot, Kind::Crowned));
    let starts = starts.chain([(DIPLOMAT_STARTS[camp.index()], Kind::Diplomat)]);
    for (spot, kind) in starts.filter(|(spot, _)| field.size.all() & bit(*spot) != 0) {
        let square = grown(field.square(spot), -4);
        art.push(Shape::stroked(rect(square, 4), ink, 35).into());
        let Point { x, y } = field.middle(spot);
        let sign = men::emblem(kind, Point::new(x, y), 15);
        art.extend(sign.into_iter().map(|outline| Shape::filled(outline, ink).opacity(85).into()));
    }
    art
}

/// A square's number, in the corner that pieces leave free.
pub(super) fn number(field: &Field, spot: Spot) -> Art {
    let Rect { x, y, .. } = field.square(spot);
    let text = field.size.square(spot).to_string();
    let at = Point::new(x + if text.len() > 1 { 19 } else { 11 }, y + SIDE - 11);
    Art::Lettering(Lettering { at, text, size: 26, ink: "number" })
}

/// A line around the ground of a camp.
fn border(field: &Field, camp: Camp) -> Art {
    let area = grown(field.camp(camp), -2);
    Shape::stroked(rect(area, 0), Paint::Colour(men::names(camp).0), 40).opacity(90).into()
}

/// The fold of a double board.
fn median(field: &Field) -> Vec<Art> {
    if field.size == Size::Half {
        return Vec::new();
    }
    let squares = field.squares();
    let fold = Rect::new(squares.x + squares.width / 2 - 1, squares.y, 2, SIDE * i32::from(ROWS));
    vec![Shape::filled(rect(fold, 0), Paint::Colour("ink")).opacity(70).into()]
}

/// The dark squares, which one can point at.
pub(super) fn regions(field: &Field) -> Vec<Region> {
    each(field.size.all()).map(|spot| region(field, spot)).collect()
}

/// What is printed on a square: a crown, a hat or nothing, and whose.
pub(super) fn print(spot: Spot) -> (&'static str, Camp) {
    let marked = |camp: &Camp| {
        if CROWNED_STARTS[camp.index()] & bit(spot) != 0 {
            Some(("crown", *camp))
        } else {
            (DIPLOMAT_STARTS[camp.index()] == spot).then_some(("hat", *camp))
        }
    };
    Camp::ALL.iter().find_map(marked).unwrap_or(("none", Camp::ONE))
}

fn region(field: &Field, spot: Spot) -> Region {
    let square = field.size.square(spot);
    let (print, camp) = print(spot);
    let place = field.place(spot);
    Region {
        id: square_id(square),
        outline: Outline::Rect { area: field.square(spot), radius: 0 },
        label: Message::new("bartasso-square")
            .with("square", square.number())
            .with("print", print)
            .with("colour", camp.colour()),
        cell: Some(Cell::new(square.to_string(), "muted").at(place.column, place.row)),
    }
}
