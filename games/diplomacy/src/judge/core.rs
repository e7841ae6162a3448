//! What hangs on itself: decisions none of which can be made before the others (§5.13, §6.8).
//!
//! A core is a set of open decisions that depend on each other and on nothing else that is open. A core of moves
//! alone is a ring of units that all go on. A core with a convoy in it is a paradox, and its convoys fail. That this never
//! overrules a single way in which everything fits is tested against a second judge.

use super::decide::{Decisions, beats};
use super::facts::Facts;
use super::strength::Known;
use crate::map::{Province, ProvinceSet};

/// A set of decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Open {
    moves: ProvinceSet,
    supports: ProvinceSet,
    convoys: ProvinceSet,
    paths: ProvinceSet,
}

impl Open {
    const NONE: Open = Open {
        moves: ProvinceSet::EMPTY,
        supports: ProvinceSet::EMPTY,
        convoys: ProvinceSet::EMPTY,
        paths: ProvinceSet::EMPTY,
    };

    pub(super) fn is_empty(self) -> bool {
        self == Open::NONE
    }

    fn len(self) -> usize {
        self.moves.len() + self.supports.len() + self.convoys.len() + self.paths.len()
    }

    fn and(self, other: Open) -> Open {
        Open {
            moves: self.moves.and(other.moves),
            supports: self.supports.and(other.supports),
            convoys: self.convoys.and(other.convoys),
            paths: self.paths.and(other.paths),
        }
    }

    fn or(self, other: Open) -> Open {
        Open {
            moves: self.moves.or(other.moves),
            supports: self.supports.or(other.supports),
            convoys: self.convoys.or(other.convoys),
            paths: self.paths.or(other.paths),
        }
    }

    fn minus(self, other: Open) -> Open {
        Open {
            moves: self.moves.minus(other.moves),
            supports: self.supports.minus(other.supports),
            convoys: self.convoys.minus(other.convoys),
            paths: self.paths.minus(other.paths),
        }
    }
}

/// A blessed unit that goes where one of a ring goes too. Its success would stop the ring, and with it the unit of its own power that
/// makes room for it, so that it would fail (§19.11): such a move fails, and the ring is judged without it.
fn intruder(facts: &Facts<'_>, moves: ProvinceSet) -> Option<Province> {
    let blessed = moves.and(facts.blessed).first()?;
    let goal = facts.goal_of(blessed);
    let is_alone = facts.attackers[goal.index()].without(blessed).and(moves).is_empty();
    (!is_alone).then_some(blessed)
}

impl Decisions {
    /// What is not decided yet.
    #[inline]
    pub(super) fn open(&self, facts: &Facts<'_>) -> Open {
        Open {
            moves: facts.movers.minus(self.moved).minus(self.stayed),
            supports: facts.supporters.minus(self.given).minus(self.cut),
            convoys: facts.convoys.minus(self.kept).minus(self.broken),
            paths: facts.sailors.minus(self.path).minus(self.no_path),
        }
    }

    /// Decides a core of what is open.
    pub(super) fn untie(&mut self, facts: &Facts<'_>, open: Open) {
        let core = self.core(facts, open);
        if !core.convoys.is_empty() {
            self.broken = self.broken.or(core.convoys);
            self.paradox = self.paradox.or(core.convoys);
        } else if let Some(intruder) = intruder(facts, core.moves) {
            self.stayed = self.stayed.with(intruder);
        } else if core.supports.is_empty() {
            self.moved = self.moved.or(core.moves);
            self.ring = self.ring.or(core.moves);
        } else {
            // Nothing is known that leads here; were there such a core, it would fail as a whole.
            self.stayed = self.stayed.or(core.moves);
            self.cut = self.cut.or(core.supports);
        }
    }

    /// The smallest set of open decisions that depend on nothing else that is open.
    fn core(&self, facts: &Facts<'_>, open: Open) -> Open {
        let moves = open.moves.map(|unit| Open { moves: ProvinceSet::only(unit), ..Open::NONE });
        let convoys = open.convoys.map(|unit| Open { convoys: ProvinceSet::only(unit), ..Open::NONE });
        let closures = moves.chain(convoys).map(|start| self.closure(facts, start, open));
        closures.min_by_key(|closure| closure.len()).unwrap_or(open)
    }

    /// Everything open that a decision depends on, directly or through others.
    fn closure(&self, facts: &Facts<'_>, start: Open, open: Open) -> Open {
        let (mut known, mut fresh) = (start, start);
        while !fresh.is_empty() {
            let next = self.needed(facts, fresh).and(open).minus(known);
            known = known.or(next);
            fresh = next;
        }
        known
    }

    /// What these decisions depend on directly.
    fn needed(&self, facts: &Facts<'_>, by: Open) -> Open {
        let mut needed = Open::NONE;
        for unit in by.moves {
            self.move_needs(facts, unit, &mut needed);
        }
        for unit in by.supports {
            let foes = facts.attackers[unit.index()].minus(facts.friends(unit));
            let front = ProvinceSet::only(facts.directed[unit.index()]);
            needed.moves = needed.moves.or(foes.and(front));
            let (_, may_cut) = self.cutters(facts, foes.minus(front));
            needed.paths = needed.paths.or(may_cut);
            for other in may_cut {
                needed.paths = needed.paths.or(self.voiders(facts, other));
            }
        }
        for fleet in by.convoys {
            needed.moves = needed.moves.or(facts.attackers[fleet.index()]);
        }
        for army in by.paths {
            needed.convoys = needed.convoys.or(facts.carriers[army.index()]);
        }
        needed
    }

    /// What a move depends on: both sides of each comparison that is open.
    fn move_needs(&self, facts: &Facts<'_>, unit: Province, needed: &mut Open) {
        let goal = facts.goal_of(unit);
        let attack = self.attack(facts, unit);
        let opponent = facts.opponent(unit);
        needed.paths = needed.paths.with(unit);
        let mut is_open = facts.blessed.has(unit);
        if beats(attack, self.opposition(facts, unit)) == Known::Open {
            is_open = true;
            match opponent {
                Some(opponent) => needed.supports = needed.supports.or(facts.backers[opponent.index()]),
                None if facts.movers.has(goal) => needed.moves = needed.moves.with(goal),
                None => needed.supports = needed.supports.or(facts.backers[goal.index()]),
            }
            needed.moves = needed.moves.or(facts.blessed.and(facts.movers).and(ProvinceSet::only(goal)));
        }
        for other in facts.attackers[goal.index()].without(unit) {
            if beats(attack, self.prevent(facts, other, unit)) != Known::Open {
                continue;
            }
            is_open = true;
            needed.paths = needed.paths.with(other).or(self.voiders(facts, other));
            needed.supports = needed.supports.or(facts.backers[other.index()]);
            needed.moves = needed.moves.or(facts.blessed.and(ProvinceSet::only(other)));
            if let Some(met) = facts.opponent(other) {
                needed.moves = needed.moves.with(met);
            }
        }
        if is_open {
            needed.supports = needed.supports.or(facts.backers[unit.index()]);
            if facts.movers.has(goal) && opponent.is_none() {
                needed.moves = needed.moves.with(goal);
            }
        }
    }

    /// The attackers that can make a cursed mover's attack count for nothing.
    fn voiders(&self, facts: &Facts<'_>, mover: Province) -> ProvinceSet {
        if facts.cursed.has(mover) { facts.attackers[mover.index()] } else { ProvinceSet::EMPTY }
    }
}
