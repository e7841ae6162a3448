//! What the checks need beyond a Rust toolchain: installed by cargo into the target folder, or by apt,
//! with a word about it, and only where it is missing.

use std::env;
use std::path::PathBuf;

use anyhow::{Result, bail};

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
    if on_path("apt-get").is_none() {
        bail!("a C++ compiler is missing: install g++ or clang, or set CXX");
    }
    println!("a C++ compiler is not installed: apt-get installs g++");
    Run::new("apt-get", "update --quiet").unattended()?;
    Run::new("apt-get", "install --quiet --yes g++").env("DEBIAN_FRONTEND", "noninteractive").unattended()
}

/// Whether rustup has this target. Without rustup nobody knows: then not.
pub(crate) fn has_target(triple: &str) -> bool {
    on_path("rustup").is_some_and(|rustup| {
        let listed = Run::new(rustup, "target list --installed").quiet().unwrap_or_default();
        listed.lines().any(|line| line == triple)
    })
}

fn on_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(name)).find(|file| file.is_file())
}
