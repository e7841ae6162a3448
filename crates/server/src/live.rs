//! The socket: a viewer's table, whenever it changes for that viewer.
//!
//! A change that this viewer may not know of sends nothing: not its content and not its time.

use std::sync::Arc;

use axum::extract::ws::{Message, WebSocket};
use store::Guest;
use tabletop::Viewer;

use crate::House;
use crate::desk::Desk;

/// Sends snapshots until somebody leaves or the house closes.
pub(crate) async fn attend(
    house: Arc<House>,
    desk: Arc<Desk>,
    guest: Option<Guest>,
    asked: Option<Viewer>,
    since: usize,
    mut socket: WebSocket,
) {
    let mut changes = desk.changes();
    let mut closing = house.closing.subscribe();
    let mut seen = Seen { number: since, shape: String::new() };
    loop {
        changes.mark_unchanged();
        if let Some(text) = seen.news(&desk, guest.as_ref(), asked).await
            && socket.send(Message::text(text)).await.is_err()
        {
            return;
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return },
            _ = closing.wait_for(|closes| *closes) => break,
            received = socket.recv() => match received {
                // Clients have nothing to say here: what they send is read and dropped.
                Some(Ok(Message::Text(_) | Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            },
        }
    }
    drop(socket.send(Message::Close(None)).await);
}

/// What a viewer has been sent.
struct Seen {
    number: usize,
    /// The last snapshot without its log.
    shape: String,
}

impl Seen {
    /// The snapshot, if it differs from the last one.
    async fn news(&mut self, desk: &Desk, guest: Option<&Guest>, asked: Option<Viewer>) -> Option<String> {
        let seating = desk.seating().await;
        let viewer = seating.viewer(guest, asked).ok()?;
        let mut snapshot = desk.guarded(|| seating.snapshot(desk, guest, viewer, self.number)).ok()?;
        drop(seating);
        let (log, since) = (std::mem::take(&mut snapshot.log), std::mem::take(&mut snapshot.since));
        let shape = serde_json::to_string(&snapshot).expect("snapshots are plain data");
        if log.is_empty() && shape == self.shape {
            return None;
        }
        self.shape = shape;
        self.number = snapshot.number;
        (snapshot.log, snapshot.since) = (log, since);
        Some(serde_json::to_string(&snapshot).expect("snapshots are plain data"))
    }
}
