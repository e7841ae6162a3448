//! Armies and fleets, and where they stand: a position (§2). A position holds at most one unit a province, by
//! construction, and no unit where its kind cannot be.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::map::{PROVINCES, Place, Province, ProvinceSet};
use crate::power::{POWERS, Power};

/// What a unit is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// On land.
    Army,
    /// On seas and shores.
    Fleet,
}

impl Kind {
    /// Both.
    pub const ALL: [Kind; 2] = [Kind::Army, Kind::Fleet];

    /// `A` or `F`.
    pub const fn letter(self) -> char {
        match self {
            Kind::Army => 'A',
            Kind::Fleet => 'F',
        }
    }

    /// Whether such a unit can stand there: armies on land, fleets on seas and shores and, where there are two
    /// coasts, on one of them.
    pub const fn can_stand(self, place: Place) -> bool {
        match self {
            Kind::Army => !place.is_coast() && !place.province().is_sea(),
            Kind::Fleet => !place.fleet_steps().is_empty(),
        }
    }
}

/// A unit as orders name it: what it is and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub place: Place,
}

impl Piece {
    /// The province it is in.
    pub const fn province(self) -> Province {
        self.place.province()
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind.letter(), self.place)
    }
}

/// A unit on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Unit {
    /// Who orders it.
    pub power: Power,
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub place: Place,
}

impl Unit {
    /// The province it is in.
    pub const fn province(self) -> Province {
        self.place.province()
    }

    /// The unit without its power.
    pub const fn piece(self) -> Piece {
        Piece { kind: self.kind, place: self.place }
    }

    /// The provinces where it could go in one step, whatever the coast.
    pub const fn reach(self) -> ProvinceSet {
        match self.kind {
            Kind::Army => self.place.army_steps(),
            Kind::Fleet => self.place.fleet_reach(),
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.power, self.piece())
    }
}

impl Serialize for Unit {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// Why a unit cannot be put on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misplaced {
    /// Another unit is there already (§2.2).
    Occupied(Unit),
    /// Armies do not stand on water, nor fleets inland (§2.3).
    WrongTerrain,
    /// The province has two coasts, and a fleet is on one of them (§2.4).
    CoastNeeded,
}

/// All units on the map.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    units: [Option<Unit>; PROVINCES],
    /// Where each power's units stand: the same again, for the judge.
    of_power: [ProvinceSet; POWERS],
}

impl Default for Position {
    fn default() -> Self {
        Position { units: [None; PROVINCES], of_power: [ProvinceSet::EMPTY; POWERS] }
    }
}

impl Position {
    /// The units as they stand in spring 1901 (§2.5).
    pub fn start() -> Self {
        let mut position = Position::default();
        for (power, pieces) in Power::ALL.into_iter().zip(STARTS) {
            for (kind, code) in pieces {
                let place = Place::from_code(code).expect("the starting units stand on the map");
                position.put(Unit { power, kind: *kind, place }).expect("they stand apart");
            }
        }
        position
    }

    /// The unit in a province.
    #[inline]
    pub fn at(&self, province: Province) -> Option<Unit> {
        self.units[province.index()]
    }

    /// All units, by province.
    pub fn units(&self) -> impl Iterator<Item = Unit> {
        self.units.iter().copied().flatten()
    }

    /// The units of one power, by province.
    pub fn of(&self, power: Power) -> impl Iterator<Item = Unit> {
        self.of_power[power.index()].filter_map(|province| self.at(province))
    }

    /// How many units a power has.
    pub fn count(&self, power: Power) -> usize {
        self.of_power[power.index()].len()
    }

    /// Puts a unit where it can stand and nobody is.
    pub fn put(&mut self, unit: Unit) -> Result<(), Misplaced> {
        if unit.kind == Kind::Fleet && !unit.place.is_coast() && unit.province().has_coasts() {
            return Err(Misplaced::CoastNeeded);
        }
        if !unit.kind.can_stand(unit.place) {
            return Err(Misplaced::WrongTerrain);
        }
        if let Some(other) = self.at(unit.province()) {
            return Err(Misplaced::Occupied(other));
        }
        self.units[unit.province().index()] = Some(unit);
        let own = &mut self.of_power[unit.power.index()];
        *own = own.with(unit.province());
        Ok(())
    }

    /// Takes a unit off.
    pub fn take(&mut self, province: Province) -> Option<Unit> {
        let unit = self.units[province.index()].take()?;
        let own = &mut self.of_power[unit.power.index()];
        *own = own.without(province);
        Some(unit)
    }

    /// Where the units of each power stand.
    #[inline]
    pub(crate) fn of_power(&self) -> &[ProvinceSet; POWERS] {
        &self.of_power
    }

    /// Every province with a unit.
    #[inline]
    pub fn occupied(&self) -> ProvinceSet {
        self.of_power.iter().fold(ProvinceSet::EMPTY, |all, own| all.or(*own))
    }
}

/// As a list of units, by province.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.units())
    }
}

const STARTS: [&[(Kind, &str)]; 7] = [
    &[(Kind::Army, "BUD"), (Kind::Army, "VIE"), (Kind::Fleet, "TRI")],
    &[(Kind::Fleet, "EDI"), (Kind::Fleet, "LON"), (Kind::Army, "LVP")],
    &[(Kind::Fleet, "BRE"), (Kind::Army, "MAR"), (Kind::Army, "PAR")],
    &[(Kind::Fleet, "KIE"), (Kind::Army, "BER"), (Kind::Army, "MUN")],
    &[(Kind::Fleet, "NAP"), (Kind::Army, "ROM"), (Kind::Army, "VEN")],
    &[(Kind::Army, "WAR"), (Kind::Army, "MOS"), (Kind::Fleet, "SEV"), (Kind::Fleet, "STP/SC")],
    &[(Kind::Fleet, "ANK"), (Kind::Army, "CON"), (Kind::Army, "SMY")],
];
