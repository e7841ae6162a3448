//! Diable et Bon Dieu: Diplomacy with two divine players whom nobody knows.
//!
//! The rules stand in `RULES.en.md` and `RULES.fr.md`; code and tests cite their paragraphs (`§5.4`).

pub mod opposition;

#[cfg(test)]
mod tests;
