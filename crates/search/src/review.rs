//! What a level thinks of a position that was played: what it is worth to somebody who looks at it, what the best action was, and what the
//! one that was taken is worth beside it.
//!
//! It sees a view only, as the level does at a table. Where the level counts playouts, what it says has a standard error; where it searches, it has none, and
//! whoever wants to know how sure it is asks again with more care. A level that plays a position at random thinks nothing of it.

use tabletop::{Determinize, Evaluate, Input, Keyed, Levels, Seat, Thinking};

use crate::ismcts::{self, Ismcts};
use crate::luck::Luck;
use crate::mcts::Mcts;
use crate::turn::{Turn, after_time, teams, turn};
use crate::{alphabeta, expectimax, worth};

/// With how much care to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// The level that looks.
    pub level: u8,
    /// How many times its budget it has.
    pub times: u32,
    /// Whether the best action and the one taken are weighed apart, by playouts of their own, where there are any: what looked best by luck does
    /// not look so twice.
    pub is_apart: bool,
}

/// What something is worth to a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Value {
    /// From 0 (lost) to 1 (won).
    pub worth: f32,
    /// The standard error of that, where it was found by playouts.
    pub error: Option<f32>,
    /// Whether it is won (true) or lost for sure, and in how many plies where those were counted.
    pub decided: Option<(bool, Option<u32>)>,
}

impl Value {
    fn plain(worth: f32) -> Self {
        Value { worth, error: None, decided: None }
    }

    /// The mean of so many playouts. Results lie between 0 and 1: none spread more than wins and losses do.
    fn counted(mean: f32, playouts: u32) -> Self {
        let error = (mean * (1.0 - mean) / playouts.max(1) as f32).sqrt();
        Value { worth: mean, error: Some(error), decided: None }
    }
}

/// The best action beside the one that was taken, both for the seat that took it and by the same look.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared<A> {
    /// The best line, as far as it was followed.
    pub best: Vec<A>,
    /// What it is worth.
    pub before: Value,
    /// What the action taken is worth.
    pub after: Value,
}

/// What is thought of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion<A> {
    /// What it is worth to whoever looks.
    pub value: Value,
    /// What was done there, beside the best. Not where the search does not weigh such actions.
    pub compared: Option<Compared<A>>,
    /// How much was looked at to tell.
    pub counted: u64,
    /// Whether those are playouts, and not positions.
    pub is_playouts: bool,
}

/// Who looks at what.
struct Looking<'a, G: Levels> {
    state: G,
    view: &'a G::View,
    who: Seat,
    /// The seat that acts next, before or after what chance brings.
    seat: Seat,
    taken: Option<&'a G::Action>,
    is_apart: bool,
}

/// What a level thinks of a position from the view of a seat, in a game whose positions have numbers. `taken` is what that seat did there.
pub fn judge_keyed<G: Determinize + Evaluate + Keyed + Levels>(
    view: &G::View,
    who: Seat,
    taken: Option<&G::Action>,
    care: Care,
    luck: &mut Luck,
) -> Option<Opinion<G::Action>> {
    let state = imagined::<G>(view, luck);
    let (Thinking::AlphaBeta { nodes, .. }, Turn::Act(first)) =
        (state.thinking(care.level).times(care.times), turn(&state))
    else {
        return judge::<G>(view, who, taken, care, luck);
    };
    let seat = taken.map_or(first, |_| who);
    let found = alphabeta::ranked(&state, seat, alphabeta::Limits::nodes(u64::from(nodes)));
    let value = |found: &alphabeta::Found<G::Action>| match found.decided() {
        Some((wins, plies)) => {
            Value { worth: f32::from(u8::from(wins)), error: None, decided: Some((wins, Some(plies))) }
        }
        None => Value::plain(worth::of_score::<G>(found.score)),
    };
    let best = found.first()?;
    let after = taken.and_then(|taken| found.iter().find(|one| one.best == *taken));
    let compared =
        after.map(|after| Compared { best: best.line.clone(), before: value(best), after: value(after) });
    let value = seen_by(&state, seat, who, value(best))?;
    Some(Opinion { value, compared, counted: best.nodes, is_playouts: false })
}

