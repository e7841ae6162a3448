//! Making a plan better: small changes are tried against what others may do, and kept where they help.

use crate::map::{Place, Province, ProvinceSet, SEAS};
use crate::order::{Order, Orders};
use crate::power::Power;
use crate::status::Statuses;
use crate::unit::{Position, Unit};

use super::chance::{Rolls, shuffle};
use super::draft::support;
use super::forward::{Budget, Situation, Stances, give};
use super::mix::Plan;
use super::options::{chain, landings, sail, steps, walk};

/// What a plan is tried against.
#[derive(Debug)]
pub(super) struct Trial<'a> {
    pub(super) situation: &'a Situation,
    pub(super) stances: &'a Stances,
    pub(super) power: Power,
    /// What everybody might order.
    pub(super) profiles: &'a [Orders],
    /// Which units may be blessed or cursed meanwhile, from the first profile on and then again; nothing for none ever.
    pub(super) statuses: &'a [Statuses],
}

impl Trial<'_> {
    /// What a plan is worth against each profile.
    pub(super) fn values(&self, plan: &[Order], budget: &mut Budget) -> Vec<f32> {
        (0..self.profiles.len()).map(|at| self.value(plan, at, budget)).collect()
    }

    fn value(&self, plan: &[Order], at: usize, budget: &mut Budget) -> f32 {
        self.after(plan, at, budget).shares(self.stances)[self.power.index()]
    }

    /// What comes of a plan against one of the profiles.
    pub(super) fn after(&self, plan: &[Order], at: usize, budget: &mut Budget) -> Situation {
        let mut orders = self.profiles[at].clone();
        give(&mut orders, &self.situation.position, self.power, plan);
        let statuses = self.statuses.iter().cycle().nth(at).copied().unwrap_or(Statuses::NEUTRAL);
        self.situation.after_with(&orders, statuses, self.stances, budget)
    }

    /// Whether a plan is worth more than one with these values. It is given up as soon as it falls far behind.
    fn beats(&self, plan: &[Order], known: &[f32], budget: &mut Budget) -> Option<Vec<f32>> {
        let mut values = Vec::with_capacity(known.len());
        let mut lead = 0.0;
        for (at, known) in known.iter().enumerate() {
            let value = self.value(plan, at, budget);
            lead += value - known;
            values.push(value);
            if values.len() >= 4 && lead < -0.002 * values.len() as f32 {
                return None;
            }
        }
        (lead > 0.0005 * known.len() as f32).then_some(values)
    }

    /// Improves a plan until no small change helps, or the budget is spent down to what is to be left.
    pub(super) fn improve(&self, plan: Plan, leave: u32, budget: &mut Budget, dice: &mut Rolls) -> Plan {
        let mut best = plan;
        if budget.left() < leave + 2 * self.profiles.len() as u32 {
            return best;
        }
        let mut known = self.values(&best, budget);
        loop {
            let mut changes = changes(&self.situation.position, self.power, &best);
            shuffle(&mut changes, dice);
            let mut is_better = false;
            for change in changes {
                if budget.left() < leave + self.profiles.len() as u32 {
                    return best;
                }
                let plan = changed(&self.situation.position, &best, &change);
                if plan == best {
                    continue;
                }
                if let Some(values) = self.beats(&plan, &known, budget) {
                    (best, known, is_better) = (plan, values, true);
                }
            }
            if !is_better {
                return best;
            }
        }
    }
}

/// A plan with some orders replaced, and helpers of those who now do something else told to help with that.
fn changed(position: &Position, plan: &[Order], change: &[Order]) -> Plan {
    let find = |list: &[Order], at: Province| {
        list.iter().copied().find(|order| order.unit().is_some_and(|unit| unit.province() == at))
    };
    let fresh: Plan = plan
        .iter()
        .map(|old| old.unit().and_then(|unit| find(change, unit.province())).unwrap_or(*old))
        .collect();
    fresh
        .iter()
        .map(|order| match *order {
            Order::SupportHold { unit, whom } | Order::SupportMove { unit, whom, .. } => {
                let Some(helped) = find(&fresh, whom.province()) else { return *order };
                let goal = goal(&helped);
                let reaches = position.at(unit.province()).is_some_and(|unit| unit.reach().has(goal));
                if reaches && goal != unit.province() { support(unit, whom, goal) } else { Order::Hold(unit) }
            }
            Order::Convoy { unit, whom, to } => match find(&fresh, whom.province()) {
                Some(Order::Move { to: goal, .. }) if goal == to => *order,
                _ => Order::Hold(unit),
            },
            _ => *order,
        })
        .collect()
}

/// Where the unit of an order is to be.
fn goal(order: &Order) -> Province {
    match *order {
        Order::Move { to, .. } => to.province(),
        _ => order.unit().map_or(Province::new(0), crate::unit::Piece::province),
    }
}

/// Small changes to a plan: one unit does something else, or several do one thing together.
fn changes(position: &Position, power: Power, plan: &[Order]) -> Vec<Vec<Order>> {
    let own = position.of_power()[power.index()];
    let units: Vec<Unit> = own.filter_map(|at| position.at(at)).collect();
    let mut list = Vec::new();
    for unit in &units {
        list.push(vec![Order::Hold(unit.piece())]);
        for to in steps(*unit) {
            list.push(vec![walk(*unit, to)]);
            together(&units, *unit, to, &mut list);
            if let Some(other) = position.at(to.province()).filter(|_| own.has(to.province())) {
                let beyond = steps(other).filter(|next| next.province() != unit.province());
                list.extend(beyond.map(|next| vec![walk(*unit, to), walk(other, next)]));
            }
        }
        let helped = plan.iter().filter(|order| {
            let goal = goal(order);
            goal != unit.province() && unit.reach().has(goal)
        });
        let helped = helped.filter_map(|order| Some((order.unit()?, goal(order))));
        let helped = helped.filter(|(whom, _)| whom.province() != unit.province());
        list.extend(helped.map(|(whom, goal)| vec![support(unit.piece(), whom, goal)]));
        by_sea(&units, *unit, own, &mut list);
    }
    list
}

/// A move with one, two or all of those who could support it.
fn together(units: &[Unit], unit: Unit, to: Place, list: &mut Vec<Vec<Order>>) {
    let goal = to.province();
    let helpers: Vec<Order> = units
        .iter()
        .filter(|other| other.province() != unit.province() && other.province() != goal)
        .filter(|other| other.reach().has(goal))
        .map(|other| support(other.piece(), unit.piece(), goal))
        .collect();
    for (i, first) in helpers.iter().enumerate() {
        list.push(vec![walk(unit, to), *first]);
        list.extend(helpers[i + 1..].iter().map(|second| vec![walk(unit, to), *first, *second]));
    }
    if helpers.len() > 2 {
        list.push(helpers.into_iter().chain([walk(unit, to)]).collect());
    }
}

/// An army carried by own fleets.
fn by_sea(units: &[Unit], army: Unit, own: ProvinceSet, list: &mut Vec<Vec<Order>>) {
    let fleets = own.and(SEAS);
    for to in landings(army, fleets).minus(own) {
        let Some(links) = chain(army.province(), to, fleets) else { continue };
        let carriers = units.iter().filter(|unit| links.has(unit.province()));
        let carry =
            carriers.map(|fleet| Order::Convoy { unit: fleet.piece(), whom: army.piece(), to: to.place() });
        list.push(carry.chain([sail(army, to)]).collect());
    }
}
