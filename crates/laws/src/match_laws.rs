//! Laws about whole matches: replay, records, termination, standings.

use tabletop::{Entry, Game, Input, Match, Outcome, Pending, Seat, Viewer, What};

use crate::walk::{any_input, on_random_matches};
use crate::{Coin, Plan};

/// Replaying the journal gives an equal match; so does its record as text; takebacks and resignations
/// stand in it like everything else, and every viewer's stream is the same.
pub fn replay<G: Game>(plan: &Plan<G>) {
    on_random_matches(plan, |config, _, mut coin| {
        let game = random_match::<G>(config, &mut coin);
        let again = Match::<G>::replay(config.clone(), game.journal().to_vec());
        assert_eq!(again.as_ref(), Ok(&game), "replay gives an equal match");
        let text = game.record();
        let read = Match::<G>::from_record(&text);
        assert_eq!(read.as_ref(), Ok(&game), "the record gives an equal match:\n{text}");
        for viewer in Viewer::all(game.state().seats()) {
            let told = read.as_ref().map(|read| read.stream(viewer));
            assert_eq!(told, Ok(game.stream(viewer)), "the streams are the same");
        }
    });
}

/// A match with a few table entries among its inputs.
fn random_match<G: Game>(config: &G::Config, coin: &mut Coin) -> Match<G> {
    let mut game = Match::<G>::start(config.clone()).expect("a plan's configs can be played");
    let seats = game.state().seats();
    while game.pending().outcome().is_none() {
        let what = match tabletop::Dice::below(coin, 60) {
            0 => What::Takeback(tabletop::Dice::below(coin, game.journal().len() as u32 + 1) as usize),
            1 => What::Seated(coin.one_of(&Seat::all(seats).collect::<Vec<_>>()), "Ana É.".to_owned()),
            2 if tabletop::Dice::below(coin, 20) == 0 => What::Resigned(Seat::new(0)),
            _ => What::Input(any_input(game.state(), coin).expect("the match is not over")),
        };
        let at = Some(1_700_000_000_000 + game.journal().len() as u64);
        assert_eq!(game.enter(Entry { at, what }), Ok(()));
    }
    game
}

/// Play along `plies` ends within the stated bound of windows, and every seat stands somewhere, once.
pub fn termination<G: Game>(plan: &Plan<G>) {
    on_random_matches(plan, |config, mut state, mut coin| {
        let bound = G::bound(config);
        let (mut windows, mut open) = (0, None);
        let outcome = loop {
            match state.pending() {
                Pending::Over(outcome) => break outcome,
                Pending::Chance => {
                    let outcome = state.roll(&mut coin);
                    state.apply(Input::Chance(outcome), &mut ());
                }
                Pending::Seats { must, window, .. } => {
                    if open != Some(window) {
                        assert!(open < Some(window), "windows only grow");
                        open = Some(window);
                        windows += 1;
                    }
                    let seat = must.first().expect("somebody is awaited");
                    let action = state.sample(seat, &mut coin);
                    state.apply(Input::Act(seat, action), &mut ());
                }
            }
            assert!(windows <= bound, "over within {bound} windows");
        };
        standings_are_complete(&state, &outcome);
    });
}

fn standings_are_complete<G: Game>(state: &G, outcome: &Outcome) {
    let seats: Vec<Seat> = outcome.standings.iter().map(|standing| standing.seat).collect();
    assert!(seats.into_iter().eq(Seat::all(state.seats())), "every seat stands once, in order");
    for standing in &outcome.standings {
        let better = outcome.standings.iter().filter(|other| other.place < standing.place).count();
        assert_eq!(usize::from(standing.place), better + 1, "places leave no gaps but ties");
        let mates =
            outcome.standings.iter().filter(|other| state.team(other.seat) == state.team(standing.seat));
        assert!(mates.into_iter().all(|mate| mate.place == standing.place), "a team shares its place");
    }
}
