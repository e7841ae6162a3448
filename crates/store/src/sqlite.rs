//! The embedded store: one SQLite file, one writer thread, many readers.
//!
//! The writer takes whatever is waiting, runs it in one transaction and answers after the commit: under load many
//! matches share one sync to disk. `synchronous=FULL` in WAL mode means that what was answered survives `kill -9`
//! and a power cut. A file lock keeps a second house out of the same folder.

pub mod backup;
mod branches;
mod changes;
pub mod key;
mod letters;
mod lists;
mod openings;
mod places;
mod rows;
mod shut;
mod studies;
mod writer;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, params};
use tokio::sync::broadcast;

use crate::Store;
use crate::model::{
    After, Change, Changed, Clock, Guest, Heard, JournalLine, Listing, Mark, MatchId, MatchRow, NewMatch,
    OpeningRow, StoreError, Stretch, StudyHead, StudyRow, SubmitKey, Summary, Timed,
};
pub use shut::Shut;
use writer::Writer;

/// Marks the file as a database of this house ("TbTr").
const APPLICATION: i32 = 0x5462_5472;
/// Every change of the tables, in order. The file's version is how many were made.
const MIGRATIONS: [&str; 10] = [
    include_str!("../migrations/sqlite/0001_house.sql"),
    include_str!("../migrations/sqlite/0002_hallway.sql"),
    include_str!("../migrations/sqlite/0003_lots.sql"),
    include_str!("../migrations/sqlite/0004_keys.sql"),
    include_str!("../migrations/sqlite/0005_time.sql"),
    include_str!("../migrations/sqlite/0006_press.sql"),
    include_str!("../migrations/sqlite/0007_roles.sql"),
    include_str!("../migrations/sqlite/0008_branches.sql"),
    include_str!("../migrations/sqlite/0009_studies.sql"),
    include_str!("../migrations/sqlite/0010_openings.sql"),
];
/// How long to wait for another program's hold on the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// The embedded store.
pub struct Sqlite {
    path: PathBuf,
    clock: Clock,
    writer: Writer,
    readers: Arc<Mutex<Vec<Connection>>>,
    /// The matches that were owed something when this was first asked, as far as they are still to be handed out: whatever is owed
    /// later is owed by the one node there is.
    owing: tokio::sync::Mutex<Option<Vec<MatchId>>>,
    /// Held as long as the house is open.
    _lock: File,
}

impl std::fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sqlite").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Sqlite {
    /// Opens the house in a folder, and makes it where there is none.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        Sqlite::open_with(folder, Clock::system(), None)
    }

    /// The same with a clock of one's own.
    pub fn open_by(folder: &Path, clock: Clock) -> Result<Self, StoreError> {
        Sqlite::open_with(folder, clock, None)
    }

    /// The same with a file that may have so many pages at most.
    pub fn open_limited(folder: &Path, clock: Clock, pages: i64) -> Result<Self, StoreError> {
        Sqlite::open_with(folder, clock, Some(pages))
    }

    fn open_with(folder: &Path, clock: Clock, pages: Option<i64>) -> Result<Self, StoreError> {
        fs::create_dir_all(folder).map_err(|error| from_io(&error))?;
        let lock = lock(&folder.join("tabletier.lock"))?;
        let path = folder.join("tabletier.db");
        let mut connection = connect(&path)?;
        migrate(&mut connection)?;
        if let Some(pages) = pages {
            // Answers with the limit now in force, so it is a query, not an update.
            let set =
                connection.pragma_update_and_check(None, "max_page_count", pages, |row| row.get::<_, i64>(0));
            set.map_err(|error| from_sqlite(&error))?;
        }
        let writer = Writer::start(connection);
        Ok(Sqlite { path, clock, writer, readers: Arc::default(), owing: Default::default(), _lock: lock })
    }

    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer.run(work).await
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (path, readers) = (self.path.clone(), Arc::clone(&self.readers));
        let reading = tokio::task::spawn_blocking(move || {
            let idle = readers.lock().unwrap_or_else(std::sync::PoisonError::into_inner).pop();
            let connection = idle.map_or_else(|| connect(&path), Ok)?;
            let answer = work(&connection).map_err(|error| from_sqlite(&error));
            readers.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(connection);
            answer
        });
        reading.await.map_err(|error| StoreError::Other(error.to_string()))?
    }
}

