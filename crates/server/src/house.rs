//! Everything together: the store, the games, the tables in memory, the bots.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use catalog::Title;
use serde_json::Value;
use store::{Chair, Change, Changed, Gathering, Guest, MatchRow, NewMatch, Store, Stretch, Summary};
use tabletop::{Info, Seating};
use timing::Pace;
use tokio::sync::watch;

use crate::boards::Boards;
use crate::bot_names::must_be_level;
use crate::error::ApiError;
use crate::gathering::Company;
use crate::guard::Limits;
use crate::guarded::{Guarded, guarded};
use crate::guest::Guests;
use crate::live_table::{LiveTable, TableState};
use crate::metrics::Metrics;
use crate::news::News;
use crate::places::Places;
use crate::registry::{IDLE, Registry};
use crate::{Ambient, Options};

/// How long an invitation holds.
const INVITATION: u64 = 7 * 24 * 3600 * 1000;
/// How many tables are woken at once.
const BATCH: u32 = 100;
/// How often the house puts things away.
const SWEEP: Duration = Duration::from_secs(60);

/// The house.
pub struct House {
    /// How it is run.
    pub options: Options,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// Chance.
    pub ambient: Ambient,
    pub(crate) secret: [u8; 32],
    pub(crate) limits: Limits,
    pub(crate) thinkers: Places,
    pub(crate) closing: watch::Sender<bool>,
    /// A record of each game in play, for its picture.
    pub(crate) midgames: std::sync::Mutex<BTreeMap<&'static str, String>>,
    pub(crate) guests: Guests,
    pub(crate) boards: Boards,
    pub(crate) news: News,
    games: Vec<&'static dyn Title>,
    pub(crate) tables: Registry,
    /// Whether other nodes may be there.
    pub(crate) is_shared: bool,
    pub(crate) metrics: Metrics,
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
        /// Its level, 1 to 6.
        #[schema(minimum = 1, maximum = 6)]
        level: u8,
    },
}

/// How a table is set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setting {
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Whether seats are drawn by lot.
    pub lot: bool,
    /// How much time it gives.
    pub time: Pace,
    /// Whether everybody may read the letters of its seats once it is over.
    pub press_opened: bool,
    /// How many minutes of a window are kept for those who may not be noticed, if it says so.
    pub share: Option<u32>,
    /// The table it is a private branch of.
    pub branch_of: Option<String>,
}

/// The longest share of a window that a table may keep, in minutes.
const LONGEST_SHARE: u32 = 30 * 24 * 60;

/// Who sits at a table that is made.
pub(crate) struct Seats {
    pub(crate) chairs: Vec<Chair>,
    pub(crate) gathering: Gathering,
}

impl House {
    /// Opens the house with these games. Matches of an older house get what only the rules can say of them first.
    pub async fn open(
        options: Options,
        store: Arc<dyn Store>,
        games: Vec<&'static dyn Title>,
        ambient: Ambient,
    ) -> Result<Arc<Self>, store::StoreError> {
        let secret = store.secret().await?;
        let house = Arc::new(House {
            secret,
            limits: Limits::new(&options),
            thinkers: Places::new(options.bot_threads),
            closing: watch::channel(false).0,
            midgames: std::sync::Mutex::default(),
            guests: Guests::default(),
            boards: Boards::default(),
            news: News::new(),
            tables: Registry::new(),
            is_shared: store.heard().is_some(),
            metrics: Metrics::default(),
            options,
            store,
            ambient,
            games,
        });
        let closed_since = house.store.join().await?;
        house.sum_up().await?;
        if let Some(from) = closed_since {
            house.note_downtime(from).await?;
        }
        house.store.opened().await?;
        Ok(house)
    }

    /// Writes the summaries that an older house did not keep, match by match: whoever is interrupted goes on with the
    /// rest the next time.
    async fn sum_up(&self) -> Result<(), store::StoreError> {
        let unsummed = self.store.unsummed().await?;
        if !unsummed.is_empty() {
            tracing::info!(matches = unsummed.len(), "summing up the matches of an older house, once");
        }
        for id in unsummed {
            let Some(row) = self.store.find_match(&id).await? else { continue };
            let kept = row.summary;
            let summed = self.replayed(&id).await.and_then(|state| {
                // A match that was made and never begun goes on as it would have.
                let (summary, is_to_begin) = (state.summary()?, state.is_to_begin()?);
                Ok(Summary { owes: summary.owes || is_to_begin, ..summary })
            });
            let summary = summed.unwrap_or_else(|error| {
                tracing::error!(%id, ?error, "a match could not be summed up");
                kept
            });
            self.store.sum(&id, summary).await?;
        }
        Ok(())
    }

