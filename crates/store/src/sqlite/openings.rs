//! What was played in matches that are over, and which of them are still to be counted.

use rusqlite::{Connection, params};

use crate::model::{MatchId, OpeningRow};

/// A match is about to be over: if it is listed and no branch, its moves are to be counted, once.
pub(super) fn note_end(connection: &Connection, id: &str) -> rusqlite::Result<()> {
    let sql = "INSERT OR IGNORE INTO uncounted (id)
               SELECT id FROM matches WHERE id = ?1 AND status <> 'over' AND listed = 1 AND branch_of IS NULL";
    connection.prepare_cached(sql)?.execute([id]).map(drop)
}

pub(super) fn uncounted(connection: &Connection, most: u32) -> rusqlite::Result<Vec<MatchId>> {
    let sql = "SELECT id FROM uncounted ORDER BY id LIMIT ?1";
    connection.prepare_cached(sql)?.query_map([most], |row| row.get(0))?.collect()
}

/// Counts the moves of a match, unless somebody has. Whether nobody had.
pub(super) fn count(connection: &Connection, id: &str, moves: &[OpeningRow]) -> rusqlite::Result<bool> {
    if connection.prepare_cached("DELETE FROM uncounted WHERE id = ?1")?.execute([id])? == 0 {
        return Ok(false);
    }
    let sql = "INSERT INTO openings (position, action, played, won, drawn) VALUES (?1, ?2, ?3, ?4, ?5)
               ON CONFLICT (position, action) DO UPDATE SET
               played = played + excluded.played, won = won + excluded.won, drawn = drawn + excluded.drawn";
    let mut add = connection.prepare_cached(sql)?;
    for OpeningRow { position, action, played, won, drawn } in moves {
        add.execute(params![position, action, played, won, drawn])?;
    }
    Ok(true)
}

pub(super) fn at(connection: &Connection, position: &str, most: u32) -> rusqlite::Result<Vec<OpeningRow>> {
    let sql = "SELECT position, action, played, won, drawn FROM openings WHERE position = ?1
               ORDER BY played DESC, action LIMIT ?2";
    let row = |row: &rusqlite::Row<'_>| {
        Ok(OpeningRow {
            position: row.get(0)?,
            action: row.get(1)?,
            played: row.get(2)?,
            won: row.get(3)?,
            drawn: row.get(4)?,
        })
    };
    connection.prepare_cached(sql)?.query_map(params![position, most], row)?.collect()
}
