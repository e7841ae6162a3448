//! The best few actions of a look ahead, played out: what the master does where chance is weighed.
//!
//! A look ahead finds what is sensible, and errs where the evaluation does. So each of the few best actions is followed by many
//! short games in which everybody does what looks best at a glance, and what comes of them is weighed. All of the few meet the
//! same dice, so that luck tells little between them; what falls behind for sure is played out no further.
//!
//! Every lot has luck of its own by its number, so that hands change nothing but how long it takes.

use tabletop::{Dice, Evaluate, Input, Seat};

use crate::expectimax::{Limits, weigh};
use crate::hands::each;
use crate::luck::{Luck, sub_seed};
use crate::turn::{Turn, after, after_time, turn};
use crate::wanted::is_unwanted;
use crate::worth::{self, Worth};

/// Actions that are played out, at most.
const FEW: usize = 4;
/// How much less than the best an action may look.
const BEHIND: f32 = 0.06;
/// The part of the budget that is for the look ahead.
const LOOK: u64 = 10;
/// Decisions that follow an action before the position is weighed.
const DECISIONS: u32 = 8;
/// Lots between two looks at what has fallen behind.
const ROUND: u64 = 16;
/// Lots before anything can: a few may all come out alike by chance.
const LEAST_LOTS: u64 = 64;
/// Lots, at most: what is still level after so many is level.
const MOST_LOTS: u64 = 4_096;
/// Standard errors by which something has fallen behind.
const SURELY: f32 = 3.0;

/// An action that is played out.
struct Candidate<G: Evaluate> {
    action: G::Action,
    next: G,
    /// What every lot was worth, in their order.
    worths: Vec<f32>,
}

/// The best action of a seat in `must`, with a budget in glances.
pub(crate) fn best<G: Evaluate, D: Dice + ?Sized>(
    state: &G,
    seat: Seat,
    limits: Limits,
    dice: &mut D,
) -> G::Action {
    let look = limits.nodes / LOOK;
    let candidates = candidates(state, seat, Limits { nodes: look, ..limits });
    let seed = u64::from(dice.below(u32::MAX));
    play_off(candidates, seat, Limits { nodes: limits.nodes - look, ..limits }, seed)
}

/// The best of these actions by what comes of them.
fn play_off<G: Evaluate>(
    mut candidates: Vec<Candidate<G>>,
    seat: Seat,
    limits: Limits,
    seed: u64,
) -> G::Action {
    let (mut left, mut lots) = (limits.nodes, 0);
    while candidates.len() > 1 && left > 0 && lots < MOST_LOTS && !is_unwanted() {
        let spent = play_round(&mut candidates, seat, lots, seed, limits.hands);
        lots += ROUND;
        left = left.saturating_sub(spent);
        if lots >= LEAST_LOTS {
            leave_behind(&mut candidates);
        }
    }
    let best =
        candidates.into_iter().reduce(|best, next| if next.mean() > best.mean() { next } else { best });
    best.expect("a seat in must has an action").action
}

impl<G: Evaluate> Candidate<G> {
    fn mean(&self) -> f32 {
        if self.worths.is_empty() { 0.0 } else { self.worths.iter().sum::<f32>() / self.worths.len() as f32 }
    }

    /// Whether it is worth less than another one, as surely as can be told.
    fn is_behind(&self, best: &Self) -> bool {
        let lots = self.worths.len() as f32;
        let less = best.mean() - self.mean();
        let strays = best.worths.iter().zip(&self.worths).map(|(more, one)| more - one - less);
        let variance = strays.map(|stray| stray * stray).sum::<f32>() / lots;
        less > 0.0 && less * less * lots > SURELY * SURELY * variance
    }
}

/// The actions that look best, the best first; a sure win alone.
fn candidates<G: Evaluate>(state: &G, seat: Seat, limits: Limits) -> Vec<Candidate<G>> {
    let weighed = weigh(state, seat, limits);
    let Some(best) = weighed.first() else { return Vec::new() };
    let (deepest, least) = (best.depth, best.worth - BEHIND);
    let few = if best.worth >= 1.0 { 1 } else { FEW };
    let close = weighed.into_iter().filter(|one| one.depth == deepest && one.worth >= least).take(few);
    let candidate = |action| Candidate { next: after(state, seat, &action), action, worths: Vec::new() };
    close.map(|one| candidate(one.action)).collect()
}

