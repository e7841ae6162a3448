//! Orders: what a unit can be told in each phase, in one canonical form (§3). Reading them is [`crate::notation`].
//!
//! An order is what somebody wrote, not what is possible: that is [`crate::possible`]. One order stands for one
//! unit; whoever keeps orders keeps one for each province and replaces it.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::map::{PROVINCES, Place, Province};
use crate::power::Power;
use crate::unit::{Piece, Position};

/// What a unit, or a power in winter, is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Order {
    /// Stay.
    Hold(Piece),
    /// Go somewhere.
    Move {
        /// Who.
        unit: Piece,
        /// Where to. A province without its coast where the writer left that out.
        to: Place,
        /// Whether to go over sea even where there is a border.
        via: bool,
    },
    /// Help another unit stay.
    SupportHold {
        /// Who.
        unit: Piece,
        /// Whom.
        whom: Piece,
    },
    /// Help another unit go somewhere.
    SupportMove {
        /// Who.
        unit: Piece,
        /// Whom.
        whom: Piece,
        /// Where that unit goes.
        to: Place,
    },
    /// Carry an army over sea.
    Convoy {
        /// Who.
        unit: Piece,
        /// Which army.
        whom: Piece,
        /// Where it goes.
        to: Place,
    },
    /// After being dislodged, go somewhere.
    Retreat {
        /// Who.
        unit: Piece,
        /// Where to.
        to: Place,
    },
    /// Leave the map: instead of a retreat, or in winter.
    Disband(Piece),
    /// In winter, come onto the map.
    Build(Piece),
    /// In winter, leave one build undone.
    Waive,
}

/// When an order can be given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Spring and fall: moves, supports, convoys.
    Movement,
    /// After it, for dislodged units.
    Retreats,
    /// Winter.
    Adjustments,
}

impl Order {
    /// The unit that is told; nobody for a waived build.
    pub const fn unit(&self) -> Option<Piece> {
        match *self {
            Order::Hold(unit) | Order::Disband(unit) | Order::Build(unit) => Some(unit),
            Order::Move { unit, .. }
            | Order::SupportHold { unit, .. }
            | Order::SupportMove { unit, .. }
            | Order::Convoy { unit, .. }
            | Order::Retreat { unit, .. } => Some(unit),
            Order::Waive => None,
        }
    }

    /// The same order for the unit as it really stands: a fleet's own coast is where it is, whatever was
    /// written (§3.5).
    #[must_use]
    pub(crate) fn standing_at(mut self, place: Place) -> Self {
        match &mut self {
            Order::Hold(unit) | Order::Disband(unit) | Order::Build(unit) => unit.place = place,
            Order::Move { unit, .. }
            | Order::SupportHold { unit, .. }
            | Order::SupportMove { unit, .. }
            | Order::Convoy { unit, .. }
            | Order::Retreat { unit, .. } => unit.place = place,
            Order::Waive => {}
        }
        self
    }

    /// Whether it can be given in that phase.
    pub const fn is_of(&self, phase: Phase) -> bool {
        match self {
            Order::Hold(_)
            | Order::Move { .. }
            | Order::SupportHold { .. }
            | Order::SupportMove { .. }
            | Order::Convoy { .. } => matches!(phase, Phase::Movement),
            Order::Retreat { .. } => matches!(phase, Phase::Retreats),
            Order::Disband(_) => !matches!(phase, Phase::Movement),
            Order::Build(_) | Order::Waive => matches!(phase, Phase::Adjustments),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Hold(unit) => write!(f, "{unit} H"),
            Order::Move { unit, to, via } => write!(f, "{unit}-{to}{}", if *via { " VIA" } else { "" }),
            Order::SupportHold { unit, whom } => write!(f, "{unit} S {whom}"),
            Order::SupportMove { unit, whom, to } => write!(f, "{unit} S {whom}-{to}"),
            Order::Convoy { unit, whom, to } => write!(f, "{unit} C {whom}-{to}"),
            Order::Retreat { unit, to } => write!(f, "{unit} R {to}"),
            Order::Disband(unit) => write!(f, "{unit} D"),
            Order::Build(unit) => write!(f, "B {unit}"),
            Order::Waive => f.write_str("WAIVE"),
        }
    }
}

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// Why an order is nobody's: no unit of its writer stands where it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stray {
    /// There is no such unit (§3.4).
    NoUnit(Piece),
    /// It is another power's (§3.4).
    NotYours(Piece, Power),
    /// The order is one of another phase (§3.3).
    WrongPhase(Phase),
}

/// The orders of a movement phase: at most one for each unit on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orders {
    list: [Option<Order>; PROVINCES],
}

impl Default for Orders {
    fn default() -> Self {
        Orders { list: [None; PROVINCES] }
    }
}

impl Orders {
    /// Takes an order of a power for one of its units, in place of an earlier one, which is given back.
    pub fn give(&mut self, position: &Position, power: Power, order: Order) -> Result<Option<Order>, Stray> {
        if !order.is_of(Phase::Movement) {
            return Err(Stray::WrongPhase(Phase::Movement));
        }
        let Some(piece) = order.unit() else { return Err(Stray::WrongPhase(Phase::Movement)) };
        let unit = position.at(piece.province()).filter(|unit| unit.kind == piece.kind);
        let unit = unit.ok_or(Stray::NoUnit(piece))?;
        if unit.power != power {
            return Err(Stray::NotYours(piece, unit.power));
        }
        Ok(self.list[unit.province().index()].replace(order.standing_at(unit.place)))
    }

    /// The order for the unit in a province.
    #[inline]
    pub fn of(&self, province: Province) -> Option<&Order> {
        self.list[province.index()].as_ref()
    }

    /// Takes an order back.
    pub fn withdraw(&mut self, province: Province) -> Option<Order> {
        self.list[province.index()].take()
    }
}
