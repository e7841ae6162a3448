//! Effects of troops (chapter 6) and of special bases (chapters 11 to 19): when they are asked for, and what they do.

use tabletop::{Seat, Sink, Window};

use crate::action::Action;
use crate::event::Event;
use crate::field::{Field, Phase, Question, RACK, Source, Tile};
use crate::state::ToyBattle;
use crate::terrain::{Slot, Special};
use crate::troop::Troop;

impl ToyBattle {
    /// What a troop just placed may do, if anybody can see that it can do something (§7.6, §7.7).
    pub(crate) fn troop_question(&self, troop: Troop, at: Slot) -> Option<Question> {
        let (field, enemy) = (&self.field, Field::rival(self.field.turn));
        if field.mutes() & at.bit() != 0 {
            return None;
        }
        match troop {
            Troop::Skully => self.draw_question(Source::Skully, 2),
            Troop::Star => self.draw_question(Source::Star, 1),
            Troop::Captain => (field.rack[field.turn.index()] > 0).then_some(Question::Extra),
            Troop::Jumbo => (field.discardable(at) != 0).then_some(Question::Discard(at)),
            Troop::Xb42 => (field.rack[enemy.index()] > 0).then_some(Question::Break),
            Troop::Kwak | Troop::Hook | Troop::Roxy => None,
        }
    }

    /// What the special base under a troop placed this turn may do.
    fn base_question(&self, at: Slot, tile: Tile) -> Option<Question> {
        let field = &self.field;
        let (own, enemy) = (field.turn.index(), Field::rival(field.turn).index());
        let has_room = field.rack[own] < RACK;
        match field.special(at)? {
            Special::Recall => {
                (has_room && field.recallable(tile, at) != 0).then_some(Question::Recall(tile, at))
            }
            Special::Draw => self.draw_question(Source::Cloud, 1),
            Special::Push => (field.pushable(at) != 0).then_some(Question::Push(at)),
            Special::Raise => (has_room && !field.discard[own].is_empty()).then_some(Question::Raise),
            Special::Pin => (field.rack[enemy] > field.pinned[enemy]).then_some(Question::Pin),
            Special::Gate(_) | Special::Mute => None,
        }
    }

    fn draw_question(&self, source: Source, wish: u8) -> Option<Question> {
        let count = self.field.drawable(wish);
        (count > 0).then_some(Question::Draw(source, count))
    }

    pub(crate) fn ask(&mut self, question: Question) {
        self.field.window = Window(self.field.window.0 + 1);
        self.field.phase = Phase::Ask(question);
    }

    /// Goes on with the base effects that wait, or ends the turn (§7.3, §7.4).
    pub(crate) fn go_on<S: Sink<Event>>(&mut self, events: &mut S) {
        while let Some((at, tile)) = self.field.waiting.pop() {
            if !self.field.is_laid(tile) {
                continue;
            }
            if let Some(question) = self.base_question(at, tile) {
                return self.ask(question);
            }
        }
        self.end_turn(events);
    }

    /// Applies the effect in question.
    pub(crate) fn answer<S: Sink<Event>>(&mut self, question: Question, action: Action, events: &mut S) {
        let seat = self.field.turn;
        match (question, action) {
            (Question::Draw(_, count), Action::Yes) => self.field.phase = Phase::Drawing(count),
            (Question::Break, Action::Yes) => self.field.phase = Phase::Breaking,
            (Question::Pin, Action::Yes) => self.field.phase = Phase::Pinning,
            (_, Action::Place(troop, slot)) => self.place(troop, slot, events),
            (_, Action::Discard(slot)) => {
                let tile = self.field.lift(slot);
                self.bury(tile.seat(), tile.troop());
                events.put(|| Event::Discarded { seat, troop: tile.troop(), slot });
                self.change(events);
            }
            (_, Action::Recall(slot)) => {
                let troop = self.field.lift(slot).troop();
                self.take_back(seat, troop);
                events.put(|| Event::Recalled { seat, troop, slot });
                self.change(events);
            }
            (_, Action::Push(from, to)) => {
                let troop = self.field.shift(from, to).troop();
                events.put(|| Event::Pushed { seat, troop, from, to });
                self.change(events);
            }
            (_, Action::Raise(troop)) => {
                let dead = &mut self.field.discard[seat.index()];
                *dead = dead.without(troop);
                self.take_back(seat, troop);
                events.put(|| Event::Raised { seat, troop });
                self.go_on(events);
            }
            (_, Action::Pass) => {
                events.put(|| Event::Declined { seat, question });
                self.go_on(events);
            }
            (_, Action::Yes | Action::Draw) => unreachable!("nothing asks for it"),
        }
    }

    /// After a change of visible troops other than a placement.
    fn change<S: Sink<Event>>(&mut self, events: &mut S) {
        self.count_regions(events);
        if !self.is_over() {
            self.go_on(events);
        }
    }

    /// Puts a troop on the discard.
    pub(crate) fn bury(&mut self, seat: Seat, troop: Troop) {
        let dead = &mut self.field.discard[seat.index()];
        *dead = dead.with(troop);
    }

    /// Puts a troop into its owner's rack before everybody's eyes (§10.7).
    fn take_back(&mut self, seat: Seat, troop: Troop) {
        let i = seat.index();
        self.hands.rack[i] = self.hands.rack[i].with(troop);
        self.field.rack[i] += 1;
        self.field.known[i] = self.field.known[i].with(troop);
    }

    /// Takes a troop out of a rack before everybody's eyes.
    pub(crate) fn give_away(&mut self, seat: Seat, troop: Troop) {
        let i = seat.index();
        self.hands.rack[i] = self.hands.rack[i].without(troop);
        self.field.rack[i] -= 1;
        if self.field.known[i].has(troop) {
            self.field.known[i] = self.field.known[i].without(troop);
        }
    }
}
