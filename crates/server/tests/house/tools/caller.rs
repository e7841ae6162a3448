//! Somebody who calls the house: a browser without a page.

use std::sync::atomic::{AtomicU32, Ordering};

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

/// Somebody with or without a cookie.
#[derive(Clone)]
pub(crate) struct Caller {
    app: Router,
    pub(crate) cookie: Option<String>,
}

/// How many keys were given.
static KEYS: AtomicU32 = AtomicU32::new(0);

/// What was answered.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    /// The answer as JSON; it must be one.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {:?}", self.body))
    }

    /// The answer as JSON; it must be a good one.
    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{}", self.body);
        self.json()
    }

    /// The text; it must be a good answer.
    #[track_caller]
    pub(crate) fn text(&self) -> &str {
        assert_eq!(self.status, StatusCode::OK, "{}", self.body);
        &self.body
    }

    /// It must be refused so, in the API's own form. Gives the error.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.body);
        let error = self.json()["error"].clone();
        assert_eq!(error["code"], code, "{error}");
        assert!(error["message"].as_str().is_some_and(|text| !text.is_empty()), "{error}");
        error
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().expect("headers are ASCII"))
    }
}

/// What everybody adds to dice in tests.
pub(crate) const NONCE: &str = "00112233445566778899aabbccddeeff";

/// The seat that must act, in a snapshot.
pub(crate) fn seat_of(snapshot: &Value) -> u64 {
    snapshot["waiting"]["must"][0].as_u64().unwrap_or_else(|| panic!("nobody is awaited: {snapshot}"))
}

/// Whether the match waits for the one who was shown this.
pub(crate) fn is_awaited(snapshot: &Value) -> bool {
    let own = snapshot["own"]["seats"].as_array().expect("own seats");
    let must = snapshot["waiting"]["must"].as_array();
    snapshot["table"]["status"] == "running"
        && own.iter().any(|seat| must.is_some_and(|must| must.contains(seat)))
}

impl Caller {
    pub(crate) fn new(app: Router) -> Self {
        Caller { app, cookie: None }
    }

    /// Somebody else at the same house who says to be this guest.
    pub(crate) fn with_cookie(&self, cookie: &str) -> Self {
        Caller { cookie: Some(cookie.to_owned()), ..self.clone() }
    }

    /// They go away and leave their cookie: nobody who stays holds a house that closes.
    pub(crate) fn gone(self) -> String {
        self.cookie.expect("a guest")
    }

    /// The id in the cookie.
    pub(crate) fn id(&self) -> String {
        let cookie = self.cookie.as_deref().expect("a guest");
        let (_, value) = cookie.split_once('=').expect("a cookie");
        value.split_once('.').expect("a signed cookie").0.to_owned()
    }

    /// A key nobody used.
    pub(crate) fn key(&mut self) -> String {
        format!("key-{:08}", KEYS.fetch_add(1, Ordering::Relaxed))
    }

