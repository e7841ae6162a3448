//! A second judge, slow and simple, for small positions: it tries every way in which moves can come out and keeps those
//! that contradict no rule. It shares the map with the judge and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::laws::{Seed, phase, seeds};
use crate::{Kind, Order, Orders, Place, Position, Power, Province, Ruling, Statuses, Unit, movement};

/// The corner of the map where convoys, rings and coasts are thick.
const CORNER: &str = "LON WAL ENG BRE PIC BEL NTH HOL YOR DEN SKA NWY SWE HEL";

struct Board {
    units: BTreeMap<Province, Unit>,
    /// Movers and where they go, and whether by sea.
    moves: BTreeMap<Province, (Place, bool)>,
    /// Supporters that are matched: whom, and where it is directed.
    supports: BTreeMap<Province, (Province, Province)>,
    /// Convoying fleets that are matched, and whom they carry.
    convoys: BTreeMap<Province, Province>,
}

fn board(position: &Position, orders: &Orders) -> Board {
    let units: BTreeMap<Province, Unit> = position.units().map(|unit| (unit.province(), unit)).collect();
    let order = |at: &Province| *orders.of(*at).expect("every unit has a possible order");
    let mut moves = BTreeMap::new();
    for (at, unit) in &units {
        if let Order::Move { to, via, .. } = order(at) {
            let borders = unit.reach().has(to.province());
            let own_fleet = units.values().any(|fleet| {
                let carries = matches!(order(&fleet.province()),
                    Order::Convoy { whom, to: goal, .. } if whom.province() == *at && goal.province() == to.province());
                carries && fleet.power == unit.power
            });
            let by_sea = unit.kind == Kind::Army && (via || !borders || own_fleet);
            let coasts = to.province().coasts().and(unit.place.fleet_steps());
            let exact =
                if unit.kind == Kind::Fleet && !to.is_coast() { coasts.first().unwrap_or(to) } else { to };
            moves.insert(*at, (exact, by_sea));
        }
    }
    let (mut supports, mut convoys) = (BTreeMap::new(), BTreeMap::new());
    for at in units.keys() {
        match order(at) {
            Order::SupportHold { whom, .. } if !moves.contains_key(&whom.province()) => {
                supports.insert(*at, (whom.province(), whom.province()));
            }
            Order::SupportMove { whom, to, .. } => {
                let goes = moves.get(&whom.province());
                let fits = goes.is_some_and(|(goal, _)| {
                    goal.province() == to.province() && (!to.is_coast() || !goal.is_coast() || *goal == to)
                });
                if fits {
                    supports.insert(*at, (whom.province(), to.province()));
                }
            }
            Order::Convoy { whom, to, .. } => {
                let goes = moves.get(&whom.province());
                if goes.is_some_and(|(goal, by_sea)| goal.province() == to.province() && *by_sea) {
                    convoys.insert(*at, whom.province());
                }
            }
            _ => {}
        }
    }
    Board { units, moves, supports, convoys }
}

/// One way to come out: who moves.
type Way = BTreeSet<Province>;

impl Board {
    fn goal(&self, mover: &Province) -> Province {
        self.moves[mover].0.province()
    }

    fn attackers(&self, at: Province) -> Vec<Province> {
        self.moves.keys().copied().filter(|mover| self.goal(mover) == at).collect()
    }

    fn has_path(&self, mover: &Province, way: &Way) -> bool {
        if !self.moves[mover].1 {
            return true;
        }
        let carries = |fleet: &Province| !self.attackers(*fleet).iter().any(|by| way.contains(by));
        let fleets: Vec<Province> = self
            .convoys
            .iter()
            .filter(|(fleet, army)| *army == mover && carries(fleet))
            .map(|(at, _)| *at)
            .collect();
        let mut reached: Vec<Province> =
            fleets.iter().copied().filter(|sea| mover.seas().has(*sea)).collect();
        let mut next = 0;
        while next < reached.len() {
            let here = reached[next];
            for sea in &fleets {
                if here.place().fleet_reach().has(*sea) && !reached.contains(sea) {
                    reached.push(*sea);
                }
            }
            next += 1;
        }
        reached.iter().any(|sea| self.goal(mover).seas().has(*sea))
    }

