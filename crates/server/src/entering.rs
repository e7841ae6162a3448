//! How a table changes: something and all that follows from it is entered, looked at by those who follow, written in
//! one transaction, and only then told. What cannot be written never happened.

use std::sync::Arc;

use axum::http::StatusCode;
use serde::Serialize;
use sha2::{Digest, Sha256};
use store::{Chair, Change, Changed, ChatLine, Guest, Status, Store, SubmitKey, Summary};
use tabletop::{Pending, Proposal, Seat, TimeNote, Viewer, Window};
use utoipa::ToSchema;

use crate::House;
use crate::dice::dice;
use crate::error::ApiError;
use crate::live_table::{LiveTable, TableState, read_plans};

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
            Submit::Answer { yes, window } => format!("answer {seat} {yes} {window}"),
        };
        fair::hex(&Sha256::digest(asked)[..8])
    }
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

/// What became of something that was entered.
pub(crate) enum Kept {
    Written,
    /// Somebody else wrote in between: what they wrote is in memory now.
    Again,
    /// It was written before, with the entry of this version.
    Before(u32),
    /// Something else was written under its key.
    Reused,
}

/// Runs something to its end even if whoever asked for it goes away: what is on disk must be in memory too.
pub(crate) async fn finish<T: Send + 'static>(
    work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::spawn(work).await.unwrap_or_else(|_| Err(ApiError::frozen()))
}

/// Lines on their way into a journal.
pub(crate) struct Draft {
    pub(crate) at: u64,
    lines: Vec<(String, Option<SubmitKey>)>,
    /// Who sits where from now on, where that is another.
    chairs: Vec<(u8, Chair)>,
    /// What seats plan from now on.
    plans: Vec<(u8, Option<String>)>,
    /// Whether a person does it.
    pub(crate) touches: bool,
}

impl Draft {
    /// A seat plans something else from now on, or nothing.
    pub(crate) fn plan(&mut self, seat: Seat, text: Option<String>) {
        self.plans.push((seat.index() as u8, text));
    }

    /// What was entered first was submitted under this key.
    pub(crate) fn put_key(&mut self, key: Option<SubmitKey>) {
        if let Some((_, first)) = self.lines.first_mut() {
            *first = key;
        }
    }
}

impl TableState {
    /// Begins to enter something now. Times never go back, whatever the clock of the machine says.
    pub(crate) fn draft(&mut self, now: u64) -> Result<Draft, ApiError> {
        self.game.change(|table| table.mark())?;
        self.clock.mark();
        let at = now.max(self.row.changed);
        Ok(Draft { at, lines: Vec::new(), chairs: Vec::new(), plans: Vec::new(), touches: false })
    }

    /// Enters a line.
    pub(crate) fn enter(&mut self, draft: &mut Draft, line: String) -> Result<(), ApiError> {
        self.enter_line(draft.at, &line)?;
        self.step_plans(draft, &line);
        draft.lines.push((line, None));
        Ok(())
    }

    /// A line was entered by the rules.
    fn entered(&mut self, draft: &mut Draft, line: String, key: Option<SubmitKey>) -> Result<(), ApiError> {
        self.note_time(draft.at, &line)?;
        self.step_plans(draft, &line);
        draft.lines.push((line, key));
        Ok(())
    }

    /// Others hold seats from now on. Nobody looks at what is being entered from a seat that may be theirs no more.
    pub(crate) fn reseat(&mut self, draft: &mut Draft, chairs: Vec<(u8, Chair)>) {
        self.sat_before.get_or_insert_with(|| self.row.made.chairs.clone());
        for (seat, chair) in chairs {
            let held = &mut self.row.made.chairs[usize::from(seat)];
            if let Some(holder) = held.holder().filter(|holder| Some(*holder) != chair.holder()) {
                self.is_reseated = true;
                self.unseated.push(holder.to_owned());
            }
            held.clone_from(&chair);
            draft.chairs.push((seat, chair));
        }
        self.cards += 1;
    }

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
            Submit::Act { action, .. } => {
                let line = self.game.change(|table| table.act_at(at, seat, action))??;
                return self.entered(draft, line, key);
            }
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

