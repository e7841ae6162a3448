//! Those from whom something is hidden, and every byte that they get: by asking for whatever there is, by following, and by trying
//! what they may not do. Worlds that differ in nothing else than what is hidden must read alike.

use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{Caller, Curiosity, Socket};

/// Somebody from whom something is hidden.
#[derive(Clone)]
pub(crate) struct Watcher {
    pub(crate) name: &'static str,
    cookie: Option<String>,
    /// The seat they play, if they do.
    seat: Option<u64>,
}

impl Watcher {
    /// Somebody who plays.
    pub(crate) fn playing(name: &'static str, caller: &Caller, seat: u64) -> Self {
        Watcher { name, cookie: caller.cookie.clone(), seat: Some(seat) }
    }

    /// A guest who does not.
    pub(crate) fn guest(name: &'static str, caller: &Caller) -> Self {
        Watcher { name, cookie: caller.cookie.clone(), seat: None }
    }

    /// Somebody without a name.
    pub(crate) const NOBODY: Watcher = Watcher { name: "nobody", cookie: None, seat: None };
}

/// What was sent to whom, in order. What is the same twice is kept once.
#[derive(Default)]
pub(crate) struct Transcript {
    entries: Vec<(String, Arc<str>)>,
    known: HashSet<Arc<str>>,
}

impl Transcript {
    /// Adds what was sent, and on what occasion.
    pub(crate) fn note(&mut self, occasion: String, text: &str) {
        let text = self.known.get(text).cloned().unwrap_or_else(|| Arc::from(text));
        self.known.insert(Arc::clone(&text));
        self.entries.push((occasion, text));
    }

    /// Whether anybody was sent this.
    pub(crate) fn contains(&self, text: &str) -> bool {
        self.known.iter().any(|known| known.contains(text))
    }

    /// How many messages somebody's socket got at a step.
    pub(crate) fn count(&self, when: &str, who: &str) -> usize {
        let occasion = messages(when, who);
        let found = self.entries.iter().find(|(other, _)| *other == occasion);
        let (_, count) = found.unwrap_or_else(|| panic!("{when}, {who}"));
        count.parse().expect("a count")
    }

    /// Whether the same was sent in another world.
    pub(crate) fn is_like(&self, other: &Transcript) -> bool {
        self.entries == other.entries
    }

    fn must_be(&self, other: &Transcript) {
        for ((occasion, text), (other_occasion, other_text)) in self.entries.iter().zip(&other.entries) {
            assert_eq!(occasion, other_occasion);
            if text != other_text {
                let at = text.bytes().zip(other_text.bytes()).take_while(|(one, other)| one == other).count();
                let near = |text: &str| {
                    let bytes = &text.as_bytes()[at.saturating_sub(200)..text.len().min(at + 200)];
                    String::from_utf8_lossy(bytes).into_owned()
                };
                panic!("{occasion}, byte {at}:\n{}\nin another world:\n{}", near(text), near(other_text));
            }
        }
        assert_eq!(self.entries.len(), other.entries.len());
    }
}

/// What was seen in several worlds is the same, byte by byte. Gives it.
pub(crate) fn must_read_alike(mut lived: Vec<Transcript>) -> Transcript {
    let first = lived.swap_remove(0);
    for other in lived {
        first.must_be(&other);
    }
    first
}

fn messages(when: &str, who: &str) -> String {
    format!("{when}: messages for {who}")
}

/// What those from whom it is hidden were sent.
pub(crate) struct Watched {
    address: SocketAddr,
    id: String,
    watchers: Vec<Watcher>,
    sockets: Vec<(String, Socket)>,
    curiosity: Curiosity,
    pub(crate) transcript: Transcript,
}

impl Watched {
    /// Opens every socket that they have: their own of the table, the public's, and what is new elsewhere.
    pub(crate) async fn new(
        address: SocketAddr,
        id: &str,
        watchers: Vec<Watcher>,
        curiosity: Curiosity,
    ) -> Self {
        let mut sockets = Vec::new();
        for Watcher { name, cookie, seat } in &watchers {
            let table = format!("/api/tables/{id}/live");
            let mut ways = vec![((*name).to_owned(), table.clone())];
            ways.extend(seat.map(|_| (format!("{name} as public"), format!("{table}?as=public"))));
            ways.push((format!("{name}'s news"), "/api/live".to_owned()));
            for (who, path) in ways {
                let opened = Socket::open(address, &path, cookie.as_deref(), None).await;
                sockets.push((who, opened.expect("it opens")));
            }
        }
        let transcript = Transcript::default();
        Watched { address, id: id.to_owned(), watchers, sockets, curiosity, transcript }
    }

    /// Writes down everything that was sent unasked.
    pub(crate) async fn listen(&mut self, when: &str) {
        for (who, socket) in &mut self.sockets {
            let mut sent = socket.drain().await;
            if who.ends_with("'s news") {
                // Which of two news that are there at once is told first is chance's.
                sent.sort_unstable();
            }
            self.transcript.note(messages(when, who), &sent.len().to_string());
            for message in sent {
                self.transcript.note(format!("{when}: to {who}"), &message);
            }
        }
    }

    /// Writes down everything that was sent unasked, and everything that can be asked for.
    pub(crate) async fn look(&mut self, when: &str) {
        self.listen(when).await;
        for path in self.curiosity.paths(&self.id) {
            for Watcher { name, cookie, .. } in &self.watchers {
                let answer = raw(self.address, "GET", &path, cookie.as_deref(), "").await;
                self.transcript.note(format!("{when}: {path} for {name}"), &answer);
            }
        }
    }

    /// Writes down how everybody is refused what they may not do. Those named last may take their name off a list, and do not.
    pub(crate) async fn try_in_vain(&mut self, when: &str, down: &[&str]) {
        for Watcher { name, cookie, seat } in &self.watchers {
            for (method, path, body) in self.curiosity.attempts(&self.id, *seat) {
                if path.ends_with("/withdraw") && down.contains(name) {
                    continue;
                }
                let answer = raw(self.address, method, &path, cookie.as_deref(), &body.to_string()).await;
                assert!(answer.starts_with("HTTP/1.1 4"), "{name}: {path} {body}\n{answer}");
                self.transcript.note(format!("{when}: {path} {body} by {name}"), &answer);
            }
        }
        self.listen(&format!("{when}, tried")).await;
    }

    /// Writes down what somebody was answered.
    pub(crate) fn note(&mut self, occasion: String, answer: &impl std::fmt::Debug) {
        self.transcript.note(occasion, &format!("{answer:?}"));
    }
}

/// Asks over a connection of its own, and gives every byte of the answer but the time of day.
async fn raw(address: SocketAddr, method: &str, path: &str, cookie: Option<&str>, body: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("the house listens");
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    let content = match body {
        "" => String::new(),
        body => format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()),
    };
    let head = format!("{method} {path} HTTP/1.1\r\nHost: house.test\r\nConnection: close\r\n");
    let request = format!("{head}{cookie}{content}\r\n{body}");
    stream.write_all(request.as_bytes()).await.expect("it is read");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.contains("content-length: "), "{answer}");
    answer.split_inclusive("\r\n").filter(|line| !line.starts_with("date: ")).collect()
}
