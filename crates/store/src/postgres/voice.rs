//! What nodes tell each other: one connection for each node, which listens and speaks.
//!
//! Nothing is told inside of a transaction that changes a match: telling takes a lock of the whole database. What is told goes a few
//! milliseconds later, with whatever else there is by then. Who lost the connection hears of a gap, again and again until it stands
//! anew, and once more then.

use std::collections::HashSet;
use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;

use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Config, NoTls, Statement};

use super::pipe::Fault;
use crate::{Heard, StoreError};

/// How long what is told waits for more.
const BATCH: Duration = Duration::from_millis(4);
/// How long a message may be: the database takes less than 8000 bytes.
const LONGEST: usize = 7_900;
/// How often a gap is told of while nothing can be heard.
const GAPS: Duration = Duration::from_millis(500);
/// How often a silent connection is tried, and how long it may take to answer.
const TRIAL: Duration = Duration::from_secs(5);
/// The longest pause between two attempts to connect.
const PAUSE: Duration = Duration::from_secs(4);
/// What its connection is told. What was said need not survive a power cut, and whoever says something holds a lock of the whole
/// database until it is written: nobody waits for the disk.
const SETTINGS: &str = "SET synchronous_commit = off; LISTEN tabletier";
/// How much may be heard before somebody listens. Who is slower hears that they missed something.
const KEPT: usize = 8_192;

enum Told {
    News(Heard),
    Last(oneshot::Sender<()>),
}

/// The store's end.
pub(super) struct Voice {
    news: broadcast::Sender<Heard>,
    tells: mpsc::UnboundedSender<Told>,
}

impl Voice {
    /// Connects, and gives what must run for as long as the store is open. It calls `again` whenever the connection stands anew.
    pub(super) async fn open<F: Future<Output = ()> + Send>(
        config: Config,
        again: impl Fn() -> F + Send + Sync + 'static,
    ) -> Result<(Self, impl Future<Output = ()> + Send), StoreError> {
        let (news, _) = broadcast::channel(KEPT);
        let (tells, told) = mpsc::unbounded_channel();
        let line = Line::open(&config, &news).await.map_err(|fault| fault.error)?;
        let speaker = Speaker { config, news: news.clone(), told, waiting: Vec::new(), last: None };
        Ok((Voice { news, tells }, speaker.run(line, again)))
    }

    pub(super) fn hear(&self) -> broadcast::Receiver<Heard> {
        self.news.subscribe()
    }

    pub(super) fn tell(&self, news: Heard) {
        // After the end there is nobody left to tell it.
        drop(self.tells.send(Told::News(news)));
    }

    /// Something that this node itself has to hear as well.
    pub(super) fn tell_all(&self, news: Heard) {
        drop(self.news.send(news.clone()));
        self.tell(news);
    }

    /// Waits until everything was told, if it can be.
    pub(super) async fn finish(&self) {
        let (said, all_said) = oneshot::channel();
        if self.tells.send(Told::Last(said)).is_ok() {
            drop(tokio::time::timeout(TRIAL, all_said).await);
        }
    }
}

/// A connection that listens.
struct Line {
    client: Client,
    saying: Statement,
    driven: JoinHandle<()>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.driven.abort();
    }
}

impl Line {
    async fn open(config: &Config, news: &broadcast::Sender<Heard>) -> Result<Self, Fault> {
        let (client, mut connection) = config.connect(NoTls).await?;
        // What we said ourselves comes back under the number of our own connection.
        let own = Arc::new(AtomicI32::new(0));
        let (ours, news) = (Arc::clone(&own), news.clone());
        let driven = tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
                if let AsyncMessage::Notification(said) = message
                    && said.process_id() != ours.load(Ordering::SeqCst)
                {
                    hear(said.payload(), &news);
                }
            }
        });
        let saying = client.prepare("SELECT pg_notify('tabletier', $1)").await?;
        let line = Line { client, saying, driven };
        let row = line.client.query_one("SELECT pg_backend_pid()", &[]).await?;
        own.store(row.try_get(0)?, Ordering::SeqCst);
        line.client.batch_execute(SETTINGS).await?;
        Ok(line)
    }

    /// Whether it does this in good time.
    async fn says(&self, text: &str) -> bool {
        let values: [&(dyn ToSql + Sync); 1] = [&text];
        let said = self.client.execute(&self.saying, &values);
        matches!(tokio::time::timeout(TRIAL, said).await, Ok(Ok(_)))
    }

    async fn answers(&self) -> bool {
        let asked = self.client.batch_execute("SELECT 1");
        matches!(tokio::time::timeout(TRIAL, asked).await, Ok(Ok(())))
    }
}

