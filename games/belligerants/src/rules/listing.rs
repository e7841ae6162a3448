//! Which moves there are: for one number, captures if there are any, else everything that harms nobody but by
//! choice, else drowning (§3.2, §5.6, §6.6, §8.3).
//!
//! Where a piece can stop is kept as a set and not written out, so that one move among all is drawn without
//! listing them (`picking`).

use arrayvec::ArrayVec;

use crate::action::Move;
use crate::board::Ground;
use crate::board::reach::Reach;
use crate::chance::Roll;
use crate::piece::{Kind, Piece, pieces};
use crate::rules::landing::{Arrival, Landing, is_stuck};
use crate::rules::moving::Walker;
use crate::square::Square;
use crate::{Action, Belligerants};

/// How much a landing is preferred by the rules: the moves of a number are all of the highest rank there is.
#[inline]
pub(crate) fn rank(landing: Landing, must_take: bool) -> u8 {
    match landing {
        Landing::Drown => 1,
        Landing::Stop | Landing::Rescue => 2,
        Landing::Take if must_take => 3,
        Landing::Take => 2,
    }
}

/// Where a piece can come to, and what it finds there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goals {
    /// Where it may come to at all.
    pub(super) open: Reach,
    /// On how many squares it can stop.
    stops: u32,
    /// Whether it could drown somewhere.
    drowns: bool,
    /// Whether it meets enemies it may be able to take, or its own it may be able to rescue.
    meets: bool,
}

/// What is looked for among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    Stop,
    Drown,
    Meet,
}

/// Moves that fit without asking for memory: many times more than there ever are in play.
pub(super) const ROOM: usize = 512;

/// Some moves of one piece with one number.
#[derive(Clone, Copy, Debug)]
pub(super) enum Lot {
    /// To every square of a set.
    Set(Piece, u8, Landing),
    /// One.
    One(Move),
}

/// Where lots go, with how many moves each holds.
pub(super) trait Store {
    fn len(&self) -> usize;
    fn truncate(&mut self, len: usize);
    /// Keeps a lot, or tells that there is no room.
    fn keep(&mut self, lot: Lot, count: u32) -> bool;
}

impl Store for Vec<(Lot, u32)> {
    fn len(&self) -> usize {
        self.len()
    }

    fn truncate(&mut self, len: usize) {
        self.truncate(len);
    }

    fn keep(&mut self, lot: Lot, count: u32) -> bool {
        self.push((lot, count));
        true
    }
}

impl Store for ArrayVec<(Lot, u32), ROOM> {
    #[inline]
    fn len(&self) -> usize {
        self.len()
    }

    #[inline]
    fn truncate(&mut self, len: usize) {
        self.truncate(len);
    }

    #[inline]
    fn keep(&mut self, lot: Lot, count: u32) -> bool {
        self.try_push((lot, count)).is_ok()
    }
}

impl Belligerants {
    /// Where a piece of the side whose turn it is can come to; nowhere if it cannot move at all.
    #[inline]
    pub(super) fn goals(&self, piece: Piece, number: u8, is_devil: bool) -> Goals {
        let (board, field, side) = (&*self.board, &self.now.field, self.now.side);
        let ground = board.ground(field.stand(piece));
        let mut goals = Goals { open: Reach::EMPTY, stops: 0, drowns: false, meets: false };
        if !is_devil && is_stuck(piece.kind(), ground) {
            return goals;
        }
        Walker::new(board, field, piece, side).reach(number, &mut goals.open);
        let may_enter = field.has_left_camp(side) || ground == Ground::of_camp(side.other());
        let far_camp = &board.sets.camps[side.other().index()];
        for at in 0..board.sets.words {
            if goals.open.0[at] == 0 {
                continue;
            }
            if !may_enter {
                goals.open.0[at] &= !far_camp.0[at];
            }
            goals.stops += self.part(piece, &goals.open, Sort::Stop, at).count_ones();
            goals.drowns |= self.part(piece, &goals.open, Sort::Drown, at) != 0;
            goals.meets |= self.part(piece, &goals.open, Sort::Meet, at) != 0;
        }
        goals
    }

    /// One word of the squares of a sort.
    #[inline]
    pub(super) fn part(&self, piece: Piece, open: &Reach, sort: Sort, at: usize) -> u64 {
        let (field, side, kind) = (&self.now.field, self.now.side, piece.kind());
        let (own, enemies) = (field.stands(side).0[at], field.stands(side.other()).0[at]);
        let (sets, open) = (&self.board.sets, open.0[at]);
        let wet = if kind.roams() { 0 } else { sets.blue.0[at] };
        match sort {
            Sort::Stop => open & !own & !enemies & !wet,
            Sort::Drown => open & !own & !enemies & wet,
            Sort::Meet => {
                let takable = enemies & !sets.green.0[at] & !sets.camps[side.index()].0[at];
                let hurt = if kind == Kind::Ambulance { own & sets.white.0[at] } else { 0 };
                open & (takable | hurt)
            }
        }
    }

