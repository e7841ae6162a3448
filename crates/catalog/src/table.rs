//! A match without its game's type, in texts and JSON. Who calls decides which part is needed: what shows it, what
//! plays it, what studies it, what looks back on it.

use crate::{Hindsight, Play, Probe};

/// All of them together.
pub trait Table: Play + Probe + Hindsight {}
