//! The project's own tool, run as `cargo xtask`. It plays, checks, blesses and measures, and installs
//! what that needs through cargo or apt, saying so. It knows no game and no rule: what it checks about
//! them it reads from their files.
//!
//! Reading order: [`checks`] (what `cargo xtask test` runs), [`tidy`] (what no compiler checks),
//! [`fuzz`], [`tools`] (what gets installed), [`run`] (how a command is run).
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool for the terminal")]

mod checks;
mod fuzz;
mod run;
mod tidy;
mod tools;

use std::env;
use std::process::ExitCode;

use crate::run::Run;

const HELP: &str = "\
cargo xtask COMMAND

  play [ARGS…]      build the games room and play (the arguments go to `tabletier play`)
  test [CHECK…]     run every check, or only those named
  tidy              run only what no compiler checks: rules and tests, translations, directions…
  bless             run the tests and write what they see into their expectations; then read the diff
  bench [ARGS…]     build the games room and measure it (the arguments go to `tabletier bench`)
  soak              the tests with larger counts, and a minute of fuzzing for each target
  help              this text

The checks: fmt, tidy, clippy, test, doc, deny, fuzz, wasm.
";

/// The answer to a command line that means nothing, as most tools give it.
const NOT_UNDERSTOOD: u8 = 2;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["play", rest @ ..] => house("play", rest),
        ["bench", rest @ ..] => house("bench", rest),
        ["test", names @ ..] => match checks::named(names) {
            Ok(checks) => checks::run(&checks).map(|()| 0),
            Err(unknown) => Ok(not_understood(&format!("there is no check named {unknown:?}"))),
        },
        ["tidy"] => tidy::run().map(|()| 0),
        ["bless"] => checks::tests().env("UPDATE_EXPECT", "1").unattended().map(|()| 0),
        ["soak"] => soak().map(|()| 0),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(0)
        }
        [] => Ok(not_understood("a command is missing")),
        other => Ok(not_understood(&format!("there is no command {:?}", other.join(" ")))),
    };
    match done {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn not_understood(why: &str) -> u8 {
    eprint!("xtask: {why}\n\n{HELP}");
    NOT_UNDERSTOOD
}

/// Builds the games room and lets the person at the terminal use it.
fn house(command: &str, args: &[&str]) -> anyhow::Result<u8> {
    Run::cargo("run --release --package tabletier --").arg(command).args(args).attended()
}

fn soak() -> anyhow::Result<()> {
    checks::tests().env("TABLETIER_SOAK", "1").unattended()?;
    fuzz::run(60)
}