    /// The receipt for an action where several decide at once.
    fn receipt(&self, seat: Seat, submit: &Submit) -> Result<Option<Receipt>, ApiError> {
        let Submit::Act { window, .. } = submit else { return Ok(None) };
        let Some(saved) = self.game.read(|table| table.saved(*window, seat))? else { return Ok(None) };
        let (made, number) = (&self.row.made, seat.index() as u8);
        let salt = fair::salt(&made.seed, &made.id, window.0, number);
        let hash = fair::receipt(&made.id, window.0, number, &salt, &saved);
        Ok(Some(Receipt { window: *window, salt, hash }))
    }

    /// Everything that follows by itself: chance answers, windows run out that only wait for those who left. Whoever
    /// follows the table looks at each step.
    pub(crate) fn follow(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
        let at = Some(draft.at);
        self.put_up_missing(draft)?;
        loop {
            let (pending, overdue) = self.game.read(|table| (table.pending(), table.overdue()))?;
            let planned = self.planned()?;
            match (overdue, planned) {
                (Some(window), _) => self.enter(draft, format!("expired {window}"))?,
                (None, Some((seat, action))) => self.play_plan(draft, seat, &action)?,
                (None, None) if pending != Pending::Chance => break,
                (None, None) => {
                    let made = &self.row.made;
                    let line = self.game.change(|table| {
                        let mut dice = dice(made, table);
                        table.roll_at(at, dice.as_mut())
                    })??;
                    self.entered(draft, line, None)?;
                }
            }
            self.note_status()?;
            self.put_up_missing(draft)?;
            self.look()?;
        }
        Ok(())
    }

    /// Plays what a seat has planned. What cannot be played is thrown away.
    fn play_plan(&mut self, draft: &mut Draft, seat: Seat, action: &str) -> Result<(), ApiError> {
        match self.game.change(|table| table.act_at(Some(draft.at), seat, action))? {
            Ok(line) => self.entered(draft, line, None),
            Err(_) => {
                self.set_plan(draft, seat, Vec::new());
                Ok(())
            }
        }
    }

    /// An ended match is over from the moment of its ending.
    fn note_status(&mut self) -> Result<(), ApiError> {
        let is_over = self.game.read(|table| table.pending().outcome().is_some())?;
        if is_over && self.row.summary.status != Status::Over {
            self.row.summary.status = Status::Over;
            self.cards += 1;
        }
        Ok(())
    }

    /// Whether every seat is taken and not every name stands in the journal.
    pub(crate) fn is_to_begin(&self) -> Result<bool, ApiError> {
        if self.is_over() || self.has_free_seats() || self.game.read(|table| table.is_begun())? {
            return Ok(false);
        }
        let owes = |chair: &Chair| matches!(chair, Chair::Guest { nonce: None, .. });
        let is_sealable = !self.chairs().any(|(_, chair)| owes(chair));
        self.game
            .read(|table| table.names().iter().any(Option::is_none) && (is_sealable || table.entries() > 0))
    }

    /// Freezes what the dice are made of, before anything else is written down: the commitment, and what those added who sat
    /// down before.
    fn seal(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
        if self.game.read(|table| table.entries() > 0)? {
            return Ok(());
        }
        let made = &self.row.made;
        let nonce = |(seat, chair): (Seat, &Chair)| match chair {
            Chair::Guest { nonce: Some(nonce), .. } => Some(format!("nonce {seat} {nonce}")),
            _ => None,
        };
        let nonces = self.chairs().filter_map(nonce);
        let committed = format!("committed {}", fair::commitment(&made.id, &made.seed));
        let lines: Vec<String> = [committed].into_iter().chain(nonces).collect();
        lines.into_iter().try_for_each(|line| self.enter(draft, line))
    }

