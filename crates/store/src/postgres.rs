//! The shared store: one PostgreSQL database for any number of nodes.
//!
//! What is answered was committed, and the database keeps what it commits. Its clock is the clock of every node. A change is one
//! transaction that locks the row of its match; what was written is told to other nodes afterwards, never inside. No TLS is spoken:
//! the database stands on the same machine or in a network of one's own. Its password is in nothing that is logged or said.

mod changes;
mod letters;
mod lists;
mod nodes;
mod openings;
mod pipe;
mod rows;
mod schema;
mod shut;
mod studies;
mod time;
mod voice;

use std::collections::HashSet;
use std::error::Error as _;
use std::future::Future;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime,
};
use tokio::sync::{RwLock, broadcast};
use tokio::task::JoinHandle;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Config, NoTls, Row};

use crate::Store;
use crate::model::{
    After, Change, Changed, Clock, Guest, Heard, JournalLine, Listing, Mark, MatchId, MatchRow, NewMatch,
    OpeningRow, StoreError, Stretch, StudyHead, StudyRow, SubmitKey, Summary, Timed,
};
use pipe::{Fault, Step, Transaction, send, step};
pub use shut::Shut;
use time::Time;
use voice::Voice;

/// How many connections a node has at most, beside the one that listens.
const CONNECTIONS: usize = 16;
/// How long to wait for one.
const PATIENCE: Duration = Duration::from_secs(10);
/// What is done once more if others were in the way, after these milliseconds.
const PAUSES: [u64; 4] = [1, 5, 20, 80];
/// How often the database's clock is asked before the house opens.
const FIRST_SAMPLES: usize = 3;
/// How much of its work a node remembers.
const TOLD: usize = 1_000;
/// What every connection is told. A node that stops in the middle of a change does not hold its match for ever, and nothing is
/// answered that a power cut could take back.
const SETTINGS: &str = "SET idle_in_transaction_session_timeout = '10s'; SET lock_timeout = '10s';
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/// The shared store.
pub struct Postgres(Arc<Node>);

/// This node's end of it.
struct Node {
    pool: Pool,
    /// With the password: never shown.
    config: Config,
    time: Arc<Time>,
    voice: Voice,
    /// This node's number; 0 before it came in.
    number: AtomicI64,
    /// Held by whoever gives it another number; shared by those who write under it who is here.
    numbering: RwLock<()>,
    /// The connection that holds the gate while this node comes in.
    gate: tokio::sync::Mutex<Option<Client>>,
    /// The matches that this node works for and was told of.
    told: Mutex<HashSet<MatchId>>,
    /// Who has a socket here.
    here: Mutex<HashSet<(MatchId, String)>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Node { config, .. } = &*self.0;
        f.debug_struct("Postgres")
            .field("hosts", &config.get_hosts())
            .field("database", &config.get_dbname())
            .finish_non_exhaustive()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.0.stop();
    }
}

fn hold<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Postgres {
    /// Opens the house in a database, and makes it where there is none.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Postgres::open_by(url, None).await
    }

    /// The same with a clock of one's own instead of the database's.
    pub async fn open_by(url: &str, clock: Option<Clock>) -> Result<Self, StoreError> {
        let config = configure(url)?;
        schema::migrate(&mut connect(&config).await?).await?;
        let pool = pool(&config)?;
        let time = Arc::new(Time::new(clock));
        for _ in 0..FIRST_SAMPLES {
            time.ask(&pool).await.map_err(|fault| fault.error)?;
        }
        let known: Arc<OnceLock<Weak<Node>>> = Arc::default();
        let (voice, speaking) = Voice::open(config.clone(), again(Arc::clone(&known))).await?;
        let (followed, asked) = (Arc::clone(&time), pool.clone());
        let tasks = vec![tokio::spawn(speaking), tokio::spawn(async move { followed.follow(&asked).await })];
        let node = Arc::new(Node {
            pool,
            config,
            time,
            voice,
            number: AtomicI64::new(0),
            numbering: RwLock::default(),
            gate: tokio::sync::Mutex::default(),
            told: Mutex::default(),
            here: Mutex::default(),
            tasks: Mutex::new(tasks),
        });
        drop(known.set(Arc::downgrade(&node)));
        Ok(Postgres(node))
    }

    /// One statement.
    async fn ask(&self, step: Step<'_>) -> Result<Vec<Row>, StoreError> {
        self.0.ask(step).await
    }

    /// One statement, and its rows as what they are.
    async fn list<T>(
        &self,
        step: Step<'_>,
        each: impl Fn(&Row) -> Result<T, Fault>,
    ) -> Result<Vec<T>, StoreError> {
        rows::all(&self.ask(step).await?, each).map_err(|fault| fault.error)
    }

    /// The same for one row at most.
    async fn find<T>(
        &self,
        step: Step<'_>,
        each: impl Fn(&Row) -> Result<T, Fault>,
    ) -> Result<Option<T>, StoreError> {
        rows::first(&self.ask(step).await?, each).map_err(|fault| fault.error)
    }
}

