//! Counting leaves, from the start and from set positions: the fast rules against the table, and the slow ones
//! of `oracle` against the same.

use super::oracle::Paper;
use super::*;

/// A name, a config, and the leaves at depths 1, 2, 3…
type Row = (&'static str, Config, &'static [u64]);

fn at(config: Config, position: &str) -> Config {
    Config { position: position.to_owned(), ..config }
}

fn starts() -> Vec<Row> {
    vec![
        ("four camps", full(), &[10, 119, 1_428, 14_399, 206_489, 3_420_629]),
        ("four camps, compulsory", must(full()), &[10, 119, 1_428, 14_399, 52_615, 422_692]),
        (
            "four camps, single takes of sauteurs",
            single(full()),
            &[10, 119, 1_428, 14_399, 170_093, 2_373_295],
        ),
        ("two camps", half(), &[10, 100, 1_295, 17_234, 268_420, 4_295_034]),
        ("two camps, compulsory", must(half()), &[10, 100, 1_058, 10_507, 106_482, 1_046_067]),
        (
            "two camps, single takes of sauteurs",
            single(half()),
            &[10, 100, 1_080, 11_743, 140_395, 1_688_115],
        ),
        ("two camps, compulsory and single", single(must(half())), &[10, 100, 987, 9_115, 88_623, 809_676]),
    ]
}

fn set_positions() -> Vec<Row> {
    let chains = "1 2 1:P28,32,39K43 4:P13,14,23,24,19,9K3";
    let couronnes = "1 2 1:C41,44K43 4:P27,23,18,14,29,34K3C1";
    let sauteurs = "1 2 1:S23P31K43 4:P19,13,8,5,16,26,12,33,37K3S1";
    let mission = "1 2 1:P61,52K83D23 2:P79K88 3:P26,36K8 4:P42K3S1";
    vec![
        ("chains of pawns", at(half(), chains), &[8, 96, 838, 8_438, 71_705, 666_204]),
        ("chains of pawns, compulsory", at(must(half()), chains), &[1, 6, 38, 171, 750, 3_543, 16_929]),
        ("couronnes at large", at(half(), couronnes), &[12, 161, 2_284, 31_026, 513_643]),
        (
            "couronnes at large, compulsory",
            at(must(half()), couronnes),
            &[3, 36, 366, 3_452, 33_595, 328_657],
        ),
        ("a sauteur in a crowd", at(half(), sauteurs), &[45, 569, 7_199, 88_883, 959_175]),
        ("a sauteur in a crowd, single", at(single(half()), sauteurs), &[13, 205, 2_168, 32_042, 318_790]),
        (
            "two pieces to huff",
            at(half(), "4 2 1:P28,31S37K43 4:P23,11K3S1 huff:28,37"),
            &[9, 90, 690, 6_176, 49_847, 447_346],
        ),
        (
            "a blocked camp that may huff",
            at(half(), "4 2 1:P8,12,14,16,22,26S7K43 4:K3P11 huff:7"),
            &[2, 1, 9, 22, 156, 782, 5_491],
        ),
        ("a mission with an ally", at(full(), mission), &[7, 33, 196, 1_548, 15_035, 149_738, 1_530_412]),
        (
            "a mission with an ally, compulsory",
            at(must(full()), &mission.replace("P42", "P45")),
            &[7, 28, 175, 1_294, 13_082, 128_316, 1_240_254],
        ),
        (
            "a mission alone",
            at(half(), "1 2 1:P31,32K43D13 4:P22,11K3S1"),
            &[7, 55, 504, 6_113, 45_532, 434_064],
        ),
        (
            "units passed on",
            at(players(4), "3 2 1:P61K83D13 2:K88 3:P26,36K8U2 4:P45K3D33"),
            &[21, 463, 5_583, 35_597, 151_001, 323_009],
        ),
        (
            "crowning on both sides",
            at(half(), "1 2 1:K8,13P31 4:K37,33P9,11"),
            &[4, 24, 178, 1_411, 13_199, 124_911, 1_446_962],
        ),
        (
            "a camp out of the game",
            at(full(), "1 2 1:P61,52K83 3:P26,40K8 4:K4P42,50,24"),
            &[5, 25, 230, 1_329, 6_611, 44_344, 258_305],
        ),
        (
            "the meeting of neighbours",
            at(full(), "1 2 1:P65,75,64K84S81 2:P66,76,67K87 3:P26K8 4:P25K3"),
            &[10, 64, 308, 1_245, 9_669, 65_346, 309_274],
        ),
    ]
}

fn fast(config: &Config, depth: usize) -> u64 {
    let state = Bartasso::start(config).unwrap_or_else(|bad| panic!("{bad}"));
    search::perft::perft(&state, depth as u32, u64::MAX).expect("counted")
}

#[test]
fn leaves_of_the_start() {
    for (name, config, leaves) in starts() {
        let counted: Vec<u64> = (1..=leaves.len()).map(|depth| fast(&config, depth)).collect();
        assert_eq!(counted, leaves, "{name}");
    }
}

#[test]
fn leaves_of_set_positions() {
    for (name, config, leaves) in set_positions() {
        let counted: Vec<u64> = (1..=leaves.len()).map(|depth| fast(&config, depth)).collect();
        assert_eq!(counted, leaves, "{name}");
    }
}

/// Leaves that the slow rules count in an ordinary run.
const FEW: u64 = 6_000;

/// Wherever there are few leaves; everywhere but at the last depth if `TABLETIER_SOAK` is set.
#[test]
fn the_slow_rules_count_the_same() {
    let most = if std::env::var_os("TABLETIER_SOAK").is_some() { 50 * FEW } else { FEW };
    for (name, config, leaves) in starts().into_iter().chain(set_positions()) {
        let paper = Paper::new(&config);
        for (depth, count) in (1..).zip(leaves).take_while(|(_, count)| **count <= most) {
            assert_eq!(paper.leaves(depth), *count, "{name} at depth {depth}");
        }
    }
}
