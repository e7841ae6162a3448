//! What the bots know about Les Belligérants: what a position is worth, which move is sensible at a glance, and how
//! hard each level thinks.
//!
//! A piece is worth what it counts once entered, times the chance that it will be: less the farther it is, the
//! worse its ground, and the sooner the enemy is done. To that comes what either side can take with the next roll,
//! by the exact odds of the die.

use tabletop::{Dice, Evaluate, Game, Levels, Seat, Team, Thinking};

use crate::action::{MOST_DEMANDED, Move};
use crate::board::Ground;
use crate::field::Fate;
use crate::piece::{Kind, Piece, Side, pieces};
use crate::state::Phase;
use crate::{Action, Belligerants};

/// Thousandths of a piece's double value that it is worth right before the enemy's camp.
const NEAR: i32 = 900;
/// What every step away takes off.
const STEP: i32 = 40;
/// What is left on grey, in thousandths.
const ON_GREY: i32 = 600;
/// What is left on white.
const ON_WHITE: i32 = 550;
/// What standing in one's own camp takes off, since nobody enters before all have left.
const AT_HOME: i32 = 400;
/// The share of its hopes that a side keeps however far it is behind.
const KEPT: i32 = 200;
/// What a piece that is gone and nobody's prisoner costs its side, in thousandths of its value. Throwing weak pieces
/// away shortens the way home, but seldom is worth more than that.
const GONE: i32 = 500;
/// What cover adds, in thousandths of the value.
const UNDER_COVER: i32 = 80;
/// Thousandths of what can be taken next that count for the side that rolls.
const NEXT: i32 = 550;
/// The same for the side that rolls after it.
const AFTER: i32 = 300;
/// Rolls without anything lasting after which no level blurs what it sees any more.
const PATIENCE: u32 = 50;
/// Moves that a hunch chooses from.
const GLANCES: u32 = 12;

impl Evaluate for Belligerants {
    fn evaluate(&self, team: Team) -> i32 {
        let side = Side::of_team(team);
        if self.now.phase == Phase::Setup {
            return 0;
        }
        let [yellow, pink] = self.work();
        let own = self.prospects(Side::Yellow, yellow, pink) - self.prospects(Side::Pink, pink, yellow);
        let threats = self.threats();
        let sum = own + threats[0] - threats[1];
        if side == Side::Yellow { sum } else { -sum }
    }

    const SURE: i32 = 900;

    fn takes(&self, action: &Action) -> bool {
        let field = &self.now.field;
        match action {
            Action::Move(step) => field.on(step.to).is_some_and(|met| field.owner(met) != self.now.side),
            Action::Huff(_) => true,
            _ => false,
        }
    }

    fn hunch<D: Dice + ?Sized>(&self, seat: Seat, dice: &mut D) -> Action {
        match (self.now.phase, self.now.roll) {
            (Phase::Move, Some(roll)) => {
                Action::Move(self.pick_best(roll, GLANCES, dice, |step| self.merit(step)))
            }
            _ => self.sample(seat, dice),
        }
    }
}

impl Levels for Belligerants {
    /// One's own move alone up to level 4, with less and less blur; the answers to it and one's next move at level 5.
    /// Looking at answers alone was not to be told apart from that in the arena, so it is no level of its own. Set-ups
    /// are drawn from the house's formations, so that nobody can count on one. The longer nothing lasting has happened, the
    /// closer everybody looks: a hundred quiet rolls would end what they began (§10.6).
    fn thinking(&self, level: u8) -> Thinking {
        let (nodes, noise) = match level {
            _ if level == 0 || self.is_setting_up() => return Thinking::Random,
            1 => (1, 200),
            2 => (1, 80),
            3 => (1, 28),
            4 => (1, 0),
            5 => (100_000, 0),
            _ => (4_000_000, 0),
        };
        let patience = PATIENCE.saturating_sub(u32::from(self.now.quiet));
        Thinking::Expectimax { nodes, noise: noise * patience / PATIENCE }
    }

    /// Asked for an armistice, it wants what it expects to win by (§11.2).
    fn reply(&self, seat: Seat) -> Option<Action> {
        if !self.awaits_demand() || Side::of(seat) == self.now.side {
            return None;
        }
        let hundreds = self.evaluate(self.team(seat)) / 100;
        Some(Action::Demand(hundreds.clamp(1, MOST_DEMANDED.into()) as u8))
    }
}

impl Belligerants {
    /// Steps that each side's pieces still have to go, and a few more for those that are stuck.
    fn work(&self) -> [i32; 2] {
        Side::BOTH.map(|side| {
            let field = &self.now.field;
            let outside = field.army(side) & !field.entered(side);
            let steps = |piece: Piece| {
                let square = field.stand(piece);
                let is_stuck = self.board.ground(square).holds() && !piece.kind().roams();
                2 + self.steps(side, piece) + if is_stuck { 8 } else { 0 }
            };
            pieces(outside).map(steps).sum()
        })
    }

