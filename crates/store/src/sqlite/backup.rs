//! Copies of a house's file: made while it serves, and put into a fresh folder.
//!
//! A copy is one read transaction (`VACUUM INTO`): what was committed before it began is in it, all of it, and nothing else; the
//! house goes on writing meanwhile and needs not be asked. SQLite's page-by-page backup would begin anew with every write of
//! another process, and might never end at a busy house. A copy holds every secret of the house: only its owner may read it.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::{APPLICATION, MIGRATIONS, PATIENCE, from_io, from_sqlite, lists, lock};
use crate::model::{MatchId, StoreError};

#[cfg(test)]
mod tests;

/// What was copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Its matches, oldest first.
    pub matches: Vec<MatchId>,
    /// How large the file is.
    pub bytes: u64,
}

/// Copies the house in a folder into a file that is not there yet. The house may serve meanwhile.
pub fn back_up(folder: &Path, to: &Path) -> Result<Copied, StoreError> {
    must_be_absent(to)?;
    let connection = open(&folder.join("tabletier.db"), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    must_be_ours(&connection)?;
    let part = beside(to, ".part");
    let done = copy_into(&connection, &part).and_then(|()| check(&part));
    finish(done, &part, to)
}

/// Puts a copy into a folder that holds no house. What a newer house wrote is refused; what an older one wrote is brought up to
/// date when the house is opened.
pub fn restore(from: &Path, folder: &Path) -> Result<Copied, StoreError> {
    let source = open(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    must_be_ours(&source)?;
    drop(source);
    fs::create_dir_all(folder).map_err(|error| from_io(&error))?;
    let _lock = lock(&folder.join("tabletier.lock"))?;
    let to = folder.join("tabletier.db");
    // A log that another house left would be taken for this one's.
    for rest in ["", "-wal", "-shm"] {
        must_be_absent(&beside(&to, rest))?;
    }
    let part = beside(&to, ".part");
    let copied = private_file(&part).and_then(|mut file| {
        std::io::copy(&mut File::open(from)?, &mut file)?;
        file.sync_all()
    });
    let done = copied.map_err(|error| from_io(&error)).and_then(|()| check(&part));
    finish(done, &part, &to)
}

fn beside(path: &Path, rest: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(rest);
    name.into()
}

fn must_be_absent(path: &Path) -> Result<(), StoreError> {
    match path.symlink_metadata() {
        Ok(_) => Err(StoreError::Other(format!("{} is there already", path.display()))),
        Err(_) => Ok(()),
    }
}

fn open(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    if !path.is_file() {
        return Err(StoreError::Other(format!("there is no file {}", path.display())));
    }
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX);
    let connection = connection.map_err(|error| from_sqlite(&error))?;
    connection.busy_timeout(PATIENCE).map_err(|error| from_sqlite(&error))?;
    Ok(connection)
}

/// Whether a file is a house's, and of no newer one.
fn must_be_ours(connection: &Connection) -> Result<(), StoreError> {
    let number = |pragma| {
        let found = connection.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0));
        found.map_err(|error| from_sqlite(&error))
    };
    if number("application_id")? != APPLICATION {
        return Err(StoreError::Corrupt("not a database of tabletier".to_owned()));
    }
    match usize::try_from(number("user_version")?) {
        Ok(version) if version <= MIGRATIONS.len() => Ok(()),
        _ => Err(StoreError::TooNew),
    }
}

/// An empty file that its owner alone can read. What an interrupted copy left is replaced.
fn private_file(path: &Path) -> std::io::Result<File> {
    drop(fs::remove_file(path));
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn copy_into(connection: &Connection, part: &Path) -> Result<(), StoreError> {
    private_file(part).map_err(|error| from_io(&error))?;
    let name = part.to_str().ok_or_else(|| StoreError::Other("the path is not UTF-8".to_owned()))?;
    connection.execute("VACUUM INTO ?1", [name]).map_err(|error| from_sqlite(&error))?;
    let synced = OpenOptions::new().write(true).open(part).and_then(|file| file.sync_all());
    synced.map_err(|error| from_io(&error))
}

/// Reads a whole copy: whether its pages and references are sound, and which matches are in it.
fn check(part: &Path) -> Result<Copied, StoreError> {
    let connection = open(part, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    must_be_ours(&connection)?;
    let ask = || -> rusqlite::Result<(String, bool, Vec<MatchId>)> {
        let said = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
        let has_dangling = connection.prepare("PRAGMA foreign_key_check")?.exists([])?;
        Ok((said, has_dangling, lists::ids(&connection, "1 = 1")?))
    };
    let (said, has_dangling, matches) = ask().map_err(|error| from_sqlite(&error))?;
    if said != "ok" || has_dangling {
        return Err(StoreError::Corrupt(said));
    }
    let bytes = fs::metadata(part).map_err(|error| from_io(&error))?.len();
    Ok(Copied { matches, bytes })
}

/// Gives a copy its name once it is whole and on disk. Of what failed nothing stays.
fn finish(done: Result<Copied, StoreError>, part: &Path, to: &Path) -> Result<Copied, StoreError> {
    let named = done.and_then(|copied| {
        // Whoever made a file of that name meanwhile keeps it.
        must_be_absent(to)?;
        fs::rename(part, to).map_err(|error| from_io(&error))?;
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = File::open(folder.unwrap_or(Path::new(".")));
        folder.and_then(|folder| folder.sync_all()).map_err(|error| from_io(&error))?;
        Ok(copied)
    });
    if named.is_err() {
        drop(fs::remove_file(part));
    }
    named
}
