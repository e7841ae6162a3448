//! Retreats: dislodged units go where they may, or leave the map (§7).

use crate::judge::{Dislodged, Ruling};
use crate::map::{PROVINCES, Place, Province};
use crate::order::{Order, Phase, Stray};
use crate::power::Power;
use crate::unit::{Piece, Position, Unit};

/// Why a dislodged unit cannot go where it is told (§7.2 to §7.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoRetreat {
    /// Where it was to go.
    pub to: Place,
}

/// The orders of a retreat phase: at most one for each dislodged unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RetreatOrders {
    /// Where to, or nowhere to disband.
    list: [Option<Option<Place>>; PROVINCES],
}

impl Default for RetreatOrders {
    fn default() -> Self {
        RetreatOrders { list: [None; PROVINCES] }
    }
}

/// Why an order of a retreat phase is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetreatRefused {
    /// No dislodged unit of the writer is where it says, or the order is of another phase.
    Stray(Stray),
    /// The unit may not go there.
    NoRetreat(NoRetreat),
}

impl RetreatOrders {
    /// Takes an order of a power for one of its dislodged units, in place of an earlier one. A move is read as a
    /// retreat, as players write it.
    pub fn give(
        &mut self,
        dislodged: &[Dislodged],
        power: Power,
        order: Order,
    ) -> Result<(), RetreatRefused> {
        let (piece, to) = match canonical(dislodged, power, order)? {
            Order::Retreat { unit, to } => (unit, Some(to)),
            Order::Disband(unit) => (unit, None),
            _ => return Err(RetreatRefused::Stray(Stray::WrongPhase(Phase::Retreats))),
        };
        self.list[piece.province().index()] = Some(to);
        Ok(())
    }

    fn goal(&self, from: Province) -> Option<Place> {
        self.list[from.index()].flatten()
    }
}

/// A retreat of a power as it is kept: the unit where it stood, the coast named where there are two.
pub fn canonical(dislodged: &[Dislodged], power: Power, order: Order) -> Result<Order, RetreatRefused> {
    match order {
        Order::Retreat { unit, to } | Order::Move { unit, to, via: false } => {
            let lost = find(dislodged, power, unit).map_err(RetreatRefused::Stray)?;
            let to = goal(lost, to).map_err(RetreatRefused::NoRetreat)?;
            Ok(Order::Retreat { unit: lost.unit.piece(), to })
        }
        Order::Disband(unit) => {
            let lost = find(dislodged, power, unit).map_err(RetreatRefused::Stray)?;
            Ok(Order::Disband(lost.unit.piece()))
        }
        _ => Err(RetreatRefused::Stray(Stray::WrongPhase(Phase::Retreats))),
    }
}

fn find(dislodged: &[Dislodged], power: Power, piece: Piece) -> Result<&Dislodged, Stray> {
    let is_there =
        |lost: &&Dislodged| lost.unit.province() == piece.province() && lost.unit.kind == piece.kind;
    let lost = dislodged.iter().find(is_there).ok_or(Stray::NoUnit(piece))?;
    if lost.unit.power == power { Ok(lost) } else { Err(Stray::NotYours(piece, lost.unit.power)) }
}

/// Where exactly a unit retreats. A coast that is not named is clear where only one is open.
fn goal(lost: &Dislodged, to: Place) -> Result<Place, NoRetreat> {
    if lost.retreats.has(to) {
        return Ok(to);
    }
    let mut coasts = to.province().coasts().and(lost.retreats);
    match (to.is_coast(), coasts.next(), coasts.next()) {
        (false, Some(only), None) => Ok(only),
        _ => Err(NoRetreat { to }),
    }
}

/// What became of a retreat phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RetreatVerdict {
    /// All units on the map.
    pub after: Position,
    rulings: [Option<Ruling>; PROVINCES],
    destroyed: [Option<Unit>; PROVINCES],
}

impl RetreatVerdict {
    /// What became of the retreat from a province: made, bounced off another, or a disbanding.
    pub fn ruling(&self, province: Province) -> Option<Ruling> {
        self.rulings[province.index()]
    }

    /// The units that left the map, by the province they had lost.
    pub fn destroyed(&self) -> impl Iterator<Item = Unit> {
        self.destroyed.iter().copied().flatten()
    }
}

/// Adjudicates the retreats after a movement phase, from the units that stand and those that were dislodged. Units that go to the same province all leave the map, and so do
/// those without an order (§7.6, §7.7).
pub fn retreats(after: &Position, dislodged: &[Dislodged], orders: &RetreatOrders) -> RetreatVerdict {
    let mut done =
        RetreatVerdict { after: after.clone(), rulings: [None; PROVINCES], destroyed: [None; PROVINCES] };
    for lost in dislodged {
        let from = lost.unit.province();
        let goal = orders.goal(from);
        let is_contested = |to: Place| {
            let mut others = dislodged.iter().map(|other| other.unit.province());
            others
                .any(|other| other != from && orders.goal(other).map(Place::province) == Some(to.province()))
        };
        done.rulings[from.index()] = Some(match goal {
            Some(to) if is_contested(to) => Ruling::Bounce,
            Some(_) | None => Ruling::Ok,
        });
        match goal {
            Some(to) if !is_contested(to) => {
                done.after.put(Unit { place: to, ..lost.unit }).expect("retreats go to empty provinces");
            }
            _ => done.destroyed[from.index()] = Some(lost.unit),
        }
    }
    done
}
