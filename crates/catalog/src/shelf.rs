//! How a game gets into the catalog: rules, words and a drawing make it [`Listed`]; what else it can do is said on its
//! [`Shelf`].

use scene::{Arranged, Explained, Figure, Pictured, Taught};
use search::arena::Played;
use search::train::{Learned, Plan};
use serde_json::Value;
use tabletop::{
    BadConfig, Bot, Branch, Counted, Determinize, Evaluate, Goal, Info, Keyed, Learnt, Levels, Match,
    Message, OrderPuzzled, OwnBots, Printed, Puzzled, Solvable,
};
use words::{Lang, Words};

use crate::abilities::{
    Abilities, Arranging, Branching, Course, Explaining, Solving, Thinking, count_of, learn_of,
};
use crate::contest::{BotSpec, Contest};
use crate::editing::{self, Edit, Edited};
use crate::puzzle::{Made, Puzzle, PuzzleTry, Wanted};
use crate::puzzling::Puzzling;
use crate::riddle::Riddle;
use crate::seated::Seated;
use crate::solving::{SolveEffort, SolveProgress, Solved};
use crate::{Fault, Table, Title, puzzle, spoken};

/// What every game of the catalog has.
pub trait Listed: Pictured + Printed {}

impl<G: Pictured + Printed> Listed for G {}

/// A game's place in the catalog.
pub struct Shelf<G: Listed> {
    abilities: Abilities<G>,
}

impl<G: Listed> std::fmt::Debug for Shelf<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Shelf").field(&G::INFO.key).finish()
    }
}

impl<G: Listed> Shelf<G> {
    /// A game whose bots play anything.
    pub const NEW: Shelf<G> = Shelf { abilities: Abilities::NONE };

    fn unplayable(bad: BadConfig) -> Fault {
        Fault::config(bad, words_of::<G>(Lang::En))
    }

    /// A match with each of these options.
    fn starts(configs: &[Value]) -> Result<Vec<G>, Fault> {
        let start = |config| tabletop::config::start::<G>(config).map(|(_, state)| state);
        configs.iter().map(start).collect::<Result<_, _>>().map_err(Self::unplayable)
    }

    /// There is nothing to prove wins by.
    fn without_numbers() -> Fault {
        let message = format!("positions of {} have no numbers to search by", G::INFO.name);
        Fault::protocol("not-solvable", message)
    }

    fn seat_down(&self, game: Match<G>) -> Box<dyn Table> {
        Box::new(Seated::new(game, words_of::<G>(Lang::En), self.abilities))
    }
}

/// A game's words, parsed once.
pub(crate) fn words_of<G: Listed>(lang: Lang) -> &'static Words {
    spoken::words(lang, G::TEXTS[lang as usize])
}

impl<G: Listed + Determinize + Evaluate + Levels> Shelf<G> {
    /// The same with bots at levels 1 to 6.
    #[must_use]
    pub const fn with_levels(mut self) -> Self {
        self.abilities.thinking = Some(Thinking::LEVELS);
        self
    }
}

impl<G: Listed + Determinize + Evaluate + Keyed + Levels> Shelf<G> {
    /// The same with bots at levels 1 to 6, which may remember positions while they look ahead, and with a search for
    /// who wins.
    #[must_use]
    pub const fn with_keyed_levels(mut self) -> Self {
        self.abilities.thinking = Some(Thinking::KEYED_LEVELS);
        self.abilities.solving = Some(Solving::SEARCH);
        self
    }
}

impl<G: Listed + Determinize + OwnBots> Shelf<G> {
    /// The same with bots of its own at levels 1 to 6.
    #[must_use]
    pub const fn with_own_bots(mut self) -> Self {
        self.abilities.thinking = Some(Thinking::OWN);
        self
    }
}

impl<G: Listed + Learnt> Shelf<G> {
    /// The same with an evaluation that is learnt.
    #[must_use]
    pub const fn with_learning(mut self) -> Self {
        self.abilities.learning = Some(learn_of::<G>());
        self
    }
}

impl<G: Listed + Solvable> Shelf<G> {
    /// The same with proofs of who wins that can be written down and checked.
    #[must_use]
    pub const fn with_proofs(mut self) -> Self {
        self.abilities.solving = Some(Solving::PROOFS);
        self
    }
}

impl<G: Listed + Explained> Shelf<G> {
    /// The same with cards that say what everything is, and why it cannot move.
    #[must_use]
    pub const fn with_cards(mut self) -> Self {
        self.abilities.explaining = Some(Explaining::CARDS);
        self
    }
}

impl<G: Listed + Branch> Shelf<G> {
    /// The same with private branches in which somebody tries things out.
    #[must_use]
    pub const fn with_branches(mut self) -> Self {
        self.abilities.branching = Some(Branching::BRANCHES);
        self
    }
}

