//! The figures of the rules: positions and orders of the game itself, as they are shown at the table.

use scene::{Figure, Rect};
use tabletop::{Seat, Viewer};

use crate::power::Power;

const FRANCE: Viewer = Viewer::Seat(Seat::new(Power::France as u8));

/// France, the Low Countries and the west of Germany.
const WEST: Rect = Rect::new(290, 640, 420, 360);
/// The North Sea and its shores.
const NORTH: Rect = Rect::new(310, 290, 450, 430);
/// The lands of the Danube.
const EAST: Rect = Rect::new(690, 690, 400, 250);

/// All figures, in the order of the rules.
pub(crate) const FIGURES: &[Figure] = &[
    Figure::new("map", "{}"),
    Figure::new(
        "orders",
        r#"{"position": "S1905M; FRANCE A PAR, A MAR, F BRE; GERMANY A BUR, A MUN; FRANCE = BRE MAR PAR; GERMANY = KIE MUN"}"#,
    )
    .seen_by(FRANCE)
    .picked(&["province-par"])
    .within(WEST),
    Figure::new(
        "support",
        r#"{"position": "S1905M; FRANCE A PAR, A MAR; GERMANY A BUR, A MUN; FRANCE = MAR PAR; GERMANY = KIE MUN"}"#,
    )
    .after(&["act 2 A PAR-BUR", "act 2 A MAR S A PAR-BUR", "act 2 ready", "act 3 A BUR H", "act 3 ready"])
    .within(WEST),
    Figure::new(
        "standoff",
        r#"{"position": "S1905M; FRANCE A PAR; GERMANY A MUN; FRANCE = PAR; GERMANY = MUN"}"#,
    )
    .after(&["act 2 A PAR-BUR", "act 2 ready", "act 3 A MUN-BUR", "act 3 ready"])
    .within(WEST),
    Figure::new(
        "cut",
        r#"{"position": "S1905M; FRANCE A PAR, A MAR; GERMANY A BUR; ITALY A PIE; FRANCE = MAR PAR; GERMANY = MUN; ITALY = ROM"}"#,
    )
    .after(&[
        "act 2 A PAR-BUR",
        "act 2 A MAR S A PAR-BUR",
        "act 2 ready",
        "act 3 A BUR H",
        "act 3 ready",
        "act 4 A PIE-MAR",
        "act 4 ready",
    ])
    .within(Rect::new(330, 700, 340, 310)),
    Figure::new(
        "ring",
        r#"{"position": "S1905M; AUSTRIA A VIE, A BUD, A GAL; RUSSIA A MOS; AUSTRIA = VIE BUD; RUSSIA = MOS"}"#,
    )
    .after(&[
        "act 0 A BUD-GAL",
        "act 0 A GAL-VIE",
        "act 0 A VIE-BUD",
        "act 0 ready",
        "act 5 A MOS H",
        "act 5 ready",
    ])
    .within(EAST),
    Figure::new(
        "convoy",
        r#"{"position": "S1905M; ENGLAND A LON, F NTH; GERMANY F SKA; ENGLAND = LON; GERMANY = KIE"}"#,
    )
    .after(&[
        "act 1 A LON-NWY",
        "act 1 F NTH C A LON-NWY",
        "act 1 ready",
        "act 3 F SKA-NTH",
        "act 3 ready",
    ])
    .within(NORTH),
    Figure::new(
        "retreat",
        r#"{"position": "S1905M; FRANCE A PAR, A MAR; GERMANY A BUR, A RUH; ITALY A GAS; FRANCE = MAR PAR; GERMANY = KIE MUN; ITALY = ROM"}"#,
    )
    .seen_by(Viewer::Seat(Seat::new(Power::Germany as u8)))
    .after(&[
        "act 2 A PAR-BUR",
        "act 2 A MAR S A PAR-BUR",
        "act 2 ready",
        "act 3 A BUR H",
        "act 3 ready",
        "act 4 ready",
    ])
    .picked(&["province-bur"])
    .within(WEST),
    Figure::new(
        "winter",
        r#"{"position": "W1905A; FRANCE A BUR; GERMANY A RUH; FRANCE = PAR BRE MAR; GERMANY = KIE"}"#,
    )
    .seen_by(FRANCE)
    .after(&["act 2 B A PAR", "act 2 B F BRE"])
    .within(WEST),
];
