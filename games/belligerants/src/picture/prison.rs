//! The prison camps: a yard for each side, with a fence around it and a watchtower at either end.

use std::fmt::Write;

use scene::{Art, Outline, Paint, Rect, Shape};

use super::layout::{Layout, TOWER};
use super::terrain::{draw, line};
use crate::piece::Side;

/// How far apart the posts of a fence stand, about.
const POST: i32 = 22;

/// The camp where a side keeps those it took.
pub(super) fn prison(layout: &Layout, side: Side, art: &mut Vec<Art>) {
    let yard = layout.strip(side);
    let outline = Outline::Rect { area: yard, radius: 8 };
    art.push(Shape::filled(outline, Paint::Colour(side.word())).edged(Paint::Colour("plank"), 20).into());
    let trodden = Outline::Rect { area: yard.grown(-7), radius: 14 };
    art.push(Shape::filled(trodden, Paint::Colour("path")).opacity(50).into());
    fence(yard, art);
    for x in [yard.x + 2, yard.x + yard.width - TOWER] {
        tower(Rect::new(x, yard.y + 14, TOWER - 2, yard.height - 28), art);
    }
}

/// Posts and two wires, along the upper and the lower edge.
fn fence(yard: Rect, art: &mut Vec<Art>) {
    let (mut posts, mut wires) = (String::new(), String::new());
    let count = yard.width / POST;
    for top in [yard.y, yard.y + yard.height - 7] {
        for number in 0..=count {
            draw!(posts, "M{} {}v9", yard.x + 2 + (yard.width - 4) * number / count, top - 1);
        }
        draw!(wires, "M{} {}h{}m0 4h-{}", yard.x, top + 2, yard.width, yard.width);
    }
    art.push(line(wires, "wire", 12).into());
    art.push(line(posts, "plank", 34).into());
}

/// A tower from above: a roof with its ridges on four feet.
fn tower(area: Rect, art: &mut Vec<Art>) {
    let Rect { x, y, width, height } = area;
    let roof = Outline::Rect { area, radius: 3 };
    art.push(Shape::filled(roof, Paint::Colour("deck")).edged(Paint::Colour("plank"), 26).into());
    art.push(line(format!("M{x} {y}l{width} {height}m0-{height}l-{width} {height}"), "plank", 16).into());
}
