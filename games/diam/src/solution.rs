//! The solved game: for two players under the rules of 2003, the second player wins. Under those of 1998 the first player does not lose
//! (`data/holds-1998.txt`); whether it wins is not known (docs/diam-1998.md).
//!
//! A [`Certificate`] is a complete strategy in a file. [`verify`] checks one with nothing but the rules, and
//! [`book`] plays by the one that comes with the house. Symmetry is done here by `Image` on written
//! positions, on purpose not by the bits of `symmetry`: what the solver believes is not believed here.

mod certificate;
mod image;
mod verify;

use std::sync::OnceLock;

use tabletop::{Claim, Game, Input, Seat, Solvable};

pub use certificate::{BadCertificate, Certificate};
use image::Image;
pub use verify::{Summary, Unproven, verify};

use crate::piece::Side;
use crate::{Action, Announce, Config, Diam, Edition};

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
    if !is_solved || state.now.may_be_swapped() || state.side_to_act() != Some(Side::Second) {
        return None;
    }
    if let Some(action) = winning_action(state) {
        return Some((action, 1));
    }
    let book = BOOK.get_or_init(|| Certificate::parse(CERTIFICATE_2003).ok()).as_ref()?;
    let (written, image) = write(state);
    let (action, rank) = book.reply(&written)?;
    Some((image.undo(action), rank))
}

/// A position as certificates write it, and the image that was written: the least of all images of its board, then in 1998
/// whose announcements stand, as `!0`, `!1` or `!01`.
fn write(state: &Diam) -> (String, Image) {
    let (board, image) = Image::canonical(&state.view(tabletop::Viewer::Public));
    (board + ["", "!0", "!1", "!01"][usize::from(state.now.announced & 3)], image)
}

impl Solvable for Diam {
    fn write_solution(
        config: &Config,
        seat: Seat,
        claim: Claim,
        replies: Vec<(Self, Action, u16)>,
    ) -> Option<String> {
        if !can_be_proven(config) {
            return None;
        }
        let mut certificate = Certificate::new(config.clone(), seat, claim);
        for (state, reply, rank) in replies {
            certificate.add(&state, reply, rank);
        }
        Some(certificate.text())
    }

    fn check_solution(text: &str) -> Result<String, String> {
        let Summary { seat, claim, longest, replies, answers } =
            verify(text).map_err(|unproven| unproven.to_string())?;
        let what = match claim {
            Claim::Wins => format!("wins from the start whatever the other does, within {longest} plies"),
            Claim::Holds => "does not lose from the start whatever the other does".to_owned(),
        };
        Ok(format!("seat {seat} {what}: {replies} replies, {answers} answers checked"))
    }
}

/// Whether a certificate can speak of this game. Its lines name boards and announcements and nothing else, and a side's two
/// colours may be exchanged in them: so no partners, no swap. Announcing takes nothing from anybody, so where it is called rather than
/// automatic nothing else would be proven.
fn can_be_proven(config: &Config) -> bool {
    config.players == 2 && !config.swap && config.announce == Announce::Auto
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
