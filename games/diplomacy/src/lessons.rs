//! The lessons: small wars on the map, with the orders of the others given already, each with one thing to order.

use scene::{Lesson, Taught, Wrong};

use crate::Diplomacy;
use crate::power::Power;

impl Taught for Diplomacy {
    fn lessons() -> &'static [Lesson] {
        LESSONS
    }

    const BASICS: &'static [&'static str] = &["2", "5", "6", "7"];

    const SMALL_GAME: &'static str = r#"{"year_limit": 1902, "press": "none"}"#;

    const LESSON_TEXTS: [&'static str; 2] =
        [include_str!("../text/lessons/en.ftl"), include_str!("../text/lessons/fr.ftl")];
}

const AUSTRIA: u8 = Power::Austria as u8;
const ENGLAND: u8 = Power::England as u8;
const FRANCE: u8 = Power::France as u8;
const GERMANY: u8 = Power::Germany as u8;
const ITALY: u8 = Power::Italy as u8;

const LESSONS: &[Lesson] = &[
    Lesson::new(
        "orders",
        r#"{"position": "S1905M; FRANCE A PAR; GERMANY A MUN; FRANCE = PAR; GERMANY = MUN"}"#,
        &["5.1", "2.1", "2.2", "2.3", "2.4", "2.5", "11.1", "11.4"],
    )
    .after(&["act 3 A MUN H", "act 3 ready"])
    .seated(FRANCE)
    .right(&[&["act 2 A PAR-BUR", "act 2 ready"]])
    .wrong(&[
        Wrong::new(&["A PAR-*"], "elsewhere", "4.1"),
        Wrong::new(&["A PAR*"], "stays", "3.6"),
        Wrong::new(&["ready"], "early", "11.4"),
    ])
    .refuses(&[("A PAR-MUN", "4.1")]),
    Lesson::new(
        "support",
        r#"{"position": "S1905M; FRANCE A PAR, A MAR; GERMANY A BUR, A MUN; FRANCE = MAR PAR; GERMANY = KIE MUN"}"#,
        &["5.5", "5.2", "5.3", "5.4", "5.11", "5.12"],
    )
    .after(&["act 3 A BUR H", "act 3 ready"])
    .seated(FRANCE)
    .right(&[
        &["act 2 A PAR-BUR", "act 2 A MAR S A PAR-BUR", "act 2 ready"],
        &["act 2 A MAR-BUR", "act 2 A PAR S A MAR-BUR", "act 2 ready"],
    ])
    .in_any_order()
    .wrong(&[Wrong::new(&["ready"], "early", "5.11"), Wrong::new(&["A * S A BUR*", "A * S A MUN*"], "enemy", "5.2")]),
    Lesson::new(
        "standoff",
        r#"{"position": "S1905M; FRANCE A PAR; GERMANY A MUN; FRANCE = PAR; GERMANY = MUN"}"#,
        &["5.8", "5.6"],
    )
    .after(&["act 3 A MUN-BUR", "act 3 ready"])
    .seated(FRANCE)
    .right(&[&["act 2 A PAR-BUR", "act 2 ready"]])
    .wrong(&[
        Wrong::new(&["A PAR S A MUN-BUR"], "helped", "5.5"),
        Wrong::new(&["A PAR*"], "let-in", "5.4"),
        Wrong::new(&["ready"], "let-in", "5.4"),
    ]),
    Lesson::new(
        "defence",
        r#"{"position": "S1905M; FRANCE A PAR, A PIC; GERMANY A BUR, A GAS; FRANCE = BRE PAR; GERMANY = KIE MUN"}"#,
        &["5.4", "3.6"],
    )
    .after(&["act 3 A BUR-PAR", "act 3 A GAS S A BUR-PAR", "act 3 ready"])
    .seated(FRANCE)
    .right(&[
        &["act 2 A PAR H", "act 2 A PIC S A PAR", "act 2 ready"],
        &["act 2 A PIC S A PAR", "act 2 ready"],
    ])
    .in_any_order()
    .wrong(&[
        Wrong::new(&["A PAR-*"], "left", "5.2"),
        Wrong::new(&["A PAR S*"], "supports", "5.4"),
        Wrong::new(&["ready"], "early", "5.12"),
    ]),
    Lesson::new(
        "head-to-head",
        r#"{"position": "S1905M; FRANCE A PAR, A MAR; GERMANY A BUR; FRANCE = MAR PAR; GERMANY = KIE MUN"}"#,
        &["5.7"],
    )
    .after(&["act 3 A BUR-PAR", "act 3 ready"])
    .seated(FRANCE)
    .right(&[&["act 2 A PAR-BUR", "act 2 A MAR S A PAR-BUR", "act 2 ready"]])
    .in_any_order()
    .wrong(&[Wrong::new(&["A PAR H"], "holds", "5.7"), Wrong::new(&["A MAR-BUR"], "lone", "5.7")]),
    Lesson::new(
        "cut",
        r#"{"position": "S1905M; FRANCE A PAR, A MAR; GERMANY A BUR; ITALY A PIE; FRANCE = MAR PAR; GERMANY = MUN; ITALY = ROM"}"#,
        &["5.9", "5.10"],
    )
    .after(&[
        "act 2 A PAR-BUR",
        "act 2 A MAR S A PAR-BUR",
        "act 2 ready",
        "act 3 A BUR H",
        "act 3 ready",
    ])
    .seated(ITALY)
    .right(&[&["act 4 A PIE-MAR", "act 4 ready"]])
    .wrong(&[Wrong::new(&["A PIE*"], "lost", "5.9"), Wrong::new(&["ready"], "lost", "5.9")]),
    Lesson::new(
        "ring",
        r#"{"position": "S1905M; AUSTRIA A VIE, A BUD, A GAL; RUSSIA A MOS; AUSTRIA = VIE BUD; RUSSIA = MOS"}"#,
        &["5.13"],
    )
    .after(&["act 5 A MOS H", "act 5 ready"])
    .seated(AUSTRIA)
    .right(&[
        &["act 0 A BUD-GAL", "act 0 A GAL-VIE", "act 0 A VIE-BUD", "act 0 ready"],
        &["act 0 A GAL-BUD", "act 0 A VIE-GAL", "act 0 A BUD-VIE", "act 0 ready"],
    ])
    .in_any_order()
    .wrong(&[Wrong::new(&["ready"], "early", "5.13")]),
    Lesson::new(
        "convoy",
        r#"{"position": "S1905M; ENGLAND A LON, F NTH; GERMANY F SKA; ENGLAND = LON; GERMANY = KIE"}"#,
        &["6.2", "6.1", "6.3", "6.4", "6.5", "6.6", "6.7", "6.8"],
    )
    .after(&["act 3 F SKA-NTH", "act 3 ready"])
    .seated(ENGLAND)
    .right(&[&["act 1 A LON-NWY", "act 1 F NTH C A LON-NWY", "act 1 ready"]])
    .in_any_order()
    .wrong(&[
        Wrong::new(&["A LON-YOR*", "A LON-WAL", "A LON-EDI"], "at-home", "4.6"),
        Wrong::new(&["F NTH C *"], "other-shore", "5.2"),
        Wrong::new(&["F NTH-*"], "fleet-left", "4.6"),
        Wrong::new(&["ready"], "early", "4.6"),
    ]),
    Lesson::new(
        "retreat",
        r#"{"position": "S1905M; FRANCE A PAR, A MAR; GERMANY A BUR, A RUH; ITALY A GAS; FRANCE = MAR PAR; GERMANY = KIE MUN; ITALY = ROM"}"#,
        &["7.2", "7.1", "7.3", "7.4", "7.5", "7.6", "7.7"],
    )
    .after(&[
        "act 2 A PAR-BUR",
        "act 2 A MAR S A PAR-BUR",
        "act 2 ready",
        "act 3 A BUR H",
        "act 3 ready",
        "act 4 ready",
    ])
    .seated(GERMANY)
    .right(&[&["act 3 A BUR R *", "act 3 ready"]])
    .wrong(&[Wrong::new(&["A BUR D"], "disbanded", "7.1"), Wrong::new(&["ready"], "early", "7.7")])
    .refuses(&[("A BUR-PAR", "7.2"), ("A BUR-GAS", "7.2")]),
    Lesson::new(
        "winter",
        r#"{"position": "W1905A; FRANCE A BUR; GERMANY A RUH; FRANCE = PAR BRE MAR; GERMANY = KIE"}"#,
        &["9.2", "9.1", "9.3", "9.4", "9.5"],
    )
    .seated(FRANCE)
    .right(&[&["act 2 B A PAR", "act 2 B F BRE", "act 2 ready"]])
    .in_any_order()
    .wrong(&[
        Wrong::new(&["B A BRE"], "army-in-brest", "9.3"),
        Wrong::new(&["B * MAR"], "marseilles", "9.3"),
        Wrong::new(&["WAIVE"], "waived", "9.4"),
        Wrong::new(&["ready"], "early", "9.4"),
    ])
    .refuses(&[("B F PAR", "9.3")]),
];
