//! Why an action is forbidden: one variant for each rule, naming its paragraph.

use tabletop::Message;

use crate::piece::Kind;
use crate::square::Square;

/// A rule that forbids an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Not in this part of the game, or not by this side (§3.1).
    NotNow,
    /// The square is not of one's own camp (§2.1).
    NotYourCamp(Square),
    /// Exchanging these two changes nothing (§2.3).
    SameKind(Square, Square),
    /// There is no such formation (§2.3).
    NoFormation(u8),
    /// Ready: first say that one is not (§2.4).
    IsReady,
    /// Said already (§2.4).
    SaidAlready,
    /// The board has no such square (§14.1).
    NoSquare(Square),
    /// Nobody stands there (§3.1).
    NoPiece(Square),
    /// The enemy stands there (§3.1).
    NotYours(Square),
    /// The devil was rolled: a number must be chosen (§8.1).
    NumberMissing,
    /// A number was rolled: there is none to choose (§3.1).
    NumberGiven,
    /// The piece is encircled (§5.8).
    Encircled(Square),
    /// The piece is wounded (§5.10).
    Wounded(Square),
    /// The square cannot be reached with exactly this number (§4.2).
    OutOfReach(Square, u8),
    /// A piece that has entered does not leave the camp (§9.4).
    MayNotLeave(Square),
    /// A move ends on another square than it began (§4.8).
    SameSquare(Square),
    /// One's own piece stands there (§4.9).
    OwnPiece(Square),
    /// The camp has no room for a wounded piece (§7.3).
    CampFull(Square),
    /// The enemy there is under cover (§5.7).
    UnderCover(Square),
    /// The enemy there lies wounded (§5.10).
    LiesWounded(Square),
    /// The enemy there stands on water (§6.7).
    OnWater(Square),
    /// The enemy there has entered (§9.4).
    HasEntered(Square),
    /// The enemy's camp is closed while one's own is not empty (§9.1).
    CampClosed(Square),
    /// The one does not take the other (§6.2).
    Untakable(Square, Kind, Kind),
    /// The enemy there is guarded (§6.3).
    Guarded(Square),
    /// The piece itself is wounded and takes nobody (§8.5).
    TooWounded(Square),
    /// Something can be taken and must be (§6.6).
    MustTake,
    /// One drowns only if nothing else can be played (§5.6).
    WouldDrown(Square),
    /// Nothing there can be kept in good condition (§8.7).
    NotInGoodCondition(Square),
    /// A rescue says where the wounded piece goes (§7.3).
    WhereTo(Square),
    /// The square named is no free square of one's camp (§7.3).
    NoRoom(Square),
    /// Nobody is rescued there (§7.2).
    NothingToRescue(Square),
    /// An armistice was asked for this turn (§11.4).
    AskedAlready,
    /// No armistice is asked for (§11.2).
    NotAsked,
    /// Not a demand that can be made (§11.5).
    BadDemand,
    /// Nothing is demanded (§11.3).
    NothingDemanded,
    /// That piece could not have taken (§12.1).
    CouldNotTake(Square),
}

