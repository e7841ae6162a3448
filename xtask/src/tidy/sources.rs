//! What must not stand in a file: tests that do not run, unfinished code, modules without a word about
//! themselves, rules that reach outside, files too large.

use super::{File, Finding, LARGEST, is_of_rules};

/// Unfinished or switched off, in Rust.
const UNFINISHED: [&str; 4] = ["#[ignore", "todo!(", "unimplemented!(", "dbg!("];

/// The same in the page and its tests.
const UNFINISHED_PAGE: [&str; 4] = [".only(", ".skip(", ".todo(", "debugger;"];

/// Modules of `std` that rules do without.
const OUTSIDE: [&str; 5] = ["env", "fs", "net", "thread", "time"];

/// Other names that rules do without: hash order changes from run to run, and printing is I/O.
const UNFIT: [&str; 3] = ["HashMap", "HashSet", "println!"];

pub(super) fn check(files: &[File], findings: &mut Vec<Finding>) {
    let untested: Vec<&str> = files.iter().filter_map(untested).collect();
    for file in files {
        if file.size > LARGEST {
            let what = format!("{} bytes: files have {LARGEST} at most", file.size);
            findings.push(Finding::new(&file.path, 1, what));
        }
        // These modules name what they look for.
        if !file.path.starts_with("xtask/src/tidy/") {
            unfinished(file, findings);
        }
        documented(file, findings);
        if source_of(&file.path).is_some_and(|folder| untested.contains(&folder)) {
            tested(file, findings);
        }
        if is_rules(&file.path) {
            outside(file, findings);
        }
    }
}

fn unfinished(file: &File, findings: &mut Vec<Finding>) {
    let words = match file.path.rsplit('.').next() {
        Some("rs") => UNFINISHED,
        Some("ts" | "tsx" | "mjs") => UNFINISHED_PAGE,
        _ => return,
    };
    for (i, line) in file.text.lines().enumerate() {
        for word in words.into_iter().filter(|word| line.contains(word)) {
            findings.push(Finding::new(&file.path, i + 1, format!("{word} does not stay in the sources")));
        }
    }
}

/// The folder of a crate whose own tests are not run: they would compile it a second time, and stand in `tests/`.
fn untested(file: &File) -> Option<&str> {
    let folder = file.path.strip_suffix("/Cargo.toml")?;
    let own = file.text.split_once("[lib]\n")?.1.split("\n[").next()?;
    own.lines().any(|line| line == "test = false").then_some(folder)
}

/// Finds tests where none are run.
fn tested(file: &File, findings: &mut Vec<Finding>) {
    for (i, line) in file.text.lines().enumerate() {
        if line.trim_start().starts_with("#[cfg(test)]") || line.trim_start().starts_with("#[test]") {
            findings.push(Finding::new(
                &file.path,
                i + 1,
                "tests of this crate stand in its tests/: here none are run",
            ));
        }
    }
}

fn documented(file: &File, findings: &mut Vec<Finding>) {
    if (source_of(&file.path).is_some() || is_build_script(&file.path)) && !file.text.starts_with("//!") {
        findings.push(Finding::new(&file.path, 1, "a module begins with //! and says what it is for"));
    }
}

/// The crate's folder, for a Rust file in the `src` of a workspace member.
fn source_of(path: &str) -> Option<&str> {
    let (folder, _) = path.strip_suffix(".rs")?.split_once("/src/")?;
    (folder == "xtask" || folder.starts_with("crates/") || folder.starts_with("games/")).then_some(folder)
}

/// Whether this is the build script of a workspace member.
fn is_build_script(path: &str) -> bool {
    (path.starts_with("crates/") || path.starts_with("games/")) && path.ends_with("/build.rs")
}

/// Whether rules stand in this file, rather than their tests.
fn is_rules(path: &str) -> bool {
    let is_test = path.ends_with("/tests.rs") || path.contains("/tests/");
    !is_test && source_of(path).is_some_and(is_of_rules)
}

fn outside(file: &File, findings: &mut Vec<Finding>) {
    let code = code(&file.text);
    let mut find = |at: usize, what: String| {
        let line = code[..at].matches('\n').count() + 1;
        findings.push(Finding::new(&file.path, line, format!("{what} has no place in rules")));
    };
    for (at, module) in std_modules(&code) {
        if OUTSIDE.contains(&module) {
            find(at, format!("std::{module}"));
        }
    }
    for name in UNFIT {
        for (at, _) in code.match_indices(name) {
            find(at, name.to_owned());
        }
    }
}

/// The text without lines that are comments and without a closing module of tests. Lines keep their number.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
    let lines = text.lines().map(|line| if line.trim_start().starts_with("//") { "" } else { line });
    lines.collect::<Vec<_>>().join("\n")
}

/// The names right under `std`, written `std::fs` or in a group, `std::{fmt, fs}`; with their places.
fn std_modules(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (at, path) in code.match_indices("std::") {
        let start = at + path.len();
        let Some(group) = code[start..].strip_prefix('{') else {
            found.push((at, name(&code[start..])));
            continue;
        };
        let mut depth = 1;
        found.push((at, name(group)));
        for (i, c) in group.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 1 => found.push((start + 1 + i, name(&group[i + 1..]))),
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    found
}

/// The name a text begins with.
fn name(text: &str) -> &str {
    text.trim_start().split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
}
