//! The figures of the rules: short openings, as blue sees them, and what has been pointed at in them.

use scene::{Figure, Rect};
use tabletop::{Seat, Viewer};

use super::art::layout::TERRAIN;

const BLUE: Viewer = Viewer::Seat(Seat::new(0));

/// The near half of the terrain with one's own rack.
const NEAR: Rect = Rect::new(6, 770, 988, 820);
/// The far half of the terrain.
const FAR: Rect = Rect::new(6, 170, 988, 760);
/// The far rack and what lies before it.
const FAR_RACK: Rect = Rect::new(6, 4, 988, 560);

/// In the order of the rules.
pub(super) const FIGURES: &[Figure] = &[
    Figure::new("terrain", "{}").within(TERRAIN),
    Figure::new("covering", "{}")
        .seen_by(BLUE)
        .after(&[
            "chance draws jumbo hook star",
            "chance draws jumbo hook hook star",
            "act 0 hook b01",
            "act 1 hook b03",
        ])
        .picked(&["rack-star"])
        .within(NEAR),
    Figure::new("placing", "{}")
        .seen_by(BLUE)
        .after(&[
            "chance draws kwak hook roxy",
            "chance draws jumbo hook hook star",
            "act 0 hook b01",
            "act 1 hook b08",
        ])
        .picked(&["rack-roxy"])
        .within(NEAR),
    Figure::new("kwak", "{}")
        .seen_by(BLUE)
        .after(&[
            "chance draws kwak jumbo hook",
            "chance draws jumbo hook hook star",
            "act 0 hook b02",
            "act 1 hook b04",
        ])
        .picked(&["rack-kwak"])
        .within(NEAR),
    Figure::new("captain", "{}")
        .seen_by(BLUE)
        .after(&["chance draws kwak captain roxy", "chance draws jumbo hook hook star", "act 0 captain b01"])
        .picked(&["rack-roxy"])
        .within(NEAR),
    Figure::new("jumbo", "{}")
        .seen_by(BLUE)
        .after(&[
            "chance draws kwak jumbo hook",
            "chance draws jumbo hook hook star",
            "act 0 hook b01",
            "act 1 hook b03",
            "act 0 jumbo b01",
        ])
        .picked(&[])
        .within(NEAR),
    Figure::new("hook", "{}")
        .seen_by(BLUE)
        .after(&[
            "chance draws kwak hook roxy",
            "chance draws jumbo hook hook star",
            "act 0 kwak b01",
            "act 1 hook b08",
        ])
        .picked(&["rack-hook"])
        .within(TERRAIN),
    Figure::new("region", r#"{"special_bases":false}"#)
        .seen_by(BLUE)
        .after(&[
            "chance draws hook hook hook",
            "chance draws jumbo hook hook star",
            "act 0 hook b05",
            "act 1 draw",
            "chance draws kwak kwak",
            "act 0 hook b03",
        ])
        .within(NEAR),
    Figure::new("region-won", r#"{"special_bases":false}"#)
        .seen_by(BLUE)
        .after(&[
            "chance draws hook hook hook",
            "chance draws jumbo hook hook star",
            "act 0 hook b05",
            "act 1 draw",
            "chance draws kwak kwak",
            "act 0 hook b03",
            "act 1 hook b11",
            "act 0 hook b07",
        ])
        .within(NEAR),
    Figure::new("headquarters", "{}")
        .seen_by(BLUE)
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
        .picked(&["rack-roxy"])
        .within(FAR),
    Figure::new("castle", "{}")
        .seen_by(BLUE)
        .after(&[
            "chance draws kwak hook hook",
            "chance draws jumbo hook hook star",
            "act 0 hook b01",
            "act 1 hook b08",
            "act 0 hook b05",
        ])
        .picked(&[])
        .within(NEAR),
    Figure::new("gate", r#"{"terrain":"piscine-des-tropiques"}"#)
        .seen_by(BLUE)
        .after(&[
            "chance draws skully hook roxy",
            "chance draws jumbo hook hook star",
            "act 0 hook b01",
            "act 1 hook b11",
        ])
        .picked(&["rack-roxy"])
        .within(NEAR),
    Figure::new("cloud", r#"{"terrain":"cite-des-nuages"}"#)
        .seen_by(BLUE)
        .after(&[
            "chance draws kwak hook roxy",
            "chance draws jumbo hook hook star",
            "act 0 kwak b01",
            "act 1 hook b13",
            "act 0 roxy b03",
        ])
        .within(NEAR),
    Figure::new("volcano", r#"{"terrain":"jungle-volcanique"}"#)
        .seen_by(BLUE)
        .after(&[
            "chance draws kwak hook roxy",
            "chance draws jumbo hook hook star",
            "act 0 kwak b01",
            "act 1 hook b04",
            "act 0 hook b05",
        ])
        .picked(&["slot-b04"])
        .within(NEAR),
    Figure::new("crypt", r#"{"terrain":"cimetiere-maudit"}"#)
        .seen_by(BLUE)
        .after(&[
            "chance draws kwak hook hook",
            "chance draws jumbo hook xb42 star",
            "act 0 hook b01",
            "act 1 xb42 b13",
            "act 1 yes",
            "chance discards kwak",
            "act 0 hook b02",
        ])
        .within(NEAR),
    Figure::new("muted", r#"{"terrain":"station-metal-x"}"#)
        .seen_by(BLUE)
        .after(&[
            "chance draws kwak hook star",
            "chance draws jumbo hook hook star",
            "act 0 kwak b01",
            "act 1 hook b12",
            "act 0 hook b05",
            "act 1 hook b13",
        ])
        .picked(&["rack-star"])
        .within(NEAR),
    Figure::new("trench", r#"{"terrain":"champ-de-bataille"}"#)
        .seen_by(BLUE)
        .after(&[
            "chance draws kwak hook hook",
            "chance draws jumbo hook hook star",
            "act 0 hook b11",
            "act 0 yes",
            "chance pins star",
        ])
        .within(FAR_RACK),
];
