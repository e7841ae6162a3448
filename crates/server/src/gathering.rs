//! Tables at which nobody chooses a seat: people put themselves down, lots place as many as there are seats once the host begins,
//! bots fill up, and the rest are substitutes.
//!
//! Until then nobody learns more than how many have come, not even the host. Afterwards whoever plays a veiled seat is in nothing
//! that leaves the house; whoever has come and got no such seat looks the same as one who has.

use std::sync::Arc;

use axum::http::StatusCode;
use store::{Chair, Change, Guest, Place, Status};
use tabletop::{Seat, SeatSet};

use crate::House;
use crate::bot_names::must_be_level;
use crate::dice::dice;
use crate::entering::{Draft, Kept};
use crate::error::ApiError;
use crate::live_table::{LiveTable, TableState};
use crate::wire::{Down, GatheringCard, Substitute};

pub(crate) fn seats_drawn() -> ApiError {
    ApiError::conflict("seats-drawn", "nobody chooses a seat here: sit down without naming one")
}

pub(crate) fn unknown_player() -> ApiError {
    let message = "whoever plays unknown does not do that: it would tell that somebody plays there";
    ApiError::conflict("unknown-player", message)
}

fn begun() -> ApiError {
    ApiError::conflict("already-begun", "the match has begun")
}

fn not_down() -> ApiError {
    ApiError::conflict("not-down", "you have not put yourself down here")
}

/// What is shown of those who have come: how many.
pub(crate) fn gathering_card(made: &store::NewMatch, status: Status) -> Option<GatheringCard> {
    let gathering = &made.gathering;
    let is_open = status == Status::Open && made.chairs.iter().all(|chair| *chair == Chair::Open);
    (gathering.is_drawn() && is_open).then(|| GatheringCard {
        count: gathering.places.len(),
        most: gathering.most,
        seats: made.chairs.len(),
        exact: gathering.places.len() == made.chairs.len(),
        owing: gathering.places.iter().filter(|place| place.nonce.is_none()).count(),
    })
}

impl TableState {
    /// Whether nobody chooses a seat here.
    pub(crate) fn is_drawn(&self) -> bool {
        self.row.made.gathering.is_drawn()
    }

    /// What is shown of those who have come, as long as they do.
    pub(crate) fn gathering(&self) -> Option<GatheringCard> {
        gathering_card(&self.row.made, self.status())
    }

    /// What a guest who has put themselves down is told of that.
    pub(crate) fn down(&self, guest: &str) -> Option<Down> {
        self.gathering()?;
        self.row.made.gathering.of(guest).map(|place| Down { owes: place.nonce.is_none() })
    }

    /// What a substitute is told.
    pub(crate) fn substitute(&self, guest: &str) -> Option<Substitute> {
        let is_asked = !self.deserted().is_empty();
        self.is_substitute(guest).then_some(Substitute { asked: is_asked })
    }

    /// Whether somebody came and got no seat.
    fn is_substitute(&self, guest: &str) -> bool {
        let place = self.row.made.gathering.of(guest);
        self.status() == Status::Running && place.is_some_and(|place| place.seat.is_none())
    }

    fn has_substitutes(&self) -> bool {
        self.row.made.gathering.places.iter().any(|place| place.seat.is_none())
    }

    /// The veiled seats that nobody plays and that substitutes are asked to take.
    pub(crate) fn deserted(&self) -> SeatSet {
        if self.status() != Status::Running || !self.is_drawn() {
            return SeatSet::EMPTY;
        }
        let is_deserted = |(seat, chair): &(Seat, &Chair)| **chair == Chair::Open && self.is_veiled(*seat);
        self.chairs().filter(is_deserted).map(|(seat, _)| seat).collect()
    }

    /// Whether somebody plays unknown here, did, or may come to: nobody hears them, so that nobody misses their voice.
    pub(crate) fn is_silent(&self, guest: &str) -> bool {
        let is_veiled = |seat: &Seat| self.is_veiled(*seat);
        let was_veiled = || {
            let place = self.row.made.gathering.of(guest);
            place.and_then(|place| place.seat).and_then(|seat| Seat::try_new(seat.into()))
        };
        !self.is_over()
            && self.is_drawn()
            && (self.status() == Status::Open
                || self.is_substitute(guest)
                || self.seats_of(guest).iter().any(is_veiled)
                || was_veiled().is_some_and(|seat| is_veiled(&seat)))
    }

    /// Whether somebody played unknown here and does no more: they know too much for any other seat.
    pub(crate) fn knows_too_much(&self, guest: &str) -> bool {
        let place = self.row.made.gathering.of(guest);
        let seat = place.and_then(|place| place.seat).and_then(|seat| Seat::try_new(seat.into()));
        seat.is_some_and(|seat| self.is_veiled(seat) && !self.seats_of(guest).contains(&seat))
    }

    /// Others have put themselves down from now on.
    pub(crate) fn set_places(&mut self, draft: &mut Draft, places: Vec<Place>) {
        self.placed_before.get_or_insert_with(|| self.row.made.gathering.places.clone());
        self.row.made.gathering.places.clone_from(&places);
        draft.places = Some(places);
        self.cards += 1;
    }

