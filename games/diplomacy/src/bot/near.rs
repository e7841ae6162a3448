//! How near things are: a fixed weight of every centre for every place, by land and by sea.
//!
//! What lies on a centre spreads over the map step by step, a fifth of it into each neighbour, and each number of steps
//! counts with a weight of its own. Since the map never changes, all of it is a table that is made once.

use std::sync::LazyLock;

use crate::map::{CENTRES, PLACES, Place, PlaceSet, Province, ProvinceSet, SEAS};
use crate::unit::Kind;

/// How many centres there are.
pub(super) const HUBS: usize = 34;

/// When units are to move next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Season {
    Spring,
    Fall,
    /// In spring too, but they are not on the map yet, or are to leave it.
    Winter,
}

impl Season {
    pub(super) const fn of(is_fall: bool) -> Self {
        if is_fall { Season::Fall } else { Season::Spring }
    }

    /// What each number of steps counts: in fall a centre must be stood on, in spring it is as good to stand beside
    /// it, in winter to come near it.
    const fn weights(self) -> [f32; 10] {
        match self {
            Season::Spring => [0.6, 1.0, 0.03, 0.01, 0.006, 0.005, 0.004, 0.003, 0.002, 0.001],
            Season::Fall => [1.0, 0.25, 0.03, 0.01, 0.006, 0.005, 0.004, 0.003, 0.002, 0.001],
            Season::Winter => [0.3, 1.0, 0.6, 0.3, 0.15, 0.08, 0.04, 0.02, 0.01, 0.01],
        }
    }
}

/// How much a way over one sea counts beside one over land, for armies.
const FERRY: f32 = 0.25;

/// What each centre counts at each place.
pub(super) type Nearness = Box<[[f32; PLACES]; HUBS]>;

/// The centres in the order of their numbers: what tables of centres go by.
pub(super) static HUB: LazyLock<[Province; HUBS]> = LazyLock::new(|| {
    let mut hubs = CENTRES;
    std::array::from_fn(|_| hubs.next().expect("there are 34 centres"))
});

static TABLES: LazyLock<[[Nearness; 3]; 2]> = LazyLock::new(|| {
    Kind::ALL.map(|kind| [Season::Spring, Season::Fall, Season::Winter].map(|season| table(kind, season)))
});

/// The table for a kind of unit and a season.
pub(super) fn nearness(kind: Kind, season: Season) -> &'static Nearness {
    &TABLES[kind as usize][season as usize]
}

fn table(kind: Kind, season: Season) -> Nearness {
    let steps: Vec<Vec<(usize, f32)>> = Place::all().map(|place| neighbours(kind, place)).collect();
    let mut table = Box::new([[0.0; PLACES]; HUBS]);
    for (row, centre) in table.iter_mut().zip(HUB.iter()) {
        let mut now = [0.0; PLACES];
        for place in Place::all().filter(|place| place.province() == *centre) {
            now[place.index()] = 1.0;
        }
        for weight in season.weights() {
            for (near, spread) in row.iter_mut().zip(&now) {
                *near += weight * spread;
            }
            let before = now;
            for (at, near) in steps.iter().enumerate() {
                let come: f32 = near.iter().map(|(from, share)| before[*from] * share).sum();
                now[at] = (before[at] + come) / 5.0;
            }
        }
    }
    table
}

/// The places beside one, for a kind of unit, and what share comes from each.
fn neighbours(kind: Kind, place: Place) -> Vec<(usize, f32)> {
    if kind == Kind::Fleet {
        return place.fleet_steps().map(|to| (to.index(), 1.0)).collect();
    }
    if !kind.can_stand(place) {
        return Vec::new();
    }
    let over_land = place.army_steps();
    let shores =
        place.province().seas().fold(ProvinceSet::EMPTY, |all, sea| all.or(sea.place().fleet_reach()));
    let over_sea = shores.minus(SEAS).minus(over_land).without(place.province());
    let land = over_land.map(|to| (to.index(), 1.0));
    land.chain(over_sea.map(|to| (to.index(), FERRY))).collect()
}

/// All places of a province where a kind of unit can stand.
pub(super) fn stands(kind: Kind, province: Province) -> PlaceSet {
    let places = province.coasts().with(province.place());
    places.filter(|place| kind.can_stand(*place)).collect()
}
