//! What it means to come to a square: to stop, to take, to rescue, to drown, or that one may not (§5, §6, §7, §9).

use crate::Refusal;
use crate::board::{Board, Ground};
use crate::field::Field;
use crate::piece::{Kind, Piece, Side};
use crate::square::Square;

/// What coming to a square would do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Landing {
    /// The piece drowns: allowed when nothing else is (§5.6).
    Drown,
    /// It stops there.
    Stop,
    /// An ambulance picks up a wounded piece of its own army (§7.2).
    Rescue,
    /// It takes the enemy there (§6.1).
    Take,
}

/// A piece about to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arrival<'a> {
    board: &'a Board,
    field: &'a Field,
    side: Side,
    kind: Kind,
    from: Square,
    is_wounded: bool,
    /// Whether it may stop and take in the enemy's camp.
    may_enter: bool,
    /// The square around which the enemy's sentinel guards.
    guard: Option<Square>,
}

/// Whether a piece of this kind is wounded on this ground (§5.10).
#[inline]
pub(crate) fn is_wounded(kind: Kind, ground: Ground) -> bool {
    ground == Ground::White && !kind.roams()
}

/// Whether a piece of this kind can leave this ground with the devil only (§5.8, §5.10).
#[inline]
pub(crate) fn is_stuck(kind: Kind, ground: Ground) -> bool {
    ground.holds() && !kind.roams()
}

impl<'a> Arrival<'a> {
    #[inline]
    pub(crate) fn new(
        board: &'a Board,
        field: &'a Field,
        piece: Piece,
        side: Side,
        guard: Option<Square>,
    ) -> Self {
        let (kind, from) = (piece.kind(), field.stand(piece));
        let ground = board.ground(from);
        Arrival {
            board,
            field,
            side,
            kind,
            from,
            is_wounded: is_wounded(kind, ground),
            may_enter: field.has_left_camp(side) || ground == Ground::of_camp(side.other()),
            guard,
        }
    }

    /// What coming there would do, or the rule against it.
    #[inline]
    pub(crate) fn at(&self, to: Square) -> Result<Landing, Refusal> {
        let ground = self.board.ground(to);
        if to == self.from {
            return Err(Refusal::SameSquare(to));
        }
        let Some(other) = self.field.on(to) else {
            return self.on_free(to, ground);
        };
        if self.field.owner(other) == self.side {
            return self.on_friend(to, ground, other);
        }
        self.on_enemy(to, ground, other)
    }

    #[inline]
    fn on_free(&self, to: Square, ground: Ground) -> Result<Landing, Refusal> {
        if !self.may_enter && ground == Ground::of_camp(self.side.other()) {
            Err(Refusal::CampClosed(to))
        } else if ground == Ground::Blue && !self.kind.roams() {
            Ok(Landing::Drown)
        } else {
            Ok(Landing::Stop)
        }
    }

    fn on_friend(&self, to: Square, ground: Ground, other: Piece) -> Result<Landing, Refusal> {
        if self.kind != Kind::Ambulance || !is_wounded(other.kind(), ground) {
            return Err(Refusal::OwnPiece(to));
        }
        let has_room = self.board.camp(self.side).iter().any(|square| self.field.on(*square).is_none());
        if has_room { Ok(Landing::Rescue) } else { Err(Refusal::CampFull(to)) }
    }

    /// Whether the enemy there can be taken, and if not, why (§6.2, §6.3, and the squares' own rules).
    #[inline]
    fn on_enemy(&self, to: Square, ground: Ground, other: Piece) -> Result<Landing, Refusal> {
        let kind = other.kind();
        let takes = match ground {
            Ground::Green => return Err(Refusal::UnderCover(to)),
            Ground::White if is_wounded(kind, ground) => {
                if !self.kind.takes_wounded(kind) {
                    return Err(Refusal::LiesWounded(to));
                }
                true
            }
            Ground::Blue if !self.kind.roams() => return Err(Refusal::OnWater(to)),
            _ if ground == Ground::of_camp(self.side) => return Err(Refusal::HasEntered(to)),
            _ if ground == Ground::of_camp(self.side.other()) && !self.may_enter => {
                return Err(Refusal::CampClosed(to));
            }
            _ => self.kind.takes(kind),
        };
        if !takes {
            return Err(Refusal::Untakable(to, self.kind, kind));
        }
        if self.guard.is_some_and(|guard| guard.touches(to)) {
            return Err(Refusal::Guarded(to));
        }
        if self.is_wounded { Err(Refusal::TooWounded(self.from)) } else { Ok(Landing::Take) }
    }
}
