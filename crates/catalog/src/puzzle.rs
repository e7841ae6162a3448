//! Puzzles as data: a line each, written by `tabletier puzzles`, read once; and a try at one, which is played anew each time and judged by
//! the proof itself. Whatever keeps the goal in reach is right, not only what is written down as the solution.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use tabletop::{Goal, Seat};

use crate::Table;

/// The highest level that is asked how hard a puzzle is: the master would take an hour for all of them.
pub const HIGHEST: u8 = 5;
/// The level of a puzzle that none of them solves.
pub const BEYOND: u8 = HIGHEST + 1;
/// The most actions of a solver's that are looked at.
pub const MOST_ACTIONS: usize = 64;

/// A position, a goal, and how it was proved to be in reach.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// Its name: a number made of what is asked.
    pub id: String,
    /// What it is about, one of the game's themes.
    pub theme: String,
    /// The weakest level that solves it; [`BEYOND`] if none does.
    pub level: u8,
    /// How likely the goal is with the best play, in thousandths: 1000 where it can be forced.
    pub odds: u16,
    /// What is asked.
    pub goal: Goal,
    /// Of whom.
    pub seat: Seat,
    /// The options of the match.
    pub config: Value,
    /// What is played after the start, one entry each.
    pub play: Vec<String>,
    /// A solution with what holds out longest against it, one entry each.
    pub solution: Vec<String>,
}

impl Puzzle {
    /// Its name, by what is asked where.
    pub fn name(goal: &Goal, seat: Seat, config: &Value, play: &[String]) -> String {
        let text = format!("{goal}\t{seat}\t{config}\t{}", play.join(";"));
        // FNV-1a: the same everywhere, for ever.
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{:07x}", (hash ^ hash >> 32) & 0x0fff_ffff)
    }

    /// Reads a line; what is wrong with it if it cannot be.
    pub fn read(line: &str) -> Result<Self, String> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, theme, level, odds, goal, seat, config, play, solution] = fields[..] else {
            return Err(format!("{} fields instead of 9", fields.len()));
        };
        let entries =
            |text: &str| text.split(';').filter(|part| !part.is_empty()).map(str::to_owned).collect();
        let wrong = |what: &str| format!("{id}: {what}");
        let puzzle = Puzzle {
            id: id.to_owned(),
            theme: theme.to_owned(),
            level: level.parse().map_err(|_| wrong("no level"))?,
            odds: odds.parse().map_err(|_| wrong("no odds"))?,
            goal: goal.parse().map_err(wrong)?,
            seat: Seat::new(seat.parse().map_err(|_| wrong("no seat"))?),
            config: serde_json::from_str(config).map_err(|error| wrong(&error.to_string()))?,
            play: entries(play),
            solution: entries(solution),
        };
        let name = Puzzle::name(&puzzle.goal, puzzle.seat, &puzzle.config, &puzzle.play);
        if name == puzzle.id { Ok(puzzle) } else { Err(wrong(&format!("its name would be {name}"))) }
    }
}

impl std::fmt::Display for Puzzle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Puzzle { id, theme, level, odds, goal, seat, config, .. } = self;
        let (play, solution) = (self.play.join(";"), self.solution.join(";"));
        write!(f, "{id}\t{theme}\t{level}\t{odds}\t{goal}\t{seat}\t{config}\t{play}\t{solution}")
    }
}

/// The puzzles of a text, a line each; lines that begin with `#` say something to people.
pub fn read_all(text: &str) -> Result<Vec<Puzzle>, String> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(Puzzle::read).collect()
}

/// The puzzles that a game brings, read once.
///
/// # Panics
/// On a text that cannot be read: it is part of the program, and tests read it.
pub(crate) fn stored(game: &'static str, text: &'static str) -> &'static [Puzzle] {
    static READ: Mutex<BTreeMap<&'static str, &'static [Puzzle]>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.entry(game).or_insert_with(|| match read_all(text) {
        Ok(puzzles) => Vec::leak(puzzles),
        Err(why) => panic!("the puzzles of {game} cannot be read: {why}"),
    })
}

/// The puzzle of a day, counted from 1 January 1970: every one in its turn, in an order that looks like none.
pub fn daily(puzzles: &[Puzzle], day: u64) -> Option<&Puzzle> {
    let count = puzzles.len() as u64;
    let (round, place) = (day.checked_div(count)?, day.checked_rem(count)?);
    let mut order: Vec<usize> = (0..puzzles.len()).collect();
    order.sort_by_key(|at| search::luck::sub_seed(round, *at as u64));
    puzzles.get(order[place as usize])
}

/// How a try came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solving {
    /// The goal is still in reach: the solver goes on.
    Asks,
    /// It is reached.
    Done,
    /// It is not in reach any more. What refutes it is played, as far as it is known.
    Wrong,
}

/// A puzzle, as far as a solver has come.
pub struct PuzzleTry {
    /// Where it stands.
    pub table: Box<dyn Table>,
    /// What the solver did and was right, as the game writes it.
    pub actions: Vec<String>,
    /// How the last action came out.
    pub verdict: Solving,
    /// How likely the goal is after it, in thousandths, where odds are weighed.
    pub odds: Option<u16>,
    /// How much the solver had been told before it.
    pub told: usize,
}

impl std::fmt::Debug for PuzzleTry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("PuzzleTry");
        shown.field("actions", &self.actions).field("verdict", &self.verdict).finish_non_exhaustive()
    }
}

/// What is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// How many puzzles.
    pub count: usize,
    /// Where all dice come from.
    pub seed: u64,
    /// Matches to look at, at most.
    pub matches: u64,
}

/// What was made, and what was not.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Made {
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
    /// Matches that were looked at.
    pub matches: u64,
    /// Positions in which something was looked for.
    pub positions: u64,
    /// What was thrown away, by why.
    pub dropped: BTreeMap<&'static str, u64>,
}
