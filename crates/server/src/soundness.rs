//! Whether what a store holds can be played on: every match is replayed from its journal, as a house would, and its record is summed
//! up. Two stores with the same sums hold the same matches in the same states.

use std::collections::BTreeMap;

use catalog::Title;
use sha2::{Digest, Sha256};
use store::{MatchId, Store};

use crate::error::ApiError;
use crate::guarded::guarded;

/// The sums of matches, or why one could not be replayed. O(all matches).
pub async fn record_sums(
    store: &dyn Store,
    games: &[&'static dyn Title],
    ids: &[MatchId],
) -> Result<BTreeMap<MatchId, String>, (MatchId, ApiError)> {
    let mut sums = BTreeMap::new();
    for id in ids {
        let sum = record_sum(store, games, id).await.map_err(|error| (id.clone(), error))?;
        sums.insert(id.clone(), sum);
    }
    Ok(sums)
}

async fn record_sum(store: &dyn Store, games: &[&'static dyn Title], id: &str) -> Result<String, ApiError> {
    let made = store.find_match(id).await?.ok_or_else(|| ApiError::not_found("table"))?.made;
    let journal = store.journal(id, 0).await?;
    let title = games.iter().find(|title| title.info().key == made.game);
    let title = *title.ok_or_else(|| ApiError::not_found("game"))?;
    let replaying = tokio::task::spawn_blocking(move || {
        guarded(|| -> Result<String, ApiError> {
            let config = serde_json::from_str(&made.config).unwrap_or_default();
            let mut table = title.start_under(&config, made.rules)?;
            for line in &journal {
                table.enter(Some(line.at), &line.text)?;
            }
            Ok(table.record())
        })?
    });
    let record = replaying.await.unwrap_or_else(|_| Err(ApiError::fault()))?;
    Ok(fair::hex(&Sha256::digest(record.as_bytes())))
}

/// One sum of all of them.
pub fn sum_of(sums: &BTreeMap<MatchId, String>) -> String {
    let mut all = Sha256::new();
    for (id, sum) in sums {
        all.update(format!("{id} {sum}\n"));
    }
    fair::hex(&all.finalize())
}
