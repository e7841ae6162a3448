//! What if: private branches of matches, in which somebody plays every seat from a position that they see.
//!
//! A branch is a table of its own, made from a view alone. Nothing of it reaches the match it branches off, and to everybody
//! but its maker there is no such table. Somebody has one of each match at most: another one takes its place, and one that nobody
//! touches withers.

use std::sync::Arc;

use catalog::Twig;
use store::{Chair, Gathering, Guest, MatchId, NewMatch};
use tabletop::Viewer;

use crate::House;
use crate::error::ApiError;
use crate::house::{Seats, Setting, fresh};
use crate::live_table::{LiveTable, TableState};

/// A branch that nobody touches for so long is thrown away.
pub const WITHERED: u64 = 7 * 24 * 3_600_000;
/// How many branches are thrown away at once.
const BATCH: u32 = 100;

impl TableState {
    /// Where a viewer would begin to try things out: now, or after an event of their own log.
    pub(crate) fn twig(&self, who: Viewer, at: Option<usize>) -> Result<Twig, ApiError> {
        let found = self.game.read(|table| match at {
            None => Ok(table.branch(who)),
            Some(number) => {
                let past = table.entry_of(who, number).and_then(|entry| table.at(entry));
                past.map(|past| past.branch(who)).ok_or_else(|| ApiError::not_found("moment"))
            }
        })??;
        found.ok_or_else(|| ApiError::conflict("no-branch", "nothing can be tried out from here"))
    }
}

impl House {
    /// Makes a branch of a table as a viewer sees it. Gives its id. What the maker tried out there before is thrown away.
    pub async fn branch(
        self: &Arc<Self>,
        table: &LiveTable,
        guest: &Guest,
        asked: Option<Viewer>,
        at: Option<usize>,
    ) -> Result<MatchId, ApiError> {
        let (twig, made) = {
            let state = table.hold().await;
            let who = state.kind(Some(guest), asked)?.viewer;
            (state.twig(who, at)?, state.row.made.clone())
        };
        let id = self.add_branch(guest, &made, &twig).await?;
        let of = made.branch_of.as_ref().unwrap_or(&made.id);
        for old in self.store.branches(&guest.id, of).await?.into_iter().filter(|old| *old != id) {
            self.throw_away(&old).await?;
        }
        Ok(id)
    }

    async fn add_branch(&self, guest: &Guest, of: &NewMatch, twig: &Twig) -> Result<MatchId, ApiError> {
        let title = self.game(&of.game)?;
        // Nobody waits for anybody else: what everybody adds to the dice is the house's own.
        let chair = |_: &Chair| Chair::Guest {
            id: guest.id.clone(),
            name: guest.name.clone(),
            nonce: Some(fair::hex(&self.ambient.bytes::<16>())),
            offered: false,
        };
        let chairs = of.chairs.iter().map(chair).collect();
        let seats = Seats { chairs, gathering: Gathering::default() };
        let branch_of = Some(of.branch_of.clone().unwrap_or_else(|| of.id.clone()));
        let setting = Setting { branch_of, ..Setting::default() };
        let new = self.new_match(guest, title, twig.config.to_string(), seats, setting);
        let mut new = NewMatch { rules: of.rules, ..new };
        let first = |new: &NewMatch| self.first_change(&mut fresh(title, new)?, new.created, &twig.repeated);
        self.put_match(&mut new, first).await?;
        Ok(new.id)
    }

    /// Throws a branch away. Whoever still follows it is sent away, and finds nothing any more.
    pub async fn throw_away(&self, id: &str) -> Result<(), ApiError> {
        let table = self.table(id).await?;
        let mut state = table.hold().await;
        if table.only_for.is_none() {
            return Err(ApiError::conflict("no-branch", "this is no branch"));
        }
        self.store.remove_branch(id).await?;
        self.retire(&mut state);
        Ok(())
    }

    /// A table is no more: whoever follows it is sent away.
    pub(crate) fn retire(&self, state: &mut TableState) {
        state.game.retire();
        state.is_thrown_away = true;
        state.audiences.clear();
        self.tables.forget(&state.row.made.id);
    }

    /// Throws away what nobody has touched for long. Gives how many there were.
    pub async fn throw_withered_away(&self) -> usize {
        let since = self.now().saturating_sub(WITHERED);
        let withered = self.store.withered(since, BATCH).await.unwrap_or_else(|error| {
            tracing::error!(%error, "branches cannot be looked up");
            Vec::new()
        });
        let mut thrown = 0;
        for id in &withered {
            match self.throw_away(id).await {
                Ok(()) => thrown += 1,
                Err(error) => tracing::error!(%id, ?error, "a branch could not be thrown away"),
            }
        }
        thrown
    }
}
