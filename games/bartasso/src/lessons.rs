//! The lessons: positions on half the board, each with one thing to try.

use scene::{Lesson, Taught, Wrong};

use crate::Bartasso;

impl Taught for Bartasso {
    fn lessons() -> &'static [Lesson] {
        LESSONS
    }

    const BASICS: &'static [&'static str] = &["3", "4", "5", "6", "7"];

    const SMALL_GAME: &'static str = r#"{"camps": 2, "sauteur": "single", "position": "1 1 1:P31,32,33,34,35,37,39K43S41D38 4:P7,9,11,12,13,14,15K3S1D8"}"#;

    const LESSON_TEXTS: [&'static str; 2] =
        [include_str!("../text/lessons/en.ftl"), include_str!("../text/lessons/fr.ftl")];
}

const LESSONS: &[Lesson] = &[
    Lesson::new("first-move", r#"{"camps": 2}"#, &["4.1", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6"])
        .right(&[&["act 0 3*"]])
        .wrong(&[Wrong::new(&["41-26"], "sauteur", "6.1")])
        .refuses(&[("36-31", "4.1")]),
    Lesson::new("taking", r#"{"camps": 2, "position": "1 2 1:P28K43 4:P23,33K3"}"#, &["4.2", "4.6"])
        .right(&[&["act 0 28x37"]])
        .wrong(&[
            Wrong::new(&["28x17"], "forward", "4.2"),
            Wrong::new(&["28-24"], "step", "9.1"),
            Wrong::new(&["43-*"], "crowned", "4.6"),
        ])
        .refuses(&[("28-23", "4.1"), ("28-32", "4.1")]),
    Lesson::new(
        "chain",
        r#"{"camps": 2, "position": "1 2 1:P28K43 4:P13,14,23,24K1"}"#,
        &["4.3", "4.4", "4.5"],
    )
    .right(&[&["act 0 28x17x8x19x28"]])
    .wrong(&[Wrong::new(&["28x*"], "stopped", "4.5"), Wrong::new(&["43-*"], "declined", "9.1")]),
    Lesson::new("last-row", r#"{"camps": 2, "position": "1 2 1:P3,31K43 4:P8K1"}"#, &["4.7"])
        .right(&[&["act 0 3x14"]])
        .refuses(&[("3-8", "4.1")]),
    Lesson::new(
        "crowning",
        r#"{"camps": 2, "position": "1 2 1:K8P31 4:P21K1"}"#,
        &["5.1", "5.2", "5.3", "5.4"],
    )
    .right(&[&["act 0 8-*"]])
    .wrong(&[Wrong::new(&["31-26"], "ordinary", "5.1")]),
    Lesson::new("couronne", r#"{"camps": 2, "position": "1 2 1:C32P21K43 4:P18K3"}"#, &["5.6", "5.5"])
        .right(&[&["act 0 32x*"]])
        .wrong(&[Wrong::new(&["32-*"], "slid", "5.5")]),
    Lesson::new(
        "sauteur",
        r#"{"camps": 2, "position": "1 2 1:S23P18,17K43 4:P19K1"}"#,
        &["6.2", "6.1", "6.4"],
    )
    .right(&[&["act 0 23x19"]])
    .wrong(&[Wrong::new(&["23-*"], "leapt", "6.2")]),
    Lesson::new(
        "two-leaps",
        r#"{"camps": 2, "position": "1 2 1:S23P31K43 4:P19,13,15K1"}"#,
        &["6.3", "6.5", "6.6"],
    )
    .right(&[&["act 0 23x19x13"]])
    .wrong(&[Wrong::new(&["23x19"], "stopped", "6.3"), Wrong::new(&["23-*"], "leapt", "6.2")]),
    Lesson::new(
        "mission",
        r#"{"camps": 2, "position": "1 2 1:P31K43D13 4:P9K3,4"}"#,
        &["7.3", "7.1", "7.4", "7.5"],
    )
    .right(&[&["act 0 13-8"]])
    .wrong(&[Wrong::new(&["13-7"], "past", "7.5")])
    .refuses(&[("13-18", "7.1")]),
    Lesson::new("shield", r#"{"camps": 2, "position": "1 2 1:P28K43D39 4:P17,23K3"}"#, &["7.2", "7.6"])
        .right(&[&["act 0 39-34"]])
        .wrong(&[
            Wrong::new(&["28-24"], "away", "7.2"),
            Wrong::new(&["39-35"], "beside", "7.2").then(&["act 1 23x34"]),
            Wrong::new(&["*"], "other", "4.2").then(&["act 1 23x34"]),
        ]),
    Lesson::new("huff", r#"{"camps": 2, "position": "1 2 1:P28,31K43 4:P15,23K3"}"#, &["9.1", "9.2", "9.8"])
        .after(&["act 0 31-26"])
        .seated(1)
        .right(&[&["act 1 huff 28"]])
        .wrong(&[Wrong::new(&["23x34"], "took", "9.8")]),
    Lesson::new("victory", r#"{"camps": 2, "position": "1 2 1:P28K43 4:K23P14"}"#, &["10.1"])
        .right(&[&["act 0 28x17"]]),
];
