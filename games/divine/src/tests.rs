//! Tests, by chapter of the rules.

mod opposition;
