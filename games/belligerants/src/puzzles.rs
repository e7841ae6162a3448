//! The puzzles: the move with the best odds of something that a few rolls decide. Either one's own next roll does (taking, entering,
//! bringing a wounded piece home), or the enemy's (keeping a piece, losing nothing, keeping an enemy out).
//!
//! Rolls are counted, not turns: a devil in a row of them is one like any other, so that there is an end to what can happen. The
//! last roll is not played face by face: what somebody could do with each is read off the board (`Belligerants::chances`).

use tabletop::game::InputOf;
use tabletop::{Branch, Game, Goal, Input, Message, Puzzled, Seat, Theme};

use crate::action::{Action, Move};
use crate::board::Ground;
use crate::chance::Roll;
use crate::field::Fate;
use crate::piece::{Kind, Piece, Side, pieces};
use crate::rules::landing::{is_stuck, is_wounded};
use crate::state::Phase;
use crate::{Belligerants, Capture, Config, View};

/// What is asked, as goals write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// A piece of this kind is to be taken prisoner.
    Take(Kind),
    /// One is to enter the enemy's camp.
    Enter(Kind),
    /// A wounded one is to come back to its own camp.
    Rescue(Kind),
    /// All of this kind are to be kept.
    Keep(Kind),
    /// Nothing is to be lost.
    Safe,
    /// No enemy of this kind is to enter.
    Deny(Kind),
}

/// What is known after the last roll, and what an enemy's decides.
const LATE: [&str; 3] = ["keep", "safe", "deny"];

impl Aim {
    fn of(goal: &Goal) -> Option<Self> {
        let kind = Kind::from_code(&goal.what);
        match goal.kind.as_str() {
            "take" => kind.map(Aim::Take),
            "enter" => kind.map(Aim::Enter),
            "rescue" => kind.map(Aim::Rescue),
            "keep" => kind.map(Aim::Keep),
            "safe" => Some(Aim::Safe),
            "deny" => kind.map(Aim::Deny),
            _ => None,
        }
    }

