//! What docs/security.md promises: every line of its lists names at least one test that is there. And what the page must not do,
//! since a test could not see it being absent.

use super::{File, Finding};

const PROMISES: &str = "docs/security.md";

/// What makes a page out of text.
const MARKUP: [&str; 5] = ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("];

pub(super) fn check(files: &[File], findings: &mut Vec<Finding>) {
    for file in files.iter().filter(|file| file.path == PROMISES) {
        for (at, promise) in promises(&file.text) {
            promised(files, at, &promise, findings);
        }
    }
    for file in files.iter().filter(|file| file.path.starts_with("web/src/")) {
        for (i, line) in file.text.lines().enumerate() {
            for word in MARKUP.into_iter().filter(|word| line.contains(word)) {
                let what = format!("{word} makes a page out of text that people wrote");
                findings.push(Finding::new(&file.path, i + 1, what));
            }
        }
    }
}

/// The items of the lists, each with the number of its first line. An item goes on in lines that are set in.
fn promises(text: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        if line.starts_with("- ") {
            found.push((i + 1, line.to_owned()));
        } else if let (true, Some((_, last))) = (line.starts_with("  "), found.last_mut()) {
            last.push(' ');
            last.push_str(line.trim());
        }
    }
    found
}

fn promised(files: &[File], at: usize, promise: &str, findings: &mut Vec<Finding>) {
    let quoted = promise.split('`').skip(1).step_by(2);
    let tests: Vec<(&str, &str)> = quoted.filter_map(|name| name.split_once("::")).collect();
    if tests.is_empty() {
        findings.push(Finding::new(
            PROMISES,
            at,
            "a promise names its test, as `path/to/file.rs::name_of_test`",
        ));
    }
    for (path, name) in tests {
        let is_there = files.iter().any(|file| file.path == path && has_test(&file.text, path, name));
        if !is_there {
            findings.push(Finding::new(PROMISES, at, format!("there is no test {name} in {path}")));
        }
    }
}

/// Whether a file has a test of this name: a function, or in the page's tests a title.
fn has_test(text: &str, path: &str, name: &str) -> bool {
    match path.ends_with(".rs") {
        true => {
            let mut lines = text.lines().peekable();
            let mut is_marked = false;
            lines.any(|line| {
                let line = line.trim();
                is_marked |= line.starts_with("#[test]") || line.starts_with("#[tokio::test");
                let is_function = line.starts_with("fn ") || line.starts_with("async fn ");
                let is_it = is_function && is_marked && line.contains(&format!("fn {name}("));
                is_marked &= !is_function;
                is_it
            })
        }
        false => text.contains(&format!("\"{name}\"")),
    }
}
