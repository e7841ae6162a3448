//! The puzzles: the move with the best odds of taking a piece in two turns, or of keeping one through the enemy's next turn.

use tabletop::game::InputOf;
use tabletop::{Branch, Goal, Message, Puzzled, Seat, Theme};

use crate::field::Fate;
use crate::piece::{Kind, Piece, Side};
use crate::state::Phase;
use crate::{Belligerants, Config, View};

/// What is to be taken from the enemy.
const TAKE: &str = "take";
/// What is to be kept from the enemy.
const KEEP: &str = "keep";
/// How many kinds of each side are asked about in a position, the most valuable first.
const ASKED: usize = 4;

impl Puzzled for Belligerants {
    const PUZZLES: &'static str = include_str!("../data/puzzles.tsv");

    fn grounds() -> Vec<Config> {
        ["standard-2", "quick-2"]
            .map(|board| Config { board: board.to_owned(), ..Config::default() })
            .to_vec()
    }

    fn position(config: &Config, view: &View) -> Option<Config> {
        Self::branch(config, view)
    }

    fn goals(&self, seat: Seat) -> Vec<Goal> {
        if self.now.phase != Phase::Move {
            return Vec::new();
        }
        let side = Side::of(seat);
        let standing = |side: Side| {
            let is_there = move |kind: &Kind| self.standing(side, *kind) > 0 && *kind != Kind::Soldier;
            Kind::ALL.into_iter().filter(is_there).take(ASKED)
        };
        let take = standing(side.other()).map(|kind| Goal::new(TAKE, 2).about(kind.code()));
        let keep = standing(side).map(|kind| Goal::new(KEEP, 1).about(kind.code()));
        take.chain(keep).collect()
    }

    fn has_reached(&self, since: &Self, seat: Seat, goal: &Goal, is_settled: bool) -> bool {
        let (side, Some(kind)) = (Side::of(seat), Kind::from_code(&goal.what)) else { return false };
        match goal.kind.as_str() {
            TAKE => self.prisoners(side, kind) > since.prisoners(side, kind),
            _ => is_settled && self.standing(side, kind) >= since.standing(side, kind),
        }
    }

    fn is_settled_late(goal: &Goal) -> bool {
        goal.kind == KEEP
    }

    fn is_by_odds(_goal: &Goal) -> bool {
        true
    }

    fn turns(&self) -> u32 {
        self.now.rolls.into()
    }

    fn theme(&self, _seat: Seat, goal: &Goal, _solution: &[InputOf<Self>]) -> Option<Theme> {
        Some(match (goal.kind.as_str(), self.now.is_devil()) {
            (TAKE, false) => "hunt",
            (TAKE, true) => "devil-hunt",
            (_, false) => "shield",
            (_, true) => "devil-shield",
        })
    }

    fn ask(goal: &Goal) -> Message {
        let key = match goal.kind.as_str() {
            TAKE => "belligerants-puzzle-take",
            _ => "belligerants-puzzle-keep",
        };
        let word = Kind::from_code(&goal.what).map_or("", Kind::word);
        Message::new(key).with("kind", word)
    }
}

impl Belligerants {
    /// How many pieces of a kind stand for a side.
    fn standing(&self, side: Side, kind: Kind) -> usize {
        let stands = |piece: &Piece| {
            piece.kind() == kind && piece.first_side() == side && self.now.field.at(*piece).is_some()
        };
        Piece::all().filter(stands).count()
    }

    /// How many pieces of a kind a side holds.
    fn prisoners(&self, side: Side, kind: Kind) -> usize {
        let is_held =
            |piece: &Piece| piece.kind() == kind && self.now.field.fate(*piece) == Fate::Prisoner(side);
        Piece::all().filter(is_held).count()
    }
}
