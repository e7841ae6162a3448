//! Thinking over any game, through `tabletop` alone.
//!
//! Everything here works on the rules' own state: it is cloned, an input is applied, and nothing is
//! checked, announced or drawn. Budgets are counted in nodes and playouts, never in time, and all luck
//! comes from a seed, so the same question has the same answer on every machine.
//!
//! Reading order: [`luck`] (seeded dice), [`mod@playout`] (random play to the end), [`perft`] (counting
//! leaves), [`alphabeta`] (two opposed teams, no chance), [`expectimax`] (the odds of chance weighed one by
//! one), [`mcts`] (nothing hidden), [`ismcts`] (anything
//! hidden), [`dfpn`] (proofs), [`forced`] (puzzles), [`hands`] (one thought on several threads), `proving` and `rollouts` (what the master does
//! besides), [`bots`] (the levels, which see views
//! only), [`eye`] (what a level sees, as lines), [`review`] (what it thinks of
//! what was played), [`wanted`] (thoughts that are broken off), [`haste`] (thoughts that end when they can), [`arena`] (bots against
//! each other), [`train`] (evaluations learnt from their games).

pub mod alphabeta;
pub mod arena;
pub mod bots;
pub mod dfpn;
pub mod expectimax;
pub mod eye;
pub mod forced;
pub mod hands;
pub mod haste;
pub mod ismcts;
pub mod luck;
pub mod mcts;
mod mistakes;
mod mix;
pub mod perft;
pub mod playout;
mod proving;
pub mod review;
mod rollouts;
#[cfg(test)]
mod toys;
pub mod train;
mod turn;
pub mod wanted;
mod worth;

pub use luck::Luck;
pub use playout::playout;
