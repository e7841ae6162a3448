//! The house on its real router, with a fresh database for each test, a clock that tests move and dice they know.

mod bad_input;
mod boards;
mod bots;
mod cards;
mod commits;
mod cost;
mod endings;
mod faults;
mod figures;
mod frames;
mod games;
mod guests;
mod live;
mod lobby;
mod lots;
mod making;
mod older;
mod playing;
mod presence;
mod restart;
mod secrecy;
mod security;
mod sitting;
mod takebacks;
mod talk;
mod tools;
