//! What may be linked into the house, checked from what cargo itself says about it, in a second and with nothing
//! installed: licences, sources, versions. `deny.toml` says which licences pass; cargo-deny, which reads the same file
//! and looks closer, runs in `cargo xtask soak`.

use std::fs;

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use spdx::{Expression, ParseMode};

use crate::run::{Run, root};

/// As much of `cargo metadata` as is looked at.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// Where it comes from; nothing for what stands in this repository.
    source: Option<String>,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    req: String,
    path: Option<String>,
}

/// Looks at everything the workspace uses, and names all that may not be there.
pub(crate) fn check() -> Result<()> {
    let said = Run::cargo("metadata --format-version 1 --locked --all-features").quiet()?;
    // One line; what follows is cargo's word on what it had to fetch for it.
    let line = said.lines().next().unwrap_or_default();
    let metadata: Metadata = serde_json::from_str(line).context("cargo metadata is not understood")?;
    let deny = fs::read_to_string(root()?.join("deny.toml")).context("cannot read deny.toml")?;
    let allowed = allowed(&deny)?;
    let faults: Vec<String> =
        metadata.packages.iter().flat_map(|package| faults(package, &allowed)).collect();
    if !faults.is_empty() {
        bail!("{}", faults.join("\n   "));
    }
    println!("{} crates, each under one of {}", metadata.packages.len(), allowed.join(", "));
    Ok(())
}

/// The licences that pass: the quoted names of `allow`.
fn allowed(deny: &str) -> Result<Vec<String>> {
    let (_, list) = deny.split_once("\nallow = [").context("deny.toml allows no licences")?;
    let (list, _) = list.split_once(']').context("the licences of deny.toml do not end")?;
    Ok(list.split('"').skip(1).step_by(2).map(str::to_owned).collect())
}

/// Every reason why a crate may not be used.
fn faults(package: &Package, allowed: &[String]) -> Vec<String> {
    let Package { name, version, license, source, dependencies } = package;
    let mut faults = Vec::new();
    if source.as_ref().is_some_and(|source| !source.starts_with("registry+")) {
        faults.push(format!("{name} {version} comes from no registry"));
    }
    if !license.as_ref().is_some_and(|license| passes(license, allowed)) {
        let license = license.as_deref().unwrap_or("no licence");
        faults.push(format!("{name} {version} is under {license}"));
    }
    if source.is_none() {
        let wild = dependencies.iter().filter(|used| used.req == "*" && used.path.is_none());
        faults.extend(wild.map(|used| format!("{name} takes any version of {}", used.name)));
    }
    faults
}

/// Whether one may do with it what these licences let one do.
fn passes(license: &str, allowed: &[String]) -> bool {
    let allows = |name: &str| allowed.iter().any(|allowed| allowed == name);
    let expression = Expression::parse_mode(license, ParseMode::LAX);
    expression.is_ok_and(|it| it.evaluate(|asked| asked.license.id().is_some_and(|id| allows(id.name))))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DENY: &str = "[licenses]\n# \"GPL-3.0\" is none\nallow = [\n    \"MIT\",\n    \"Zlib\",\n]\n";

    fn package(license: Option<&str>, source: Option<&str>) -> Package {
        let dependencies = vec![Dependency { name: "other".to_owned(), req: "*".to_owned(), path: None }];
        let (license, source) = (license.map(str::to_owned), source.map(str::to_owned));
        Package { name: "one".to_owned(), version: "1.0.0".to_owned(), license, source, dependencies }
    }

    #[test]
    fn licences_pass_as_their_expressions_say() {
        let allowed = allowed(DENY).expect("a list");
        assert_eq!(allowed, ["MIT", "Zlib"]);
        for good in ["MIT", "MIT OR Apache-2.0", "MIT/Apache-2.0", "(GPL-3.0 OR Zlib) AND MIT"] {
            assert!(passes(good, &allowed), "{good}");
        }
        for bad in ["Apache-2.0", "MIT AND GPL-3.0", "nonsense", "", "Apache-2.0 WITH LLVM-exception"] {
            assert!(!passes(bad, &allowed), "{bad}");
        }
    }

    #[test]
    fn every_fault_is_named() {
        let allowed = allowed(DENY).expect("a list");
        let of = |license, source| faults(&package(license, source), &allowed);
        assert!(of(Some("MIT"), Some("registry+elsewhere")).is_empty(), "any version is their own affair");
        assert_eq!(of(Some("MIT"), Some("git+somewhere")), ["one 1.0.0 comes from no registry"]);
        let ours = ["one 1.0.0 is under no licence", "one takes any version of other"];
        assert_eq!(of(None, None), ours);
        assert_eq!(of(Some("AGPL-3.0"), Some("registry+elsewhere")), ["one 1.0.0 is under AGPL-3.0"]);
    }

    #[test]
    fn a_list_is_wanted() {
        assert!(allowed("[licenses]").is_err());
    }
}
