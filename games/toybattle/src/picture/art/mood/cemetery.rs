//! The cursed cemetery: a violet night, a large moon, ghosts that mean no harm.

use super::{Mood, Scattered, dashed, road, scatter};
use crate::picture::art::pen::{Patch, fill, line};

pub(super) const MOOD: Mood = Mood {
    colours: &[
        ("ground", 0x3a2c66),
        ("ground-deep", 0x241b45),
        ("ground-light", 0x4a3a7d),
        ("region", 0x55468f),
        ("region-edge", 0x241a48),
        ("frame", 0x191233),
        ("base", 0x6a628f),
        ("base-edge", 0x2b2348),
        ("base-light", 0xb4add3),
        ("scenery", 0x5e5588),
        ("road", 0xb9aed6),
        ("road-edge", 0x2b2050),
        ("moon", 0xfff1c2),
        ("moon-deep", 0xe6d09a),
        ("stone", 0x8d86ad),
        ("stone-deep", 0x625a88),
        ("wood", 0x1f1638),
        ("moss", 0x5f8f7a),
        ("ghost", 0xe9f3ff),
        ("pumpkin", 0xff8b3d),
    ],
    ground: &[fill(
        "ground-light",
        "M14 560 C140 520 240 600 380 566 C520 534 640 600 780 566 C880 544 940 570 986 556 V622 \
             C900 648 820 606 700 626 C560 650 460 600 340 622 C220 646 120 600 14 634 Z M14 1030 \
             C120 1000 260 1066 400 1036 C540 1008 660 1066 800 1034 C900 1014 950 1036 986 1024 V1092 \
             C900 1118 800 1074 690 1096 C560 1120 460 1068 330 1094 C210 1116 110 1072 14 1104 Z",
    )
    .faint(60)],
    streams: &[],
    tint: 52,
    roads: &[road("road-edge", 320), road("road", 230), dashed("stone-deep", 44, 3, 21)],
    base: &[
        fill("base", "O0 4 70").edged("base-edge", 46),
        fill("base-light", "O0 0 61"),
        line("stone-deep", 24, "M-56 -22 L-44 -18 L-40 -28 M52 30 L42 24 L36 34 M30 -50 L24 -42"),
    ],
    headquarters: HEADQUARTERS,
    scattered: SCATTERED,
};

/// A crypt with a lamp in it.
const HEADQUARTERS: &[Patch] = &[
    line("ink", 50, "M0 -46 V-66 M-8 -58 H8"),
    fill("stone", "M-46 44 V-10 H46 V44 Z").edged("ink", 30),
    fill("side", "M-58 -8 L0 -48 L58 -8 Z").edged("ink", 32),
    fill("base-light", "M-42 42 V-6 H-28 V42 Z M28 42 V-6 H42 V42 Z").edged("ink", 24),
    fill("side-deep", "M-18 44 V14 C-18 -8 18 -8 18 14 V44 Z"),
    fill("moon", "O0 -24 8 M-7 44 V22 C-7 12 7 12 7 22 V44 Z"),
    fill("stone-deep", "M-56 42 H56 V54 H-56 Z").edged("ink", 28),
];

const SCATTERED: &[Scattered] = &[
    scatter(MOON, 100, &[(118, 286)]),
    scatter(TREE, 105, &[(862, 1330)]),
    scatter(TREE, 85, &[(880, 642), (112, 980)]),
    scatter(GRAVE, 115, &[(934, 350), (66, 1266), (142, 606), (858, 1014), (78, 686), (922, 934)]),
    scatter(CROSS, 105, &[(54, 390), (946, 1228), (60, 1100), (940, 522), (146, 688), (854, 932)]),
    scatter(GHOST, 105, &[(930, 746), (64, 872), (66, 1386), (934, 234)]),
    scatter(PUMPKIN, 105, &[(408, 463), (590, 1156), (436, 1263), (566, 358)]),
    scatter(BATS, 100, &[(232, 226), (760, 1394)]),
];

const MOON: &[Patch] = &[
    fill("moon", "O0 0 66").faint(10),
    fill("moon", "O0 0 48"),
    fill("moon-deep", "O-16 -14 10 O14 8 8 O-8 22 6 O20 -20 5").faint(70),
];
const TREE: &[Patch] = &[
    fill("ground-deep", "E0 56 36 8").faint(70),
    line("wood", 120, "M0 54 C-4 30 2 16 0 -6"),
    line(
        "wood",
        64,
        "M0 14 C-12 4 -26 2 -38 -14 M0 0 C8 -14 24 -18 36 -38 M0 -6 C-4 -22 -12 -34 -10 -54 M-22 0 \
             C-28 2 -38 2 -46 -2 M20 -20 C28 -18 38 -18 46 -22",
    ),
    fill("moon", "O3 26 3"),
];
const GRAVE: &[Patch] = &[
    fill("ground-deep", "E0 29 28 6").faint(70),
    fill("stone", "M-18 28 V-10 C-18 -36 18 -36 18 -10 V28 Z"),
    fill("stone-deep", "M6 28 V-26 C14 -24 18 -18 18 -10 V28 Z M-11 -8 H4 V-3 H-11 Z M-11 2 H2 V7 H-11 Z"),
    fill("moss", "M-22 29 C-20 20 -10 20 -8 27 C-4 22 4 22 6 29 Z"),
];
const CROSS: &[Patch] = &[
    fill("ground-deep", "E0 29 24 6").faint(70),
    fill("stone", "M-6 28 V-4 H-18 V-16 H-6 V-30 H6 V-16 H18 V-4 H6 V28 Z"),
    fill("stone-deep", "M2 28 V-30 H6 V-16 H18 V-4 H6 V28 Z"),
];
const GHOST: &[Patch] = &[
    fill(
        "ghost",
        "M-20 28 C-22 -6 -22 -32 0 -32 C22 -32 22 -6 20 28 C14 20 10 20 7 28 C3 20 -3 20 -7 28 \
             C-10 20 -14 20 -20 28 Z",
    )
    .faint(88),
    fill("wood", "E-7 -10 4 5 E8 -10 4 5 E0 4 4 5"),
    fill("rose", "O-13 -1 3 O14 -1 3"),
];
const PUMPKIN: &[Patch] = &[
    fill("pumpkin", "E-11 4 12 16 E11 4 12 16 E0 4 12 17"),
    fill("moss", "M-3 -12 C-4 -20 2 -24 8 -24 L4 -12 Z"),
    fill(
        "moon",
        "M-13 -2 L-4 4 H-14 Z M13 -2 L4 4 H14 Z M-13 10 L-6 12 L0 10 L6 12 L13 10 C8 20 -8 20 -13 10 \
             Z",
    ),
];
const BATS: &[Patch] = &[fill(
    "wood",
    "M-14 -2 C-20 -12 -28 -10 -32 -14 C-30 -2 -26 2 -18 2 C-17 6 -11 6 -10 2 C-2 2 2 -2 4 -14 \
             C0 -10 -8 -12 -14 -2 Z M18 16 C14 9 8 10 5 7 C6 16 9 19 15 19 C16 22 20 22 21 19 \
             C27 19 30 16 31 7 C28 10 22 9 18 16 Z",
)];