impl tabletop::Refusal for Refusal {
    fn paragraph(&self) -> &'static str {
        match self {
            Refusal::NotNow | Refusal::NoPiece(_) | Refusal::NotYours(_) | Refusal::NumberGiven => "3.1",
            Refusal::NotYourCamp(_) => "2.1",
            Refusal::SameKind(..) | Refusal::NoFormation(_) => "2.3",
            Refusal::IsReady | Refusal::SaidAlready => "2.4",
            Refusal::NoSquare(_) => "14.1",
            Refusal::NumberMissing => "8.1",
            Refusal::Encircled(_) => "5.8",
            Refusal::Wounded(_) | Refusal::LiesWounded(_) => "5.10",
            Refusal::OutOfReach(..) => "4.2",
            Refusal::MayNotLeave(_) | Refusal::HasEntered(_) => "9.4",
            Refusal::SameSquare(_) => "4.8",
            Refusal::OwnPiece(_) => "4.9",
            Refusal::CampFull(_) | Refusal::WhereTo(_) | Refusal::NoRoom(_) => "7.3",
            Refusal::UnderCover(_) => "5.7",
            Refusal::OnWater(_) => "6.7",
            Refusal::CampClosed(_) => "9.1",
            Refusal::Untakable(..) => "6.2",
            Refusal::Guarded(_) => "6.3",
            Refusal::TooWounded(_) => "8.5",
            Refusal::MustTake => "6.6",
            Refusal::WouldDrown(_) => "5.6",
            Refusal::NotInGoodCondition(_) => "8.7",
            Refusal::NothingToRescue(_) => "7.2",
            Refusal::AskedAlready => "11.4",
            Refusal::NotAsked => "11.2",
            Refusal::BadDemand => "11.5",
            Refusal::NothingDemanded => "11.3",
            Refusal::CouldNotTake(_) => "12.1",
        }
    }

    fn message(&self) -> Message {
        let at = |key, square: &Square| Message::new(key).with("square", square.to_string());
        match self {
            Refusal::NotNow => Message::new("belligerants-refused-not-now"),
            Refusal::NotYourCamp(square) => at("belligerants-refused-not-your-camp", square),
            Refusal::SameKind(one, other) => {
                at("belligerants-refused-same-kind", one).with("other", other.to_string())
            }
            Refusal::NoFormation(number) => {
                Message::new("belligerants-refused-no-formation").with("number", *number)
            }
            Refusal::IsReady => Message::new("belligerants-refused-is-ready"),
            Refusal::SaidAlready => Message::new("belligerants-refused-said-already"),
            Refusal::NoSquare(square) => at("belligerants-refused-no-square", square),
            Refusal::NoPiece(square) => at("belligerants-refused-no-piece", square),
            Refusal::NotYours(square) => at("belligerants-refused-not-yours", square),
            Refusal::NumberMissing => Message::new("belligerants-refused-number-missing"),
            Refusal::NumberGiven => Message::new("belligerants-refused-number-given"),
            Refusal::Encircled(square) => at("belligerants-refused-encircled", square),
            Refusal::Wounded(square) => at("belligerants-refused-wounded", square),
            Refusal::OutOfReach(square, number) => {
                at("belligerants-refused-out-of-reach", square).with("number", *number)
            }
            Refusal::MayNotLeave(square) => at("belligerants-refused-may-not-leave", square),
            Refusal::SameSquare(square) => at("belligerants-refused-same-square", square),
            Refusal::OwnPiece(square) => at("belligerants-refused-own-piece", square),
            Refusal::CampFull(square) => at("belligerants-refused-camp-full", square),
            Refusal::UnderCover(square) => at("belligerants-refused-under-cover", square),
            Refusal::LiesWounded(square) => at("belligerants-refused-lies-wounded", square),
            Refusal::OnWater(square) => at("belligerants-refused-on-water", square),
            Refusal::HasEntered(square) => at("belligerants-refused-has-entered", square),
            Refusal::CampClosed(square) => at("belligerants-refused-camp-closed", square),
            Refusal::Untakable(square, kind, other) => at("belligerants-refused-untakable", square)
                .with("kind", kind.word())
                .with("other", other.word()),
            Refusal::Guarded(square) => at("belligerants-refused-guarded", square),
            Refusal::TooWounded(square) => at("belligerants-refused-too-wounded", square),
            Refusal::MustTake => Message::new("belligerants-refused-must-take"),
            Refusal::WouldDrown(square) => at("belligerants-refused-would-drown", square),
            Refusal::NotInGoodCondition(square) => at("belligerants-refused-not-in-good-condition", square),
            Refusal::WhereTo(square) => at("belligerants-refused-where-to", square),
            Refusal::NoRoom(square) => at("belligerants-refused-no-room", square),
            Refusal::NothingToRescue(square) => at("belligerants-refused-nothing-to-rescue", square),
            Refusal::AskedAlready => Message::new("belligerants-refused-asked-already"),
            Refusal::NotAsked => Message::new("belligerants-refused-not-asked"),
            Refusal::BadDemand => Message::new("belligerants-refused-bad-demand"),
            Refusal::NothingDemanded => Message::new("belligerants-refused-nothing-demanded"),
            Refusal::CouldNotTake(square) => at("belligerants-refused-could-not-take", square),
        }
    }
}
