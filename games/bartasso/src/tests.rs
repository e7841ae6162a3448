//! Tests: one module for each chapter of the rules, named after its paragraphs, and the laws.

mod advantage;
mod agreement;
mod bots;
mod endings;
mod exchange;
mod huffing;
mod laws;
mod material;
mod options;
mod oracle;
mod pawns;
mod perft;
mod pieces;
mod playthroughs;
mod turns;

use tabletop::{Game, Input, Match, Outcome, Refused, Seat};

use crate::{Action, Bartasso, Capture, Config, Refusal, Sauteur, position};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

/// Two players with two camps each.
fn full() -> Config {
    Config::default()
}

/// Two players on half the board.
fn half() -> Config {
    Config { camps: 2, ..Config::default() }
}

fn players(players: u8) -> Config {
    Config { players, ..Config::default() }
}

fn must(config: Config) -> Config {
    Config { capture: Capture::Must, ..config }
}

fn single(config: Config) -> Config {
    Config { sauteur: Sauteur::Single, ..config }
}

fn exchange(config: Config) -> Config {
    Config { exchange: true, ..config }
}

/// Every combination of options, from the usual start.
fn variants() -> Vec<Config> {
    let mut all = vec![full(), half(), players(3), players(4)];
    for option in [must, single, exchange] {
        all.extend(all.clone().into_iter().map(option));
    }
    all
}

/// A match from a position.
fn from(config: &Config, position: &str) -> Match<Bartasso> {
    let config = Config { position: position.to_owned(), ..config.clone() };
    Match::start(config).unwrap_or_else(|bad| panic!("{position}: {bad}"))
}

/// A match from a position after these actions, separated by semicolons, each by whoever's turn it is.
fn play(config: &Config, position: &str, actions: &str) -> Match<Bartasso> {
    let mut game = from(config, position);
    go_on(&mut game, actions);
    game
}

fn go_on(game: &mut Match<Bartasso>, actions: &str) {
    for text in actions.split(';').map(str::trim).filter(|text| !text.is_empty()) {
        let seat = game.state().now.seat();
        let action = Bartasso::read(&game.state().view(seat.into()), text);
        let action = action.unwrap_or_else(|error| panic!("{text}: {error}"));
        game.input(Input::Act(seat, action)).unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
}

/// The position after these actions.
fn after(config: &Config, position: &str, actions: &str) -> String {
    position::text(play(config, position, actions).state())
}

/// Why an action is refused.
fn refused(game: &Match<Bartasso>, text: &str) -> Refused<Refusal> {
    let seat = game.state().now.seat();
    game.clone().input(Input::Act(seat, read(text))).expect_err("it is refused")
}

fn read(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What whoever's turn it is can do apart from deals, in notation.
fn plies(game: &Match<Bartasso>) -> Vec<String> {
    let mut plies = Vec::new();
    game.state().plies(game.state().now.seat(), &mut plies);
    plies.iter().map(ToString::to_string).collect()
}

/// The same, only what begins with this.
fn plies_from(game: &Match<Bartasso>, start: &str) -> Vec<String> {
    let mut plies = plies(game);
    plies.retain(|text| text.starts_with(start));
    plies.sort();
    plies
}

fn outcome(game: &Match<Bartasso>) -> Outcome {
    game.pending().outcome().cloned().expect("the game is over")
}

/// The seats that won, and how.
fn winners(game: &Match<Bartasso>) -> (Vec<Seat>, &'static str) {
    let outcome = outcome(game);
    assert!(!outcome.is_draw(), "drawn by {}", outcome.how);
    let first = outcome.standings.iter().filter(|standing| standing.place == 1);
    (first.map(|standing| standing.seat).collect(), outcome.how)
}

fn is_drawn_by(game: &Match<Bartasso>, how: &str) -> bool {
    let outcome = outcome(game);
    outcome.is_draw() && outcome.how == how
}