    /// Whether a piece can stop on a place with a number. What stands there is asked first, then the straight way, and the
    /// turns at stars only where those do not tell.
    #[inline]
    pub(super) fn stops_on(&self, piece: Piece, number: u8, is_devil: bool, place: usize) -> bool {
        if !self.may_stop(piece, is_devil, place) {
            return false;
        }
        let walker = Walker::new(&self.board, &self.now.field, piece, self.now.side);
        let (straight, places) = walker.straight(number);
        let there = (0..8).fold(0, |there, at| there | u8::from(usize::from(places[at]) == place) << at);
        if straight & there != 0 {
            return true;
        }
        let mut reach = Reach::EMPTY;
        walker.reach(number, &mut reach);
        reach.has(place)
    }

    /// Whether some piece can stop after a number straight ahead. If not, there may still be turns at stars.
    #[inline]
    pub(super) fn goes_straight(&self, number: u8, is_devil: bool) -> bool {
        self.own().any(|piece| {
            let walker = Walker::new(&self.board, &self.now.field, piece, self.now.side);
            let (mut straight, places) = walker.straight(number);
            while straight != 0 {
                let place = places[straight.trailing_zeros() as usize & 7];
                if self.may_stop(piece, is_devil, usize::from(place)) {
                    return true;
                }
                straight &= straight - 1;
            }
            false
        })
    }

    /// Whether a piece could stop on a place if it came there.
    #[inline]
    fn may_stop(&self, piece: Piece, is_devil: bool, place: usize) -> bool {
        let (board, field, side) = (&*self.board, &self.now.field, self.now.side);
        let (sets, bit, at) = (&board.sets, 1 << (place & 63), place >> 6);
        let taken = field.stands(side).0[at] | field.stands(side.other()).0[at];
        if taken & bit != 0 || sets.blue.0[at] & bit != 0 && !piece.kind().roams() {
            return false;
        }
        let ground = board.ground(field.stand(piece));
        if !is_devil && is_stuck(piece.kind(), ground) {
            return false;
        }
        let is_far_camp = sets.camps[side.other().index()].0[at] & bit != 0;
        !is_far_camp || field.has_left_camp(side) || ground == Ground::of_camp(side.other())
    }

    /// All squares of a sort.
    fn sorted(&self, piece: Piece, goals: &Goals, sort: Sort) -> Reach {
        let mut reach = Reach::EMPTY;
        for at in 0..self.board.sets.words {
            reach.0[at] = self.part(piece, &goals.open, sort, at);
        }
        reach
    }

    /// Tells every piece that is met and can be taken or rescued.
    #[inline]
    pub(super) fn meetings(&self, piece: Piece, goals: &Goals, mut tell: impl FnMut(Square, Landing)) {
        if !goals.meets {
            return;
        }
        let (board, field, side) = (&*self.board, &self.now.field, self.now.side);
        let arrival = Arrival::new(board, field, piece, side, field.guard(board, side.other()));
        for place in self.sorted(piece, goals, Sort::Meet).places(board.sets.words) {
            let to = board.square_at(place);
            if let Ok(landing) = arrival.at(to) {
                tell(to, landing);
            }
        }
    }

    /// The pieces of the side whose turn it is.
    #[inline]
    pub(super) fn own(&self) -> impl Iterator<Item = Piece> + use<> {
        pieces(self.now.field.army(self.now.side))
    }

    /// Whether anything can be played with a roll (§3.3).
    #[inline]
    pub(crate) fn can_play(&self, roll: Roll) -> bool {
        let is_devil = roll.is_devil();
        roll.numbers()
            .any(|number| self.goes_straight(number, is_devil) || self.highest_of(number, is_devil, 1) > 0)
    }

    /// The highest rank of any landing with a number; 0 if there is none.
    pub(crate) fn highest(&self, number: u8, is_devil: bool) -> u8 {
        self.highest_of(number, is_devil, if self.must_take() { 3 } else { 2 })
    }

