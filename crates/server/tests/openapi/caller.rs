//! A house and somebody who calls it, holding every answer and every message against the document.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use belligerants::Belligerants;
use blindbid::BlindBid;
use catalog::Title;
use catalog::shelf::Shelf;
use diam::Diam;
use futures_util::StreamExt;
use http_body_util::BodyExt;
use serde_json::Value;
use server::{Ambient, House, Options};
use store::sqlite::Sqlite;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tower::ServiceExt;

use crate::schema::Document;

static GAMES: [&dyn Title; 3] = [
    const {
        &Shelf::<Diam>::NEW
            .with_keyed_levels()
            .with_cards()
            .with_branches()
            .with_lessons()
            .with_puzzles()
            .with_editor()
    },
    &Shelf::<BlindBid>::NEW,
    const { &Shelf::<Belligerants>::NEW.with_editor() },
];

/// How long something may take that must come.
const PATIENCE: Duration = Duration::from_secs(60);

/// A house, and a guest.
pub(crate) struct Room {
    app: Router,
    address: SocketAddr,
    cookie: Option<String>,
    pub(crate) document: Arc<Document>,
    /// What was done, by the ids of operations.
    pub(crate) done: BTreeSet<String>,
    _folder: TempDir,
}

/// An answer that is as the document says.
pub(crate) struct Answer {
    pub(crate) status: u16,
    body: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn text(self) -> String {
        assert_eq!(self.status, 200, "{}", self.body);
        self.body
    }

    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        serde_json::from_str(&self.text()).expect("JSON")
    }

    /// It must be refused so. Gives the error.
    #[track_caller]
    pub(crate) fn refused(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.body);
        serde_json::from_str::<Value>(&self.body).expect("JSON")["error"].clone()
    }
}

impl Room {
    pub(crate) async fn open(document: Document) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Sqlite::open(folder.path()).expect("a fresh house opens"));
        let options = Options {
            changes_per_address: 1_000_000,
            changes_per_guest: 1_000_000,
            pictures_per_address: 1_000_000,
            misses_per_address: 1_000_000,
            sockets_per_address: 1_000_000,
            away_after: Duration::from_secs(3600),
            pulse: Duration::from_secs(3600),
            ..Options::local(folder.path().to_owned())
        };
        let house = House::open(options, store, GAMES.to_vec(), Ambient::real()).await.expect("it opens");
        let app = server::api::app(house);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let service = app.clone().into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await.expect("it serves") });
        let document = Arc::new(document);
        Room { app, address, cookie: None, document, done: BTreeSet::new(), _folder: folder }
    }

    /// Somebody else calls from here on; gives who called before.
    pub(crate) fn becomes(&mut self, cookie: Option<String>) -> Option<String> {
        std::mem::replace(&mut self.cookie, cookie)
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send("get", path, Request::get(path).body(Body::empty()).expect("a request")).await
    }

    /// Posts a body. If it is accepted, it must be as the document says.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send_body("post", path, body).await
    }

    /// Puts one.
    pub(crate) async fn put(&mut self, path: &str, body: &Value) -> Answer {
        self.send_body("put", path, body).await
    }

    async fn send_body(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let request = match method {
            "put" => Request::put(path),
            _ => Request::post(path),
        };
        let request = request.header(CONTENT_TYPE, "application/json").body(Body::from(body.to_string()));
        let answer = self.send(method, path, request.expect("a request")).await;
        let schema = &self.operation(method, path)["requestBody"]["content"]["application/json"]["schema"];
        if answer.status == 200 && schema.is_object() {
            let judged = self.document.judge(schema, body);
            judged.unwrap_or_else(|why| panic!("{method} {path}: the body{why}\n{body}"));
        }
        answer
    }

    async fn send(&mut self, method: &str, path: &str, mut request: Request<Body>) -> Answer {
        let headers = request.headers_mut();
        headers.insert(HOST, "house.test".parse().expect("a host"));
        if let Some(cookie) = &self.cookie {
            headers.insert(COOKIE, cookie.parse().expect("a cookie"));
        }
        let (parts, body) = self.app.clone().oneshot(request).await.expect("never fails").into_parts();
        if let Some(cookie) = parts.headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok()) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let body = body.collect().await.expect("a body").to_bytes();
        let body = String::from_utf8(body.to_vec()).expect("text");
        let status = parts.status.as_u16();

        let operation = self.operation(method, path);
        let told = &operation["responses"][status.to_string()];
        assert!(told.is_object(), "{method} {path}: nobody told of {status}: {body}");
        let kind = parts.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default();
        let schema = &told["content"][kind]["schema"];
        if kind == "application/json" {
            let value: Value = serde_json::from_str(&body).expect("JSON");
            let judged = self.document.judge(schema, &value);
            judged.unwrap_or_else(|why| panic!("{method} {path}: {status}{why}\n{value}"));
        } else {
            assert_eq!(schema["type"] == "string", !body.is_empty(), "{method} {path}: {status} {kind}");
        }
        if status < 400 {
            let id = operation["operationId"].as_str().expect("an id").to_owned();
            self.done.insert(id);
        }
        Answer { status, body }
    }

    /// What the document says of an address.
    fn operation(&self, method: &str, address: &str) -> &Value {
        let path = address.split('?').next().unwrap_or_default();
        let fits = |template: &str| {
            let (parts, wanted) = (template.split('/'), path.split('/'));
            parts.clone().count() == wanted.clone().count()
                && parts.zip(wanted).all(|(part, given)| part.starts_with('{') || part == given)
        };
        let paths = self.document.0["paths"].as_object().expect("there are paths");
        let fitting = paths.iter().filter(|(template, _)| fits(template));
        // A name of one's own goes before a parameter.
        let best = fitting.min_by_key(|(template, _)| template.matches('{').count());
        let (_, item) = best.unwrap_or_else(|| panic!("nobody told of {path}"));
        assert!(item[method].is_object(), "nobody told of {method} {path}");
        &item[method]
    }

    /// Opens a socket, as oneself or as a stranger.
    pub(crate) async fn follow(&mut self, path: &str, as_guest: bool) -> Socket {
        let operation = self.operation("get", path);
        let schema = operation["responses"]["101"]["x-messages"].clone();
        let id = operation["operationId"].as_str().expect("an id").to_owned();
        self.done.insert(id);
        let mut request = format!("ws://{}{path}", self.address).into_client_request().expect("a request");
        let headers = request.headers_mut();
        headers.insert("sec-websocket-protocol", server::wire::SUBPROTOCOL.parse().expect("a name"));
        if let Some(cookie) = self.cookie.as_ref().filter(|_| as_guest) {
            headers.insert(COOKIE, cookie.parse().expect("a cookie"));
        }
        let (socket, answer) = tokio_tungstenite::connect_async(request).await.expect("it opens");
        assert_eq!(answer.headers()["sec-websocket-protocol"], server::wire::SUBPROTOCOL);
        Socket { socket, schema, document: Arc::clone(&self.document) }
    }
}

