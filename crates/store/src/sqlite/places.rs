//! Those who have put themselves down at tables that draw their seats, and the notebooks of seats.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::model::{MatchRow, Place};

fn place(row: &Row<'_>) -> rusqlite::Result<(String, Place)> {
    let place = Place { guest: row.get(1)?, name: row.get(2)?, nonce: row.get(3)?, seat: row.get(4)? };
    Ok((row.get(0)?, place))
}

/// Adds the places of many matches, by one question; none where no match gathers people.
pub(super) fn add_to(connection: &Connection, rows: &mut [MatchRow]) -> rusqlite::Result<()> {
    let gather: Vec<&str> =
        rows.iter().filter(|row| row.made.gathering.is_drawn()).map(|row| row.made.id.as_str()).collect();
    if gather.is_empty() {
        return Ok(());
    }
    let marks = vec!["?"; gather.len()].join(", ");
    let sql = format!(
        "SELECT match, guest, name, nonce, seat FROM places WHERE match IN ({marks}) ORDER BY match, place"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let mut found: BTreeMap<String, Vec<Place>> = BTreeMap::new();
    for pair in statement.query_map(rusqlite::params_from_iter(gather), place)? {
        let (id, place) = pair?;
        found.entry(id).or_default().push(place);
    }
    for row in rows {
        row.made.gathering.places = found.remove(&row.made.id).unwrap_or_default();
    }
    Ok(())
}

/// These and no others have put themselves down.
pub(super) fn put(connection: &Connection, id: &str, places: &[Place]) -> rusqlite::Result<()> {
    connection.prepare_cached("DELETE FROM places WHERE match = ?1")?.execute([id])?;
    let sql = "INSERT INTO places (match, place, guest, name, nonce, seat) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let mut insert = connection.prepare_cached(sql)?;
    for (number, Place { guest, name, nonce, seat }) in places.iter().enumerate() {
        insert.execute(params![id, number as i64, guest, name, nonce, seat])?;
    }
    Ok(())
}

pub(super) fn notes(connection: &Connection, id: &str, seat: u8) -> rusqlite::Result<String> {
    let sql = "SELECT text FROM notes WHERE match = ?1 AND seat = ?2";
    let found = connection.prepare_cached(sql)?.query_row(params![id, seat], |row| row.get(0)).optional()?;
    Ok(found.unwrap_or_default())
}

pub(super) fn set_notes(connection: &Connection, id: &str, seat: u8, text: &str) -> rusqlite::Result<()> {
    let sql = "INSERT OR REPLACE INTO notes (match, seat, text) VALUES (?1, ?2, ?3)";
    connection.prepare_cached(sql)?.execute(params![id, seat, text]).map(drop)
}
