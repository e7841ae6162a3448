//! Blessed and cursed units: statuses that a variant gives before a movement phase (§8). Without any, everything
//! is ordinary. Who gives them, and when they cancel each other, is not known here.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::map::Province;

/// When a cursed unit is dislodged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rout {
    /// When somebody enters its province, as with any other unit.
    #[default]
    Entering,
    /// When somebody of another power attacks it, even if nobody enters (§8.9).
    Literal,
}

impl Rout {
    /// All of them.
    pub const ALL: [Rout; 2] = [Rout::Entering, Rout::Literal];

    /// Its word in files and options.
    pub const fn word(self) -> &'static str {
        match self {
            Rout::Entering => "entering",
            Rout::Literal => "literal",
        }
    }

    /// The one that a word means.
    pub fn from_word(word: &str) -> Option<Self> {
        Rout::ALL.into_iter().find(|rout| rout.word().eq_ignore_ascii_case(word))
    }
}

/// The statuses of a phase: at most one unit is blessed and one is cursed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Statuses {
    /// The province of the blessed unit.
    pub blessed: Option<Province>,
    /// The province of the cursed unit.
    pub cursed: Option<Province>,
    /// When the cursed unit is dislodged.
    pub rout: Rout,
}

impl Statuses {
    /// Nobody is blessed and nobody is cursed.
    pub const NEUTRAL: Statuses = Statuses { blessed: None, cursed: None, rout: Rout::Entering };
}
