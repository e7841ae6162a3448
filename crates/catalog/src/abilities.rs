//! What a game can do beyond being played and shown: think, solve itself, explain itself, branch off, be taught, set puzzles, be set up by hand, be reviewed, learn. Each is there for the games that have it, and
//! a game without any is listed all the same.

use scene::{Arranged, Arrangement, Card, Explained, Lesson, Setup, Taught};
use search::Luck;
use search::bots::{LevelBot, OwnBot, Random, bot_for, bot_without_keys};
use search::eye::{self, Sight};
use search::ismcts::Ismcts;
use search::mcts::Mcts;
use search::review::{self, Care, Opinion};
use search::train::{self, Learned, Plan};
use tabletop::{
    Bot, Branch, Counted, Determinize, Evaluate, Game, Keyed, Learnt, Levels, OwnBots, Seat, Solvable,
    Strength, Thinking as Way,
};

use crate::contest::BotSpec;
use crate::puzzling::Puzzling;
use crate::solving::{self, SolveEffort, SolveProgress, Solved};

/// What a game brings for bots.
pub(crate) struct Thinking<G: Game> {
    /// A bot by name, if this game has one of that name.
    pub(crate) bot: fn(BotSpec) -> Option<Box<dyn Bot<G>>>,
    /// What a bot says to a deal that its seat may answer and need not.
    pub(crate) reply: fn(&G::View, Seat) -> Option<G::Action>,
    /// Grows a tree of this many playouts and throws it away. Gives how many were made. Not where bots grow none.
    pub(crate) grow: Option<Grow<G>>,
    /// What a level sees, as lines. Not where bots weigh none.
    pub(crate) see: Option<See<G>>,
    /// What a level thinks of a position that was played. Not where bots weigh none.
    pub(crate) judge: Option<Judge<G>>,
}

/// Why no action of a seat goes on from one thing to another.
type WhyNot<G> = fn(&<G as Game>::View, Seat, &str, &str) -> Option<<G as Game>::Refusal>;

/// Grows a tree of so many playouts for a seat, and counts them.
type Grow<G> = fn(&G, Seat, u32, &mut Luck) -> u64;

/// What a level sees from a view.
type See<G> = fn(&<G as Game>::View, Seat, u8, &mut Luck) -> Sight<<G as Game>::Action>;

/// What a level thinks of a position from a seat's view, and of what that seat did there.
pub(crate) type Judge<G> = fn(
    &<G as Game>::View,
    Seat,
    Option<&<G as Game>::Action>,
    Care,
    &mut Luck,
) -> Option<Opinion<<G as Game>::Action>>;

/// Tries to prove who wins from a start, telling how far it has come.
type Solve<G> = fn(&<G as Game>::Config, &G, SolveEffort, &mut dyn FnMut(&SolveProgress)) -> Solved;

/// What a game brings for being solved.
pub(crate) struct Solving<G: Game> {
    pub(crate) solve: Solve<G>,
    pub(crate) check: fn(&str) -> Result<String, String>,
    /// Whether nobody can be proved to win with so many expansions.
    pub(crate) is_undecided: fn(&G, u64) -> bool,
}

/// What a game brings for explaining what it shows, from views alone.
pub(crate) struct Explaining<G: Game> {
    /// What the thing of this id is.
    pub(crate) card: fn(&G::View, &str) -> Option<Card>,
    /// Why no action begins with it.
    pub(crate) why: fn(&G::View, Seat, &str) -> Option<G::Refusal>,
    /// Why no action goes on from one to another.
    pub(crate) why_not: WhyNot<G>,
}

/// What a seat did in secret, to be done again in a branch.
type Repeated<G> = Vec<(Seat, <G as Game>::Action)>;

/// What a game brings for trying things out, from views alone.
pub(crate) struct Branching<G: Game> {
    /// The config of a match that begins where a viewer stands.
    pub(crate) branch: fn(&G::Config, &G::View) -> Option<G::Config>,
    /// What that viewer did in secret.
    pub(crate) repeated: fn(&G::View) -> Repeated<G>,
}

/// What a game brings for positions that are set up by hand.
pub(crate) struct Arranging<G: Game> {
    pub(crate) setup: fn(&G::Config) -> Setup,
    pub(crate) positioned: fn(&G::Config, &str) -> G::Config,
    pub(crate) usual: fn(&G::Config) -> String,
    pub(crate) position: fn(&G) -> Option<String>,
    pub(crate) understood: fn(&G::Config, &str) -> Arrangement,
    pub(crate) written: fn(&G::Config, &Arrangement) -> String,
    pub(crate) stood: fn(&G::Config, &Arrangement) -> G,
}

/// A game's course of lessons.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The lessons, in the order in which they are best taken.
    pub lessons: fn() -> &'static [Lesson],
    /// The chapters of the rules that the course teaches whole.
    pub basics: &'static [&'static str],
    /// The options of the small game with which it ends, as JSON.
    pub small_game: &'static str,
    /// What the course says, as Fluent text, in English and in French.
    pub texts: [&'static str; 2],
}

impl Course {
    /// The course of a game that has one.
    pub(crate) const fn of<G: Taught>() -> Self {
        Course { lessons: G::lessons, basics: G::BASICS, small_game: G::SMALL_GAME, texts: G::LESSON_TEXTS }
    }
}

/// What a game can do, ability by ability.
pub(crate) struct Abilities<G: Game> {
    pub(crate) thinking: Option<Thinking<G>>,
    pub(crate) solving: Option<Solving<G>>,
    pub(crate) explaining: Option<Explaining<G>>,
    pub(crate) branching: Option<Branching<G>>,
    pub(crate) teaching: Option<Course>,
    pub(crate) puzzling: Option<Puzzling<G>>,
    pub(crate) arranging: Option<Arranging<G>>,
    pub(crate) counting: Option<Count<G>>,
    pub(crate) learning: Option<Learn<G>>,
}

