//! Asking a node over HTTP on a connection that is kept, as long as it lasts.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// Whoever gets no answer for so long asks again.
const IMPATIENCE: Duration = Duration::from_secs(4);

/// An answer that came whole.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    pub(crate) body: Value,
}

/// Somebody who asks one node.
pub(crate) struct Asker {
    address: SocketAddr,
    cookie: String,
    connection: Option<BufReader<TcpStream>>,
}

impl Asker {
    pub(crate) fn new(address: SocketAddr, cookie: &str) -> Self {
        Asker { address, cookie: cookie.to_owned(), connection: None }
    }

    pub(crate) fn get(&mut self, path: &str) -> Option<Answer> {
        self.ask("GET", path, "")
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Option<Answer> {
        self.ask("POST", path, &body.to_string())
    }

    /// Nothing if the answer did not come whole: nobody knows what became of it.
    fn ask(&mut self, method: &str, path: &str, body: &str) -> Option<Answer> {
        let asked = self.try_ask(method, path, body);
        if asked.is_none() {
            self.connection = None;
        }
        asked
    }

    fn try_ask(&mut self, method: &str, path: &str, body: &str) -> Option<Answer> {
        if self.connection.is_none() {
            let stream = TcpStream::connect(self.address).ok()?;
            stream.set_nodelay(true).ok()?;
            stream.set_read_timeout(Some(IMPATIENCE)).ok()?;
            self.connection = Some(BufReader::new(stream));
        }
        let connection = self.connection.as_mut()?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: house\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        );
        connection.get_mut().write_all(request.as_bytes()).ok()?;
        read(connection)
    }
}

fn read(connection: &mut BufReader<TcpStream>) -> Option<Answer> {
    let mut line = String::new();
    connection.read_line(&mut line).ok()?;
    let status = line.split(' ').nth(1)?.parse().ok()?;
    let (mut length, mut cookie) = (None, None);
    loop {
        line.clear();
        connection.read_line(&mut line).ok()?;
        if line.is_empty() {
            return None;
        }
        let Some((name, value)) = line.trim().split_once(": ") else { break };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.parse::<usize>().ok(),
            "set-cookie" => cookie = value.split(';').next().map(str::to_owned),
            _ => {}
        }
    }
    let mut body = vec![0; length?];
    connection.read_exact(&mut body).ok()?;
    Some(Answer { status, cookie, body: serde_json::from_slice(&body).unwrap_or_default() })
}