    /// Its goal: two turns of one's own, or one.
    fn goal(self) -> Goal {
        match self {
            Aim::Take(kind) => Goal::new("take", 2).about(kind.code()),
            Aim::Enter(kind) => Goal::new("enter", 2).about(kind.code()),
            Aim::Rescue(kind) => Goal::new("rescue", 2).about(kind.code()),
            Aim::Keep(kind) => Goal::new("keep", 1).about(kind.code()),
            Aim::Safe => Goal::new("safe", 1),
            Aim::Deny(kind) => Goal::new("deny", 1).about(kind.code()),
        }
    }
}

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

    /// Everything that could be asked, begun with something else at every roll, so that there is some of each.
    fn goals(&self, seat: Seat) -> Vec<Goal> {
        let side = Side::of(seat);
        if self.now.phase != Phase::Move || self.now.side != side || self.now.capture != Capture::Must {
            return Vec::new();
        }
        let mut goals: Vec<Goal> = self.aims(side).into_iter().map(Aim::goal).collect();
        let first = usize::from(self.now.rolls) % goals.len().max(1);
        goals.rotate_left(first);
        goals
    }

    fn has_reached(&self, since: &Self, seat: Seat, goal: &Goal, is_settled: bool) -> bool {
        let (side, Some(aim)) = (Side::of(seat), Aim::of(goal)) else { return false };
        let (now, then) = (&self.now.field, &since.now.field);
        let count = |bits: u32, kind: Kind| pieces(bits).filter(|piece| piece.kind() == kind).count();
        let grows = |now: u32, then: u32, kind| count(now, kind) > count(then, kind);
        match aim {
            Aim::Take(kind) => {
                let won = then.army(side.other()) & (now.held(side) | now.army(side));
                count(won, kind) > 0
            }
            Aim::Enter(kind) => grows(now.entered(side), then.entered(side), kind),
            Aim::Rescue(kind) => pieces(since.wounded(side, kind)).any(|piece| self.is_home(side, piece)),
            Aim::Keep(kind) => is_settled && count(now.army(side), kind) >= count(then.army(side), kind),
            Aim::Safe => is_settled && then.army(side) & !now.army(side) == 0,
            Aim::Deny(kind) => {
                let other = side.other();
                is_settled && !grows(now.entered(other), then.entered(other), kind)
            }
        }
    }

    fn is_settled_late(goal: &Goal) -> bool {
        LATE.contains(&goal.kind.as_str())
    }

    fn is_by_odds(_goal: &Goal) -> bool {
        true
    }

    fn turns(&self) -> u32 {
        self.now.rolls.into()
    }

    /// Once the last roll that counts is played.
    fn is_settled(&self, since: &Self, goal: &Goal) -> bool {
        self.now.rolls >= since.last_roll(goal) && self.now.phase != Phase::Move
    }

    /// Before the last roll that counts it is known what it brings.
    fn foretold(&self, since: &Self, seat: Seat, goal: &Goal) -> Option<f64> {
        let (side, aim) = (Side::of(seat), Aim::of(goal)?);
        let is_last = self.now.rolls + 1 == since.last_roll(goal) && self.now.phase == Phase::Roll;
        if !is_last {
            return None;
        }
        let is_lost = !self.has_reached(since, seat, goal, true);
        let faces = |count: usize| count as f64 / Roll::ALL.len() as f64;
        match aim {
            // The devil's own roll was the enemy's: one's own never comes.
            Aim::Take(_) | Aim::Enter(_) | Aim::Rescue(_) if self.now.side != side => Some(0.0),
            Aim::Take(_) | Aim::Enter(_) | Aim::Rescue(_) => Some(faces(self.chances(since, aim))),
            _ if is_lost => Some(0.0),
            Aim::Keep(_) | Aim::Safe | Aim::Deny(_) => {
                Some(faces(Roll::ALL.len() - self.chances(since, aim)))
            }
        }
    }

    /// Camps are left late, and whoever enters does so later still.
    fn latest() -> u32 {
        240
    }

    fn theme(&self, seat: Seat, goal: &Goal, solution: &[InputOf<Self>]) -> Option<Theme> {
        let first = solution.first()?;
        let Input::Act(_, Action::Move(step)) = *first else { return None };
        // What can be had at once is no riddle.
        let mut next = self.clone();
        next.apply(first.clone(), &mut ());
        if next.has_reached(self, seat, goal, false) {
            return None;
        }
        let moved = self.now.field.on(step.from)?.kind();
        let takes =
            self.now.field.on(step.to).is_some_and(|other| self.now.field.owner(other) != self.now.side);
        Some(match (Aim::of(goal)?, self.now.is_devil()) {
            (Aim::Take(_), false) => "hunt",
            (Aim::Take(_), true) => "devil-hunt",
            (Aim::Enter(_), false) => "entry",
            (Aim::Enter(_), true) => "devil-entry",
            (Aim::Rescue(_), _) => "rescue",
            (Aim::Keep(_) | Aim::Safe, _) if takes => "strike",
            (Aim::Keep(kind), _) if moved == kind => "escape",
            (Aim::Keep(_), _) => "shield",
            (Aim::Safe, _) => "safety",
            (Aim::Deny(_), _) => "gate",
        })
    }

    fn ask(goal: &Goal) -> Message {
        let key = match Aim::of(goal) {
            Some(Aim::Take(_)) => "belligerants-puzzle-take",
            Some(Aim::Enter(_)) => "belligerants-puzzle-enter",
            Some(Aim::Rescue(_)) => "belligerants-puzzle-bring-home",
            Some(Aim::Keep(_)) => "belligerants-puzzle-keep",
            Some(Aim::Deny(_)) => "belligerants-puzzle-deny",
            Some(Aim::Safe) | None => "belligerants-puzzle-safe",
        };
        let word = Kind::from_code(&goal.what).map_or("", Kind::word);
        Message::new(key).with("kind", word)
    }
}

impl Belligerants {
    /// The roll with which a goal that is set here is decided: one's own next one, or the enemy's. Whoever holds the devil rolls next.
    fn last_roll(&self, goal: &Goal) -> u16 {
        let is_next = LATE.contains(&goal.kind.as_str()) || self.now.is_devil();
        self.now.rolls + if is_next { 1 } else { 2 }
    }

    /// What could be asked of the side that moves.
    fn aims(&self, side: Side) -> Vec<Aim> {
        let (field, other) = (&self.now.field, side.other());
        let mut aims = Vec::new();
        let mut ask = |bits: u32, aim: fn(Kind) -> Aim| {
            let mut kinds: Vec<Kind> = pieces(bits).map(Piece::kind).collect();
            kinds.sort_unstable();
            kinds.dedup();
            aims.extend(kinds.into_iter().map(aim));
        };
        let outside = |side: Side| field.army(side) & !field.entered(side);
        let at_home = pieces(field.army(side)).filter(|piece| self.is_home(side, *piece)).count();
        // The last one at home opens the enemy's camp by leaving.
        if at_home <= 1 {
            ask(outside(side), Aim::Enter);
        }
        let hurt = Kind::ALL.into_iter().map(|kind| self.wounded(side, kind));
        ask(hurt.fold(0, |bits, hurt| bits | hurt), Aim::Rescue);
        ask(outside(other), Aim::Take);
        // With the devil in hand the enemy's roll is too far away.
        if !self.now.is_devil() {
            if field.has_left_camp(other) {
                ask(outside(other), Aim::Deny);
            }
            ask(outside(side), Aim::Keep);
            aims.push(Aim::Safe);
        }
        aims
    }

