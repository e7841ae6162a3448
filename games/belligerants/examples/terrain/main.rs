//! Measures boards of Les Belligérants in whole games between two equal bots: who wins, how long it takes, and whether
//! every ground, star and ambulance matters.
//!
//!     cargo run --release -p belligerants --example terrain -- 4 400 standard-2 quick-2
//!
//! `LEVEL GAMES BOARD...` plays so many games on each board, which is one of the house's or a text in a file; level 0 plays by
//! hunch, which is much faster. `FIRST=n` in the environment begins with another seed. It prints and reads files, and is no
//! part of the product.
#![allow(clippy::print_stdout, clippy::disallowed_methods, missing_docs)]

mod tally;

use belligerants::{Belligerants, Config, Roll};
use search::Luck;
use search::bots::LevelBot;
use search::luck::sub_seed;
use tabletop::{Bot, Evaluate, Game, Input, Pending, Seat, Viewer};
use tally::Tally;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &str| text.parse::<u64>().expect("a number");
    let [level, games, boards @ ..] = &words[..] else {
        println!("LEVEL GAMES BOARD...");
        return;
    };
    let first = std::env::var("FIRST").map_or(0, |first| number(&first));
    for board in boards {
        let text = std::fs::read_to_string(board).unwrap_or_else(|_| board.clone());
        let config = Config { board: text, ..Config::default() };
        let start = match Belligerants::start(&config) {
            Ok(start) => start,
            Err(bad) => {
                println!("{board}: {bad}");
                continue;
            }
        };
        for warning in Belligerants::warnings(&config) {
            println!("{board}: {warning:?}");
        }
        let mut tally = Tally::of(start.battlefield());
        for seed in first..first + number(games) {
            play(&start, number(level) as u8, seed, &mut tally);
        }
        println!("{board}, level {level}, {games} games from {first}\n{tally}");
    }
}

/// Plays one game to its end.
fn play(start: &Belligerants, level: u8, seed: u64, tally: &mut Tally) {
    let luck = |index| Luck::from_seed(sub_seed(seed, index));
    let (mut state, mut table, mut players) = (start.clone(), luck(0), [luck(1), luck(2)]);
    let mut bot = LevelBot::<Belligerants>::keyed(level);
    let mut events = Vec::new();
    let outcome = loop {
        let input: Input<_, Roll> = match state.pending() {
            Pending::Over(outcome) => break outcome,
            Pending::Chance => Input::Chance(state.roll(&mut table)),
            Pending::Seats { must, .. } => {
                let seat: Seat = must.first().expect("somebody acts");
                let dice = &mut players[seat.index()];
                let action = match level {
                    0 => state.hunch(seat, dice),
                    _ => bot.choose(&state.view(Viewer::Seat(seat)), seat, dice),
                };
                Input::Act(seat, action)
            }
        };
        state.apply(input, &mut events);
    };
    tally.add(state.battlefield(), &outcome, &events);
}
