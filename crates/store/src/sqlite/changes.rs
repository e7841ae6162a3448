//! How a match changes: one version after another, all of a change or nothing of it.

use rusqlite::{Connection, OptionalExtension, params};

use super::{letters, openings, places};
use crate::model::{
    Chair, Change, Changed, ChatLine, MatchId, NewMatch, Status, SubmitKey, Summary, chair_text,
};

/// A match that another one names is there if that other one could be changed, and else is not.
pub(super) fn insert_match(
    connection: &Connection,
    now: u64,
    new: &NewMatch,
    first: &Change,
    named_by: Option<&(MatchId, Change)>,
) -> rusqlite::Result<Changed> {
    if !first.is_timely_first(now, new.created) {
        return Ok(Changed::Untimely);
    }
    if let Some((id, naming)) = named_by {
        let named = change(connection, now, id, naming)?;
        if !matches!(named, Changed::Written(_)) {
            return Ok(named);
        }
    }
    let sql =
        "INSERT INTO matches (id, game, rules, config, host, listed, lot, seed, time, press_opened, most, bots, share, branch_of, status, summed, created, changed, touched)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?11, ?12, ?13, ?14, ?15, 'open', 1, ?10, ?10, ?10)";
    connection.prepare_cached(sql)?.execute(params![
        new.id,
        new.game,
        new.rules,
        new.config,
        new.host,
        new.listed,
        new.lot,
        new.seed,
        new.time,
        new.created as i64,
        new.press_opened,
        new.gathering.most,
        new.gathering.bots,
        new.share,
        new.branch_of
    ])?;
    let sql = "INSERT INTO chairs (match, seat, chair, guest) VALUES (?1, ?2, ?3, ?4)";
    let mut insert = connection.prepare_cached(sql)?;
    for (seat, chair) in new.chairs.iter().enumerate() {
        insert.execute(params![new.id, seat as i64, chair_text(chair), chair.holder()])?;
    }
    places::put(connection, &new.id, &new.gathering.places)?;
    change(connection, now, &new.id, first)
}

/// What became of a submit or a letter, if its key was used.
pub(super) fn used(connection: &Connection, id: &str, key: &SubmitKey) -> rusqlite::Result<Option<Changed>> {
    let sql = "SELECT seq, asked FROM journal WHERE match = ?1 AND key = ?2";
    let found = |row: &rusqlite::Row<'_>| {
        let asked: Option<String> = row.get(1)?;
        let is_same = asked.is_none_or(|asked| asked == key.asked);
        Ok(if is_same { Changed::Repeated(row.get(0)?) } else { Changed::Reused })
    };
    match connection.prepare_cached(sql)?.query_row(params![id, key.name], found).optional()? {
        None => letters::used(connection, id, key),
        entry => Ok(entry),
    }
}

pub(super) fn change(
    connection: &Connection,
    now: u64,
    id: &str,
    change: &Change,
) -> rusqlite::Result<Changed> {
    let letters = change.letter.iter().map(|(_, key)| key);
    for key in change.lines.iter().filter_map(|(_, key)| key.as_ref()).chain(letters) {
        if let Some(used) = used(connection, id, key)? {
            return Ok(used);
        }
    }
    let stands = "SELECT version, changed FROM matches WHERE id = ?1";
    let stands = connection
        .prepare_cached(stands)?
        .query_row([id], |row| Ok((row.get::<_, u32>(0)?, row.get::<_, i64>(1)? as u64)));
    match stands.optional()? {
        Some((version, changed)) if version == change.after => {
            if !change.is_timely(now, changed) {
                return Ok(Changed::Untimely);
            }
        }
        _ => return Ok(Changed::Taken),
    }
    let version = change.after + change.steps();
    if change.summary.is_some_and(|summary| summary.status == Status::Over) {
        openings::note_end(connection, id)?;
    }
    move_on(connection, id, change, version)?;
    for (seat, chair) in &change.chairs {
        put_chair(connection, id, *seat, chair, change.after + 1)?;
    }
    let sql = "INSERT INTO journal (match, seq, at, text, key, asked) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let mut insert = connection.prepare_cached(sql)?;
    for ((text, key), seq) in change.lines.iter().zip(change.first_line()..) {
        let (name, asked) = key.as_ref().map(|key| (&key.name, &key.asked)).unzip();
        insert.execute(params![id, seq, change.at as i64, text, name, asked])?;
    }
    if let Some(line) = &change.talk {
        put_talk(connection, id, line, version)?;
    }
    if let Some((letter, key)) = &change.letter {
        letters::put(connection, id, letter, key, version)?;
    }
    for (seat, plan) in &change.plans {
        put_plan(connection, id, *seat, plan.as_deref())?;
    }
    if let Some(places) = &change.places {
        places::put(connection, id, places)?;
    }
    if let Some(next) = &change.rematch {
        let sql = "UPDATE matches SET rematch = ?2 WHERE id = ?1";
        connection.prepare_cached(sql)?.execute(params![id, next])?;
    }
    Ok(Changed::Written(version))
}

