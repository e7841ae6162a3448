//! Measures the bots of Diplomacy: one level against six of another, in all seven seats, to the end of 1915.
//!
//!     cargo run --release -p diplomacy --example bots -- match 5 3 20
//!     cargo run --release -p diplomacy --example bots -- show 5555555 7 1905
//!     cargo run --release -p diplomacy --example bots -- cost 20
//!
//! `match ONE OTHERS ROUNDS [LAST]` plays seven games a round, to the end of a last year. `show LEVELS SEED YEAR` prints
//! the orders of one game. `cost SAMPLES` measures the processor time of the strongest level on the largest positions there can be. It prints and reads a clock, and is no part of the product.
#![allow(clippy::print_stdout, clippy::disallowed_methods, missing_docs)]

mod cost;
mod driver;

use std::fmt;
use std::time::{Duration, Instant};

use diplomacy::Power;
use driver::Game;
use search::Luck;
use search::luck::sub_seed;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["match", one, others, rounds] => {
            compare(number(one), number(others), number(rounds), 1915);
        }
        ["match", one, others, rounds, last] => {
            let last = last.parse().expect("a year");
            compare(number(one), number(others), number(rounds), last);
        }
        ["show", levels, seed, year] => {
            let levels: Vec<u8> = levels.bytes().map(|digit| digit - b'0').collect();
            let levels = levels.try_into().expect("seven digits");
            show(&levels, seed.parse().expect("a number"), year.parse().expect("a year"));
        }
        ["cost", samples] => cost::measure(samples.parse().expect("a number")),
        _ => println!("match ONE OTHERS ROUNDS [LAST] | show LEVELS SEED YEAR | cost SAMPLES"),
    }
}

fn number(text: &str) -> u8 {
    text.parse().expect("a number")
}

fn compare(one: u8, others: u8, rounds: u8, last: u16) {
    let mut tally = Tally::default();
    for round in 0..u64::from(rounds) {
        for power in Power::ALL {
            let mut levels = [others; 7];
            levels[power.index()] = one;
            let mut luck = Luck::from_seed(sub_seed(round, power.index() as u64));
            let game = timed(&levels, power, last, &mut luck, &mut tally.times);
            tally.add(power, &game);
        }
        println!("{one} against six {others}: {tally}");
    }
    println!("  {}", tally.seats());
    println!(
        "  a phase of the one: {:.1} ms on average, {:.1} ms at most",
        tally.times.mean(),
        tally.times.most()
    );
}

/// What came out so far.
#[derive(Default)]
struct Tally {
    scores: Vec<f64>,
    sizes: Vec<f64>,
    by_seat: [f64; 7],
    solos: u32,
    lost: u32,
    gone: u32,
    times: Times,
}

impl Tally {
    fn add(&mut self, power: Power, game: &Game) {
        let size = game.centres.of(power).len();
        self.scores.push(game.score(power));
        self.sizes.push(size as f64);
        self.by_seat[power.index()] += game.score(power);
        self.solos += u32::from(game.winner() == Some(power));
        self.lost += u32::from(game.winner().is_some_and(|winner| winner != power));
        self.gone += u32::from(size == 0);
    }

    /// The mean score in each seat.
    fn seats(&self) -> String {
        let rounds = self.scores.len() as f64 / 7.0;
        let seats = Power::ALL.iter().zip(self.by_seat);
        let seats: Vec<String> = seats.map(|(power, sum)| format!("{power} {:.2}", sum / rounds)).collect();
        seats.join(", ")
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (score, half) = interval(&self.scores);
        let (size, size_half) = interval(&self.sizes);
        write!(f, "{score:.3} ± {half:.3} in {} games, {} solos, ", self.scores.len(), self.solos)?;
        write!(f, "{} lost to a solo, {} eliminated, ", self.lost, self.gone)?;
        write!(f, "{size:.1} ± {size_half:.1} centres")
    }
}

#[derive(Default)]
struct Times {
    all: Duration,
    longest: Duration,
    count: u32,
}

impl Times {
    fn mean(&self) -> f64 {
        self.all.as_secs_f64() * 1000.0 / f64::from(self.count.max(1))
    }

    fn most(&self) -> f64 {
        self.longest.as_secs_f64() * 1000.0
    }
}

/// Plays a game and measures how long one power thinks about movements.
fn timed(levels: &driver::Levels, power: Power, last: u16, luck: &mut Luck, times: &mut Times) -> Game {
    let mut began = Instant::now();
    driver::play(levels, last, luck, &mut |_, who, _| {
        // Powers are asked one after another; what lies between phases is a matter of microseconds for levels
        // that do not think then, and is counted for Austria.
        let took = began.elapsed();
        began = Instant::now();
        if who == power {
            times.all += took;
            times.longest = times.longest.max(took);
            times.count += 1;
        }
    })
}

/// The mean and half the width of its interval of 95 %.
fn interval(scores: &[f64]) -> (f64, f64) {
    let count = scores.len() as f64;
    let mean = scores.iter().sum::<f64>() / count;
    let spread = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (spread / count).sqrt())
}

fn show(levels: &driver::Levels, seed: u64, last: u16) {
    let mut luck = Luck::from_seed(seed);
    let mut phase = (0, true);
    let game = driver::play(levels, last, &mut luck, &mut |game, power, orders| {
        if phase != (game.year, game.is_fall) {
            phase = (game.year, game.is_fall);
            println!("{} {}", if game.is_fall { "fall" } else { "spring" }, game.year);
        }
        let list: Vec<String> = orders.iter().map(ToString::to_string).collect();
        println!("  {power:8} {:2}  {}", game.centres.of(power).len(), list.join("; "));
    });
    let sizes: Vec<String> =
        Power::ALL.iter().map(|power| format!("{power} {}", game.centres.of(*power).len())).collect();
    println!("{}", sizes.join(", "));
}
