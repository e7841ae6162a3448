//! A whole house from one store to another, cell by cell; and sums over what is kept of every match, by which both can be compared.
//!
//! Nothing here knows what a cell means: tables and columns have the same names in every store. Both houses are closed meanwhile.
//! The new house holds everything or nothing.

use std::collections::BTreeMap;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::{MatchId, StoreError, postgres, sqlite};

/// How many rows are read at a time.
const PAGE: usize = 500;

/// A cell of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Nothing.
    Null,
    /// A number.
    Int(i64),
    /// A text.
    Text(String),
    /// Bytes.
    Blob(Vec<u8>),
}

/// A table that is copied.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) name: &'static str,
    /// Its columns, those of its key first.
    columns: &'static [&'static str],
    /// How many columns its key has.
    key: usize,
    /// Whether its first column names a match.
    is_of_match: bool,
}

const fn table(name: &'static str, key: usize, is_of_match: bool, columns: &'static [&'static str]) -> Table {
    Table { name, columns, key, is_of_match }
}

/// Everything that is kept, in an order in which it can be written.
#[rustfmt::skip]
pub(crate) const TABLES: &[Table] = &[
    table("house", 1, false, &["name", "value"]),
    table("guests", 1, false, &["id", "name", "token", "created"]),
    table("holidays", 2, false, &["guest", "since", "until"]),
    table("matches", 1, true, &[
        "id", "game", "config", "host", "listed", "seed", "status", "rematch", "version", "created", "changed", "rules", "awaited", "owes",
        "actions", "veiled", "summed", "lot", "time", "due", "touched", "wanted", "press_opened", "most", "bots", "share", "deadline",
        "earliest", "branch_of",
    ]),
    table("chairs", 2, true, &["match", "seat", "chair", "guest", "version"]),
    table("journal", 2, true, &["match", "seq", "at", "text", "key", "asked"]),
    table("chat", 2, true, &["match", "n", "channel", "guest", "name", "text", "at", "version"]),
    table("plans", 2, true, &["match", "seat", "plan"]),
    table("letters", 2, true, &["match", "n", "writer", "receivers", "text", "at", "key", "asked", "version"]),
    table("marks", 4, true, &["match", "guest", "seat", "thread", "read", "muted"]),
    table("places", 2, true, &["match", "place", "guest", "name", "nonce", "seat"]),
    table("notes", 2, true, &["match", "seat", "text"]),
    table("studies", 1, false, &[
        "id", "owner", "game", "name", "text", "version", "of_match", "shared", "created", "changed",
    ]),
    table("openings", 2, false, &["position", "action", "played", "won", "drawn"]),
    table("uncounted", 1, false, &["id"]),
];

impl Table {
    /// Of the house itself only what every store has.
    fn condition(&self) -> &'static str {
        if self.name == "house" { "name IN ('secret', 'beat')" } else { "1 = 1" }
    }

    /// Reads a page, after a key or from the start. `mark` stands before the number of a value.
    pub(crate) fn reading(&self, mark: char, is_first: bool) -> String {
        let key = self.columns[..self.key].join(", ");
        let values: Vec<_> = (1..=self.key).map(|number| format!("{mark}{number}")).collect();
        let after = if is_first { String::new() } else { format!(" AND ({key}) > ({})", values.join(", ")) };
        let (columns, name, condition) = (self.columns.join(", "), self.name, self.condition());
        format!("SELECT {columns} FROM {name} WHERE {condition}{after} ORDER BY {key} LIMIT {PAGE}")
    }

    /// Writes a row. The secret of a house that is copied is the one that counts.
    pub(crate) fn writing(&self, mark: char) -> String {
        let values: Vec<_> = (1..=self.columns.len()).map(|number| format!("{mark}{number}")).collect();
        let (columns, name, values) = (self.columns.join(", "), self.name, values.join(", "));
        let instead = match self.name {
            "house" => " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            _ => "",
        };
        format!("INSERT INTO {name} ({columns}) VALUES ({values}){instead}")
    }

    pub(crate) fn width(&self) -> usize {
        self.columns.len()
    }
}

/// A house that nobody has opened, in a transaction of its own: what is not committed was never there.
#[derive(Debug)]
pub enum House {
    /// In a folder.
    Sqlite(sqlite::Shut),
    /// In a database.
    Postgres(postgres::Shut),
}

