//! Whether orders bring a unit into a centre whatever others order: every defence that can matter is judged.
//!
//! What can matter are units of others that can reach a province in question: the centre, and where the units stand that attack it and help with
//! that. Nobody else can attack, support or cut there; where an army could come by sea, too much can happen and nothing is claimed. A unit's order
//! that helps nobody in question is the same as holding. So those that are left stand for all others.

use crate::judge::{self, Help};
use crate::legal;
use crate::map::{Province, ProvinceSet};
use crate::order::{Order, Orders};
use crate::power::Power;
use crate::status::Statuses;
use crate::unit::{Position, Unit};

/// The most defences that are judged for one set of orders.
const MOST_DEFENCES: usize = 60_000;
/// The most units beside the attacker that a set of orders is made of.
const MOST_HELPERS: usize = 3;
/// The most sets of orders of the same size that are looked at.
const MOST_SETS: usize = 600;

/// A power that wants a centre.
#[derive(Clone, Copy, Debug)]
pub struct Siege<'a> {
    /// The units.
    pub position: &'a Position,
    /// Who wants it.
    pub power: Power,
    /// What it wants.
    pub centre: Province,
}

/// What defeats a set of orders: the orders of others, and the statuses in which they do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defence {
    /// An order for each unit in question.
    pub orders: Vec<Order>,
    /// Who is blessed and cursed.
    pub statuses: Statuses,
}

/// Why nothing is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unclear {
    /// An army could come by sea.
    BySea,
    /// There are too many defences to judge them all.
    TooMany,
}