/// When the connection to others stands anew, the database may have forgotten who is here.
fn again(node: Arc<OnceLock<Weak<Node>>>) -> impl Fn() -> JoinedUnit + Send + Sync {
    move || {
        let node = node.get().and_then(Weak::upgrade);
        Box::pin(async move {
            if let Some(node) = node
                && let Err(error) = node.say_who_is_here().await
            {
                tracing::warn!(%error, "other nodes cannot be told who is here");
            }
        })
    }
}

type JoinedUnit = std::pin::Pin<Box<dyn Future<Output = ()> + Send>>;

/// Reads an address. What is wrong with one is not said in detail: it holds the password.
fn configure(url: &str) -> Result<Config, StoreError> {
    let unclear = "its address is not understood; write postgres://USER:PASSWORD@HOST/NAME";
    let mut config: Config = url.parse().map_err(|_| StoreError::Other(unclear.to_owned()))?;
    let (soon, while_) = (Duration::from_secs(5), Duration::from_secs(15));
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(soon);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(while_);
    }
    if config.get_keepalives_interval().is_none() {
        config.keepalives_idle(while_).keepalives_interval(soon).keepalives_retries(3);
    }
    if config.get_application_name().is_none() {
        config.application_name("tabletier");
    }
    Ok(config)
}

/// A connection of its own, which ends when it is dropped.
async fn connect(config: &Config) -> Result<Client, StoreError> {
    let (client, connection) = config.connect(NoTls).await.map_err(|error| from_postgres(&error))?;
    tokio::spawn(connection);
    Ok(client)
}

fn pool(config: &Config) -> Result<Pool, StoreError> {
    let how = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let settings = Hook::async_fn(|client: &mut deadpool_postgres::ClientWrapper, _| {
        Box::pin(async move { client.batch_execute(SETTINGS).await.map_err(HookError::Backend) })
    });
    Pool::builder(Manager::from_config(config.clone(), NoTls, how))
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .post_create(settings)
        .build()
        .map_err(|_| StoreError::Other("no connections can be made".to_owned()))
}

/// In the database's words. They hold no values of a row: those stand in its details.
fn from_postgres(error: &tokio_postgres::Error) -> StoreError {
    let Some(said) = error.as_db_error() else {
        let cause = error.source().map(|cause| format!(": {cause}")).unwrap_or_default();
        return StoreError::Other(format!("{error}{cause}"));
    };
    let text = format!("{} ({})", said.message(), said.code().code());
    match said.code() {
        &SqlState::DISK_FULL => StoreError::Full,
        &SqlState::READ_ONLY_SQL_TRANSACTION => StoreError::ReadOnly,
        &SqlState::DATA_CORRUPTED | &SqlState::INDEX_CORRUPTED => StoreError::Corrupt(text),
        _ => StoreError::Other(text),
    }
}

fn from_pool(error: &PoolError) -> StoreError {
    match error {
        PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => {
            from_postgres(error)
        }
        PoolError::Closed => StoreError::Closed,
        PoolError::Timeout(_) => StoreError::Other("it does not answer in time".to_owned()),
        PoolError::NoRuntimeSpecified | PoolError::PostCreateHook(_) => {
            StoreError::Other("no connection can be made".to_owned())
        }
    }
}