/// Plays a round of lots with every candidate. Tells how many glances that took.
fn play_round<G: Evaluate>(
    candidates: &mut [Candidate<G>],
    seat: Seat,
    first: u64,
    seed: u64,
    hands: usize,
) -> u64 {
    let shared = &*candidates;
    let play_lot = |lot: u64| -> Vec<(f32, u64)> {
        let play = |one: &Candidate<G>| play_out(one.next.clone(), &mut Luck::from_seed(sub_seed(seed, lot)));
        shared.iter().map(play).map(|(worth, glances)| (worth[seat.index()], glances)).collect()
    };
    let hands = hands.max(1) as u64;
    let own = |hand: u64| (first..first + ROUND).filter(move |lot| lot % hands == hand);
    let played = each((0..hands).collect(), |hand| own(hand).map(play_lot).collect::<Vec<_>>());
    let mut spent = 0;
    for lot in first..first + ROUND {
        let results = &played[(lot % hands) as usize][((lot - first) / hands) as usize];
        for (one, (worth, glances)) in candidates.iter_mut().zip(results) {
            one.worths.push(*worth);
            // What ends at once costs something too, or it would never be enough.
            spent += (*glances).max(1);
        }
    }
    spent
}

/// Drops what has fallen behind the best.
fn leave_behind<G: Evaluate>(candidates: &mut Vec<Candidate<G>>) {
    let means = candidates.iter().map(Candidate::mean);
    let best = means.enumerate().reduce(|best, next| if next.1 > best.1 { next } else { best });
    let Some((best, _)) = best else { return };
    let behind: Vec<bool> = candidates.iter().map(|one| one.is_behind(&candidates[best])).collect();
    let mut behind = behind.into_iter();
    candidates.retain(|_| !behind.next().expect("one for each"));
}

/// What comes of a position in which everybody does what looks best at a glance, and after how many glances.
fn play_out<G: Evaluate>(mut state: G, luck: &mut Luck) -> (Worth, u64) {
    let (mut decisions, mut glances, mut plies) = (0, 0, Vec::new());
    loop {
        match turn(&state) {
            Turn::Over(outcome) => return (worth::of_outcome(&state, &outcome), glances),
            Turn::Act(_) if decisions == DECISIONS => return (worth::of_glance(&state), glances),
            Turn::Act(seat) => {
                decisions += 1;
                plies.clear();
                state.plies(seat, &mut plies);
                glances += plies.len() as u64;
                state = likeliest(&state, seat, &plies);
            }
            Turn::Chance => {
                let outcome = state.roll(luck);
                state.apply(Input::Chance(outcome), &mut ());
            }
            Turn::Expire(window) => state = after_time(&state, window),
        }
    }
}

