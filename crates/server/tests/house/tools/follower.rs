//! A client that follows a table: it keeps what it was sent and adds every frame to it.

use std::net::SocketAddr;

use serde_json::Value;

use super::merge::take_frame;
use super::{Caller, Socket};

/// A client at a table.
pub(crate) struct Follower {
    pub(crate) socket: Socket,
    /// What it shows.
    pub(crate) seen: Value,
    /// What is personal.
    pub(crate) own: Value,
}

impl Follower {
    /// Follows a table as the house chooses.
    pub(crate) async fn new(address: SocketAddr, id: &str, cookie: Option<&str>) -> Self {
        Follower::by(address, &format!("/api/tables/{id}/live"), cookie).await
    }

    /// Follows by an address of one's own.
    pub(crate) async fn by(address: SocketAddr, path: &str, cookie: Option<&str>) -> Self {
        Follower::at(Socket::open(address, path, cookie, None).await.expect("it opens")).await
    }

    /// Follows by a socket that was just opened.
    pub(crate) async fn at(socket: Socket) -> Self {
        let mut follower = Follower { socket, seen: Value::Null, own: Value::Null };
        assert!(follower.next().await["whole"].is_object(), "the whole comes first");
        assert!(follower.next().await["own"].is_object(), "then what is personal");
        follower
    }

    /// Takes a message.
    pub(crate) fn take(&mut self, text: &str) -> Value {
        let message: Value = serde_json::from_str(text).expect("messages are JSON");
        let (kind, content) = message.as_object().and_then(|one| one.iter().next()).expect("one key");
        match kind.as_str() {
            "whole" => self.seen = content.clone(),
            "own" => self.own = content.clone(),
            "frame" => take_frame(&mut self.seen, content),
            _ => panic!("what is {kind}?"),
        }
        assert_eq!(message.as_object().map(serde_json::Map::len), Some(1), "{message}");
        message
    }

    /// The next message, taken.
    pub(crate) async fn next(&mut self) -> Value {
        let text = self.socket.next_text().await;
        self.take(&text)
    }

    /// The next message, which is a frame.
    pub(crate) async fn frame(&mut self) -> Value {
        let mut message = self.next().await;
        assert!(message["frame"].is_object(), "a frame was expected: {message}");
        message["frame"].take()
    }

    /// Takes everything that was sent because of what happened so far.
    pub(crate) async fn drain(&mut self) -> Vec<Value> {
        let texts = self.socket.drain().await;
        texts.iter().map(|text| self.take(text)).collect()
    }

    /// What it shows is what a caller who asks as the same viewer is shown now.
    pub(crate) async fn must_agree(&self, caller: &mut Caller, id: &str) {
        let who = self.seen["as"].as_str().map_or_else(|| self.seen["as"].to_string(), str::to_owned);
        let mut asked = caller.get(&format!("/api/tables/{id}?as={who}")).await.ok();
        assert_eq!(asked["number"], self.seen["number"], "who follows as well goes on from here");
        let own = asked.as_object_mut().and_then(|asked| asked.remove("own"));
        assert_eq!(own.as_ref(), Some(&self.own));
        // When it was asked is another moment.
        asked["now"] = self.seen["now"].clone();
        for (key, value) in asked.as_object().expect("an object") {
            assert_eq!(&self.seen[key], value, "{key}, as {who}");
        }
        assert_eq!(self.seen, asked);
    }
}