/// Takes the row of a match to its next version.
fn move_on(connection: &Connection, id: &str, change: &Change, version: u32) -> rusqlite::Result<()> {
    let at = change.at as i64;
    match change.summary {
        None => {
            let sql = "UPDATE matches SET version = ?2, changed = ?3 WHERE id = ?1";
            connection.prepare_cached(sql)?.execute(params![id, version, at])?
        }
        Some(Summary {
            status,
            awaited,
            owes,
            actions,
            veiled,
            due,
            deadline,
            earliest,
            touched,
            wanted,
        }) => {
            let sql = "UPDATE matches SET version = ?2, changed = ?3, status = ?4, awaited = ?5, owes = ?6, actions = ?7,
                       veiled = ?8, due = ?9, touched = max(touched, ?10), wanted = ?11, deadline = ?12, earliest = ?13, summed = 1
                       WHERE id = ?1";
            let (status, due, touched) = (status.word(), due.map(|due| due as i64), touched as i64);
            let values = params![
                id,
                version,
                at,
                status,
                awaited,
                owes,
                actions,
                veiled,
                due,
                touched,
                wanted,
                deadline.map(|at| at as i64),
                earliest.map(|at| at as i64)
            ];
            connection.prepare_cached(sql)?.execute(values)?
        }
    };
    Ok(())
}

fn put_chair(
    connection: &Connection,
    id: &str,
    seat: u8,
    chair: &Chair,
    version: u32,
) -> rusqlite::Result<()> {
    let sql = "UPDATE chairs SET chair = ?3, guest = ?4, version = ?5 WHERE match = ?1 AND seat = ?2";
    let values = params![id, seat, chair_text(chair), chair.holder(), version];
    connection.prepare_cached(sql)?.execute(values).map(drop)
}

fn put_plan(connection: &Connection, id: &str, seat: u8, plan: Option<&str>) -> rusqlite::Result<()> {
    let sql = match plan {
        Some(_) => "INSERT OR REPLACE INTO plans (match, seat, plan) VALUES (?1, ?2, ?3)",
        None => "DELETE FROM plans WHERE match = ?1 AND seat = ?2 AND ?3 IS NULL",
    };
    connection.prepare_cached(sql)?.execute(params![id, seat, plan]).map(drop)
}

fn put_talk(connection: &Connection, id: &str, line: &ChatLine, version: u32) -> rusqlite::Result<()> {
    let sql = "INSERT INTO chat (match, n, channel, guest, name, text, at, version)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let channel = line.channel.word();
    let values = params![id, line.n, channel, line.guest, line.name, line.text, line.at as i64, version];
    connection.prepare_cached(sql)?.execute(values).map(drop)
}

pub(super) fn sum(connection: &Connection, id: &str, summary: Summary) -> rusqlite::Result<()> {
    let sql = "UPDATE matches SET status = ?2, awaited = ?3, owes = ?4, actions = ?5, veiled = ?6, due = ?7,
               deadline = ?8, earliest = ?9, summed = 1 WHERE id = ?1";
    let Summary { status, awaited, owes, actions, veiled, due, deadline, earliest, .. } = summary;
    let [due, deadline, earliest] = [due, deadline, earliest].map(|at| at.map(|at| at as i64));
    let values = params![id, status.word(), awaited, owes, actions, veiled, due, deadline, earliest];
    connection.prepare_cached(sql)?.execute(values).map(drop)
}
