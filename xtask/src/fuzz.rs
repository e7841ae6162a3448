//! Fuzzing, in `cargo xtask soak`: every target of `fuzz/` gets some seconds on the committed corpus. What it finds on the way
//! stays in the target folder; an input that breaks a law is named, to be kept in `fuzz/corpus/`.

use std::fs;

use anyhow::{Context, Result};

use crate::run::{Run, root, target};
use crate::tools;

/// Builds every target and runs each for this long.
pub(crate) fn run(seconds: u32) -> Result<()> {
    let fuzz = tools::FUZZ.ready()?;
    tools::cxx_ready()?;
    // Sanitizers need a nightly compiler; the laws are checked by plain assertions.
    let cargo_fuzz = |action: &str| -> Result<Run> {
        let run = Run::new(&fuzz, action).args(["--sanitizer", "none", "--target-dir"]);
        Ok(run.arg(target()?.join("fuzz")))
    };
    cargo_fuzz("build")?.unattended()?;
    for name in targets()? {
        let found = target()?.join("fuzz-found").join(&name);
        fs::create_dir_all(&found).with_context(|| format!("cannot make {}", found.display()))?;
        let said = cargo_fuzz("run")?
            .arg(&name)
            .arg(found)
            .arg(format!("fuzz/corpus/{name}"))
            .args(["--", "-print_final_stats=1", "-timeout=30"])
            .arg(format!("-max_total_time={seconds}"))
            .quiet()?;
        println!("{name}: {} inputs broke nothing", executed(&said).context("the fuzzer counted nothing")?);
    }
    Ok(())
}

/// How many inputs the fuzzer says it tried.
fn executed(said: &str) -> Option<&str> {
    said.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:")).map(str::trim)
}

/// The names of the targets, in order.
fn targets() -> Result<Vec<String>> {
    let folder = root()?.join("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
        names
            .extend(entry?.file_name().to_str().and_then(|name| name.strip_suffix(".rs")).map(str::to_owned));
    }
    names.sort();
    Ok(names)
}
