//! Placing (§3).

use crate::piece::{Colour, Square};
use crate::{Diam, Refusal};

impl Diam {
    /// Whether the seat whose turn it is may place this colour there.
    pub(crate) fn judge_placing(&self, colour: Colour, square: Square) -> Result<(), Refusal> {
        let now = &self.now;
        let slot = colour.slot();
        if !colour.is_in(now.rules.edition()) {
            return Err(Refusal::OtherEdition(colour));
        }
        if now.rules.slots_of(now.turn) & (1 << slot) == 0 {
            let is_partners = colour.side() == now.side();
            return Err(if is_partners {
                Refusal::PartnersReserve(colour)
            } else {
                Refusal::NotYourReserve(colour)
            });
        }
        if now.left(slot) == 0 {
            return Err(Refusal::ReserveEmpty(colour));
        }
        self.judge_square(square)
    }

    /// Whether a piece from the reserve may go on a square (§3.1, §3.2, §3.3).
    #[inline]
    fn judge_square(&self, square: Square) -> Result<(), Refusal> {
        let board = &self.now.board;
        if !board.has_room(square) {
            Err(Refusal::PileFull(square))
        } else if self.now.rules.is_1998() && !board.is_empty(square) {
            Err(Refusal::NotEmpty(square))
        } else {
            Ok(())
        }
    }

    /// The same, for those who need no reason.
    #[inline]
    pub(crate) fn takes_placing(&self, square: Square) -> bool {
        self.judge_square(square).is_ok()
    }
}
