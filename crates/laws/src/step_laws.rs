//! Laws about a single state: what is legal, who can act, what chance brings, how it is written.

use tabletop::{Game, Input, Odds, Pending, Refused, Seat, Viewer, Window};

use crate::Plan;
use crate::walk::{any_input, known_actions, moves, on_random_matches};

/// Tries a law on every state of every random match.
fn on_every_state<G: Game>(plan: &Plan<G>, law: impl Fn(&G, &mut crate::Coin)) {
    on_random_matches(plan, |_, mut state, mut coin| {
        loop {
            law(&state, &mut coin);
            let Some(input) = any_input(&state, &mut coin) else { break };
            assert_eq!(state.admit(&input), Ok(()), "a listed input is accepted: {input:?}");
            state.apply(input, &mut ());
        }
    });
}

/// `moves` lists exactly the accepted actions, each once; `plies` are some of them, and `sample` one of
/// those; a refused input changes nothing, and nothing is accepted from a seat that is not admitted.
pub fn legality<G: Game>(plan: &Plan<G>) {
    let known = known_actions(plan);
    assert!(known.len() > 1, "the plan meets some actions");
    on_every_state(plan, |state, coin| {
        for seat in Seat::all(state.seats()) {
            let mut listed = if state.pending().admits(seat) { moves(state, seat) } else { Vec::new() };
            listed.sort();
            let count = listed.len();
            listed.dedup();
            assert_eq!(listed.len(), count, "no action is listed twice");
            for action in &known {
                let input = Input::Act(seat, action.clone());
                let is_listed = listed.binary_search(action).is_ok();
                assert_eq!(
                    state.admit(&input).is_ok(),
                    is_listed,
                    "seat {seat}, {action}: listed {is_listed}"
                );
            }
            for action in &listed {
                assert_eq!(state.admit(&Input::Act(seat, action.clone())), Ok(()), "{action} is accepted");
            }
            plies_are_moves(state, seat, &listed, coin);
        }
        let stranger = coin.one_of(&known);
        refusals_change_nothing(state, stranger);
    });
}

fn plies_are_moves<G: Game>(state: &G, seat: Seat, listed: &[G::Action], coin: &mut crate::Coin) {
    let Pending::Seats { must, .. } = state.pending() else { return };
    if must.has(seat) {
        let mut plies = Vec::new();
        state.plies(seat, &mut plies);
        assert!(plies.iter().all(|ply| listed.binary_search(ply).is_ok()), "plies are moves");
        assert!(plies.contains(&state.sample(seat, coin)), "a sample is a ply");
    }
}

fn refusals_change_nothing<G: Game>(state: &G, stranger: G::Action) {
    let beyond = Seat::new(tabletop::MAX_SEATS as u8 - 1);
    let mut inputs: Vec<_> =
        Seat::all(state.seats()).map(|seat| Input::Act(seat, stranger.clone())).collect();
    inputs.push(Input::Act(beyond, stranger));
    inputs.push(Input::Expired(Window(u32::MAX)));
    for input in inputs {
        let mut after = state.clone();
        let mut events = Vec::new();
        if after.step(input.clone(), &mut events).is_err() {
            assert_eq!(&after, state, "a refused input changes nothing: {input:?}");
            assert!(events.is_empty(), "a refused input makes no facts: {input:?}");
        } else {
            assert_eq!(state.admit(&input), Ok(()));
        }
    }
}

/// Every seat in `must` has an action and a ply; an expired window makes progress, a wrong one is
/// refused; every viewer knows of the window, and of its own part in it. Nobody need be in `must`: then the
/// window closes by time alone.
pub fn progress<G: Game>(plan: &Plan<G>) {
    on_every_state(plan, |state, _| {
        let Pending::Seats { must, may, window } = state.pending() else { return };
        assert!(must.shared(may).is_empty(), "nobody both must and may");
        for seat in must.iter() {
            let mut plies = Vec::new();
            state.plies(seat, &mut plies);
            assert!(!plies.is_empty() && !moves(state, seat).is_empty(), "seat {seat} can act");
        }
        let mut after = state.clone();
        assert_eq!(after.step(Input::Expired(window), &mut ()), Ok(()));
        let moved_on = match after.pending() {
            Pending::Seats { window: next, .. } => next > window,
            Pending::Chance | Pending::Over(_) => true,
        };
        assert!(moved_on, "an expired window makes progress");
        let wrong = Input::Expired(Window(window.0 + 1));
        assert_eq!(state.clone().step(wrong, &mut ()), Err(Refused::WindowClosed));
        viewers_know_their_part(state);
    });
}

fn viewers_know_their_part<G: Game>(state: &G) {
    let Pending::Seats { must, may, window } = state.pending() else { return };
    for viewer in Viewer::all(state.seats()) {
        let Pending::Seats { must: known_must, may: known_may, window: known } = state.waiting(viewer) else {
            panic!("{viewer} knows that seats are awaited");
        };
        assert_eq!(known, window);
        if let Some(seat) = viewer.seat() {
            assert_eq!((known_must.has(seat), known_may.has(seat)), (must.has(seat), may.has(seat)));
            assert!(state.knows_player(viewer, seat), "{viewer} knows who sits in their own seat");
        }
    }
}

/// Actions, chance outcomes and configs print and read back the same.
pub fn notation<G: Game>(plan: &Plan<G>) {
    for config in &plan.configs {
        let json = serde_json::to_value(config).expect("configs are plain data");
        assert_eq!(tabletop::config::read::<G>(&json).as_ref(), Ok(config));
    }
    for action in known_actions(plan) {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    on_every_state(plan, |state, coin| {
        if state.pending() == Pending::Chance {
            let outcome = state.roll(coin);
            assert_eq!(outcome.to_string().parse(), Ok(outcome));
        } else if let Pending::Seats { must, .. } = state.pending()
            && let Some(seat) = must.first()
        {
            let action = state.sample(seat, coin);
            assert_eq!(G::read(&state.view(seat.into()), &action.to_string()), Ok(action));
        }
    });
}

/// What is rolled can come; explicit odds list distinct outcomes with positive weights, and only those.
pub fn chance<G: Game>(plan: &Plan<G>) {
    on_every_state(plan, |state, coin| {
        if state.pending() != Pending::Chance {
            return;
        }
        let rolled = state.roll(coin);
        assert!(state.can_come(&rolled), "{rolled} can come");
        if let Odds::Explicit(outcomes) = state.odds() {
            let mut listed: Vec<_> = outcomes.iter().map(|(outcome, _)| outcome.clone()).collect();
            listed.sort();
            let count = listed.len();
            listed.dedup();
            assert_eq!(listed.len(), count, "no outcome is listed twice");
            assert!(listed.contains(&rolled), "{rolled} is listed");
            assert!(outcomes.iter().all(|(_, weight)| *weight > 0), "every outcome is possible");
            assert!(outcomes.iter().all(|(outcome, _)| state.can_come(outcome)), "and can come");
        }
    });
}
