//! The volcanic jungle: deep green, trodden earth, something glowing under the ferns.

use super::{Mood, Scattered, dashed, road, scatter};
use crate::picture::art::pen::{Patch, fill, line};

pub(super) const MOOD: Mood = Mood {
    colours: &[
        ("ground", 0x1d5a40),
        ("ground-deep", 0x154534),
        ("ground-light", 0x27694a),
        ("region", 0x2f7d57),
        ("region-edge", 0x123d2e),
        ("frame", 0x0f3226),
        ("base", 0x8f8a7c),
        ("base-edge", 0x45423a),
        ("base-light", 0xb8b2a1),
        ("scenery", 0x6f6a5c),
        ("road", 0xd2a566),
        ("road-edge", 0x5f3f1f),
        ("lava", 0xff7a2a),
        ("lava-light", 0xffc24a),
        ("rock", 0x4b3a3f),
        ("rock-light", 0x6b5257),
        ("frond", 0x3f9a5a),
        ("frond-light", 0x6cc06f),
        ("bark", 0x6f4a2b),
        ("idol", 0xa9835a),
    ],
    ground: &[fill(
        "ground-light",
        "E150 360 130 90 E850 600 130 120 E160 1000 140 90 E850 1290 130 100 E520 700 120 80 \
             E400 1240 110 70",
    )
    .faint(60)],
    streams: &[
        line(
            "rock",
            360,
            "M54 646 C84 648 96 690 147 694 C220 700 250 752 345 754 C420 756 440 704 497 700 \
             C570 696 596 760 600 814 C604 880 590 950 620 980 C660 1020 720 1012 770 984 \
             C820 956 880 994 944 968",
        ),
        line(
            "lava",
            230,
            "M54 646 C84 648 96 690 147 694 C220 700 250 752 345 754 C420 756 440 704 497 700 \
             C570 696 596 760 600 814 C604 880 590 950 620 980 C660 1020 720 1012 770 984 \
             C820 956 880 994 944 968",
        ),
        fill("lava", "E54 646 30 19 E946 968 30 19").edged("rock", 70),
        fill("lava-light", "E50 643 13 6 E950 965 13 6"),
        line(
            "lava-light",
            60,
            "M60 646 C88 654 100 690 147 694 C180 698 210 716 236 730 M380 750 C430 736 450 704 497 700 \
             C540 698 566 726 582 752 M602 860 C600 900 596 944 612 968 M700 1004 \
             C740 1000 800 966 846 974 M896 978 C914 978 930 974 942 968",
        ),
    ],
    tint: 58,
    roads: &[road("road-edge", 320), road("road", 240), dashed("road-edge", 30, 3, 25)],
    base: &[
        fill("base", "M-30 -64 L12 -70 L52 -48 L70 -6 L60 38 L24 68 L-20 68 L-58 42 L-70 -2 L-58 -42 Z")
            .edged("base-edge", 50),
        fill("base-light", "O0 0 59"),
        line("base-edge", 24, "M-52 -30 L-40 -24 L-44 -14 M50 28 L40 22 L44 10"),
    ],
    headquarters: HEADQUARTERS,
    scattered: SCATTERED,
};

/// A hut in the trees with a mask over the door.
const HEADQUARTERS: &[Patch] = &[
    line("bark", 70, "M-36 10 V52 M36 10 V52"),
    fill("idol", "M-42 -14 H42 V40 H-42 Z").edged("ink", 30),
    fill("side-deep", "M-12 40 V12 H12 V40 Z"),
    fill("side", "M0 -64 L60 -6 L44 -10 L36 2 L24 -8 L12 4 L0 -8 L-12 4 L-24 -8 L-36 2 L-44 -10 L-60 -6 Z")
        .edged("ink", 32),
    fill("side-pale", "M-16 -34 H16 L12 -12 C6 -4 -6 -4 -12 -12 Z").edged("ink", 24),
    fill("ink", "E-6 -25 3 4 E6 -25 3 4 M-6 -14 H6 V-10 H-6 Z"),
];

const SCATTERED: &[Scattered] = &[
    scatter(MOUNTAIN, 90, &[(918, 436), (82, 1176)]),
    scatter(PALM, 115, &[(250, 440), (740, 1172), (916, 1244), (80, 380)]),
    scatter(PALM, 76, &[(258, 636), (750, 906), (78, 924), (922, 880)]),
    scatter(FERN, 110, &[(345, 1094), (651, 530), (552, 990), (424, 640), (732, 372), (268, 1254)]),
    scatter(FERN, 90, &[(66, 232), (934, 1374), (420, 910)]),
    scatter(IDOL, 100, &[(80, 1022), (920, 624)]),
    scatter(EYES, 100, &[(562, 1240), (430, 379), (930, 760), (64, 806)]),
];

const MOUNTAIN: &[Patch] = &[
    fill("ground-deep", "E0 52 60 12").faint(70),
    fill("rock", "M-60 52 L-20 -26 L20 -26 L60 52 Z"),
    fill("rock-light", "M-60 52 L-20 -26 L-4 -26 L-16 52 Z"),
    fill("lava", "M-20 -26 L20 -26 L26 -12 L16 6 L8 -8 L0 22 L-8 -10 L-16 0 L-24 -16 Z"),
    fill("lava-light", "E0 -26 18 5 O-16 -42 5 O4 -50 6 O20 -42 4"),
];
const PALM: &[Patch] = &[
    fill("ground-deep", "E0 42 26 7").faint(70),
    line("bark", 80, "M-4 40 C-2 20 0 6 2 -12"),
    fill(
        "frond",
        "M2 -14 C-14 -34 -36 -30 -46 -10 C-32 -18 -20 -16 -4 -8 C-22 -6 -32 8 -32 24 \
             C-22 10 -8 0 2 -8 C14 0 26 10 36 24 C36 6 26 -6 8 -8 C24 -16 36 -18 48 -10 \
             C38 -32 16 -34 2 -14 Z",
    ),
    fill(
        "frond-light",
        "M2 -14 C-6 -30 -2 -44 12 -48 C10 -36 10 -26 4 -12 Z M-4 -12 C-16 -26 -30 -24 -40 -16 \
             C-28 -20 -18 -18 -4 -12 Z",
    ),
];
const FERN: &[Patch] = &[
    line(
        "frond",
        60,
        "M0 22 C-4 0 -16 -12 -28 -14 M0 22 C4 0 16 -12 28 -14 M0 22 V-24 M0 22 C-10 10 -22 8 -30 10 \
             M0 22 C10 10 22 8 30 10",
    ),
    line("frond-light", 30, "M0 18 V-20 M0 18 C-4 0 -14 -10 -24 -12 M0 18 C4 0 14 -10 24 -12"),
];
const IDOL: &[Patch] = &[
    fill("ground-deep", "E0 36 26 7").faint(70),
    fill("idol", "M-20 36 V-26 L-26 -36 H26 L20 -26 V36 Z"),
    fill("rock", "M-13 -16 H-3 V-6 H-13 Z M3 -16 H13 V-6 H3 Z M-12 8 H12 V22 H-12 Z"),
    fill("bone", "M-12 8 H-6 V14 H-12 Z M0 8 H6 V14 H0 Z M-6 22 V16 H0 V22 Z M6 22 V16 H12 V22 Z"),
    fill("lava", "M-26 -36 L-14 -28 L0 -38 L14 -28 L26 -36 L20 -26 H-20 Z"),
];
const EYES: &[Patch] =
    &[fill("lava-light", "E-9 0 7 8 E9 0 7 8"), fill("region-edge", "E-8 1 2 6 E10 1 2 6")];
