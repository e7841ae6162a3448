//! A match of the house as a game of the desk.

use tabletop::{Input, Match, What};

use super::{Drawn, Played, Turn};
use crate::action::Action;
use crate::ending::Ending;
use crate::power::Power;
use crate::state::Diplomacy;

impl Played {
    /// The phases of a match that closed, and its end. What is saved in an open phase stays there.
    pub fn of(name: &str, table: &Match<Diplomacy>) -> Self {
        let mut again = Match::<Diplomacy>::start_under(table.config().clone(), table.revision())
            .expect("the match was begun with it");
        let start = table.config().campaign().expect("the match was begun with it");
        let mut played = Played {
            name: name.to_owned(),
            line: 1,
            start,
            agreed: Default::default(),
            turns: Vec::new(),
            drawn: None,
            notes: Vec::new(),
        };
        // How much there was after each entry: a takeback goes back to one of these.
        let mut marks = vec![(0, None)];
        for entry in table.journal() {
            let before = again.state().clone();
            again.enter(entry.clone()).expect("the match has it in its journal");
            match &entry.what {
                What::Input(input) => played.follow(before, input, again.state()),
                What::Takeback(to) => {
                    let (turns, drawn) = marks[*to];
                    played.turns.truncate(turns);
                    played.drawn = drawn;
                }
                _ => {}
            }
            marks.push((played.turns.len(), played.drawn));
        }
        played
    }

    /// Adds the phase that an input closed, and the vote that it made pass.
    fn follow(&mut self, before: Diplomacy, input: &Input<Action, tabletop::Never>, after: &Diplomacy) {
        let mut campaign = before.campaign;
        let is_closed = after.window != before.window;
        if is_closed {
            if let Input::Act(seat, action) = input
                && let Some(power) = Power::of(*seat)
            {
                campaign.save(power, action);
            }
            self.turns.push(Turn::of(&campaign));
        }
        if after.campaign.ended == Some(Ending::Vote) && campaign.ended.is_none() {
            self.drawn = Some(if is_closed { Drawn::Closing } else { Drawn::Open });
        }
    }
}
