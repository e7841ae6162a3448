//! Decisions, and what follows from what (§5). A decision once made is never taken back: each round only adds to
//! what is known, so the order in which units are looked at does not matter.

use super::facts::Facts;
use super::strength::{Known, Range};
use crate::map::{Province, ProvinceSet};
use crate::route;

/// What is decided so far, each way, by the province of the unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Decisions {
    /// Moves that succeed.
    pub(super) moved: ProvinceSet,
    /// Moves that fail.
    pub(super) stayed: ProvinceSet,
    /// Supports that count.
    pub(super) given: ProvinceSet,
    /// Supports that do not.
    pub(super) cut: ProvinceSet,
    /// Convoys that carry.
    pub(super) kept: ProvinceSet,
    /// Convoys that do not.
    pub(super) broken: ProvinceSet,
    /// Movers that can reach their goal: over a border, or by a convoy that carries.
    pub(super) path: ProvinceSet,
    /// Movers whose convoy is broken.
    pub(super) no_path: ProvinceSet,
    /// Convoys that were made to fail since they hang on themselves (§6.8).
    pub(super) paradox: ProvinceSet,
    /// Moves that succeed together since each makes room for the next (§5.13).
    pub(super) ring: ProvinceSet,
}

impl Decisions {
    /// What is clear from the orders alone.
    pub(super) fn new(facts: &Facts<'_>) -> Self {
        let cursed = facts.cursed;
        Decisions {
            moved: ProvinceSet::EMPTY,
            stayed: facts.movers.and(cursed),
            given: facts.supporters.and(facts.blessed).minus(cursed),
            cut: facts.supporters.and(cursed),
            kept: facts.convoys.and(facts.blessed).minus(cursed),
            broken: facts.convoys.and(cursed),
            path: facts.movers.minus(facts.sailors),
            no_path: ProvinceSet::EMPTY,
            paradox: ProvinceSet::EMPTY,
            ring: ProvinceSet::EMPTY,
        }
    }

    /// Decides everything.
    pub(super) fn settle(&mut self, facts: &Facts<'_>) {
        loop {
            self.follow(facts);
            let open = self.open(facts);
            if open.is_empty() {
                return;
            }
            self.untie(facts, open);
        }
    }

    /// Decides all that follows from what is known.
    pub(super) fn follow(&mut self, facts: &Facts<'_>) {
        loop {
            let before = *self;
            for fleet in facts.convoys.minus(self.kept).minus(self.broken) {
                self.convoy(facts, fleet);
            }
            for army in facts.sailors.minus(self.path).minus(self.no_path) {
                self.path(facts, army);
            }
            for unit in facts.supporters.minus(self.given).minus(self.cut) {
                self.support(facts, unit);
            }
            for unit in facts.movers.minus(self.moved).minus(self.stayed) {
                self.movement(facts, unit);
            }
            if *self == before {
                return;
            }
        }
    }

    /// A convoy carries unless its fleet is dislodged (§6.2).
    #[inline]
    fn convoy(&mut self, facts: &Facts<'_>, fleet: Province) {
        let attackers = facts.attackers[fleet.index()];
        if !attackers.and(self.moved).is_empty() {
            self.broken = self.broken.with(fleet);
        } else if attackers.minus(self.stayed).is_empty() {
            self.kept = self.kept.with(fleet);
        }
    }

    /// An army sails if some whole route of its fleets carries (§6.3).
    #[inline]
    fn path(&mut self, facts: &Facts<'_>, army: Province) {
        let carriers = facts.carriers[army.index()];
        let goal = facts.goal_of(army);
        if route::exists(army, goal, carriers.and(self.kept)) {
            self.path = self.path.with(army);
        } else if !route::exists(army, goal, carriers.minus(self.broken)) {
            self.no_path = self.no_path.with(army);
        }
    }

