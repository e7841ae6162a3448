//! The page in `web/`: its parts from npm, its build, its tests, its size. The server has it inside: it is
//! built before anything that compiles the server, and left alone when it is newer than its sources.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::run::{Run, root};
use crate::tools;

/// Builds the page, unless it stands built already.
pub(crate) fn build() -> Result<()> {
    tools::node_ready()?;
    install("web")?;
    let web = root()?.join("web");
    let built = changed(&web.join("dist/index.html"));
    if built.is_some() && newest(&web)? <= built {
        println!("the page is built already");
        return Ok(());
    }
    Run::new("npm", "run build").within("web").unattended()
}

/// Lints, type-checks, tests, builds and weighs it.
pub(crate) fn check() -> Result<()> {
    tools::node_ready()?;
    install("web")?;
    Run::new("npm", "run lint").within("web").unattended()?;
    // Whether its types are those of docs/openapi.json, and whether it keeps to them.
    Run::new("npm", "run check").within("web").unattended()?;
    Run::new("npm", "test").within("web").unattended()?;
    Run::new("npm", "run build").within("web").unattended()?;
    Run::new("node", "web/e2e/size.mjs").unattended()
}

/// Fetches what a folder's `package-lock.json` names, unless that stands there already.
pub(crate) fn install(folder: &'static str) -> Result<()> {
    let there = root()?.join(folder);
    let lock = changed(&there.join("package-lock.json"))
        .with_context(|| format!("{folder} has no package-lock.json"))?;
    // npm writes this file when it is done.
    if changed(&there.join("node_modules/.package-lock.json")).is_some_and(|done| done >= lock) {
        return Ok(());
    }
    Run::new("npm", "ci --no-audit --no-fund").within(folder).unattended()
}

/// When a file was last written, if it is there.
fn changed(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).ok()?.modified().ok()
}

/// When the page's sources were last written: everything but what is fetched, built or only tests it.
fn newest(folder: &Path) -> Result<Option<SystemTime>> {
    let mut newest = None;
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        let is_source = !["node_modules", "dist", "e2e"].iter().any(|other| path.ends_with(other));
        if is_source {
            newest = newest.max(if path.is_dir() { self::newest(&path)? } else { changed(&path) });
        }
    }
    Ok(newest)
}
