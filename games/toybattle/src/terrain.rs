//! The eight terrains as data: slots, paths, regions, special bases (chapters 12 to 19).
//!
//! They are read once from `data/terrains.json`. Nothing here knows of a position.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use tabletop::NotationError;

use crate::troop::Troop;

/// The colour of a side's troops. Blue lies at the bottom of the terrain, red at the top.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Blue, with round tiles.
    #[default]
    Blue,
    /// Red, with angular tiles.
    Red,
}

impl Colour {
    /// The enemy's.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Colour::Blue => Colour::Red,
            Colour::Red => Colour::Blue,
        }
    }

    /// Its word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Red => "red",
        }
    }
}

/// Bases a terrain has at most; their slots come first.
pub const BASES: usize = 15;
/// Slots there are in all: bases, two headquarters of blue, two of red.
pub const SLOTS: usize = BASES + 4;

/// A place for troops on a terrain: a base or a headquarters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// The slot of this number.
    pub(crate) const fn new(index: usize) -> Self {
        assert!(index < SLOTS);
        Slot(index as u8)
    }

    /// Its number, less than [`SLOTS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this slot alone.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Whether it is a base: a headquarters is none (§1.3).
    #[inline]
    pub const fn is_base(self) -> bool {
        (self.0 as usize) < BASES
    }

    /// Whose headquarters it is.
    pub const fn owner(self) -> Option<Colour> {
        match (self.0 as usize).checked_sub(BASES) {
            None => None,
            Some(0 | 1) => Some(Colour::Blue),
            Some(_) => Some(Colour::Red),
        }
    }

    /// The slots of a set, in their order.
    pub(crate) fn each(set: u32) -> impl Iterator<Item = Slot> {
        let mut rest = set;
        std::iter::from_fn(move || {
            let next = (rest != 0).then_some(Slot(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            next
        })
    }
}

const HEADQUARTERS: [&str; 4] = ["HB1", "HB2", "HR1", "HR2"];

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index().checked_sub(BASES) {
            None => write!(f, "b{:02}", self.0 + 1),
            Some(which) => f.write_str(HEADQUARTERS[which]),
        }
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Slot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = NotationError::new(0, "a base from b01 to b15, or a headquarters: HB1, HB2, HR1 or HR2");
        if let Some(which) = HEADQUARTERS.iter().position(|name| name.eq_ignore_ascii_case(text)) {
            return Ok(Slot::new(BASES + which));
        }
        let digits = text.strip_prefix(['b', 'B']).ok_or(error.clone())?;
        let is_number = (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
        let number: Option<usize> = digits.parse().ok().filter(|_| is_number);
        number.filter(|number| (1..=BASES).contains(number)).map(|number| Slot::new(number - 1)).ok_or(error)
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// Which terrain.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainId {
    /// Castle Field.
    #[default]
    PlaineDesChateaux,
    /// Tropical Pool.
    PiscineDesTropiques,
    /// City of Clouds.
    CiteDesNuages,
    /// Volcanic Jungle.
    JungleVolcanique,
    /// Cursed Cemetery.
    CimetiereMaudit,
    /// Caribbean Sea.
    MerDesCaraibes,
    /// Station Metal-X.
    StationMetalX,
    /// Battlefield.
    ChampDeBataille,
}

impl TerrainId {
    /// All terrains, in the order of their chapters.
    pub const ALL: [TerrainId; 8] = [
        TerrainId::PlaineDesChateaux,
        TerrainId::PiscineDesTropiques,
        TerrainId::CiteDesNuages,
        TerrainId::JungleVolcanique,
        TerrainId::CimetiereMaudit,
        TerrainId::MerDesCaraibes,
        TerrainId::StationMetalX,
        TerrainId::ChampDeBataille,
    ];

    /// Its word in data and messages.
    pub const fn word(self) -> &'static str {
        match self {
            TerrainId::PlaineDesChateaux => "plaine-des-chateaux",
            TerrainId::PiscineDesTropiques => "piscine-des-tropiques",
            TerrainId::CiteDesNuages => "cite-des-nuages",
            TerrainId::JungleVolcanique => "jungle-volcanique",
            TerrainId::CimetiereMaudit => "cimetiere-maudit",
            TerrainId::MerDesCaraibes => "mer-des-caraibes",
            TerrainId::StationMetalX => "station-metal-x",
            TerrainId::ChampDeBataille => "champ-de-bataille",
        }
    }

    /// The terrain itself.
    pub fn terrain(self) -> &'static Terrain {
        &TERRAINS[self as usize]
    }
}

