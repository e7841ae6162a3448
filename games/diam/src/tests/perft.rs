//! Counting leaves: the tables to depth 6, for both editions and every number of players.

use super::*;

/// Name, config, and leaves at depths 1 to 6. The slow rules of `oracle` agree to depth 3 or 4.
fn table() -> Vec<(&'static str, Config, [u64; 6])> {
    vec![
        ("2003, two players", two(), [16, 256, 4_608, 82_944, 1_638_912, 32_302_080]),
        (
            "2003, two players with swap",
            Config { swap: true, ..two() },
            [16, 256, 4_864, 87_552, 1_721_856, 33_940_992],
        ),
        ("2003, three players", players(3), [16, 128, 2_304, 23_040, 455_616, 5_268_544]),
        ("2003, four players", players(4), [8, 64, 640, 6_400, 74_232, 860_232]),
        ("1998, automatic announcements", old(), [16, 224, 3_136, 38_656, 481_664, 5_444_096]),
        ("1998, called announcements", called(), [16, 224, 3_136, 38_656, 482_944, 5_501_696]),
    ]
}

#[test]
fn leaves_to_depth_six() {
    for (name, config, leaves) in table() {
        let state = Diam::start(&config).expect("can be played");
        let counted = [1, 2, 3, 4, 5, 6].map(|depth| search::perft::perft(&state, depth, u64::MAX));
        assert_eq!(counted, leaves.map(Ok), "{name}");
    }
}