    /// Draws who plays which seat, if that is wished: before any name is written down, so that nobody knows it earlier.
    fn draw_seats(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
        let made = &self.row.made;
        // An older house may have begun without one.
        let is_begun =
            self.game.read(|table| table.names().iter().any(Option::is_some) || table.chances() > 0)?;
        if !made.lot || is_begun {
            return Ok(());
        }
        let (line, seats) = self.game.change(|table| {
            let mut dice = dice(made, table);
            table.draw_seats_at(Some(draft.at), dice.as_mut())
        })??;
        let chairs = (0..).zip(made.reseated(&seats)).collect();
        self.entered(draft, line, None)?;
        self.reseat(draft, chairs);
        // Whoever drew the seat they had comes anew all the same: that they did would tell.
        self.is_reseated = true;
        Ok(())
    }

    /// The match begins once every seat is taken: lots are drawn, names go into the journal, chance may act.
    fn begin_if_full(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
        if !self.is_to_begin()? {
            return Ok(());
        }
        self.seal(draft)?;
        self.draw_seats(draft)?;
        // An older house may have written some of the names.
        let names = self.game.read(|table| table.names().to_vec())?;
        let name = |(seat, chair): (Seat, &Chair)| match chair {
            Chair::Guest { name, .. } => format!("seated {seat} {name}"),
            Chair::Bot { level } | Chair::Standin { level, .. } => format!("seated {seat} Bot {level}"),
            Chair::Open | Chair::Invite { .. } => unreachable!("every seat is taken"),
        };
        let nameless = self.chairs().filter(|(seat, _)| names[seat.index()].is_none());
        let lines: Vec<String> = nameless.map(name).collect();
        lines.into_iter().try_for_each(|line| self.enter(draft, line))?;
        self.row.summary.status = Status::Running;
        self.cards += 1;
        self.note_status()?;
        self.look()?;
        self.follow(draft)
    }

    /// Writes what was entered. Unless it is written, memory goes back to what is on disk.
    pub(crate) async fn keep(
        &mut self,
        store: &dyn Store,
        draft: Draft,
        mut change: Change,
    ) -> Result<Kept, ApiError> {
        change.after = self.row.version;
        (change.at, change.lines) = (draft.at, draft.lines);
        (change.chairs, change.plans) = (draft.chairs, draft.plans);
        let before = self.row.summary;
        let kept = match self.summary() {
            Ok(summary) => {
                let touched = if draft.touches { draft.at } else { summary.touched };
                change.summary = Some(Summary { touched, ..summary });
                store.change(&self.row.made.id, change.clone()).await.map_err(ApiError::from)
            }
            Err(error) => Err(error),
        };
        match kept {
            Ok(Changed::Written(version)) => {
                // From here on it cannot be dropped, whatever becomes of the answer.
                self.settle();
                self.seqs.extend((change.first_line()..).take(change.lines.len()));
                (self.row.version, self.row.changed) = (version, change.at);
                self.row.summary = change.summary.unwrap_or(before);
                self.publish();
                Ok(Kept::Written)
            }
            Ok(Changed::Taken) => {
                // What is on disk is compared with how people sat before: whoever follows a seat follows that.
                self.forget();
                self.catch_up(store).await?;
                Ok(Kept::Again)
            }
            Ok(Changed::Repeated(seq)) => {
                self.forget();
                Ok(Kept::Before(seq))
            }
            Ok(Changed::Reused) => {
                self.forget();
                Ok(Kept::Reused)
            }
            Err(error) => {
                self.forget();
                Err(error)
            }
        }
    }

    /// What was being entered stays.
    fn settle(&mut self) {
        self.game.settle();
        self.clock.settle();
        (self.sat_before, self.planned_before) = (None, None);
    }

    /// What was being entered never happened.
    pub(crate) fn forget(&mut self) {
        self.game.rewind();
        self.clock.rewind();
        if let Some(chairs) = self.sat_before.take() {
            self.row.made.chairs = chairs;
            self.cards += 1;
        }
        self.unseated.clear();
        if let Some(plans) = self.planned_before.take() {
            self.plans = plans;
        }
        self.is_reseated = false;
        self.audiences.iter_mut().for_each(crate::audience::Audience::forget);
    }

