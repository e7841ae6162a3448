//! The lessons: positions on the ring, each with one thing to try.

use scene::{Lesson, Taught, Wrong};

use crate::Diam;

impl Taught for Diam {
    fn lessons() -> &'static [Lesson] {
        LESSONS
    }

    const BASICS: &'static [&'static str] = &["1", "2", "3", "4", "5"];

    const SMALL_GAME: &'static str = "{}";

    const LESSON_TEXTS: [&'static str; 2] =
        [include_str!("../text/lessons/en.ftl"), include_str!("../text/lessons/fr.ftl")];
}

const LESSONS: &[Lesson] = &[
    Lesson::new("first-piece", "{}", &["2.1", "1.1", "1.2", "1.3", "1.4", "2.2", "2.3", "2.4"])
        .right(&[&["act 0 r*"]])
        .wrong(&[Wrong::new(&["o*"], "orange", "1.4")])
        .refuses(&[("m1", "3.4")]),
    Lesson::new("piling", r#"{"position":"rmon/-/nm/-/o/-/-/- 0"}"#, &["3.1", "3.3", "3.4"])
        .right(&[&["act 0 o3"]])
        .wrong(&[
            Wrong::new(&["r*"], "colour", "3.4"),
            Wrong::new(&["o*"], "elsewhere", "3.1"),
            Wrong::new(&["*-*"], "moved", "2.1"),
        ])
        .refuses(&[("o1", "3.3"), ("n2", "3.4")]),
    Lesson::new("placing-1998", r#"{"edition":"1998","position":"rv/-/b/-/-/j/-/- 0"}"#, &["3.2"])
        .right(&[&["act 0 j*"]])
        .wrong(&[Wrong::new(&["r*"], "colour", "1.2"), Wrong::new(&["*-*"], "moved", "2.1")])
        .refuses(&[("j1", "3.2"), ("r3", "3.2")]),
    Lesson::new("moving", r#"{"position":"-/m/ron/r/-/-/n/- 0"}"#, &["4.1", "4.2", "4.3", "4.5"])
        .right(&[&["act 0 3.2-4"]])
        .wrong(&[
            Wrong::new(&["3.2-2"], "other-way", "4.1"),
            Wrong::new(&["3.1-*"], "whole-pile", "4.2"),
            Wrong::new(&["4.1-*"], "other-piece", "4.1"),
        ])
        .refuses(&[("3.2-5", "4.1"), ("3.3-4", "4.5")]),
    Lesson::new("too-high", r#"{"position":"-/mnr/on/r/-/-/-/- 0"}"#, &["4.4"])
        .right(&[&["act 0 3.1-4"]])
        .wrong(&[Wrong::new(&["2.3-*", "4.1-*"], "other-piece", "4.4")])
        .refuses(&[("3.1-2", "4.4")]),
    Lesson::new("diam", r#"{"position":"mr/-/o/-/n/-/-/- 0"}"#, &["5.1", "5.3", "5.6"])
        .right(&[&["act 0 r5"]])
        .wrong(&[Wrong::new(&["o5"], "two-colours", "5.3"), Wrong::new(&["r*"], "not-across", "5.1")]),
    Lesson::new("level-one", r#"{"position":"r/-/mr/-/-/-/n/- 0"}"#, &["5.2", "5.6"])
        .right(&[&["act 0 r7"]])
        .wrong(&[Wrong::new(&["r5"], "ground", "5.2")]),
    Lesson::new("moved-diam", r#"{"position":"r/-/nr/r/-/r/m/- 0"}"#, &["5.1"])
        .right(&[&["act 0 6.1-7"]])
        .wrong(&[Wrong::new(&["3.2-*"], "left", "5.1"), Wrong::new(&["o*"], "orange", "5.3")])
        .refuses(&[("r7", "3.4")]),
    Lesson::new("highest", r#"{"position":"nrm/-/-/-/n/rm/-/- 0"}"#, &["5.4", "5.5"])
        .right(&[&["act 0 r5"]])
        .wrong(&[Wrong::new(&["6.1-5"], "higher", "5.5")]),
    Lesson::new("guard", r#"{"position":"rm/-/-/-/o/-/-/- 0"}"#, &["5.1"])
        .right(&[
            &["act 0 r5"],
            &["act 0 o5"],
            &["act 0 5.1-4"],
            &["act 0 5.1-6"],
            &["act 0 1.1-2"],
            &["act 0 1.1-8"],
        ])
        .wrong(&[Wrong::new(&["*"], "other", "5.1").then(&["act 1 m5"])]),
    Lesson::new(
        "announcement",
        r#"{"edition":"1998","position":"vr/-/-/-/b/-/r/- 0"}"#,
        &["6.1", "6.2", "6.3"],
    )
    .right(&[
        &["act 0 7.1-6", "act 1 v3", "act 0 6.1-5"],
        &["act 0 r6", "act 1 v3", "act 0 6.1-5"],
        &["act 0 r4", "act 1 v3", "act 0 4.1-5"],
    ]),
    Lesson::new("two-threats", r#"{"position":"r/-/om/-/o/on/-/ro 0"}"#, &["5.1", "4.2"])
        .right(&[&["act 0 8.1-1", "act 1 m5", "act 0 6.1-5"]])
        .wrong(&[Wrong::new(&["r*"], "one-threat", "5.1")]),
];
