//! What probes a position: counting, random play, bots.

use std::thread;
use std::time::Instant;

use search::Luck;
use search::hands::with_threads;
use search::luck::sub_seed;
use search::perft::Uncounted;
use serde::Serialize;
use tabletop::{Input, Pending, Refused, Seat, What};

use crate::contest::{BotSpec, TOP_LEVEL};
use crate::seated::Seated;
use crate::shelf::Listed;
use crate::{Fault, Play, Show};

/// The deepest perft: more is never meant, since no machine would finish it.
pub const DEEPEST: u32 = 40;
/// Positions a perft may visit.
pub const PERFT_BUDGET: u64 = 2_000_000_000;
/// Random matches one request may ask for.
pub const MOST_PLAYOUTS: u64 = 10_000_000;

/// What random play from here brought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Playouts {
    /// Matches played.
    pub plays: u64,
    /// Inputs in all.
    pub inputs: u64,
    /// Decisions that were opened, in all: those of several seats at once are one.
    pub windows: u64,
    /// Seconds they took.
    pub seconds: f64,
    /// Matches won, by seat.
    pub wins: Vec<u64>,
    /// Matches drawn.
    pub draws: u64,
}

/// A bot before a decision. It holds what its seat knows and nothing else; given a seed it answers, anywhere: with one action,
/// or with several as [`crate::play::actions_in`] reads them.
pub type Thinker = Box<dyn FnOnce(u64) -> String + Send>;

/// A line that a bot sees.
#[derive(Clone, PartialEq, Debug)]
pub struct SeenLine {
    /// What is expected to be done, in notation, as far as that was followed.
    pub actions: Vec<String>,
    /// What it is worth to the seat that begins it, from 0 (lost) to 1 (won).
    pub worth: f32,
    /// Whether that seat wins (true) or loses for sure, and in how many plies where those were counted.
    pub decided: Option<(bool, Option<u32>)>,
}

/// What a bot sees in a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    /// The best lines, the best first.
    pub lines: Vec<SeenLine>,
    /// How much was looked at to tell.
    pub counted: u64,
    /// Whether those are playouts, and not positions.
    pub is_playouts: bool,
    /// What is known beforehand: whether the seat to act wins, and within how many plies.
    pub known: Option<(bool, u32)>,
}

/// A bot that looks at a decision. It holds what its seat knows and nothing else; given a seed it answers, anywhere.
pub type Eye = Box<dyn FnOnce(u64) -> Seen + Send>;

/// A match as it is probed.
pub trait Probe: Play {
    /// Leaves at a depth: none below a match that is over.
    fn perft(&self, depth: u32) -> Result<u64, Fault>;

    /// Leaves at a depth, by first input.
    fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, Fault>;

    /// Random play from here, if the match is not over.
    fn playouts(&self, count: u64, seed: u64) -> Result<Playouts, Fault>;

    /// Grows one Monte-Carlo tree for the seat that is awaited, here or after what chance brings first, and
    /// throws it away: a measure of speed. In a game with secrets it is a tree over all that may be hidden, with
    /// playouts to the end. Gives the iterations done, fewer than asked for where the winner is proven on the way.
    fn mcts(&self, iterations: u32, seed: u64) -> Result<u64, Fault>;

    /// What a bot in a seat says to a deal that it may answer and need not, from what that seat knows.
    fn reply(&self, seat: Seat) -> Option<String>;

    /// A bot of a level before the decision of its seat. Games without levels have bots that play anything.
    fn thinker(&self, seat: Seat, level: u8) -> Result<Thinker, Fault>;

    /// What a level would see before the decision of a seat, from what that seat knows. Games whose bots weigh no lines have none.
    fn eye(&self, seat: Seat, level: u8) -> Result<Eye, Fault>;

    /// What a bot would do in a seat, from what that seat knows: its action if it is awaited, else its reply to a
    /// deal.
    fn bot(&self, seat: Seat, level: u8, seed: u64) -> Result<String, Fault> {
        match self.thinker(seat, level) {
            Ok(thinker) => Ok(thinker(seed)),
            Err(fault) => self.reply(seat).ok_or(fault),
        }
    }

    /// A chance outcome from a seed. Nothing happens yet.
    fn outcome_from(&self, seed: u64) -> Result<String, Fault> {
        // Mixed with the journal's length, so that one seed serves a whole match.
        self.outcome_of(&mut Luck::from_seed(sub_seed(seed, self.entries() as u64)))
    }
}

fn uncounted(error: Uncounted) -> Fault {
    let code = match error {
        Uncounted::TooMany { .. } => "too-many-positions",
        Uncounted::Unlisted => "sampled-chance",
    };
    Fault::protocol(code, error.to_string())
}

fn check_depth(depth: u32) -> Result<(), Fault> {
    if depth <= DEEPEST {
        return Ok(());
    }
    Err(Fault::protocol(
        "depth-too-large",
        format!("depth {depth} is more than {DEEPEST}, the deepest there is"),
    ))
}

fn check_level(level: u8, highest: u8) -> Result<(), Fault> {
    if (1..=highest).contains(&level) {
        return Ok(());
    }
    let message = format!("level {level}: levels are 1 to {highest}");
    Err(Fault::protocol("unknown-level", message))
}

