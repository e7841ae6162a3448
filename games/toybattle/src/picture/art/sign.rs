//! What special bases do, said without words: a drawing in the middle of an empty base, and a sign on its
//! rim that shows beside any tile.

use scene::{Art, Point};

use super::numeral::numeral;
use super::pen::{Patch, fill, line, put};
use crate::terrain::Special;

/// Names and values of the colours that signs have of their own.
pub(super) const COLOURS: [(&str, u32); 3] =
    [("sign", 0x33224d), ("sign-edge", 0xffd65a), ("stop", 0xff6b5e)];

/// How far the middle of a round sign is from the middle of its base, across and down.
pub(super) const OUT: i32 = 57;
/// How far the middle of a gate's sign is above the middle of its base.
const ABOVE: i32 = 76;

/// How far apart the numerals on a gate's sign are.
const STEP: i32 = 27;

const PLATE_OF_TWO: Patch =
    fill("sign", "M-28 -19 H28 A19 19 0 0 1 28 19 H-28 A19 19 0 0 1 -28 -19 Z").edged("sign-edge", 30);
const PLATE_OF_THREE: Patch =
    fill("sign", "M-40 -19 H40 A19 19 0 0 1 40 19 H-40 A19 19 0 0 1 -40 -19 Z").edged("sign-edge", 30);
const ROUND: &[Patch] = &[fill("sign", "O0 0 25").edged("sign-edge", 30)];

const fn signal(special: Special) -> &'static [Patch] {
    match special {
        Special::Recall => RECALL,
        Special::Draw => DRAW,
        Special::Push => PUSH,
        Special::Raise => RAISE,
        Special::Mute => MUTE,
        Special::Pin => PIN,
        Special::Gate(_) => &[],
    }
}

/// An arrow that comes back.
const RECALL: &[Patch] = &[line("white", 50, "M12 12 V-2 C12 -17 -8 -17 -8 -2 V8 M-16 1 L-8 10 L0 1")];
/// One more.
const DRAW: &[Patch] = &[line("white", 50, "M-15 1 H-3 M-9 -5 V7 M4 -7 L10 -12 V13")];
/// Something is pushed away.
const PUSH: &[Patch] = &[fill("stop", "O-11 0 7"), line("white", 50, "M0 0 H14 M7 -8 L15 0 L7 8")];
/// Something comes up out of the ground.
const RAISE: &[Patch] = &[line("white", 50, "M0 6 V-14 M-8 -7 L0 -15 L8 -7 M-13 6 C-10 15 10 15 13 6")];
/// No spark here.
const MUTE: &[Patch] = &[
    fill("sign-edge", "M8 -20 L-13 4 H-3 L-8 20 L13 -5 H3 Z"),
    line("sign", 76, "M-15 -13 L15 13"),
    line("stop", 44, "M-16 -14 L16 14"),
];
/// A drawing pin.
const PIN: &[Patch] =
    &[fill("stop", "M-9 -17 H9 L6 -11 V-4 L12 4 H-12 L-6 -4 V-11 Z"), line("white", 38, "M0 6 V17")];

/// What stands in the middle of an empty special base.
const fn scenery(special: Special) -> &'static [Patch] {
    match special {
        Special::Recall => CASTLE,
        Special::Draw => CLOUD,
        Special::Push => VOLCANO,
        Special::Raise => TOMB,
        Special::Mute => SPARK,
        Special::Pin => TARGET,
        Special::Gate(_) => GATE,
    }
}

const CASTLE: &[Patch] = &[fill(
    "scenery",
    "M-34 30 V-14 H-40 V-34 H-32 V-27 H-26 V-34 H-18 V-27 H-12 V-14 H-10 V-6 H-4 V-12 H4 V-6 H10 \
             V-14 H12 V-27 H18 V-34 H26 V-27 H32 V-34 H40 V-14 H34 V30 H10 V16 C10 4 -10 4 -10 16 V30 Z",
)];
const CLOUD: &[Patch] = &[fill(
    "scenery",
    "M-30 24 C-48 24 -48 -2 -30 -2 C-32 -26 0 -34 8 -16 C24 -26 36 -8 28 0 C46 0 46 24 28 24 Z",
)];
const VOLCANO: &[Patch] = &[
    fill("scenery", "M-42 32 L-14 -12 L-6 -6 L2 -12 L8 -5 L14 -12 L42 32 Z"),
    line("scenery", 60, "M0 -20 V-36 M-14 -22 L-20 -34 M14 -22 L20 -34"),
];
const TOMB: &[Patch] = &[fill(
    "scenery",
    "M-24 22 V-12 C-24 -44 24 -44 24 -12 V22 Z M-5 -26 V-16 H-14 V-7 H-5 V12 H5 V-7 H14 V-16 H5 \
             V-26 Z M-38 26 H38 V34 H-38 Z",
)];
const SPARK: &[Patch] =
    &[fill("scenery", "M12 -42 L-24 8 H-4 L-14 42 L24 -10 H4 Z"), line("scenery", 70, "M-38 -36 L38 36")];
const TARGET: &[Patch] =
    &[line("scenery", 60, "O0 0 30 M0 -42 V-20 M0 20 V42 M-42 0 H-20 M20 0 H42"), fill("scenery", "O0 0 7")];
const GATE: &[Patch] = &[line(
    "scenery",
    70,
    "M-32 34 V-8 C-32 -44 32 -44 32 -8 V34 M0 -34 V34 M-16 -30 V34 M16 -30 V34 M-32 2 H32",
)];

/// The drawing in the middle of an empty base.
pub(super) fn middle(special: Special, at: Point) -> impl Iterator<Item = Art> {
    scenery(special).iter().map(move |patch| patch.faint(70).put(at, 100))
}

/// The middles of a sign's parts: of the round ones, of the numerals on a gate's.
pub(super) fn spots(special: Special, base: Point, aside: (i32, i32)) -> impl Iterator<Item = Point> {
    let (middle, count) = match special {
        Special::Gate(kinds) => (Point::new(base.x, base.y - ABOVE), (kinds >> 1).count_ones() as i32),
        _ => (Point::new(base.x + aside.0, base.y + aside.1), 1),
    };
    let first = middle.x - STEP * (count - 1) / 2;
    (0..count).map(move |place| Point::new(first + STEP * place, middle.y))
}

/// The sign on the rim of a base. The round ones stand `aside`, the gates' above.
pub(super) fn rim(special: Special, base: Point, aside: (i32, i32)) -> Vec<Art> {
    let spots = spots(special, base, aside);
    let Special::Gate(kinds) = special else {
        return spots.flat_map(|at| put(ROUND, at, 100).chain(put(signal(special), at, 100))).collect();
    };
    let strengths = (1..8).filter(|strength| kinds >> strength & 1 == 1);
    let plate = if strengths.clone().count() == 2 { PLATE_OF_TWO } else { PLATE_OF_THREE };
    let plate = plate.put(Point::new(base.x, base.y - ABOVE), 100);
    let numerals = strengths.zip(spots).map(|(strength, at)| numeral(strength, "white").put(at, 84));
    std::iter::once(plate).chain(numerals).collect()
}
