//! A turn from its start to the next one (§3): who is skipped, what is decided in which order, what runs out.

use tabletop::{Seat, Sink};

use crate::action::{Action, Motion};
use crate::phase::{End, Phase};
use crate::piece::{Camp, Kind};
use crate::state::Position;
use crate::{Bartasso, Event};

impl Position {
    /// Whether a fighter of a camp can move, the diplomat not counted (§10.4).
    #[inline]
    pub(crate) fn can_fight(&self, camp: Camp) -> bool {
        let (empty, walkers) = (self.empty(), self.walkers(camp) & !self.kinds[Kind::Diplomat.index()]);
        self.can_walk(camp, walkers, empty) || self.can_roam(camp, empty) || self.takers(camp) != 0
    }
}

impl Bartasso {
    /// Does an accepted action.
    #[inline]
    pub(crate) fn act<S: Sink<Event>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Exchange { .. } | Action::Back(_) | Action::Decline => {
                return self.negotiate(seat, action, events);
            }
            _ => {
                self.now.window += 1;
                self.now.offer = None;
                self.now.last = Some(action);
            }
        }
        match action {
            Action::Move(motion) => self.make_move(seat, &motion, events),
            Action::Huff(square) => {
                let spot = self.now.size().known_spot(square);
                self.huff(seat, spot, events);
            }
            Action::Keep => {
                self.lapse_huff();
                self.open_turn(events);
            }
            Action::Extra(motion) => self.spend_on_move(seat, &motion, events),
            Action::Restore(square) => self.spend_on_pawn(seat, square, events),
            Action::Pass(units) => self.split(seat, units, events),
            Action::Stop => self.stop(seat, events),
            Action::Exchange { .. } | Action::Back(_) | Action::Decline => {}
        }
    }

    /// The move of the turn (§3.2).
    #[inline]
    fn make_move<S: Sink<Event>>(&mut self, seat: Seat, motion: &Motion, events: &mut S) {
        self.lapse_huff();
        let takers = if matches!(motion, Motion::Step { .. }) { self.now.takers(self.now.camp) } else { 0 };
        let done = self.perform(seat, motion, false, events);
        self.note_move(&done, takers);
        self.free_blocked(events);
        if done.set != 0 && self.end_if_all_taken(events) {
            return;
        }
        if done.kind == Kind::Diplomat && self.has_arrived(self.now.camp) {
            return self.earn(seat, events);
        }
        self.go_on_spending(events);
    }

    /// A window ran out: a turn is lost with the game, what is optional is declined (§3.6).
    pub(crate) fn expire<S: Sink<Event>>(&mut self, events: &mut S) {
        let seat = self.now.seat();
        match self.now.phase {
            Phase::Huff => self.act(seat, Action::Keep, events),
            Phase::Split => self.act(seat, Action::Pass(0), events),
            Phase::Units => self.act(seat, Action::Stop, events),
            Phase::Move if !self.can_move() => self.act(seat, Action::Stop, events),
            Phase::Move => {
                self.now.end = Some(End::Time(self.now.camp.alliance() as u8));
                events.put(|| Event::TimedOut { seat });
            }
        }
    }

    /// Whether the camp whose turn it is has any move.
    #[inline]
    pub(crate) fn can_move(&self) -> bool {
        let (now, camp) = (&self.now, self.now.camp);
        now.can_fight(camp) || now.can_walk(camp, now.of(camp, Kind::Diplomat), now.empty())
    }

    /// Starts the turn of the camp that is next, passing over those that have nothing to decide (§3.4).
    #[inline]
    pub(crate) fn begin_turn<S: Sink<Event>>(&mut self, events: &mut S) {
        self.now.has_taken = false;
        let camp = self.now.camp;
        if self.now.is_out(camp) {
            return self.end_turn(events);
        }
        self.come_home(camp, events);
        self.now.phase = Phase::Move;
        self.remember(events);
        if self.now.end.is_none() {
            self.open_turn(events);
        }
    }

    /// Lets the camp decide: first on a huff, if its fighters are blocked, then on its move (§9.6, §10.4).
    #[inline]
    pub(crate) fn open_turn<S: Sink<Event>>(&mut self, events: &mut S) {
        self.free_blocked(events);
        if self.now.can_fight(self.now.camp) {
            self.now.phase = Phase::Move;
            return;
        }
        if self.now.huffable() != 0 {
            self.now.phase = Phase::Huff;
            return;
        }
        self.end_if_blocked(events);
        if self.now.end.is_some() {
            return;
        }
        self.now.phase = Phase::Move;
        if !self.can_move() && !self.can_spend() {
            events.put(|| Event::Skipped { seat: self.now.seat(), camp: self.now.camp });
            self.end_turn(events);
        }
    }

    /// Ends the turn: units lapse, diplomats go home, the game may be over, the next camp begins.
    #[inline]
    pub(crate) fn end_turn<S: Sink<Event>>(&mut self, events: &mut S) {
        let camp = self.now.camp;
        self.now.units[camp.index()] = 0;
        self.send_home(camp, events);
        if let Some(ally) = self.now.rules.ally(camp) {
            self.send_home(ally, events);
        }
        self.free_blocked(events);
        self.end_if_stranded(events);
        if self.now.end.is_some() {
            return;
        }
        self.now.turns += 1;
        self.end_if_long(events);
        if self.now.end.is_some() {
            return;
        }
        self.now.camp = self.now.rules.next(camp);
        self.begin_turn(events);
    }
}
