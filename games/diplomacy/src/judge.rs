//! The judge: from a position, its orders and the statuses of units to what becomes of each order (§5 to §8).
//!
//! It is built on decisions and strengths with partial information: every move, support, convoy and path is
//! undecided at first, strengths are known between a least and a most value, and what follows from them is decided
//! until nothing more follows. What then remains hangs on itself, and the back-up rules decide it.
//! Reading order: `facts` (what is fixed), `strength`, `decide` (what follows), `core` (what does not),
//! `verdict` (what becomes of it), `reason` (why, for those who ask).
//!
//! The judge is a pure function. It allocates nothing: all it needs are a few kilobytes of the stack.

mod core;
mod decide;
mod facts;
mod reason;
mod strength;
mod verdict;

use tabletop::Sink;

use crate::map::Province;
use crate::order::Orders;
use crate::route;
use crate::status::Statuses;
use crate::unit::Position;
use decide::Decisions;
use facts::Facts;

pub use reason::{Comparison, Reason, Role, Rule, Strength};
pub use verdict::{Dislodged, Ruling, Verdict};

/// Adjudicates a movement phase.
pub fn movement(position: &Position, orders: &Orders, statuses: Statuses) -> Verdict {
    movement_with(position, orders, statuses, &mut ())
}

/// Adjudicates a movement phase and tells why. `()` takes no reasons and costs nothing.
pub fn movement_with<S: Sink<Reason>>(
    position: &Position,
    orders: &Orders,
    statuses: Statuses,
    reasons: &mut S,
) -> Verdict {
    let mut facts = Facts::new(position, statuses);
    facts.read(orders);
    let mut decisions = Decisions::new(&facts);
    decisions.settle(&facts);
    let verdict = verdict::of(&facts, &decisions);
    reason::tell(&facts, &decisions, &verdict, orders, reasons);
    verdict
}

/// Where a unit is validly ordered to go: by a possible move and, if that is by convoy, with a whole chain of fleets
/// ordered to carry it, whether or not that chain is broken later. Variants ask this before anything is judged.
pub fn aim(position: &Position, orders: &Orders, unit: Province) -> Option<Province> {
    let mut facts = Facts::new(position, Statuses::NEUTRAL);
    facts.read(orders);
    if !facts.movers.has(unit) {
        return None;
    }
    let goal = facts.goal_of(unit);
    let is_whole = !facts.sailors.has(unit) || route::exists(unit, goal, facts.carriers[unit.index()]);
    is_whole.then_some(goal)
}

/// What a unit is ordered to help with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// It supports or carries a unit that goes to this province.
    Attack(Province),
    /// It supports the unit in this province, which stays.
    Defence(Province),
}

/// What a unit is ordered to help with, if that is possible and the other unit does have such an order. Whether the support is
/// cut or the convoy broken later does not matter. Variants ask this before anything is judged.
pub fn help(position: &Position, orders: &Orders, unit: Province) -> Option<Help> {
    let mut facts = Facts::new(position, Statuses::NEUTRAL);
    facts.read(orders);
    let mut occupied = facts.occupied;
    let helps = |whom: &Province| {
        let index = whom.index();
        facts.backers[index].or(facts.carriers[index]).has(unit)
    };
    let whom = occupied.find(helps)?;
    Some(if facts.movers.has(whom) { Help::Attack(facts.goal_of(whom)) } else { Help::Defence(whom) })
}
