//! A game of the catalog without its type.

use scene::Figure;
use search::arena::Played;
use search::train::{Learned, Plan};
use serde_json::Value;
use tabletop::{Goal, Info, Message};
use words::{Lang, Words};

use crate::editing::{Edit, Edited};
use crate::puzzle::{Made, Puzzle, PuzzleTry, Wanted};
use crate::solving::{SolveEffort, SolveProgress, Solved};
use crate::{BotSpec, Contest, Course, Fault, Plate, Table, spoken};

/// One game of the catalog.
pub trait Title: Sync {
    /// What is known of it before any match.
    fn info(&self) -> Info;

    /// The JSON schema of its config.
    fn schema(&self) -> Value;

    /// The options that newcomers are advised to take, as far as they are not the usual ones.
    fn first_evening(&self) -> Value;

    /// Its messages, as Fluent text.
    fn texts(&self, lang: Lang) -> &'static str;

    /// The words of its messages and the house's, parsed once.
    fn words(&self, lang: Lang) -> &'static Words {
        spoken::words(lang, self.texts(lang))
    }

    /// Its rules, as Markdown with numbered paragraphs.
    fn rules(&self, lang: Lang) -> &'static str;

    /// The figures of its rules, in the order in which the rules show them.
    fn figures(&self) -> &'static [Figure];

    /// Whether its tables explain what they show: [`crate::Show::card`].
    fn has_cards(&self) -> bool;

    /// Whether somebody can try things out in a private branch of its matches: [`crate::Show::branch`].
    fn has_branches(&self) -> bool;

    /// Whether its positions can be set up by hand.
    fn has_editor(&self) -> bool;

    /// Sets a position up with some options. The position that they name themselves is not looked at.
    fn edit(&self, config: &Value, edit: Edit) -> Result<Edited, Fault>;

    /// Its course of lessons, if it has one: [`crate::Attempt`] takes them.
    fn course(&self) -> Option<Course>;

    /// Whether seats write letters to each other at its usual table.
    fn has_letters(&self) -> bool;

    /// How people come to their seats at its usual table.
    fn seating(&self) -> tabletop::Seating;

    /// The figure of this name, ready to be drawn.
    fn figure(&self, name: &str) -> Result<Plate, Fault> {
        let found = self.figures().iter().find(|figure| figure.name == name);
        let figure = found.ok_or_else(|| {
            let message = format!("the rules of {} have no figure {name:?}", self.info().key);
            Fault::protocol("unknown-figure", message)
        })?;
        let config: Value = serde_json::from_str(figure.config)
            .map_err(|error| Fault::protocol("bad-figure", format!("{name}: {error}")))?;
        Plate::new(figure, self.start(&config)?)
    }

    /// A match with these options; an empty object takes every default.
    fn start(&self, config: &Value) -> Result<Box<dyn Table>, Fault>;

    /// The same under an older revision of its rules, for matches that were begun under it.
    fn start_under(&self, config: &Value, revision: u32) -> Result<Box<dyn Table>, Fault>;

    /// What is not as it should be about options that can be played.
    fn warnings(&self, config: &Value) -> Vec<Message>;

    /// A match from its record.
    fn load(&self, record: &str) -> Result<Box<dyn Table>, Fault>;

    /// Tries to prove who wins with best play, and writes the strategy down.
    fn solve(
        &self,
        config: &Value,
        effort: SolveEffort,
        progress: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Solved, Fault>;

    /// Checks a strategy with the rules alone. Gives what it proves, in words.
    fn verify_solution(&self, text: &str) -> Result<String, Fault>;

    /// Plays bots against each other, and reports on each config. Games that are known, since they were played
    /// before in the same contest, are not played again; those that end are told.
    fn contest(
        &self,
        contest: &Contest,
        known: Vec<Played>,
        finished: &mut (dyn FnMut(&Played) + Send),
    ) -> Result<Vec<search::arena::Report>, Fault>;

    /// Plays bots of one make among themselves with each of these options, and learns weights for its evaluation from how the
    /// games end; hears of every game that does.
    fn train(
        &self,
        configs: &[Value],
        bot: BotSpec,
        plan: Plan,
        finished: &(dyn Fn() + Sync),
    ) -> Result<Learned, Fault>;

    /// The puzzles it brings; none where it has none.
    fn puzzles(&self) -> &'static [Puzzle];

    /// What a goal asks for, in words, if it has puzzles.
    fn ask(&self, goal: &Goal) -> Option<Message>;

    /// Plays a puzzle: all of these actions but the last one were right before, and the last one is the try.
    fn try_puzzle(&self, puzzle: &Puzzle, actions: &[String]) -> Result<PuzzleTry, Fault>;

    /// What would be right after these actions, which were.
    fn answer_puzzle(&self, puzzle: &Puzzle, actions: &[String]) -> Result<Option<String>, Fault>;

    /// Makes puzzles that it does not bring yet.
    fn make_puzzles(&self, wanted: Wanted, progress: &mut dyn FnMut(&Made)) -> Result<Made, Fault>;

    /// Proves a puzzle anew, with every action and every level.
    fn check_puzzle(&self, puzzle: &Puzzle) -> Result<(), Fault>;
}
