//! What makes a terrain look like no other: its colours, ground, roads, bases, headquarters and what is
//! scattered about. One file a mood; `field` draws what they have in common.
//!
//! Every mood names the same nine colours (`ground`, `ground-deep`, `region`, `region-edge`, `frame`, `base`,
//! `base-edge`, `scenery`, `road`) and as many more as it likes.

mod battlefield;
mod cemetery;
mod clouds;
mod jungle;
mod plain;
mod pool;
mod sea;
mod station;

use super::pen::Patch;
use crate::terrain::TerrainId;

/// The mood of a terrain.
#[derive(Debug)]
pub(super) struct Mood {
    /// Names and values of its colours.
    pub(super) colours: &'static [(&'static str, u32)],
    /// What lies beneath regions and roads, drawn across the whole board as blue sees it.
    pub(super) ground: &'static [Patch],
    /// What crosses the regions but passes beneath the roads, drawn like the ground.
    pub(super) streams: &'static [Patch],
    /// How much of the ground the tint of regions covers, in percent.
    pub(super) tint: u8,
    /// The layers of its roads, the lowest first.
    pub(super) roads: &'static [Road],
    /// A base, around its middle.
    pub(super) base: &'static [Patch],
    /// The house on a headquarters' plinth; `side` colours become those of its owner.
    pub(super) headquarters: &'static [Patch],
    /// What is scattered about.
    pub(super) scattered: &'static [Scattered],
}

/// A layer of the roads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Road {
    pub(super) colour: &'static str,
    /// Its width, in tenths of a unit.
    pub(super) tenths: u16,
    /// The lengths of its dashes and of the gaps between them.
    pub(super) dashes: Option<(i32, i32)>,
}

/// A whole layer of the roads.
const fn road(colour: &'static str, tenths: u16) -> Road {
    Road { colour, tenths, dashes: None }
}

/// A dashed layer of the roads.
const fn dashed(colour: &'static str, tenths: u16, dash: i32, gap: i32) -> Road {
    Road { colour, tenths, dashes: Some((dash, gap)) }
}

/// One thing at several places, as blue sees them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scattered {
    pub(super) patches: &'static [Patch],
    /// Its size.
    pub(super) percent: i32,
    /// Where it stands.
    pub(super) places: &'static [(i32, i32)],
}

/// One thing at a size in percent, at several places.
const fn scatter(patches: &'static [Patch], percent: i32, places: &'static [(i32, i32)]) -> Scattered {
    Scattered { patches, percent, places }
}

/// The mood of a terrain.
pub(super) const fn mood(terrain: TerrainId) -> &'static Mood {
    match terrain {
        TerrainId::PlaineDesChateaux => &plain::MOOD,
        TerrainId::PiscineDesTropiques => &pool::MOOD,
        TerrainId::CiteDesNuages => &clouds::MOOD,
        TerrainId::JungleVolcanique => &jungle::MOOD,
        TerrainId::CimetiereMaudit => &cemetery::MOOD,
        TerrainId::MerDesCaraibes => &sea::MOOD,
        TerrainId::StationMetalX => &station::MOOD,
        TerrainId::ChampDeBataille => &battlefield::MOOD,
    }
}
