//! Lists of matches, read from their rows alone.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, params};

use super::places;
use super::rows::{COLUMNS, chair, match_row};
use crate::model::{After, Listing, MatchId, MatchRow, Status, Timed};

/// Whether a match waits for the guest `?1`.
const AWAITS: &str = "EXISTS (SELECT 1 FROM chairs WHERE chairs.match = matches.id AND chairs.guest = ?1 \
    AND (matches.awaited >> chairs.seat) & 1)";

/// Whether the guest `?1` sits at a match or made it. What somebody tries out is no match of theirs.
const OWN: &str = "branch_of IS NULL AND (host = ?1 OR id IN (SELECT match FROM chairs WHERE guest = ?1) \
    OR id IN (SELECT match FROM places WHERE guest = ?1))";

pub(super) fn matches(
    connection: &Connection,
    listing: &Listing,
    after: Option<&After>,
    most: u32,
) -> rusqlite::Result<Vec<MatchRow>> {
    let first = After { rank: 0, created: i64::MAX as u64, id: MatchId::new() };
    let After { rank, created, id } = after.unwrap_or(&first);
    let (of, rank_of, condition) = match listing {
        Listing::Listed(Status::Open) => {
            let has_room = "(status = ?1 OR wanted = 1) AND listed = 1";
            (Status::Open.word(), "0".to_owned(), has_room)
        }
        Listing::Listed(status) => (status.word(), "0".to_owned(), "status = ?1 AND listed = 1"),
        Listing::Others(guest) => {
            let elsewhere = "status = 'running' AND listed = 1 AND NOT EXISTS \
                (SELECT 1 FROM chairs WHERE chairs.match = matches.id AND chairs.guest = ?1) AND NOT EXISTS \
                (SELECT 1 FROM places WHERE places.match = matches.id AND places.guest = ?1)";
            (guest.as_str(), "0".to_owned(), elsewhere)
        }
        Listing::Of(guest) => {
            let rank = format!("CASE WHEN status = 'over' THEN 2 WHEN {AWAITS} THEN 0 ELSE 1 END");
            (guest.as_str(), rank, OWN)
        }
    };
    // Newest first: what comes later has a higher rank, or is older, or has a later id.
    let sql = format!(
        "SELECT {COLUMNS}, {rank_of} AS rank FROM matches WHERE {condition}
         AND (rank > ?2 OR (rank = ?2 AND (created < ?3 OR (created = ?3 AND id > ?4))))
         ORDER BY rank, created DESC, id LIMIT ?5"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let rows = statement.query_map(params![of, rank, *created as i64, id, most], match_row)?;
    with_chairs(connection, rows.collect::<rusqlite::Result<_>>()?)
}

/// The seats of many matches, by one question.
fn with_chairs(connection: &Connection, mut rows: Vec<MatchRow>) -> rusqlite::Result<Vec<MatchRow>> {
    let places = vec!["?"; rows.len()].join(", ");
    let sql = format!("SELECT match, chair FROM chairs WHERE match IN ({places}) ORDER BY match, seat");
    let mut statement = connection.prepare_cached(&sql)?;
    let ids = rusqlite::params_from_iter(rows.iter().map(|row| row.made.id.as_str()));
    let found = statement.query_map(ids, |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))?;
    let mut chairs: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for pair in found {
        let (id, text) = pair?;
        chairs.entry(id).or_default().push(text);
    }
    for row in &mut rows {
        let texts = chairs.remove(&row.made.id).unwrap_or_default();
        row.made.chairs = texts.iter().map(|text| chair(text)).collect::<rusqlite::Result<_>>()?;
    }
    places::add_to(connection, &mut rows)?;
    Ok(rows)
}

pub(super) fn waiting_for(connection: &Connection, guest: &str) -> rusqlite::Result<Vec<MatchId>> {
    let sql = "SELECT DISTINCT id, created FROM chairs JOIN matches ON id = match
               WHERE guest = ?1 AND branch_of IS NULL AND status = 'running' AND (awaited >> seat) & 1 ORDER BY created, id";
    connection.prepare_cached(sql)?.query_map([guest], |row| row.get(0))?.collect()
}

/// The ids of the matches of which this is true, oldest first.
pub(super) fn ids(connection: &Connection, condition: &str) -> rusqlite::Result<Vec<MatchId>> {
    let sql = format!("SELECT id FROM matches WHERE {condition} ORDER BY created, id");
    connection.prepare_cached(&sql)?.query_map([], |row| row.get(0))?.collect()
}

pub(super) fn versions(connection: &Connection, ids: &[MatchId]) -> rusqlite::Result<Vec<(MatchId, u32)>> {
    let mut version = connection.prepare_cached("SELECT version FROM matches WHERE id = ?1")?;
    let mut found = Vec::new();
    for id in ids {
        let kept = version.query_row([id], |row| row.get(0)).optional()?;
        found.extend(kept.map(|version| (id.clone(), version)));
    }
    Ok(found)
}

pub(super) fn due(connection: &Connection, by: u64, most: u32) -> rusqlite::Result<Vec<MatchId>> {
    let sql = "SELECT id FROM matches WHERE due <= ?1 ORDER BY due, id LIMIT ?2";
    connection.prepare_cached(sql)?.query_map(params![by as i64, most], |row| row.get(0))?.collect()
}

pub(super) fn next_due(connection: &Connection) -> rusqlite::Result<Option<u64>> {
    let sql = "SELECT min(due) FROM matches WHERE due IS NOT NULL";
    let due: Option<i64> = connection.prepare_cached(sql)?.query_row([], |row| row.get(0))?;
    Ok(due.map(|due| due as u64))
}

pub(super) fn timed(connection: &Connection) -> rusqlite::Result<Vec<Timed>> {
    let sql = "SELECT id, time, earliest FROM matches WHERE earliest IS NOT NULL ORDER BY earliest, id";
    let timed = |row: &rusqlite::Row<'_>| {
        Ok(Timed { id: row.get(0)?, time: row.get(1)?, due: row.get::<_, i64>(2)? as u64 })
    };
    connection.prepare_cached(sql)?.query_map([], timed)?.collect()
}

pub(super) fn untouched(connection: &Connection, since: u64, most: u32) -> rusqlite::Result<Vec<MatchId>> {
    let sql = "SELECT id FROM matches WHERE status <> 'over' AND branch_of IS NULL AND touched < ?1
               ORDER BY touched, id LIMIT ?2";
    connection.prepare_cached(sql)?.query_map(params![since as i64, most], |row| row.get(0))?.collect()
}