    /// Reads on: another node, or a request that was dropped after its commit, was here.
    async fn catch_up(&mut self, store: &dyn Store) -> Result<(), ApiError> {
        let id = self.row.made.id.clone();
        let row = store.find_match(&id).await?.ok_or_else(|| ApiError::not_found("table"))?;
        let (lines, chat) = (store.journal(&id, self.row.version).await?, store.chat(&id).await?);
        self.take_in(&lines)?;
        self.plans = read_plans(store.plans(&id).await?);
        self.hear_anew(chat);
        // Whoever follows a seat that has become another's may not see what that one sees.
        self.is_reseated = self.row.made.passes_on(&row.made);
        self.row = row;
        self.cards += 1;
        self.look()?;
        self.publish();
        Ok(())
    }
}

/// Where somebody wants to sit.
#[derive(Clone, Copy, Debug)]
pub struct SitWish<'a> {
    /// The seat.
    pub seat: u64,
    /// The token of an invitation.
    pub invite: Option<&'a str>,
    /// What they add to the dice.
    pub nonce: Option<&'a str>,
}

fn checked_nonce(text: &str) -> Result<String, ApiError> {
    if fair::is_nonce(text) {
        return Ok(text.to_owned());
    }
    Err(ApiError::bad("bad-nonce", "a nonce is 16 random bytes, written as 32 lower-case hexadecimal digits"))
}

fn expired() -> ApiError {
    ApiError::conflict("invitation-expired", "this invitation has expired; ask for another")
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

fn reused() -> ApiError {
    let message = "something else was asked for under this key; every submit has a key of its own";
    ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "key-reused", message)
}

