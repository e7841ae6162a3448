//! The laws of every game, and what of a set-up nobody else may know.

use tabletop::game::InputOf;
use tabletop::{Dice, Viewer};

use super::*;
use crate::Square;
use crate::state::Phase;

impl ::laws::Secrets for Belligerants {
    /// The others' pieces stand anywhere in their camps.
    fn scramble<D: Dice>(&self, viewer: Viewer, dice: &mut D) -> Self {
        let mut other = self.clone();
        if self.now.phase != Phase::Setup {
            return other;
        }
        for side in Side::BOTH.into_iter().filter(|side| !viewer.is(side.seat())) {
            let camp = *self.board.camp(side);
            for at in (1..camp.len()).rev() {
                let with = dice.below(at as u32 + 1) as usize;
                if with != at {
                    other.now.field.swap(camp[at], camp[with]);
                }
            }
            other.now.is_formed[side.index()] = dice.below(2) == 0;
        }
        other
    }

    /// Whatever ends the set-up opens it.
    fn scramble_before<D: Dice>(&self, viewer: Viewer, next: &InputOf<Self>, dice: &mut D) -> Self {
        let mut after = self.clone();
        after.apply(next.clone(), &mut ());
        if after.now.phase == Phase::Setup { self.scramble(viewer, dice) } else { self.clone() }
    }

    fn is_hidden(seat: Seat, action: &Action, viewer: Viewer) -> bool {
        !viewer.is(seat) && matches!(action, Action::Swap(..) | Action::Form(_))
    }
}

fn configs() -> Vec<Config> {
    let config = |board: &str, capture, position: &str| Config {
        board: board.to_owned(),
        capture,
        position: position.to_owned(),
    };
    vec![
        config("standard-2", Capture::Must, ""),
        config("quick-2", Capture::Must, ""),
        config("standard", Capture::Must, ""),
        config("quick", Capture::Must, ""),
        config("quick", Capture::Huff, ""),
        config("quick", Capture::Huff, "y 0/0 yMI=f3 yPA=e3 yOF=g4 pSO=e4 pSO=g5 pPA=d3 pTK=h6 pCA=i6"),
        config("quick", Capture::Must, "y 550/60 yAM=d3 yTK=f2 yEM=e3 ySE=g3 pAM=e9 pSO=j8 pES=c9 pMI=f4"),
    ]
}

/// Actions that nobody meets by playing well. All of them can be written down.
fn strangers() -> Vec<Action> {
    let square = |column, row| Square::new(column, row);
    let step = |number, from, to| Action::Move(crate::Move { number, from, to, good: false, rescue: None });
    let mut all = vec![Action::Ask, Action::Decline, Action::Form(0), Action::Form(200), Action::Demand(1)];
    all.extend([Action::Demand(213), Action::Huff(square(23, 23))]);
    all.extend([Action::Swap(square(0, 0), square(0, 0)), Action::Swap(square(23, 0), square(23, 23))]);
    for number in [None, Some(1), Some(5)] {
        all.push(step(number, square(5, 0), square(5, 0)));
        all.push(step(number, square(23, 23), square(0, 0)));
        all.push(step(number, square(5, 1), square(23, 1)));
    }
    all
}

fn plan() -> ::laws::Plan<Belligerants> {
    ::laws::Plan::new(configs()).strangers(strangers()).games(60)
}

::laws::suite!(Belligerants, plan());