/// What is special about a base or a headquarters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// Take another of one's visible troops back (§12).
    Recall,
    /// Only these kinds may be placed, a bit each (§13).
    Gate(u8),
    /// Draw one (§14).
    Draw,
    /// Move an enemy troop that stands next to it (§15).
    Push,
    /// Take a troop back from the discard (§16).
    Raise,
    /// Troops have no effect there (§18).
    Mute,
    /// Pin a troop of the enemy's rack (§19).
    Pin,
}

/// A region with its medals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// Its name, such as `r03`.
    pub name: String,
    /// The bases that must be held.
    pub(crate) bases: u32,
    /// What it is worth.
    pub medals: u8,
    /// Its outline, headquarters included, in order.
    pub ring: Vec<Slot>,
    /// Where its medals lie, in thousandths of the terrain's width and height.
    pub spots: Vec<(i32, i32)>,
}

/// Half of the bases.
const HALF: usize = BASES.div_ceil(2);

/// A terrain.
#[derive(Debug)]
pub struct Terrain {
    /// Which.
    pub id: TerrainId,
    /// Medals that win (§9.2).
    pub objective: u8,
    /// Its bases.
    pub(crate) bases: u32,
    /// The headquarters of blue and of red.
    pub(crate) headquarters: [u32; 2],
    /// What can be reached from each slot along one path.
    pub(crate) neighbours: [u32; SLOTS],
    /// The same for every set of bases, those of the lower half and those of the upper.
    around: [[u32; 1 << HALF]; 2],
    /// What is special about each slot.
    pub(crate) specials: [Option<Special>; SLOTS],
    /// For each kind, the slots whose gates let it pass.
    pub(crate) open_to: [u32; 8],
    /// Bases on which troops have no effect.
    pub(crate) mutes: u32,
    /// Where each slot lies, in thousandths of the terrain's width and height; blue at the bottom.
    places: [(i32, i32); SLOTS],
    /// The regions with medals.
    pub regions: Vec<Region>,
    /// Pairs of slots joined by a path, the lower first.
    pub paths: Vec<(Slot, Slot)>,
}

/// A terrain is told by its name alone: there is one of each.
impl PartialEq for Terrain {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Terrain {}

impl Terrain {
    /// All slots it has, bases first.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        Slot::each(self.bases | self.headquarters[0] | self.headquarters[1])
    }

    /// Its bases.
    pub fn bases(&self) -> impl Iterator<Item = Slot> + use<> {
        Slot::each(self.bases)
    }

    /// The headquarters of a colour.
    pub fn headquarters(&self, colour: Colour) -> impl Iterator<Item = Slot> + use<> {
        Slot::each(self.headquarters[colour as usize])
    }

    /// What can be reached from any of these bases along one path; other slots are left out of account.
    #[inline]
    pub(crate) fn around(&self, bases: u32) -> u32 {
        const LOW: usize = (1 << HALF) - 1;
        self.around[0][bases as usize & LOW] | self.around[1][bases as usize >> HALF & LOW]
    }

    /// What one path leads to from here.
    pub fn neighbours(&self, slot: Slot) -> impl Iterator<Item = Slot> + use<> {
        Slot::each(self.neighbours[slot.index()])
    }

    /// What is special about a slot.
    pub fn special(&self, slot: Slot) -> Option<Special> {
        self.specials[slot.index()]
    }

    /// Where a slot lies, in thousandths of the terrain's width and height, blue at the bottom.
    pub fn place(&self, slot: Slot) -> (i32, i32) {
        self.places[slot.index()]
    }

    /// Whether it has this slot.
    pub fn has(&self, slot: Slot) -> bool {
        (self.bases | self.headquarters[0] | self.headquarters[1]) & slot.bit() != 0
    }
}

static TERRAINS: LazyLock<[Terrain; 8]> = LazyLock::new(|| {
    let written: Vec<Written> =
        serde_json::from_str(include_str!("../data/terrains.json")).expect("the data file is tested");
    TerrainId::ALL.map(|id| written.iter().find(|terrain| terrain.id == id).expect("all eight").read())
});

