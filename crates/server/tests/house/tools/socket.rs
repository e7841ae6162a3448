//! A client's end of the live socket.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::StatusCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::PATIENCE;

/// A socket that is open.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    /// Opens a socket, or tells with which status it was refused.
    pub(crate) async fn open(
        address: SocketAddr,
        path: &str,
        cookie: Option<&str>,
        origin: Option<&str>,
    ) -> Result<Self, StatusCode> {
        let mut request = format!("ws://{address}{path}").into_client_request().expect("a request");
        let headers = request.headers_mut();
        if let Some(cookie) = cookie {
            headers.insert("cookie", cookie.parse().expect("a cookie"));
        }
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().expect("an origin"));
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(Error::Http(answer)) => Err(answer.status()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Opens the socket of a table.
    pub(crate) async fn live(address: SocketAddr, id: &str, cookie: Option<&str>) -> Self {
        let path = format!("/api/tables/{id}/live");
        Socket::open(address, &path, cookie, None).await.expect("it opens")
    }

    /// The next message of any kind; nothing once the socket is closed.
    async fn any(&mut self) -> Option<Message> {
        let next = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("something must come");
        next.and_then(Result::ok)
    }

    /// The next snapshot, as it was sent.
    pub(crate) async fn next_text(&mut self) -> String {
        loop {
            match self.any().await {
                Some(Message::Text(text)) => return text.to_string(),
                Some(Message::Ping(_) | Message::Pong(_)) => {}
                other => panic!("a snapshot was expected, not {other:?}"),
            }
        }
    }

    /// The next snapshot.
    pub(crate) async fn next(&mut self) -> Value {
        serde_json::from_str(&self.next_text().await).expect("snapshots are JSON")
    }

    /// Everything that was sent because of what happened so far. The house answers a ping after it has looked
    /// at the table; of two pings, the second is read after the first one's look was sent.
    pub(crate) async fn drain(&mut self) -> Vec<String> {
        let mut texts = Vec::new();
        for _ in 0..2 {
            self.0.send(Message::Ping("are you there?".into())).await.expect("it is open");
            loop {
                match self.any().await {
                    Some(Message::Text(text)) => texts.push(text.to_string()),
                    Some(Message::Pong(_)) => break,
                    other => panic!("a pong was expected, not {other:?}"),
                }
            }
        }
        texts
    }

    /// Sends anything.
    pub(crate) async fn send(&mut self, message: Message) {
        self.0.send(message).await.expect("it is open");
    }

    /// Reads until the other end closes.
    pub(crate) async fn until_closed(&mut self) {
        while !matches!(self.any().await, None | Some(Message::Close(_))) {}
    }

    /// The connection beneath, for bytes that are no frames.
    pub(crate) fn stream(&mut self) -> &mut TcpStream {
        match self.0.get_mut() {
            MaybeTlsStream::Plain(stream) => stream,
            _ => panic!("tests use no TLS"),
        }
    }
}
