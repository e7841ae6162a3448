//! What was played in a match that is over, position by position: what an opening explorer counts.
//!
//! Positions are told apart by what everybody sees, under the options and the revision of the rules that the match was played under, and by who is to act. Decisions that several
//! take at once are left out: what somebody wrote there and took back looks like what was played. Only whoever knows that a match is over may ask.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};
use tabletop::{Pending, Seat, Viewer};

use crate::study::enter;
use crate::{Fault, Study, Table, Title};

/// So many decisions of a match are counted at most, from its start.
pub const MOST_DECISIONS: usize = 24;

/// An action in a position, and how often it was taken and went well.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The number of the position, in hexadecimal digits.
    pub position: String,
    /// In notation.
    pub action: String,
    /// How often it was taken.
    pub played: u32,
    /// How often those who took it won, alone or with their team.
    pub won: u32,
    /// How often it ended in a draw, or with a victory that was shared.
    pub drawn: u32,
}

/// The seat that alone is to act, and the number of the position; nothing where several are, or nobody is.
pub fn position(table: &dyn Table) -> Option<(Seat, String)> {
    let Pending::Seats { must, .. } = table.pending() else { return None };
    let seat = must.first().filter(|seat| must.without(*seat).is_empty())?;
    let (info, config, view) = (table.info(), table.config(), table.view(Viewer::Public));
    let whole = format!("{} {} {config}\n{seat}\n{view}", info.key, table.revision());
    let digits = Sha256::digest(whole).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    Some((seat, digits))
}

/// The openings of a match that is over, what was taken back left out, each once. A match that was closed without a result has none.
pub fn openings(title: &dyn Title, table: &dyn Table) -> Result<Vec<Opening>, Fault> {
    let pending = table.pending();
    let Some(outcome) = pending.outcome().filter(|outcome| outcome.how != "abandoned") else {
        return Ok(Vec::new());
    };
    let (study, nodes) = Study::of_match(table);
    let path = study.path(nodes.last().copied().unwrap_or(0));
    let mut here = study.start(title)?;
    let (mut decisions, mut found) = (0, BTreeMap::new());
    for node in &path[1..] {
        let line = &study.nodes()[*node].line;
        let taken = line.strip_prefix("act ").and_then(|rest| rest.split_once(' '));
        if let (Some((seat, number)), Some((_, action))) = (position(here.as_ref()), taken) {
            let is_first = outcome.place(seat) == 1;
            let is_drawn = outcome.is_draw() || outcome.is_shared && is_first;
            found.entry((number, action.to_owned())).or_insert((is_first && !is_drawn, is_drawn));
            decisions += 1;
        }
        if decisions == MOST_DECISIONS {
            break;
        }
        enter(here.as_mut(), line)?;
    }
    let opening = |((position, action), (is_won, is_drawn))| Opening {
        position,
        action,
        played: 1,
        won: u32::from(is_won),
        drawn: u32::from(is_drawn),
    };
    Ok(found.into_iter().map(opening).collect())
}
