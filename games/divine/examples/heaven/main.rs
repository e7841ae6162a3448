//! Measures the bots of Diable et Bon Dieu in whole games.
//!
//!     cargo run --release -p divine --example heaven -- play 3 3 3 500 1915
//!
//! `play DEVIL LORD POWERS GAMES LAST [FIRST]` plays games with these levels to the end of a last year, with seeds from FIRST on, and prints
//! what is counted; a divine player of level 0 never casts. It prints and reads a clock, and is no part of the product.
#![allow(clippy::print_stdout, clippy::disallowed_methods, missing_docs)]

mod driver;
mod tally;

use divine::Config;
use driver::{Levels, Record, play};
use search::Luck;
use search::luck::sub_seed;
use tally::Tally;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u64>().expect("a number");
    match words[..] {
        ["play", devil, lord, powers, games, last, ref rest @ ..] => {
            let [devil, lord, powers] = [devil, lord, powers].map(|level| number(level) as u8);
            let first = rest.first().map_or(0, |first| number(first));
            run(Levels { devil, lord, powers }, number(games), number(last) as u16, first);
        }
        _ => println!("play DEVIL LORD POWERS GAMES LAST [FIRST]"),
    }
}

fn run(levels: Levels, games: u64, last: u16, first: u64) {
    let config = Config { year_limit: Some(last), ..Config::default() };
    let seeds: Vec<u64> = (first..first + games).collect();
    let played = |seed: &u64| play(levels, &config, &mut Luck::from_seed(sub_seed(*seed, 7)));
    let mut tally = Tally::default();
    std::thread::scope(|scope| {
        let share = |seeds| scope.spawn(move || seeds_played(seeds, played));
        let threads: Vec<_> = seeds.chunks(seeds.len().div_ceil(THREADS)).map(share).collect();
        for thread in threads {
            thread.join().expect("a thread that plays").iter().for_each(|record| tally.add(record));
        }
    });
    println!("{levels:?}, {games} games to the end of {last}\n\n{tally}");
}

/// How many games are played at once.
const THREADS: usize = 4;

fn seeds_played(seeds: &[u64], played: impl Fn(&u64) -> Record) -> Vec<Record> {
    seeds.iter().map(played).collect()
}
