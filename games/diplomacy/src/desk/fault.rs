//! What can be wrong with a file of cases or games, each with its line; and why an order is ignored.

use tabletop::Message;

use crate::adjust::NoAdjustment;
use crate::calendar::Date;
use crate::map::{Place, Province};
use crate::notation::Unread;
use crate::order::{Order, Phase};
use crate::possible::Impossible;
use crate::power::Power;
use crate::unit::{Misplaced, Piece, Unit};

/// Something wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where, from 1.
    pub line: usize,
    /// What.
    pub what: Wrong,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It begins with none of CASE, U, O, R, B, C, OPPOSITION, ROUT, S, W, GIFT and END.
    UnknownLine(String),
    /// It belongs into a case, and none has begun.
    OutsideCase,
    /// A case has no name.
    NoName,
    /// This case, begun on that line, has no END.
    Unfinished {
        /// Its name.
        id: String,
        /// Its first line.
        begun: usize,
    },
    /// There is no such power.
    UnknownPower(String),
    /// A unit, an order or a province is not understood, or can be several.
    Unread {
        /// What was read.
        text: String,
        /// Why not.
        why: Unread,
    },
    /// A unit cannot stand there.
    Misplaced {
        /// The unit.
        unit: Unit,
        /// Why not.
        why: Misplaced,
    },
    /// There is no such unit.
    NoUnit(Piece),
    /// The unit is another power's.
    NotYours {
        /// The unit.
        piece: Piece,
        /// Whose it is.
        owner: Power,
    },
    /// The fleet is on another coast.
    OtherCoast {
        /// The unit as written.
        piece: Piece,
        /// Where it is.
        place: Place,
    },
    /// A fleet was not told to which coast to go, or to one it cannot reach.
    BadCoast {
        /// The order.
        order: Order,
        /// Whether it names a coast.
        is_named: bool,
    },
    /// The unit has an order already.
    SecondOrder {
        /// The unit.
        piece: Piece,
        /// The line of the first.
        first: usize,
    },
    /// The order is not one of a movement phase.
    OtherPhase(Order),
    /// A status for a province without a unit.
    NobodyThere(Province),
    /// A second blessing, or a second curse.
    SecondStatus {
        /// The line of the first.
        first: usize,
    },
    /// A second gift in the same winter.
    SecondGift {
        /// The line of the first.
        first: usize,
    },
    /// A second line for the same option.
    SecondOption {
        /// The line of the first.
        first: usize,
    },
    /// The word does not say when a cursed unit is dislodged.
    UnknownRout(String),
    /// What the variant has against it.
    Variant(Message),
    /// It is about winter in a case about moves, or the other way round.
    TwoPhases {
        /// The line that said which.
        first: usize,
    },
    /// Orders of winter in a case that names no centres.
    NoCentres,
    /// The province is no centre.
    NoCentre(Province),
    /// The centre has an owner already.
    OwnedTwice(Province),
    /// The unit was not dislodged.
    NotDislodged(Piece),
    /// The order is not one of this phase of retreats, or not one of winter.
    WrongPhase {
        /// The order.
        order: Order,
        /// The phase.
        phase: Phase,
    },
    /// It is about a whole game.
    Game(BadGame),
}

/// What is wrong with a line of a whole game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadGame {
    /// It is none of the lines that a game has.
    UnknownLine(String),
    /// It belongs into a game, and none has begun.
    Outside,
    /// A game has no name.
    NoName,
    /// This game, begun on that line, has no END.
    Unfinished {
        /// Its name.
        name: String,
        /// Its first line.
        begun: usize,
    },
    /// A line of the head comes after the first phase, or twice.
    Late,
    /// It is not a year.
    BadYear(String),
    /// The position or the last year cannot be played.
    Setup(Message),
    /// Orders or a draw without a phase above them.
    NoPhase,
    /// Another phase is open.
    OutOfTurn {
        /// The phase that is written.
        found: Date,
        /// The one that is open.
        open: Date,
    },
    /// The game is over.
    Over,
    /// A comment does not end on its line.
    OpenBrace,
    /// A blessing or a curse in a phase that is not one of moves.
    NoCasts,
    /// A gift in a phase that is not winter.
    NoGift,
    /// The power is not played any more.
    CannotConcede(Power),
    /// A power that concedes has orders too.
    ConcedesAndOrders(Power),
}

/// Why an order that is clear is ignored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ignored {
    /// It cannot be carried out whatever anybody does (§4).
    Impossible(Impossible),
    /// The dislodged unit may not go there (§7.2 to §7.4).
    NoRetreat,
    /// It is not one of this power's winter (§9).
    NoAdjustment(NoAdjustment),
    /// It is beyond what is due (§9.4).
    BeyondDue,
    /// The power has nothing to decide in this phase (§10.4, §12.2).
    NothingToDecide,
}

impl Ignored {
    /// The reason as a sentence.
    pub fn message(self) -> Message {
        match self {
            Ignored::Impossible(why) => why.message(),
            Ignored::NoRetreat => Message::new("diplomacy-refused-no-retreat"),
            Ignored::NoAdjustment(NoAdjustment::NotOwned) => Message::new("diplomacy-ignored-not-owned"),
            Ignored::NoAdjustment(why) => why.message(),
            Ignored::BeyondDue => Message::new("diplomacy-ignored-beyond-due"),
            Ignored::NothingToDecide => Message::new("diplomacy-refused-nothing-to-decide"),
        }
    }
}

impl BadGame {
    /// What is wrong, as a sentence without its line.
    pub(crate) fn message(&self) -> Message {
        match self {
            BadGame::UnknownLine(line) => {
                Message::new("diplomacy-game-unknown-line").with("line", line.as_str())
            }
            BadGame::Outside => Message::new("diplomacy-game-outside"),
            BadGame::NoName => Message::new("diplomacy-game-no-name"),
            BadGame::Unfinished { name, begun } => Message::new("diplomacy-game-unfinished")
                .with("name", name.as_str())
                .with("begun", *begun as i64),
            BadGame::Late => Message::new("diplomacy-game-late"),
            BadGame::BadYear(text) => Message::new("diplomacy-game-bad-year").with("text", text.as_str()),
            BadGame::Setup(said) => said.clone(),
            BadGame::NoPhase => Message::new("diplomacy-game-no-phase"),
            BadGame::OutOfTurn { found, open } => Message::new("diplomacy-game-out-of-turn")
                .with("found", found.to_string())
                .with("open", open.to_string()),
            BadGame::Over => Message::new("diplomacy-game-over"),
            BadGame::OpenBrace => Message::new("diplomacy-game-open-brace"),
            BadGame::NoCasts => Message::new("diplomacy-game-no-casts"),
            BadGame::NoGift => Message::new("diplomacy-game-no-gift"),
            BadGame::CannotConcede(power) => {
                Message::new("diplomacy-game-cannot-concede").with("power", power.name())
            }
            BadGame::ConcedesAndOrders(power) => {
                Message::new("diplomacy-game-concedes-and-orders").with("power", power.name())
            }
        }
    }
}
