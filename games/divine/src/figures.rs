//! The figures of the rules: positions, casts and orders of the game itself, as they are shown at the table. Those of Diplomacy's
//! chapters stand behind its own, since its rules are told here too.

use diplomacy::Power;
use scene::{Figure, Rect};
use tabletop::Viewer;

use crate::role::Divinity;

const FRANCE: Viewer = Viewer::Seat(Power::France.seat());
const GERMANY: Viewer = Viewer::Seat(Power::Germany.seat());
const RUSSIA: Viewer = Viewer::Seat(Power::Russia.seat());
const DEVIL: Viewer = Viewer::Seat(Divinity::Devil.seat());
const LORD: Viewer = Viewer::Seat(Divinity::Lord.seat());

/// France, the Low Countries and the west of Germany.
const WEST: Rect = Rect::new(290, 640, 420, 360);
/// The North Sea and its shores.
const NORTH: Rect = Rect::new(310, 290, 450, 430);
/// The lands of the Danube.
const DANUBE: Rect = Rect::new(690, 690, 400, 250);
/// From Tyrolia to Warsaw and to Rumania.
const EAST: Rect = Rect::new(660, 580, 440, 360);

/// What the figures of the west begin with.
const TWO: &str = r#"{"position": "S1905M; FRANCE A PAR, A MAR; GERMANY A BUR, A MUN; FRANCE = MAR PAR; GERMANY = KIE MUN"}"#;

