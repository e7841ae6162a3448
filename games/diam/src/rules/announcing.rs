//! The announcement of 1998 (§6).

use crate::board::Board;
use crate::rules::moving::{Shift, can_make_diam, shifts, winner_after};
use crate::{Action, Diam, Refusal};

impl Diam {
    /// Whether moving this stack is an unannounced diam of the side to act (§6.1, §6.5). A diam that the
    /// enemy's higher one outdoes is none (§6.8).
    #[inline]
    pub(crate) fn is_barred(&self, shift: Shift) -> bool {
        let side = self.now.side();
        self.now.rules.is_1998()
            && self.now.announced & side.bit() == 0
            && winner_after(self.now.board, shift) == Some(side)
    }

    /// Whether "Diam!" may be called with this action, which is possible otherwise (§6.4).
    pub(crate) fn judge_announcing(&self, action: Action) -> Result<(), Refusal> {
        if !self.now.rules.is_manual() {
            return Err(Refusal::NoAnnouncements);
        }
        if self.has_something_to_announce(action) { Ok(()) } else { Err(Refusal::NothingToAnnounce) }
    }

    /// Whether the side to act threatens a diam after this action (§6.2), the game going on.
    pub(crate) fn has_something_to_announce(&self, action: Action) -> bool {
        let mut board = self.now.board;
        let landed = match action {
            Action::Place { colour, square, .. } => {
                board.place(colour.slot(), square);
                square
            }
            Action::Move { from, level, to, .. } => {
                board.shift(from, level, to);
                to
            }
            Action::Swap => return false,
        };
        board.diam_through(landed).is_none() && can_make_diam(&board, self.now.side())
    }
}

impl Diam {
    /// 0 if the side to act can make the diam it announced; else how many of its actions leave the other side none to make, or how
    /// many it has at all where nothing is announced against it. From 1, for whoever has none is lost all the same.
    pub(crate) fn answers(&self) -> u32 {
        let (board, side) = (self.now.board, self.now.side());
        if self.now.announced & side.bit() != 0 && can_make_diam(&board, side) {
            return 0;
        }
        let other = side.other();
        let is_warned = self.now.announced & other.bit() != 0;
        let is_answer = |after: Board, landed| {
            after.diam_through(landed).is_none() && (!is_warned || !can_make_diam(&after, other))
        };
        let moves = shifts(board, side).filter(|shift| {
            let mut after = board;
            after.shift(shift.from, shift.level, shift.to);
            is_answer(after, shift.to)
        });
        let placings = self.placings().filter(|(slot, square)| {
            let mut after = board;
            after.place(*slot, *square);
            is_answer(after, *square)
        });
        (moves.count() + placings.count()).max(1) as u32
    }
}
