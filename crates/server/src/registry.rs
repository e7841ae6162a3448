//! The tables in memory: each is loaded by one task while others wait for that table alone, is there once at most, and
//! leaves when nobody has needed it for a while.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::OnceCell;
use tokio::time::Instant;

use crate::error::ApiError;
use crate::live_table::LiveTable;

/// A table that nobody has needed for so long leaves memory.
pub(crate) const IDLE: Duration = Duration::from_secs(10 * 60);

/// The tables in memory.
pub(crate) struct Registry {
    places: Mutex<HashMap<String, Arc<Place>>>,
    opened: Instant,
}

/// A table's place: empty until it is loaded.
#[derive(Default)]
struct Place {
    table: OnceCell<Arc<LiveTable>>,
    /// When somebody last asked for it, in milliseconds since the house opened.
    used: AtomicU64,
}

impl Registry {
    pub(crate) fn new() -> Self {
        Registry { places: Mutex::default(), opened: Instant::now() }
    }

    fn places(&self) -> MutexGuard<'_, HashMap<String, Arc<Place>>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn millis(&self) -> u64 {
        u64::try_from(self.opened.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// A table; loaded if it is not there. Those who ask meanwhile wait for the same one.
    pub(crate) async fn get<F: Future<Output = Result<LiveTable, ApiError>>>(
        &self,
        id: &str,
        load: impl FnOnce() -> F,
    ) -> Result<Arc<LiveTable>, ApiError> {
        let place = {
            let mut places = self.places();
            match places.get(id) {
                Some(place) => Arc::clone(place),
                None => Arc::clone(places.entry(id.to_owned()).or_default()),
            }
        };
        place.used.store(self.millis(), Ordering::Relaxed);
        let found = place.table.get_or_try_init(async || load().await.map(Arc::new)).await.cloned();
        if found.is_err() {
            // Addresses that lead nowhere leave nothing behind.
            drop(place);
            let mut places = self.places();
            let is_empty = |place: &Arc<Place>| Arc::strong_count(place) == 1 && place.table.get().is_none();
            if places.get(id).is_some_and(is_empty) {
                places.remove(id);
            }
        }
        found
    }

    /// Lets the tables go that nobody holds and nobody asked for lately: no socket, no request, no thought and no
    /// write that is under way, since each of these holds its table. Gives how many stay.
    pub(crate) fn let_go(&self, idle: Duration) -> usize {
        let now = self.millis();
        let mut places = self.places();
        places.retain(|_, place| {
            let is_held = Arc::strong_count(place) > 1
                || place.table.get().is_none_or(|table| Arc::strong_count(table) > 1);
            let since = now.saturating_sub(place.used.load(Ordering::Relaxed));
            is_held || u128::from(since) < idle.as_millis()
        });
        places.shrink_to_fit();
        places.len()
    }

    /// A table that is in memory. Asking keeps it there no longer.
    pub(crate) fn loaded(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.places().get(id).and_then(|place| place.table.get().cloned())
    }

    /// The tables in memory.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.places()
            .iter()
            .filter(|(_, place)| place.table.get().is_some())
            .map(|(id, _)| id.clone())
            .collect()
    }

    /// A table that is thrown away is in memory no more.
    pub(crate) fn forget(&self, id: &str) {
        self.places().remove(id);
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.places().len()
    }
}