impl House {
    /// Opens one by its address, `sqlite:FOLDER` or `postgres://…`; makes one there only if that is wanted.
    pub async fn open(address: &str, is_made: bool) -> Result<Self, StoreError> {
        match address.strip_prefix("sqlite:") {
            Some(folder) => sqlite::Shut::open(Path::new(folder), is_made).map(House::Sqlite),
            None => postgres::Shut::open(address, is_made).await.map(House::Postgres),
        }
    }

    async fn read(&self, table: &Table, after: &[Cell]) -> Result<Vec<Vec<Cell>>, StoreError> {
        match self {
            House::Sqlite(house) => house.read(table, after),
            House::Postgres(house) => house.read(table, after).await,
        }
    }

    async fn write(&self, table: &Table, rows: &[Vec<Cell>]) -> Result<(), StoreError> {
        match self {
            House::Sqlite(house) => house.write(table, rows),
            House::Postgres(house) => house.write(table, rows).await,
        }
    }

    async fn commit(self) -> Result<(), StoreError> {
        match self {
            House::Sqlite(house) => house.commit(),
            House::Postgres(house) => house.commit().await,
        }
    }

    /// Calls for every row of a table, in the order of its key.
    async fn pages(
        &self,
        table: &Table,
        mut each: impl AsyncFnMut(Vec<Vec<Cell>>) -> Result<(), StoreError>,
    ) -> Result<u64, StoreError> {
        let (mut after, mut count) = (Vec::new(), 0);
        loop {
            let rows = self.read(table, &after).await?;
            let Some(last) = rows.last() else { return Ok(count) };
            after = last[..table.key].to_vec();
            count += rows.len() as u64;
            each(rows).await?;
        }
    }
}

/// Copies everything of a house into an empty one, and gives how many rows each table had. The sums of both are compared before
/// anything is kept.
pub async fn copy(from: &House, to: House) -> Result<Vec<(&'static str, u64)>, StoreError> {
    for table in TABLES.iter().filter(|table| table.name != "house") {
        if !to.read(table, &[]).await?.is_empty() {
            let what = format!("the house to copy into is not empty: it has {}", table.name);
            return Err(StoreError::Other(what));
        }
    }
    let mut counts = Vec::new();
    for table in TABLES {
        let count = from.pages(table, async |rows| to.write(table, &rows).await).await?;
        counts.push((table.name, count));
    }
    if sums(from).await? != sums(&to).await? {
        return Err(StoreError::Corrupt("the copy is not what was copied".to_owned()));
    }
    to.commit().await?;
    Ok(counts)
}

/// Sums over what a house keeps. Houses of equal sums keep the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sums {
    /// Of every match, over everything that is kept of it.
    pub matches: BTreeMap<MatchId, [u8; 32]>,
    /// Of all that belongs to no match.
    pub rest: [u8; 32],
}

/// The sums of a house.
pub async fn sums(house: &House) -> Result<Sums, StoreError> {
    let (mut matches, mut rest) = (BTreeMap::<MatchId, Sha256>::new(), Sha256::new());
    for table in TABLES {
        let add = async |rows: Vec<Vec<Cell>>| {
            for row in rows {
                let sum = match row.first() {
                    Some(Cell::Text(id)) if table.is_of_match => matches.entry(id.clone()).or_default(),
                    _ => &mut rest,
                };
                add_row(sum, table, &row);
            }
            Ok(())
        };
        house.pages(table, add).await?;
    }
    let matches = matches.into_iter().map(|(id, sum)| (id, sum.finalize().into())).collect();
    Ok(Sums { matches, rest: rest.finalize().into() })
}

/// No two different rows are the same bytes: every part says how long it is.
fn add_row(sum: &mut Sha256, table: &Table, row: &[Cell]) {
    let mut add = |kind: u8, bytes: &[u8]| {
        sum.update([kind]);
        sum.update((bytes.len() as u64).to_be_bytes());
        sum.update(bytes);
    };
    add(b'#', table.name.as_bytes());
    for cell in row {
        match cell {
            Cell::Null => add(b'0', &[]),
            Cell::Int(number) => add(b'i', &number.to_be_bytes()),
            Cell::Text(text) => add(b't', text.as_bytes()),
            Cell::Blob(bytes) => add(b'b', bytes),
        }
    }
}
