//! Lists of matches, read from their rows alone; and branches, which alone are ever thrown away.

use tokio_postgres::Row;

use super::pipe::{Fault, Step, step};
use super::rows::{COLUMNS, cell, int};
use crate::model::{After, Listing, MatchId, Status, Timed};

/// Whether a match waits for the guest `$1`.
const AWAITS: &str = "EXISTS (SELECT 1 FROM chairs WHERE chairs.match = matches.id AND chairs.guest = $1 \
    AND (matches.awaited >> chairs.seat::int) & 1 = 1)";

/// Whether the guest `$1` sits at a match or made it. What somebody tries out is no match of theirs.
const OWN: &str = "branch_of IS NULL AND (host = $1 OR id IN (SELECT match FROM chairs WHERE guest = $1) \
    OR id IN (SELECT match FROM places WHERE guest = $1))";

pub(super) fn matches<'a>(listing: &'a Listing, after: Option<&'a After>, most: u32) -> Step<'a> {
    let (of, rank_of, condition) = match listing {
        Listing::Listed(Status::Open) => {
            let has_room = "(status = $1 OR wanted = 1) AND listed = 1";
            (Status::Open.word(), "0".to_owned(), has_room)
        }
        Listing::Listed(status) => (status.word(), "0".to_owned(), "status = $1 AND listed = 1"),
        Listing::Others(guest) => {
            let elsewhere = "status = 'running' AND listed = 1 AND NOT EXISTS \
                (SELECT 1 FROM chairs WHERE chairs.match = matches.id AND chairs.guest = $1) AND NOT EXISTS \
                (SELECT 1 FROM places WHERE places.match = matches.id AND places.guest = $1)";
            (guest.as_str(), "0".to_owned(), elsewhere)
        }
        Listing::Of(guest) => {
            let rank = format!("CASE WHEN status = 'over' THEN 2 WHEN {AWAITS} THEN 0 ELSE 1 END");
            (guest.as_str(), rank, OWN)
        }
    };
    // Newest first: what comes later has a higher rank, or is older, or has a later id.
    let sql = format!(
        "SELECT {COLUMNS} FROM (
             SELECT * FROM (SELECT matches.*, ({rank_of})::bigint AS rank FROM matches WHERE {condition}) ranked
             WHERE rank > $2 OR (rank = $2 AND (created < $3 OR (created = $3 AND id > $4)))
             ORDER BY rank, created DESC, id LIMIT $5
         ) matches ORDER BY rank, created DESC, id"
    );
    let (rank, created, id) =
        after.map_or((0, i64::MAX, ""), |after| (i64::from(after.rank), after.created as i64, &after.id));
    step!(sql, of, rank, created, id, i64::from(most))
}

pub(super) fn waiting_for(guest: &str) -> Step<'_> {
    let sql = "SELECT DISTINCT id, created FROM chairs JOIN matches ON id = match
               WHERE guest = $1 AND branch_of IS NULL AND status = 'running' AND (awaited >> seat::int) & 1 = 1
               ORDER BY created, id";
    step!(sql, guest)
}

pub(super) fn unsummed() -> Step<'static> {
    step!("SELECT id FROM matches WHERE summed = 0 ORDER BY created, id")
}

pub(super) fn versions(ids: &[MatchId]) -> Step<'_> {
    // In the order that was asked for.
    let sql = "SELECT id, version FROM unnest($1::text[]) WITH ORDINALITY AS asked (name, place)
               JOIN matches ON id = asked.name COLLATE \"C\" ORDER BY place";
    step!(sql, ids)
}

pub(super) fn version(row: &Row) -> Result<(MatchId, u32), Fault> {
    Ok((cell(row, 0)?, int(row, 1)?))
}

pub(super) fn next_due() -> Step<'static> {
    step!("SELECT min(due) FROM matches WHERE due IS NOT NULL")
}

pub(super) fn timed() -> Step<'static> {
    step!("SELECT id, time, earliest FROM matches WHERE earliest IS NOT NULL ORDER BY earliest, id")
}

pub(super) fn timed_row(row: &Row) -> Result<Timed, Fault> {
    Ok(Timed { id: cell(row, 0)?, time: cell(row, 1)?, due: int(row, 2)? })
}

pub(super) fn untouched(since: u64, most: u32) -> Step<'static> {
    let sql = "SELECT id FROM matches WHERE status <> 'over' AND branch_of IS NULL AND touched < $1
               ORDER BY touched, id LIMIT $2";
    step!(sql, since as i64, i64::from(most))
}

pub(super) fn branches<'a>(guest: &'a str, of: &'a str) -> Step<'a> {
    step!("SELECT id FROM matches WHERE host = $1 AND branch_of = $2 ORDER BY created, id", guest, of)
}

pub(super) fn withered(since: u64, most: u32) -> Step<'static> {
    let sql =
        "SELECT id FROM matches WHERE branch_of IS NOT NULL AND touched < $1 ORDER BY touched, id LIMIT $2";
    step!(sql, since as i64, i64::from(most))
}

/// Everything of a branch; the last one gives its id if it was one. A match that is none stays as it is.
pub(super) fn remove(id: &str) -> Vec<Step<'_>> {
    const IS_BRANCH: &str = "SELECT 1 FROM matches WHERE id = $1 AND branch_of IS NOT NULL";
    let mut steps = vec![step!(format!("{IS_BRANCH} FOR UPDATE"), id)];
    for table in ["chairs", "journal", "chat", "letters", "marks", "plans", "places", "notes"] {
        steps.push(step!(format!("DELETE FROM {table} WHERE match = $1 AND EXISTS ({IS_BRANCH})"), id));
    }
    steps.push(step!("DELETE FROM matches WHERE id = $1 AND branch_of IS NOT NULL RETURNING id", id));
    steps
}