/// All figures, in the order of the rules.
pub(crate) const FIGURES: &[Figure] = &[
    Figure::new("casting", TWO)
        .seen_by(DEVIL)
        .after(&["chance devil FRANCE lord GERMANY"])
        .picked(&[])
        .within(WEST),
    Figure::new("cast", TWO)
        .seen_by(LORD)
        .after(&["chance devil FRANCE lord GERMANY", "act 8 bless BUR"])
        .within(WEST),
    Figure::new(
        "cancelled",
        r#"{"position": "S1905M; AUSTRIA A GAL, A VIE; RUSSIA A WAR; AUSTRIA = VIE BUD; RUSSIA = WAR"}"#,
    )
    .after(&[
        "chance devil AUSTRIA lord RUSSIA",
        "act 0 A GAL H",
        "act 5 A WAR-GAL",
        "act 7 curse GAL",
        "act 8 bless WAR",
        "expired 0",
    ])
    .within(EAST),
    Figure::new(
        "blessed-hold",
        r#"{"position": "S1905M; AUSTRIA A VIE; ITALY A TYR, A TRI; RUSSIA A GAL; AUSTRIA = VIE; ITALY = VEN TRI; RUSSIA = WAR"}"#,
    )
    .after(&[
        "chance devil ITALY lord AUSTRIA",
        "act 0 A VIE H",
        "act 4 A TYR-VIE",
        "act 4 A TRI S A TYR-VIE",
        "act 5 A GAL S A TYR-VIE",
        "act 8 bless VIE",
        "expired 0",
    ])
    .within(DANUBE),
    Figure::new(
        "blessed-move",
        r#"{"position": "S1905M; AUSTRIA A GAL, A VIE, A BUD; RUSSIA A WAR; AUSTRIA = VIE BUD; RUSSIA = WAR"}"#,
    )
    .after(&[
        "chance devil AUSTRIA lord RUSSIA",
        "act 0 A GAL H",
        "act 0 A VIE S A GAL",
        "act 0 A BUD S A GAL",
        "act 5 A WAR-GAL",
        "act 8 bless WAR",
        "expired 0",
    ])
    .within(EAST),
    Figure::new(
        "blessed-own",
        r#"{"position": "S1905M; FRANCE A PAR, A BUR; GERMANY A MUN; FRANCE = MAR PAR; GERMANY = KIE MUN"}"#,
    )
    .after(&[
        "chance devil GERMANY lord FRANCE",
        "act 2 A PAR-BUR",
        "act 2 A BUR-MUN",
        "act 3 A MUN H",
        "act 8 bless PAR",
        "expired 0",
    ])
    .within(WEST),
    Figure::new(
        "cursed-hold",
        r#"{"position": "S1905M; AUSTRIA A VIE, A BUD; ITALY A TYR; AUSTRIA = VIE BUD; ITALY = VEN"}"#,
    )
    .after(&[
        "chance devil ITALY lord AUSTRIA",
        "act 0 A VIE H",
        "act 0 A BUD S A VIE",
        "act 4 A TYR-VIE",
        "act 7 curse VIE",
        "expired 0",
    ])
    .within(DANUBE),
    Figure::new(
        "cursed-move",
        r#"{"position": "S1905M; AUSTRIA A GAL, A BUD; RUSSIA A WAR, F RUM; AUSTRIA = VIE BUD; RUSSIA = WAR RUM"}"#,
    )
    .after(&[
        "chance devil AUSTRIA lord RUSSIA",
        "act 0 A BUD-RUM",
        "act 0 A GAL S A BUD-RUM",
        "act 5 A WAR-GAL",
        "act 5 F RUM H",
        "act 7 curse WAR",
        "expired 0",
    ])
    .within(Rect::new(780, 580, 360, 400)),
    Figure::new(
        "cursed-retreat",
        r#"{"position": "S1905M; GERMANY A SIL; RUSSIA A WAR; GERMANY = BER MUN; RUSSIA = WAR MOS"}"#,
    )
    .seen_by(RUSSIA)
    .after(&[
        "chance devil GERMANY lord RUSSIA",
        "act 3 A SIL-WAR",
        "act 5 A WAR-GAL",
        "act 7 curse WAR",
        "expired 0",
    ])
    .picked(&["province-war"])
    .within(Rect::new(700, 460, 520, 360)),
    Figure::new(
        "rout",
        r#"{"rout": "literal", "position": "S1905M; AUSTRIA A VIE; ITALY A TYR; RUSSIA A GAL; AUSTRIA = VIE BUD; ITALY = VEN; RUSSIA = WAR"}"#,
    )
    .after(&[
        "chance devil ITALY lord AUSTRIA",
        "act 0 A VIE H",
        "act 4 A TYR-VIE",
        "act 5 A GAL-VIE",
        "act 7 curse VIE",
        "expired 0",
    ])
    .within(DANUBE),
    Figure::new(
        "gift",
        r#"{"position": "W1905A; FRANCE A BUR, F MAO; GERMANY A RUH; FRANCE = PAR BRE; GERMANY = KIE"}"#,
    )
    .seen_by(FRANCE)
    .after(&["chance devil GERMANY lord FRANCE", "act 8 gift FRANCE", "expired 0"])
    .picked(&[])
    .within(WEST),
    Figure::new("map", "{}").after(&["chance devil FRANCE lord ITALY"]),
    Figure::new(
        "orders",
        r#"{"position": "S1905M; FRANCE A PAR, A MAR, F BRE; GERMANY A BUR, A MUN; FRANCE = BRE MAR PAR; GERMANY = KIE MUN"}"#,
    )
    .seen_by(FRANCE)
    .after(&["chance devil FRANCE lord GERMANY"])
    .picked(&["province-par"])
    .within(WEST),
    Figure::new("support", TWO)
        .after(&[
            "chance devil FRANCE lord GERMANY",
            "act 2 A PAR-BUR",
            "act 2 A MAR S A PAR-BUR",
            "act 3 A BUR H",
            "expired 0",
        ])
        .within(WEST),
    Figure::new(
        "standoff",
        r#"{"position": "S1905M; FRANCE A PAR; GERMANY A MUN; FRANCE = PAR; GERMANY = MUN"}"#,
    )
    .after(&["chance devil FRANCE lord GERMANY", "act 2 A PAR-BUR", "act 3 A MUN-BUR", "expired 0"])
    .within(WEST),
    Figure::new(
        "cut",
        r#"{"position": "S1905M; FRANCE A PAR, A MAR; GERMANY A BUR; ITALY A PIE; FRANCE = MAR PAR; GERMANY = MUN; ITALY = ROM"}"#,
    )
    .after(&[
        "chance devil FRANCE lord GERMANY",
        "act 2 A PAR-BUR",
        "act 2 A MAR S A PAR-BUR",
        "act 3 A BUR H",
        "act 4 A PIE-MAR",
        "expired 0",
    ])
    .within(Rect::new(330, 700, 340, 310)),
    Figure::new(
        "ring",
        r#"{"position": "S1905M; AUSTRIA A VIE, A BUD, A GAL; RUSSIA A MOS; AUSTRIA = VIE BUD; RUSSIA = MOS"}"#,
    )
    .after(&[
        "chance devil AUSTRIA lord RUSSIA",
        "act 0 A BUD-GAL",
        "act 0 A GAL-VIE",
        "act 0 A VIE-BUD",
        "act 5 A MOS H",
        "expired 0",
    ])
    .within(DANUBE),
    Figure::new(
        "convoy",
        r#"{"position": "S1905M; ENGLAND A LON, F NTH; GERMANY F SKA; ENGLAND = LON; GERMANY = KIE"}"#,
    )
    .after(&[
        "chance devil ENGLAND lord GERMANY",
        "act 1 A LON-NWY",
        "act 1 F NTH C A LON-NWY",
        "act 3 F SKA-NTH",
        "expired 0",
    ])
    .within(NORTH),
    Figure::new(
        "retreat",
        r#"{"position": "S1905M; FRANCE A PAR, A MAR; GERMANY A BUR, A RUH; ITALY A GAS; FRANCE = MAR PAR; GERMANY = KIE MUN; ITALY = ROM"}"#,
    )
    .seen_by(GERMANY)
    .after(&[
        "chance devil FRANCE lord GERMANY",
        "act 2 A PAR-BUR",
        "act 2 A MAR S A PAR-BUR",
        "act 3 A BUR H",
        "expired 0",
    ])
    .picked(&["province-bur"])
    .within(WEST),
    Figure::new(
        "winter",
        r#"{"position": "W1906A; FRANCE A BUR; GERMANY A RUH; FRANCE = PAR BRE MAR; GERMANY = KIE"}"#,
    )
    .seen_by(FRANCE)
    .after(&["chance devil FRANCE lord GERMANY", "act 2 B A PAR", "act 2 B F BRE"])
    .within(WEST),
];
