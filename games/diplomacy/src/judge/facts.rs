//! What is fixed before anything is decided: who goes where and how, and whose support and convoy is for whom
//! (§4, §5.1). Orders that are impossible, missing or unmatched are sorted out here and never looked at again.

use crate::map::{PROVINCES, Place, Province, ProvinceSet, SEAS};
use crate::order::Orders;
use crate::possible::{Task, task};
use crate::status::{Rout, Statuses};
use crate::unit::{Kind, Position, Unit};

/// The phase as the judge sees it. Arrays go by province; a unit is known by the province it starts in.
pub(super) struct Facts<'a> {
    pub(super) position: &'a Position,
    pub(super) occupied: ProvinceSet,
    /// Units with an order that was ignored.
    pub(super) illegal: ProvinceSet,
    /// Supports and convoys for what nobody does.
    pub(super) void: ProvinceSet,
    /// Units that move, by border or by convoy.
    pub(super) movers: ProvinceSet,
    /// Those of them that go by convoy.
    pub(super) sailors: ProvinceSet,
    /// Where movers go.
    pub(super) goal: [Place; PROVINCES],
    /// Who moves into a province.
    pub(super) attackers: [ProvinceSet; PROVINCES],
    /// Matched supports.
    pub(super) supporters: ProvinceSet,
    /// The supporters of a unit's order: of its move if it moves, of its stay if not.
    pub(super) backers: [ProvinceSet; PROVINCES],
    /// Where a support is directed: the goal of a supported move, or the province of a unit that stays.
    pub(super) directed: [Province; PROVINCES],
    /// Matched convoys.
    pub(super) convoys: ProvinceSet,
    /// The fleets that carry an army.
    pub(super) carriers: [ProvinceSet; PROVINCES],
    /// The blessed unit, as a set of one or none.
    pub(super) blessed: ProvinceSet,
    /// The cursed unit, likewise.
    pub(super) cursed: ProvinceSet,
    /// When that is dislodged.
    pub(super) rout: Rout,
}

impl<'a> Facts<'a> {
    /// The units, before any order is looked at.
    pub(super) fn new(position: &'a Position, statuses: Statuses) -> Self {
        let occupied = position.occupied();
        let only = |province: Option<Province>| province.map_or(ProvinceSet::EMPTY, ProvinceSet::only);
        Facts {
            position,
            occupied,
            illegal: ProvinceSet::EMPTY,
            void: ProvinceSet::EMPTY,
            movers: ProvinceSet::EMPTY,
            sailors: ProvinceSet::EMPTY,
            goal: [Place::new(0); PROVINCES],
            attackers: [ProvinceSet::EMPTY; PROVINCES],
            supporters: ProvinceSet::EMPTY,
            backers: [ProvinceSet::EMPTY; PROVINCES],
            directed: [Province::new(0); PROVINCES],
            convoys: ProvinceSet::EMPTY,
            carriers: [ProvinceSet::EMPTY; PROVINCES],
            blessed: only(statuses.blessed).and(occupied),
            cursed: only(statuses.cursed).and(occupied),
            rout: statuses.rout,
        }
    }

    /// Reads the orders. The facts are large: they are filled in where they stand.
    pub(super) fn read(&mut self, orders: &Orders) {
        let mut tasks = [Task::Hold; PROVINCES];
        let fleets = self.occupied.and(SEAS);
        // Armies that some fleet is ready to carry.
        let mut wanted = ProvinceSet::EMPTY;
        for unit in self.occupied {
            let Some(order) = orders.of(unit) else { continue };
            match task(self.position, fleets, self.unit(unit), order) {
                Ok(task) => {
                    tasks[unit.index()] = task;
                    if let Task::Convoy(army, _) = task {
                        wanted = wanted.with(army);
                    }
                }
                Err(_) => self.illegal = self.illegal.with(unit),
            }
        }
        self.moves(&tasks, wanted);
        self.helpers(&tasks);
    }

    /// The moves, and which of them go by convoy.
    fn moves(&mut self, tasks: &[Task; PROVINCES], wanted: ProvinceSet) {
        for unit in self.occupied {
            let (to, sails) = match tasks[unit.index()] {
                Task::Step(to) => (to, wanted.has(unit) && self.means_convoy(tasks, unit, to.province())),
                Task::Sail(to) => (to.place(), true),
                Task::Hold | Task::SupportHold(_) | Task::SupportMove(..) | Task::Convoy(..) => continue,
            };
            self.movers = self.movers.with(unit);
            if sails {
                self.sailors = self.sailors.with(unit);
            }
            self.goal[unit.index()] = to;
            let attackers = &mut self.attackers[to.province().index()];
            *attackers = attackers.with(unit);
        }
    }

    /// Whether an army that could walk is meant to sail: a fleet of its own power has a possible order to carry
    /// it (§4.9).
    fn means_convoy(&self, tasks: &[Task; PROVINCES], army: Province, goal: Province) -> bool {
        let unit = self.unit(army);
        if unit.kind == Kind::Fleet {
            return false;
        }
        let own = self.position.of_power()[unit.power.index()].and(SEAS);
        own.into_iter().any(|fleet| tasks[fleet.index()] == Task::Convoy(army, goal))
    }

    /// Supports and convoys, each for an order that is really given.
    fn helpers(&mut self, tasks: &[Task; PROVINCES]) {
        for unit in self.occupied {
            match tasks[unit.index()] {
                Task::SupportHold(whom) => {
                    self.support(unit, whom, whom, !self.movers.has(whom));
                }
                Task::SupportMove(whom, to) => {
                    self.support(unit, whom, to.province(), self.goes(whom, to));
                }
                Task::Convoy(army, to) if self.sailors.has(army) && self.goal_of(army) == to => {
                    self.convoys = self.convoys.with(unit);
                    self.carriers[army.index()] = self.carriers[army.index()].with(unit);
                }
                Task::Convoy(..) => self.void = self.void.with(unit),
                Task::Hold | Task::Step(_) | Task::Sail(_) => {}
            }
        }
    }

    fn support(&mut self, unit: Province, whom: Province, directed: Province, is_matched: bool) {
        self.directed[unit.index()] = directed;
        if is_matched {
            self.supporters = self.supporters.with(unit);
            self.backers[whom.index()] = self.backers[whom.index()].with(unit);
        } else {
            self.void = self.void.with(unit);
        }
    }

    /// Whether a unit moves there, as a support says. A coast that is named must be the right one (§5.3).
    fn goes(&self, unit: Province, to: Place) -> bool {
        let goal = self.goal[unit.index()];
        let is_other_coast = to.is_coast() && goal.is_coast() && goal != to;
        self.movers.has(unit) && goal.province() == to.province() && !is_other_coast
    }

    /// The unit in an occupied province.
    #[inline]
    pub(super) fn unit(&self, province: Province) -> Unit {
        self.position.at(province).expect("only provinces with units are asked for")
    }

    /// All units of the power of this one.
    #[inline]
    pub(super) fn friends(&self, unit: Province) -> ProvinceSet {
        self.position.of_power()[self.unit(unit).power.index()]
    }

    /// The province a mover goes to.
    #[inline]
    pub(super) fn goal_of(&self, mover: Province) -> Province {
        self.goal[mover.index()].province()
    }

    /// The unit that this mover meets head-to-head: one that comes the other way, both over the border (§5.7).
    #[inline]
    pub(super) fn opponent(&self, mover: Province) -> Option<Province> {
        let goal = self.goal_of(mover);
        let walkers = self.movers.minus(self.sailors);
        (walkers.has(mover) && walkers.has(goal) && self.goal_of(goal) == mover).then_some(goal)
    }
}
