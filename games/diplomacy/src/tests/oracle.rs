//! A second judge, slow and simple, for small positions: it tries every way in which moves can come out and keeps those
//! that contradict no rule. It shares the map with the judge and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::laws::{Seed, phase, seeds, statuses};
use crate::{
    Kind, Order, Orders, Place, Position, Power, Province, Rout, Ruling, Statuses, Unit, Verdict, movement,
};

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
    statuses: Statuses,
}

/// A strength that nothing overcomes.
const BEYOND: usize = 1_000;

fn board(position: &Position, orders: &Orders, statuses: Statuses) -> Board {
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
    Board { units, moves, supports, convoys, statuses }
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

    fn is_blessed(&self, unit: &Province) -> bool {
        self.statuses.blessed == Some(*unit)
    }

    fn is_cursed(&self, unit: &Province) -> bool {
        self.statuses.cursed == Some(*unit)
    }

    fn are_friends(&self, one: &Province, other: &Province) -> bool {
        self.units[one].power == self.units[other].power
    }

    /// Those of other powers who come to a province and can get there.
    fn foes(&self, at: &Province, way: &Way) -> Vec<Province> {
        let mut attackers = self.attackers(*at);
        attackers.retain(|by| !self.are_friends(by, at) && self.has_path(by, way));
        attackers
    }

    /// Whether a mover has any effect short of getting there.
    fn counts(&self, mover: &Province, way: &Way) -> bool {
        self.has_path(mover, way) && (!self.is_cursed(mover) || self.foes(mover, way).is_empty())
    }

    /// Whether a fleet carries.
    fn carries(&self, fleet: &Province, way: &Way) -> bool {
        let is_lost = self.attackers(*fleet).iter().any(|by| way.contains(by));
        self.is_blessed(fleet) || (!self.is_cursed(fleet) && !is_lost)
    }

    fn has_path(&self, mover: &Province, way: &Way) -> bool {
        if !self.moves[mover].1 {
            return true;
        }
        let fleets: Vec<Province> = self
            .convoys
            .iter()
            .filter(|(fleet, army)| *army == mover && self.carries(fleet, way))
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
        let front = self.supports[supporter].1;
        let is_cut = self.attackers(*supporter).iter().any(|by| {
            let cuts = if *by == front { way.contains(by) } else { self.counts(by, way) };
            cuts && !self.are_friends(by, supporter)
        });
        self.is_blessed(supporter) || (!self.is_cursed(supporter) && !is_cut)
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

    /// The strength of what is in the way at a mover's goal.
    fn resists(&self, mover: &Province, way: &Way) -> usize {
        let goal = self.goal(mover);
        match self.opponent(mover) {
            Some(met) if self.is_cursed(&met) => 0,
            Some(met) if self.overcomes(&met, mover, way) => BEYOND,
            Some(met) => self.strength(&met, way, None),
            None if !self.units.contains_key(&goal) || way.contains(&goal) || self.is_cursed(&goal) => 0,
            None if self.moves.contains_key(&goal) => 1,
            None if self.is_blessed(&goal) => BEYOND,
            None => self.strength(&goal, way, None),
        }
    }

    /// Whether a blessed mover gets where it goes, which no foreigner can help.
    fn overcomes(&self, mover: &Province, against: &Province, way: &Way) -> bool {
        self.is_blessed(mover) && way.contains(mover) && !self.are_friends(mover, against)
    }

    /// The strength with which a mover keeps another out of their common goal.
    fn prevents(&self, other: &Province, mover: &Province, way: &Way) -> usize {
        let is_beaten = self.opponent(other).is_some_and(|met| way.contains(&met));
        if is_beaten || !self.counts(other, way) {
            0
        } else if self.overcomes(other, mover, way) {
            BEYOND
        } else {
            self.strength(other, way, None)
        }
    }

    fn succeeds(&self, mover: &Province, way: &Way) -> bool {
        let goal = self.goal(mover);
        let own = self.units[mover].power;
        if !self.has_path(mover, way) || self.is_cursed(mover) {
            return false;
        }
        let opponent = self.opponent(mover);
        let stays = self.units.get(&goal).filter(|_| opponent.is_some() || !way.contains(&goal));
        let attack = match stays {
            Some(unit) if unit.power == own => 0,
            Some(unit) => self.strength(mover, way, Some(unit.power)),
            None => self.strength(mover, way, None),
        };
        let rivals = || self.attackers(goal).into_iter().filter(|other| other != mover);
        if self.is_blessed(mover) {
            let mut own_rivals = rivals().filter(|other| self.are_friends(other, mover));
            return stays.is_none_or(|unit| unit.power != own)
                && own_rivals.all(|other| attack > self.prevents(&other, mover, way));
        }
        attack > self.resists(mover, way) && rivals().all(|other| attack > self.prevents(&other, mover, way))
    }

    /// Who moves into a province, if anybody does.
    fn entrant(&self, at: &Province, way: &Way) -> Option<Province> {
        self.attackers(*at).into_iter().find(|by| way.contains(by))
    }

    /// Whether a unit goes for any attack.
    fn is_routed(&self, at: &Province, way: &Way) -> bool {
        self.is_cursed(at) && self.statuses.rout == Rout::Literal && !self.foes(at, way).is_empty()
    }

    /// Those who are driven out.
    fn lost(&self, way: &Way) -> Vec<Province> {
        let stay = self.units.keys().copied().filter(|at| !way.contains(at));
        stay.filter(|at| self.entrant(at, way).is_some() || self.is_routed(at, way)).collect()
    }

    /// Whether a unit that was driven out may go there.
    fn is_open(&self, at: &Province, to: Province, way: &Way) -> bool {
        let holds = self.units.contains_key(&to) && !way.contains(&to) && !self.lost(way).contains(&to);
        let is_contested =
            self.attackers(to).iter().any(|by| !way.contains(by) && self.prevents(by, by, way) > 0);
        let is_front = self.entrant(at, way).is_some_and(|by| by == to && !self.moves[&by].1);
        let is_aim = self.is_cursed(at) && self.moves.contains_key(at) && self.goal(at) == to;
        let is_foe = self.is_routed(at, way) && self.foes(at, way).contains(&to);
        let is_taken = holds || self.entrant(&to, way).is_some();
        !(is_taken || is_contested || is_front || is_aim || is_foe)
    }

    /// Those who are driven out, and where each may go.
    fn losses(&self, way: &Way) -> BTreeMap<Province, BTreeSet<Place>> {
        let retreats = |at: Province| {
            let unit = self.units[&at];
            let steps = Place::all().filter(|to| match unit.kind {
                Kind::Army => !to.is_coast() && unit.reach().has(to.province()),
                Kind::Fleet => unit.place.fleet_steps().has(*to),
            });
            (at, steps.filter(|to| self.is_open(&at, to.province(), way)).collect())
        };
        self.lost(way).into_iter().map(retreats).collect()
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

/// Who a verdict says is driven out, and where each may go.
fn judged_losses(verdict: &Verdict) -> BTreeMap<Province, BTreeSet<Place>> {
    verdict.dislodged().map(|lost| (lost.unit.province(), lost.retreats.collect())).collect()
}

fn agree(seed: &Seed, choice: Option<u16>) -> Result<(), TestCaseError> {
    let places: Vec<Place> = CORNER.split(' ').map(|code| Place::from_code(code).expect("a place")).collect();
    let powers = [Power::England, Power::France, Power::Germany];
    let (position, orders) = phase(seed, &places, &powers);
    let statuses = choice.map_or(Statuses::NEUTRAL, |choice| statuses(&position, choice));
    let board = board(&position, &orders, statuses);
    let ways = board.ways();
    let verdict = movement(&position, &orders, statuses);
    let moved = |at: &&Province| verdict.ruling(**at) == Some(Ruling::Ok);
    let judged: Way = board.moves.keys().filter(moved).copied().collect();
    let shown = || {
        let lines: Vec<String> = position
            .units()
            .map(|unit| format!("{} {}", unit.power, orders.of(unit.province()).expect("an order")))
            .collect();
        format!("{}, {statuses:?}", lines.join("; "))
    };
    if verdict.paradox().is_empty() {
        prop_assert!(ways.contains(&judged), "{} comes out {judged:?}, not one of {ways:?}", shown());
        prop_assert_eq!(board.losses(&judged), judged_losses(&verdict), "{}", shown());
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
        agree(&seed, None)?;
    }

    #[test]
    fn both_judges_agree_on_blessed_and_cursed_units(seed in seeds(11), choice: u16) {
        agree(&seed, Some(choice))?;
    }
}
