//! The rules, chapter by chapter.

pub(crate) mod effects;
pub(crate) mod luck;
pub(crate) mod moves;
pub(crate) mod placing;
pub(crate) mod turn;
