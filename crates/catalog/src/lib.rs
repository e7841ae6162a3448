//! The list of games, one line each; games without their types; and the engine protocol.
//!
//! A server, a terminal or an engine knows no game: it asks the catalog for a [`Kind`] by its key and plays
//! on a [`Table`] in texts and JSON. No game logic stands here. Reading order: [`fault`] (one error type for
//! everything that can be said wrongly), [`kind`] and [`table`] (the two traits), [`listed`] (how a game gets
//! them), [`figure`] (the figures of the rules), [`engine`] (the protocol of `tabletier engine`). What a viewer
//! may have of a running match in print is written by `running`; `spoken` keeps the games' words.

pub mod contest;
pub mod engine;
pub mod fault;
pub mod figure;
pub mod kind;
pub mod listed;
mod running;
pub mod solving;
mod spoken;
pub mod table;

pub use contest::{BotSpec, Contest};
pub use fault::{Fault, FaultKind};
pub use figure::Plate;
pub use kind::Kind;
pub use solving::{SolveProgress, Solved};
pub use table::Table;

use listed::Shelf;

/// Every game of the house, in the order in which they are offered.
pub fn games() -> &'static [&'static dyn Kind] {
    &[
        &Shelf::<diam::Diam>::NEW,
        &Shelf::<belligerants::Belligerants>::NEW,
        &Shelf::<bartasso::Bartasso>::NEW,
        &Shelf::<toybattle::ToyBattle>::NEW,
    ]
}

/// The game with this key.
pub fn game(key: &str) -> Result<&'static dyn Kind, Fault> {
    games().iter().copied().find(|kind| kind.info().key == key).ok_or_else(|| {
        let known: Vec<&str> = games().iter().map(|kind| kind.info().key).collect();
        Fault::protocol("unknown-game", format!("there is no game {key:?}; there is {}", known.join(", ")))
    })
}

/// A match from its record, whatever game it is of.
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
