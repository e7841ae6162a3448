//! The eight toys, each in colours of its own, standing on its tile's face around the origin.
//!
//! They fit a circle of about 50 units and leave the lower left to the strength. Each is told by its
//! silhouette alone: every toy has something that sticks out.

use super::pen::{Patch, fill, line};
use crate::troop::Troop;

/// The drawing of a kind of troop.
pub(super) const fn toy(troop: Troop) -> &'static [Patch] {
    match troop {
        Troop::Kwak => KWAK,
        Troop::Skully => SKULLY,
        Troop::Captain => CAPTAIN,
        Troop::Jumbo => JUMBO,
        Troop::Hook => HOOK,
        Troop::Xb42 => XB42,
        Troop::Star => STAR,
        Troop::Roxy => ROXY,
    }
}

/// A rubber duck that went to sea with a horned helmet.
const KWAK: &[Patch] = &[
    fill(
        "bone",
        "M-6 -27 C-20 -28 -26 -38 -22 -50 C-16 -42 -10 -40 0 -38 Z M30 -27 C42 -28 47 -38 44 -50 \
             C38 -42 34 -40 24 -38 Z",
    )
    .edged("ink", 40),
    fill(
        "duck",
        "M-44 -4 C-38 4 -28 6 -14 4 C-10 2 -10 -2 -8 -4 C-14 -26 0 -36 13 -36 C30 -36 38 -20 33 -6 \
             C32 -1 34 2 37 8 C46 30 24 42 2 42 C-28 42 -46 24 -44 -4 Z",
    )
    .edged("ink", 44),
    fill(
        "duck-deep",
        "M-42 14 C-36 34 -12 40 2 40 C20 40 36 34 38 18 C30 30 18 33 2 33 C-18 33 -34 28 -42 14 Z",
    ),
    line("duck-deep", 50, "M-20 14 C-14 26 8 26 12 13"),
    fill("orange", "M27 -10 C35 -14 46 -12 51 -7 C47 1 35 4 27 1 Z").edged("ink", 36),
    fill("steel", "M-11 -20 C-12 -42 38 -44 37 -20 C22 -26 4 -26 -11 -20 Z").edged("ink", 40),
    fill("gold", "M-12 -18 C4 -26 22 -26 38 -18 L37 -12 C22 -19 4 -19 -11 -12 Z M9 -42 H16 V-24 H9 Z"),
    fill("ink", "O18 -7 5"),
    fill("white", "O20 -9 2"),
];

/// A clockwork skeleton.
const SKULLY: &[Patch] = &[
    line("ink", 110, "M26 24 H40"),
    fill("gold", "M40 24 C36 10 54 8 52 24 C54 40 36 38 40 24 Z").edged("ink", 36),
    fill("ink", "M-16 14 H28 V40 C16 48 -4 48 -16 40 Z").edged("ink", 44),
    line("bone", 60, "M6 16 V42 M-11 24 C0 20 12 20 23 24 M-9 35 C0 31 12 31 21 35"),
    fill(
        "bone",
        "M6 -48 C-24 -48 -38 -30 -34 -10 C-33 -2 -26 2 -20 3 L-19 15 H31 L32 3 C38 2 45 -2 46 -10 \
             C50 -30 36 -48 6 -48 Z",
    )
    .edged("ink", 44),
    fill(
        "bone-deep",
        "M-32 -6 C-30 0 -26 2 -20 3 L-19 15 H31 L32 3 C38 2 44 -2 45 -8 C34 0 26 -2 22 8 H-10 \
             C-14 -2 -22 2 -32 -6 Z",
    ),
    fill("ink", "E-11 -15 12 13 E23 -15 12 13 M6 -6 L11 3 H1 Z"),
    line("ink", 34, "M-8 7 V15 M1 8 V15 M11 8 V15 M20 7 V15"),
    fill("orange", "O-9 -14 4 O21 -14 4"),
];

