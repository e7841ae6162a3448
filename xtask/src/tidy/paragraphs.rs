//! Every game has its rules in French and in English, with the same numbered paragraphs, and every
//! paragraph has a test that bears its number: `p3_2_…` for 3.2.

use std::collections::{BTreeMap, BTreeSet};

use super::{File, Finding};

/// The number of a paragraph, such as 3.2 or 4.2.1.
type Number = Vec<u32>;

pub(super) fn check(files: &[File], findings: &mut Vec<Finding>) {
    for game in games(files) {
        let mut known = BTreeMap::new();
        for language in ["en", "fr"] {
            let path = format!("games/{game}/RULES.{language}.md");
            match files.iter().find(|file| file.path == path) {
                Some(file) => drop(known.insert(&*file.path, paragraphs(file, findings))),
                None => {
                    findings.push(Finding::new(&path, 1, "a game has its rules in French and in English"));
                }
            }
        }
        compare(&known, findings);
        let tests = tests(files, &format!("games/{game}/"));
        compare_tests(&known, &tests, findings);
    }
}

/// The games that have any code.
fn games(files: &[File]) -> BTreeSet<&str> {
    let parts = files.iter().map(|file| file.path.splitn(4, '/').collect::<Vec<_>>());
    let game = |parts: Vec<_>| match parts[..] {
        ["games", game, "src", _] => Some(game),
        _ => None,
    };
    parts.filter_map(game).collect()
}

/// The paragraphs of a rules text with their lines. A number that comes twice is a finding.
fn paragraphs(file: &File, findings: &mut Vec<Finding>) -> BTreeMap<Number, usize> {
    let mut known = BTreeMap::new();
    for (i, line) in file.text.lines().enumerate() {
        let Some(number) = paragraph(line) else { continue };
        if let Some(before) = known.insert(number.clone(), i + 1) {
            let what = format!("paragraph {} stands on line {before} already", shown(&number));
            findings.push(Finding::new(&file.path, i + 1, what));
        }
    }
    known
}

/// The number a line begins with, as in `**3.2** A piece…`.
fn paragraph(line: &str) -> Option<Number> {
    let (number, _) = line.strip_prefix("**")?.split_once("**")?;
    let number: Number = number.split('.').map(number_of).collect::<Option<_>>()?;
    (number.len() > 1).then_some(number)
}

/// A run of digits. Anything else is no number.
fn number_of(text: &str) -> Option<u32> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// Where tests name paragraphs, in order.
fn tests(files: &[File], folder: &str) -> Vec<(Number, String, usize)> {
    let mut named = Vec::new();
    for file in files.iter().filter(|file| file.path.starts_with(folder) && file.path.ends_with(".rs")) {
        for (i, line) in file.text.lines().enumerate() {
            named.extend(named_by(line).map(|number| (number, file.path.clone(), i + 1)));
        }
    }
    named
}

/// The paragraph that a line names, as in `fn p3_2_a_pile_has_four_pieces_at_most() {`.
fn named_by(line: &str) -> Option<Number> {
    let name = line.trim_start().strip_prefix("fn p")?;
    let name = name.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    let (numbered, _) = name.rsplit_once('_')?;
    let number: Number = numbered.split('_').map_while(number_of).take(3).collect();
    (number.len() > 1).then_some(number)
}

fn compare(known: &BTreeMap<&str, BTreeMap<Number, usize>>, findings: &mut Vec<Finding>) {
    for (path, paragraphs) in known {
        for (other, others) in known.iter().filter(|(other, _)| *other != path) {
            for (number, line) in paragraphs.iter().filter(|(number, _)| !others.contains_key(*number)) {
                let what = format!("paragraph {} is missing in {other}", shown(number));
                findings.push(Finding::new(path, *line, what));
            }
        }
    }
}

fn compare_tests(
    known: &BTreeMap<&str, BTreeMap<Number, usize>>,
    tests: &[(Number, String, usize)],
    findings: &mut Vec<Finding>,
) {
    // Where the languages differ, that was said already: either text can be the one that is right.
    let Some((path, paragraphs)) = known.first_key_value() else { return };
    for (number, line) in paragraphs {
        if !tests.iter().any(|(tested, ..)| tested == number) {
            let numbers: Vec<_> = number.iter().map(u32::to_string).collect();
            let what = format!("paragraph {} has no test named p{}_…", shown(number), numbers.join("_"));
            findings.push(Finding::new(path, *line, what));
        }
    }
    for (number, path, line) in tests {
        if !known.values().any(|paragraphs| paragraphs.contains_key(number)) {
            let what = format!("there is no paragraph {} in the rules", shown(number));
            findings.push(Finding::new(path, *line, what));
        }
    }
}

fn shown(number: &Number) -> String {
    number.iter().map(u32::to_string).collect::<Vec<_>>().join(".")
}
