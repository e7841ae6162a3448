//! What the checks need beyond a Rust toolchain: installed by cargo into the target folder, or by apt,
//! with a word about it, and only where it is missing.

use std::env;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::run::{Run, target};

/// A cargo subcommand from the registry.
pub(crate) struct Tool {
    name: &'static str,
    version: &'static str,
}

pub(crate) const DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2" };
pub(crate) const FUZZ: Tool = Tool { name: "cargo-fuzz", version: "0.13.2" };

impl Tool {
    /// Where it stands, installing it first if it stands nowhere.
    pub(crate) fn ready(&self) -> Result<PathBuf> {
        let folder = target()?.join("tools");
        let ours = folder.join("bin").join(self.name);
        if ours.is_file() {
            return Ok(ours);
        }
        if let Some(theirs) = on_path(self.name) {
            return Ok(theirs);
        }
        println!("{} is not installed: cargo builds it into {}, once", self.name, folder.display());
        Run::cargo("install --quiet --locked")
            .args([self.name, "--version", &format!("={}", self.version)])
            .arg("--root")
            .arg(&folder)
            .without_env("CARGO_TARGET_DIR")
            .unattended()?;
        Ok(ours)
    }
}

/// Makes sure of a C++ compiler, which builds the fuzzer's own part.
pub(crate) fn cxx_ready() -> Result<()> {
    if env::var_os("CXX").is_some() || on_path("c++").is_some() {
        return Ok(());
    }
    apt("a C++ compiler", "g++", "install g++ or clang, or set CXX")
}

/// The oldest Node that builds the page, as `web/package.json` says.
const NODE: (u32, u32) = (20, 19);

/// Makes sure of Node and npm, which build and test the page.
pub(crate) fn node_ready() -> Result<()> {
    let (major, minor) = NODE;
    let otherwise = format!("install Node {major}.{minor} or newer, with npm");
    if on_path("node").is_none() || on_path("npm").is_none() {
        apt("Node with npm", "nodejs npm", &otherwise)?;
    }
    let said = Run::new("node", "--version").quiet()?;
    if version(&said).is_none_or(|found| found < NODE) {
        bail!("Node {} is too old to build the page: {otherwise}", said.trim());
    }
    Ok(())
}

/// Major and minor, from what `node --version` prints.
fn version(said: &str) -> Option<(u32, u32)> {
    let mut parts = said.trim().trim_start_matches('v').split('.').map(str::parse);
    Some((parts.next()?.ok()?, parts.next()?.ok()?))
}

/// Where Chromium stands, installing it first if it stands nowhere. `CHROMIUM` names another one.
pub(crate) fn chromium() -> Result<PathBuf> {
    const DEBIANS: &str = "/usr/bin/chromium";
    if let Some(named) = env::var_os("CHROMIUM") {
        return Ok(named.into());
    }
    if let Some(found) = on_path("chromium") {
        return Ok(found);
    }
    apt("Chromium", "chromium", "install it, or set CHROMIUM to the browser's path")?;
    Ok(DEBIANS.into())
}

/// Installs packages, or says what else to do where there is no apt.
fn apt(what: &str, packages: &str, otherwise: &str) -> Result<()> {
    if on_path("apt-get").is_none() {
        bail!("{what} is missing: {otherwise}");
    }
    println!("{what} is not installed: apt-get installs {packages}");
    let quietly = |run: Run| run.env("DEBIAN_FRONTEND", "noninteractive").unattended();
    quietly(Run::new("apt-get", "update --quiet"))
        .and_then(|()| quietly(Run::new("apt-get", "install --quiet --yes").args(packages.split(' '))))
        .with_context(|| format!("{what} is missing: {otherwise}"))
}

/// Makes sure of Python, in which the dice of records are checked by somebody else than us.
pub(crate) fn python_ready() -> Result<()> {
    if on_path("python3").is_some() {
        return Ok(());
    }
    apt("Python", "python3", "install Python 3")
}

/// Makes sure of PostgreSQL, of which tests start a server of their own. Debian keeps its programs outside of `PATH`.
pub(crate) fn postgres_ready() -> Result<()> {
    let of_debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let is_there = |version: fs::DirEntry| version.path().join("bin/initdb").is_file();
    if on_path("initdb").is_some() || of_debian.into_iter().any(is_there) {
        return Ok(());
    }
    apt("PostgreSQL", "postgresql", "install the server of PostgreSQL 14 or newer")
}

/// Whether rustup has this target. Without rustup nobody knows: then not.
pub(crate) fn has_target(triple: &str) -> bool {
    on_path("rustup").is_some_and(|rustup| {
        let listed = Run::new(rustup, "target list --installed").quiet().unwrap_or_default();
        listed.lines().any(|line| line == triple)
    })
}

pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(name)).find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_compared_by_number() {
        assert_eq!(version("v20.20.2\n"), Some((20, 20)));
        assert!(version("v9.30.0") < Some(NODE));
        assert_eq!(version("nonsense"), None);
    }
}
