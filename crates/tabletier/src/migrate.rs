//! `tabletier migrate`: a closed house moves from one database to another. All of it is there or nothing, and both are compared by sums
//! over everything that is kept of each match before anything counts.

use std::io::Write as _;

use anyhow::{Context, Result};
use store::copy::{self, House};

use crate::cli::MigrateArgs;
use crate::output::stdout;

pub(crate) fn run(args: &MigrateArgs) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("moving a house needs threads")?;
    let counts = runtime.block_on(async {
        let from = House::open(&args.from, false).await.context("the house to move cannot be opened")?;
        let to = House::open(&args.to, true).await.context("the place it goes to cannot be opened")?;
        copy::copy(&from, to).await.context("the house could not be moved; nothing was written")
    })?;
    let mut out = stdout();
    for (table, count) in counts {
        writeln!(out, "{table}: {count}")?;
    }
    writeln!(out, "Every match is the same there, by its sums.")?;
    Ok(())
}
