//! The vocabulary of a table and the trait every game implements.
//!
//! A match is its config plus its journal. The rules of a game are a pure function of both: dice and
//! draws arrive as data, deadlines arrive as data, and nothing here reads a clock, a random number
//! generator or a file. This crate knows no game.
//!
//! Reading order: [`seat`] (who sits where), [`input`] (what may happen, and whom a match waits for),
//! [`game`] (the trait), [`refusal`] (what is said to bad input), [`outcome`] (how it ends),
//! [`deal`] (agreements by seats that need not act), [`lot`] (who sits where), [`proposal`] (agreements beside the game),
//! [`press`] (who may write to whom), [`time_note`] (what a journal says about time), [`entry`] (a line of a journal), [`moment`] (what a journal comes
//! to), [`stream`] (what a viewer was told), [`journal`] (a match, all three together), [`record`] (the same as text),
//! [`keys`] (positions as numbers), [`bot`] (what a game tells the bots about itself), [`puzzle`] (what it tells whoever makes puzzles), `schema` (what travels, for the house's OpenAPI document).

pub mod bot;
pub mod chance;
pub mod config;
pub mod deal;
pub mod entry;
pub mod game;
pub mod input;
pub mod journal;
pub mod keys;
pub mod lot;
pub mod message;
pub mod moment;
pub mod outcome;
pub mod press;
pub mod proposal;
pub mod puzzle;
pub mod record;
pub mod refusal;
mod schema;
pub mod seat;
pub mod stream;
pub mod time_note;

pub use bot::{Bot, Evaluate, Learnt, Levels, OwnBots, Strength, TOP_LEVEL, Thinking};
pub use chance::{Dice, Never, Odds};
pub use deal::{Ballot, Offer};
pub use entry::{Entry, EntryRefused, ReplayFailed, What};
pub use game::{Branch, Claim, Counted, Determinize, Game, Info, Keyed, Printed, Resigning, Sink, Solvable};
pub use input::{Input, Pending, Waiting, Window, WindowEnd, WindowKind};
pub use journal::{Match, MatchMark, Saved};
pub use keys::Past;
pub use lot::{Lot, Seating};
pub use message::{Arg, Message};
pub use moment::{Closing, Moment};
pub use outcome::{Outcome, Standing, Standings};
pub use press::{Address, Lines, Press, PressRefusal};
pub use proposal::{Asking, Proposal};
pub use puzzle::{Goal, OrderPuzzled, Puzzled, Theme};
pub use refusal::{BadConfig, NotationError, Reason, Refusal, Refused};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Team, Viewer};
pub use stream::{Notice, Stream, Told};
pub use time_note::TimeNote;
