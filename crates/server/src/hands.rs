//! Seats that change hands, and what those at a table agree on beside the game.
//!
//! Whoever takes a seat over gets its stream and its talk; nobody else learns more than that somebody did, and only where
//! they may know who plays there.

use std::sync::Arc;

use store::{Chair, Guest, Status, SubmitKey};
use tabletop::{Asking, Pending, Proposal, Seat, SeatSet, TimeNote, Viewer};
use timing::LONGEST_PAUSE;

use crate::House;
use crate::bot_names::must_be_level;
use crate::entering::Draft;
use crate::error::ApiError;
use crate::gathering::{seats_drawn, unknown_player};
use crate::live_table::{LiveTable, TableState};

/// How somebody gives a seat up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize, utoipa::ToSchema)]
#[serde(tag = "how", rename_all = "snake_case", deny_unknown_fields)]
pub enum Leaving {
    /// At once: whoever wants to may sit down.
    Vacate {},
    /// When somebody takes it over: until then one plays on.
    Offer {},
    /// Not at all: it is no longer offered.
    Keep {},
    /// To a bot, until one comes back.
    Bot {
        /// Its level, 1 to 6.
        #[schema(minimum = 1, maximum = 6)]
        level: u8,
    },
}

impl TableState {
    /// Puts somebody into a seat. In a match that has begun their name is written down.
    pub(crate) fn take_seat(&mut self, draft: &mut Draft, seat: Seat, chair: Chair) -> Result<(), ApiError> {
        let line = match &chair {
            Chair::Guest { name, .. } => format!("seated {seat} {name}"),
            Chair::Bot { level } | Chair::Standin { level, .. } => format!("seated {seat} Bot {level}"),
            Chair::Open | Chair::Invite { .. } => format!("vacated {seat}"),
        };
        let is_begun = self.game.read(|table| table.is_begun())?;
        let is_other = chair.holder() != self.row.made.chairs[seat.index()].holder();
        let is_bot = matches!(chair, Chair::Bot { .. } | Chair::Standin { .. });
        self.reseat(draft, vec![(seat.index() as u8, chair)]);
        if is_other {
            self.set_plan(draft, seat, Vec::new());
        }
        if is_begun && (is_other || is_bot) {
            self.enter(draft, line)?;
            // A holiday is a person's, not a seat's.
            if self.clock.is_on_holiday(draft.at, seat) {
                self.enter(draft, TimeNote::Back(seat).to_string())?;
            }
        }
        Ok(())
    }

    /// Seats whose players let too many windows running run out are free for others, while the match goes on.
    pub(crate) fn put_up_missing(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
        if self.is_over() {
            return Ok(());
        }
        for seat in self.clock.missing().iter() {
            if !matches!(self.row.made.chairs.get(seat.index()), Some(Chair::Guest { .. })) {
                continue;
            }
            match self.is_drawn() && self.is_veiled(seat) {
                true => self.desert(draft, seat)?,
                false => self.take_seat(draft, seat, Chair::Open)?,
            }
        }
        Ok(())
    }

    /// One seat of everybody who plays here and is not this one. Where nobody may know who plays, nobody is asked: whether a
    /// person answers would tell.
    fn others(&self, seat: Seat) -> SeatSet {
        let own = self.row.made.chairs[seat.index()].holder();
        let mut asked: Vec<&str> = Vec::new();
        let mut seats = SeatSet::EMPTY;
        for (other, chair) in self.chairs() {
            if let Some(holder) = chair.holder().filter(|holder| Some(*holder) != own)
                && !asked.contains(&holder)
                && !self.is_veiled(other)
            {
                asked.push(holder);
                seats = seats.with(other);
            }
        }
        seats
    }

    /// Whether nobody may know who plays a seat.
    pub(crate) fn is_veiled(&self, seat: Seat) -> bool {
        !self.game.read(|table| table.knows_player(Viewer::Public, seat)).unwrap_or(false)
    }

    /// The seats of a match that is being played whose players nobody may know.
    pub(crate) fn veiled(&self) -> SeatSet {
        let is_running = self.status() == Status::Running;
        self.chairs().map(|(seat, _)| seat).filter(|seat| is_running && self.is_veiled(*seat)).collect()
    }

