//! A journal and the time of its match: what each entry does to the clocks, the same for everybody who keeps them.

use tabletop::{Pending, TimeNote, Viewer, WindowEnd};
use timing::{Ending, Timekeeper};

use crate::Table;

/// What ends the open window, as its host knows.
fn ending(table: &dyn Table) -> Ending {
    let is_done = matches!(table.pending(), Pending::Seats { must, .. } if must.is_empty());
    match table.window_end() {
        WindowEnd::Acting => Ending::ACTING,
        by => Ending { by, is_solitary: table.is_solitary(), is_done },
    }
}

/// Tells a keeper what the last entry of a match did, and when. To be told of every entry from the start of play on. O(1).
pub fn note_entry(keeper: &mut Timekeeper, table: &dyn Table, at: u64, line: &str) {
    if let Ok(note) = line.parse::<TimeNote>() {
        keeper.note_line(at, note);
    }
    if line.starts_with("takeback ") {
        keeper.ended(at);
    }
    match table.waiting(Viewer::Public) {
        Pending::Seats { must, window, .. } => {
            keeper.opened_until(at, window, table.window_kind(), must, ending(table));
        }
        Pending::Over(_) => keeper.ended(at),
        Pending::Chance => {}
    }
}
