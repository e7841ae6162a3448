//! What the bots are told: how good a position looks, and how each level thinks.

use tabletop::{Evaluate, Levels, Team, Thinking};

use crate::piece::{Side, Square};
use crate::rules::moving::moves_and_diams;
use crate::{Action, Diam, solution};

/// What a diam that could be made at once is worth to the side that is not to act: it must be parried.
const THREAT: i32 = 60;
/// What it is worth to the side to act: nearly the game.
const DIAM_NOW: i32 = 2000;
/// What each possible move is worth.
const MOBILITY: i32 = 4;
/// What a piece in reserve is worth: the freedom to wait.
const RESERVE: i32 = 6;

impl Evaluate for Diam {
    fn evaluate(&self, team: Team) -> i32 {
        let own = if Side::First.team() == team { Side::First } else { Side::Second };
        self.worth(own) - self.worth(own.other())
    }
}

impl Diam {
    fn worth(&self, side: Side) -> i32 {
        let now = &self.now;
        let (moves, diams) = moves_and_diams(&now.board, side);
        let (mobility, diams) = (moves as i32, diams as i32 + self.placings_that_win(side));
        let is_barred = now.rules.is_1998() && now.announced & side.bit() == 0;
        let threats = match (diams, now.side() == side, is_barred) {
            (0, _, _) => 0,
            (_, true, false) => DIAM_NOW,
            (_, true, true) => 0,
            (_, false, _) => THREAT * diams.min(3),
        };
        let first_slot = 2 * side as u8;
        let reserve = i32::from(now.left(first_slot) + now.left(first_slot + 1));
        threats + MOBILITY * mobility + RESERVE * reserve
    }

    /// How many placings would make a diam for a side, now or at its next turn: a piece put on top of a pile
    /// facing its like, by the seat whose turn that is (§8.3).
    fn placings_that_win(&self, side: Side) -> i32 {
        let now = &self.now;
        if now.rules.is_1998() {
            return 0;
        }
        let turn = if now.side() == side { now.turn } else { now.turn + 1 };
        let own = now.rules.slots_of(turn);
        let slots = (0..4).filter(|slot| own & (1 << slot) != 0 && now.left(*slot) > 0);
        let wins = |slot, square: Square| {
            let mut board = now.board;
            board.place(slot, square);
            board.diam_through(square).is_some_and(|diam| diam.side() == side)
        };
        let squares = |slot| {
            Square::all().filter(move |square| self.takes_placing(*square) && wins(slot, *square)).count()
        };
        slots.map(squares).sum::<usize>() as i32
    }
}

impl Levels for Diam {
    fn thinking(&self, level: u8) -> Thinking {
        match level {
            0 => Thinking::Random,
            1 => Thinking::AlphaBeta { nodes: 40, noise: 250 },
            2 => Thinking::AlphaBeta { nodes: 300, noise: 60 },
            3 => Thinking::AlphaBeta { nodes: 2_500, noise: 15 },
            4 => Thinking::AlphaBeta { nodes: 25_000, noise: 0 },
            5 => Thinking::AlphaBeta { nodes: 1_000_000, noise: 0 },
            _ => Thinking::AlphaBeta { nodes: 20_000_000, noise: 0 },
        }
    }

    fn book(&self) -> Option<Action> {
        solution::book(self)
    }

    fn known(&self) -> Option<(bool, u32)> {
        solution::known(self)
    }
}
