//! Other nodes of the house. What they did to a table that is in memory here is read on from the store and shown to those who follow it
//! here; what happens here they are told by the store.
//!
//! A table in memory is a cache: every change names the version it builds on, so that nothing that is late here can be wrong there.
//! Being told may fail, and a node may die before it tells: now and then the versions of the tables in memory are compared.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use store::{Heard, MatchId};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};

use crate::House;
use crate::error::ApiError;
use crate::live::closes;
use crate::live_table::LiveTable;

/// How often the versions of the tables in memory are compared, whatever was heard.
const COMPARE: Duration = Duration::from_secs(2);

/// What was heard in one go, each thing once.
#[derive(Default)]
struct Batch {
    matches: BTreeSet<MatchId>,
    present: BTreeSet<MatchId>,
    guests: BTreeSet<String>,
    is_lobby: bool,
    has_gap: bool,
}

impl Batch {
    fn add(&mut self, heard: Heard) {
        match heard {
            Heard::Match(id) => drop(self.matches.insert(id)),
            Heard::Present(id) => drop(self.present.insert(id)),
            Heard::Guest(id) => drop(self.guests.insert(id)),
            Heard::Lobby => self.is_lobby = true,
            Heard::Gap => self.has_gap = true,
        }
    }

    /// Waits for something and takes what else is there.
    async fn next(heard: &mut Receiver<Heard>) -> Option<Self> {
        let mut batch = Batch::default();
        match heard.recv().await {
            Ok(news) => batch.add(news),
            Err(RecvError::Lagged(_)) => batch.has_gap = true,
            Err(RecvError::Closed) => return None,
        }
        loop {
            match heard.try_recv() {
                Ok(news) => batch.add(news),
                Err(TryRecvError::Lagged(_)) => batch.has_gap = true,
                Err(TryRecvError::Empty | TryRecvError::Closed) => return Some(batch),
            }
        }
    }
}

impl House {
    /// Follows what other nodes do until the house closes.
    pub async fn hear_neighbours(self: Arc<Self>) {
        let Some(mut heard) = self.store.heard() else { return };
        let mut closing = self.closing.subscribe();
        let mut compare = tokio::time::interval(COMPARE);
        compare.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = closes(&mut closing) => return,
                batch = Batch::next(&mut heard) => match batch {
                    Some(batch) => self.take_news(batch).await,
                    None => return,
                },
                _ = compare.tick() => self.compare().await,
            }
        }
    }

    async fn take_news(self: &Arc<Self>, batch: Batch) {
        for id in &batch.guests {
            self.guests.forget(id);
            self.news.tell_here(id);
        }
        if batch.has_gap {
            self.guests.forget_all();
            self.news.tell_everybody_here();
            self.compare().await;
        }
        if batch.is_lobby {
            self.news.tell_lobby_here();
        }
        for id in batch.matches {
            if let Some(table) = self.tables.loaded(&id) {
                let house = Arc::clone(self);
                tokio::spawn(async move { house.read_on(&table).await });
            }
        }
        for id in batch.present {
            if let Some(table) = self.tables.loaded(&id) {
                let house = Arc::clone(self);
                tokio::spawn(async move { house.note_elsewhere(&table).await });
            }
        }
    }

    /// Compares the tables in memory with the store.
    async fn compare(self: &Arc<Self>) {
        let ids = self.tables.ids();
        let kept = match self.store.versions(&ids).await {
            Ok(kept) => kept,
            Err(error) => return tracing::warn!(%error, "what other nodes did cannot be looked up"),
        };
        let kept: std::collections::BTreeMap<_, _> = kept.into_iter().collect();
        for id in ids {
            let Some(table) = self.tables.loaded(&id) else { continue };
            let is_other = table.hold().await.row.version;
            if kept.get(&id) != Some(&is_other) {
                self.read_on(&table).await;
            }
        }
    }

    /// A table that somebody asks for from outside is as new as what another node may have told them, and one that the store says
    /// something of is as new as the store.
    pub(crate) async fn freshen(self: &Arc<Self>, table: &Arc<LiveTable>) -> Result<(), ApiError> {
        if !self.is_shared {
            return Ok(());
        }
        let version = table.hold().await.row.version;
        let kept = self.store.versions(std::slice::from_ref(&table.id)).await?;
        if kept.first().is_none_or(|(_, kept)| *kept != version) {
            self.read_on(table).await;
        }
        Ok(())
    }

    /// Reads on what others did to a table, and shows it to those who follow it here.
    async fn read_on(self: &Arc<Self>, table: &Arc<LiveTable>) {
        let mut state = table.hold().await;
        let (awaited, status) = (state.row.summary.awaited, state.row.summary.status);
        match state.catch_up(self.store.as_ref()).await {
            Ok(()) => {
                self.tell_guests_here(&state, awaited);
                if status != state.row.summary.status {
                    self.news.tell_lobby_here();
                }
                table.seats_changed();
                self.follow_up(table, &mut state);
            }
            Err(error) if error.status() == StatusCode::NOT_FOUND => self.retire(&mut state),
            Err(error) => tracing::warn!(id = %table.id, ?error, "what other nodes did cannot be read"),
        }
    }

    /// Notes who follows a table on another node.
    pub(crate) async fn note_elsewhere(self: &Arc<Self>, table: &Arc<LiveTable>) {
        let elsewhere = match self.store.present_elsewhere(&table.id).await {
            Ok(elsewhere) => elsewhere,
            Err(error) => return tracing::warn!(%error, "who is on other nodes cannot be looked up"),
        };
        if let Err(error) = table.hold().await.note_elsewhere(elsewhere) {
            tracing::debug!(id = %table.id, ?error, "who came cannot be shown");
        }
        self.look_who_is_away(table);
    }

    /// Looks after a while who is away. Does not keep the table in memory: if it leaves, nobody is there to be told.
    pub(crate) fn look_who_is_away(&self, table: &Arc<LiveTable>) {
        let (table, patience) = (Arc::downgrade(table), self.options.away_after);
        tokio::spawn(async move {
            tokio::time::sleep(patience).await;
            if let Some(table) = table.upgrade()
                && let Err(error) = table.hold().await.note_away(patience)
            {
                tracing::debug!(id = %table.id, ?error, "who is away cannot be shown");
            }
        });
    }
}
