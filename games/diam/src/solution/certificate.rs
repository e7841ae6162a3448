//! A complete strategy as a file.
//!
//! ```text
//! tabletier solution 1
//! game diam 1
//! config {"edition":"2003","players":2,"announce":"auto","swap":false,"position":""}
//! winner 1
//! rule a diam that can be made at once is made
//! -/-/-/-/-/-/-/r m8 35
//! …
//! end 3300
//! ```
//!
//! Each line holds a position with the winner to move, the reply, and the most plies the win can take from
//! there, fewer than a hundred (§9.3 never ends a line). Of all images of a position only the least text stands in the file; lines are in order. Positions
//! in which a diam can be made at once are left out: the rule says what to do. In 1998 the announcements that stand follow the board: `-/…/rv!0`.
//!
//! A seat that does not lose has `holds 1` in place of `winner 1`, and a rank of 0 in every line: it may go round for ever.

use std::collections::BTreeMap;
use std::fmt;

use tabletop::{Claim, Game, Seat};

use crate::history::QUIET_LIMIT;
use crate::solution::write;
use crate::{Action, Config, Diam};

const HEADER: &str = "tabletier solution 1";
const RULE: &str = "rule a diam that can be made at once is made";

/// A complete strategy for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The options of the game it solves.
    pub config: Config,
    /// The seat it speaks of.
    pub seat: Seat,
    /// What it says of it.
    pub claim: Claim,
    replies: BTreeMap<String, (Action, u16)>,
}

/// A file that is no certificate: the line, from 1, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadCertificate {
    /// The line.
    pub line: usize,
    /// What was expected.
    pub expected: &'static str,
}

impl fmt::Display for BadCertificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "solution, line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for BadCertificate {}

impl Certificate {
    /// A strategy without a reply yet.
    pub fn new(config: Config, seat: Seat, claim: Claim) -> Self {
        Certificate { config, seat, claim, replies: BTreeMap::new() }
    }

    /// Notes a reply, unless a diam can be made at once.
    pub fn add(&mut self, state: &Diam, reply: Action, rank: u16) {
        if super::winning_action(state).is_none() {
            let (written, image) = write(state);
            self.replies.insert(written, (image.of(reply), rank));
        }
    }

    /// The reply to a position as it is written here, and the most plies to the win.
    pub fn reply(&self, written: &str) -> Option<(Action, u16)> {
        self.replies.get(written).copied()
    }

    /// Every position with its reply and rank, in order.
    pub fn replies(&self) -> impl Iterator<Item = (&str, Action, u16)> {
        self.replies.iter().map(|(position, (reply, rank))| (position.as_str(), *reply, *rank))
    }

    /// The file.
    pub fn text(&self) -> String {
        let config = serde_json::to_string(&self.config).expect("configs are plain data");
        let info = Diam::INFO;
        let mut text = format!(
            "{HEADER}\ngame {} {}\nconfig {config}\n{} {}\n{RULE}\n",
            info.key,
            info.rules_rev,
            word(self.claim),
            self.seat
        );
        for (position, reply, rank) in self.replies() {
            text += &format!("{position} {reply} {rank}\n");
        }
        text + &format!("end {}\n", self.replies.len())
    }

    /// Reads a file. Whether what it says is true is for [`super::verify`] to find out.
    pub fn parse(text: &str) -> Result<Self, BadCertificate> {
        let mut lines = text.lines().enumerate();
        let mut line = |expected: &'static str| {
            lines.next().ok_or_else(|| BadCertificate { line: text.lines().count() + 1, expected })
        };
        let bad = |at: usize, expected| BadCertificate { line: at + 1, expected };
        let exactly = |(at, found): (usize, &str), expected: &'static str| {
            if found == expected { Ok(()) } else { Err(bad(at, expected)) }
        };
        exactly(line(HEADER)?, HEADER)?;
        exactly(line("game diam 1")?, "game diam 1")?;
        let (at, config) = line("config")?;
        let config = config.strip_prefix("config ").and_then(|json| serde_json::from_str(json).ok());
        let config = config.ok_or(bad(at, "\"config\" and the options as JSON"))?;
        let (at, claim) = line("winner")?;
        let (seat, claim) = read_claim(claim).ok_or(bad(at, "\"winner\" or \"holds\" and a seat"))?;
        let mut certificate = Certificate::new(config, seat, claim);
        exactly(line(RULE)?, RULE)?;
        loop {
            let (at, reply) = line("a reply, or the last line")?;
            if let Some(count) = reply.strip_prefix("end ") {
                if count != certificate.replies.len().to_string() {
                    return Err(bad(at, "the number of replies above"));
                }
                return match lines.next() {
                    None => Ok(certificate),
                    Some((at, _)) => Err(bad(at, "nothing after the last line")),
                };
            }
            let (position, action, rank) = read_reply(reply, claim)
                .ok_or(bad(at, "a position, a reply and a rank below 100, 0 if held"))?;
            if certificate.replies.insert(position.to_owned(), (action, rank)).is_some() {
                return Err(bad(at, "each position once"));
            }
        }
    }
}

fn word(claim: Claim) -> &'static str {
    match claim {
        Claim::Wins => "winner",
        Claim::Holds => "holds",
    }
}

fn read_claim(line: &str) -> Option<(Seat, Claim)> {
    let (said, seat) = line.split_once(' ')?;
    let claim = [Claim::Wins, Claim::Holds].into_iter().find(|claim| word(*claim) == said)?;
    Some((Seat::try_new(seat.parse().ok()?)?, claim))
}

fn read_reply(line: &str, claim: Claim) -> Option<(&str, Action, u16)> {
    let mut fields = line.split(' ');
    let (position, reply) = (fields.next()?, fields.next()?.parse().ok()?);
    let most = if claim == Claim::Wins { QUIET_LIMIT } else { 1 };
    let rank = fields.next()?.parse().ok().filter(|rank| usize::from(*rank) < most)?;
    fields.next().is_none().then_some((position, reply, rank))
}