    /// The time, which is the store's: in milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.store.now()
    }

    /// How long it has been open, to measure what takes a while.
    pub(crate) fn elapsed(&self) -> Duration {
        self.ambient.elapsed().unwrap_or_else(|| Duration::from_millis(self.now()))
    }

    /// Its games.
    pub fn games(&self) -> &[&'static dyn Title] {
        &self.games
    }

    /// One of its games.
    pub fn game(&self, key: &str) -> Result<&'static dyn Title, ApiError> {
        let found = self.games.iter().find(|title| title.info().key == key);
        found.copied().ok_or_else(|| ApiError::not_found("game"))
    }

    /// Tells everybody who is connected that it closes.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.tables.count()
    }

    /// How many callers and addresses are remembered because of how much they asked for.
    pub fn callers_remembered(&self) -> usize {
        self.limits.len()
    }

    /// Puts away what nobody needs any more: tables, limits of those who are calm, boards.
    pub fn sweep(&self) {
        let tables = self.tables.let_go(IDLE);
        self.limits.forget_calm();
        self.news.forget_deserted();
        tracing::debug!(tables, "swept");
    }

    /// Sweeps until the house closes.
    pub(crate) async fn keep_tidy(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        loop {
            let is_closing = tokio::select! {
                closes = closing.wait_for(|closes| *closes) => closes.is_ok(),
                () = tokio::time::sleep(SWEEP) => false,
            };
            if is_closing {
                return;
            }
            self.sweep();
            self.throw_withered_away().await;
        }
    }

    /// A table, from memory or from the store.
    pub async fn table(&self, id: &str) -> Result<Arc<LiveTable>, ApiError> {
        let load = || async { self.replayed(id).await.map(LiveTable::new) };
        self.tables.get(id, load).await
    }

    /// The same for somebody who asks from outside: of another's private branch nobody learns that it is there.
    pub async fn table_for(
        self: &Arc<Self>,
        id: &str,
        guest: Option<&Guest>,
    ) -> Result<Arc<LiveTable>, ApiError> {
        let table = self.table(id).await?;
        self.freshen(&table).await?;
        match &table.only_for {
            Some(owner) if guest.is_none_or(|guest| guest.id != *owner) => Err(ApiError::not_found("table")),
            _ => Ok(table),
        }
    }

    /// A match as its journal gives it. O(match).
    pub(crate) async fn replayed(&self, id: &str) -> Result<TableState, ApiError> {
        let kept = self.store.read_on(id, 0).await?.ok_or_else(|| ApiError::not_found("table"))?;
        let title = self.game(&kept.row.made.game)?;
        let replaying = tokio::task::spawn_blocking(move || {
            let game = started(title, &kept.row.made)?;
            Ok(TableState::replay(kept, game))
        });
        replaying.await.unwrap_or_else(|_| Err(ApiError::fault()))
    }

    /// Makes a table. Gives its id.
    pub async fn make_table(
        self: &Arc<Self>,
        host: &Guest,
        game: &str,
        config: &Value,
        seats: &[WantedSeat],
        company: Company,
        mut setting: Setting,
    ) -> Result<String, ApiError> {
        let title = self.game(game)?;
        let started =
            guarded(|| title.start(config).map(|table| (table.seats(), table.config(), table.seating())));
        let (count, config, seating) = started??;
        let is_drawn = seating != Seating::Chosen;
        company.check(is_drawn, !seats.is_empty())?;
        if !is_drawn && seats.len() != usize::from(count) {
            let message = format!("this game has {count} seats, not {}", seats.len());
            return Err(ApiError::bad("bad-seats", message));
        }
        seats.iter().try_for_each(|seat| match seat {
            WantedSeat::Bot { level } => must_be_level(*level),
            WantedSeat::Me {} | WantedSeat::Open {} | WantedSeat::Invite {} => Ok(()),
        })?;
        setting.time.check().map_err(|bad| {
            ApiError::new(
                StatusCode::UNPROCESSABLE_ENTITY,
                "bad-time",
                format!("that time cannot be kept: {bad}"),
            )
        })?;
        if setting.share.is_some_and(|share| !is_drawn || !(1..=LONGEST_SHARE).contains(&share)) {
            let message =
                "a share of 1 minute to 30 days is kept where players are unknown, and nowhere else";
            return Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-share", message));
        }
        let mut gathering = Gathering::default();
        let chairs = match seating {
            Seating::Chosen => seats.iter().map(|seat| self.chair(host, seat)).collect(),
            Seating::Drawn { most } => {
                gathering = Gathering { most, bots: company.bots, places: Vec::new() };
                let (chairs, is_by_lot) = match company.is_alone {
                    true => company.chairs_alone(host, count)?,
                    false => (vec![Chair::Open; count.into()], true),
                };
                setting.lot = is_by_lot;
                chairs
            }
        };
        self.add_match(host, game, config.to_string(), Seats { chairs, gathering }, setting).await
    }

    fn chair(&self, host: &Guest, seat: &WantedSeat) -> Chair {
        match seat {
            WantedSeat::Me {} => Chair::guest(&host.id, &host.name),
            WantedSeat::Open {} => Chair::Open,
            WantedSeat::Invite {} => {
                Chair::Invite { token: self.ambient.word::<20>(), until: self.now() + INVITATION }
            }
            WantedSeat::Bot { level } => Chair::Bot { level: *level },
        }
    }

    async fn add_match(
        self: &Arc<Self>,
        host: &Guest,
        game: &str,
        config: String,
        seats: Seats,
        setting: Setting,
    ) -> Result<String, ApiError> {
        let title = self.game(game)?;
        let mut new = self.new_match(host, title, config, seats, setting);
        let id = new.id.clone();
        self.put_match(&mut new, |new| self.first_of(title, new)).await?;
        self.show_new(&id).await?;
        Ok(id)
    }

    /// Keeps a new match. Where the store's clock has gone on meanwhile, or this node was given up and is back under another
    /// number, it is made anew.
    pub(crate) async fn put_match(
        &self,
        new: &mut NewMatch,
        first: impl Fn(&NewMatch) -> Result<Change, ApiError>,
    ) -> Result<(), ApiError> {
        while let Changed::Untimely | Changed::Taken =
            self.store.add_match(new.clone(), first(new)?, None).await?
        {
            new.created = self.now();
        }
        Ok(())
    }

    /// Says that there is a new table, and lets its bots think.
    async fn show_new(self: &Arc<Self>, id: &str) -> Result<(), ApiError> {
        let table = self.table(id).await?;
        let mut state = table.hold().await;
        self.tell_guests(&mut state, 0, store::Status::Open);
        self.tell_lobby(&state);
        self.follow_up(&table, &mut state);
        Ok(())
    }

    /// A table as it is set.
    pub(crate) fn new_match(
        &self,
        host: &Guest,
        title: &'static dyn Title,
        config: String,
        seats: Seats,
        setting: Setting,
    ) -> NewMatch {
        let Seats { chairs, gathering } = seats;
        let Info { key, rules_rev, .. } = title.info();
        NewMatch {
            id: self.ambient.word::<10>(),
            game: key.to_owned(),
            rules: rules_rev,
            config,
            host: host.id.clone(),
            listed: setting.listed,
            lot: setting.lot,
            time: match setting.time == Pace::default() {
                true => String::new(),
                false => serde_json::to_string(&setting.time).expect("a pace is plain data"),
            },
            press_opened: setting.press_opened,
            branch_of: setting.branch_of,
            seed: self.ambient.bytes::<32>().to_vec(),
            chairs,
            gathering,
            share: setting.share,
            created: self.now(),
        }
    }

    /// What happens at a table as soon as it is made.
    fn first_of(&self, title: &'static dyn Title, new: &NewMatch) -> Result<Change, ApiError> {
        self.first_change(&mut fresh(title, new)?, new.created, &[])
    }

    /// The match that follows one that is over: the same people, each some seats further, those who played together still
    /// together. The same for all who ask.
    pub async fn rematch(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        guest: &Guest,
    ) -> Result<String, ApiError> {
        // Held to the end, so that two who ask at once get the same table.
        let mut state = table.hold().await;
        if !state.is_over() {
            return Err(ApiError::conflict("not-over", "a rematch follows a game that is over"));
        }
        if state.seats_of(&guest.id).is_empty() {
            return Err(ApiError::forbidden("not-seated", "only those who played can ask for a rematch"));
        }
        if state.row.made.branch_of.is_some() {
            return Err(ApiError::conflict("in-a-branch", "what was tried out has no rematch"));
        }
        if let Some(next) = &state.row.rematch {
            return Ok(next.clone());
        }
        let made = state.row.made.clone();
        let seats = seats_of_rematch(&state, &made)?;
        let setting = Setting {
            listed: made.listed,
            lot: made.gathering.is_drawn(),
            time: state.clock.pace.clone(),
            press_opened: made.press_opened,
            share: made.share,
            branch_of: None,
        };
        let title = self.game(&made.game)?;
        let mut new = self.new_match(guest, title, made.config, seats, setting);
        loop {
            let first = self.first_of(title, &new)?;
            self.add_rematch(&mut state, new.clone(), first).await?;
            // What stands there is on disk: this one, or that of somebody who was faster.
            if let Some(next) = &state.row.rematch {
                if *next == new.id {
                    self.show_new(next).await?;
                }
                return Ok(next.clone());
            }
            new.created = self.now();
        }
    }

    /// Goes on with the matches that the house owes something: bots that were thinking when it closed think again. No
    /// other table is loaded.
    pub async fn wake(self: &Arc<Self>) -> Result<(), store::StoreError> {
        loop {
            let owing = self.store.take_owing(BATCH).await?;
            for id in &owing {
                if let Err(error) = self.wake_table(id).await {
                    tracing::error!(%id, ?error, "a table could not be woken");
                }
            }
            if owing.len() < BATCH as usize {
                return Ok(());
            }
        }
    }

    async fn wake_table(self: &Arc<Self>, id: &str) -> Result<(), ApiError> {
        let table = self.table(id).await?;
        // What is owed follows from what a node did that may be gone.
        self.freshen(&table).await?;
        let mut state = table.hold().await;
        state.row.is_ours = true;
        self.go_on(&mut state).await?;
        self.follow_up(&table, &mut state);
        Ok(())
    }
}

