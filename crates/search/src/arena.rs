//! Bots against each other: who is stronger, by how much, and how sure that is.
//!
//! Both bots play every opening from every side, so that neither the first move nor a lucky opening decides.
//! Games can be played from several starts, such as the boards of one game, and are reported on by start. The
//! result depends on the seed alone: every game has its own dice, and what is reported are counts, however many
//! threads played them. The table's dice are never those of the bots.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use tabletop::{Bot, Game, Input, Outcome, PerSeat, Seat, Viewer};

use crate::luck::{Luck, sub_seed};
use crate::turn::{Turn, teams, turn};

/// What to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many games from each start. Sides are changed after each; with as many games as teams, or a multiple
    /// of it, both bots have the same chances.
    pub games: u32,
    /// Random inputs before the bots take over, the same for each side of an opening. Without them, bots
    /// that never roll dice play the same game again and again.
    pub opening: u32,
    /// Where all dice come from.
    pub seed: u64,
    /// How many games at once.
    pub threads: usize,
}

/// Games won, drawn and lost by somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games nobody won, and games of more than two teams that ended in the middle.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Score {
    /// Games played.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, a draw being half a point.
    pub fn share(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// Where the true share lies, with 95 % confidence (Wilson's interval; draws make it somewhat wide).
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let (share, games) = (self.share(), f64::from(self.games().max(1)));
        let centre = share + Z * Z / (2.0 * games);
        let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        let whole = 1.0 + Z * Z / games;
        ((centre - spread) / whole, (centre + spread) / whole)
    }

    fn add(&mut self, worth: f32) {
        let count = if worth > 0.5 {
            &mut self.wins
        } else if worth < 0.5 {
            &mut self.losses
        } else {
            &mut self.draws
        };
        *count += 1;
    }

    fn pool(&mut self, other: Score) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
    }
}

/// Shares by the squares of scores: 1 for whoever wins alone, else the square of the score among all squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Squares {
    games: u32,
    /// In millionths, so that sums do not depend on their order.
    sum: u64,
    /// The sum of the squares of those.
    spread: u128,
}

impl Squares {
    /// The share in a game, on average.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / 1e6 / f64::from(self.games.max(1))
    }

    /// Where the true share lies, with 95 % confidence, by the spread of the games.
    pub fn interval(&self) -> (f64, f64) {
        let (mean, games) = (self.mean(), f64::from(self.games.max(1)));
        let variance =
            (self.spread as f64 / 1e12 / games - mean * mean).max(0.0) * games / (games - 1.0).max(1.0);
        let spread = 1.96 * (variance / games).sqrt();
        (mean - spread, mean + spread)
    }

    fn add(&mut self, share: u32) {
        self.games += 1;
        self.sum += u64::from(share);
        self.spread += u128::from(share) * u128::from(share);
    }

    fn pool(&mut self, other: Squares) {
        self.games += other.games;
        self.sum += other.sum;
        self.spread += other.spread;
    }
}

/// What came of some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How the first bot did against the second.
    pub first_bot: Score,
    /// How seat 0 did, whichever bot sat there.
    pub first_seat: Score,
    /// How the first bot did by the squares of scores: what games of many sides are compared by.
    pub squares: Squares,
    /// Inputs in all games together, openings included.
    pub inputs: u64,
    /// Turns in all games together: how often somebody began to act who was not the last to.
    pub turns: u64,
    /// The ways in which games ended, each with how seat 0 did in those.
    pub endings: BTreeMap<&'static str, Score>,
}

impl Report {
    /// All these games together.
    pub fn pooled(reports: &[Report]) -> Report {
        let mut all = Report::default();
        for report in reports {
            all.first_bot.pool(report.first_bot);
            all.first_seat.pool(report.first_seat);
            all.squares.pool(report.squares);
            all.inputs += report.inputs;
            all.turns += report.turns;
            for (how, score) in &report.endings {
                all.endings.entry(how).or_default().pool(*score);
            }
        }
        all
    }

    /// Games played.
    pub fn games(&self) -> u32 {
        self.first_bot.games()
    }

    /// Inputs in a game, on average.
    pub fn mean_inputs(&self) -> f64 {
        self.inputs as f64 / f64::from(self.games().max(1))
    }

