//! The course of the game: rolls, turns, and when it ends (§3, §8.1, §8.2, §10).

use tabletop::{Outcome, Seat, Sink};

use crate::chance::Roll;
use crate::event::Event;
use crate::piece::Side;
use crate::state::{Deal, End, Last, Phase};
use crate::{Belligerants, Move};

/// Rolls after which the score decides (§10.6).
pub(crate) const MOST_ROLLS: u16 = 600;
/// Rolls without anything lasting after which it does (§10.6).
pub(crate) const MOST_QUIET: u8 = 100;

impl Belligerants {
    /// The die shows something: the side whose turn it is moves, or cannot (§3.3, §8.2).
    #[inline]
    pub(crate) fn rolled<S: Sink<Event>>(&mut self, roll: Roll, events: &mut S) {
        self.now.rolls += 1;
        self.now.quiet += 1;
        self.now.roll = Some(roll);
        events.put(|| Event::Rolled { seat: self.now.side.seat(), roll });
        if self.can_play(roll) {
            self.now.phase = Phase::Move;
            self.now.window += 1;
        } else {
            events.put(|| Event::Blocked { seat: self.now.side.seat() });
            self.pass_on(events);
        }
    }

    /// The side whose turn it is moves (§3.1).
    #[inline]
    pub(crate) fn moved<S: Sink<Event>>(&mut self, step: Move, events: &mut S) {
        let takers = self.takers_left_out(step);
        let (is_lasting, has_taken) = self.carry_out(step, events);
        self.now.last = Some(Last { side: self.now.side, step });
        if is_lasting {
            self.now.quiet = 0;
        }
        self.now.deal = Deal::Silent;
        if self.ends_by_battle(events) {
            return;
        }
        let takers = if has_taken { 0 } else { self.huffable(takers) };
        if takers == 0 {
            self.pass_on(events);
        } else {
            self.now.huffable = takers;
            self.now.phase = Phase::Huff;
            self.now.window += 1;
        }
    }

    /// Ends the game if a side has nothing more to do (§10.1, §10.5).
    #[inline]
    pub(crate) fn ends_by_battle<S: Sink<Event>>(&mut self, events: &mut S) -> bool {
        let is_over = Side::BOTH.into_iter().any(|side| !self.now.field.is_in_battle(side));
        if is_over {
            self.end(End::Battle, events);
        }
        is_over
    }

    /// Whoever rolls next: the same side after a devil, else the other (§8.1); or the end (§10.6).
    #[inline]
    pub(crate) fn pass_on<S: Sink<Event>>(&mut self, events: &mut S) {
        if !self.now.is_devil() {
            self.now.side = self.now.side.other();
        }
        self.now.roll = None;
        self.now.phase = Phase::Roll;
        if self.now.rolls >= MOST_ROLLS {
            self.end(End::Rolls, events);
        } else if self.now.quiet >= MOST_QUIET {
            self.end(End::Quiet, events);
        }
    }

    pub(crate) fn end<S: Sink<Event>>(&mut self, end: End, events: &mut S) {
        self.now.phase = Phase::Over(end);
        events.put(|| Event::Ended {
            how: end.how(),
            scores: Side::BOTH.map(|side| self.now.field.score(side)),
        });
    }

    /// The result (§3.4, §10.3, §11.7).
    pub(crate) fn outcome(&self, end: End) -> Outcome {
        let score = |seat: Seat| self.now.field.score(Side::of(seat));
        match end {
            End::Battle | End::Rolls | End::Quiet => Outcome::by_score(2, end.how(), score),
            End::Time(loser) => {
                Outcome::by_merit(2, end.how(), |seat| -i32::from(Side::of(seat) == loser), score)
            }
            End::Armistice { loser, hundreds } => Outcome::by_score(2, end.how(), |seat| {
                if Side::of(seat) == loser { 0 } else { 100 * i32::from(hundreds) }
            }),
        }
    }
}
