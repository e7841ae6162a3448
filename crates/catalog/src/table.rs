//! A match without its game's type: everything in texts and JSON.

use scene::{Board, Path, Scene};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Closing, Dice, Info, Message, Pending, Seat, Viewer, Waiting, Window};
use words::Lang;

use crate::Fault;

/// What random play from here brought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Playouts {
    /// Matches played.
    pub plays: u64,
    /// Inputs in all.
    pub inputs: u64,
    /// Seconds they took.
    pub seconds: f64,
    /// Matches won, by seat.
    pub wins: Vec<u64>,
    /// Matches drawn.
    pub draws: u64,
}

/// One entry of the journal, for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The entry as the record writes it, without number and time.
    pub text: String,
    /// The seat and the action, if that is what it is.
    pub action: Option<(Seat, String)>,
}

/// One thing a viewer was told. Its number is its place in the viewer's own log, from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The entry that made it: the host's number, never shown.
    pub entry: usize,
    /// What, in words.
    pub text: Message,
    /// The action behind it, where the viewer may read it.
    pub action: Option<(Seat, String)>,
}

/// A match. Methods that take a viewer or give moves to a seat tell only what that one may know; `pending`,
/// `names`, `odds`, `record` and `journal` are the host's.
pub trait Table: Send {
    /// What is known of its game.
    fn info(&self) -> Info;

    /// Its options.
    fn config(&self) -> Value;

    /// How many seats it has.
    fn seats(&self) -> u8;

    /// The names in its seats. The host's: a viewer may know fewer.
    fn names(&self) -> &[Option<String>];

    /// The names in its seats, where this viewer knows who sits there.
    fn names_for(&self, who: Viewer) -> Vec<Option<String>>;

    /// Whom it waits for. The host's.
    fn pending(&self) -> Pending;

    /// What this viewer may know of that.
    fn waiting(&self, who: Viewer) -> Waiting;

    /// How the table closed the match, if it did and not the rules.
    fn closed(&self) -> Option<&Closing>;

    /// What a seat can do, in notation.
    fn moves(&self, seat: Seat) -> Vec<String>;

    /// A seat acts. Gives what that seat saw of it.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Value>, Fault>;

    /// The chance outcomes and their weights, or nothing where they are sampled. The host's.
    fn odds(&self) -> Result<Option<Vec<(String, u32)>>, Fault>;

    /// A chance outcome from a seed. Nothing happens yet.
    fn draw(&self, seed: u64) -> Result<String, Fault>;

    /// A chance outcome from dice of the host's own. Nothing happens yet.
    fn draw_with(&self, dice: &mut dyn Dice) -> Result<String, Fault>;

    /// Chance answers.
    fn roll(&mut self, outcome: &str) -> Result<(), Fault>;

    /// The journal entry of an action, as it would be written; nothing happens yet.
    fn action_line(&self, seat: Seat, action: &str) -> Result<String, Fault>;

    /// Whether a journal entry would be accepted.
    fn check_line(&self, line: &str) -> Result<(), Fault>;

    /// Enters a journal entry, made at this time.
    fn enter_line(&mut self, at: u64, line: &str) -> Result<(), Fault>;

    /// A window runs out.
    fn expire(&mut self, window: Window) -> Result<(), Fault>;

    /// Somebody sits down.
    fn sit(&mut self, seat: Seat, name: &str) -> Result<(), Fault>;

    /// A seat gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), Fault>;

    /// The match goes back to what it was after this many entries.
    fn take_back(&mut self, entries: usize) -> Result<(), Fault>;

    /// Whether that would undo no luck and nothing that others saw: see [`tabletop::Match::may_take_back`].
    fn may_take_back(&self, entries: usize) -> bool;

    /// All that a viewer knows of the game. It does not know of an ending by the table.
    fn view(&self, who: Viewer) -> Value;

    /// What a viewer has been told so far, in order.
    fn stream(&self, who: Viewer) -> Vec<Value>;

    /// The same in words.
    fn story(&self, who: Viewer) -> Vec<Message>;

    /// Everything a viewer was told, in words, with what the host needs to know of it.
    fn log(&self, who: Viewer) -> Vec<Told>;

    /// The seats that say yes to a draw.
    fn draw_voices(&self) -> Vec<Seat>;

    /// The part of the drawing that never changes, as it lies before a viewer.
    fn board(&self, who: Viewer) -> Board;

    /// What a viewer sees, an ending by the table included.
    fn scene(&self, who: Viewer) -> Scene;

    /// The steps by which each action of a seat is given.
    fn paths(&self, seat: Seat) -> Vec<Path>;

    /// Leaves at a depth: none below a match that is over.
    fn perft(&self, depth: u32) -> Result<u64, Fault>;

    /// Leaves at a depth, by first input.
    fn divide(&self, depth: u32) -> Result<Vec<(String, u64)>, Fault>;

    /// Random play from here, if the match is not over.
    fn playouts(&self, count: u64, seed: u64) -> Result<Playouts, Fault>;

    /// Grows one Monte-Carlo tree for the seat that is awaited, here or after what chance brings first, and
    /// throws it away: a measure of speed. In a game with secrets it is a tree over all that may be hidden, with
    /// playouts to the end. Gives the iterations done, fewer than asked for where the winner is proven on the way.
    fn mcts(&self, iterations: u32, seed: u64) -> Result<u64, Fault>;

    /// What a bot in a seat says to a deal that it may answer and need not, from what that seat knows.
    fn reply(&self, seat: Seat) -> Option<String>;

    /// What a bot would do in a seat, from what that seat knows: its action if it is awaited, else its reply to a
    /// deal.
    fn bot(&self, seat: Seat, level: u8, seed: u64) -> Result<String, Fault>;

    /// The record. The host's until the match is over.
    fn record(&self) -> String;

    /// The record as far as a viewer may have it now. In a game with secrets that is what the viewer saw, in
    /// words and marked as such, until the match is over; everywhere else it is the record.
    fn record_for(&self, who: Viewer, lang: Lang) -> String;

    /// The journal, entry by entry. The host's.
    fn journal(&self) -> Vec<Line>;

    /// The match as it stood after this many entries.
    fn at(&self, entries: usize) -> Option<Box<dyn Table>>;
}