/// Does something once more where others were in the way, or where a connection turns out to be lost.
async fn insist<T, F: Future<Output = Result<T, Fault>>>(attempt: impl Fn() -> F) -> Result<T, StoreError> {
    for pause in PAUSES {
        match attempt().await {
            Err(fault) if fault.is_conflict || fault.is_lost => {
                tokio::time::sleep(Duration::from_millis(pause)).await;
            }
            other => return other.map_err(|fault| fault.error),
        }
    }
    attempt().await.map_err(|fault| fault.error)
}

impl Node {
    async fn connection(&self) -> Result<Object, Fault> {
        Ok(self.pool.get().await.map_err(|error| from_pool(&error))?)
    }

    async fn ask(&self, step: Step<'_>) -> Result<Vec<Row>, StoreError> {
        let answers = self.ask_all(&[step]).await?;
        Ok(answers.into_iter().next().unwrap_or_default())
    }

    async fn ask_all(&self, steps: &[Step<'_>]) -> Result<Vec<Vec<Row>>, StoreError> {
        insist(|| async { send(&*self.connection().await?, steps).await }).await
    }

    /// All of it in one transaction, whose beginning is given. Gives the answers between beginning and end.
    async fn together(&self, begin: &'static str, steps: Vec<Step<'_>>) -> Result<Vec<Vec<Row>>, StoreError> {
        let mut all = vec![step!(begin)];
        all.extend(steps);
        all.push(step!("COMMIT"));
        let mut answers = self.ask_all(&all).await?;
        answers.remove(0);
        Ok(answers)
    }

    fn node(&self) -> Option<i64> {
        Some(self.number.load(Ordering::SeqCst)).filter(|number| *number != 0)
    }

    /// What this node was told that it works for. Much of that is done after a while: then it is forgotten, and what is not is told
    /// once more.
    fn told(&self) -> Vec<MatchId> {
        let mut told = hold(&self.told);
        if told.len() > TOLD {
            told.clear();
        }
        told.iter().cloned().collect()
    }

    async fn change(&self, id: &str, change: &Change) -> Result<Changed, StoreError> {
        let changed = insist(|| self.change_once(id, change)).await;
        if change.summary.is_some() {
            // What is owed now is told of anew.
            hold(&self.told).remove(id);
        }
        if matches!(changed, Ok(Changed::Written(_))) {
            self.voice.tell(Heard::Match(id.to_owned()));
        }
        changed
    }

    async fn change_once(&self, id: &str, change: &Change) -> Result<Changed, Fault> {
        let node = self.node();
        let asked = changes::ask(id, change, self.time.given(), node);
        let (transaction, answers) = Transaction::begin(self.connection().await?, "BEGIN", asked).await?;
        if let Some(refusal) = changes::refusal(change, &answers)? {
            transaction.roll_back().await?;
            self.come_back(node, changes::Moment::read(&answers[1])?).await?;
            return Ok(refusal);
        }
        transaction.commit(changes::write(id, change, node)).await.map_err(unsure)?;
        Ok(Changed::Written(change.after + change.steps()))
    }

    async fn add(
        &self,
        new: &NewMatch,
        first: &Change,
        named_by: Option<&(MatchId, Change)>,
    ) -> Result<Changed, StoreError> {
        let changed = insist(|| self.add_once(new, first, named_by)).await;
        if matches!(changed, Ok(Changed::Written(_))) {
            let ids = named_by.map(|(id, _)| id).into_iter().chain([&new.id]);
            ids.for_each(|id| self.voice.tell(Heard::Match(id.clone())));
        }
        changed
    }

    /// A match that another one names is there if that other one could be changed, and else is not.
    async fn add_once(
        &self,
        new: &NewMatch,
        first: &Change,
        named_by: Option<&(MatchId, Change)>,
    ) -> Result<Changed, Fault> {
        let (node, now) = (self.node(), self.time.given());
        let mut asked = vec![changes::moment(now, node)];
        if let Some((id, naming)) = named_by {
            asked.extend(changes::ask(id, naming, now, node));
        }
        let (transaction, answers) = Transaction::begin(self.connection().await?, "BEGIN", asked).await?;
        let moment = changes::Moment::read(&answers[0])?;
        let refusal = match named_by {
            _ if !first.is_timely_first(moment.now, new.created) => Some(Changed::Untimely),
            _ if moment.is_given_up || first.after != 0 => Some(Changed::Taken),
            Some((_, naming)) => changes::refusal(naming, &answers[1..])?,
            None => None,
        };
        if let Some(refusal) = refusal {
            transaction.roll_back().await?;
            self.come_back(node, moment).await?;
            return Ok(refusal);
        }
        let naming = named_by.map(|(id, naming)| changes::write(id, naming, node));
        let mut written = naming.unwrap_or_default();
        written.extend(changes::insert(new, first, node));
        transaction.commit(written).await.map_err(unsure)?;
        Ok(Changed::Written(first.steps()))
    }

    /// Takes another number if the one that was used is given up.
    async fn come_back(&self, used: Option<i64>, moment: changes::Moment) -> Result<(), StoreError> {
        if moment.is_given_up { self.renumber(used).await } else { Ok(()) }
    }

    async fn renumber(&self, used: Option<i64>) -> Result<(), StoreError> {
        let _alone = self.numbering.write().await;
        if self.node() != used {
            return Ok(());
        }
        let found = self.ask(nodes::number(self.time.given())).await?;
        let number = rows::first(&found, |row| rows::cell::<i64>(row, 0)).map_err(|fault| fault.error)?;
        let Some(number) = number else { return Err(StoreError::Other("no number is left".to_owned())) };
        tracing::warn!(number, "this node was given up by others; it comes back under another number");
        self.number.store(number, Ordering::SeqCst);
        hold(&self.told).clear();
        let here = hold(&self.here).iter().cloned().collect();
        self.ask(nodes::put_present(here, number)).await.map(drop)
    }

    async fn say_who_is_here(&self) -> Result<(), StoreError> {
        let _steady = self.numbering.read().await;
        let here = hold(&self.here).iter().cloned().collect();
        let Some(node) = self.node() else { return Ok(()) };
        self.ask(nodes::put_present(here, node)).await.map(drop)
    }

    async fn beat(&self) -> Result<(), StoreError> {
        let node = self.node();
        let found = self.ask(nodes::beat(self.time.given(), node)).await?;
        let read = |row: &Row| Ok((rows::cell::<bool>(row, 0)?, rows::cell::<Vec<String>>(row, 1)?));
        let answer = rows::first(&found, read).map_err(|fault| fault.error)?;
        let (is_open, deserted) = answer.unwrap_or_default();
        for id in deserted {
            self.voice.tell_all(Heard::Present(id));
        }
        if is_open { Ok(()) } else { self.renumber(node).await }
    }

    /// Comes in at the gate, which this connection holds.
    async fn enter(&self) -> Result<Option<u64>, StoreError> {
        let _alone = self.numbering.write().await;
        let answers = self.together("BEGIN", nodes::join(self.time.given(), self.node())).await?;
        let read = || {
            let is_open = rows::first(&answers[2], |row| rows::cell::<bool>(row, 0))?.unwrap_or(false);
            let number = rows::first(&answers[3], |row| rows::cell::<i64>(row, 0))?;
            let beat = rows::first(&answers[4], |row| rows::cell::<Vec<u8>>(row, 0))?;
            Ok((is_open, number, beat))
        };
        let (is_open, number, beat) = read().map_err(|fault: Fault| fault.error)?;
        self.number.store(number.unwrap_or(0), Ordering::SeqCst);
        let beat = beat.and_then(|bytes| Some(u64::from_be_bytes(bytes.try_into().ok()?)));
        Ok(beat.filter(|_| !is_open))
    }

    /// Goes, if it came in.
    async fn leave(&self) -> Result<(), StoreError> {
        let Some(node) = self.node() else { return Ok(()) };
        self.beat().await?;
        let answers = self.together("BEGIN", nodes::leave(self.time.given(), node)).await?;
        for id in rows::all(&answers[1], rows::id).map_err(|fault| fault.error)? {
            self.voice.tell(Heard::Present(id));
        }
        Ok(())
    }

    fn stop(&self) {
        for task in hold(&self.tasks).drain(..) {
            task.abort();
        }
    }
}

/// When the connection is lost while the commit is on its way, nobody knows what became of it: whoever asked has to look.
fn unsure(fault: Fault) -> Fault {
    Fault { is_lost: false, ..fault }
}

/// Waits for something that goes on even if whoever asked has gone.
async fn finish<T>(begun: JoinHandle<Result<T, StoreError>>) -> Result<T, StoreError> {
    begun.await.unwrap_or_else(|error| Err(StoreError::Other(error.to_string())))
}

#[async_trait]
impl Store for Postgres {
    fn now(&self) -> u64 {
        self.0.time.now()
    }

