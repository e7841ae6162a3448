//! `tabletier arena`: bots against each other.

use std::io::Write;
use std::thread;

use anyhow::Result;
use catalog::Contest;
use indicatif::{ProgressBar, ProgressStyle};
use search::arena::{Report, Setup};
use serde_json::json;

use crate::cli::ArenaArgs;
use crate::output::Out;

/// Plays the games and tells the result.
pub(crate) fn run(args: &ArenaArgs, out: &mut Out) -> Result<()> {
    // Started once before any thread is, for its words on bad options.
    let config = args.options.start(args.game)?.config();
    let threads = args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let setup = Setup { games: args.games, opening: args.opening, seed: args.seed, threads };
    let contest = Contest { config, first: args.first, second: args.second, setup };
    let bar = ProgressBar::new(args.games.into()).with_style(style());
    let report = args.game.contest(&contest, &|done| bar.set_position(done.into()))?;
    bar.finish_and_clear();
    if args.json { as_json(args, &contest, &report, out) } else { as_table(args, &contest, &report, out) }
}

fn style() -> ProgressStyle {
    let template = "{bar:40} {pos}/{len} games, {eta} to go";
    ProgressStyle::with_template(template).expect("the template is well-formed")
}

fn as_table(args: &ArenaArgs, contest: &Contest, report: &Report, out: &mut Out) -> Result<()> {
    let (low, high) = report.interval();
    let endings: Vec<String> = report.endings.iter().map(|(how, count)| format!("{how} {count}")).collect();
    let Setup { games, opening, seed, .. } = contest.setup;
    writeln!(out, "{}: {} against {}", args.game.info().name, contest.first, contest.second)?;
    writeln!(out, "{games} games, seed {seed}, opened by {opening} random inputs\n")?;
    writeln!(out, "  wins     {:>6}", report.wins)?;
    writeln!(out, "  draws    {:>6}", report.draws)?;
    writeln!(out, "  losses   {:>6}", report.losses)?;
    writeln!(
        out,
        "  score    {:>6.1} %   95 % interval {:.1} to {:.1} %",
        percent(report.score()),
        percent(low),
        percent(high)
    )?;
    writeln!(out, "  length   {:>6.1} inputs on average", report.mean_length())?;
    writeln!(out, "  endings  {}", endings.join(", "))?;
    Ok(())
}

fn percent(share: f64) -> f64 {
    100.0 * share
}

fn as_json(args: &ArenaArgs, contest: &Contest, report: &Report, out: &mut Out) -> Result<()> {
    let (low, high) = report.interval();
    let answer = json!({
        "game": args.game.info().key,
        "config": contest.config,
        "first": contest.first.to_string(),
        "second": contest.second.to_string(),
        "games": contest.setup.games,
        "opening": contest.setup.opening,
        "seed": contest.setup.seed,
        "wins": report.wins,
        "draws": report.draws,
        "losses": report.losses,
        "score": report.score(),
        "interval": [low, high],
        "mean_length": report.mean_length(),
        "endings": report.endings,
    });
    writeln!(out, "{answer}")?;
    Ok(())
}
