//! Everything that can be asked of a house about a table, and everything that can be tried there, read from its own document:
//! an operation that nobody thought of here fails the tests until somebody does.

use std::sync::LazyLock;

use serde_json::{Value, json};

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../../../docs/openapi.json")).expect("the document is JSON")
});

/// With what somebody asks who would like to know more than they may.
#[derive(Clone)]
pub(crate) struct Curiosity {
    /// As whom: seats of one's own and of others, and the public.
    pub(crate) eyes: &'static [&'static str],
    /// The lines of one's own log that one looks back at.
    pub(crate) numbers: Vec<u64>,
    /// What one points at on the board.
    pub(crate) things: &'static [&'static str],
    /// The beginnings of actions whose continuations one asks for.
    pub(crate) steps: &'static [&'static str],
    /// The seats that one would like to know about, or to act for.
    pub(crate) hidden: &'static [u64],
}

impl Curiosity {
    /// What can be asked for, as paths.
    pub(crate) fn paths(&self, id: &str) -> Vec<String> {
        let mut paths = vec!["/".to_owned()];
        for (path, operation) in operations("get").filter(|(path, _)| is_about_tables(path)) {
            paths.extend(self.ways_to_ask(&path.replace("{id}", id), &operation["parameters"]));
        }
        paths
    }

    /// An operation with every value of what it needs, and then, with the last of these, with every value of what it may be given.
    fn ways_to_ask(&self, path: &str, parameters: &Value) -> Vec<String> {
        let mut ways = vec![path.to_owned()];
        let parameters: Vec<&Value> = parameters.as_array().into_iter().flatten().collect();
        let name = |parameter: &Value| parameter["name"].as_str().expect("a name").to_owned();
        for needed in parameters.iter().filter(|one| one["required"] == true && one["name"] != "id") {
            let (name, values) = (name(needed), self.values(&name(needed)));
            let filled = |way: &String, value: &String| match needed["in"] == "path" {
                true => way.replace(&format!("{{{name}}}"), value),
                false => with(way, &name, value),
            };
            ways = ways.iter().flat_map(|way| values.iter().map(move |value| filled(way, value))).collect();
        }
        let last = ways.last().expect("one way at least").clone();
        for more in parameters.iter().filter(|one| one["required"] != true) {
            ways.extend(self.values(&name(more)).iter().map(|value| with(&last, &name(more), value)));
        }
        ways
    }

    fn values(&self, name: &str) -> Vec<String> {
        let owned = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect();
        match name {
            "as" => owned(self.eyes),
            "number" => self.numbers.iter().map(u64::to_string).collect(),
            "of" => owned(self.things),
            "after" => owned(&self.things[..1]),
            "under" => owned(self.steps),
            "since" => owned(&["2", "99"]),
            "at" => owned(&["2"]),
            "node" => owned(&["0"]),
            "list" => owned(&["open", "running", "mine"]),
            "theme" => owned(&["dark"]),
            "lang" => owned(&["fr"]),
            "tag" | "invite" => owned(&["nothing"]),
            _ => panic!("with what is {name} asked for?"),
        }
    }

    /// What nobody who watches may do, as methods, paths and bodies. Whoever has a seat that is known tries it from there too;
    /// what whoever plays a hidden one may do there is left out.
    pub(crate) fn attempts(&self, id: &str, own: Option<u64>) -> Vec<(&'static str, String, Value)> {
        let hidden: Vec<u64> = self.hidden.iter().copied().filter(|seat| own != Some(*seat)).collect();
        let own = own.filter(|own| !self.hidden.contains(own));
        let mut attempts = Vec::new();
        for (path, _) in operations("post").filter(|(path, _)| path.starts_with("/api/tables/{id}/")) {
            let what = path.rsplit('/').next().expect("a last part");
            let bodies = hidden.iter().flat_map(|seat| bodies(what, *seat, own));
            attempts.extend(bodies.map(|body| ("POST", path.replace("{id}", id), body)));
        }
        for (path, _) in operations("put") {
            assert_eq!(path, "/api/tables/{id}/notes", "what is put there?");
            let noted = |seat| ("PUT", format!("/api/tables/{id}/notes?as={seat}"), json!({ "text": "me" }));
            attempts.extend(hidden.iter().map(noted));
        }
        attempts
    }
}

fn with(way: &str, name: &str, value: &str) -> String {
    let sign = if way.contains('?') { '&' } else { '?' };
    format!("{way}{sign}{name}={}", value.replace(' ', "%20"))
}

fn operations(method: &'static str) -> impl Iterator<Item = (&'static str, &'static Value)> {
    let paths = DOCUMENT["paths"].as_object().expect("paths");
    paths.iter().filter_map(move |(path, item)| item.get(method).map(|operation| (path.as_str(), operation)))
}

/// Sockets are followed, not asked; games, texts and links back are the same whatever is played.
fn is_about_tables(path: &str) -> bool {
    let others = ["{game}", "{lang}", "{token}", "/live", "openapi.json"];
    !others.iter().any(|other| path.contains(other))
}

/// What is tried for a hidden seat, each of it in vain.
fn bodies(what: &str, seat: u64, own: Option<u64>) -> Vec<Value> {
    let key = "tried-in-vain";
    let decides = |more: Value| {
        let mut body = json!({ "seat": seat, "window": 1, "key": key });
        body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        body
    };
    match what {
        "act" => {
            let act = |seat, action: &str| json!({ "seat": seat, "action": action, "window": 1, "key": key });
            let mine = own
                .into_iter()
                .flat_map(|own| ["curse par", "bless par", "gift none"].map(|it| act(own, it)));
            mine.chain([act(seat, "ready")]).collect()
        }
        "answer" | "draw" => vec![decides(json!({ "yes": true }))],
        "begin" | "branch" | "discard" | "rematch" => vec![json!({ "as": seat })],
        "bot" => vec![json!({ "seat": seat, "level": 1 })],
        "chat" => ["table", "watchers"].map(|channel| json!({ "channel": channel, "text": "" })).into(),
        "extend" | "takeback" => vec![decides(json!({}))],
        "hint" => vec![json!({ "seat": seat, "window": 1 })],
        "judge" => vec![json!({ "from": 0, "to": 0, "level": 1 })],
        "leave" => {
            ["vacate", "offer", "keep"].map(|how| json!({ "seat": seat, "to": { "how": how } })).into()
        }
        "line" => vec![json!({ "seat": seat, "actions": ["ready"] })],
        "marks" => vec![json!({ "seat": seat, "thread": [seat], "read": 1, "muted": true })],
        "nonce" => {
            // Another one than was given: saying the same again is no attempt.
            let other = "f".repeat(32);
            vec![json!({ "seat": seat, "nonce": other }), json!({ "nonce": other })]
        }
        "plan" => vec![json!({ "seat": seat, "steps": [] })],
        "press" => {
            let letter = |from: u64, to: Value| json!({ "seat": from, "to": to, "text": "who?", "key": key });
            let mine = own.map(|own| letter(own, json!([seat])));
            mine.into_iter().chain([letter(seat, Value::Null)]).collect()
        }
        "propose" => {
            let bot = json!({ "what": "bot", "seat": seat, "level": 1 });
            let mine = own.map(|own| json!({ "seat": own, "window": 1, "key": key, "proposal": bot }));
            mine.into_iter().chain([decides(json!({ "proposal": { "what": "pause" } }))]).collect()
        }
        "resign" => vec![json!({ "seat": seat, "key": key })],
        "sit" => vec![json!({ "seat": seat }), json!({})],
        "withdraw" => vec![json!({})],
        _ => panic!("with what is {what} tried?"),
    }
}
