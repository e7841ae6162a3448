//! A match without its game's type, in texts and JSON. Who calls decides which part is needed: what shows it, what
//! plays it, what studies it.

use crate::{Play, Probe};

/// All three together.
pub trait Table: Play + Probe {}