fn lock(path: &Path) -> Result<File, StoreError> {
    let file = File::create(path).map_err(|error| from_io(&error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(fs::TryLockError::WouldBlock) => Err(StoreError::Locked),
        Err(fs::TryLockError::Error(error)) => Err(from_io(&error)),
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let open = || -> rusqlite::Result<Connection> {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        Ok(connection)
    };
    open().map_err(|error| from_sqlite(&error))
}

enum Migration {
    TooNew,
    Foreign,
    Failed(rusqlite::Error),
}

impl From<rusqlite::Error> for Migration {
    fn from(error: rusqlite::Error) -> Self {
        Migration::Failed(error)
    }
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    try_to_migrate(connection).map_err(|error| match error {
        Migration::TooNew => StoreError::TooNew,
        Migration::Foreign => StoreError::Corrupt("not a database of tabletier".to_owned()),
        Migration::Failed(error) => from_sqlite(&error),
    })
}

fn try_to_migrate(connection: &mut Connection) -> Result<(), Migration> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let number = |pragma| transaction.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0));
    let (application, version) = (number("application_id")?, number("user_version")? as usize);
    let tables: i64 = transaction.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application != APPLICATION && (tables > 0 || application != 0) {
        return Err(Migration::Foreign);
    }
    if version > MIGRATIONS.len() {
        return Err(Migration::TooNew);
    }
    for migration in &MIGRATIONS[version..] {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", MIGRATIONS.len() as i32)?;
    transaction.commit()?;
    Ok(())
}

fn from_io(error: &std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
        std::io::ErrorKind::StorageFull => StoreError::Full,
        _ => StoreError::Other(error.to_string()),
    }
}

fn from_sqlite(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Locked,
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => StoreError::ReadOnly,
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StoreError::Corrupt(error.to_string()),
        _ => StoreError::Other(error.to_string()),
    }
}

#[async_trait]
impl Store for Sqlite {
    fn now(&self) -> u64 {
        self.clock.now()
    }

    async fn join(&self) -> Result<Option<u64>, StoreError> {
        self.read(|connection| {
            let sql = "SELECT value FROM house WHERE name = 'beat'";
            let beat: Option<[u8; 8]> = connection.query_row(sql, [], |row| row.get(0)).optional()?;
            Ok(beat.map(u64::from_be_bytes))
        })
        .await
    }

    async fn opened(&self) -> Result<(), StoreError> {
        self.beat().await
    }

    async fn beat(&self) -> Result<(), StoreError> {
        let now = self.now();
        self.write(move |connection| {
            let sql = "INSERT OR REPLACE INTO house (name, value) VALUES ('beat', ?1)";
            connection.prepare_cached(sql)?.execute([now.to_be_bytes()]).map(drop)
        })
        .await
    }

    fn heard(&self) -> Option<broadcast::Receiver<Heard>> {
        None
    }

