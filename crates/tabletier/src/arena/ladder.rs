//! `tabletier ladder`: each level against the one below it, with each config.
//!
//! The cheap steps come first, and a row is printed as soon as it is known.

use std::io::Write;

use anyhow::Result;
use catalog::BotSpec;
use search::arena::Report;
use words::Lang;

use super::{Hall, names, percent, verdict};
use crate::cli::LadderArgs;
use crate::look;
use crate::output::{Out, usage};

/// Plays every step and prints the table.
pub(crate) fn run(args: &LadderArgs, out: &mut Out) -> Result<()> {
    let LadderArgs { from, to, .. } = *args;
    if from >= to {
        return Err(usage(format!("level {from} is not below level {to}"), "Say --from LOWER --to HIGHER."));
    }
    let configs = args.contest.options.configs(args.game, &look::words(args.game, Lang::En))?;
    let names = names(&configs);
    let mut hall = Hall::open(args.game, &args.contest)?;
    writeln!(out, "{}, seed {}\n", args.game.info().name, args.contest.seed)?;
    writeln!(
        out,
        "| levels | config | games | wins | draws | losses | share | 95% | at least {}% |",
        args.claim
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|")?;
    for upper in from + 1..=to {
        for (config, name) in configs.iter().zip(&names) {
            let bots = [upper, upper - 1].map(BotSpec::level);
            let (_, reports) =
                hall.meet(bots, vec![config.clone()], (!args.all_games).then_some(args.claim))?;
            writeln!(out, "{}", row(args, upper, name, &Report::pooled(&reports)))?;
            out.flush()?;
        }
    }
    Ok(())
}

fn row(args: &LadderArgs, upper: u8, name: &str, report: &Report) -> String {
    let score = report.first_bot;
    let (low, high) = score.interval();
    let [share, low, high] = [score.share(), low, high].map(percent);
    format!(
        "| {upper} – {} | {name} | {} | {} | {} | {} | {share:.1}% | [{low:.1}, {high:.1}] | {} |",
        upper - 1,
        score.games(),
        score.wins,
        score.draws,
        score.losses,
        verdict(args.claim, report),
    )
}