/// What is not understood was said by a newer program: something may have been missed.
fn hear(text: &str, news: &broadcast::Sender<Heard>) {
    let all = serde_json::from_str(text).unwrap_or_else(|_| vec![Heard::Gap]);
    for heard in all {
        drop(news.send(heard));
    }
}

struct Speaker {
    config: Config,
    news: broadcast::Sender<Heard>,
    told: mpsc::UnboundedReceiver<Told>,
    /// What was not told yet, as it is written.
    waiting: Vec<String>,
    /// Who waits for the end.
    last: Option<oneshot::Sender<()>>,
}

impl Speaker {
    async fn run<F: Future<Output = ()> + Send>(
        mut self,
        mut line: Line,
        again: impl Fn() -> F + Send + Sync,
    ) {
        while !self.speak(&mut line).await {
            tracing::warn!("the connection to other nodes is lost; it is opened again");
            line = self.connect().await;
            again().await;
            drop(self.news.send(Heard::Gap));
        }
    }

    /// Speaks until the connection fails, or to the end. Whether that is the end.
    async fn speak(&mut self, line: &mut Line) -> bool {
        loop {
            if !self.say(line).await {
                return false;
            }
            if let Some(last) = self.last.take() {
                // Whoever waited may have gone.
                let _ = last.send(());
                return true;
            }
            tokio::select! {
                _ = &mut line.driven => return false,
                told = self.told.recv() => {
                    let Some(told) = told else { return true };
                    self.note(told);
                    tokio::time::sleep(BATCH).await;
                    while let Ok(more) = self.told.try_recv() {
                        self.note(more);
                    }
                }
                () = tokio::time::sleep(TRIAL) => {
                    if !line.answers().await {
                        return false;
                    }
                }
            }
        }
    }

    fn note(&mut self, told: Told) {
        match told {
            Told::News(news) => self.waiting.push(written(&news)),
            Told::Last(last) => self.last = Some(last),
        }
    }

    async fn say(&mut self, line: &Line) -> bool {
        for text in messages(&self.waiting) {
            if !line.says(&text).await {
                return false;
            }
        }
        self.waiting.clear();
        true
    }

    /// Connects anew, however long that takes.
    async fn connect(&self) -> Line {
        let attempts = async {
            let mut pause = GAPS / 2;
            loop {
                match Line::open(&self.config, &self.news).await {
                    Ok(line) => return line,
                    Err(fault) => tracing::debug!(error = %fault.error, "other nodes cannot be heard"),
                }
                tokio::time::sleep(pause).await;
                pause = PAUSE.min(pause * 2);
            }
        };
        tokio::pin!(attempts);
        let mut gaps = tokio::time::interval(GAPS);
        loop {
            tokio::select! {
                line = &mut attempts => return line,
                _ = gaps.tick() => drop(self.news.send(Heard::Gap)),
            }
        }
    }
}

/// As it is said. What is too long for any message is a gap.
fn written(news: &Heard) -> String {
    let text = |news: &Heard| serde_json::to_string(news).expect("plain data");
    Some(text(news)).filter(|text| text.len() + 2 <= LONGEST).unwrap_or_else(|| text(&Heard::Gap))
}

/// Everything once, in as few messages as hold it.
fn messages(waiting: &[String]) -> Vec<String> {
    let mut seen = HashSet::new();
    let mut messages: Vec<String> = Vec::new();
    for news in waiting.iter().filter(|news| seen.insert(*news)) {
        match messages.last_mut().filter(|last| last.len() + news.len() + 2 <= LONGEST) {
            Some(last) => *last = format!("{last},{news}"),
            None => messages.push(format!("[{news}")),
        }
    }
    messages.iter_mut().for_each(|message| message.push(']'));
    messages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_hold_everything_once_and_are_short() {
        let all: Vec<Heard> = (0..900).map(|n| Heard::Match(format!("match-{}", n % 600))).collect();
        let waiting: Vec<_> = all.iter().map(written).collect();
        let messages = messages(&waiting);
        assert!(messages.len() > 1 && messages.iter().all(|message| message.len() <= LONGEST));
        let read = |message: &String| serde_json::from_str::<Vec<Heard>>(message).expect("a list");
        assert_eq!(messages.iter().flat_map(read).collect::<Vec<_>>(), all[..600]);
        assert_eq!(written(&Heard::Guest("x".repeat(9_000))), written(&Heard::Gap));
    }
}
