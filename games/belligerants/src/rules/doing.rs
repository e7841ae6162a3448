//! What a move changes on the field (§5 to §9).

use tabletop::Sink;

use crate::Belligerants;
use crate::action::Move;
use crate::board::Ground;
use crate::event::{Event, Loss};
use crate::piece::{Kind, Piece, Side};
use crate::square::Square;

impl Belligerants {
    /// Moves a piece and does all that follows from it. Tells whether something came of it that keeps the game
    /// from being quiet (§10.6), and whether an enemy was taken.
    #[inline]
    pub(crate) fn carry_out<S: Sink<Event>>(&mut self, step: Move, events: &mut S) -> (bool, bool) {
        let side = self.now.side;
        let Some(piece) = self.now.field.on(step.from) else { return (false, false) };
        let had_entered = self.now.field.entered(side) & piece.bit() != 0;
        let other = self.now.field.on(step.to);
        events.put(|| Event::Moved {
            seat: side.seat(),
            kind: piece.kind(),
            from: step.from,
            to: step.to,
            number: step.number,
        });
        self.now.field.lift(&self.board, piece);
        if let (Some(camp), Some(friend)) = (step.rescue, other) {
            self.now.field.lift(&self.board, friend);
            self.now.field.put(&self.board, friend, camp, side);
            self.now.field.put(&self.board, piece, step.to, side);
            events.put(|| Event::Rescued { seat: side.seat(), kind: friend.kind(), from: step.to, to: camp });
            return (true, false);
        }
        if let Some(enemy) = other {
            self.take(piece, enemy, step, events);
        }
        let ground = self.board.ground(step.to);
        if ground.destroys() && !piece.kind().roams() {
            let how = if ground == Ground::Blue { Loss::Drowned } else { Loss::Destroyed };
            events.put(|| Event::Lost { seat: side.seat(), kind: piece.kind(), at: step.to, how });
            return (true, other.is_some());
        }
        self.now.field.put(&self.board, piece, step.to, side);
        let enters = !had_entered && ground == Ground::of_camp(side.other());
        if enters {
            events.put(|| Event::Entered { seat: side.seat(), kind: piece.kind(), at: step.to });
        }
        (enters || other.is_some(), other.is_some())
    }

    /// Takes an enemy off its square: into the prison camp, or, with the devil, into somebody's service (§6.1,
    /// §8.6, §8.10, §8.11).
    fn take<S: Sink<Event>>(&mut self, captor: Piece, enemy: Piece, step: Move, events: &mut S) {
        let side = self.now.side;
        self.now.field.lift(&self.board, enemy);
        let was_own = enemy.first_side() == side;
        let returns = was_own && self.now.is_devil() && captor.kind() != Kind::Ambulance;
        if step.good || returns {
            self.enlist(enemy, step.from, side, returns, events);
        } else {
            self.now.field.hold(enemy, side);
            events.put(|| Event::Taken { seat: side.seat(), kind: enemy.kind(), at: step.to });
        }
    }

    /// Puts taken material on the square its captor left; it is lost where nobody can stand (§8.8).
    fn enlist<S: Sink<Event>>(
        &mut self,
        piece: Piece,
        at: Square,
        side: Side,
        returns: bool,
        events: &mut S,
    ) {
        let (seat, kind) = (side.seat(), piece.kind());
        if self.board.ground(at).destroys() {
            events.put(|| Event::Lost { seat: side.other().seat(), kind, at, how: Loss::Sunk });
            return;
        }
        self.now.field.put(&self.board, piece, at, side);
        events.put(|| {
            if returns { Event::Returned { seat, kind, at } } else { Event::Enlisted { seat, kind, at } }
        });
    }
}
