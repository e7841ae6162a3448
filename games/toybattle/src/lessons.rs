//! The lessons: short openings as blue sees them, each with one thing to try.

use scene::{Lesson, Taught, Wrong};

use crate::ToyBattle;

impl Taught for ToyBattle {
    fn lessons() -> &'static [Lesson] {
        LESSONS
    }

    const BASICS: &'static [&'static str] = &["3", "4", "5", "6", "8"];

    const SMALL_GAME: &'static str = r#"{"special_bases": false}"#;

    const LESSON_TEXTS: [&'static str; 2] =
        [include_str!("../text/lessons/en.ftl"), include_str!("../text/lessons/fr.ftl")];
}

const LESSONS: &[Lesson] = &[
    Lesson::new("drawing", "{}", &["3.2", "3.1", "3.3", "3.4", "3.6"])
        .after(&["chance draws kwak hook roxy", "chance draws jumbo hook hook star"])
        .right(&[&["act 0 draw", "chance draws captain star"]]),
    Lesson::new("first-troop", "{}", &["3.5", "4.1"])
        .after(&["chance draws kwak hook roxy", "chance draws jumbo hook hook star"])
        .right(&[&["act 0 roxy *"]])
        .wrong(&[
            Wrong::new(&["draw"], "drawn", "3.1"),
            Wrong::new(&["hook *"], "hook", "6.11"),
            Wrong::new(&["kwak *"], "kwak", "6.2"),
        ])
        .refuses(&[("roxy b03", "5.1")]),
    Lesson::new("connection", "{}", &["5.1", "5.2", "5.3", "5.4", "5.5"])
        .after(&[
            "chance draws kwak hook roxy",
            "chance draws jumbo hook hook star",
            "act 0 hook b01",
            "act 1 hook b08",
        ])
        .right(&[&["act 0 * b03"]])
        .wrong(&[Wrong::new(&["* b01"], "own", "4.2"), Wrong::new(&["* b02"], "near", "5.1")])
        .refuses(&[("roxy b08", "5.1")]),
    Lesson::new("covering", "{}", &["4.3", "4.2", "4.4"])
        .after(&[
            "chance draws jumbo hook star",
            "chance draws jumbo hook hook star",
            "act 0 hook b01",
            "act 1 hook b03",
        ])
        .right(&[&["act 0 star b03"]])
        .wrong(&[Wrong::new(&["* b01"], "own", "4.2")])
        .refuses(&[("jumbo b03", "4.3")]),
    Lesson::new("kwak", "{}", &["6.2", "6.15"])
        .after(&[
            "chance draws kwak jumbo hook",
            "chance draws jumbo hook hook star",
            "act 0 hook b02",
            "act 1 hook b04",
        ])
        .right(&[&["act 0 kwak b04"]])
        .wrong(&[
            Wrong::new(&["kwak b01", "kwak b02"], "elsewhere", "6.2"),
            Wrong::new(&["jumbo *"], "jumbo", "4.3"),
        ])
        .refuses(&[("jumbo b04", "4.3")]),
    Lesson::new("skully", "{}", &["6.3", "6.1", "6.4", "6.5"])
        .after(&["chance draws kwak skully roxy", "chance draws jumbo hook hook star"])
        .right(&[&["act 0 skully *", "act 0 yes", "chance draws hook star"]])
        .wrong(&[Wrong::new(&["pass"], "declined", "6.1"), Wrong::new(&["draw"], "drawn", "3.2")]),
    Lesson::new("captain", "{}", &["6.6", "6.7", "6.8"])
        .after(&["chance draws kwak captain roxy", "chance draws jumbo hook hook star"])
        .right(&[&["act 0 captain b01", "act 0 * b03"], &["act 0 captain b02", "act 0 * b04"]])
        .wrong(&[
            Wrong::new(&["pass"], "passed", "6.6"),
            Wrong::new(&["roxy *", "kwak *"], "near", "6.7"),
            Wrong::new(&["draw"], "drawn", "3.2"),
        ]),
    Lesson::new("jumbo", "{}", &["6.9", "6.10"])
        .after(&[
            "chance draws kwak jumbo hook",
            "chance draws jumbo hook hook star",
            "act 0 hook b01",
            "act 1 hook b03",
        ])
        .right(&[&["act 0 jumbo b01", "act 0 discard b03"]])
        .wrong(&[
            Wrong::new(&["jumbo b02"], "far", "6.9"),
            Wrong::new(&["pass"], "declined", "6.1"),
            Wrong::new(&["kwak b03"], "covered", "6.2"),
        ])
        .refuses(&[("jumbo b03", "4.3")]),
    Lesson::new("hook", "{}", &["6.11", "6.12", "6.13"])
        .after(&[
            "chance draws kwak hook roxy",
            "chance draws jumbo hook hook star",
            "act 0 kwak b01",
            "act 1 hook b08",
        ])
        .right(&[&["act 0 hook b14"], &["act 0 hook b15"]])
        .wrong(&[Wrong::new(&["hook *"], "elsewhere", "6.11"), Wrong::new(&["roxy *"], "roxy", "5.1")])
        .refuses(&[("hook b08", "4.3"), ("roxy b14", "5.1"), ("hook HR1", "6.13")]),
    Lesson::new("xb42", "{}", &["6.14"])
        .after(&["chance draws kwak xb42 roxy", "chance draws jumbo hook hook star"])
        .right(&[&["act 0 xb42 *", "act 0 yes", "chance discards star"]])
        .wrong(&[Wrong::new(&["pass"], "declined", "6.1")]),
    Lesson::new(
        "region",
        r#"{"special_bases":false}"#,
        &["8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8"],
    )
    .after(&[
        "chance draws hook hook hook",
        "chance draws jumbo hook hook star",
        "act 0 hook b05",
        "act 1 draw",
        "chance draws kwak kwak",
        "act 0 hook b03",
        "act 1 hook b11",
    ])
    .right(&[&["act 0 hook b07"]]),
    Lesson::new("headquarters", "{}", &["9.1", "4.5"])
        .after(&[
            "chance draws hook hook hook",
            "chance draws kwak kwak roxy roxy",
            "act 0 hook b14",
            "act 1 roxy b15",
            "act 0 hook b12",
            "act 1 roxy b15",
            "act 0 hook b08",
            "act 1 kwak b15",
            "act 0 draw",
            "chance draws kwak kwak",
            "act 1 kwak b15",
            "act 0 kwak b01",
            "act 1 draw",
            "chance draws star star",
            "act 0 kwak b03",
            "act 1 draw",
            "chance draws star roxy",
            "act 0 draw",
            "chance draws roxy roxy",
            "act 1 draw",
            "chance draws skully skully",
        ])
        .right(&[&["act 0 roxy HR1"]])
        .wrong(&[Wrong::new(&["roxy *"], "on-a-base", "9.1"), Wrong::new(&["draw"], "drawn", "9.1")]),
];
