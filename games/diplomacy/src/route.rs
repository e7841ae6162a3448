//! Convoy routes: chains of seas with fleets between two shores (§4.6, §4.7).

use crate::map::{Province, ProvinceSet};

/// Whether these fleets can carry an army from one shore to the other.
#[inline]
pub(crate) fn exists(from: Province, to: Province, fleets: ProvinceSet) -> bool {
    if to.is_sea() {
        return false;
    }
    let goal = to.seas();
    let mut reached = from.seas().and(fleets);
    let mut fresh = reached;
    while !fresh.is_empty() {
        if !reached.and(goal).is_empty() {
            return true;
        }
        let mut next = ProvinceSet::EMPTY;
        for sea in fresh {
            next = next.or(sea.place().fleet_reach());
        }
        fresh = next.and(fleets).minus(reached);
        reached = reached.or(fresh);
    }
    false
}

/// Whether some route of these fleets needs this one: a chain none of whose fleets could be left out. A fleet
/// that is on no such chain is of no use to the convoy.
pub(crate) fn needs(from: Province, to: Province, fleets: ProvinceSet, through: Province) -> bool {
    let goal = to.seas();
    if from.seas().has(through) && goal.has(through) {
        return true;
    }
    // A chain of several fleets touches each shore with one of them only.
    let inner = fleets.minus(from.seas().and(goal));
    let walk = Walk { goal, through };
    from.seas().and(inner).into_iter().any(|sea| walk.on(sea, inner.minus(from.seas()), false))
}

/// A search for a chain without short cuts.
struct Walk {
    goal: ProvinceSet,
    through: Province,
}

impl Walk {
    /// Whether a chain that has come to this sea can go on over open ones to the goal, and meets the fleet.
    fn on(&self, sea: Province, open: ProvinceSet, met: bool) -> bool {
        let met = met || sea == self.through;
        if self.goal.has(sea) {
            return met;
        }
        let steps = sea.place().fleet_reach();
        // A later sea that borders on this one would be a short cut.
        let beyond = open.minus(steps);
        let can_meet = met || open.has(self.through);
        can_meet && open.and(steps).into_iter().any(|next| self.on(next, beyond, met))
    }
}
