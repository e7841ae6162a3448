//! The pieces: thick wooden discs, each colour with its own printed shape.

use scene::{Art, Colour as Named, Direction, Gradient, Outline, Paint, Point, Rect, Shape, Stop, Symbol};

use super::ring::{RX, RY, THICK};
use crate::{Colour, Edition};

/// The names of the colour of a disc and of what is printed on it.
pub(super) fn names(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Red => ("red", "on-red"),
        Colour::Orange => ("orange", "on-orange"),
        Colour::Brown => ("brown", "on-brown"),
        Colour::Black => ("black", "on-black"),
        Colour::Yellow => ("yellow", "on-yellow"),
        Colour::Green => ("green", "on-green"),
        Colour::Blue => ("blue", "on-blue"),
    }
}

/// The disc of a colour on a terminal.
pub(super) fn text(colour: Colour) -> &'static str {
    ["[ ● ]", "[ ▲ ]", "[ ■ ]", "[ ◆ ]"][usize::from(colour.slot())]
}

/// The colours of an edition's discs, by day and by night.
pub(super) fn colours(edition: Edition) -> Vec<Named> {
    let mut colours = vec![Named::new("dark", 0x1a0d04, 0x0d0602), Named::new("bright", 0xffffff, 0xfff3e0)];
    for colour in Colour::of(edition) {
        let (name, print) = names(colour);
        let [light, dark, print_value] = match colour {
            Colour::Red => [0xc9302c, 0xc9342f, 0xffeedd],
            Colour::Orange => [0xf58a1f, 0xf28c28, 0x3a1a04],
            Colour::Brown => [0x6e3f22, 0x6b3c20, 0xf8dfb8],
            Colour::Black => [0x2a2a2e, 0x232327, 0xe4e7ea],
            Colour::Yellow => [0xf6c62d, 0xf0c033, 0x3d2b05],
            Colour::Green => [0x2c7d4c, 0x2f8150, 0xf0f7e2],
            Colour::Blue => [0x2b5fae, 0x3167b8, 0xeaf2ff],
        };
        colours.push(Named::new(name, light, dark));
        colours.push(Named::new(print, print_value, print_value));
    }
    colours
}

/// The light on a disc, which comes from the left, and its shadow.
pub(super) fn gradients() -> Vec<Gradient> {
    let stop = |at, colour, opacity| Stop { at, colour, opacity };
    vec![
        Gradient {
            name: "rim",
            direction: Direction::Across,
            stops: vec![
                stop(0, "dark", 34),
                stop(22, "bright", 10),
                stop(34, "bright", 20),
                stop(55, "dark", 8),
                stop(100, "dark", 58),
            ],
        },
        Gradient {
            name: "face",
            direction: Direction::Aslant,
            stops: vec![stop(0, "bright", 34), stop(50, "bright", 6), stop(100, "dark", 16)],
        },
        Gradient {
            name: "shadow",
            direction: Direction::Outwards,
            stops: vec![
                stop(0, "dark", 62),
                stop(62, "dark", 46),
                stop(82, "dark", 18),
                stop(100, "dark", 0),
            ],
        },
    ]
}

/// The disc of a colour, standing on its origin.
pub(super) fn symbol(colour: Colour) -> Symbol {
    let (name, print) = names(colour);
    let (body, ink) = (Paint::Colour(name), Paint::Colour(print));
    let (dark, bright) = (Paint::Colour("dark"), Paint::Colour("bright"));
    let face = |inset: i32| Outline::ellipse(0, -THICK, RX - inset, RY - inset * RY / RX);
    let mut art: Vec<Art> =
        vec![Shape::filled(silhouette(), body).into(), Shape::filled(rim(), Paint::Gradient("rim")).into()];
    art.extend(RIM.map(|(at, half)| Shape::filled(motif(colour, at, half, 9), ink).into()));
    art.extend([
        Shape::filled(face(0), body).into(),
        Shape::filled(face(0), Paint::Gradient("face")).into(),
        Shape::stroked(face(2), bright, 20).opacity(42).into(),
        Shape::stroked(face(13), dark, 16).opacity(24).into(),
        Shape::stroked(face(15), bright, 12).opacity(16).into(),
        Shape::filled(motif(colour, Point::new(0, -THICK), 28, 22), ink).into(),
        Shape::stroked(silhouette(), dark, 18).opacity(70).into(),
    ]);
    Symbol { name, art, outline: silhouette(), bounds: Rect::new(-RX, -THICK - RY, 2 * RX, THICK + 2 * RY) }
}

/// The printed shapes along the rim: the middle of each and half its width, narrower as the rim turns away.
const RIM: [(Point, i32); 5] = [
    (Point::new(0, 40), 9),
    (Point::new(-36, 32), 8),
    (Point::new(36, 32), 8),
    (Point::new(-61, 12), 4),
    (Point::new(61, 12), 4),
];

/// The shape of a colour within half a width and half a height of a point.
fn motif(colour: Colour, Point { x, y }: Point, half_width: i32, half_height: i32) -> Outline {
    let corner = |dx: i32, dy: i32| Point::new(x + dx, y + dy);
    let (w, h) = (half_width, half_height);
    match colour.slot() {
        0 => Outline::ellipse(x, y, w * 9 / 10, h * 9 / 10),
        1 => Outline::Polygon(vec![corner(0, -h), corner(w, h * 8 / 10), corner(-w, h * 8 / 10)]),
        2 => {
            let (w, h) = (w * 8 / 10, h * 8 / 10);
            Outline::Polygon(vec![corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)])
        }
        _ => Outline::Polygon(vec![corner(0, -h), corner(w, 0), corner(0, h), corner(-w, 0)]),
    }
}

fn silhouette() -> Outline {
    Outline::Path(format!(
        "M{} {} a{RX} {RY} 0 0 1 {} 0 v{THICK} a{RX} {RY} 0 0 1 {} 0 Z",
        -RX,
        -THICK,
        2 * RX,
        -2 * RX
    ))
}

fn rim() -> Outline {
    Outline::Path(format!(
        "M{} {} v{THICK} a{RX} {RY} 0 0 0 {} 0 v{} a{RX} {RY} 0 0 1 {} 0 Z",
        -RX,
        -THICK,
        2 * RX,
        -THICK,
        -2 * RX
    ))
}

/// The names of the shadows of piles of one to four.
pub(super) const SHADOWS: [&str; 4] = ["shadow-1", "shadow-2", "shadow-3", "shadow-4"];

/// The shadows that piles throw on the board: the higher, the longer.
pub(super) fn shadows() -> impl Iterator<Item = Symbol> {
    SHADOWS.into_iter().zip(1..).map(|(name, height)| {
        let (x, y, rx, ry) = (5 + 5 * height, 5 + height, RX + 10 + 4 * height, RY + 10 + height);
        let outline = Outline::ellipse(x, y, rx, ry);
        let art = vec![Shape::filled(outline.clone(), Paint::Gradient("shadow")).into()];
        Symbol { name, art, outline, bounds: Rect::new(x - rx, y - ry, 2 * rx, 2 * ry) }
    })
}
