//! A small scene with everything in it, through both renderers.

mod fixture;
mod flaws;
mod svg;
mod text;
