//! Puzzles: what is foretold of the last roll is what playing it comes to.

use search::Luck;
use tabletop::{Dice, Evaluate, Goal, Puzzled};

use super::*;

fn after(state: &Belligerants, input: Input<Action, Roll>) -> Belligerants {
    let mut next = state.clone();
    next.apply(input, &mut ());
    next
}

/// The odds of a goal before its last roll, every face and every move played.
fn played(state: &Belligerants, since: &Belligerants, seat: Seat, goal: &Goal) -> f64 {
    let reached = |state: &Belligerants| state.has_reached(since, seat, goal, true);
    let with = |roll: Roll| {
        let rolled = after(state, Input::Chance(roll));
        let (mut moves, who) = (Vec::new(), rolled.now.side.seat());
        if rolled.now.roll.is_none() {
            return reached(&rolled);
        }
        rolled.plies(who, &mut moves);
        let mut comes = moves.into_iter().map(|action| reached(&after(&rolled, Input::Act(who, action))));
        if who == seat { comes.any(|reached| reached) } else { comes.all(|reached| reached) }
    };
    Roll::ALL.into_iter().filter(|roll| with(*roll)).count() as f64 / 6.0
}

#[test]
fn what_is_foretold_of_the_last_roll_is_what_it_brings() {
    let mut luck = Luck::from_seed(18);
    let mut told: std::collections::BTreeMap<String, u32> = std::collections::BTreeMap::new();
    for (game, config) in (0..12).flat_map(|game| Belligerants::grounds().into_iter().map(move |c| (game, c)))
    {
        let mut state = Belligerants::start(&config).expect("it can be played");
        let mut since: Vec<Belligerants> = Vec::new();
        while !matches!(state.pending(), Pending::Over(_)) {
            let input = match state.pending() {
                Pending::Chance => Input::Chance(state.roll(&mut luck)),
                Pending::Seats { must, .. } => {
                    let seat = must.first().expect("somebody acts");
                    since.push(state.clone());
                    // Half of it at random, so that much hangs and much is lost.
                    let action = if luck.below(2) == 0 {
                        state.hunch(seat, &mut luck)
                    } else {
                        state.sample(seat, &mut luck)
                    };
                    Input::Act(seat, action)
                }
                Pending::Over(_) => break,
            };
            state = after(&state, input);
            since.drain(..since.len().saturating_sub(2));
            if state.pending() != Pending::Chance || luck.below(4) > 0 {
                continue;
            }
            for since in &since {
                let seat = since.now.side.seat();
                for goal in Puzzled::goals(since, seat) {
                    let Some(odds) = state.foretold(since, seat, &goal) else { continue };
                    let is_missed = state.has_reached(since, seat, &goal, false);
                    if is_missed || state.is_settled(since, &goal) {
                        continue;
                    }
                    let comes = if state.now.side.seat() == seat || Belligerants::is_settled_late(&goal) {
                        played(&state, since, seat, &goal)
                    } else {
                        0.0
                    };
                    let place = crate::position::text(&state);
                    assert!((odds - comes).abs() < 1e-9, "{goal} {odds} {comes} {place:?} of game {game}");
                    *told.entry(goal.kind).or_default() += u32::from(odds > 0.0 && odds < 1.0);
                }
            }
        }
    }
    for kind in ["take", "enter", "rescue", "keep", "safe", "deny"] {
        assert!(told.get(kind).is_some_and(|count| *count > 20), "{kind} in {told:?}");
    }
}
