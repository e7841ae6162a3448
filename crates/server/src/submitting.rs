//! What a seat enters: actions, voices, proposals and answers, each under a key, so that a repeat does nothing twice; and what a
//! bot does. Whoever answers another decision than the one that is open is refused.

use std::sync::Arc;

use axum::http::StatusCode;
use serde::Serialize;
use sha2::{Digest, Sha256};
use store::{Change, Changed, Status, SubmitKey};
use tabletop::{Pending, Proposal, Seat, TimeNote, Viewer, Window};
use utoipa::ToSchema;

use crate::House;
use crate::entering::{Draft, Kept, finish};
use crate::error::ApiError;
use crate::gathering::unknown_player;
use crate::live_table::{LiveTable, TableState};

/// Something a seat wants entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Submit {
    /// An action, as an answer to a decision.
    Act {
        /// In notation.
        action: String,
        /// The decision.
        window: Window,
    },
    /// It gives up.
    Resign,
    /// It says yes to a draw; or no, which takes its own yes back or declines that of others.
    Draw {
        /// Which.
        yes: bool,
        /// The decision that the match waits for meanwhile: what is said in one is not heard in the next.
        window: Window,
    },
    /// It takes its last decision back, or asks those who would have to redo theirs.
    TakeBack {
        /// The decision that the match waits for: whoever taps twice takes back once.
        window: Window,
    },
    /// It has the open window extended.
    Extend {
        /// Which.
        window: Window,
    },
    /// It proposes something to the others.
    Propose {
        /// What.
        what: Proposal,
        /// The decision that the match waits for meanwhile.
        window: Window,
    },
    /// It is told where to look, or what to play.
    Hint {
        /// The decision.
        window: Window,
    },
    /// It says yes or no to what is proposed; a no takes its own proposal back.
    Answer {
        /// Which.
        yes: bool,
        /// The decision that the match waits for meanwhile.
        window: Window,
    },
}

impl Submit {
    /// A short sum of what is asked for: another one under the same key is no repeat. It must stay the same for ever.
    fn sum(&self, seat: Seat) -> String {
        let asked = match self {
            Submit::Act { action, window } => format!("act {seat} {window} {action}"),
            Submit::Resign => format!("resign {seat}"),
            Submit::Draw { yes, window } => format!("draw {seat} {yes} {window}"),
            Submit::TakeBack { window } => format!("takeback {seat} {window}"),
            Submit::Extend { window } => format!("extend {seat} {window}"),
            Submit::Propose { what, window } => format!("propose {seat} {window} {what}"),
            Submit::Hint { window } => format!("hint {seat} {window}"),
            Submit::Answer { yes, window } => format!("answer {seat} {yes} {window}"),
        };
        sum(&asked)
    }
}

/// A short sum of what is asked for under a key.
pub(crate) fn sum(asked: &str) -> String {
    fair::hex(&Sha256::digest(asked)[..8])
}

/// What somebody is told of what they entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accepted {
    /// How many things their seat was told by then.
    pub number: usize,
    /// For what they have saved, where several decide at once.
    pub receipt: Option<Receipt>,
}

/// A receipt for what a seat has saved in a window (docs/fair-chance.md).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Receipt {
    /// The window.
    #[schema(value_type = Window)]
    pub window: Window,
    /// The seat's own until the match is over.
    pub salt: String,
    /// The receipt.
    pub hash: String,
}

fn no_takeback() -> ApiError {
    let message =
        "there is nothing of yours to take back here: luck or a secret came since, or several decide at once";
    ApiError::conflict("no-takeback", message)
}

fn no_extension() -> ApiError {
    let message =
        "the time of this decision cannot be extended by you: once a seat, and not under live clocks";
    ApiError::conflict("no-extension", message)
}

pub(crate) fn reused() -> ApiError {
    let message = "something else was asked for under this key; every submit has a key of its own";
    ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "key-reused", message)
}

/// Refuses what answers another decision than the one that is open; beside an action, the one that is open as far as the seat
/// may know.
pub(crate) fn must_be_timely(state: &TableState, seat: Seat, submit: &Submit) -> Result<(), ApiError> {
    let (named, open) = match submit {
        Submit::Act { window, .. } => (*window, state.game.read(|table| table.pending().window())?),
        Submit::Draw { window, .. }
        | Submit::TakeBack { window }
        | Submit::Extend { window }
        | Submit::Hint { window }
        | Submit::Propose { window, .. }
        | Submit::Answer { window, .. } => {
            (*window, state.game.read(|table| table.waiting(seat.into()).window())?)
        }
        Submit::Resign => return Ok(()),
    };
    if open == Some(named) { Ok(()) } else { Err(untimely(state, named)?) }
}

