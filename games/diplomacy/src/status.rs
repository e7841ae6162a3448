//! Blessed and cursed units: statuses that a variant gives before a movement phase (§8). Without any, everything
//! is ordinary. Who gives them, and when they cancel each other, is not known here.

use crate::map::Province;

/// The statuses of a phase: at most one unit is blessed and one is cursed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Statuses {
    /// The province of the blessed unit.
    pub blessed: Option<Province>,
    /// The province of the cursed unit.
    pub cursed: Option<Province>,
}

impl Statuses {
    /// Nobody is blessed and nobody is cursed.
    pub const NEUTRAL: Statuses = Statuses { blessed: None, cursed: None };
}
