//! Laws about whole matches: replay, records, termination, standings.

use std::collections::BTreeSet;

use tabletop::{
    Dice, Entry, Game, Input, Match, Outcome, Pending, Proposal, Seat, SeatSet, TimeNote, Viewer, What,
};

use crate::walk::{any_input, on_random_matches};
use crate::{Coin, Plan};

/// Replaying the journal gives an equal match; so does its record as text, which prints as it was read;
/// whatever the table enters stands in it like everything else, and every viewer's stream is the same.
pub fn replay<G: Game>(plan: &Plan<G>) {
    on_random_matches(plan, |config, _, mut coin| {
        let game = random_match::<G>(config, &mut coin);
        let again = Match::<G>::replay(config.clone(), game.journal().to_vec());
        assert_eq!(again.as_ref(), Ok(&game), "replay gives an equal match");
        let text = game.record();
        let read = Match::<G>::from_record(&text);
        assert_eq!(read.as_ref(), Ok(&game), "the record gives an equal match:\n{text}");
        assert_eq!(read.as_ref().map(Match::record), Ok(text), "and prints as it was read");
        for viewer in Viewer::all(game.state().seats()) {
            let told = read.as_ref().map(|read| read.stream(viewer));
            assert_eq!(told, Ok(game.stream(viewer)), "the streams are the same");
        }
    });
}

/// What is dropped again never happened, and any moment of a match is what replaying up to there gives.
pub fn rewinding<G: Game>(plan: &Plan<G>) {
    on_random_matches(plan, |config, _, mut coin| {
        let whole = random_match::<G>(config, &mut coin);
        let cut = coin.below(whole.journal().len() as u32 + 1) as usize;
        let mut game =
            Match::<G>::replay(config.clone(), whole.journal()[..cut].to_vec()).expect("it was played");
        let (before, mark) = (game.clone(), game.mark());
        for entry in whole.journal()[cut..].iter().take(40) {
            game.enter(entry.clone()).expect("it was played");
        }
        game.rewind(mark);
        assert_eq!(game, before, "dropped from entry {cut} on");
        let then = whole.at(cut).expect("the match has so many entries");
        assert_eq!((then.state(), then.pending()), (before.state(), before.pending()), "at entry {cut}");
    });
}

/// Letters go between seats of the match, along the lines of its config.
pub fn press<G: Game>(plan: &Plan<G>) {
    for config in &plan.configs {
        let seats = G::start(config).expect("a plan's configs can be played").seats();
        let Some(lines) = G::press(config).lines() else { continue };
        let named = lines.speakers.union(lines.writers).union(lines.receivers);
        assert!(named.minus(SeatSet::all(seats)).is_empty(), "{named:?} of {seats} seats");
        assert_eq!(
            lines.writers.is_empty(),
            lines.receivers.is_empty(),
            "who writes in private is heard: {lines:?}"
        );
    }
}

/// A match with a few table entries among its inputs. Now and then it goes on after its end.
fn random_match<G: Game>(config: &G::Config, coin: &mut Coin) -> Match<G> {
    let mut game = Match::<G>::start(config.clone()).expect("a plan's configs can be played");
    if coin.below(2) == 0 {
        let nonces = Seat::all(game.state().seats()).filter(|_| coin.below(2) == 0);
        let nonces: Vec<What<G>> =
            nonces.map(|place| What::Nonce(place.index() as u8, "5a".repeat(16))).collect();
        for what in [What::Committed("c0".repeat(32))].into_iter().chain(nonces) {
            assert_eq!(game.enter(Entry { at: None, what }), Ok(()), "nothing came before");
        }
    }
    if coin.below(3) == 0 {
        let what = What::Lot(game.draw_lot(coin));
        assert_eq!(game.enter(Entry { at: None, what }), Ok(()), "what is drawn suits");
    }
    let mut highest = game.pending().window();
    while game.pending().outcome().is_none() || coin.below(4) == 0 {
        let what = table_entry(&game, coin).filter(|what| game.check(what).is_ok());
        let left = game.now().left();
        let what =
            what.unwrap_or_else(|| match any_input(game.state(), coin).expect("the match is not over") {
                Input::Act(seat, action) if !left.has(seat) => Input::Act(seat, action).into(),
                Input::Chance(outcome) => Input::Chance(outcome).into(),
                Input::Act(..) | Input::Expired(_) => {
                    Input::Expired(game.pending().window().expect("it expires")).into()
                }
            });
        let is_takeback = matches!(what, What::Takeback(_));
        let at = Some(1_700_000_000_000 + game.journal().len() as u64);
        assert_eq!(game.enter(Entry { at, what }), Ok(()));
        let open = game.pending().window();
        assert!(!is_takeback || open.is_none() || open > highest, "no number is shown twice");
        highest = highest.max(open);
    }
    if let Some(closing) = game.closed() {
        standings_are_complete(game.state(), &closing.outcome);
    }
    game
}

