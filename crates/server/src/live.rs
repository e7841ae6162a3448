//! The sockets: a table as it changes for one kind of viewer, and somebody's tables as they come to wait for them.
//!
//! A change that a viewer may not know of sends nothing: not its content and not its time. docs/protocol.md tells what
//! travels.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use store::Guest;
use tabletop::Viewer;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};

use crate::House;
use crate::audience::ViewerKind;
use crate::error::ApiError;
use crate::live_table::{LiveTable, TableState};
use crate::news::{GuestMessage, WaitingTables};
use crate::wire::{Own, SUBPROTOCOL, TableMessage};

/// Why a socket is closed at once: it asked for another version of the protocol.
const OTHER_VERSION: u16 = 4001;
/// The house closes.
const GOING_AWAY: u16 = 1001;

/// Closes a socket for a reason.
pub(crate) async fn close(mut socket: WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    drop(socket.send(Message::Close(Some(frame))).await);
}

/// Whether a socket speaks this version. One that asks for another is told which this is and closed; one that asks for none
/// is taken to know.
pub(crate) async fn speaks(socket: WebSocket) -> Option<WebSocket> {
    let is_other = socket.protocol().is_some_and(|protocol| protocol.as_bytes() != SUBPROTOCOL.as_bytes());
    if is_other {
        close(socket, OTHER_VERSION, SUBPROTOCOL).await;
        return None;
    }
    Some(socket)
}

/// Whether somebody is still at the other end: whoever answers nothing from one beat to the next is gone, as a phone in a tunnel
/// is, which closes nothing.
struct Pulse {
    beats: Interval,
    is_heard: bool,
}

impl Pulse {
    fn new(beat: Duration) -> Self {
        let mut beats = interval_at(Instant::now() + beat, beat);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Pulse { beats, is_heard: true }
    }

    /// Waits until a client goes away. Clients have nothing to say here: what they send is read and dropped, and shows that
    /// they are there.
    async fn gone(&mut self, socket: &mut WebSocket) {
        loop {
            tokio::select! {
                _ = self.beats.tick() => {
                    let is_heard = std::mem::take(&mut self.is_heard);
                    if !is_heard || socket.send(Message::Ping(Bytes::new())).await.is_err() {
                        return;
                    }
                }
                heard = socket.recv() => match heard {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => self.is_heard = true,
                },
            }
        }
    }
}

/// Waits until the house closes.
pub(crate) async fn closes(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|closes| *closes).await);
}

/// A socket at a table.
pub(crate) struct Attendance {
    pub(crate) house: Arc<House>,
    pub(crate) table: Arc<LiveTable>,
    pub(crate) guest: Option<Guest>,
    pub(crate) asked: Option<Viewer>,
    pub(crate) since: usize,
}

/// What a socket follows and was told in person.
struct Following {
    kind: ViewerKind,
    frames: Receiver<Utf8Bytes>,
    own: Own,
}

/// Why a socket is left.
enum Left {
    ByClient,
    ByHouse,
}

impl Attendance {
    /// Sends frames until somebody leaves or the house closes.
    pub(crate) async fn attend(mut self, mut socket: WebSocket) {
        self.arrive().await;
        let left = self.follow(&mut socket).await;
        self.depart().await;
        if let Some(Left::ByHouse) = left {
            close(socket, GOING_AWAY, "the house closes").await;
        }
    }

    /// Says that somebody is here, and looks after a while who is not.
    async fn arrive(&self) {
        if let Some(guest) = &self.guest {
            if let Err(error) = self.table.hold().await.arrived(&guest.id) {
                tracing::debug!(id = %self.table.id, ?error, "who came cannot be shown");
            }
            self.tell_presence(&guest.id).await;
        }
        self.house.look_who_is_away(&self.table);
    }

    async fn depart(&self) {
        {
            let mut state = self.table.hold().await;
            state.forget_deserted();
            if let Some(guest) = &self.guest {
                state.departed(&guest.id);
            }
        }
        if let Some(guest) = &self.guest {
            self.tell_presence(&guest.id).await;
        }
        self.house.look_who_is_away(&self.table);
    }

    /// Tells other nodes whether somebody is here, and hears who is there.
    async fn tell_presence(&self, guest: &str) {
        if !self.house.is_shared {
            return;
        }
        let is_here = self.table.hold().await.is_here(guest);
        if let Err(error) = self.house.store.set_present(&self.table.id, guest, is_here).await {
            tracing::warn!(%error, "other nodes cannot be told who is here");
        }
        self.house.note_elsewhere(&self.table).await;
    }

