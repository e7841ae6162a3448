//! How a match changes: one version after another, all of a change or nothing of it.
//!
//! A change is two journeys. The first locks the row of the match, and only then reads the clock, whether this node was given up and
//! whether keys were used: whatever comes after waits for the lock. The second writes and commits.

use std::collections::BTreeMap;

use tokio_postgres::Row;

use super::letters;
use super::openings;
use super::pipe::{Fault, NOW, Step, step};
use super::rows::{cell, int};
use crate::model::{Change, Changed, ChatLine, NewMatch, Place, Status, SubmitKey, Summary, chair_text};

/// What is read before a change is decided, in this order.
pub(super) fn ask<'a>(id: &'a str, change: &'a Change, now: Option<i64>, node: Option<i64>) -> Vec<Step<'a>> {
    let keys = keys(change).map(|key| key.name.as_str()).collect();
    vec![
        step!("SELECT version, changed FROM matches WHERE id = $1 FOR NO KEY UPDATE", id),
        moment(now, node),
        used_among(id, keys),
    ]
}

/// The store's time, and whether this node was given up.
pub(super) fn moment(now: Option<i64>, node: Option<i64>) -> Step<'static> {
    let sql = format!(
        "SELECT {NOW}, $2::bigint IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM nodes WHERE number = $2 AND gone IS NULL)"
    );
    step!(sql, now, node)
}

/// What [`moment`] answers.
#[derive(Clone, Copy)]
pub(super) struct Moment {
    pub(super) now: u64,
    pub(super) is_given_up: bool,
}

impl Moment {
    pub(super) fn read(rows: &[Row]) -> Result<Self, Fault> {
        let row = rows.first().ok_or_else(|| super::rows::unreadable("the time"))?;
        Ok(Moment { now: int(row, 0)?, is_given_up: cell(row, 1)? })
    }
}

fn keys(change: &Change) -> impl Iterator<Item = &SubmitKey> {
    let letters = change.letter.iter().map(|(_, key)| key);
    change.lines.iter().filter_map(|(_, key)| key.as_ref()).chain(letters)
}

/// Where these keys were used, entries before letters.
pub(super) fn used_among<'a>(id: &'a str, keys: Vec<&'a str>) -> Step<'a> {
    let sql =
        "SELECT key, seq AS version, asked, 0 AS kind FROM journal WHERE match = $1 AND key = ANY($2::text[])
               UNION ALL
               SELECT key, version, asked, 1 AS kind FROM letters WHERE match = $1 AND key = ANY($2::text[])
               ORDER BY kind";
    step!(sql, id, keys)
}

/// What became of a submit or a letter, if its key was used. Older entries do not say what was asked for.
pub(super) fn used(rows: &[Row], key: &SubmitKey) -> Result<Option<Changed>, Fault> {
    for row in rows {
        if cell::<&str>(row, 0)? == key.name {
            let is_same = cell::<Option<&str>>(row, 2)?.is_none_or(|asked| asked == key.asked);
            return Ok(Some(if is_same { Changed::Repeated(int(row, 1)?) } else { Changed::Reused }));
        }
    }
    Ok(None)
}

/// Why a change is not written, if it is not, from what [`ask`] answers.
pub(super) fn refusal(change: &Change, answers: &[Vec<Row>]) -> Result<Option<Changed>, Fault> {
    for key in keys(change) {
        if let Some(used) = used(&answers[2], key)? {
            return Ok(Some(used));
        }
    }
    let moment = Moment::read(&answers[1])?;
    let Some(row) = answers[0].first() else { return Ok(Some(Changed::Taken)) };
    if moment.is_given_up || int::<u32>(row, 0)? != change.after {
        return Ok(Some(Changed::Taken));
    }
    Ok((!change.is_timely(moment.now, int(row, 1)?)).then_some(Changed::Untimely))
}

