//! The Caribbean Sea: deep blue, islands of sand, the dotted line of an old chart.

use super::{Mood, Scattered, dashed, road, scatter};
use crate::picture::art::pen::{Patch, fill, line};

pub(super) const MOOD: Mood = Mood {
    colours: &[
        ("ground", 0x1f76a3),
        ("ground-deep", 0x155a86),
        ("ground-light", 0x2c87b2),
        ("region", 0x2f93bb),
        ("region-edge", 0x175f8b),
        ("frame", 0xe9d3a0),
        ("base", 0xf1dca6),
        ("base-edge", 0x49b3c2),
        ("base-light", 0xfbeecb),
        ("scenery", 0xb99d62),
        ("road", 0xfff2cf),
        ("road-edge", 0x4aa3c6),
        ("foam", 0xbfe6f0),
        ("sand", 0xf4dfa9),
        ("sand-deep", 0xd4b574),
        ("palm", 0x4da05d),
        ("bark", 0x8a5a34),
        ("hull", 0x9a5f35),
        ("hull-deep", 0x6f4021),
        ("sail", 0xfff8e6),
        ("whale", 0x4f86c9),
        ("whale-light", 0xcfe4f7),
        ("kraken", 0xd9657f),
    ],
    ground: &[
        fill("ground-light", "E190 320 170 130 E800 560 180 150 E220 960 190 130 E760 1300 190 120")
            .faint(55),
        line(
            "foam",
            30,
            "M60 360 q10 -9 20 0 t20 0 M560 230 q10 -9 20 0 t20 0 M930 640 q8 -8 16 0 t16 0 M240 640 \
             q10 -9 20 0 t20 0 M40 800 q10 -9 20 0 t20 0 M700 700 q10 -9 20 0 t20 0 M340 1010 q10 -9 20 0 \
             t20 0 M900 1130 q10 -9 20 0 t20 0 M60 1290 q10 -9 20 0 t20 0 M560 1410 q10 -9 20 0 t20 0 \
             M330 1300 q10 -9 20 0 t20 0 M940 430 q8 -8 16 0",
        )
        .faint(55),
    ],
    streams: &[],
    tint: 60,
    roads: &[road("region-edge", 290), road("road-edge", 230), dashed("road", 90, 16, 20)],
    base: &[
        fill(
            "base-edge",
            "M-40 -60 C-10 -84 38 -78 56 -54 C84 -30 82 22 62 48 C42 80 -22 84 -50 60 \
             C-82 38 -84 -28 -40 -60 Z",
        )
        .faint(80),
        fill(
            "base",
            "M-36 -54 C-10 -74 34 -68 50 -48 C74 -26 72 18 55 42 C36 70 -20 73 -45 53 \
             C-72 34 -74 -24 -36 -54 Z",
        ),
        fill("base-light", "O0 0 57"),
    ],
    headquarters: HEADQUARTERS,
    scattered: SCATTERED,
};

/// A galleon under full sail.
const HEADQUARTERS: &[Patch] = &[
    line("hull-deep", 50, "M-20 20 V-48 M18 20 V-58"),
    fill("side", "M19 -66 L42 -60 L19 -52 Z").edged("ink", 24),
    fill(
        "sail",
        "M-44 -40 C-30 -34 -10 -34 2 -40 C8 -24 8 -8 0 8 C-14 2 -30 2 -42 8 C-36 -8 -36 -24 -44 -40 Z \
             M4 -48 C16 -42 34 -42 46 -48 C52 -30 52 -8 46 8 C34 2 16 2 4 8 C12 -8 12 -30 4 -48 Z",
    )
    .edged("ink", 30),
    fill(
        "side",
        "M-40 -26 C-26 -20 -10 -20 4 -26 L4 -12 C-10 -6 -28 -6 -38 -12 Z M8 -28 C20 -22 36 -22 49 -28 \
             L49 -12 C36 -6 22 -6 10 -12 Z",
    ),
    fill("hull", "M-56 12 L-38 18 H36 L56 6 C56 32 46 48 30 50 H-30 C-46 48 -56 34 -56 12 Z")
        .edged("ink", 32),
    fill("sail", "O-22 34 5 O0 34 5 O22 34 5"),
    line("hull-deep", 36, "M-46 26 H48"),
    line("foam", 50, "M-58 52 q12 -10 24 0 t24 0 t24 0 t24 0 t20 0"),
];