    async fn join(&self) -> Result<Option<u64>, StoreError> {
        let mut gate = self.0.gate.lock().await;
        // Whoever joins twice stands at the gate already.
        drop(gate.take());
        let client = connect(&self.0.config).await?;
        let locked = client.execute("SELECT pg_advisory_lock($1)", &[&nodes::GATE]).await;
        locked.map_err(|error| from_postgres(&error))?;
        let open = self.0.enter().await?;
        *gate = Some(client);
        Ok(open)
    }

    async fn opened(&self) -> Result<(), StoreError> {
        self.0.beat().await?;
        if let Some(client) = self.0.gate.lock().await.take() {
            // The end of the connection opens the gate too.
            drop(client.execute("SELECT pg_advisory_unlock($1)", &[&nodes::GATE]).await);
        }
        Ok(())
    }

    async fn beat(&self) -> Result<(), StoreError> {
        self.0.beat().await
    }

    fn heard(&self) -> Option<broadcast::Receiver<Heard>> {
        Some(self.0.voice.hear())
    }

    fn tell(&self, news: Heard) {
        self.0.voice.tell(news);
    }

    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(|error| StoreError::Other(error.to_string()))?;
        let kept = "INSERT INTO house (name, value) VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING";
        let steps =
            vec![step!(kept, secret.to_vec()), step!("SELECT value FROM house WHERE name = 'secret'")];
        let answers = self.0.together("BEGIN", steps).await?;
        let found = rows::first(&answers[1], |row| rows::cell::<Vec<u8>>(row, 0)).ok().flatten();
        let found = found.and_then(|bytes| bytes.try_into().ok());
        found.ok_or_else(|| StoreError::Corrupt("the secret cannot be read".to_owned()))
    }

