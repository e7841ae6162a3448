//! Studies: texts that belong to whoever made them.

use tokio_postgres::Row;

use super::pipe::{Fault, Step, step};
use super::rows;
use crate::model::{StudyHead, StudyRow};

const HEAD: &str = "id, owner, game, name, version, of_match, shared, created, changed";

pub(super) fn head(row: &Row) -> Result<StudyHead, Fault> {
    Ok(StudyHead {
        id: rows::cell(row, 0)?,
        owner: rows::cell(row, 1)?,
        game: rows::cell(row, 2)?,
        name: rows::cell(row, 3)?,
        version: rows::int(row, 4)?,
        of_match: rows::cell(row, 5)?,
        is_shared: rows::cell::<i64>(row, 6)? != 0,
        created: rows::int(row, 7)?,
        changed: rows::int(row, 8)?,
    })
}

pub(super) fn row(row: &Row) -> Result<StudyRow, Fault> {
    Ok(StudyRow { head: head(row)?, text: rows::cell(row, 9)? })
}

/// Adds a study, unless its owner has so many. Gives its id if it was added.
pub(super) fn add(study: &StudyRow, most: u32) -> Step<'_> {
    let StudyRow { head, text } = study;
    let sql = "INSERT INTO studies (id, owner, game, name, text, version, of_match, shared, created, changed)
               SELECT $1::text, $2::text, $3::text, $4::text, $5::text, $6::bigint, $7::text, $8::bigint, $9::bigint, $10::bigint
               WHERE (SELECT count(*) FROM studies WHERE owner = $2) < $11 RETURNING id";
    step!(
        sql,
        &head.id,
        &head.owner,
        &head.game,
        &head.name,
        text,
        i64::from(head.version),
        &head.of_match,
        i64::from(head.is_shared),
        head.created as i64,
        head.changed as i64,
        i64::from(most),
    )
}

pub(super) fn find(id: &str) -> Step<'_> {
    step!(format!("SELECT {HEAD}, text FROM studies WHERE id = $1"), id)
}

pub(super) fn of(owner: &str) -> Step<'_> {
    step!(format!("SELECT {HEAD} FROM studies WHERE owner = $1 ORDER BY created DESC, id"), owner)
}

/// Another text for a study that is still at the version before. Gives its id if it is.
pub(super) fn save(study: &StudyRow) -> Step<'_> {
    let StudyRow { head, text } = study;
    let sql = "UPDATE studies SET name = $3, text = $4, changed = $5, version = $2::bigint
               WHERE id = $1 AND version = $2::bigint - 1 RETURNING id";
    step!(sql, &head.id, i64::from(head.version), &head.name, text, head.changed as i64)
}

pub(super) fn share(id: &str, is_shared: bool) -> Step<'_> {
    step!("UPDATE studies SET shared = $2 WHERE id = $1 RETURNING id", id, i64::from(is_shared))
}

pub(super) fn remove(id: &str) -> Step<'_> {
    step!("DELETE FROM studies WHERE id = $1 RETURNING id", id)
}
