//! Small things that lie about: medals and their wells, the pin, the box of discarded troops.

use scene::{Art, Outline, Point, Rect, Symbol};

use super::pen::{Patch, fill, line, put};

/// A medal on the board.
pub(crate) const MEDAL: &str = "medal";
/// A medal in a side's tally.
pub(crate) const SMALL_MEDAL: &str = "medal-small";
/// Where a medal lay. The backdrop has one beneath every medal.
pub(crate) const WELL: &str = "medal-taken";
/// A medal that a side still needs, in its tally.
pub(crate) const SMALL_WELL: &str = "medal-small-taken";
/// Over the middle of a pinned troop.
pub(crate) const PIN: &str = "pin";
/// Over the middle of a pinned troop in the far rack.
pub(crate) const SMALL_PIN: &str = "pin-small";
/// A side's discard.
pub(crate) const DISCARD: &str = "discard";

/// Names and values of the colours these things have of their own.
pub(super) const COLOURS: [(&str, u32); 5] = [
    ("medal", 0xffc928),
    ("medal-deep", 0x4f2d02),
    ("medal-light", 0xfff3b8),
    ("box", 0xc98a4b),
    ("box-deep", 0x8a5426),
];

const COIN: &[Patch] = &[
    fill("medal", "O0 0 16").edged("medal-deep", 30),
    line("medal-light", 18, "O0 0 12"),
    fill("medal-deep", "M0 -10 L3 -3 L10 -3 L5 2 L7 9 L0 5 L-7 9 L-5 2 L-10 -3 L-3 -3 Z"),
];

/// A shallow seat for a medal.
pub(super) const SEAT: &[Patch] =
    &[fill("medal-deep", "O0 0 17").faint(30), line("medal-light", 20, "O0 0 16").faint(60)];

const NEEDED: &[Patch] = &[fill("well", "O0 0 12").edged("tray-edge", 24)];

const PUSHED: &[Patch] = &[
    fill("ink", "E20 -16 14 5").faint(30),
    line("ink", 60, "M17 -18 L26 -34"),
    fill("orange", "M18 -42 C18 -30 28 -24 38 -28 L42 -40 L52 -44 C56 -56 42 -68 30 -60 L28 -48 Z")
        .edged("ink", 38),
    fill("white", "M33 -57 C38 -60 44 -58 47 -53 C43 -55 38 -55 34 -51 Z"),
];

/// A toy box that has seen better days, a tile looking out of it.
const TOY_BOX: &[Patch] = &[
    fill("steel", "M-16 -20 L8 -24 L14 2 L-12 4 Z").edged("ink", 26),
    fill("box-deep", "M-26 -6 H26 L20 -14 H-20 Z").edged("ink", 24).faint(90),
    fill("box", "M-24 -4 H24 L20 22 H-20 Z").edged("ink", 28),
    line("box-deep", 34, "M-15 5 L-13 15 M15 5 L13 15 M0 5 V15"),
];

/// The drawings of all of them.
pub(super) fn symbols() -> Vec<Symbol> {
    let round = |name, patches: &[Patch], radius: i32, percent: i32| {
        let outline = Outline::ellipse(0, 0, radius, radius);
        drawn(name, put(patches, ORIGIN, percent).collect(), outline, square(radius))
    };
    let pin = |name, percent: i32| {
        let area = Rect::new(percent * 6 / 100, -percent * 68 / 100, percent * 54 / 100, percent * 60 / 100);
        drawn(name, put(PUSHED, ORIGIN, percent).collect(), Outline::Rect { area, radius: 12 }, area)
    };
    let of_box = Rect::new(-28, -25, 56, 50);
    vec![
        round(MEDAL, COIN, 17, 100),
        round(SMALL_MEDAL, COIN, 14, 84),
        round(WELL, SEAT, 17, 100),
        round(SMALL_WELL, NEEDED, 14, 100),
        pin(PIN, 100),
        pin(SMALL_PIN, 62),
        drawn(
            DISCARD,
            put(TOY_BOX, ORIGIN, 100).collect(),
            Outline::Rect { area: of_box, radius: 6 },
            of_box,
        ),
    ]
}

const ORIGIN: Point = Point::new(0, 0);

const fn square(half: i32) -> Rect {
    Rect::new(-half, -half, 2 * half, 2 * half)
}

fn drawn(name: &'static str, art: Vec<Art>, outline: Outline, bounds: Rect) -> Symbol {
    Symbol { name, art, outline, bounds }
}
