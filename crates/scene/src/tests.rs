//! A small scene with everything in it, through both renderers; changes of it, and trees of moves.

mod arrow;
mod change;
mod figure;
mod fixture;
mod flaws;
mod merge;
mod svg;
mod text;
mod tree;
