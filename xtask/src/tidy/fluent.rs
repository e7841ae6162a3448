//! French and English say the same things: the same messages, with the same variables in each. How a
//! sentence is put together is each language's own business: a message that another one of its file
//! contains is a part, which the other language may do without.

use std::collections::{BTreeMap, BTreeSet};

use super::{File, Finding};

type Messages<'a> = BTreeMap<&'a str, Message<'a>>;

/// What stands in a message or term.
#[derive(Default)]
struct Message<'a> {
    line: usize,
    variables: BTreeSet<&'a str>,
    /// The messages it contains.
    parts: BTreeSet<&'a str>,
}

pub(super) fn check(files: &[File], findings: &mut Vec<Finding>) {
    let mut folders: BTreeMap<&str, Vec<&File>> = BTreeMap::new();
    for file in files {
        let (folder, name) = file.path.rsplit_once('/').unwrap_or(("", &file.path));
        if let "en.ftl" | "fr.ftl" = name {
            folders.entry(folder).or_default().push(file);
        }
    }
    for pair in folders.values() {
        if let [one, other] = pair[..] {
            let (english, french) = (messages(one, findings), messages(other, findings));
            missing(one, &english, &french, findings);
            missing(other, &french, &english, findings);
            compare(other, &french, one, &english, findings);
        } else {
            findings.push(Finding::new(&pair[0].path, 1, "the other language is missing beside it"));
        }
    }
}

/// Messages of one language that the other lacks.
fn missing(file: &File, here: &Messages<'_>, there: &Messages<'_>, findings: &mut Vec<Finding>) {
    for (id, message) in here.iter().filter(|(id, _)| !there.contains_key(*id)) {
        if !here.values().any(|other| other.parts.contains(id)) {
            let what = format!("message {id} is missing in the other language");
            findings.push(Finding::new(&file.path, message.line, what));
        }
    }
}

/// Messages of both languages that use different variables.
fn compare(
    file: &File,
    here: &Messages<'_>,
    other: &File,
    there: &Messages<'_>,
    findings: &mut Vec<Finding>,
) {
    for (id, message) in here.iter().filter(|(id, _)| there.contains_key(*id)) {
        let (ours, theirs) = (variables(id, here), variables(id, there));
        if ours != theirs {
            let what = format!("message {id} uses {}, in {} {}", shown(&ours), other.path, shown(&theirs));
            findings.push(Finding::new(&file.path, message.line, what));
        }
    }
}

/// The variables of a message and of all it contains.
fn variables<'a>(id: &'a str, messages: &Messages<'a>) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::from([id]);
    let mut next = vec![id];
    let mut all = BTreeSet::new();
    while let Some(message) = next.pop().and_then(|id| messages.get(id)) {
        all.extend(&message.variables);
        next.extend(
            message.parts.iter().filter(|part| messages.contains_key(**part) && reached.insert(part)),
        );
    }
    all
}

/// The messages and terms of a file. An id that comes twice is a finding.
fn messages<'a>(file: &'a File, findings: &mut Vec<Finding>) -> Messages<'a> {
    let mut messages = Messages::new();
    let mut current = "";
    for (i, line) in file.text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        if let Some(id) = id(line) {
            current = id;
            let message = Message { line: i + 1, ..Message::default() };
            if let Some(before) = messages.insert(id, message) {
                let what = format!("message {id} stands on line {} already", before.line);
                findings.push(Finding::new(&file.path, i + 1, what));
            }
        }
        if let Some(message) = messages.get_mut(current) {
            message.variables.extend(names_after('$', line));
            message.parts.extend(names_after('{', line));
        }
    }
    messages
}

/// The id of the message or term that begins on this line.
fn id(line: &str) -> Option<&str> {
    let id = line.split_once('=')?.0.trim_end();
    let bare = id.strip_prefix('-').unwrap_or(id);
    (bare.starts_with(|c: char| c.is_ascii_alphabetic()) && bare.chars().all(is_name)).then_some(id)
}

/// The names that stand right after a mark, spaces aside.
fn names_after(mark: char, line: &str) -> impl Iterator<Item = &str> {
    let names = line.split(mark).skip(1).filter_map(|rest| rest.trim_start().split(|c| !is_name(c)).next());
    names.filter(|name| !name.is_empty())
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

fn shown(variables: &BTreeSet<&str>) -> String {
    if variables.is_empty() {
        return "no variables".to_owned();
    }
    variables.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(" ")
}