    /// The same, but one that is high enough will do.
    #[inline]
    pub(super) fn highest_of(&self, number: u8, is_devil: bool, enough: u8) -> u8 {
        let must_take = self.must_take();
        let mut highest = 0;
        for piece in self.own() {
            let goals = self.goals(piece, number, is_devil);
            let quiet = if goals.stops > 0 { 2 } else { u8::from(goals.drowns) };
            highest = highest.max(quiet);
            self.meetings(piece, &goals, |_, landing| highest = highest.max(rank(landing, must_take)));
            if highest >= enough {
                break;
            }
        }
        highest
    }

    /// The pieces that could take with a number, as bits.
    pub(crate) fn takers(&self, number: u8, is_devil: bool) -> u32 {
        let mut takers = 0;
        for piece in self.own() {
            let goals = self.goals(piece, number, is_devil);
            self.meetings(piece, &goals, |_, landing| {
                takers |= if landing == Landing::Take { piece.bit() } else { 0 };
            });
        }
        takers
    }

    /// Puts the moves of a roll into a store. Tells whether all found room.
    #[inline]
    pub(super) fn fill<S: Store>(&self, roll: Roll, store: &mut S) -> bool {
        let must_take = self.must_take();
        let mut all = true;
        for number in roll.numbers() {
            let (first, mut highest) = (store.len(), 0);
            for piece in self.own() {
                let goals = self.goals(piece, number, roll.is_devil());
                let mut rise = |landing, store: &mut S| {
                    let rank = rank(landing, must_take);
                    if rank > highest {
                        store.truncate(first);
                        highest = rank;
                    }
                    rank == highest
                };
                if goals.stops > 0 && rise(Landing::Stop, store) {
                    all &= store.keep(Lot::Set(piece, number, Landing::Stop), goals.stops);
                }
                if goals.drowns && rise(Landing::Drown, store) {
                    let count = self.sorted(piece, &goals, Sort::Drown).0.map(u64::count_ones).iter().sum();
                    all &= store.keep(Lot::Set(piece, number, Landing::Drown), count);
                }
                self.meetings(piece, &goals, |to, landing| {
                    if rise(landing, store) {
                        let number = roll.is_devil().then_some(number);
                        let from = self.now.field.stand(piece);
                        let plain = Move { number, from, to, good: false, rescue: None };
                        all &= self.keep_forms(piece, plain, landing, store);
                    }
                });
            }
        }
        all
    }

    /// Keeps a move in every form it has: kept in good condition or not, each free square of the camp.
    #[inline]
    pub(super) fn keep_forms<S: Store>(
        &self,
        piece: Piece,
        plain: Move,
        landing: Landing,
        store: &mut S,
    ) -> bool {
        if landing == Landing::Rescue {
            let free = self.board.camp(self.now.side).iter();
            let mut free = free.filter(|square| self.now.field.on(**square).is_none());
            return free.all(|square| store.keep(Lot::One(Move { rescue: Some(*square), ..plain }), 1));
        }
        let is_kept = store.keep(Lot::One(plain), 1);
        let has_form = self.can_keep(piece, plain);
        is_kept && (!has_form || store.keep(Lot::One(Move { good: true, ..plain }), 1))
    }

    /// The squares a lot of moves leads to.
    pub(super) fn ends(&self, piece: Piece, number: u8, landing: Landing) -> Reach {
        let goals = self.goals(piece, number, self.now.is_devil());
        let sort = if landing == Landing::Stop { Sort::Stop } else { Sort::Drown };
        self.sorted(piece, &goals, sort)
    }

    /// The move of a piece to a place.
    #[inline]
    pub(super) fn plain(&self, piece: Piece, number: u8, place: usize) -> Move {
        let number = self.now.is_devil().then_some(number);
        let (from, to) = (self.now.field.stand(piece), self.board.square_at(place));
        Move { number, from, to, good: false, rescue: None }
    }

    /// Adds every move of the roll that lies on the table.
    pub(crate) fn list_moves(&self, out: &mut Vec<Action>) {
        let mut lots = ArrayVec::<(Lot, u32), ROOM>::new();
        let Some(roll) = self.now.roll else { return };
        if self.fill(roll, &mut lots) {
            return self.write_out(&lots, out);
        }
        let mut lots = Vec::new();
        self.fill(roll, &mut lots);
        self.write_out(&lots, out);
    }

    fn write_out(&self, lots: &[(Lot, u32)], out: &mut Vec<Action>) {
        for (lot, _) in lots {
            match *lot {
                Lot::One(step) => out.push(Action::Move(step)),
                Lot::Set(piece, number, landing) => {
                    let places = self.ends(piece, number, landing).places(self.board.sets.words);
                    out.extend(places.map(|place| Action::Move(self.plain(piece, number, place))));
                }
            }
        }
    }
}
