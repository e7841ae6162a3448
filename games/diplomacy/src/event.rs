//! What happens in a game (§10.5): facts, and what each viewer learns of them. Everything is open once a phase has closed; what
//! somebody saves in it is theirs alone.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use tabletop::{Seat, Viewer};

use crate::action::Action;
use crate::calendar::Date;
use crate::closing::Done;
use crate::ending::Ending;
use crate::map::{Place, Province};
use crate::power::Power;
use crate::unit::Unit;

/// In what way a power was late (§11.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lapse {
    /// It had given no order at all.
    NotSubmitted,
    /// It had given orders, which count, and had not said that it was ready.
    NotConfirmed,
}

impl Lapse {
    /// Its word in messages and data.
    pub const fn word(self) -> &'static str {
        match self {
            Lapse::NotSubmitted => "not-submitted",
            Lapse::NotConfirmed => "not-confirmed",
        }
    }
}

/// Why a dislodged unit left the map (§7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Leaving {
    /// It was told to.
    Ordered,
    /// Another unit retreated to the same province (§7.6).
    Clash,
    /// It had no order (§7.7).
    Unordered,
    /// It had nowhere to go.
    NoWay,
}

impl Leaving {
    /// Its word in messages and data.
    pub const fn word(self) -> &'static str {
        match self {
            Leaving::Ordered => "ordered",
            Leaving::Clash => "clash",
            Leaving::Unordered => "unordered",
            Leaving::NoWay => "no-way",
        }
    }
}

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat did something in secret.
    Noted(Seat, Action),
    /// Time ran out for a power.
    Lapsed(Power, Lapse),
    /// An order of a movement phase was carried out or not.
    Done(Done),
    /// A dislodged unit went somewhere.
    Retreated(Unit, Place),
    /// A dislodged unit left the map.
    Left(Unit, Leaving),
    /// A unit was built.
    Built(Unit),
    /// Some builds were left undone.
    Unbuilt(Power, u8),
    /// A unit was disbanded by its power.
    Disbanded(Unit),
    /// A unit was removed, since its power did not say which (§9.6).
    Removed(Unit),
    /// A centre has a new owner.
    Took {
        /// Who.
        power: Power,
        /// Which.
        centre: Province,
        /// Who had it.
        from: Option<Power>,
    },
    /// A player conceded: the power is in civil disorder.
    Conceded(Power),
    /// A power has neither a unit nor a centre.
    Eliminated(Power),
    /// A phase opened.
    Opened(Date),
    /// The game is over.
    Ended(Ending),
}

/// A fact as one viewer learns it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen(pub Event);

impl Seen {
    /// What a viewer learns of a fact, if anything.
    pub fn of(event: &Event, who: Viewer) -> Option<Self> {
        match event {
            Event::Noted(seat, _) if !who.is(*seat) => None,
            open => Some(Seen(*open)),
        }
    }
}

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        match &self.0 {
            Event::Noted(_, action) => map.serialize_entry("noted", &action.to_string())?,
            Event::Lapsed(power, lapse) => map.serialize_entry(lapse.word(), power)?,
            Event::Done(done) => map.serialize_entry("done", done)?,
            Event::Retreated(unit, to) => {
                map.serialize_entry("retreated", unit)?;
                map.serialize_entry("to", to)?;
            }
            Event::Left(unit, why) => {
                map.serialize_entry("left", unit)?;
                map.serialize_entry("why", why.word())?;
            }
            Event::Built(unit) => map.serialize_entry("built", unit)?,
            Event::Unbuilt(power, count) => {
                map.serialize_entry("unbuilt", power)?;
                map.serialize_entry("count", count)?;
            }
            Event::Disbanded(unit) => map.serialize_entry("disbanded", unit)?,
            Event::Removed(unit) => map.serialize_entry("removed", unit)?,
            Event::Took { power, centre, from } => {
                map.serialize_entry("took", centre)?;
                map.serialize_entry("power", power)?;
                map.serialize_entry("from", from)?;
            }
            Event::Conceded(power) => map.serialize_entry("conceded", power)?,
            Event::Eliminated(power) => map.serialize_entry("eliminated", power)?,
            Event::Opened(date) => map.serialize_entry("opened", date)?,
            Event::Ended(ending) => map.serialize_entry("ended", ending.how())?,
        }
        map.end()
    }
}

impl Serialize for Done {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("unit", &self.unit)?;
        map.serialize_entry("order", &self.order)?;
        map.serialize_entry("ruling", self.ruling.code())?;
        map.serialize_entry("is_dislodged", &self.is_dislodged)?;
        if self.is_unexplained {
            map.serialize_entry("is_unexplained", &true)?;
        }
        if let Some(rule) = self.rule {
            map.serialize_entry("rule", rule.code())?;
            map.serialize_entry("other", &rule.other())?;
        }
        map.end()
    }
}