    /// Gives nothing where the table cannot be shown any more.
    async fn follow(&mut self, socket: &mut WebSocket) -> Option<Left> {
        let mut closing = self.house.closing.subscribe();
        let (mut turns, mut sittings) = (self.table.turns(), self.table.sittings());
        let mut pulse = Pulse::new(self.house.options.pulse);
        let mut following = self.join(socket).await.ok()?;
        loop {
            tokio::select! {
                frame = following.frames.recv() => match frame {
                    Ok(frame) => socket.send(Message::Text(frame)).await.ok()?,
                    // Too slow for differences; or seats have become others', and everybody comes anew.
                    Err(RecvError::Lagged(_) | RecvError::Closed) => following = self.join(socket).await.ok()?,
                },
                // Whoever holds one seat or none always sees the table as the same viewer.
                _ = turns.changed(), if following.own.seats.len() > 1 => {
                    following = self.turned(socket, following).await.ok()?;
                }
                _ = sittings.changed() => following = self.turned(socket, following).await.ok()?,
                () = closes(&mut closing) => return Some(Left::ByHouse),
                () = pulse.gone(socket) => return Some(Left::ByClient),
            }
        }
    }

    /// Sends the whole and what is personal, and follows from there.
    async fn join(&mut self, socket: &mut WebSocket) -> Result<Following, Undone> {
        let (following, whole) = {
            let mut state = self.table.hold().await;
            if state.is_thrown_away {
                return Err(Undone::House);
            }
            self.asked = still_own(&state, self.guest.as_ref(), self.asked);
            let kind = state.kind(self.guest.as_ref(), self.asked)?;
            let board = self.house.boards.of(&state, kind.viewer)?;
            let audience = state.audience(kind)?;
            let (frames, number) = (audience.subscribe(), audience.number);
            let at = state.audiences.iter().position(|audience| audience.kind == kind);
            let picture = at.map(|at| &state.audiences[at].picture).ok_or_else(ApiError::fault)?;
            let whole = picture.whole(&state, kind, number, self.since, self.house.now(), &board.tag)?;
            let whole = TableMessage::Whole(whole).text();
            (Following { kind, frames, own: state.own(self.guest.as_ref()) }, whole)
        };
        // Whoever comes back for the whole has lost count: they get everything they were told.
        self.since = 0;
        socket.send(Message::text(whole)).await?;
        socket.send(Message::text(TableMessage::Own(&following.own).text())).await?;
        Ok(following)
    }

    /// Whoever holds several seats follows the one that is to act; and what is personal may be other.
    async fn turned(&mut self, socket: &mut WebSocket, following: Following) -> Result<Following, Undone> {
        let (kind, own) = {
            let state = self.table.hold().await;
            self.asked = still_own(&state, self.guest.as_ref(), self.asked);
            (state.kind(self.guest.as_ref(), self.asked)?, state.own(self.guest.as_ref()))
        };
        if kind == following.kind && own == following.own {
            return Ok(following);
        }
        self.join(socket).await
    }
}

/// As whom somebody asked to see the table, unless that seat was theirs and is no more.
fn still_own(state: &TableState, guest: Option<&Guest>, asked: Option<Viewer>) -> Option<Viewer> {
    let own = guest.map(|guest| state.seats_of(&guest.id)).unwrap_or_default();
    asked.filter(|viewer| viewer.seat().is_none_or(|seat| own.contains(&seat)))
}

/// A socket could not be served any longer.
enum Undone {
    House,
    Socket,
}

impl From<ApiError> for Undone {
    fn from(_: ApiError) -> Self {
        Undone::House
    }
}

impl From<axum::Error> for Undone {
    fn from(_: axum::Error) -> Self {
        Undone::Socket
    }
}

/// Tells somebody of all their tables until they leave or the house closes.
pub(crate) async fn tell_guest(house: Arc<House>, guest: Option<Guest>, mut socket: WebSocket) {
    let mut closing = house.closing.subscribe();
    let mut pulse = Pulse::new(house.options.pulse);
    let mut lobby = house.news.of_lobby();
    let mut tables = house.news.of_guest(guest.as_ref().map_or("", |guest| guest.id.as_str()));
    let mut told = None;
    loop {
        let waiting = match &guest {
            Some(guest) => house.waiting_for(&guest.id).await,
            None => Ok(WaitingTables::NONE),
        };
        let Ok(waiting) = waiting else { return };
        let message = GuestMessage::Waiting(waiting);
        if told.as_ref() != Some(&message) {
            if socket.send(Message::text(message.text())).await.is_err() {
                return;
            }
            told = Some(message);
        }
        tokio::select! {
            _ = tables.changed() => {}
            _ = lobby.changed() => {
                if socket.send(Message::text(GuestMessage::Lobby {}.text())).await.is_err() {
                    return;
                }
            }
            () = closes(&mut closing) => return close(socket, GOING_AWAY, "the house closes").await,
            () = pulse.gone(&mut socket) => return,
        }
    }
}
