//! Reading orders, forgivingly (§3): any case, any spaces, several arrows, codes or names in English or French.
//!
//! Three answers are kept apart: a text that is not understood, one that can mean several things, and an order
//! that is clear and impossible. Nothing is guessed.

mod expected;
mod token;

use std::fmt;
use std::str::FromStr;

use tabletop::NotationError;

use crate::map::{Place, Province};
use crate::names::NAMES;
use crate::order::Order;
use crate::possible::{self, Impossible};
use crate::unit::{Kind, Piece, Position, Unit};
pub use expected::Expected;
use token::{Token, Tokens};

/// Why a text is not an order that can be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It is not understood.
    Unknown(NotationError),
    /// It can mean several things.
    Ambiguous {
        /// Where in the text, in bytes from 0.
        at: usize,
        /// What it can mean, in canonical form.
        candidates: Vec<String>,
    },
    /// It is clear and cannot be carried out.
    Impossible(Impossible),
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unread::Unknown(error) => error.fmt(f),
            Unread::Ambiguous { at, candidates } => {
                write!(f, "ambiguous at byte {}: {}", at + 1, candidates.join(" or "))
            }
            Unread::Impossible(why) => write!(f, "impossible: {} (§{})", why.message().key, why.paragraph()),
        }
    }
}

impl std::error::Error for Unread {}

impl From<NotationError> for Unread {
    fn from(error: NotationError) -> Self {
        Unread::Unknown(error)
    }
}

/// Reads an order by itself. Units need their letter, since nothing tells which unit is where.
pub fn read(text: &str) -> Result<Order, Unread> {
    Reader { tokens: Tokens::new(text)?, position: None }.order()
}

/// Reads an order in the light of where units stand: letters may be left out. Whether it can be carried out is not
/// looked at.
pub fn read_with(position: &Position, text: &str) -> Result<Order, Unread> {
    Reader { tokens: Tokens::new(text)?, position: Some(position) }.order()
}

/// Reads an order of a movement phase in the light of where units stand: letters may be left out, and what cannot
/// be carried out is refused.
pub fn read_in(position: &Position, text: &str) -> Result<Order, Unread> {
    let order = read_with(position, text)?;
    match possible::check(position, &order) {
        Ok(()) => Ok(order),
        Err(Impossible::CoastNeeded) => Err(either_coast(position, order, text)),
        Err(why) => Err(Unread::Impossible(why)),
    }
}

/// A fleet that can go to two coasts and was not told which.
fn either_coast(position: &Position, order: Order, text: &str) -> Unread {
    let Order::Move { unit, to, via } = order else { return Unread::Impossible(Impossible::CoastNeeded) };
    let from = position.at(unit.province()).map_or(unit.place, |unit| unit.place);
    let coasts = to.province().coasts().and(from.fleet_steps());
    let candidates = coasts.map(|to| Order::Move { unit, to, via }.to_string()).collect();
    Unread::Ambiguous { at: text.trim_end().len(), candidates }
}

/// Reads a unit by itself, such as `F STP/NC`.
pub fn read_piece(text: &str) -> Result<Piece, Unread> {
    let mut reader = Reader { tokens: Tokens::new(text)?, position: None };
    let piece = reader.piece()?;
    reader.end()?;
    Ok(piece)
}

/// Reads a province by itself, whatever the coast.
pub fn read_province(text: &str) -> Result<Province, Unread> {
    let mut reader = Reader { tokens: Tokens::new(text)?, position: None };
    let place = reader.place()?;
    reader.end()?;
    Ok(place.province())
}

impl FromStr for Order {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        read(text).map_err(|unread| match unread {
            Unread::Unknown(error) => error,
            Unread::Ambiguous { at, .. } => expecting(at, Expected::More),
            Unread::Impossible(_) => expecting(0, Expected::Tail),
        })
    }
}

/// Something else was expected at this byte.
fn expecting(at: usize, expected: Expected) -> NotationError {
    NotationError::new(at, expected.wording())
}

struct Reader<'a> {
    tokens: Tokens,
    position: Option<&'a Position>,
}

