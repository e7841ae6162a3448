//! `tabletier solve` and `tabletier verify-solution`: who wins with best play, and the proof of it.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use anyhow::{Result, bail};
use catalog::{SolveEffort, SolveProgress, Solved};
use indicatif::{HumanCount, ProgressBar};
use words::Lang;

use crate::cli::{SolveArgs, VerifySolutionArgs};
use crate::output::{Out, failed};
use crate::{look, records};

/// Searches for a proof and writes it down.
pub(crate) fn run(args: &SolveArgs, out: &mut Out) -> Result<()> {
    let config = args.options.start(args.game, &look::words(args.game, Lang::En))?.config();
    let spinner = ProgressBar::new_spinner().with_message("looking for a proof");
    spinner.enable_steady_tick(Duration::from_millis(100));
    let effort = SolveEffort { nodes: args.nodes, memory: args.memory.map(|mebibytes| mebibytes << 20) };
    let solved = args.game.solve(&config, effort, &mut |progress| spinner.set_message(told(progress)));
    spinner.finish_and_clear();
    let solved = solved?;
    for tried in &solved.tried {
        writeln!(out, "{}", told(tried))?;
    }
    let name = args.game.info().name;
    for seat in &solved.held {
        writeln!(out, "{name} {config}: seat {seat} cannot win against best play.")?;
    }
    if let Some(winner) = solved.winner {
        writeln!(out, "{name} {config}: seat {winner} wins with best play.")?;
    } else if solved.held.len() == solved.teams {
        writeln!(out, "{name} {config}: nobody wins with best play.")?;
    }
    keep(args, &solved, out)?;
    if solved.winner.is_none() && solved.held.is_empty() {
        bail!("no proof was found for either side within the limits, so it is not known who wins");
    }
    Ok(())
}

/// Writes strategies down, several of them under numbered names.
fn keep(args: &SolveArgs, solved: &Solved, out: &mut Out) -> Result<()> {
    let is_known = solved.winner.is_some() || !solved.held.is_empty();
    match (&args.output, &solved.certificates[..]) {
        (Some(_), []) if is_known => bail!("this game does not write strategies down; nothing was written"),
        (_, []) => (),
        (None, _) => writeln!(out, "Write the strategy down with -o FILE.")?,
        (Some(path), [certificate]) => write_one(path, certificate, out)?,
        (Some(path), several) => {
            for (number, certificate) in several.iter().enumerate() {
                let mut numbered = path.clone().into_os_string();
                numbered.push(format!(".{number}"));
                write_one(Path::new(&numbered), certificate, out)?;
            }
        }
    }
    Ok(())
}

fn write_one(path: &Path, certificate: &str, out: &mut Out) -> Result<()> {
    records::write(path, certificate.as_bytes())?;
    let path = path.display();
    writeln!(out, "The strategy is in {path}; `tabletier verify-solution {path}` checks it.")?;
    Ok(())
}

fn told(progress: &SolveProgress) -> String {
    let SolveProgress { seat, search } = progress;
    let [expanded, known, proven] =
        [search.expansions, search.entries as u64, search.proven as u64].map(HumanCount);
    format!("seat {seat}: {expanded} positions expanded, {known} remembered, {proven} of them proven")
}

/// Checks a proof.
pub(crate) fn verify(args: &VerifySolutionArgs, out: &mut Out) -> Result<()> {
    let text = records::read(&args.file)?;
    let summary = catalog::verify_solution(&text).map_err(|fault| {
        let next = "Nothing is proven by it. `tabletier solve GAME -o FILE` writes a new one.";
        failed(format!("{}: {fault}", args.file.display()), next)
    })?;
    writeln!(out, "{summary}")?;
    Ok(())
}
