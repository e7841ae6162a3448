//! Hints for whoever plays against bots alone: where to look, and, asked again in the same window, what to play. A bot thinks from the view of that seat, in
//! one of the places where bots think, and what it comes to leaves the house after the entry that tells of it. Nobody is ever helped against a person,
//! nor learns by a refusal who plays where they may not know it.

use std::sync::Arc;

use catalog::{Advised, Thinker};
use sha2::{Digest, Sha256};
use store::{Chair, Status};
use tabletop::{Seat, SeatSet, TOP_LEVEL, Window};
use tokio::time::{Instant, sleep_until};

use crate::House;
use crate::bots::{Thought, Waiting, next_beat};
use crate::error::ApiError;
use crate::live_table::{LiveTable, TableState};
use crate::submitting::{Submit, must_be_timely};

/// The level that gives hints: the strongest below the master, whose thoughts take every core.
const ADVISER: u8 = TOP_LEVEL - 1;
/// The hints of one window: where to look, what to play. Whoever asks again is told the last of them again.
const STEPS: usize = 2;

/// What somebody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hint {
    /// What a bot would do.
    pub(crate) advised: Vec<Advised>,
    /// Whether all of that is told, or only where it begins.
    pub(crate) is_whole: bool,
}

/// What is known before anybody thinks.
enum Asked {
    /// What a bot would do, from the last time.
    Known(String),
    /// A bot has to think about it.
    Thinker(Thinker),
}

fn no_hints() -> ApiError {
    let message = "hints are for whoever plays against bots alone, from the start to the end";
    ApiError::conflict("no-hints", message)
}

impl TableState {
    /// Whether a guest plays here against bots alone, and always has. Of seats whose players one may not know it goes by the dice: one person added to them, and nobody
    /// has taken a seat over since, which whoever plays there knows. At a private branch of a match there are none: that match may be played against people.
    pub(crate) fn plays_bots_alone(&self, guest: &str) -> Result<bool, ApiError> {
        let own: SeatSet = self.seats_of(guest).into_iter().collect();
        if own.is_empty() || self.status() != Status::Running || self.row.made.branch_of.is_some() {
            return Ok(false);
        }
        self.game.read(|table| {
            let others = SeatSet::all(table.seats()).minus(own);
            let is_known = |other: &Seat| own.iter().any(|seat| table.knows_player(seat.into(), *other));
            let known: SeatSet = others.iter().filter(is_known).collect();
            let is_bot = |seat: Seat| matches!(self.row.made.chairs[seat.index()], Chair::Bot { .. });
            let has_always = || match others == known {
                true => table.passed_on().minus(own).is_empty(),
                false => table.is_solitary() && table.passed_on().is_empty(),
            };
            !others.is_empty() && known.iter().all(is_bot) && has_always()
        })
    }

    /// Refuses a hint where people play, or may come back.
    pub(crate) fn must_play_bots_alone(&self, guest: &str) -> Result<(), ApiError> {
        match (self.status(), self.plays_bots_alone(guest)?) {
            (Status::Open, _) => {
                Err(ApiError::conflict("table-open", "the game begins when every seat is taken"))
            }
            (Status::Over, _) => Err(ApiError::conflict("refused-over", "the game is over")),
            (Status::Running, false) => Err(no_hints()),
            (Status::Running, true) => Ok(()),
        }
    }

    /// What is known of the answer, and who has to think where it is not.
    fn advice_for(&self, seat: Seat, window: Window) -> Result<Asked, ApiError> {
        match &self.advice {
            Some((of, about, said)) if (*of, *about) == (seat, window) => Ok(Asked::Known(said.clone())),
            _ => Ok(Asked::Thinker(self.game.read(|table| table.thinker(seat, ADVISER))??)),
        }
    }
}

impl House {
    /// Tells a seat where to look, or, once it was told that in this window, what to play. Whoever goes away meanwhile breaks the thought off, and nothing is entered.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        guest: &str,
        seat: Seat,
        window: Window,
    ) -> Result<Hint, ApiError> {
        let waiting = Waiting::default();
        let (asked, has_secrets) = {
            let mut state = table.hold().await;
            if state.game.is_frozen() {
                return Err(ApiError::frozen());
            }
            if !state.seats_of(guest).contains(&seat) {
                return Err(ApiError::forbidden("not-your-seat", "you do not sit there"));
            }
            state.must_play_bots_alone(guest)?;
            must_be_timely(&state, seat, &Submit::Hint { window })?;
            if state.hinting.as_ref().is_some_and(Thought::is_wanted) {
                return Err(ApiError::conflict("hint-sought", "a hint is being thought about already"));
            }
            let asked = state.advice_for(seat, window)?;
            state.hinting = Some(Thought::new(window, waiting.0.clone()));
            (asked, state.game.read(|table| table.info().has_secrets)?)
        };
        let said = match asked {
            Asked::Known(said) => said,
            Asked::Thinker(thinker) => {
                let opened = Instant::now();
                let said = self.advise(&waiting, thinker, seed(&table.id, seat, window)).await?;
                // How long it took would tell those who watch what the seat holds.
                if has_secrets {
                    sleep_until(next_beat(opened)).await;
                }
                said
            }
        };
        self.give_hint(table, guest, seat, window, said).await
    }

    /// Lets a bot think, in one of the places where bots do.
    async fn advise(&self, waiting: &Waiting, thinker: Thinker, seed: u64) -> Result<String, ApiError> {
        let place = self.thinkers.take(ADVISER).await;
        place.think(&waiting.0, move || thinker(seed)).await.ok_or_else(ApiError::fault)
    }

    /// Enters that a hint was given, and gives it.
    async fn give_hint(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        guest: &str,
        seat: Seat,
        window: Window,
        said: String,
    ) -> Result<Hint, ApiError> {
        let given = table.hold().await.game.read(|table| table.hints(seat))?;
        if given < STEPS {
            self.submit(table, guest, seat, Submit::Hint { window }, None).await?;
        }
        let mut state = table.hold().await;
        let advised = state.game.read(|table| Advised::all(table, seat, &said))?;
        state.advice = Some((seat, window, said));
        Ok(Hint { advised, is_whole: given > 0 })
    }
}

/// Whoever asks again is told the same, on another node and after a restart too.
fn seed(id: &str, seat: Seat, window: Window) -> u64 {
    let sum = Sha256::digest(format!("hint {id} {seat} {window}"));
    sum.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}
