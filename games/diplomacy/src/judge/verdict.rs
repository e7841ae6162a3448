//! What becomes of a phase: a ruling for each order, the units where they stand afterwards, the dislodged and where
//! they may retreat (§5.12, §7).

use super::decide::Decisions;
use super::facts::Facts;
use super::strength::{Known, Range};
use crate::map::{PROVINCES, Place, PlaceSet, Province, ProvinceSet};
use crate::status::Rout;
use crate::unit::{Kind, Position, Unit};

/// What became of an order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ruling {
    /// It was carried out: the move made, the support given, the convoy kept, the province held.
    Ok,
    /// It was impossible and ignored; the unit held.
    Illegal,
    /// It was possible, and for something nobody did.
    Void,
    /// The support was cut.
    Cut,
    /// The move failed.
    Bounce,
    /// The move failed since no convoy carried the army.
    NoPath,
    /// The unit that held or convoyed was dislodged.
    Dislodged,
    /// The convoy was made to fail since it hung on itself.
    Paradox,
    /// There were too many such orders; or the convoy was cursed.
    Fail,
}

impl Ruling {
    /// Its name in data.
    pub const fn code(self) -> &'static str {
        match self {
            Ruling::Ok => "ok",
            Ruling::Illegal => "illegal",
            Ruling::Void => "void",
            Ruling::Cut => "cut",
            Ruling::Bounce => "bounce",
            Ruling::NoPath => "no_path",
            Ruling::Dislodged => "dislodged",
            Ruling::Paradox => "paradox",
            Ruling::Fail => "fail",
        }
    }
}

/// A unit that was driven out, and where it may not go for that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dislodged {
    /// The unit, with the place it lost.
    pub unit: Unit,
    /// Where its attacker came from: whoever entered; where nobody did (§8.9), one of those who attacked.
    pub by: Province,
    /// Where it may go. If that is nowhere, it will be disbanded.
    pub retreats: PlaceSet,
}

/// What became of a movement phase. Provinces are those where units stood before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    rulings: [Option<Ruling>; PROVINCES],
    after: Position,
    lost: [Option<Lost>; PROVINCES],
    contested: ProvinceSet,
    paradox: ProvinceSet,
    /// Where the cursed unit may not retreat on top of what holds for all (§8.8, §8.9).
    barred: ProvinceSet,
}

/// A dislodged unit, without what can be worked out from the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lost {
    unit: Unit,
    by: Province,
    /// Where its attacker came from, unless that was by sea.
    front: Option<Province>,
    is_cursed: bool,
}

impl Verdict {
    /// What became of the order of the unit in a province.
    pub fn ruling(&self, province: Province) -> Option<Ruling> {
        self.rulings[province.index()]
    }

    /// The units that stand, without the dislodged.
    pub fn after(&self) -> &Position {
        &self.after
    }

    /// The dislodged unit that was in a province.
    pub fn dislodged_at(&self, province: Province) -> Option<Dislodged> {
        self.lost[province.index()].map(|lost| self.dislodgement(lost))
    }

    /// All dislodged units, by the province they lost.
    pub fn dislodged(&self) -> impl Iterator<Item = Dislodged> {
        self.lost.iter().flatten().map(|lost| self.dislodgement(*lost))
    }

    /// A dislodged unit with the places it may retreat to: empty, uncontested, and not where it was attacked from
    /// (§7.2 to §7.5).
    fn dislodgement(&self, lost: Lost) -> Dislodged {
        let steps = match lost.unit.kind {
            Kind::Army => PlaceSet::from_bits(lost.unit.place.army_steps().bits()),
            Kind::Fleet => lost.unit.place.fleet_steps(),
        };
        let is_free = |place: &Place| {
            let province = place.province();
            let is_barred = lost.front == Some(province) || (lost.is_cursed && self.barred.has(province));
            self.after.at(province).is_none() && !self.contested.has(province) && !is_barred
        };
        Dislodged { unit: lost.unit, by: lost.by, retreats: steps.filter(is_free).collect() }
    }

    /// Provinces left empty by a standoff: nobody may retreat there.
    pub fn contested(&self) -> ProvinceSet {
        self.contested
    }

    /// The convoys that were made to fail since they hung on themselves, dislodged or not.
    pub fn paradox(&self) -> ProvinceSet {
        self.paradox
    }
}

