//! What a player can do, and how it is written (§14).
//!
//! A take is kept as its route: where it starts and every square it lands on. With the position, the route
//! tells what is taken. Of the routes that come to the same thing only the smallest is an action (§14.2);
//! the rules see to that, not this module.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::{NotationError, Seat};

use crate::board::Square;

/// The most squares a route can have: where it starts and one for each of 28 enemies.
const LONGEST: usize = 29;

/// A route of takes: where it starts, then every landing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Route {
    /// Printed numbers, the rest 0.
    numbers: [u8; LONGEST],
    len: u8,
}

impl Route {
    /// A route that has not gone anywhere yet.
    #[inline]
    pub fn new(from: Square) -> Self {
        let mut numbers = [0; LONGEST];
        numbers[0] = from.number();
        Route { numbers, len: 1 }
    }

    /// The same route with one landing more.
    ///
    /// # Panics
    /// Beyond 28 landings, which no position has.
    #[inline]
    #[must_use]
    pub fn then(mut self, to: Square) -> Self {
        self.numbers[usize::from(self.len)] = to.number();
        self.len += 1;
        self
    }

    /// A route with so many landings, all of which are still to be set.
    #[inline]
    pub(crate) fn of_length(from: Square, landings: u8) -> Self {
        Route { len: landings + 1, ..Route::new(from) }
    }

    /// Sets a landing, counted from 1.
    #[inline]
    pub(crate) fn set(&mut self, landing: u8, to: Square) {
        self.numbers[usize::from(landing)] = to.number();
    }

    /// Where it starts.
    #[inline]
    pub fn from(&self) -> Square {
        Square::new(self.numbers[0]).expect("routes are made of squares")
    }

    /// Where it ends.
    #[inline]
    pub fn to(&self) -> Square {
        Square::new(self.numbers[usize::from(self.len) - 1]).expect("routes are made of squares")
    }

    /// Every square, the start first.
    #[inline]
    pub fn squares(&self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + '_ {
        self.as_numbers().iter().map(|number| Square::new(*number).expect("routes are made of squares"))
    }

    /// Whether it could get longer.
    fn has_room(&self) -> bool {
        usize::from(self.len) < LONGEST
    }

    fn as_numbers(&self) -> &[u8] {
        &self.numbers[..usize::from(self.len)]
    }
}

impl Hash for Route {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.as_numbers().hash(to);
    }
}

impl fmt::Debug for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, number) in self.as_numbers().iter().enumerate() {
            if i > 0 {
                f.write_str("x")?;
            }
            number.fmt(f)?;
        }
        Ok(())
    }
}

/// A move of one piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Motion {
    /// It goes to a free square.
    Step {
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
    /// It takes.
    Take(Route),
}

impl Motion {
    /// Where it starts.
    pub fn from(&self) -> Square {
        match self {
            Motion::Step { from, .. } => *from,
            Motion::Take(route) => route.from(),
        }
    }

    /// Where it ends.
    pub fn to(&self) -> Square {
        match self {
            Motion::Step { to, .. } => *to,
            Motion::Take(route) => route.to(),
        }
    }
}

