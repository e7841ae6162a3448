//! Tests, by chapter of the rules.

mod casting;
mod ending;
mod gift;
mod golden;
mod knowing;
mod leaks;
mod looks;
mod opposition;
mod options;
mod phases;
mod puzzles;
mod seats;
mod table;
mod victory;
