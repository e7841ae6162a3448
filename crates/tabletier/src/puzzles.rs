//! `tabletier puzzles`: makes more, and proves those that are there.

use std::io::Write;

use anyhow::{Result, bail};
use catalog::Title;
use catalog::puzzle::{Made, Wanted};
use indicatif::ProgressBar;

use crate::cli::PuzzlesArgs;
use crate::output::Out;

/// Makes or proves puzzles.
pub(crate) fn run(args: &PuzzlesArgs, out: &mut Out) -> Result<()> {
    match args.game {
        Some(game) if args.check => check(&[game], out),
        Some(game) => make(game, args, out),
        None => check(catalog::games(), out),
    }
}

/// Prints what was made, and to whoever looks on what was not.
fn make(game: &dyn Title, args: &PuzzlesArgs, out: &mut Out) -> Result<()> {
    let bar = ProgressBar::new(args.count as u64);
    let wanted = Wanted { count: args.count, seed: args.seed, matches: args.matches };
    let made = game.make_puzzles(wanted, &mut |made| bar.set_position(made.puzzles.len() as u64));
    bar.finish_and_clear();
    let made = made?;
    for puzzle in &made.puzzles {
        writeln!(out, "{puzzle}")?;
    }
    out.flush()?;
    // Apart from the lines, which are for a file.
    write!(std::io::stderr(), "{}", told(&made))?;
    Ok(())
}

fn told(made: &Made) -> String {
    let (count, Made { matches, positions, dropped, .. }) = (made.puzzles.len(), made);
    let mut told = format!("{count} puzzles from {positions} positions of {matches} matches\n");
    for (why, count) in dropped {
        told += &format!("{count:>8}  thrown away: {why}\n");
    }
    told
}

fn check(games: &[&'static dyn Title], out: &mut Out) -> Result<()> {
    let mut wrong = 0;
    for game in games {
        let puzzles = game.puzzles();
        for fault in puzzles.iter().filter_map(|puzzle| game.check_puzzle(puzzle).err()) {
            wrong += 1;
            writeln!(out, "{} {fault}", game.info().key)?;
        }
        writeln!(out, "{}: {} puzzles proved anew", game.info().name, puzzles.len())?;
        out.flush()?;
    }
    if wrong > 0 {
        bail!("{wrong} puzzles are not what they say");
    }
    Ok(())
}
