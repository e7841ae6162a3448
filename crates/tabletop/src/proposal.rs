//! What those at a table can agree on beside the game: somebody proposes it, the others say yes or no. Everybody who is
//! asked must say yes; one no, or the end of the decision during which it was proposed, and it is off. A match remembers
//! who said what; that a proposal all agreed on is carried out is up to its host.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::{Seat, SeatSet, TOP_LEVEL};

/// What somebody proposes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Proposal {
    /// To pause the match.
    Pause,
    /// To go on with a match that is paused.
    Resume,
    /// To take decisions back.
    Takeback {
        /// How many entries stay: the host's number, never shown.
        #[serde(skip)]
        to: usize,
    },
    /// To put a bot into the seat of somebody who is missing.
    Bot {
        /// The seat.
        seat: Seat,
        /// The bot's level.
        level: u8,
    },
}

/// A proposal while it is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asking {
    /// Who proposes it.
    pub by: Seat,
    /// What.
    pub what: Proposal,
    /// Who has not answered yet.
    pub asked: SeatSet,
    /// Who says yes, without the one who proposes it.
    pub agreed: SeatSet,
}

impl Asking {
    /// Whether everybody said yes.
    pub const fn is_agreed(&self) -> bool {
        self.asked.is_empty()
    }
}

impl fmt::Display for Proposal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Proposal::Pause => f.write_str("pause"),
            Proposal::Resume => f.write_str("resume"),
            Proposal::Takeback { to } => write!(f, "takeback {to}"),
            Proposal::Bot { seat, level } => write!(f, "bot {seat} {level}"),
        }
    }
}

/// A text that is no proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoProposal;

impl FromStr for Proposal {
    type Err = NoProposal;

    fn from_str(text: &str) -> Result<Self, NoProposal> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["pause"] => Proposal::Pause,
            ["resume"] => Proposal::Resume,
            ["takeback", to] => Proposal::Takeback { to: to.parse().map_err(|_| NoProposal)? },
            ["bot", seat, level] => Proposal::Bot {
                seat: seat.parse().ok().and_then(Seat::try_new).ok_or(NoProposal)?,
                level: level
                    .parse()
                    .ok()
                    .filter(|level| (1..=TOP_LEVEL).contains(level))
                    .ok_or(NoProposal)?,
            },
            _ => return Err(NoProposal),
        })
    }
}

impl Proposal {
    /// The entry by which a seat proposes it to others.
    pub fn line(self, by: Seat, asked: SeatSet) -> String {
        format!("proposed {by} asks {} {self}", seats_word(asked))
    }
}

/// Seats as a word: their numbers, separated by commas.
pub(crate) fn seats_word(seats: SeatSet) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    numbers.join(",")
}

/// The seats of such a word.
pub(crate) fn read_seats(word: &str) -> Option<SeatSet> {
    word.split(',').map(|number| number.parse().ok().and_then(Seat::try_new)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_proposal_is_read_as_it_is_written() {
        let all = [
            Proposal::Pause,
            Proposal::Resume,
            Proposal::Takeback { to: 12 },
            Proposal::Bot { seat: Seat::new(2), level: 6 },
        ];
        for proposal in all {
            assert_eq!(proposal.to_string().parse(), Ok(proposal));
        }
        for text in ["", "pause 1", "takeback", "takeback -1", "bot 1", "bot 1 0", "bot 1 7", "bot 40 1"] {
            assert_eq!(text.parse::<Proposal>(), Err(NoProposal), "{text:?}");
        }
    }

    #[test]
    fn seats_are_a_word() {
        let seats: SeatSet = [0, 3].into_iter().map(Seat::new).collect();
        assert_eq!(seats_word(seats), "0,3");
        assert_eq!(read_seats("0,3"), Some(seats));
        assert_eq!(read_seats(""), None);
        assert_eq!(read_seats("0,x"), None);
    }
}