/// A captain of the fleet, in his best hat.
const CAPTAIN: &[Patch] = &[
    fill("navy", "M-32 48 C-32 26 -16 20 6 20 C28 20 44 26 44 48 C24 54 -12 54 -32 48 Z").edged("ink", 42),
    fill("gold", "M-33 34 C-34 24 -24 20 -13 23 L-16 36 Z M45 34 C46 24 36 20 25 23 L28 36 Z")
        .edged("ink", 28),
    fill("white", "M-3 24 L6 46 L15 24 Z"),
    fill("skin", "M-18 -10 H30 C34 12 24 28 6 28 C-12 28 -22 12 -18 -10 Z").edged("ink", 42),
    fill(
        "ginger",
        "M6 11 C0 5 -10 8 -14 14 C-18 18 -24 16 -26 11 C-27 24 -12 26 6 18 C24 26 39 24 38 11 \
             C36 16 30 18 26 14 C22 8 12 5 6 11 Z",
    )
    .edged("ink", 30),
    fill("rose", "O6 6 6"),
    fill("ink", "O-5 -2 4 O17 -2 4"),
    fill(
        "navy",
        "M-44 -8 C-34 -22 -28 -46 6 -46 C40 -46 46 -22 56 -8 C40 -14 24 -12 6 -12 \
             C-12 -12 -28 -14 -44 -8 Z",
    )
    .edged("ink", 44),
    line("gold", 44, "M-36 -14 C-26 -18 -14 -18 6 -18 C26 -18 38 -18 48 -14"),
    fill("gold", "M6 -41 L9 -34 L17 -33 L11 -28 L13 -21 L6 -25 L-1 -21 L1 -28 L-5 -33 L3 -34 Z"),
];

/// A knight as broad as he is high.
const JUMBO: &[Patch] = &[
    fill("plum", "M6 -38 C-4 -60 22 -62 34 -50 C42 -44 44 -34 38 -28 C34 -38 24 -40 12 -36 Z")
        .edged("ink", 38),
    fill("steel-deep", "M-20 48 V20 H32 V48 C20 53 -8 53 -20 48 Z").edged("ink", 42),
    fill(
        "steel",
        "M-46 30 C-48 8 -30 2 -14 10 L-18 34 C-28 40 -42 40 -46 30 Z M52 30 C54 8 42 2 26 10 L30 34 \
             C40 40 50 40 52 30 Z",
    )
    .edged("ink", 42),
    fill("steel", "M-20 -22 C-20 -42 32 -42 32 -22 L34 20 C22 34 -10 34 -22 20 Z").edged("ink", 44),
    fill("steel-deep", "M16 -36 C30 -34 31 -28 32 -22 L34 20 C28 26 22 28 16 29 Z"),
    fill("gold", "M2 -36 H10 V-16 H32 V-4 H10 V30 C7 31 5 31 2 30 V-4 H-20 L-20 -16 H2 Z"),
    fill("ink", "M-17 -14 H2 V-6 H-17 Z M10 -14 H29 V-6 H10 Z"),
    fill("ink", "O-10 8 3 O-10 18 3 O22 8 3 O22 18 3"),
];

/// A monkey on a rope with a hook.
const HOOK: &[Patch] = &[
    fill("fur", "M-14 22 H24 C32 30 32 42 28 50 C14 54 -8 54 -20 48 C-24 40 -22 30 -14 22 Z")
        .edged("ink", 42),
    fill("fur", "O-32 -12 14 O34 -12 14").edged("ink", 42),
    fill("tan", "O-32 -12 7 O34 -12 7"),
    fill(
        "fur",
        "M1 -46 C30 -46 36 -26 34 -6 C33 16 20 28 1 28 C-18 28 -31 16 -32 -6 C-34 -26 -28 -46 1 -46 Z",
    )
    .edged("ink", 44),
    fill("tan", "M1 -20 C10 -32 28 -26 26 -8 C32 2 30 22 1 22 C-28 22 -30 2 -24 -8 C-26 -26 -8 -32 1 -20 Z"),
    fill("ink", "E-9 -10 5 6 E12 -10 5 6 E-2 1 2 1 E5 1 2 1"),
    fill("white", "O-7 -12 2 O14 -12 2"),
    fill("white", "M-14 6 C-6 9 8 9 16 6 C14 20 -12 20 -14 6 Z").edged("ink", 28),
    line("ink", 150, "M46 14 V34 C46 50 26 50 26 38"),
    line("steel", 76, "M46 14 V34 C46 50 26 50 26 38"),
    fill("orange", "O46 10 8").edged("ink", 34),
];

