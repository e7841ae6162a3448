//! What a journal says about the time of its match. No rule changes by it: it is noted for whoever keeps that time, and
//! told to everybody. Moments are milliseconds since 1970.

use std::fmt;
use std::str::FromStr;

use crate::Seat;

/// Something about the time of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeNote {
    /// The house was closed from one moment to another.
    Down {
        /// The last moment at which it was known to be open.
        from: u64,
        /// When it opened again.
        to: u64,
    },
    /// A seat had the open window extended.
    Extended(Seat),
    /// The match is paused until then.
    Paused(u64),
    /// It goes on before its pause is over.
    Resumed,
    /// A seat is on holiday until then.
    Holiday(Seat, u64),
    /// It is back before its holiday is over.
    Back(Seat),
}

impl TimeNote {
    /// The seat it is about, if it is about one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            TimeNote::Extended(seat) | TimeNote::Holiday(seat, _) | TimeNote::Back(seat) => Some(seat),
            TimeNote::Down { .. } | TimeNote::Paused(_) | TimeNote::Resumed => None,
        }
    }

    /// The key of the sentence that tells it.
    pub const fn notice(self) -> &'static str {
        match self {
            TimeNote::Down { .. } => "notice-down",
            TimeNote::Extended(_) => "notice-extended",
            TimeNote::Paused(_) => "notice-paused",
            TimeNote::Resumed => "notice-resumed",
            TimeNote::Holiday(..) => "notice-holiday",
            TimeNote::Back(_) => "notice-back",
        }
    }
}

impl fmt::Display for TimeNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeNote::Down { from, to } => write!(f, "down {from} {to}"),
            TimeNote::Extended(seat) => write!(f, "extended {seat}"),
            TimeNote::Paused(until) => write!(f, "paused {until}"),
            TimeNote::Resumed => f.write_str("resumed"),
            TimeNote::Holiday(seat, until) => write!(f, "holiday {seat} {until}"),
            TimeNote::Back(seat) => write!(f, "back {seat}"),
        }
    }
}

/// A text that is no such note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTimeNote;

impl FromStr for TimeNote {
    type Err = NoTimeNote;

    fn from_str(text: &str) -> Result<Self, NoTimeNote> {
        let words: Vec<&str> = text.split(' ').collect();
        let moment = |word: &str| word.parse::<u64>().map_err(|_| NoTimeNote);
        let seat = |word: &str| word.parse().ok().and_then(Seat::try_new).ok_or(NoTimeNote);
        Ok(match words[..] {
            ["down", from, to] => TimeNote::Down { from: moment(from)?, to: moment(to)? },
            ["extended", who] => TimeNote::Extended(seat(who)?),
            ["paused", until] => TimeNote::Paused(moment(until)?),
            ["resumed"] => TimeNote::Resumed,
            ["holiday", who, until] => TimeNote::Holiday(seat(who)?, moment(until)?),
            ["back", who] => TimeNote::Back(seat(who)?),
            _ => return Err(NoTimeNote),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_note_is_read_as_it_is_written() {
        let seat = Seat::new(3);
        let notes = [
            TimeNote::Down { from: 1, to: 20 },
            TimeNote::Extended(seat),
            TimeNote::Paused(u64::MAX),
            TimeNote::Resumed,
            TimeNote::Holiday(seat, 5),
            TimeNote::Back(seat),
        ];
        for note in notes {
            assert_eq!(note.to_string().parse(), Ok(note));
        }
        for text in ["", "down", "down 1", "down 1 2 3", "extended 99", "paused -1", "resumed 1", "Back 1"] {
            assert_eq!(text.parse::<TimeNote>(), Err(NoTimeNote), "{text:?}");
        }
    }
}
