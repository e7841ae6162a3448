//! Tests, by chapter of the rules.

mod leaks;
mod opposition;
