//! `tabletier solve` and `tabletier verify-solution`: who wins with best play, and the proof of it.

use std::io::Write;
use std::time::Duration;

use anyhow::{Result, bail};
use catalog::{SolveProgress, Solved};
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
    let solved = args.game.solve(&config, &mut |progress| spinner.set_message(told(progress)));
    spinner.finish_and_clear();
    let solved = solved?;
    for tried in &solved.tried {
        writeln!(out, "{}", told(tried))?;
    }
    let Some(winner) = solved.winner else {
        bail!("no proof was found for either side within the limits, so it is not known who wins");
    };
    writeln!(out, "{} {config}: seat {winner} wins with best play.", args.game.info().name)?;
    keep(args, &solved, out)
}

fn keep(args: &SolveArgs, solved: &Solved, out: &mut Out) -> Result<()> {
    match (&args.output, &solved.certificate) {
        (None, Some(_)) => writeln!(out, "Write the strategy down with -o FILE.")?,
        (None, None) => (),
        (Some(path), Some(certificate)) => {
            records::write(path, certificate.as_bytes())?;
            let path = path.display();
            writeln!(out, "The strategy is in {path}; `tabletier verify-solution {path}` checks it.")?;
        }
        (Some(_), None) => bail!("this game does not write strategies down; nothing was written"),
    }
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
