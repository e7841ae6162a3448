//! What `cargo xtask test` runs, quick ones first. The first failure ends the run and says how to see
//! it again. Everything is compiled in one profile, release, so that nothing is compiled twice.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::run::Run;
use crate::{browser, licences, page, tidy, tools};

/// One check.
pub(crate) struct Check {
    name: &'static str,
    what: &'static str,
    run: fn() -> Result<Done>,
}

/// How a check that did not fail ended.
enum Done {
    Passed,
    Skipped(&'static str),
}

#[rustfmt::skip]
const CHECKS: &[Check] = &[
    Check { name: "fmt", what: "the code stands as rustfmt sets it", run: fmt },
    Check { name: "tidy", what: "rules, tests, translations and directions agree", run: || passed(tidy::run()) },
    Check { name: "licences", what: "dependencies are permitted: licences, sources, versions", run: || passed(licences::check()) },
    // Before everything that compiles the server, which has the page inside.
    Check { name: "web", what: "the page type-checks, passes its tests, builds and is small", run: || passed(page::check()) },
    Check { name: "clippy", what: "no warnings", run: clippy },
    Check { name: "test", what: "every test passes", run: test },
    Check { name: "doc", what: "the documentation builds without warnings", run: doc },
    Check { name: "browser", what: "people play, watch and talk in a real browser", run: || passed(browser::check()) },
    Check { name: "wasm", what: "the rules build for WebAssembly", run: wasm },
];

/// The checks of these names in their usual order, all of them for no names; or a name there is not.
pub(crate) fn named<'a>(names: &[&'a str]) -> Result<Vec<&'static Check>, &'a str> {
    match names.iter().find(|name| !CHECKS.iter().any(|check| check.name == **name)) {
        Some(unknown) => Err(unknown),
        None => Ok(CHECKS.iter().filter(|check| names.is_empty() || names.contains(&check.name)).collect()),
    }
}

/// Runs checks until one fails, and counts.
pub(crate) fn run(checks: &[&Check]) -> Result<()> {
    let (mut passed, mut skipped) = (0, 0);
    for Check { name, what, run } in checks {
        println!("\n== {name}: {what}");
        let start = Instant::now();
        match run() {
            Ok(Done::Passed) => {
                println!("-- {name} passed in {}", seconds(start.elapsed()));
                passed += 1;
            }
            Ok(Done::Skipped(why)) => {
                println!("-- {name} skipped: {why}");
                skipped += 1;
            }
            Err(error) => {
                println!("-- {name} failed after {}: {error:#}", seconds(start.elapsed()));
                println!("   To see this alone: cargo xtask test {name}\n");
                println!("{}", closing(passed, 1, skipped));
                bail!("{name} failed");
            }
        }
    }
    println!("\n{}", closing(passed, 0, skipped));
    Ok(())
}

/// The closing line, in the form that CI counts.
fn closing(passed: usize, failed: usize, skipped: usize) -> String {
    let mut line = format!("{passed} passed, {failed} failed");
    if skipped > 0 {
        line += &format!(", {skipped} skipped");
    }
    line
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

fn passed(result: Result<()>) -> Result<Done> {
    result.map(|()| Done::Passed)
}

/// All tests of the workspace, the committed fuzz corpus and nonsense made from it among them.
pub(crate) fn tests() -> Result<Run> {
    // What checks dice without us is a script.
    tools::python_ready()?;
    // What several nodes share is tried on a real one.
    tools::postgres_ready()?;
    Ok(Run::cargo("test --release --workspace"))
}

fn test() -> Result<Done> {
    passed(tests()?.unattended())
}

fn fmt() -> Result<Done> {
    Run::cargo("fmt --all --check").unattended()?;
    Run::cargo("fmt --all --check --manifest-path fuzz/Cargo.toml").unattended()?;
    // Without --all, which would go on to what it uses.
    Run::cargo("fmt --check --manifest-path peers/Cargo.toml").unattended()?;
    passed(Run::cargo("fmt --check --manifest-path peers/load/Cargo.toml").unattended())
}

fn clippy() -> Result<Done> {
    passed(Run::cargo("clippy --release --workspace --all-targets -- -D warnings").unattended())
}

fn doc() -> Result<Done> {
    passed(Run::cargo("doc --release --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings").unattended())
}

/// Rules crates do no I/O and read no clock: a target that has neither proves it.
fn wasm() -> Result<Done> {
    const TARGET: &str = "wasm32-unknown-unknown";
    if !tools::has_target(TARGET) {
        return Ok(Done::Skipped("rustup has no target wasm32-unknown-unknown here"));
    }
    let mut run = Run::cargo("build --release --target").arg(TARGET);
    for folder in tidy::rules_crates()? {
        run = run.args(["--package", &folder]);
    }
    passed(run.unattended())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_are_named_or_all() {
        assert_eq!(named(&[]).map(|all| all.len()), Ok(CHECKS.len()));
        assert_eq!(named(&["doc", "fmt"]).map(|two| two.len()), Ok(2));
        assert_eq!(named(&["fmt", "nonsense"]).map(|none| none.len()), Err("nonsense"));
    }

    #[test]
    fn the_closing_line_is_the_one_ci_counts() {
        assert_eq!(closing(8, 0, 0), "8 passed, 0 failed");
        assert_eq!(closing(7, 0, 1), "7 passed, 0 failed, 1 skipped");
    }

    #[test]
    fn the_help_names_every_check() {
        let names: Vec<_> = CHECKS.iter().map(|check| check.name).collect();
        assert!(crate::HELP.contains(&names.join(", ")));
    }
}