impl<'a> Siege<'a> {
    /// What defeats these orders, if anything does in any of these statuses; the power's other units hold.
    pub fn defence(
        &self,
        own: &[Order],
        statuses: &dyn Fn(&Siege<'_>, ProvinceSet) -> Vec<Statuses>,
    ) -> Result<Option<Defence>, Unclear> {
        let mut orders = Orders::default();
        for order in own {
            // What is nobody's is ignored, as at the table.
            let _ = orders.give(self.position, self.power, *order);
        }
        let in_question = self.in_question(&orders);
        let others = self.others(in_question)?;
        let options: Vec<Vec<Order>> = others.iter().map(|unit| self.options(*unit, in_question)).collect();
        let count = options.iter().try_fold(1_usize, |count, orders| count.checked_mul(orders.len()));
        if count.is_none_or(|count| count > MOST_DEFENCES) {
            return Err(Unclear::TooMany);
        }
        let statuses = statuses(self, in_question);
        let mut chosen = vec![0; options.len()];
        loop {
            for ((unit, at), options) in others.iter().zip(&chosen).zip(&options) {
                let _ = orders.give(self.position, unit.power, options[*at]);
            }
            if let Some(statuses) = statuses.iter().find(|statuses| !self.stands(&orders, **statuses)) {
                let orders = chosen.iter().zip(&options).map(|(at, options)| options[*at]).collect();
                return Ok(Some(Defence { orders, statuses: *statuses }));
            }
            if !advance(&mut chosen, &options) {
                return Ok(None);
            }
        }
    }

    /// Whether the power stands in the centre when the moves are made.
    fn stands(&self, orders: &Orders, statuses: Statuses) -> bool {
        let verdict = judge::movement(self.position, orders, statuses);
        verdict.after().at(self.centre).is_some_and(|unit| unit.power == self.power)
    }

    /// The provinces in question: the centre, and where those of the power stand that go there or help with it.
    fn in_question(&self, orders: &Orders) -> ProvinceSet {
        let mut found = ProvinceSet::only(self.centre);
        for unit in self.position.of(self.power) {
            let at = unit.province();
            let goes = matches!(orders.of(at), Some(Order::Move { to, .. }) if to.province() == self.centre);
            let helps = match judge::help(self.position, orders, at) {
                Some(Help::Attack(goal)) => goal == self.centre,
                Some(Help::Defence(_)) => true,
                None => false,
            };
            if goes || helps || at == self.centre {
                found = found.with(at);
            }
        }
        found
    }

    /// The units of others that can do something there.
    fn others(&self, in_question: ProvinceSet) -> Result<Vec<Unit>, Unclear> {
        let mut found = Vec::new();
        for unit in self.position.units().filter(|unit| unit.power != self.power) {
            let mut orders = Vec::new();
            legal::orders(self.position, unit, &mut orders);
            let sails = |order: &Order| match order {
                Order::Move { to, via, .. } => {
                    in_question.has(to.province()) && (*via || !unit.reach().has(to.province()))
                }
                _ => false,
            };
            if orders.iter().any(sails) {
                return Err(Unclear::BySea);
            }
            if in_question.has(unit.province()) || !unit.reach().and(in_question).is_empty() {
                found.push(unit);
            }
        }
        Ok(found)
    }

    /// What such a unit can do that is not the same as holding, what hurts most first; then holding.
    fn options(&self, unit: Unit, in_question: ProvinceSet) -> Vec<Order> {
        let mut orders = Vec::new();
        legal::orders(self.position, unit, &mut orders);
        let matters = |order: &Order| match order {
            Order::Move { via, .. } => !via,
            Order::SupportMove { to, .. } => in_question.has(to.province()),
            Order::SupportHold { whom, .. } => in_question.has(whom.province()),
            _ => false,
        };
        orders.retain(matters);
        orders.sort_by_key(|order| match order {
            Order::Move { to, .. } => 2 * u8::from(to.province() != self.centre),
            Order::SupportMove { .. } | Order::SupportHold { .. } => 1,
            _ => 3,
        });
        orders.push(Order::Hold(unit.piece()));
        orders
    }

    /// The smallest sets of orders that nothing defeats, as far as there are any of few units.
    pub fn solutions(
        &self,
        statuses: &dyn Fn(&Siege<'_>, ProvinceSet) -> Vec<Statuses>,
    ) -> Result<Vec<Vec<Order>>, Unclear> {
        for helpers in 0..=MOST_HELPERS {
            let mut found = Vec::new();
            let mut sets = Vec::new();
            for attacker in self.position.of(self.power).filter(|unit| unit.reach().has(self.centre)) {
                self.sets(attacker, helpers, &mut sets);
            }
            if sets.len() > MOST_SETS {
                return Err(Unclear::TooMany);
            }
            for set in sets {
                if self.defence(&set, statuses)?.is_none() {
                    found.push(set);
                }
            }
            if !found.is_empty() {
                return Ok(found);
            }
        }
        Ok(Vec::new())
    }

    /// Adds every set of orders with this attacker and so many helpers: supports, and attacks on those who could defend.
    fn sets(&self, attacker: Unit, helpers: usize, out: &mut Vec<Vec<Order>>) {
        let mut legal_orders = Vec::new();
        legal::orders(self.position, attacker, &mut legal_orders);
        let to_centre = |order: &&Order| matches!(order, Order::Move { to, via: false, .. } if to.province() == self.centre);
        let help: Vec<Vec<Order>> = self
            .position
            .of(self.power)
            .filter(|unit| unit.province() != attacker.province())
            .map(|unit| self.help(unit, attacker))
            .filter(|orders| !orders.is_empty())
            .collect();
        for attack in legal_orders.iter().filter(to_centre) {
            combine(&help, helpers, &mut vec![*attack], out);
        }
    }

    /// What one of the power's units can do for the attacker.
    fn help(&self, unit: Unit, attacker: Unit) -> Vec<Order> {
        let mut orders = Vec::new();
        legal::orders(self.position, unit, &mut orders);
        orders.retain(|order| match order {
            Order::SupportMove { whom, to, .. } => {
                whom.province() == attacker.province() && to.province() == self.centre
            }
            Order::Move { to, via: false, .. } => {
                let stands = self.position.at(to.province()).filter(|other| other.power != self.power);
                to.province() != self.centre && stands.is_some_and(|other| other.reach().has(self.centre))
            }
            _ => false,
        });
        orders
    }
}

/// Goes on to the next choice; none is left if not.
fn advance(chosen: &mut [usize], options: &[Vec<Order>]) -> bool {
    for (at, options) in chosen.iter_mut().zip(options) {
        *at += 1;
        if *at < options.len() {
            return true;
        }
        *at = 0;
    }
    false
}

/// Adds every way to go on with so many of these, one order each.
fn combine(help: &[Vec<Order>], count: usize, set: &mut Vec<Order>, out: &mut Vec<Vec<Order>>) {
    if count == 0 {
        out.push(set.clone());
        return;
    }
    let Some((first, rest)) = help.split_first() else { return };
    for order in first {
        set.push(*order);
        combine(rest, count - 1, set, out);
        set.pop();
    }
    combine(rest, count, set, out);
}

/// Nobody is blessed or cursed: the statuses of ordinary games.
pub fn ordinary(_siege: &Siege<'_>, _in_question: ProvinceSet) -> Vec<Statuses> {
    vec![Statuses::NEUTRAL]
}
