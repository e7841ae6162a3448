//! Winter: powers build and disband until they have as many units as centres, and civil disorder does it for
//! those who do not (§9).
//!
//! How many units a power gains or loses is said by whoever calls: usually its centres less its units.

use std::cmp::Reverse;

use crate::judge::Ruling;
use crate::map::{PROVINCES, Province, ProvinceSet};
use crate::order::{Order, Phase};
use crate::power::{POWERS, Power};
use crate::unit::{Kind, Piece, Position, Unit};

/// Who owns which centres.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Centres {
    owned: [ProvinceSet; POWERS],
}

impl Centres {
    /// Each power owns its home centres.
    pub fn start() -> Self {
        Centres { owned: Power::ALL.map(Power::homes) }
    }

    /// What a power owns.
    pub fn of(&self, power: Power) -> ProvinceSet {
        self.owned[power.index()]
    }

    /// Gives a centre to a power, and takes it from any other.
    pub fn give(&mut self, centre: Province, power: Power) {
        self.owned = self.owned.map(|owned| owned.without(centre));
        self.owned[power.index()] = self.owned[power.index()].with(centre);
    }

    /// After a fall's retreats, centres belong to whoever stands on them (§9.1).
    pub fn occupy(&mut self, position: &Position) {
        for unit in position.units().filter(|unit| unit.province().is_centre()) {
            self.give(unit.province(), unit.power);
        }
    }

    /// How many units a power may gain, or must lose if it is negative.
    pub fn allowance(&self, position: &Position, power: Power) -> i8 {
        let owned = self.of(power).len() as i8;
        owned - position.count(power) as i8
    }
}

/// Why an order of winter is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAdjustment {
    /// It is an order of another phase.
    WrongPhase(Phase),
    /// There is nothing to build, or nothing to disband (§9.2).
    NotThisWay,
    /// Units are built in home centres (§9.3).
    NotHome,
    /// The centre belongs to another power (§9.3).
    NotOwned,
    /// There is a unit already (§9.3).
    Occupied,
    /// Such a unit cannot stand there, or a fleet was not told on which coast (§9.3).
    WrongPlace,
    /// There is no such unit of the power (§9.5).
    NoUnit(Piece),
}

/// What became of one power's winter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WinterVerdict {
    /// What became of each order, in the order they were given.
    pub rulings: Vec<(Order, Ruling, Option<NoAdjustment>)>,
    /// Units taken off by civil disorder, the first first.
    pub civil_disorder: Vec<Unit>,
}

/// Adjudicates one power's winter and changes the position. Orders are taken in turn until nothing is left to build
/// or disband; what is left to disband then goes by civil disorder.
pub fn winter(
    position: &mut Position,
    centres: &Centres,
    power: Power,
    allowance: i8,
    orders: &[Order],
) -> WinterVerdict {
    let mut left = allowance;
    let mut touched = ProvinceSet::EMPTY;
    let mut rulings = Vec::new();
    let before = position.clone();
    for order in orders {
        let ruling = match check(&before, centres, power, allowance, order) {
            Err(why) => (Ruling::Illegal, Some(why)),
            Ok(_) if left == 0 => (Ruling::Fail, None),
            Ok(Some(unit)) if touched.has(unit.province()) => (Ruling::Fail, None),
            Ok(unit) => {
                left -= allowance.signum();
                if let Some(unit) = unit {
                    touched = touched.with(unit.province());
                    carry_out(position, unit, allowance > 0);
                }
                (Ruling::Ok, None)
            }
        };
        rulings.push((*order, ruling.0, ruling.1));
    }
    let civil_disorder = (left..0).filter_map(|_| disorder(position, centres, power)).collect();
    WinterVerdict { rulings, civil_disorder }
}

fn carry_out(position: &mut Position, unit: Unit, is_build: bool) {
    if is_build {
        position.put(unit).expect("the centre was found empty");
    } else {
        position.take(unit.province());
    }
}

/// Whether a power may give such an order at all this winter, and the unit it is about.
pub fn check(
    position: &Position,
    centres: &Centres,
    power: Power,
    allowance: i8,
    order: &Order,
) -> Result<Option<Unit>, NoAdjustment> {
    match *order {
        Order::Waive if allowance > 0 => Ok(None),
        Order::Build(_) | Order::Waive if allowance <= 0 => Err(NoAdjustment::NotThisWay),
        Order::Build(piece) => build(position, centres, power, piece).map(Some),
        Order::Disband(_) if allowance >= 0 => Err(NoAdjustment::NotThisWay),
        Order::Disband(piece) => {
            let unit = position.at(piece.province());
            let unit = unit.filter(|unit| unit.power == power && unit.kind == piece.kind);
            unit.map(Some).ok_or(NoAdjustment::NoUnit(piece))
        }
        _ => Err(NoAdjustment::WrongPhase(Phase::Adjustments)),
    }
}

fn build(position: &Position, centres: &Centres, power: Power, piece: Piece) -> Result<Unit, NoAdjustment> {
    let province = piece.province();
    if !power.homes().has(province) {
        Err(NoAdjustment::NotHome)
    } else if !centres.of(power).has(province) {
        Err(NoAdjustment::NotOwned)
    } else if position.at(province).is_some() {
        Err(NoAdjustment::Occupied)
    } else if !piece.kind.can_stand(piece.place) {
        Err(NoAdjustment::WrongPlace)
    } else {
        Ok(Unit { power, kind: piece.kind, place: piece.place })
    }
}

/// Takes off the unit that civil disorder takes first: the farthest from all centres of its power, fleets before
/// armies, then by the alphabet of English names (§9.6).
fn disorder(position: &mut Position, centres: &Centres, power: Power) -> Option<Unit> {
    let distances = distances(centres.of(power));
    let first = position.of(power).min_by_key(|unit| {
        let province = unit.province();
        (Reverse(distances[province.index()]), unit.kind == Kind::Army, province.english())
    })?;
    position.take(first.province())
}

/// How many provinces away each is from the nearest of some, over land and sea alike.
fn distances(centres: ProvinceSet) -> [u8; PROVINCES] {
    let mut distances = [u8::MAX; PROVINCES];
    let (mut near, mut fresh) = (centres, centres);
    let mut distance = 0;
    while !fresh.is_empty() {
        let mut next = ProvinceSet::EMPTY;
        for province in fresh {
            distances[province.index()] = distance;
            next = next.or(province.neighbours());
        }
        fresh = next.minus(near);
        near = near.or(fresh);
        distance += 1;
    }
    distances
}
