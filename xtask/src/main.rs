//! The project's own tool, run as `cargo xtask`. It plays, checks, blesses and measures, and installs
//! what that needs through cargo or apt, saying so. It knows no game and no rule: what it checks about
//! them it reads from their files.
//!
//! Reading order: [`checks`] (what `cargo xtask test` runs), [`tidy`] (what no compiler checks), [`page`]
//! (built and tested), [`browser`], [`licences`], [`fuzz`], [`schemathesis`], [`mod@bench`] (the server beside a peer), [`tools`] (what gets
//! installed), [`dist`] (what an operator installs), [`run`] (how a command is run).
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool for the terminal")]

mod bench;
mod browser;
mod checks;
mod dist;
mod fuzz;
mod licences;
mod new_game;
mod page;
mod run;
mod schemathesis;
mod tidy;
mod tools;

use std::env;
use std::process::ExitCode;

use crate::run::{Run, root, target};

const HELP: &str = "\
cargo xtask COMMAND

  play [ARGS…]      build the page and the games room, and open it at http://127.0.0.1:7878
                    (the arguments go to `tabletier serve`)
  terminal [ARGS…]  build the games room and play in the terminal (they go to `tabletier play`)
  test [CHECK…]     run every check, or only those named
  tidy              run only what no compiler checks: rules and tests, translations, directions…
  bless             run the tests and write what they see into their expectations; then read the diff
  bench [ARGS…]     build the games room and measure it (the arguments go to `tabletier bench`)
  bench judge [S]   measure the judge of Diplomacy beside others, S seconds for each; without
                    arguments `bench` does this too
  bench server [--quick|--once] [GAME…]
                    play many tables of a house over HTTP and sockets, beside boardgame.io, and print
                    tables in Markdown; about an hour, or some minutes with --quick
  new-game NAME     a sixth game: a small working one to begin with, in games/NAME and in the catalog
  screenshots       take the pictures in docs/screenshots anew
  dist              build what an operator installs: a tarball and a Debian package, in target/dist
  soak              the tests with larger counts, cargo-deny, schemathesis against a house that serves, and a
                    minute of fuzzing for each target
  soak schemathesis only schemathesis
  soak puzzles      prove every puzzle of every game anew, and ask every level about it
  soak solve [ARGS…]
                    try to prove who wins, for as long as the arguments say (they go to `tabletier solve`):
                    `soak solve diam --edition 1998 --nodes 300000000 --memory 8192` takes some hours
  soak faults [N]   play N actions (100000) while nodes and databases are killed, paused and cut off,
                    half on SQLite, half on three nodes with PostgreSQL, and compare what was told with
                    what is kept; TABLETIER_SEED repeats a run
  help              this text

The checks: fmt, tidy, licences, web, clippy, test, doc, browser, wasm.
";

/// The answer to a command line that means nothing, as most tools give it.
const NOT_UNDERSTOOD: u8 = 2;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["play", rest @ ..] => play(rest),
        ["terminal", rest @ ..] => house("play", rest),
        ["bench", "judge", rest @ ..] => judge(rest),
        ["bench", "server", rest @ ..] => bench::server(rest).map(|()| 0),
        ["bench"] => house("bench", &[]).and_then(|code| if code == 0 { judge(&[]) } else { Ok(code) }),
        ["bench", rest @ ..] => house("bench", rest),
        ["test", names @ ..] => match checks::named(names) {
            Ok(checks) => checks::run(&checks).map(|()| 0),
            Err(unknown) => Ok(not_understood(&format!("there is no check named {unknown:?}"))),
        },
        ["tidy"] => tidy::run().map(|()| 0),
        ["bless"] => bless().map(|()| 0),
        ["new-game", name] => new_game::run(name).map(|()| 0),
        ["screenshots"] => browser::screenshots().map(|()| 0),
        ["dist"] => dist::run().map(|()| 0),
        ["soak", "schemathesis"] => schemathesis::run(100).map(|()| 0),
        ["soak", "puzzles"] => house("puzzles", &["--check"]),
        ["soak", "solve", rest @ ..] => house("solve", rest),
        ["soak"] => soak().map(|()| 0),
        ["soak", "faults"] => soak_faults(100_000).map(|()| 0),
        ["soak", "faults", count] => match count.parse() {
            Ok(count) => soak_faults(count).map(|()| 0),
            Err(_) => Ok(not_understood(&format!("{count:?} is no number of actions"))),
        },
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

/// Builds the page and the games room, and opens it until Ctrl-C.
fn play(args: &[&str]) -> anyhow::Result<u8> {
    page::build()?;
    Run::cargo(BUILD).arg("--no-default-features").unattended()?;
    println!("\nThe games room: http://{} (Ctrl-C closes it)\n", listened(args));
    Run::new(target()?.join("release/tabletier"), "serve").args(args).attended()
}

/// Builds the served binary.
pub(crate) const BUILD: &str = "build --release --package tabletier";

/// Where `tabletier serve` listens when it gets these arguments.
fn listened<'a>(args: &[&'a str]) -> &'a str {
    let joined = args.iter().find_map(|arg| arg.strip_prefix("--listen="));
    let apart = args.windows(2).find(|pair| pair[0] == "--listen").map(|pair| pair[1]);
    joined.or(apart).unwrap_or("127.0.0.1:7878")
}

/// Builds the games room and lets the person at the terminal use it.
fn house(command: &str, args: &[&str]) -> anyhow::Result<u8> {
    Run::cargo("run --release --package tabletier --").arg(command).args(args).attended()
}

/// Measures the judge beside others. They are built apart, so that nothing of theirs is in the house.
fn judge(args: &[&str]) -> anyhow::Result<u8> {
    let manifest = root()?.join("peers/Cargo.toml");
    Run::cargo("run --release --manifest-path").arg(manifest).arg("--").args(args).attended()
}

fn bless() -> anyhow::Result<()> {
    checks::tests()?.env("UPDATE_EXPECT", "1").unattended()
}

fn soak() -> anyhow::Result<()> {
    checks::tests()?.env("TABLETIER_SOAK", "1").unattended()?;
    Run::new(tools::DENY.ready()?, "check bans licenses sources").unattended()?;
    schemathesis::run(100)?;
    fuzz::run(60)
}

/// Plays so many actions under faults, half of them on each kind of store.
fn soak_faults(actions: usize) -> anyhow::Result<()> {
    tools::postgres_ready()?;
    // One trial after another, so that the figures of one are not the other's.
    Run::cargo("test --release --package tabletier --test faults -- --nocapture --test-threads 1")
        .env("TABLETIER_ACTIONS", &actions.div_ceil(2).to_string())
        .unattended()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_the_one_asked_for() {
        assert_eq!(listened(&["--data", "x"]), "127.0.0.1:7878");
        assert_eq!(listened(&["--listen", "0.0.0.0:80"]), "0.0.0.0:80");
        assert_eq!(listened(&["--data", "x", "--listen=[::1]:80"]), "[::1]:80");
    }
}