/// What a level thinks of a position from the view of a seat, in any game that can judge one. `taken` is what that seat did there.
pub fn judge<G: Determinize + Evaluate + Levels>(
    view: &G::View,
    who: Seat,
    taken: Option<&G::Action>,
    care: Care,
    luck: &mut Luck,
) -> Option<Opinion<G::Action>> {
    let state = imagined::<G>(view, luck);
    let seat = match turn(&state) {
        Turn::Over(outcome) => {
            let value = Value::plain(worth::of_outcome(&state, &outcome)[who.index()]);
            return Some(Opinion { value, compared: None, counted: 1, is_playouts: false });
        }
        Turn::Act(first) => taken.map_or(first, |_| who),
        Turn::Chance => next_to_act(state.clone(), luck)?,
        Turn::Expire(_) => return None,
    };
    let thinking = state.thinking(care.level).times(care.times);
    let looking = Looking { state, view, who, seat, taken, is_apart: care.is_apart };
    match thinking {
        Thinking::Expectimax { nodes, .. } => looking.weigh(expectimax::Limits::nodes(nodes.into())),
        Thinking::Ismcts { iterations, depth, .. } => looking.play_out(iterations.max(1), depth, luck),
        Thinking::Mcts { iterations } => looking.try_out(iterations.max(1), luck),
        Thinking::Random | Thinking::AlphaBeta { .. } => None,
    }
}

/// A state that could be the true one. A window that waits for time alone runs out.
fn imagined<G: Determinize>(view: &G::View, luck: &mut Luck) -> G {
    let mut state = G::determinize(view, luck);
    while let Turn::Expire(window) = turn(&state) {
        state = after_time(&state, window);
    }
    state
}

/// Who acts after what chance brings.
fn next_to_act<G: Levels>(mut state: G, luck: &mut Luck) -> Option<Seat> {
    loop {
        match turn(&state) {
            Turn::Act(seat) => return Some(seat),
            Turn::Over(_) => return None,
            Turn::Chance => {
                let outcome = state.roll(luck);
                state.apply(Input::Chance(outcome), &mut ());
            }
            Turn::Expire(window) => state = after_time(&state, window),
        }
    }
}

/// What is worth this to one seat, to another: the same to a partner, the opposite to the only opponents, and unknown among more sides.
fn seen_by<G: Levels>(state: &G, seat: Seat, who: Seat, value: Value) -> Option<Value> {
    if state.team(seat) == state.team(who) {
        return Some(value);
    }
    let decided = value.decided.map(|(wins, plies)| (!wins, plies));
    (teams(state).len() == 2).then_some(Value { worth: 1.0 - value.worth, decided, ..value })
}

