//! `tabletier train`: an evaluation learnt from games of bots among themselves.

use std::io::Write;
use std::thread;

use anyhow::Result;
use catalog::{BotSpec, Learned, Plan};
use indicatif::ProgressBar;
use words::Lang;

use crate::cli::TrainArgs;
use crate::output::Out;
use crate::{look, records};

/// Plays, learns, and writes the weights down.
pub(crate) fn run(args: &TrainArgs, out: &mut Out) -> Result<()> {
    let configs = args.options.configs(args.game, &look::words(args.game, Lang::En))?;
    let plan = Plan {
        games: args.games,
        opening: args.opening,
        seed: args.seed,
        threads: args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)),
        passes: args.passes,
        mistrust: f64::from(args.mistrust),
    };
    let bar = ProgressBar::new(u64::from(args.games) * configs.len() as u64);
    let learned = args.game.train(&configs, BotSpec::level(args.level), plan, &|| bar.inc(1));
    bar.finish_and_clear();
    let text = written(args, configs.len(), &learned?);
    match &args.output {
        Some(path) => {
            records::write(path, text.as_bytes())?;
            writeln!(out, "The weights are in {}.", path.display())?;
        }
        None => out.write_all(text.as_bytes())?,
    }
    Ok(())
}

/// The weights a line each, below how they came to be.
fn written(args: &TrainArgs, configs: usize, learned: &Learned) -> String {
    let TrainArgs { games, level, opening, seed, passes, mistrust, .. } = args;
    let Learned { weights, learnt, kept, surprise: [nothing, before, after] } = learned;
    let mut text = format!(
        "# tabletier train {} --games {games} --level {level} --opening {opening} --seed {seed} --passes {passes} \
         --mistrust {mistrust}, with {configs} configs\n\
         # {learnt} positions; {kept} others are foretold with {after:.3} bits of surprise each, by the weights before with \
         {before:.3}, by nothing with {nothing:.3}\n",
        args.game.info().key,
    );
    for (name, weight) in weights {
        text.push_str(&format!("{name} {weight}\n"));
    }
    text
}
