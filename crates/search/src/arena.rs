//! Bots against each other: who is stronger, by how much, and how sure that is.
//!
//! Both bots play every opening from every side, so that neither the first move nor a lucky opening decides.
//! The result depends on the seed alone: every game has its own dice, and games are counted in their order
//! however many threads played them. The table's dice are never those of the bots.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use tabletop::{Bot, Game, Input, PerSeat, Seat, Viewer};

use crate::luck::{Luck, sub_seed};
use crate::turn::{Turn, teams, turn};

/// What to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many games. Sides are changed after each; with as many games as teams, or a multiple of it,
    /// both bots have the same chances.
    pub games: u32,
    /// Random inputs before the bots take over, the same for each side of an opening. Without them, bots
    /// that never roll dice play the same game again and again.
    pub opening: u32,
    /// Where all dice come from.
    pub seed: u64,
    /// How many games at once.
    pub threads: usize,
}

/// How the first bot did against the second.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games the first bot won.
    pub wins: u32,
    /// Games nobody won, and games of more than two teams in which it ended in the middle.
    pub draws: u32,
    /// Games the first bot lost.
    pub losses: u32,
    /// Inputs in all games together, openings included.
    pub inputs: u64,
    /// How often the games ended in which way.
    pub endings: BTreeMap<&'static str, u32>,
}

impl Report {
    /// Games played.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The first bot's share of the points, a draw being half a point each.
    pub fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// Where its true share lies, with 95 % confidence (Wilson's interval; draws make it somewhat wide).
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let (share, games) = (self.score(), f64::from(self.games().max(1)));
        let centre = share + Z * Z / (2.0 * games);
        let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        let whole = 1.0 + Z * Z / games;
        ((centre - spread) / whole, (centre + spread) / whole)
    }

    /// Inputs in a game, on average.
    pub fn mean_length(&self) -> f64 {
        self.inputs as f64 / f64::from(self.games().max(1))
    }

    fn add(&mut self, end: &End) {
        let share = if end.worth > 0.5 {
            &mut self.wins
        } else if end.worth < 0.5 {
            &mut self.losses
        } else {
            &mut self.draws
        };
        *share += 1;
        self.inputs += u64::from(end.inputs);
        *self.endings.entry(end.how).or_default() += 1;
    }
}

struct End {
    worth: f32,
    inputs: u32,
    how: &'static str,
}

