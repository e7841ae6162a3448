//! Whose decision comes next when a match is walked one input at a time.
//!
//! Where several seats act at once the lowest acts first: each fills its own slot, so the order changes
//! nothing but the walk.

use tabletop::{Game, Input, Outcome, Pending, Seat, Team};

/// The next step of a walk.
pub(crate) enum Turn {
    Over(Outcome),
    Chance,
    Act(Seat),
}

#[inline]
pub(crate) fn turn<G: Game>(state: &G) -> Turn {
    match state.pending() {
        Pending::Over(outcome) => Turn::Over(outcome),
        Pending::Chance => Turn::Chance,
        Pending::Seats { must, .. } => Turn::Act(must.first().expect("an open window awaits somebody")),
    }
}

/// The state after a seat's action.
#[inline]
pub(crate) fn after<G: Game>(state: &G, seat: Seat, action: &G::Action) -> G {
    let mut next = state.clone();
    next.apply(Input::Act(seat, action.clone()), &mut ());
    next
}

/// The teams of a match, lowest first.
pub(crate) fn teams<G: Game>(state: &G) -> Vec<Team> {
    let mut teams: Vec<Team> = Seat::all(state.seats()).map(|seat| state.team(seat)).collect();
    teams.sort_unstable();
    teams.dedup();
    teams
}
