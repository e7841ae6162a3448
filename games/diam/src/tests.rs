//! Tests: one module for each chapter of the rules, named after its paragraphs, and the laws.

mod announcing;
mod bots;
mod diams;
mod draws;
mod laws;
mod material;
mod moving;
mod options;
mod oracle;
mod partners;
mod perft;
mod placing;
mod solving;
mod swapping;
mod turns;

use tabletop::{Game, Input, Match, Outcome, Refused, Seat};

use crate::{Action, Announce, Config, Diam, Edition, Refusal, position};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

/// Two players, 2003.
fn two() -> Config {
    Config::default()
}

/// Two players, 1998, automatic announcements.
fn old() -> Config {
    Config { edition: Edition::V1998, ..Config::default() }
}

/// Two players, 1998, announcements called.
fn called() -> Config {
    Config { announce: Announce::Manual, ..old() }
}

fn players(players: u8) -> Config {
    Config { players, ..Config::default() }
}

/// A match from a position.
fn from(config: &Config, position: &str) -> Match<Diam> {
    let config = Config { position: position.to_owned(), ..config.clone() };
    Match::start(config).expect("the position can be played")
}

/// A match from a position after these actions, each by whoever's turn it is.
fn play(config: &Config, position: &str, actions: &str) -> Match<Diam> {
    let mut game = from(config, position);
    for text in actions.split_whitespace() {
        let seat = game.state().now.seat();
        game.input(Input::Act(seat, read(text))).unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
    game
}

/// The position after these actions.
fn after(config: &Config, position: &str, actions: &str) -> String {
    position::text(play(config, position, actions).state())
}

/// Why an action is refused.
fn refused(game: &Match<Diam>, text: &str) -> Refused<Refusal> {
    let seat = game.state().now.seat();
    game.clone().input(Input::Act(seat, read(text))).expect_err("it is refused")
}

fn read(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What whoever's turn it is can do, in notation.
fn moves(game: &Match<Diam>) -> Vec<String> {
    game.moves(game.state().now.seat()).iter().map(ToString::to_string).collect()
}

fn outcome(game: &Match<Diam>) -> Outcome {
    game.pending().outcome().cloned().expect("the game is over")
}

/// The seats that won, and how.
fn winners(game: &Match<Diam>) -> (Vec<Seat>, &'static str) {
    let outcome = outcome(game);
    assert!(!outcome.is_draw(), "drawn by {}", outcome.how);
    let first = outcome.standings.iter().filter(|standing| standing.place == 1);
    (first.map(|standing| standing.seat).collect(), outcome.how)
}

fn is_drawn_by(game: &Match<Diam>, how: &str) -> bool {
    let outcome = outcome(game);
    outcome.is_draw() && outcome.how == how
}

#[test]
fn the_state_is_compact() {
    assert!(size_of::<crate::state::Position>() < 32);
    assert_eq!(size_of::<Diam>(), 32 + size_of::<crate::history::History>());
    let state = Diam::start(&two()).expect("can be played");
    let copy = state;
    assert_eq!(state, copy);
}