/// Why what answers another window than the open one is refused.
fn untimely(state: &TableState, named: Window) -> Result<ApiError, ApiError> {
    let (code, message) = match state.game.read(|table| table.waiting(Viewer::Public))? {
        Pending::Over(_) => ("refused-over", "the game is over"),
        Pending::Seats { window, .. } if window < named => {
            ("refused-window-ahead", "that moment has not come: the game waits for another decision")
        }
        _ => ("refused-window-closed", "that moment has passed: the decision is closed"),
    };
    Ok(ApiError::conflict(code, message))
}

impl TableState {
    /// Enters what a seat wants, under a key.
    fn submit(
        &mut self,
        draft: &mut Draft,
        seat: Seat,
        submit: &Submit,
        key: Option<SubmitKey>,
    ) -> Result<(), ApiError> {
        let at = Some(draft.at);
        let line = match submit {
            Submit::Act { action, window } => return self.act_all(draft, seat, action, *window, key),
            Submit::Resign => {
                let line = self.game.change(|table| table.resign_at(at, seat))??;
                return self.entered(draft, line, key);
            }
            Submit::Draw { yes: true, .. } => format!("draw {seat}"),
            Submit::Draw { .. } if self.game.read(|table| table.draw_voices().has(seat))? => {
                format!("no-draw {seat}")
            }
            Submit::Draw { .. } => format!("declined {seat}"),
            Submit::Answer { yes: true, .. } => format!("consented {seat}"),
            Submit::Answer { .. } => format!("dissented {seat}"),
            Submit::Hint { .. } => format!("hinted {seat}"),
            Submit::Extend { .. } if self.clock.may_extend(draft.at, seat) && !self.is_veiled(seat) => {
                TimeNote::Extended(seat).to_string()
            }
            Submit::Extend { .. } => return Err(no_extension()),
            Submit::TakeBack { .. } => {
                let to = self.takeback(seat.into())?.ok_or_else(no_takeback)?;
                return self.propose(draft, seat, Proposal::Takeback { to }, key);
            }
            Submit::Propose { what, .. } => return self.propose(draft, seat, *what, key),
        };
        self.enter_line(draft.at, &line)?;
        draft.lines.push((line, key));
        self.carry_out_agreed(draft)
    }

    /// Enters an action, or several at once, of which all are taken or none. What would come after the end is left out; what
    /// would come in another window is refused.
    fn act_all(
        &mut self,
        draft: &mut Draft,
        seat: Seat,
        actions: &str,
        window: Window,
        mut key: Option<SubmitKey>,
    ) -> Result<(), ApiError> {
        let at = Some(draft.at);
        for (done, action) in catalog::play::actions_in(actions).enumerate() {
            let pending = self.game.read(|table| table.pending())?;
            if done > 0 && pending.outcome().is_some() {
                break;
            }
            if done > 0 && pending.window() != Some(window) {
                return Err(untimely(self, window)?);
            }
            let line = self.game.change(|table| table.act_at(at, seat, action))??;
            self.entered(draft, line, key.take())?;
        }
        Ok(())
    }

    /// The receipt for an action where several decide at once.
    fn receipt(&self, seat: Seat, submit: &Submit) -> Result<Option<Receipt>, ApiError> {
        let Submit::Act { window, .. } = submit else { return Ok(None) };
        let Some(saved) = self.game.read(|table| table.saved(*window, seat))? else { return Ok(None) };
        let (made, number) = (&self.row.made, seat.index() as u8);
        let salt = fair::salt(&made.seed, &made.id, window.0, number);
        let hash = fair::receipt(&made.id, window.0, number, &salt, &saved);
        Ok(Some(Receipt { window: *window, salt, hash }))
    }
}

impl House {
    /// Enters something for a seat and what follows from it. Gives how many things that seat was told by then: the same
    /// for a submit that is repeated under its key; and a receipt where several decide in secret. Runs to its end even if whoever asked goes away.
    pub async fn submit(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        guest: &str,
        seat: Seat,
        submit: Submit,
        key: Option<String>,
    ) -> Result<Accepted, ApiError> {
        let (house, table, guest) = (Arc::clone(self), Arc::clone(table), guest.to_owned());
        finish(async move {
            let mut state = table.hold().await;
            if !state.seats_of(&guest).contains(&seat) {
                return Err(ApiError::forbidden("not-your-seat", "you do not sit there"));
            }
            // All of that is told to everybody.
            let is_told = matches!(submit, Submit::Draw { .. } | Submit::Resign);
            if is_told && state.is_drawn() && state.veiled().has(seat) {
                return Err(unknown_player());
            }
            if matches!(submit, Submit::Draw { .. }) && state.shows_bots(seat.into())? {
                return Err(ApiError::conflict("bots-play-on", "bots do not agree on draws"));
            }
            if matches!(submit, Submit::Hint { .. }) {
                state.must_play_bots_alone(&guest)?;
            }
            let key = key.map(|name| SubmitKey { name, asked: submit.sum(seat) });
            let entries = house.enter_and_tell(&table, &mut state, seat, &submit, key).await?;
            let number = state.game.read(|table| table.told_by(seat.into(), entries))?;
            Ok(Accepted { number, receipt: state.receipt(seat, &submit)? })
        })
        .await
    }

