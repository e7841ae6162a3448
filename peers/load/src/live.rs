//! A socket at a table.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use futures_util::StreamExt;
use hyper::header::{COOKIE, HeaderValue, SEC_WEBSOCKET_PROTOCOL};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::ask::connect;
use crate::picture::Picture;

/// The version of what is spoken on the socket.
const PROTOCOL: HeaderValue = HeaderValue::from_static("tabletier.2");

/// A viewer at a table.
pub struct Live {
    socket: WebSocketStream<TcpStream>,
    /// What they see.
    pub seen: Picture,
}

impl Live {
    /// Opens a socket and waits for the whole picture.
    pub async fn open(address: SocketAddr, table: &str, cookie: &str) -> Result<Self> {
        let mut request = format!("ws://{address}/api/tables/{table}/live").into_client_request()?;
        request.headers_mut().insert(SEC_WEBSOCKET_PROTOCOL, PROTOCOL);
        if !cookie.is_empty() {
            request.headers_mut().insert(COOKIE, HeaderValue::from_str(cookie)?);
        }
        let (socket, _) = client_async(request, connect(address).await?).await?;
        let mut live = Live { socket, seen: Picture::default() };
        while !live.seen.is_whole {
            live.next().await?;
        }
        Ok(live)
    }

    /// Hears the next message. May be dropped while waiting.
    pub async fn next(&mut self) -> Result<()> {
        match self.socket.next().await.context("the house hung up")?? {
            Message::Text(text) => self.seen.hear(&text),
            Message::Close(why) => bail!("the house closed the socket: {why:?}"),
            Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Ok(()),
        }
    }

    /// Leaves politely.
    pub async fn close(mut self) {
        drop(self.socket.close(None).await);
    }
}
