//! When a blessing and a curse cancel each other (§18): on one unit, or on two that oppose each other.
//!
//! It is read off the orders, before anything is judged: statuses must not depend on the outcome that they decide.

use diplomacy::judge::{self, Help};
use diplomacy::{Orders, Position, Province, Rout, Statuses};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Which units oppose each other (§25.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Opposition {
    /// One that moves into the other's province, and two that move to the same one.
    #[default]
    Direct,
    /// Those, and one that helps others against the other (§18.8, §18.9).
    Broad,
}

impl Opposition {
    /// All of them.
    pub const ALL: [Opposition; 2] = [Opposition::Direct, Opposition::Broad];

    /// Its word in files and options.
    pub const fn word(self) -> &'static str {
        match self {
            Opposition::Direct => "direct",
            Opposition::Broad => "broad",
        }
    }

    /// The one that a word means.
    pub fn from_word(word: &str) -> Option<Self> {
        Opposition::ALL.into_iter().find(|opposition| opposition.word().eq_ignore_ascii_case(word))
    }
}

/// Why a blessing and a curse cancelled each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cancelled {
    /// They were on the same unit (§18.1).
    Same,
    /// Their units opposed each other (§18.2).
    Opposed,
}

impl Cancelled {
    /// Its name in data.
    pub const fn code(self) -> &'static str {
        match self {
            Cancelled::Same => "DIVINE_CANCELLED_SAME",
            Cancelled::Opposed => "DIVINE_CANCELLED_OPPOSED",
        }
    }

    /// The paragraph of the rules that says so.
    pub const fn paragraph(self) -> &'static str {
        match self {
            Cancelled::Same => "18.1",
            Cancelled::Opposed => "18.2",
        }
    }
}

/// What is left of a blessing and a curse.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Settled {
    /// The province of the unit that is blessed.
    pub blessed: Option<Province>,
    /// The province of the unit that is cursed.
    pub cursed: Option<Province>,
    /// Whether they cancelled each other, and why.
    pub cancelled: Option<Cancelled>,
}

impl Settled {
    /// The statuses that the judge is given.
    pub const fn statuses(self, rout: Rout) -> Statuses {
        Statuses { blessed: self.blessed, cursed: self.cursed, rout }
    }
}

/// What is left of a blessing and a curse, each on the unit in a province, under these orders (§18.11).
pub fn settle(
    position: &Position,
    orders: &Orders,
    blessed: Option<Province>,
    cursed: Option<Province>,
    opposition: Opposition,
) -> Settled {
    let cancelled = match (blessed, cursed) {
        (Some(one), Some(other)) if one == other => Some(Cancelled::Same),
        (Some(one), Some(other)) => {
            let field = Field { position, orders, opposition };
            field.are_opposed(one, other).then_some(Cancelled::Opposed)
        }
        _ => None,
    };
    match cancelled {
        None => Settled { blessed, cursed, cancelled },
        Some(_) => Settled { cancelled, ..Settled::default() },
    }
}

/// What opposition is read off.
struct Field<'a> {
    position: &'a Position,
    orders: &'a Orders,
    opposition: Opposition,
}

impl Field<'_> {
    /// Whether two units oppose each other. It does not matter which is which, nor whose they are (§18.6).
    fn are_opposed(&self, one: Province, other: Province) -> bool {
        let [first, second] = [one, other].map(|unit| judge::aim(self.position, self.orders, unit));
        let meet = first.is_some() && first == second;
        let is_direct = first == Some(other) || second == Some(one) || meet;
        is_direct
            || (self.opposition == Opposition::Broad
                && (self.helps_against(one, other, second) || self.helps_against(other, one, first)))
    }

    /// Whether a unit helps others against another one, which moves to `aim` if it moves (§18.8, §18.9).
    fn helps_against(&self, unit: Province, other: Province, aim: Option<Province>) -> bool {
        match judge::help(self.position, self.orders, unit) {
            Some(Help::Attack(goal)) => goal == other,
            Some(Help::Defence(at)) => aim == Some(at),
            None => false,
        }
    }
}