/// A socket whose messages are as the document says.
pub(crate) struct Socket {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    schema: Value,
    document: Arc<Document>,
}

impl Socket {
    /// Everything up to a message.
    pub(crate) async fn until(mut self, is_last: impl Fn(&Value) -> bool) -> Vec<Value> {
        let mut seen: Vec<Value> = Vec::new();
        while !seen.last().is_some_and(&is_last) {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            let next = next.unwrap_or_else(|_| panic!("it did not come after {:?}", seen.last()));
            if let Message::Text(text) = next.expect("it is open").expect("it is open") {
                let value: Value = serde_json::from_str(&text).expect("JSON");
                let judged = self.document.judge(&self.schema, &value);
                judged.unwrap_or_else(|why| panic!("a message{why}\n{value}"));
                seen.push(value);
            }
        }
        seen
    }
}

/// The words on the way to some action of a whole, and the action. What is not in the tree is asked for.
pub(crate) async fn leaf(
    room: &mut Room,
    table: &str,
    whole: &Value,
    choice: usize,
) -> (Vec<String>, String) {
    let (mut nodes, mut words) = (whole["moves"].clone(), Vec::new());
    loop {
        let count = nodes.as_array().map_or(0, Vec::len);
        assert!(count > 0, "nothing can be done: {}", whole["waiting"]);
        let node = nodes[(choice * 7 + words.len()) % count].clone();
        words.push(node["id"].as_str().or(node["choice"].as_str()).expect("a word").to_owned());
        if let Some(action) = node["action"].as_str() {
            return (words, action.to_owned());
        }
        nodes = match node.get("next") {
            Some(next) => next.clone(),
            None => {
                let asked = format!("{table}/moves?as={}&under={}", whole["as"], words.join("%20"));
                room.get(&asked).await.ok()["moves"].clone()
            }
        };
    }
}
