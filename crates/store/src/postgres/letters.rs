//! Letters between seats, and how far somebody has read them.

use tokio_postgres::Row;

use super::pipe::{Fault, Step, step};
use super::rows::{cell, int, maybe, unreadable};
use crate::model::{Letter, Mark, MatchId, SubmitKey, bits, seats};
use tabletop::{Address, Seat};

fn seat(row: &Row, column: usize) -> Result<Seat, Fault> {
    Seat::try_new(int(row, column)?).ok_or_else(|| unreadable("a seat"))
}

pub(super) fn put<'a>(id: &'a str, letter: &'a Letter, key: &'a SubmitKey, version: u32) -> Step<'a> {
    let sql = "INSERT INTO letters (match, n, writer, receivers, text, at, key, asked, version)
               SELECT $1::text, coalesce(max(n), 0) + 1, $2::bigint, $3::bigint, $4::text, $5::bigint, $6::text, $7::text, $8::bigint
               FROM letters WHERE match = $1";
    let receivers = match letter.to {
        Address::Everybody => None,
        Address::Seats(seats) => Some(bits(seats)),
    };
    let (writer, at) = (letter.from.index() as i64, letter.at as i64);
    step!(
        sql,
        id,
        writer,
        receivers,
        letter.text.as_str(),
        at,
        key.name.as_str(),
        key.asked.as_str(),
        i64::from(version)
    )
}

pub(super) fn of_match(id: &str, after: u32) -> Step<'_> {
    let sql = "SELECT version, writer, receivers, text, at FROM letters
               WHERE match = $1 AND version > $2 ORDER BY n";
    step!(sql, id, i64::from(after))
}

pub(super) fn letter(row: &Row) -> Result<Letter, Fault> {
    Ok(Letter {
        version: int(row, 0)?,
        from: seat(row, 1)?,
        to: maybe(row, 2)?.map_or(Address::Everybody, |bits: i64| Address::Seats(seats(bits))),
        text: cell(row, 3)?,
        at: int(row, 4)?,
    })
}

pub(super) fn marks<'a>(id: &'a str, guest: &'a str) -> Step<'a> {
    let sql =
        "SELECT seat, thread, read, muted FROM marks WHERE match = $1 AND guest = $2 ORDER BY seat, thread";
    step!(sql, id, guest)
}

pub(super) fn mark(row: &Row) -> Result<Mark, Fault> {
    let muted = cell::<i64>(row, 3)? != 0;
    Ok(Mark { seat: seat(row, 0)?, thread: seats(cell(row, 1)?), read: int(row, 2)?, muted })
}

pub(super) fn set_mark<'a>(id: &'a str, guest: &'a str, mark: Mark) -> Step<'a> {
    let sql = "INSERT INTO marks (match, guest, seat, thread, read, muted) VALUES ($1, $2, $3, $4, $5, $6)
               ON CONFLICT (match, guest, seat, thread)
               DO UPDATE SET read = greatest(marks.read, excluded.read), muted = excluded.muted";
    let (seat, thread) = (mark.seat.index() as i64, bits(mark.thread));
    step!(sql, id, guest, seat, thread, i64::from(mark.read), i64::from(mark.muted))
}

/// The letters of others after those that were read, match by match. O(letters of the guest's matches).
pub(super) fn unread(guest: &str) -> Step<'_> {
    let sql = "WITH told AS (
                   SELECT c.match, c.seat, l.writer, l.thread,
                          row_number() OVER (PARTITION BY c.match, c.seat, l.thread ORDER BY l.n) AS place
                   FROM chairs c CROSS JOIN LATERAL (
                       SELECT n, writer, coalesce(receivers | (1::bigint << writer::int), 0) AS thread
                       FROM letters WHERE letters.match = c.match
                   ) l
                   WHERE c.guest = $1 AND (l.thread = 0 OR (l.thread >> c.seat::int) & 1 = 1)
               )
               SELECT told.match, count(*) FROM told
               JOIN matches ON matches.id = told.match
               LEFT JOIN marks ON marks.match = told.match AND marks.guest = $1
                   AND marks.seat = told.seat AND marks.thread = told.thread
               WHERE told.place > coalesce(marks.read, 0) AND coalesce(marks.muted, 0) = 0
                   AND told.writer <> told.seat
               GROUP BY told.match, matches.created ORDER BY matches.created, told.match";
    step!(sql, guest)
}

pub(super) fn count(row: &Row) -> Result<(MatchId, u32), Fault> {
    Ok((cell(row, 0)?, int(row, 1)?))
}
