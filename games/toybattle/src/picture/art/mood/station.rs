//! Station Metal-X: plates and neon among the stars.

use super::{Mood, Scattered, road, scatter};
use crate::picture::art::pen::{Patch, fill, line};

pub(super) const MOOD: Mood = Mood {
    colours: &[
        ("ground", 0x161a33),
        ("ground-deep", 0x0e1022),
        ("ground-light", 0x20264a),
        ("region", 0x2b3358),
        ("region-edge", 0x48558a),
        ("frame", 0x5a679c),
        ("base", 0x4a5478),
        ("base-edge", 0x1a1f3a),
        ("base-light", 0x39436a),
        ("scenery", 0x6f7cab),
        ("road", 0x39e6d6),
        ("road-edge", 0x0a0c1c),
        ("road-metal", 0x55618c),
        ("neon", 0xff5fb0),
        ("star", 0xeef2ff),
        ("planet", 0xe39a5f),
        ("planet-deep", 0xb86f45),
        ("ring", 0xf5d9a2),
        ("moon", 0x8f97c4),
        ("moon-deep", 0x6b73a6),
        ("visor", 0x7fe3ff),
    ],
    ground: &[
        fill("ground-light", "E230 420 200 150 E770 1180 210 160 E850 500 130 150 E150 1080 130 150")
            .faint(60),
        fill(
            "star",
            "O60 220 2 O180 232 3 O320 214 2 O420 300 2 O640 208 3 O760 330 2 O946 330 3 O40 520 3 \
             O260 590 2 O700 420 2 O960 600 2 O44 760 2 O966 760 3 O500 600 2 O30 1010 3 O960 1050 2 \
             O60 1300 2 O330 1290 3 O250 1400 2 O520 1400 2 O690 1400 3 O930 1400 2 O800 1290 2 \
             O420 1180 2 O940 480 2 O570 700 2 O430 920 2",
        ),
    ],
    streams: &[],
    tint: 82,
    roads: &[road("road-edge", 330), road("road-metal", 270), road("road-edge", 130), road("road", 56)],
    base: &[
        fill("base", "M-29 -70 H29 L70 -29 V29 L29 70 H-29 L-70 29 V-29 Z").edged("base-edge", 44),
        fill("base-light", "O0 0 58").edged("road", 30),
        fill("scenery", "O-52 -40 4 O52 -40 4 O-52 40 4 O52 40 4 O-40 -52 4 O40 -52 4 O-40 52 4 O40 52 4"),
    ],
    headquarters: HEADQUARTERS,
    scattered: SCATTERED,
};

/// A module with a dish, a dome and a light.
const HEADQUARTERS: &[Patch] = &[
    line("ink", 40, "M30 -30 L40 -50"),
    fill("mist", "M24 -58 C28 -44 44 -38 56 -44 C52 -60 38 -66 24 -58 Z").edged("ink", 26),
    fill("visor", "M-40 -8 C-40 -56 36 -56 36 -8 Z").edged("ink", 30),
    fill("white", "M-30 -16 C-30 -34 -20 -42 -10 -44 C-18 -34 -20 -26 -20 -16 Z"),
    fill("mist", "M-50 -10 H46 L56 34 H-58 Z").edged("ink", 30),
    fill("side", "M-54 12 H51 L55 28 H-57 Z"),
    fill("side-deep", "M-14 34 V8 C-14 -2 12 -2 12 8 V34 Z"),
    fill("steel-deep", "M-48 36 H-32 L-36 54 H-52 Z M32 36 H48 L52 54 H36 Z").edged("ink", 26),
    fill("lamp", "O-34 2 5 O30 2 5"),
];

const SCATTERED: &[Scattered] = &[
    scatter(PLANET, 100, &[(126, 780), (878, 838)]),
    scatter(ROCKET, 105, &[(920, 408), (80, 1198)]),
    scatter(SAUCER, 105, &[(796, 402), (232, 1220), (92, 930), (908, 694)]),
    scatter(MOON, 115, &[(358, 356), (660, 1262), (72, 660), (926, 956)]),
    scatter(PROBE, 100, &[(66, 364), (938, 1246)]),
    scatter(
        TWINKLE,
        110,
        &[(450, 456), (555, 1156), (660, 946), (352, 666), (240, 470), (786, 1170), (653, 666), (359, 953)],
    ),
];

const PLANET: &[Patch] = &[
    line("ring", 60, "M-58 10 C-40 -16 40 -34 60 -18"),
    fill("planet", "O0 0 40"),
    fill(
        "planet-deep",
        "M-38 -12 C-20 -4 10 -6 38 -14 L40 -2 C14 8 -18 8 -40 2 Z M-32 24 C-10 30 16 28 34 20 \
             C28 32 16 40 0 40 C-14 40 -26 34 -32 24 Z",
    ),
    line("ring", 60, "M60 -18 C72 -4 16 24 -26 28 C-56 30 -66 20 -58 10"),
];
const ROCKET: &[Patch] = &[
    fill("planet", "M-8 32 L0 54 L8 32 Z"),
    fill("neon", "M-14 8 L-26 32 L-12 28 Z M14 8 L26 32 L12 28 Z"),
    fill("star", "M0 -52 C18 -34 20 4 12 34 H-12 C-20 4 -18 -34 0 -52 Z"),
    fill("neon", "M0 -52 C9 -43 14 -34 15 -24 H-15 C-14 -34 -9 -43 0 -52 Z"),
    fill("visor", "O0 -6 8").edged("moon-deep", 40),
];
const SAUCER: &[Patch] = &[
    fill("lamp", "M-14 12 L-26 40 H26 L14 12 Z").faint(25),
    fill("visor", "M-18 -4 C-18 -32 18 -32 18 -4 Z"),
    fill("moon", "M-44 4 C-30 -10 30 -10 44 4 C30 18 -30 18 -44 4 Z"),
    fill("neon", "O-26 5 4 O0 9 4 O26 5 4"),
];
const MOON: &[Patch] = &[fill("moon", "O0 0 30"), fill("moon-deep", "O-10 -8 8 O10 6 6 O-6 14 5 O14 -14 4")];
const PROBE: &[Patch] = &[
    line("moon", 30, "M-14 0 H14"),
    fill("visor", "M-36 -12 H-14 V12 H-36 Z M14 -12 H36 V12 H14 Z"),
    line("ground", 16, "M-25 -12 V12 M25 -12 V12 M-36 0 H-14 M14 0 H36"),
    fill("planet", "M-9 -14 H9 V14 H-9 Z"),
];
const TWINKLE: &[Patch] = &[fill("star", "M0 -18 L3 -3 L18 0 L3 3 L0 18 L-3 3 L-18 0 L-3 -3 Z").faint(80)];
