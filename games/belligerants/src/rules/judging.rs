//! Whether a move is allowed, or the rule that forbids it.

use crate::action::Move;
use crate::board::Ground;
use crate::board::reach::Reach;
use crate::piece::{Kind, Piece};
use crate::rules::landing::{Arrival, Landing, is_stuck, is_wounded};
use crate::rules::listing::rank;
use crate::rules::moving::Walker;
use crate::square::Square;
use crate::{Belligerants, Refusal};

impl Belligerants {
    /// Whether the side whose turn it is may make this move.
    pub(crate) fn judge_move(&self, step: Move) -> Result<(), Refusal> {
        let number = self.judge_number(step.number)?;
        let piece = self.judge_piece(step.from)?;
        let landing = self.judge_landing(piece, step, number)?;
        self.judge_forms(piece, step, landing)?;
        self.judge_duty(landing, number, step)
    }

    /// The number played, which is chosen if and only if the devil was rolled (§8.1).
    fn judge_number(&self, number: Option<u8>) -> Result<u8, Refusal> {
        match (self.now.roll, number) {
            (Some(crate::Roll::Number(rolled)), None) => Ok(rolled),
            (Some(crate::Roll::Devil), Some(number @ 1..=5)) => Ok(number),
            (Some(crate::Roll::Devil), _) => Err(Refusal::NumberMissing),
            (_, Some(_)) => Err(Refusal::NumberGiven),
            (None, None) => Err(Refusal::NotNow),
        }
    }

    /// The piece that is to move, if it is one's own and can (§5.8, §5.10).
    fn judge_piece(&self, from: Square) -> Result<Piece, Refusal> {
        let (field, is_devil) = (&self.now.field, self.now.is_devil());
        if !self.board.has(from) {
            return Err(Refusal::NoSquare(from));
        }
        let piece = field.on(from).ok_or(Refusal::NoPiece(from))?;
        if field.owner(piece) != self.now.side {
            return Err(Refusal::NotYours(from));
        }
        let ground = self.board.ground(from);
        if !is_devil && is_stuck(piece.kind(), ground) {
            let is_wounded = ground == Ground::White;
            return Err(if is_wounded { Refusal::Wounded(from) } else { Refusal::Encircled(from) });
        }
        Ok(piece)
    }

    /// What the move would do, if its end can be reached (§4) and one may come there (§5, §6, §9).
    fn judge_landing(&self, piece: Piece, step: Move, number: u8) -> Result<Landing, Refusal> {
        let (field, side) = (&self.now.field, self.now.side);
        if !self.board.has(step.to) {
            return Err(Refusal::NoSquare(step.to));
        }
        if step.to == step.from {
            return Err(Refusal::SameSquare(step.to));
        }
        let mut reach = Reach::EMPTY;
        Walker::new(&self.board, field, piece, side).reach(number, &mut reach);
        if !reach.has(self.board.rays.at(step.to).place()) {
            let has_entered = field.entered(side) & piece.bit() != 0;
            let leaves = has_entered && !self.board.is_camp(step.to, side.other());
            return Err(if leaves {
                Refusal::MayNotLeave(step.from)
            } else {
                Refusal::OutOfReach(step.to, number)
            });
        }
        let guard = field.guard(&self.board, side.other());
        Arrival::new(&self.board, field, piece, side, guard).at(step.to)
    }

    /// Whether the form of the move fits what it does (§7.3, §8.6, §8.7).
    fn judge_forms(&self, piece: Piece, step: Move, landing: Landing) -> Result<(), Refusal> {
        if step.good && !(landing == Landing::Take && self.can_keep(piece, step)) {
            return Err(Refusal::NotInGoodCondition(step.to));
        }
        match (landing, step.rescue) {
            (Landing::Rescue, None) => Err(Refusal::WhereTo(step.to)),
            (Landing::Rescue, Some(camp)) => {
                let is_own = self.board.has(camp) && self.board.is_camp(camp, self.now.side);
                let is_free = is_own && self.now.field.on(camp).is_none();
                if is_free { Ok(()) } else { Err(Refusal::NoRoom(camp)) }
            }
            (_, Some(_)) => Err(Refusal::NothingToRescue(step.to)),
            (_, None) => Ok(()),
        }
    }

    /// Whether something else had to be done with this number (§5.6, §6.6).
    fn judge_duty(&self, landing: Landing, number: u8, step: Move) -> Result<(), Refusal> {
        let own = rank(landing, self.must_take());
        let highest = self.highest(number, self.now.is_devil());
        if own == highest {
            Ok(())
        } else if highest == 3 {
            Err(Refusal::MustTake)
        } else {
            Err(Refusal::WouldDrown(step.to))
        }
    }

    /// Whether what is taken can be kept in good condition: with the devil, material of the enemy's first army,
    /// by anybody but an ambulance (§8.6, §8.7).
    #[inline]
    pub(crate) fn can_keep(&self, captor: Piece, step: Move) -> bool {
        let Some(taken) = self.now.field.on(step.to) else { return false };
        self.now.is_devil()
            && taken.kind().is_material()
            && taken.first_side() != self.now.side
            && captor.kind() != Kind::Ambulance
    }

    /// Why the piece on a square cannot move with an ordinary number, or be taken: for whoever asks.
    pub(crate) fn plight(&self, piece: Piece) -> Option<&'static str> {
        let square = self.now.field.at(piece)?;
        let side = self.now.field.owner(piece);
        let ground = self.board.ground(square);
        let guard = self.now.field.guard(&self.board, side);
        if is_wounded(piece.kind(), ground) {
            Some("wounded")
        } else if is_stuck(piece.kind(), ground) {
            Some("encircled")
        } else if self.now.field.entered(side) & piece.bit() != 0 {
            Some("entered")
        } else if ground == Ground::Green {
            Some("hidden")
        } else if guard.is_some_and(|guard| guard.touches(square)) {
            Some("guarded")
        } else {
            None
        }
    }
}
