//! Private branches of matches. They alone are ever thrown away: nothing here touches a match that people play.

use rusqlite::{Connection, params};

use crate::model::MatchId;

pub(super) fn of_guest(connection: &Connection, guest: &str, of: &str) -> rusqlite::Result<Vec<MatchId>> {
    let sql = "SELECT id FROM matches WHERE host = ?1 AND branch_of = ?2 ORDER BY created, id";
    connection.prepare_cached(sql)?.query_map([guest, of], |row| row.get(0))?.collect()
}

pub(super) fn untouched(connection: &Connection, since: u64, most: u32) -> rusqlite::Result<Vec<MatchId>> {
    let sql =
        "SELECT id FROM matches WHERE branch_of IS NOT NULL AND touched < ?1 ORDER BY touched, id LIMIT ?2";
    connection.prepare_cached(sql)?.query_map(params![since as i64, most], |row| row.get(0))?.collect()
}

/// Everything of a branch. Whether there was one: a match that is none stays as it is.
pub(super) fn remove(connection: &Connection, id: &str) -> rusqlite::Result<bool> {
    let sql = "SELECT count(*) FROM matches WHERE id = ?1 AND branch_of IS NOT NULL";
    let found: i64 = connection.prepare_cached(sql)?.query_row([id], |row| row.get(0))?;
    if found == 0 {
        return Ok(false);
    }
    for table in ["chairs", "journal", "chat", "letters", "marks", "plans", "places", "notes"] {
        connection.execute(&format!("DELETE FROM {table} WHERE match = ?1"), [id])?;
    }
    connection.execute("DELETE FROM matches WHERE id = ?1", [id])?;
    Ok(true)
}
