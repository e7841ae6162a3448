//! The catalog from outside, as one program: all games are in it, and every program that has them takes a while to make.

mod bots;
mod branches;
mod changes;
mod corpus;
mod editing;
mod endings;
mod engine;
mod figures;
mod gender;
mod lessons;
mod limits;
mod log;
mod puzzles;
mod reviews;
mod studies;
mod texts;
