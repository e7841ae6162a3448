//! Everything together: the store, the games, the tables in memory, the bots.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use catalog::Kind;
use serde_json::Value;
use store::{Chair, Guest, Listing, NewMatch, Status, Store};
use tabletop::Seat;
use tokio::sync::{Mutex, Semaphore, watch};

use crate::desk::{Desk, Seating, Submit};
use crate::error::ApiError;
use crate::guard::Limits;
use crate::{Ambient, Options};

/// How long an invitation holds.
const INVITATION: u64 = 7 * 24 * 3600 * 1000;

/// How long to wait after the store failed.
const PAUSE: Duration = Duration::from_secs(1);

/// The house.
pub struct House {
    /// How it is run.
    pub options: Options,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// Time and chance.
    pub ambient: Ambient,
    pub(crate) secret: [u8; 32],
    pub(crate) limits: Limits,
    pub(crate) thinkers: Semaphore,
    pub(crate) closing: watch::Sender<bool>,
    /// A record of each game in play, for its picture.
    pub(crate) midgames: std::sync::Mutex<BTreeMap<&'static str, String>>,
    games: Vec<&'static dyn Kind>,
    desks: Mutex<HashMap<String, Arc<Desk>>>,
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("House").field("options", &self.options).finish_non_exhaustive()
    }
}

/// A seat of a table to be made.
#[derive(Clone, PartialEq, Eq, Debug, serde::Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum WantedSeat {
    /// Whoever makes the table.
    Me {},
    /// Anybody.
    Open {},
    /// Whoever has the link.
    Invite {},
    /// A bot.
    Bot {
        /// Its level, 1 to 5.
        level: u8,
    },
}

/// Runs something to its end even if whoever asked for it goes away: what is on disk must be in memory too.
pub(crate) async fn finish<T: Send + 'static>(
    work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    let fault = |_| Err(ApiError::conflict("table-frozen", "this table was stopped by a fault"));
    tokio::spawn(work).await.unwrap_or_else(fault)
}

impl House {
    /// Opens the house with these games.
    pub async fn open(
        options: Options,
        store: Arc<dyn Store>,
        games: Vec<&'static dyn Kind>,
        ambient: Ambient,
    ) -> Result<Arc<Self>, store::StoreError> {
        let secret = store.secret().await?;
        Ok(Arc::new(House {
            secret,
            limits: Limits::new(&options),
            thinkers: Semaphore::new(options.bot_threads.max(1)),
            closing: watch::channel(false).0,
            desks: Mutex::default(),
            midgames: std::sync::Mutex::default(),
            options,
            store,
            ambient,
            games,
        }))
    }

    /// Its games.
    pub fn games(&self) -> &[&'static dyn Kind] {
        &self.games
    }