impl<G: Listed + Taught> Shelf<G> {
    /// The same with a course of lessons.
    #[must_use]
    pub const fn with_lessons(mut self) -> Self {
        self.abilities.teaching = Some(Course::of::<G>());
        self
    }
}

impl<G: Listed + Puzzled + Evaluate> Shelf<G> {
    /// The same with puzzles that are proved by search.
    #[must_use]
    pub const fn with_puzzles(mut self) -> Self {
        self.abilities.puzzling = Some(Puzzling::SEARCHED);
        self
    }
}

impl<G: Listed + OrderPuzzled + OwnBots> Shelf<G> {
    /// The same with puzzles that ask for orders which nothing defeats.
    #[must_use]
    pub const fn with_order_puzzles(mut self) -> Self {
        self.abilities.puzzling = Some(Puzzling::ORDERED);
        self
    }
}

impl<G: Listed + Arranged> Shelf<G> {
    /// The same with positions that are set up by hand.
    #[must_use]
    pub const fn with_editor(mut self) -> Self {
        self.abilities.arranging = Some(Arranging::BY_HAND);
        self
    }
}

impl<G: Listed + Counted> Shelf<G> {
    /// The same with a count of who is ahead.
    #[must_use]
    pub const fn with_count(mut self) -> Self {
        self.abilities.counting = Some(count_of::<G>());
        self
    }
}

impl<G: Listed> Title for Shelf<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn schema(&self) -> Value {
        schemars::schema_for!(G::Config).into()
    }

    fn first_evening(&self) -> Value {
        let written = |config: G::Config| serde_json::to_value(config).unwrap_or_default();
        let (usual, mut advised) = (written(G::Config::default()), written(G::first_evening()));
        if let Value::Object(fields) = &mut advised {
            fields.retain(|name, value| usual.get(name) != Some(value));
        }
        advised
    }

    fn texts(&self, lang: Lang) -> &'static str {
        G::TEXTS[lang as usize]
    }

    fn rules(&self, lang: Lang) -> &'static str {
        G::RULES[lang as usize]
    }

    fn figures(&self) -> &'static [Figure] {
        G::figures()
    }

    fn has_cards(&self) -> bool {
        self.abilities.explaining.is_some()
    }

    fn has_branches(&self) -> bool {
        self.abilities.branching.is_some()
    }

    fn has_editor(&self) -> bool {
        self.abilities.arranging.is_some()
    }

    fn edit(&self, config: &Value, edit: Edit) -> Result<Edited, Fault> {
        let none = || Fault::protocol("no-editor", format!("{} has no texts for positions", G::INFO.name));
        let arranging = self.abilities.arranging.as_ref().ok_or_else(none)?;
        let config = tabletop::config::read::<G>(config).map_err(Self::unplayable)?;
        // Without any position the options can be played: what is wrong with one is then all that is wrong.
        G::start(&(arranging.positioned)(&config, "")).map_err(Self::unplayable)?;
        editing::edit(arranging, &config, edit)
    }

    fn course(&self) -> Option<Course> {
        self.abilities.teaching
    }

    fn has_letters(&self) -> bool {
        G::press(&G::Config::default()).has_letters()
    }

    fn seating(&self) -> tabletop::Seating {
        G::seating(&G::Config::default())
    }

    fn start(&self, config: &Value) -> Result<Box<dyn Table>, Fault> {
        self.start_under(config, G::INFO.rules_rev)
    }

    fn start_under(&self, config: &Value, revision: u32) -> Result<Box<dyn Table>, Fault> {
        if !G::plays(revision) {
            let message = format!("{} is not played under revision {revision} of its rules", G::INFO.name);
            return Err(Fault::protocol("other-rules", message));
        }
        let config = tabletop::config::read::<G>(config).map_err(Self::unplayable)?;
        let game = Match::<G>::start_under(config, revision);
        game.map(|game| self.seat_down(game)).map_err(Self::unplayable)
    }

    fn warnings(&self, config: &Value) -> Vec<Message> {
        tabletop::config::read::<G>(config).map(|config| G::warnings(&config)).unwrap_or_default()
    }

    fn load(&self, record: &str) -> Result<Box<dyn Table>, Fault> {
        // What opens a record is no part of the match.
        let game = Match::<G>::from_record(fair::split(record).0);
        game.map(|game| self.seat_down(game)).map_err(|error| Fault::record(&error, words_of::<G>(Lang::En)))
    }

    fn solve(
        &self,
        config: &Value,
        effort: SolveEffort,
        progress: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Solved, Fault> {
        let (config, start) = tabletop::config::start::<G>(config).map_err(Self::unplayable)?;
        if G::INFO.has_chance || G::INFO.has_secrets {
            return Err(Fault::protocol("not-solvable", "games with chance or secrets cannot be solved"));
        }
        let solving = self.abilities.solving.ok_or_else(Self::without_numbers)?;
        Ok((solving.solve)(&config, &start, effort, progress))
    }

    fn verify_solution(&self, text: &str) -> Result<String, Fault> {
        let solving = self.abilities.solving.ok_or_else(|| {
            Fault::protocol("not-solvable", format!("{} has no solutions to check", G::INFO.name))
        })?;
        (solving.check)(text).map_err(|why| Fault::protocol("unproven", why))
    }

    fn contest(
        &self,
        contest: &Contest,
        known: Vec<Played>,
        finished: &mut (dyn FnMut(&Played) + Send),
    ) -> Result<Vec<search::arena::Report>, Fault> {
        let starts = Self::starts(&contest.configs)?;
        let (first, second) = (self.maker(contest.first)?, self.maker(contest.second)?);
        let is_fit: Box<dyn Fn(&G) -> bool + Sync> = match (contest.undecided, &self.abilities.solving) {
            (None, _) => Box::new(|_| true),
            (Some(expansions), Some(solving)) => {
                let is_undecided = solving.is_undecided;
                Box::new(move |state| is_undecided(state, expansions))
            }
            (Some(_), None) => return Err(Self::without_numbers()),
        };
        Ok(search::arena::play(&starts, contest.setup, [&first, &second], &is_fit, known, finished))
    }

    fn train(
        &self,
        configs: &[Value],
        bot: BotSpec,
        plan: Plan,
        finished: &(dyn Fn() + Sync),
    ) -> Result<Learned, Fault> {
        let learn = self.abilities.learning.ok_or_else(|| {
            Fault::protocol(
                "not-learnt",
                format!("the evaluation of {} is not made of weights", G::INFO.name),
            )
        })?;
        Ok(learn(&Self::starts(configs)?, plan, &self.maker(bot)?, finished))
    }

    fn puzzles(&self) -> &'static [Puzzle] {
        self.abilities.puzzling.map_or(&[], |puzzling| puzzle::stored(G::INFO.key, puzzling.stored))
    }

    fn ask(&self, goal: &Goal) -> Option<Message> {
        self.abilities.puzzling.map(|puzzling| (puzzling.ask)(goal))
    }

    fn try_puzzle(&self, puzzle: &Puzzle, actions: &[String]) -> Result<PuzzleTry, Fault> {
        let riddle = self.riddle(puzzle)?;
        riddle.played(self.puzzling()?, actions).map(Riddle::shown)
    }

    fn answer_puzzle(&self, puzzle: &Puzzle, actions: &[String]) -> Result<Option<String>, Fault> {
        let puzzling = self.puzzling()?;
        Ok(self.riddle(puzzle)?.played(puzzling, actions)?.answer(puzzling))
    }

    fn make_puzzles(&self, wanted: Wanted, progress: &mut dyn FnMut(&Made)) -> Result<Made, Fault> {
        Ok(self.puzzling()?.make(wanted, self.puzzles(), &self.levels(), progress))
    }

    fn check_puzzle(&self, puzzle: &Puzzle) -> Result<(), Fault> {
        let checked = self.puzzling()?.check(puzzle, &self.levels());
        checked.map_err(|why| Fault::protocol("unproven", format!("{}: {why}", puzzle.id)))
    }
}

