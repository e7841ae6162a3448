//! Whether our boards are worth playing on: games between two equal bots, counted.
//!
//! `docs/belligerants-board.md` holds the figures of longer runs. With `TABLETIER_SOAK` set thousands of games are
//! played on each board and the bounds are those of the report.

use std::collections::BTreeMap;

use search::bots::LevelBot;
use tabletop::{Bot, Evaluate};

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
    with_wounds: u32,
    with_rescues: u32,
    grounds: BTreeMap<&'static str, u32>,
    stars: BTreeMap<Square, u32>,
}

impl Figures {
    /// Games of bots of a level; of level 0, of bots that play by hunch.
    fn of(board: &str, games: u32, level: u8) -> Self {
        let config = Config { board: board.to_owned(), ..Config::default() };
        let start = Belligerants::start(&config).expect("a board we ship");
        let mut figures = Figures::default();
        for seed in 0..games {
            figures.play(start.clone(), level, &mut ::laws::Coin::new(seed.into()));
        }
        figures
    }

    fn play(&mut self, mut state: Belligerants, level: u8, coin: &mut ::laws::Coin) {
        let mut events = Vec::new();
        let mut bot = LevelBot::<Belligerants>::keyed(level);
        let outcome = loop {
            let input = match state.pending() {
                Pending::Over(outcome) => break outcome,
                Pending::Chance => Input::Chance(state.roll(coin)),
                Pending::Seats { must, .. } => {
                    let seat = must.first().expect("somebody acts");
                    let action = match level {
                        0 => state.hunch(seat, coin),
                        _ => bot.choose(&state.view(seat.into()), seat, coin),
                    };
                    Input::Act(seat, action)
                }
            };
            state.apply(input, &mut events);
        };
        self.games += 1;
        let winner = if outcome.is_draw() { 2 } else { usize::from(outcome.place(PINK) == 1) };
        self.won[winner] += 1;
        self.rolls += u32::from(state.now.rolls);
        self.with_captures += u32::from(events.iter().any(|event| matches!(event, Event::Taken { .. })));
        let is_wound = |event: &Event| match event {
            Event::Moved { kind, to, .. } => {
                !kind.roams() && state.battlefield().ground(*to) == Ground::White
            }
            _ => false,
        };
        self.with_wounds += u32::from(events.iter().any(is_wound));
        self.with_rescues += u32::from(events.iter().any(|event| matches!(event, Event::Rescued { .. })));
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
    let boards = [
        ("standard-2", 60.0..150.0),
        ("quick-2", 25.0..90.0),
        ("standard", 60.0..150.0),
        ("quick", 25.0..90.0),
    ];
    for (board, lengths) in boards {
        let figures = Figures::of(board, games, 0);
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

/// What the second editions were drawn for: wounds and rescues happen, and no ground is there for show (level 4).
#[test]
fn every_ground_of_the_second_editions_matters() {
    let is_soak = std::env::var_os("TABLETIER_SOAK").is_some();
    for board in ["standard-2", "quick-2"] {
        let games = if is_soak { 1_000 } else { 40 };
        let figures = Figures::of(board, games, 4);
        assert!(
            2 * figures.with_wounds > games,
            "{board}: wounds in {} of {games} games",
            figures.with_wounds
        );
        let rescues = figures.with_rescues;
        let enough = if is_soak { games / 5 } else { 1 };
        assert!(rescues >= enough, "{board}: rescues in {rescues} of {games} games");
        let moves: u32 = figures.grounds.values().sum();
        let least = if is_soak { 30 } else { 10 };
        for ground in Ground::ALL {
            let ends = figures.grounds.get(ground.word()).copied().unwrap_or(0);
            assert!(1000 * ends >= least * moves, "{board}: {ends} of {moves} moves end on {ground:?}");
        }
    }
}