/// Refuses what answers another decision than the one that is open; beside an action, the one that is open as far as the seat
/// may know.
fn must_be_timely(state: &TableState, seat: Seat, submit: &Submit) -> Result<(), ApiError> {
    let (named, open) = match submit {
        Submit::Act { window, .. } => (*window, state.game.read(|table| table.pending().window())?),
        Submit::Draw { window, .. }
        | Submit::TakeBack { window }
        | Submit::Extend { window }
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
            if matches!(submit, Submit::Draw { .. }) && state.shows_bots(seat.into())? {
                return Err(ApiError::conflict("bots-play-on", "bots do not agree on draws"));
            }
            let key = key.map(|name| SubmitKey { name, asked: submit.sum(seat) });
            let personal = (state.row.made.chairs.clone(), state.plans.clone());
            let entries = house.enter(&mut state, seat, &submit, key).await;
            if (&state.row.made.chairs, &state.plans) != (&personal.0, &personal.1) {
                table.seats_changed();
            }
            house.follow_up(&table, &mut state);
            let entries = entries?;
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
            let entered = house.enter(&mut state, seat, &submit, None).await;
            house.follow_up(&table, &mut state);
            entered.map(drop)
        })
        .await
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
                        Some(Changed::Repeated(seq)) => Ok(state.entries_at(seq)),
                        Some(Changed::Reused) => Err(reused()),
                        Some(Changed::Written(_) | Changed::Taken) | None => Err(error),
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
        // Whoever comes too late finds the window closed.
        self.expire(state).await?;
        must_be_timely(state, seat, submit)?;
        let (awaited, status) = (state.row.summary.awaited, state.row.summary.status);
        let mut draft = state.draft(self.ambient.now())?;
        draft.touches = state.bot_in(seat).is_none();
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

    /// The house itself enters something, and what follows from it.
    pub(crate) async fn enter_by_house(
        &self,
        state: &mut TableState,
        line: String,
    ) -> Result<Kept, ApiError> {
        let (awaited, status) = (state.row.summary.awaited, state.row.summary.status);
        let mut draft = state.draft(self.ambient.now())?;
        let entered = state.enter(&mut draft, line).and_then(|()| {
            state.note_status()?;
            state.look()?;
            state.follow(&mut draft)
        });
        let kept = match entered {
            Ok(()) => state.keep(self.store.as_ref(), draft, Change::default()).await,
            Err(error) => Err(error),
        };
        if kept.is_err() {
            state.forget();
            state.row.summary.status = status;
        }
        self.tell_guests(state, awaited, status);
        kept
    }

    /// Somebody sits down, and may add a nonce to the dice at once.
    pub async fn sit(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        guest: &Guest,
        wish: SitWish<'_>,
    ) -> Result<(), ApiError> {
        let nonce = wish.nonce.map(checked_nonce).transpose()?;
        let mut state = table.hold().await;
        loop {
            let seat = self.free_seat(&state, guest, wish.seat, wish.invite)?;
            let (id, name) = (guest.id.clone(), guest.name.clone());
            // Nothing is added to dice that are sealed.
            let nonce = nonce.clone().filter(|_| state.status() == Status::Open);
            let chair = Chair::Guest { id, name, nonce, offered: false };
            if self.take_chair(table, &mut state, seat, chair).await? {
                return Ok(());
            }
        }
    }

    /// Whoever sits somewhere adds a nonce to the dice: what they saw before was the commitment.
    pub async fn add_nonce(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        guest: &Guest,
        seat: Seat,
        nonce: &str,
    ) -> Result<(), ApiError> {
        let nonce = checked_nonce(nonce)?;
        let mut state = table.hold().await;
        loop {
            let chair = match state.row.made.chairs.get(seat.index()) {
                Some(Chair::Guest { id, name, nonce: given, .. }) if *id == guest.id => {
                    if given.as_ref() == Some(&nonce) {
                        return Ok(());
                    }
                    if given.is_some() || state.status() != Status::Open {
                        return Err(ApiError::conflict(
                            "nonce-given",
                            "the dice are sealed: nothing can be added",
                        ));
                    }
                    let (id, name) = (id.clone(), name.clone());
                    Chair::Guest { id, name, nonce: Some(nonce.clone()), offered: false }
                }
                _ => return Err(ApiError::forbidden("not-your-seat", "you do not sit there")),
            };
            if self.take_chair(table, &mut state, seat, chair).await? {
                return Ok(());
            }
        }
    }

    /// Puts somebody into a chair, and begins if that was the last thing missing. Whether it was written: if not, somebody else
    /// was faster, and it is looked at anew.
    pub(crate) async fn take_chair(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        state: &mut TableState,
        seat: Seat,
        chair: Chair,
    ) -> Result<bool, ApiError> {
        let was = state.row.made.chairs[seat.index()].clone();
        let (before, holder) = (state.row.summary, chair.holder().map(str::to_owned));
        let sat = self.sit_down(state, seat, chair).await;
        match sat {
            Ok(Kept::Written) => {
                self.tell_guests(state, before.awaited, before.status);
                // Who adds to the dice changes no list.
                let now = state.row.summary;
                if was.holder() != holder.as_deref()
                    || (now.status, now.wanted) != (before.status, before.wanted)
                {
                    self.tell_lobby(state);
                }
                table.seats_changed();
                self.follow_up(table, state);
                Ok(true)
            }
            Ok(Kept::Again | Kept::Before(_) | Kept::Reused) => Ok(false),
            Err(error) => {
                state.forget();
                state.row.summary = before;
                Err(error)
            }
        }
    }

    async fn sit_down(&self, state: &mut TableState, seat: Seat, chair: Chair) -> Result<Kept, ApiError> {
        let mut draft = state.draft(self.ambient.now())?;
        draft.touches = true;
        state.take_seat(&mut draft, seat, chair)?;
        state.look()?;
        state.begin_if_full(&mut draft)?;
        // Chance waits until everybody sits and the dice are sealed.
        if state.game.read(|table| table.is_begun())? {
            state.follow(&mut draft)?;
        }
        state.keep(self.store.as_ref(), draft, Change::default()).await
    }

    /// The seat that an invitation opens, for whoever has its token.
    pub(crate) fn invited(&self, state: &TableState, token: &str) -> Result<Seat, ApiError> {
        let seats = Seat::all(state.row.made.chairs.len() as u8).zip(&state.row.made.chairs);
        let kept = seats.filter_map(|(seat, chair)| match chair {
            Chair::Invite { token: own, until } if own == token => Some((seat, *until)),
            _ => None,
        });
        match kept.into_iter().next() {
            Some((seat, until)) if until >= self.ambient.now() => Ok(seat),
            Some(_) => Err(expired()),
            None => Err(ApiError::not_found("invitation")),
        }
    }

    /// The seat, if the guest may sit down there.
    fn free_seat(
        &self,
        state: &TableState,
        guest: &Guest,
        seat: u64,
        invite: Option<&str>,
    ) -> Result<Seat, ApiError> {
        let seat = Seat::try_new(seat).filter(|seat| seat.index() < state.row.made.chairs.len());
        let seat = seat.ok_or_else(|| ApiError::not_found("seat"))?;
        let is_back =
            matches!(&state.row.made.chairs[seat.index()], Chair::Standin { id, .. } if *id == guest.id);
        if !is_back && !state.seats_of(&guest.id).is_empty() {
            return Err(ApiError::conflict("already-seated", "you sit at this table already"));
        }
        if state.is_over() {
            return Err(ApiError::conflict("refused-over", "the game is over"));
        }
        match &state.row.made.chairs[seat.index()] {
            Chair::Open | Chair::Guest { offered: true, .. } => Ok(seat),
            Chair::Standin { .. } if is_back => Ok(seat),
            Chair::Invite { token, until } if Some(token.as_str()) == invite => {
                if *until >= self.ambient.now() {
                    return Ok(seat);
                }
                Err(expired())
            }
            Chair::Invite { .. } => {
                Err(ApiError::forbidden("invited-only", "this seat is kept for somebody with its link"))
            }
            Chair::Guest { .. } | Chair::Bot { .. } | Chair::Standin { .. } => {
                Err(ApiError::conflict("seat-taken", "somebody sits there; choose another seat or watch"))
            }
        }
    }

    /// Says something at a table.
    pub(crate) async fn say(&self, table: &LiveTable, mut line: ChatLine) -> Result<(), ApiError> {
        let mut state = table.hold().await;
        loop {
            let draft = state.draft(line.at)?;
            line.n = state.chat.len() as u32 + 1;
            state.hear(line.clone());
            let change = Change { talk: Some(line.clone()), ..Change::default() };
            let kept = match state.look() {
                Ok(()) => state.keep(self.store.as_ref(), draft, change).await,
                Err(error) => Err(error),
            };
            match kept {
                Ok(Kept::Written) => return Ok(()),
                Ok(Kept::Again | Kept::Before(_) | Kept::Reused) => {}
                Err(error) => {
                    state.unhear();
                    state.forget();
                    return Err(error);
                }
            }
        }
    }

    /// Names the match that follows.
    pub(crate) async fn set_rematch(&self, state: &mut TableState, next: &str) -> Result<(), ApiError> {
        let draft = state.draft(self.ambient.now())?;
        state.row.rematch = Some(next.to_owned());
        state.look()?;
        let change = Change { rematch: Some(next.to_owned()), ..Change::default() };
        let kept = state.keep(self.store.as_ref(), draft, change).await;
        if kept.is_err() {
            state.row.rematch = None;
        }
        kept.map(drop)
    }

    /// Enters what an older house left to be entered: names of a match that was full and not begun, chance that had not
    /// answered.
    pub(crate) async fn go_on(&self, state: &mut TableState) -> Result<(), ApiError> {
        let mut draft = state.draft(self.ambient.now())?;
        let summary = state.row.summary;
        let entered = state.begin_if_full(&mut draft).and_then(|()| state.follow(&mut draft));
        if entered.is_ok() && draft.lines.is_empty() {
            state.settle();
            return Ok(());
        }
        let kept = match entered {
            Ok(()) => state.keep(self.store.as_ref(), draft, Change::default()).await,
            Err(error) => Err(error),
        };
        if kept.is_err() {
            state.forget();
            state.row.summary = summary;
        }
        kept.map(drop)
    }

    /// The first entries of a table that is being made: it begins at once where nobody is waited for.
    pub(crate) fn first_change(&self, state: &mut TableState, at: u64) -> Result<Change, ApiError> {
        let mut draft = state.draft(at)?;
        state.begin_if_full(&mut draft)?;
        let summary = Some(state.summary()?);
        Ok(Change { at, lines: draft.lines, chairs: draft.chairs, summary, ..Change::default() })
    }
}
