//! Journals made longer than anybody would play them, in the database of a house that is closed: the last decision is
//! taken back and made again, until there are enough entries.

use std::path::Path;

use anyhow::{Context, Result};
use rusqlite::{Connection, params};

/// The database in the house's folder.
const FILE: &str = "tabletier.db";

/// A time and a text.
type Line = (i64, String);

/// Lengthens all journals of a closed house to at least so many entries. This is the only place that knows the schema:
/// lines are numbered by the match's version, which counts other changes too, while takebacks count lines.
pub fn lengthen(data: &Path, entries: usize) -> Result<()> {
    let mut store = Connection::open(data.join(FILE))?;
    let version = version(&store)?;
    let change = store.transaction()?;
    let open: Vec<(String, u32)> = {
        let sql = format!("SELECT id, {version} FROM matches WHERE status = 'running'");
        let mut query = change.prepare(&sql)?;
        query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?
    };
    for (id, mut seq) in open {
        for (at, text) in more(&journal(&change, &id)?, entries).with_context(|| id.clone())? {
            seq += 1;
            let sql = "INSERT INTO journal (match, seq, at, text) VALUES (?, ?, ?, ?)";
            change.prepare_cached(sql)?.execute(params![id, seq, at, text])?;
        }
        change.execute(&format!("UPDATE matches SET {version} = ? WHERE id = ?"), params![seq, id])?;
    }
    change.commit()?;
    Ok(())
}

/// A match's lines with their times.
fn journal(store: &Connection, id: &str) -> Result<Vec<Line>> {
    let mut query = store.prepare_cached("SELECT at, text FROM journal WHERE match = ? ORDER BY seq")?;
    let lines = query.query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(lines.collect::<Result<_, _>>()?)
}

/// The lines to add: the last action and what followed it, taken back and written again.
fn more(journal: &[Line], entries: usize) -> Result<Vec<Line>> {
    let last = journal.iter().rposition(|(_, text)| text.starts_with("act ")).context("nobody acted")?;
    let at = journal.last().context("no lines")?.0;
    let mut round = vec![(at, format!("takeback {last}"))];
    round.extend(journal[last..].iter().map(|(_, text)| (at, text.clone())));
    let rounds = entries.saturating_sub(journal.len()).div_ceil(round.len());
    Ok(round.iter().cycle().take(rounds * round.len()).cloned().collect())
}

/// The column of `matches` that counts its changes. Houses of old call it otherwise.
fn version(store: &Connection) -> Result<&'static str> {
    let mut query = store.prepare("SELECT name FROM pragma_table_info('matches')")?;
    let names: Vec<String> = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let known = ["version", "entries"].into_iter().find(|known| names.iter().any(|name| name == known));
    known.context("matches has no column that counts changes")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_decision_is_taken_back_and_made_again() {
        let line = |text: &str| (7, text.to_owned());
        let journal = ["seated 0 Ana", "act 0 a", "act 1 b", "chance 6"].map(line);
        let round = ["takeback 2", "act 1 b", "chance 6"].map(line);
        assert_eq!(more(&journal, 4).expect("lines"), []);
        assert_eq!(more(&journal, 5).expect("lines"), round);
        assert_eq!(more(&journal, 8).expect("lines"), [round.clone(), round].concat());
    }
}
