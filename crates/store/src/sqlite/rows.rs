//! Rows into data and back.

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::model::{
    Appended, Chair, Channel, ChatLine, Guest, JournalLine, Listing, MatchRow, NewMatch, Status,
};

/// What the writer was asked to make of a value it cannot read.
fn unreadable(column: usize, what: &str) -> rusqlite::Error {
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

pub(super) fn chair_text(chair: &Chair) -> String {
    serde_json::to_string(chair).expect("chairs are plain data")
}

pub(super) fn guest_of(chair: &Chair) -> Option<&str> {
    match chair {
        Chair::Guest { id, .. } => Some(id),
        Chair::Open | Chair::Invite { .. } | Chair::Bot { .. } => None,
    }
}

pub(super) fn channel_word(channel: Channel) -> &'static str {
    match channel {
        Channel::Table => "table",
        Channel::Watchers => "watchers",
    }
}

pub(super) fn insert_match(connection: &Connection, new: &NewMatch) -> rusqlite::Result<()> {
    let sql = "INSERT INTO matches (id, game, config, host, listed, seed, status, created, changed)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)";
    connection.prepare_cached(sql)?.execute(params![
        new.id,
        new.game,
        new.config,
        new.host,
        new.listed,
        new.seed,
        new.status.word(),
        new.created as i64
    ])?;
    let sql = "INSERT INTO chairs (match, seat, chair, guest) VALUES (?1, ?2, ?3, ?4)";
    let mut insert = connection.prepare_cached(sql)?;
    for (seat, chair) in new.chairs.iter().enumerate() {
        insert.execute(params![new.id, seat as i64, chair_text(chair), guest_of(chair)])?;
    }
    Ok(())
}

const COLUMNS: &str = "id, game, config, host, listed, seed, status, created, rematch, entries, changed";

fn match_row(row: &Row<'_>) -> rusqlite::Result<MatchRow> {
    let status: String = row.get(6)?;
    let made = NewMatch {
        id: row.get(0)?,
        game: row.get(1)?,
        config: row.get(2)?,
        host: row.get(3)?,
        listed: row.get(4)?,
        seed: row.get(5)?,
        status: Status::from_word(&status).ok_or_else(|| unreadable(6, "a status"))?,
        created: row.get::<_, i64>(7)? as u64,
        chairs: Vec::new(),
    };
    let changed = row.get::<_, i64>(10)? as u64;
    Ok(MatchRow { made, rematch: row.get(8)?, entries: row.get(9)?, changed })
}

fn with_chairs(connection: &Connection, mut row: MatchRow) -> rusqlite::Result<MatchRow> {
    let sql = "SELECT chair FROM chairs WHERE match = ?1 ORDER BY seat";
    let mut chairs = connection.prepare_cached(sql)?;
    let texts = chairs.query_map([&row.made.id], |row| row.get::<_, String>(0))?;
    for text in texts {
        let chair = serde_json::from_str(&text?).map_err(|_| unreadable(0, "a chair"))?;
        row.made.chairs.push(chair);
    }
    Ok(row)
}

pub(super) fn match_by_id(connection: &Connection, id: &str) -> rusqlite::Result<Option<MatchRow>> {
    let sql = format!("SELECT {COLUMNS} FROM matches WHERE id = ?1");
    let row = connection.prepare_cached(&sql)?.query_row([id], match_row).optional()?;
    row.map(|row| with_chairs(connection, row)).transpose()
}

pub(super) fn matches(connection: &Connection, listing: &Listing) -> rusqlite::Result<Vec<MatchRow>> {
    let find = |condition: &str, values: &[&dyn rusqlite::ToSql]| -> rusqlite::Result<Vec<MatchRow>> {
        let sql = format!("SELECT {COLUMNS} FROM matches WHERE {condition}");
        let mut statement = connection.prepare_cached(&sql)?;
        let rows = statement.query_map(values, match_row)?;
        rows.map(|row| with_chairs(connection, row?)).collect()
    };
    match listing {
        Listing::Listed(status, most) => {
            find("status = ?1 AND listed = 1 ORDER BY created DESC, id LIMIT ?2", &[&status.word(), most])
        }
        Listing::Of(guest, most) => find(
            "host = ?1 OR id IN (SELECT match FROM chairs WHERE guest = ?1) ORDER BY created DESC, id LIMIT ?2",
            &[guest, most],
        ),
        Listing::Unfinished => find("status <> 'over' ORDER BY created DESC, id", &[]),
    }
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

pub(super) fn append(connection: &Connection, id: &str, line: &JournalLine) -> rusqlite::Result<Appended> {
    if let Some(key) = &line.key {
        let sql = "SELECT seq FROM journal WHERE match = ?1 AND key = ?2";
        let before =
            connection.prepare_cached(sql)?.query_row(params![id, key], |row| row.get(0)).optional()?;
        if let Some(seq) = before {
            return Ok(Appended::Repeated(seq));
        }
    }
    let sql = "UPDATE matches SET entries = ?2, changed = ?3 WHERE id = ?1 AND entries = ?2 - 1";
    let moved_on = connection.prepare_cached(sql)?.execute(params![id, line.seq, line.at as i64])?;
    if moved_on == 0 {
        return Ok(Appended::Taken);
    }
    let sql = "INSERT INTO journal (match, seq, at, text, key) VALUES (?1, ?2, ?3, ?4, ?5)";
    connection.prepare_cached(sql)?.execute(params![id, line.seq, line.at as i64, line.text, line.key])?;
    Ok(Appended::Written)
}

pub(super) fn chat(connection: &Connection, id: &str) -> rusqlite::Result<Vec<ChatLine>> {
    let sql = "SELECT n, channel, guest, name, text, at FROM chat WHERE match = ?1 ORDER BY n";
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
    connection.prepare_cached(sql)?.query_map([id], line)?.collect()
}
