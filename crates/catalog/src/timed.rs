//! A journal and the time of its match: what each entry does to the clocks, the same for everybody who keeps them.

use tabletop::{Pending, TimeNote, Viewer};
use timing::Timekeeper;

use crate::Table;

/// Tells a keeper what the last entry of a match did, and when. To be told of every entry from the start of play on. O(1).
pub fn note_entry(keeper: &mut Timekeeper, table: &dyn Table, at: u64, line: &str) {
    if let Ok(note) = line.parse::<TimeNote>() {
        keeper.note_line(at, note);
    }
    if line.starts_with("takeback ") {
        keeper.ended(at);
    }
    match table.waiting(Viewer::Public) {
        Pending::Seats { must, window, .. } => keeper.opened(at, window, table.window_kind(), must),
        Pending::Over(_) => keeper.ended(at),
        Pending::Chance => {}
    }
}
