//! How people sit down, and how a match begins when the last one has: the dice are sealed, lots drawn, names written down.

use std::sync::Arc;

use store::{Chair, Change, Guest, Status};
use tabletop::Seat;

use crate::House;
use crate::dice::dice;
use crate::entering::{Draft, Kept};
use crate::error::ApiError;
use crate::gathering::{Coming, seats_drawn};
use crate::live_table::{LiveTable, TableState};

/// Where somebody wants to sit.
#[derive(Clone, Copy, Debug)]
pub struct SitWish<'a> {
    /// The seat; nothing where nobody chooses one.
    pub seat: Option<u64>,
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

fn taken() -> ApiError {
    ApiError::conflict("seat-taken", "somebody sits there; choose another seat or watch")
}

fn sealed() -> ApiError {
    ApiError::conflict("nonce-given", "the dice are sealed: nothing can be added")
}

fn expired() -> ApiError {
    ApiError::conflict("invitation-expired", "this invitation has expired; ask for another")
}

impl TableState {
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
    pub(crate) fn seal(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
        if self.game.read(|table| table.entries() > 0)? {
            return Ok(());
        }
        let made = &self.row.made;
        let of_chair = |chair: &Chair| match chair {
            Chair::Guest { nonce, .. } => nonce.clone(),
            Chair::Open | Chair::Invite { .. } | Chair::Bot { .. } | Chair::Standin { .. } => None,
        };
        let given: Vec<Option<String>> = match self.gathering() {
            Some(_) => made.gathering.places.iter().map(|place| place.nonce.clone()).collect(),
            None => made.chairs.iter().map(of_chair).collect(),
        };
        let nonce = |(place, nonce): (usize, Option<String>)| Some(format!("nonce {place} {}", nonce?));
        let nonces = given.into_iter().enumerate().filter_map(nonce);
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
        let seats: Vec<Seat> = seats.into_iter().flatten().collect();
        let chairs = (0..).zip(made.reseated(&seats)).collect();
        self.entered(draft, line, None)?;
        self.reseat(draft, chairs);
        // Whoever drew the seat they had comes anew all the same: that they did would tell.
        self.is_reseated = true;
        Ok(())
    }

    /// The match begins once every seat is taken: lots are drawn, names go into the journal, chance may act.
    pub(crate) fn begin_if_full(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
        if !self.is_to_begin()? {
            return Ok(());
        }
        self.seal(draft)?;
        self.draw_seats(draft)?;
        self.name_and_start(draft)
    }

    /// Names go into the journal, and the match is being played from now on.
    pub(crate) fn name_and_start(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
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
}

impl House {
    /// Somebody sits down, and may add a nonce to the dice at once.
    pub async fn sit(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        guest: &Guest,
        wish: SitWish<'_>,
    ) -> Result<(), ApiError> {
        let nonce = wish.nonce.map(checked_nonce).transpose()?;
        let mut state = table.hold().await;
        let Some(wanted) = wish.seat else {
            drop(state);
            return self.come(table, guest, Coming::Down(nonce.as_deref())).await;
        };
        loop {
            let seat = self.free_seat(&state, guest, wanted, wish.invite)?;
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
        seat: Option<Seat>,
        nonce: &str,
    ) -> Result<(), ApiError> {
        let nonce = checked_nonce(nonce)?;
        let mut state = table.hold().await;
        let Some(seat) = seat else {
            let place = state.row.made.gathering.of(&guest.id).map(|place| place.nonce.clone());
            drop(state);
            return match place {
                None => Err(ApiError::forbidden("not-your-seat", "you have not put yourself down here")),
                Some(given) if given.as_ref() == Some(&nonce) => Ok(()),
                Some(Some(_)) => Err(sealed()),
                Some(None) => self.come(table, guest, Coming::Down(Some(&nonce))).await,
            };
        };
        loop {
            let chair = match state.row.made.chairs.get(seat.index()) {
                Some(Chair::Guest { id, name, nonce: given, .. }) if *id == guest.id => {
                    if given.as_ref() == Some(&nonce) {
                        return Ok(());
                    }
                    if given.is_some() || state.status() != Status::Open {
                        return Err(sealed());
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
        let is_unknown = state.veiled().has(seat);
        let sat = self.sit_down(state, seat, chair).await;
        match sat {
            Ok(Kept::Written) => {
                self.tell_guests(state, before.awaited, before.status);
                // Who adds to the dice changes no list, nor who plays a seat of which nobody may know it.
                let now = state.row.summary;
                let is_seen = was.holder() != holder.as_deref() && !is_unknown;
                if is_seen || (now.status, now.wanted) != (before.status, before.wanted) {
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
        let mut draft = state.draft(self.now())?;
        let is_unknown = state.veiled().has(seat);
        draft.touches = !is_unknown;
        match &chair {
            Chair::Open if is_unknown && state.is_drawn() => state.desert(&mut draft, seat)?,
            Chair::Guest { id, .. } => {
                let id = id.clone();
                state.take_seat(&mut draft, seat, chair)?;
                state.note_seat(&mut draft, &id, seat);
            }
            _ => state.take_seat(&mut draft, seat, chair)?,
        }
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
            Some((seat, until)) if until >= self.now() => Ok(seat),
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
        if state.gathering().is_some() {
            return Err(seats_drawn());
        }
        // The same whether somebody plays there or not.
        if state.is_drawn() && state.veiled().has(seat) {
            return Err(taken());
        }
        if state.knows_too_much(&guest.id) {
            let message = "whoever played unknown here knows too much to play another seat";
            return Err(ApiError::conflict("was-unknown", message));
        }
        match &state.row.made.chairs[seat.index()] {
            Chair::Open | Chair::Guest { offered: true, .. } => Ok(seat),
            Chair::Standin { .. } if is_back => Ok(seat),
            Chair::Invite { token, until } if Some(token.as_str()) == invite => {
                if *until >= self.now() {
                    return Ok(seat);
                }
                Err(expired())
            }
            Chair::Invite { .. } => {
                Err(ApiError::forbidden("invited-only", "this seat is kept for somebody with its link"))
            }
            Chair::Guest { .. } | Chair::Bot { .. } | Chair::Standin { .. } => Err(taken()),
        }
    }
}
