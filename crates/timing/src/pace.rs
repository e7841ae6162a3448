//! What a table chooses: how much time there is. This is the form in which it is written down and travels; whether it can
//! be kept is checked where a [`crate::Timekeeper`] is made, or by [`Pace::check`]. The bounds in the schema are those of
//! that check. Nothing here computes a time.

use serde::{Deserialize, Serialize};
use tabletop::WindowKind;
use utoipa::ToSchema;

use crate::BadPace;
use crate::terms::Terms;

/// How much time a table gives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// As much as everybody likes.
    Unlimited {},
    /// A clock for each seat, which gains a little after each turn.
    Fischer {
        /// Minutes on each clock at the start.
        #[schema(minimum = 1, maximum = 300)]
        minutes: u32,
        /// Seconds that a clock gains after a turn.
        #[schema(minimum = 0, maximum = 300)]
        increment: u32,
    },
    /// A clock for each seat, which begins to run some time after the turn does. What is not used of that is not kept.
    Delay {
        /// Minutes on each clock at the start.
        #[schema(minimum = 1, maximum = 300)]
        minutes: u32,
        /// Seconds of each turn that no clock counts.
        #[schema(minimum = 1, maximum = 300)]
        delay: u32,
    },
    /// Days for each move, of 24 hours on the clock.
    Days {
        /// How many.
        #[schema(minimum = 1, maximum = 30)]
        days: u32,
        /// Time that the clock leaves out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false)]
        rest: Option<Rest>,
    },
    /// Phases that end at a fixed hour, some calendar days after the day on which they begin.
    Phases {
        /// The time zone of that hour and of those days, by its IANA name such as `Europe/Paris`.
        zone: String,
        /// The hour.
        #[schema(minimum = 0, maximum = 23)]
        hour: u32,
        /// The minute of that hour, 0 where nothing is said.
        #[serde(default)]
        #[schema(minimum = 0, maximum = 59)]
        minute: u32,
        /// How many days each kind of window takes.
        days: PhaseDays,
    },
}

/// How many days each kind of window takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PhaseDays {
    /// A turn; as many as orders where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 30)]
    pub turn: Option<u32>,
    /// The set-up; as many as orders where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 30)]
    pub set_up: Option<u32>,
    /// Orders.
    #[schema(minimum = 1, maximum = 30)]
    pub orders: u32,
    /// Retreats; 1 where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 30)]
    pub retreats: Option<u32>,
    /// A gift; 1 where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 30)]
    pub gift: Option<u32>,
    /// Adjustments; 1 where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 30)]
    pub adjustments: Option<u32>,
}

/// Time that a clock of days leaves out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rest {
    /// The time zone of those nights and weekends, by its IANA name such as `Europe/Paris`.
    pub zone: String,
    /// The nights, where they are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub nights: Option<Nights>,
    /// Whether Saturdays and Sundays are left out.
    #[serde(default)]
    pub weekends: bool,
}

/// From when to when it is night: 1 to 16 hours, over midnight or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Nights {
    /// The hour at which it begins.
    #[schema(minimum = 0, maximum = 23)]
    pub from: u32,
    /// The hour at which it ends.
    #[schema(minimum = 0, maximum = 23)]
    pub to: u32,
}

impl Default for Pace {
    /// No limit.
    fn default() -> Self {
        Pace::Unlimited {}
    }
}

impl Pace {
    /// Whether one sits at the table while it is played: each seat has a clock.
    pub const fn is_live(&self) -> bool {
        matches!(self, Pace::Fischer { .. } | Pace::Delay { .. })
    }

    /// Whether it is played over days or weeks.
    pub const fn is_correspondence(&self) -> bool {
        matches!(self, Pace::Days { .. } | Pace::Phases { .. })
    }

    /// Whether it can be kept, or every reason why not.
    pub fn check(&self) -> Result<(), BadPace> {
        Terms::of(self).map(drop)
    }
}

impl PhaseDays {
    /// How many days a kind of window takes.
    pub fn of(&self, kind: WindowKind) -> u32 {
        match kind {
            WindowKind::Turn => self.turn.unwrap_or(self.orders),
            WindowKind::SetUp => self.set_up.unwrap_or(self.orders),
            WindowKind::Orders => self.orders,
            WindowKind::Retreats => self.retreats.unwrap_or(1),
            WindowKind::Gift => self.gift.unwrap_or(1),
            WindowKind::Adjustments => self.adjustments.unwrap_or(1),
        }
    }
}
