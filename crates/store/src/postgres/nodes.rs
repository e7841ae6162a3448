//! The nodes that share the database: who is open, who does what, who has sockets where.
//!
//! A node that says nothing for [`SILENCE`] is given up by the others, who take its work; when it comes back it has another number,
//! and nothing that it began under the old one is written any more.

use super::pipe::{NOW, Step, step};

/// How long a node may say nothing, in milliseconds.
pub(super) const SILENCE: i64 = 15_000;
/// How long nobody else gets a deadline that a node took, in milliseconds.
const HOLD: i64 = 10_000;
/// For how long it is remembered that a node is gone, in milliseconds.
const MEMORY: i64 = 86_400_000;

/// Who comes in keeps others out by this number.
pub(super) const GATE: i64 = 0x5462_5472_0002;

/// Comes in: gives up those who are silent, and whoever this node was before. The third statement says whether anybody else is
/// open, the fourth gives the number, the fifth the last beat there ever was. The gate must be held: whoever has no beat yet has
/// never come in.
pub(super) fn join(now: Option<i64>, before: Option<i64>) -> Vec<Step<'static>> {
    let silent = format!(
        "UPDATE nodes SET gone = {NOW} WHERE gone IS NULL AND (beat IS NULL OR beat < {NOW} - {SILENCE} OR number = $2)"
    );
    let old = format!("DELETE FROM nodes WHERE gone < {NOW} - {MEMORY}");
    vec![
        step!(silent, now, before),
        step!(old, now),
        step!("SELECT EXISTS (SELECT 1 FROM nodes WHERE gone IS NULL)"),
        step!("INSERT INTO nodes (number) VALUES (nextval('node_numbers')) RETURNING number"),
        step!("SELECT value FROM house WHERE name = 'beat'"),
        step!("DELETE FROM present WHERE node NOT IN (SELECT number FROM nodes WHERE gone IS NULL)"),
    ]
}

/// A number for a node that was given up. It is open at once.
pub(super) fn number(now: Option<i64>) -> Step<'static> {
    let sql =
        format!("INSERT INTO nodes (number, beat) VALUES (nextval('node_numbers'), {NOW}) RETURNING number");
    step!(sql, now)
}

/// This node is open: whether it still was one, and the matches at which somebody was on a node that is given up now.
pub(super) fn beat(now: Option<i64>, node: Option<i64>) -> Step<'static> {
    let sql = format!(
        "WITH moment AS MATERIALIZED (SELECT {NOW} AS now),
         own AS (
             UPDATE nodes SET beat = (SELECT now FROM moment) WHERE number = $2 AND gone IS NULL RETURNING number
         ), silent AS (
             UPDATE nodes SET gone = (SELECT now FROM moment)
             WHERE gone IS NULL AND number IS DISTINCT FROM $2 AND beat < (SELECT now FROM moment) - {SILENCE}
             RETURNING number
         ), away AS (
             DELETE FROM present WHERE node IN (SELECT number FROM silent) RETURNING match
         ), said AS (
             INSERT INTO house (name, value) SELECT 'beat', int8send(now) FROM moment
             WHERE EXISTS (SELECT 1 FROM own)
             ON CONFLICT (name) DO UPDATE SET value = greatest(house.value, excluded.value)
         )
         SELECT EXISTS (SELECT 1 FROM own), ARRAY(SELECT DISTINCT match FROM away)"
    );
    step!(sql, now, node)
}

/// This node goes; the matches at which somebody was here.
pub(super) fn leave(now: Option<i64>, node: i64) -> Vec<Step<'static>> {
    let gone = format!("UPDATE nodes SET gone = {NOW} WHERE number = $2 AND gone IS NULL");
    vec![
        step!(gone, now, node),
        step!(
            "WITH away AS (DELETE FROM present WHERE node = $1 RETURNING match) SELECT DISTINCT match FROM away",
            node
        ),
    ]
}

/// What nobody works for: this node does from now on. What it works for already is told once more where it was not told of.
pub(super) fn take_owing(node: Option<i64>, told: Vec<String>, most: u32) -> Step<'static> {
    let sql = "WITH picked AS MATERIALIZED (
                   SELECT id FROM matches WHERE owes = 1
                       AND (worker IS NULL
                           OR (worker = $1 AND NOT id = ANY($2::text[]))
                           OR NOT EXISTS (SELECT 1 FROM nodes WHERE number = worker AND gone IS NULL))
                       AND ($1::bigint IS NULL OR EXISTS (SELECT 1 FROM nodes WHERE number = $1 AND gone IS NULL))
                   ORDER BY created, id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
               ), taken AS (
                   UPDATE matches SET worker = $1 FROM picked WHERE matches.id = picked.id
                   RETURNING matches.id, matches.created
               )
               SELECT id FROM taken ORDER BY created, id";
    step!(sql, node, told, i64::from(most))
}

/// Whose time has run out: nobody else gets them for a while.
pub(super) fn take_due(now: Option<i64>, most: u32) -> Step<'static> {
    let sql = format!(
        "WITH moment AS MATERIALIZED (SELECT {NOW} AS now),
         picked AS MATERIALIZED (
             SELECT id FROM matches
             WHERE due <= (SELECT now FROM moment) AND due_held <= (SELECT now FROM moment)
             ORDER BY due, id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
         ), taken AS (
             UPDATE matches SET due_held = (SELECT now FROM moment) + {HOLD} FROM picked
             WHERE matches.id = picked.id RETURNING matches.id, matches.due
         )
         SELECT id FROM taken ORDER BY due, id"
    );
    step!(sql, now, i64::from(most))
}

/// Who has a socket here, all of them.
pub(super) fn put_present(here: Vec<(String, String)>, node: i64) -> Step<'static> {
    let sql = "INSERT INTO present (match, guest, node)
               SELECT match, guest, $3::bigint FROM unnest($1::text[], $2::text[]) AS here (match, guest)
               ON CONFLICT DO NOTHING";
    let (matches, guests): (Vec<String>, Vec<String>) = here.into_iter().unzip();
    step!(sql, matches, guests, node)
}

pub(super) fn remove_present<'a>(id: &'a str, guest: &'a str, node: i64) -> Step<'a> {
    step!("DELETE FROM present WHERE match = $1 AND guest = $2 AND node = $3", id, guest, node)
}

pub(super) fn present_elsewhere(id: &str, node: i64) -> Step<'_> {
    let sql = "SELECT DISTINCT guest FROM present JOIN nodes ON number = node
               WHERE match = $1 AND node <> $2 AND gone IS NULL ORDER BY guest";
    step!(sql, id, node)
}