/// A terrain as the data file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: TerrainId,
    objective: u8,
    hqs: Vec<WrittenSlot>,
    bases: Vec<WrittenSlot>,
    paths: Vec<String>,
    regions: Vec<WrittenRegion>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSlot {
    id: String,
    owner: Option<Colour>,
    x: f64,
    y: f64,
    special: Option<WrittenSpecial>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum WrittenSpecial {
    RecallOwn,
    ValueGate { allowed: Vec<Allowed> },
    DrawOne,
    PushEnemy,
    RaiseDiscard,
    MuteEffect,
    PinRack,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Allowed {
    Strength(u8),
    Word(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRegion {
    id: String,
    medals: u8,
    ring: Vec<String>,
    spots: Vec<(f64, f64)>,
}

/// Percents of the file are thousandths here, so that everything is whole.
fn thousandths(percent: f64) -> i32 {
    (percent * 10.0).round() as i32
}

impl Written {
    fn read(&self) -> Terrain {
        let slot = |name: &str| name.parse::<Slot>().expect("slots are tested");
        let mut terrain = Terrain {
            id: self.id,
            objective: self.objective,
            bases: self.bases.iter().map(|base| slot(&base.id).bit()).sum(),
            headquarters: [0; 2],
            neighbours: [0; SLOTS],
            around: [[0; 1 << HALF]; 2],
            specials: [None; SLOTS],
            open_to: [u32::MAX; 8],
            mutes: 0,
            places: [(0, 0); SLOTS],
            regions: self.regions.iter().map(WrittenRegion::read).collect(),
            paths: Vec::new(),
        };
        for hq in &self.hqs {
            terrain.headquarters[hq.owner.expect("owners are tested") as usize] |= slot(&hq.id).bit();
        }
        for place in self.hqs.iter().chain(&self.bases) {
            let at = slot(&place.id);
            terrain.places[at.index()] = (thousandths(place.x), thousandths(place.y));
            if let Some(special) = &place.special {
                terrain.set(at, special.read());
            }
        }
        for path in &self.paths {
            let (one, other) = path.split_once(' ').expect("paths are tested");
            let (one, other) = (slot(one), slot(other));
            terrain.neighbours[one.index()] |= other.bit();
            terrain.neighbours[other.index()] |= one.bit();
            terrain.paths.push((one.min(other), one.max(other)));
        }
        for (half, sets) in terrain.around.iter_mut().enumerate() {
            for (set, around) in sets.iter_mut().enumerate() {
                let bases = Slot::each((set as u32) << (half * HALF)).take_while(|slot| slot.index() < BASES);
                *around = bases.fold(0, |all, slot| all | terrain.neighbours[slot.index()]);
            }
        }
        terrain
    }
}

impl Terrain {
    fn set(&mut self, slot: Slot, special: Special) {
        self.specials[slot.index()] = Some(special);
        match special {
            Special::Mute => self.mutes |= slot.bit(),
            Special::Gate(kinds) => {
                for troop in Troop::ALL.into_iter().filter(|troop| kinds & 1 << troop.index() == 0) {
                    self.open_to[troop.index()] &= !slot.bit();
                }
            }
            Special::Recall | Special::Draw | Special::Push | Special::Raise | Special::Pin => {}
        }
    }
}

impl WrittenSpecial {
    fn read(&self) -> Special {
        match self {
            WrittenSpecial::RecallOwn => Special::Recall,
            WrittenSpecial::ValueGate { allowed } => Special::Gate(allowed.iter().map(Allowed::bit).sum()),
            WrittenSpecial::DrawOne => Special::Draw,
            WrittenSpecial::PushEnemy => Special::Push,
            WrittenSpecial::RaiseDiscard => Special::Raise,
            WrittenSpecial::MuteEffect => Special::Mute,
            WrittenSpecial::PinRack => Special::Pin,
        }
    }
}

impl Allowed {
    fn bit(&self) -> u8 {
        match self {
            Allowed::Strength(strength) => 1 << strength,
            Allowed::Word(word) => {
                assert_eq!(word, "joker", "the data file is tested");
                1
            }
        }
    }
}

impl WrittenRegion {
    fn read(&self) -> Region {
        let ring: Vec<Slot> = self.ring.iter().map(|name| name.parse().expect("slots are tested")).collect();
        Region {
            name: self.id.clone(),
            bases: ring.iter().filter(|slot| slot.is_base()).map(|slot| slot.bit()).sum(),
            medals: self.medals,
            ring,
            spots: self.spots.iter().map(|(x, y)| (thousandths(*x), thousandths(*y))).collect(),
        }
    }
}