    /// A bot answers.
    pub(crate) async fn submit_bots(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        seat: Seat,
        submit: Submit,
    ) -> Result<(), ApiError> {
        let (house, table) = (Arc::clone(self), Arc::clone(table));
        finish(async move {
            let mut state = table.hold().await;
            house.enter_and_tell(&table, &mut state, seat, &submit, None).await.map(drop)
        })
        .await
    }

    /// Enters something; those to whom it is personal look at what is theirs, and bots think. Gives how many entries there
    /// were once it was entered.
    async fn enter_and_tell(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        state: &mut TableState,
        seat: Seat,
        submit: &Submit,
        key: Option<SubmitKey>,
    ) -> Result<usize, ApiError> {
        let (cards, has_plans) = (state.cards, !state.plans.is_empty());
        let entries = self.enter(state, seat, submit, key).await;
        if has_plans || state.cards != cards {
            table.seats_changed();
        }
        self.follow_up(table, state);
        entries
    }

    /// Gives how many entries there were once it was entered.
    async fn enter(
        &self,
        state: &mut TableState,
        seat: Seat,
        submit: &Submit,
        key: Option<SubmitKey>,
    ) -> Result<usize, ApiError> {
        loop {
            let status = state.row.summary.status;
            match self.try_enter(state, seat, submit, key.clone()).await {
                Ok((Kept::Written, entries)) => return Ok(entries),
                Ok((Kept::Before(seq), _)) => return Ok(state.entries_at(seq)),
                Ok((Kept::Reused, _)) => return Err(reused()),
                Ok((Kept::Again, _)) => {}
                Err(error) => {
                    state.forget();
                    // Whatever went wrong on the way, the match did not end by it.
                    state.cards += u32::from(state.row.summary.status != status);
                    state.row.summary.status = status;
                    // A repeat: what its text meant then it need not mean now.
                    let known = match key {
                        Some(key) if !error.is_passing() => {
                            self.store.find_key(&state.row.made.id, key).await?
                        }
                        _ => None,
                    };
                    return match known {
                        Some(Changed::Repeated(seq)) => {
                            state.catch_up_to(self.store.as_ref(), seq).await?;
                            Ok(state.entries_at(seq))
                        }
                        Some(Changed::Reused) => Err(reused()),
                        Some(Changed::Written(_) | Changed::Taken | Changed::Untimely) | None => Err(error),
                    };
                }
            }
        }
    }

    async fn try_enter(
        &self,
        state: &mut TableState,
        seat: Seat,
        submit: &Submit,
        key: Option<SubmitKey>,
    ) -> Result<(Kept, usize), ApiError> {
        if state.game.is_frozen() {
            return Err(ApiError::frozen());
        }
        if state.status() == Status::Open {
            return Err(ApiError::conflict("table-open", "the game begins when every seat is taken"));
        }
        // Another node has this bot's work.
        if state.bot_in(seat).is_some() && !state.row.is_ours {
            return Err(ApiError::conflict("refused-window-closed", "another node answers for this bot"));
        }
        // Whoever comes too late finds the window closed.
        self.expire(state).await?;
        must_be_timely(state, seat, submit)?;
        let (awaited, status) = (state.row.summary.awaited, state.row.summary.status);
        let mut draft = state.draft(self.now())?;
        draft.touches = state.bot_in(seat).is_none() && !state.veiled().has(seat);
        state.submit(&mut draft, seat, submit, key)?;
        let entries = state.seqs.len() + 1;
        state.note_status()?;
        // What comes of an action may take chance to tell: they are one step.
        if state.game.read(|table| table.pending())? != Pending::Chance {
            state.look()?;
        }
        state.follow(&mut draft)?;
        let kept = state.keep(self.store.as_ref(), draft, Change::default()).await;
        if matches!(kept, Ok(Kept::Before(_) | Kept::Reused) | Err(_)) && state.row.summary.status != status {
            state.row.summary.status = status;
            state.cards += 1;
        }
        self.tell_guests(state, awaited, status);
        kept.map(|kept| (kept, entries))
    }
}
