//! Reading a study: its form here, its inputs by playing them.

use std::fmt;

use serde_json::Value;

use super::{HEADER, MOST_BYTES, MOST_NODES, Node, Remarks, Study};
use crate::{Fault, FaultKind};

/// A study cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a line of a study.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Another line was expected.
    Expected(&'static str),
    /// It is longer than a study may be.
    TooLong,
    /// The text ends early, or its last line counts other nodes than it has.
    Truncated,
    /// The game, the options or an input were refused.
    Refused(Box<Fault>),
}

impl StudyError {
    pub(super) fn new(line: usize, problem: Problem) -> Self {
        StudyError { line, problem }
    }

    /// A code that clients translate.
    pub fn code(&self) -> &'static str {
        match self.problem {
            Problem::Expected(_) => "study-line",
            Problem::TooLong => "study-too-long",
            Problem::Truncated => "study-truncated",
            Problem::Refused(_) => "study-refused",
        }
    }
}

impl fmt::Display for StudyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "study, line {}: ", self.line)?;
        match &self.problem {
            Problem::Expected(what) => write!(f, "expected {what}"),
            Problem::TooLong => {
                write!(f, "a study has {MOST_NODES} inputs and {MOST_BYTES} bytes at most")
            }
            Problem::Truncated => f.write_str("the study ends early: lines are missing"),
            Problem::Refused(fault) => write!(f, "this cannot be played: {fault}"),
        }
    }
}

impl std::error::Error for StudyError {}

impl From<StudyError> for Fault {
    fn from(error: StudyError) -> Self {
        let (code, message) = (error.code(), error.to_string());
        let paragraph = match error.problem {
            Problem::Refused(fault) => fault.paragraph,
            _ => None,
        };
        Fault { kind: FaultKind::Notation, paragraph, ..Fault::protocol(code, message) }
    }
}

/// What a study is made of, with the line of every node.
pub(super) struct Parsed {
    pub(super) study: Study,
    pub(super) lines: Vec<usize>,
}

impl Parsed {
    /// Reads the form. Nothing is played yet.
    pub(super) fn read(text: &str) -> Result<Self, StudyError> {
        if text.len() > MOST_BYTES {
            return Err(StudyError::new(1, Problem::TooLong));
        }
        let lines: Vec<&str> = text.lines().collect();
        let expected = |line, what| StudyError::new(line, Problem::Expected(what));
        if lines.first() != Some(&HEADER) {
            return Err(expected(1, "\"tabletier study 1\""));
        }
        let (game, rules) =
            game_line(&lines).ok_or(expected(2, "\"game\", its key and its rules revision"))?;
        let config = config_line(&lines).ok_or(expected(3, "\"config\" and a JSON object"))?;
        let study = Study { game, rules, config, nodes: vec![Node::default()] };
        let mut parsed = Parsed { study, lines: vec![3] };
        for (at, line) in lines.iter().enumerate().skip(3) {
            if line.strip_prefix("end ") == Some(&(parsed.study.nodes.len() - 1).to_string()) {
                parsed.must_print(text)?;
                return Ok(parsed);
            }
            parsed.take(at + 1, line)?;
        }
        Err(StudyError::new(lines.len(), Problem::Truncated))
    }

    fn take(&mut self, at: usize, line: &str) -> Result<(), StudyError> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let expected = |what| StudyError::new(at, Problem::Expected(what));
        if !matches!(word, "name" | "comment" | "arrow") {
            if self.study.nodes.len() > MOST_NODES {
                return Err(StudyError::new(at, Problem::TooLong));
            }
            let node = read_node(line, self.study.nodes.len()).ok_or(expected(NODE))?;
            self.study.nodes.push(node);
            self.lines.push(at);
            return Ok(());
        }
        let last = self.study.nodes.len() - 1;
        let remarks = &mut self.study.nodes[last].remarks;
        match word {
            "name" => remarks.name = rest.to_owned(),
            "comment" => remarks.comment = unescaped(rest),
            _ => {
                let (from, to) = rest.split_once(' ').ok_or(expected("\"arrow\", an id and another"))?;
                remarks.arrows.push((from.to_owned(), to.to_owned()));
            }
        }
        remarks.flaw().map_or(Ok(()), |flaw| Err(expected(flaw)))
    }

    /// Only what would be printed is read.
    fn must_print(&self, text: &str) -> Result<(), StudyError> {
        let printed = self.study.text();
        if printed == text {
            return Ok(());
        }
        let same = printed.split('\n').zip(text.split('\n')).take_while(|(one, other)| one == other).count();
        let what = "a line in the form in which it is printed, and nothing after the last one";
        Err(StudyError::new(same + 1, Problem::Expected(what)))
    }
}

/// What the line of a node looks like.
const NODE: &str = "the next node: its number, the one that it comes after, and an input";

fn game_line(lines: &[&str]) -> Option<(String, u32)> {
    let (key, rules) = lines.get(1)?.strip_prefix("game ")?.split_once(' ')?;
    Some((key.to_owned(), rules.parse().ok()?))
}

fn config_line(lines: &[&str]) -> Option<String> {
    let text = lines.get(2)?.strip_prefix("config ")?;
    serde_json::from_str::<Value>(text).ok().filter(Value::is_object)?;
    Some(text.to_owned())
}

fn read_node(line: &str, number: usize) -> Option<Node> {
    let mut parts = line.splitn(3, ' ');
    let is_next = parts.next()?.parse() == Ok(number);
    let after = parts.next()?.parse().ok().filter(|after| *after < number)?;
    let input = parts.next()?;
    let word = input.split(' ').next()?;
    let is_input = matches!(word, "act" | "chance" | "left") || input == "expired";
    (is_next && is_input).then(|| Node { after, line: input.to_owned(), remarks: Remarks::default() })
}

fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(next) = chars.next() {
        match (next, chars.as_str().chars().next()) {
            ('\\', Some('n')) => plain.push('\n'),
            ('\\', Some('\\')) => plain.push('\\'),
            _ => {
                plain.push(next);
                continue;
            }
        }
        chars.next();
    }
    plain
}
