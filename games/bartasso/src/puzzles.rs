//! The puzzles: combinations on half the board that win the game or more than they cost, whatever is answered.

use tabletop::game::InputOf;
use tabletop::puzzle::has_won;
use tabletop::{Branch, Evaluate, Goal, Input, Message, Puzzled, Seat, Theme};

use crate::piece::Kind;
use crate::{Bartasso, Config, View};

/// The game is to be won.
const WIN: &str = "win";
/// So many points more are to be had than before, when the last move is answered.
const GAIN: &str = "gain";
/// What a piece of each kind counts: pawn, crowned pawn, couronne, sauteur, diplomat.
const POINTS: [i32; 5] = [1, 3, 5, 5, 0];
/// The points that are asked for.
const ENOUGH: i32 = 3;

impl Puzzled for Bartasso {
    const PUZZLES: &'static str = include_str!("../data/puzzles.tsv");

    fn grounds() -> Vec<Config> {
        vec![Config { camps: 2, ..Config::default() }]
    }

    fn position(config: &Config, view: &View) -> Option<Config> {
        Self::branch(config, view)
    }

    fn goals(&self, _seat: Seat) -> Vec<Goal> {
        let gain = |turns| Goal::new(GAIN, turns).about(ENOUGH);
        vec![Goal::new(WIN, 1), Goal::new(WIN, 2), gain(1), gain(2)]
    }

    fn has_reached(&self, since: &Self, seat: Seat, goal: &Goal, is_settled: bool) -> bool {
        if self.now.end.is_some() && has_won(self, seat) {
            return true;
        }
        let enough = goal.what.parse().unwrap_or(i32::MAX);
        let own = usize::from(tabletop::Game::team(self, seat).0);
        goal.kind == GAIN && is_settled && self.lead(own) - since.lead(own) >= enough
    }

    fn is_settled_late(goal: &Goal) -> bool {
        goal.kind == GAIN
    }

    fn turns(&self) -> u32 {
        self.now.turns.into()
    }

    /// By how it begins: what is there to be taken at once is no puzzle.
    fn theme(&self, seat: Seat, goal: &Goal, solution: &[InputOf<Self>]) -> Option<Theme> {
        if goal.turns < 2 {
            return None;
        }
        let mut state = *self;
        let mut has_answer_taken = None;
        for input in solution {
            let takes = matches!(input, Input::Act(_, action) if state.takes(action));
            match input {
                Input::Act(actor, _) if *actor != seat => has_answer_taken = has_answer_taken.or(Some(takes)),
                _ if takes && has_answer_taken.is_none() && goal.kind == GAIN => return None,
                _ => (),
            }
            tabletop::Game::apply(&mut state, input.clone(), &mut ());
        }
        Some(match (goal.kind.as_str(), has_answer_taken) {
            (WIN, _) => "mate",
            (_, Some(true)) => "sacrifice",
            _ => "quiet",
        })
    }

    fn ask(goal: &Goal) -> Message {
        match goal.kind.as_str() {
            WIN => Message::new("bartasso-puzzle-win").with("turns", goal.turns),
            _ => {
                let points: i32 = goal.what.parse().unwrap_or_default();
                Message::new("bartasso-puzzle-gain").with("turns", goal.turns).with("points", points)
            }
        }
    }
}

impl Bartasso {
    /// By how many points an alliance is ahead.
    fn lead(&self, alliance: usize) -> i32 {
        let points = |alliance| -> i32 {
            let count = |kind: Kind| (self.now.allied(alliance) & self.now.kinds[kind.index()]).count_ones();
            Kind::ALL.into_iter().map(|kind| POINTS[kind.index()] * count(kind) as i32).sum()
        };
        points(alliance) - points(1 - alliance)
    }
}
