//! The map: provinces, the places in them where units stand, and what borders on what (§1).
//!
//! Everything is a constant table of bit sets, made at compile time from the rows in `rows`: the judge asks
//! it hundreds of times for each phase. The map knows no units and no powers but the home centres.

mod rows;
mod set;

use std::fmt;

use serde::{Serialize, Serializer};

pub use set::{PlaceSet, ProvinceSet};

use crate::power::Power;
use rows::ROWS;

/// How many provinces there are.
pub const PROVINCES: usize = 75;
/// How many places: the provinces, and two coasts for each of three of them.
pub const PLACES: usize = 81;

/// What a row of the map says.
struct Row {
    code: &'static str,
    terrain: Terrain,
    is_centre: bool,
    armies: &'static str,
    fleets: &'static str,
}

/// What a province is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    /// For fleets only. Fleets here can convoy.
    Sea,
    /// For both.
    Coastal,
    /// For armies only.
    Inland,
}

/// A province, by its number in the order of codes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Province(u8);

impl Province {
    /// All of them, in the order of their codes.
    pub fn all() -> impl DoubleEndedIterator<Item = Province> + ExactSizeIterator {
        (0..PROVINCES as u8).map(Province)
    }

    pub(crate) const fn new(number: u8) -> Self {
        assert!((number as usize) < PROVINCES);
        Province(number)
    }

    /// The one with this code, in capitals.
    pub fn from_code(code: &str) -> Option<Self> {
        ROWS[..PROVINCES].binary_search_by(|row| row.code.cmp(code)).ok().map(|at| Province(at as u8))
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its three letters.
    pub const fn code(self) -> &'static str {
        ROWS[self.index()].code
    }

    /// What it is made of.
    pub const fn terrain(self) -> Terrain {
        ROWS[self.index()].terrain
    }

    /// Whether it is a sea, where fleets can convoy.
    pub const fn is_sea(self) -> bool {
        SEAS.has(self)
    }

    /// Whether whoever holds it may keep a unit for it.
    pub const fn is_centre(self) -> bool {
        ROWS[self.index()].is_centre
    }

    /// The power at whose home this centre lies.
    pub fn home(self) -> Option<Power> {
        Power::ALL.into_iter().find(|power| power.homes().has(self))
    }

    /// The place that is the whole province: for armies, and for fleets where there is one coast.
    pub const fn place(self) -> Place {
        Place(self.0)
    }

    /// Its separate coasts: two, or none.
    pub const fn coasts(self) -> PlaceSet {
        COASTS[self.index()]
    }

    /// Whether fleets must say on which of its coasts they are.
    pub const fn has_coasts(self) -> bool {
        !self.coasts().is_empty()
    }

    /// The seas its shore lies on.
    pub(crate) const fn seas(self) -> ProvinceSet {
        SHORE_SEAS[self.index()]
    }

    /// The provinces next to it, by land or by sea: what counts for distances (§9.6).
    pub(crate) const fn neighbours(self) -> ProvinceSet {
        NEIGHBOURS[self.index()]
    }
}

impl fmt::Display for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Serialize for Province {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.code())
    }
}

/// Where a unit stands: a province, or one coast of a province that has two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// All of them: the provinces, then the coasts.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..PLACES as u8).map(Place)
    }

    pub(crate) const fn new(number: u8) -> Self {
        assert!((number as usize) < PLACES);
        Place(number)
    }

    /// The one with this code, such as `PAR` or `STP/NC`.
    pub fn from_code(code: &str) -> Option<Self> {
        Place::all().find(|place| place.code() == code)
    }

    /// Its number: that of the province, or one from 75 for a coast.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letters.
    pub const fn code(self) -> &'static str {
        ROWS[self.index()].code
    }

    /// The province it is in.
    pub const fn province(self) -> Province {
        PROVINCE_OF[self.index()]
    }

    /// Whether it is one of two coasts.
    pub const fn is_coast(self) -> bool {
        self.index() >= PROVINCES
    }

    /// Where an army can go from here in one step. Empty for seas and for coasts.
    pub const fn army_steps(self) -> ProvinceSet {
        ARMY_STEPS[self.index()]
    }

    /// Where a fleet can go from here in one step.
    pub const fn fleet_steps(self) -> PlaceSet {
        FLEET_STEPS[self.index()]
    }

    /// The provinces of [`Place::fleet_steps`].
    pub(crate) const fn fleet_reach(self) -> ProvinceSet {
        FLEET_REACH[self.index()]
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.code())
    }
}

