//! A puzzle that is being played: what the solver has done so far is entered anew, judged action by action, and answered by what
//! holds out longest.

use tabletop::game::InputOf;
use tabletop::{Viewer, What};

use crate::puzzle::{MOST_ACTIONS, Puzzle, PuzzleTry, Solving};
use crate::puzzling::{Puzzling, Task};
use crate::seated::Seated;
use crate::shelf::Listed;
use crate::{Fault, Play};

pub(crate) struct Riddle<'a, G: Listed> {
    table: Seated<G>,
    puzzle: &'a Puzzle,
    since: G,
    /// Entries before the solver's first action.
    before: usize,
    actions: Vec<String>,
    verdict: Solving,
    odds: Option<u16>,
    told: usize,
}

impl<'a, G: Listed> Riddle<'a, G> {
    /// A puzzle on a match that has just begun.
    pub(crate) fn new(mut table: Seated<G>, puzzle: &'a Puzzle) -> Result<Self, Fault> {
        puzzle.play.iter().try_for_each(|entry| table.enter(None, entry))?;
        let (since, before) = (table.game.state().clone(), table.game.journal().len());
        let verdict = Solving::Asks;
        let mut riddle =
            Riddle { table, puzzle, since, before, actions: Vec::new(), verdict, odds: None, told: 0 };
        riddle.told = riddle.told_so_far();
        Ok(riddle)
    }

    /// The same after these actions.
    pub(crate) fn played(mut self, puzzling: &Puzzling<G>, actions: &[String]) -> Result<Self, Fault> {
        if actions.len() > MOST_ACTIONS {
            let message = format!("a puzzle has {MOST_ACTIONS} actions at most");
            return Err(Fault::protocol("too-many-actions", message));
        }
        for action in actions {
            if self.verdict != Solving::Asks {
                return Err(Fault::protocol("bad-line", "nothing comes after that"));
            }
            self.act(puzzling, action)?;
        }
        Ok(self)
    }

    fn told_so_far(&self) -> usize {
        self.table.told_by(Viewer::Seat(self.puzzle.seat), usize::MAX)
    }

    fn act(&mut self, puzzling: &Puzzling<G>, action: &str) -> Result<(), Fault> {
        self.told = self.told_so_far();
        let entry = self.table.act_at(None, self.puzzle.seat, action)?;
        let own = format!("act {} ", self.puzzle.seat);
        let judged = (puzzling.judge)(&self.task(), &self.inputs())
            .map_err(|_| Fault::protocol("too-costly", "this cannot be judged"))?;
        for reply in judged.replies {
            self.table.enter_what(None, What::Input(reply))?;
        }
        self.odds = judged.odds;
        self.verdict = match judged {
            _ if judged.is_done => Solving::Done,
            _ if judged.holds => Solving::Asks,
            _ => Solving::Wrong,
        };
        if self.verdict != Solving::Wrong {
            self.actions.push(entry.strip_prefix(&own).unwrap_or(action).to_owned());
        }
        Ok(())
    }

    fn task(&self) -> Task<'_, G> {
        let Puzzle { seat, goal, odds, .. } = self.puzzle;
        Task { since: &self.since, seat: *seat, goal, odds: *odds }
    }

    /// What was entered since the puzzle began.
    fn inputs(&self) -> Vec<InputOf<G>> {
        let entries = self.table.game.journal()[self.before..].iter();
        let input = |what: &What<G>| match what {
            What::Input(input) => Some(input.clone()),
            _ => None,
        };
        entries.filter_map(|entry| input(&entry.what)).collect()
    }

    /// What would be right now.
    pub(crate) fn answer(&self, puzzling: &Puzzling<G>) -> Option<String> {
        if self.verdict != Solving::Asks {
            return None;
        }
        let read = |entry: &String| match What::<G>::read(entry) {
            Ok(What::Input(input)) => Some(input),
            _ => None,
        };
        let solution: Vec<InputOf<G>> = self.puzzle.solution.iter().map_while(read).collect();
        (puzzling.answer)(&self.task(), &self.inputs(), &solution).map(|action| action.to_string())
    }

    /// What can be shown of it.
    pub(crate) fn shown(self) -> PuzzleTry {
        let Riddle { table, actions, verdict, odds, told, .. } = self;
        PuzzleTry { table: Box::new(table), actions, verdict, odds, told }
    }
}
