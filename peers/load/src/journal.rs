//! Journals made longer than anybody would play them, in the database of a house that is closed: the last decision is
//! taken back and made again, until there are enough entries.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use rusqlite::{Connection, params};

/// The database in the house's folder.
const FILE: &str = "tabletier.db";

/// Lengthens all journals of a closed house to at least so many entries. This is the only place that knows the schema.
pub fn lengthen(data: &Path, entries: u32) -> Result<()> {
    let mut store = Connection::open(data.join(FILE))?;
    let count = counter(&store)?;
    let change = store.transaction()?;
    let open: Vec<String> = {
        let mut query = change.prepare("SELECT id FROM matches WHERE status = 'running'")?;
        query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?
    };
    for id in open {
        let journal: Vec<(u32, i64, String)> = {
            let mut query =
                change.prepare_cached("SELECT seq, at, text FROM journal WHERE match = ? ORDER BY seq")?;
            let rows = query.query_map([&id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
            rows.collect::<Result<_, _>>()?
        };
        let last = journal.iter().rposition(|(_, _, text)| text.starts_with("act "));
        let last = last.with_context(|| format!("nobody acted in {id}"))?;
        let &(mut seq, at, _) = journal.last().context("entries")?;
        let again: Vec<&str> = journal[last..].iter().map(|(_, _, text)| text.as_str()).collect();
        let back = format!("takeback {}", journal[last].0 - 1);
        let mut add =
            change.prepare_cached("INSERT INTO journal (match, seq, at, text) VALUES (?, ?, ?, ?)")?;
        while seq < entries {
            for text in std::iter::once(back.as_str()).chain(again.iter().copied()) {
                seq += 1;
                add.execute(params![id, seq, at, text])?;
            }
        }
        let sql = format!("UPDATE matches SET {count} = ? WHERE id = ?");
        ensure!(change.execute(&sql, params![seq, id])? == 1, "{id} is counted once");
    }
    change.commit()?;
    Ok(())
}

/// The column of `matches` that counts entries.
fn counter(store: &Connection) -> Result<&'static str> {
    let mut query = store.prepare("SELECT name FROM pragma_table_info('matches')")?;
    let names: Vec<String> = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let known = ["version", "entries"].into_iter().find(|known| names.iter().any(|name| name == known));
    known.context("matches has no column that counts entries")
}
