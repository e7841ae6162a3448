//! The plain of castles: a meadow in June, a moat, three wooden bridges.

use super::{Mood, Scattered, dashed, road, scatter};
use crate::picture::art::pen::{Patch, fill, line};

pub(super) const MOOD: Mood = Mood {
    colours: &[
        ("ground", 0xa9d67a),
        ("ground-deep", 0x93c766),
        ("ground-light", 0xbde38d),
        ("region", 0xc9ea9c),
        ("region-edge", 0x8abf5c),
        ("frame", 0x5f8f3e),
        ("base", 0xeadfc4),
        ("base-edge", 0x9c8a63),
        ("base-light", 0xf8f1de),
        ("scenery", 0xab9870),
        ("road", 0xf3e2b3),
        ("road-edge", 0xa38545),
        ("water", 0x7cc7e8),
        ("water-light", 0xb8e4f5),
        ("bank", 0x5f9f55),
        ("plank", 0xb98550),
        ("plank-deep", 0x8a5e34),
        ("tree", 0x5a9c48),
        ("tree-light", 0x7dbb5c),
        ("bark", 0x7a5433),
        ("wool", 0xfffdf4),
        ("hay", 0xf0c659),
        ("hay-deep", 0xcf9d35),
        ("roof", 0xc8704f),
    ],
    ground: &[
        fill("ground-light", "E180 360 150 110 E810 1270 160 110 E150 1290 120 80 E850 330 120 90").faint(60)
    ],
    streams: &[
        fill(
            "water",
            "M14 782 C120 764 200 796 330 780 C460 766 540 794 670 778 C800 764 880 794 986 776 V864 \
             C880 880 800 846 670 862 C540 876 460 848 330 864 C200 878 120 848 14 866 Z",
        )
        .edged("bank", 80),
        line(
            "water-light",
            40,
            "M60 812 q14 -8 28 0 t28 0 M330 830 q12 -8 24 0 t24 0 M390 802 q10 -7 20 0 M600 836 \
             q12 -8 24 0 t24 0 M668 806 q10 -7 20 0 M890 832 q14 -8 28 0 t28 0 M92 842 q10 -7 20 0",
        ),
        fill("plank", "M150 748 h148 v148 h-148 z M428 747 h148 v148 h-148 z M707 750 h148 v148 h-148 z"),
        line(
            "plank-deep",
            60,
            "M150 748 V896 M298 748 V896 M428 747 V895 M576 747 V895 M707 750 V898 M855 750 V898",
        ),
        line(
            "plank-deep",
            20,
            "M150 766 H298 M150 784 H298 M150 860 H298 M150 878 H298 M428 765 H576 M428 783 H576 M428 859 \
             H576 M428 877 H576 M707 768 H855 M707 786 H855 M707 862 H855 M707 880 H855",
        ),
    ],
    tint: 70,
    roads: &[road("road-edge", 330), road("road", 260), dashed("road-edge", 26, 2, 22)],
    base: &[
        fill("base", "O0 3 70").edged("base-edge", 50),
        fill("base-light", "O0 0 60"),
        line(
            "base-edge",
            24,
            "M59 16 L66 21 M43 43 L48 51 M16 59 L18 69 M-16 59 L-18 69 M-43 43 L-48 51 M-59 16 L-66 21 \
             M-59 -16 L-66 -15 M-43 -43 L-48 -45 M-16 -59 L-18 -63 M16 -59 L18 -63 M43 -43 L48 -45 \
             M59 -16 L66 -15",
        ),
    ],
    headquarters: HEADQUARTERS,
    scattered: SCATTERED,
};

/// A castle with four towers and a flag.
const HEADQUARTERS: &[Patch] = &[
    line("ink", 30, "M0 -40 V-66"),
    fill("side", "M1 -66 L30 -58 L1 -48 Z"),
    fill("steel", "M-34 40 V-14 H-24 V-22 H-14 V-38 H14 V-22 H24 V-14 H34 V40 Z").edged("ink", 30),
    fill("mist", "M-52 44 V-20 H-26 V44 Z M26 44 V-20 H52 V44 Z").edged("ink", 30),
    fill("side", "M-58 -18 L-39 -48 L-20 -18 Z M20 -18 L39 -48 L58 -18 Z M-18 -34 L0 -56 L18 -34 Z")
        .edged("ink", 30),
    fill(
        "side-deep",
        "M-13 44 V22 C-13 4 13 4 13 22 V44 Z M-43 0 H-35 V14 H-43 Z M35 0 H43 V14 H35 Z M-5 -20 H5 \
             V-6 H-5 Z",
    ),
];

const SCATTERED: &[Scattered] = &[
    scatter(TREE, 120, &[(888, 440), (118, 1202), (905, 700), (93, 930)]),
    scatter(TREE, 90, &[(942, 370), (62, 1274), (58, 690), (942, 936), (940, 1376), (62, 244)]),
    scatter(MILL, 100, &[(104, 398), (896, 1226)]),
    scatter(SHEEP, 100, &[(110, 742), (890, 880), (770, 1180), (236, 440)]),
    scatter(HAY, 100, &[(762, 442), (236, 1184), (74, 1388), (930, 236)]),
    scatter(
        FLOWERS,
        100,
        &[(372, 712), (634, 930), (634, 712), (372, 930), (499, 1222), (499, 404), (612, 1284), (392, 340)],
    ),
];

const TREE: &[Patch] = &[
    fill("bank", "E3 27 26 8").faint(45),
    fill("bark", "M-4 6 h8 v20 h-8 z"),
    fill("tree", "O-13 2 14 O13 2 14 O0 -13 18"),
    fill("tree-light", "O-5 -17 9 O-16 -1 6 O10 -4 5"),
];
const MILL: &[Patch] = &[
    fill("bank", "E4 56 38 9").faint(45),
    fill("wool", "M-20 56 L-13 -18 H13 L20 56 Z"),
    fill("mist", "M4 56 L3 -18 H13 L20 56 Z"),
    fill("roof", "M-17 -16 C-14 -38 14 -38 17 -16 Z M-6 56 V40 C-6 32 6 32 6 40 V56 Z"),
    line("bark", 26, "M0 -16 L34 -46 M0 -16 L-34 -46 M0 -16 L34 14 M0 -16 L-34 14"),
    fill(
        "base-light",
        "M8 -26 L31 -52 L39 -43 L14 -20 Z M-10 -20 L-37 -43 L-29 -52 L-4 -26 Z M10 -12 L38 10 L30 20 \
             L4 -6 Z M-4 -6 L-30 20 L-38 10 L-10 -12 Z",
    ),
];
const SHEEP: &[Patch] = &[
    fill("bank", "E0 16 22 5").faint(45),
    line("bark", 40, "M-9 8 V16 M7 8 V16"),
    fill("wool", "O-9 0 10 O4 -3 11 O-1 5 9 O10 3 8 O-14 4 6"),
    fill("bark", "E17 -5 6 7"),
];
const HAY: &[Patch] = &[
    fill("bank", "E2 19 28 7").faint(45),
    fill("hay", "M-25 18 C-24 -8 -12 -20 0 -20 C12 -20 24 -8 25 18 Z"),
    line("hay-deep", 24, "M-12 14 C-11 2 -8 -6 -4 -12 M2 14 V-2 M14 14 C13 4 11 -2 8 -8"),
];
const FLOWERS: &[Patch] = &[
    fill("wool", "O-16 4 4 O-2 -10 4 O12 8 4"),
    fill("rose", "O-6 8 4 O14 -8 4"),
    fill("duck", "O-12 -10 3 O4 1 3 O-16 4 1"),
];
