//! What a bot sees in a position: its best lines, and what each is worth. It thinks as the level does that it is asked for, with the same
//! budget, and sees a view only.

use tabletop::{Determinize, Evaluate, Keyed, Levels, Seat, Thinking};

use crate::ismcts::Ismcts;
use crate::luck::Luck;
use crate::mcts::Mcts;
use crate::{alphabeta, expectimax, worth};

/// The most lines that are told.
pub const MOST_LINES: usize = 3;
/// Playouts where a level would not look ahead.
const FEW: u32 = 1_000;

/// A line that a seat may take, from its own action on.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    /// What both are expected to do, as far as that was followed.
    pub actions: Vec<A>,
    /// What it is worth to the seat that begins it, from 0 (lost) to 1 (won).
    pub worth: f32,
    /// Whether that seat wins (true) or loses for sure, and in how many plies where those were counted.
    pub decided: Option<(bool, Option<u32>)>,
}

/// What was seen.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight<A> {
    /// The best lines, the best first.
    pub lines: Vec<Line<A>>,
    /// How much was looked at to tell.
    pub counted: u64,
    /// Whether those are playouts, and not positions.
    pub is_playouts: bool,
    /// What is known of the position beforehand: whether the seat to act wins, and within how many plies.
    pub known: Option<(bool, u32)>,
}

/// What a level sees, in a game whose positions have numbers.
pub fn see_keyed<G: Determinize + Evaluate + Keyed + Levels>(
    view: &G::View,
    seat: Seat,
    level: u8,
    luck: &mut Luck,
) -> Sight<G::Action> {
    let state = G::determinize(view, luck);
    let Thinking::AlphaBeta { nodes, .. } = state.thinking(level) else {
        return see::<G>(view, seat, level, luck);
    };
    let found = alphabeta::ranked(&state, seat, alphabeta::Limits::nodes(u64::from(nodes)));
    let counted = found.first().map_or(0, |found| found.nodes);
    let lines = found.into_iter().take(MOST_LINES).map(|found| Line {
        worth: found
            .decided()
            .map_or_else(|| worth::of_score::<G>(found.score), |(wins, _)| if wins { 1.0 } else { 0.0 }),
        decided: found.decided().map(|(wins, plies)| (wins, Some(plies))),
        actions: found.line,
    });
    Sight { lines: lines.collect(), counted, is_playouts: false, known: state.known() }
}

/// What a level sees, in any game that can judge a position.
pub fn see<G: Determinize + Evaluate + Levels>(
    view: &G::View,
    seat: Seat,
    level: u8,
    luck: &mut Luck,
) -> Sight<G::Action> {
    let state = G::determinize(view, luck);
    let known = state.known();
    let (lines, counted, is_playouts) = match state.thinking(level) {
        Thinking::Expectimax { nodes, .. } => {
            let limits = expectimax::Limits::nodes(u64::from(nodes));
            let (weighed, counted) = expectimax::weigh_counted(&state, seat, limits);
            let line = |one: expectimax::Weighed<G::Action>| Line {
                actions: vec![one.action],
                worth: one.worth,
                decided: None,
            };
            (weighed.into_iter().map(line).collect(), counted, false)
        }
        Thinking::Ismcts { iterations, depth, .. } => {
            let mut tree = Ismcts::<G>::new(view, seat, depth).patiently();
            tree.run(iterations.max(1), luck);
            let mut tallies: Vec<_> = tree.tallies().collect();
            tallies.sort_by_key(|tally| std::cmp::Reverse(tally.visits));
            let counted = tallies.iter().map(|tally| u64::from(tally.visits)).sum();
            let lines = tallies.into_iter().map(|tally| Line {
                actions: vec![tally.action],
                worth: tally.mean,
                decided: None,
            });
            (lines.collect(), counted, true)
        }
        Thinking::Mcts { iterations } => tried(&state, seat, iterations, luck),
        Thinking::Random | Thinking::AlphaBeta { .. } => tried(&state, seat, FEW, luck),
    };
    let lines: Vec<_> = lines;
    Sight { lines: lines.into_iter().take(MOST_LINES).collect(), counted, is_playouts, known }
}

/// The actions of a tree of playouts, those that are tried most first.
fn tried<G: Determinize>(
    state: &G,
    seat: Seat,
    iterations: u32,
    luck: &mut Luck,
) -> (Vec<Line<G::Action>>, u64, bool) {
    let mut tree = Mcts::new(state.clone(), seat);
    tree.run(iterations, luck);
    let mut tallies: Vec<_> = tree.tallies().collect();
    // A proven win is best, a proven loss is worst.
    tallies.sort_by_key(|tally| {
        std::cmp::Reverse((tally.proven == Some(true), tally.proven != Some(false), tally.visits))
    });
    let counted = tallies.iter().map(|tally| u64::from(tally.visits)).sum();
    let lines = tallies.into_iter().map(|tally| Line {
        actions: vec![tally.action],
        worth: tally.mean,
        decided: tally.proven.map(|wins| (wins, None)),
    });
    (lines.collect(), counted, true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::{Pick, TicTacToe, Toy};

    /// What a level sees after some squares were taken in turn.
    fn sight(taken: &[u8]) -> Sight<Pick> {
        let seat = Seat::new(taken.len() as u8 % 2);
        see_keyed::<Toy<TicTacToe>>(&taken.to_vec(), seat, 3, &mut Luck::from_seed(1))
    }

    #[test]
    fn a_win_is_seen_and_counted() {
        let sight = sight(&[0, 3, 1, 4]);
        assert_eq!(sight.lines[0].actions[0], Pick(2));
        assert_eq!(sight.lines[0].decided, Some((true, Some(1))));
        assert_eq!(sight.lines[0].worth, 1.0);
        assert!(sight.lines.len() <= MOST_LINES && sight.counted > 0);
    }

    #[test]
    fn lines_stand_in_the_order_of_what_they_are_worth() {
        let worths: Vec<f32> = sight(&[4]).lines.iter().map(|line| line.worth).collect();
        assert_eq!(worths.len(), MOST_LINES);
        assert!(worths.is_sorted_by(|one, other| one >= other), "{worths:?}");
    }
}
