//! A house in a folder that nobody has opened, for copying.

use std::fs::File;
use std::path::Path;

use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};

use super::{connect, from_io, from_sqlite, lock, migrate};
use crate::StoreError;
use crate::copy::{Cell, Table};

/// The closed house. Its lock is held: nobody opens it meanwhile.
#[derive(Debug)]
pub struct Shut {
    /// Behind a lock because a connection serves one thread at a time, and whoever copies may change threads.
    connection: std::sync::Mutex<Connection>,
    _lock: File,
}

impl Shut {
    /// Opens it for copying; makes it only if that is wanted.
    pub(crate) fn open(folder: &Path, is_made: bool) -> Result<Self, StoreError> {
        let path = folder.join("tabletier.db");
        if is_made {
            std::fs::create_dir_all(folder).map_err(|error| from_io(&error))?;
        } else if !path.is_file() {
            return Err(StoreError::Other(format!("there is no house in {}", folder.display())));
        }
        let lock = lock(&folder.join("tabletier.lock"))?;
        let mut connection = connect(&path)?;
        migrate(&mut connection)?;
        connection.execute_batch("BEGIN IMMEDIATE").map_err(|error| from_sqlite(&error))?;
        Ok(Shut { connection: connection.into(), _lock: lock })
    }

    fn with<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        let connection = self.connection.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        work(&connection).map_err(|error| from_sqlite(&error))
    }

    pub(crate) fn read(&self, table: &Table, after: &[Cell]) -> Result<Vec<Vec<Cell>>, StoreError> {
        let sql = table.reading('?', after.is_empty());
        self.with(|connection| {
            let mut statement = connection.prepare_cached(&sql)?;
            let cells = |row: &rusqlite::Row<'_>| {
                (0..table.width()).map(|column| row.get(column).map(cell)).collect()
            };
            statement.query_map(params_from_iter(after.iter().cloned().map(value)), cells)?.collect()
        })
    }

    pub(crate) fn write(&self, table: &Table, rows: &[Vec<Cell>]) -> Result<(), StoreError> {
        self.with(|connection| {
            let mut statement = connection.prepare_cached(&table.writing('?'))?;
            for row in rows {
                statement.execute(params_from_iter(row.iter().cloned().map(value)))?;
            }
            Ok(())
        })
    }

    pub(crate) fn commit(self) -> Result<(), StoreError> {
        self.with(|connection| connection.execute_batch("COMMIT"))
    }
}

fn cell(value: Value) -> Cell {
    match value {
        Value::Null => Cell::Null,
        Value::Integer(number) => Cell::Int(number),
        // No table has such a column.
        Value::Real(number) => Cell::Text(number.to_string()),
        Value::Text(text) => Cell::Text(text),
        Value::Blob(bytes) => Cell::Blob(bytes),
    }
}

fn value(cell: Cell) -> Value {
    match cell {
        Cell::Null => Value::Null,
        Cell::Int(number) => Value::Integer(number),
        Cell::Text(text) => Value::Text(text),
        Cell::Blob(bytes) => Value::Blob(bytes),
    }
}
