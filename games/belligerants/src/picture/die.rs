//! The die: pips for the numbers, a horned face for the devil, an empty side before the roll.

use scene::{Art, Outline, Paint, Rect, Shape, Symbol};

use crate::chance::Roll;

const HALF: i32 = 46;

/// The name of the drawing for what the die shows.
pub(super) fn name(roll: Option<Roll>) -> &'static str {
    match roll {
        None => "die",
        Some(Roll::Number(number)) => ["die-1", "die-2", "die-3", "die-4", "die-5"][usize::from(number) - 1],
        Some(Roll::Devil) => "die-devil",
    }
}

/// All seven of them.
pub(super) fn symbols() -> Vec<Symbol> {
    let faces = Roll::ALL.map(|roll| symbol(Some(roll)));
    std::iter::once(symbol(None)).chain(faces).collect()
}

fn symbol(roll: Option<Roll>) -> Symbol {
    let area = Rect::new(-HALF, -HALF, 2 * HALF, 2 * HALF);
    let outline = Outline::Rect { area, radius: 16 };
    let body = Shape::filled(outline.clone(), Paint::Colour("die")).edged(Paint::Colour("pip"), 30);
    let mut art = vec![Art::Shape(body)];
    match roll {
        None => {}
        Some(Roll::Devil) => art.extend(devil()),
        Some(Roll::Number(number)) => art.extend(pips(number).iter().map(|(x, y)| {
            Art::Shape(Shape::filled(Outline::ellipse(26 * x, 26 * y, 9, 9), Paint::Colour("pip")))
        })),
    }
    Symbol { name: name(roll), art, outline, bounds: area }
}

fn pips(number: u8) -> &'static [(i32, i32)] {
    match number {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    }
}

/// A face with horns, a grin and a pointed beard.
fn devil() -> [Art; 4] {
    let fill =
        |data: &str, name| Art::Shape(Shape::filled(Outline::Path(data.to_owned()), Paint::Colour(name)));
    [
        fill(
            "M-24 -4 Q-40 -18 -32 -38 Q-26 -24 -14 -22 Q0 -28 14 -22 Q26 -24 32 -38 Q40 -18 24 -4 Q26 22 0 38 Q-26 22 -24 -4 Z",
            "devil",
        ),
        fill("M-16 -6 L-4 -1 Q-10 6 -16 -6 Z M16 -6 L4 -1 Q10 6 16 -6 Z", "die"),
        fill("M-14 12 Q0 22 14 12 Q8 26 0 26 Q-8 26 -14 12 Z", "die"),
        fill("M-5 26 L5 26 L0 42 Z", "pip"),
    ]
}