/// Something the table might enter here, or nothing.
fn table_entry<G: Game>(game: &Match<G>, coin: &mut Coin) -> Option<What<G>> {
    let seat = coin.one_of(&Seat::all(game.state().seats()).collect::<Vec<_>>());
    let is_rare = coin.below(20) == 0;
    let is_over = game.pending().outcome().is_some();
    match coin.below(60) {
        number if is_over || number == 0 => {
            Some(What::Takeback(coin.below(game.journal().len() as u32 + 1) as usize))
        }
        1 => Some(What::Seated(seat, "Ana É.".to_owned())),
        2..=4 => Some(What::Draw(seat, !game.draw().has(seat))),
        7 => Some(What::Declined(seat)),
        8 => Some(What::Proposed(
            seat,
            SeatSet::all(game.state().seats()).without(seat),
            coin.one_of(&[Proposal::Pause, Proposal::Takeback { to: game.journal().len() / 2 }]),
        )),
        9 => Some(What::Consented(seat)),
        10 => Some(What::Dissented(seat)),
        11 if is_rare => Some(What::Vacated(seat)),
        12 => Some(What::Time(coin.one_of(&[
            TimeNote::Down { from: 1, to: 2 },
            TimeNote::Extended(seat),
            TimeNote::Paused(9),
            TimeNote::Resumed,
            TimeNote::Holiday(seat, 7),
            TimeNote::Back(seat),
        ]))),
        13..=14 => Some(What::Hinted(seat)),
        5 if is_rare => Some(What::Resigned(seat)),
        5..=6 if coin.below(3) == 0 => game.resigning(seat).ok().filter(|what| matches!(what, What::Left(_))),
        6 if is_rare => Some(What::Abandoned),
        _ => None,
    }
}

/// The most inputs that one decision can take along plies.
const MOST_INPUTS: u32 = 10_000;

/// Play along `plies` ends within the stated bound of windows, none of which goes on and on, and every seat
/// stands somewhere, once.
pub fn termination<G: Game>(plan: &Plan<G>) {
    on_random_matches(plan, |config, mut state, mut coin| {
        let bound = G::bound(config);
        let (mut windows, mut open, mut inputs) = (0, None, 0);
        let outcome = loop {
            inputs += 1;
            assert!(inputs <= MOST_INPUTS, "{MOST_INPUTS} inputs and still the same decision: {open:?}");
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
                        inputs = 0;
                    }
                    let input = match must.first() {
                        Some(seat) => Input::Act(seat, state.sample(seat, &mut coin)),
                        None => Input::Expired(window),
                    };
                    state.apply(input, &mut ());
                }
            }
            assert!(windows <= bound, "over within {bound} windows");
        };
        standings_are_complete(&state, &outcome);
    });
}

/// Every seat stands once, somebody is first, teams share their place, and places follow one another: with
/// the gaps that ties leave or without.
fn standings_are_complete<G: Game>(state: &G, outcome: &Outcome) {
    let seats: Vec<Seat> = outcome.standings.iter().map(|standing| standing.seat).collect();
    assert!(seats.into_iter().eq(Seat::all(state.seats())), "every seat stands once, in order");
    for standing in &outcome.standings {
        let better =
            outcome.standings.iter().map(|other| other.place).filter(|place| *place < standing.place);
        let (seats, places) = (better.clone().count(), better.collect::<BTreeSet<_>>().len());
        let place = usize::from(standing.place);
        assert!((places + 1..=seats + 1).contains(&place), "places leave no gaps but for ties: {outcome:?}");
        let mates =
            outcome.standings.iter().filter(|other| state.team(other.seat) == state.team(standing.seat));
        assert!(mates.into_iter().all(|mate| mate.place == standing.place), "a team shares its place");
    }
}
