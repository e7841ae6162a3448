//! The part of a record that opens it: seed, what each outcome was picked from, receipts.

use std::fmt;

use serde_json::Value;

use crate::{is_hex, unhex};

/// How an outcome was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// From a list of outcomes with their weights.
    Odds(Vec<(String, u32)>),
    /// By draws, each of how many and which.
    Drawn(Vec<(u32, u32)>),
}

/// What an outcome was picked from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Its entry in the journal, from 1.
    pub entry: usize,
    /// Its number among the outcomes of the match, from 0.
    pub number: u32,
    /// How.
    pub picked: Picked,
}

/// The last receipt of a seat in a window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// The window, as it was shown.
    pub window: u32,
    /// The seat.
    pub seat: u8,
    /// The receipt.
    pub hash: String,
    /// The entries it is made of.
    pub entries: Vec<usize>,
}

/// All of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The match.
    pub id: String,
    /// Its seed.
    pub seed: Vec<u8>,
    /// Every outcome, in order.
    pub proofs: Vec<Proof>,
    /// Receipts, in the order of their windows and seats.
    pub receipts: Vec<Sealed>,
}

/// The line with which it begins.
const HEAD: &str = "fair 1";

/// A record and what opens it, if it is opened.
pub fn split(text: &str) -> (&str, Option<&str>) {
    let at = text.match_indices(HEAD).map(|(at, _)| at).find(|at| {
        let is_line = text[..*at].ends_with('\n') && text[at + HEAD.len()..].starts_with('\n');
        // Only after its last line: names and notes may say anything.
        is_line
            && text[..*at].trim_end_matches('\n').lines().last().is_some_and(|line| line.starts_with("end "))
    });
    at.map_or((text, None), |at| (&text[..at], Some(&text[at..])))
}

impl fmt::Display for Opened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}\nmatch {}\nseed {}", self.id, crate::hex(&self.seed))?;
        for Proof { entry, number, picked } in &self.proofs {
            let (word, list) = match picked {
                Picked::Odds(list) => ("odds", serde_json::to_string(list)),
                Picked::Drawn(list) => ("drawn", serde_json::to_string(list)),
            };
            writeln!(f, "chance {entry} {number} {word} {}", list.map_err(|_| fmt::Error)?)?;
        }
        for Sealed { window, seat, hash, entries } in &self.receipts {
            write!(f, "receipt {window} {seat} {hash}")?;
            entries.iter().try_for_each(|entry| write!(f, " {entry}"))?;
            writeln!(f)?;
        }
        writeln!(f, "opened {}", self.proofs.len() + self.receipts.len())
    }
}

/// It cannot be read: the line, counted from 1 in this part, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// The line.
    pub line: usize,
    /// What was expected.
    pub expected: &'static str,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "fair chance, line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for Unread {}

impl Opened {
    /// Reads what [`Opened`] prints, and nothing else.
    pub fn read(text: &str) -> Result<Self, Unread> {
        let lines: Vec<&str> = text.lines().collect();
        let at = |line: usize| lines.get(line).copied().unwrap_or_default();
        let wrong = |line: usize, expected| Unread { line: line + 1, expected };
        if at(0) != HEAD {
            return Err(wrong(0, "\"fair 1\""));
        }
        let id = at(1).strip_prefix("match ").filter(|id| !id.is_empty());
        let id = id.ok_or(wrong(1, "\"match\" and its id"))?.to_owned();
        let seed = at(2).strip_prefix("seed ").filter(|seed| is_hex(seed, 64)).and_then(unhex);
        let seed = seed.ok_or(wrong(2, "\"seed\" and 64 digits"))?;
        let mut opened = Opened { id, seed, proofs: Vec::new(), receipts: Vec::new() };
        for (n, line) in lines.iter().enumerate().skip(3) {
            match line.split_once(' ') {
                Some(("chance", rest)) if opened.receipts.is_empty() => {
                    opened.proofs.push(proof(rest).ok_or(wrong(n, "an entry, a number, and a list"))?);
                }
                Some(("receipt", rest)) => {
                    opened
                        .receipts
                        .push(sealed(rest).ok_or(wrong(n, "a window, a seat, a hash and entries"))?);
                }
                Some(("opened", _)) => break,
                _ => return Err(wrong(n, "\"chance\", \"receipt\" or \"opened\"")),
            }
        }
        // Only what would be printed is read: a count that is wrong and what follows the last line show here.
        let printed = opened.to_string();
        if printed == text {
            return Ok(opened);
        }
        let same = printed.lines().zip(text.lines()).take_while(|(one, other)| one == other).count();
        Err(wrong(same, "the line as it would be printed"))
    }
}

fn proof(rest: &str) -> Option<Proof> {
    let mut words = rest.splitn(4, ' ');
    let (entry, number) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let (word, list) = (words.next()?, serde_json::from_str::<Value>(words.next()?).ok()?);
    let picked = match word {
        "odds" => Picked::Odds(serde_json::from_value(list).ok()?),
        "drawn" => Picked::Drawn(serde_json::from_value(list).ok()?),
        _ => return None,
    };
    Some(Proof { entry, number, picked })
}

fn sealed(rest: &str) -> Option<Sealed> {
    let mut words = rest.split(' ');
    let (window, seat) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let hash = words.next().filter(|hash| is_hex(hash, 64))?.to_owned();
    let entries = words.map(str::parse).collect::<Result<_, _>>().ok()?;
    Some(Sealed { window, seat, hash, entries })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Opened {
        Opened {
            id: "k3".to_owned(),
            seed: vec![7; 32],
            proofs: vec![
                Proof { entry: 3, number: 0, picked: Picked::Drawn(vec![(2, 1)]) },
                Proof { entry: 9, number: 1, picked: Picked::Odds(vec![("a \"b\"".to_owned(), 2)]) },
            ],
            receipts: vec![Sealed { window: 1, seat: 0, hash: "ab".repeat(32), entries: vec![4, 5] }],
        }
    }

    #[test]
    fn it_is_read_as_it_was_printed() {
        let text = sample().to_string();
        assert_eq!(Opened::read(&text), Ok(sample()));
        let record = format!("tabletier record 2\n1 seated 0 fair 1\nend 1\n{text}");
        assert_eq!(split(&record), ("tabletier record 2\n1 seated 0 fair 1\nend 1\n", Some(text.as_str())));
        assert_eq!(split("tabletier record 1\nend 0\n"), ("tabletier record 1\nend 0\n", None));
    }

    #[test]
    fn whatever_is_not_as_printed_is_named_by_its_line() {
        let text = sample().to_string();
        for (from, to, line) in [
            ("fair 1", "fair 2", 1),
            ("match k3", "match ", 2),
            ("seed 07", "seed 7", 3),
            ("drawn [[2,1]]", "drawn [[2, 1]]", 4),
            ("drawn [[2,1]]", "drawn [2,1]", 4),
            ("odds", "oddly", 5),
            ("receipt 1 0 ab", "receipt 1 0 AB", 6),
            ("opened 3", "opened 2", 7),
            ("opened 3", "open", 7),
        ] {
            let failed = Opened::read(&text.replacen(from, to, 1)).expect_err(from);
            assert_eq!(failed.line, line, "{from} {to}: {failed}");
        }
        assert!(Opened::read(&format!("{text}more\n")).is_err());
    }
}