    /// Sends anything.
    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let (mut parts, body) = request.into_parts();
        parts.headers.entry(HOST).or_insert("house.test".parse().expect("a host"));
        if let Some(cookie) = &self.cookie {
            parts.headers.insert(COOKIE, cookie.parse().expect("a cookie"));
        }
        let answer = self.app.clone().oneshot(Request::from_parts(parts, body)).await.expect("never fails");
        let (parts, body) = answer.into_parts();
        let body = body.collect().await.expect("a body").to_bytes();
        if let Some(cookie) = parts.headers.get(SET_COOKIE) {
            let cookie = cookie.to_str().expect("ASCII");
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let body = String::from_utf8(body.to_vec()).expect("text");
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).expect("a request")).await
    }

    /// Posts something. Whoever sits down adds a nonce to the dice, as a page does.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        let mut body = body.clone();
        if path.ends_with("/sit")
            && let Some(sit) = body.as_object_mut()
        {
            sit.entry("nonce").or_insert_with(|| json!(NONCE));
        }
        let answer = self.post_text(path, body.to_string()).await;
        if answer.status == StatusCode::OK && (path == "/api/tables" || path.ends_with("/rematch")) {
            let id = answer.json()["id"].as_str().expect("an id").to_owned();
            self.seal(&id).await;
        }
        answer
    }

    /// Adds what this caller owes the dice of a table.
    pub(crate) async fn seal(&mut self, id: &str) {
        let owes = self.table(id).await["own"]["owes"].clone();
        for seat in owes.as_array().expect("seats") {
            let added = json!({ "seat": seat, "nonce": NONCE });
            self.post_text(&format!("/api/tables/{id}/nonce"), added.to_string()).await.ok();
        }
    }

    pub(crate) async fn post_text(&mut self, path: &str, body: String) -> Answer {
        let request = Request::post(path).header(CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body)).expect("a request")).await
    }

    pub(crate) async fn put_text(&mut self, path: &str, body: String) -> Answer {
        let request = Request::put(path).header(CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body)).expect("a request")).await
    }

    /// Makes a table that is listed, at which everybody plays where they sit down. Gives its id.
    pub(crate) async fn make(&mut self, game: &str, config: Value, seats: Value) -> String {
        let wanted = json!({ "game": game, "config": config, "seats": seats, "listed": true, "lot": false });
        let made = self.post("/api/tables", &wanted).await.ok();
        made["id"].as_str().expect("an id").to_owned()
    }

    /// The same with limited time.
    pub(crate) async fn make_timed(
        &mut self,
        game: &str,
        config: Value,
        seats: Value,
        time: Value,
    ) -> String {
        let wanted = json!({
            "game": game, "config": config, "seats": seats, "listed": true, "lot": false, "time": time,
        });
        let made = self.post("/api/tables", &wanted).await.ok();
        made["id"].as_str().expect("an id").to_owned()
    }

    /// Asks for something about a table in the decision that is open now.
    pub(crate) async fn ask(&mut self, id: &str, what: &str, seat: u64, more: Value) -> Answer {
        let (key, window) = (self.key(), self.window(id).await);
        let mut body = json!({ "seat": seat, "window": window, "key": key });
        let fields = body.as_object_mut().expect("an object");
        fields.extend(more.as_object().expect("an object").clone());
        self.post(&format!("/api/tables/{id}/{what}"), &body).await
    }

    pub(crate) async fn leave(&mut self, id: &str, seat: u64, to: Value) -> Answer {
        self.post(&format!("/api/tables/{id}/leave"), &json!({ "seat": seat, "to": to })).await
    }

    pub(crate) async fn plan(&mut self, id: &str, seat: u64, steps: Value) -> Answer {
        self.post(&format!("/api/tables/{id}/plan"), &json!({ "seat": seat, "steps": steps })).await
    }

    pub(crate) async fn sit(&mut self, id: &str, seat: u64) -> Answer {
        self.post(&format!("/api/tables/{id}/sit"), &json!({ "seat": seat })).await
    }

    /// The table as this caller sees it.
    pub(crate) async fn table(&mut self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await.ok()
    }

    /// The actions in what this caller was shown, by walking the tree of moves and asking for what did not travel.
    pub(crate) async fn moves(&mut self, id: &str, snapshot: &Value) -> Vec<String> {
        let mut actions = Vec::new();
        let mut open = vec![(Vec::new(), snapshot["moves"].clone())];
        while let Some((way, nodes)) = open.pop() {
            for node in nodes.as_array().expect("nodes") {
                let step = node["id"].as_str().or(node["choice"].as_str()).expect("a step").to_owned();
                let way: Vec<String> = [way.as_slice(), &[step]].concat();
                if let Some(action) = node["action"].as_str() {
                    actions.push(action.to_owned());
                } else if node["next"].is_array() {
                    open.push((way, node["next"].clone()));
                } else {
                    assert_eq!(node["more"], true, "{node}");
                    let under = way.join("%20");
                    let path = format!("/api/tables/{id}/moves?as={}&under={under}", snapshot["as"]);
                    let more = self.get(&path).await.ok()["moves"].clone();
                    open.push((way, more));
                }
            }
        }
        actions
    }

    /// A page of a list.
    pub(crate) async fn list(&mut self, list: &str) -> Vec<Value> {
        let page = self.get(&format!("/api/tables?list={list}")).await.ok();
        page["tables"].as_array().expect("a list").clone()
    }

    /// Acts in the decision that is open now.
    pub(crate) async fn act(&mut self, id: &str, seat: u64, action: &str) -> Answer {
        let window = self.table(id).await["waiting"]["window"].as_u64().unwrap_or(0);
        let key = self.key();
        self.act_as(id, seat, action, window, &key).await
    }

    pub(crate) async fn act_as(
        &mut self,
        id: &str,
        seat: u64,
        action: &str,
        window: u64,
        key: &str,
    ) -> Answer {
        let body = json!({ "seat": seat, "action": action, "window": window, "key": key });
        self.post(&format!("/api/tables/{id}/act"), &body).await
    }

    pub(crate) async fn resign(&mut self, id: &str, seat: u64) -> Answer {
        let key = self.key();
        self.post(&format!("/api/tables/{id}/resign"), &json!({ "seat": seat, "key": key })).await
    }

    pub(crate) async fn draw(&mut self, id: &str, seat: u64, yes: bool) -> Answer {
        let (key, window) = (self.key(), self.window(id).await);
        let body = json!({ "seat": seat, "yes": yes, "window": window, "key": key });
        self.post(&format!("/api/tables/{id}/draw"), &body).await
    }

    pub(crate) async fn take_back(&mut self, id: &str, seat: u64) -> Answer {
        let (key, window) = (self.key(), self.window(id).await);
        let body = json!({ "seat": seat, "window": window, "key": key });
        self.post(&format!("/api/tables/{id}/takeback"), &body).await
    }

    /// The window that a match waits in as far as the caller knows; any where there is none.
    async fn window(&mut self, id: &str) -> u64 {
        let seen = self.get(&format!("/api/tables/{id}")).await;
        let seen: Value = serde_json::from_str(&seen.body).unwrap_or_default();
        seen["waiting"]["window"].as_u64().unwrap_or_default()
    }

    pub(crate) async fn rematch(&mut self, id: &str) -> Answer {
        self.post(&format!("/api/tables/{id}/rematch"), &json!({})).await
    }

    /// Sends a letter, to seats or to everybody.
    pub(crate) async fn send_letter(&mut self, id: &str, seat: u64, to: Value, text: &str) -> Answer {
        let key = self.key();
        self.send_letter_as(id, seat, to, text, &key).await
    }

    pub(crate) async fn send_letter_as(
        &mut self,
        id: &str,
        seat: u64,
        to: Value,
        text: &str,
        key: &str,
    ) -> Answer {
        let body = json!({ "seat": seat, "to": to, "text": text, "key": key });
        self.post(&format!("/api/tables/{id}/press"), &body).await
    }

    pub(crate) async fn say(&mut self, id: &str, channel: &str, text: &str) -> Answer {
        self.post(&format!("/api/tables/{id}/chat"), &json!({ "channel": channel, "text": text })).await
    }
}
