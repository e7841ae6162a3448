//! `tabletier backup` and `tabletier restore`: one file out of a house, and a house out of it. What is restored is replayed at once,
//! match by match, so that nobody learns on the day they need it that a copy is worth nothing.

use std::io::Write;

use anyhow::{Context, Result, anyhow};
use server::soundness::{record_sums, sum_of};
use store::Store;
use store::sqlite::Sqlite;
use store::sqlite::backup::{self, Copied};

use crate::cli::{BackupArgs, RestoreArgs};
use crate::output::Out;

pub(crate) fn back_up(args: &BackupArgs, out: &mut Out) -> Result<()> {
    let Copied { matches, bytes } = backup::back_up(&args.data, &args.to)
        .with_context(|| format!("the house in {} cannot be copied", args.data.display()))?;
    writeln!(out, "{} matches, {bytes} bytes: {}", matches.len(), args.to.display())?;
    Ok(())
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut Out) -> Result<()> {
    let Copied { matches, .. } = backup::restore(&args.from, &args.data)
        .with_context(|| format!("{} cannot be restored", args.from.display()))?;
    let runtime = tokio::runtime::Runtime::new().context("replaying needs threads")?;
    let sums = runtime.block_on(async {
        let store = Sqlite::open(&args.data)?;
        let sums = record_sums(&store, catalog::games(), &matches).await;
        store.close().await;
        sums.map_err(|(id, error)| anyhow!("the match {id} cannot be replayed: {error:?}"))
    })?;
    writeln!(out, "{} matches, each replayed to its end", sums.len())?;
    writeln!(out, "sum of their records: {}", sum_of(&sums))?;
    Ok(())
}
