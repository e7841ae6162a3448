//! The tables, made and brought up to date at the start of whichever node comes first.
//!
//! Steps only add: an older node goes on with a newer database. Where one cannot, the step says in the row `needs` which version a
//! program must know at least.

use tokio_postgres::Client;

use super::from_postgres;
use crate::StoreError;

/// Every change of the tables, in order. The version in `house` is how many were made.
const MIGRATIONS: [&str; 3] = [
    include_str!("../../migrations/postgres/0001_house.sql"),
    include_str!("../../migrations/postgres/0002_studies.sql"),
    include_str!("../../migrations/postgres/0003_openings.sql"),
];

/// Who changes the tables keeps others out by this number.
const LOCK: i64 = 0x5462_5472_0001;

/// Makes the tables where there are none, and what they lack where there are.
pub(super) async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let told = |error: tokio_postgres::Error| from_postgres(&error);
    fit(client).await?;
    let transaction = client.transaction().await.map_err(told)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(told)?;
    let tables = "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'f')";
    let tables: i64 = transaction.query_one(tables, &[]).await.map_err(told)?.get(0);
    let (version, needs) = if tables == 0 { (0, 0) } else { marks(&transaction).await? };
    if needs > MIGRATIONS.len() as i64 {
        return Err(StoreError::TooNew);
    }
    let missing = MIGRATIONS.get(version as usize..).unwrap_or_default();
    for migration in missing {
        transaction.batch_execute(migration).await.map_err(told)?;
    }
    if !missing.is_empty() {
        let sql = "INSERT INTO house (name, value) VALUES ('schema', int8send($1))
                   ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        transaction.execute(sql, &[&(MIGRATIONS.len() as i64)]).await.map_err(told)?;
    }
    transaction.commit().await.map_err(told)
}

/// The version of a house, and the one that a program must know. Anything else is no house of ours.
async fn marks(transaction: &tokio_postgres::Transaction<'_>) -> Result<(i64, i64), StoreError> {
    let foreign = || StoreError::Corrupt("not a database of tabletier".to_owned());
    let sql = "SELECT name, value FROM house WHERE name IN ('schema', 'needs')";
    let rows = transaction.query(sql, &[]).await.map_err(|_| foreign())?;
    let mark = |wanted: &str| {
        let row = rows.iter().find(|row| row.try_get::<_, &str>(0).is_ok_and(|name| name == wanted))?;
        Some(i64::from_be_bytes(row.try_get::<_, &[u8]>(1).ok()?.try_into().ok()?))
    };
    Ok((mark("schema").filter(|version| *version > 0).ok_or_else(foreign)?, mark("needs").unwrap_or(0)))
}

/// Whether a house can be kept there at all.
async fn fit(client: &Client) -> Result<(), StoreError> {
    let sql = "SELECT current_setting('server_encoding'), current_setting('fsync'), current_schema()::text";
    let row = client.query_one(sql, &[]).await.map_err(|error| from_postgres(&error))?;
    let (encoding, fsync, schema): (&str, &str, Option<&str>) = (row.get(0), row.get(1), row.get(2));
    if encoding != "UTF8" {
        return Err(StoreError::Other(format!("its encoding is {encoding}; make one with encoding UTF8")));
    }
    if schema.is_none() {
        return Err(StoreError::Other("it has no schema that this user may use".to_owned()));
    }
    if fsync == "off" {
        tracing::warn!("the database runs with fsync off: a power cut may lose what was answered");
    }
    Ok(())
}
