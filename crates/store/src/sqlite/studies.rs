//! Studies: texts that belong to whoever made them.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::model::{StudyHead, StudyRow};

const HEAD: &str = "id, owner, game, name, version, of_match, shared, created, changed";

fn head(row: &Row<'_>) -> rusqlite::Result<StudyHead> {
    Ok(StudyHead {
        id: row.get(0)?,
        owner: row.get(1)?,
        game: row.get(2)?,
        name: row.get(3)?,
        version: row.get(4)?,
        of_match: row.get(5)?,
        is_shared: row.get(6)?,
        created: row.get::<_, i64>(7)? as u64,
        changed: row.get::<_, i64>(8)? as u64,
    })
}

/// Adds a study, unless its owner has so many. Whether it was added.
pub(super) fn add(connection: &Connection, study: &StudyRow, most: u32) -> rusqlite::Result<bool> {
    let StudyRow { head, text } = study;
    let sql = "INSERT INTO studies (id, owner, game, name, text, version, of_match, shared, created, changed)
               SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
               WHERE (SELECT count(*) FROM studies WHERE owner = ?2) < ?11";
    let added = connection.prepare_cached(sql)?.execute(params![
        head.id,
        head.owner,
        head.game,
        head.name,
        text,
        head.version,
        head.of_match,
        head.is_shared,
        head.created as i64,
        head.changed as i64,
        most
    ])?;
    Ok(added == 1)
}

pub(super) fn find(connection: &Connection, id: &str) -> rusqlite::Result<Option<StudyRow>> {
    let sql = format!("SELECT {HEAD}, text FROM studies WHERE id = ?1");
    let row = |row: &Row<'_>| Ok(StudyRow { head: head(row)?, text: row.get(9)? });
    connection.prepare_cached(&sql)?.query_row([id], row).optional()
}

pub(super) fn of(connection: &Connection, owner: &str) -> rusqlite::Result<Vec<StudyHead>> {
    let sql = format!("SELECT {HEAD} FROM studies WHERE owner = ?1 ORDER BY created DESC, id");
    connection.prepare_cached(&sql)?.query_map([owner], head)?.collect()
}

/// Another text for a study that is still at a version. Whether it is.
pub(super) fn save(connection: &Connection, study: &StudyRow) -> rusqlite::Result<bool> {
    let StudyRow { head, text } = study;
    let sql = "UPDATE studies SET name = ?3, text = ?4, changed = ?5, version = ?2 WHERE id = ?1 AND version = ?2 - 1";
    let saved = connection.prepare_cached(sql)?.execute(params![
        head.id,
        head.version,
        head.name,
        text,
        head.changed as i64
    ])?;
    Ok(saved == 1)
}

pub(super) fn share(connection: &Connection, id: &str, is_shared: bool) -> rusqlite::Result<bool> {
    let sql = "UPDATE studies SET shared = ?2 WHERE id = ?1";
    Ok(connection.prepare_cached(sql)?.execute(params![id, is_shared])? == 1)
}

pub(super) fn remove(connection: &Connection, id: &str) -> rusqlite::Result<bool> {
    Ok(connection.prepare_cached("DELETE FROM studies WHERE id = ?1")?.execute([id])? == 1)
}