impl<G: Listed> Probe for Seated<G> {
    fn perft(&self, depth: u32) -> Result<u64, Fault> {
        check_depth(depth)?;
        if self.game.closed().is_some() {
            return Ok(u64::from(depth == 0));
        }
        search::perft::perft(self.game.state(), depth, PERFT_BUDGET).map_err(uncounted)
    }

    fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, Fault> {
        check_depth(depth)?;
        if self.game.closed().is_some() {
            return Ok(Vec::new());
        }
        let branches = search::perft::divide(self.game.state(), depth, PERFT_BUDGET).map_err(uncounted)?;
        Ok(branches.into_iter().map(|(input, count)| (What::<G>::Input(input).to_string(), count)).collect())
    }

    fn playouts(&self, count: u64, seed: u64) -> Result<Playouts, Fault> {
        if count > MOST_PLAYOUTS {
            let message = format!("{count} playouts are more than {MOST_PLAYOUTS}, the most at once");
            return Err(Fault::protocol("count-too-large", message));
        }
        self.must_be_open()?;
        let mut luck = Luck::from_seed(seed);
        let wins = vec![0; self.seats().into()];
        let mut result = Playouts { plays: count, inputs: 0, windows: 0, seconds: 0.0, wins, draws: 0 };
        let began = Instant::now();
        for _ in 0..count {
            let mut state = self.game.state().clone();
            let (outcome, length) = search::playout::measured(&mut state, &mut luck);
            result.inputs += u64::from(length.inputs);
            result.windows += u64::from(length.windows);
            if outcome.is_draw() {
                result.draws += 1;
                continue;
            }
            for winner in outcome.standings.iter().filter(|standing| standing.place == 1) {
                result.wins[winner.seat.index()] += 1;
            }
        }
        result.seconds = began.elapsed().as_secs_f64();
        Ok(result)
    }

    fn mcts(&self, iterations: u32, seed: u64) -> Result<u64, Fault> {
        self.must_be_open()?;
        let grow = self.abilities.thinking.and_then(|thinking| thinking.grow).ok_or_else(|| {
            Fault::protocol("no-search", format!("{} has no bots that look ahead", G::INFO.name))
        })?;
        let mut luck = Luck::from_seed(seed);
        let mut state = self.game.state().clone();
        while state.pending() == Pending::Chance {
            let outcome = state.roll(&mut luck);
            state.apply(Input::Chance(outcome), &mut ());
        }
        let awaited = match state.pending() {
            Pending::Seats { must, .. } => must.first(),
            Pending::Chance | Pending::Over(_) => None,
        };
        let seat = awaited.ok_or_else(|| self.refuse(Refused::OutOfTurn))?;
        Ok(grow(&state, seat, iterations, &mut luck))
    }

    fn reply(&self, seat: Seat) -> Option<String> {
        let reply = self.abilities.thinking?.reply;
        match self.game.pending() {
            Pending::Seats { may, .. } if may.has(seat) => {
                reply(&self.game.state().view(seat.into()), seat).map(|action| action.to_string())
            }
            Pending::Seats { .. } | Pending::Chance | Pending::Over(_) => None,
        }
    }

    fn eye(&self, seat: Seat, level: u8) -> Result<Eye, Fault> {
        // The master's thought is spread over all cores: it tells what to do, not what it saw.
        check_level(level, TOP_LEVEL - 1)?;
        self.must_await(seat)?;
        let see =
            self.abilities.thinking.and_then(|thinking| thinking.see).ok_or_else(|| {
                Fault::protocol("no-eye", format!("bots of {} weigh no lines", G::INFO.name))
            })?;
        let view = self.game.state().view(seat.into());
        Ok(Box::new(move |seed| {
            let sight = see(&view, seat, level, &mut Luck::from_seed(sub_seed(seed, u64::from(level))));
            let line = |line: search::eye::Line<G::Action>| SeenLine {
                actions: line.actions.iter().map(ToString::to_string).collect(),
                worth: line.worth,
                decided: line.decided,
            };
            let lines = sight.lines.into_iter().map(line).collect();
            Seen { lines, counted: sight.counted, is_playouts: sight.is_playouts, known: sight.known }
        }))
    }

    fn thinker(&self, seat: Seat, level: u8) -> Result<Thinker, Fault> {
        check_level(level, TOP_LEVEL)?;
        self.must_await(seat)?;
        let bot = self.abilities.thinking.and_then(|thinking| (thinking.bot)(BotSpec::level(level)));
        let dice = move |seed| Luck::from_seed(sub_seed(seed, u64::from(level)));
        let Some(mut bot) = bot else {
            // What a seat can do it knows: whoever plays anything needs to know no more.
            let mut moves = Vec::new();
            self.game.state().plies(seat, &mut moves);
            return Ok(Box::new(move |seed| {
                let at = tabletop::Dice::below(&mut dice(seed), moves.len() as u32);
                moves[at as usize].to_string()
            }));
        };
        let view = self.game.state().view(seat.into());
        // Whoever asks for one answer gives the master every core; where many games are played at once it has one.
        let threads = thread::available_parallelism().map_or(1, usize::from);
        Ok(Box::new(move |seed| {
            let all = with_threads(threads, || bot.choose_all(&view, seat, &mut dice(seed)));
            all.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
        }))
    }
}
