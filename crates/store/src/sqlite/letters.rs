//! Letters between seats, and how far somebody has read them.

use rusqlite::{Connection, OptionalExtension, Row, params};
use tabletop::{Address, Seat};

use super::rows::unreadable;
use crate::model::{Changed, Letter, Mark, MatchId, SubmitKey, bits, seats};

fn seat(row: &Row<'_>, column: usize) -> rusqlite::Result<Seat> {
    Seat::try_new(row.get::<_, i64>(column)? as u64).ok_or_else(|| unreadable(column, "a seat"))
}

/// What became of a letter, if its key was used.
pub(super) fn used(connection: &Connection, id: &str, key: &SubmitKey) -> rusqlite::Result<Option<Changed>> {
    let sql = "SELECT version, asked FROM letters WHERE match = ?1 AND key = ?2";
    let found = |row: &Row<'_>| {
        let is_same = row.get::<_, String>(1)? == key.asked;
        Ok(if is_same { Changed::Repeated(row.get(0)?) } else { Changed::Reused })
    };
    connection.prepare_cached(sql)?.query_row(params![id, key.name], found).optional()
}

pub(super) fn put(
    connection: &Connection,
    id: &str,
    letter: &Letter,
    key: &SubmitKey,
    version: u32,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO letters (match, n, writer, receivers, text, at, key, asked, version)
               SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM letters WHERE match = ?1";
    let receivers = match letter.to {
        Address::Everybody => None,
        Address::Seats(seats) => Some(bits(seats)),
    };
    let writer = letter.from.index() as i64;
    let values = params![id, writer, receivers, letter.text, letter.at as i64, key.name, key.asked, version];
    connection.prepare_cached(sql)?.execute(values).map(drop)
}

pub(super) fn of_match(connection: &Connection, id: &str, after: u32) -> rusqlite::Result<Vec<Letter>> {
    let sql = "SELECT version, writer, receivers, text, at FROM letters
               WHERE match = ?1 AND version > ?2 ORDER BY n";
    let letter = |row: &Row<'_>| {
        let receivers: Option<i64> = row.get(2)?;
        Ok(Letter {
            version: row.get(0)?,
            from: seat(row, 1)?,
            to: receivers.map_or(Address::Everybody, |bits| Address::Seats(seats(bits))),
            text: row.get(3)?,
            at: row.get::<_, i64>(4)? as u64,
        })
    };
    connection.prepare_cached(sql)?.query_map(params![id, after], letter)?.collect()
}

pub(super) fn marks(connection: &Connection, id: &str, guest: &str) -> rusqlite::Result<Vec<Mark>> {
    let sql =
        "SELECT seat, thread, read, muted FROM marks WHERE match = ?1 AND guest = ?2 ORDER BY seat, thread";
    let mark = |row: &Row<'_>| {
        Ok(Mark { seat: seat(row, 0)?, thread: seats(row.get(1)?), read: row.get(2)?, muted: row.get(3)? })
    };
    connection.prepare_cached(sql)?.query_map([id, guest], mark)?.collect()
}

pub(super) fn set_mark(connection: &Connection, id: &str, guest: &str, mark: Mark) -> rusqlite::Result<()> {
    let sql = "INSERT INTO marks (match, guest, seat, thread, read, muted) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
               ON CONFLICT DO UPDATE SET read = max(read, excluded.read), muted = excluded.muted";
    let seat = mark.seat.index() as i64;
    let values = params![id, guest, seat, bits(mark.thread), mark.read, mark.muted];
    connection.prepare_cached(sql)?.execute(values).map(drop)
}

/// The letters of others after those that were read, match by match. O(letters of the guest's matches).
pub(super) fn unread(connection: &Connection, guest: &str) -> rusqlite::Result<Vec<(MatchId, u32)>> {
    let sql = "WITH read AS (
                   SELECT c.match, c.seat, l.writer, l.thread,
                          row_number() OVER (PARTITION BY c.match, c.seat, l.thread ORDER BY l.n) AS place
                   FROM chairs c JOIN (
                       SELECT match, n, writer, coalesce(receivers | (1 << writer), 0) AS thread FROM letters
                   ) l ON l.match = c.match
                   WHERE c.guest = ?1 AND (l.thread = 0 OR (l.thread >> c.seat) & 1)
               )
               SELECT read.match, count(*) FROM read
               JOIN matches ON matches.id = read.match
               LEFT JOIN marks ON marks.match = read.match AND marks.guest = ?1
                   AND marks.seat = read.seat AND marks.thread = read.thread
               WHERE read.place > coalesce(marks.read, 0) AND coalesce(marks.muted, 0) = 0
                   AND read.writer <> read.seat
               GROUP BY read.match ORDER BY matches.created, read.match";
    connection.prepare_cached(sql)?.query_map([guest], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}