    /// Whether whoever holds a seat is missing: nobody does, they let the last window run out, or they are away.
    pub(crate) fn is_missing(&self, seat: Seat) -> bool {
        match self.row.made.chairs.get(seat.index()) {
            Some(chair @ Chair::Guest { .. }) => self.clock.has_missed(seat) || self.is_away(chair),
            Some(Chair::Open) => true,
            Some(Chair::Invite { .. } | Chair::Bot { .. } | Chair::Standin { .. }) | None => false,
        }
    }

    /// Whom a seat must ask, or why it cannot propose this.
    fn asked(&self, at: u64, seat: Seat, what: Proposal) -> Result<SeatSet, ApiError> {
        let others = self.others(seat);
        let refuse = |message: &str| Err(ApiError::conflict("bad-proposal", message));
        if self.is_veiled(seat) {
            return refuse("who plays unknown proposes nothing: that would tell that a person does");
        }
        match what {
            Proposal::Pause if !self.clock.is_limited() || self.clock.pace.is_live() => {
                refuse("only matches over days can be paused")
            }
            Proposal::Pause if self.clock.is_paused(at) => refuse("the match is paused already"),
            Proposal::Resume if !self.clock.is_paused(at) => refuse("the match is not paused"),
            Proposal::Bot { seat: other, .. } if self.is_veiled(other) || !self.is_missing(other) => {
                refuse("nobody is missing there")
            }
            Proposal::Bot { seat: other, .. } => Ok(others.without(other)),
            Proposal::Pause | Proposal::Resume => Ok(others),
            Proposal::Takeback { to } => {
                let (acted, awaited) = self.game.read(|table| {
                    let awaited = match table.pending() {
                        Pending::Seats { must, .. } => must,
                        Pending::Chance | Pending::Over(_) => SeatSet::EMPTY,
                    };
                    (table.acted_since(to), awaited)
                })?;
                let concerned = acted.union(awaited);
                // Somebody who plays several seats is asked once.
                let plays = |other: &Seat| {
                    let holder = self.row.made.chairs[other.index()].holder();
                    concerned.iter().any(|seat| self.row.made.chairs[seat.index()].holder() == holder)
                };
                Ok(others.iter().filter(plays).collect())
            }
        }
    }

    /// Proposes something, or does it where nobody need be asked.
    pub(crate) fn propose(
        &mut self,
        draft: &mut Draft,
        seat: Seat,
        what: Proposal,
        key: Option<SubmitKey>,
    ) -> Result<(), ApiError> {
        let asked = self.asked(draft.at, seat, what)?;
        if asked.is_empty() {
            self.carry_out(draft, what)?;
            draft.put_key(key);
            return Ok(());
        }
        self.enter(draft, what.line(seat, asked))?;
        draft.put_key(key);
        Ok(())
    }

    /// Does what all have agreed on.
    pub(crate) fn carry_out_agreed(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
        let asking = self.game.read(|table| table.asking())?;
        match asking.filter(Asking::is_agreed) {
            Some(asking) => self.carry_out(draft, asking.what),
            None => Ok(()),
        }
    }

    fn carry_out(&mut self, draft: &mut Draft, what: Proposal) -> Result<(), ApiError> {
        match what {
            Proposal::Pause => self.enter(draft, TimeNote::Paused(draft.at + LONGEST_PAUSE).to_string()),
            Proposal::Resume => self.enter(draft, TimeNote::Resumed.to_string()),
            Proposal::Takeback { to } => self.enter(draft, format!("takeback {to}")),
            Proposal::Bot { seat, level } => {
                let chair = match &self.row.made.chairs[seat.index()] {
                    Chair::Guest { id, name, .. } => standin(level, id, name),
                    _ => Chair::Bot { level },
                };
                self.take_seat(draft, seat, chair)
            }
        }
    }
}

fn standin(level: u8, id: &str, name: &str) -> Chair {
    Chair::Standin { level, id: id.to_owned(), name: name.to_owned() }
}