    /// A guest who has put themselves down comes to a seat.
    pub(crate) fn note_seat(&mut self, draft: &mut Draft, guest: &str, seat: Seat) {
        let mut places = self.row.made.gathering.places.clone();
        if let Some(place) = places.iter_mut().find(|place| place.guest == guest) {
            place.seat = Some(seat.index() as u8);
            self.set_places(draft, places);
        }
    }

    /// Somebody puts themselves down, or adds to the dice what they owed.
    fn put_down(&mut self, draft: &mut Draft, guest: &Guest, nonce: Option<&str>) -> Result<(), ApiError> {
        let Some(card) = self.gathering() else { return Err(begun()) };
        let mut places = self.row.made.gathering.places.clone();
        let (nonce, is_full) = (nonce.map(str::to_owned), card.count >= usize::from(card.most));
        match places.iter_mut().find(|place| place.guest == guest.id) {
            Some(place) if place.nonce.is_none() && nonce.is_some() => place.nonce = nonce,
            Some(_) => {
                return Err(ApiError::conflict("already-seated", "you have put yourself down already"));
            }
            None if is_full => {
                return Err(ApiError::conflict("gathering-full", "as many as can play have come"));
            }
            None => {
                let (guest, name) = (guest.id.clone(), guest.name.clone());
                places.push(Place { guest, name, nonce, seat: None });
            }
        }
        self.set_places(draft, places);
        Ok(())
    }

    /// Somebody takes their name off the list.
    fn withdraw(&mut self, draft: &mut Draft, guest: &str) -> Result<(), ApiError> {
        if self.gathering().is_none() && !self.is_substitute(guest) {
            return Err(not_down());
        }
        let mut places = self.row.made.gathering.places.clone();
        let before = places.len();
        places.retain(|place| place.guest != guest);
        if places.len() == before {
            return Err(not_down());
        }
        self.set_places(draft, places);
        // Nobody may be left whom a deserted seat waits for.
        self.fill_deserted(draft, self.deserted())
    }

    /// The match begins with those who have come: lots place them.
    fn begin(&mut self, draft: &mut Draft, guest: &Guest) -> Result<(), ApiError> {
        if self.row.made.host != guest.id {
            return Err(ApiError::forbidden("not-host", "whoever made the table decides that"));
        }
        let card = self.gathering().ok_or_else(begun)?;
        if card.count == 0 {
            return Err(ApiError::conflict("nobody-down", "nobody has come yet"));
        }
        if card.owing > 0 {
            return Err(ApiError::conflict("nonces-owed", "somebody has not added to the dice yet"));
        }
        self.seal(draft)?;
        self.place(draft)?;
        self.name_and_start(draft)
    }

    /// Lots give those who have come, and the bots that fill up, their seats.
    fn place(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
        let made = &self.row.made;
        let (line, seats) = self.game.change(|table| {
            let mut dice = dice(made, table);
            table.draw_seats_at(Some(draft.at), dice.as_mut())
        })??;
        let bot = Chair::Bot { level: made.gathering.bots };
        let mut places = made.gathering.places.clone();
        let mut chairs = Vec::new();
        for (number, seat) in seats.into_iter().enumerate() {
            let place = places.get_mut(number);
            let chair = place.as_ref().map_or_else(|| bot.clone(), |place| chair_of(place));
            let seat = seat.map(|seat| seat.index() as u8);
            if let Some(place) = place {
                place.seat = seat;
            }
            chairs.extend(seat.map(|seat| (seat, chair)));
        }
        self.entered(draft, line, None)?;
        self.set_places(draft, places);
        self.reseat(draft, chairs);
        // Everybody comes anew: who does not would be a substitute.
        self.is_reseated = true;
        Ok(())
    }

    /// Whoever played a veiled seat is gone: substitutes are asked, and where there are none a bot sits down.
    pub(crate) fn desert(&mut self, draft: &mut Draft, seat: Seat) -> Result<(), ApiError> {
        self.take_seat(draft, seat, Chair::Open)?;
        self.fill_deserted(draft, SeatSet::one(seat))
    }

    /// Bots sit down in deserted seats, unless there are substitutes who may.
    fn fill_deserted(&mut self, draft: &mut Draft, seats: SeatSet) -> Result<(), ApiError> {
        if self.has_substitutes() {
            return Ok(());
        }
        self.seat_bots(draft, seats)
    }

    fn seat_bots(&mut self, draft: &mut Draft, seats: SeatSet) -> Result<(), ApiError> {
        let level = self.row.made.gathering.bots;
        seats.iter().try_for_each(|seat| self.take_seat(draft, seat, Chair::Bot { level }))
    }

    /// Seats that were deserted before the window closed, and that no substitute took, are bots' from now on.
    pub(crate) fn give_up_waiting(&mut self, draft: &mut Draft) -> Result<(), ApiError> {
        if draft.deserted.is_empty() || self.is_over() {
            return Ok(());
        }
        if self.game.read(|table| table.pending().window())? == draft.window {
            return Ok(());
        }
        let left = draft.deserted.shared(self.deserted());
        self.seat_bots(draft, left)
    }

