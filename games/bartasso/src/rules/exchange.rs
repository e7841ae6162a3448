//! The exchange of prisoners (§12): a deal between two enemies, named pawn by pawn.

use tabletop::{Seat, SeatSet, Sink};

use crate::action::Action;
use crate::board::{HOMES, Spots, Square, bit, by_number, each};
use crate::phase::Phase;
use crate::piece::{Camp, Kind};
use crate::state::Position;
use crate::{Bartasso, Event, Refusal};

/// Pawns that may come back to a camp by exchange in one game (§12.2).
const MOST: u8 = 5;

/// A proposal in the making, or one that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    /// To whom.
    pub(crate) to: Seat,
    /// How many pawns each.
    pub(crate) count: u8,
    /// Where the pawns of whoever proposes are to stand.
    pub(crate) own: Spots,
    /// Where the other's are to stand.
    pub(crate) theirs: Spots,
}

impl Offer {
    /// Whether the proposal is made and waits for its answer.
    pub(crate) fn is_made(&self) -> bool {
        self.own.count_ones() == u32::from(self.count)
    }
}

impl Position {
    /// How many pawns an exchange could bring back to a camp now.
    fn exchangeable(&self, camp: Camp) -> u8 {
        let room = (HOMES[camp.index()] & self.empty()).count_ones() as u8;
        self.lost(camp).min(MOST - self.returned[camp.index()]).min(room)
    }

    fn exchangeable_by(&self, seat: Seat) -> u8 {
        self.rules.camps_of(seat).map(|camp| self.exchangeable(camp)).sum()
    }

    /// The most pawns this seat and the one to move could exchange.
    pub(crate) fn most_exchanged_with(&self, seat: Seat) -> u8 {
        self.exchangeable_by(seat).min(self.exchangeable_by(self.seat()))
    }

    /// Squares a seat may still name, with some named already.
    fn namable(&self, seat: Seat, named: Spots) -> Spots {
        let room = |camp: Camp| {
            let home = HOMES[camp.index()];
            let is_full = (named & home).count_ones() >= u32::from(self.exchangeable(camp));
            if is_full { 0 } else { home & self.empty() & !named }
        };
        self.rules.camps_of(seat).map(room).fold(0, |all, camp| all | camp)
    }
}

impl Bartasso {
    /// The seat whose answer to a proposal is open (§12.5).
    #[inline]
    pub(crate) fn answering(&self) -> SeatSet {
        match &self.now.offer {
            Some(offer) if offer.is_made() => SeatSet::one(offer.to),
            _ => SeatSet::EMPTY,
        }
    }

    /// Adds what a seat can say about an exchange.
    pub(crate) fn list_exchange(&self, seat: Seat, out: &mut Vec<Action>) {
        let now = &self.now;
        if !now.rules.has_exchange() || now.phase != Phase::Move {
            return;
        }
        if seat == now.seat() {
            for other in self.enemies_of(seat) {
                let count = 1..=now.most_exchanged_with(other);
                out.extend(count.map(|count| Action::Exchange { seat: other, count }));
            }
        }
        let Some(offer) = &now.offer else { return };
        let squares = |named| by_number(now.namable(seat, named)).map(|spot| Action::Back(self.square(spot)));
        if seat == now.seat() {
            if !offer.is_made() {
                out.extend(squares(offer.own));
            }
            out.push(Action::Decline);
        } else if seat == offer.to && offer.is_made() {
            out.extend(squares(offer.theirs));
            out.push(Action::Decline);
        }
    }

    fn enemies_of(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let rules = self.now.rules;
        Seat::all(rules.players()).filter(move |other| rules.team_of(*other) != rules.team_of(seat))
    }

    /// Whether a seat may say this about an exchange.
    pub(crate) fn judge_exchange(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let now = &self.now;
        if !now.rules.has_exchange() {
            return Err(Refusal::NoExchange);
        }
        match now.phase {
            Phase::Move => {}
            Phase::Huff => return Err(Refusal::HuffOrKeep),
            Phase::Split => return Err(Refusal::SplitFirst),
            Phase::Units => return Err(Refusal::ExchangeTooLate),
        }
        let is_mover = seat == now.seat();
        match (action, &now.offer) {
            (Action::Exchange { seat: other, count }, _) if is_mover => {
                if !self.enemies_of(seat).any(|enemy| enemy == other) {
                    return Err(Refusal::NotAnEnemy);
                }
                let most = now.most_exchanged_with(other);
                if count > most { Err(Refusal::TooManyPrisoners { count, most }) } else { Ok(()) }
            }
            (Action::Decline, Some(_)) => Ok(()),
            (Action::Back(square), Some(offer)) if !(is_mover && offer.is_made()) => {
                let named = if is_mover { offer.own } else { offer.theirs };
                let spot = now.size().spot(square).ok_or(Refusal::NoSuchSquare(square))?;
                let is_open = now.namable(seat, named) & bit(spot) != 0;
                if is_open { Ok(()) } else { Err(Refusal::NotForPrisoners(square)) }
            }
            _ => Err(Refusal::NoProposal),
        }
    }

    /// Says something about an exchange.
    pub(crate) fn negotiate<S: Sink<Event>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Exchange { seat: to, count } => {
                self.now.offer = Some(Offer { to, count, own: 0, theirs: 0 });
                events.put(|| Event::Proposed { seat, to, count });
            }
            Action::Back(square) => self.name(seat, square, events),
            _ => {
                self.now.offer = None;
                events.put(|| Event::Declined { seat });
            }
        }
    }

    fn name<S: Sink<Event>>(&mut self, seat: Seat, square: Square, events: &mut S) {
        let spot = self.now.size().known_spot(square);
        let mover = self.now.seat();
        let Some(offer) = &mut self.now.offer else { return };
        events.put(|| Event::Named { seat, square });
        if seat == mover {
            offer.own |= bit(spot);
            return;
        }
        offer.theirs |= bit(spot);
        let agreed = *offer;
        if agreed.theirs.count_ones() == u32::from(agreed.count) {
            self.conclude(&agreed, events);
        }
    }

    /// Both have named as many squares: the pawns come back, and the turn opens anew (§12.6).
    fn conclude<S: Sink<Event>>(&mut self, agreed: &Offer, events: &mut S) {
        for spot in each(agreed.own | agreed.theirs) {
            let camp = Camp::ALL.into_iter().find(|camp| HOMES[camp.index()] & bit(spot) != 0);
            let camp = camp.expect("prisoners come back to a camp");
            self.now.toggle(camp, Kind::Pawn, spot);
            self.now.returned[camp.index()] += 1;
        }
        self.now.offer = None;
        self.now.window += 1;
        events.put(|| Event::Exchanged { seat: self.now.seat(), with: agreed.to, count: agreed.count });
        self.open_turn(events);
    }
}