    /// Turns in a game, on average.
    pub fn mean_turns(&self) -> f64 {
        self.turns as f64 / f64::from(self.games().max(1))
    }

    fn add(&mut self, end: &End) {
        self.first_bot.add(end.to_first_bot);
        self.first_seat.add(end.to_first_seat);
        self.squares.add(end.squares);
        self.inputs += u64::from(end.length.inputs);
        self.turns += u64::from(end.length.turns);
        self.endings.entry(end.how).or_default().add(end.to_first_seat);
    }
}

struct End {
    to_first_bot: f32,
    to_first_seat: f32,
    squares: u32,
    length: Length,
    how: &'static str,
}

/// How long a game is so far.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Length {
    inputs: u32,
    turns: u32,
    /// Who acted last.
    last: Option<Seat>,
}

impl Length {
    fn count<A, C>(&mut self, input: &Input<A, C>) {
        self.inputs += 1;
        if let Input::Act(seat, _) = input
            && self.last != Some(*seat)
        {
            self.turns += 1;
            self.last = Some(*seat);
        }
    }
}

/// Plays the games, as many from each start, and reports on each start. The factories make one bot for each
/// seat and game; `progress` hears how many games are finished.
pub fn play<G: Game>(
    starts: &[G],
    setup: Setup,
    first: &(dyn Fn() -> Box<dyn Bot<G>> + Sync),
    second: &(dyn Fn() -> Box<dyn Bot<G>> + Sync),
    mut progress: impl FnMut(u32),
) -> Vec<Report> {
    let all = u32::try_from(starts.len()).ok().and_then(|starts| starts.checked_mul(setup.games));
    let all = all.expect("the games can be counted");
    let next = AtomicU32::new(0);
    let (finished, results) = mpsc::channel();
    let mut reports = vec![Report::default(); starts.len()];
    thread::scope(|scope| {
        for _ in 0..setup.threads.max(1) {
            let (finished, next) = (finished.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= all {
                        return;
                    }
                    let (place, game) = (number / setup.games, number % setup.games);
                    // Every start has luck of its own, or its games would be luck told many times over.
                    let seed = sub_seed(setup.seed, u64::from(place));
                    let start = &starts[place as usize];
                    let end = play_one(start, Setup { seed, ..setup }, game, [first, second]);
                    if finished.send((place, end)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(finished);
        // Sums do not depend on the order in which games are finished.
        for (done, (place, end)) in (1..).zip(results) {
            reports[place as usize].add(&end);
            progress(done);
        }
    });
    reports
}

type Factory<'a, G> = &'a (dyn Fn() -> Box<dyn Bot<G>> + Sync);

fn play_one<G: Game>(start: &G, setup: Setup, game: u32, factories: [Factory<'_, G>; 2]) -> End {
    let teams = teams(start);
    let sides = teams.len() as u32;
    let own = teams[(game % sides) as usize];
    let opening = &mut Luck::from_seed(sub_seed(setup.seed, 2 * u64::from(game / sides)));
    let (mut state, mut length) = opened(start, setup.opening, opening);
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
                let worth = |seat| outcome.value(seat, |seat| state.team(seat));
                let (to_first_bot, to_first_seat) = (worth(seat), worth(Seat::new(0)));
                let squares = square_share(&outcome, seat);
                return End { to_first_bot, to_first_seat, squares, length, how: outcome.how };
            }
            Turn::Chance => Input::Chance(state.roll(&mut table)),
            Turn::Act(seat) => {
                let (bot, luck) = &mut players[seat];
                let actions = bot.choose_all(&state.view(Viewer::Seat(seat)), seat, luck);
                act_all(&mut state, seat, actions, &mut length);
                continue;
            }
            Turn::Expire(window) => Input::Expired(window),
        };
        length.count(&input);
        state.apply(input, &mut ());
    }
}

/// Does what a bot decided in a window, as long as that window is open.
fn act_all<G: Game>(state: &mut G, seat: Seat, actions: Vec<G::Action>, length: &mut Length) {
    let window = state.pending().window();
    for action in actions {
        if state.pending().window() != window {
            break;
        }
        let input = Input::Act(seat, action);
        length.count(&input);
        state.apply(input, &mut ());
    }
}

/// What a result is worth by the square of scores, in millionths: all to whoever wins alone, else the square of the score
/// among all squares. Games that count nothing have nothing to share.
fn square_share(outcome: &Outcome, seat: Seat) -> u32 {
    const WHOLE: i64 = 1_000_000;
    let winners = outcome.standings.iter().filter(|standing| standing.place == 1).count();
    if winners == 1 {
        return if outcome.place(seat) == 1 { WHOLE as u32 } else { 0 };
    }
    let square = |score: i32| i64::from(score) * i64::from(score);
    let all: i64 = outcome.standings.iter().map(|standing| square(standing.score)).sum();
    if all == 0 { 0 } else { (WHOLE * square(outcome.standings[seat.index()].score) / all) as u32 }
}

/// The start with some random inputs after it, fewer if the match would be over.
fn opened<G: Game>(start: &G, inputs: u32, luck: &mut Luck) -> (G, Length) {
    let (mut state, mut length) = (start.clone(), Length::default());
    for _ in 0..inputs {
        let mut next = state.clone();
        let input = match turn(&next) {
            Turn::Over(_) => return (state, length),
            Turn::Chance => Input::Chance(next.roll(luck)),
            Turn::Act(seat) => Input::Act(seat, next.sample(seat, luck)),
            Turn::Expire(window) => Input::Expired(window),
        };
        let mut longer = length;
        longer.count(&input);
        next.apply(input, &mut ());
        if matches!(turn(&next), Turn::Over(_)) {
            return (state, length);
        }
        (state, length) = (next, longer);
    }
    (state, length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::bot_for;
    use crate::toys::hidden::Doors;
    use crate::toys::{Allies, Lull, Race, Rules, TicTacToe, Toy};
    use tabletop::{Team, Thinking};

    fn made<R: Rules>(thinking: Thinking) -> Box<dyn Bot<Toy<R>>> {
        bot_for(thinking).expect("toys have every way of thinking")
    }

    fn meet<R: Rules>(first: Thinking, second: Thinking, setup: Setup) -> Report {
        meet_from(&[Toy::<R>::default()], first, second, setup).remove(0)
    }

    fn meet_from<R: Rules>(
        starts: &[Toy<R>],
        first: Thinking,
        second: Thinking,
        setup: Setup,
    ) -> Vec<Report> {
        play(starts, setup, &|| made(first), &|| made(second), |_| ())
    }

    const SETUP: Setup = Setup { games: 60, opening: 0, seed: 9, threads: 2 };
    const STRONG: Thinking = Thinking::AlphaBeta { nodes: 5_000, noise: 0 };

    #[test]
    fn the_stronger_bot_wins() {
        let report = meet::<TicTacToe>(STRONG, Thinking::Random, SETUP);
        let score = report.first_bot;
        assert_eq!((report.games(), score.losses), (60, 0), "{report:?}");
        assert!(score.share() > 0.85 && score.interval().0 > 0.75, "{report:?}");
        assert_eq!(report.endings.values().map(Score::games).sum::<u32>(), 60);
        assert!((5.0..9.0).contains(&report.mean_inputs()));
        assert_eq!(report.inputs, report.turns, "every mark is a turn");
        let reverse = meet::<TicTacToe>(Thinking::Random, STRONG, SETUP);
        assert_eq!(reverse.first_bot.wins, 0);
    }

    #[test]
    fn equals_draw() {
        let report = meet::<TicTacToe>(STRONG, STRONG, SETUP);
        assert_eq!((report.first_bot.draws, report.first_bot.share()), (60, 0.5));
    }

    #[test]
    fn threads_do_not_matter() {
        let mcts = Thinking::Mcts { iterations: 60 };
        let alone = meet::<Race>(mcts, Thinking::Random, Setup { threads: 1, opening: 3, ..SETUP });
        let many = meet::<Race>(mcts, Thinking::Random, Setup { threads: 5, opening: 3, ..SETUP });
        assert_eq!(alone, many);
        assert!(alone.first_bot.wins > alone.first_bot.losses, "{alone:?}");
        assert!(alone.turns < alone.inputs, "rolls are inputs, and no turns: {alone:?}");
        let doors = meet::<Doors>(Thinking::Random, Thinking::Random, SETUP);
        assert_eq!(doors.turns, 60, "two actions of a seat in a row are one turn");
        assert!(doors.inputs == 3 * 60, "{doors:?}");
    }

    #[test]
    fn every_team_gets_its_turn() {
        let (winner, _) = Allies::solved(21, 0);
        let report = meet::<Allies>(STRONG, STRONG, Setup { games: 10, ..SETUP });
        let Score { wins, losses, .. } = report.first_bot;
        assert_eq!((wins, losses), (5, 5), "team {winner:?} always wins, and each has it half the time");
        let first = report.first_seat;
        let always = if winner == Allies::team(Seat::new(0)) { first.wins } else { first.losses };
        assert_eq!((always, report.endings["last"]), (10, first), "seat 0 is in the same team in every game");
    }

    #[test]
    fn starts_are_reported_one_by_one_and_together() {
        // Seat 1 is to move: before 20, and before 3, which it can take.
        let starts = [&[1][..], &[3, 3, 3, 3, 3, 2, 1]].map(Toy::<Allies>::after);
        let reports = meet_from(&starts, STRONG, STRONG, Setup { games: 4, ..SETUP });
        assert_eq!([20, 3].map(|pile| Allies::solved(pile, 1).0), [Team(0), Team(1)]);
        let won = Score { wins: 4, ..Score::default() };
        let lost = Score { losses: 4, ..Score::default() };
        assert_eq!([0, 1].map(|start: usize| reports[start].first_seat), [won, lost]);
        let all = Report::pooled(&reports);
        assert_eq!((all.games(), all.endings["last"], all.first_bot.share()), (8, all.first_seat, 0.5));
        assert_eq!(all.first_seat, Score { wins: 4, draws: 0, losses: 4 });
        assert_eq!(all.inputs, reports.iter().map(|report| report.inputs).sum::<u64>());
        assert_eq!(all.turns, reports.iter().map(|report| report.turns).sum::<u64>());
        let mcts = Thinking::Mcts { iterations: 20 };
        let twice = meet_from(&[Toy::<Race>::default(), Toy::default()], mcts, mcts, SETUP);
        assert_ne!(twice[0], twice[1], "each start has its own luck");
    }

    #[test]
    fn openings_never_finish_a_match() {
        let (state, length) = opened(&Toy::<TicTacToe>::default(), 100, &mut Luck::from_seed(4));
        assert!((4..=8).contains(&length.inputs) && state.pending().outcome().is_none());
        assert_eq!(length.turns, length.inputs);
    }

    #[test]
    fn windows_that_wait_for_time_run_out() {
        let report = meet::<Lull>(STRONG, STRONG, Setup { opening: 2, ..SETUP });
        assert_eq!((report.games(), report.mean_inputs(), report.mean_turns()), (60, 4.0, 2.0));
        assert_eq!(report.first_bot.share(), 0.5, "the opening says the same for both");
    }

    #[test]
    fn progress_is_told() {
        let mut heard = Vec::new();
        let random: Factory<'_, Toy<Race>> = &|| made(Thinking::Random);
        let starts = [Toy::default(), Toy::default()];
        play(&starts, Setup { games: 4, ..SETUP }, random, random, |done| heard.push(done));
        assert_eq!(heard, [1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn squares_of_scores_are_shared_and_a_lone_winner_takes_all() {
        let scores = [3, 1, 0];
        let split =
            Outcome::by_merit(3, "limit", |seat| i32::from(seat.index() < 2), |seat| scores[seat.index()]);
        assert_eq!([0, 1, 2].map(|seat| square_share(&split, Seat::new(seat))), [900_000, 100_000, 0]);
        let won = Outcome::by_score(3, "points", |seat| scores[seat.index()]);
        assert_eq!([0, 1].map(|seat| square_share(&won, Seat::new(seat))), [1_000_000, 0]);
        let mut squares = Squares::default();
        [900_000, 100_000].into_iter().for_each(|share| squares.add(share));
        assert!((squares.mean() - 0.5).abs() < 1e-9);
        let (low, high) = squares.interval();
        assert!((low + 0.284).abs() < 0.001 && (high - 1.284).abs() < 0.001, "{low} {high}");
    }

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = Score { wins: 8, draws: 0, losses: 2 }.interval();
        assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001, "{low} {high}");
        let with_draws = Score { wins: 7, draws: 2, losses: 1 };
        assert_eq!(with_draws.interval(), (low, high), "a draw is half a win");
    }
}