impl Reader<'_> {
    fn order(mut self) -> Result<Order, Unread> {
        let order = if self.tokens.take_word(&["waive", "waived", "passe", "renonce", "w"]) {
            Order::Waive
        } else if self.tokens.take_word(&["build", "builds", "b", "construit", "construire"]) {
            Order::Build(self.piece()?)
        } else if self.tokens.take_word(&["remove", "removes", "disband", "d", "dissout", "retire"]) {
            Order::Disband(self.piece()?)
        } else {
            let unit = self.piece()?;
            self.tail(unit)?
        };
        self.end()?;
        Ok(order)
    }

    /// What a unit does.
    fn tail(&mut self, unit: Piece) -> Result<Order, Unread> {
        if self.tokens.take_word(&["h", "hold", "holds", "tient", "tenir", "stands"]) {
            Ok(Order::Hold(unit))
        } else if self.tokens.take_word(&["s", "support", "supports", "soutient", "soutien"]) {
            self.support(unit)
        } else if self.tokens.take_word(&["c", "convoy", "convoys", "convoie", "convoi"]) {
            let whom = self.passenger()?;
            self.arrow()?;
            let to = self.place()?;
            Ok(Order::Convoy { unit, whom, to: to.province().place() })
        } else if self.tokens.take_word(&["r", "retreat", "retreats", "retraite"]) {
            self.take_arrow();
            let to = self.place_of(unit.kind)?;
            Ok(Order::Retreat { unit, to })
        } else if self.tokens.take_word(&["d", "disband", "disbands", "disbanded", "dissoute", "dissout"]) {
            Ok(Order::Disband(unit))
        } else if self.take_arrow() {
            let to = self.place_of(unit.kind)?;
            let via = self.via();
            Ok(Order::Move { unit, to, via })
        } else {
            Err(self.unknown(Expected::Tail))
        }
    }

    fn support(&mut self, unit: Piece) -> Result<Order, Unread> {
        let whom = self.piece()?;
        if self.take_arrow() {
            let to = self.place_of(whom.kind)?;
            self.via();
            return Ok(Order::SupportMove { unit, whom, to });
        }
        self.tokens.take_word(&["h", "hold", "holds", "tient"]);
        Ok(Order::SupportHold { unit, whom })
    }

    /// The unit that is carried: an army unless it says otherwise.
    fn passenger(&mut self) -> Result<Piece, Unread> {
        let kind = self.kind().unwrap_or(Kind::Army);
        let place = self.place_of(kind)?;
        Ok(Piece { kind, place })
    }

    fn piece(&mut self) -> Result<Piece, Unread> {
        let at = self.tokens.here();
        if let Some(kind) = self.kind() {
            let place = self.place_of(kind)?;
            return Ok(Piece { kind, place });
        }
        let Some(position) = self.position else { return Err(expecting(at, Expected::Unit).into()) };
        let place = self.place()?;
        let unit = position.at(place.province());
        unit.map(Unit::piece).ok_or_else(|| expecting(at, Expected::Occupied).into())
    }

    fn kind(&mut self) -> Option<Kind> {
        if self.tokens.take_word(&["a", "army", "armee"]) {
            Some(Kind::Army)
        } else if self.tokens.take_word(&["f", "fleet", "flotte"]) {
            Some(Kind::Fleet)
        } else {
            None
        }
    }

    /// A place for this kind of unit: armies have no coast.
    fn place_of(&mut self, kind: Kind) -> Result<Place, Unread> {
        let place = self.place()?;
        Ok(if kind == Kind::Army { place.province().place() } else { place })
    }

    fn place(&mut self) -> Result<Place, Unread> {
        let province = self.province()?;
        self.coast(province)
    }

    /// A province: the longest spelling that fits, or the beginning of just one.
    fn province(&mut self) -> Result<Province, Unread> {
        let at = self.tokens.here();
        let exact = Province::all().flat_map(|province| {
            let lengths = NAMES[province.index()].spellings.iter();
            let tokens = &self.tokens;
            lengths.filter_map(move |words| Some((tokens.length_of(words)?, province)))
        });
        if let Some((length, province)) = exact.max_by_key(|(length, _)| *length) {
            self.tokens.skip(length);
            return Ok(province);
        }
        let Some(word) = self.tokens.word().filter(|word| word.chars().count() >= 3) else {
            return Err(self.unknown(Expected::Province));
        };
        let begins = |province: &Province| {
            NAMES[province.index()].spellings.iter().any(|words| words[0].starts_with(word))
        };
        let candidates: Vec<Province> = Province::all().filter(begins).collect();
        match candidates[..] {
            [] => Err(self.unknown(Expected::Province)),
            [province] => {
                self.tokens.skip(1);
                Ok(province)
            }
            _ => {
                let candidates = candidates.iter().map(ToString::to_string).collect();
                Err(Unread::Ambiguous { at, candidates })
            }
        }
    }

    /// The coast after a province, if one is named.
    fn coast(&mut self, province: Province) -> Result<Place, Unread> {
        let slash = self.tokens.take(Token::Slash);
        let at = self.tokens.here();
        let named =
            COASTS.iter().find(|(_, spellings)| spellings.iter().any(|words| self.tokens.take_words(words)));
        let Some((code, _)) = named else {
            return if slash { Err(self.unknown(Expected::Coast)) } else { Ok(province.place()) };
        };
        let coast = province.coasts().find(|place| place.code().ends_with(code));
        coast.ok_or_else(|| expecting(at, Expected::OtherCoast).into())
    }

    fn take_arrow(&mut self) -> bool {
        let moves = self.tokens.take_word(&["moves", "move", "va", "attaque", "attacks"]);
        let dash = self.tokens.take(Token::Dash);
        let to = self.tokens.take_word(&["to", "vers", "en"]);
        moves || dash || to
    }

    fn arrow(&mut self) -> Result<(), Unread> {
        if self.take_arrow() { Ok(()) } else { Err(self.unknown(Expected::Arrow)) }
    }

    fn via(&mut self) -> bool {
        let via = self.tokens.take_word(&["via", "by", "par"]);
        let convoy = self.tokens.take_word(&["convoy", "convoi", "c"]);
        via || convoy
    }

    fn end(&self) -> Result<(), Unread> {
        if self.tokens.is_empty() { Ok(()) } else { Err(self.unknown(Expected::End)) }
    }

    fn unknown(&self, expected: Expected) -> Unread {
        expecting(self.tokens.here(), expected).into()
    }
}

/// How coasts are written.
const COASTS: [(&str, &[&[&str]]); 3] = [
    ("/NC", &[&["nc"], &["cn"], &["north", "coast"], &["cote", "nord"], &["nord"], &["north"]]),
    ("/SC", &[&["sc"], &["cs"], &["south", "coast"], &["cote", "sud"], &["sud"], &["south"]]),
    ("/EC", &[&["ec"], &["ce"], &["east", "coast"], &["cote", "est"], &["est"], &["east"]]),
];
