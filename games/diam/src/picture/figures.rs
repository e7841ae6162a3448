//! The figures of the rules: positions, and what has been pointed at in them.

use scene::Figure;
use tabletop::{Seat, Viewer};

const FIRST: Viewer = Viewer::Seat(Seat::new(0));

/// In the order of the rules.
pub(super) const FIGURES: &[Figure] = &[
    Figure::new("ring", r#"{"position":"r/-/o/-/m/-/n/- 0"}"#),
    Figure::new("placing-1998", r#"{"edition":"1998","position":"rv/-/b/-/-/j/-/- 0"}"#)
        .seen_by(FIRST)
        .picked(&["reserve-red"]),
    Figure::new("placing", r#"{"position":"rmon/-/nm/-/o/-/-/- 0"}"#).seen_by(FIRST).picked(&["reserve-red"]),
    Figure::new("moving", r#"{"position":"-/m/ron/r/-/-/n/- 0"}"#).seen_by(FIRST).picked(&["piece-3-2"]),
    Figure::new("moved", r#"{"position":"-/m/ron/r/-/-/n/- 0"}"#).after(&["act 0 3.2-4"]).seen_by(FIRST),
    Figure::new("too-high", r#"{"position":"-/mnr/on/r/-/-/-/- 0"}"#).seen_by(FIRST).picked(&["piece-3-1"]),
    Figure::new("diam", r#"{"position":"mr/-/o/-/n/-/-/- 0"}"#).after(&["act 0 r5"]),
    Figure::new("announcement", r#"{"edition":"1998","position":"vr/-/-/-/b/-/r/- 0"}"#)
        .after(&["act 0 7.1-6"]),
    Figure::new("four-players", r#"{"players":4,"position":"r/-/m/-/-/o/-/n 0"}"#).seen_by(FIRST).picked(&[]),
];
