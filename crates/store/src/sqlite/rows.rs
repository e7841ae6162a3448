//! Rows into data and back.

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{letters, places};
use crate::model::{
    Chair, Channel, ChatLine, Gathering, Guest, JournalLine, MatchRow, NewMatch, Status, Stretch, Summary,
};

/// What the writer was asked to make of a value it cannot read.
pub(super) fn unreadable(column: usize, what: &str) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, what.to_owned().into())
}

pub(super) fn guest_where(
    column: &'static str,
    value: &str,
) -> impl FnOnce(&Connection) -> rusqlite::Result<Option<Guest>> + Send + use<> {
    let value = value.to_owned();
    move |connection| {
        let sql = format!("SELECT id, name, token, created FROM guests WHERE {column} = ?1");
        let guest = |row: &Row<'_>| {
            Ok(Guest {
                id: row.get(0)?,
                name: row.get(1)?,
                token: row.get(2)?,
                created: row.get::<_, i64>(3)? as u64,
            })
        };
        connection.prepare_cached(&sql)?.query_row([value], guest).optional()
    }
}

pub(super) const COLUMNS: &str = "id, game, rules, config, host, listed, seed, created, rematch, version, changed, \
    status, awaited, owes, actions, veiled, lot, time, due, touched, wanted, press_opened, most, bots, share, \
    deadline, earliest, branch_of";

fn moment(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<u64>> {
    Ok(row.get::<_, Option<i64>>(column)?.map(|at| at as u64))
}

pub(super) fn match_row(row: &Row<'_>) -> rusqlite::Result<MatchRow> {
    let made = NewMatch {
        id: row.get(0)?,
        game: row.get(1)?,
        rules: row.get(2)?,
        config: row.get(3)?,
        host: row.get(4)?,
        listed: row.get(5)?,
        lot: row.get(16)?,
        time: row.get(17)?,
        press_opened: row.get(21)?,
        branch_of: row.get(27)?,
        seed: row.get(6)?,
        created: row.get::<_, i64>(7)? as u64,
        chairs: Vec::new(),
        gathering: Gathering { most: row.get(22)?, bots: row.get(23)?, places: Vec::new() },
        share: row.get(24)?,
    };
    let status: String = row.get(11)?;
    let summary = Summary {
        status: Status::from_word(&status).ok_or_else(|| unreadable(11, "a status"))?,
        awaited: row.get(12)?,
        owes: row.get(13)?,
        actions: row.get(14)?,
        veiled: row.get(15)?,
        due: moment(row, 18)?,
        deadline: moment(row, 25)?,
        earliest: moment(row, 26)?,
        touched: row.get::<_, i64>(19)? as u64,
        wanted: row.get(20)?,
    };
    let changed = row.get::<_, i64>(10)? as u64;
    Ok(MatchRow { made, rematch: row.get(8)?, version: row.get(9)?, summary, changed, is_ours: true })
}

pub(super) fn chair(text: &str) -> rusqlite::Result<Chair> {
    serde_json::from_str(text).map_err(|_| unreadable(0, "a chair"))
}

fn with_chairs(connection: &Connection, mut row: MatchRow) -> rusqlite::Result<MatchRow> {
    let sql = "SELECT chair FROM chairs WHERE match = ?1 ORDER BY seat";
    let mut chairs = connection.prepare_cached(sql)?;
    for text in chairs.query_map([&row.made.id], |row| row.get::<_, String>(0))? {
        row.made.chairs.push(chair(&text?)?);
    }
    places::add_to(connection, std::slice::from_mut(&mut row))?;
    Ok(row)
}

pub(super) fn match_by_id(connection: &Connection, id: &str) -> rusqlite::Result<Option<MatchRow>> {
    let sql = format!("SELECT {COLUMNS} FROM matches WHERE id = ?1");
    let row = connection.prepare_cached(&sql)?.query_row([id], match_row).optional()?;
    row.map(|row| with_chairs(connection, row)).transpose()
}

pub(super) fn journal(connection: &Connection, id: &str, after: u32) -> rusqlite::Result<Vec<JournalLine>> {
    let sql = "SELECT seq, at, text, key FROM journal WHERE match = ?1 AND seq > ?2 ORDER BY seq";
    let line = |row: &Row<'_>| {
        Ok(JournalLine {
            seq: row.get(0)?,
            at: row.get::<_, i64>(1)? as u64,
            text: row.get(2)?,
            key: row.get(3)?,
        })
    };
    connection.prepare_cached(sql)?.query_map(params![id, after], line)?.collect()
}

/// A match with everything after a version.
pub(super) fn read_on(connection: &Connection, id: &str, after: u32) -> rusqlite::Result<Option<Stretch>> {
    let Some(row) = match_by_id(connection, id)? else { return Ok(None) };
    Ok(Some(Stretch {
        row,
        journal: journal(connection, id, after)?,
        chat: chat(connection, id, after)?,
        letters: letters::of_match(connection, id, after)?,
        plans: plans(connection, id)?,
    }))
}

/// What was said after a version; after none also what was said before versions were counted.
fn chat(connection: &Connection, id: &str, after: u32) -> rusqlite::Result<Vec<ChatLine>> {
    let sql = "SELECT n, channel, guest, name, text, at FROM chat
               WHERE match = ?1 AND (version > ?2 OR ?2 = 0) ORDER BY n";
    let line = |row: &Row<'_>| {
        Ok(ChatLine {
            n: row.get(0)?,
            channel: Channel::from_word(&row.get::<_, String>(1)?),
            guest: row.get(2)?,
            name: row.get(3)?,
            text: row.get(4)?,
            at: row.get::<_, i64>(5)? as u64,
        })
    };
    connection.prepare_cached(sql)?.query_map(params![id, after], line)?.collect()
}

fn plans(connection: &Connection, id: &str) -> rusqlite::Result<Vec<(u8, String)>> {
    let sql = "SELECT seat, plan FROM plans WHERE match = ?1 ORDER BY seat";
    connection.prepare_cached(sql)?.query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

pub(super) fn holidays(connection: &Connection, guest: &str) -> rusqlite::Result<Vec<(u64, u64)>> {
    let sql = "SELECT since, until FROM holidays WHERE guest = ?1 ORDER BY since";
    let holiday = |row: &Row<'_>| Ok((row.get::<_, i64>(0)? as u64, row.get::<_, i64>(1)? as u64));
    connection.prepare_cached(sql)?.query_map([guest], holiday)?.collect()
}
