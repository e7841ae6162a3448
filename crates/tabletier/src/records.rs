//! Reading records and solutions from files or standard input.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result};
use catalog::Table;

use crate::output::failed;

/// The text of a file, or of standard input for `-`.
pub(crate) fn read(path: &Path) -> Result<String> {
    let bytes = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).context("standard input cannot be read")?;
        bytes
    } else {
        fs::read(path).with_context(|| format!("{} cannot be read", path.display()))?
    };
    String::from_utf8(bytes).map_err(|_| failed(format!("{} is not text", path.display()), NEXT))
}

/// What to do about a record that cannot be read.
pub(crate) const NEXT: &str =
    "A record is what `save` writes during `tabletier play`; it can be read only whole and unchanged.";

/// The match of a record.
pub(crate) fn load(path: &Path) -> Result<Box<dyn Table>> {
    let text = read(path)?;
    catalog::load(&text).map_err(|fault| failed(format!("{}: {fault}", path.display()), NEXT))
}

/// Writes a file whole.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))
}