/// Everything that a change writes.
pub(super) fn write<'a>(id: &'a str, change: &'a Change, node: Option<i64>) -> Vec<Step<'a>> {
    let version = change.after + change.steps();
    let ends = change.summary.is_some_and(|summary| summary.status == Status::Over);
    let mut steps: Vec<Step<'a>> = ends.then(|| openings::note_end(id)).into_iter().collect();
    steps.push(move_on(id, change, version, node));
    if !change.chairs.is_empty() {
        steps.push(put_chairs(id, change));
    }
    if !change.lines.is_empty() {
        steps.push(put_lines(id, change));
    }
    steps.extend(change.talk.as_ref().map(|line| put_talk(id, line, version)));
    steps.extend(change.letter.as_ref().map(|(letter, key)| letters::put(id, letter, key, version)));
    if !change.plans.is_empty() {
        steps.extend(put_plans(id, change));
    }
    if let Some(places) = &change.places {
        steps.extend(put_places(id, places));
    }
    if let Some(next) = &change.rematch {
        steps.push(step!("UPDATE matches SET rematch = $2 WHERE id = $1", id, next.as_str()));
    }
    steps
}

/// Takes the row of a match to its next version. Who wrote that the house owes something does it.
fn move_on<'a>(id: &'a str, change: &Change, version: u32, node: Option<i64>) -> Step<'a> {
    let (version, at) = (i64::from(version), change.at as i64);
    let Some(summary) = change.summary else {
        return step!("UPDATE matches SET version = $2, changed = $3 WHERE id = $1", id, version, at);
    };
    let Summary { status, awaited, owes, actions, veiled, due, deadline, earliest, touched, wanted } =
        summary;
    let sql = "UPDATE matches SET version = $2, changed = $3, status = $4, awaited = $5, owes = $6, actions = $7,
               veiled = $8, due = $9, touched = greatest(touched, $10), wanted = $11, deadline = $12, earliest = $13,
               summed = 1, worker = $14, due_held = CASE WHEN due IS DISTINCT FROM $9 THEN 0 ELSE due_held END
               WHERE id = $1";
    let [due, deadline, earliest] = [due, deadline, earliest].map(|at| at.map(|at| at as i64));
    step!(
        sql,
        id,
        version,
        at,
        status.word(),
        i64::from(awaited),
        i64::from(owes),
        i64::from(actions),
        i64::from(veiled),
        due,
        touched as i64,
        i64::from(wanted),
        deadline,
        earliest,
        node.filter(|_| owes)
    )
}

fn put_chairs<'a>(id: &'a str, change: &'a Change) -> Step<'a> {
    let sql = "UPDATE chairs SET chair = taken.chair, guest = taken.guest, version = $2
               FROM unnest($3::bigint[], $4::text[], $5::text[]) AS taken (seat, chair, guest)
               WHERE chairs.match = $1 AND chairs.seat = taken.seat";
    // Where one is named twice, the last one counts.
    let last: BTreeMap<i64, _> =
        change.chairs.iter().map(|(seat, chair)| (i64::from(*seat), chair)).collect();
    let seats: Vec<i64> = last.keys().copied().collect();
    let texts: Vec<String> = last.values().map(|chair| chair_text(chair)).collect();
    let guests: Vec<Option<&str>> = last.values().map(|chair| chair.holder()).collect();
    step!(sql, id, i64::from(change.after) + 1, seats, texts, guests)
}

fn put_lines<'a>(id: &'a str, change: &'a Change) -> Step<'a> {
    let sql = "INSERT INTO journal (match, seq, at, text, key, asked)
               SELECT $1::text, seq, $2::bigint, line, key, asked
               FROM unnest($3::bigint[], $4::text[], $5::text[], $6::text[]) AS lines (seq, line, key, asked)";
    let first = i64::from(change.first_line());
    let numbers: Vec<i64> = (first..).take(change.lines.len()).collect();
    let texts: Vec<&str> = change.lines.iter().map(|(text, _)| text.as_str()).collect();
    let of_key = |part: fn(&SubmitKey) -> &String| {
        let lines = change.lines.iter();
        lines.map(|(_, key)| key.as_ref().map(|key| part(key).as_str())).collect::<Vec<Option<&str>>>()
    };
    step!(sql, id, change.at as i64, numbers, texts, of_key(|key| &key.name), of_key(|key| &key.asked))
}

fn put_talk<'a>(id: &'a str, line: &'a ChatLine, version: u32) -> Step<'a> {
    let sql = "INSERT INTO chat (match, n, channel, guest, name, text, at, version)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let (channel, guest, name, text) =
        (line.channel.word(), line.guest.as_str(), line.name.as_str(), line.text.as_str());
    step!(sql, id, i64::from(line.n), channel, guest, name, text, line.at as i64, i64::from(version))
}