/// A tin robot.
const XB42: &[Patch] = &[
    line("ink", 56, "M5 -34 V-46"),
    fill("orange", "O5 -48 7").edged("ink", 34),
    fill(
        "steel",
        "M-38 -22 H-26 V2 H-38 Z M36 -22 H48 V2 H36 Z M-26 26 H-14 V42 H-26 Z M24 26 H46 V36 H36 V44 \
             H24 Z",
    )
    .edged("ink", 40),
    fill("teal-deep", "M-16 12 H26 V48 C14 53 -4 53 -16 48 Z").edged("ink", 42),
    fill(
        "teal",
        "M-22 -36 H32 C36 -36 38 -34 38 -30 V10 C38 14 36 16 32 16 H-22 C-26 16 -28 14 -28 10 V-30 \
             C-28 -34 -26 -36 -22 -36 Z",
    )
    .edged("ink", 44),
    fill("ink", "M-20 -26 H30 V-2 H-20 Z").edged("ink", 50),
    fill("lamp", "O-7 -14 9 O17 -14 9"),
    fill("white", "O-9 -17 3 O15 -17 3"),
    line("ink", 36, "M-12 9 H22 M-4 5 V13 M5 5 V13 M14 5 V13"),
    fill("orange", "O-2 34 6"),
    fill("gold", "M10 28 H20 V32 H10 Z M10 36 H20 V40 H10 Z"),
];

/// A unicorn with a mane like a sunset.
const STAR: &[Patch] = &[
    fill("violet", "M4 -40 C-20 -48 -40 -32 -38 -10 C-50 8 -40 22 -44 38 C-30 50 -10 50 -2 40 Z")
        .edged("ink", 42),
    fill("gold", "M8 -32 L35 -60 L27 -24 Z").edged("ink", 38),
    line("ink", 24, "M16 -40 L28 -34 M23 -48 L31 -43"),
    fill(
        "white",
        "M-4 -22 C-6 -32 -2 -40 6 -44 C8 -38 10 -34 14 -30 C28 -28 36 -14 44 0 C50 10 46 22 34 22 \
             C26 22 20 16 12 16 C12 28 18 40 24 48 C4 54 -16 52 -28 46 C-14 30 -4 0 -4 -22 Z",
    )
    .edged("ink", 44),
    fill(
        "mist",
        "M44 2 C50 12 46 20 34 20 C26 20 20 14 11 14 C11 28 17 40 22 47 C12 50 0 50 -6 49 \
             C2 36 6 18 4 6 C18 10 34 16 44 2 Z",
    ),
    fill(
        "rose",
        "M6 -36 C-10 -38 -22 -26 -18 -8 C-28 6 -20 20 -28 34 C-12 22 -4 0 -5 -22 C-3 -28 2 -32 6 -36 \
             Z",
    ),
    fill("ink", "E19 -10 5 7 E39 9 3 2"),
    fill("white", "O21 -13 2"),
    fill("rose", "O24 6 5"),
];

/// A dinosaur, mostly mouth.
const ROXY: &[Patch] = &[
    fill("orange", "M-8 -40 L-22 -46 L-20 -30 L-36 -28 L-28 -14 L-44 -6 L-32 6 L-46 20 L-26 30 Z")
        .edged("ink", 38),
    fill(
        "leaf",
        "M-10 -34 C0 -50 22 -50 32 -42 C44 -38 52 -28 50 -16 C49 -10 44 -8 38 -8 L12 -6 L14 4 L42 4 \
             C44 14 36 22 24 22 C26 32 30 42 28 50 C6 55 -22 52 -32 44 C-30 20 -26 -14 -10 -34 Z",
    )
    .edged("ink", 44),
    fill("lime", "M14 22 H24 C26 32 29 42 27 49 C18 51 8 52 -2 51 C8 42 12 34 14 22 Z"),
    fill("ink", "M44 -8 L8 -4 C4 0 6 6 12 8 L42 4 L43 -2 Z"),
    fill("white", "M44 -9 L41 1 L36 -8 L32 2 L27 -7 L23 3 L18 -6 Z M40 5 L36 -1 L32 5 L28 0 L24 6 Z"),
    fill("white", "O14 -28 8").edged("ink", 30),
    fill("ink", "O17 -27 4 E43 -26 3 2"),
    line("ink", 36, "M4 -40 L20 -36"),
    fill("leaf", "M20 26 C30 24 38 28 40 34 L32 36 C28 34 24 34 20 36 Z").edged("ink", 34),
];
