//! A small scene with everything in it, through both renderers.

mod figure;
mod fixture;
mod flaws;
mod svg;
mod text;
