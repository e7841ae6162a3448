//! Bots as seats: they think outside the request path, a few at a time ([`crate::places`]), and answer like
//! everybody else.

use std::sync::Arc;
use std::time::Duration;

use catalog::Unwanted;
use tabletop::{Seat, Window};
use tokio::time::{Instant, sleep, sleep_until};

use crate::House;
use crate::error::ApiError;
use crate::live_table::{LiveTable, TableState};
use crate::metrics::Finder;
use crate::submitting::Submit;

/// Where something is hidden, bots answer at multiples of this time after their decision opened: how long one thought, or
/// waited for others to have thought, would tell what it holds.
const BEAT: Duration = Duration::from_millis(500);
/// How long to wait after the store failed, or a bot was refused.
const PAUSE: Duration = Duration::from_secs(1);

/// Breaks a thought off when whoever asked for it goes away.
#[derive(Default)]
pub(crate) struct Waiting(pub(crate) Unwanted);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.raise();
    }
}

/// The first beat after something has begun.
pub(crate) fn next_beat(opened: Instant) -> Instant {
    let beats = opened.elapsed().as_millis() / BEAT.as_millis() + 1;
    opened + BEAT * u32::try_from(beats).unwrap_or(u32::MAX)
}

/// What a bot thinks about.
pub(crate) struct Thought {
    window: Window,
    /// When the bots of this table were first asked about it.
    opened: Instant,
    unwanted: Unwanted,
}

impl Thought {
    /// Of a decision that is open, from now on.
    pub(crate) fn new(window: Window, unwanted: Unwanted) -> Self {
        Thought { window, opened: Instant::now(), unwanted }
    }

    /// Whether somebody still waits for it.
    pub(crate) fn is_wanted(&self) -> bool {
        !self.unwanted.is_raised()
    }
}

/// A bot and the decision it is to take.
struct Task {
    seat: Seat,
    level: u8,
    window: Window,
    /// When it opened.
    opened: Instant,
    /// Raised when the decision is no longer open: the thought is broken off.
    unwanted: Unwanted,
}

impl House {
    /// What follows every change: those with several seats look whose turn it is, and bots think. A bot thinks once
    /// about a window, whatever else happens in it.
    pub(crate) fn follow_up(self: &Arc<Self>, table: &Arc<LiveTable>, state: &mut TableState) {
        table.turn();
        if *self.closing.borrow() {
            return;
        }
        // What another node does for this table is not done twice.
        let awaited = if state.row.is_ours { state.bots_to_act() } else { Ok(Vec::new()) };
        let Ok(awaited) = awaited else { return };
        let Ok(open) = state.game.read(|table| table.pending().window()) else { return };
        if let Some(thought) = state.hinting.as_ref().filter(|thought| open != Some(thought.window)) {
            thought.unwanted.raise();
        }
        state.thinking.retain(|_, thought| {
            let is_wanted = open == Some(thought.window);
            if !is_wanted {
                thought.unwanted.raise();
            }
            is_wanted
        });
        // Those who are asked later about the same decision, since others answered first, answer in the same beat.
        let opened = state.thinking.values().map(|thought| thought.opened).min().unwrap_or_else(Instant::now);
        for (seat, level, window) in awaited {
            state.thinking.entry(seat).or_insert_with(|| {
                let thought = Thought { window, opened, unwanted: Unwanted::default() };
                self.think(table, Task { seat, level, window, opened, unwanted: thought.unwanted.clone() });
                thought
            });
        }
    }

    /// Lets a bot think. What it answers names its decision, so that an answer that comes too late is refused like
    /// anybody's; a table that moved on before it began is left alone.
    fn think(self: &Arc<Self>, table: &Arc<LiveTable>, task: Task) {
        let (house, table) = (Arc::clone(self), Arc::clone(table));
        tokio::spawn(async move {
            while let Err(error) = house.answer(&table, &task).await {
                house.metrics.note_failure(Finder::Bot, &error);
                // Whoever was refused in a window that is still open tries again, without haste.
                sleep(PAUSE).await;
                if !error.is_passing() || *house.closing.borrow() {
                    tracing::debug!(id = %table.id, ?error, "a bot was too late");
                    break;
                }
            }
            let mut state = table.hold().await;
            if state.thinking.get(&task.seat).is_some_and(|thought| thought.window == task.window) {
                state.thinking.remove(&task.seat);
            }
            // A bot that answered a deal may be awaited in the same window.
            house.follow_up(&table, &mut state);
        });
    }

    async fn answer(self: &Arc<Self>, table: &Arc<LiveTable>, task: &Task) -> Result<(), ApiError> {
        let place = self.thinkers.take(task.level).await;
        if *self.closing.borrow() {
            return Ok(());
        }
        let (seat, level, window) = (task.seat, task.level, task.window);
        let (thinker, has_secrets) = {
            let state = table.hold().await;
            if state.game.is_frozen() || state.game.read(|table| table.pending().window())? != Some(window) {
                return Ok(());
            }
            state.game.read(|table| {
                let reply = table.reply(seat);
                let thinker = match reply {
                    Some(reply) => Ok(Box::new(|_| reply) as catalog::Thinker),
                    None => table.thinker(seat, level),
                };
                (thinker, table.info().has_secrets)
            })?
        };
        let thinker = thinker?;
        let seed = u64::from_le_bytes(self.ambient.bytes());
        let thought = place.think(&task.unwanted, move || thinker(seed)).await;
        if task.unwanted.is_raised() {
            return Ok(());
        }
        if has_secrets {
            sleep_until(next_beat(task.opened)).await;
        }
        let Some(action) = thought else {
            // A bot that panics freezes its table, as any panic in rules does.
            return Err(table.hold().await.game.freeze("a bot panicked"));
        };
        self.submit_bots(table, seat, Submit::Act { action, window }).await
    }
}
