//! The puzzles: a diam in two or three turns, whatever the others do.

use tabletop::game::InputOf;
use tabletop::puzzle::has_won;
use tabletop::{Branch, Goal, Input, Message, Puzzled, Seat, Theme};

use crate::{Action, Config, Diam, Edition, View};

/// The most turns that are asked for.
const MOST_TURNS: u8 = 3;

impl Puzzled for Diam {
    const PUZZLES: &'static str = include_str!("../data/puzzles.tsv");

    /// The box of 2003 twice as often as the sheet of 1998.
    fn grounds() -> Vec<Config> {
        let old = Config { edition: Edition::V1998, ..Config::default() };
        vec![Config::default(), Config::default(), old]
    }

    fn position(config: &Config, view: &View) -> Option<Config> {
        Self::branch(config, view)
    }

    fn goals(&self, _seat: Seat) -> Vec<Goal> {
        (1..=MOST_TURNS).map(|turns| Goal::new("win", turns)).collect()
    }

    fn has_reached(&self, _since: &Self, seat: Seat, _goal: &Goal, _is_settled: bool) -> bool {
        self.now.end.is_some() && has_won(self, seat)
    }

    fn turns(&self) -> u32 {
        self.now.ply.into()
    }

    /// By what the winner's actions are. A diam that is there to be made at once is no puzzle.
    fn theme(&self, seat: Seat, goal: &Goal, solution: &[InputOf<Self>]) -> Option<Theme> {
        if goal.turns < 2 {
            return None;
        }
        let own = |input: &InputOf<Self>| match input {
            Input::Act(actor, action) if *actor == seat => Some(matches!(action, Action::Place { .. })),
            _ => None,
        };
        let placings: Vec<bool> = solution.iter().filter_map(own).collect();
        match (placings.contains(&true), placings.contains(&false)) {
            (true, false) => Some("placing"),
            (false, _) => Some("moving"),
            (true, true) => Some("both"),
        }
    }

    fn ask(goal: &Goal) -> Message {
        Message::new("diam-puzzle-win").with("turns", goal.turns)
    }
}