/// What becomes of it, once everything is decided.
pub(super) fn of(facts: &Facts<'_>, decided: &Decisions) -> Verdict {
    let mut verdict = Verdict {
        rulings: [None; PROVINCES],
        after: facts.position.clone(),
        lost: [None; PROVINCES],
        contested: ProvinceSet::EMPTY,
        paradox: decided.paradox,
        barred: ProvinceSet::EMPTY,
    };
    let mut lost = ProvinceSet::EMPTY;
    for unit in decided.moved {
        verdict.after.take(unit);
        let goal = facts.goal_of(unit);
        if facts.occupied.has(goal) && !decided.moved.has(goal) {
            lost = lost.with(goal);
            verdict.after.take(goal);
        }
    }
    for unit in decided.moved {
        let moved = Unit { place: facts.goal[unit.index()], ..facts.unit(unit) };
        verdict.after.put(moved).expect("one unit moves where there is none");
    }
    for unit in routed(facts, decided).minus(lost) {
        lost = lost.with(unit);
        verdict.after.take(unit);
    }
    for unit in facts.occupied {
        verdict.rulings[unit.index()] = Some(ruling(facts, decided, unit, lost.has(unit)));
    }
    verdict.contested = contested(facts, decided, &verdict.after);
    for unit in lost {
        verdict.lost[unit.index()] = Some(lost_unit(facts, decided, unit));
    }
    for unit in lost.and(facts.cursed) {
        verdict.barred = barred(facts, decided, unit);
    }
    verdict
}

/// The cursed unit, if any attack suffices to drive it out and there is one (§8.9). Nothing else that is decided
/// depends on whether it goes: it resists with nothing and helps nobody either way.
fn routed(facts: &Facts<'_>, decided: &Decisions) -> ProvinceSet {
    let is_routed = |unit: &Province| decided.is_attacked(facts, *unit) == Known::Yes;
    match facts.rout {
        Rout::Entering => ProvinceSet::EMPTY,
        Rout::Literal => facts.cursed.filter(is_routed).collect(),
    }
}

/// Where the cursed unit may not retreat to: the aim of its own move (§8.8), and where any of its attackers came from
/// if any of them drives it out (§8.9).
fn barred(facts: &Facts<'_>, decided: &Decisions, unit: Province) -> ProvinceSet {
    let attackers = match facts.rout {
        Rout::Entering => ProvinceSet::EMPTY,
        Rout::Literal => decided.foes(facts, unit),
    };
    if facts.movers.has(unit) { attackers.with(facts.goal_of(unit)) } else { attackers }
}

fn ruling(facts: &Facts<'_>, decided: &Decisions, unit: Province, is_lost: bool) -> Ruling {
    if facts.illegal.has(unit) {
        Ruling::Illegal
    } else if facts.void.has(unit) {
        Ruling::Void
    } else if facts.movers.has(unit) {
        match (decided.moved.has(unit), decided.no_path.has(unit)) {
            (true, _) => Ruling::Ok,
            (false, true) => Ruling::NoPath,
            (false, false) => Ruling::Bounce,
        }
    } else if decided.cut.has(unit) {
        Ruling::Cut
    } else if facts.supporters.has(unit) {
        Ruling::Ok
    } else if is_lost {
        Ruling::Dislodged
    } else if decided.paradox.has(unit) {
        Ruling::Paradox
    } else if decided.broken.has(unit) {
        // A cursed fleet that nobody dislodges still carries nobody.
        Ruling::Fail
    } else {
        Ruling::Ok
    }
}

/// The provinces that are empty since those who went there kept each other out (§7.4).
fn contested(facts: &Facts<'_>, decided: &Decisions, after: &Position) -> ProvinceSet {
    let mut contested = ProvinceSet::EMPTY;
    for unit in decided.stayed {
        let goal = facts.goal_of(unit);
        if after.at(goal).is_none() && decided.prevent(facts, unit, unit) != Range::ZERO {
            contested = contested.with(goal);
        }
    }
    contested
}

fn lost_unit(facts: &Facts<'_>, decided: &Decisions, at: Province) -> Lost {
    let entered = facts.attackers[at.index()].and(decided.moved).first();
    let by = entered.or_else(|| decided.foes(facts, at).first()).expect("somebody drove it out");
    Lost {
        unit: facts.unit(at),
        by,
        front: (!facts.sailors.has(by)).then_some(by),
        is_cursed: facts.cursed.has(at),
    }
}
