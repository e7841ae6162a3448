//! Laws about secrets: two worlds that differ only in what a viewer may not know look the same to that
//! viewer, down to the bytes; and a world imagined from a view gives that view.

use tabletop::game::InputOf;
use tabletop::{Determinize, Dice, Game, Input, Pending, Seat, Viewer};

use crate::walk::{any_input, known_actions, moves, on_random_matches};
use crate::{Coin, Plan, Secrets};

/// Twin worlds: whatever the viewer may not know is scrambled or done otherwise in the second; what the
/// viewer is shown, told, offered and refused is the same in both.
pub fn twins<G: Secrets>(plan: &Plan<G>) {
    let known = known_actions(plan);
    on_random_matches(plan, |_, mut state, mut coin| {
        let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
        let viewer = coin.one_of(&viewers);
        let mut twin = state.clone();
        while let Some(input) = any_input(&state, &mut coin) {
            if coin.below(2) == 0 {
                twin = state.scramble(viewer, &mut coin);
            }
            look_the_same(&state, &twin, viewer, &coin.one_of(&known));
            step_both(&mut state, &mut twin, input, viewer, &mut coin);
            look_the_same(&state, &twin, viewer, &coin.one_of(&known));
        }
    });
}

fn look_the_same<G: Game>(state: &G, twin: &G, viewer: Viewer, stranger: &G::Action) {
    let (view, twin_view) = (state.view(viewer), twin.view(viewer));
    assert_eq!(view, twin_view, "the views of {viewer}");
    let bytes = |view| serde_json::to_string(view).expect("views are plain data");
    assert_eq!(bytes(&view), bytes(&twin_view), "the bytes {viewer} gets");
    assert_eq!(state.waiting(viewer), twin.waiting(viewer), "what {viewer} waits for");
    for seat in Seat::all(state.seats()) {
        let known = |world: &G| world.knows_player(viewer, seat);
        assert_eq!(known(state), known(twin), "whether {viewer} knows who sits in {seat}");
    }
    if let Some(seat) = viewer.seat() {
        if state.pending().admits(seat) {
            assert_eq!(moves(state, seat), moves(twin, seat), "the actions open to {viewer}");
        }
        let refused = |world: &G| world.admit(&Input::Act(seat, stranger.clone()));
        assert_eq!(refused(state), refused(twin), "what {viewer} is told about {stranger}");
    }
}

/// Does an input in the true world and something that must look the same to the viewer in the twin. Where
/// the input is open, closes the window or ends the match and so opens secrets, the twin is made anew: it differs only in
/// what stays secret, and the same input is done in both.
fn step_both<G: Secrets>(state: &mut G, twin: &mut G, input: InputOf<G>, viewer: Viewer, coin: &mut Coin) {
    let (before, window) = (state.clone(), state.pending().window());
    let mut seen = Vec::new();
    state.apply(input.clone(), &mut seen);
    let stays_open = window.is_some() && state.pending().window() == window;
    let other = match &input {
        Input::Chance(outcome) => {
            let outcome = twin.twin_outcome(outcome, viewer, coin);
            if !passes_unnoticed(twin, &outcome) || state.pending().outcome().is_some() {
                *twin = before.scramble_before(viewer, &input, coin);
                Some(input.clone())
            } else {
                Some(Input::Chance(outcome))
            }
        }
        Input::Act(seat, action) if G::is_hidden(*seat, action, viewer) && stays_open => {
            assert!(!G::reads(viewer, *seat, action), "{viewer} may not read the hidden {action}");
            hidden_action(twin, *seat, viewer, coin).map(|action| Input::Act(*seat, action))
        }
        Input::Act(seat, _) if viewer.is(*seat) && stays_open && leaves_open(twin, &input) => {
            Some(input.clone())
        }
        Input::Act(..) | Input::Expired(_) => {
            *twin = before.scramble_before(viewer, &input, coin);
            Some(input.clone())
        }
    };
    let mut twin_seen = Vec::new();
    if let Some(other) = other {
        assert_eq!(twin.admit(&other), Ok(()), "the twin accepts {other:?}");
        twin.apply(other, &mut twin_seen);
    }
    let told = |events: &[G::Event]| -> Vec<G::Seen> {
        events.iter().filter_map(|event| G::seen(event, viewer)).collect()
    };
    let (told, twin_told) = (told(&seen), told(&twin_seen));
    assert_eq!(told, twin_told, "what {viewer} is told of {input:?}");
    let bytes = |told| serde_json::to_string(told).expect("what is told is plain data");
    assert_eq!(bytes(&told), bytes(&twin_told), "the bytes {viewer} gets of {input:?}");
}

/// Whether an outcome can come in the twin and does not end the match there: an end opens what was hidden.
fn passes_unnoticed<G: Game>(twin: &G, outcome: &G::Chance) -> bool {
    let mut after = twin.clone();
    twin.can_come(outcome) && {
        after.apply(Input::Chance(outcome.clone()), &mut ());
        after.pending().outcome().is_none()
    }
}

/// Whether an input leaves the window open: one that closes it may open secrets, as it should.
fn leaves_open<G: Game>(state: &G, input: &InputOf<G>) -> bool {
    let mut after = state.clone();
    after.apply(input.clone(), &mut ());
    after.pending().window() == state.pending().window()
}

/// Some hidden action of a seat that leaves the window open, or none.
fn hidden_action<G: Secrets>(twin: &G, seat: Seat, viewer: Viewer, coin: &mut Coin) -> Option<G::Action> {
    let mut hidden = if twin.pending().admits(seat) { moves(twin, seat) } else { Vec::new() };
    hidden.retain(|action| {
        G::is_hidden(seat, action, viewer) && leaves_open(twin, &Input::Act(seat, action.clone()))
    });
    (!hidden.is_empty()).then(|| coin.one_of(&hidden))
}

/// A world imagined from a view has that view, and waits for and offers the same.
pub fn imagined<G: Determinize>(plan: &Plan<G>) {
    on_random_matches(plan, |_, mut state, mut coin| {
        let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
        loop {
            let viewer = coin.one_of(&viewers);
            let view = state.view(viewer);
            let imagined = G::determinize(&view, &mut coin);
            assert_eq!(imagined.view(viewer), view, "the imagined world looks like the true one");
            assert_eq!(imagined.waiting(viewer), state.waiting(viewer), "and waits for the same");
            if let (Some(seat), Pending::Seats { .. }) = (viewer.seat(), state.pending()) {
                assert_eq!(moves(&imagined, seat), moves(&state, seat), "and offers the same");
            }
            let Some(input) = any_input(&state, &mut coin) else { break };
            state.apply(input, &mut ());
        }
    });
}
