//! The list of games, one line each; games without their types; and the engine protocol.
//!
//! A server, a terminal or an engine knows no game: it asks the catalog for a [`Title`] by its key and plays
//! on a [`Table`] in texts and JSON. No game logic stands here. Reading order: [`fault`] (one error type for
//! everything that can be said wrongly), [`title`] (a game), [`table`] (a match) in three parts: [`show`], [`play`],
//! [`probe`]; [`shelf`] (how a game gets into the catalog), `abilities` (what it can do beyond being played), `seated`
//! (how a match answers), [`figure`] (the figures of the rules), [`hint`] (how what a bot would do is pointed at), [`lesson`] (taking a lesson), [`puzzle`] (puzzles and tries at them), `puzzling`
//! (how they are found and proved), `riddle` (one that is being played), [`study`] (a position with its variations, kept as text), [`editing`] (a position that is set up by hand), [`review`] (a match in hindsight), [`openings`] (what was played in a match, position by position), [`engine`] (the protocol of `tabletier engine`). What a
//! viewer may have of a running match in print is written by `running`; [`proving`] opens and checks records of matches that are
//! over; [`spoken`] keeps the games' words.

mod abilities;
pub mod contest;
pub mod editing;
pub mod engine;
pub mod fault;
pub mod figure;
pub mod hint;
pub mod lesson;
pub mod openings;
pub mod play;
pub mod probe;
pub mod proving;
pub mod puzzle;
mod puzzling;
pub mod review;
mod riddle;
mod running;
mod seated;
pub mod shelf;
pub mod show;
pub mod solving;
pub mod spoken;
pub mod study;
pub mod table;
pub mod timed;
pub mod title;

pub use abilities::Course;
pub use contest::{BotSpec, Contest};
pub use editing::{Edit, Edited};
pub use fault::{Fault, FaultKind};
pub use figure::Plate;
pub use hint::Advised;
pub use lesson::{Attempt, Verdict};
pub use openings::Opening;
pub use play::{Line, LogLine, Play};
pub use probe::{Eye, Playouts, Probe, Seen, SeenLine, Thinker};
pub use proving::{Verified, verify};
pub use puzzle::{Puzzle, PuzzleTry, Solving};
pub use review::{Decision, Hindsight, LookBack, Point, Review};
pub use search::train::{Learned, Plan};
pub use search::wanted::{Unwanted, while_wanted};
pub use show::{Look, Show, Twig};
pub use solving::{SolveEffort, SolveProgress, Solved};
pub use study::{Remarks, Study, StudyError};
pub use table::Table;
pub use timed::note_entry;
pub use title::Title;

use shelf::Shelf;

/// Every game of the house, in the order in which they are offered.
///
/// Never inlined: whoever calls it would compile every game anew, which is a minute for each crate and test.
#[inline(never)]
pub fn games() -> &'static [&'static dyn Title] {
    &[
        const {
            &Shelf::<diam::Diam>::NEW
                .with_keyed_levels()
                .with_proofs()
                .with_cards()
                .with_branches()
                .with_lessons()
                .with_puzzles()
                .with_editor()
        },
        const {
            &Shelf::<belligerants::Belligerants>::NEW
                .with_levels()
                .with_cards()
                .with_branches()
                .with_lessons()
                .with_puzzles()
                .with_editor()
        },
        const {
            &Shelf::<bartasso::Bartasso>::NEW
                .with_keyed_levels()
                .with_cards()
                .with_branches()
                .with_lessons()
                .with_puzzles()
                .with_editor()
        },
        const {
            &Shelf::<toybattle::ToyBattle>::NEW
                .with_levels()
                .with_learning()
                .with_cards()
                .with_lessons()
                .with_puzzles()
        },
        const {
            &Shelf::<diplomacy::Diplomacy>::NEW
                .with_own_bots()
                .with_cards()
                .with_branches()
                .with_lessons()
                .with_order_puzzles()
                .with_editor()
                .with_count()
        },
        const {
            &Shelf::<divine::Divine>::NEW
                .with_own_bots()
                .with_cards()
                .with_lessons()
                .with_order_puzzles()
                .with_editor()
                .with_count()
        },
    ]
}

/// The game with this key.
pub fn game(key: &str) -> Result<&'static dyn Title, Fault> {
    games().iter().copied().find(|title| title.info().key == key).ok_or_else(|| {
        let known: Vec<&str> = games().iter().map(|title| title.info().key).collect();
        Fault::protocol(
            "unknown-game",
            format!("there is no game {key:?}; the games are {}", known.join(", ")),
        )
    })
}

/// A match from its record, opened or not, whatever game it is of.
pub fn load(record: &str) -> Result<Box<dyn Table>, Fault> {
    let key = tabletop::record::game_key(record).map_err(Fault::from_record)?;
    game(key)?.load(record)
}

/// Checks a solution file with the rules of its game alone. Gives what it proves, in words.
pub fn verify_solution(text: &str) -> Result<String, Fault> {
    let game_line = text.lines().nth(1).and_then(|line| line.strip_prefix("game "));
    let key = game_line.and_then(|line| line.split(' ').next()).unwrap_or_default();
    if !text.starts_with("tabletier solution 1\n") || key.is_empty() {
        return Err(Fault::protocol("not-a-solution", "this is not a solution file of tabletier"));
    }
    game(key)?.verify_solution(text)
}
