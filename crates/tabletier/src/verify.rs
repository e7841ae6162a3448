//! `tabletier verify`: whether the dice of an opened record are true (docs/fair-chance.md), checked with the rules.

use std::io::Write;

use anyhow::Result;

use crate::cli::VerifyArgs;
use crate::output::{Out, failed};
use crate::records;

/// Checks a record.
pub(crate) fn run(args: &VerifyArgs, out: &mut Out) -> Result<()> {
    let text = records::read(&args.record)?;
    let verified = catalog::verify(&text).map_err(|fault| {
        let next = match fault.code.as_str() {
            "unprovable" => {
                "A house opens the records of matches that are over; those of older houses have no proofs."
            }
            _ => "This record is not what was played, or its dice were not those it names.",
        };
        failed(format!("{}: {fault}", args.record.display()), next)
    })?;
    writeln!(out, "outcomes proved: {}, receipts confirmed: {}", verified.outcomes, verified.receipts)?;
    Ok(())
}
