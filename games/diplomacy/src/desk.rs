//! A referee's desk: case files and whole games read, checked line by line, and results written (`docs/judge.md`).
//!
//! Reading order: this file and `reader` (cases), [`casts`] (blessings and curses), `later` (retreats and winter), `gift` (what a variant grants there), `hearing` (what is wrong with an order),
//! [`game`] (whole games). A file is taken whole or not at all: everything wrong with it is named with its line, and nothing is adjudicated
//! on a guess. An order that is clear and impossible is not a fault: by the rules its unit holds, and that is
//! remarked upon.

pub mod casts;
mod fault;
pub mod game;
mod gift;
mod hearing;
mod later;
mod reader;

use std::fmt::Write;

use crate::campaign::Campaign;
use crate::judge::Verdict;
use crate::order::{Order, Orders, Phase};
use crate::status::Statuses;
use crate::unit::Position;

pub use casts::{AsWritten, Cancelling, Casts, Variant};
pub use fault::{BadGame, Fault, Ignored, Wrong};
pub use gift::Gift;
pub use later::Later;
pub use reader::{read, read_by};

/// One phase to adjudicate: moves, moves with their retreats, or a winter.
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
    /// Who is blessed and who is cursed, as it is written.
    pub casts: Casts,
    /// What holds of that.
    pub statuses: Statuses,
    /// Why the blessing and the curse cancelled each other, if they did.
    pub cancelled: Option<Cancelling>,
    /// What is given in its winter.
    pub gift: Option<Gift>,
    /// The retreats after the moves, or the winter in their place, with orders saved: nothing where moves alone are judged.
    pub later: Option<Campaign>,
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
    /// The phase it was given in.
    pub phase: Phase,
    /// Why it cannot be carried out.
    pub why: Ignored,
}

/// The results of a case's moves as lines: `P` for units that stand, `D` for the dislodged, each sorted.
pub fn results(case: &Case, verdict: &Verdict) -> String {
    let lost = verdict.dislodged().map(|lost| format!("D {}", lost.unit));
    listed(case, verdict.after(), lost.collect())
}

/// The lines of a case: the units that stand, then others.
fn listed(case: &Case, after: &Position, mut others: Vec<String>) -> String {
    let mut standing: Vec<String> = after.units().map(|unit| format!("P {unit}")).collect();
    standing.sort();
    others.sort();
    let mut text = format!("CASE {}\n", case.id);
    for line in standing.iter().chain(&others) {
        writeln!(text, "{line}").expect("a text takes every line");
    }
    text + "END\n"
}
