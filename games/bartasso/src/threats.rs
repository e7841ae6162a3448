//! What a camp could take if it were its turn, for the bots' evaluation.
//!
//! With four camps the enemy straight ahead may be the last to play before one's own turn comes again, so that a search of
//! a move or two never sees it take. Here every camp's best take is told at a glance: hop by hop the richest, as far as it
//! goes. That it may be retaken is left to the search, and a piece that counts on it is better moved. It must never
//! decide what is legal: that stands in `rules`.

use crate::board::{Spot, Spots, each};
use crate::piece::{Camp, Kind};
use crate::rules::takes::Hunt;
use crate::state::Position;

impl Position {
    /// The most a camp would take in one move, by what pieces are worth; 0 if it can take nothing.
    pub(crate) fn threat(&self, camp: Camp, worth: &impl Fn(Spots) -> i32) -> i32 {
        let taken = |from: Spot| {
            let kind = self.piece(from).map_or(Kind::Pawn, |piece| piece.kind);
            worth(Hunt::new(self, camp, kind, from).greedy(from, worth))
        };
        each(self.takers_in_contact(camp)).map(taken).max().unwrap_or(0)
    }
}
