//! A node of a house that several share.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::{House, Options};
use store::Store;

use super::{Caller, generous, open};

/// A node that listens and hears the others.
pub(crate) struct TestNode {
    pub(crate) house: Arc<House>,
    pub(crate) address: SocketAddr,
    tasks: Vec<tokio::task::JoinHandle<()>>,
}

impl TestNode {
    /// How soon a node says that somebody is away, where that is tried.
    pub(crate) const AWAY_AFTER: Duration = Duration::from_millis(100);

    /// Opens a node on a store; its number makes its random words others than those of its neighbours.
    pub(crate) async fn open(store: Arc<dyn Store>, number: u64, away_after: Duration) -> Self {
        let options = Options { away_after, ..generous(PathBuf::new()) };
        let house = open(options, store, number << 44).await;
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let service =
            server::api::app(Arc::clone(&house)).into_make_service_with_connect_info::<SocketAddr>();
        let serving = tokio::spawn(async move { axum::serve(listener, service).await.expect("it serves") });
        let hearing = tokio::spawn(Arc::clone(&house).hear_neighbours());
        TestNode { house, address, tasks: vec![serving, hearing] }
    }

    /// A guest with a name, who came to this node.
    pub(crate) async fn guest(&self, name: &str) -> Caller {
        let mut caller = Caller::new(server::api::app(Arc::clone(&self.house)));
        caller.post("/api/me", &json!({ "name": name })).await.ok();
        caller
    }

    /// Somebody of another node, who comes to this one.
    pub(crate) fn caller_with(&self, other: &Caller) -> Caller {
        let mut caller = Caller::new(server::api::app(Arc::clone(&self.house)));
        caller.cookie.clone_from(&other.cookie);
        caller
    }

    /// Closes it as an operator does.
    pub(crate) async fn close(self) {
        self.house.close();
        self.tasks.iter().for_each(tokio::task::JoinHandle::abort);
        self.house.store.close().await;
    }
}