/// The position after the action that looks best.
fn likeliest<G: Evaluate>(state: &G, seat: Seat, plies: &[G::Action]) -> G {
    let looks = |next: &G| match turn(next) {
        Turn::Over(outcome) => worth::of_outcome(next, &outcome)[seat.index()],
        Turn::Chance | Turn::Act(_) | Turn::Expire(_) => worth::of_glance(next)[seat.index()],
    };
    let best = plies.iter().fold(None, |best: Option<(f32, &G::Action)>, action| {
        let look = looks(&after(state, seat, action));
        if best.is_none_or(|(most, _)| look > most) { Some((look, action)) } else { best }
    });
    let (_, action) = best.expect("a seat in must has an action");
    after(state, seat, action)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hands::with_threads;
    use crate::toys::{Lull, Pick, Race, Rules, TicTacToe, Toy};
    use tabletop::Game;

    fn limits(nodes: u64, hands: usize) -> Limits {
        Limits { hands, ..Limits::nodes(nodes) }
    }

    fn choice(log: &[u8], limits: Limits, seed: u64) -> Pick {
        best(&Toy::<TicTacToe>::after(log), Seat::new(0), limits, &mut Luck::from_seed(seed))
    }

    #[test]
    fn threads_change_nothing() {
        for log in [&[][..], &[0, 4], &[0, 1], &[0, 1, 4, 8]] {
            for (nodes, hands) in [1, 300, 20_000].into_iter().flat_map(|nodes| [(nodes, 2), (nodes, 3)]) {
                let on = |threads| with_threads(threads, || choice(log, limits(nodes, hands), 5));
                assert_eq!([2, 3].map(on), [on(1); 2], "{log:?} {nodes} {hands}");
            }
        }
    }

    #[test]
    fn the_same_lots_come_of_any_number_of_hands() {
        let lots = |hands| {
            let start = Toy::<Race>::after(&[2]);
            let mut all = candidates(&start, Seat::new(0), limits(1, 1));
            let spent = play_round(&mut all, Seat::new(0), 0, 9, hands)
                + play_round(&mut all, Seat::new(0), ROUND, 9, hands);
            (spent, all.into_iter().map(|one| one.worths).collect::<Vec<_>>())
        };
        let alone = lots(1);
        assert!(alone.0 > 0 && alone.1.iter().all(|worths| worths.len() as u64 == 2 * ROUND));
        assert_eq!([2, 3, 5].map(lots), [alone.clone(), alone.clone(), alone]);
    }

    /// These actions of a seat, to be played out.
    fn field<R: Rules>(state: &Toy<R>, seat: Seat, actions: &[u8]) -> Vec<Candidate<Toy<R>>> {
        let candidate = |action: &u8| Candidate {
            action: Pick(*action),
            next: after(state, seat, &Pick(*action)),
            worths: Vec::new(),
        };
        actions.iter().map(candidate).collect()
    }

    #[test]
    fn what_comes_of_it_decides_and_not_the_glance() {
        // To have said nothing looks like a win, and loses; two are enough whatever is added.
        let (state, seat) = (Toy::<Lull>::default(), Seat::new(0));
        assert!(state.evaluate(state.team(seat)) == 0);
        let said = |actions| play_off(field(&state, seat, actions), seat, limits(1_000, 2), 3);
        assert_eq!(said(&[0, 2]), Pick(2));
        assert_eq!(said(&[2, 0]), Pick(2));
        assert_eq!(said(&[0]), Pick(0), "what stands alone is not asked about");
    }

    #[test]
    fn actions_that_end_the_match_alike_are_not_played_out_for_ever() {
        // Crosses win at 2, 7 and 8.
        let log = [0, 3, 1, 5, 4, 6];
        let state = Toy::<TicTacToe>::after(&log);
        let seat = Seat::new(0);
        assert_eq!(play_off(field(&state, seat, &[2, 7, 8]), seat, limits(1_000_000, 2), 3), Pick(2));
        assert_eq!(choice(&log, limits(1_000_000, 2), 3), Pick(2), "and a sure win is played at once");
    }

    #[test]
    fn only_what_is_surely_worse_falls_behind() {
        let one = |worths: &[f32]| Candidate::<Toy<TicTacToe>> {
            action: Pick(0),
            next: Toy::default(),
            worths: worths.to_vec(),
        };
        let left = |all: &[&[f32]]| {
            let mut all: Vec<_> = all.iter().map(|worths| one(worths)).collect();
            leave_behind(&mut all);
            all.iter().map(|one| one.worths[0]).collect::<Vec<f32>>()
        };
        assert_eq!(left(&[&[0.5; 16], &[0.4; 16]]), [0.5], "always a little worse");
        let mixed: Vec<f32> = (0..16).map(|lot| if lot % 2 == 0 { 0.9 } else { 0.0 }).collect();
        assert_eq!(left(&[&[0.5; 16], &mixed]), [0.5, 0.9], "now better, now worse");
        assert_eq!(left(&[&[0.5; 16], &[0.5; 16]]), [0.5, 0.5], "equals stay");
    }
}