    async fn add_guest(&self, guest: Guest) -> Result<(), StoreError> {
        let sql = "INSERT INTO guests (id, name, token, created) VALUES ($1, $2, $3, $4)";
        self.ask(step!(sql, guest.id, guest.name, guest.token, guest.created as i64)).await.map(drop)
    }

    async fn guest(&self, id: &str) -> Result<Option<Guest>, StoreError> {
        self.find(step!("SELECT id, name, token, created FROM guests WHERE id = $1", id), rows::guest).await
    }

    async fn guest_by_token(&self, hash: &str) -> Result<Option<Guest>, StoreError> {
        let sql = "SELECT id, name, token, created FROM guests WHERE token = $1";
        self.find(step!(sql, hash), rows::guest).await
    }

    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), StoreError> {
        self.ask(step!("UPDATE guests SET name = $2 WHERE id = $1", id, name)).await.map(drop)
    }

    async fn set_token(&self, id: &str, hash: &str) -> Result<(), StoreError> {
        self.ask(step!("UPDATE guests SET token = $2 WHERE id = $1", id, hash)).await.map(drop)
    }

    async fn holidays(&self, guest: &str) -> Result<Vec<(u64, u64)>, StoreError> {
        let sql = "SELECT since, until FROM holidays WHERE guest = $1 ORDER BY since";
        self.list(step!(sql, guest), |row| Ok((rows::int(row, 0)?, rows::int(row, 1)?))).await
    }

    async fn set_holiday(&self, guest: &str, from: u64, until: u64) -> Result<(), StoreError> {
        let sql = "INSERT INTO holidays (guest, since, until) VALUES ($1, $2, $3)
                   ON CONFLICT (guest, since) DO UPDATE SET until = excluded.until";
        self.ask(step!(sql, guest, from as i64, until as i64)).await.map(drop)
    }

    async fn add_match(
        &self,
        new: NewMatch,
        first: Change,
        named_by: Option<(MatchId, Change)>,
    ) -> Result<Changed, StoreError> {
        let node = Arc::clone(&self.0);
        finish(tokio::spawn(async move { node.add(&new, &first, named_by.as_ref()).await })).await
    }

    async fn find_match(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        let node = self.0.node();
        self.find(rows::match_by_id(id), |row| rows::match_row(row, node)).await
    }

    async fn list_matches(
        &self,
        listing: Listing,
        after: Option<After>,
        most: u32,
    ) -> Result<Vec<MatchRow>, StoreError> {
        let node = self.0.node();
        let step = lists::matches(&listing, after.as_ref(), most);
        self.list(step, |row| rows::match_row(row, node)).await
    }

    async fn waiting_for(&self, guest: &str) -> Result<Vec<MatchId>, StoreError> {
        self.list(lists::waiting_for(guest), rows::id).await
    }

    async fn take_owing(&self, most: u32) -> Result<Vec<MatchId>, StoreError> {
        let told = self.0.told();
        let taken = self.list(nodes::take_owing(self.0.node(), told, most), rows::id).await?;
        hold(&self.0.told).extend(taken.iter().cloned());
        Ok(taken)
    }

    async fn take_due(&self, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.list(nodes::take_due(self.0.time.given(), most), rows::id).await
    }

    async fn next_due(&self) -> Result<Option<u64>, StoreError> {
        Ok(self.find(lists::next_due(), |row| rows::maybe(row, 0)).await?.flatten())
    }

    async fn timed(&self) -> Result<Vec<Timed>, StoreError> {
        self.list(lists::timed(), lists::timed_row).await
    }

    async fn untouched(&self, since: u64, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.list(lists::untouched(since, most), rows::id).await
    }

    async fn branches(&self, guest: &str, of: &str) -> Result<Vec<MatchId>, StoreError> {
        self.list(lists::branches(guest, of), rows::id).await
    }

    async fn withered(&self, since: u64, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.list(lists::withered(since, most), rows::id).await
    }

    async fn remove_branch(&self, id: &str) -> Result<bool, StoreError> {
        let mut answers = self.0.together("BEGIN", lists::remove(id)).await?;
        // The last but one: the commit comes after it.
        answers.pop();
        let was_one = answers.pop().is_some_and(|rows| !rows.is_empty());
        if was_one {
            hold(&self.0.told).remove(id);
            self.tell(Heard::Match(id.to_owned()));
        }
        Ok(was_one)
    }

    async fn unsummed(&self) -> Result<Vec<MatchId>, StoreError> {
        self.list(lists::unsummed(), rows::id).await
    }

    async fn sum(&self, id: &str, summary: Summary) -> Result<(), StoreError> {
        self.ask(changes::sum(id, summary)).await.map(drop)
    }

    async fn change(&self, id: &str, change: Change) -> Result<Changed, StoreError> {
        let (node, id) = (Arc::clone(&self.0), id.to_owned());
        finish(tokio::spawn(async move { node.change(&id, &change).await })).await
    }

    async fn journal(&self, id: &str, after: u32) -> Result<Vec<JournalLine>, StoreError> {
        self.list(rows::journal(id, after), rows::line).await
    }

    async fn find_key(&self, id: &str, key: SubmitKey) -> Result<Option<Changed>, StoreError> {
        let found = self.ask(changes::used_among(id, vec![&key.name])).await?;
        changes::used(&found, &key).map_err(|fault| fault.error)
    }

    async fn read_on(&self, id: &str, after: u32) -> Result<Option<Stretch>, StoreError> {
        let steps = vec![
            rows::match_by_id(id),
            rows::journal(id, after),
            rows::chat(id, after),
            letters::of_match(id, after),
            rows::plans(id),
        ];
        let (begin, node) = ("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", self.0.node());
        let answers = self.0.together(begin, steps).await?;
        let read = || {
            let row = rows::first(&answers[0], |row| rows::match_row(row, node))?;
            let Some(row) = row else { return Ok(None) };
            Ok(Some(Stretch {
                row,
                journal: rows::all(&answers[1], rows::line)?,
                chat: rows::all(&answers[2], rows::said)?,
                letters: rows::all(&answers[3], letters::letter)?,
                plans: rows::all(&answers[4], rows::plan)?,
            }))
        };
        read().map_err(|fault: Fault| fault.error)
    }

    async fn versions(&self, ids: &[MatchId]) -> Result<Vec<(MatchId, u32)>, StoreError> {
        self.list(lists::versions(ids), lists::version).await
    }

    async fn set_present(&self, id: &str, guest: &str, is_here: bool) -> Result<(), StoreError> {
        let steady = self.0.numbering.read().await;
        let who = (id.to_owned(), guest.to_owned());
        let node = self.0.node().unwrap_or(0);
        let step = if is_here {
            hold(&self.0.here).insert(who.clone());
            nodes::put_present(vec![who], node)
        } else {
            hold(&self.0.here).remove(&who);
            nodes::remove_present(id, guest, node)
        };
        self.ask(step).await?;
        drop(steady);
        self.tell(Heard::Present(id.to_owned()));
        Ok(())
    }

    async fn present_elsewhere(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let node = self.0.node().unwrap_or(0);
        self.list(nodes::present_elsewhere(id, node), |row| rows::cell(row, 0)).await
    }

    async fn marks(&self, id: &str, guest: &str) -> Result<Vec<Mark>, StoreError> {
        self.list(letters::marks(id, guest), letters::mark).await
    }

    async fn set_mark(&self, id: &str, guest: &str, mark: Mark) -> Result<(), StoreError> {
        self.ask(letters::set_mark(id, guest, mark)).await.map(drop)
    }

    async fn notes(&self, id: &str, seat: u8) -> Result<String, StoreError> {
        let sql = "SELECT text FROM notes WHERE match = $1 AND seat = $2";
        let found = self.find(step!(sql, id, i64::from(seat)), |row| rows::cell(row, 0)).await?;
        Ok(found.unwrap_or_default())
    }

    async fn set_notes(&self, id: &str, seat: u8, text: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO notes (match, seat, text) VALUES ($1, $2, $3)
                   ON CONFLICT (match, seat) DO UPDATE SET text = excluded.text";
        self.ask(step!(sql, id, i64::from(seat), text)).await.map(drop)
    }

    async fn unread(&self, guest: &str) -> Result<Vec<(MatchId, u32)>, StoreError> {
        self.list(letters::unread(guest), letters::count).await
    }

    async fn add_study(&self, study: StudyRow, most: u32) -> Result<bool, StoreError> {
        Ok(!self.ask(studies::add(&study, most)).await?.is_empty())
    }

    async fn study(&self, id: &str) -> Result<Option<StudyRow>, StoreError> {
        self.find(studies::find(id), studies::row).await
    }

    async fn uncounted(&self, most: u32) -> Result<Vec<MatchId>, StoreError> {
        self.list(openings::uncounted(most), |row| rows::cell(row, 0)).await
    }

    async fn count_openings(&self, id: &str, moves: Vec<OpeningRow>) -> Result<bool, StoreError> {
        Ok(!self.ask(openings::count(id, &moves)).await?.is_empty())
    }

    async fn openings(&self, position: &str, most: u32) -> Result<Vec<OpeningRow>, StoreError> {
        self.list(openings::at(position, most), openings::row).await
    }

    async fn studies(&self, owner: &str) -> Result<Vec<StudyHead>, StoreError> {
        self.list(studies::of(owner), studies::head).await
    }

    async fn save_study(&self, study: StudyRow) -> Result<bool, StoreError> {
        Ok(!self.ask(studies::save(&study)).await?.is_empty())
    }

    async fn share_study(&self, id: &str, is_shared: bool) -> Result<bool, StoreError> {
        Ok(!self.ask(studies::share(id, is_shared)).await?.is_empty())
    }

    async fn remove_study(&self, id: &str) -> Result<bool, StoreError> {
        Ok(!self.ask(studies::remove(id)).await?.is_empty())
    }

    async fn health(&self) -> Result<(), StoreError> {
        // A write that changes nothing: it fails when the disk is full or read-only.
        self.ask(step!("UPDATE house SET value = value WHERE name = 'schema'")).await.map(drop)
    }

    async fn close(&self) {
        if let Err(error) = self.0.leave().await {
            tracing::warn!(%error, "other nodes do not know that this one closes");
        }
        self.0.voice.finish().await;
        self.0.stop();
        self.0.pool.close();
    }
}
