//! The solved game: for two players under the rules of 2003, the second player wins.
//!
//! A [`Certificate`] is a complete strategy in a file. [`verify`] checks one with nothing but the rules, and
//! [`book`] plays by the one that comes with the house. Symmetry is done here by `Image` on written
//! positions, on purpose not by the bits of `symmetry`: what the solver believes is not believed here.

mod certificate;
mod image;
mod verify;

use std::sync::OnceLock;

use tabletop::{Game, Input, Seat, Solvable};

pub use certificate::{BadCertificate, Certificate};
use image::Image;
pub use verify::{Summary, Unproven, verify};

use crate::piece::Side;
use crate::{Action, Config, Diam, Edition};

/// The certificate that comes with the house.
pub const CERTIFICATE_2003: &str = include_str!("../data/solution-2003.txt");

/// The winning action, where the house's certificate knows one: for the second side, two players, 2003.
pub fn book(state: &Diam) -> Option<Action> {
    reply(state).map(|(action, _)| action)
}

/// Who wins, where the house's certificate knows it: whether the side to act does, and within how many plies. The first side loses where
/// the certificate has an answer to whatever it does.
pub fn known(state: &Diam) -> Option<(bool, u32)> {
    if let Some((_, rank)) = reply(state) {
        return Some((true, u32::from(rank)));
    }
    let seat = (state.side_to_act() == Some(Side::First)).then(|| state.now.seat())?;
    let mut moves = Vec::new();
    state.moves(seat, &mut moves);
    let answered = moves.into_iter().map(|action| {
        let mut next = *state;
        next.apply(Input::Act(seat, action), &mut ());
        reply(&next).map(|(_, rank)| u32::from(rank))
    });
    let ranks: Vec<u32> = answered.collect::<Option<_>>()?;
    ranks.into_iter().max().map(|rank| (false, rank + 1))
}

/// The winning action and the most plies that the win can take with it.
fn reply(state: &Diam) -> Option<(Action, u16)> {
    static BOOK: OnceLock<Option<Certificate>> = OnceLock::new();
    let rules = state.now.rules;
    let is_solved = rules.edition() == Edition::V2003 && rules.players() == 2;
    // Until the moment for a swap is over, the won side is a gift to the other player (§10.1).
    let may_be_swapped = rules.has_swap() && state.now.ply < 3;
    if !is_solved || may_be_swapped || state.side_to_act() != Some(Side::Second) {
        return None;
    }
    if let Some(action) = winning_action(state) {
        return Some((action, 1));
    }
    let book = BOOK.get_or_init(|| Certificate::parse(CERTIFICATE_2003).ok()).as_ref()?;
    let (canonical, image) = Image::canonical(&state.view(tabletop::Viewer::Public));
    let (action, rank) = book.reply(&canonical)?;
    Some((image.undo(action), rank))
}

impl Solvable for Diam {
    fn write_solution(config: &Config, winner: Seat, replies: Vec<(Self, Action, u16)>) -> Option<String> {
        if !can_be_proven(config) {
            return None;
        }
        let mut certificate = Certificate::new(config.clone(), winner);
        for (state, reply, rank) in replies {
            certificate.add(&state, reply, rank);
        }
        Some(certificate.text())
    }

    fn check_solution(text: &str) -> Result<String, String> {
        let summary = verify(text).map_err(|unproven| unproven.to_string())?;
        Ok(format!(
            "seat {} wins from the start whatever the other does, within {} plies: {} replies, {} answers checked",
            summary.winner, summary.longest, summary.replies, summary.answers
        ))
    }
}

/// Whether a certificate can speak of this game. Its lines name boards and nothing else, and a side's two
/// colours may be exchanged in them: so no partners, no announcements, no swap.
fn can_be_proven(config: &Config) -> bool {
    config.edition == Edition::V2003 && config.players == 2 && !config.swap
}

/// An action of the side to act that makes its diam at once.
fn winning_action(state: &Diam) -> Option<Action> {
    let seat = state.now.seat();
    let mut moves = Vec::new();
    state.moves(seat, &mut moves);
    moves.into_iter().find(|action| {
        let mut next = *state;
        next.apply(Input::Act(seat, *action), &mut ());
        next.pending().outcome().is_some_and(|outcome| !outcome.is_draw() && outcome.place(seat) == 1)
    })
}
