//! Bots against each other: who is stronger, by how much, and how sure that is.
//!
//! Both bots play every opening from every side, so that neither the first move nor a lucky opening decides.
//! Games can be played from several starts, such as the boards of one game, and are reported on by start. The
//! result depends on the seed alone: every game has its own dice, and what is reported are counts, however many
//! threads played them. The table's dice are never those of the bots.
//!
//! A start may be given up early: as soon as a [`Claim`] about the first bot's share is settled. Whether it is, is
//! asked of the games in their order, so that neither threads nor an interruption change what is reported.

mod claim;
mod ledger;
mod score;

use std::sync::Mutex;
use std::thread;

use tabletop::{Bot, Game, Input, Outcome, PerSeat, Seat, Viewer};

use crate::haste::in_haste;
use crate::luck::{Luck, sub_seed};
use crate::turn::{Turn, teams, turn};

pub use claim::{Claim, Verdict};
use ledger::Ledger;
pub use score::{Report, Score, Squares};

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
    /// What is asked of the first bot. No more games are played from a start for which it is settled.
    pub claim: Option<Claim>,
}

/// A game that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// From which of the starts.
    pub start: u32,
    /// Which of the games from there.
    pub game: u32,
    /// How it ended.
    pub end: End,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct End {
    /// What it was worth to the first bot, from 0 (lost) to 1 (won).
    pub to_first_bot: f32,
    /// What it was worth to seat 0.
    pub to_first_seat: f32,
    /// The first bot's share by the squares of scores, in millionths.
    pub squares: u32,
    /// Inputs, the opening included.
    pub inputs: u32,
    /// Turns: how often somebody began to act who was not the last to.
    pub turns: u32,
    /// The way in which it ended.
    pub how: String,
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
/// seat and game, the first bot's and the other's. Openings that do not fit are drawn again. Games that were played before,
/// by the same bots with the same setup, are `known` and not played again; `finished` hears of every game as it ends.
pub fn play<G: Game>(
    starts: &[G],
    setup: Setup,
    factories: [Factory<'_, G>; 2],
    is_fit: Fitness<'_, G>,
    known: impl IntoIterator<Item = Played>,
    finished: impl FnMut(&Played) + Send,
) -> Vec<Report> {
    let mut ledger = Ledger::new(starts, setup);
    known.into_iter().for_each(|played| ledger.enter(&played));
    let shared = Mutex::new((ledger, finished));
    let lock = || shared.lock().expect("nobody panics with the ledger in hand");
    thread::scope(|scope| {
        for _ in 0..setup.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let Some((start, game)) = lock().0.next() else { return };
                    // Every start has luck of its own, or its games would be luck told many times over.
                    let seed = sub_seed(setup.seed, u64::from(start));
                    let state = &starts[start as usize];
                    let end = play_one(state, Setup { seed, ..setup }, game, factories, is_fit);
                    let played = Played { start, game, end };
                    let (ledger, finished) = &mut *lock();
                    ledger.enter(&played);
                    finished(&played);
                }
            });
        }
    });
    shared.into_inner().expect("nobody panicked").0.reports()
}

/// Makes a bot.
pub type Factory<'a, G> = &'a (dyn Fn() -> Box<dyn Bot<G>> + Sync);

/// Whether games may open with a position.
pub type Fitness<'a, G> = &'a (dyn Fn(&G) -> bool + Sync);

/// How often an opening is drawn until one fits. After that any will do.
const DRAWS: usize = 100;

