//! `tabletier play`: a game at the terminal, for one or more people and bots.
//!
//! Reading order: [`setup`] (which match, who sits where), [`session`] (the course of a match), [`command`]
//! (what can be typed), [`orders`] (what is done about it), [`history`] (taking back), [`clock`], [`rulebook`] (the rules
//! on request), [`layout`] (lines and columns). What is typed is understood apart from any reading and writing.

pub(crate) mod clock;
mod command;
mod history;
pub(crate) mod layout;
mod orders;
mod rulebook;
mod session;
mod setup;

use std::io::{self, IsTerminal};

use anyhow::Result;

use crate::cli::PlayArgs;
use crate::output::Out;
use crate::terminal::session::Session;

/// Plays a match to its end, or until somebody leaves.
pub(crate) fn run(args: PlayArgs, out: &mut Out) -> Result<()> {
    let input = &mut io::stdin().lock();
    let is_attended = io::stdin().is_terminal();
    let setup = setup::setup(&args, input, out, is_attended)?;
    Session::new(setup, input, out, is_attended).play()
}
