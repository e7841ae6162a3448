//! Who may use whom, as ARCHITECTURE.md draws it. Tests may use more: dev-dependencies are not looked at.

use super::{File, Finding};

pub(super) fn check(files: &[File], findings: &mut Vec<Finding>) {
    let members: Vec<_> = files.iter().filter_map(|file| Some((member(&file.path)?, file))).collect();
    for (user, manifest) in &members {
        if may_use(user, "").is_none() {
            let what = format!("{user} is new: say in xtask/src/tidy/directions.rs whom it may use");
            findings.push(Finding::new(&manifest.path, 1, what));
            continue;
        }
        for (line, name) in dependencies(&manifest.text) {
            let used = members.iter().map(|(used, _)| *used).find(|used| crate_name(used) == name);
            if let Some(used) = used.filter(|used| may_use(user, used) == Some(false)) {
                findings.push(Finding::new(&manifest.path, line, format!("{user} may not use {used}")));
            }
        }
    }
}

/// Whether one member may use another, or nothing for a user that is not known.
fn may_use(user: &str, used: &str) -> Option<bool> {
    let among = |allowed: &[&str]| allowed.contains(&used);
    Some(match user {
        "crates/tabletop" | "crates/pgtest" | "xtask" => false,
        "crates/fair" | "crates/laws" | "crates/scene" | "crates/search" | "crates/store"
        | "crates/timing" | "crates/words" => among(&["crates/tabletop"]),
        "crates/catalog" => {
            let parts = ["crates/fair", "crates/tabletop", "crates/timing", "crates/scene", "crates/search"];
            used.starts_with("games/") || among(&parts) || among(&["crates/words"])
        }
        "crates/server" => {
            let parts = ["crates/fair", "crates/tabletop", "crates/timing", "crates/scene", "crates/catalog"];
            among(&parts) || among(&["crates/store", "crates/words"])
        }
        "crates/tabletier" => used != "xtask",
        // A variant stands on the game it varies.
        "games/divine" => among(&["crates/tabletop", "crates/scene", "games/diplomacy"]),
        game if game.starts_with("games/") => among(&["crates/tabletop", "crates/scene"]),
        _ => return None,
    })
}

/// The folder of the workspace member that this file is the manifest of.
fn member(path: &str) -> Option<&str> {
    let folder = path.strip_suffix("/Cargo.toml")?;
    let is_member = match folder.split_once('/') {
        Some(("crates" | "games", name)) => !name.contains('/'),
        Some(_) => false,
        None => folder == "xtask",
    };
    is_member.then_some(folder)
}

/// A crate is called as its folder.
fn crate_name(folder: &str) -> &str {
    folder.rsplit_once('/').map_or(folder, |(_, name)| name)
}

/// The names under `[dependencies]` and `[build-dependencies]`, for whatever target, with their lines.
fn dependencies(manifest: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut is_listed = false;
    for (i, line) in manifest.lines().enumerate() {
        let line = line.trim();
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            is_listed = is_dependencies(section);
            // One dependency with a section of its own.
            let alone = section.rsplit_once('.').filter(|(before, _)| is_dependencies(before));
            found.extend(alone.map(|(_, name)| (i + 1, name)));
        } else if is_listed && !line.starts_with('#') {
            let key = line.split(['.', '=', ' ']).next().filter(|key| !key.is_empty());
            found.extend(key.map(|key| (i + 1, renamed(line).unwrap_or(key))));
        }
    }
    found
}

fn is_dependencies(section: &str) -> bool {
    let last = section.rsplit_once('.').map_or(section, |(_, last)| last);
    last == "dependencies" || last == "build-dependencies"
}

/// What a dependency is really called, as in `x = { package = "diam", … }`.
fn renamed(line: &str) -> Option<&str> {
    line.split_once("package")?.1.split('"').nth(1)
}
