//! A referee's desk: case files read, checked line by line, and results written (`docs/judge.md`).
//!
//! A file is taken whole or not at all: everything wrong with it is named with its line, and nothing is adjudicated
//! on a guess. An order that is clear and impossible is not a fault: by the rules its unit holds, and that is
//! remarked upon.

mod fault;
mod reader;

use std::fmt::Write;

use crate::judge::Verdict;
use crate::order::{Order, Orders};
use crate::possible::Impossible;
use crate::status::Statuses;
use crate::unit::Position;

pub use fault::{Fault, Wrong};
pub use reader::read;

/// One movement phase to adjudicate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// What the file calls it.
    pub id: String,
    /// The line it begins on, from 1.
    pub line: usize,
    /// Where units stand.
    pub position: Position,
    /// What they are told.
    pub orders: Orders,
    /// Who is blessed and who is cursed.
    pub statuses: Statuses,
    /// Orders that are clear and impossible: their units hold.
    pub remarks: Vec<Remark>,
}

/// An order that will be ignored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Its line, from 1.
    pub line: usize,
    /// The order.
    pub order: Order,
    /// Why it cannot be carried out.
    pub why: Impossible,
}

/// The results of a case as lines: `P` for units that stand, `D` for the dislodged, each sorted.
pub fn results(case: &Case, verdict: &Verdict) -> String {
    let mut standing: Vec<String> = verdict.after().units().map(|unit| format!("P {unit}")).collect();
    let mut lost: Vec<String> = verdict.dislodged().map(|lost| format!("D {}", lost.unit)).collect();
    standing.sort();
    lost.sort();
    let mut text = format!("CASE {}\n", case.id);
    for line in standing.iter().chain(&lost) {
        writeln!(text, "{line}").expect("a text takes every line");
    }
    text + "END\n"
}