    /// Steps a piece still has to go.
    #[inline]
    fn steps(&self, side: Side, piece: Piece) -> i32 {
        i32::from(self.board.ways.steps(side, self.now.field.stand(piece), piece.kind().minds_water()))
    }

    /// What a side has and can hope for, given the work of both sides.
    fn prospects(&self, side: Side, own_work: i32, other_work: i32) -> i32 {
        let field = &self.now.field;
        let outside = field.army(side) & !field.entered(side);
        let hopes: i32 = pieces(outside).map(|piece| self.hope(side, piece)).sum();
        // Whoever has more to do will not get to do all of it.
        let share = if own_work > other_work { 1000 * (other_work + 20) / (own_work + 20) } else { 1000 };
        // And when nothing lasting happens any more, what is hoped for comes to nothing (§10.6).
        let quiet = i32::from(self.now.quiet);
        let late = (10_000 - quiet * quiet) / 10;
        let gone = Piece::of(side).filter(|piece| field.fate(*piece) == Fate::Gone);
        let waste: i32 = gone.map(|piece| piece.kind().value()).sum();
        field.score(side) - waste * GONE / 1000
            + hopes * (KEPT + (1000 - KEPT) * share / 1000) / 1000 * late / 1000
    }

    /// What a piece that has not entered is worth to its side.
    #[inline]
    fn hope(&self, side: Side, piece: Piece) -> i32 {
        let (kind, value) = (piece.kind(), piece.kind().value());
        let ground = self.board.ground(self.now.field.stand(piece));
        let likely = (NEAR - STEP * self.steps(side, piece)).max(150);
        let likely = match ground {
            Ground::Grey if !kind.roams() => likely * ON_GREY / 1000,
            Ground::White if !kind.roams() => likely * ON_WHITE / 1000,
            Ground::Green => likely + UNDER_COVER,
            _ => likely,
        };
        let is_home = self.board.is_camp(self.now.field.stand(piece), side);
        2 * value * (likely - if is_home { AT_HOME } else { 0 }) / 1000
    }

    /// What taking a piece changes: it counts for the taker and is lost to its side.
    fn swing(&self, taken: Piece) -> i32 {
        taken.kind().value() + self.hope(self.now.field.owner(taken), taken)
    }

    /// What each side can expect to take with its next roll.
    fn threats(&self) -> [i32; 2] {
        let next = self.now.side;
        let mut threats = [0; 2];
        // Even after the roll by all six faces: what lies on the table is luck, and search has enough of that.
        threats[next.index()] = NEXT * self.expected_take(next) / 1000;
        threats[next.other().index()] = AFTER * self.expected_take(next.other()) / 1000;
        threats
    }

    /// What a side takes with a roll, on average; with the devil, the best of all.
    fn expected_take(&self, side: Side) -> i32 {
        let all = self.most_taken(side, |taken| self.swing(taken));
        (all.iter().sum::<i32>() + all.into_iter().max().unwrap_or(0)) / 6
    }

    /// How good a move looks by itself.
    fn merit(&self, step: Move) -> i32 {
        let field = &self.now.field;
        let side = self.now.side;
        let Some(piece) = field.on(step.from) else { return 0 };
        let (kind, value) = (piece.kind(), piece.kind().value());
        let ground = self.board.ground(step.to);
        let steps = |square| i32::from(self.board.ways.steps(side, square, kind.minds_water()));
        let mut merit = (steps(step.from) - steps(step.to)) * (40 + value / 16);
        if let Some(other) = field.on(step.to) {
            merit += if field.owner(other) == side { other.kind().value() / 2 } else { self.swing(other) };
            merit += if step.good { other.kind().value() } else { 0 };
        }
        match ground {
            _ if kind.roams() => {}
            Ground::Black | Ground::Blue => merit -= 2 * value,
            Ground::Grey | Ground::White => merit -= value * 4 / 5,
            Ground::Green => merit += 30,
            _ => {}
        }
        let enters = field.entered(side) & piece.bit() == 0 && ground == Ground::of_camp(side.other());
        let stays = field.entered(side) & piece.bit() != 0;
        if enters {
            merit += value;
        } else if stays {
            // Moves inside the camp are for when nothing else is left to do.
            merit -= 60;
        }
        let is_freed = self.board.ground(step.from).holds() && !kind.roams();
        let is_home = self.board.is_camp(step.from, side);
        merit + if is_freed { value / 2 } else { 0 } + if is_home && kind != Kind::Ambulance { 30 } else { 0 }
    }
}
