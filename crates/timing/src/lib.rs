//! The time of a match: how much of it a table gives, and when it has run out.
//!
//! A table chooses a [`Pace`]. A [`Timekeeper`] is told what the journal of a match says and when it was said, and derives
//! from that what everybody has left and what is due. All of it is arithmetic on milliseconds since 1970: nothing here
//! reads a clock, waits, or fires anything. Whoever keeps the journal asks [`Timekeeper::due`], and enters that the window
//! ran out; what comes of that is a rule of the game.
//!
//! **One open window has one clock.** It counts from a moment (`since`) and has something left; where it comes to nothing
//! is the deadline. Everything that happens does one of three things to it:
//!
//! * *A new window starts it*: with what the seat has left (live, a seat awaited alone), with a length that goes by the kind
//!   of window (live, several seats), with days on the clock, or with the time up to a fixed hour of a later day (phases).
//! * *Standing still moves `since`*: a pause, a holiday, and a house that is down under a live clock.
//! * *A present adds to what is left*: an increment after a turn, an extension, the grace for a deadline that passed
//!   while the house was down.
//!
//! Where time alone ends a window ([`Ending`]) a second such clock counts what is kept for those who may not be noticed: it is shown
//! as the earliest end, and whether it decides is the host's.
//!
//! Nights and weekends that a table leaves out are no events: that clock counts other time, `rest` says which. A window
//! whose time has run out stays so, whatever is noted later, until the match waits for something else.
//!
//! A keeper is small and copied before every entry, so that what cannot be written is undone by putting the copy back.
//! Notes take O(1), and with nights or weekends O(days of the window). Times never go back: an earlier one counts as the
//! last.
//!
//! Reading order: [`pace`] (what a table chooses), [`fault`] (why it cannot), `terms` (a pace that was checked),
//! `calendar` (hours of the day as moments), `rest` (time left out), `run` (that one clock), [`keeper`], [`reading`] (what is shown), [`holiday`] (how much
//! of it somebody has).

mod calendar;
pub mod fault;
pub mod holiday;
pub mod keeper;
pub mod pace;
pub mod reading;
mod rest;
mod run;
mod terms;
#[cfg(test)]
mod tests;

pub use fault::{BadPace, PaceFault};
pub use holiday::{HOLIDAY_OF_YEAR, latest_end};
pub use keeper::{Due, Ending, LEAST_GRACE, LONGEST_EXTENSION, LONGEST_PAUSE, MOST_GRACE, Timekeeper};
pub use pace::{Nights, Pace, PhaseDays, Rest};
pub use reading::{Face, Reading, SeatClock, Standstill, WindowReading};

pub(crate) const SECOND: u64 = 1_000;
pub(crate) const MINUTE: u64 = 60 * SECOND;
pub(crate) const HOUR: u64 = 60 * MINUTE;
pub(crate) const DAY: u64 = 24 * HOUR;
