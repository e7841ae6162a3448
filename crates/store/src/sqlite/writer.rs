//! The one thread that writes: whatever waits shares a transaction, and is answered after its commit.

use std::sync::Mutex;
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::from_sqlite;
use crate::StoreError;

/// How many writes may share a commit.
const BATCH: usize = 512;

/// A piece of work on its way to the writer.
trait Job: Send {
    /// Does it inside the open transaction. Tells whether it worked; if not, it is undone.
    fn run(&mut self, connection: &Connection) -> bool;

    /// Answers, once it is known what became of the transaction.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Task<T, W> {
    work: Option<W>,
    result: Option<Result<T, StoreError>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, W: FnOnce(&Connection) -> rusqlite::Result<T> + Send> Job for Task<T, W> {
    fn run(&mut self, connection: &Connection) -> bool {
        let Some(work) = self.work.take() else { return false };
        let result = work(connection).map_err(|error| from_sqlite(&error));
        let worked = result.is_ok();
        self.result = Some(result);
        worked
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let result = match (self.result, committed) {
            (Some(Ok(value)), Ok(())) => Ok(value),
            (Some(Err(error)), _) | (_, Err(error)) => Err(error),
            (None, Ok(())) => Err(StoreError::Closed),
        };
        // Whoever asked may have gone; what was written stays written.
        drop(self.reply.send(result));
    }
}

/// The writer's end that the store holds.
pub(super) struct Writer {
    jobs: Mutex<Option<mpsc::UnboundedSender<Box<dyn Job>>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Self {
        let (jobs, waiting) = mpsc::unbounded_channel();
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || write_all(&connection, waiting))
            .expect("a thread can be started");
        Writer { jobs: Mutex::new(Some(jobs)), thread: Mutex::new(Some(thread)) }
    }

    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(Task { work: Some(work), result: None, reply });
        let sent = match &*hold(&self.jobs) {
            Some(jobs) => jobs.send(job).is_ok(),
            None => false,
        };
        if !sent {
            return Err(StoreError::Closed);
        }
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Takes no more work and waits until what was given is done.
    pub(super) async fn close(&self) {
        drop(hold(&self.jobs).take());
        let thread = hold(&self.thread).take();
        if let Some(thread) = thread {
            let joined = tokio::task::spawn_blocking(move || thread.join()).await;
            if !matches!(joined, Ok(Ok(()))) {
                tracing::error!("the store's writer did not end well");
            }
        }
    }
}

fn hold<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn write_all(connection: &Connection, mut waiting: mpsc::UnboundedReceiver<Box<dyn Job>>) {
    let mut batch = Vec::new();
    while let Some(first) = waiting.blocking_recv() {
        batch.push(first);
        while batch.len() < BATCH
            && let Ok(next) = waiting.try_recv()
        {
            batch.push(next);
        }
        let committed = write_batch(connection, &mut batch).map_err(|error| from_sqlite(&error));
        if committed.is_err() && !connection.is_autocommit() {
            drop(connection.execute_batch("ROLLBACK"));
        }
        for job in batch.drain(..) {
            job.answer(committed.clone());
        }
    }
}

/// Runs every job of a batch in one transaction; one that fails is undone alone.
fn write_batch(connection: &Connection, batch: &mut [Box<dyn Job>]) -> rusqlite::Result<()> {
    let run = |sql| connection.prepare_cached(sql)?.execute([]).map(drop);
    run("BEGIN IMMEDIATE")?;
    if let [only] = batch {
        return if only.run(connection) { run("COMMIT") } else { run("ROLLBACK") };
    }
    for job in batch {
        run("SAVEPOINT job")?;
        if !job.run(connection) {
            run("ROLLBACK TO job")?;
        }
        run("RELEASE job")?;
    }
    run("COMMIT")
}
