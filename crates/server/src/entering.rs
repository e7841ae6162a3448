//! How a table changes: something and all that follows from it is entered, looked at by those who follow, written in
//! one transaction, and only then told. What cannot be written never happened.

use store::{Chair, Change, Changed, ChatLine, NewMatch, Place, Status, Store, Stretch, SubmitKey, Summary};
use tabletop::{Pending, Seat, SeatSet, Window};

use crate::House;
use crate::dice::dice;
use crate::error::ApiError;
use crate::live_table::{LiveTable, TableState};
use crate::plans::read_plans;

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
    pub(crate) lines: Vec<(String, Option<SubmitKey>)>,
    /// Who sits where from now on, where that is another.
    chairs: Vec<(u8, Chair)>,
    /// What seats plan from now on.
    plans: Vec<(u8, Option<String>)>,
    /// Who has put themselves down from now on, where that is another.
    pub(crate) places: Option<Vec<Place>>,
    /// Whether a person does it, for everybody to know.
    pub(crate) touches: bool,
    /// The window that was open before.
    pub(crate) window: Option<Window>,
    /// The veiled seats that substitutes were asked to take before.
    pub(crate) deserted: SeatSet,
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
        Ok(Draft {
            at: now.max(self.row.changed),
            lines: Vec::new(),
            chairs: Vec::new(),
            plans: Vec::new(),
            places: None,
            touches: false,
            window: self.game.read(|table| table.pending().window())?,
            deserted: self.deserted(),
        })
    }

    /// Enters a line.
    pub(crate) fn enter(&mut self, draft: &mut Draft, line: String) -> Result<(), ApiError> {
        self.enter_line(draft.at, &line)?;
        self.step_plans(draft, &line);
        draft.lines.push((line, None));
        Ok(())
    }

    /// A line was entered by the rules.
    pub(crate) fn entered(
        &mut self,
        draft: &mut Draft,
        line: String,
        key: Option<SubmitKey>,
    ) -> Result<(), ApiError> {
        self.note_time(draft.at, &line)?;
        self.step_plans(draft, &line);
        draft.lines.push((line, key));
        Ok(())
    }

    /// Others hold seats from now on. Nobody looks at what is being entered from a seat that may be theirs no more. Where nobody
    /// may know who plays, nobody else notices.
    pub(crate) fn reseat(&mut self, draft: &mut Draft, chairs: Vec<(u8, Chair)>) {
        let veiled = self.veiled();
        self.sat_before.get_or_insert_with(|| self.row.made.chairs.clone());
        for (seat, chair) in chairs {
            let held = &mut self.row.made.chairs[usize::from(seat)];
            if let Some(holder) = held.holder().filter(|holder| Some(*holder) != chair.holder()) {
                match veiled.has(Seat::new(seat)) {
                    true => self.handed = self.handed.with(Seat::new(seat)),
                    false => self.is_reseated = true,
                }
                self.unseated.push(holder.to_owned());
            }
            held.clone_from(&chair);
            draft.chairs.push((seat, chair));
        }
        self.cards += 1;
    }

    /// Everything that follows by itself: chance answers, windows run out that only wait for those who left. Whoever
    /// follows the table looks at each step.
    pub(crate) fn follow(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
        let at = Some(draft.at);
        self.settle_seats(draft)?;
        loop {
            let (pending, overdue) = self.game.read(|table| (table.pending(), table.overdue()))?;
            let over = self.clock.over_at_once(draft.at).filter(|window| pending.window() == Some(*window));
            let overdue = overdue.or(over);
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
            self.settle_seats(draft)?;
            self.look()?;
        }
        Ok(())
    }

    /// Seats whose players are missing are put up for others, and those that nobody took are bots'.
    fn settle_seats(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
        self.put_up_missing(draft)?;
        self.give_up_waiting(draft)
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
    pub(crate) fn note_status(&mut self) -> Result<(), ApiError> {
        let is_over = self.game.read(|table| table.pending().outcome().is_some())?;
        if is_over && self.row.summary.status != Status::Over {
            self.row.summary.status = Status::Over;
            self.cards += 1;
        }
        Ok(())
    }

    /// Writes what was entered. Unless it is written, memory goes back to what is on disk.
    pub(crate) async fn keep(
        &mut self,
        store: &dyn Store,
        draft: Draft,
        change: Change,
    ) -> Result<Kept, ApiError> {
        self.keep_with(store, draft, change, None).await
    }

    /// The same with a match that it names, if it names one.
    async fn keep_with(
        &mut self,
        store: &dyn Store,
        draft: Draft,
        mut change: Change,
        named: Option<(NewMatch, Change)>,
    ) -> Result<Kept, ApiError> {
        change.after = self.row.version;
        (change.at, change.lines) = (draft.at, draft.lines);
        (change.chairs, change.plans, change.places) = (draft.chairs, draft.plans, draft.places);
        let before = self.row.summary;
        let kept = match self.summary() {
            Ok(summary) => {
                let touched = if draft.touches { draft.at } else { summary.touched };
                change.summary = Some(Summary { touched, ..summary });
                let id = &self.row.made.id;
                let written = match named {
                    None => store.change(id, change.clone()).await,
                    Some((new, first)) => {
                        let added = store.add_match(new, first, Some((id.clone(), change.clone()))).await;
                        // What was written of this match follows from what was asked for.
                        added.map(|added| match added {
                            Changed::Written(_) => Changed::Written(change.after + change.steps()),
                            other => other,
                        })
                    }
                };
                written.map_err(ApiError::from)
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
                // Whoever writes what makes the house owe something does it.
                self.row.is_ours = true;
                self.publish();
                Ok(Kept::Written)
            }
            Ok(Changed::Taken | Changed::Untimely) => {
                // What is on disk is compared with how people sat before: whoever follows a seat follows that.
                self.forget();
                self.catch_up(store).await?;
                Ok(Kept::Again)
            }
            Ok(Changed::Repeated(seq)) => {
                self.forget();
                self.catch_up_to(store, seq).await?;
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

    /// Reads on if another node wrote this version, and it is not known here yet: whoever repeats a submit on a second node is told
    /// the number that the first one answered.
    pub(crate) async fn catch_up_to(&mut self, store: &dyn Store, version: u32) -> Result<(), ApiError> {
        if self.row.version < version { self.catch_up(store).await } else { Ok(()) }
    }

    /// What was being entered stays.
    fn settle(&mut self) {
        self.game.settle();
        self.clock.settle();
        self.letters.settle(true);
        self.is_saying = false;
        (self.sat_before, self.planned_before, self.placed_before) = (None, None, None);
    }

    /// What was being entered never happened.
    pub(crate) fn forget(&mut self) {
        self.game.rewind();
        self.clock.rewind();
        self.letters.settle(false);
        self.unhear();
        if let Some(chairs) = self.sat_before.take() {
            self.row.made.chairs = chairs;
            self.cards += 1;
        }
        if let Some(places) = self.placed_before.take() {
            self.row.made.gathering.places = places;
            self.cards += 1;
        }
        self.unseated.clear();
        self.handed = SeatSet::EMPTY;
        if let Some(plans) = self.planned_before.take() {
            self.plans = plans;
        }
        self.is_reseated = false;
        self.audiences.iter_mut().for_each(crate::audience::Audience::forget);
    }

    /// Reads on: another node, or a request that was dropped after its commit, was here. O(what happened since).
    pub(crate) async fn catch_up(&mut self, store: &dyn Store) -> Result<(), ApiError> {
        let read = store.read_on(&self.row.made.id, self.row.version).await?;
        let Stretch { row, journal, chat, letters, plans } =
            read.ok_or_else(|| ApiError::not_found("table"))?;
        if row.version == self.row.version {
            self.row = row;
            return Ok(());
        }
        if let Err(error) = self.take_in(&journal) {
            // What was read in part cannot be read again.
            self.game.freeze("its journal cannot be read on");
            return Err(error);
        }
        self.plans = read_plans(plans);
        chat.into_iter().for_each(|line| self.hear(line));
        self.letters.read_on(letters);
        // Whoever follows a seat that has become another's may not see what that one sees.
        let (veiled, passed) = (self.veiled(), self.row.made.passed_on(&row.made));
        let passed: SeatSet = passed.into_iter().map(Seat::new).collect();
        self.is_reseated = !passed.minus(veiled).is_empty();
        self.handed = passed.shared(veiled);
        self.row = row;
        self.cards += 1;
        self.look()?;
        self.publish();
        Ok(())
    }
}

impl House {
    /// The house itself enters something, and what follows from it.
    pub(crate) async fn enter_by_house(
        &self,
        state: &mut TableState,
        line: String,
    ) -> Result<Kept, ApiError> {
        let (awaited, status) = (state.row.summary.awaited, state.row.summary.status);
        let mut draft = state.draft(self.now())?;
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

    /// Says something at a table.
    pub(crate) async fn say(&self, table: &LiveTable, mut line: ChatLine) -> Result<(), ApiError> {
        let mut state = table.hold().await;
        loop {
            let draft = state.draft(self.now())?;
            (line.n, line.at) = (state.chat.len() as u32 + 1, draft.at);
            state.hear_tried(line.clone());
            let change = Change { talk: Some(line.clone()), ..Change::default() };
            let kept = match state.look() {
                Ok(()) => state.keep(self.store.as_ref(), draft, change).await,
                Err(error) => Err(error),
            };
            match kept {
                Ok(Kept::Written) => return Ok(()),
                Ok(Kept::Again | Kept::Before(_) | Kept::Reused) => {}
                Err(error) => {
                    state.forget();
                    return Err(error);
                }
            }
        }
    }

    /// Makes the match that follows, which is named in the same step. Where somebody else was faster it is theirs.
    pub(crate) async fn add_rematch(
        &self,
        state: &mut TableState,
        new: NewMatch,
        first: Change,
    ) -> Result<(), ApiError> {
        let draft = state.draft(self.now())?;
        let next = new.id.clone();
        state.row.rematch = Some(next.clone());
        let naming = Change { rematch: Some(next), ..Change::default() };
        let kept = match state.look() {
            Ok(()) => state.keep_with(self.store.as_ref(), draft, naming, Some((new, first))).await,
            Err(error) => Err(error),
        };
        if kept.is_err() {
            state.forget();
            state.row.rematch = None;
        }
        kept.map(drop)
    }

    /// Enters what an older house left to be entered: names of a match that was full and not begun, chance that had not
    /// answered.
    pub(crate) async fn go_on(&self, state: &mut TableState) -> Result<(), ApiError> {
        let mut draft = state.draft(self.now())?;
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

    /// The first entries of a table that is being made: it begins at once where nobody is waited for. Some seats may do
    /// something at once; what they cannot do is left out.
    pub(crate) fn first_change(
        &self,
        state: &mut TableState,
        at: u64,
        done: &[(Seat, String)],
    ) -> Result<Change, ApiError> {
        let mut draft = state.draft(at)?;
        state.begin_if_full(&mut draft)?;
        for (seat, action) in done {
            if let Ok(line) = state.game.change(|table| table.act_at(Some(at), *seat, action))? {
                state.entered(&mut draft, line, None)?;
            }
        }
        let summary = Some(state.summary()?);
        let Draft { lines, chairs, places, .. } = draft;
        Ok(Change { at, lines, chairs, places, summary, ..Change::default() })
    }
}