/// Who sits where in the match that follows. Where nobody chooses a seat everybody puts themselves down anew.
fn seats_of_rematch(state: &TableState, made: &NewMatch) -> Result<Seats, ApiError> {
    let gathering = Gathering { places: Vec::new(), ..made.gathering.clone() };
    if gathering.is_drawn() {
        return Ok(Seats { chairs: vec![Chair::Open; made.chairs.len()], gathering });
    }
    let chairs = made.reseated(&state.game.read(|table| table.turned())?);
    // Everybody adds anew to dice of their own.
    let anew = |chair: Chair| match chair {
        Chair::Guest { id, name, .. } | Chair::Standin { id, name, .. } => Chair::guest(id, name),
        other => other,
    };
    Ok(Seats { chairs: chairs.into_iter().map(anew).collect(), gathering })
}

/// A table at which nothing has happened.
pub(crate) fn fresh(title: &'static dyn Title, new: &NewMatch) -> Result<TableState, ApiError> {
    let (summary, changed) = (Summary::OPEN, new.created);
    let row = MatchRow { made: new.clone(), rematch: None, version: 0, summary, changed, is_ours: true };
    let nothing = Stretch { row, journal: vec![], chat: vec![], letters: vec![], plans: vec![] };
    Ok(TableState::replay(nothing, started(title, new)?))
}

fn started(title: &'static dyn Title, made: &NewMatch) -> Result<Guarded, ApiError> {
    let config: Value = serde_json::from_str(&made.config).unwrap_or_default();
    let table = guarded(|| title.start_under(&config, made.rules))??;
    Ok(Guarded::new(&made.id, table))
}
