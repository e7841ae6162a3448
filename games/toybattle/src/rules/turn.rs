//! The course of a turn (chapters 3 and 7), regions (chapter 8) and the end (chapter 9).

use tabletop::{Seat, Sink, Window};

use crate::action::{Action, Chance};
use crate::event::Event;
use crate::field::{End, Field, How, Phase, QUIET, Waiting};
use crate::state::ToyBattle;
use crate::terrain::{Slot, Special};
use crate::troop::{Troop, Troops};

impl ToyBattle {
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.field.phase, Phase::Over(_))
    }

    pub(crate) fn act<S: Sink<Event>>(&mut self, action: Action, events: &mut S) {
        self.field.last = Some((self.field.turn, action));
        match (self.field.phase, action) {
            (Phase::Ask(question), _) => self.answer(question, action, events),
            (_, Action::Place(troop, slot)) => self.place(troop, slot, events),
            _ => self.field.phase = Phase::Drawing(self.field.drawable(2)),
        }
    }

    /// Places a troop from the rack, and whatever follows from it (§7.1).
    pub(crate) fn place<S: Sink<Event>>(&mut self, troop: Troop, slot: Slot, events: &mut S) {
        let seat = self.field.turn;
        self.give_away(seat, troop);
        let covered = self.field.top(slot);
        let tile = self.field.lay(seat, troop, slot);
        events.put(|| Event::Placed {
            seat,
            troop,
            slot,
            covered: covered.map(|tile| (tile.seat(), tile.troop())),
        });
        if !slot.is_base() {
            return self.end(Some(seat), How::Headquarters, events);
        }
        self.count_regions(events);
        if self.is_over() {
            return;
        }
        // Gates and mutes are no effects (§11.3): nothing of theirs waits.
        if !matches!(self.field.special(slot), None | Some(Special::Gate(_) | Special::Mute)) {
            self.field.waiting.push(slot, tile);
        }
        match self.troop_question(troop, slot) {
            Some(question) => self.ask(question),
            None => self.go_on(events),
        }
    }

    pub(crate) fn fall<S: Sink<Event>>(&mut self, chance: Chance, events: &mut S) {
        match chance {
            Chance::Draws(troops) => self.draw(troops, events),
            Chance::Discards(troop) => {
                let victim = Field::rival(self.field.turn);
                self.give_away(victim, troop);
                self.bury(victim, troop);
                // Nothing is pinned while troops still take effect; a troop that is hit cannot stay pinned.
                let i = victim.index();
                self.hands.pinned[i] = self.hands.pinned[i].shared(self.hands.rack[i]);
                self.field.pinned[i] = self.hands.pinned[i].len();
                events.put(|| Event::Broken { seat: victim, troop });
                self.go_on(events);
            }
            Chance::Pins(troop) => {
                let victim = Field::rival(self.field.turn);
                self.hands.pinned[victim.index()] = self.hands.pinned[victim.index()].with(troop);
                self.field.pinned[victim.index()] += 1;
                events.put(|| Event::Pinned { seat: victim, troop });
                self.go_on(events);
            }
        }
    }

    /// Troops come from the reserve: at the start, as a turn, or as an effect.
    fn draw<S: Sink<Event>>(&mut self, troops: Troops, events: &mut S) {
        let (seat, count) = self.drawing().expect("somebody draws");
        let i = seat.index();
        self.hands.undrawn[i] = self.hands.undrawn[i].minus(troops);
        self.hands.rack[i] = self.hands.rack[i].plus(troops);
        self.field.rack[i] += count;
        self.field.reserve[i] -= count;
        events.put(|| Event::Drew { seat, troops });
        match self.field.phase {
            Phase::Deal(seat) if seat.index() == 0 => self.field.phase = Phase::Deal(Field::rival(seat)),
            Phase::Deal(_) => self.begin_turn(Seat::new(0), events),
            _ => {
                self.field.stirred = true;
                self.go_on(events);
            }
        }
    }

    /// Gives both sides the medals of every region they have come to control (§8.3, §8.6).
    pub(crate) fn count_regions<S: Sink<Event>>(&mut self, events: &mut S) {
        let taken = self.field.taken[0] | self.field.taken[1];
        let [first, second] = self.field.held;
        // Whether a region is held is found without a branch for each: hardly any comes to be.
        let held = self.field.terrain.regions.iter().enumerate().fold(0, |held, (i, region)| {
            let is_held = (region.bases & !first == 0) | (region.bases & !second == 0);
            held | u16::from(is_held) << i
        });
        if held & !taken == 0 {
            return;
        }
        for (i, region) in self.field.terrain.regions.iter().enumerate() {
            if held & !taken & 1 << i == 0 {
                continue;
            }
            let holder = usize::from(region.bases & !first != 0);
            self.field.taken[holder] |= 1 << i;
            self.field.medals[holder] += region.medals;
            self.field.stirred = true;
            let (seat, medals) = (Seat::new(holder as u8), region.medals);
            events.put(|| Event::Won { seat, region: i as u8, medals });
        }
        let has_all = |seat: &Seat| self.field.medals[seat.index()] >= self.field.terrain.objective;
        // The player on turn is asked first (§9.3).
        let winner = [self.field.turn, Field::rival(self.field.turn)].into_iter().find(has_all);
        if winner.is_some() {
            self.end(winner, How::Medals, events);
        }
    }

    /// The turn is over: pins are lifted, and the next player begins (§19.3, §9.6).
    pub(crate) fn end_turn<S: Sink<Event>>(&mut self, events: &mut S) {
        let i = self.field.turn.index();
        self.hands.pinned[i] = Troops::NONE;
        self.field.pinned[i] = 0;
        self.field.turns += 1;
        self.field.quiet = if self.field.stirred { 0 } else { self.field.quiet + 1 };
        self.field.stirred = false;
        if self.field.quiet == QUIET {
            let winner = self.richer();
            return self.end(winner, How::Quiet, events);
        }
        self.begin_turn(Field::rival(self.field.turn), events);
    }

    fn begin_turn<S: Sink<Event>>(&mut self, seat: Seat, events: &mut S) {
        self.field.turn = seat;
        self.field.window = Window(self.field.window.0 + 1);
        self.field.phase = Phase::Turn;
        if self.field.drawable(2) == 0 && !self.can_place() {
            let winner = self.richer().unwrap_or(Field::rival(seat));
            self.end(Some(winner), How::Stuck, events);
        }
    }

    /// Who has more medals, if anybody.
    fn richer(&self) -> Option<Seat> {
        let [first, second] = self.field.medals;
        (first != second).then_some(Seat::new(u8::from(first < second)))
    }

    fn end<S: Sink<Event>>(&mut self, winner: Option<Seat>, how: How, events: &mut S) {
        self.field.phase = Phase::Over(End { winner, how });
        // What was still to come never does (§7.2).
        self.field.waiting = Waiting::default();
        let seat = self.field.turn;
        events.put(|| Event::Ended { seat, winner, how });
    }

    /// A turn not taken in time loses; an effect not decided on in time is declined (§9.7).
    pub(crate) fn expire<S: Sink<Event>>(&mut self, events: &mut S) {
        match self.field.phase {
            Phase::Ask(question) => {
                self.field.last = Some((self.field.turn, Action::Pass));
                self.answer(question, Action::Pass, events);
            }
            _ => {
                let winner = Field::rival(self.field.turn);
                self.end(Some(winner), How::Time, events);
            }
        }
    }
}
