//! The battlefield: a desk turned into mud and trenches, with green plastic soldiers and a pencil.

use super::{Mood, Scattered, dashed, road, scatter};
use crate::picture::art::pen::{Patch, fill, line};

pub(super) const MOOD: Mood = Mood {
    colours: &[
        ("ground", 0xcbb98a),
        ("ground-deep", 0xb9a674),
        ("camouflage", 0xb0ab72),
        ("camouflage-deep", 0xc0a873),
        ("region", 0xebdfb8),
        ("region-edge", 0x9c8650),
        ("frame", 0x6b5633),
        ("base", 0xcdb98a),
        ("base-edge", 0x6f5a35),
        ("base-light", 0xefe3bf),
        ("scenery", 0xa8925e),
        ("road", 0x7a5a38),
        ("road-edge", 0xe6d6a8),
        ("road-deep", 0x5f4327),
        ("plank", 0xb98f5c),
        ("plastic", 0x5f8f4e),
        ("plastic-deep", 0x44703a),
        ("plastic-light", 0x86b56e),
        ("mud", 0x8d7248),
        ("mud-deep", 0x6f5735),
        ("sack", 0xe6d3a0),
        ("sack-deep", 0xb49a63),
        ("canvas", 0x8f9a5c),
        ("canvas-deep", 0x6f7a42),
    ],
    ground: &[
        fill(
            "camouflage",
            "M40 330 C100 290 190 330 200 390 C210 450 110 470 70 440 C30 420 18 360 40 330 Z M760 240 \
             C840 220 950 260 950 320 C950 370 860 340 810 350 C760 350 710 270 760 240 Z M820 640 \
             C880 600 960 640 960 720 C950 780 860 740 820 760 C770 760 770 680 820 640 Z M40 860 \
             C120 830 160 890 140 950 C120 1000 40 990 30 950 Z M330 1180 C420 1150 470 1200 430 1240 \
             C390 1280 290 1260 290 1230 Z M640 1330 C720 1300 820 1330 810 1390 \
             C790 1430 660 1420 630 1400 Z M560 640 C620 620 660 660 640 700 C600 730 540 700 560 640 Z",
        )
        .faint(70),
        fill(
            "camouflage-deep",
            "M300 210 C380 190 430 220 420 260 C390 300 280 280 270 250 Z M820 1060 \
             C890 1030 970 1060 960 1130 C930 1180 850 1150 820 1140 Z M50 620 C110 600 150 640 130 690 \
             C100 720 40 700 40 670 Z M60 1240 C130 1210 190 1240 170 1300 C140 1340 60 1320 50 1290 Z \
             M420 900 C470 880 500 910 480 950 C440 970 400 940 420 900 Z M600 400 \
             C680 380 710 420 690 460 C640 480 590 450 600 400 Z",
        )
        .faint(80),
    ],
    streams: &[],
    tint: 62,
    roads: &[road("road-edge", 360), road("road-deep", 280), road("road", 220), dashed("plank", 60, 3, 15)],
    base: &[
        fill(
            "sack",
            "O0 -63 14 O32 -55 14 O55 -32 14 O63 0 14 O55 32 14 O32 55 14 O0 63 14 O-32 55 14 O-55 32 14 \
             O-63 0 14 O-55 -32 14 O-32 -55 14",
        )
        .edged("base-edge", 26),
        fill("base", "O0 0 62").edged("base-edge", 24),
        fill("base-light", "O0 0 57"),
    ],
    headquarters: HEADQUARTERS,
    scattered: SCATTERED,
};

/// A bunker with a gun slit, sandbags and a flag.
const HEADQUARTERS: &[Patch] = &[
    line("ink", 36, "M22 -26 V-64"),
    fill("side", "M23 -64 H56 L46 -53 L56 -42 H23 Z").edged("ink", 26),
    fill("steel-deep", "M-54 38 V6 C-54 -20 -34 -32 0 -32 C34 -32 54 -20 54 6 V38 Z").edged("ink", 32),
    fill("steel", "M-46 4 C-44 -16 -28 -25 0 -25 C28 -25 44 -16 46 4 Z"),
    fill("ink", "M-32 -8 H32 V4 H-32 Z"),
    fill("side", "M-52 12 H52 V24 H-52 Z"),
    fill("sack", "M-60 34 H-32 V50 H-60 Z M-30 34 H-2 V50 H-30 Z M2 34 H30 V50 H2 Z M32 34 H60 V50 H32 Z")
        .edged("ink", 24),
];

