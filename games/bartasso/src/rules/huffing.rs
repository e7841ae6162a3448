//! Huffing (§9): which pieces did not take, and taking one of them away.

use tabletop::{Seat, Sink};

use crate::board::{Spot, Spots, bit};
use crate::rules::moving::Done;
use crate::{Bartasso, Event};

impl Bartasso {
    /// Notes what may be huffed for a move of the turn that was made where these pieces could have taken
    /// (§9.3, §9.4). Where taking is compulsory nobody could.
    #[inline]
    pub(crate) fn note_move(&mut self, done: &Done, takers: Spots) {
        if done.set == 0 && !self.now.has_taken {
            self.now.omitted[self.now.camp.alliance()] |= takers;
        }
        self.note_motion(done);
    }

    /// Notes what may be huffed after any move: whatever did not take is huffed where it went to (§9.3), and a
    /// take makes up for what was left undone (§9.4).
    #[inline]
    pub(crate) fn note_motion(&mut self, done: &Done) {
        if self.now.rules.must_take() {
            return;
        }
        let omitted = &mut self.now.omitted[self.now.camp.alliance()];
        if done.set != 0 {
            self.note_take(done);
        } else if *omitted & bit(done.from) != 0 {
            *omitted ^= bit(done.from) | bit(done.to);
        }
    }

    /// After a take in a turn, only the piece that took last can be huffed, if it stopped half-way (§9.4).
    fn note_take(&mut self, done: &Done) {
        self.now.has_taken = true;
        let own = self.now.camps[self.now.camp.index()] | bit(done.from);
        let omitted = &mut self.now.omitted[self.now.camp.alliance()];
        *omitted &= !own;
        if done.stopped {
            *omitted |= bit(done.to);
        }
    }

    /// Takes a piece away that did not take (§9.1). The turn goes on: huffing is not playing (§9.2).
    pub(crate) fn huff<S: Sink<Event>>(&mut self, seat: Seat, spot: Spot, events: &mut S) {
        events.put(|| Event::Huffed { seat, taken: self.standing(spot) });
        self.remove(spot, false);
        self.lapse_huff();
        self.stir();
        self.free_blocked(events);
        if self.end_if_all_taken(events) {
            return;
        }
        self.come_home(self.now.camp, events);
        self.open_turn(events);
    }

    /// The right to huff is over (§9.8).
    #[inline]
    pub(crate) fn lapse_huff(&mut self) {
        self.now.omitted[1 - self.now.camp.alliance()] = 0;
    }
}
