//! The diplomat's mission and its advantage (§7.3 to §7.5, §8): earning, splitting and spending units, and the
//! way home.

use tabletop::{Seat, Sink};

use crate::action::Motion;
use crate::board::{DIPLOMAT_STARTS, HOMES, Spots, Square, bit};
use crate::phase::Phase;
use crate::piece::{Camp, Kind};
use crate::{Bartasso, Event};

/// Units a mission earns (§8.1).
pub(crate) const UNITS: u8 = 3;

impl Bartasso {
    /// Whether a camp's diplomat stands on the marked square of the facing enemy (§7.3).
    #[inline]
    pub(crate) fn has_arrived(&self, camp: Camp) -> bool {
        self.now.of(camp, Kind::Diplomat) & bit(DIPLOMAT_STARTS[camp.facing().index()]) != 0
    }

    /// The diplomat has just arrived.
    pub(crate) fn earn<S: Sink<Event>>(&mut self, seat: Seat, events: &mut S) {
        let camp = self.now.camp;
        self.now.units[camp.index()] += UNITS;
        events.put(|| Event::Arrived { seat, camp });
        if self.now.rules.ally(camp).is_some() {
            self.now.phase = Phase::Split;
        } else {
            self.go_on_spending(events);
        }
    }

    /// Gives some of the units to the ally (§8.6).
    pub(crate) fn split<S: Sink<Event>>(&mut self, seat: Seat, units: u8, events: &mut S) {
        let (camp, ally) = (self.now.camp, self.now.camp.ally());
        self.now.units[camp.index()] -= units;
        self.now.units[ally.index()] += units;
        if units > 0 {
            events.put(|| Event::Passed { seat, camp: ally, units });
        }
        self.go_on_spending(events);
    }

    /// The move is made: units are spent as long as any can be, then the turn is over (§8.8).
    #[inline]
    pub(crate) fn go_on_spending<S: Sink<Event>>(&mut self, events: &mut S) {
        if self.can_spend() {
            self.now.phase = Phase::Units;
        } else {
            self.end_turn(events);
        }
    }

    /// Whether the camp whose turn it is has a unit and something to spend it on.
    #[inline]
    pub(crate) fn can_spend(&self) -> bool {
        let now = &self.now;
        if now.units[now.camp.index()] == 0 {
            return false;
        }
        let pawns = now.of(now.camp, Kind::Pawn);
        self.restorable() != 0
            || now.can_walk(now.camp, pawns, now.empty())
            || now.takers(now.camp) & pawns != 0
    }

    /// Where a lost pawn of the camp whose turn it is can be put back (§8.4).
    #[inline]
    pub(crate) fn restorable(&self) -> Spots {
        let camp = self.now.camp;
        if self.now.lost(camp) == 0 { 0 } else { HOMES[camp.index()] & self.now.empty() }
    }

    /// A unit goes for a move of an ordinary pawn (§8.3).
    pub(crate) fn spend_on_move<S: Sink<Event>>(&mut self, seat: Seat, motion: &Motion, events: &mut S) {
        self.lapse_huff();
        self.now.units[self.now.camp.index()] -= 1;
        let done = self.perform(seat, motion, true, events);
        self.note_motion(&done);
        self.free_blocked(events);
        if !self.end_if_all_taken(events) {
            self.after_spending(events);
        }
    }

    /// A unit goes for a lost pawn (§8.4).
    pub(crate) fn spend_on_pawn<S: Sink<Event>>(&mut self, seat: Seat, square: Square, events: &mut S) {
        self.lapse_huff();
        let camp = self.now.camp;
        self.now.units[camp.index()] -= 1;
        let spot = self.now.size().known_spot(square);
        self.now.toggle(camp, Kind::Pawn, spot);
        events.put(|| Event::Restored { seat, camp, square });
        self.free_blocked(events);
        self.after_spending(events);
    }

    /// Lets the camp decide once more. What was spent before the move may have left it none: then the turn is
    /// over.
    fn after_spending<S: Sink<Event>>(&mut self, events: &mut S) {
        if self.now.phase == Phase::Units {
            self.go_on_spending(events);
        } else if !self.can_move() && !self.can_spend() {
            self.end_turn(events);
        }
    }

    /// No more units are spent (§8.8).
    pub(crate) fn stop<S: Sink<Event>>(&mut self, seat: Seat, events: &mut S) {
        let units = self.now.units[self.now.camp.index()];
        events.put(|| Event::Stopped { seat, units });
        self.end_turn(events);
    }

    /// Takes a diplomat whose mission is over from the marked square and home, or off the board until there is
    /// room (§8.9). It stays while its ally still has units of it (§8.10).
    #[inline]
    pub(crate) fn send_home<S: Sink<Event>>(&mut self, camp: Camp, events: &mut S) {
        let ally_spends = self.now.rules.ally(camp).is_some_and(|ally| self.now.units[ally.index()] > 0);
        if ally_spends || !self.has_arrived(camp) {
            return;
        }
        self.now.toggle(camp, Kind::Diplomat, DIPLOMAT_STARTS[camp.facing().index()]);
        self.now.waiting |= 1 << camp.index();
        self.come_home(camp, events);
    }

    /// Puts a waiting diplomat on its first square, if that is free (§8.9).
    #[inline]
    pub(crate) fn come_home<S: Sink<Event>>(&mut self, camp: Camp, events: &mut S) {
        let home = DIPLOMAT_STARTS[camp.index()];
        if self.now.waiting & 1 << camp.index() != 0 && self.now.empty() & bit(home) != 0 {
            self.now.waiting &= !(1 << camp.index());
            self.now.toggle(camp, Kind::Diplomat, home);
            events.put(|| Event::Returned { camp });
        }
    }
}