const SCATTERED: &[Scattered] = &[
    scatter(TANK, 115, &[(896, 1200), (104, 420)]),
    scatter(SOLDIER, 115, &[(888, 420), (110, 1188), (102, 1014), (902, 604)]),
    scatter(SOLDIER, 95, &[(352, 414), (650, 1200)]),
    scatter(TENT, 105, &[(100, 596), (900, 1018), (92, 266), (908, 1356)]),
    scatter(CRATER, 110, &[(352, 1206), (652, 422), (66, 690), (934, 930)]),
    scatter(CRATER, 85, &[(62, 934), (938, 686), (499, 715), (506, 911)]),
    scatter(PENCIL, 105, &[(908, 262), (90, 1358)]),
    scatter(WIRE, 100, &[(338, 232), (660, 1387), (660, 232), (331, 1387)]),
];

const TANK: &[Patch] = &[
    fill("mud", "E0 34 54 10").faint(60),
    fill("plastic-deep", "M-48 8 H48 C56 14 54 32 44 34 H-44 C-54 32 -56 14 -48 8 Z"),
    fill("plastic", "M-38 -6 H38 L48 10 H-48 Z M-22 -28 H16 L24 -6 H-26 Z M16 -24 H54 V-15 H18 Z"),
    fill("plastic-light", "O-34 21 8 O-12 21 8 O12 21 8 O34 21 8 M-20 -28 H14 L16 -22 H-21 Z"),
];
const SOLDIER: &[Patch] = &[
    fill("plastic-deep", "E0 36 26 7"),
    fill(
        "plastic",
        "M-10 -18 H10 L14 10 L10 36 H2 L0 16 L-4 36 H-14 L-10 10 Z M-10 -14 L-22 -4 L-18 2 L-8 -4 Z \
             M10 -14 L20 -26 L26 -22 L14 -2 Z",
    ),
    line("plastic-deep", 50, "M-24 2 L34 -36"),
    fill("plastic-light", "M-9 -20 C-9 -26 9 -26 9 -20 L6 -14 H-6 Z M-14 -24 C-14 -42 14 -42 14 -24 Z"),
];
const TENT: &[Patch] = &[
    fill("mud", "E0 34 52 9").faint(60),
    fill("canvas", "M-48 34 L-6 -34 H8 L48 34 Z"),
    fill("canvas-deep", "M-6 -34 L18 34 H-26 Z"),
    line("mud-deep", 24, "M-6 -34 V-42 M-48 34 L-56 40 M48 34 L56 40"),
];
const CRATER: &[Patch] = &[
    fill("mud", "M-38 2 L-28 -14 L-8 -20 L14 -20 L32 -10 L38 6 L26 20 L2 24 L-24 20 Z"),
    fill("mud-deep", "E0 2 25 13"),
    fill("mud", "E3 6 18 8"),
];
const PENCIL: &[Patch] = &[
    fill("mud", "M-50 26 L38 -34 L48 -20 L-38 40 Z").faint(45),
    fill("duck", "M-36 8 L34 -40 L46 -22 L-24 26 Z"),
    fill("duck-deep", "M-28 20 L42 -28 L46 -22 L-24 26 Z"),
    fill("skin", "M-36 8 L-56 36 L-24 26 Z"),
    fill("ink", "M-49 26 L-56 36 L-44 32 Z"),
    fill("rose", "M34 -40 L44 -47 C52 -46 58 -36 56 -29 L46 -22 Z"),
];
const WIRE: &[Patch] = &[
    line("mud-deep", 50, "M-32 14 V-14 M32 14 V-14"),
    line(
        "steel-deep",
        24,
        "M-32 -4 C-26 -20 -14 -20 -10 -4 C-6 12 6 12 10 -4 C14 -20 26 -20 32 -4 M-32 4 \
             C-26 16 -14 16 -10 2 C-6 -16 6 -16 10 2 C14 16 26 16 32 4",
    ),
];
