//! Why an action is forbidden: one variant for each rule, naming its paragraph.

use tabletop::Message;

use crate::piece::{Colour, Square};

/// A rule that forbids an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The other edition has this colour (§1.2).
    OtherEdition(Colour),
    /// The colour is the enemy's (§3.4).
    NotYourReserve(Colour),
    /// The colour is the partner's (§8.3).
    PartnersReserve(Colour),
    /// All pieces of this colour are on the board (§3.4).
    ReserveEmpty(Colour),
    /// Four pieces stand there already (§3.3).
    PileFull(Square),
    /// In 1998 a piece is placed on an empty square only (§3.2).
    NotEmpty(Square),
    /// No piece stands at that level of that square (§4.1).
    NoPiece(Square, u8),
    /// The chosen piece is the enemy's (§4.5).
    NotYourPiece(Square, u8),
    /// The squares are not neighbours (§4.1).
    TooFar(Square, Square),
    /// More than four pieces would stand there (§4.4).
    TooHigh(Square),
    /// A diam of one's own that was not announced (§6.5).
    NotAnnounced,
    /// Announcing belongs to the edition of 1998, and to the players only if so agreed (§6.3).
    NoAnnouncements,
    /// There is nothing to announce (§6.4).
    NothingToAnnounce,
    /// There is no swap now (§10.2).
    NoSwap,
}

impl tabletop::Refusal for Refusal {
    fn paragraph(&self) -> &'static str {
        match self {
            Refusal::OtherEdition(_) => "1.2",
            Refusal::NotYourReserve(_) | Refusal::ReserveEmpty(_) => "3.4",
            Refusal::PartnersReserve(_) => "8.3",
            Refusal::PileFull(_) => "3.3",
            Refusal::NotEmpty(_) => "3.2",
            Refusal::NoPiece(..) | Refusal::TooFar(..) => "4.1",
            Refusal::NotYourPiece(..) => "4.5",
            Refusal::TooHigh(_) => "4.4",
            Refusal::NotAnnounced => "6.5",
            Refusal::NoAnnouncements => "6.3",
            Refusal::NothingToAnnounce => "6.4",
            Refusal::NoSwap => "10.2",
        }
    }

    fn message(&self) -> Message {
        let at = |key, square: Square| Message::new(key).with("square", square.number());
        match *self {
            Refusal::OtherEdition(colour) => {
                Message::new("diam-refused-other-edition").with("colour", colour.word())
            }
            Refusal::NotYourReserve(colour) => {
                Message::new("diam-refused-not-your-reserve").with("colour", colour.word())
            }
            Refusal::PartnersReserve(colour) => {
                Message::new("diam-refused-partners-reserve").with("colour", colour.word())
            }
            Refusal::ReserveEmpty(colour) => {
                Message::new("diam-refused-reserve-empty").with("colour", colour.word())
            }
            Refusal::PileFull(square) => at("diam-refused-pile-full", square),
            Refusal::NotEmpty(square) => at("diam-refused-not-empty", square),
            Refusal::NoPiece(square, level) => at("diam-refused-no-piece", square).with("level", level + 1),
            Refusal::NotYourPiece(square, level) => {
                at("diam-refused-not-your-piece", square).with("level", level + 1)
            }
            Refusal::TooFar(from, to) => at("diam-refused-too-far", from).with("to", to.number()),
            Refusal::TooHigh(square) => at("diam-refused-too-high", square),
            Refusal::NotAnnounced => Message::new("diam-refused-not-announced"),
            Refusal::NoAnnouncements => Message::new("diam-refused-no-announcements"),
            Refusal::NothingToAnnounce => Message::new("diam-refused-nothing-to-announce"),
            Refusal::NoSwap => Message::new("diam-refused-no-swap"),
        }
    }
}