impl<G: Determinize + Evaluate + Levels> Looking<'_, G> {
    /// By the odds of chance.
    fn weigh(&self, limits: expectimax::Limits) -> Option<Opinion<G::Action>> {
        let Looking { state, who, seat, .. } = self;
        if let Turn::Chance = turn(state) {
            let (worth, counted) = expectimax::expected(state, limits);
            let value = Value::plain(worth[who.index()]);
            return Some(Opinion { value, compared: None, counted, is_playouts: false });
        }
        let (mut weighed, mut counted) = expectimax::weigh_counted(state, *seat, limits);
        let value = seen_by(state, *seat, *who, Value::plain(weighed.first()?.worth))?;
        let deepest = weighed.first()?.depth;
        if let Some(taken) = self.taken
            && weighed.iter().any(|one| one.action == *taken && one.depth < deepest)
        {
            let (beside, more) = expectimax::weigh_beside(state, *seat, limits, Some(taken));
            (weighed, counted) = (beside, counted + more);
        }
        let after = self.taken.and_then(|taken| weighed.iter().find(|one| one.action == *taken));
        let compared = after.map(|after| Compared {
            best: vec![weighed[0].action.clone()],
            before: Value::plain(weighed[0].worth),
            after: Value::plain(after.worth),
        });
        Some(Opinion { value, compared, counted, is_playouts: false })
    }

    /// By playouts of all that may be hidden.
    fn play_out(&self, iterations: u32, depth: u32, luck: &mut Luck) -> Option<Opinion<G::Action>> {
        let Looking { state, view, who, seat, .. } = self;
        let mut tree = Ismcts::<G>::new(view, *seat, depth).patiently();
        tree.run(iterations, luck);
        let tallies: Vec<_> = tree.tallies().collect();
        let value = |tally: &ismcts::Tally<G::Action>| Value::counted(tally.mean, tally.visits);
        let best = tallies.iter().max_by_key(|tally| tally.visits)?;
        let mut counted = u64::from(iterations);
        let mut apart = |action: &G::Action| {
            let mut tree = Ismcts::<G>::new(view, *seat, depth).patiently().beginning_with(action.clone());
            tree.run(iterations.div_ceil(2), luck);
            counted += u64::from(iterations.div_ceil(2));
            tree.tallies().find(|tally| tally.action == *action).map(|tally| value(&tally))
        };
        let after = self.taken.and_then(|taken| tallies.iter().find(|tally| tally.action == *taken));
        let compared = after.and_then(|after| {
            let is_apart = self.is_apart && after.action != best.action;
            let (before, after) = if is_apart {
                (apart(&best.action)?, apart(&after.action)?)
            } else {
                (value(best), value(after))
            };
            Some(Compared { best: vec![best.action.clone()], before, after })
        });
        let value = seen_by(state, *seat, *who, value(best))?;
        Some(Opinion { value, compared, counted, is_playouts: true })
    }

    /// By playouts of what is known.
    fn try_out(&self, iterations: u32, luck: &mut Luck) -> Option<Opinion<G::Action>> {
        let Looking { state, who, seat, .. } = self;
        let Turn::Act(_) = turn(state) else { return None };
        let mut tree = Mcts::new(state.clone(), *seat);
        tree.run(iterations, luck);
        let tallies: Vec<_> = tree.tallies().collect();
        let value = |tally: &crate::mcts::Tally<G::Action>| match tally.proven {
            Some(wins) => Value { worth: tally.mean, error: None, decided: Some((wins, None)) },
            None => Value::counted(tally.mean, tally.visits),
        };
        let rank = |tally: &&crate::mcts::Tally<G::Action>| {
            (tally.proven == Some(true), tally.proven != Some(false), tally.visits)
        };
        let best = tallies.iter().max_by_key(rank)?;
        let after = self.taken.and_then(|taken| tallies.iter().find(|tally| tally.action == *taken));
        let compared = after.map(|after| Compared {
            best: vec![best.action.clone()],
            before: value(best),
            after: value(after),
        });
        let counted = tallies.iter().map(|tally| u64::from(tally.visits)).sum();
        let value = seen_by(state, *seat, *who, value(best))?;
        Some(Opinion { value, compared, counted, is_playouts: true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::{Pick, Race, TicTacToe, Toy};

    const QUICK: Care = Care { level: 3, times: 1, is_apart: false };

    /// What is thought after some squares were taken in turn, and of one more.
    fn opinion(log: &[u8], who: u8, taken: Option<Pick>) -> Opinion<Pick> {
        let luck = &mut Luck::from_seed(1);
        judge_keyed::<Toy<TicTacToe>>(&log.to_vec(), Seat::new(who), taken.as_ref(), QUICK, luck)
            .expect("it thinks")
    }

    #[test]
    fn a_win_that_was_missed_is_told_with_what_was_better() {
        let found = opinion(&[0, 3, 1, 4], 0, Some(Pick(8)));
        assert_eq!((found.value.worth, found.value.decided), (1.0, Some((true, Some(1)))));
        let compared = found.compared.expect("it can be played");
        assert_eq!((compared.best[0], compared.before.worth), (Pick(2), 1.0));
        // The search ends with the win that it finds: that noughts win at 5 then is seen from the next position.
        assert!(compared.after.worth <= 0.5 && compared.after.decided.is_none());
        assert_eq!(opinion(&[0, 3, 1, 4, 8], 0, None).value.worth, 0.0);
        assert!(found.counted > 0 && !found.is_playouts);
    }

    #[test]
    fn what_is_good_for_one_is_bad_for_the_other() {
        let other = opinion(&[0, 3, 1, 4], 1, None);
        assert_eq!((other.value.worth, other.value.decided), (0.0, Some((false, Some(1)))));
        assert_eq!(other.compared, None);
        let over = opinion(&[0, 3, 1, 4, 2], 1, None);
        assert_eq!((over.value.worth, over.value.error), (0.0, None), "it is over");
    }

    #[test]
    fn playouts_have_an_error_that_grows_smaller() {
        let error = |times| {
            let luck = &mut Luck::from_seed(1);
            let care = Care { level: 4, times, is_apart: false };
            let found = judge::<Toy<Race>>(&vec![1, 0, 2, 0, 3], Seat::new(0), Some(&Pick(0)), care, luck);
            let found = found.expect("it thinks");
            assert!(found.is_playouts && found.compared.is_some());
            found.value.error.expect("nothing is proven so early")
        };
        let (few, many) = (error(1), error(16));
        assert!(many < few, "{few} {many}");
    }

    #[test]
    fn a_level_that_plays_at_random_thinks_nothing() {
        let care = Care { level: 1, times: 1, is_apart: false };
        let luck = &mut Luck::from_seed(1);
        assert_eq!(judge_keyed::<Toy<TicTacToe>>(&vec![0], Seat::new(1), None, care, luck), None);
    }
}
