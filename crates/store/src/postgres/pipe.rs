//! Statements on their way to the database: many at once, answered in order, so that a transaction costs two journeys and a
//! reading one.

use std::borrow::Cow;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;

use deadpool_postgres::{ClientWrapper, Object};
use tokio_postgres::Row;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;

use crate::StoreError;

/// The store's time in a statement: the first value where a test brings a clock, and else the database's.
pub(super) const NOW: &str =
    "coalesce($1::bigint, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)";

/// A value of a statement.
pub(super) type Value<'a> = Box<dyn ToSql + Sync + Send + 'a>;

/// A statement with its values.
pub(super) struct Step<'a> {
    sql: Cow<'static, str>,
    values: Vec<Value<'a>>,
}

impl<'a> Step<'a> {
    pub(super) fn new(sql: impl Into<Cow<'static, str>>, values: Vec<Value<'a>>) -> Self {
        Step { sql: sql.into(), values }
    }
}

/// A statement with its values, each of a type that the database knows.
macro_rules! step {
    ($sql:expr $(, $value:expr)* $(,)?) => {
        $crate::postgres::pipe::Step::new($sql, vec![$(Box::new($value) as $crate::postgres::pipe::Value<'_>),*])
    };
}
pub(super) use step;

/// Why something was not done, and whether it may work at once.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) error: StoreError,
    /// Others were in the way: nothing was done.
    pub(super) is_conflict: bool,
    /// The connection was lost: nobody knows.
    pub(super) is_lost: bool,
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        Fault { error, is_conflict: false, is_lost: false }
    }
}

impl From<tokio_postgres::Error> for Fault {
    fn from(error: tokio_postgres::Error) -> Self {
        let code = error.code();
        let among = |codes: &[SqlState]| code.is_some_and(|code| codes.contains(code));
        let conflicts = [SqlState::T_R_SERIALIZATION_FAILURE, SqlState::T_R_DEADLOCK_DETECTED];
        let losses = [SqlState::ADMIN_SHUTDOWN, SqlState::CRASH_SHUTDOWN];
        Fault {
            is_conflict: among(&conflicts),
            is_lost: error.is_closed() || among(&losses),
            error: super::from_postgres(&error),
        }
    }
}

/// Sends statements together and gives what each answers. The first that fails is what went wrong: those after it in its
/// transaction fail because of it.
pub(super) async fn send(client: &ClientWrapper, steps: &[Step<'_>]) -> Result<Vec<Vec<Row>>, Fault> {
    let mut prepared = Vec::with_capacity(steps.len());
    for step in steps {
        prepared.push(client.prepare_cached(&step.sql).await?);
    }
    let asked = steps.iter().zip(&prepared).map(|(step, statement)| async move {
        let values: Vec<&(dyn ToSql + Sync)> =
            step.values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
        client.query(statement, &values).await
    });
    let answers = in_order(asked.map(|asked| Box::pin(asked) as _).collect()).await;
    Ok(answers.into_iter().collect::<Result<_, _>>()?)
}

/// A future in a list of them.
pub(super) type Asked<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Lets all of them run, each begun after the one before it.
pub(super) async fn in_order<T>(asked: Vec<Asked<'_, T>>) -> Vec<T> {
    let mut waiting: Vec<_> = asked.into_iter().map(|asked| (Some(asked), None)).collect();
    poll_fn(move |context| {
        let mut is_ready = true;
        for (asked, answer) in &mut waiting {
            let Some(future) = asked else { continue };
            match future.as_mut().poll(context) {
                Poll::Ready(value) => (*asked, *answer) = (None, Some(value)),
                Poll::Pending => is_ready = false,
            }
        }
        if !is_ready {
            return Poll::Pending;
        }
        Poll::Ready(waiting.iter_mut().filter_map(|(_, answer)| answer.take()).collect())
    })
    .await
}

/// A connection with an open transaction. One that is dropped before its end is closed, and the database forgets it: it never
/// goes back among the others.
pub(super) struct Transaction {
    object: Option<Object>,
}

impl Transaction {
    /// Begins, together with the first statements.
    pub(super) async fn begin(
        object: Object,
        begin: &'static str,
        steps: Vec<Step<'_>>,
    ) -> Result<(Self, Vec<Vec<Row>>), Fault> {
        let transaction = Transaction { object: Some(object) };
        let mut all = vec![step!(begin)];
        all.extend(steps);
        let mut answers = send(transaction.client(), &all).await?;
        answers.remove(0);
        Ok((transaction, answers))
    }

    fn client(&self) -> &ClientWrapper {
        self.object.as_ref().expect("it is there until the end")
    }

    /// The last statements, and the commit. All of them worked if this does.
    pub(super) async fn commit(mut self, mut steps: Vec<Step<'_>>) -> Result<Vec<Vec<Row>>, Fault> {
        steps.push(step!("COMMIT"));
        let answers = send(self.client(), &steps).await?;
        drop(self.object.take());
        Ok(answers)
    }

    /// Nothing of it.
    pub(super) async fn roll_back(mut self) -> Result<(), Fault> {
        send(self.client(), &[step!("ROLLBACK")]).await?;
        drop(self.object.take());
        Ok(())
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        drop(self.object.take().map(Object::take));
    }
}