    /// A support is cut by a foreign attack on the supporter, except one from where the support is directed,
    /// which must dislodge it (§5.9, §5.10).
    #[inline]
    fn support(&mut self, facts: &Facts<'_>, unit: Province) {
        let attackers = facts.attackers[unit.index()];
        if attackers.is_empty() {
            self.given = self.given.with(unit);
            return;
        }
        let foes = attackers.minus(facts.friends(unit));
        let front = ProvinceSet::only(facts.directed[unit.index()]);
        let aside = foes.minus(front);
        let (cuts, may_cut) = self.cutters(facts, aside);
        if !cuts.is_empty() || !foes.and(self.moved).is_empty() {
            self.cut = self.cut.with(unit);
        } else if may_cut.is_empty() && foes.and(front).minus(self.stayed).is_empty() {
            self.given = self.given.with(unit);
        }
    }

    /// Those of some attackers that cut the support of whom they attack, and those that may.
    #[inline]
    pub(super) fn cutters(&self, facts: &Facts<'_>, attackers: ProvinceSet) -> (ProvinceSet, ProvinceSet) {
        let cuts = attackers.and(self.path);
        let may_cut = attackers.minus(self.no_path);
        let Some(cursed) = attackers.and(facts.cursed).first() else { return (cuts, may_cut) };
        match self.is_void(facts, cursed) {
            Known::Yes => (cuts.without(cursed), may_cut.without(cursed)),
            Known::No => (cuts, may_cut),
            Known::Open => (cuts.without(cursed), may_cut),
        }
    }

    /// A move succeeds if it beats whoever is at its goal and everybody else who goes there (§5.11).
    #[inline]
    fn movement(&mut self, facts: &Facts<'_>, unit: Province) {
        match self.succeeds(facts, unit) {
            Known::Yes => self.moved = self.moved.with(unit),
            Known::No => self.stayed = self.stayed.with(unit),
            Known::Open => {}
        }
    }

    pub(super) fn succeeds(&self, facts: &Facts<'_>, unit: Province) -> Known {
        if facts.blessed.has(unit) {
            return self.blessed_succeeds(facts, unit);
        }
        let attack = self.attack(facts, unit);
        let goal = facts.goal_of(unit);
        let mut found = beats(attack, self.opposition(facts, unit));
        if found == Known::No {
            return found;
        }
        for other in facts.attackers[goal.index()].without(unit) {
            match beats(attack, self.prevent(facts, other, unit)) {
                Known::No => return Known::No,
                Known::Open => found = Known::Open,
                Known::Yes => {}
            }
        }
        found
    }

    /// What a mover must beat at its goal itself.
    #[inline]
    pub(super) fn opposition(&self, facts: &Facts<'_>, unit: Province) -> Range {
        match facts.opponent(unit) {
            Some(opponent) => self.defend(facts, opponent, unit),
            None => self.hold(facts, facts.goal_of(unit)),
        }
    }

    /// A blessed mover gets there whatever foreigners do; units of its own power stand in its way as ever (§8.4).
    fn blessed_succeeds(&self, facts: &Facts<'_>, unit: Province) -> Known {
        if self.no_path.has(unit) {
            return Known::No;
        }
        let goal = facts.goal_of(unit);
        let friends = facts.friends(unit);
        let mut found = if self.path.has(unit) { Known::Yes } else { Known::Open };
        if friends.has(goal) && !self.moved.has(goal) {
            let may_leave =
                facts.movers.has(goal) && !self.stayed.has(goal) && facts.opponent(unit).is_none();
            if !may_leave {
                return Known::No;
            }
            found = Known::Open;
        }
        let attack = self.attack(facts, unit);
        for other in facts.attackers[goal.index()].and(friends).without(unit) {
            match beats(attack, self.prevent(facts, other, unit)) {
                Known::No => return Known::No,
                Known::Open => found = Known::Open,
                Known::Yes => {}
            }
        }
        found
    }
}

/// Whether an attack is stronger than what stands against it.
#[inline]
pub(super) fn beats(attack: Range, against: Range) -> Known {
    if attack.least > against.most {
        Known::Yes
    } else if attack.most <= against.least {
        Known::No
    } else {
        Known::Open
    }
}

#[cfg(test)]
mod tests;
