//! Whether our boards are worth playing on: games between two equal bots that play by hunch, counted.
//!
//! `docs/belligerants-board.md` holds the figures of longer runs. With `TABLETIER_SOAK` set two thousand games are
//! played on each board and the bounds are those of the report.

use std::collections::BTreeMap;

use tabletop::Evaluate;

use super::*;
use crate::Square;
use crate::board::Ground;
use crate::event::Event;

#[derive(Default)]
struct Figures {
    games: u32,
    /// Won by yellow, by pink, drawn.
    won: [u32; 3],
    rolls: u32,
    with_captures: u32,
    grounds: BTreeMap<&'static str, u32>,
    stars: BTreeMap<Square, u32>,
}

impl Figures {
    fn of(board: &str, games: u32) -> Self {
        let config = Config { board: board.to_owned(), ..Config::default() };
        let start = Belligerants::start(&config).expect("a board we ship");
        let mut figures = Figures::default();
        for seed in 0..games {
            figures.play(start.clone(), &mut ::laws::Coin::new(seed.into()));
        }
        figures
    }

    fn play(&mut self, mut state: Belligerants, coin: &mut ::laws::Coin) {
        let mut events = Vec::new();
        let outcome = loop {
            let input = match state.pending() {
                Pending::Over(outcome) => break outcome,
                Pending::Chance => Input::Chance(state.roll(coin)),
                Pending::Seats { must, .. } => {
                    let seat = must.first().expect("somebody acts");
                    Input::Act(seat, state.hunch(seat, coin))
                }
            };
            state.apply(input, &mut events);
        };
        self.games += 1;
        let winner = if outcome.is_draw() { 2 } else { usize::from(outcome.place(PINK) == 1) };
        self.won[winner] += 1;
        self.rolls += u32::from(state.now.rolls);
        self.with_captures += u32::from(events.iter().any(|event| matches!(event, Event::Taken { .. })));
        for event in events {
            if let Event::Moved { to, .. } = event {
                *self.grounds.entry(state.battlefield().ground(to).word()).or_default() += 1;
                if state.battlefield().is_star(to) {
                    *self.stars.entry(to).or_default() += 1;
                }
            }
        }
    }

    /// Of a hundred games, those the first player wins, draws counting half.
    fn first_share(&self) -> f64 {
        let points = f64::from(self.won[0]) + 0.5 * f64::from(self.won[2]);
        100.0 * points / f64::from(self.games)
    }
}

#[test]
fn the_boards_are_worth_playing_on() {
    let is_soak = std::env::var_os("TABLETIER_SOAK").is_some();
    let (games, spread) = if is_soak { (2_000, 3.0) } else { (200, 11.0) };
    for (board, lengths) in [("standard", 60.0..150.0), ("quick", 25.0..90.0)] {
        let figures = Figures::of(board, games);
        let share = figures.first_share();
        assert!((share - 50.0).abs() <= spread, "{board}: the first player wins {share:.1} of 100");
        let length = f64::from(figures.rolls) / f64::from(games) / 2.0;
        assert!(lengths.contains(&length), "{board}: {length:.0} rolls a side");
        assert!(figures.with_captures * 10 >= games * 9, "{board}: {}", figures.with_captures);
        let unvisited =
            Ground::ALL.map(Ground::word).into_iter().filter(|word| !figures.grounds.contains_key(word));
        assert_eq!(unvisited.collect::<Vec<_>>(), [""; 0], "{board}: {:?}", figures.grounds);
        assert_eq!(figures.stars.len(), 18, "{board}: every star is used: {:?}", figures.stars);
    }
}