fn put_plans<'a>(id: &'a str, change: &'a Change) -> [Step<'a>; 2] {
    let last: BTreeMap<i64, _> =
        change.plans.iter().map(|(seat, plan)| (i64::from(*seat), plan.as_deref())).collect();
    let all: Vec<i64> = last.keys().copied().collect();
    let (seats, plans): (Vec<i64>, Vec<&str>) =
        last.into_iter().filter_map(|(seat, plan)| Some((seat, plan?))).unzip();
    let sql = "INSERT INTO plans (match, seat, plan)
               SELECT $1::text, seat, plan FROM unnest($2::bigint[], $3::text[]) AS plans (seat, plan)";
    [
        step!("DELETE FROM plans WHERE match = $1 AND seat = ANY($2::bigint[])", id, all),
        step!(sql, id, seats, plans),
    ]
}

/// These and no others have put themselves down.
fn put_places<'a>(id: &'a str, places: &'a [Place]) -> [Step<'a>; 2] {
    let sql = "INSERT INTO places (match, place, guest, name, nonce, seat)
               SELECT $1::text, place - 1, guest, name, nonce, seat
               FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[]) WITH ORDINALITY
                   AS places (guest, name, nonce, seat, place)";
    let guests: Vec<&str> = places.iter().map(|place| place.guest.as_str()).collect();
    let names: Vec<&str> = places.iter().map(|place| place.name.as_str()).collect();
    let nonces: Vec<Option<&str>> = places.iter().map(|place| place.nonce.as_deref()).collect();
    let seats: Vec<Option<i64>> = places.iter().map(|place| place.seat.map(i64::from)).collect();
    [step!("DELETE FROM places WHERE match = $1", id), step!(sql, id, guests, names, nonces, seats)]
}

/// A new match with its seats, and with what happens at it at once.
pub(super) fn insert<'a>(new: &'a NewMatch, first: &'a Change, node: Option<i64>) -> Vec<Step<'a>> {
    let sql = "INSERT INTO matches (id, game, rules, config, host, listed, lot, seed, time, created, press_opened, most, bots, share, branch_of, status, summed, changed, touched)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'open', 1, $10, $10)";
    let made = step!(
        sql,
        new.id.as_str(),
        new.game.as_str(),
        i64::from(new.rules),
        new.config.as_str(),
        new.host.as_str(),
        i64::from(new.listed),
        i64::from(new.lot),
        new.seed.as_slice(),
        new.time.as_str(),
        new.created as i64,
        i64::from(new.press_opened),
        i64::from(new.gathering.most),
        i64::from(new.gathering.bots),
        new.share.map(i64::from),
        new.branch_of.as_deref()
    );
    let sql = "INSERT INTO chairs (match, seat, chair, guest)
               SELECT $1::text, seat - 1, chair, guest
               FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS chairs (chair, guest, seat)";
    let texts: Vec<String> = new.chairs.iter().map(chair_text).collect();
    let guests: Vec<Option<&str>> = new.chairs.iter().map(|chair| chair.holder()).collect();
    let mut steps = vec![made, step!(sql, new.id.as_str(), texts, guests)];
    steps.extend(put_places(&new.id, &new.gathering.places));
    steps.extend(write(&new.id, first, node));
    steps
}

/// The summary of a match of an older house. Whoever asks first does what is owed.
pub(super) fn sum(id: &str, summary: Summary) -> Step<'_> {
    let sql = "UPDATE matches SET status = $2, awaited = $3, owes = $4, actions = $5, veiled = $6, due = $7,
               deadline = $8, earliest = $9, summed = 1, worker = NULL, due_held = 0 WHERE id = $1";
    let Summary { status, awaited, owes, actions, veiled, due, deadline, earliest, .. } = summary;
    let [due, deadline, earliest] = [due, deadline, earliest].map(|at| at.map(|at| at as i64));
    let (awaited, owes) = (i64::from(awaited), i64::from(owes));
    let (actions, veiled) = (i64::from(actions), i64::from(veiled));
    step!(sql, id, status.word(), awaited, owes, actions, veiled, due, deadline, earliest)
}
