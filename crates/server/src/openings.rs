//! The opening explorer: what was played in matches that are over, counted once by whichever node comes first. Private matches and branches are never counted,
//! and nothing of who played stands there.

use catalog::Opening;
use store::OpeningRow;

use crate::House;
use crate::error::ApiError;
use crate::guarded::played;

/// So many matches are counted at once.
const AT_ONCE: u32 = 16;
/// So many moves of a position are told, those played most.
const MOST_MOVES: u32 = 12;

impl House {
    /// Counts some of the matches that have ended since. How many there were.
    pub async fn count_openings(&self) -> Result<usize, ApiError> {
        let ended = self.store.uncounted(AT_ONCE).await?;
        for id in &ended {
            let openings = match self.openings_of(id).await {
                Err(error) if error.is_passing() => return Err(error),
                // What cannot be replayed is left out, once and for all.
                Err(error) => {
                    tracing::warn!(%id, ?error, "the moves of a match cannot be counted");
                    Vec::new()
                }
                Ok(openings) => openings,
            };
            let row = |Opening { position, action, played, won, drawn }: Opening| OpeningRow {
                position,
                action,
                played,
                won,
                drawn,
            };
            self.store.count_openings(id, openings.into_iter().map(row).collect()).await?;
        }
        Ok(ended.len())
    }

    /// What was played in a match that is over. O(match).
    async fn openings_of(&self, id: &str) -> Result<Vec<Opening>, ApiError> {
        let state = self.replayed(id).await?;
        let title = self.game(&state.row.made.game)?;
        if state.game.is_frozen() {
            return Ok(Vec::new());
        }
        played(move || Ok(state.game.read(|table| catalog::openings::openings(title, table))??)).await
    }

    /// What was played in a position, what was played most first.
    pub(crate) async fn openings_at(&self, position: &str) -> Result<Vec<OpeningRow>, ApiError> {
        Ok(self.store.openings(position, MOST_MOVES).await?)
    }
}