    /// One of its games.
    pub fn game(&self, key: &str) -> Result<&'static dyn Kind, ApiError> {
        let found = self.games.iter().find(|kind| kind.info().key == key);
        found.copied().ok_or_else(|| ApiError::not_found("game"))
    }

    /// Tells everybody who is connected that it closes.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// A table, from memory or from the store.
    pub async fn desk(&self, id: &str) -> Result<Arc<Desk>, ApiError> {
        let mut desks = self.desks.lock().await;
        if let Some(desk) = desks.get(id) {
            return Ok(Arc::clone(desk));
        }
        let row = self.store.find_match(id).await?.ok_or_else(|| ApiError::not_found("table"))?;
        let config: Value = serde_json::from_str(&row.made.config).unwrap_or_default();
        let table = self.game(&row.made.game)?.start(&config)?;
        let (journal, chat) = (self.store.journal(id, 0).await?, self.store.chat(id).await?);
        let desk = Arc::new(Desk::new(row, table, &journal, chat));
        desks.insert(id.to_owned(), Arc::clone(&desk));
        Ok(desk)
    }

    /// Makes a table. Gives its id.
    pub async fn make_table(
        self: &Arc<Self>,
        host: &Guest,
        game: &str,
        config: &Value,
        seats: &[WantedSeat],
        listed: bool,
    ) -> Result<String, ApiError> {
        let table = self.game(game)?.start(config)?;
        if seats.len() != usize::from(table.seats()) {
            let message = format!("this game has {} seats, not {}", table.seats(), seats.len());
            return Err(ApiError::bad("bad-seats", message));
        }
        if seats.iter().any(|seat| matches!(seat, WantedSeat::Bot { level } if !(1..=5).contains(level))) {
            return Err(ApiError::bad("unknown-level", "bots have the levels 1 to 5"));
        }
        let chairs = seats.iter().map(|seat| self.chair(host, seat)).collect();
        self.add_match(host, game, table.config(), chairs, listed).await
    }

    fn chair(&self, host: &Guest, seat: &WantedSeat) -> Chair {
        match seat {
            WantedSeat::Me {} => Chair::Guest { id: host.id.clone(), name: host.name.clone() },
            WantedSeat::Open {} => Chair::Open,
            WantedSeat::Invite {} => {
                Chair::Invite { token: self.ambient.word::<20>(), until: self.ambient.now() + INVITATION }
            }
            WantedSeat::Bot { level } => Chair::Bot { level: *level },
        }
    }

    async fn add_match(
        self: &Arc<Self>,
        host: &Guest,
        game: &str,
        config: Value,
        chairs: Vec<Chair>,
        listed: bool,
    ) -> Result<String, ApiError> {
        let id = self.ambient.word::<10>();
        let new = NewMatch {
            id: id.clone(),
            game: game.to_owned(),
            config: config.to_string(),
            host: host.id.clone(),
            listed,
            seed: self.ambient.bytes::<32>().to_vec(),
            status: Status::Open,
            chairs,
            created: self.ambient.now(),
        };
        self.store.add_match(new).await?;
        let desk = self.desk(&id).await?;
        let mut seating = desk.seating().await;
        self.begin_if_full(&desk, &mut seating).await?;
        Ok(id)
    }

    /// Sits a guest down.
    pub async fn sit(
        self: &Arc<Self>,
        desk: &Arc<Desk>,
        guest: &Guest,
        seat: u64,
        invite: Option<&str>,
    ) -> Result<(), ApiError> {
        let mut seating = desk.seating().await;
        let seat = Seat::try_new(seat).filter(|seat| seat.index() < seating.row.made.chairs.len());
        let seat = seat.ok_or_else(|| ApiError::not_found("seat"))?;
        if !seating.seats_of(&guest.id).is_empty() {
            return Err(ApiError::conflict("already-seated", "you sit at this table already"));
        }
        let was = seating.row.made.chairs[seat.index()].clone();
        match &was {
            Chair::Open => {}
            Chair::Invite { token, until } if Some(token.as_str()) == invite => {
                if *until < self.ambient.now() {
                    return Err(ApiError::conflict(
                        "invitation-expired",
                        "this invitation has expired; ask for another",
                    ));
                }
            }
            Chair::Invite { .. } => {
                return Err(ApiError::forbidden(
                    "invited-only",
                    "this seat is kept for somebody with its link",
                ));
            }
            Chair::Guest { .. } | Chair::Bot { .. } => {
                return Err(ApiError::conflict(
                    "seat-taken",
                    "somebody sits there; choose another seat or watch",
                ));
            }
        }
        let now = Chair::Guest { id: guest.id.clone(), name: guest.name.clone() };
        if !self.store.take_seat(&desk.id, seat.index() as u8, &was, &now).await? {
            return Err(ApiError::conflict(
                "seat-taken",
                "somebody was faster; choose another seat or watch",
            ));
        }
        seating.row.made.chairs[seat.index()] = now;
        let begun = self.begin_if_full(desk, &mut seating).await;
        self.keep_trying(desk, begun);
        Ok(())
    }

    /// Begins the match once every seat is taken: names go into the journal, chance and bots may act.
    async fn begin_if_full(
        self: &Arc<Self>,
        desk: &Arc<Desk>,
        seating: &mut Seating,
    ) -> Result<(), ApiError> {
        let is_free = |chair: &Chair| matches!(chair, Chair::Open | Chair::Invite { .. });
        if seating.row.made.status != Status::Over && !seating.row.made.chairs.iter().any(is_free) {
            if seating.row.made.status == Status::Open {
                self.store.set_status(&desk.id, Status::Running).await?;
                seating.row.made.status = Status::Running;
            }
            // Each name has a key: a house that closed half-way through goes on where it stopped.
            for (seat, chair) in seating.row.made.chairs.clone().iter().enumerate() {
                let name = match chair {
                    Chair::Guest { name, .. } => name.clone(),
                    Chair::Bot { level } => format!("Bot {level}"),
                    Chair::Open | Chair::Invite { .. } => continue,
                };
                let key = Some(format!("seated-{seat}"));
                let submit = Submit { line: format!("seated {seat} {name}"), window: None, key };
                desk.enter(self.store.as_ref(), self.ambient.now(), seating, &submit).await?;
            }
        }
        self.settle(desk, seating).await
    }

    /// What follows every change: chance answers, an ended match is marked, everybody hears of it, bots think.
    pub(crate) async fn settle(
        self: &Arc<Self>,
        desk: &Arc<Desk>,
        seating: &mut Seating,
    ) -> Result<(), ApiError> {
        if seating.row.made.status == Status::Running {
            desk.roll(self.store.as_ref(), self.ambient.now(), seating).await?;
            if seating.table.pending().outcome().is_some() {
                self.store.set_status(&desk.id, Status::Over).await?;
                seating.row.made.status = Status::Over;
            }
        }
        desk.tell();
        if seating.bot_to_act().is_some() {
            self.think(desk);
        }
        Ok(())
    }

    /// What follows a change that is on disk and could not follow, because the store failed, follows later: the
    /// change itself stands.
    pub(crate) fn keep_trying(self: &Arc<Self>, desk: &Arc<Desk>, followed: Result<(), ApiError>) {
        let Err(mut error) = followed else { return };
        desk.tell();
        let (house, desk) = (Arc::clone(self), Arc::clone(desk));
        tokio::spawn(async move {
            let mut closing = house.closing.subscribe();
            while error.is_passing() {
                tokio::select! {
                    _ = closing.wait_for(|closes| *closes) => return,
                    () = tokio::time::sleep(PAUSE) => {}
                }
                let mut seating = desk.seating().await;
                match house.begin_if_full(&desk, &mut seating).await {
                    Ok(()) => return,
                    Err(again) => error = again,
                }
            }
            tracing::error!(id = %desk.id, ?error, "a table cannot go on");
        });
    }

    /// Enters something and what follows from it. Runs to its end even if whoever asked goes away.
    pub async fn submit(self: &Arc<Self>, desk: &Arc<Desk>, submit: Submit) -> Result<u32, ApiError> {
        let (house, desk) = (Arc::clone(self), Arc::clone(desk));
        finish(async move {
            let mut seating = desk.seating().await;
            if seating.row.made.status == Status::Open {
                return Err(ApiError::conflict("table-open", "the game begins when every seat is taken"));
            }
            let seq = desk.enter(house.store.as_ref(), house.ambient.now(), &mut seating, &submit).await?;
            let settled = house.settle(&desk, &mut seating).await;
            house.keep_trying(&desk, settled);
            Ok(seq)
        })
        .await
    }

    /// The match that follows one that is over: the same people, each one seat further. The same for all who ask.
    pub async fn rematch(self: &Arc<Self>, desk: &Arc<Desk>, guest: &Guest) -> Result<String, ApiError> {
        // Held to the end, so that two who ask at once get the same table.
        let mut seating = desk.seating().await;
        if seating.row.made.status != Status::Over {
            return Err(ApiError::conflict("not-over", "a rematch follows a game that is over"));
        }
        if seating.seats_of(&guest.id).is_empty() {
            return Err(ApiError::forbidden("not-seated", "only those who played can ask for a rematch"));
        }
        if let Some(next) = &seating.row.rematch {
            return Ok(next.clone());
        }
        let made = seating.row.made.clone();
        let mut chairs = made.chairs;
        chairs.rotate_right(1);
        let config = serde_json::from_str(&made.config).unwrap_or_default();
        let next = self.add_match(guest, &made.game, config, chairs, made.listed).await?;
        let next = self.store.set_rematch(&desk.id, &next).await?;
        seating.row.rematch = Some(next.clone());
        drop(seating);
        desk.tell();
        Ok(next)
    }

    /// Goes on with every match that is not over: bots that were thinking when the house closed think again.
    pub async fn wake(self: &Arc<Self>) -> Result<(), store::StoreError> {
        for row in self.store.list_matches(Listing::Unfinished).await? {
            let woken = async {
                let desk = self.desk(&row.made.id).await?;
                let mut seating = desk.seating().await;
                self.begin_if_full(&desk, &mut seating).await
            };
            if let Err(error) = woken.await {
                tracing::error!(id = %row.made.id, ?error, "a table could not be woken");
            }
        }
        Ok(())
    }
}
