//! The tropical swimming pool: turquoise water over small tiles, decks, and far too many floats.

use super::{Mood, Scattered, dashed, road, scatter};
use crate::picture::art::pen::{Patch, fill, line};

pub(super) const MOOD: Mood = Mood {
    colours: &[
        ("ground", 0x8fe3e0),
        ("ground-deep", 0x6fd2da),
        ("ground-light", 0xb9f1ec),
        ("region", 0x4cc3d5),
        ("region-edge", 0xd3f7f2),
        ("frame", 0xf5e3c3),
        ("base", 0xf2dcb6),
        ("base-edge", 0xb98f5c),
        ("base-light", 0xfff3dc),
        ("scenery", 0xc9a876),
        ("road", 0xfbeed3),
        ("road-edge", 0xa3773f),
        ("coral", 0xff8a73),
        ("sun", 0xffd75e),
        ("pink", 0xff9ec4),
        ("mint", 0x58c79a),
        ("mint-deep", 0x2f9a74),
        ("shade", 0x2b97a8),
    ],
    ground: &[line(
        "ground-light",
        18,
        "M82 190 V1430 M142 190 V1430 M202 190 V1430 M262 190 V1430 M322 190 V1430 M382 190 V1430 \
             M442 190 V1430 M502 190 V1430 M562 190 V1430 M622 190 V1430 M682 190 V1430 M742 190 V1430 \
             M802 190 V1430 M862 190 V1430 M922 190 V1430 M26 240 H974 M26 300 H974 M26 360 H974 M26 420 \
             H974 M26 480 H974 M26 540 H974 M26 600 H974 M26 660 H974 M26 720 H974 M26 780 H974 M26 840 \
             H974 M26 900 H974 M26 960 H974 M26 1020 H974 M26 1080 H974 M26 1140 H974 M26 1200 H974 \
             M26 1260 H974 M26 1320 H974 M26 1380 H974",
    )
    .faint(55)],
    streams: &[],
    tint: 62,
    roads: &[road("road-edge", 330), road("road", 260), dashed("road-edge", 20, 2, 16)],
    base: &[
        fill("base", "O0 3 70").edged("base-edge", 46),
        fill("base-light", "O0 0 60"),
        line("base-edge", 16, "M-57 -18 H57 M-60 0 H60 M-57 18 H57 M-48 -36 H48 M-48 36 H48").faint(45),
    ],
    headquarters: HEADQUARTERS,
    scattered: SCATTERED,
};

/// A beach hut on stilts with a thatched roof.
const HEADQUARTERS: &[Patch] = &[
    line("base-edge", 60, "M-34 20 V50 M34 20 V50"),
    fill("road", "M-40 -16 H40 V36 H-40 Z").edged("ink", 30),
    line("base-edge", 20, "M-26 -12 V34 M-13 -12 V34 M13 -12 V34 M26 -12 V34"),
    fill("side-deep", "M-12 36 V6 C-12 -6 12 -6 12 6 V36 Z"),
    fill(
        "side",
        "M0 -60 L58 -12 C44 -4 36 -14 28 -8 C20 -2 10 -12 0 -6 C-10 -12 -20 -2 -28 -8 \
             C-36 -14 -44 -4 -58 -12 Z",
    )
    .edged("ink", 32),
    line("side-pale", 34, "M0 -50 V-18 M-8 -44 L-26 -18 M8 -44 L26 -18"),
    fill("base", "M-50 46 H50 V56 H-50 Z").edged("ink", 26),
];

const SCATTERED: &[Scattered] = &[
    scatter(LILO, 100, &[(356, 272), (662, 1354)]),
    scatter(RING, 120, &[(90, 1012), (916, 622)]),
    scatter(RING, 80, &[(722, 610), (296, 1030)]),
    scatter(BALL, 105, &[(84, 626), (922, 1034)]),
    scatter(PARASOL, 92, &[(80, 832), (926, 800)]),
    scatter(MELON, 100, &[(86, 1200), (926, 424), (625, 240), (400, 1388)]),
    scatter(DUCKLING, 110, &[(84, 440), (920, 1192), (72, 1384), (928, 234)]),
];

const LILO: &[Patch] = &[
    fill("shade", "M-48 -16 L44 -28 C58 -30 64 -4 52 2 L-38 32 C-54 36 -64 -12 -48 -16 Z").faint(40),
    fill("pink", "M-50 -24 L42 -36 C56 -38 62 -12 50 -6 L-40 24 C-56 28 -66 -20 -50 -24 Z"),
    line("white", 60, "M-24 -24 L-16 10 M-2 -27 L8 2 M20 -29 L30 -6"),
    fill("coral", "M-50 -22 L-36 -24 L-28 16 L-40 22 C-54 24 -62 -18 -50 -22 Z"),
];
const RING: &[Patch] = &[
    line("shade", 170, "O2 8 26").faint(35),
    line("coral", 170, "O0 0 26"),
    line(
        "white",
        170,
        "M-26 0 A26 26 0 0 1 -18 -18 M18 -18 A26 26 0 0 1 26 0 M18 18 A26 26 0 0 1 0 26 M-18 18 \
             A26 26 0 0 1 -24 10",
    ),
];
const BALL: &[Patch] = &[
    fill("shade", "E3 12 30 26").faint(35),
    fill("white", "O0 0 30"),
    fill("coral", "M0 -30 C-22 -18 -22 18 0 30 C-40 30 -40 -30 0 -30 Z"),
    fill("sun", "M0 -30 C22 -18 22 18 0 30 C-8 14 -8 -14 0 -30 Z"),
    fill("mint", "M0 -30 C40 -30 40 30 0 30 C26 18 26 -18 0 -30 Z"),
    fill("white", "O-2 -14 5"),
];
const PARASOL: &[Patch] = &[
    fill("shade", "E6 10 46 44").faint(35),
    fill("sun", "O0 0 44"),
    fill(
        "white",
        "M0 0 L-17 -41 A44 44 0 0 1 17 -41 Z M0 0 L41 -17 A44 44 0 0 1 41 17 Z M0 0 L17 41 \
             A44 44 0 0 1 -17 41 Z M0 0 L-41 17 A44 44 0 0 1 -41 -17 Z",
    ),
    fill("coral", "O0 0 7"),
];
const MELON: &[Patch] = &[
    fill("shade", "M-38 -4 H42 C36 34 -30 34 -38 -4 Z").faint(35),
    fill("mint-deep", "M-42 -12 H42 C38 30 -38 30 -42 -12 Z"),
    fill("ground-light", "M-36 -12 H36 C32 23 -32 23 -36 -12 Z"),
    fill("coral", "M-31 -12 H31 C28 17 -28 17 -31 -12 Z"),
    fill("ink", "E-14 -5 2 3 E0 -4 2 3 E14 -5 2 3 E-7 4 2 3 E7 4 2 3"),
];
const DUCKLING: &[Patch] = &[
    fill("shade", "E0 16 24 7").faint(35),
    fill(
        "sun",
        "M-24 -2 C-18 4 -10 2 -6 0 C-12 -18 12 -24 16 -8 C17 -4 16 -2 18 2 C24 16 8 18 -2 18 \
             C-16 18 -26 12 -24 -2 Z",
    ),
    fill("coral", "M14 -10 C20 -12 25 -10 27 -7 C24 -3 18 -3 14 -4 Z"),
    fill("ink", "O9 -9 3"),
];
