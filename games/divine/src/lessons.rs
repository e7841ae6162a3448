//! The lessons: what is new beside Diplomacy, each with one thing to cast, to give or to build.

use diplomacy::Power;
use scene::{Lesson, Taught, Wrong};

use crate::Divine;

impl Taught for Divine {
    fn lessons() -> &'static [Lesson] {
        LESSONS
    }

    const BASICS: &'static [&'static str] = &["16", "23"];

    const SMALL_GAME: &'static str = r#"{"year_limit": 1902, "press": "none"}"#;

    const LESSON_TEXTS: [&'static str; 2] =
        [include_str!("../text/lessons/en.ftl"), include_str!("../text/lessons/fr.ftl")];
}

const DEVIL: u8 = 7;
const LORD: u8 = 8;

/// Two armies each in the west.
const WEST: &str = r#"{"position": "S1905M; FRANCE A PAR, A MAR; GERMANY A BUR, A MUN; FRANCE = MAR PAR; GERMANY = KIE MUN"}"#;

const LESSONS: &[Lesson] = &[
    Lesson::new("curse", WEST, &["20.2", "16.1", "16.3", "17.1", "17.2", "17.3"])
        .after(&["chance devil FRANCE lord GERMANY", "act 2 A PAR-BUR", "act 3 A BUR H"])
        .seated(DEVIL)
        .right(&[&["act 7 curse BUR", "expired 0"]])
        .wrong(&[
            Wrong::new(&["curse PAR", "curse MAR"], "own", "17.13").then(&["expired 0"]),
            Wrong::new(&["curse MUN"], "elsewhere", "20.2").then(&["expired 0"]),
            Wrong::new(&["ready"], "nothing", "17.8").then(&["expired 0"]),
        ])
        .refuses(&[("curse RUH", "17.6")]),
    Lesson::new(
        "blessed-hold",
        r#"{"position": "S1905M; AUSTRIA A VIE; ITALY A TYR, A TRI; RUSSIA A GAL; AUSTRIA = VIE; ITALY = VEN TRI; RUSSIA = WAR"}"#,
        &["19.2", "16.2", "16.4", "16.5", "16.6", "17.4"],
    )
    .after(&[
        "chance devil ITALY lord AUSTRIA",
        "act 0 A VIE H",
        "act 4 A TYR-VIE",
        "act 4 A TRI S A TYR-VIE",
        "act 5 A GAL S A TYR-VIE",
    ])
    .seated(LORD)
    .right(&[&["act 8 bless VIE", "expired 0"]])
    .wrong(&[
        Wrong::new(&["bless *"], "enemy", "19.2").then(&["expired 0"]),
        Wrong::new(&["ready"], "nothing", "17.8").then(&["expired 0"]),
    ]),
    Lesson::new(
        "blessed-move",
        r#"{"position": "S1905M; AUSTRIA A GAL, A VIE, A BUD; RUSSIA A WAR; AUSTRIA = VIE BUD; RUSSIA = WAR"}"#,
        &["19.9", "19.1"],
    )
    .after(&[
        "chance devil AUSTRIA lord RUSSIA",
        "act 0 A GAL H",
        "act 0 A VIE S A GAL",
        "act 0 A BUD S A GAL",
        "act 5 A WAR-GAL",
    ])
    .seated(LORD)
    .right(&[&["act 8 bless WAR", "expired 0"]])
    .wrong(&[
        Wrong::new(&["bless *"], "austrian", "19.9").then(&["expired 0"]),
        Wrong::new(&["ready"], "nothing", "17.8").then(&["expired 0"]),
    ]),
    Lesson::new(
        "cancelled",
        r#"{"position": "S1905M; AUSTRIA A GAL, A VIE; RUSSIA A WAR; AUSTRIA = VIE BUD; RUSSIA = WAR"}"#,
        &["18.1", "17.5", "18.2", "18.3", "18.11", "18.13"],
    )
    .after(&["chance devil RUSSIA lord AUSTRIA", "act 5 A WAR-GAL", "act 7 curse GAL"])
    .seated(LORD)
    .right(&[&["act 8 bless GAL", "expired 0"], &["act 8 bless WAR", "expired 0"]])
    .wrong(&[
        Wrong::new(&["bless VIE"], "elsewhere", "20.2").then(&["expired 0"]),
        Wrong::new(&["ready"], "elsewhere", "17.8").then(&["expired 0"]),
    ]),
    Lesson::new("once-a-year", WEST, &["17.9", "17.10", "17.12"])
        .after(&["chance devil FRANCE lord GERMANY", "act 8 bless BUR", "expired 0"])
        .seated(LORD)
        .right(&[&["act 8 bless *", "expired 1"]])
        .wrong(&[Wrong::new(&["ready"], "nothing", "17.8")])
        .refuses(&[("bless BUR", "17.12"), ("bless MUN", "17.12")]),
    Lesson::new(
        "gift",
        r#"{"position": "W1905A; FRANCE A BUR, F MAO; GERMANY A RUH; FRANCE = PAR BRE; GERMANY = KIE"}"#,
        &["21.6", "21.1", "21.3", "21.4"],
    )
    .after(&["chance devil GERMANY lord FRANCE"])
    .seated(LORD)
    .right(&[&["act 8 gift FRANCE", "expired 0"]])
    .wrong(&[
        Wrong::new(&["gift GERMANY"], "germany", "21.3"),
        Wrong::new(&["gift none"], "none", "21.4"),
    ]),
    Lesson::new(
        "receiving",
        r#"{"position": "W1905A; FRANCE A BUR, F MAO; GERMANY A RUH; FRANCE = PAR BRE; GERMANY = KIE"}"#,
        &["21.5", "21.7", "21.8", "23.1", "23.2", "23.3", "23.4", "23.5", "23.6"],
    )
    .after(&["chance devil GERMANY lord FRANCE", "act 8 gift FRANCE", "expired 0"])
    .seated(Power::France as u8)
    .right(&[&["act 2 B *", "act 2 ready"]])
    .wrong(&[Wrong::new(&["WAIVE"], "waived", "21.8"), Wrong::new(&["ready"], "waived", "21.8")]),
];
