//! `cargo xtask bench server`: how much the house carries, beside boardgame.io. Both are measured from outside by programs
//! in `peers/`, which print a line of figures; here they take turns, and the medians become tables in Markdown.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::run::{Run, target};
use crate::{BUILD, page, tools};

/// The games that are measured when none are named.
const GAMES: [&str; 4] = ["diam", "toybattle", "bartasso", "belligerants"];

/// How many tables are played at once.
const TABLES: [&str; 3] = ["10", PROMISED, "500"];

/// The number of tables for which ratios are promised.
const PROMISED: &str = "100";

/// Where the peer stands.
const PEER: &str = "peers/boardgame.io";

/// How long and how often.
struct Effort {
    seconds: &'static str,
    warm_up: &'static str,
    rounds: usize,
    /// For watchers, memory and journals.
    watchers: &'static str,
    memory: &'static str,
    journals: &'static str,
}

const FULL: Effort =
    Effort { seconds: "30", warm_up: "5", rounds: 3, watchers: "2000", memory: "1000", journals: "500" };
const QUICK: Effort =
    Effort { seconds: "5", warm_up: "2", rounds: 1, watchers: "200", memory: "100", journals: "100" };

/// Measures the house with these games, all of them for none. `--once` plays one round instead of three at 10 and at 500
/// tables, where nothing is promised.
pub(crate) fn server(args: &[&str]) -> Result<()> {
    let (flags, named): (Vec<&str>, Vec<&str>) = args.iter().partition(|arg| arg.starts_with("--"));
    let (effort, is_once) = match flags.as_slice() {
        [] => (FULL, false),
        ["--once"] => (FULL, true),
        ["--quick"] => (QUICK, false),
        other => bail!("bench server knows --quick and --once, not {}", other.join(" ")),
    };
    let games = if named.is_empty() { GAMES.to_vec() } else { named };
    // Before anything is built, which would be a load of its own. On a busy machine the figures are worth little: what
    // is compiled while it runs, as the peer is, stays cold.
    let machine = machine()?;
    println!("{machine}");
    let bench = Bench::ready(effort)?;
    let mut report = format!("\n{machine}\n");
    report += &bench.rates(&games, is_once)?;
    report += &bench.others(&games)?;
    println!("{report}");
    Ok(())
}

/// The programs that are run, and how.
struct Bench {
    house: PathBuf,
    load: PathBuf,
    effort: Effort,
}

impl Bench {
    /// Builds the house as it stands, with or without its page, the load, and fetches the peer.
    fn ready(effort: Effort) -> Result<Self> {
        tools::node_ready()?;
        page::install(PEER)?;
        Run::cargo(BUILD).unattended()?;
        let target = target()?;
        Run::cargo("build --release --manifest-path peers/load/Cargo.toml --target-dir")
            .arg(&target)
            .unattended()?;
        Ok(Bench { house: target.join("release/tabletier"), load: target.join("release/load"), effort })
    }

    /// The peer with so many matches.
    fn peer(&self, tables: &str) -> Result<Figures> {
        let Effort { seconds, warm_up, .. } = self.effort;
        Figures::of(Run::new("node", "load.cjs").within(PEER).args([tables, seconds, warm_up]))
    }

    /// The house: a measure, a game, a count.
    fn ours(&self, measure: &str, game: &str, count: &str) -> Result<Figures> {
        let Effort { seconds, warm_up, .. } = self.effort;
        let run = Run::new(&self.load, measure).args([game, count, "--house"]).arg(&self.house);
        Figures::of(run.args(["--seconds", seconds, "--warm-up", warm_up]))
    }

    /// Moves for each CPU second and what belongs to them: the peer and the games take turns.
    fn rates(&self, games: &[&str], is_once: bool) -> Result<String> {
        let mut text = String::from(RATES);
        for tables in TABLES {
            let mut peer = Vec::new();
            let mut ours = vec![Vec::new(); games.len()];
            let rounds = if is_once && tables != PROMISED { 1 } else { self.effort.rounds };
            for _ in 0..rounds {
                peer.push(self.peer(tables)?);
                for (game, runs) in games.iter().zip(&mut ours) {
                    runs.push(self.ours("run", game, tables)?);
                }
            }
            let base = rate(&peer)?;
            text += &row("boardgame.io", tables, &peer, base)?;
            for (game, runs) in games.iter().zip(&ours) {
                text += &row(game, tables, runs, base)?;
            }
        }
        Ok(text)
    }

    /// What is measured of the house alone, once.
    fn others(&self, games: &[&str]) -> Result<String> {
        let Effort { watchers, memory, journals, .. } = self.effort;
        let mut text = OTHERS.replace("{watchers}", watchers);
        for game in games {
            let payload = self.ours("payload", game, "0")?;
            let watch = self.ours("watch", game, watchers)?;
            let held = self.ours("memory", game, memory)?;
            let long = self.ours("long", game, journals)?;
            let cells = [
                format!("{} of {}", payload.text("bytes")?, payload.text("budget")?),
                format!("{} → {}", watch.text("few_us")?, watch.text("many_us")?),
                watch.text("watcher_us")?.to_owned(),
                format!("{} ({})", held.text("live_kb")?, held.text("played_live_kb")?),
                format!("{} ({})", held.text("idle_kb")?, held.text("played_idle_kb")?),
                format!("{} → {}", long.text("short_us")?, long.text("long_us")?),
                format!("{} → {}", long.text("short_open_us")?, long.text("long_open_us")?),
            ];
            text += &format!("| {game} | {} |\n", cells.join(" | "));
        }
        Ok(text)
    }
}

