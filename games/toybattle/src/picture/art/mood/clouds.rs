//! The city of clouds: a morning sky, soft bridges, towers the colour of sweets.

use super::{Mood, Scattered, dashed, road, scatter};
use crate::picture::art::pen::{Patch, fill, line};

pub(super) const MOOD: Mood = Mood {
    colours: &[
        ("ground", 0x86bdeb),
        ("ground-deep", 0xd9a9cf),
        ("ground-light", 0xb4dbf7),
        ("region", 0x9fcbf0),
        ("region-edge", 0x5f93cf),
        ("frame", 0x5c7cb4),
        ("base", 0x9aabde),
        ("base-edge", 0x4f5f9e),
        ("base-light", 0xffffff),
        ("scenery", 0x7f90c8),
        ("road", 0xffffff),
        ("road-edge", 0x5a6aa8),
        ("candy", 0xffb3cf),
        ("candy-deep", 0xe88bb4),
        ("mint", 0xb9ecd6),
        ("mint-deep", 0x86cdb2),
        ("lemon", 0xffe9a3),
        ("lilac", 0xcdb8f5),
        ("lilac-deep", 0xa78fe0),
    ],
    ground: &[fill(
        "ground-light",
        "M14 420 C120 380 180 440 300 410 C420 380 500 450 640 410 C780 370 860 440 986 400 V520 \
             C860 560 760 500 640 530 C500 570 420 500 300 530 C180 560 120 510 14 540 Z M14 900 \
             C140 860 220 930 360 890 C520 850 600 930 740 890 C860 860 920 910 986 890 V1010 \
             C900 1050 820 990 720 1020 C580 1060 480 980 360 1010 C220 1050 120 990 14 1030 Z",
    )
    .faint(45)],
    streams: &[],
    tint: 55,
    roads: &[road("road-edge", 350), road("road", 270), dashed("lilac", 60, 1, 26)],
    base: &[
        fill("base", "O0 -42 32 O38 -26 32 O46 14 32 O24 42 32 O-24 42 32 O-46 14 32 O-38 -26 32 O0 6 60"),
        fill(
            "base-light",
            "O0 -44 28 O36 -28 28 O44 10 28 O23 37 28 O-23 37 28 O-44 10 28 O-36 -28 28 O0 0 58",
        ),
        line("base-edge", 26, "O0 0 58").faint(80),
    ],
    headquarters: HEADQUARTERS,
    scattered: SCATTERED,
};

/// A palace with round domes, floating.
const HEADQUARTERS: &[Patch] = &[
    line("ink", 26, "M0 -46 V-66"),
    fill("lemon", "O0 -64 6"),
    fill("base-light", "M-42 34 V-6 H-20 V34 Z M20 34 V-6 H42 V34 Z M-18 34 V-20 H18 V34 Z").edged("ink", 30),
    fill(
        "side",
        "M-46 -6 C-48 -24 -34 -24 -31 -36 C-28 -24 -14 -24 -16 -6 Z M46 -6 C48 -24 34 -24 31 -36 \
             C28 -24 14 -24 16 -6 Z M-22 -20 C-26 -42 -6 -42 0 -56 C6 -42 26 -42 22 -20 Z",
    )
    .edged("ink", 30),
    fill(
        "side-deep",
        "M-9 34 V14 C-9 2 9 2 9 14 V34 Z M-34 4 H-28 V16 H-34 Z M28 4 H34 V16 H28 Z M-4 -12 H4 V-4 \
             H-4 Z",
    ),
    fill(
        "white",
        "M-50 50 C-64 50 -62 32 -48 34 C-44 22 -26 24 -24 32 C-16 24 -4 28 0 34 C6 26 18 26 24 32 \
             C28 22 46 24 48 34 C62 32 64 50 50 50 Z",
    )
    .edged("base-edge", 26),
];

const SCATTERED: &[Scattered] = &[
    scatter(TOWERS, 92, &[(226, 242), (770, 1384)]),
    scatter(TOWERS, 88, &[(914, 240), (74, 1386)]),
    scatter(BALLOON, 100, &[(772, 240), (228, 1386)]),
    scatter(BALLOON, 92, &[(74, 244), (930, 1388)]),
    scatter(PUFF, 100, &[(332, 234), (672, 1392), (394, 1037), (604, 589)]),
    scatter(PUFF, 84, &[(66, 470), (66, 918), (932, 715), (932, 1142), (394, 813), (604, 813)]),
    scatter(
        BIRDS,
        100,
        &[(66, 715), (66, 1142), (932, 918), (932, 491), (604, 1037), (394, 589), (672, 234), (326, 1392)],
    ),
];

const TOWERS: &[Patch] = &[
    fill("candy", "M-26 32 V-8 H-2 V32 Z"),
    fill("mint", "M0 32 V-22 H22 V32 Z"),
    fill("lilac", "M-30 -8 L-14 -34 L2 -8 Z"),
    fill("candy-deep", "M-4 -22 L11 -54 L26 -22 Z"),
    fill("lilac-deep", "M-18 4 H-11 V14 H-18 Z M7 -10 H15 V2 H7 Z M7 12 H15 V24 H7 Z"),
    fill(
        "white",
        "M-44 42 C-56 42 -54 26 -42 28 C-38 18 -22 18 -18 26 C-8 18 6 20 12 28 C20 20 36 22 38 30 \
             C52 28 54 42 44 42 Z",
    ),
];
const BALLOON: &[Patch] = &[
    line("lilac-deep", 18, "M-14 6 L-8 28 M14 6 L8 28"),
    fill("candy", "M0 -50 C42 -50 38 -6 12 12 H-12 C-38 -6 -42 -50 0 -50 Z"),
    fill("lemon", "M0 -50 C20 -46 18 -6 6 12 H-6 C-18 -6 -20 -46 0 -50 Z"),
    fill("candy-deep", "M-10 27 H10 L8 40 H-8 Z"),
];
const PUFF: &[Patch] = &[fill(
    "white",
    "M-28 16 C-44 16 -42 -4 -28 -2 C-26 -20 -2 -22 4 -8 C14 -18 30 -8 26 0 C42 -2 42 16 28 16 Z",
)
.faint(85)];
const BIRDS: &[Patch] = &[line(
    "lilac-deep",
    34,
    "M-28 2 q8 -12 14 0 q6 -12 14 0 M2 -14 q6 -9 10 0 q5 -9 11 0 M6 18 q6 -9 10 0 q5 -9 11 0",
)
.faint(80)];
