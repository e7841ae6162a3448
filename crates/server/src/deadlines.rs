//! Time that runs out: deadlines stand in the store, fire once, and wait where the house was closed.
//!
//! Whoever acts too late is refused by the rules, since the window is entered as run out before they are heard. A deadline
//! that fires twice does nothing twice: the second names a window that is closed.

use std::sync::Arc;
use std::time::Duration;

use store::StoreError;
use tabletop::TimeNote;
use timing::Pace;

use crate::House;
use crate::entering::Kept;
use crate::error::ApiError;
use crate::live_table::TableState;
use crate::metrics::Finder;

/// How many deadlines are looked up at once.
const BATCH: u32 = 100;
/// How often the house looks for deadlines, at the least.
const LOOK: Duration = Duration::from_millis(500);
/// How often it notes that it is open.
const BEAT: u64 = 5_000;
/// How often it looks for tables that nobody touches.
const TIDY: u64 = 3_600_000;
/// A table that no person touches for so long is closed.
pub(crate) const UNTOUCHED: u64 = 60 * 24 * 3_600_000;

impl House {
    /// Lets everything run out whose time has come. Gives how many windows did.
    pub async fn expire_due(self: &Arc<Self>) -> Result<usize, StoreError> {
        let mut expired = 0;
        loop {
            let due = self.store.take_due(BATCH).await?;
            let mut is_stuck = true;
            for id in &due {
                match self.expire_table(id).await {
                    Ok(ran_out) => {
                        expired += usize::from(ran_out);
                        is_stuck &= !ran_out;
                    }
                    Err(error) => {
                        self.metrics.note_failure(Finder::Deadline, &error);
                        tracing::error!(%id, ?error, "a deadline could not be entered");
                    }
                }
            }
            if is_stuck {
                return Ok(expired);
            }
        }
    }

    async fn expire_table(self: &Arc<Self>, id: &str) -> Result<bool, ApiError> {
        let table = self.table(id).await?;
        // Another node may have opened the window that ran out: by what is known here there might be none.
        self.freshen(&table).await?;
        let mut state = table.hold().await;
        let ran_out = self.expire(&mut state).await?;
        if ran_out {
            table.seats_changed();
            self.follow_up(&table, &mut state);
        }
        Ok(ran_out)
    }

    /// Enters that the open window has run out, if it has. Whether it had.
    pub(crate) async fn expire(&self, state: &mut TableState) -> Result<bool, ApiError> {
        loop {
            let due = state.clock.due().filter(|due| due.at <= self.now());
            let Some(due) = due.filter(|_| !state.game.is_frozen() && !state.is_over()) else {
                return Ok(false);
            };
            let line = format!("expired {}", due.window);
            match self.enter_by_house(state, line).await? {
                Kept::Written => {
                    self.metrics.note_deadline(self.now().saturating_sub(due.at));
                    return Ok(true);
                }
                Kept::Again | Kept::Before(_) | Kept::Reused => {}
            }
        }
    }

    /// Looks at the time until the house closes.
    pub(crate) async fn keep_time(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        let (mut beaten, mut tidied) = (0, 0);
        loop {
            if let Err(error) = self.expire_due().await {
                tracing::error!(%error, "deadlines cannot be looked up");
            }
            let now = self.now();
            if now.abs_diff(beaten) >= BEAT {
                beaten = now;
                self.beat().await;
                // What a node that is gone had begun is done here.
                if let Err(error) = self.wake().await {
                    tracing::error!(%error, "what other nodes left cannot be looked up");
                }
                if let Err(error) = self.count_openings().await {
                    tracing::error!(?error, "what was played cannot be counted");
                }
            }
            if now.abs_diff(tidied) >= TIDY {
                tidied = now;
                if let Err(error) = self.close_untouched().await {
                    tracing::error!(%error, "old tables cannot be looked up");
                }
            }
            let is_closing = tokio::select! {
                closes = closing.wait_for(|closes| *closes) => closes.is_ok(),
                () = tokio::time::sleep(LOOK) => false,
            };
            if is_closing {
                return self.beat().await;
            }
        }
    }

    /// Notes that the house is open.
    pub async fn beat(&self) {
        if let Err(error) = self.store.beat().await {
            tracing::error!(%error, "that the house is open cannot be noted");
        }
    }

    /// Notes at every table whose time ran meanwhile how long the house was closed, before anybody can act there: live
    /// clocks stood still, and deadlines that passed are moved.
    pub(crate) async fn note_downtime(self: &Arc<Self>, from: u64) -> Result<(), StoreError> {
        let now = self.now();
        if from >= now {
            return Ok(());
        }
        for timed in self.store.timed().await? {
            // A pace that is not written down is none.
            let pace: Pace = serde_json::from_str(&timed.time).unwrap_or_default();
            let stops = !pace.is_correspondence();
            if !stops && timed.due > now {
                continue;
            }
            if let Err(error) = self.note_down(&timed.id, from, now, stops).await {
                tracing::error!(id = %timed.id, ?error, "that the house was closed cannot be noted");
            }
        }
        Ok(())
    }

    async fn note_down(self: &Arc<Self>, id: &str, from: u64, to: u64, stops: bool) -> Result<(), ApiError> {
        let table = self.table(id).await?;
        let mut state = table.hold().await;
        // What had passed before runs out as it would have. Everybody reads the note: it goes by what everybody may know.
        let moments = [state.clock.deadline(), state.clock.earliest()];
        let is_moved = moments.into_iter().flatten().any(|at| at > from && (stops || at <= to));
        if !is_moved || state.game.is_frozen() || state.is_over() {
            return Ok(());
        }
        let line = TimeNote::Down { from, to }.to_string();
        while !matches!(self.enter_by_house(&mut state, line.clone()).await?, Kept::Written) {}
        Ok(())
    }

    /// Closes the tables that no person has touched for long: their secrets are opened. Gives how many.
    pub async fn close_untouched(self: &Arc<Self>) -> Result<usize, StoreError> {
        let since = self.now().saturating_sub(UNTOUCHED);
        let mut closed = 0;
        for id in self.store.untouched(since, BATCH).await? {
            match self.close_table(&id).await {
                Ok(()) => closed += 1,
                Err(error) => tracing::error!(%id, ?error, "a table nobody touches could not be closed"),
            }
        }
        Ok(closed)
    }

    pub(crate) async fn close_table(self: &Arc<Self>, id: &str) -> Result<(), ApiError> {
        let table = self.table(id).await?;
        let mut state = table.hold().await;
        if state.game.is_frozen() {
            return Err(ApiError::frozen());
        }
        while !state.is_over() {
            self.enter_by_house(&mut state, "abandoned".to_owned()).await?;
        }
        self.tell_lobby(&state);
        table.seats_changed();
        Ok(())
    }
}
