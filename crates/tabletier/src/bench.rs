//! `tabletier bench`: how fast the rules are, on one thread, per second of CPU time.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use catalog::{Fault, Table};
use cpu_time::ThreadTime;
use indicatif::HumanCount;
use serde_json::{Map, Value, json};

use crate::cli::{BenchArgs, Game};
use crate::output::Out;

/// What was measured elsewhere, on this kind of machine, or is aimed at.
struct Baseline {
    game: &'static str,
    name: &'static str,
    playouts: f64,
    mcts: f64,
}

const BASELINES: [Baseline; 3] = [
    Baseline { game: "diam", name: "plain throw-away version", playouts: 241_000.0, mcts: 228_000.0 },
    Baseline { game: "diam", name: "Ludii 1.3, same rules", playouts: 5_800.0, mcts: 4_800.0 },
    Baseline { game: "diam", name: "target", playouts: 500_000.0, mcts: 500_000.0 },
];

/// Playouts in the first batch; each batch has twice as many.
const FIRST_BATCH: u64 = 1_000;
/// Iterations in one tree. Larger trees fall out of the processor's caches and are slower.
const TREE: u32 = 100_000;
/// The seed of all luck: benchmarks do the same work every time.
const SEED: u64 = 1;
/// The deepest perft there is.
const DEEPEST: u32 = 40;

/// One figure: how many in how long.
struct Rate {
    count: u64,
    time: Duration,
}

impl Rate {
    const NOTHING: Rate = Rate { count: 0, time: Duration::ZERO };

    fn per_second(&self) -> f64 {
        self.count as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

struct Figures {
    depth: u32,
    perft: Rate,
    playouts: Rate,
    inputs: Rate,
    mcts: Rate,
}

/// Measures and tells.
pub(crate) fn run(args: &BenchArgs, out: &mut Out) -> Result<()> {
    let games: Vec<Game> = args.game.map_or_else(|| catalog::games().to_vec(), |game| vec![game]);
    let budget = Duration::from_secs_f64(args.seconds);
    let mut answers = Map::new();
    for game in games {
        let key = game.info().key;
        let figures = measure(game.start(&json!({}))?.as_ref(), budget)?;
        if args.json {
            answers.insert(key.to_owned(), as_json(&figures));
        } else {
            tell(game, &figures, out)?;
        }
    }
    if args.json {
        writeln!(out, "{}", Value::Object(answers))?;
    }
    Ok(())
}

fn measure(table: &dyn Table, budget: Duration) -> Result<Figures, Fault> {
    let (depth, perft) = perft(table, budget)?;
    let (playouts, inputs) = playouts(table, budget)?;
    Ok(Figures { depth, perft, playouts, inputs, mcts: mcts(table, budget)? })
}

/// The deepest perft that takes about the time.
fn perft(table: &dyn Table, budget: Duration) -> Result<(u32, Rate), Fault> {
    let mut last = Rate { count: 1, time: Duration::ZERO };
    for depth in 1..=DEEPEST {
        let began = ThreadTime::now();
        let count = table.perft(depth)?;
        let rate = Rate { count, time: began.elapsed() };
        let growth = count as f64 / last.count as f64;
        if count == 0 || rate.time.mul_f64(growth) > budget {
            return Ok((depth, rate));
        }
        last = rate;
    }
    Ok((DEEPEST, last))
}

fn playouts(table: &dyn Table, budget: Duration) -> Result<(Rate, Rate), Fault> {
    let (mut plays, mut inputs) = (Rate::NOTHING, Rate::NOTHING);
    let mut batch = FIRST_BATCH;
    while plays.time < budget {
        let began = ThreadTime::now();
        let played = table.playouts(batch, SEED + plays.count)?;
        plays = Rate { count: plays.count + played.plays, time: plays.time + began.elapsed() };
        inputs = Rate { count: inputs.count + played.inputs, time: plays.time };
        // Never more than about what is left.
        let left = plays.per_second() * budget.saturating_sub(plays.time).as_secs_f64();
        batch = (2 * batch).min(left as u64 + 1);
    }
    Ok((plays, inputs))
}

fn mcts(table: &dyn Table, budget: Duration) -> Result<Rate, Fault> {
    let mut rate = Rate::NOTHING;
    for tree in 0.. {
        let began = ThreadTime::now();
        let count = table.mcts(TREE, SEED + tree)?;
        rate = Rate { count: rate.count + count, time: rate.time + began.elapsed() };
        if rate.time >= budget {
            break;
        }
    }
    Ok(rate)
}

fn tell(game: Game, figures: &Figures, out: &mut Out) -> Result<()> {
    let Figures { depth, perft, playouts, inputs, mcts } = figures;
    let shown = |rate: &Rate| HumanCount(rate.per_second() as u64).to_string();
    writeln!(out, "{}, from the start, on one thread, per CPU second", game.info().name)?;
    writeln!(out, "  perft {depth:<14} {:>19} nodes", shown(perft))?;
    writeln!(out, "  random play          {:>19} playouts", shown(playouts))?;
    writeln!(out, "                       {:>19} inputs", shown(inputs))?;
    writeln!(
        out,
        "  MCTS, {:>7} a tree {:>19} iterations",
        HumanCount(TREE.into()).to_string(),
        shown(mcts)
    )?;
    let key = game.info().key;
    for Baseline { name, playouts: plays, mcts: iterations, .. } in
        BASELINES.iter().filter(|line| line.game == key)
    {
        let [plays, iterations] = [playouts.per_second() / plays, mcts.per_second() / iterations];
        writeln!(out, "  against {name:<26} {plays:>7.2} x playouts  {iterations:>7.2} x MCTS")?;
    }
    if BASELINES.iter().any(|line| line.game == key) {
        writeln!(out, "  (what it is compared with was measured elsewhere, on this kind of machine)")?;
    }
    Ok(())
}

fn as_json(figures: &Figures) -> Value {
    json!({
        "perft_depth": figures.depth,
        "perft_nodes_per_second": figures.perft.per_second(),
        "playouts_per_second": figures.playouts.per_second(),
        "inputs_per_second": figures.inputs.per_second(),
        "mcts_iterations_per_second": figures.mcts.per_second(),
    })
}
