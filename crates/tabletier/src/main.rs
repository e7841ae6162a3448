//! The games room: plays in the terminal, speaks the engine protocol, shows and replays records, counts,
//! measures, solves, and opens the house to browsers.
//!
//! Every command reads its arguments and calls a crate that does the work; no game is known here, all go
//! through [`catalog`], but for the referee's desk of Diplomacy ([`judge`]). Reading order: [`cli`] (what can be said), then the command's own file; the
//! interactive game is in [`terminal`]. Exit codes: 0 done, 1 failed, 2 the command line means nothing.

mod admin;
mod arena;
mod backup;
mod bench;
mod board;
mod cli;
mod engine;
mod figure;
mod games;
mod judge;
mod look;
mod manual;
mod migrate;
mod options;
mod output;
mod perft;
#[cfg_attr(not(feature = "pictures"), path = "no_picture.rs")]
mod picture;
mod players;
mod puzzles;
mod records;
mod replay;
mod review;
mod serve;
mod show;
mod solve;
mod terminal;
mod train;
mod verify;

use std::process::ExitCode;

use anstream::ColorChoice;
use anyhow::Result;
use clap::Parser;

use crate::cli::{Cli, Command};

/// A frame is a few hundred small things that come and go: this allocator makes them a third cheaper than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let done = run(Cli::parse().command);
    output::exit_code(done)
}

fn run(command: Command) -> Result<()> {
    if command.look().is_some_and(|look| look.no_colour) {
        ColorChoice::Never.write_global();
    }
    let out = &mut output::stdout();
    match command {
        Command::Games(args) => games::run(&args, out),
        Command::Play(args) => terminal::run(args, out),
        Command::Show(args) => show::run(&args, out),
        Command::Figure(args) => figure::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Review(args) => review::run(&args, out),
        Command::Verify(args) => verify::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Ladder(args) => arena::ladder::run(&args, out),
        Command::Train(args) => train::run(&args, out),
        Command::Solve(args) => solve::run(&args, out),
        Command::VerifySolution(args) => solve::verify(&args, out),
        Command::Puzzles(args) => puzzles::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Judge(args) => judge::run(&args, out),
        Command::Backup(args) => backup::back_up(&args, out),
        Command::Restore(args) => backup::restore(&args, out),
        Command::Admin(args) => admin::run(&args, out),
        Command::Manual { folder } => manual::run(&folder),
        Command::Engine => engine::run(),
        Command::Openapi => output::write_bytes(server::api::document().as_bytes()),
        Command::Serve(args) => serve::run(args),
        Command::Migrate(args) => migrate::run(&args),
    }
}
