//! Puzzles: a position, a goal and the claim that it can be reached. What a game says about itself so that the house can look for
//! them, prove them and judge tries. The searching stands in crate `search`, the judging in `catalog`.

use std::fmt;
use std::str::FromStr;

use crate::game::InputOf;
use crate::{Game, Message, Pending, Seat};

/// What is asked: a kind that the game knows, within how many of one's own turns, and what the kind needs to know beside that.
///
/// Written `win 3`, or `take 2 spy`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Goal {
    /// The kind, one of the game's.
    pub kind: String,
    /// How many turns of one's own it takes at most, from 1.
    pub turns: u8,
    /// A number, a piece or a place; empty where the kind says all.
    pub what: String,
}

impl Goal {
    /// A goal that its kind and the number of turns say whole.
    pub fn new(kind: &str, turns: u8) -> Self {
        Goal { kind: kind.to_owned(), turns, what: String::new() }
    }

    /// The same about something.
    #[must_use]
    pub fn about(mut self, what: impl ToString) -> Self {
        self.what = what.to_string();
        self
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.turns)?;
        if self.what.is_empty() { Ok(()) } else { write!(f, " {}", self.what) }
    }
}

impl FromStr for Goal {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.splitn(3, ' ');
        let kind = words.next().filter(|kind| !kind.is_empty()).ok_or("a kind of goal")?;
        let turns = words.next().and_then(|turns| turns.parse().ok()).filter(|turns| *turns > 0);
        let goal = Goal::new(kind, turns.ok_or("a number of turns")?);
        Ok(goal.about(words.next().unwrap_or_default()))
    }
}

/// Why most goals are not asked for, wherever one is looked for.
pub const OUT_OF_REACH: &str = "out of reach";

/// What a puzzle can be about: one of its kinds, for filters and for those who want to train one thing.
pub type Theme = &'static str;

/// A game whose puzzles are proved by looking at everything that can happen: whoever solves them plays for the goal, the others
/// against it.
pub trait Puzzled: Game {
    /// The puzzles that the game brings, a line each.
    const PUZZLES: &'static str;

    /// The configs that puzzles are looked for in.
    fn grounds() -> Vec<Self::Config>;

    /// A match that begins where a seat stands, if a config can hold it. Elsewhere a puzzle is a config and what was played.
    fn position(config: &Self::Config, view: &Self::View) -> Option<Self::Config>;

    /// What could be asked of this seat, whose turn begins here; the fewest turns first. Whether it can be reached is found out by
    /// search.
    fn goals(&self, seat: Seat) -> Vec<Goal>;

    /// Whether this seat has reached the goal. `since` is how the puzzle began; `is_settled` says that all turns are over and
    /// answered.
    fn has_reached(&self, since: &Self, seat: Seat, goal: &Goal, is_settled: bool) -> bool;

    /// Whether a goal counts only when everything is answered. Others are reached within the solver's own turns or not at all.
    fn is_settled_late(_goal: &Goal) -> bool {
        false
    }

    /// Whether odds are weighed: the best action is the one with which the goal is most likely. Elsewhere the goal is reached
    /// whatever chance brings.
    fn is_by_odds(_goal: &Goal) -> bool {
        false
    }

    /// How many turns have begun: it grows with every one.
    fn turns(&self) -> u32;

    /// Whether nothing that happens from here on counts for the goal any more, though there would be turns left.
    fn is_settled(&self, _since: &Self, _goal: &Goal) -> bool {
        false
    }

    /// How likely the goal is here, where odds are weighed and the game can tell without playing what is left: the same as if all of it were
    /// played.
    fn foretold(&self, _since: &Self, _seat: Seat, _goal: &Goal) -> Option<f64> {
        None
    }

    /// The latest turn from which a match is looked at for puzzles.
    fn latest() -> u32 {
        24
    }

    /// Every state that this viewer could not tell from the true one, as far as it can matter for the goal.
    fn worlds(&self, _seat: Seat) -> Vec<Self> {
        vec![self.clone()]
    }

    /// What the puzzle is about, by how it begins and its solution; nothing where the solution is too dull to be asked for.
    fn theme(&self, seat: Seat, goal: &Goal, solution: &[InputOf<Self>]) -> Option<Theme>;

    /// What is asked, in words.
    fn ask(goal: &Goal) -> Message;
}

/// A match in which something may be asked: its config, and what is played after the start.
pub type Setting<G> = (<G as Game>::Config, Vec<InputOf<G>>);

/// A game whose puzzles ask for all orders of a window at once, and prove them against everything that others may order there.
pub trait OrderPuzzled: Game {
    /// The puzzles that the game brings, a line each.
    const PUZZLES: &'static str;

    /// The configs that puzzles are looked for in.
    fn grounds() -> Vec<Self::Config>;

    /// Matches in which something could be asked of a seat that has this view: configs, and what is played after their start.
    fn settings(config: &Self::Config, view: &Self::View, seat: Seat) -> Vec<Setting<Self>>;

    /// What could be asked of this seat here.
    fn goals(&self, seat: Seat) -> Vec<Goal>;

    /// How many windows have opened.
    fn turns(&self) -> u32;

    /// The orders that reach the goal whatever others order, the last one saying that they are all, and what they are about; or why nothing is asked.
    fn orders_for(&self, seat: Seat, goal: &Goal) -> Result<(Theme, Vec<Self::Action>), &'static str>;

    /// Whether somebody says by this that all is ordered.
    fn is_last(action: &Self::Action) -> bool;

    /// Whether nothing can be done against what this seat has ordered, and what happens then until the window is closed: what refutes it, if
    /// anything does. Nothing is known where it would cost too much.
    fn answers(&self, seat: Seat, goal: &Goal) -> Option<(bool, Vec<InputOf<Self>>)>;

    /// What is asked, in words.
    fn ask(goal: &Goal) -> Message;
}

/// Whether a seat has won.
pub fn has_won<G: Game>(state: &G, seat: Seat) -> bool {
    matches!(state.pending(), Pending::Over(outcome) if !outcome.is_draw() && outcome.place(seat) == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_reads_what_it_writes() {
        for text in ["win 3", "take 2 spy", "centre 1 mun"] {
            assert_eq!(text.parse::<Goal>().map(|goal| goal.to_string()).as_deref(), Ok(text));
        }
        assert!(["", "win", "win x", "win 0", " 3"].iter().all(|text| text.parse::<Goal>().is_err()));
    }
}