const SCATTERED: &[Scattered] = &[
    scatter(COMPASS, 115, &[(872, 286)]),
    scatter(SLOOP, 120, &[(674, 266), (896, 494), (86, 926)]),
    scatter(SLOOP, 100, &[(400, 914), (752, 1214)]),
    scatter(ISLET, 120, &[(660, 1316), (86, 436), (926, 1066)]),
    scatter(WHALE, 115, &[(86, 660), (924, 776)]),
    scatter(KRAKEN, 110, &[(86, 1160), (632, 582)]),
    scatter(CHEST, 100, &[(276, 1144), (268, 414), (928, 1184), (78, 240)]),
];

const COMPASS: &[Patch] = &[
    line("sand", 26, "O0 0 38 O0 0 46").faint(75),
    fill("sand", "M0 -60 L9 -9 L60 0 L9 9 L0 60 L-9 9 L-60 0 L-9 -9 Z"),
    fill("hull", "M0 -60 L9 -9 L0 0 Z M60 0 L9 9 L0 0 Z M0 60 L-9 9 L0 0 Z M-60 0 L-9 -9 L0 0 Z"),
    fill(
        "sand-deep",
        "M26 -26 L13 -5 L5 -13 Z M26 26 L5 13 L13 5 Z M-26 26 L-13 5 L-5 13 Z M-26 -26 L-5 -13 \
             L-13 -5 Z",
    ),
];
const SLOOP: &[Patch] = &[
    line("hull-deep", 36, "M0 16 V-42"),
    fill("sail", "M4 -40 C26 -26 32 -8 30 8 H4 Z M-4 -34 C-18 -20 -22 -4 -22 8 H-4 Z"),
    fill("hull", "M-34 14 H36 C32 30 24 32 16 32 H-16 C-26 32 -32 26 -34 14 Z"),
    line("foam", 36, "M-36 36 q9 -8 18 0 t18 0 t18 0 t18 0"),
];
const ISLET: &[Patch] = &[
    fill("base-edge", "E0 24 44 18").faint(70),
    fill("sand", "E0 22 35 13"),
    line("bark", 60, "M-2 22 C-2 6 2 -4 8 -14"),
    fill(
        "palm",
        "M8 -16 C-6 -30 -22 -26 -28 -12 C-18 -18 -8 -16 2 -10 C-8 -6 -14 2 -14 12 C-6 2 2 -6 9 -10 \
             C18 -4 24 2 28 12 C30 0 24 -8 14 -11 C22 -16 30 -16 38 -10 C34 -26 18 -30 8 -16 Z",
    ),
];
const WHALE: &[Patch] = &[
    line("foam", 40, "M-12 -18 C-12 -34 -24 -36 -28 -30 M-12 -18 C-12 -34 0 -36 4 -30"),
    fill(
        "whale",
        "M-40 6 C-40 -20 10 -22 22 2 C28 -2 30 -12 26 -22 C34 -20 38 -14 40 -10 C42 -16 46 -18 46 -18 \
             C48 2 36 26 6 26 H-14 C-30 26 -40 20 -40 6 Z",
    ),
    fill("whale-light", "M-40 8 C-26 16 -10 16 2 12 C2 20 -2 26 -8 26 H-14 C-30 26 -39 20 -40 8 Z"),
    fill("ink", "O-22 0 3"),
];
const KRAKEN: &[Patch] = &[
    line("kraken", 110, "M-26 28 C-36 6 -24 -12 -34 -26 M0 28 C10 4 -10 -12 4 -34 M26 28 C20 12 40 0 30 -18"),
    fill("whale-light", "O-29 12 3 O-28 0 3 O3 10 3 O-1 -4 3 O28 14 3 O32 2 3"),
    line("foam", 36, "M-42 32 q8 -8 16 0 t16 0 t16 0 t16 0 t16 0"),
];
const CHEST: &[Patch] = &[
    fill("base-edge", "E0 20 34 12").faint(60),
    fill("gold", "M-20 -4 C-12 -14 12 -14 20 -4 Z"),
    fill("hull", "M-24 -2 H24 V20 H-24 Z M-24 -8 C-24 -28 24 -28 24 -8 L20 -10 C12 -18 -12 -18 -20 -10 Z"),
    fill("gold", "M-4 -2 H4 V10 H-4 Z M-24 -2 H-18 V20 H-24 Z M18 -2 H24 V20 H18 Z"),
];
