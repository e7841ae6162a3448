//! Asking the house over HTTP, on one connection that is kept.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// Somebody who asks: a guest, once they have a name.
pub struct Asker {
    address: SocketAddr,
    connection: Option<SendRequest<Full<Bytes>>>,
    /// Who they are, as the house knows them again.
    pub cookie: String,
}

impl Asker {
    /// Somebody without a name.
    pub fn new(address: SocketAddr) -> Self {
        Asker { address, connection: None, cookie: String::new() }
    }

    /// Somebody the house knows.
    pub fn known(address: SocketAddr, cookie: &str) -> Self {
        Asker { cookie: cookie.to_owned(), ..Asker::new(address) }
    }

    /// Closes the connection; the next question opens another.
    pub fn hang_up(&mut self) {
        self.connection = None;
    }

    pub async fn get(&mut self, path: &str) -> Result<Bytes> {
        done(path, self.ask(Method::GET, path, Bytes::new()).await?)
    }

    pub async fn post(&mut self, path: &str, body: impl Into<Bytes>) -> Result<Bytes> {
        done(path, self.ask(Method::POST, path, body.into()).await?)
    }

    /// Whether it was done, or something else had happened before.
    pub async fn try_post(&mut self, path: &str, body: impl Into<Bytes>) -> Result<bool> {
        match self.ask(Method::POST, path, body.into()).await? {
            (StatusCode::CONFLICT, _) => Ok(false),
            answer => done(path, answer).map(|_| true),
        }
    }

    async fn ask(&mut self, method: Method, path: &str, body: Bytes) -> Result<(StatusCode, Bytes)> {
        let mut request = Request::builder().method(method).uri(path).header(HOST, "house");
        if !self.cookie.is_empty() {
            request = request.header(COOKIE, &self.cookie);
        }
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::new(body))?;
        let connection = self.connected().await?;
        connection.ready().await?;
        let answer = connection.send_request(request).await?;
        let status = answer.status();
        let cookie = answer.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = cookie.to_owned();
        }
        Ok((status, answer.into_body().collect().await?.to_bytes()))
    }

    async fn connected(&mut self) -> Result<&mut SendRequest<Full<Bytes>>> {
        if self.connection.as_ref().is_none_or(SendRequest::is_closed) {
            let stream = connect(self.address).await?;
            let (connection, driver) = handshake(TokioIo::new(stream)).await?;
            tokio::spawn(driver);
            self.connection = Some(connection);
        }
        self.connection.as_mut().context("connected")
    }
}

fn done(path: &str, (status, body): (StatusCode, Bytes)) -> Result<Bytes> {
    if !status.is_success() {
        bail!("{path}: {status} {}", String::from_utf8_lossy(&body));
    }
    Ok(body)
}

/// A connection on which nothing waits for more to send.
pub async fn connect(address: SocketAddr) -> Result<TcpStream> {
    let stream = TcpStream::connect(address).await.context("the house is not there")?;
    stream.set_nodelay(true)?;
    Ok(stream)
}
