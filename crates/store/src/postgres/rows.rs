//! Rows into data.

use serde::de::DeserializeOwned;
use tokio_postgres::Row;
use tokio_postgres::types::FromSql;

use super::pipe::{Fault, Step, step};
use crate::model::{
    Channel, ChatLine, Gathering, Guest, JournalLine, MatchRow, NewMatch, Place, Status, Summary,
};
use crate::{Chair, MatchId, StoreError};

/// What cannot be read was not written by this house.
pub(super) fn unreadable(what: &str) -> Fault {
    StoreError::Corrupt(format!("{what} cannot be read")).into()
}

/// A cell as it is.
pub(super) fn cell<'a, T: FromSql<'a>>(row: &'a Row, column: usize) -> Result<T, Fault> {
    row.try_get(column).map_err(|_| unreadable("a cell"))
}

/// A whole number.
pub(super) fn int<T: TryFrom<i64>>(row: &Row, column: usize) -> Result<T, Fault> {
    T::try_from(cell::<i64>(row, column)?).map_err(|_| unreadable("a number"))
}

/// A whole number, or none.
pub(super) fn maybe<T: TryFrom<i64>>(row: &Row, column: usize) -> Result<Option<T>, Fault> {
    let number = cell::<Option<i64>>(row, column)?;
    number.map(|number| T::try_from(number).map_err(|_| unreadable("a number"))).transpose()
}

fn flag(row: &Row, column: usize) -> Result<bool, Fault> {
    Ok(cell::<i64>(row, column)? != 0)
}

fn json<T: DeserializeOwned>(text: &str, what: &str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|_| unreadable(what))
}

/// Everything of a match but its journal, of one moment: its seats and who has put themselves down come with it.
pub(super) const COLUMNS: &str = "id, game, rules, config, host, listed, seed, created, rematch, version, changed, \
    status, awaited, owes, actions, veiled, lot, time, due, touched, wanted, press_opened, most, bots, share, \
    deadline, earliest, branch_of, worker, \
    ARRAY(SELECT chair FROM chairs WHERE chairs.match = matches.id ORDER BY seat), \
    CASE WHEN most > 0 THEN (SELECT json_agg(json_build_array(guest, name, nonce, seat) ORDER BY place)::text \
        FROM places WHERE places.match = matches.id) END";

/// As [`COLUMNS`] have it, for the node of this number.
pub(super) fn match_row(row: &Row, node: Option<i64>) -> Result<MatchRow, Fault> {
    let chairs: Vec<&str> = cell(row, 29)?;
    let status: &str = cell(row, 11)?;
    Ok(MatchRow {
        made: NewMatch {
            id: cell(row, 0)?,
            game: cell(row, 1)?,
            rules: int(row, 2)?,
            config: cell(row, 3)?,
            host: cell(row, 4)?,
            listed: flag(row, 5)?,
            lot: flag(row, 16)?,
            time: cell(row, 17)?,
            press_opened: flag(row, 21)?,
            branch_of: cell(row, 27)?,
            seed: cell(row, 6)?,
            created: int(row, 7)?,
            chairs: chairs
                .into_iter()
                .map(|text| json::<Chair>(text, "a chair"))
                .collect::<Result<_, _>>()?,
            gathering: Gathering { most: int(row, 22)?, bots: int(row, 23)?, places: places(row, 30)? },
            share: maybe(row, 24)?,
        },
        rematch: cell(row, 8)?,
        version: int(row, 9)?,
        summary: Summary {
            status: Status::from_word(status).ok_or_else(|| unreadable("a status"))?,
            awaited: int(row, 12)?,
            owes: flag(row, 13)?,
            actions: int(row, 14)?,
            veiled: int(row, 15)?,
            due: maybe(row, 18)?,
            deadline: maybe(row, 25)?,
            earliest: maybe(row, 26)?,
            touched: int(row, 19)?,
            wanted: flag(row, 20)?,
        },
        changed: int(row, 10)?,
        is_ours: cell::<Option<i64>>(row, 28)? == node,
    })
}

/// Who has put themselves down, in their order.
fn places(row: &Row, column: usize) -> Result<Vec<Place>, Fault> {
    let Some(text) = cell::<Option<&str>>(row, column)? else { return Ok(Vec::new()) };
    let found: Vec<(String, String, Option<String>, Option<u8>)> = json(text, "a place")?;
    let place = |(guest, name, nonce, seat)| Place { guest, name, nonce, seat };
    Ok(found.into_iter().map(place).collect())
}

pub(super) fn match_by_id(id: &str) -> Step<'_> {
    step!(format!("SELECT {COLUMNS} FROM matches WHERE id = $1"), id)
}

pub(super) fn guest(row: &Row) -> Result<Guest, Fault> {
    Ok(Guest { id: cell(row, 0)?, name: cell(row, 1)?, token: cell(row, 2)?, created: int(row, 3)? })
}

pub(super) fn journal(id: &str, after: u32) -> Step<'_> {
    let sql = "SELECT seq, at, text, key FROM journal WHERE match = $1 AND seq > $2 ORDER BY seq";
    step!(sql, id, i64::from(after))
}

pub(super) fn line(row: &Row) -> Result<JournalLine, Fault> {
    Ok(JournalLine { seq: int(row, 0)?, at: int(row, 1)?, text: cell(row, 2)?, key: cell(row, 3)? })
}

/// What was said after a version; after none also what was said before versions were counted.
pub(super) fn chat(id: &str, after: u32) -> Step<'_> {
    let sql = "SELECT n, channel, guest, name, text, at FROM chat
               WHERE match = $1 AND (version > $2 OR $2 = 0::bigint) ORDER BY n";
    step!(sql, id, i64::from(after))
}

pub(super) fn said(row: &Row) -> Result<ChatLine, Fault> {
    Ok(ChatLine {
        n: int(row, 0)?,
        channel: Channel::from_word(cell(row, 1)?),
        guest: cell(row, 2)?,
        name: cell(row, 3)?,
        text: cell(row, 4)?,
        at: int(row, 5)?,
    })
}

pub(super) fn plans(id: &str) -> Step<'_> {
    step!("SELECT seat, plan FROM plans WHERE match = $1 ORDER BY seat", id)
}

pub(super) fn plan(row: &Row) -> Result<(u8, String), Fault> {
    Ok((int(row, 0)?, cell(row, 1)?))
}

pub(super) fn id(row: &Row) -> Result<MatchId, Fault> {
    cell(row, 0)
}

/// Every row as what it is.
pub(super) fn all<T>(rows: &[Row], each: impl Fn(&Row) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
    rows.iter().map(each).collect()
}

/// The first row, if there is one.
pub(super) fn first<T>(rows: &[Row], each: impl Fn(&Row) -> Result<T, Fault>) -> Result<Option<T>, Fault> {
    rows.first().map(each).transpose()
}
