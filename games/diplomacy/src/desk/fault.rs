//! What can be wrong with a case file, each with its line.

use crate::map::{Place, Province};
use crate::notation::Unread;
use crate::order::Order;
use crate::power::Power;
use crate::unit::{Misplaced, Piece, Unit};

/// Something wrong with a case file.
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
    /// It begins with none of CASE, U, O, B, C and END.
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
    /// The blessed unit and the cursed one may oppose each other, and cancelling belongs to the variant.
    Opposed,
}
