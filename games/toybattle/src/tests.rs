//! Tests: a module for each group of chapters, named after their paragraphs; a second set of rules; frozen games;
//! and the laws.

mod bad_inputs;
mod bases;
mod bots;
mod crew;
mod ending;
mod golden;
mod knowledge;
mod laws_of_play;
mod notation;
mod options;
mod oracle;
mod order;
mod paper;
mod perft;
mod placement;
mod regions;
mod set_up;
mod setup;
mod terrains;
mod troops;
mod volcanoes_to_trenches;

use setup::{A, B, Play, Setup};
use tabletop::{Game, Input, Outcome, Refused, Seat, Viewer};

use crate::config::Config;
use crate::event::{Event, Seen};
use crate::field::How;
use crate::refusal::Refusal;
use crate::state::ToyBattle;
use crate::terrain::{Colour, TerrainId};
use crate::troop::{Troop, Troops};

use TerrainId::{
    ChampDeBataille as Battlefield, CimetiereMaudit as Cemetery, CiteDesNuages as Clouds,
    JungleVolcanique as Jungle, MerDesCaraibes as Caribbean, PiscineDesTropiques as Pool,
    PlaineDesChateaux as Castles, StationMetalX as Station,
};

/// One troop of each kind: a full rack.
const ALL_KINDS: &str = "kwak skully captain jumbo hook xb42 star roxy";

/// Troops by their names.
fn troops(names: &str) -> Troops {
    names
        .split_whitespace()
        .map(|name| name.parse::<Troop>().unwrap_or_else(|error| panic!("{name}: {error}")))
        .collect()
}

/// The names of some troops, by kind.
fn names(troops: Troops) -> String {
    troops.each().map(Troop::id).collect::<Vec<_>>().join(" ")
}