impl House {
    /// Somebody gives a seat of theirs up, in one way or another.
    pub async fn leave(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        guest: &Guest,
        seat: Seat,
        how: Leaving,
    ) -> Result<(), ApiError> {
        let mut state = table.hold().await;
        loop {
            if state.is_over() {
                return Err(ApiError::conflict("refused-over", "the game is over"));
            }
            let is_unknown = state.is_drawn() && state.veiled().has(seat);
            let chair = match state.row.made.chairs.get(seat.index()) {
                Some(Chair::Guest { id, name, nonce, .. }) if *id == guest.id => match how {
                    Leaving::Vacate {} => Chair::Open,
                    _ if is_unknown => return Err(unknown_player()),
                    Leaving::Bot { level } => {
                        must_be_level(level)?;
                        standin(level, id, name)
                    }
                    Leaving::Offer {} | Leaving::Keep {} => Chair::Guest {
                        id: id.clone(),
                        name: name.clone(),
                        nonce: nonce.clone(),
                        offered: how == Leaving::Offer {},
                    },
                },
                _ => return Err(ApiError::forbidden("not-your-seat", "you do not sit there")),
            };
            if self.take_chair(table, &mut state, seat, chair).await? {
                return Ok(());
            }
        }
    }

    /// The operator gives a seat away: to whoever wants to sit down, or to a bot. A seat whose player nobody may know can only be
    /// freed, as if they had left; whether anybody played there the operator does not learn.
    pub async fn hand_over(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        seat: Seat,
        how: Leaving,
    ) -> Result<(), ApiError> {
        let mut state = table.hold().await;
        loop {
            if state.game.is_frozen() {
                return Err(ApiError::frozen());
            }
            if state.is_over() {
                return Err(ApiError::conflict("refused-over", "the game is over"));
            }
            if state.gathering().is_some() {
                return Err(seats_drawn());
            }
            let is_unknown = state.is_drawn() && state.veiled().has(seat);
            let chair = state.row.made.chairs.get(seat.index());
            let chair = match (chair.ok_or_else(|| ApiError::not_found("seat"))?, how) {
                (_, Leaving::Offer {} | Leaving::Keep {}) => {
                    return Err(ApiError::bad("bad-heir", "a seat is freed, or given to a bot"));
                }
                (_, Leaving::Bot { level }) if is_unknown => {
                    must_be_level(level)?;
                    return Err(unknown_player());
                }
                (Chair::Guest { .. }, Leaving::Vacate {}) => Chair::Open,
                _ if is_unknown => return Ok(()),
                (Chair::Open | Chair::Invite { .. }, Leaving::Vacate {}) => {
                    return Err(ApiError::conflict("seat-free", "nobody sits there"));
                }
                (Chair::Bot { .. } | Chair::Standin { .. }, _) => {
                    return Err(ApiError::conflict("seat-taken", "a bot plays there"));
                }
                (_, Leaving::Bot { level }) => {
                    must_be_level(level)?;
                    Chair::Bot { level }
                }
            };
            if self.take_chair(table, &mut state, seat, chair).await? {
                return Ok(());
            }
        }
    }

    /// Whoever made a table puts a bot into a seat that is still free, before the match begins.
    pub async fn put_bot(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        guest: &Guest,
        seat: Seat,
        level: u8,
    ) -> Result<(), ApiError> {
        must_be_level(level)?;
        let mut state = table.hold().await;
        loop {
            if state.row.made.host != guest.id {
                return Err(ApiError::forbidden("not-host", "whoever made the table decides that"));
            }
            if state.gathering().is_some() {
                return Err(seats_drawn());
            }
            if state.status() != Status::Open {
                return Err(ApiError::conflict(
                    "table-begun",
                    "the match has begun: propose it to the others",
                ));
            }
            match state.row.made.chairs.get(seat.index()) {
                Some(Chair::Open | Chair::Invite { .. }) => {}
                Some(Chair::Guest { .. } | Chair::Bot { .. } | Chair::Standin { .. }) => {
                    return Err(ApiError::conflict("seat-taken", "somebody sits there"));
                }
                None => return Err(ApiError::not_found("seat")),
            }
            if self.take_chair(table, &mut state, seat, Chair::Bot { level }).await? {
                return Ok(());
            }
        }
    }
}