    /// The wounded pieces of a kind that fight for a side, as bits (§5.10).
    fn wounded(&self, side: Side, kind: Kind) -> u32 {
        let is_hurt = |piece: &Piece| is_wounded(kind, self.board.ground(self.now.field.stand(*piece)));
        let of_kind = pieces(self.now.field.army(side)).filter(|piece| piece.kind() == kind);
        of_kind.filter(is_hurt).fold(0, |bits, piece| bits | piece.bit())
    }

    /// Whether a piece stands in its side's own camp.
    fn is_home(&self, side: Side, piece: Piece) -> bool {
        match self.now.field.fate(piece) {
            Fate::Standing(square) => self.now.field.owner(piece) == side && self.board.is_camp(square, side),
            Fate::Prisoner(_) | Fate::Gone => false,
        }
    }

    /// With how many faces the side that rolls next can do what decides.
    fn chances(&self, since: &Self, aim: Aim) -> usize {
        let can = |roll: &&Roll| self.can_with(since, **roll, aim);
        let is_wanted = |piece: Piece| match aim {
            Aim::Take(kind) | Aim::Keep(kind) => piece.kind() == kind,
            _ => true,
        };
        if let Aim::Enter(_) | Aim::Rescue(_) | Aim::Deny(_) = aim {
            return Roll::ALL.iter().filter(can).count();
        }
        let most = self.most_taken(self.now.side, |piece| i32::from(is_wanted(piece)));
        let count = most.iter().filter(|worth| **worth > 0).count();
        // The devil plays every number, and moves those whom nothing else does; what it takes may come home instead.
        let is_plain = count > 0 && !self.has_defectors();
        let devil = is_plain || (count > 0 || self.has_stuck()) && can(&&Roll::Devil);
        count + usize::from(devil)
    }

    /// Whether material of the side that rolls fights for the other one (§8.6).
    fn has_defectors(&self) -> bool {
        pieces(self.now.field.army(self.now.side.other())).any(|piece| piece.first_side() == self.now.side)
    }

    /// Whether a piece of the side that rolls moves with the devil only, and takes then (§8.4).
    fn has_stuck(&self) -> bool {
        let is_encircled = |piece: Piece| {
            let ground = self.board.ground(self.now.field.stand(piece));
            ground == Ground::Grey && is_stuck(piece.kind(), ground)
        };
        pieces(self.now.field.army(self.now.side)).any(is_encircled)
    }

    /// Whether the side that rolls could do what decides with this face.
    fn can_with(&self, since: &Self, roll: Roll, aim: Aim) -> bool {
        let mut rolled = self.clone();
        rolled.now.roll = Some(roll);
        let mut moves = Vec::new();
        rolled.list_moves(&mut moves);
        moves.iter().any(|action| matches!(action, Action::Move(step) if self.decides(since, *step, aim)))
    }

    /// Whether this move of the side that rolls does what decides.
    fn decides(&self, since: &Self, step: Move, aim: Aim) -> bool {
        let (field, side) = (&self.now.field, self.now.side);
        let Some(moved) = field.on(step.from) else { return false };
        let met = field.on(step.to);
        let taken = met.filter(|piece| field.owner(*piece) != side);
        let takes = |kind| taken.is_some_and(|piece| piece.kind() == kind);
        // What fights for the captor then stands where the captor stood (§8.6, §8.11).
        let returns = taken.is_some_and(|piece| piece.first_side() == side)
            && step.number.is_some()
            && moved.kind() != Kind::Ambulance;
        let is_kept = step.good || returns;
        match aim {
            Aim::Take(kind) => takes(kind) && !(is_kept && self.board.ground(step.from).destroys()),
            Aim::Keep(kind) => takes(kind),
            Aim::Safe => taken.is_some(),
            Aim::Enter(kind) | Aim::Deny(kind) => {
                let far = |square| self.board.is_camp(square, side.other());
                let walks = moved.kind() == kind && field.entered(side) & moved.bit() == 0 && far(step.to);
                walks || is_kept && takes(kind) && far(step.from)
            }
            Aim::Rescue(kind) => {
                let hurt = since.wounded(side, kind);
                let is_hurt = |piece: Piece| hurt & piece.bit() != 0;
                let walks = is_hurt(moved) && self.board.is_camp(step.to, side);
                walks || step.rescue.is_some() && met.is_some_and(is_hurt)
            }
        }
    }
}
