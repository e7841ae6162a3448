//! Strengths, known between a least and a most value (§5.4 to §5.8).

use super::decide::Decisions;
use super::facts::Facts;
use crate::map::{Province, ProvinceSet};

/// More than any number of units.
pub(super) const INFINITE: u8 = 200;

/// A strength that is not wholly known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Range {
    pub(super) least: u8,
    pub(super) most: u8,
}

impl Range {
    pub(super) const ZERO: Range = Range::exactly(0);

    pub(super) const fn exactly(strength: u8) -> Self {
        Range { least: strength, most: strength }
    }

    /// The same, if something that is not known yet turns out well; nothing if it does not.
    #[inline]
    fn or_zero(self, is_certain: bool) -> Self {
        Range { least: if is_certain { self.least } else { 0 }, ..self }
    }
}

/// Whether something is so, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Known {
    Yes,
    No,
    Open,
}

impl Decisions {
    /// One and the supports, but for those of some units.
    #[inline]
    fn backed(&self, facts: &Facts<'_>, unit: Province, except: ProvinceSet) -> Range {
        let backers = facts.backers[unit.index()].minus(except);
        if backers.is_empty() {
            return Range::exactly(1);
        }
        let least = backers.and(self.given).len();
        let most = backers.minus(self.cut).len();
        Range { least: 1 + least as u8, most: 1 + most as u8 }
    }

    /// The strength of a mover against whoever may be at its goal (§5.5).
    #[inline]
    pub(super) fn attack(&self, facts: &Facts<'_>, mover: Province) -> Range {
        if self.no_path.has(mover) {
            return Range::ZERO;
        }
        let goal = facts.goal_of(mover);
        let strength = if !facts.occupied.has(goal) || self.leaves(facts, mover, goal) {
            self.backed(facts, mover, ProvinceSet::EMPTY)
        } else {
            // Nobody attacks an own unit, nor helps an attack on one.
            let friends = facts.friends(goal);
            let against = if friends.has(mover) { Range::ZERO } else { self.backed(facts, mover, friends) };
            let may_leave =
                facts.movers.has(goal) && !self.stayed.has(goal) && facts.opponent(mover).is_none();
            if may_leave {
                Range { most: self.backed(facts, mover, ProvinceSet::EMPTY).most, ..against }
            } else {
                against
            }
        };
        strength.or_zero(self.path.has(mover))
    }

    /// Whether the unit at a mover's goal is known to make room.
    #[inline]
    fn leaves(&self, facts: &Facts<'_>, mover: Province, goal: Province) -> bool {
        self.moved.has(goal) && facts.opponent(mover).is_none()
    }

    /// The strength of what is in a province against those who come (§5.4).
    #[inline]
    pub(super) fn hold(&self, facts: &Facts<'_>, province: Province) -> Range {
        if !facts.occupied.has(province) || self.moved.has(province) || facts.cursed.has(province) {
            Range::ZERO
        } else if self.stayed.has(province) {
            Range::exactly(1)
        } else if facts.movers.has(province) {
            Range { least: 0, most: 1 }
        } else if facts.blessed.has(province) {
            Range::exactly(INFINITE)
        } else {
            self.backed(facts, province, ProvinceSet::EMPTY)
        }
    }

    /// The strength of a mover against the one it meets head-to-head (§5.7).
    #[inline]
    pub(super) fn defend(&self, facts: &Facts<'_>, mover: Province, against: Province) -> Range {
        if facts.cursed.has(mover) {
            return Range::ZERO;
        }
        self.blessed_range(facts, mover, against, self.backed(facts, mover, ProvinceSet::EMPTY))
    }

    /// The strength with which a mover keeps another out of their common goal (§5.6).
    #[inline]
    pub(super) fn prevent(&self, facts: &Facts<'_>, mover: Province, against: Province) -> Range {
        if self.no_path.has(mover) {
            return Range::ZERO;
        }
        let mut is_certain = self.path.has(mover);
        if let Some(opponent) = facts.opponent(mover) {
            if self.moved.has(opponent) {
                return Range::ZERO;
            }
            is_certain &= self.stayed.has(opponent);
        }
        match self.is_void(facts, mover) {
            Known::Yes => return Range::ZERO,
            Known::No => {}
            Known::Open => is_certain = false,
        }
        let strength = self.backed(facts, mover, ProvinceSet::EMPTY).or_zero(is_certain);
        self.blessed_range(facts, mover, against, strength)
    }

    /// A blessed unit that gets where it goes is stronger than any foreigner (§8.4).
    #[inline]
    fn blessed_range(&self, facts: &Facts<'_>, mover: Province, against: Province, ordinary: Range) -> Range {
        if !facts.blessed.has(mover) || self.stayed.has(mover) || facts.friends(mover).has(against) {
            ordinary
        } else if self.moved.has(mover) {
            Range::exactly(INFINITE)
        } else {
            Range { most: INFINITE, ..ordinary }
        }
    }

    /// Whether a mover's attack counts for nothing because it is cursed and itself attacked (§8.7).
    #[inline]
    pub(super) fn is_void(&self, facts: &Facts<'_>, mover: Province) -> Known {
        if facts.cursed.has(mover) { self.is_attacked(facts, mover) } else { Known::No }
    }

    /// Whether somebody of another power moves into a unit's province and can get as far as that.
    pub(super) fn is_attacked(&self, facts: &Facts<'_>, unit: Province) -> Known {
        let attackers = facts.attackers[unit.index()].minus(facts.friends(unit));
        if !self.foes(facts, unit).is_empty() {
            Known::Yes
        } else if attackers.minus(self.no_path).is_empty() {
            Known::No
        } else {
            Known::Open
        }
    }

    /// Those who attack a unit, as far as they are known.
    pub(super) fn foes(&self, facts: &Facts<'_>, unit: Province) -> ProvinceSet {
        facts.attackers[unit.index()].minus(facts.friends(unit)).and(self.path)
    }
}
