//! What a position is worth to each seat, from 0 (lost) to 1 (won): results and evaluations on one scale.
//!
//! It rounds alike on every machine: sums, products and quotients only, no function of the standard library
//! that may differ.

use tabletop::{Evaluate, Game, MAX_SEATS, Outcome, Seat};

/// What something is worth to each seat.
pub(crate) type Worth = [f32; MAX_SEATS];

/// What the end of a match is worth: the mean over one's team.
#[inline]
pub(crate) fn of_outcome<G: Game>(state: &G, outcome: &Outcome) -> Worth {
    let seats = state.seats();
    let team_of = |seat| state.team(seat);
    let mut own = [0.0; MAX_SEATS];
    for seat in Seat::all(seats) {
        own[seat.index()] = outcome.value(seat, team_of);
    }
    if seats == 2 {
        return own;
    }
    let mut worth = own;
    for seat in Seat::all(seats) {
        let team = Seat::all(seats).filter(|other| team_of(*other) == team_of(seat));
        let sum: f32 = team.clone().map(|other| own[other.index()]).sum();
        worth[seat.index()] = sum / team.count() as f32;
    }
    worth
}

/// What an unfinished position looks worth.
#[inline]
pub(crate) fn of_glance<G: Evaluate>(state: &G) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    let first = state.team(Seat::new(0));
    if state.seats() == 2 && state.team(Seat::new(1)) != first {
        worth[0] = squashed(state.evaluate(first), G::SURE);
        worth[1] = 1.0 - worth[0];
        return worth;
    }
    for seat in Seat::all(state.seats()) {
        worth[seat.index()] = squashed(state.evaluate(state.team(seat)), G::SURE);
    }
    worth
}

/// What a score that alpha-beta gives looks worth to the seat it is given for.
pub(crate) fn of_score<G: Evaluate>(score: i32) -> f32 {
    squashed(score, G::SURE)
}

/// An evaluation between 0 and 1: nothing is a half, `sure` is three quarters.
#[inline]
fn squashed(evaluation: i32, sure: i32) -> f32 {
    let (evaluation, sure) = (evaluation as f32, sure as f32);
    0.5 + 0.5 * evaluation / (evaluation.abs() + sure)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::{Allies, Race, Toy};

    #[test]
    fn evaluations_lie_between_lost_and_won() {
        let known = [(0, 0.5), (100, 0.75), (-100, 0.25), (300, 0.875), (-300, 0.125)];
        for (evaluation, worth) in known {
            assert_eq!(squashed(evaluation, 100), worth, "{evaluation}");
        }
        assert_eq!(squashed(50, 50), 0.75);
        for far in [i32::MAX, i32::MIN] {
            assert!((0.0..=1.0).contains(&squashed(far, 1)), "{far}");
        }
    }

    #[test]
    fn a_glance_tells_the_same_to_partners_and_the_opposite_to_opponents() {
        // Two squares ahead with a roll to come, at twenty for a square.
        let race = of_glance(&Toy::<Race>::after(&[2, 0]));
        assert_eq!(race[..2], [0.5 + 0.5 * 40.0 / 140.0, 0.5 - 0.5 * 40.0 / 140.0]);
        let [one, two, three, ..] = of_glance(&Allies::at(8, 1));
        assert!(one == three && one < 0.5 && two > 0.5, "{one} {two}");
    }

    #[test]
    fn an_outcome_is_shared_by_the_team() {
        let state = Allies::at(1, 2);
        let outcome = Outcome::by_merit(3, "points", |seat| [2, 1, 0][seat.index()], |_| 0);
        assert_eq!(of_outcome(&state, &outcome)[..3], [0.5, 0.5, 0.5], "first and last, against the middle");
    }
}
