//! Holidays of guests: their clocks stand still at every match of days in which they are awaited alone. A match that begins
//! during a holiday is not held up by it.

use std::sync::Arc;

use serde::Serialize;
use store::{Listing, Status};
use tabletop::{Seat, TimeNote};
use timing::latest_end;
use utoipa::ToSchema;

use crate::House;
use crate::entering::Kept;
use crate::error::ApiError;

/// How many matches are looked up at once.
const PAGE: u32 = 100;

/// How it stands with somebody's holiday. Moments are milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Holiday {
    /// Until when one is on holiday, if one is.
    #[schema(required = true)]
    pub until: Option<u64>,
    /// Until when one could be: 21 days in each calendar year.
    pub latest: u64,
}

impl House {
    /// How it stands with a guest's holiday.
    pub async fn holiday(&self, guest: &str) -> Result<Holiday, ApiError> {
        let now = self.now();
        let taken = self.store.holidays(guest).await?;
        let until = taken.iter().map(|(_, until)| *until).filter(|until| *until > now).max();
        Ok(Holiday { until, latest: latest_end(&past(&taken, now), now) })
    }

    /// A guest is on holiday from now until then, or back.
    pub async fn take_holiday(
        self: &Arc<Self>,
        guest: &str,
        until: Option<u64>,
    ) -> Result<Holiday, ApiError> {
        let now = self.now();
        let taken = self.store.holidays(guest).await?;
        let latest = latest_end(&past(&taken, now), now);
        let until = match until {
            None => now,
            Some(until) if until > now && until <= latest => until,
            Some(_) => {
                let message =
                    format!("a holiday ends after now and by {latest} at the latest: 21 days a year");
                return Err(ApiError::conflict("bad-holiday", message));
            }
        };
        let from = taken.iter().find(|(_, end)| *end > now).map_or(now, |(from, _)| *from);
        self.store.set_holiday(guest, from, until).await?;
        for id in self.matches_of(guest).await? {
            if let Err(error) = self.note_holiday(&id, guest, until).await {
                tracing::error!(%id, ?error, "a holiday could not be noted");
            }
        }
        self.holiday(guest).await
    }

    /// The matches that a guest plays.
    async fn matches_of(&self, guest: &str) -> Result<Vec<String>, ApiError> {
        let (mut ids, mut after) = (Vec::new(), None);
        loop {
            let rows = self.store.list_matches(Listing::Of(guest.to_owned()), after, PAGE).await?;
            let Some(last) = rows.last() else { return Ok(ids) };
            if last.summary.status == Status::Over && rows[0].summary.status == Status::Over {
                return Ok(ids);
            }
            after = Some(last.place_for(guest));
            let is_running = |row: &&store::MatchRow| row.summary.status == Status::Running;
            ids.extend(rows.iter().filter(is_running).map(|row| row.made.id.clone()));
        }
    }

    async fn note_holiday(self: &Arc<Self>, id: &str, guest: &str, until: u64) -> Result<(), ApiError> {
        let table = self.table(id).await?;
        let mut state = table.hold().await;
        if !state.clock.pace.is_correspondence() || state.is_over() || state.game.is_frozen() {
            return Ok(());
        }
        self.expire(&mut state).await?;
        let own = state.seats_of(guest).into_iter();
        let seats: Vec<Seat> = own.filter(|seat| !state.is_veiled(*seat)).collect();
        for seat in seats {
            let is_back = until <= self.now();
            let note = if is_back { TimeNote::Back(seat) } else { TimeNote::Holiday(seat, until) };
            while !matches!(self.enter_by_house(&mut state, note.to_string()).await?, Kept::Written) {}
        }
        self.follow_up(&table, &mut state);
        Ok(())
    }
}

/// What was taken before now, of one that still lasts the part that has passed.
fn past(taken: &[(u64, u64)], now: u64) -> Vec<(u64, u64)> {
    taken
        .iter()
        .map(|(from, until)| (*from, (*until).min(now)))
        .filter(|(from, until)| from < until)
        .collect()
}
