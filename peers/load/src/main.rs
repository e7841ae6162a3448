//! How much one house carries, or several nodes of one. `load MEASURE GAME [COUNT] --house PROGRAM [--seconds S] [--warm-up S]
//! [--postgres PROGRAM --nodes N]` starts houses of its own in temporary folders or on a database, plays there over HTTP and sockets of this machine, and prints one line of figures.
//!
//! Reading order: [`measures`] (what is measured), [`crowd`] (many tables at once), [`table`] (two who play), [`live`]
//! and [`picture`] (what they see), [`tree`] (what they choose from), [`hall`] (those who watch), [`ask`], [`house`], [`houses`],
//! [`journal`].

mod ask;
mod crowd;
mod hall;
mod house;
mod houses;
mod journal;
mod live;
mod measures;
mod picture;
mod table;
mod tally;
mod tree;

use std::collections::BTreeMap;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use measures::{Asked, Figures};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::signal::unix::{SignalKind, signal};
use tokio::task::LocalSet;

const HELP: &str = "\
load MEASURE GAME [COUNT] --house PROGRAM [--seconds S] [--warm-up S] [--postgres PROGRAM --nodes N]

  live     COUNT tables that move every 5 s, the two at each on different nodes; --masters GAME lets two masters play meanwhile
  sockets  what COUNT sockets take that say nothing
  run      COUNT tables of two players at full rate, then at half of it
  payload  bytes of frames for each viewer and move; fails beyond the game's budget
  watch    what one of COUNT watchers costs
  memory   what one of COUNT tables takes
  long     what a move costs late in a journal, at COUNT tables
";

fn main() -> ExitCode {
    raise_limit();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    match LocalSet::new().block_on(&runtime, interruptible()) {
        Ok(figures) => {
            let figures: Vec<_> = figures.iter().map(|(name, value)| format!("{name}={value}")).collect();
            println!("{}", figures.join(" "));
            ExitCode::from(u8::from(figures.iter().any(|figure| figure == "within=false")))
        }
        Err(error) => {
            eprintln!("load: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Lets this program and the houses it starts open as many sockets as the system permits.
fn raise_limit() {
    let limit = getrlimit(Resource::Nofile);
    if setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }).is_err() {
        eprintln!("load: {:?} open files are permitted, and no more", limit.current);
    }
}

/// Measures until done or told to stop; either way the house is closed.
async fn interruptible() -> Result<Figures> {
    let (mut stop, mut end) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    tokio::select! {
        figures = measure() => figures,
        _ = stop.recv() => bail!("interrupted"),
        _ = end.recv() => bail!("told to stop"),
    }
}

async fn measure() -> Result<Figures> {
    let (words, options) = arguments(std::env::args().skip(1));
    let number = |name: &str, otherwise: f64| match options.get(name) {
        Some(text) => text.parse().with_context(|| format!("--{name} {text}")),
        None => Ok(otherwise),
    };
    let (Some(name), Some(game)) = (words.first(), words.get(1)) else { bail!("usage:\n{HELP}") };
    let count =
        words.get(2).map(|count| count.parse().with_context(|| format!("COUNT {count}"))).transpose()?;
    let asked = |otherwise: usize| {
        anyhow::Ok(Asked {
            house: options.get("house").context("--house PROGRAM is missing")?.into(),
            postgres: options.get("postgres").map(Into::into),
            nodes: number("nodes", 3.0)? as usize,
            game: game.clone(),
            seconds: number("seconds", 30.0)?,
            warm_up: number("warm-up", 5.0)?,
            count: count.unwrap_or(otherwise),
            masters: options.get("masters").cloned(),
        })
    };
    match name.as_str() {
        "live" => measures::live(&asked(100)?).await,
        "sockets" => measures::sockets(&asked(5000)?).await,
        "run" => measures::run(&asked(100)?).await,
        "payload" => measures::payload(&asked(0)?).await,
        "watch" => measures::watch(&asked(2000)?).await,
        "memory" => measures::memory(&asked(1000)?).await,
        "long" => measures::long(&asked(500)?).await,
        other => bail!("there is no measure {other:?}\n{HELP}"),
    }
}

/// Words, and options with their values.
fn arguments(mut args: impl Iterator<Item = String>) -> (Vec<String>, BTreeMap<String, String>) {
    let (mut words, mut options) = (Vec::new(), BTreeMap::new());
    while let Some(arg) = args.next() {
        match arg.strip_prefix("--") {
            Some(name) => drop(options.insert(name.to_owned(), args.next().unwrap_or_default())),
            None => words.push(arg),
        }
    }
    (words, options)
}
