//! Another key for a house that is closed.
//!
//! A house that serves holds its key in memory, and so would every other node: it is changed between closing and opening, under
//! the lock that keeps two houses out of one folder, so that nobody ever signs with the old one afterwards.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::{from_sqlite, lock};
use crate::model::StoreError;

/// Throws the key away by which the house in a folder signs cookies. The next opening makes another: whoever was a guest by a
/// cookie is a stranger then, and comes back by a return link.
pub fn rotate(folder: &Path) -> Result<(), StoreError> {
    let path = folder.join("tabletier.db");
    if !path.is_file() {
        return Err(StoreError::Other(format!("there is no house in {}", folder.display())));
    }
    let _lock = lock(&folder.join("tabletier.lock"))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let forget = || -> rusqlite::Result<()> {
        let connection = Connection::open_with_flags(&path, flags)?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        // What is thrown away is overwritten, not only forgotten.
        connection.pragma_update(None, "secure_delete", true)?;
        connection.execute("DELETE FROM house WHERE name = 'secret'", [])?;
        Ok(())
    };
    forget().map_err(|error| from_sqlite(&error))
}