    fn tell(&self, _: Heard) {}

    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        self.write(|connection| {
            // The database's own generator, seeded by the system: made once, kept for ever.
            connection
                .execute("INSERT OR IGNORE INTO house (name, value) VALUES ('secret', randomblob(32))", [])?;
            connection.query_row("SELECT value FROM house WHERE name = 'secret'", [], |row| row.get(0))
        })
        .await
    }

    async fn add_guest(&self, guest: Guest) -> Result<(), StoreError> {
        self.write(move |connection| {
            let sql = "INSERT INTO guests (id, name, token, created) VALUES (?1, ?2, ?3, ?4)";
            connection.prepare_cached(sql)?.execute(params![
                guest.id,
                guest.name,
                guest.token,
                guest.created as i64
            ])?;
            Ok(())
        })
        .await
    }

    async fn guest(&self, id: &str) -> Result<Option<Guest>, StoreError> {
        self.read(rows::guest_where("id", id)).await
    }

    async fn guest_by_token(&self, hash: &str) -> Result<Option<Guest>, StoreError> {
        self.read(rows::guest_where("token", hash)).await
    }

    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.write(move |connection| {
            connection.execute("UPDATE guests SET name = ?2 WHERE id = ?1", params![id, name])?;
            Ok(())
        })
        .await
    }

    async fn set_token(&self, id: &str, hash: &str) -> Result<(), StoreError> {
        let (id, hash) = (id.to_owned(), hash.to_owned());
        self.write(move |connection| {
            connection.execute("UPDATE guests SET token = ?2 WHERE id = ?1", params![id, hash])?;
            Ok(())
        })
        .await
    }

    async fn holidays(&self, guest: &str) -> Result<Vec<(u64, u64)>, StoreError> {
        let guest = guest.to_owned();
        self.read(move |connection| rows::holidays(connection, &guest)).await
    }

    async fn set_holiday(&self, guest: &str, from: u64, until: u64) -> Result<(), StoreError> {
        let guest = guest.to_owned();
        self.write(move |connection| {
            let sql = "INSERT OR REPLACE INTO holidays (guest, since, until) VALUES (?1, ?2, ?3)";
            connection.prepare_cached(sql)?.execute(params![guest, from as i64, until as i64]).map(drop)
        })
        .await
    }

    async fn add_match(
        &self,
        new: NewMatch,
        first: Change,
        named_by: Option<(MatchId, Change)>,
    ) -> Result<Changed, StoreError> {
        let clock = self.clock.clone();
        self.write(move |connection| {
            changes::insert_match(connection, clock.now(), &new, &first, named_by.as_ref())
        })
        .await
    }

    async fn find_match(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| rows::match_by_id(connection, &id)).await
    }

    async fn list_matches(
        &self,
        listing: Listing,
        after: Option<After>,
        most: u32,
    ) -> Result<Vec<MatchRow>, StoreError> {
        self.read(move |connection| lists::matches(connection, &listing, after.as_ref(), most)).await
    }

    async fn waiting_for(&self, guest: &str) -> Result<Vec<MatchId>, StoreError> {
        let guest = guest.to_owned();
        self.read(move |connection| lists::waiting_for(connection, &guest)).await
    }

    async fn take_owing(&self, most: u32) -> Result<Vec<MatchId>, StoreError> {
        let mut owing = self.owing.lock().await;
        if owing.is_none() {
            *owing = Some(self.read(|connection| lists::ids(connection, "owes = 1")).await?);
        }
        let left = owing.get_or_insert_default();
        let taken = left.len().min(most as usize);
        Ok(left.drain(..taken).collect())
    }

    async fn take_due(&self, most: u32) -> Result<Vec<MatchId>, StoreError> {
        let now = self.now();
        self.read(move |connection| lists::due(connection, now, most)).await
    }

    async fn next_due(&self) -> Result<Option<u64>, StoreError> {
        self.read(lists::next_due).await
    }

    async fn timed(&self) -> Result<Vec<Timed>, StoreError> {
        self.read(lists::timed).await
    }

    async fn untouched(&self, since: u64, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.read(move |connection| lists::untouched(connection, since, most)).await
    }

    async fn branches(&self, guest: &str, of: &str) -> Result<Vec<MatchId>, StoreError> {
        let (guest, of) = (guest.to_owned(), of.to_owned());
        self.read(move |connection| branches::of_guest(connection, &guest, &of)).await
    }

    async fn withered(&self, since: u64, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.read(move |connection| branches::untouched(connection, since, most)).await
    }

    async fn remove_branch(&self, id: &str) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.write(move |connection| branches::remove(connection, &id)).await
    }

    async fn unsummed(&self) -> Result<Vec<MatchId>, StoreError> {
        self.read(|connection| lists::ids(connection, "summed = 0")).await
    }

    async fn sum(&self, id: &str, summary: Summary) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| changes::sum(connection, &id, summary)).await
    }

    async fn change(&self, id: &str, change: Change) -> Result<Changed, StoreError> {
        let (id, clock) = (id.to_owned(), self.clock.clone());
        self.write(move |connection| changes::change(connection, clock.now(), &id, &change)).await
    }

    async fn journal(&self, id: &str, after: u32) -> Result<Vec<JournalLine>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| rows::journal(connection, &id, after)).await
    }

    async fn find_key(&self, id: &str, key: SubmitKey) -> Result<Option<Changed>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| changes::used(connection, &id, &key)).await
    }

    async fn read_on(&self, id: &str, after: u32) -> Result<Option<Stretch>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| {
            // What is read of one match is of one moment.
            let moment = connection.unchecked_transaction()?;
            let stretch = rows::read_on(connection, &id, after)?;
            moment.finish()?;
            Ok(stretch)
        })
        .await
    }

    async fn versions(&self, ids: &[MatchId]) -> Result<Vec<(MatchId, u32)>, StoreError> {
        let ids = ids.to_vec();
        self.read(move |connection| lists::versions(connection, &ids)).await
    }

    async fn set_present(&self, _: &str, _: &str, _: bool) -> Result<(), StoreError> {
        Ok(())
    }

    async fn present_elsewhere(&self, _: &str) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    async fn marks(&self, id: &str, guest: &str) -> Result<Vec<Mark>, StoreError> {
        let (id, guest) = (id.to_owned(), guest.to_owned());
        self.read(move |connection| letters::marks(connection, &id, &guest)).await
    }

    async fn set_mark(&self, id: &str, guest: &str, mark: Mark) -> Result<(), StoreError> {
        let (id, guest) = (id.to_owned(), guest.to_owned());
        self.write(move |connection| letters::set_mark(connection, &id, &guest, mark)).await
    }

    async fn notes(&self, id: &str, seat: u8) -> Result<String, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| places::notes(connection, &id, seat)).await
    }

    async fn set_notes(&self, id: &str, seat: u8, text: &str) -> Result<(), StoreError> {
        let (id, text) = (id.to_owned(), text.to_owned());
        self.write(move |connection| places::set_notes(connection, &id, seat, &text)).await
    }

    async fn unread(&self, guest: &str) -> Result<Vec<(MatchId, u32)>, StoreError> {
        let guest = guest.to_owned();
        self.read(move |connection| letters::unread(connection, &guest)).await
    }

    async fn add_study(&self, study: StudyRow, most: u32) -> Result<bool, StoreError> {
        self.write(move |connection| studies::add(connection, &study, most)).await
    }

    async fn study(&self, id: &str) -> Result<Option<StudyRow>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| studies::find(connection, &id)).await
    }

    async fn uncounted(&self, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.read(move |connection| openings::uncounted(connection, most)).await
    }

    async fn count_openings(&self, id: &str, moves: Vec<OpeningRow>) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.write(move |connection| openings::count(connection, &id, &moves)).await
    }

    async fn openings(&self, position: &str, most: u32) -> Result<Vec<OpeningRow>, StoreError> {
        let position = position.to_owned();
        self.read(move |connection| openings::at(connection, &position, most)).await
    }

    async fn studies(&self, owner: &str) -> Result<Vec<StudyHead>, StoreError> {
        let owner = owner.to_owned();
        self.read(move |connection| studies::of(connection, &owner)).await
    }

    async fn save_study(&self, study: StudyRow) -> Result<bool, StoreError> {
        self.write(move |connection| studies::save(connection, &study)).await
    }

    async fn share_study(&self, id: &str, is_shared: bool) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.write(move |connection| studies::share(connection, &id, is_shared)).await
    }

    async fn remove_study(&self, id: &str) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.write(move |connection| studies::remove(connection, &id)).await
    }

    async fn health(&self) -> Result<(), StoreError> {
        // A write that changes nothing: it fails when the disk is full or read-only.
        self.write(|connection| {
            let found = connection.query_row("SELECT 1 FROM house LIMIT 1", [], |row| row.get::<_, i64>(0));
            found.optional()?;
            connection.execute("UPDATE house SET value = value WHERE name = 'secret'", [])?;
            Ok(())
        })
        .await
    }

    async fn close(&self) {
        self.writer.close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As root every folder can be written, so the database itself is asked to refuse.
    #[test]
    fn what_cannot_be_written_is_said_so() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("house.db");
        drop(connect(&path).expect("it opens"));
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
        let connection = Connection::open_with_flags(&path, flags).expect("it can be read");
        let refused = connection.execute_batch("CREATE TABLE new (x)").expect_err("it cannot be written");
        assert_eq!(from_sqlite(&refused), StoreError::ReadOnly);
        for kind in [std::io::ErrorKind::PermissionDenied, std::io::ErrorKind::ReadOnlyFilesystem] {
            assert_eq!(from_io(&kind.into()), StoreError::ReadOnly);
        }
    }
}
