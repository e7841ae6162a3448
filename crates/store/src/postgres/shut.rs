//! A house in a database that no node has opened, for copying.

use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Row};

use super::pipe::{Asked, in_order};
use super::{configure, connect, from_postgres, nodes, schema};
use crate::StoreError;
use crate::copy::{Cell, TABLES, Table};

/// The closed house. Its gate is held: no node comes in meanwhile.
#[derive(Debug)]
pub struct Shut {
    client: Client,
}

fn told(error: tokio_postgres::Error) -> StoreError {
    from_postgres(&error)
}

impl Shut {
    /// Opens it for copying; makes it only if that is wanted.
    pub(crate) async fn open(url: &str, is_made: bool) -> Result<Self, StoreError> {
        let mut client = connect(&configure(url)?).await?;
        let there = client.query_one("SELECT to_regclass('house') IS NOT NULL", &[]).await.map_err(told)?;
        if !is_made && !there.get::<_, bool>(0) {
            return Err(StoreError::Other("there is no house in it".to_owned()));
        }
        schema::migrate(&mut client).await?;
        let gate = client.query_one("SELECT pg_try_advisory_lock($1)", &[&nodes::GATE]).await;
        if !gate.map_err(told)?.get::<_, bool>(0) || is_open(&client).await? {
            return Err(StoreError::Locked);
        }
        client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ").await.map_err(told)?;
        Ok(Shut { client })
    }

    pub(crate) async fn read(&self, table: &Table, after: &[Cell]) -> Result<Vec<Vec<Cell>>, StoreError> {
        let values: Vec<&(dyn ToSql + Sync)> = after.iter().map(|cell| cell as &(dyn ToSql + Sync)).collect();
        let sql = table.reading('$', after.is_empty());
        let rows = self.client.query(&sql, &values).await.map_err(told)?;
        let cells = |row: &Row| (0..row.len()).map(|column| row.try_get(column).map_err(told)).collect();
        rows.iter().map(cells).collect()
    }

    pub(crate) async fn write(&self, table: &Table, rows: &[Vec<Cell>]) -> Result<(), StoreError> {
        let statement = &self.client.prepare(&table.writing('$')).await.map_err(told)?;
        let put = |row: &Vec<Cell>| {
            let values: Vec<Cell> = row.clone();
            Box::pin(async move {
                let values: Vec<&(dyn ToSql + Sync)> =
                    values.iter().map(|cell| cell as &(dyn ToSql + Sync)).collect();
                self.client.execute(statement, &values).await
            }) as Asked<'_, Result<u64, tokio_postgres::Error>>
        };
        for written in in_order(rows.iter().map(put).collect()).await {
            written.map_err(|error| match told(error) {
                StoreError::Other(what) => StoreError::Other(format!("{what}, in {}", table.name)),
                other => other,
            })?;
        }
        Ok(())
    }

    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        self.client.batch_execute("COMMIT").await.map_err(told)?;
        // So much at once changes how it is best asked.
        let names: Vec<_> = TABLES.iter().map(|table| table.name).collect();
        self.client.batch_execute(&format!("ANALYZE {}", names.join(", "))).await.map_err(told)
    }
}

async fn is_open(client: &Client) -> Result<bool, StoreError> {
    let sql = format!(
        "SELECT EXISTS (SELECT 1 FROM nodes WHERE gone IS NULL AND beat >= {} - {})",
        super::pipe::NOW,
        nodes::SILENCE
    );
    let row = client.query_one(&sql, &[&None::<i64>]).await.map_err(told)?;
    Ok(row.get(0))
}

impl<'a> FromSql<'a> for Cell {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn std::error::Error + Sync + Send>> {
        Ok(match *kind {
            Type::INT8 => Cell::Int(i64::from_sql(kind, raw)?),
            Type::TEXT => Cell::Text(String::from_sql(kind, raw)?),
            _ => Cell::Blob(raw.to_vec()),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Self, Box<dyn std::error::Error + Sync + Send>> {
        Ok(Cell::Null)
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::TEXT, Type::BYTEA].contains(kind)
    }
}

impl ToSql for Cell {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut tokio_postgres::types::private::BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Cell::Null => Ok(IsNull::Yes),
            Cell::Int(number) => number.to_sql_checked(kind, out),
            Cell::Text(text) => text.to_sql_checked(kind, out),
            Cell::Blob(bytes) => bytes.to_sql_checked(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        <Cell as FromSql<'_>>::accepts(kind)
    }

    to_sql_checked!();
}
