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
    /// Iterations of the search that fits the game.
    mcts: f64,
}

const BASELINES: [Baseline; 3] = [
    Baseline { game: "diam", name: "plain throw-away version", playouts: 241_000.0, mcts: 228_000.0 },
    Baseline { game: "diam", name: "Ludii 1.3, same rules", playouts: 5_800.0, mcts: 4_800.0 },
    Baseline { game: "diam", name: "target", playouts: 500_000.0, mcts: 500_000.0 },
];

/// Playouts in the first batch; each batch has twice as many.
const FIRST_BATCH: u64 = 100;
/// Iterations in one tree. Larger trees fall out of the processor's caches and are slower.
const TREE: u32 = 100_000;
/// Iterations in the tree that tells how many fit into the time.
const FIRST_TREE: u32 = 100;
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
    /// The depth counted to; nothing where chance is drawn from more than can be listed.
    perft: Option<(u32, Rate)>,
    playouts: Rate,
    inputs: Rate,
    /// Decisions of several seats at once, from one to the next; nothing where each has one input.
    phases: Option<Rate>,
    /// Over all that may be hidden, where the game has secrets. Not where its bots grow no trees.
    mcts: Option<Tree>,
}

/// How fast trees grow.
struct Tree {
    rate: Rate,
    /// Iterations in each: fewer than usual where a game is long and the time short.
    size: u32,
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
            answers.insert(key.to_owned(), as_json(game, &figures));
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
    let perft = perft(table, budget)?;
    let Plays { playouts, inputs, phases } = playouts(table, budget)?;
    let phases = (phases.count < inputs.count).then_some(phases);
    let mcts = match mcts(table, budget) {
        Err(fault) if fault.code == "no-search" => None,
        grown => Some(grown?),
    };
    Ok(Figures { perft, playouts, inputs, phases, mcts })
}

/// The deepest perft that takes about the time.
fn perft(table: &dyn Table, budget: Duration) -> Result<Option<(u32, Rate)>, Fault> {
    let mut last = None;
    for depth in 1..=DEEPEST {
        let began = ThreadTime::now();
        let count = match table.perft(depth) {
            Err(fault) if fault.code == "sampled-chance" => break,
            counted => counted?,
        };
        let rate = Rate { count, time: began.elapsed() };
        let before = last.as_ref().map_or(1, |(_, rate): &(u32, Rate)| rate.count);
        let growth = count as f64 / before as f64;
        let is_enough = count == 0 || rate.time.mul_f64(growth) > budget;
        last = Some((depth, rate));
        if is_enough {
            break;
        }
    }
    Ok(last)
}

/// Random play, counted in three ways over the same time.
struct Plays {
    playouts: Rate,
    inputs: Rate,
    phases: Rate,
}

fn playouts(table: &dyn Table, budget: Duration) -> Result<Plays, Fault> {
    let (mut plays, mut inputs, mut phases) = (Rate::NOTHING, Rate::NOTHING, Rate::NOTHING);
    let mut batch = FIRST_BATCH;
    while plays.time < budget {
        let began = ThreadTime::now();
        let played = table.playouts(batch, SEED + plays.count)?;
        plays = Rate { count: plays.count + played.plays, time: plays.time + began.elapsed() };
        inputs = Rate { count: inputs.count + played.inputs, time: plays.time };
        phases = Rate { count: phases.count + played.windows, time: plays.time };
        // Never more than about what is left.
        let left = plays.per_second() * budget.saturating_sub(plays.time).as_secs_f64();
        batch = (2 * batch).min(left as u64 + 1);
    }
    Ok(Plays { playouts: plays, inputs, phases })
}

/// Trees as large as the time allows, and how large they are.
fn mcts(table: &dyn Table, budget: Duration) -> Result<Tree, Fault> {
    let grow = |tree, seed| -> Result<Rate, Fault> {
        let began = ThreadTime::now();
        let count = table.mcts(tree, seed)?;
        Ok(Rate { count, time: began.elapsed() })
    };
    let fit = grow(FIRST_TREE, SEED)?.per_second() * budget.as_secs_f64();
    let size = (fit as u32).clamp(FIRST_TREE, TREE);
    let mut rate = Rate::NOTHING;
    for number in 0.. {
        let one = grow(size, SEED + number)?;
        rate = Rate { count: rate.count + one.count, time: rate.time + one.time };
        if rate.time >= budget {
            break;
        }
    }
    Ok(Tree { rate, size })
}

fn tell(game: Game, figures: &Figures, out: &mut Out) -> Result<()> {
    let Figures { perft, playouts, inputs, phases, mcts } = figures;
    let shown = |rate: &Rate| HumanCount(rate.per_second() as u64).to_string();
    writeln!(out, "{}, from the start, on one thread, per CPU second", game.info().name)?;
    if let Some((depth, rate)) = perft {
        writeln!(out, "  perft {depth:<14} {:>19} nodes", shown(rate))?;
    }
    writeln!(out, "  random play          {:>19} playouts", shown(playouts))?;
    writeln!(out, "                       {:>19} inputs", shown(inputs))?;
    if let Some(phases) = phases {
        writeln!(out, "                       {:>19} phases", shown(phases))?;
    }
    let Some(Tree { rate: mcts, size }) = mcts else { return Ok(()) };
    let (search, size) = (search_name(game), HumanCount((*size).into()).to_string());
    writeln!(out, "  {:<22}{:>18} iterations", format!("{search}, {size} a tree"), shown(mcts))?;
    let key = game.info().key;
    for Baseline { name, playouts: plays, mcts: iterations, .. } in
        BASELINES.iter().filter(|line| line.game == key)
    {
        let [plays, iterations] = [playouts.per_second() / plays, mcts.per_second() / iterations];
        writeln!(out, "  against {name:<26} {plays:>7.2} x playouts  {iterations:>7.2} x {search}")?;
    }
    if BASELINES.iter().any(|line| line.game == key) {
        writeln!(out, "  (what it is compared with was measured elsewhere, on this kind of machine)")?;
    }
    Ok(())
}

/// The search that is measured.
fn search_name(game: Game) -> &'static str {
    if game.info().has_secrets { "ISMCTS" } else { "MCTS" }
}

fn as_json(game: Game, figures: &Figures) -> Value {
    let search = search_name(game).to_lowercase();
    json!({
        "perft_depth": figures.perft.as_ref().map(|(depth, _)| depth),
        "perft_nodes_per_second": figures.perft.as_ref().map(|(_, rate)| rate.per_second()),
        "playouts_per_second": figures.playouts.per_second(),
        "inputs_per_second": figures.inputs.per_second(),
        "phases_per_second": figures.phases.as_ref().map(Rate::per_second),
        format!("{search}_iterations_per_second"): figures.mcts.as_ref().map(|tree| tree.rate.per_second()),
    })
}
