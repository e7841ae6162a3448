//! Bots as seats: they think outside the request path, a few at a time, and answer like everybody else.

use std::sync::Arc;

use tabletop::Seat;

use crate::House;
use crate::desk::{Desk, Submit};

impl House {
    /// Lets the bot that is awaited at a table think. What it answers names its decision, so that an answer that
    /// comes too late is refused like anybody's; a table that moved on before it began is left alone.
    pub(crate) fn think(self: &Arc<Self>, desk: &Arc<Desk>) {
        let (house, desk) = (Arc::clone(self), Arc::clone(desk));
        tokio::spawn(async move {
            let Ok(_place) = house.thinkers.acquire().await else { return };
            if *house.closing.borrow() {
                return;
            }
            let (copy, seat, level, window) = {
                let seating = desk.seating().await;
                let Some((seat, level, window)) = seating.bot_to_act() else { return };
                let entries = seating.row.entries as usize;
                let Ok(Some(copy)) = desk.guarded(|| seating.table.at(entries)) else { return };
                (copy, seat, level, window)
            };
            let seed = u64::from_le_bytes(house.ambient.bytes());
            // A bot that panics freezes its table, as any panic in rules does.
            let thinker = Arc::clone(&desk);
            let thinking =
                tokio::task::spawn_blocking(move || thinker.guarded(|| copy.bot(seat, level, seed)));
            match thinking.await {
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
