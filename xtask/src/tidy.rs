//! What no compiler checks: that rules, tests and translations agree, that crates use only those they
//! may, that nothing stays behind in the sources. Every finding is listed before the run fails.
//!
//! The checks are pure functions over the files of the repository, so that tests can make up a small
//! one. Reading order: [`paragraphs`], [`fluent`], [`directions`], [`sources`],
//! [`promises`].

mod directions;
mod fluent;
mod paragraphs;
mod promises;
mod sources;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::fmt;
use std::fs;

use anyhow::{Result, bail};

use crate::run::{Run, root};

/// The largest file that may be committed, in bytes.
const LARGEST: u64 = 1_500_000;

/// A file of the repository.
struct File {
    /// From the root, with slashes.
    path: String,
    size: u64,
    /// What is not UTF-8 in it is replaced. Empty for files that are too large.
    text: String,
}

/// Something to mend.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl Finding {
    fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Finding { path: path.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Checks the repository and prints what is to mend.
pub(crate) fn run() -> Result<()> {
    let files = read()?;
    let findings = check(&files);
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => {
            println!("{} files are tidy", files.len());
            Ok(())
        }
        1 => bail!("1 thing to mend"),
        many => bail!("{many} things to mend"),
    }
}

/// The names of the crates that rules are made of: they read no clock and do no I/O.
pub(crate) fn rules_crates() -> Result<Vec<String>> {
    let files = read()?;
    let manifests = files.iter().filter_map(|file| file.path.strip_suffix("/Cargo.toml"));
    let rules = manifests.filter(|folder| is_of_rules(folder));
    Ok(rules.filter_map(|folder| Some(folder.split_once('/')?.1.to_owned())).collect())
}

/// Whether this is the folder of a crate that rules are made of.
fn is_of_rules(folder: &str) -> bool {
    folder.starts_with("games/") || ["crates/tabletop", "crates/scene", "crates/words"].contains(&folder)
}

fn check(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    paragraphs::check(files, &mut findings);
    fluent::check(files, &mut findings);
    directions::check(files, &mut findings);
    sources::check(files, &mut findings);
    promises::check(files, &mut findings);
    findings.sort();
    findings
}

/// Every file that git knows, or would know after `git add`.
fn read() -> Result<Vec<File>> {
    let root = root()?;
    let list =
        Run::new("git", "-c safe.directory=* ls-files -z --cached --others --exclude-standard").quiet()?;
    let mut files = Vec::new();
    for path in list.split('\0').filter(|path| !path.is_empty()).collect::<BTreeSet<_>>() {
        // A file that was removed is listed until the removal is committed.
        let Ok(about) = fs::metadata(root.join(path)) else { continue };
        let bytes = if about.len() > LARGEST { Vec::new() } else { fs::read(root.join(path))? };
        let text = String::from_utf8_lossy(&bytes).into_owned();
        files.push(File { path: path.to_owned(), size: about.len(), text });
    }
    Ok(files)
}
