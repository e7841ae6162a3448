//! The option to leave a capture and be punished for it (§12).

use tabletop::Sink;

use crate::event::Event;
use crate::piece::{Piece, pieces};
use crate::square::Square;
use crate::{Action, Belligerants, Capture, Move, Refusal};

impl Belligerants {
    /// Whether one must take where one can (§6.6).
    #[inline]
    pub(crate) fn must_take(&self) -> bool {
        self.now.capture == Capture::Must
    }

    /// The pieces that could take with the number of a move, before it is made. Nobody asks where one must.
    #[inline]
    pub(crate) fn takers_left_out(&self, step: Move) -> u32 {
        match (self.now.capture, self.now.roll) {
            (Capture::Huff, Some(crate::Roll::Number(number))) => self.takers(number, false),
            (Capture::Huff, Some(crate::Roll::Devil)) => self.takers(step.number.unwrap_or(1), true),
            _ => 0,
        }
    }

    /// Of those, the ones that can be taken for it afterwards: they stand, and have not entered (§12.2).
    #[inline]
    pub(crate) fn huffable(&self, takers: u32) -> u32 {
        let side = self.now.side;
        takers & self.now.field.army(side) & !self.now.field.entered(side)
    }

    /// The piece on a square, if it can be huffed now.
    fn huffed(&self, square: Square) -> Option<Piece> {
        self.board
            .has(square)
            .then(|| self.now.field.on(square))?
            .filter(|piece| self.now.huffable & piece.bit() != 0)
    }

    /// Whether the piece on a square could have taken and did not (§12.1).
    pub(crate) fn judge_huff(&self, square: Square) -> Result<(), Refusal> {
        self.huffed(square).map(|_| ()).ok_or(Refusal::CouldNotTake(square))
    }

    /// Adds what the opponent can do about it.
    pub(crate) fn list_huffs(&self, out: &mut Vec<Action>) {
        out.extend(pieces(self.now.huffable).map(|piece| Action::Huff(self.now.field.stand(piece))));
        out.push(Action::Decline);
    }

    /// The opponent takes one of them, or none; then play goes on (§12.1, §12.3).
    pub(crate) fn settle_huff<S: Sink<Event>>(&mut self, square: Option<Square>, events: &mut S) {
        let by = self.now.side.other();
        let piece = square.and_then(|square| self.huffed(square));
        self.now.huffable = 0;
        match piece {
            Some(piece) => {
                let at = self.now.field.lift(&self.board, piece);
                self.now.field.hold(piece, by);
                self.now.quiet = 0;
                events.put(|| Event::Huffed { seat: by.seat(), kind: piece.kind(), at });
                if self.ends_by_battle(events) {
                    return;
                }
            }
            None => events.put(|| Event::Declined { seat: by.seat() }),
        }
        self.pass_on(events);
    }
}