fn play_one<G: Game>(
    start: &G,
    setup: Setup,
    game: u32,
    factories: [Factory<'_, G>; 2],
    is_fit: Fitness<'_, G>,
) -> End {
    let teams = teams(start);
    let sides = teams.len() as u32;
    let own = teams[(game % sides) as usize];
    let opening = &mut Luck::from_seed(sub_seed(setup.seed, 2 * u64::from(game / sides)));
    let mut draw = || opened(start, setup.opening, opening);
    let draws = if setup.opening == 0 { 1 } else { DRAWS };
    let fit = (1..draws).map(|_| draw()).find(|(state, _)| is_fit(state));
    let (mut state, mut length) = fit.unwrap_or_else(draw);
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
                let Length { inputs, turns, .. } = length;
                let how = outcome.how.to_owned();
                return End { to_first_bot, to_first_seat, squares, inputs, turns, how };
            }
            Turn::Chance => Input::Chance(state.roll(&mut table)),
            Turn::Act(seat) => {
                let (bot, luck) = &mut players[seat];
                let view = state.view(Viewer::Seat(seat));
                let actions = in_haste(|| bot.choose_all(&view, seat, luck));
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
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;
    use crate::bots::bot_for;
    use crate::toys::hidden::Doors;
    use crate::toys::{Allies, Lull, Race, Rules, TicTacToe, Toy};
    use tabletop::{Team, Thinking};

    fn made<R: Rules>(thinking: Thinking) -> Box<dyn Bot<Toy<R>>> {
        bot_for(thinking, 1).expect("toys have every way of thinking")
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
        play(starts, setup, [&|| made(first), &|| made(second)], &|_| true, [], |_| ())
    }

    const SETUP: Setup = Setup { games: 60, opening: 0, seed: 9, threads: 2, claim: None };
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
    fn openings_that_do_not_fit_are_drawn_again() {
        // Two marks open a game; only those with the middle taken fit.
        let with_middle = |state: &Toy<TicTacToe>| state.view(Viewer::Public).contains(&4);
        let setup = Setup { games: 20, opening: 2, ..SETUP };
        let [asked, fit] = [0, 1].map(|_| AtomicU32::new(0));
        let count = |state: &Toy<TicTacToe>| {
            let fits = with_middle(state);
            asked.fetch_add(1, Ordering::Relaxed);
            fit.fetch_add(u32::from(fits), Ordering::Relaxed);
            fits
        };
        let [one, other] = [0, 1].map(|_| || made::<TicTacToe>(Thinking::Random));
        let reports = play(&[Toy::default()], setup, [&one, &other], &count, [], |_| ());
        let [asked, fit] = [asked, fit].map(AtomicU32::into_inner);
        assert_eq!((reports[0].games(), fit), (20, 20), "every game began with one that fits");
        assert!(asked > 40, "most do not: {asked} were looked at");
        // Where none fits, any will do.
        let none = play(&[Toy::default()], setup, [&one, &other], &|_| false, [], |_| ());
        assert_eq!(none[0].games(), 20);
    }

    #[test]
    fn windows_that_wait_for_time_run_out() {
        let report = meet::<Lull>(STRONG, STRONG, Setup { opening: 2, ..SETUP });
        assert_eq!((report.games(), report.mean_inputs(), report.mean_turns()), (60, 4.0, 2.0));
        assert_eq!(report.first_bot.share(), 0.5, "the opening says the same for both");
    }

    /// Plays on from the games that are known; gives the reports and the games played.
    fn go_on(setup: Setup, known: &[Played]) -> (Vec<Report>, Vec<Played>) {
        let mut heard = Vec::new();
        let [first, second] = [Thinking::Mcts { iterations: 12 }, Thinking::Random]
            .map(|thinking| move || -> Box<dyn Bot<Toy<Race>>> { made(thinking) });
        let starts = [Toy::default(), Toy::after(&[1])];
        let heard_of = |played: &Played| heard.push(played.clone());
        let reports = play(&starts, setup, [&first, &second], &|_| true, known.to_vec(), heard_of);
        (reports, heard)
    }

    #[test]
    fn every_game_is_heard_of_and_none_is_played_twice() {
        let setup = Setup { games: 6, threads: 1, ..SETUP };
        let (whole, heard) = go_on(setup, &[]);
        let order: Vec<(u32, u32)> = heard.iter().map(|played| (played.start, played.game)).collect();
        assert_eq!(order, (0..2).flat_map(|start| (0..6).map(move |game| (start, game))).collect::<Vec<_>>());
        for cut in [0, 1, 5, 6, 11, 12] {
            let (reports, rest) = go_on(setup, &heard[..cut]);
            assert_eq!((reports, &rest[..]), (whole.clone(), &heard[cut..]), "after {cut} games");
        }
        let holes: Vec<Played> = heard.iter().step_by(2).cloned().collect();
        assert_eq!(go_on(Setup { threads: 3, ..setup }, &holes).0, whole);
        let strange = Played { start: 7, ..heard[0].clone() };
        assert_eq!(go_on(setup, &[strange]).0, whole, "games from elsewhere count for nothing");
    }

    #[test]
    fn a_claim_that_is_settled_ends_its_start_alike_for_any_threads() {
        let claim = Some(Claim::at_least(60).expect("between the margins"));
        let setup = Setup { games: 400, threads: 1, claim, ..SETUP };
        let (alone, heard) = go_on(setup, &[]);
        for report in &alone {
            assert!(report.games() < 400 && report.games().is_multiple_of(2), "{report:?}");
            assert_eq!(
                claim.map(|claim| claim.verdict(&report.first_bot)),
                Some(Verdict::Holds),
                "{report:?}"
            );
        }
        assert_eq!(go_on(Setup { threads: 4, ..setup }, &[]).0, alone);
        assert_eq!(go_on(setup, &heard[..heard.len() / 2]).0, alone, "nor does an interruption matter");
        assert!(go_on(setup, &heard).1.is_empty(), "what is settled is not played on");
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
}