/// All seas.
pub(crate) const SEAS: ProvinceSet = seas();
/// All supply centres.
pub const CENTRES: ProvinceSet = centres();
static PROVINCE_OF: [Province; PLACES] = provinces_of_places();
static ARMY_STEPS: [ProvinceSet; PLACES] = army_steps();
static FLEET_STEPS: [PlaceSet; PLACES] = fleet_steps();
static FLEET_REACH: [ProvinceSet; PLACES] = fleet_reach();
static COASTS: [PlaceSet; PROVINCES] = coasts();
static SHORE_SEAS: [ProvinceSet; PROVINCES] = shore_seas();
static NEIGHBOURS: [ProvinceSet; PROVINCES] = neighbours();

/// The number of the row with the code that stands in a text from one byte to another.
const fn number(text: &[u8], from: usize, to: usize) -> u8 {
    let mut row = 0;
    while row < ROWS.len() {
        let code = ROWS[row].code.as_bytes();
        let mut i = 0;
        while i < code.len() && from + i < to && code[i] == text[from + i] {
            i += 1;
        }
        if i == code.len() && from + i == to {
            return row as u8;
        }
        row += 1;
    }
    panic!("a row of the map names no province");
}

/// The places that a text names.
const fn places(text: &str) -> PlaceSet {
    let text = text.as_bytes();
    let mut set = PlaceSet::EMPTY;
    let (mut from, mut at) = (0, 0);
    while at <= text.len() {
        if at == text.len() || text[at] == b' ' {
            if at > from {
                set = set.with(Place(number(text, from, at)));
            }
            from = at + 1;
        }
        at += 1;
    }
    set
}

/// The provinces that a text names: codes of three letters and spaces.
pub(crate) const fn provinces(text: &str) -> ProvinceSet {
    ProvinceSet::from_bits(places(text).bits())
}

const fn provinces_of_places() -> [Province; PLACES] {
    let mut of = [Province(0); PLACES];
    let mut at = 0;
    while at < PLACES {
        of[at] = Province(number(ROWS[at].code.as_bytes(), 0, 3));
        at += 1;
    }
    of
}

const fn army_steps() -> [ProvinceSet; PLACES] {
    let mut steps = [ProvinceSet::EMPTY; PLACES];
    let mut at = 0;
    while at < PLACES {
        steps[at] = provinces(ROWS[at].armies);
        at += 1;
    }
    steps
}

const fn fleet_steps() -> [PlaceSet; PLACES] {
    let mut steps = [PlaceSet::EMPTY; PLACES];
    let mut at = 0;
    while at < PLACES {
        steps[at] = places(ROWS[at].fleets);
        at += 1;
    }
    steps
}

const fn fleet_reach() -> [ProvinceSet; PLACES] {
    let mut reach = [ProvinceSet::EMPTY; PLACES];
    let mut at = 0;
    while at < PLACES {
        let mut to = 0;
        while to < PLACES {
            if FLEET_STEPS[at].has(Place(to as u8)) {
                reach[at] = reach[at].with(PROVINCE_OF[to]);
            }
            to += 1;
        }
        at += 1;
    }
    reach
}

const fn coasts() -> [PlaceSet; PROVINCES] {
    let mut coasts = [PlaceSet::EMPTY; PROVINCES];
    let mut at = PROVINCES;
    while at < PLACES {
        let of = PROVINCE_OF[at].index();
        coasts[of] = coasts[of].with(Place(at as u8));
        at += 1;
    }
    coasts
}

const fn seas() -> ProvinceSet {
    let mut seas = ProvinceSet::EMPTY;
    let mut at = 0;
    while at < PROVINCES {
        if matches!(ROWS[at].terrain, Terrain::Sea) {
            seas = seas.with(Province(at as u8));
        }
        at += 1;
    }
    seas
}

const fn centres() -> ProvinceSet {
    let mut centres = ProvinceSet::EMPTY;
    let mut at = 0;
    while at < PROVINCES {
        if ROWS[at].is_centre {
            centres = centres.with(Province(at as u8));
        }
        at += 1;
    }
    centres
}

const fn shore_seas() -> [ProvinceSet; PROVINCES] {
    let mut near = [ProvinceSet::EMPTY; PROVINCES];
    let mut at = 0;
    while at < PLACES {
        let of = PROVINCE_OF[at].index();
        near[of] = near[of].or(FLEET_REACH[at].and(SEAS));
        at += 1;
    }
    near
}

const fn neighbours() -> [ProvinceSet; PROVINCES] {
    let mut near = [ProvinceSet::EMPTY; PROVINCES];
    let mut at = 0;
    while at < PLACES {
        let of = PROVINCE_OF[at].index();
        near[of] = near[of].or(FLEET_REACH[at]).or(ARMY_STEPS[at]);
        at += 1;
    }
    near
}