    fn is_given(&self, supporter: &Province, way: &Way) -> bool {
        let own = self.units[supporter].power;
        let front = self.supports[supporter].1;
        !self.attackers(*supporter).iter().any(|by| {
            let cuts = if *by == front { way.contains(by) } else { self.has_path(by, way) };
            cuts && self.units[by].power != own
        })
    }

    fn strength(&self, unit: &Province, way: &Way, without: Option<Power>) -> usize {
        let helps = |(supporter, (whom, _)): &(&Province, &(Province, Province))| {
            whom == unit && Some(self.units[supporter].power) != without && self.is_given(supporter, way)
        };
        1 + self.supports.iter().filter(helps).count()
    }

    fn opponent(&self, mover: &Province) -> Option<Province> {
        let goal = self.goal(mover);
        let (_, by_sea) = self.moves.get(&goal)?;
        (self.goal(&goal) == *mover && !by_sea && !self.moves[mover].1).then_some(goal)
    }

    fn succeeds(&self, mover: &Province, way: &Way) -> bool {
        let goal = self.goal(mover);
        let own = self.units[mover].power;
        if !self.has_path(mover, way) {
            return false;
        }
        let opponent = self.opponent(mover);
        let stays = self.units.get(&goal).filter(|_| opponent.is_some() || !way.contains(&goal));
        let attack = match stays {
            Some(unit) if unit.power == own => 0,
            Some(unit) => self.strength(mover, way, Some(unit.power)),
            None => self.strength(mover, way, None),
        };
        let resists = match (opponent, stays) {
            (Some(opponent), _) => self.strength(&opponent, way, None),
            (None, Some(_)) if self.moves.contains_key(&goal) => 1,
            (None, Some(_)) => self.strength(&goal, way, None),
            (None, None) => 0,
        };
        let prevents = |other: &Province| {
            let is_beaten = self.opponent(other).is_some_and(|met| way.contains(&met));
            if is_beaten || !self.has_path(other, way) { 0 } else { self.strength(other, way, None) }
        };
        attack > resists
            && self.attackers(goal).iter().all(|other| other == mover || attack > prevents(other))
    }

    /// Every way that contradicts nothing.
    fn ways(&self) -> Vec<Way> {
        let movers: Vec<Province> = self.moves.keys().copied().collect();
        let all = (0..1_u32 << movers.len()).map(|bits| {
            let chosen = movers.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
            chosen.map(|(_, mover)| *mover).collect::<Way>()
        });
        all.filter(|way| movers.iter().all(|mover| self.succeeds(mover, way) == way.contains(mover)))
            .collect()
    }
}

fn agree(seed: &Seed) -> Result<(), TestCaseError> {
    let places: Vec<Place> = CORNER.split(' ').map(|code| Place::from_code(code).expect("a place")).collect();
    let powers = [Power::England, Power::France, Power::Germany];
    let (position, orders) = phase(seed, &places, &powers);
    let board = board(&position, &orders);
    let ways = board.ways();
    let verdict = movement(&position, &orders, Statuses::NEUTRAL);
    let moved = |at: &&Province| verdict.ruling(**at) == Some(Ruling::Ok);
    let judged: Way = board.moves.keys().filter(moved).copied().collect();
    let shown = || {
        let lines: Vec<String> = position
            .units()
            .map(|unit| format!("{} {}", unit.power, orders.of(unit.province()).expect("an order")))
            .collect();
        lines.join("; ")
    };
    if verdict.paradox().is_empty() {
        prop_assert!(ways.contains(&judged), "{} comes out {judged:?}, not one of {ways:?}", shown());
    } else {
        prop_assert_ne!(ways.len(), 1, "{} has one way out", shown());
    }
    if ways.len() == 1 {
        prop_assert_eq!(&ways[0], &judged, "{}", shown());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]
    #[test]
    fn both_judges_agree_wherever_there_is_one_way_out(seed in seeds(11)) {
        agree(&seed)?;
    }
}
