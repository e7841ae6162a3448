//! A client's end of the live socket.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::net::{TcpSocket, TcpStream};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::http::StatusCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::PATIENCE;

/// Room on the way for what is not read yet, in bytes.
pub(crate) const NARROW: u32 = 4096;
const PROTOCOL: &str = "sec-websocket-protocol";

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
        Socket::connect(request).await.map(|(_, socket)| socket)
    }

    /// Opens a socket that asks for versions of the protocol, without a cookie. Gives the one that was agreed on too.
    pub(crate) async fn speaking(
        address: SocketAddr,
        path: &str,
        versions: &str,
    ) -> Result<(Option<String>, Self), StatusCode> {
        let mut request = format!("ws://{address}{path}").into_client_request().expect("a request");
        request.headers_mut().insert(PROTOCOL, versions.parse().expect("versions"));
        Socket::connect(request).await
    }

    /// Opens a socket with hardly any room for what is not read yet.
    pub(crate) async fn narrow(address: SocketAddr, path: &str, cookie: Option<&str>) -> Self {
        let mut request = format!("ws://{address}{path}").into_client_request().expect("a request");
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
        }
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(NARROW).expect("it can be made small");
        let stream = MaybeTlsStream::Plain(socket.connect(address).await.expect("the house listens"));
        Socket(tokio_tungstenite::client_async(request, stream).await.expect("it opens").0)
    }

    async fn connect(request: Request) -> Result<(Option<String>, Self), StatusCode> {
        match tokio_tungstenite::connect_async(request).await {
            Ok((socket, answer)) => {
                let agreed = answer.headers().get(PROTOCOL).and_then(|value| value.to_str().ok());
                Ok((agreed.map(str::to_owned), Socket(socket)))
            }
            Err(Error::Http(answer)) => Err(answer.status()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Opens the socket of a table and reads what comes first: the whole, and what is personal.
    pub(crate) async fn live(address: SocketAddr, id: &str, cookie: Option<&str>) -> Self {
        let path = format!("/api/tables/{id}/live");
        let mut socket = Socket::open(address, &path, cookie, None).await.expect("it opens");
        for kind in ["whole", "own"] {
            assert!(socket.next().await[kind].is_object());
        }
        socket
    }

    /// The next message of any kind; nothing once the socket is closed.
    async fn any(&mut self) -> Option<Message> {
        let next = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("something must come");
        next.and_then(Result::ok)
    }

    /// The next message, as it was sent.
    pub(crate) async fn next_text(&mut self) -> String {
        loop {
            match self.any().await {
                Some(Message::Text(text)) => return text.to_string(),
                Some(Message::Ping(_) | Message::Pong(_)) => {}
                other => panic!("a message was expected, not {other:?}"),
            }
        }
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Value {
        serde_json::from_str(&self.next_text().await).expect("messages are JSON")
    }

    /// Everything that was sent because of what happened so far. The house looks for something to send whenever it
    /// reads a ping, before or after it answers: once two pings in a row brought nothing, there is nothing. On several
    /// threads both could be read before the house looks.
    pub(crate) async fn drain(&mut self) -> Vec<String> {
        assert_eq!(Handle::current().runtime_flavor(), RuntimeFlavor::CurrentThread);
        let mut texts = Vec::new();
        let mut calm = 0;
        while calm < 2 {
            calm += 1;
            self.0.send(Message::Ping("are you there?".into())).await.expect("it is open");
            loop {
                match self.any().await {
                    Some(Message::Text(text)) => {
                        texts.push(text.to_string());
                        calm = 0;
                    }
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

    /// Reads until the other end closes. Gives the code that it said.
    pub(crate) async fn until_closed(&mut self) -> Option<u16> {
        loop {
            match self.any().await {
                None | Some(Message::Close(None)) => return None,
                Some(Message::Close(Some(frame))) => return Some(frame.code.into()),
                Some(_) => {}
            }
        }
    }

    /// The connection beneath, for bytes that are no frames.
    pub(crate) fn stream(&mut self) -> &mut TcpStream {
        match self.0.get_mut() {
            MaybeTlsStream::Plain(stream) => stream,
            _ => panic!("tests use no TLS"),
        }
    }
}