    /// A substitute takes the first deserted seat.
    fn step_in(&mut self, draft: &mut Draft, guest: &Guest) -> Result<(), ApiError> {
        let refused = || ApiError::conflict("not-asked", "nobody asks you to play here now");
        let seat = self.deserted().first().filter(|_| self.is_substitute(&guest.id)).ok_or_else(refused)?;
        self.note_seat(draft, &guest.id, seat);
        let (id, name) = (guest.id.clone(), guest.name.clone());
        self.take_seat(draft, seat, Chair::Guest { id, name, nonce: None, offered: false })
    }
}

fn chair_of(place: &Place) -> Chair {
    let Place { guest, name, nonce, .. } = place.clone();
    Chair::Guest { id: guest, name, nonce, offered: false }
}

/// The bots of a table that draws its seats, and which seat somebody who plays alone among them wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    /// The level of those that fill up.
    pub bots: u8,
    /// Whether nobody else comes.
    pub is_alone: bool,
    /// The seat they want, if they play alone; by lot if nothing is said.
    pub role: Option<u64>,
}

impl Company {
    /// The seats of a table at which somebody plays alone among bots, and whether lots are drawn for them.
    pub(crate) fn chairs_alone(self, host: &Guest, seats: u8) -> Result<(Vec<Chair>, bool), ApiError> {
        let own = match self.role {
            None => Some(Seat::new(0)),
            Some(role) => Seat::try_new(role).filter(|seat| seat.index() < usize::from(seats)),
        };
        let own = own.ok_or_else(|| ApiError::not_found("seat"))?;
        let chair = |seat: Seat| match seat == own {
            true => Chair::guest(&host.id, &host.name),
            false => Chair::Bot { level: self.bots },
        };
        Ok((Seat::all(seats).map(chair).collect(), self.role.is_none()))
    }

    /// Whether it can be wished for at a table that draws its seats, or at one that does not.
    pub(crate) fn check(self, is_drawn: bool, has_seats: bool) -> Result<(), ApiError> {
        let bad = |message: &str| {
            Err(ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-company", message.to_owned()))
        };
        must_be_level(self.bots)?;
        match (is_drawn, self.is_alone, self.role) {
            (false, true, _) | (false, _, Some(_)) => {
                bad("at this table everybody sits down where they like")
            }
            (true, ..) if has_seats => {
                Err(ApiError::bad("bad-seats", "nobody chooses a seat here: name none"))
            }
            (true, false, Some(_)) => bad("only one who plays alone among bots may choose a seat"),
            (true | false, ..) => Ok(()),
        }
    }
}

/// What somebody does at such a table.
pub(crate) enum Coming<'a> {
    /// They put themselves down, with what they add to the dice; or, once asked as a substitute, sit down.
    Down(Option<&'a str>),
    /// They take their name off.
    Off,
    /// They let it begin.
    Begin,
}

impl House {
    /// Somebody comes, goes, or lets it begin.
    pub(crate) async fn come(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        guest: &Guest,
        coming: Coming<'_>,
    ) -> Result<(), ApiError> {
        let mut state = table.hold().await;
        if !state.is_drawn() {
            return Err(ApiError::conflict("seats-chosen", "at this table everybody chooses a seat"));
        }
        loop {
            let before = state.row.summary;
            match self.try_come(&mut state, guest, &coming).await {
                Ok(Kept::Written) => {
                    self.tell_guests(&mut state, before.awaited, before.status);
                    if before.status == Status::Open {
                        self.tell_lobby(&state);
                    }
                    table.seats_changed();
                    self.follow_up(table, &mut state);
                    return Ok(());
                }
                Ok(Kept::Again | Kept::Before(_) | Kept::Reused) => {}
                Err(error) => {
                    state.forget();
                    state.row.summary = before;
                    return Err(error);
                }
            }
        }
    }

    async fn try_come(
        &self,
        state: &mut TableState,
        guest: &Guest,
        coming: &Coming<'_>,
    ) -> Result<Kept, ApiError> {
        if state.game.is_frozen() {
            return Err(ApiError::frozen());
        }
        if state.is_over() {
            return Err(ApiError::conflict("refused-over", "the game is over"));
        }
        let is_open = state.status() == Status::Open;
        let mut draft = state.draft(self.now())?;
        // What substitutes do later must not even move when the house forgets a table.
        draft.touches = is_open;
        match coming {
            Coming::Down(nonce) if is_open => state.put_down(&mut draft, guest, *nonce)?,
            Coming::Down(_) => state.step_in(&mut draft, guest)?,
            Coming::Off => state.withdraw(&mut draft, &guest.id)?,
            Coming::Begin => state.begin(&mut draft, guest)?,
        }
        state.look()?;
        if state.game.read(|table| table.is_begun())? {
            state.follow(&mut draft)?;
        }
        state.keep(self.store.as_ref(), draft, Change::default()).await
    }
}