impl fmt::Display for Motion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Motion::Step { from, to } => write!(f, "{from}-{to}"),
            Motion::Take(route) => route.fmt(f),
        }
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The move of the turn (§3.2).
    Move(Motion),
    /// A unit spent on a move of an ordinary pawn (§8.3).
    Extra(Motion),
    /// A unit spent on putting a lost pawn back (§8.4).
    Restore(Square),
    /// Take away a piece that did not take (§9.1).
    Huff(Square),
    /// Huff nothing, where that is decided before anything else (§9.8).
    Keep,
    /// Give so many units to the ally (§8.6).
    Pass(u8),
    /// Spend no more units (§8.8).
    Stop,
    /// Propose to exchange so many prisoners with a seat (§12.5).
    Exchange {
        /// With whom.
        seat: Seat,
        /// How many each.
        count: u8,
    },
    /// Name a square on which a prisoner is to come back (§12.5).
    Back(Square),
    /// Withdraw or decline an exchange (§12.5).
    Decline,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(motion) => motion.fmt(f),
            Action::Extra(motion) => write!(f, "+{motion}"),
            Action::Restore(square) => write!(f, "+{square}"),
            Action::Huff(square) => write!(f, "huff {square}"),
            Action::Keep => f.write_str("keep"),
            Action::Pass(units) => write!(f, "pass {units}"),
            Action::Stop => f.write_str("stop"),
            Action::Exchange { seat, count } => write!(f, "exchange {seat} {count}"),
            Action::Back(square) => write!(f, "back {square}"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader { text, at: 0 };
        let action = reader.action()?;
        if reader.at < text.len() {
            return Err(NotationError::new(reader.at, "nothing more"));
        }
        Ok(action)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

const SQUARE: &str = "the number of a square, 1 to 90";

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn action(&mut self) -> Result<Action, NotationError> {
        const EXPECTED: &str = "a move such as 12-17 or 12x19x28, +12-17, +34, or one of the words huff, keep, \
                                pass, stop, exchange, back, decline";
        if self.skip("+") {
            let square = self.square()?;
            return if self.rest().is_empty() {
                Ok(Action::Restore(square))
            } else {
                Ok(Action::Extra(self.motion(square)?))
            };
        }
        let letters = self.rest().bytes().take_while(u8::is_ascii_alphabetic).count();
        if letters == 0 {
            let from = self.number(EXPECTED).and_then(|number| self.square_of(number))?;
            return Ok(Action::Move(self.motion(from)?));
        }
        let word = self.rest()[..letters].to_ascii_lowercase();
        let start = self.at;
        self.at += letters;
        match word.as_str() {
            "huff" => Ok(Action::Huff(self.spaced_square()?)),
            "keep" => Ok(Action::Keep),
            "pass" => Ok(Action::Pass(self.spaced(3, "how many units, 0 to 3")?)),
            "stop" => Ok(Action::Stop),
            "exchange" => {
                let seat = self.spaced(3, "the number of a seat, 0 to 3")?;
                let count = self.spaced(10, "how many pawns, 1 to 10")?;
                if count == 0 {
                    return Err(NotationError::new(self.at - 1, "how many pawns, 1 to 10"));
                }
                Ok(Action::Exchange { seat: Seat::new(seat), count })
            }
            "back" => Ok(Action::Back(self.spaced_square()?)),
            "decline" => Ok(Action::Decline),
            _ => Err(NotationError::new(start, EXPECTED)),
        }
    }

    /// What follows the square a move starts from.
    fn motion(&mut self, from: Square) -> Result<Motion, NotationError> {
        if self.skip("-") {
            return Ok(Motion::Step { from, to: self.square()? });
        }
        let mut route = Route::new(from);
        while self.skip("x") || self.skip("X") || self.skip(":") {
            if !route.has_room() {
                return Err(NotationError::new(self.at, "no more than 28 takes"));
            }
            route = route.then(self.square()?);
        }
        if route.squares().len() == 1 {
            return Err(NotationError::new(self.at, "a dash for a step or an x for a take, then a square"));
        }
        Ok(Motion::Take(route))
    }

    fn skip(&mut self, sign: &str) -> bool {
        let is_there = self.rest().starts_with(sign);
        self.at += if is_there { sign.len() } else { 0 };
        is_there
    }

    fn spaced_square(&mut self) -> Result<Square, NotationError> {
        self.space(SQUARE)?;
        self.square()
    }

    fn spaced(&mut self, most: u8, expected: &'static str) -> Result<u8, NotationError> {
        self.space(expected)?;
        let at = self.at;
        let number = self.number(expected)?;
        if number > most {
            return Err(NotationError::new(at, expected));
        }
        Ok(number)
    }

    fn space(&mut self, expected: &'static str) -> Result<(), NotationError> {
        let spaces = self.rest().bytes().take_while(|byte| *byte == b' ').count();
        self.at += spaces;
        if spaces == 0 { Err(NotationError::new(self.at, expected)) } else { Ok(()) }
    }

    fn square(&mut self) -> Result<Square, NotationError> {
        let number = self.number(SQUARE)?;
        self.square_of(number)
    }

    /// The square of a number just read.
    fn square_of(&self, number: u8) -> Result<Square, NotationError> {
        let before = self.at - number.to_string().len();
        Square::new(number).ok_or(NotationError::new(before, SQUARE))
    }

    fn number(&mut self, expected: &'static str) -> Result<u8, NotationError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let text = &self.rest()[..digits];
        let is_plain = digits == 1 || !text.starts_with('0');
        let number = text.parse().ok().filter(|_| is_plain).ok_or(NotationError::new(self.at, expected))?;
        self.at += digits;
        Ok(number)
    }
}
