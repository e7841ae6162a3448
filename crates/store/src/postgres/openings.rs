//! What was played in matches that are over, and which of them are still to be counted.

use tokio_postgres::Row;

use super::pipe::{Fault, Step, step};
use super::rows::{cell, int};
use crate::model::OpeningRow;

/// A match is about to be over: if it is listed and no branch, its moves are to be counted, once.
pub(super) fn note_end(id: &str) -> Step<'_> {
    let sql = "INSERT INTO uncounted (id)
               SELECT id FROM matches WHERE id = $1 AND status <> 'over' AND listed = 1 AND branch_of IS NULL
               ON CONFLICT (id) DO NOTHING";
    step!(sql, id)
}

/// Not those that another node counts just now.
pub(super) fn uncounted(most: u32) -> Step<'static> {
    step!("SELECT id FROM uncounted ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED", i64::from(most))
}

/// Counts the moves of a match, unless somebody has. Gives its id if nobody had.
pub(super) fn count<'a>(id: &'a str, moves: &'a [OpeningRow]) -> Step<'a> {
    let sql = "WITH taken AS (DELETE FROM uncounted WHERE id = $1 RETURNING id),
               counted AS (
                   INSERT INTO openings (position, action, played, won, drawn)
                   SELECT moves.position, moves.action, moves.played, moves.won, moves.drawn
                   FROM taken, unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[])
                       AS moves (position, action, played, won, drawn)
                   ON CONFLICT (position, action) DO UPDATE SET played = openings.played + excluded.played,
                       won = openings.won + excluded.won, drawn = openings.drawn + excluded.drawn)
               SELECT id FROM taken";
    let texts =
        |part: fn(&OpeningRow) -> &String| moves.iter().map(|one| part(one).as_str()).collect::<Vec<_>>();
    let counts =
        |part: fn(&OpeningRow) -> u32| moves.iter().map(|one| i64::from(part(one))).collect::<Vec<_>>();
    step!(
        sql,
        id,
        texts(|one| &one.position),
        texts(|one| &one.action),
        counts(|one| one.played),
        counts(|one| one.won),
        counts(|one| one.drawn),
    )
}

pub(super) fn at(position: &str, most: u32) -> Step<'_> {
    let sql = "SELECT position, action, played, won, drawn FROM openings WHERE position = $1
               ORDER BY played DESC, action LIMIT $2";
    step!(sql, position, i64::from(most))
}

pub(super) fn row(row: &Row) -> Result<OpeningRow, Fault> {
    Ok(OpeningRow {
        position: cell(row, 0)?,
        action: cell(row, 1)?,
        played: int(row, 2)?,
        won: int(row, 3)?,
        drawn: int(row, 4)?,
    })
}
