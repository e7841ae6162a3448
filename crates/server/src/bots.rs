//! Bots as seats: they think outside the request path, a few at a time, and answer like everybody else.

use std::sync::Arc;
use std::time::Duration;

use tabletop::Seat;
use tokio::time::{Instant, sleep_until};

use crate::House;
use crate::desk::{Desk, Submit};

/// Where something is hidden, bots answer at multiples of this time: how long one thought would tell what it holds.
const BEAT: Duration = Duration::from_millis(500);

impl House {
    /// Lets the bot that is awaited at a table think. What it answers names its decision, so that an answer that
    /// comes too late is refused like anybody's; a table that moved on before it began is left alone.
    pub(crate) fn think(self: &Arc<Self>, desk: &Arc<Desk>) {
        let (house, desk) = (Arc::clone(self), Arc::clone(desk));
        tokio::spawn(async move {
            let Ok(place) = house.thinkers.acquire().await else { return };
            let begun = Instant::now();
            if *house.closing.borrow() {
                return;
            }
            let (copy, seat, level, window, has_secrets) = {
                let seating = desk.seating().await;
                let Some((seat, level, window)) = seating.bot_to_act() else { return };
                let entries = seating.row.entries as usize;
                let Ok(Some(copy)) = desk.guarded(|| seating.table.at(entries)) else { return };
                (copy, seat, level, window, seating.table.info().has_secrets)
            };
            let seed = u64::from_le_bytes(house.ambient.bytes());
            // A bot that panics freezes its table, as any panic in rules does.
            let thinker = Arc::clone(&desk);
            let thinking =
                tokio::task::spawn_blocking(move || thinker.guarded(|| copy.bot(seat, level, seed)));
            let thought = thinking.await;
            drop(place);
            if has_secrets {
                let beats = begun.elapsed().as_millis() / BEAT.as_millis() + 1;
                sleep_until(begun + BEAT * u32::try_from(beats).unwrap_or(u32::MAX)).await;
            }
            match thought {
                Ok(Ok(Ok(action))) => {
                    let submit = Submit { line: line(seat, &action), window: Some(window), key: None };
                    match house.submit(&desk, submit).await {
                        Ok(_) => {}
                        Err(error) if error.is_passing() => house.keep_trying(&desk, Err(error)),
                        Err(error) => tracing::debug!(id = %desk.id, ?error, "a bot was too late"),
                    }
                }
                Ok(Ok(Err(fault))) => tracing::error!(id = %desk.id, %fault, "a bot could not choose"),
                Ok(Err(error)) => tracing::error!(id = %desk.id, ?error, "a bot panicked"),
                Err(error) => tracing::error!(id = %desk.id, %error, "a bot failed"),
            }
        });
    }
}

fn line(seat: Seat, action: &str) -> String {
    format!("act {seat} {action}")
}