const RATES: &str = "
Moves for each CPU second of the server, and its ratio to boardgame.io at the same number of tables in the same run. \
Latency is from the request to the frame at the other player's socket. The median of all rounds.

| game | tables | moves/CPU s | ratio | moves/s | p50 ms | p99 ms | p99 ms at half rate | bytes/viewer/move | \
server MB | load's CPU | faults |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
";

const OTHERS: &str = "
The house alone. CPU in microseconds: of a move with 2 and with {watchers} watchers and of one watcher more; of a move \
and of opening a table at entry 20 and, in the same position, at entry 2 000. Memory in kB for each table at entry 100, \
with two sockets and without, in a house opened anew (and in the one it was played in).

| game | payload | move, watched | one watcher | live table | idle table | late move | opening |
|---|--:|--:|--:|--:|--:|--:|--:|
";

/// Figures by name, as a program printed them in one line.
#[derive(Clone)]
struct Figures(BTreeMap<String, String>);

impl Figures {
    /// Runs a program. It may fail after it printed its figures: they tell why.
    fn of(run: Run) -> Result<Self> {
        let said = run.heard()?;
        println!("  {}", said.trim_end());
        Figures::read(&said).context("it printed no figures")
    }

    fn read(said: &str) -> Option<Self> {
        let pair = |word: &str| word.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
        let figures = |line: &str| line.split(' ').map(pair).collect::<Option<BTreeMap<_, _>>>();
        said.lines().rev().find_map(figures).map(Figures)
    }

    fn text(&self, name: &str) -> Result<&str> {
        self.0.get(name).map(String::as_str).with_context(|| format!("there is no figure {name}"))
    }

    fn number(&self, name: &str) -> Result<f64> {
        self.text(name)?.parse().with_context(|| format!("{name} is no number"))
    }
}

/// A figure, or something computed of figures, in the middle of some runs.
fn median(runs: &[Figures], figure: impl Fn(&Figures) -> Result<f64>) -> Result<f64> {
    let mut values = runs.iter().map(figure).collect::<Result<Vec<_>>>()?;
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().context("no runs")
}

/// Moves for each CPU second of the server.
fn rate(runs: &[Figures]) -> Result<f64> {
    median(runs, |run| Ok(run.number("moves")? / run.number("cpu")?))
}

fn row(game: &str, tables: &str, runs: &[Figures], base: f64) -> Result<String> {
    let of = |name: &str| median(runs, |run| run.number(name));
    let rate = rate(runs)?;
    let speed = median(runs, |run| Ok(run.number("moves")? / run.number("wall")?))?;
    let load = median(runs, |run| Ok(run.number("client_cpu")? / run.number("wall")?))?;
    Ok(format!(
        "| {game} | {tables} | {rate:.0} | {:.2} | {speed:.0} | {:.2} | {:.2} | {:.2} | {:.0} | {:.0} | {:.0} % | {:.0} |\n",
        rate / base,
        of("p50")?,
        of("p99")?,
        of("half_p99")?,
        of("bytes")?,
        of("rss")? / 1024.0,
        load * 100.0,
        runs.iter().map(|run| run.number("errors")).sum::<Result<f64>>()?,
    ))
}

/// The machine, and how busy it is, in a line.
fn machine() -> Result<String> {
    let read = |file: &str| fs::read_to_string(Path::new("/proc").join(file)).context("this runs on Linux");
    let (cpus, memory, load) = (read("cpuinfo")?, read("meminfo")?, read("loadavg")?);
    let value = |text: &str, name: &str| {
        let line = text.lines().find(|line| line.starts_with(name));
        line.and_then(|line| line.split_once(':')).map_or(String::new(), |(_, value)| value.trim().to_owned())
    };
    let cores = cpus.lines().filter(|line| line.starts_with("processor")).count();
    let kilobytes: f64 = value(&memory, "MemTotal").trim_end_matches(" kB").parse().unwrap_or_default();
    let commit = Run::new("git", "-c safe.directory=* describe --always --dirty").quiet().unwrap_or_default();
    Ok(format!(
        "{}, {cores} cores, {:.0} GB, Linux {}; commit {}; load average before: {}.",
        value(&cpus, "model name"),
        kilobytes / 1024.0 / 1024.0,
        read("sys/kernel/osrelease")?.trim(),
        commit.trim(),
        load.split(' ').next().unwrap_or_default(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stand_in_the_last_line_of_pairs() {
        let said = "a word\nmoves=10 cpu=0.5\nload: a fault\n";
        let figures = Figures::read(said).expect("figures");
        assert_eq!(figures.number("moves").ok(), Some(10.0));
        assert!(figures.number("p50").is_err());
        assert!(Figures::read("nothing").is_none());
    }

    #[test]
    fn the_median_is_in_the_middle() {
        let run = |moves: u32| Figures::read(&format!("moves={moves} cpu=2")).expect("figures");
        assert_eq!(rate(&[run(30), run(10), run(20)]).ok(), Some(10.0));
        assert!(rate(&[]).is_err());
    }
}
