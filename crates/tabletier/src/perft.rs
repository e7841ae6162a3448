//! `tabletier perft`: counts, depth by depth.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use words::Lang;

use crate::cli::PerftArgs;
use crate::look;
use crate::output::Out;

/// Counts.
pub(crate) fn run(args: &PerftArgs, out: &mut Out) -> Result<()> {
    let table = args.options.start(args.game, &look::words(args.game, Lang::En))?;
    writeln!(out, "{:>5}  {:>16}  {:>9}  {:>12}", "depth", "nodes", "seconds", "nodes/s")?;
    for depth in 1..=args.depth {
        let began = Instant::now();
        let count = table.perft(depth)?;
        let seconds = began.elapsed().as_secs_f64();
        let rate = count as f64 / seconds.max(1e-9);
        writeln!(out, "{depth:>5}  {count:>16}  {seconds:>9.3}  {rate:>12.0}")?;
        out.flush()?;
    }
    if args.divide {
        writeln!(out)?;
        for (input, count) in table.divide(args.depth)? {
            writeln!(out, "{input:<16}  {count}")?;
        }
    }
    Ok(())
}
