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

/// What defeats a set of orders: the orders of others, and what was wished upon units.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defence {
    /// An order for each unit in question.
    pub orders: Vec<Order>,
    /// Who was to be blessed and cursed.
    pub wished: Statuses,
}

/// What may befall units beside what is ordered. In Diplomacy nothing does; a variant says what can, and what comes of it.
pub trait Influence {
    /// What could befall some of these units.
    fn wishes(&self, position: &Position, units: ProvinceSet) -> Vec<Statuses>;

    /// What one of those comes to under these orders.
    fn settled(&self, position: &Position, orders: &Orders, wished: Statuses) -> Statuses;

    /// Provinces in which it matters who comes, beside those that a siege is about.
    fn watched(&self) -> ProvinceSet {
        ProvinceSet::EMPTY
    }
}

/// Nobody is blessed or cursed.
#[derive(Clone, Copy, Debug)]
pub struct Ordinary;

impl Influence for Ordinary {
    fn wishes(&self, _position: &Position, _units: ProvinceSet) -> Vec<Statuses> {
        vec![Statuses::NEUTRAL]
    }

    fn settled(&self, _position: &Position, _orders: &Orders, wished: Statuses) -> Statuses {
        wished
    }
}

/// Why nothing is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unclear {
    /// An army could come by sea.
    BySea,
    /// There are too many defences to judge them all.
    TooMany,
}

impl Siege<'_> {
    /// What defeats these orders, if anything does under this influence; the power's other units hold.
    pub fn defence(&self, own: &[Order], influence: &dyn Influence) -> Result<Option<Defence>, Unclear> {
        let mut orders = Orders::default();
        for order in own {
            // What is nobody's is ignored, as at the table.
            let _ = orders.give(self.position, self.power, *order);
        }
        let in_question = self.in_question(&orders).or(influence.watched());
        let others = self.others(in_question)?;
        let options: Vec<Vec<Order>> = others.iter().map(|unit| self.options(*unit, in_question)).collect();
        let units = others.iter().fold(in_question, |units, unit| units.with(unit.province()));
        let wishes = influence.wishes(self.position, units);
        let count = options.iter().try_fold(wishes.len(), |count, orders| count.checked_mul(orders.len()));
        if count.is_none_or(|count| count > MOST_DEFENCES) {
            return Err(Unclear::TooMany);
        }
        let mut chosen = vec![0; options.len()];
        loop {
            for ((unit, at), options) in others.iter().zip(&chosen).zip(&options) {
                let _ = orders.give(self.position, unit.power, options[*at]);
            }
            let fails = |wished: &&Statuses| {
                !self.stands(&orders, influence.settled(self.position, &orders, **wished))
            };
            if let Some(wished) = wishes.iter().find(fails) {
                let orders = chosen.iter().zip(&options).map(|(at, options)| options[*at]).collect();
                return Ok(Some(Defence { orders, wished: *wished }));
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
    pub fn solutions(&self, influence: &dyn Influence) -> Result<Vec<Vec<Order>>, Unclear> {
        for helpers in 0..=MOST_HELPERS {
            let mut found = Vec::new();
            let sets = self.sets(helpers);
            if sets.len() > MOST_SETS {
                return Err(Unclear::TooMany);
            }
            for set in sets {
                if self.defence(&set, influence)?.is_none() {
                    found.push(set);
                }
            }
            if !found.is_empty() {
                return Ok(found);
            }
        }
        Ok(Vec::new())
    }

    /// Every set of orders with so many helpers: the unit in the centre stays, or one goes there; the others support that, and attack those who
    /// could defend.
    pub fn sets(&self, helpers: usize) -> Vec<Vec<Order>> {
        let mut sets = Vec::new();
        if let Some(keeper) = self.position.at(self.centre).filter(|unit| unit.power == self.power) {
            self.add_sets(keeper, Order::Hold(keeper.piece()), helpers, &mut sets);
            return sets;
        }
        for attacker in self.position.of(self.power).filter(|unit| unit.reach().has(self.centre)) {
            let mut orders = Vec::new();
            legal::orders(self.position, attacker, &mut orders);
            for order in orders {
                if matches!(order, Order::Move { to, via: false, .. } if to.province() == self.centre) {
                    self.add_sets(attacker, order, helpers, &mut sets);
                }
            }
        }
        sets
    }

    fn add_sets(&self, first: Unit, order: Order, helpers: usize, out: &mut Vec<Vec<Order>>) {
        let others = self.position.of(self.power).filter(|unit| unit.province() != first.province());
        let help: Vec<Vec<Order>> =
            others.map(|unit| self.help(unit, first)).filter(|orders| !orders.is_empty()).collect();
        combine(&help, helpers, &mut vec![order], out);
    }

    /// What one of the power's units can do for the one that goes to the centre or stays there.
    fn help(&self, unit: Unit, first: Unit) -> Vec<Order> {
        let mut orders = Vec::new();
        legal::orders(self.position, unit, &mut orders);
        orders.retain(|order| match order {
            Order::SupportMove { whom, to, .. } => {
                whom.province() == first.province() && to.province() == self.centre
            }
            Order::SupportHold { whom, .. } => {
                whom.province() == first.province() && first.province() == self.centre
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
