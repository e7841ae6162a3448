//! Games between bots, written down as they end: a contest that was broken off goes on where it was.
//!
//! The file has a line for each game. A line says whole by itself what was played (game, options, bots, opening, seed),
//! so that one file may serve any number of contests, one after the other. It does not say how the bots of that day
//! thought: whoever changes them begins a new file. A line cut off in the middle, as a kill leaves it, is taken off.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use catalog::Contest;
use search::arena::{End, Played};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::output::failed;

/// The games written down so far, and where the next ones go.
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
    lines: Vec<Line>,
}

/// A game in the file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Line {
    #[serde(flatten)]
    of: Lot,
    number: u32,
    to_first_bot: f32,
    to_first_seat: f32,
    squares: u32,
    inputs: u32,
    turns: u32,
    how: String,
}

/// What all games of a contest with one config have in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Lot {
    game: String,
    config: Value,
    first: String,
    second: String,
    opening: u32,
    /// What it took to find an opening decided and draw another; not there in files of before, which drew none again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undecided: Option<u64>,
    seed: u64,
    /// Which of the configs it was: the games of each have luck of their own.
    start: u32,
}

impl Journal {
    /// The file at this path, which need not be there yet.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let told = || format!("the journal {} cannot be used", path.display());
        let mut open = OpenOptions::new();
        let mut file =
            open.read(true).write(true).create(true).truncate(false).open(path).with_context(told)?;
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(told)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64).with_context(told)?;
        file.seek(SeekFrom::End(0)).with_context(told)?;
        let read = |(number, line): (usize, &str)| {
            serde_json::from_str(line).map_err(|error| {
                let what = format!("line {} of {} is no game: {error}", number + 1, path.display());
                failed(what, "A journal is written by `tabletier arena --resume FILE`; name a new file.")
            })
        };
        let lines = text[..whole].lines().enumerate().map(read).collect::<Result<_>>()?;
        Ok(Journal { path: path.to_owned(), file, lines })
    }

    /// The games of this contest that are in it.
    pub(crate) fn known(&self, game: &str, contest: &Contest) -> Vec<Played> {
        let lots = lots(game, contest);
        let of = |line: &Line| {
            let start = lots.iter().position(|lot| *lot == line.of)?;
            Some(Played { start: start as u32, game: line.number, end: line.end() })
        };
        self.lines.iter().filter_map(of).collect()
    }

    /// Writes a game down.
    pub(crate) fn write(&mut self, game: &str, contest: &Contest, played: &Played) -> Result<()> {
        let of = lots(game, contest).swap_remove(played.start as usize);
        let line = Line::new(of, played);
        let text = serde_json::to_string(&line)? + "\n";
        let told = || format!("the journal {} cannot be written", self.path.display());
        self.file.write_all(text.as_bytes()).with_context(told)?;
        self.lines.push(line);
        Ok(())
    }
}

/// What the games of each config have in common.
fn lots(game: &str, contest: &Contest) -> Vec<Lot> {
    let lot = |(start, config): (usize, &Value)| Lot {
        game: game.to_owned(),
        config: config.clone(),
        first: contest.first.to_string(),
        second: contest.second.to_string(),
        opening: contest.setup.opening,
        undecided: contest.undecided,
        seed: contest.setup.seed,
        start: start as u32,
    };
    contest.configs.iter().enumerate().map(lot).collect()
}

impl Line {
    fn new(of: Lot, played: &Played) -> Self {
        let End { to_first_bot, to_first_seat, squares, inputs, turns, how } = played.end.clone();
        Line { of, number: played.game, to_first_bot, to_first_seat, squares, inputs, turns, how }
    }

    fn end(&self) -> End {
        let Line { to_first_bot, to_first_seat, squares, inputs, turns, ref how, .. } = *self;
        End { to_first_bot, to_first_seat, squares, inputs, turns, how: how.clone() }
    }
}