/// Plays the games. The factories make one bot for each seat and game; `progress` hears how many games are
/// finished.
pub fn play<G: Game>(
    start: &G,
    setup: Setup,
    first: &(dyn Fn() -> Box<dyn Bot<G>> + Sync),
    second: &(dyn Fn() -> Box<dyn Bot<G>> + Sync),
    mut progress: impl FnMut(u32),
) -> Report {
    let next = AtomicU32::new(0);
    let (finished, results) = mpsc::channel();
    let mut ends: BTreeMap<u32, End> = BTreeMap::new();
    thread::scope(|scope| {
        for _ in 0..setup.threads.max(1) {
            let (finished, next) = (finished.clone(), &next);
            scope.spawn(move || {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= setup.games {
                        return;
                    }
                    let end = play_one(start, setup, game, [first, second]);
                    if finished.send((game, end)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(finished);
        for (game, end) in results {
            ends.insert(game, end);
            progress(ends.len() as u32);
        }
    });
    let mut report = Report::default();
    ends.values().for_each(|end| report.add(end));
    report
}

type Factory<'a, G> = &'a (dyn Fn() -> Box<dyn Bot<G>> + Sync);

fn play_one<G: Game>(start: &G, setup: Setup, game: u32, factories: [Factory<'_, G>; 2]) -> End {
    let teams = teams(start);
    let sides = teams.len() as u32;
    let own = teams[(game % sides) as usize];
    let opening = &mut Luck::from_seed(sub_seed(setup.seed, 2 * u64::from(game / sides)));
    let (mut state, mut inputs) = opened(start, setup.opening, opening);
    let seed = sub_seed(setup.seed, 2 * u64::from(game) + 1);
    let mut table = Luck::from_seed(sub_seed(seed, 0));
    let mut players = PerSeat::new(start.seats(), |seat| {
        let bot = factories[usize::from(start.team(seat) != own)]();
        (bot, Luck::from_seed(sub_seed(seed, 1 + seat.index() as u64)))
    });
    loop {
        let input = match turn(&state) {
            Turn::Over(outcome) => {
                let mut seats = Seat::all(start.seats());
                let seat = seats.find(|seat| start.team(*seat) == own).expect("a team has a seat");
                let worth = outcome.value(seat, |seat| state.team(seat));
                return End { worth, inputs, how: outcome.how };
            }
            Turn::Chance => Input::Chance(state.roll(&mut table)),
            Turn::Act(seat) => {
                let (bot, luck) = &mut players[seat];
                Input::Act(seat, bot.choose(&state.view(Viewer::Seat(seat)), seat, luck))
            }
        };
        state.apply(input, &mut ());
        inputs += 1;
    }
}

/// The start with some random inputs after it, fewer if the match would be over.
fn opened<G: Game>(start: &G, inputs: u32, luck: &mut Luck) -> (G, u32) {
    let mut state = start.clone();
    for done in 0..inputs {
        let mut next = state.clone();
        let input = match turn(&next) {
            Turn::Over(_) => return (state, done),
            Turn::Chance => Input::Chance(next.roll(luck)),
            Turn::Act(seat) => Input::Act(seat, next.sample(seat, luck)),
        };
        next.apply(input, &mut ());
        if matches!(turn(&next), Turn::Over(_)) {
            return (state, done);
        }
        state = next;
    }
    (state, inputs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::bot_for;
    use crate::toys::{Allies, Race, Rules, TicTacToe, Toy};
    use tabletop::Thinking;

    fn meet<R: Rules>(first: Thinking, second: Thinking, setup: Setup) -> Report {
        play(&Toy::<R>::default(), setup, &|| bot_for(first), &|| bot_for(second), |_| ())
    }

    const SETUP: Setup = Setup { games: 60, opening: 0, seed: 9, threads: 2 };
    const STRONG: Thinking = Thinking::AlphaBeta { nodes: 5_000, noise: 0 };

    #[test]
    fn the_stronger_bot_wins() {
        let report = meet::<TicTacToe>(STRONG, Thinking::Random, SETUP);
        assert_eq!((report.games(), report.losses), (60, 0), "{report:?}");
        assert!(report.score() > 0.85 && report.interval().0 > 0.75, "{report:?}");
        assert_eq!(report.endings.values().sum::<u32>(), 60);
        assert!((5.0..9.0).contains(&report.mean_length()));
        let reverse = meet::<TicTacToe>(Thinking::Random, STRONG, SETUP);
        assert_eq!(reverse.wins, 0);
    }

    #[test]
    fn equals_draw() {
        let report = meet::<TicTacToe>(STRONG, STRONG, SETUP);
        assert_eq!((report.draws, report.score()), (60, 0.5));
    }

    #[test]
    fn threads_do_not_matter() {
        let mcts = Thinking::Mcts { iterations: 60 };
        let alone = meet::<Race>(mcts, Thinking::Random, Setup { threads: 1, opening: 3, ..SETUP });
        let many = meet::<Race>(mcts, Thinking::Random, Setup { threads: 5, opening: 3, ..SETUP });
        assert_eq!(alone, many);
        assert!(alone.wins > alone.losses, "{alone:?}");
    }

    #[test]
    fn every_team_gets_its_turn() {
        let (winner, _) = Allies::solved(21, 0);
        let report = meet::<Allies>(STRONG, STRONG, Setup { games: 10, ..SETUP });
        assert_eq!(
            (report.wins, report.losses),
            (5, 5),
            "team {winner:?} always wins, and each has it half the time"
        );
    }

    #[test]
    fn openings_never_finish_a_match() {
        let (state, inputs) = opened(&Toy::<TicTacToe>::default(), 100, &mut Luck::from_seed(4));
        assert!((4..=8).contains(&inputs) && state.pending().outcome().is_none());
    }

    #[test]
    fn progress_is_told() {
        let mut heard = Vec::new();
        let random: Factory<'_, Toy<Race>> = &|| bot_for(Thinking::Random);
        play(&Toy::default(), Setup { games: 7, ..SETUP }, random, random, |done| heard.push(done));
        assert_eq!(heard, [1, 2, 3, 4, 5, 6, 7]);
    }

    #[test]
    fn the_interval_is_wilsons() {
        let report = Report { wins: 8, losses: 2, ..Report::default() };
        let (low, high) = report.interval();
        assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001, "{low} {high}");
    }
}
