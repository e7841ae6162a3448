//! Whose decision comes next when a match is walked one input at a time.
//!
//! Where several seats act at once the lowest acts first: each fills its own slot, so the order changes
//! nothing but the walk. A walk has no clock: a window that waits for time alone runs out at once.

use tabletop::{Game, Input, Outcome, Pending, Seat, Team, Window};

/// The next step of a walk.
pub(crate) enum Turn {
    Over(Outcome),
    Chance,
    Act(Seat),
    /// Nobody is awaited: the window closes by time.
    Expire(Window),
}

#[inline]
pub(crate) fn turn<G: Game>(state: &G) -> Turn {
    match state.pending() {
        Pending::Over(outcome) => Turn::Over(outcome),
        Pending::Chance => Turn::Chance,
        Pending::Seats { must, window, .. } => must.first().map_or(Turn::Expire(window), Turn::Act),
    }
}

/// The state after a seat's action.
#[inline]
pub(crate) fn after<G: Game>(state: &G, seat: Seat, action: &G::Action) -> G {
    let mut next = state.clone();
    next.apply(Input::Act(seat, action.clone()), &mut ());
    next
}

/// The state after its window ran out.
pub(crate) fn after_time<G: Game>(state: &G, window: Window) -> G {
    let mut next = state.clone();
    next.apply(Input::Expired(window), &mut ());
    next
}

/// The teams of a match, lowest first.
pub(crate) fn teams<G: Game>(state: &G) -> Vec<Team> {
    let mut teams: Vec<Team> = Seat::all(state.seats()).map(|seat| state.team(seat)).collect();
    teams.sort_unstable();
    teams.dedup();
    teams
}
