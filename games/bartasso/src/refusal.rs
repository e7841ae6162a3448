//! Why an action is forbidden: one variant for each rule, naming its paragraph.

use tabletop::Message;

use crate::board::Square;
use crate::piece::Kind;

/// A rule that forbids an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The half board has no such square (§1.6).
    NoSuchSquare(Square),
    /// Nothing stands there (§3.2).
    NoPiece(Square),
    /// What stands there is not of the camp whose turn it is (§3.2).
    NotYourPiece(Square),
    /// The square is taken (§4.1).
    Occupied(Square),
    /// This kind of piece does not go from there to there (§4.1, §5.5, §6.1, §7.1).
    NotThere {
        /// What moves.
        kind: Kind,
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
    /// Nothing is taken before the second round (§3.3).
    FirstRound,
    /// Diplomats take nothing (§7.2).
    DiplomatTakes,
    /// A sauteur takes one piece only (§6.5).
    OnePieceOnly,
    /// This cannot be taken so (§4.2, §5.6, §6.2).
    NotATake {
        /// What moves.
        kind: Kind,
        /// From here.
        from: Square,
    },
    /// The same take is written with a smaller route (§14.2).
    SmallerRoute,
    /// Something must be taken (§9.9).
    MustTake,
    /// More must be taken (§9.9).
    MustGoOn,
    /// The move of this turn is made (§3.2).
    AlreadyMoved,
    /// First it must be said how many units the ally gets (§8.6).
    SplitFirst,
    /// There is nothing to split (§8.6).
    NothingToSplit,
    /// There are no units to spend (§8.1).
    NoUnits,
    /// Extra moves are for ordinary pawns (§8.3).
    OnlyPawns(Kind),
    /// No pawn is lost that could come back (§8.4, §8.5).
    NoLostPawn,
    /// Not a square of one's camp (§8.4).
    NotHome(Square),
    /// There is nothing to stop (§8.8).
    NothingToStop,
    /// The move must be made first (§8.8).
    MoveFirst,
    /// Nothing may be huffed on that square (§9.1).
    NotHuffable(Square),
    /// One may huff, or keep from it, but not move yet (§9.8).
    HuffOrKeep,
    /// Only a camp whose fighters cannot move says that it huffs nothing (§9.8).
    NothingToKeep,
    /// Prisoners are not exchanged in this game (§12.1).
    NoExchange,
    /// An exchange is settled before the move of a turn (§12.5).
    ExchangeTooLate,
    /// One exchanges with an enemy (§12.1).
    NotAnEnemy,
    /// Not so many pawns can come back on both sides (§12.2, §12.3).
    TooManyPrisoners {
        /// How many were named.
        count: u8,
        /// How many could.
        most: u8,
    },
    /// No proposal waits for that (§12.5).
    NoProposal,
    /// No prisoner can come back there (§12.4).
    NotForPrisoners(Square),
}

impl tabletop::Refusal for Refusal {
    fn paragraph(&self) -> &'static str {
        match self {
            Refusal::NoSuchSquare(_) => "1.6",
            Refusal::NoPiece(_) | Refusal::NotYourPiece(_) | Refusal::AlreadyMoved => "3.2",
            Refusal::Occupied(_) => "4.1",
            Refusal::NotThere { kind, .. } => match kind {
                Kind::Pawn | Kind::Crowned => "4.1",
                Kind::Couronne => "5.5",
                Kind::Sauteur => "6.1",
                Kind::Diplomat => "7.1",
            },
            Refusal::NotATake { kind, .. } => match kind {
                Kind::Pawn | Kind::Crowned => "4.2",
                Kind::Couronne => "5.6",
                Kind::Sauteur => "6.2",
                Kind::Diplomat => "7.2",
            },
            Refusal::FirstRound => "3.3",
            Refusal::DiplomatTakes => "7.2",
            Refusal::OnePieceOnly => "6.5",
            Refusal::SmallerRoute => "14.2",
            Refusal::MustTake | Refusal::MustGoOn => "9.9",
            Refusal::SplitFirst | Refusal::NothingToSplit => "8.6",
            Refusal::NoUnits => "8.1",
            Refusal::OnlyPawns(_) => "8.3",
            Refusal::NoLostPawn | Refusal::NotHome(_) => "8.4",
            Refusal::NothingToStop | Refusal::MoveFirst => "8.8",
            Refusal::NotHuffable(_) => "9.1",
            Refusal::HuffOrKeep | Refusal::NothingToKeep => "9.8",
            Refusal::NoExchange | Refusal::NotAnEnemy => "12.1",
            Refusal::ExchangeTooLate | Refusal::NoProposal => "12.5",
            Refusal::TooManyPrisoners { .. } => "12.2",
            Refusal::NotForPrisoners(_) => "12.4",
        }
    }

    fn message(&self) -> Message {
        let plain = Message::new;
        let at = |key, square: Square| Message::new(key).with("square", square.number());
        match *self {
            Refusal::NoSuchSquare(square) => at("bartasso-refused-no-such-square", square),
            Refusal::NoPiece(square) => at("bartasso-refused-no-piece", square),
            Refusal::NotYourPiece(square) => at("bartasso-refused-not-your-piece", square),
            Refusal::Occupied(square) => at("bartasso-refused-occupied", square),
            Refusal::NotThere { kind, from, to } => {
                at("bartasso-refused-not-there", from).with("to", to.number()).with("kind", kind.word())
            }
            Refusal::FirstRound => plain("bartasso-refused-first-round"),
            Refusal::DiplomatTakes => plain("bartasso-refused-diplomat-takes"),
            Refusal::OnePieceOnly => plain("bartasso-refused-one-piece-only"),
            Refusal::NotATake { kind, from } => {
                at("bartasso-refused-not-a-take", from).with("kind", kind.word())
            }
            Refusal::SmallerRoute => plain("bartasso-refused-smaller-route"),
            Refusal::MustTake => plain("bartasso-refused-must-take"),
            Refusal::MustGoOn => plain("bartasso-refused-must-go-on"),
            Refusal::AlreadyMoved => plain("bartasso-refused-already-moved"),
            Refusal::SplitFirst => plain("bartasso-refused-split-first"),
            Refusal::NothingToSplit => plain("bartasso-refused-nothing-to-split"),
            Refusal::NoUnits => plain("bartasso-refused-no-units"),
            Refusal::OnlyPawns(kind) => plain("bartasso-refused-only-pawns").with("kind", kind.word()),
            Refusal::NoLostPawn => plain("bartasso-refused-no-lost-pawn"),
            Refusal::NotHome(square) => at("bartasso-refused-not-home", square),
            Refusal::NothingToStop => plain("bartasso-refused-nothing-to-stop"),
            Refusal::MoveFirst => plain("bartasso-refused-move-first"),
            Refusal::NotHuffable(square) => at("bartasso-refused-not-huffable", square),
            Refusal::HuffOrKeep => plain("bartasso-refused-huff-or-keep"),
            Refusal::NothingToKeep => plain("bartasso-refused-nothing-to-keep"),
            Refusal::NoExchange => plain("bartasso-refused-no-exchange"),
            Refusal::ExchangeTooLate => plain("bartasso-refused-exchange-too-late"),
            Refusal::NotAnEnemy => plain("bartasso-refused-not-an-enemy"),
            Refusal::TooManyPrisoners { count, most } => {
                plain("bartasso-refused-too-many-prisoners").with("count", count).with("most", most)
            }
            Refusal::NoProposal => plain("bartasso-refused-no-proposal"),
            Refusal::NotForPrisoners(square) => at("bartasso-refused-not-for-prisoners", square),
        }
    }
}