/// What each of the first seats has of what the game counts, from a view.
pub(crate) type Count<G> = fn(&<G as Game>::View) -> Vec<u32>;

/// Plays games from these starts with bots of that make, and learns from them how to evaluate; hears of every game that ends.
pub(crate) type Learn<G> =
    fn(&[G], Plan, &(dyn Fn() -> Box<dyn Bot<G>> + Sync), &(dyn Fn() + Sync)) -> Learned;

/// How a game learns whose evaluation is learnt.
pub(crate) const fn learn_of<G: Learnt>() -> Learn<G> {
    |starts, plan, bot, finished| train::learn::<G>(&train::samples(starts, plan, bot, finished), plan)
}

/// The count of a game that has one.
pub(crate) const fn count_of<G: Counted>() -> Count<G> {
    G::count
}

impl<G: Game> Clone for Thinking<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Thinking<G> {}

impl<G: Game> Clone for Solving<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Solving<G> {}

impl<G: Game> Clone for Explaining<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Explaining<G> {}

impl<G: Game> Clone for Branching<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Branching<G> {}

impl<G: Game> Clone for Arranging<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Arranging<G> {}

impl<G: Game> Clone for Abilities<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Abilities<G> {}

impl<G: Game> Abilities<G> {
    pub(crate) const NONE: Self = Abilities {
        thinking: None,
        solving: None,
        explaining: None,
        branching: None,
        teaching: None,
        puzzling: None,
        counting: None,
        learning: None,
        arranging: None,
    };
}

impl<G: Determinize + Evaluate + Levels> Thinking<G> {
    /// Levels that need no numbers for positions.
    pub(crate) const LEVELS: Self = Thinking {
        bot: |spec| match spec {
            BotSpec::Level { level, divisor } => {
                Some(Box::new(LevelBot::without_keys(level).divided(divisor)))
            }
            BotSpec::Thinking(thinking) => bot_without_keys(thinking, 1),
        },
        reply: reply::<G>,
        grow: Some(grow::<G>),
        see: Some(eye::see::<G>),
        judge: Some(review::judge::<G>),
    };
}

impl<G: Determinize + OwnBots> Thinking<G> {
    /// Levels that are the game's own. They say all they have to say when they are awaited.
    pub(crate) const OWN: Self = Thinking {
        bot: |spec| match spec {
            BotSpec::Level { level, divisor } => Some(Box::new(OwnBot(Strength { level, divisor }))),
            BotSpec::Thinking(Way::Random) => Some(Box::new(Random)),
            BotSpec::Thinking(_) => None,
        },
        reply: |_, _| None,
        grow: None,
        see: None,
        judge: None,
    };
}

impl<G: Determinize + Evaluate + Keyed + Levels> Thinking<G> {
    /// Levels that may look ahead with a table of positions.
    pub(crate) const KEYED_LEVELS: Self = Thinking {
        bot: |spec| match spec {
            BotSpec::Level { level, divisor } => Some(Box::new(LevelBot::keyed(level).divided(divisor))),
            BotSpec::Thinking(thinking) => bot_for(thinking, 1),
        },
        reply: reply::<G>,
        grow: Some(grow::<G>),
        see: Some(eye::see_keyed::<G>),
        judge: Some(review::judge_keyed::<G>),
    };
}

impl<G: Keyed> Solving<G> {
    /// Who wins may be found out; there is no form in which to write it down.
    pub(crate) const SEARCH: Self = Solving {
        solve: |config, start, effort, progress| {
            solving::solve(config, start, effort, progress, |_, _, _, _| None)
        },
        check: |_| Err(format!("{} has no solutions to check", G::INFO.name)),
        is_undecided: solving::is_undecided,
    };
}

impl<G: Solvable> Solving<G> {
    /// Who wins is found out, written down and checked.
    pub(crate) const PROOFS: Self = Solving {
        solve: |config, start, effort, progress| {
            solving::solve(config, start, effort, progress, G::write_solution)
        },
        check: G::check_solution,
        is_undecided: solving::is_undecided,
    };
}

impl<G: Explained> Explaining<G> {
    /// Everything has a card.
    pub(crate) const CARDS: Self = Explaining { card: G::card, why: G::why, why_not: G::why_not };
}

impl<G: Branch> Branching<G> {
    /// Whatever a config can hold can be tried out.
    pub(crate) const BRANCHES: Self = Branching { branch: G::branch, repeated: G::repeated };
}

impl<G: Arranged> Arranging<G> {
    /// Its positions have texts, and are set up piece by piece.
    pub(crate) const BY_HAND: Self = Arranging {
        setup: G::setup,
        positioned: G::positioned,
        usual: G::usual,
        position: G::position,
        understood: G::understood,
        written: G::written,
        stood: G::stood,
    };
}

fn reply<G: Determinize + Levels>(view: &G::View, seat: Seat) -> Option<G::Action> {
    G::determinize(view, &mut Luck::from_seed(0)).reply(seat)
}

fn grow<G: Determinize + Evaluate>(state: &G, seat: Seat, iterations: u32, luck: &mut Luck) -> u64 {
    if G::INFO.has_secrets {
        let view = state.view(seat.into());
        let mut tree = Ismcts::<G>::new(&view, seat, 0);
        tree.run(iterations, luck);
        return tree.tallies().map(|tally| u64::from(tally.visits)).sum();
    }
    let mut tree = Mcts::new(state.clone(), seat);
    tree.run(iterations, luck);
    tree.tallies().map(|tally| u64::from(tally.visits)).sum()
}