impl<G: Listed> Shelf<G> {
    fn puzzling(&self) -> Result<&Puzzling<G>, Fault> {
        let none = || Fault::protocol("no-puzzles", format!("{} has no puzzles", G::INFO.name));
        self.abilities.puzzling.as_ref().ok_or_else(none)
    }

    /// A puzzle as it begins.
    fn riddle<'a>(&self, puzzle: &'a Puzzle) -> Result<Riddle<'a, G>, Fault> {
        let config = tabletop::config::read::<G>(&puzzle.config).map_err(Self::unplayable)?;
        let game = Match::<G>::start(config).map_err(Self::unplayable)?;
        Riddle::new(Seated::new(game, words_of::<G>(Lang::En), self.abilities), puzzle)
    }

    /// Bots by level, if the game has them.
    fn levels(&self) -> impl Fn(u8) -> Option<Box<dyn Bot<G>>> + use<G> {
        let make = self.abilities.thinking.map(|thinking| thinking.bot);
        move |level| make.and_then(|make| make(BotSpec::level(level)))
    }

    /// Makes one bot after another, if the game has bots of that name.
    fn maker(&self, spec: BotSpec) -> Result<impl Fn() -> Box<dyn Bot<G>> + Sync + use<G>, Fault> {
        let make = self.abilities.thinking.map(|thinking| thinking.bot);
        let make = make
            .filter(|make| make(spec).is_some())
            .ok_or_else(|| Fault::protocol("unknown-bot", format!("{} has no bot {spec}", G::INFO.name)))?;
        Ok(move || make(spec).expect("it was there a moment ago"))
    }
}
